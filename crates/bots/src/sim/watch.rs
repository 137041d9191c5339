//! Somebody who looks on while matches are played.

use table::{Game, Log, NullLog, Outcome, Seat};

/// Looks on. Every thread has its own, and all are put together in the end.
pub(super) trait Watch<G: Game>: Send {
    /// Where the game tells what happens.
    type Log: Log<G::Event>;

    /// A match begins.
    fn begins(&mut self);
    /// A seat is about to act.
    fn acts(&mut self, state: &G::State, seat: Seat, action: &G::Action);
    /// Where the next play tells what happens.
    fn log(&mut self) -> &mut Self::Log;
    /// The play was carried out.
    fn acted(&mut self, state: &G::State);
    /// The match is over.
    fn ends(&mut self, state: &G::State, end: &End<'_>);
}

/// How a match ended, for who looks on.
pub(super) struct End<'a> {
    /// Which match, counted from 0.
    pub number: u64,
    /// Its seed.
    pub seed: u64,
    /// How many decisions it took.
    pub steps: u64,
    /// Seat `s` was played by player `s + shift`.
    pub shift: usize,
    /// How it ended.
    pub outcome: &'a Outcome,
}

/// Nobody looks on: costs nothing.
pub(super) struct Nobody(NullLog);

impl Nobody {
    pub const fn new() -> Nobody {
        Nobody(NullLog)
    }
}

impl<G: Game> Watch<G> for Nobody {
    type Log = NullLog;

    #[inline(always)]
    fn begins(&mut self) {}
    #[inline(always)]
    fn acts(&mut self, _state: &G::State, _seat: Seat, _action: &G::Action) {}
    #[inline(always)]
    fn log(&mut self) -> &mut NullLog {
        &mut self.0
    }
    #[inline(always)]
    fn acted(&mut self, _state: &G::State) {}
    #[inline(always)]
    fn ends(&mut self, _state: &G::State, _end: &End<'_>) {}
}
