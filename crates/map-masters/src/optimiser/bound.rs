//! How much a path can still be worth: never less than the truth, and quickly found.
//!
//! Two bounds are taken together. The *sum*: everything that can still be reached, with no more obstacles overcome than
//! there are means in reach. The *chain*: what is left of the dungeon hangs together in blocks, and a path that leaves a
//! block through a stop cannot come back (see [`super::chain`]).

use super::chain::{BARRELS, CIRCLES, Chain, NODES};
use super::graph::{MOUTH, NOWHERE, OBSTACLES, PLACES, Places, bit, each};
use super::moves::Law;
use super::state::{Spells, State};
use crate::model::{Fairy, Icon};

/// A teleport takes a scroll and two circles that are not crossed out.
const CIRCLES_FOR_TWO_TELEPORTS: u32 = 4;

/// Works out bounds; keeps its tables from one to the next.
pub struct Bounds<'a> {
    law: Law<'a>,
    chain: Chain<'a>,
    reach: Reach,
}

/// What a path can still reach.
struct Reach {
    /// The places.
    places: Places,
    /// What each of them is worth.
    worth: [i32; NODES],
    /// All of it together.
    sum: i32,
    /// Means in hand and in reach.
    supply: [u8; Fairy::COUNT],
    /// Obstacles in reach, in the order of [`OBSTACLES`].
    obstacles: [u8; OBSTACLES.len()],
    /// Mouths that stops in reach lead out of.
    exits: u32,
    /// Whether circles and barrels join all places that have them.
    teleports: bool,
    hops: bool,
}

/// A flood in progress.
struct Flood {
    open: Places,
    pass: Places,
    blocked: Places,
    counted: Places,
    /// Whether the path may go on from a pitfall: it can be crossed, or come up through with the spellbook.
    pits: bool,
    /// Whether the spellbook for that is ready.
    climb: bool,
    /// 1 while the fairy wish can still become any means.
    wish: u8,
}

