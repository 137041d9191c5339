//! Rooms: entering, clearing, collecting, and leaving through a door that was not used before.

use table::{RuleId, enforces, rule};

use super::{Explorer, Goal, Move, Place, Stop};
use crate::model::{Icon, RoomAt, Spot};
use crate::path::Toll;
use crate::spellbooks::Spellbook;

impl Explorer<'_> {
    /// Whether all monsters of a room are gone and its contents collected.
    pub fn is_cleared(&self, room: RoomAt) -> bool {
        self.cleared & (1 << room.0) != 0
    }

    /// Whether the path may enter a room by a door, or from within (none), with these means against its monsters.
    pub(super) fn check_room(&self, room: RoomAt, door: Option<u8>, toll: Toll) -> Result<(), RuleId> {
        enforces!("masters.room.entered-by-any-way");
        if door.is_some_and(|door| self.door_used(room, door)) {
            return Err(rule!("masters.room.door-once"));
        }
        if toll.cross() {
            return Err(rule!("masters.sb.path-crossing-details"));
        }
        let monsters = if self.is_cleared(room) { 0 } else { self.dungeon.room(room).monsters };
        if monsters == 0 {
            return self.nothing_to_pay(toll);
        }
        if toll.count() > monsters {
            return Err(rule!("masters.obstacle.one-means-each"));
        }
        self.affords(Icon::Monster, toll)
    }

    /// Stands in a room. On the first visit all its monsters must be defeated with what was held before; then
    /// everything in it is circled at once. Later visits give nothing more.
    pub(super) fn enter(&mut self, room: RoomAt, door: Option<u8>, toll: Toll) {
        enforces!("masters.model.arrival-order", "masters.path.rooms-repeatable", "masters.dungeon.room");
        if let Some(door) = door {
            self.use_door(room, door);
        }
        self.place = Place::Room(room, door);
        if self.is_cleared(room) {
            enforces!("masters.room.collect-first-time-only");
            return;
        }
        self.pay_obstacle(Icon::Monster, toll);
        if toll.count() < self.dungeon.room(room).monsters {
            enforces!(
                "masters.room.all-monsters",
                "masters.room.no-partial-clear",
                "masters.room.nothing-before-monsters"
            );
            self.place = Place::Stopped(Stop::Monsters(room));
            return;
        }
        self.collect(room);
    }

    /// Circles everything in a room; its monsters are crossed out, its pitfalls count without being stepped on.
    fn collect(&mut self, room: RoomAt) {
        enforces!(
            "masters.room.collect-all",
            "masters.deadend.room-collected",
            "masters.room.pitfall-circled-on-entry"
        );
        enforces!("masters.room.scored-once");
        self.cleared |= 1 << room.0;
        self.found.rooms += 1;
        for (cell, icon) in &self.dungeon.room(room).icons {
            let spot = Spot::new(room.slot(), usize::from(*cell));
            if *icon == Icon::Lava {
                continue;
            }
            self.circle(spot, *icon);
            if *icon == Icon::Monster {
                self.crossed.insert(spot);
            }
        }
    }

    /// Out of a room through a door that was not used, without crossing the lines of earlier visits.
    pub(super) fn leave(&self, door: u8, toll: Toll) -> Result<Move, RuleId> {
        let Place::Room(room, by) = self.place else { return Err(rule!("masters.model.path-encoding")) };
        let way = self.dungeon.room(room).doors.get(usize::from(door)).ok_or(rule!("masters.model.doors"))?;
        enforces!("masters.teleport.leave-room-afterwards");
        if self.door_used(room, door) {
            return Err(rule!("masters.room.door-once"));
        }
        let crosses = by.is_some_and(|by| self.crosses_earlier(room, by, door));
        let mut book = None;
        if crosses {
            book = Some(self.may_cross_room(toll)?);
        }
        let hall = Spot::new(room.slot(), usize::from(way.hall));
        let rest = if crosses { Toll::of(toll.items(), toll.fairies(), toll.book()) } else { toll };
        let book = self.check_hall(hall, Some(way.out.back()), rest)?.or(book);
        Ok(Move { door: Some(door), book, dir: Some(way.out), ..Move::to(Goal::Hall(hall), rest) })
    }

    fn may_cross_room(&self, toll: Toll) -> Result<Spellbook, RuleId> {
        if !toll.cross() {
            return Err(rule!("masters.room.no-crossing-inside"));
        }
        if !self.kit.books.contains(Spellbook::PathCrossing) {
            return Err(self.missing_book(Spellbook::PathCrossing, rule!("masters.room.no-crossing-inside")));
        }
        enforces!("masters.sb.path-crossing", "masters.sb.path-crossing-details");
        Ok(Spellbook::PathCrossing)
    }

    /// Whether a line from door to door would cross an earlier line: their four doors alternate round the rim.
    pub fn crosses_earlier(&self, room: RoomAt, from: u8, to: u8) -> bool {
        enforces!("masters.model.room-chords");
        let (low, high) = (from.min(to), from.max(to));
        let partners = &self.partners[room.index()];
        (low + 1..high).any(|door| match partners[usize::from(door)] {
            0 => false,
            partner => !(low + 1..high).contains(&(partner - 1)),
        })
    }

    /// Draws the line of a visit that ends at a door; one that began within blocks nothing but that door.
    pub(super) fn draw_through(&mut self, room: RoomAt, by: Option<u8>, door: u8) {
        enforces!("masters.model.room-chords");
        self.use_door(room, door);
        if let Some(by) = by {
            self.partners[room.index()][usize::from(by)] = door + 1;
            self.partners[room.index()][usize::from(door)] = by + 1;
        }
    }

    fn use_door(&mut self, room: RoomAt, door: u8) {
        self.doors[room.index()] |= 1 << door;
    }

    /// Whether the path came or went through a door of a room.
    pub fn door_used(&self, room: RoomAt, door: u8) -> bool {
        self.doors[room.index()] & (1 << door) != 0
    }
}
