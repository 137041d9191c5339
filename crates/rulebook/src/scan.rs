//! Reads the workspace's Rust sources for citations, token by token.
//!
//! Comments, strings and documentation cannot be mistaken for a citation, and a citation inside another macro's
//! arguments is found. What only exists in tests does not count: items under `#[cfg(test)]` or `#[test]`, the files of
//! modules declared so, and folders called `tests` or `benches`.
//!
//! What is not promised: nothing is expanded, so that a citation that a macro's definition holds counts once, where it
//! is written, and features are not evaluated, so that code behind any feature counts.

mod attributes;
mod tokens;

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use crate::{citations::Citation, files, id::RuleId};
use tokens::{Found, Mention, TestModule};

/// Folders that hold tests and measurements only.
const TEST_FOLDERS: [&str; 2] = ["tests", "benches"];

/// Why the sources could not be read for citations.
#[derive(Debug, thiserror::Error)]
pub enum ScanError {
    /// A file or folder cannot be read.
    #[error("{}: {source}", path.display())]
    Unreadable {
        /// The file or folder.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A file is not Rust.
    #[error("{file}:{line}: {reason}")]
    NotRust {
        /// The file, from the root on.
        file: String,
        /// The line, counted from one.
        line: usize,
        /// What the lexer said.
        reason: String,
    },
    /// A citation names no rule; it stands where the compiler did not see it.
    #[error("{file}:{line}: unknown rule id {id:?}")]
    UnknownRule {
        /// The file, from the root on.
        file: String,
        /// The line, counted from one.
        line: usize,
        /// What was cited.
        id: String,
    },
}

/// All citations in `crates/*/src/**/*.rs` below the workspace's root, in the order of files and lines.
///
/// # Errors
/// When a source cannot be read, is not Rust, or cites a rule that is none.
pub fn scan_workspace(root: &Path) -> Result<Vec<Citation>, ScanError> {
    let mut citations = Vec::new();
    let mut only_tests = Vec::new();
    for path in sources(root)? {
        let file = files::relative(root, &path);
        let text = fs::read_to_string(&path).map_err(|source| ScanError::Unreadable { path, source })?;
        let found = read(&file, &text)?;
        only_tests.extend(found.test_modules.iter().map(|module| module_path(&file, module)));
        citations.extend(cite(&file, found.mentions)?);
    }
    citations.retain(|citation| !only_tests.iter().any(|module| belongs_to(&citation.file, module)));
    citations.sort_by(|left, right| (&left.file, left.line).cmp(&(&right.file, right.line)));
    Ok(citations)
}

/// All citations of one source text; `file` is its name from the root on.
///
/// # Errors
/// When the text is not Rust, or cites a rule that is none.
pub fn scan_source(file: &str, text: &str) -> Result<Vec<Citation>, ScanError> {
    cite(file, read(file, text)?.mentions)
}

fn sources(root: &Path) -> Result<Vec<PathBuf>, ScanError> {
    let crates = root.join("crates");
    let unreadable = |path: &Path, source| ScanError::Unreadable { path: path.to_owned(), source };
    let mut found = Vec::new();
    for entry in fs::read_dir(&crates).map_err(|error| unreadable(&crates, error))? {
        let folder = entry.map_err(|error| unreadable(&crates, error))?.path().join("src");
        found.extend(files::walk(&folder).map_err(|error| unreadable(&folder, error))?);
    }
    found.retain(|path| is_source(&files::relative(root, path)));
    found.sort();
    Ok(found)
}

fn is_source(file: &str) -> bool {
    // The crate's own folder may be called anything: only what is below `src` tells.
    let below_src = file.split('/').skip(3);
    file.ends_with(".rs") && !below_src.into_iter().any(|part| TEST_FOLDERS.contains(&part))
}

fn read(file: &str, text: &str) -> Result<Found, ScanError> {
    let found =
        tokens::read(text).map_err(|(line, reason)| ScanError::NotRust { file: file.into(), line, reason });
    // Spans would otherwise pile up for all files ever read by this thread.
    proc_macro2::extra::invalidate_current_thread_spans();
    found
}

fn cite(file: &str, mentions: Vec<Mention>) -> Result<Vec<Citation>, ScanError> {
    mentions.into_iter().map(|mention| citation(file, mention)).collect()
}

fn citation(file: &str, mention: Mention) -> Result<Citation, ScanError> {
    let Mention { id, line, function } = mention;
    match RuleId::find(&id) {
        Some(rule) => Ok(Citation { rule, file: file.into(), line: line as u32, function }),
        None => Err(ScanError::UnknownRule { file: file.into(), line, id }),
    }
}

/// The path of a module's file without its ending, which is also the folder of its submodules.
fn module_path(file: &str, module: &TestModule) -> String {
    let (folder, name) = file.rsplit_once('/').unwrap_or(("", file));
    let stem = name.strip_suffix(".rs").unwrap_or(name);
    if let Some(path) = &module.path {
        return format!("{folder}/{}", path.strip_suffix(".rs").unwrap_or(path));
    }
    let own = if ["lib", "main", "mod"].contains(&stem) { vec![folder] } else { vec![folder, stem] };
    own.into_iter().chain(module.inside.iter().map(String::as_str)).collect::<Vec<_>>().join("/")
}

fn belongs_to(file: &str, module: &str) -> bool {
    file.strip_prefix(module).is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
}
