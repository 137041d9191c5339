//! The Boss Card: two profiles of Laetus.

use arrayvec::ArrayVec;

use super::{ByColour, ZoneEffect};

/// One side of the Boss Card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BossProfile {
    /// The word of the content files: `quarrelsome`.
    pub id: String,
    /// Added to the Alert Value of the Zone the Boss is in.
    pub alert: u8,
    /// Zone Effects added to the Zone the Boss is in, in v1.
    pub adds: ArrayVec<ZoneEffect, 2>,
    /// How it comes into the Dungeon.
    pub sighting: Sighting,
    /// What it does when its icon is triggered while it is there.
    pub activation: Activation,
    /// What happens to a Scholar whose Zone it enters.
    pub encounter: Encounter,
}

/// How the Boss comes into the Dungeon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sighting {
    /// Into a Zone Linked to the triggering one, of the activator's choice, else into that Zone itself; Encounters apply.
    LinkedZone,
    /// Into the triggering Zone, without an Encounter.
    TriggeringZone,
}

/// What an Activation does: a movement towards a Scholar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Activation {
    /// The most Zones it enters.
    pub steps: u8,
    /// Towards whom.
    pub towards: Quarry,
}

/// Whom the Boss moves towards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quarry {
    /// A Scholar of the activator's choice.
    Chosen,
    /// A Randomized Scholar.
    Randomized,
}

/// What happens to a Scholar in an Encounter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Encounter {
    /// All of these, in order.
    Always(ArrayVec<Happening, 2>),
    /// An Information type is Randomized, and its own line happens.
    ByInformation(ByColour<Happening>),
}

/// One thing that an Encounter does to a Scholar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Happening {
    /// `stun n`: takes Stun Tokens.
    Stun(u8),
    /// `stop`: loses all remaining movement.
    Stop,
    /// `collect`: collects the leftmost cube of the Zone.
    Collect,
    /// `drop`: drops a randomized cube.
    Drop,
}
