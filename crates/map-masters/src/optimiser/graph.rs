//! A whole dungeon without its corridors: the graph that the search walks.
//!
//! A *place* is a room or a stop; rooms come first. Sets of places are 128-bit words.

use arrayvec::ArrayVec;

use super::card::{Arm, CardGraph, Link, NO_STOP, graph_of};
use super::weights::Weights;
use crate::model::face::{DOORS, turned_cell};
use crate::model::{Beyond, CELLS, Dir, Dungeon, Fairy, HAND, Icon, RoomAt, Site, Spot};

/// The most places of a graph.
pub const PLACES: usize = 128;
/// The most rooms of a graph.
pub const ROOMS: usize = RoomAt::COUNT;
/// The most mouths of a dungeon.
pub const MOUTHS: usize = HAND * Site::COUNT;
/// No place.
pub const NOWHERE: u8 = u8::MAX;
/// Places from here on are mouths: `MOUTH + m` is the mouth with number `m`.
pub const MOUTH: u8 = PLACES as u8;

/// Obstacles that stop a path, and the items that overcome them.
pub const OBSTACLES: [(Icon, Fairy); 3] =
    [(Icon::Monster, Fairy::Sword), (Icon::Padlock, Fairy::Key), (Icon::Lava, Fairy::Rope)];

/// A set of places.
pub type Places = u128;

/// The set of one place.
#[inline]
pub const fn bit(place: u8) -> Places {
    1 << place
}

/// The places of a set, smallest first.
#[inline]
pub fn each(mut set: Places) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let place = set.trailing_zeros() as u8;
        set &= set.wrapping_sub(1);
        (place < PLACES as u8).then_some(place)
    })
}

/// A free external edge.
#[derive(Clone, Copy, Debug)]
pub struct Mouth {
    /// The card, by its place in the layout.
    pub slot: u8,
    /// The site, as the card lies.
    pub site: Site,
    /// The first stop inwards.
    pub inner: u8,
    /// The arm of that stop that leads out.
    pub arm: u8,
    /// The mouth exactly opposite, or [`NOWHERE`].
    pub opposite: u8,
}

impl Mouth {
    /// Whether it is on a short edge.
    pub fn is_vertical(&self) -> bool {
        matches!(self.site, Site::N | Site::S)
    }
}

/// A room of the graph.
#[derive(Clone, Debug, Default)]
pub struct Room {
    /// The stop before each door, clockwise.
    pub doors: ArrayVec<u8, DOORS>,
    /// The arm of that stop that leads into the room.
    pub arms: ArrayVec<u8, DOORS>,
    /// What lies in it.
    pub counts: [u8; Icon::COUNT],
    /// The lower ends of its stairways.
    pub stairs: ArrayVec<u8, 8>,
    /// The stops below its pitfalls.
    pub pits: ArrayVec<u8, 8>,
    /// The first bit of its lines in [`super::state::State::lines`]; rooms with fewer than four doors need none.
    pub lines: u8,
}

