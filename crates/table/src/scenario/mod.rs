//! Scenarios: small text files that a rules lawyer can read and write. A position, moves, and what must happen.
//!
//! [`file`](mod@file) is the format, [`run`] the strict runner, [`make`] turns a moment of a match into a file. The format is
//! documented for people in `docs/scenarios.md`.

mod check;
pub mod file;
pub mod make;
mod runner;

use std::path::{Path, PathBuf};

use crate::Face;

pub use file::{Scenario, ScenarioError};
pub use runner::run;

/// Every scenario file below a folder, or the file itself, sorted by path. Playthroughs and notes are no scenarios.
pub fn files(path: &Path) -> std::io::Result<Vec<PathBuf>> {
    if path.is_file() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    for entry in std::fs::read_dir(path)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Runs every scenario below a folder, for a game's tests.
///
/// # Panics
/// When the folder cannot be read or holds no scenario, or when a scenario fails; the message names each file, line and
/// reason.
pub fn assert_folder<G: Face>(folder: &Path) {
    let files = match files(folder) {
        Ok(files) => files,
        Err(error) => panic!("{}: {error}", folder.display()),
    };
    assert!(!files.is_empty(), "no scenario in {}", folder.display());
    let failures: Vec<String> = files.iter().filter_map(|file| run_file::<G>(file).err()).collect();
    assert!(
        failures.is_empty(),
        "{} of {} scenarios failed:\n{}",
        failures.len(),
        files.len(),
        failures.join("\n")
    );
}

fn run_file<G: Face>(file: &Path) -> Result<(), String> {
    let named = |error: String| format!("{}:{error}", file.display());
    let text = std::fs::read_to_string(file).map_err(|error| named(error.to_string()))?;
    let scenario = Scenario::read(&text).map_err(|error| named(error.to_string()))?;
    run::<G>(&scenario).map_err(|error| named(error.to_string()))
}
