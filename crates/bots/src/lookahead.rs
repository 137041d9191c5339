//! One action ahead: what the game's own yardstick says of the state that an action leads to.

use table::{Game, Luck, NullLog, Play, Seat};

/// More than any yardstick counts: an end is better or worse than anything before it.
const END: i64 = 1 << 40;

/// What the state after a play is worth to the seat that plays. Plays that meet the same luck in the same world differ by what they
/// do, not by the dice.
pub(crate) fn worth<G: Game>(world: &G::State, seat: Seat, play: Play<G>, mut luck: Luck) -> i64 {
    let mut after = world.clone();
    G::apply(&mut after, play, &mut luck, &mut NullLog);
    standing::<G>(&after, seat)
}

/// The yardstick, with ends beyond its scale.
pub(crate) fn standing<G: Game>(state: &G::State, seat: Seat) -> i64 {
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