/// The dungeon as the search sees it.
#[derive(Clone, Debug)]
pub struct Graph {
    /// How many places there are.
    pub size: usize,
    /// The rooms: the first places.
    pub rooms: ArrayVec<Room, ROOMS>,
    /// What is printed on a stop.
    pub icon: [Option<Icon>; PLACES],
    /// Where the arms of a stop lead: a place, a mouth or nowhere.
    pub arms: [[u8; 4]; PLACES],
    /// By which arm the place at the end of an arm is entered; for a room, by which door.
    pub enters: [[u8; 4]; PLACES],
    /// The other end of a stairway, or nowhere.
    pub twin: [u8; PLACES],
    /// The stop or room of the pitfall above a stop, or nowhere.
    pub above: [u8; PLACES],
    /// The stop below a pitfall, or nowhere.
    pub below: [u8; PLACES],
    /// The places next to a place, whatever lies between.
    pub near: [Places; PLACES],
    /// The stops behind the mouths opposite those that a stop leads out of: above and below, left and right.
    pub passes: [[Places; PLACES]; 2],
    /// The mouths that a stop leads out of.
    pub exits: [u32; PLACES],
    /// The mouths.
    pub mouths: ArrayVec<Mouth, MOUTHS>,
    /// What a place is worth when it is first reached: a stop its icon, a room all that lies in it.
    pub worth: [i32; PLACES],
    /// The items a place gives, by [`Fairy`].
    pub gives: [[u8; Fairy::COUNT]; PLACES],
    /// The obstacles at a place, in the order of [`OBSTACLES`].
    pub obstacles: [[u8; OBSTACLES.len()]; PLACES],
    /// The rooms with more than one monster.
    pub rooms_with_several: Places,
    /// The places with an icon of a kind.
    pub with: [Places; Icon::COUNT],
    /// The four-way intersections.
    pub four_ways: Places,
    /// The number of a four-way intersection among them, or nowhere.
    pub four_way: [u8; PLACES],
    /// Where a stop is.
    pub spot: [Spot; PLACES],
    /// Which room of the dungeon a room is.
    pub room_at: [RoomAt; ROOMS],
}

/// Why a dungeon is beyond the search: it has more places than a word has bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLarge;

impl Graph {
    /// The graph of a dungeon, with what its places are worth.
    pub fn of(dungeon: &Dungeon, weights: &Weights) -> Result<Graph, TooLarge> {
        let cards: ArrayVec<&CardGraph, HAND> =
            dungeon.cards.iter().map(|card| graph_of(card.card)).collect();
        let mut graph = Graph::empty();
        let layer = Layer::of(&cards, dungeon);
        graph.size = layer.size;
        if graph.size > PLACES {
            return Err(TooLarge);
        }
        graph.find_mouths(dungeon, &layer, &cards);
        for (slot, card) in cards.iter().enumerate() {
            graph.lay_rooms(slot, card, &layer);
            graph.lay_stops(slot, card, &layer, dungeon, &cards);
        }
        graph.number_lines()?;
        graph.number_four_ways()?;
        graph.weigh(weights);
        Ok(graph)
    }

    fn empty() -> Graph {
        Graph {
            size: 0,
            rooms: ArrayVec::new(),
            icon: [None; PLACES],
            arms: [[NOWHERE; 4]; PLACES],
            enters: [[NOWHERE; 4]; PLACES],
            twin: [NOWHERE; PLACES],
            above: [NOWHERE; PLACES],
            below: [NOWHERE; PLACES],
            near: [0; PLACES],
            passes: [[0; PLACES]; 2],
            exits: [0; PLACES],
            mouths: ArrayVec::new(),
            worth: [0; PLACES],
            gives: [[0; Fairy::COUNT]; PLACES],
            obstacles: [[0; OBSTACLES.len()]; PLACES],
            rooms_with_several: 0,
            with: [0; Icon::COUNT],
            four_ways: 0,
            four_way: [NOWHERE; PLACES],
            spot: [Spot(0); PLACES],
            room_at: [RoomAt(0); ROOMS],
        }
    }

    fn find_mouths(&mut self, dungeon: &Dungeon, layer: &Layer, cards: &[&CardGraph]) {
        for (slot, site) in dungeon.free_mouths() {
            let Some((stop, arm)) = cards[slot].sites[layer.printed(slot, site).index()] else { continue };
            let mouth = Mouth {
                slot: slot as u8,
                site,
                inner: layer.stops[slot] + stop,
                arm: arm as u8,
                opposite: NOWHERE,
            };
            self.mouths.push(mouth);
        }
        for index in 0..self.mouths.len() {
            let Mouth { slot, site, .. } = self.mouths[index];
            if let Some((far, entrance)) = dungeon.opposite(usize::from(slot), site) {
                self.mouths[index].opposite = self.mouth_at(far, entrance);
            }
        }
        for mouth in &self.mouths {
            if let Some(far) = self.mouths.get(usize::from(mouth.opposite)) {
                self.passes[usize::from(!mouth.is_vertical())][usize::from(mouth.inner)] |= bit(far.inner);
            }
        }
    }

