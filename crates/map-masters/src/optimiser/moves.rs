//! Every way to go on from a place, and what it brings: the law of the path on the graph without corridors.
//!
//! Ways that can never be better than another are left out: stopping before an obstacle, falling onto the own path from
//! a room, entering a room whose monsters win. A path may stop anywhere, so every state counts as an end.

use super::graph::{Graph, MOUTH, NOWHERE, Places, bit, each};
use super::state::{Came, Leg, Rope, Spells, State};
use super::weights::Weights;
use crate::model::{Fairy, Icon};

/// A way to go on: the state it leads to, and the legs that lead there (several when the path crosses itself or passes to an opposite mouth).
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// Where it leads.
    pub state: State,
    /// The legs.
    pub legs: Legs,
    /// At most this much can be reached from there; filled in by the search.
    pub bound: i32,
}

/// What leads to a place. The longest way walks out, passes to the opposite mouth, comes in, crosses its own line at once,
/// walks out again, passes and comes in.
pub type Legs = [Option<Leg>; LONGEST];
const LONGEST: usize = 6;

/// The law of the path, on one dungeon with one set of weights.
#[derive(Clone, Copy)]
pub struct Law<'a> {
    /// The dungeon.
    pub graph: &'a Graph,
    /// What things are worth.
    pub weights: &'a Weights,
}

