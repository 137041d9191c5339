//! `cargo xtask run | test | python | bench`: everything a fresh machine needs, in one word.

mod page;
mod python;
mod tools;

use std::process::ExitCode;

use tools::{cargo, program, root};

const USAGE: &str = "usage: cargo xtask run [ARGUMENTS…] | test | python | bench [ARGUMENTS…]";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let task = arguments.next().unwrap_or_default();
    let rest: Vec<String> = arguments.collect();
    let done = match task.as_str() {
        "run" => run(&rest),
        "test" => test(),
        "python" => python::test(),
        "bench" => bench(&rest),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the page and the program and runs it: without arguments it serves the page on this machine.
fn run(arguments: &[String]) -> Result<(), String> {
    let mut words = vec!["run", "--release", "--quiet", "--package", "undercroft", "--"];
    match arguments.is_empty() {
        true => words.push("serve"),
        false => words.extend(arguments.iter().map(String::as_str)),
    }
    if words.contains(&"serve") {
        page::build()?;
    }
    cargo(&words, &[])
}

/// Format, lints, all tests, all scenarios, the documentation, the Python package, the page in a real browser. Tests leave evidence of
/// the rules they prove; a failed run leaves none.
fn test() -> Result<(), String> {
    let proofs = root().join("target/proofs");
    let _ = std::fs::remove_dir_all(&proofs);
    cargo(&["fmt", "--all", "--check"], &[])?;
    page::build()?; // before the program that it becomes part of
    cargo(&["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"], &[])?;
    let fingerprint = rulebook::fingerprint(&root()).map_err(|error| error.to_string())?;
    let evidence = [
        (rulebook::evidence::PROOFS, proofs.display().to_string()),
        (rulebook::evidence::FINGERPRINT, fingerprint),
    ];
    if let Err(why) = cargo(&["test", "--workspace"], &evidence) {
        let _ = std::fs::remove_dir_all(&proofs);
        return Err(why);
    }
    // The program that the tests were built with: building it alone would build all games once more.
    let program = program()?;
    tools::run(&program, &["scenario", "run", "scenarios"], &root(), &[])?;
    tools::run(&program, &["rules", "coverage"], &root(), &[])?;
    // A crate's front page may point into its own modules: those who read the source follow it there.
    let doc_lints = "--deny warnings --allow rustdoc::private-intra-doc-links".to_owned();
    cargo(&["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", doc_lints)])?;
    python::test()?;
    page::test()
}

/// Random play of every game on one core; the peers beside us are in `benches/peers`.
fn bench(arguments: &[String]) -> Result<(), String> {
    let mut words = vec!["run", "--profile", "bench", "--quiet", "--package", "undercroft", "--", "bench"];
    words.extend(arguments.iter().map(String::as_str));
    cargo(&words, &[])
}