    fn mouth_at(&self, slot: usize, site: Site) -> u8 {
        let at = |mouth: &Mouth| usize::from(mouth.slot) == slot && mouth.site == site;
        self.mouths.iter().position(at).map_or(NOWHERE, |index| index as u8)
    }

    fn lay_rooms(&mut self, slot: usize, card: &CardGraph, layer: &Layer) {
        for (number, room) in card.rooms.iter().enumerate() {
            let base = layer.stops[slot];
            self.room_at[self.rooms.len()] = RoomAt::new(slot, number as u8);
            self.rooms.push(Room {
                doors: room.doors.iter().map(|(stop, _)| base + stop).collect(),
                arms: room.doors.iter().map(|(_, arm)| *arm as u8).collect(),
                counts: room.counts,
                stairs: room.stairs.iter().map(|stop| base + stop).take(8).collect(),
                pits: room.pits.iter().map(|stop| base + stop).take(8).collect(),
                lines: 0,
            });
        }
    }

    fn lay_stops(
        &mut self,
        slot: usize,
        card: &CardGraph,
        layer: &Layer,
        dungeon: &Dungeon,
        cards: &[&CardGraph],
    ) {
        for (index, stop) in card.stops.iter().enumerate() {
            let place = layer.stops[slot] + index as u8;
            let at = usize::from(place);
            self.icon[at] = stop.icon;
            self.spot[at] = layer.spot(slot, stop.tile);
            if stop.four_way {
                self.four_ways |= bit(place);
            }
            for dir in Dir::ALL {
                let arm = match stop.arms[dir as usize] {
                    Arm::Site(site) => layer.across(slot, site, dungeon, cards, self),
                    arm => layer.within(slot, arm),
                };
                if let Some((to, by)) = arm {
                    self.join(place, dir, to, by);
                }
            }
            self.twin[at] = layer.link(slot, stop.stairs);
            self.above[at] = layer.link(slot, stop.pit_above);
            self.touch(place, self.twin[at]);
            self.touch(place, self.above[at]);
            if stop.below != NO_STOP {
                self.below[at] = layer.stops[slot] + stop.below;
            }
        }
    }

    fn join(&mut self, place: u8, dir: Dir, to: u8, by: u8) {
        let at = usize::from(place);
        self.arms[at][dir as usize] = to;
        self.enters[at][dir as usize] = by;
        if to >= MOUTH {
            self.exits[at] |= 1 << (to - MOUTH);
        } else {
            self.touch(place, to);
        }
    }

    fn touch(&mut self, one: u8, other: u8) {
        if other < MOUTH {
            self.near[usize::from(one)] |= bit(other);
            self.near[usize::from(other)] |= bit(one);
        }
    }

    /// Gives each pair of doors of a room with four doors or more a bit of its own.
    fn number_lines(&mut self) -> Result<(), TooLarge> {
        let mut next = 0usize;
        for room in &mut self.rooms {
            room.lines = next.min(127) as u8;
            let doors = room.doors.len();
            if doors >= 4 {
                next += doors * (doors - 1) / 2;
            }
        }
        if next > 128 { Err(TooLarge) } else { Ok(()) }
    }

    fn number_four_ways(&mut self) -> Result<(), TooLarge> {
        for (number, place) in each(self.four_ways).enumerate() {
            self.four_way[usize::from(place)] = number as u8;
        }
        if self.four_ways.count_ones() > 32 { Err(TooLarge) } else { Ok(()) }
    }