impl Law<'_> {
    /// Appends every way on.
    pub fn ways(&self, state: &State, out: &mut Vec<Way>) {
        if !state.goes_on() {
            return;
        }
        if state.at >= MOUTH {
            self.inwards(state, state.at - MOUTH, [None; LONGEST], out);
        } else if self.graph.is_room(state.at) {
            self.ways_from_room(state, out);
        } else {
            self.ways_from_stop(state, out);
        }
        self.leap(state, out);
    }

    fn inwards(&self, state: &State, mouth: u8, legs: Legs, out: &mut Vec<Way>) {
        let mouth = &self.graph.mouths[usize::from(mouth)];
        self.onto(state, mouth.inner, mouth.arm, add(legs, Leg::Inwards(Rope::Kept)), out);
    }

    fn ways_from_stop(&self, state: &State, out: &mut Vec<Way>) {
        let at = usize::from(state.at);
        for arm in (0..4u8).filter(|arm| *arm != state.by) {
            let to = self.graph.arms[at][usize::from(arm)];
            let mut from = *state;
            self.use_arm(&mut from, state.at, arm);
            let legs = one(Leg::Walk(arm, Rope::Kept));
            self.along(&from, to, self.graph.enters[at][usize::from(arm)], legs, out);
        }
        let legs = one(Leg::Stairs);
        match self.graph.twin[at] {
            NOWHERE => {}
            room if self.graph.is_room(room) => self.enter(state, room, NOWHERE, legs, out),
            stop if !state.has(stop) => self.arrive(state, stop, NOWHERE, Came::Walking, legs, out),
            _ => {}
        }
        match self.graph.icon[at] {
            Some(Icon::Circle) if state.came != Came::Teleporting => self.teleport(state, out),
            Some(Icon::Barrel) => self.hop(state, out),
            _ => {}
        }
        self.climb(state, out);
    }

    fn ways_from_room(&self, state: &State, out: &mut Vec<Way>) {
        let room = &self.graph.rooms[usize::from(state.at)];
        for (door, stop) in room.doors.iter().enumerate() {
            self.leave(state, door as u8, *stop, room.arms[door], out);
        }
        for (number, stop) in room.stairs.iter().enumerate().filter(|(_, stop)| !state.has(**stop)) {
            let legs = one(Leg::StairsDown(number as u8));
            self.arrive(state, *stop, NOWHERE, Came::Walking, legs, out);
        }
        for (number, stop) in room.pits.iter().enumerate().filter(|(_, stop)| !state.has(**stop)) {
            let landed = self.land(*state, *stop);
            out.push(Way { state: landed, legs: one(Leg::Drop(number as u8)), bound: 0 });
        }
        if room.counts[Icon::Circle as usize] > state.circles_used(state.at) {
            self.teleport(state, out);
        }
        if room.counts[Icon::Barrel as usize] > 0 {
            self.hop(state, out);
        }
    }

    /// Out of a room through a door that was not used; a line across an earlier one takes the spellbook.
    fn leave(&self, state: &State, door: u8, stop: u8, arm: u8, out: &mut Vec<Way>) {
        if door == state.by {
            return;
        }
        let mut from = *state;
        if state.by != NOWHERE {
            if self.crosses(state, door) {
                if !state.spells.has(Spells::CROSS) {
                    return;
                }
                from.spells = from.spells.without(Spells::CROSS);
                from.arms = 0;
            }
            from.lines |= self.line(state.at, state.by, door);
        }
        self.onto(&from, stop, arm, one(Leg::Leave(door, Rope::Kept)), out);
    }

    /// Along an arm, to whatever is at its end.
    fn along(&self, state: &State, to: u8, by: u8, legs: Legs, out: &mut Vec<Way>) {
        match to {
            NOWHERE => {}
            mouth if mouth >= MOUTH => self.out_of(state, mouth - MOUTH, legs, out),
            room if self.graph.is_room(room) => self.enter(state, room, by, legs, out),
            stop => self.onto(state, stop, by, legs, out),
        }
    }

    /// Onto a stop: for the first time, or across the own line with the spellbook.
    fn onto(&self, state: &State, stop: u8, by: u8, legs: Legs, out: &mut Vec<Way>) {
        if !state.has(stop) {
            self.arrive(state, stop, by, Came::Walking, legs, out);
        } else if state.spells.has(Spells::CROSS) && self.graph.four_ways & bit(stop) != 0 {
            self.across(state, stop, by, legs, out);
        }
    }

    /// A four-way intersection a second time, in through an unused arm and out through the last one.
    fn across(&self, state: &State, stop: u8, by: u8, legs: Legs, out: &mut Vec<Way>) {
        let at = usize::from(stop);
        let used = (state.arms >> (u32::from(self.graph.four_way[at]) * 4) & 15) as u8;
        if used.count_ones() != 2 || used >> by & 1 != 0 {
            return;
        }
        let last = (!(used | 1 << by) & 15).trailing_zeros() as u8;
        let mut over = *state;
        over.spells = over.spells.without(Spells::CROSS);
        over.arms = 0;
        let to = self.graph.arms[at][usize::from(last)];
        let legs = add(legs, Leg::Walk(last, Rope::Kept));
        self.along(&over, to, self.graph.enters[at][usize::from(last)], legs, out);
    }

    /// Out of a free mouth: the path ends there, or passes to the opposite one.
    fn out_of(&self, state: &State, mouth: u8, legs: Legs, out: &mut Vec<Way>) {
        if state.mouths >> mouth & 1 != 0 {
            return;
        }
        let mut outside = *state;
        outside.mouths |= 1 << mouth;
        let here = &self.graph.mouths[usize::from(mouth)];
        let book = if here.is_vertical() { Spells::VERTICAL } else { Spells::HORIZONTAL };
        if outside.spells.has(book) && here.opposite != NOWHERE && outside.mouths >> here.opposite & 1 == 0 {
            let mut passed = outside;
            passed.spells = passed.spells.without(book);
            passed.mouths |= 1 << here.opposite;
            self.inwards(&passed, here.opposite, add(legs, Leg::Pass), out);
        }
        outside.at = NOWHERE;
        outside.value += i32::from(self.weights.exit);
        out.push(Way { state: outside, legs, bound: 0 });
    }

    /// Stands on a stop for the first time.
    pub fn arrive(&self, state: &State, stop: u8, by: u8, came: Came, legs: Legs, out: &mut Vec<Way>) {
        let at = usize::from(stop);
        let mut next = State { used: state.used | bit(stop), at: stop, by, came, ..*state };
        if by != NOWHERE {
            self.use_arm(&mut next, stop, by);
        }
        let obstacle = self.graph.icon[at];
        let paid = match obstacle {
            Some(Icon::Monster) => self.spend(&mut next, Fairy::Sword),
            Some(Icon::Padlock) => self.spend(&mut next, Fairy::Key),
            Some(Icon::Lava) => self.spend(&mut next, Fairy::Rope),
            Some(Icon::Stairs) if state.has(self.graph.twin[at]) => {
                out.push(Way { state: next, legs, bound: 0 });
                return;
            }
            _ => true,
        };
        if !paid {
            return;
        }
        next.value += self.graph.worth[at];
        if obstacle == Some(Icon::Pitfall) {
            return self.meet_pitfall(next, self.graph.below[at], legs, out);
        }
        for kind in 0..Fairy::COUNT {
            next.stock[kind] += self.graph.gives[at][kind];
        }
        out.push(Way { state: next, legs, bound: 0 });
    }

    /// A pitfall in a hallway: fall, or cross it.
    fn meet_pitfall(&self, state: State, below: u8, legs: Legs, out: &mut Vec<Way>) {
        let fallen = if state.has(below) { State { at: NOWHERE, ..state } } else { self.land(state, below) };
        out.push(Way { state: fallen, legs, bound: 0 });
        let mut crossed = state;
        if self.spend(&mut crossed, Fairy::Rope) {
            out.push(Way { state: crossed, legs: with_rope(legs), bound: 0 });
        }
    }

    fn land(&self, state: State, below: u8) -> State {
        State { used: state.used | bit(below), at: below, by: NOWHERE, came: Came::Falling, ..state }
    }

    /// Stands in a room. The first time its monsters must be beaten; then everything in it is collected.
    pub fn enter(&self, state: &State, room: u8, door: u8, legs: Legs, out: &mut Vec<Way>) {
        let mut next = State { at: room, by: door, came: Came::Walking, ..*state };
        if !state.has(room) {
            let here = &self.graph.rooms[usize::from(room)];
            for _ in 0..here.counts[Icon::Monster as usize] {
                if !self.spend(&mut next, Fairy::Sword) {
                    return;
                }
            }
            next.used |= bit(room);
            next.value += self.room_worth(state.used, room);
            for kind in 0..Fairy::COUNT {
                next.stock[kind] += self.graph.gives[usize::from(room)][kind];
            }
        }
        out.push(Way { state: next, legs, bound: 0 });
    }

    /// What a room brings when it is cleared: stairways that were reached from below are counted already.
    #[inline]
    pub fn room_worth(&self, used: Places, room: u8) -> i32 {
        let here = &self.graph.rooms[usize::from(room)];
        let reached = here.stairs.iter().filter(|stop| used & bit(**stop) != 0).count() as i32;
        self.graph.worth[usize::from(room)] - reached * self.weights.icon(Icon::Stairs)
    }

    /// From the circle one stands at to any other that is not crossed out.
    fn teleport(&self, state: &State, out: &mut Vec<Way>) {
        let mut gone = *state;
        if !self.spend(&mut gone, Fairy::Scroll) {
            return;
        }
        if self.graph.is_room(state.at) {
            gone.use_circle(state.at);
        }
        self.appear_at_circles(&gone, out);
    }

    /// Arrives at every circle that is not crossed out.
    pub fn appear_at_circles(&self, state: &State, out: &mut Vec<Way>) {
        for place in each(self.graph.with[Icon::Circle as usize]) {
            let legs = one(Leg::Circle(place));
            if !self.graph.is_room(place) {
                if !state.has(place) {
                    self.arrive(state, place, NOWHERE, Came::Teleporting, legs, out);
                }
            } else if self.graph.count(usize::from(place), Icon::Circle) > state.circles_used(place) {
                let mut there = *state;
                there.use_circle(place);
                self.enter(&there, place, NOWHERE, legs, out);
            }
        }
    }

    /// With the spellbook from a barrel to any other.
    fn hop(&self, state: &State, out: &mut Vec<Way>) {
        if !state.spells.has(Spells::HOP) {
            return;
        }
        let gone = State { spells: state.spells.without(Spells::HOP), ..*state };
        for place in each(self.graph.with[Icon::Barrel as usize]) {
            let another = place != state.at || self.graph.count(usize::from(place), Icon::Barrel) > 1;
            if another {
                self.appear(&gone, place, Leg::Hop(place), out);
            }
        }
    }

    /// With the spellbook from anywhere to a monster that is not yet defeated.
    fn leap(&self, state: &State, out: &mut Vec<Way>) {
        if !state.spells.has(Spells::LEAP) {
            return;
        }
        let gone = State { spells: state.spells.without(Spells::LEAP), ..*state };
        for place in each(self.graph.with[Icon::Monster as usize] & !state.used) {
            self.appear(&gone, place, Leg::Leap(place), out);
        }
    }

    /// Arrives at a place from nowhere: at a stop that is not on the path, or in any room.
    pub fn appear(&self, state: &State, place: u8, leg: Leg, out: &mut Vec<Way>) {
        if self.graph.is_room(place) {
            self.enter(state, place, NOWHERE, one(leg), out);
        } else if !state.has(place) {
            self.arrive(state, place, NOWHERE, Came::Walking, one(leg), out);
        }
    }

    /// With the spellbook up through the unused pitfall above.
    fn climb(&self, state: &State, out: &mut Vec<Way>) {
        let above = self.graph.above[usize::from(state.at)];
        if above == NOWHERE || !state.spells.has(Spells::CLIMB) || state.came == Came::Falling {
            return;
        }
        let legs = one(Leg::Climb);
        let mut up = State { spells: state.spells.without(Spells::CLIMB), ..*state };
        if self.graph.is_room(above) {
            self.enter(&up, above, NOWHERE, legs, out);
        } else if !state.has(above) {
            up.used |= bit(above);
            up.value += self.graph.worth[usize::from(above)];
            (up.at, up.by, up.came) = (above, NOWHERE, Came::Walking);
            out.push(Way { state: up, legs, bound: 0 });
        }
    }

    /// Takes one means of a kind from the stock, or the fairy wish when there is none left: the wish can become
    /// anything at any time, so it is best kept to the last.
    fn spend(&self, state: &mut State, kind: Fairy) -> bool {
        let left = &mut state.stock[kind.index()];
        if *left > 0 {
            *left -= 1;
            return true;
        }
        let wished = state.spells.has(Spells::WISH);
        if wished {
            state.spells = state.spells.without(Spells::WISH);
            state.value -= i32::from(self.weights.wish);
        }
        wished
    }

    fn use_arm(&self, state: &mut State, stop: u8, arm: u8) {
        let number = self.graph.four_way[usize::from(stop)];
        if number != NOWHERE && state.spells.has(Spells::CROSS) {
            state.arms |= 1 << (u32::from(number) * 4 + u32::from(arm));
        }
    }

    /// Whether the line from the door of entry to this door would cross an earlier line.
    fn crosses(&self, state: &State, door: u8) -> bool {
        let doors = self.graph.rooms[usize::from(state.at)].doors.len() as u8;
        let (low, high) = (door.min(state.by), door.max(state.by));
        let inside = low + 1..high;
        let beyond = (0..low).chain(high + 1..doors);
        inside
            .into_iter()
            .any(|one| beyond.clone().any(|other| state.lines & self.line(state.at, one, other) != 0))
    }

    /// The bit of a line between two doors; none in rooms where lines cannot cross.
    fn line(&self, room: u8, one: u8, other: u8) -> u128 {
        let room = &self.graph.rooms[usize::from(room)];
        let doors = room.doors.len() as u32;
        if doors < 4 {
            return 0;
        }
        let (low, high) = (u32::from(one.min(other)), u32::from(one.max(other)));
        1 << (u32::from(room.lines) + low * (2 * doors - low - 1) / 2 + high - low - 1)
    }
}

/// A single leg.
pub fn one(leg: Leg) -> Legs {
    add([None; LONGEST], leg)
}

fn add(mut legs: Legs, leg: Leg) -> Legs {
    if let Some(free) = legs.iter_mut().find(|leg| leg.is_none()) {
        *free = Some(leg);
    }
    legs
}

/// The last leg ends at a pitfall that is crossed.
fn with_rope(mut legs: Legs) -> Legs {
    if let Some(Some(last)) = legs.iter_mut().rev().find(|leg| leg.is_some()) {
        *last = match *last {
            Leg::Walk(arm, _) => Leg::Walk(arm, Rope::Used),
            Leg::Leave(door, _) => Leg::Leave(door, Rope::Used),
            Leg::Inwards(_) => Leg::Inwards(Rope::Used),
            other => other,
        };
    }
    legs
}
