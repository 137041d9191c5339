//! From a path over places back to the steps that a judge reads.

use super::graph::Graph;
use super::state::{Leg, Rope};
use crate::explorer::{Explorer, Kit, Place};
use crate::model::{Dir, Dungeon, Fairy, Icon, RoomAt, Site, Spot};
use crate::path::{Path, Payment, Step, Toll};
use crate::spellbooks::Spellbook;

/// More steps than any corridor takes.
const LONG_WAY: usize = 200;

/// Writes out a path step by step, walking it by the law. None when the law refuses a step, or when the legs do not
/// begin with a start.
pub fn trace(dungeon: &Dungeon, graph: &Graph, kit: Kit, legs: &[Leg]) -> Option<Path> {
    let (Leg::Start(first), legs) = legs.split_first()? else { return None };
    let mouth = graph.mouths.get(usize::from(*first))?;
    let explorer = Explorer::start(dungeon, kit, usize::from(mouth.slot), mouth.site).ok()?;
    let mut tracer = Tracer { dungeon, graph, explorer, steps: Vec::with_capacity(128) };
    for leg in legs {
        tracer.go(*leg)?;
    }
    Some(Path { slot: mouth.slot, site: mouth.site, steps: tracer.steps })
}

struct Tracer<'a> {
    dungeon: &'a Dungeon,
    graph: &'a Graph,
    explorer: Explorer<'a>,
    steps: Vec<Step>,
}

