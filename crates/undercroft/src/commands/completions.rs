//! `undercroft completions`: what a shell needs to complete our commands.

use std::process::ExitCode;

use clap::CommandFactory;

use crate::arguments::{Arguments, Completions};
use crate::failure::Failure;
use crate::output;

/// Prints the completions of a shell.
pub fn run(arguments: &Completions) -> Result<ExitCode, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut Arguments::command(), "undercroft", &mut script);
    output::bytes(&script);
    Ok(ExitCode::SUCCESS)
}
