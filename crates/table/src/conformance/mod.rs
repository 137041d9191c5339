//! The suite that every game passes, in every mode and for every number of seats.
//!
//! Each law is a function that follows a random match and compares. A breach names the law, the setting and the step, so that
//! it can be played again.

mod laws;
mod walk;

use crate::{Face, Values};

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

/// Every mode with every number of seats that its schema allows, `matches` seeds each.
pub fn settings<G: Face>(matches: u64) -> Vec<Setting> {
    let mut settings = Vec::new();
    for mode in G::schema().modes {
        for seats in mode.seats.0..=mode.seats.1 {
            for seed in 1..=matches {
                settings.push(Setting { mode: mode.name.to_owned(), chosen: Values::new(), seats, seed });
            }
        }
    }
    settings
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
    for setting in settings::<G>(matches) {
        if let Err(breach) = check::<G>(&setting) {
            panic!("{}: {breach}", G::facts().id);
        }
    }
}
