//! Walking folders in an order that is the same on every machine.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Folders whose content is made, not written.
const MADE: [&str; 3] = ["target", "node_modules", "dist"];

/// All files below a folder in the order of their paths; hidden and made ones left out. A folder that is not there
/// has no files.
pub(crate) fn walk(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if folder.is_dir() {
        collect(folder, &mut found)?;
    }
    found.sort();
    Ok(found)
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with('.') || (path.is_dir() && MADE.contains(&name.as_ref())) {
            continue;
        }
        if path.is_dir() {
            collect(&path, found)?;
        } else {
            found.push(path);
        }
    }
    Ok(())
}

/// A file's name from the root on, with forward slashes.
pub(crate) fn relative(root: &Path, path: &Path) -> String {
    let path = path.strip_prefix(root).unwrap_or(path);
    let parts: Vec<_> = path.components().map(|part| part.as_os_str().to_string_lossy()).collect();
    parts.join("/")
}
