//! The random player: any legal action, each as likely as the others.

use table::{Game, Listing, Luck};

use crate::{Desk, Dice, Player};

/// Picks any legal action.
pub struct Random<G: Game> {
    dice: Dice,
    luck: Luck,
    actions: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    /// A random player with its own chance.
    pub fn new(seed: u64) -> Self {
        Random { dice: Dice::new(seed), luck: Luck::seeded(seed), actions: Vec::new() }
    }
}

impl<G: Game> Player<G> for Random<G> {
    fn choose(&mut self, desk: &Desk<'_, G>) -> G::Action {
        self.actions.clear();
        if desk.legal(&mut self.actions) == Listing::Some || self.actions.is_empty() {
            return desk.sample(&mut self.luck);
        }
        let chosen = self.dice.below(self.actions.len());
        self.actions.swap_remove(chosen)
    }
}
