//! The rehearsing player: plays its few best-looking actions through in its head, again and again, and takes the one that ends best.
//!
//! Every candidate is rehearsed in the same worlds with the same luck, every seat looking one action ahead as it goes on, so that what
//! differs between two rehearsals is what the two actions lead to; after each round of rehearsals the worse half goes (rollouts as
//! in Tesauro and Galperin 1996, budget shared out by sequential halving as in Karnin, Koren and Somekh 2013).

use std::time::{Duration, Instant};

use table::{Game, Legal, Luck, NullLog, judge};

use crate::greedy::Greedy;
use crate::search::{Yardstick, play_on};
use crate::{Desk, Player};

/// How many actions are rehearsed at first.
const CANDIDATES: usize = 8;

/// How much a rehearsal may do for one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many worlds in each round of rehearsals, twice as many in the next.
    pub worlds: u32,
    /// How many steps each rehearsal goes on.
    pub steps: u32,
    /// The most time. It is looked at after every world.
    pub time: Option<Duration>,
}

/// Rehearses before it acts.
pub struct Rehearsal<G: Game> {
    effort: Effort,
    greedy: Greedy<G>,
    luck: Luck,
    legal: Legal<G>,
    yardstick: Yardstick,
}

/// An action and what its rehearsals were worth.
struct Candidate<A> {
    action: A,
    worth: f32,
}

impl<G: Game> Rehearsal<G> {
    /// A player with so much effort; all its chance comes from the seed.
    pub fn new(effort: Effort, seed: u64) -> Self {
        Rehearsal {
            effort,
            greedy: Greedy::new(seed),
            luck: Luck::seeded(seed),
            legal: Legal::new(),
            yardstick: Yardstick::default(),
        }
    }

    /// One world for every candidate.
    fn rehearse(&mut self, desk: &Desk<'_, G>, candidates: &mut [Candidate<G::Action>]) {
        let world = desk.world(&mut self.luck);
        let seed = self.luck.key("rehearsal");
        for candidate in candidates {
            let Ok(play) = judge::<G>(&world, desk.seat(), candidate.action.clone()) else { continue };
            let mut state = world.clone();
            let mut luck = Luck::seeded(seed);
            G::apply(&mut state, play, &mut luck, &mut NullLog);
            play_on(&mut state, self.effort.steps, &mut self.legal, &mut luck);
            let rewards = self.yardstick.rewards::<G>(&state, desk.seats());
            candidate.worth += rewards[desk.seat().index()];
        }
    }
}

impl<G: Game> Player<G> for Rehearsal<G> {
    fn choose(&mut self, desk: &Desk<'_, G>) -> G::Action {
        let begun = Instant::now();
        let late = |effort: &Effort| effort.time.is_some_and(|time| begun.elapsed() >= time);
        let best_first = self.greedy.best_first(desk).into_iter().take(CANDIDATES);
        let mut candidates: Vec<_> = best_first.map(|action| Candidate { action, worth: 0.0 }).collect();
        let mut worlds = self.effort.worlds;
        while candidates.len() > 1 {
            for _ in 0..worlds {
                self.rehearse(desk, &mut candidates);
                if late(&self.effort) {
                    break;
                }
            }
            candidates.sort_by(|left, right| right.worth.total_cmp(&left.worth));
            candidates.truncate(if late(&self.effort) { 1 } else { candidates.len() / 2 });
            worlds *= 2;
        }
        candidates.pop().map_or_else(|| desk.sample(&mut self.luck), |candidate| candidate.action)
    }
}
