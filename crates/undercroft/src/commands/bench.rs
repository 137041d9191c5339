//! `undercroft bench`: random play as fast as each game allows, on one core.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use serde::Serialize;
use shelf::{Boxed, Pace};
use table::Text;

use crate::arguments::Bench;
use crate::failure::Failure;
use crate::out;
use crate::setup;
use crate::voice::Voice;

#[derive(Serialize)]
struct Row {
    game: &'static str,
    mode: String,
    players: usize,
    views: bool,
    games: u64,
    steps: u64,
    seconds: f64,
    steps_per_s: f64,
}

/// Measures one game, or all of them.
pub fn run(arguments: &Bench, voice: &Voice) -> Result<ExitCode, Failure> {
    if let Some(id) = &arguments.game {
        let row = measure(setup::game(id)?, arguments, voice)?;
        match arguments.json {
            true => out!("{}", serde_json::to_string_pretty(&row)?),
            false => print(&row, voice),
        }
        return Ok(ExitCode::SUCCESS);
    }
    let mut rows = Vec::new();
    for boxed in shelf::games() {
        let row = measure(boxed, arguments, voice)?;
        if !arguments.json {
            print(&row, voice);
        }
        rows.push(row);
    }
    if arguments.json {
        out!("{}", serde_json::to_string_pretty(&rows)?);
    }
    Ok(ExitCode::SUCCESS)
}

fn measure(boxed: &Boxed, arguments: &Bench, voice: &Voice) -> Result<Row, Failure> {
    let schema = boxed.game.schema();
    let players = setup::players(&schema, &arguments.choice, "random", "random")?;
    let setup = setup::setup(&arguments.choice, &schema, &players, setup::seed_from(1), voice)?;
    let mode = schema.mode(arguments.choice.mode.as_deref()).map_or("", |mode| mode.name).to_owned();
    let limit = Duration::from_secs(arguments.seconds);
    let begun = Instant::now();
    let mut enough = |games: u64| match arguments.games {
        Some(most) => games >= most,
        // The clock is looked at now and then: it is slow beside a match of tic-tac-toe.
        None => games.is_multiple_of(clock_every(games)) && begun.elapsed() >= limit,
    };
    let (games, steps) =
        (boxed.playouts)(&setup, Pace { seed: 1, views: arguments.views, enough: &mut enough })?;
    let seconds = begun.elapsed().as_secs_f64();
    let steps_per_s = steps as f64 / seconds.max(f64::MIN_POSITIVE);
    Ok(Row {
        game: boxed.id(),
        mode,
        players: players.len(),
        views: arguments.views,
        games,
        steps,
        seconds,
        steps_per_s,
    })
}

/// Rarely once many matches were played, at every match before that.
fn clock_every(games: u64) -> u64 {
    if games < 1000 { 1 } else { 64 }
}

fn print(row: &Row, voice: &Voice) {
    let text = Text::new("bench-row")
        .with("game", row.game)
        .with("mode", row.mode.as_str())
        .with("players", row.players)
        .with("games", row.games as i64)
        .with("rate", voice.tongue().number(row.steps_per_s, 0));
    out!("{}", voice.say(&text));
}
