//! Undercroft: an open table for dungeon board games.

mod arguments;
mod commands;
mod failure;
mod help;
mod logfile;
mod output;
mod packs;
mod setup;
mod terminal;
mod voice;

use std::process::ExitCode;

use clap::FromArgMatches;

use arguments::{Arguments, Command};
use voice::Voice;

/// The server makes many small messages.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let voice = Voice::from_environment(std::env::args());
    let matches = match help::translated(&voice).try_get_matches() {
        Ok(matches) => matches,
        Err(error) => error.exit(),
    };
    let arguments = match Arguments::from_arg_matches(&matches) {
        Ok(arguments) => arguments,
        Err(error) => error.exit(),
    };
    let spoken = arguments.lang.as_deref().map_or(Ok(()), voice::check);
    let done = spoken
        .and_then(|()| packs::install(&arguments.content))
        .and_then(|()| run(arguments.command, &voice));
    match done {
        Ok(code) => code,
        Err(failure) => failure.report(&voice),
    }
}

fn run(command: Command, voice: &Voice) -> Result<ExitCode, failure::Failure> {
    match command {
        Command::Games(arguments) => commands::games::run(&arguments, voice),
        Command::Play(arguments) => commands::play::run(&arguments, voice),
        Command::Sim(arguments) => commands::sim::run(&arguments, voice),
        Command::Arena(arguments) => commands::arena::run(&arguments, voice),
        Command::Replay(arguments) => commands::replay::run(&arguments, voice),
        Command::Verify(arguments) => commands::verify::run(&arguments, voice),
        Command::Scenario { command } => commands::scenario::run(&command, voice),
        Command::Rules { command } => commands::rules::run(&command, voice),
        Command::Bench(arguments) => commands::bench::run(&arguments, voice),
        Command::Serve(arguments) => commands::serve::run(&arguments, voice),
        Command::Completions(arguments) => commands::completions::run(&arguments),
    }
}
