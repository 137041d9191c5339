//! The absent-minded player: greedy, but now and then it plays whatever comes to hand.

use table::Game;

use crate::{Desk, Dice, Greedy, Player, Random};

/// Greedy, except for one decision in so many.
pub struct Absent<G: Game> {
    greedy: Greedy<G>,
    random: Random<G>,
    dice: Dice,
    one_in: usize,
}

impl<G: Game> Absent<G> {
    /// A player whose mind wanders at one decision in `one_in`.
    pub fn new(one_in: usize, seed: u64) -> Self {
        let dice = Dice::new(seed ^ 0x6a09_e667);
        Absent { greedy: Greedy::new(seed), random: Random::new(seed), dice, one_in }
    }
}

impl<G: Game> Player<G> for Absent<G> {
    fn choose(&mut self, desk: &Desk<'_, G>) -> G::Action {
        if self.dice.below(self.one_in) == 0 { self.random.choose(desk) } else { self.greedy.choose(desk) }
    }
}
