//! Players by name, with and without the type of their game.

use std::time::Duration;

use table::{AnyMatch, Face, Game, Match, Rejection, Seat};

use crate::search::{Budget, Search};
use crate::{Absent, Advised, Desk, Greedy, Player, Random};

/// The names that [`player`] knows: two simple players, and the levels from the weakest to the strongest.
pub const NAMES: [&str; 7] = ["random", "greedy", "novice", "easy", "medium", "hard", "expert"];

/// No level thinks longer about a decision.
const LONGEST: Duration = Duration::from_millis(4500);

/// The budget of a level that searches.
const fn thinking(playouts: u32) -> Budget {
    Budget { playouts, time: Some(LONGEST), threads: 1, rollout: 6 }
}

/// A name that is no player's.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no player is called `{0}`; there are: {known}", known = NAMES.join(", "))]
pub struct UnknownPlayer(pub String);

/// The player with this name.
pub fn player<G: Game>(name: &str, seed: u64) -> Result<Box<dyn Player<G>>, UnknownPlayer> {
    let thinker = |playouts| Box::new(Search::<G>::new(thinking(playouts), seed)) as Box<dyn Player<G>>;
    let dreamer = |one_in| Box::new(Absent::<G>::new(one_in, seed)) as Box<dyn Player<G>>;
    let (level, player) = match name {
        "random" => return Ok(Box::new(Random::<G>::new(seed))),
        "greedy" => return Ok(Box::new(Greedy::<G>::new(seed))),
        "novice" => (0, dreamer(2)),
        "easy" => (1, dreamer(6)),
        "medium" => (2, thinker(60)),
        "hard" => (3, thinker(400)),
        "expert" => (4, thinker(4000)),
        other => return Err(UnknownPlayer(other.to_owned())),
    };
    Ok(Box::new(Advised::new(level, seed, player)))
}

/// A player whose game's type is not known: what a terminal and a server hold.
pub trait Opponent: Send {
    /// Decides for a seat that is asked, and acts.
    fn act(&mut self, game: &mut dyn AnyMatch, seat: Seat) -> Result<(), Rejection>;
}

/// The player with this name as an [`Opponent`].
pub fn opponent<G: Face>(name: &str, seed: u64) -> Result<Box<dyn Opponent>, UnknownPlayer> {
    Ok(Box::new(Typed::<G>(player(name, seed)?)))
}

struct Typed<G: Game>(Box<dyn Player<G>>);

impl<G: Face> Opponent for Typed<G> {
    fn act(&mut self, game: &mut dyn AnyMatch, seat: Seat) -> Result<(), Rejection> {
        let game = game.as_any_mut().downcast_mut::<Match<G>>().ok_or(Rejection::NotBegun)?;
        let state = game.state().ok_or(Rejection::NotBegun)?;
        let action = self.0.choose(&Desk::new(state, seat, game.seats()));
        Ok(Match::act(game, seat, action)?)
    }
}
