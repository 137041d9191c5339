//! Levels: falling through pitfalls, taking stairs, climbing with SB-4.

use table::{RuleId, enforces, rule};

use super::{Explorer, Goal, Move, Place, Stop};
use crate::model::{Fairy, Icon, Layer, Spot};
use crate::path::Toll;
use crate::spellbooks::Spellbook;

impl Explorer<'_> {
    /// A pitfall in a hallway drops the path to the place below it; it counts as encountered and never stops the path,
    /// unless the path lands on itself.
    pub(super) fn fall(&mut self, pitfall: Spot) {
        enforces!(
            "masters.pitfall.drops",
            "masters.pitfall.hallway-mandatory",
            "masters.pitfall.counts-either-way"
        );
        enforces!("masters.pitfall.never-stops", "masters.model.pitfall-cells", "masters.level.changes");
        self.circle(pitfall, Icon::Pitfall);
        self.crossed.insert(pitfall);
        self.land(pitfall.other_level());
    }

    /// Goes on underground, unless the path has been there.
    pub(super) fn land(&mut self, below: Spot) {
        if self.visited.insert(below) {
            self.place = Place::Hall(below);
        } else {
            enforces!("masters.pitfall.landing-on-own-path");
            self.place = Place::Stopped(Stop::OwnPath);
        }
    }

    /// Steps onto a pitfall of the room one stands in. Optional; the same pitfall only once.
    pub(super) fn drop_down(&self, number: u8) -> Result<Move, RuleId> {
        enforces!("masters.room.pitfall-optional");
        let Place::Room(room, _) = self.place else { return Err(rule!("masters.level.changes")) };
        let cell = self.dungeon.room(room).cells_with(Icon::Pitfall).nth(usize::from(number));
        let pitfall = Spot::new(room.slot(), usize::from(cell.ok_or(rule!("masters.level.changes"))?));
        if self.crossed.contains(pitfall) {
            return Err(rule!("masters.pitfall.once"));
        }
        Ok(Move { pit: Some(pitfall), ..Move::to(Goal::Below(pitfall.other_level()), Toll::NONE) })
    }

    /// Takes a stairway up or down, once.
    pub(super) fn take_stairs(&self, number: u8, toll: Toll) -> Result<Move, RuleId> {
        enforces!("masters.stairs.both-ways", "masters.model.stairs-cells");
        let none = rule!("masters.level.changes");
        let other = match self.place {
            Place::Hall(spot) if self.dungeon.tile(spot).icon == Some(Icon::Stairs) => spot.other_level(),
            Place::Room(room, _) => {
                let cell =
                    self.dungeon.room(room).cells_with(Icon::Stairs).nth(usize::from(number)).ok_or(none)?;
                Spot::new(room.slot(), usize::from(cell)).other_level()
            }
            _ => return Err(none),
        };
        if let Some(room) = self.dungeon.room_of(other) {
            self.check_room(room, None, toll)?;
            return Ok(Move::to(Goal::Room(room, None), toll));
        }
        if self.visited.contains(other) {
            return Err(rule!("masters.stairs.once"));
        }
        self.nothing_to_pay(toll)?;
        Ok(Move::to(Goal::Hall(other), toll))
    }

    /// Climbs with SB-4 from the place below an unused pitfall. A rope does not lead up.
    pub(super) fn climb(&self, toll: Toll) -> Result<Move, RuleId> {
        let Place::Hall(below) = self.place else { return Err(rule!("masters.sb.pitfall-climb")) };
        let pitfall = below.above();
        if below.layer() != Layer::Under || self.dungeon.tile(pitfall).icon != Some(Icon::Pitfall) {
            return Err(rule!("masters.sb.pitfall-climb"));
        }
        if !self.kit.books.contains(Spellbook::PitfallClimb) {
            return Err(self.missing_book(Spellbook::PitfallClimb, self.no_way_up()));
        }
        if self.crossed.contains(pitfall) || self.visited.contains(pitfall) {
            return Err(rule!("masters.sb.pitfall-climb-unused"));
        }
        enforces!("masters.sb.pitfall-climb-details");
        let goal = match self.dungeon.room_of(pitfall) {
            Some(room) => {
                self.check_room(room, None, toll)?;
                Goal::Room(room, None)
            }
            None => {
                self.nothing_to_pay(toll)?;
                Goal::Above(pitfall)
            }
        };
        Ok(Move { book: Some(Spellbook::PitfallClimb), pit: Some(pitfall), ..Move::to(goal, toll) })
    }

    /// Stands on the hallway cell of the climbed pitfall, which counts as encountered.
    pub(super) fn come_up(&mut self, pitfall: Spot) {
        enforces!("masters.sb.pitfall-climb-details");
        self.visited.insert(pitfall);
        self.place = Place::Hall(pitfall);
        self.circle(pitfall, Icon::Pitfall);
    }

    fn no_way_up(&self) -> RuleId {
        let ropes = self.items[Fairy::Rope.index()] + self.kit.fairies[Fairy::Rope.index()];
        if ropes > 0 { rule!("masters.item.rope-not-upward") } else { rule!("masters.pitfall.one-way") }
    }
}