impl<'a> Bounds<'a> {
    /// Bounds under a law.
    pub fn new(law: Law<'a>) -> Bounds<'a> {
        let reach = Reach {
            places: 0,
            worth: [0; NODES],
            sum: 0,
            supply: [0; Fairy::COUNT],
            obstacles: [0; OBSTACLES.len()],
            exits: 0,
            teleports: false,
            hops: false,
        };
        Bounds { law, chain: Chain::new(law.graph), reach }
    }

    /// At most this much a path that begins like this can be worth. Works no harder than it takes to see that it is
    /// not worth more than `floor`.
    pub fn of(&mut self, state: &State, floor: i32) -> i32 {
        if !state.goes_on() {
            return state.value;
        }
        let wish = self.flood(state);
        let exit = if self.reach.exits & !state.mouths != 0 { i32::from(self.law.weights.exit) } else { 0 };
        let short: [i32; 3] = std::array::from_fn(|index| self.shortage(index, wish));
        let unpaid: i32 =
            OBSTACLES.iter().zip(short).map(|((icon, _), short)| short * self.law.weights.icon(*icon)).sum();
        let sum = state.value + self.reach.sum - unpaid + exit;
        if sum <= floor {
            return sum;
        }
        sum.min(self.chain_bound(state, wish, short))
    }

    /// How many obstacles of a kind are in reach for which there are no means.
    fn shortage(&self, index: usize, wish: u8) -> i32 {
        let supply = self.reach.supply[OBSTACLES[index].1.index()];
        (i32::from(self.reach.obstacles[index]) - i32::from(supply) - i32::from(wish)).max(0)
    }

    /// Floods the dungeon from where the path ends, past everything there are means for.
    fn flood(&mut self, state: &State) -> u8 {
        let mut flood = self.begin(state);
        let mut todo = self.reach.places;
        loop {
            while todo != 0 {
                let place = todo.trailing_zeros() as u8;
                todo &= todo - 1;
                let next = self.expand(state, &mut flood, place);
                self.reach.places |= next;
                todo |= next;
            }
            if self.unlock(&mut flood) {
                todo = self.reach.places;
            }
            let jumps = self.jumps(state, &flood) & flood.pass & !flood.blocked & !self.reach.places;
            self.reach.places |= jumps;
            todo |= jumps;
            if todo == 0 {
                return flood.wish;
            }
        }
    }

    fn begin(&mut self, state: &State) -> Flood {
        let graph = self.law.graph;
        let open = !state.used & graph.all();
        let crossable = if state.spells.has(Spells::CROSS) { graph.four_ways } else { 0 };
        let wish = u8::from(state.spells.has(Spells::WISH));
        let blocked =
            OBSTACLES.iter().fold(0, |blocked, (icon, _)| blocked | graph.with[*icon as usize] & open);
        let pass = open | graph.all_rooms() | crossable;
        self.chain.passes = [Spells::VERTICAL, Spells::HORIZONTAL].map(|book| state.spells.has(book));
        let reach = &mut self.reach;
        reach.supply = state.stock;
        (reach.sum, reach.obstacles, reach.exits) = (0, [0; 3], 0);
        (reach.teleports, reach.hops) = (false, false);
        let climb = state.spells.has(Spells::CLIMB);
        let mut flood = Flood { open, pass, blocked, counted: 0, pits: false, climb, wish };
        self.unlock(&mut flood);
        self.reach.places = match state.at.checked_sub(MOUTH) {
            Some(mouth) => bit(graph.mouths[usize::from(mouth)].inner) & pass & !flood.blocked,
            None => bit(state.at),
        };
        flood
    }

    /// Counts a place and says which places next to it are new.
    fn expand(&mut self, state: &State, flood: &mut Flood, place: u8) -> Places {
        let graph = self.law.graph;
        let at = usize::from(place);
        if flood.counted & bit(place) == 0 {
            flood.counted |= bit(place);
            self.count(flood, place);
        }
        let mut next = self.chain.near(at) & flood.pass & !flood.blocked & !self.reach.places;
        if !flood.pits && graph.below[at] != NOWHERE && place != state.at {
            next &= bit(graph.below[at]);
        }
        next
    }

    fn count(&mut self, flood: &Flood, place: u8) {
        let graph = self.law.graph;
        let at = usize::from(place);
        self.chain.forget(at);
        self.reach.exits |= graph.exits[at];
        self.reach.worth[at] = 0;
        if flood.open & bit(place) == 0 {
            return;
        }
        let worth = self.worth(flood, place);
        self.reach.worth[at] = worth;
        self.reach.sum += worth;
        for kind in 0..Fairy::COUNT {
            self.reach.supply[kind] += graph.gives[at][kind];
        }
        for (obstacles, here) in self.reach.obstacles.iter_mut().zip(graph.obstacles[at]) {
            *obstacles += here;
        }
    }

    /// What a place is worth that was not yet reached. The two ends of a stairway count once: at the room, at the end
    /// with the smaller number, or not at all when the other end was reached before. A path that reaches one end
    /// reaches the other, or ends there, where it might as well go on to the other.
    fn worth(&self, flood: &Flood, place: u8) -> i32 {
        let graph = self.law.graph;
        if graph.is_room(place) {
            return self.law.room_worth(!flood.open, place);
        }
        let worth = graph.worth[usize::from(place)];
        let twin = graph.twin[usize::from(place)];
        if twin == NOWHERE {
            return worth;
        }
        let reached = flood.open & bit(twin) == 0;
        let counted_there = if graph.is_room(twin) { flood.blocked & bit(twin) == 0 } else { twin < place };
        if reached || counted_there { 0 } else { worth }
    }

    /// Opens what means in reach can open; a room takes a sword for each of its monsters. Says whether anything changed.
    fn unlock(&mut self, flood: &mut Flood) -> bool {
        let graph = self.law.graph;
        let mut opened = 0;
        for (index, (icon, item)) in OBSTACLES.into_iter().enumerate() {
            let supply = self.reach.supply[item.index()] + flood.wish;
            if supply == 0 {
                continue;
            }
            let locked = graph.with[icon as usize] & flood.blocked;
            opened |= locked & !graph.rooms_with_several;
            for room in each(locked & graph.rooms_with_several) {
                if graph.obstacles[usize::from(room)][index] <= supply {
                    opened |= bit(room);
                }
            }
        }
        flood.blocked &= !opened;
        let before = flood.pits;
        flood.pits = flood.climb || self.reach.supply[Fairy::Rope.index()] + flood.wish > 0;
        opened != 0 || before != flood.pits
    }

    /// The places that teleports of every kind lead to.
    fn jumps(&mut self, state: &State, flood: &Flood) -> Places {
        let graph = self.law.graph;
        let places = self.reach.places;
        let (circles, barrels) = (graph.with[Icon::Circle as usize], graph.with[Icon::Barrel as usize]);
        let mut jumps = 0;
        self.reach.teleports =
            self.reach.supply[Fairy::Scroll.index()] + flood.wish > 0 && places & circles != 0;
        if self.reach.teleports {
            jumps |= circles;
        }
        self.reach.hops = state.spells.has(Spells::HOP) && places & barrels != 0;
        if self.reach.hops {
            jumps |= barrels;
        }
        if state.spells.has(Spells::LEAP) {
            jumps |= graph.with[Icon::Monster as usize] & flood.open;
        }
        jumps
    }

    /// The bound by blocks. Where means are short they are priced: an obstacle is worth nothing by itself, and each
    /// means for it is worth an obstacle. That never lowers the worth of a path that pays for what it overcomes.
    fn chain_bound(&mut self, state: &State, wish: u8, short: [i32; 3]) -> i32 {
        let mut priced = 0;
        for (index, (icon, item)) in OBSTACLES.into_iter().enumerate() {
            let each_is = self.law.weights.icon(icon);
            if short[index] > 0 && each_is > 0 {
                priced += each_is * i32::from(state.stock[item.index()] + wish);
                self.price(state, icon, item, each_is);
            }
        }
        let root = match state.at.checked_sub(MOUTH) {
            Some(mouth) => self.law.graph.mouths[usize::from(mouth)].inner,
            None => state.at,
        };
        state.value + priced + self.beyond(state, usize::from(root), wish)
    }

    fn price(&mut self, state: &State, icon: Icon, item: Fairy, each_is: i32) {
        let graph = self.law.graph;
        let item = item.item();
        let touched = graph.with[icon as usize] | graph.with[item as usize];
        for place in each(touched & self.reach.places & !state.used) {
            let at = usize::from(place);
            let net = i32::from(graph.count(at, item)) - i32::from(graph.count(at, icon));
            self.reach.worth[at] += net * each_is;
        }
    }

    fn beyond(&mut self, state: &State, root: usize, wish: u8) -> i32 {
        let graph = self.law.graph;
        let places = self.reach.places;
        let circles = if self.reach.teleports { graph.with[Icon::Circle as usize] & places } else { 0 };
        let barrels = if self.reach.hops { graph.with[Icon::Barrel as usize] & places } else { 0 };
        let scrolls = self.reach.supply[Fairy::Scroll.index()].saturating_add(wish);
        let chain = &mut self.chain;
        chain.links[CIRCLES - PLACES] = circles;
        chain.links[BARRELS - PLACES] = barrels;
        chain.again = graph.all_rooms();
        if state.spells.has(Spells::CROSS) {
            chain.again |= graph.four_ways;
        }
        chain.several_teleports =
            scrolls > 1 && free_circles(state, circles, self.law) >= CIRCLES_FOR_TWO_TELEPORTS;
        let exit = i32::from(self.law.weights.exit);
        self.chain.begin(places, exit, state.mouths);
        if !state.spells.has(Spells::LEAP) {
            return self.chain.best(root, &self.reach.worth);
        }
        let monsters = graph.with[Icon::Monster as usize] & places;
        self.chain.best_with_leap(root, monsters, &self.reach.worth)
    }
}

fn free_circles(state: &State, places: Places, law: Law<'_>) -> u32 {
    let graph = law.graph;
    let free = |place: u8| {
        let used = if graph.is_room(place) { state.circles_used(place) } else { 0 };
        u32::from(graph.count(usize::from(place), Icon::Circle).saturating_sub(used))
    };
    each(places).map(free).sum()
}
