//! The best dungeon and path of a whole hand: all layouts by their bounds, the most promising first.
//!
//! The layout with the greatest bound is searched until it is solved or has had its share of nodes; then it goes back
//! into the queue with a tighter bound and a larger share. The greatest bound in the queue holds for the whole hand: when
//! no layout's bound is above the best path found, that path is proven to be the best.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::graph::{Graph, TooLarge};
use super::layouts::{Candidate, Hand};
use super::meter::Meter;
use super::solve::{Solved, solve};
use super::trace::wish_for;
use super::weights::Weights;
use crate::content::CardId;
use crate::explorer::Kit;
use crate::judge::Drawing;
use crate::model::{Dungeon, Placement};

/// The share of nodes of a layout's first search, and how much it grows each time.
const FIRST_SHARE: u64 = 2_000;
const GROWTH: u64 = 4;
/// Of a first look, how many layouts are searched, and how many nodes each.
const FIRST_LOOK: usize = 12;
const GLANCE: u64 = 400;
/// The first look takes every so many-th shape.
const SPARSE: usize = 41;
/// With fewer nodes than this, only the first look is taken.
const FULL_LOOK: u64 = 20_000;

/// The best that was found, and how good that is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    /// Cards, path and wish, as a player would hand them in. Without a path when nothing is worth anything.
    pub drawing: Drawing,
    /// What it is worth by the weights.
    pub value: i32,
    /// Nothing else is worth more than this.
    pub bound: i32,
    /// Nodes spent.
    pub nodes: u64,
    /// Layouts with a bound above what was known when they were listed, and searches of single layouts.
    pub layouts: usize,
    /// Searches of single layouts.
    pub searches: usize,
}

impl Answer {
    /// Whether it is proven that nothing is better.
    pub fn is_proven(&self) -> bool {
        self.bound <= self.value
    }

    /// How far the best found may be from the best there is, in hundredths of a percent of the bound.
    pub fn gap(&self) -> u32 {
        let missing = i64::from(self.bound - self.value).max(0);
        (missing * 10_000 / i64::from(self.bound.max(1))) as u32
    }
}

/// The best path through one layout. Proven, unless the meter ends the search. The layout must be legal.
pub fn best_path(
    layout: &[Placement],
    kit: &Kit,
    weights: &Weights,
    meter: &mut Meter<'_>,
) -> Result<Answer, TooLarge> {
    let dungeon = Dungeon::unchecked(layout);
    let graph = Graph::of(&dungeon, weights)?;
    let before = meter.spent();
    let solved = solve(&graph, weights, kit, 0, meter);
    let mut answer = Answer { bound: solved.bound, layouts: 1, searches: 1, ..Answer::default() };
    answer.drawing.cards = layout.iter().copied().collect();
    answer.take(&dungeon, &graph, kit, &solved);
    answer.nodes = meter.spent() - before;
    Ok(answer)
}

/// The best dungeon and path of a hand, or the best that the meter allows to be found. At most five cards are looked at.
pub fn best_of_hand(
    cards: &[CardId],
    kit: &Kit,
    weights: &Weights,
    meter: &mut Meter<'_>,
) -> Result<Answer, TooLarge> {
    let hand = Hand::new(cards, kit, weights)?;
    let before = meter.spent();
    let mut quest = Quest { hand: &hand, kit, weights, answer: Answer::default(), queue: BinaryHeap::new() };
    quest.first_look(meter)?;
    quest.answer.bound = hand.ceiling().max(quest.answer.value);
    if meter.left() >= FULL_LOOK && quest.list(meter) {
        quest.settle(meter)?;
    }
    quest.answer.nodes = meter.spent() - before;
    Ok(quest.answer)
}

/// A layout in the queue: greatest bound first, then the one that was searched least.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Open {
    bound: i32,
    share: Reverse<u64>,
    candidate: Reverse<Candidate>,
}

struct Quest<'a> {
    hand: &'a Hand<'a>,
    kit: &'a Kit,
    weights: &'a Weights,
    answer: Answer,
    queue: BinaryHeap<Open>,
}

impl Quest<'_> {
    /// A quick search of a few layouts among a few shapes, for a path to beat.
    fn first_look(&mut self, meter: &mut Meter<'_>) -> Result<(), TooLarge> {
        let mut candidates = Vec::new();
        self.hand.candidates(0, SPARSE, meter, &mut candidates);
        candidates.sort_unstable_by_key(|candidate| Reverse(*candidate));
        for candidate in candidates.iter().take(FIRST_LOOK) {
            self.search(candidate, GLANCE, meter)?;
        }
        Ok(())
    }

    /// Queues all layouts that may beat what is known. Says whether all were listed.
    fn list(&mut self, meter: &mut Meter<'_>) -> bool {
        let mut candidates = Vec::new();
        let all = self.hand.candidates(self.answer.value, 1, meter, &mut candidates);
        self.answer.layouts = candidates.len();
        let open = candidates.into_iter().map(|candidate| Open {
            bound: candidate.bound,
            share: Reverse(FIRST_SHARE),
            candidate: Reverse(candidate),
        });
        self.queue = open.collect();
        all
    }

    /// Searches layouts, the greatest bound first, until none can beat the best path or the meter ends it.
    fn settle(&mut self, meter: &mut Meter<'_>) -> Result<(), TooLarge> {
        while let Some(open) = self.queue.pop() {
            self.answer.bound = open.bound.max(self.answer.value);
            if open.bound <= self.answer.value || meter.is_spent() {
                return Ok(());
            }
            let Reverse(share) = open.share;
            let bound = self.search(&open.candidate.0, share, meter)?.min(open.bound);
            if bound > self.answer.value {
                self.queue.push(Open { bound, share: Reverse(share * GROWTH), ..open });
            }
        }
        self.answer.bound = self.answer.value;
        Ok(())
    }

    /// Searches one layout with a share of the nodes. Answers a bound on what it can still bring.
    fn search(&mut self, candidate: &Candidate, share: u64, meter: &mut Meter<'_>) -> Result<i32, TooLarge> {
        let dungeon = Dungeon::unchecked(&self.hand.layout(candidate));
        let graph = Graph::of(&dungeon, self.weights)?;
        let solved =
            meter.share(share, |part| solve(&graph, self.weights, self.kit, self.answer.value, part));
        self.answer.searches += 1;
        self.answer.take(&dungeon, &graph, self.kit, &solved);
        Ok(solved.bound)
    }
}

impl Answer {
    /// Takes a path that is better than what there was.
    fn take(&mut self, dungeon: &Dungeon, graph: &Graph, kit: &Kit, solved: &Solved) {
        if solved.value <= self.value {
            return;
        }
        if let Some((path, wish)) = wish_for(dungeon, graph, *kit, &solved.legs) {
            self.drawing = Drawing { cards: dungeon.cards.clone(), path: Some(path), wish };
            self.value = solved.value;
        } else {
            debug_assert!(false, "the law refuses a path of the search");
        }
    }
}
