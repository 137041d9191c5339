//! Obstacles: what they cost, and who can pay.

use table::{RuleId, enforces, rule};

use super::Explorer;
use crate::model::{Fairy, Icon, Spot};
use crate::path::{Payment, Toll};
use crate::spellbooks::Spellbook;

impl Explorer<'_> {
    /// One obstacle in a hallway, met with these means: none, or exactly one that the path has.
    pub(super) fn check_obstacle(&self, obstacle: Icon, toll: Toll) -> Result<(), RuleId> {
        enforces!("masters.obstacle.blocks-both-ways", "masters.monster.one-sword-each");
        if toll.count() > 1 {
            return Err(rule!("masters.obstacle.one-means-each"));
        }
        self.affords(obstacle, toll)
    }

    /// Whether the path has the means: items collected earlier, ready tokens, the ready spellbook that fits.
    pub(super) fn affords(&self, obstacle: Icon, toll: Toll) -> Result<(), RuleId> {
        enforces!("masters.obstacle.means");
        let Some(kind) = obstacle.overcome_by() else { return self.nothing_to_pay(toll) };
        if toll.items() > self.items[kind.index()] {
            return Err(self.missing_item(kind));
        }
        if toll.fairies() > self.kit.fairies[kind.index()] {
            return Err(self.missing_fairy(kind));
        }
        match book_against(obstacle) {
            Some(book) if toll.book() && !self.kit.books.contains(book) => {
                Err(self.missing_book(book, rule!("masters.obstacle.means")))
            }
            None if toll.book() => Err(rule!("masters.obstacle.means")),
            _ => Ok(()),
        }
    }

    /// Spends the means on obstacles of one kind.
    pub(super) fn pay_obstacle(&mut self, obstacle: Icon, toll: Toll) {
        enforces!("masters.discovery.crossed-out-means-used");
        let Some(kind) = obstacle.overcome_by() else { return };
        (0..toll.items()).for_each(|_| self.spend_item(kind));
        (0..toll.fairies()).for_each(|_| self.spend_fairy(kind));
        if let (true, Some(book)) = (toll.book(), book_against(obstacle)) {
            self.use_book(book);
        }
    }

    /// Whether a teleport can be paid for.
    pub(super) fn affords_circle(&self, by: Payment) -> Result<(), RuleId> {
        enforces!("masters.teleport.means");
        let scroll = Fairy::Scroll;
        match by {
            Payment::Item if self.items[scroll.index()] == 0 => Err(self.missing_item(scroll)),
            Payment::Fairy if self.kit.fairies[scroll.index()] == 0 => Err(self.missing_fairy(scroll)),
            Payment::Book if !self.kit.books.contains(Spellbook::FreeCircle) => {
                Err(self.missing_book(Spellbook::FreeCircle, rule!("masters.teleport.means")))
            }
            _ => Ok(()),
        }
    }

    /// Pays for a teleport.
    pub(super) fn pay_circle(&mut self, by: Payment) {
        match by {
            Payment::Item => self.spend_item(Fairy::Scroll),
            Payment::Fairy => self.spend_fairy(Fairy::Scroll),
            Payment::Book => {
                enforces!("masters.sb.free-circle");
                self.use_book(Spellbook::FreeCircle);
            }
        }
    }

    /// Crosses out one collected item; it stays circled and still scores.
    fn spend_item(&mut self, kind: Fairy) {
        enforces!("masters.item.single-use", "masters.discovery.crossed-out-means-used");
        self.items[kind.index()] = self.items[kind.index()].saturating_sub(1);
        self.found.items[kind.index()] += 1;
        let lies = |spot: &Spot| self.circled.contains(*spot) && !self.crossed.contains(*spot);
        if let Some(spot) = self.dungeon.spots_with(kind.item()).find(lies) {
            self.crossed.insert(spot);
        }
    }

    /// Turns a fairy token facedown.
    fn spend_fairy(&mut self, kind: Fairy) {
        enforces!("masters.fairy.single-use", "masters.fairy.use");
        self.kit.fairies[kind.index()] = self.kit.fairies[kind.index()].saturating_sub(1);
        self.found.fairies[kind.index()] += 1;
    }

    /// Where there is nothing to overcome, nothing may be spent.
    pub(super) fn nothing_to_pay(&self, toll: Toll) -> Result<(), RuleId> {
        if toll.count() == 0 { Ok(()) } else { Err(rule!("masters.obstacle.one-means-each")) }
    }

    fn missing_item(&self, kind: Fairy) -> RuleId {
        if self.found.circled(kind.item()) > 0 {
            rule!("masters.item.single-use")
        } else {
            rule!("masters.item.use-later-only")
        }
    }

    fn missing_fairy(&self, kind: Fairy) -> RuleId {
        if self.found.fairies[kind.index()] > 0 {
            rule!("masters.fairy.single-use")
        } else {
            rule!("masters.fairy.use")
        }
    }

    /// A spellbook that is turned facedown works no more; one that is not there never did.
    pub(super) fn missing_book(&self, book: Spellbook, otherwise: RuleId) -> RuleId {
        if self.found.books.contains(book) { rule!("masters.spellbook.once-per-round") } else { otherwise }
    }
}

/// The spellbook that overcomes an obstacle of this kind.
pub fn book_against(obstacle: Icon) -> Option<Spellbook> {
    match obstacle {
        Icon::Monster => {
            enforces!("masters.sb.slay-monster");
            Some(Spellbook::SlayMonster)
        }
        Icon::Padlock => {
            enforces!("masters.sb.unlock");
            Some(Spellbook::Unlock)
        }
        Icon::Pitfall | Icon::Lava => {
            enforces!("masters.sb.pit-crossing", "masters.lava.means");
            Some(Spellbook::PitCrossing)
        }
        _ => None,
    }
}
