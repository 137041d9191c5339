//! The absent-minded player: greedy, but now and then it plays whatever comes to hand.

use table::Game;

use crate::{Desk, Dice, Greedy, Player, Random};

/// Greedy, except for some decisions in a hundred.
pub struct Absent<G: Game> {
    greedy: Greedy<G>,
    random: Random<G>,
    dice: Dice,
    percent: u8,
}

impl<G: Game> Absent<G> {
    /// A player whose mind wanders at so many decisions in a hundred.
    pub fn new(percent: u8, seed: u64) -> Self {
        let dice = Dice::new(seed ^ 0x6a09_e667);
        Absent { greedy: Greedy::new(seed), random: Random::new(seed), dice, percent }
    }
}

impl<G: Game> Player<G> for Absent<G> {
    fn choose(&mut self, desk: &Desk<'_, G>) -> G::Action {
        let wanders = self.dice.below(100) < usize::from(self.percent);
        if wanders { self.random.choose(desk) } else { self.greedy.choose(desk) }
    }
}
