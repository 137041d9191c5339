//! What lies on the Campus: Alert Cards, Clan Cards, Panic Cards.

use arrayvec::ArrayVec;

use super::ByColour;

/// An Alert Card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AlertCard {
    /// The word of the content files, which is its difficulty: `medium`.
    pub id: String,
    /// The average playing time for each player, in minutes.
    pub minutes: u8,
    /// Ordinary Students put into the University at set-up, for each player.
    pub students: u8,
    /// Omega Students put into the University at set-up.
    pub omegas: u8,
    /// Its rows, from the top, each with one slot.
    pub rows: ArrayVec<AlertRow, 4>,
}

/// A row of an Alert Card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AlertRow {
    /// The Study Penalty.
    pub penalty: u8,
    /// Ordinary Students of the refill, for each player.
    pub students: u8,
    /// Omega Students of the refill.
    pub omegas: u8,
}

/// A Clan Card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clan {
    /// The word of the content files: `blood-worshippers`.
    pub id: String,
    /// The score a Thesis must reach.
    pub target: i16,
    /// Added for every cube of a colour.
    pub modifiers: ByColour<i8>,
}

/// A Panic Card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Panic {
    /// The word of the content files: `darkness`.
    pub id: String,
    /// What must be in use for it to be eligible.
    pub requires: Requirement,
    /// Ordinary Students put into the University when it is revealed, for each player.
    pub students: u8,
    /// Added to the Alert Value of every Zone, in v2.
    pub alert: u8,
    /// Its rules, point by point.
    pub rules: ArrayVec<PanicRule, 3>,
}

/// What a Panic Card requires.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Requirement {
    /// Nothing: it is generic.
    Nothing,
    /// The Fauns' Dungeon.
    Fauns,
    /// Laetus as the Boss.
    Laetus,
}

/// A rule of a Panic Card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PanicRule {
    /// `turn-start draw n`: at the start of each turn its player draws so many Students.
    TurnStartDraw(u8),
    /// `omega drops`: whenever an Omega Student is drawn, each Scholar outside the Starting Zone drops a randomized cube.
    OmegaDrops,
    /// `turn-start boss`: at the start of each turn its player activates the Boss, if he is in the Dungeon.
    TurnStartBoss,
}
