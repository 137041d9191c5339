//! The greedy player: one action ahead, by the game's own yardstick, over a few worlds it may be in.

use table::{Game, Listing, Luck, judge};

use crate::lookahead::worth;
use crate::{Desk, Player};

/// How many worlds each action is tried in, where anything is hidden or left to luck.
const WORLDS: usize = 8;
/// How many actions are sampled where they are too many to list.
const SAMPLES: usize = 24;
/// What an action counts in a world where it cannot be played.
const IMPOSSIBLE: i64 = i64::MIN / 64;

/// Picks the action after which its game's yardstick stands best.
pub struct Greedy<G: Game> {
    luck: Luck,
    actions: Vec<G::Action>,
}

impl<G: Game> Greedy<G> {
    /// A greedy player; its chance breaks ties and deals worlds.
    pub fn new(seed: u64) -> Self {
        Greedy { luck: Luck::seeded(seed), actions: Vec::new() }
    }

    fn list(&mut self, desk: &Desk<'_, G>) {
        self.actions.clear();
        if desk.legal(&mut self.actions) == Listing::Some {
            for _ in 0..SAMPLES {
                let action = desk.sample(&mut self.luck);
                if !self.actions.contains(&action) {
                    self.actions.push(action);
                }
            }
        }
    }
}

impl<G: Game> Greedy<G> {
    /// What may be done, the best first; of equals in a random order.
    pub(crate) fn best_first(&mut self, desk: &Desk<'_, G>) -> Vec<G::Action> {
        self.list(desk);
        let actions = std::mem::take(&mut self.actions);
        if actions.len() < 2 {
            return actions;
        }
        let mut worths = vec![0; actions.len()];
        for _ in 0..WORLDS {
            let world = desk.world(&mut self.luck);
            let luck = Luck::seeded(self.luck.key("world"));
            for (sum, action) in worths.iter_mut().zip(&actions) {
                let play = judge::<G>(&world, desk.seat(), action.clone());
                *sum += play.map_or(IMPOSSIBLE, |play| worth(&world, desk.seat(), play, luck.clone()));
            }
        }
        let mut ranked: Vec<(i64, u64, G::Action)> = worths
            .into_iter()
            .zip(actions)
            .map(|(worth, action)| (-worth, self.luck.key("tie"), action))
            .collect();
        ranked.sort_by_key(|(worth, tie, _)| (*worth, *tie));
        ranked.into_iter().map(|(_, _, action)| action).collect()
    }
}

impl<G: Game> Player<G> for Greedy<G> {
    fn choose(&mut self, desk: &Desk<'_, G>) -> G::Action {
        let best = self.best_first(desk).into_iter().next();
        best.unwrap_or_else(|| desk.sample(&mut self.luck))
    }
}
