//! The advised player: asks the game's own expert first, and decides by itself where there is none.

use table::{Game, Level, Luck};

use crate::{Desk, Player};

/// Follows a game's own expert.
pub struct Advised<G: Game> {
    level: Level,
    luck: Luck,
    otherwise: Box<dyn Player<G>>,
}

impl<G: Game> Advised<G> {
    /// A player who asks the expert of this level, and another player where the expert has nothing to say.
    pub fn new(level: Level, seed: u64, otherwise: Box<dyn Player<G>>) -> Self {
        Advised { level, luck: Luck::seeded(seed), otherwise }
    }
}

impl<G: Game> Player<G> for Advised<G> {
    fn choose(&mut self, desk: &Desk<'_, G>) -> G::Action {
        let world = desk.world(&mut self.luck);
        let advice = G::advise(&world, desk.seat(), self.level, &mut self.luck);
        match advice.filter(|action| G::check(&world, desk.seat(), action).is_ok()) {
            Some(action) => action,
            None => self.otherwise.choose(desk),
        }
    }
}
