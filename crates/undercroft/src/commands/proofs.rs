//! What proves a rule: scenarios, run here and now, and tests that left evidence when they last ran on these very sources.

use std::path::{Path, PathBuf};

use rulebook::{Citation, Evidence, Proofs};

use super::scenario::{Ran, run_text};
use crate::failure::Failure;

include!(concat!(env!("OUT_DIR"), "/scenarios.rs"));

/// Where the code cites rules, as it was when the program was built.
pub fn citations() -> Result<Vec<Citation>, Failure> {
    Ok(rulebook::citations::read_table(include_str!(concat!(env!("OUT_DIR"), "/citations.json")))?)
}

/// The evidence there is: from scenarios run now, and from the tests' last run in this checkout.
pub fn gather() -> Result<Proofs, Failure> {
    let root = checkout();
    let fingerprint = match &root {
        Some(root) => rulebook::fingerprint(root).map_err(|error| Failure::file(root, error))?,
        None => "embedded".to_owned(),
    };
    let scenarios = run_scenarios(root.as_deref())?;
    let mut proofs = match &root {
        Some(root) => read_proofs(&root.join("target/proofs"), &fingerprint)?,
        None => Proofs::default(),
    };
    let passed = scenarios.into_iter().filter(|ran| ran.passed && !ran.covers.is_empty());
    proofs.current.extend(passed.map(|ran| evidence(ran, &fingerprint)));
    Ok(proofs)
}

fn read_proofs(folder: &Path, fingerprint: &str) -> Result<Proofs, Failure> {
    match folder.is_dir() {
        true => Proofs::read(folder, fingerprint).map_err(|error| Failure::file(folder, error)),
        false => Ok(Proofs::default()),
    }
}

fn evidence(ran: Ran, fingerprint: &str) -> Evidence {
    Evidence { rules: ran.covers, test: ran.title, place: ran.file, fingerprint: fingerprint.to_owned() }
}

/// Runs every scenario: those of the checkout we stand in, or else those the program was built with.
pub fn run_scenarios(root: Option<&Path>) -> Result<Vec<Ran>, Failure> {
    std::panic::set_hook(Box::new(|_| {}));
    let ran = match root {
        None => Ok(EMBEDDED.iter().map(|(file, text)| run_text(file, text)).collect()),
        Some(root) => run_folder(root),
    };
    let _ = std::panic::take_hook();
    ran
}

fn run_folder(root: &Path) -> Result<Vec<Ran>, Failure> {
    let folder = root.join("scenarios");
    let files = table::scenario::files(&folder).map_err(|error| Failure::file(&folder, error))?;
    let run = |file: PathBuf| {
        let text = std::fs::read_to_string(&file).map_err(|error| Failure::file(&file, error))?;
        let name = file.strip_prefix(root).unwrap_or(&file).display().to_string();
        Ok(run_text(&name, &text))
    };
    files.into_iter().map(run).collect()
}

/// The scenarios that cover a rule, by file and title, without running them.
pub fn covering(rule: rulebook::RuleId) -> Vec<(&'static str, String)> {
    let read = |(file, text): &(&'static str, &'static str)| {
        let scenario = table::scenario::Scenario::read(text).ok()?;
        scenario.covers.contains(&rule).then_some((*file, scenario.title))
    };
    EMBEDDED.iter().filter_map(read).collect()
}

/// The checkout of the project that we stand in, if we do.
fn checkout() -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    let is_root = |folder: &&Path| {
        ["rules", "scenarios", "crates/undercroft"].iter().all(|part| folder.join(part).is_dir())
    };
    here.ancestors().find(is_root).map(Path::to_owned)
}
