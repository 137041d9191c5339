//! `undercroft replay`: a match from its log, entry by entry.

use std::process::ExitCode;

use serde::Serialize;
use table::{AnyMatch, Entry, Outcome, Record, Say, Seat, Text, Viewer};

use crate::arguments::Replay;
use crate::failure::Failure;
use crate::logfile;
use crate::out;
use crate::voice::Voice;

#[derive(Serialize)]
struct Summary {
    game: &'static str,
    entries: usize,
    actions: usize,
    finished: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Outcome>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cut_short_at_line: Option<usize>,
}

/// Replays a log to its end, or to an entry, and prints what happened.
pub fn run(arguments: &Replay, voice: &Voice) -> Result<ExitCode, Failure> {
    let logfile::Log { record, torn, .. } = logfile::read(&arguments.file)?;
    let boxed = logfile::game_of(&arguments.file, &record)?;
    let record = record.prefix(arguments.to.map_or(usize::MAX, |entry| entry.saturating_add(1)));
    let seed = seed_of(&record, &arguments.file)?;
    let game = boxed.game.replay(&record, seed).map_err(|error| Failure::file(&arguments.file, error))?;
    if arguments.json {
        let summary = Summary {
            game: boxed.id(),
            entries: record.entries().len(),
            actions: game.actions(),
            finished: game.outcome().is_some(),
            outcome: game.outcome(),
            cut_short_at_line: torn,
        };
        out!("{}", serde_json::to_string_pretty(&summary)?);
        return Ok(ExitCode::SUCCESS);
    }
    let viewer = viewer(arguments.seat, game.seats())?;
    print(game.as_ref(), viewer, voice);
    if let Some(line) = torn {
        out!("{}", voice.say(&Text::new("replay-cut-short").with("line", line)));
    }
    Ok(ExitCode::SUCCESS)
}

/// A prefix of a finished sealed match has lost its end, and with it the seed: it is taken from the whole log.
fn seed_of(prefix: &Record, file: &std::path::Path) -> Result<Option<table::Digest32>, Failure> {
    let shown = |record: &Record| {
        record.entries().iter().rev().find_map(|entry| match entry {
            Entry::End { seed, .. } => Some(*seed),
            _ => None,
        })
    };
    match shown(prefix) {
        Some(seed) => Ok(Some(seed)),
        None => Ok(shown(&logfile::read(file)?.record)),
    }
}

fn viewer(seat: Option<usize>, seats: usize) -> Result<Viewer, Failure> {
    match seat {
        None => Ok(Viewer::Spectator),
        Some(number) if (1..=seats).contains(&number) => Ok(Viewer::Seat(Seat::new(number - 1))),
        Some(number) => {
            Err(Failure::new(Text::new("failure-no-such-seat").with("seat", number).with("seats", seats)))
        }
    }
}

fn print(game: &dyn AnyMatch, viewer: Viewer, voice: &Voice) {
    let names =
        game.record().header().map(|header| header.seats.iter().map(|sitter| sitter.name.clone()).collect());
    let tongue = voice.at_table(names.unwrap_or_default());
    for (entry, text) in game.told(0..u32::MAX, viewer) {
        out!("{entry:>4}  {}", tongue.say(&text));
    }
    out!("\n{}", game.draw(viewer, &tongue));
    match game.outcome() {
        Some(outcome) => print_outcome(&outcome, &tongue),
        None => out!("{}", tongue.say(&Text::new("replay-unfinished").with("actions", game.actions()))),
    }
}

/// Prints where every seat stands.
pub fn print_outcome(outcome: &Outcome, say: &dyn Say) {
    for line in outcome_lines(outcome, say) {
        out!("{line}");
    }
}

/// Where every seat stands, a line each.
pub fn outcome_lines(outcome: &Outcome, say: &dyn Say) -> Vec<String> {
    let together = outcome.together.map(|verdict| match verdict {
        table::Verdict::Won => say.say(&Text::new("outcome-won-together")),
        table::Verdict::Lost => say.say(&Text::new("outcome-lost-together")),
    });
    let standing = |(seat, standing): (Seat, &table::Standing)| {
        let text = Text::new("outcome-standing").with("seat", seat).with("rank", standing.rank);
        say.say(&text.with("score", standing.score))
    };
    together.into_iter().chain(outcome.standings.iter().map(standing)).collect()
}
