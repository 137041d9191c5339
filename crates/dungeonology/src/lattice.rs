//! The half-tile lattice: where tiles lie, what each half side looks onto, which halves face each other.

use serde::{Deserialize, Serialize};
use table::enforces;

use crate::content::{HalfSide, ZONES, ZoneId};

/// A place for a tile: the column and row of its north-west cell, in half tiles, x eastwards and y southwards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Spot {
    /// Eastwards.
    pub x: i8,
    /// Southwards.
    pub y: i8,
}

impl Spot {
    /// Where the Starting Zone lies.
    pub const ORIGIN: Spot = Spot { x: 0, y: 0 };

    /// The place so far away.
    #[inline]
    pub const fn offset(self, (dx, dy): (i8, i8)) -> Spot {
        Spot { x: self.x.wrapping_add(dx), y: self.y.wrapping_add(dy) }
    }

    /// Whether tiles at the two places would cover a common cell.
    #[inline]
    pub const fn overlaps(self, other: Spot) -> bool {
        enforces!("ology.zone.no-overlap", "ology.zone.lattice");
        self.x.wrapping_sub(other.x).unsigned_abs() < 2 && self.y.wrapping_sub(other.y).unsigned_abs() < 2
    }
}

/// The twelve places Adjacent to a tile, relative to it, clockwise from the north-west: they share at least half a side.
pub const ADJACENT: [(i8, i8); 12] = [
    (-1, -2),
    (0, -2),
    (1, -2),
    (2, -1),
    (2, 0),
    (2, 1),
    (1, 2),
    (0, 2),
    (-1, 2),
    (-2, 1),
    (-2, 0),
    (-2, -1),
];

/// The half sides of a tile that face half sides of a tile so far away, in pairs: one pair when shifted, two when level.
pub const fn facing((dx, dy): (i8, i8)) -> &'static [(HalfSide, HalfSide)] {
    use HalfSide::{En, Es, Ne, Nw, Se, Sw, Wn, Ws};
    enforces!(
        "ology.zone.outer-cell",
        "ology.zone.facing-level",
        "ology.zone.facing-shifted",
        "ology.place.two-ways"
    );
    match (dx, dy) {
        (2, 0) => &[(En, Wn), (Es, Ws)],
        (2, -1) => &[(En, Ws)],
        (2, 1) => &[(Es, Wn)],
        (-2, 0) => &[(Ws, Es), (Wn, En)],
        (-2, -1) => &[(Wn, Es)],
        (-2, 1) => &[(Ws, En)],
        (0, 2) => &[(Se, Ne), (Sw, Nw)],
        (-1, 2) => &[(Sw, Ne)],
        (1, 2) => &[(Se, Nw)],
        (0, -2) => &[(Nw, Sw), (Ne, Se)],
        (-1, -2) => &[(Nw, Se)],
        (1, -2) => &[(Ne, Sw)],
        _ => &[],
    }
}

/// A set of Zones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<ZoneId>", into = "Vec<ZoneId>")]
pub struct ZoneSet(u32);

impl ZoneSet {
    /// No Zone.
    pub const EMPTY: ZoneSet = ZoneSet(0);

    /// One Zone alone.
    #[inline]
    pub const fn one(zone: ZoneId) -> ZoneSet {
        ZoneSet(1 << zone.index())
    }

    /// Whether the Zone is in it.
    #[inline]
    pub const fn contains(self, zone: ZoneId) -> bool {
        self.0 >> zone.index() & 1 == 1
    }

    /// This set and one more Zone.
    #[must_use]
    #[inline]
    pub const fn with(self, zone: ZoneId) -> ZoneSet {
        ZoneSet(self.0 | 1 << zone.index())
    }

    /// This set without one Zone.
    #[must_use]
    #[inline]
    pub const fn without(self, zone: ZoneId) -> ZoneSet {
        ZoneSet(self.0 & !(1 << zone.index()))
    }

    /// The Zones in both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: ZoneSet) -> ZoneSet {
        ZoneSet(self.0 & other.0)
    }

    /// The Zones in either set.
    #[must_use]
    #[inline]
    pub const fn or(self, other: ZoneSet) -> ZoneSet {
        ZoneSet(self.0 | other.0)
    }

    /// The Zones of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: ZoneSet) -> ZoneSet {
        ZoneSet(self.0 & !other.0)
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first of them.
    #[inline]
    pub const fn first(self) -> Option<ZoneId> {
        if self.0 == 0 { None } else { ZoneId::new(self.0.trailing_zeros() as usize) }
    }

    /// The one at this place of the set, counted from 0.
    pub fn nth(self, place: usize) -> Option<ZoneId> {
        self.iter().nth(place)
    }

    /// The Zones, in the order of the content files.
    #[inline]
    pub fn iter(self) -> ZoneIter {
        ZoneIter(self.0 & ((1 << ZONES) - 1))
    }
}

/// The Zones of a set, one after the other.
#[derive(Clone, Copy, Debug)]
pub struct ZoneIter(u32);

impl Iterator for ZoneIter {
    type Item = ZoneId;

    #[inline]
    fn next(&mut self) -> Option<ZoneId> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        ZoneId::new(index as usize)
    }
}

impl FromIterator<ZoneId> for ZoneSet {
    fn from_iter<I: IntoIterator<Item = ZoneId>>(zones: I) -> ZoneSet {
        zones.into_iter().fold(ZoneSet::EMPTY, ZoneSet::with)
    }
}

impl From<Vec<ZoneId>> for ZoneSet {
    fn from(zones: Vec<ZoneId>) -> ZoneSet {
        zones.into_iter().collect()
    }
}

impl From<ZoneSet> for Vec<ZoneId> {
    fn from(set: ZoneSet) -> Vec<ZoneId> {
        set.iter().collect()
    }
}
