//! What a path is worth to whoever asks: a number for each thing it can find.

use crate::explorer::Findings;
use crate::model::Icon;
use crate::objectives::Kind;

/// The units of one victory point: halves, thirds, quarters and fifths of a point are whole numbers.
pub const POINT: u16 = 60;

/// What each circled icon, each cleared room and an exit are worth, and what the fairy wish costs. Nothing is worth less
/// than nothing: the bounds of the search rely on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Weights {
    /// For each circled icon of a kind, in the order of [`Icon::ALL`].
    pub icons: [u16; Icon::COUNT],
    /// For each room entered and cleared.
    pub room: u16,
    /// For ending at a free external edge.
    pub exit: u16,
    /// Taken off when the fairy-wish spellbook is given up.
    pub wish: u16,
}

impl Weights {
    /// Only what an objective pays, a point being [`POINT`].
    pub fn objective(kind: Kind) -> Weights {
        let mut weights = Weights::default();
        weights.add(kind, POINT);
        weights
    }

    /// Adds what an objective pays, with so many units for a point.
    pub fn add(&mut self, kind: Kind, point: u16) {
        let each = point.saturating_mul(u16::from(kind.points()));
        for icon in icons_of(kind) {
            let weight = &mut self.icons[*icon as usize];
            *weight = weight.saturating_add(each);
        }
        if kind == Kind::Room {
            self.room = self.room.saturating_add(each);
        }
    }

    /// Adds units for each icon of a kind.
    pub fn add_icon(&mut self, icon: Icon, units: u16) {
        let weight = &mut self.icons[icon as usize];
        *weight = weight.saturating_add(units);
    }

    /// What a path is worth before the secondary objective is known: the primary in full, the mean of the halved
    /// objectives that may still come, and so much for a coin and for an exit.
    pub fn exploring(primary: Kind, unseen: &[Kind], coin: u16, exit: u16) -> Weights {
        let mut weights = Weights::objective(primary);
        for kind in Kind::ALL {
            let copies = unseen.iter().filter(|other| **other == kind).count();
            let share = usize::from(POINT / 2) * copies / unseen.len().max(1);
            weights.add(kind, share as u16);
        }
        weights.add_icon(Icon::Coin, coin);
        weights.exit = exit;
        weights.wish = POINT;
        weights
    }

    /// What a path was worth once both objectives are known: the primary in full, the secondary halved, three coins for
    /// a point, and a little for the exit, so that of two equal paths the one that exits is shown.
    pub fn hindsight(primary: Kind, secondary: Option<Kind>) -> Weights {
        let mut weights = Weights::objective(primary);
        if let Some(secondary) = secondary {
            weights.add(secondary, POINT / 2);
        }
        weights.add_icon(Icon::Coin, POINT / 3);
        weights.exit = POINT / 3;
        weights.wish = POINT;
        weights
    }

    /// The worth of what a path has found, the wish included if it was spent.
    pub fn value(&self, found: &Findings, wish: bool) -> i32 {
        let icons: i32 = self
            .icons
            .iter()
            .zip(found.counts)
            .map(|(weight, count)| i32::from(*weight) * i32::from(count))
            .sum();
        let exit = if found.exit { i32::from(self.exit) } else { 0 };
        let spent = if wish { i32::from(self.wish) } else { 0 };
        icons + i32::from(self.room) * i32::from(found.rooms) + exit - spent
    }

    /// For one icon of a kind.
    pub(super) fn icon(&self, icon: Icon) -> i32 {
        i32::from(self.icons[icon as usize])
    }
}

/// The icons that an objective counts; rooms are none.
fn icons_of(kind: Kind) -> &'static [Icon] {
    match kind {
        Kind::Barrel => &[Icon::Barrel],
        Kind::Key => &[Icon::Key],
        Kind::Pit => &[Icon::Pitfall, Icon::Lava],
        Kind::Scroll => &[Icon::Scroll],
        Kind::Monster => &[Icon::Monster],
        Kind::Rope => &[Icon::Rope],
        Kind::Padlock => &[Icon::Padlock],
        Kind::Sword => &[Icon::Sword],
        Kind::Room => &[],
        Kind::Coin => &[Icon::Coin],
        Kind::MagicCircle => &[Icon::Circle],
        Kind::Stairway => &[Icon::Stairs],
    }
}
