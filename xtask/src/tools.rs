//! Other programs, and where we are.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// The workspace's folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The folder that cargo builds into.
pub fn target() -> Result<PathBuf, String> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    std::fs::create_dir_all(&target).map_err(|error| format!("{}: {error}", target.display()))?;
    target.canonicalize().map_err(|error| format!("{}: {error}", target.display()))
}

/// The program as the tests were built with it.
pub fn program() -> Result<String, String> {
    Ok(target()?.join("debug/undercroft").display().to_string())
}

/// Runs cargo in the workspace's folder.
pub fn cargo(arguments: &[&str], variables: &[(&str, String)]) -> Result<(), String> {
    let program = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    run(&program, arguments, &root(), variables)
}

/// Installs Debian's packages, where we may.
pub fn debian(packages: &[&str]) -> Result<(), String> {
    run("apt-get", &["update", "--quiet", "--quiet"], &root(), &[])?;
    run("apt-get", &[&["install", "--yes", "--quiet", "--quiet"], packages].concat(), &root(), &[])
}

/// Runs a program in a folder and says how long it took; its failure says what was run.
pub fn run(
    program: &str,
    arguments: &[&str],
    folder: &Path,
    variables: &[(&str, String)],
) -> Result<(), String> {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(folder);
    command.envs(variables.iter().map(|(name, value)| (name, value)));
    let begun = Instant::now();
    let status = command.status().map_err(|error| format!("{program} does not start: {error}"))?;
    match status.success() {
        true => {
            let words = arguments.iter().take(2).copied().collect::<Vec<_>>().join(" ");
            eprintln!("xtask: {program} {words}: {} s", begun.elapsed().as_secs());
            Ok(())
        }
        false => Err(format!("{program} {} failed", arguments.join(" "))),
    }
}
