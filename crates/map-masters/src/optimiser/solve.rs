//! The best path through one dungeon: depth-first branch and bound over places.
//!
//! Every way on is tried, the most promising first, unless its bound says that it cannot beat the best path found so
//! far. When the search comes to its end, the space is exhausted and the answer is proven.

use super::bound::Bounds;
use super::graph::{Graph, MOUTH};
use super::meter::Meter;
use super::moves::{Law, Way, one};
use super::state::{Leg, Spells, State, stock};
use super::weights::Weights;
use crate::explorer::Kit;

/// What a search of one dungeon came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    /// The worth of the best path found, or the floor when nothing better was found.
    pub value: i32,
    /// No path through this dungeon is worth more than this, or than the floor. Equal to `value` when it is proven.
    pub bound: i32,
    /// The best path; empty when nothing better than the floor was found.
    pub legs: Vec<Leg>,
}

impl Solved {
    /// Whether the search was exhaustive.
    pub fn is_proven(&self) -> bool {
        self.bound <= self.value
    }
}

/// Searches a dungeon for a path that is worth more than `floor`.
pub fn solve(graph: &Graph, weights: &Weights, kit: &Kit, floor: i32, meter: &mut Meter<'_>) -> Solved {
    let law = Law { graph, weights };
    let mut search = Search {
        law,
        bounds: Bounds::new(law),
        ways: Vec::with_capacity(256),
        legs: Vec::with_capacity(128),
        solved: Solved { value: floor, bound: floor, legs: Vec::new() },
        meter,
    };
    search.roots(State::new(stock(kit), Spells::of(kit.books)));
    search.solved
}

struct Search<'a, 's, 'm> {
    law: Law<'a>,
    bounds: Bounds<'a>,
    /// The ways that are still to be tried, those of the last state on top.
    ways: Vec<Way>,
    /// The path so far.
    legs: Vec<Leg>,
    solved: Solved,
    meter: &'m mut Meter<'s>,
}

impl Search<'_, '_, '_> {
    /// A path may start at every mouth.
    fn roots(&mut self, nothing: State) {
        for mouth in 0..self.law.graph.mouths.len() as u8 {
            let state = State { mouths: 1 << mouth, at: MOUTH + mouth, ..nothing };
            self.ways.push(Way { state, legs: one(Leg::Start(mouth)), bound: 0 });
        }
        self.try_all(0, i32::MAX);
        self.solved.bound = self.solved.bound.max(self.solved.value);
    }

    /// Tries the ways from `first` on, best bound first, and forgets them.
    fn try_all(&mut self, first: usize, bound: i32) {
        self.weigh(first, bound);
        for index in first..self.ways.len() {
            let way = self.ways[index];
            if way.bound <= self.solved.value {
                break;
            }
            if !self.meter.spend(1) {
                self.solved.bound = self.solved.bound.max(way.bound);
                break;
            }
            let length = self.legs.len();
            self.legs.extend(way.legs.into_iter().flatten());
            self.note(&way.state);
            let next = self.ways.len();
            self.law.ways(&way.state, &mut self.ways);
            self.try_all(next, way.bound);
            self.legs.truncate(length);
        }
        self.ways.truncate(first);
    }

    /// Bounds the ways from `first` on, drops those that are of no use, and puts the best first. Where there is only
    /// one way, the bound of the state before it will do.
    fn weigh(&mut self, first: usize, bound: i32) {
        if let [way] = &mut self.ways[first..]
            && way.state.goes_on()
        {
            way.bound = bound;
            return;
        }
        let mut kept = first;
        for index in first..self.ways.len() {
            let mut way = self.ways[index];
            way.bound = self.bounds.of(&way.state, self.solved.value).min(bound);
            if way.bound > self.solved.value {
                self.ways[kept] = way;
                kept += 1;
            }
        }
        self.ways.truncate(kept);
        self.ways[first..].sort_by_key(|way| std::cmp::Reverse(way.bound));
    }

    /// A path may stop anywhere: remembers this one if it is the best.
    fn note(&mut self, state: &State) {
        if state.value > self.solved.value {
            self.solved.value = state.value;
            self.solved.legs.clone_from(&self.legs);
        }
    }
}
