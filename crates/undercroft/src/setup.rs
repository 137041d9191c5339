//! From what was typed to a match's set-up.

use std::io::Read;

use shelf::Boxed;
use table::matches::Setup;
use table::{Controller, Digest32, Schema, Sitter, Text, Values};

use crate::arguments::MatchChoice;
use crate::failure::Failure;
use crate::voice::Voice;

/// The word for a person at this terminal.
pub const PERSON: &str = "me";

/// More threads than any machine has cores; systems refuse to start many more.
const MOST_THREADS: usize = 256;

/// The game with this name, or a failure that lists those there are.
pub fn game(id: &str) -> Result<&'static Boxed, Failure> {
    shelf::find(id).ok_or_else(|| Failure::no_such_game(id))
}

/// The single choices that were typed as `key=value`.
pub fn values(schema: &Schema, typed: &[String]) -> Result<Values, Failure> {
    let pair = |text: &String| match text.split_once('=') {
        Some((key, value)) => Ok((key.trim().to_owned(), schema.read(key.trim(), value.trim()))),
        None => Err(Failure::new(Text::new("failure-not-an-option").with("typed", text.as_str()))),
    };
    typed.iter().map(pair).collect()
}

/// Who plays: as typed, or else `first` and `others` on as many seats as asked for or needed.
pub fn players(
    schema: &Schema,
    choice: &MatchChoice,
    first: &str,
    others: &str,
) -> Result<Vec<String>, Failure> {
    let fewest = schema.mode(choice.mode.as_deref()).map_or(1, |mode| mode.seats.0);
    let wanted = choice.seats.unwrap_or(fewest.max(choice.players.len()));
    if !(1..=table::MAX_SEATS).contains(&wanted) || choice.players.len() > wanted {
        let text = Text::new("failure-seats").with("seats", wanted).with("players", choice.players.len());
        return Err(Failure::new(text));
    }
    let mut names = choice.players.clone();
    while names.len() < wanted {
        names.push(if names.is_empty() { first } else { others }.to_owned());
    }
    for name in &names {
        if name != PERSON && !bots::is_player(name) {
            let known = format!("{PERSON}, {}", bots::known());
            return Err(Failure::new(
                Text::new("failure-no-such-player").with("player", name.as_str()).with("known", known),
            ));
        }
    }
    Ok(names)
}

/// A set-up for these players.
pub fn setup(
    choice: &MatchChoice,
    schema: &Schema,
    names: &[String],
    seed: Digest32,
    voice: &Voice,
) -> Result<Setup, Failure> {
    let sitter = |(index, name): (usize, &String)| {
        let person = name == PERSON;
        let controller = if person { Controller::Person } else { Controller::Bot(name.clone()) };
        let key = if person { "play-person" } else { "play-bot" };
        let name = voice.say(&Text::new(key).with("number", index + 1).with("bot", name.as_str()));
        Sitter { name, controller }
    };
    Ok(Setup {
        mode: choice.mode.clone(),
        chosen: values(schema, &choice.options)?,
        seats: names.iter().enumerate().map(sitter).collect(),
        seed,
        open: true,
    })
}

/// How many threads to work with: as typed, as far as that makes sense, or else one a core.
pub fn threads(typed: Option<usize>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    typed.unwrap_or_else(cores).clamp(1, MOST_THREADS)
}

/// A seed from a number that somebody typed.
pub fn seed_from(number: u64) -> Digest32 {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Digest32(bytes)
}

/// A seed that nobody can guess, from the system.
pub fn fresh_seed() -> Result<Digest32, Failure> {
    let mut bytes = [0; 32];
    std::fs::File::open("/dev/urandom").and_then(|mut random| random.read_exact(&mut bytes))?;
    Ok(Digest32(bytes))
}
