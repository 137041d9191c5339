//! Zone tiles.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{Colour, Colours, Floor, HalfSide, HalfSides};

/// A Zone tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    /// The word of the content files: `hunters-bivouac`.
    pub id: String,
    /// What is printed beside its Floor: `I-1`; the Starting Zone has `S`.
    pub number: String,
    /// Its Floor.
    pub floor: Floor,
    /// Its Alert Value.
    pub alert: u8,
    /// Its cube slots, from the left.
    pub slots: ArrayVec<Colour, 5>,
    /// Its effects, from the left.
    pub effects: ArrayVec<ZoneEffect, 4>,
    /// Its Passages.
    pub passages: HalfSides,
    /// The Door of each half side: the colours needed to enter there; none where there is no Door.
    pub doors: [Colours; 8],
}

impl Zone {
    /// The Door on a half side.
    #[inline]
    pub const fn door(&self, half: HalfSide) -> Colours {
        self.doors[half as usize]
    }

    /// Whether it bears the Stairs icon.
    pub fn stairs(&self) -> bool {
        self.effects.contains(&ZoneEffect::Stairs)
    }

    /// Whether it bears the Boss icon.
    pub fn boss(&self) -> bool {
        self.effects.contains(&ZoneEffect::Boss)
    }
}

/// An effect printed on a Zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ZoneEffect {
    /// Divination N for the Stealth Value.
    GoodLuck(u8),
    /// Divination N for the Alert Value.
    BadLuck(u8),
    /// A failed test draws N Students.
    Danger(u8),
    /// Entering costs N Students.
    Ambush(u8),
    /// Entering ends movement.
    Stop,
    /// Entering costs N cubes.
    Toll(u8),
    /// The first entry brings a Zone of an adjacent Floor.
    Stairs,
    /// Entering rouses the Boss.
    Boss,
    /// An Action: rest here, with a cube of that colour.
    Bivouac(Colour),
    /// Leads to every Zone with the same letter.
    SecretPassage(Letter),
}

/// The letter of a Secret Passage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Letter {
    /// Printed on I-5 and II-4.
    A,
    /// Printed on I-2 and III-4.
    B,
    /// On tokens.
    X,
}

/// The back of a Trap Token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrapKind {
    /// Stop.
    Stop,
    /// Toll 1.
    Toll,
    /// Ambush 1.
    Ambush,
}

impl TrapKind {
    /// All three kinds.
    pub const ALL: [TrapKind; 3] = [TrapKind::Stop, TrapKind::Toll, TrapKind::Ambush];
    /// How many tokens of each kind there are.
    pub const EACH: u8 = 3;

    /// The effect on its back.
    pub const fn effect(self) -> ZoneEffect {
        match self {
            TrapKind::Stop => ZoneEffect::Stop,
            TrapKind::Toll => ZoneEffect::Toll(1),
            TrapKind::Ambush => ZoneEffect::Ambush(1),
        }
    }

    /// The word in scripts.
    pub const fn name(self) -> &'static str {
        ["stop", "toll", "ambush"][self as usize]
    }
}
