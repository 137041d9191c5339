//! Cards on the lattice: where they may lie.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{RuleId, enforces, rule};

use super::{Face, HAND, Plan, Site};
use crate::content::{CardId, face};

/// One card of a dungeon: which, where, and which way up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Placement {
    /// The card.
    pub card: CardId,
    /// Card widths to the right.
    pub x: i8,
    /// Half card heights downwards.
    pub y: i8,
    /// How far the card is turned, in quarter turns clockwise. Only upright (0) and upside down (2) are legal.
    #[serde(default, skip_serializing_if = "is_upright")]
    pub quarters: u8,
}

fn is_upright(quarters: &u8) -> bool {
    *quarters == 0
}

/// The cards of a dungeon. What a player may wish for; [`super::Dungeon::build`] says whether it is one.
pub type Layout = ArrayVec<Placement, HAND>;

impl Placement {
    /// A card right side up or upside down.
    pub const fn new(card: CardId, x: i8, y: i8, turned: bool) -> Placement {
        Placement { card, x, y, quarters: if turned { 2 } else { 0 } }
    }

    /// Whether the card is upside down.
    pub const fn is_turned(&self) -> bool {
        self.quarters == 2
    }

    /// The face of the card.
    pub fn face(&self) -> &'static Face {
        face(self.card)
    }

    /// The face as it lies.
    pub fn plan(&self) -> &'static Plan {
        self.face().plan(self.is_turned())
    }

    /// Portrait only, as printed or upside down.
    pub fn stands_upright(&self) -> Result<(), RuleId> {
        if self.quarters == 0 || self.quarters == 2 {
            Ok(())
        } else {
            Err(rule!("masters.build.vertical-only"))
        }
    }

    /// Whether the card covers this half-slot.
    pub const fn covers(&self, x: i16, y: i16) -> bool {
        enforces!("masters.model.lattice");
        self.x as i16 == x && (self.y as i16 == y || self.y as i16 + 1 == y)
    }

    /// The half-slot on the outer side of a site.
    pub const fn outside(&self, site: Site) -> (i16, i16) {
        enforces!("masters.model.free-mouth");
        let (x, y) = (self.x as i16, self.y as i16);
        match site {
            Site::N => (x, y - 1),
            Site::S => (x, y + 2),
            Site::E1 => (x + 1, y),
            Site::E2 => (x + 1, y + 1),
            Site::W1 => (x - 1, y),
            Site::W2 => (x - 1, y + 1),
        }
    }

    /// Whether the two cards cover a common half-slot.
    pub const fn overlaps(&self, other: &Placement) -> bool {
        enforces!("masters.model.overlap");
        self.x == other.x && (self.y as i16 - other.y as i16).abs() <= 1
    }

    /// Whether the two cards lie directly against each other; corners do not count.
    pub const fn touches(&self, other: &Placement) -> bool {
        enforces!(
            "masters.model.adjacency",
            "masters.build.offset-allowed",
            "masters.model.no-sideways-offset"
        );
        let (across, down) = ((self.x as i16 - other.x as i16).abs(), (self.y as i16 - other.y as i16).abs());
        (across == 0 && down == 2) || (across == 1 && down <= 1)
    }

    /// The site of `other` that faces this site, when the two cards lie against each other there.
    pub fn facing(&self, site: Site, other: &Placement) -> Option<Site> {
        enforces!("masters.model.adjacency");
        let (x, y) = self.outside(site);
        if !other.covers(x, y) {
            return None;
        }
        let lower = y != i16::from(other.y);
        Some(match (site, lower) {
            (Site::N, _) => Site::S,
            (Site::S, _) => Site::N,
            (Site::E1 | Site::E2, false) => Site::W1,
            (Site::E1 | Site::E2, true) => Site::W2,
            (Site::W1 | Site::W2, false) => Site::E1,
            (Site::W1 | Site::W2, true) => Site::E2,
        })
    }

    /// Every mouth on the common border must face a mouth: both open, or both closed.
    pub fn lines_up_with(&self, other: &Placement) -> bool {
        enforces!("masters.model.alignment", "masters.build.no-hallway-against-wall");
        Site::ALL.into_iter().all(|site| match self.facing(site, other) {
            Some(facing) => self.plan().is_open(site) == other.plan().is_open(facing),
            None => true,
        })
    }

    /// Whether a hallway runs from one card to the other.
    pub fn joins(&self, other: &Placement) -> bool {
        let open = |site| {
            self.plan().is_open(site)
                && self.facing(site, other).is_some_and(|facing| other.plan().is_open(facing))
        };
        Site::ALL.into_iter().any(open)
    }
}
