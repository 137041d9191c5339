//! `undercroft games`: what can be played.

use std::process::ExitCode;

use serde::Serialize;
use table::{Facts, Schema, Text};

use crate::arguments::Games;
use crate::failure::Failure;
use crate::out;
use crate::voice::Voice;

#[derive(Serialize)]
struct Row {
    #[serde(flatten)]
    facts: &'static Facts,
    schema: Schema,
}

/// Lists the games with their modes and options.
pub fn run(arguments: &Games, voice: &Voice) -> Result<ExitCode, Failure> {
    let rows =
        shelf::games().iter().map(|boxed| Row { facts: boxed.game.facts(), schema: boxed.game.schema() });
    if arguments.json {
        out!("{}", serde_json::to_string_pretty(&rows.collect::<Vec<_>>())?);
        return Ok(ExitCode::SUCCESS);
    }
    for row in rows {
        let (min, max) = row.facts.seats;
        let players = voice.say(&Text::new("games-players").with("min", min).with("max", max));
        out!("{} ({}) · {players}", row.facts.id, row.facts.title);
        out!("    {}", voice.say(&row.facts.about()));
        for mode in &row.schema.modes {
            out!("    --mode {:<24} {}", mode.name, voice.say(&mode.title));
        }
        for field in &row.schema.fields {
            out!("    --option {}={:<16} {}", field.key, field.default, voice.say(&field.help));
        }
    }
    Ok(ExitCode::SUCCESS)
}
