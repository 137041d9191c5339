//! What a rule speaks about.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What a rule speaks about; a ledger that uses another word does not build.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Something a player may choose to do.
    Action,
    /// Fights and their outcome.
    Combat,
    /// What a word means.
    Definition,
    /// What happens when something is played, reached or triggered.
    Effect,
    /// How and when the game ends.
    End,
    /// A question and its answer.
    Faq,
    /// What may not be done, or not more than so often.
    Limit,
    /// How things move.
    Movement,
    /// A mode or variant that a table may choose.
    Option,
    /// A part of a turn or round.
    Phase,
    /// Where things may be put.
    Placement,
    /// A round and its order.
    Round,
    /// What is worth how much.
    Scoring,
    /// What is done before the first turn.
    Setup,
    /// What happens before what.
    Timing,
    /// A turn and its order.
    Turn,
}

impl Kind {
    /// The word that the ledgers use.
    pub const fn as_str(self) -> &'static str {
        match self {
            Kind::Action => "action",
            Kind::Combat => "combat",
            Kind::Definition => "definition",
            Kind::Effect => "effect",
            Kind::End => "end",
            Kind::Faq => "faq",
            Kind::Limit => "limit",
            Kind::Movement => "movement",
            Kind::Option => "option",
            Kind::Phase => "phase",
            Kind::Placement => "placement",
            Kind::Round => "round",
            Kind::Scoring => "scoring",
            Kind::Setup => "setup",
            Kind::Timing => "timing",
            Kind::Turn => "turn",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
