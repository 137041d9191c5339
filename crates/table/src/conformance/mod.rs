//! The suite that every game passes, in every mode and for every number of seats.
//!
//! Each law is a function that follows a random match and compares. A breach names the law, the setting and the step, so that
//! it can be played again.

mod laws;
mod walk;

use crate::{Face, FieldKind, Schema, Value, Values};

pub use laws::Law;
use walk::Walk;

/// What is tried: a mode, a number of seats, a seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    /// The name of the mode.
    pub mode: String,
    /// Single choices on top of the mode.
    pub chosen: Values,
    /// How many seats.
    pub seats: usize,
    /// The luck of the match and of its random players.
    pub seed: u64,
}

/// A law that a game broke.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{law:?} broken in mode {} with {} seats, seed {}, at decision {step}: {why}", .setting.mode, .setting.seats, .setting.seed)]
pub struct Breach {
    /// Which law.
    pub law: Law,
    /// Where.
    pub setting: Setting,
    /// After how many decisions.
    pub step: usize,
    /// What was found.
    pub why: String,
}

/// Every mode with every number of seats that its schema allows, `matches` seeds each; and, once each, every single choice
/// that can be made on top of a mode, with the fewest and the most seats it allows.
pub fn settings<G: Face>(matches: u64) -> Vec<Setting> {
    let schema = G::schema();
    let mut settings = Vec::new();
    for mode in &schema.modes {
        let setting = |chosen: &Values, seats, seed| Setting {
            mode: mode.name.to_owned(),
            chosen: chosen.clone(),
            seats,
            seed,
        };
        for seats in mode.seats.0..=mode.seats.1 {
            settings.extend((1..=matches).map(|seed| setting(&Values::new(), seats, seed)));
        }
        for chosen in single_choices(&schema) {
            let allowed = (mode.seats.0..=mode.seats.1)
                .filter(|&seats| schema.choose(Some(mode.name), &chosen, seats).is_ok())
                .collect::<Vec<_>>();
            let ends = allowed.first().into_iter().chain(allowed.last().filter(|_| allowed.len() > 1));
            settings.extend(ends.map(|&seats| setting(&chosen, seats, 1)));
        }
    }
    settings
}

/// Each field alone with each of its values; of a range its ends.
fn single_choices(schema: &Schema) -> Vec<Values> {
    let mut choices = Vec::new();
    for field in &schema.fields {
        let values: Vec<Value> = match &field.kind {
            FieldKind::Switch => vec![Value::Switch(true), Value::Switch(false)],
            FieldKind::OneOf { values } => values.iter().map(|(name, _)| Value::from(*name)).collect(),
            FieldKind::Whole { min, max } => vec![Value::Whole(*min), Value::Whole(*max)],
        };
        let others = values.into_iter().filter(|value| *value != field.default);
        choices.extend(others.map(|value| Values::from([(field.key.to_owned(), value)])));
    }
    choices
}

/// Plays one random match and holds it against every law.
pub fn check<G: Face>(setting: &Setting) -> Result<(), Breach> {
    Walk::<G>::new(setting)?.check()
}

/// Holds a game against every law in all its settings.
///
/// # Panics
/// With the first breach.
pub fn assert<G: Face>(matches: u64) {
    let settings = settings::<G>(matches);
    assert!(!settings.is_empty(), "{}: nothing to try: no mode, no seats or no match", G::facts().id);
    for setting in settings {
        if let Err(breach) = check::<G>(&setting) {
            panic!("{}: {breach}", G::facts().id);
        }
    }
}