impl Tracer<'_> {
    fn go(&mut self, leg: Leg) -> Option<()> {
        match leg {
            Leg::Start(_) => None,
            Leg::Inwards(rope) => self.inwards(rope),
            Leg::Walk(arm, rope) => self.walk(self.lies(Dir::ALL[usize::from(arm)])?, rope),
            Leg::Leave(door, rope) => self.leave(door, rope),
            Leg::Stairs => self.meet(|toll| Step::Stairs(0, toll), self.room_above()),
            Leg::StairsDown(number) => self.step(Step::Stairs(number, Toll::NONE)),
            Leg::Drop(number) => self.step(Step::Drop(number)),
            Leg::Climb => self.meet(Step::Climb, self.room_above()),
            Leg::Circle(place) => {
                let (by, to) = (self.payment(), self.target(place, Icon::Circle)?);
                self.meet(|toll| Step::Circle(by, to, toll), self.dungeon.room_of(to))
            }
            Leg::Leap(place) => self.jump(place, Icon::Monster, Step::Leap),
            Leg::Hop(place) => self.jump(place, Icon::Barrel, Step::Hop),
            Leg::Pass => self.step(Step::Pass),
        }
    }

    fn step(&mut self, step: Step) -> Option<()> {
        self.explorer.step(step).ok()?;
        self.steps.push(step);
        Some(())
    }

    /// A direction of the printed face, as the card lies.
    fn lies(&self, dir: Dir) -> Option<Dir> {
        let Place::Hall(spot) = self.explorer.place() else { return None };
        Some(if self.dungeon.cards[spot.slot()].is_turned() { dir.back() } else { dir })
    }

    /// From the cell of a mouth to the first stop, unless that is the very cell.
    fn inwards(&mut self, rope: Rope) -> Option<()> {
        let Place::Hall(spot) = self.explorer.place() else { return None };
        if self.is_stop(spot) {
            return Some(());
        }
        self.walk(Site::at(spot.cell())?.outward().back(), rope)
    }

    /// In a direction, and on along the corridor to its end.
    fn walk(&mut self, mut dir: Dir, rope: Rope) -> Option<()> {
        for _ in 0..LONG_WAY {
            let Place::Hall(spot) = self.explorer.place() else { return None };
            self.walk_once(spot, dir, rope)?;
            match self.explorer.place() {
                Place::Hall(next) if next == spot || self.is_stop(next) => return Some(()),
                Place::Hall(next) => dir = self.onwards(next, dir)?,
                _ => return Some(()),
            }
        }
        None
    }

    fn walk_once(&mut self, spot: Spot, dir: Dir, rope: Rope) -> Option<()> {
        if let Some(next) = self.dungeon.hall_towards(spot, dir) {
            let toll = self.toll_of_hall(next, rope);
            return self.step(Step::Walk(dir, toll));
        }
        let room = self.dungeon.door_towards(spot, dir).map(|(room, _)| room);
        self.meet(|toll| Step::Walk(dir, toll), room)
    }

    /// Out of a room, and on to the first stop, which is the cell before the door.
    fn leave(&mut self, door: u8, rope: Rope) -> Option<()> {
        let Place::Room(room, by) = self.explorer.place() else { return None };
        let hall = self.dungeon.room(room).doors.get(usize::from(door))?.hall;
        let mut toll = self.toll_of_hall(Spot::new(room.slot(), usize::from(hall)), rope);
        if by.is_some_and(|by| self.explorer.crosses_earlier(room, by, door)) {
            toll = toll.crossing();
        }
        self.step(Step::Leave(door, toll))
    }

    /// Takes a step that may lead into a room, paying for the monsters there.
    fn meet(&mut self, step: impl Fn(Toll) -> Step, room: Option<RoomAt>) -> Option<()> {
        let monsters = match room {
            Some(room) if !self.explorer.is_cleared(room) => self.dungeon.room(room).monsters,
            _ => 0,
        };
        self.step(step(self.toll(Icon::Monster, monsters)))
    }

    fn jump(&mut self, place: u8, icon: Icon, step: fn(Spot, Toll) -> Step) -> Option<()> {
        let to = self.target(place, icon)?;
        match self.dungeon.room_of(to) {
            Some(room) => self.meet(|toll| step(to, toll), Some(room)),
            None => self.step(step(to, self.toll_of_hall(to, Rope::Kept))),
        }
    }

    /// What a hallway cell costs: a crossing, an obstacle, a rope over a pitfall, or nothing.
    fn toll_of_hall(&self, spot: Spot, rope: Rope) -> Toll {
        if self.explorer.has_visited(spot) {
            return Toll::CROSS;
        }
        match self.dungeon.tile(spot).icon {
            Some(Icon::Pitfall) if rope == Rope::Kept => Toll::NONE,
            Some(obstacle @ (Icon::Monster | Icon::Padlock | Icon::Lava | Icon::Pitfall)) => {
                self.toll(obstacle, 1)
            }
            _ => Toll::NONE,
        }
    }

    /// So many means against an obstacle: collected items first, then tokens, then the spellbook.
    fn toll(&self, obstacle: Icon, count: u8) -> Toll {
        let Some(kind) = obstacle.overcome_by() else { return Toll::NONE };
        let items = count.min(self.explorer.items()[kind.index()]);
        let fairies = (count - items).min(self.explorer.kit().fairies[kind.index()]);
        Toll::of(items, fairies, count > items + fairies)
    }

    fn payment(&self) -> Payment {
        let scroll = Fairy::Scroll.index();
        if self.explorer.items()[scroll] > 0 {
            Payment::Item
        } else if self.explorer.kit().fairies[scroll] > 0 {
            Payment::Fairy
        } else {
            Payment::Book
        }
    }

    /// The cell of an icon at a place; in a room the last one that is not crossed out, so that an earlier one is left
    /// to depart from.
    fn target(&self, place: u8, icon: Icon) -> Option<Spot> {
        if !self.graph.is_room(place) {
            return Some(self.graph.spot[usize::from(place)]);
        }
        let room = self.graph.room_at[usize::from(place)];
        let cells = self.dungeon.room(room).icons.iter().rev().filter(|(_, found)| *found == icon);
        let mut spots = cells.map(|(cell, _)| Spot::new(room.slot(), usize::from(*cell)));
        spots.find(|spot| !self.explorer.crossed().contains(*spot))
    }

    /// The room on the main floor right above.
    fn room_above(&self) -> Option<RoomAt> {
        match self.explorer.place() {
            Place::Hall(spot) => self.dungeon.room_of(spot.above()),
            _ => None,
        }
    }

    fn is_stop(&self, spot: Spot) -> bool {
        self.graph.spot[self.graph.rooms.len()..self.graph.size].contains(&spot)
    }

    /// The only way on through a plain corridor cell.
    fn onwards(&self, spot: Spot, dir: Dir) -> Option<Dir> {
        let leads = |way: &Dir| {
            self.dungeon.hall_towards(spot, *way).is_some()
                || self.dungeon.door_towards(spot, *way).is_some()
                || self.dungeon.mouth_towards(spot, *way).is_some()
        };
        Dir::ALL.into_iter().filter(|way| *way != dir.back()).find(leads)
    }
}

/// The kind of token that a path needs the fairy wish for, if it needs it: the kit without the wish does not suffice.
pub fn wish_for(dungeon: &Dungeon, graph: &Graph, kit: Kit, legs: &[Leg]) -> Option<(Path, Option<Fairy>)> {
    if let Some(path) = trace(dungeon, graph, kit, legs) {
        return Some((path, None));
    }
    if !kit.books.contains(Spellbook::FairyWish) {
        return None;
    }
    Fairy::ALL.into_iter().find_map(|kind| {
        let mut wished = kit;
        wished.books.remove(Spellbook::FairyWish);
        wished.fairies[kind.index()] += 1;
        trace(dungeon, graph, wished, legs).map(|path| (path, Some(kind)))
    })
}
