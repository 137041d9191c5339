//! Every layout of a hand, each with a bound on what it can bring.
//!
//! Two layouts that differ by a shift or by turning the whole tableau are equivalent; of each pair the one is taken in
//! which the first card of the hand that is used lies as printed.

use arrayvec::ArrayVec;

use super::card::graph_of;
use super::graph::TooLarge;
use super::lattice::{Shape, shapes};
use super::means::Means;
use super::meter::Meter;
use super::passes::{Families, Magic, Prices, SITE_SETS};
use super::state::Spells;
use super::tally::{Limits, Row, Tally, row};
use super::weights::Weights;
use crate::content::CardId;
use crate::explorer::Kit;
use crate::model::{Fairy, HAND, Layout, Placement, Site};

/// Layouts that cost as much as one node of a search.
const LAYOUTS_PER_NODE: u64 = 8;

/// A layout to be searched.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Candidate {
    /// It brings no more than this.
    pub bound: i32,
    /// How many cards it has.
    size: u8,
    /// The shape, among those of its size.
    shape: u16,
    /// For each slot the card and which way up, four bits each.
    cards: u32,
}

/// A hand, with all that bounds on its layouts need.
pub struct Hand<'a> {
    cards: &'a [CardId],
    /// The open sites of each card, as printed and upside down.
    open: ArrayVec<[u8; 2], HAND>,
    tables: Tables,
    limits: Limits,
}

/// What the cards of a hand bring at most, at certain prices.
struct Tables {
    /// By card, orientation and the set of sites that face another card.
    rows: Vec<[Vec<Row>; 2]>,
    /// By card: what the landing of a leap adds at most, and all there is.
    landings: ArrayVec<i32, HAND>,
    totals: ArrayVec<i32, HAND>,
    /// What the means that the player brings are priced at.
    brought: i32,
}

impl Tables {
    fn of(
        cards: &[CardId],
        weights: &Weights,
        means: &Means,
        spells: Spells,
        prices: &Prices,
    ) -> Result<Tables, TooLarge> {
        let limits = Limits::of(spells, weights);
        let magic = Magic {
            circles: means.circles,
            spells,
            plenty: means.plenty(),
            swords: means.supply(Fairy::Sword),
        };
        let mut tables = Tables {
            rows: Vec::new(),
            landings: ArrayVec::new(),
            totals: ArrayVec::new(),
            brought: means.paid(prices),
        };
        for card in cards {
            let families = Families::of(*card, weights, magic, prices)?;
            let open = graph_of(*card).open;
            tables.rows.push([false, true].map(|upside_down| rows(&families, open, upside_down, &limits)));
            tables.landings.push(families.landing);
            tables.totals.push(families.total);
        }
        Ok(tables)
    }

    fn with(&self, tally: &Tally, card: usize, way: usize, faces: u8, limits: &Limits) -> Tally {
        let row = &self.rows[card][way][usize::from(faces)];
        tally.with(row, self.landings[card], self.totals[card], limits)
    }

    fn bound(&self, tally: &Tally, limits: &Limits) -> i32 {
        tally.bound(limits) + self.brought
    }

    /// No layout of the hand brings more than this.
    fn ceiling(&self, limits: &Limits) -> i32 {
        let cards = 0..self.rows.len();
        let all = cards
            .fold(Tally::start(), |tally, card| self.with(&tally, card, 0, (SITE_SETS - 1) as u8, limits));
        self.bound(&all, limits).max(0)
    }
}