    fn weigh(&mut self, weights: &Weights) {
        for place in 0..self.size {
            for icon in Icon::ALL {
                let count = self.count(place, icon);
                self.worth[place] += i32::from(count) * weights.icon(icon);
                if count > 0 {
                    self.with[icon as usize] |= bit(place as u8);
                }
                if let Some(item) = Fairy::of_item(icon) {
                    self.gives[place][item.index()] += count;
                }
            }
            self.obstacles[place] = OBSTACLES.map(|(icon, _)| self.count(place, icon));
            if self.count(place, Icon::Monster) > 1 {
                self.rooms_with_several |= bit(place as u8);
            }
            if place < self.rooms.len() {
                self.worth[place] += i32::from(weights.room);
            }
        }
    }

    /// How many icons of a kind are at a place.
    pub fn count(&self, place: usize, icon: Icon) -> u8 {
        match self.rooms.get(place) {
            Some(room) => room.counts[icon as usize],
            None => u8::from(self.icon[place] == Some(icon)),
        }
    }

    /// Whether a place is a room.
    #[inline]
    pub fn is_room(&self, place: u8) -> bool {
        usize::from(place) < self.rooms.len()
    }

    /// All rooms.
    #[inline]
    pub fn all_rooms(&self) -> Places {
        (1 << self.rooms.len()) - 1
    }

    /// All places.
    #[inline]
    pub fn all(&self) -> Places {
        if self.size == PLACES { Places::MAX } else { (1 << self.size) - 1 }
    }
}

/// Where the places of each card begin, and which way up it lies.
struct Layer {
    rooms: [u8; HAND],
    stops: [u8; HAND],
    turned: [bool; HAND],
    size: usize,
}

impl Layer {
    fn of(cards: &[&CardGraph], dungeon: &Dungeon) -> Layer {
        let mut layer = Layer { rooms: [0; HAND], stops: [0; HAND], turned: [false; HAND], size: 0 };
        for (slot, card) in cards.iter().enumerate() {
            layer.rooms[slot] = layer.size.min(PLACES) as u8;
            layer.size += card.rooms.len();
            layer.turned[slot] = dungeon.cards[slot].is_turned();
        }
        for (slot, card) in cards.iter().enumerate() {
            layer.stops[slot] = layer.size.min(PLACES) as u8;
            layer.size += card.stops.len();
        }
        layer
    }

    /// A site of a card as it lies, in the orientation of the printed face, and the reverse.
    fn printed(&self, slot: usize, site: Site) -> Site {
        if self.turned[slot] { site.turned() } else { site }
    }

    fn spot(&self, slot: usize, tile: usize) -> Spot {
        let cell = if self.turned[slot] { turned_cell(tile % CELLS) } else { tile % CELLS };
        Spot::new(slot, tile / CELLS * CELLS + cell)
    }

    fn link(&self, slot: usize, link: Link) -> u8 {
        match link {
            Link::Nothing => NOWHERE,
            Link::Stop(stop) => self.stops[slot] + stop,
            Link::Room(room) => self.rooms[slot] + room,
        }
    }

    /// The place an arm leads to on its own card, and how that is entered.
    fn within(&self, slot: usize, arm: Arm) -> Option<(u8, u8)> {
        match arm {
            Arm::Stop(stop, by) => Some((self.stops[slot] + stop, by as u8)),
            Arm::Door(room, door) => Some((self.rooms[slot] + room, door)),
            Arm::Site(_) | Arm::Wall => None,
        }
    }

    /// The place or mouth that an arm leads to at the edge of its card.
    fn across(
        &self,
        slot: usize,
        site: Site,
        dungeon: &Dungeon,
        cards: &[&CardGraph],
        graph: &Graph,
    ) -> Option<(u8, u8)> {
        let lies = self.printed(slot, site);
        match dungeon.beyond(slot, lies) {
            Beyond::Wall => None,
            Beyond::Free => Some((MOUTH.saturating_add(graph.mouth_at(slot, lies)), NOWHERE)),
            Beyond::Card(spot) => {
                let facing = self.printed(spot.slot(), Site::at(spot.cell())?);
                let (stop, arm) = cards[spot.slot()].sites[facing.index()]?;
                Some((self.stops[spot.slot()] + stop, arm as u8))
            }
        }
    }
}
