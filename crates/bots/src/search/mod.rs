//! The search player: information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012).
//!
//! Every playout deals a world that the seat may be in, walks down a tree that all worlds share, adds one arm to it, plays on
//! for a while with every seat looking one action ahead, and looks at the game's yardstick or at the end. What an action gains one
//! step ahead tells the walk where to look first (as in Silver and others, 2017, with the yardstick in the network's place). Opponents
//! choose for themselves. Where several seats decide at once, each chooses from its own arms of the same node, so that nobody answers
//! what they cannot have seen.

mod policy;
mod reward;
mod tree;

use std::time::{Duration, Instant};

use table::{Game, Legal, Luck, NullLog, Turn};

use crate::{Desk, Player};
pub(crate) use policy::play_on;
pub(crate) use reward::Yardstick;
use tree::Tree;

/// How much a search may do for one decision.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// The most playouts of each thread. With this alone a search is deterministic for its seed.
    pub playouts: u32,
    /// The most time, where the answer must come soon. It is looked at now and then.
    pub time: Option<Duration>,
    /// How many trees grow side by side, a thread each; their votes are added up.
    pub threads: usize,
    /// How many steps follow a new arm before the yardstick is asked.
    pub rollout: u32,
    /// Whether a tree that grows alone stops as soon as no other action can catch up: the same answer, sooner.
    pub stops_when_decided: bool,
}

/// How many playouts pass between two looks at the clock.
const CLOCK_EVERY: u32 = 16;
/// Deeper than any plan: a walk down the tree that gets there stops.
const DEEPEST: usize = 256;

/// Searches over worlds it may be in.
pub struct Search<G: Game> {
    budget: Budget,
    luck: Luck,
    legal: Legal<G>,
}

impl<G: Game> Search<G> {
    /// A search with a budget; all its chance comes from the seed.
    pub fn new(budget: Budget, seed: u64) -> Self {
        Search { budget, luck: Luck::seeded(seed), legal: Legal::new() }
    }

    /// The votes of one tree: how often each of the seat's actions was played.
    fn grow(budget: Budget, desk: &Desk<'_, G>, seed: u64, begun: Instant) -> Vec<(G::Action, u32)> {
        let mut grower = Grower::<G>::new(budget, seed);
        let stops = budget.stops_when_decided && budget.threads <= 1;
        for playout in 0..budget.playouts {
            let late = budget.time.is_some_and(|time| begun.elapsed() >= time);
            if playout.is_multiple_of(CLOCK_EVERY) && playout > 0 && late {
                break;
            }
            if stops && grower.tree.is_decided(desk.seat(), budget.playouts - playout) {
                break;
            }
            grower.playout(desk);
        }
        grower.tree.votes(desk.seat())
    }
}

impl<G: Game> Player<G> for Search<G> {
    fn choose(&mut self, desk: &Desk<'_, G>) -> G::Action {
        if self.legal.only(desk) {
            return self.legal.actions()[0].clone();
        }
        let begun = Instant::now();
        let seeds: Vec<u64> = (0..self.budget.threads.max(1)).map(|_| self.luck.key("tree")).collect();
        let budget = self.budget;
        let votes = std::thread::scope(|scope| {
            let others: Vec<_> = seeds[1..]
                .iter()
                .map(|&seed| scope.spawn(move || Self::grow(budget, desk, seed, begun)))
                .collect();
            let mut votes = Self::grow(budget, desk, seeds[0], begun);
            for (action, count) in others.into_iter().filter_map(|tree| tree.join().ok()).flatten() {
                match votes.iter_mut().find(|(known, _)| *known == action) {
                    Some((_, sum)) => *sum += count,
                    None => votes.push((action, count)),
                }
            }
            votes
        });
        let best = votes.iter().map(|(_, count)| *count).max().unwrap_or_default();
        let chosen = votes.into_iter().find(|(_, count)| *count == best).map(|(action, _)| action);
        chosen.unwrap_or_else(|| desk.sample(&mut self.luck))
    }
}

/// One tree and what it needs to grow.
struct Grower<G: Game> {
    tree: Tree<G>,
    luck: Luck,
    legal: Legal<G>,
    yardstick: Yardstick,
    rollout: u32,
}

impl<G: Game> Grower<G> {
    fn new(budget: Budget, seed: u64) -> Self {
        Grower {
            tree: Tree::new(),
            luck: Luck::seeded(seed),
            legal: Legal::new(),
            yardstick: Yardstick::default(),
            rollout: budget.rollout,
        }
    }

    fn playout(&mut self, desk: &Desk<'_, G>) {
        let mut world = desk.world(&mut self.luck);
        let path = self.descend(&mut world);
        play_on(&mut world, self.rollout, &mut self.legal, &mut self.luck);
        let rewards = self.yardstick.rewards::<G>(&world, desk.seats());
        self.tree.learn(&path, &rewards);
    }

    /// Walks down to a new arm, or to the end of the match.
    fn descend(&mut self, world: &mut G::State) -> tree::Path {
        let mut walk = self.tree.walk();
        while let (Turn::Decide(asked), true) = (G::turn(world), walk.depth() < DEEPEST) {
            let Some(seat) = walk.next_seat(asked) else { break };
            let step = self.tree.choose(&mut walk, world, seat, &mut self.legal, &mut self.luck);
            G::apply(world, step.play, &mut self.luck, &mut NullLog);
            if step.is_new {
                break;
            }
        }
        walk.into_path()
    }
}

/// Whether a decision is no decision.
trait OnlyOne<G: Game> {
    fn only(&mut self, desk: &Desk<'_, G>) -> bool;
}

impl<G: Game> OnlyOne<G> for Legal<G> {
    fn only(&mut self, desk: &Desk<'_, G>) -> bool {
        desk.list(self);
        self.listing() == table::Listing::All && self.actions().len() == 1
    }
}
