//! The fingerprint of everything that a test's outcome depends on.

use std::{fs, io, path::Path};

use sha2::{Digest, Sha256};

use crate::files;

/// The folders and files that count: engine sources and their tests, rules, scenarios, content, and the exact
/// versions of libraries.
const COUNTED: [&str; 6] = ["crates", "rules", "scenarios", "content", "Cargo.toml", "Cargo.lock"];

/// A SHA-256, in hexadecimal, over the names and contents of all files that count below the workspace's root. It is
/// the same on every machine, and another as soon as one byte of one file is another.
///
/// # Errors
/// When a file cannot be read.
pub fn fingerprint(root: &Path) -> io::Result<String> {
    let mut hash = Sha256::new();
    for counted in COUNTED {
        let path = root.join(counted);
        let files = if path.is_file() { vec![path] } else { files::walk(&path)? };
        for file in files {
            add(&mut hash, files::relative(root, &file).as_bytes());
            add(&mut hash, &fs::read(&file)?);
        }
    }
    Ok(hex::encode(hash.finalize()))
}

/// The length first, so that no two lists of files read the same.
fn add(hash: &mut Sha256, bytes: &[u8]) {
    hash.update((bytes.len() as u64).to_le_bytes());
    hash.update(bytes);
}
