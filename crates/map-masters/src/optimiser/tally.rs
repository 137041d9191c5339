//! Adding up what the cards of a layout bring at most.

use super::passes::{ENDS, Families, NEVER};
use super::state::Spells;
use super::weights::Weights;

/// Numbers of free mouths a path can use: up to start and exit, and two more for each passage spellbook.
const FREE: usize = 7;
/// Numbers of leaps that have landed: none or one.
const LEAPS: usize = 2;

/// What a card brings at most in one slot: by free mouths used and by ends inside.
pub type Row = [[i32; ENDS]; FREE];

/// How many free mouths, ends and leaps a path may have, and what its exit is worth.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Free mouths.
    pub free: usize,
    /// Ends inside a card.
    pub ends: usize,
    /// Leaps to a monster.
    pub leaps: usize,
    /// What an exit is worth.
    pub exit: i32,
}

impl Limits {
    /// With these spellbooks.
    pub fn of(spells: Spells, weights: &Weights) -> Limits {
        let passages = [Spells::VERTICAL, Spells::HORIZONTAL].into_iter().filter(|book| spells.has(*book));
        let leaps = usize::from(spells.has(Spells::LEAP));
        Limits { free: 2 + 2 * passages.count(), ends: 1 + leaps, leaps, exit: i32::from(weights.exit) }
    }
}

/// What a card brings when these of its sites face another card.
pub fn row(families: &Families, open: u8, faces: u8, limits: &Limits) -> Row {
    let mut row = [[NEVER; ENDS]; FREE];
    let free = open & !faces;
    let mut chosen = free;
    loop {
        let best = &families.best[usize::from(open & faces | chosen)];
        for by_ends in row.iter_mut().take(limits.free + 1).skip(chosen.count_ones() as usize) {
            by_ends.iter_mut().zip(best).for_each(|(sum, best)| raise(sum, *best));
        }
        if chosen == 0 {
            return row;
        }
        chosen = (chosen - 1) & free;
    }
}

/// What the cards so far bring at most: by leaps landed, free mouths used and ends inside.
#[derive(Clone, Copy, Debug)]
pub struct Tally([[[i32; ENDS]; FREE]; LEAPS]);

impl Tally {
    /// No card yet.
    pub fn start() -> Tally {
        let mut tally = Tally([[[NEVER; ENDS]; FREE]; LEAPS]);
        tally.0[0][0][0] = 0;
        tally
    }

    #[inline]
    fn at(&self, leaps: usize, free: usize, ends: usize) -> i32 {
        self.0[leaps][free][ends]
    }

    /// With one more card: it takes some of the free mouths and ends, and perhaps the landing of the leap.
    #[must_use]
    pub fn with(&self, row: &Row, landing: i32, total: i32, limits: &Limits) -> Tally {
        let mut next = Tally([[[NEVER; ENDS]; FREE]; LEAPS]);
        for leaps in 0..=limits.leaps {
            for free in 0..=limits.free {
                for ends in 0..=limits.ends {
                    let so_far = self.at(leaps, free, ends);
                    if so_far > NEVER / 2 {
                        next.spread(so_far, (leaps, free, ends), row, limits);
                        if leaps < limits.leaps {
                            next.spread(
                                so_far,
                                (leaps + 1, free, ends),
                                &landed(row, landing, total),
                                limits,
                            );
                        }
                    }
                }
            }
        }
        next
    }

    #[inline]
    fn spread(
        &mut self,
        so_far: i32,
        (leaps, free, ends): (usize, usize, usize),
        row: &Row,
        limits: &Limits,
    ) {
        for (more, row) in row[..=limits.free - free].iter().enumerate() {
            for (also, brings) in row[..=limits.ends - ends].iter().enumerate() {
                raise(&mut self.0[leaps][free + more][ends + also], so_far + brings);
            }
        }
    }

    /// The most of it. One free mouth is the start; the path ends at another, or inside.
    pub fn bound(&self, limits: &Limits) -> i32 {
        let mut best = NEVER;
        for leaps in 0..=limits.leaps {
            for free in 0..=limits.free {
                for ends in 0..=limits.ends {
                    let exits = ends < limits.ends;
                    if exits || free < limits.free {
                        best = best.max(self.at(leaps, free, ends) + if exits { limits.exit } else { 0 });
                    }
                }
            }
        }
        best
    }
}

/// A card on which a leap lands brings more by one stretch, and never more than all.
fn landed(row: &Row, landing: i32, total: i32) -> Row {
    row.map(|by_ends| by_ends.map(|brings| total.min(brings + landing)))
}

fn raise(sum: &mut i32, to: i32) {
    *sum = (*sum).max(to);
}
