//! The page: built with Node, tested in a real browser.

use std::path::Path;

use crate::tools::{debian, program, root, run};

/// Builds the page into `web/dist`, where the program picks it up.
pub fn build() -> Result<(), String> {
    install()?;
    npm(&["run", "build"], &[])
}

/// Once built: checks types, runs the page's own tests, and plays in Chromium against the program that the tests were built with.
pub fn test() -> Result<(), String> {
    npm(&["run", "check"], &[])?;
    npm(&["run", "test"], &[])?;
    let browser = chromium()?;
    npm(&["run", "e2e"], &[("UNDERCROFT_BIN", program()?), ("CHROMIUM", browser)])
}

/// Installs what the lock file names, unless it is there already. Not `npm ci`: it refuses lock files without the packages of other
/// platforms.
fn install() -> Result<(), String> {
    let lock =
        std::fs::read(root().join("web/package-lock.json")).map_err(|error| format!("web: {error}"))?;
    let mark = root().join("web/node_modules/.undercroft-lock");
    if std::fs::read(&mark).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    npm(&["install", "--no-save", "--no-audit", "--no-fund"], &[])
        .map_err(|why| format!("{why} (Node 20 or newer is needed)"))?;
    std::fs::write(mark, lock).map_err(|error| format!("web: {error}"))
}

fn npm(arguments: &[&str], variables: &[(&str, String)]) -> Result<(), String> {
    run("npm", arguments, &root().join("web"), variables)
}

/// Debian's browser, installed where it is missing and we may.
fn chromium() -> Result<String, String> {
    let known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
    let found = || known.into_iter().find(|path| Path::new(path).exists()).map(str::to_owned);
    if let Some(browser) = found() {
        return Ok(browser);
    }
    debian(&["chromium"])?;
    found().ok_or_else(|| "no Chromium to test the page in: install the package `chromium`".to_owned())
}
