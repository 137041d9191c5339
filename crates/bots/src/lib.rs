//! Players that need no human, and what they are good for: playouts, simulations, an opponent for tonight.
//!
//! A player sees its seat's [`Desk`] and nothing else: what its seat may know, what it may do, and worlds it may be in.

mod absent;
mod advised;
pub mod arena;
mod desk;
mod dice;
mod greedy;
mod lookahead;
mod playout;
mod random;
mod rehearsal;
mod roster;
pub mod search;
pub mod sim;

pub use absent::Absent;
pub use advised::Advised;
pub use desk::Desk;
pub use dice::Dice;
pub use greedy::Greedy;
pub use playout::{Playouts, playouts};
pub use random::Random;
pub use rehearsal::{Effort, Rehearsal};
pub use roster::{NAMES, Opponent, UnknownPlayer, is_player, known, opponent, player};

/// Somebody who decides for a seat.
pub trait Player<G: table::Game>: Send {
    /// A legal action for the seat at the desk.
    fn choose(&mut self, desk: &Desk<'_, G>) -> G::Action;
}
