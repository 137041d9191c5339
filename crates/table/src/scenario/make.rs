//! A scenario made from a moment of a match: for bug reports, and for proofs of what was seen at a table.

use std::fmt::Write;

use crate::matches::ReplayError;
use crate::record::Entry;
use crate::{Datum, Face, Luck, Match, NullLog, Record, Value, Values, judge};

/// The scenario of a log's action number `at` (counted from 1): the position before it, the action, the luck it drew, and
/// the seats that were asked afterwards.
pub fn from_record<G: Face>(record: &Record, at: usize) -> Result<String, MakeError> {
    let acts = record.entries().iter().enumerate().filter(|(_, entry)| matches!(entry, Entry::Act { .. }));
    let (entry, act) =
        acts.clone().nth(at.wrapping_sub(1)).ok_or(MakeError::NoSuchAction { at, actions: acts.count() })?;
    let before = Match::<G>::replay_with(&record.prefix(entry), seed_of(record))?;
    let Entry::Act { seat, action, outcomes } = act else {
        return Err(MakeError::NoSuchAction { at, actions: 0 });
    };
    let state = before.state().ok_or(MakeError::NoSuchAction { at, actions: 0 })?;
    let action: G::Action =
        serde_json::from_str(action.get()).map_err(|error| MakeError::Data(error.to_string()))?;
    let words = G::words(state, *seat, &action);
    let mut luck = before.luck_at(entry as u32).replaying(outcomes.clone()).tracing();
    let after = after::<G>(state, *seat, action, &mut luck)?;
    let mut text = opening::<G>(&before, state)?;
    let _ = writeln!(text, "\n[[step]]\nseat = {seat}\ndoes = {}", quoted(&words));
    if !luck.traced().is_empty() {
        let _ = writeln!(text, "luck = {{ {} }}", forced(luck.traced()));
    }
    if let crate::Turn::Decide(seats) = G::turn(&after) {
        let asked: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
        let _ = writeln!(text, "asked = [{}]", asked.join(", "));
    }
    Ok(text)
}

/// Why no scenario comes of a log.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MakeError {
    /// The log does not replay.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// There is no such action.
    #[error("there is no action {at}: the log has {actions}")]
    NoSuchAction {
        /// The number that was asked for.
        at: usize,
        /// How many there are.
        actions: usize,
    },
    /// Something cannot be written down.
    #[error("cannot be written down: {0}")]
    Data(String),
}

fn seed_of(record: &Record) -> Option<crate::Digest32> {
    record.entries().iter().rev().find_map(|entry| match entry {
        Entry::End { seed, .. } => Some(*seed),
        _ => None,
    })
}

fn after<G: Face>(
    state: &G::State,
    seat: crate::Seat,
    action: G::Action,
    luck: &mut Luck,
) -> Result<G::State, MakeError> {
    let mut after = state.clone();
    let play =
        judge::<G>(state, seat, action).map_err(|refusal| MakeError::Data(refusal.rule.to_string()))?;
    G::apply(&mut after, play, luck, &mut NullLog);
    Ok(after)
}

fn opening<G: Face>(game: &Match<G>, state: &G::State) -> Result<String, MakeError> {
    let header = game.header().ok_or(MakeError::Data("no header".to_owned()))?;
    let options: Values = serde_json::from_value(header.options.clone()).unwrap_or_default();
    let options: Vec<String> =
        options.iter().map(|(key, value)| format!("{key} = {}", value_text(value))).collect();
    let state = serde_json::to_string(state).map_err(|error| MakeError::Data(error.to_string()))?;
    let mut text = format!(
        "title = \"A moment of a match of {}\"\ncovers = []\ngame = \"{}\"\nmode = \"{}\"\nplayers = {}\n",
        G::facts().title,
        header.game,
        header.mode,
        game.seats()
    );
    if !options.is_empty() {
        let _ = writeln!(text, "options = {{ {} }}", options.join(", "));
    }
    let _ = write!(text, "\n[position]\n\"*\" = {}\n", quoted(&state));
    Ok(text)
}

fn value_text(value: &Value) -> String {
    match value {
        Value::Name(name) => quoted(name),
        other => other.to_string(),
    }
}

fn quoted(words: &str) -> String {
    toml::Value::String(words.to_owned()).to_string()
}

/// The traced draws, gathered by name in the order of their first draw.
fn forced(traced: &[(&'static str, Datum)]) -> String {
    let mut names: Vec<&str> = Vec::new();
    for (what, _) in traced {
        if !names.contains(what) {
            names.push(what);
        }
    }
    let queue = |name: &str| {
        let results = traced.iter().filter(|(what, _)| *what == name).map(|(_, result)| toml_text(result));
        format!("{} = [{}]", quoted(name), results.collect::<Vec<_>>().join(", "))
    };
    names.into_iter().map(queue).collect::<Vec<_>>().join(", ")
}

fn toml_text(datum: &Datum) -> String {
    match datum {
        Datum::Text(words) => quoted(words),
        Datum::List(items) => format!("[{}]", items.iter().map(toml_text).collect::<Vec<_>>().join(", ")),
        Datum::Table(rows) => {
            let rows = rows.iter().filter(|(_, value)| *value != Datum::Nothing);
            let rows: Vec<String> =
                rows.map(|(key, value)| format!("{} = {}", quoted(key), toml_text(value))).collect();
            format!("{{ {} }}", rows.join(", "))
        }
        other => other.to_string(),
    }
}
