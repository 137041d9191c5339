//! A yardstick for greedy play: Quests done and within reach, Life, purse, exposure to Peril.

use table::Seat;

use crate::state::State;

/// How good a state looks for a seat.
pub fn evaluate(state: &State, seat: Seat) -> i32 {
    let _ = seat;
    let _ = state;
    0
}
