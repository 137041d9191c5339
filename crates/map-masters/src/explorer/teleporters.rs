//! Teleporters: magic circles, and the spellbooks that teleport without them.

use table::{RuleId, enforces, rule};

use super::{Explorer, Goal, Move, Place};
use crate::model::{Dir, Icon, Spot};
use crate::path::{Payment, Toll};
use crate::spellbooks::Spellbook;

impl Explorer<'_> {
    /// From a reached circle to another that is not crossed out, for a scroll, a scroll fairy token or the spellbook.
    pub(super) fn teleport(&self, by: Payment, to: Spot, toll: Toll) -> Result<Move, RuleId> {
        enforces!(
            "masters.teleport.several",
            "masters.teleport.not-crossing",
            "masters.teleport.changes-level"
        );
        if !self.dungeon.has(to) || self.dungeon.tile(to).icon != Some(Icon::Circle) {
            return Err(rule!("masters.teleport.destination"));
        }
        let from = self.departure(Icon::Circle, to, |spot| !self.crossed.contains(spot));
        let from = from.ok_or_else(|| self.no_departure(to))?;
        if self.crossed.contains(to) {
            return Err(rule!("masters.teleport.circle-once"));
        }
        self.affords_circle(by)?;
        let goal = self.destination(to, toll, rule!("masters.teleport.hallway-destination-free"))?;
        Ok(Move { circles: Some((from, to, by)), ..Move::to(goal, toll) })
    }

    /// A cell with this icon that the path stands on, or that is in the room it stands in; never the destination.
    fn departure(&self, icon: Icon, to: Spot, usable: impl Fn(Spot) -> bool) -> Option<Spot> {
        enforces!("masters.teleport.rediscovered-in-room");
        match self.place {
            Place::Hall(spot) => {
                let here = self.dungeon.tile(spot).icon == Some(icon) && spot != to && usable(spot);
                here.then_some(spot)
            }
            Place::Room(room, _) => {
                let cells = self
                    .dungeon
                    .room(room)
                    .cells_with(icon)
                    .map(|cell| Spot::new(room.slot(), usize::from(cell)));
                cells.into_iter().find(|spot| *spot != to && usable(*spot))
            }
            _ => None,
        }
    }

    /// Why there is no circle to leave from: it is used up, or there is none.
    fn no_departure(&self, to: Spot) -> RuleId {
        match self.departure(Icon::Circle, to, |_| true) {
            Some(_) => rule!("masters.teleport.circle-once"),
            None => rule!("masters.teleport.means"),
        }
    }

    /// The place where a teleport ends: a hallway cell that the path has not travelled, or any room, which is thereby
    /// entered.
    fn destination(&self, to: Spot, toll: Toll, travelled: RuleId) -> Result<Goal, RuleId> {
        enforces!("masters.teleport.into-monster-room");
        if let Some(room) = self.dungeon.room_of(to) {
            self.check_room(room, None, toll)?;
            return Ok(Goal::Room(room, None));
        }
        if self.visited.contains(to) {
            return Err(travelled);
        }
        self.check_hall(to, None, toll)?;
        Ok(Goal::Hall(to))
    }

    /// Crosses out both circles and pays. The destination is circled on arrival, as anything that is reached.
    pub(super) fn use_circles(&mut self, from: Spot, to: Spot, by: Payment) {
        enforces!("masters.teleport.both-crossed-out", "masters.teleport.destination-is-circled");
        self.pay_circle(by);
        self.crossed.insert(from);
        self.crossed.insert(to);
    }

    /// From anywhere to a monster that is not yet defeated and must then be defeated.
    pub(super) fn leap(&self, to: Spot, toll: Toll) -> Result<Move, RuleId> {
        let details = rule!("masters.sb.leap-to-monster-details");
        if !self.kit.books.contains(Spellbook::LeapToMonster) {
            return Err(self.missing_book(Spellbook::LeapToMonster, rule!("masters.sb.leap-to-monster")));
        }
        if !self.dungeon.has(to)
            || self.dungeon.tile(to).icon != Some(Icon::Monster)
            || self.crossed.contains(to)
        {
            return Err(details);
        }
        let goal = self.destination(to, toll, details)?;
        Ok(Move { book: Some(Spellbook::LeapToMonster), ..Move::to(goal, toll) })
    }

    /// From a barrel the path has reached to another barrel.
    pub(super) fn hop(&self, to: Spot, toll: Toll) -> Result<Move, RuleId> {
        let details = rule!("masters.sb.barrel-hop-details");
        if !self.kit.books.contains(Spellbook::BarrelHop) {
            return Err(self.missing_book(Spellbook::BarrelHop, rule!("masters.sb.barrel-hop")));
        }
        if !self.dungeon.has(to) || self.dungeon.tile(to).icon != Some(Icon::Barrel) {
            return Err(rule!("masters.sb.barrel-hop"));
        }
        self.departure(Icon::Barrel, to, |_| true).ok_or(details)?;
        let goal = self.destination(to, toll, details)?;
        Ok(Move { book: Some(Spellbook::BarrelHop), ..Move::to(goal, toll) })
    }

    /// From a free external edge to the mouth exactly opposite.
    pub(super) fn pass(&self) -> Result<Move, RuleId> {
        enforces!("masters.teleport.spellbook-kinds");
        let Place::Outside(slot, site) = self.place else { return Err(rule!("masters.model.path-encoding")) };
        let (book, without) = match site.outward() {
            Dir::N | Dir::S => (Spellbook::WrapVertical, rule!("masters.sb.wrap-vertical")),
            Dir::E | Dir::W => (Spellbook::WrapHorizontal, rule!("masters.sb.wrap-horizontal")),
        };
        if !self.kit.books.contains(book) {
            return Err(self.missing_book(book, without));
        }
        let closed_or_used = rule!("masters.sb.wrap-opposite-point");
        let (slot, site) = self.dungeon.opposite(slot, site).ok_or(closed_or_used)?;
        if self.visited.contains(Spot::new(slot, site.cell())) {
            return Err(closed_or_used);
        }
        Ok(Move { book: Some(book), ..Move::to(Goal::Inside(slot, site), Toll::NONE) })
    }
}
