//! The effect language of race and class abilities.

use serde::{Deserialize, Serialize};

use crate::pieces::{Kind, MONSTERS, PILLARS, Piece, PieceSet, TREASURE};

/// Which of a hero's two cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The race.
    Race,
    /// The class.
    Class,
}

impl Source {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Source::Race => "race",
            Source::Class => "class",
        }
    }
}

/// What an ability does. Lengths are in millimetres, strengths in millimetres a second.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Pick cubes up and drop them again in one handful.
    Redrop(Redrop),
    /// Flick cubes, one after another.
    Flick(Flick),
    /// Monsters of the looted room that cost no life.
    #[serde(rename_all = "kebab-case")]
    Calm {
        /// Which monsters; never the Dragon.
        kinds: Vec<Kind>,
        /// How many at most; the costliest first.
        most: u8,
    },
    /// Further pillars that may lie in the room.
    Overfly {
        /// How many.
        pillars: u8,
    },
    /// The room may have four corners.
    FourthCorner {},
    /// The room reaches further on every side, past its pillars but for other pillars.
    Widen {
        /// By how much.
        by: u16,
    },
    /// The room's corners move in towards its middle.
    Tunnel {
        /// By how much of the way.
        percent: u8,
    },
    /// The room's border is a hair line.
    ThinBorder {},
    /// Take a treasure from the Dungeon and drop one of the stash in its place.
    Barter {},
    /// Two cubes that are no pillars change places.
    Swap {
        /// How far apart they may be.
        reach: u16,
    },
    /// Put a cube down elsewhere.
    Carry {
        /// Which cubes.
        what: Target,
        /// How far.
        reach: u16,
    },
    /// Slide cubes straight ahead until they touch something, one after another.
    Slide {
        /// Which cubes.
        what: Target,
        /// How many.
        times: u8,
        /// How far at most.
        reach: u16,
    },
    /// Uncover life points.
    Heal {
        /// How many at most.
        points: u8,
    },
    /// Take a treasure of these kinds that lies outside the Dungeon border.
    Pilfer {
        /// Which kinds.
        kinds: Vec<Kind>,
    },
    /// Put a cube of the Dungeon that is no scenery into the box, draw one unseen and drop it in its place.
    Transmute {},
    /// In solo: move to a room that keeps one token only. Declared with the move.
    KeepOneToken {},
}

/// Cubes that are picked up and dropped again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Redrop {
    /// Which cubes.
    pub from: Pick,
    /// The radius of the area, where there is one.
    #[serde(default)]
    pub radius: u16,
    /// How many at most; 0 for all of an area.
    #[serde(default)]
    pub most: u8,
}

/// Which cubes may be picked up together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    /// All cubes in a disc around the aim.
    Area,
    /// Some cubes in a disc around the aim.
    Disc,
    /// Cubes outside the Dungeon border.
    OutsideBorder,
    /// Cubes that are all of the same colour.
    SameColour,
    /// Pillars.
    Pillars,
}

/// Flicks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Flick {
    /// Which cubes.
    pub what: Target,
    /// How many flicks at most.
    pub times: u8,
    /// The greatest strength.
    pub strongest: u16,
    /// Whether luck leaves the flick alone.
    #[serde(default)]
    pub steady: bool,
}

/// Cubes that an ability may act on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// Any cube in the Dungeon.
    Any,
    /// Treasure.
    Treasure,
    /// Monsters.
    Monsters,
    /// Pillars.
    Pillars,
    /// Pillars and monsters.
    PillarsOrMonsters,
}

impl Target {
    /// Whether this cube may be acted on.
    pub fn allows(self, piece: Piece) -> bool {
        self.pieces().contains(piece)
    }

    /// All cubes that may be acted on, wherever they are.
    pub const fn pieces(self) -> PieceSet {
        match self {
            Target::Any => PieceSet::ALL,
            Target::Treasure => TREASURE,
            Target::Monsters => MONSTERS,
            Target::Pillars => PILLARS,
            Target::PillarsOrMonsters => PILLARS.or(MONSTERS),
        }
    }
}

impl Effect {
    /// The treasure that may be pilfered, wherever it is.
    pub fn pilferable(&self) -> PieceSet {
        match self {
            Effect::Pilfer { kinds } => {
                kinds.iter().fold(PieceSet::EMPTY, |all, kind| all.or(PieceSet::of(*kind))).and(TREASURE)
            }
            _ => PieceSet::EMPTY,
        }
    }

    /// Whether it changes the room of this turn rather than the Dungeon.
    pub fn is_about_the_room(&self) -> bool {
        use Effect::*;
        matches!(
            self,
            Calm { .. } | Overfly { .. } | FourthCorner {} | Widen { .. } | Tunnel { .. } | ThinBorder {}
        )
    }

    /// How many times it acts in one Act step.
    pub fn times(&self) -> u8 {
        match self {
            Effect::Flick(flick) => flick.times,
            Effect::Slide { times, .. } => *times,
            _ => 1,
        }
    }
}
