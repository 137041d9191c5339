//! A path in the making, as the search carries it: plain data that is copied at every branch.

use super::graph::{NOWHERE, Places};
use crate::explorer::Kit;
use crate::model::Fairy;
use crate::spellbooks::{BookSet, Spellbook};

/// The spellbooks that need a decision of their own; the others only add to the stock of means.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Spells(u8);

impl Spells {
    /// Any one fairy token, for a price.
    pub const WISH: Spells = Spells(1);
    /// From anywhere to a monster.
    pub const LEAP: Spells = Spells(1 << 1);
    /// From barrel to barrel.
    pub const HOP: Spells = Spells(1 << 2);
    /// Up through a pitfall.
    pub const CLIMB: Spells = Spells(1 << 3);
    /// Once across one's own line.
    pub const CROSS: Spells = Spells(1 << 4);
    /// From the top to the bottom or back.
    pub const VERTICAL: Spells = Spells(1 << 5);
    /// From the left to the right or back.
    pub const HORIZONTAL: Spells = Spells(1 << 6);

    const BOOKS: [(Spellbook, Spells); 7] = [
        (Spellbook::FairyWish, Spells::WISH),
        (Spellbook::LeapToMonster, Spells::LEAP),
        (Spellbook::BarrelHop, Spells::HOP),
        (Spellbook::PitfallClimb, Spells::CLIMB),
        (Spellbook::PathCrossing, Spells::CROSS),
        (Spellbook::WrapVertical, Spells::VERTICAL),
        (Spellbook::WrapHorizontal, Spells::HORIZONTAL),
    ];

    /// Those of a set of spellbooks.
    pub fn of(books: BookSet) -> Spells {
        let owned = Spells::BOOKS.into_iter().filter(|(book, _)| books.contains(*book));
        Spells(owned.fold(0, |spells, (_, spell)| spells | spell.0))
    }

    /// Whether one of these is ready.
    #[inline]
    pub const fn has(self, any: Spells) -> bool {
        self.0 & any.0 != 0
    }

    /// These without some.
    #[inline]
    #[must_use]
    pub const fn without(self, used: Spells) -> Spells {
        Spells(self.0 & !used.0)
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, other: Spells) -> Spells {
        Spells(self.0 | other.0)
    }
}

/// What the path can spend: items, fairy tokens and simple spellbooks as one stock. Crossed-out items still score and
/// unused tokens are lost anyway, so which of them is spent makes no difference.
pub fn stock(kit: &Kit) -> [u8; Fairy::COUNT] {
    let mut stock = kit.fairies;
    let simple = [
        (Spellbook::SlayMonster, Fairy::Sword),
        (Spellbook::Unlock, Fairy::Key),
        (Spellbook::PitCrossing, Fairy::Rope),
        (Spellbook::FreeCircle, Fairy::Scroll),
    ];
    for (_, kind) in simple.into_iter().filter(|(book, _)| kit.books.contains(*book)) {
        stock[kind.index()] += 1;
    }
    stock
}

/// How the path came to its place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Came {
    /// On foot.
    Walking,
    /// Through the pitfall above, which can therefore not be climbed.
    Falling,
    /// By magic circle, which is thereby used up.
    Teleporting,
}

/// A path in the making.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct State {
    /// The stops on the path and the rooms it has cleared.
    pub used: Places,
    /// The lines through rooms with four doors or more, one bit for each pair of doors.
    pub lines: u128,
    /// The used arms of four-way intersections, four bits each, while the path-crossing spellbook is ready.
    pub arms: u128,
    /// How many circles of each room are crossed out, four bits each.
    pub circles: u128,
    /// The mouths on the path.
    pub mouths: u32,
    /// What the path is worth so far.
    pub value: i32,
    /// Means to spend, by [`Fairy`].
    pub stock: [u8; Fairy::COUNT],
    /// Spellbooks to use.
    pub spells: Spells,
    /// Where the path ends: a place, a mouth it starts at, or nowhere when it can never go on.
    pub at: u8,
    /// The arm by which a stop, or the door by which a room was entered; none after anything else than walking.
    pub by: u8,
    /// How it came there.
    pub came: Came,
}

impl State {
    /// Nothing drawn yet.
    pub fn new(stock: [u8; Fairy::COUNT], spells: Spells) -> State {
        State {
            used: 0,
            lines: 0,
            arms: 0,
            circles: 0,
            mouths: 0,
            value: 0,
            stock,
            spells,
            at: NOWHERE,
            by: NOWHERE,
            came: Came::Walking,
        }
    }

    /// Whether the path has been at a stop, or has cleared a room.
    #[inline]
    pub const fn has(&self, place: u8) -> bool {
        self.used >> place & 1 != 0
    }

    /// How many circles of a room are crossed out.
    #[inline]
    pub const fn circles_used(&self, room: u8) -> u8 {
        (self.circles >> (room as u32 * 4) & 15) as u8
    }

    /// Crosses out a circle of a room.
    #[inline]
    pub const fn use_circle(&mut self, room: u8) {
        self.circles += 1 << (room as u32 * 4);
    }

    /// Whether the path can go on from where it is.
    #[inline]
    pub const fn goes_on(&self) -> bool {
        self.at != NOWHERE
    }
}

/// One stretch of a path, from place to place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leg {
    /// In at a mouth.
    Start(u8),
    /// From a mouth to the first stop; met with a rope, or not.
    Inwards(Rope),
    /// Along an arm of a stop: to the next stop, through a door, or out of a mouth.
    Walk(u8, Rope),
    /// Out of a room through a door.
    Leave(u8, Rope),
    /// Over the stairway one stands on.
    Stairs,
    /// Down the stairway of a room with this number.
    StairsDown(u8),
    /// Down the pitfall of a room with this number.
    Drop(u8),
    /// Up through the pitfall above.
    Climb,
    /// From circle to circle.
    Circle(u8),
    /// To a monster.
    Leap(u8),
    /// From barrel to barrel.
    Hop(u8),
    /// From an external edge to the opposite one.
    Pass,
}

/// Whether a pitfall at the end of a leg is crossed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rope {
    /// With a rope.
    Used,
    /// Without: the path falls.
    Kept,
}