impl<'a> Hand<'a> {
    /// Works out the tables of a hand of at most five cards.
    pub fn new(cards: &'a [CardId], kit: &Kit, weights: &Weights) -> Result<Hand<'a>, TooLarge> {
        let cards = &cards[..cards.len().min(HAND)];
        let spells = Spells::of(kit.books);
        let limits = Limits::of(spells, weights);
        let means = Means::of(cards, kit, weights)?;
        let mut prices = Prices::default();
        let mut tables = Tables::of(cards, weights, &means, spells, &prices)?;
        for (index, price) in means.sensible_prices(weights) {
            let mut other = prices;
            other[index] = price;
            let priced = Tables::of(cards, weights, &means, spells, &other)?;
            if priced.ceiling(&limits) < tables.ceiling(&limits) {
                (tables, prices) = (priced, other);
            }
        }
        let open = cards.iter().map(|card| graph_of(*card).open).map(|open| [open, turned(open)]).collect();
        Ok(Hand { cards, open, tables, limits })
    }

    /// No layout of the hand brings more than this.
    pub fn ceiling(&self) -> i32 {
        self.tables.ceiling(&self.limits)
    }

    /// All layouts that may bring more than `floor`, of every so many-th shape, as far as the meter allows. Says whether
    /// it came to the end.
    pub fn candidates(
        &self,
        floor: i32,
        every: usize,
        meter: &mut Meter<'_>,
        out: &mut Vec<Candidate>,
    ) -> bool {
        let mut laying = Laying { hand: self, floor, counted: 0, slots: [(0, 0); HAND], out };
        for size in (1..=self.cards.len()).rev() {
            for (number, shape) in shapes(size).iter().enumerate().step_by(every.max(1)) {
                laying.lay(shape, number, 0, 0, &Tally::start());
                if !meter.spend(laying.counted / LAYOUTS_PER_NODE) {
                    return false;
                }
                laying.counted %= LAYOUTS_PER_NODE;
            }
        }
        true
    }

    /// The cards of a candidate on the table.
    pub fn layout(&self, candidate: &Candidate) -> Layout {
        let shape = &shapes(usize::from(candidate.size))[usize::from(candidate.shape)];
        let card = |slot: usize| (candidate.cards >> (4 * slot) & 15) as usize;
        let slots = shape.at.iter().enumerate();
        let place = |slot: usize, x, y| Placement::new(self.cards[card(slot) / 2], x, y, card(slot) % 2 == 1);
        slots.map(|(slot, (x, y))| place(slot, *x, *y)).collect()
    }
}

/// A set of sites after the card is turned upside down: each site becomes the third next one.
fn turned(sites: u8) -> u8 {
    (sites << 3 | sites >> 3) & (SITE_SETS - 1) as u8
}

/// What a card brings for each set of sites that face another card.
fn rows(families: &Families, open: u8, upside_down: bool, limits: &Limits) -> Vec<Row> {
    (0..SITE_SETS as u8)
        .map(|faces| row(families, open, if upside_down { turned(faces) } else { faces }, limits))
        .collect()
}

/// Cards being laid into a shape, slot by slot.
struct Laying<'h, 'o> {
    hand: &'h Hand<'h>,
    floor: i32,
    counted: u64,
    /// For each slot the card and its orientation.
    slots: [(usize, usize); HAND],
    out: &'o mut Vec<Candidate>,
}

impl Laying<'_, '_> {
    fn lay(&mut self, shape: &Shape, number: usize, slot: usize, used: u32, tally: &Tally) {
        if slot == shape.at.len() {
            return self.take(shape, number, tally);
        }
        for card in (0..self.hand.cards.len()).filter(|card| used >> card & 1 == 0) {
            for way in 0..2 {
                self.slots[slot] = (card, way);
                if !self.lines_up(shape, slot) {
                    continue;
                }
                self.counted += 1;
                let next = self.hand.tables.with(tally, card, way, shape.faces[slot], &self.hand.limits);
                if self.is_hopeful(&next, used | 1 << card) {
                    self.lay(shape, number, slot + 1, used | 1 << card, &next);
                }
            }
        }
    }

    /// Every mouth on a common border faces a mouth.
    fn lines_up(&self, shape: &Shape, slot: usize) -> bool {
        let open = self.open(slot);
        shape.borders[slot].iter().all(|border| {
            (open & border.site != 0) == (self.open(usize::from(border.other)) & border.other_site != 0)
        })
    }

    fn open(&self, slot: usize) -> u8 {
        let (card, way) = self.slots[slot];
        self.hand.open[card][way]
    }

    /// Whether the rest of the hand could lift this above the floor.
    fn is_hopeful(&self, tally: &Tally, used: u32) -> bool {
        let rest: i32 = self
            .hand
            .tables
            .totals
            .iter()
            .enumerate()
            .filter(|(card, _)| used >> card & 1 == 0)
            .map(|(_, total)| total)
            .sum();
        self.hand.tables.bound(tally, &self.hand.limits) + rest > self.floor
    }

    fn take(&mut self, shape: &Shape, number: usize, tally: &Tally) {
        let size = shape.at.len();
        let bound = self.hand.tables.bound(tally, &self.hand.limits);
        let first = self.slots[..size].iter().min();
        if bound <= self.floor || first.is_some_and(|(_, way)| *way == 1) || !self.is_one_piece(shape) {
            return;
        }
        let slots = self.slots[..size].iter().enumerate();
        let cards =
            slots.fold(0, |cards, (slot, (card, way))| cards | ((card * 2 + way) as u32) << (4 * slot));
        self.out.push(Candidate { bound, size: size as u8, shape: number as u16, cards });
    }

    /// Whether all cards hang together through open mouths.
    fn is_one_piece(&self, shape: &Shape) -> bool {
        let size = shape.at.len();
        let mut joined = [0u8; HAND];
        for slot in 0..size {
            for border in shape.borders[slot].iter().filter(|border| self.open(slot) & border.site != 0) {
                joined[slot] |= 1 << border.other;
                joined[usize::from(border.other)] |= 1 << slot;
            }
        }
        let mut reached = 1u8;
        for _ in 0..size {
            reached = (0..size)
                .filter(|slot| reached >> slot & 1 != 0)
                .fold(reached, |all, slot| all | joined[slot]);
        }
        reached.count_ones() as usize == size
    }
}

const _: () = assert!(Site::COUNT == 6 && HAND * 4 <= 32);
