//! The Python package: built by maturin, installed into a fresh virtual environment, tested there with PettingZoo's own tests.

use std::path::Path;
use std::process::Command;

use crate::tools::{debian, root, run, target};

/// The oldest Python that the package runs with.
const OLDEST: (u32, u32) = (3, 10);

/// Builds the wheel, installs it where nothing else is, and tests it. Python's libraries ask other features of what both need, so that
/// little of what the workspace compiled is used again.
pub fn test() -> Result<(), String> {
    let python = find()?;
    let target = target()?;
    let home = target.join("python");
    let wheels = home.join("wheels");
    for old in [&wheels, &home.join("fresh")] {
        if old.exists() {
            std::fs::remove_dir_all(old).map_err(|error| format!("{}: {error}", old.display()))?;
        }
    }
    let package = root().join("python");
    let maturin = tools(&python, &home, &package)?;
    let words = ["build", "--profile", "dev", "--out"];
    let variables = [("CARGO_TARGET_DIR", target.display().to_string())];
    run(&maturin, &[&words[..], &[&wheels.display().to_string()]].concat(), &package, &variables)?;
    let fresh = environment(&python, &home.join("fresh"))?;
    let wheel = only_file(&wheels)?;
    let pins = package.join("tests/requirements.txt").display().to_string();
    run(&fresh, &["-m", "pip", "install", "--quiet", "--requirement", &pins, &wheel], &package, &[])?;
    // Not from the package's own folder: its sources must not stand in for what was installed.
    let tests = package.join("tests").display().to_string();
    run(&fresh, &["-m", "pytest", "--quiet", "-p", "no:cacheprovider", &tests], &home, &[])
}

/// maturin, kept between runs as long as its version is the one that is asked for.
fn tools(python: &str, home: &Path, package: &Path) -> Result<String, String> {
    let folder = home.join("tools");
    let wanted = std::fs::read(package.join("build-requirements.txt"))
        .map_err(|error| format!("python/build-requirements.txt: {error}"))?;
    let mark = folder.join("installed");
    if !std::fs::read(&mark).is_ok_and(|installed| installed == wanted) {
        let tools = environment(python, &folder)?;
        let words = ["-m", "pip", "install", "--quiet", "--requirement", "build-requirements.txt"];
        run(&tools, &words, package, &[])?;
        std::fs::write(&mark, wanted).map_err(|error| format!("{}: {error}", mark.display()))?;
    }
    Ok(folder.join("bin/maturin").display().to_string())
}

/// A new virtual environment; returns its Python.
fn environment(python: &str, folder: &Path) -> Result<String, String> {
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    run(python, &["-m", "venv", "--clear", &folder.display().to_string()], &root(), &[])?;
    Ok(folder.join("bin/python").display().to_string())
}

/// A Python that is new enough and makes environments; Debian's, where there is none and we may install it.
fn find() -> Result<String, String> {
    if let Err(missing) = look() {
        debian(&["python3", "python3-venv"]).map_err(|why| format!("{missing} ({why})"))?;
    }
    look()
}

/// `python3`, or what is wrong with it.
fn look() -> Result<String, String> {
    let missing = |found: &str| {
        let (major, minor) = OLDEST;
        format!("the Python package needs Python {major}.{minor} or newer with venv; {found}")
    };
    let ask = "import sys, ensurepip; print(*sys.version_info[:2])";
    let asked = Command::new("python3").args(["-c", ask]).output();
    let said = asked.map_err(|error| missing(&format!("python3 does not start: {error}")))?;
    let version = String::from_utf8_lossy(&said.stdout).trim().to_owned();
    let numbers: Vec<u32> = version.split(' ').filter_map(|number| number.parse().ok()).collect();
    match numbers[..] {
        [major, minor] if (major, minor) >= OLDEST => Ok("python3".to_owned()),
        [] => Err(missing("python3 has no ensurepip")),
        _ => Err(missing(&format!("python3 is {}", version.replace(' ', ".")))),
    }
}

fn only_file(folder: &Path) -> Result<String, String> {
    let mut files = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    match files.next() {
        Some(Ok(file)) => Ok(file.path().display().to_string()),
        _ => Err(format!("{}: maturin left no wheel", folder.display())),
    }
}
