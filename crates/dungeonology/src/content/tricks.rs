//! Trick Cards.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{Aux, MainEffect};

/// The six types of Trick Card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrickType {
    /// Moves Scholars and lays traps and Secret Passages.
    Exploration,
    /// Helps in tests and takes cubes from opponents.
    Subterfuge,
    /// Spells of many kinds; v2 also calls it Spell.
    Magic,
    /// Help, and cubes given.
    Social,
    /// Affects opponents' Actions, steals cubes and Students.
    Notoriety,
    /// A high Bonus Value and no Main Effect.
    Fate,
}

impl TrickType {
    /// The word in files and texts: `exploration`.
    pub const fn word(self) -> &'static str {
        match self {
            TrickType::Exploration => "exploration",
            TrickType::Subterfuge => "subterfuge",
            TrickType::Magic => "magic",
            TrickType::Social => "social",
            TrickType::Notoriety => "notoriety",
            TrickType::Fate => "fate",
        }
    }
}

/// One face of Trick Card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trick {
    /// The word of the content files: `backstab`.
    pub id: String,
    /// Its type.
    pub kind: TrickType,
    /// The Bonus Value, 1 to 5.
    pub bonus: u8,
    /// How many cards of this face the deck has.
    pub copies: u8,
    /// Its auxiliary effects, one or two, of which one is chosen.
    pub aux: ArrayVec<Aux, 2>,
    /// Its Main Effect; Fate cards have none.
    pub main: Option<MainEffect>,
    /// Whether the Main Effect also works on Omega, in expansions.
    pub omega_icon: bool,
}
