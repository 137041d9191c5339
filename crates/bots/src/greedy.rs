//! The greedy player: one action ahead, by the game's own yardstick, over a few worlds it may be in.

use table::{Game, Listing, Luck, NullLog, Seat, judge};

use crate::{Desk, Player};

/// How many worlds each action is tried in, where anything is hidden or left to luck.
const WORLDS: usize = 8;
/// How many actions are sampled where they are too many to list.
const SAMPLES: usize = 24;
/// More than any yardstick counts: an end is better or worse than anything before it.
const END: i64 = 1 << 40;

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

    /// What the state after an action is worth. Every action meets the same luck in the same world: the difference between two
    /// actions is then theirs, not the dice's.
    fn worth(world: &G::State, seat: Seat, action: &G::Action, mut luck: Luck) -> i64 {
        let Ok(play) = judge::<G>(world, seat, action.clone()) else { return i64::MIN / 8 };
        let mut after = world.clone();
        G::apply(&mut after, play, &mut luck, &mut NullLog);
        standing::<G>(&after, seat)
    }
}

/// The yardstick, with ends beyond its scale.
fn standing<G: Game>(state: &G::State, seat: Seat) -> i64 {
    let yardstick = i64::from(G::evaluate(state, seat));
    if !G::turn(state).is_over() {
        return yardstick;
    }
    let outcome = G::outcome(state);
    match (outcome.winners().contains(seat), outcome.winners().len()) {
        (true, 1) => END + yardstick,
        (true, _) => yardstick,
        (false, _) => yardstick - END,
    }
}

impl<G: Game> Player<G> for Greedy<G> {
    fn choose(&mut self, desk: &Desk<'_, G>) -> G::Action {
        self.list(desk);
        let actions = std::mem::take(&mut self.actions);
        if actions.len() < 2 {
            return actions.into_iter().next().unwrap_or_else(|| desk.sample(&mut self.luck));
        }
        let mut worths = vec![0; actions.len()];
        for _ in 0..WORLDS {
            let world = desk.world(&mut self.luck);
            let luck = Luck::seeded(self.luck.key("world"));
            for (worth, action) in worths.iter_mut().zip(&actions) {
                *worth += Self::worth(&world, desk.seat(), action, luck.clone());
            }
        }
        let best = worths.iter().copied().max().unwrap_or_default();
        let equals: Vec<usize> = (0..actions.len()).filter(|&index| worths[index] == best).collect();
        let chosen = equals[self.luck.pick("tie", equals.len(), |_| "".into())];
        let action = actions[chosen].clone();
        self.actions = actions;
        action
    }
}
