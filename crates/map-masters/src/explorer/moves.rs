//! The steps that are possible from here, for players who choose by chance, for suggestions and for search.

use crate::model::{Beyond, Dir, Fairy, Icon, RoomAt, Spot};
use crate::path::{Payment, Step, Toll};
use crate::spellbooks::Spellbook;

use super::{Explorer, Place};

/// Ways to meet a single obstacle, cheapest first.
const SINGLE: [Toll; 4] = [Toll::ITEM, Toll::FAIRY, Toll::BOOK, Toll::NONE];

impl Explorer<'_> {
    /// Appends every legal step from here, in a fixed order. A path may always stop instead.
    pub fn moves(&self, out: &mut Vec<Step>) {
        match self.place {
            Place::Hall(spot) => self.hall_moves(spot, out),
            Place::Room(room, by) => self.room_moves(room, by, out),
            Place::Outside(..) => self.keep_legal(Step::Pass, out),
            Place::Stopped(_) => {}
        }
    }

    fn keep_legal(&self, step: Step, out: &mut Vec<Step>) {
        if self.resolve(step).is_ok() {
            out.push(step);
        }
    }

    fn hall_moves(&self, spot: Spot, out: &mut Vec<Step>) {
        for dir in Dir::ALL {
            if let Some(next) = self.dungeon.hall_towards(spot, dir) {
                self.onto(next, |toll| Step::Walk(dir, toll), out);
            } else if let Some((room, door)) = self.dungeon.door_towards(spot, dir) {
                if !self.door_used(room, door) {
                    self.room_entries(room, |toll| Step::Walk(dir, toll), out);
                }
            } else if let Some(site) = self.dungeon.mouth_towards(spot, dir) {
                let free = self.dungeon.beyond(spot.slot(), site) == Beyond::Free
                    && !self.mouth_used(spot.slot(), site);
                out.extend(free.then_some(Step::Walk(dir, Toll::NONE)));
            }
        }
        match self.dungeon.tile(spot).icon {
            Some(Icon::Stairs) => self.over_stairs(spot.other_level(), 0, out),
            Some(Icon::Circle) => self.by_circle(out),
            Some(Icon::Barrel) => self.by_book(Spellbook::BarrelHop, Icon::Barrel, Step::Hop, out),
            _ => {}
        }
        self.by_book(Spellbook::LeapToMonster, Icon::Monster, Step::Leap, out);
        self.up_the_pitfall(spot, out);
    }

    fn room_moves(&self, room: RoomAt, by: Option<u8>, out: &mut Vec<Step>) {
        let plan = self.dungeon.room(room);
        for (number, door) in plan.doors.iter().enumerate() {
            let number = number as u8;
            if self.door_used(room, number) {
                continue;
            }
            let crosses = by.is_some_and(|by| self.crosses_earlier(room, by, number));
            let hall = Spot::new(room.slot(), usize::from(door.hall));
            self.onto(hall, |toll| Step::Leave(number, if crosses { toll.crossing() } else { toll }), out);
        }
        for (number, cell) in plan.cells_with(Icon::Stairs).enumerate() {
            self.over_stairs(Spot::new(room.slot(), usize::from(cell)).other_level(), number as u8, out);
        }
        let pitfalls = plan.cells_with(Icon::Pitfall).count() as u8;
        (0..pitfalls).for_each(|number| self.keep_legal(Step::Drop(number), out));
        if plan.cells_with(Icon::Circle).next().is_some() {
            self.by_circle(out);
        }
        if plan.cells_with(Icon::Barrel).next().is_some() {
            self.by_book(Spellbook::BarrelHop, Icon::Barrel, Step::Hop, out);
        }
        self.by_book(Spellbook::LeapToMonster, Icon::Monster, Step::Leap, out);
    }

    /// Steps onto a hallway cell, with every means against what is there.
    fn onto(&self, next: Spot, step: impl Fn(Toll) -> Step, out: &mut Vec<Step>) {
        if self.visited.contains(next) {
            if self.kit.books.contains(Spellbook::PathCrossing) {
                self.keep_legal(step(Toll::CROSS), out);
            }
            return;
        }
        let obstacle = matches!(
            self.dungeon.tile(next).icon,
            Some(Icon::Monster | Icon::Padlock | Icon::Pitfall | Icon::Lava)
        );
        let tolls = if obstacle { &SINGLE[..] } else { &SINGLE[3..] };
        tolls.iter().for_each(|toll| self.keep_legal(step(*toll), out));
    }

    /// Steps into a room, with every full set of means against its monsters, and with none.
    fn room_entries(&self, room: RoomAt, step: impl Fn(Toll) -> Step, out: &mut Vec<Step>) {
        let monsters = if self.is_cleared(room) { 0 } else { self.dungeon.room(room).monsters };
        let (swords, tokens) = (self.items[Fairy::Sword.index()], self.kit.fairies[Fairy::Sword.index()]);
        for items in (0..=monsters.min(swords)).rev() {
            let rest = monsters - items;
            for fairies in (rest.saturating_sub(1)..=rest).filter(|fairies| *fairies <= tokens) {
                let toll = Toll::of(items, fairies, rest > fairies);
                if toll != Toll::NONE {
                    self.keep_legal(step(toll), out);
                }
            }
        }
        self.keep_legal(step(Toll::NONE), out);
    }

    fn over_stairs(&self, other: Spot, number: u8, out: &mut Vec<Step>) {
        match self.dungeon.room_of(other) {
            Some(room) => self.room_entries(room, |toll| Step::Stairs(number, toll), out),
            None => self.keep_legal(Step::Stairs(number, Toll::NONE), out),
        }
    }

    fn by_circle(&self, out: &mut Vec<Step>) {
        for by in Payment::ALL.into_iter().filter(|by| self.affords_circle(*by).is_ok()) {
            for to in self.dungeon.spots_with(Icon::Circle) {
                self.arrive_at(to, |toll| Step::Circle(by, to, toll), out);
            }
        }
    }

    fn by_book(&self, book: Spellbook, icon: Icon, step: fn(Spot, Toll) -> Step, out: &mut Vec<Step>) {
        if !self.kit.books.contains(book) {
            return;
        }
        for to in self.dungeon.spots_with(icon) {
            self.arrive_at(to, |toll| step(to, toll), out);
        }
    }

    fn arrive_at(&self, to: Spot, step: impl Fn(Toll) -> Step, out: &mut Vec<Step>) {
        match self.dungeon.room_of(to) {
            Some(room) => self.room_entries(room, step, out),
            None => self.onto(to, step, out),
        }
    }

    fn up_the_pitfall(&self, spot: Spot, out: &mut Vec<Step>) {
        if !self.kit.books.contains(Spellbook::PitfallClimb) {
            return;
        }
        match self.dungeon.room_of(spot.above()) {
            Some(room) => self.room_entries(room, Step::Climb, out),
            None => self.keep_legal(Step::Climb(Toll::NONE), out),
        }
    }
}
