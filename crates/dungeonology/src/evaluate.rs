//! How good a state looks for a seat: the yardstick of greedy play.

use table::Seat;

use crate::content::{Colour, ZoneId, catalogue};
use crate::state::{Phase, State};

/// Points weigh most; then what brings points soon.
pub(crate) fn evaluate(state: &State, seat: Seat) -> i32 {
    let own = worth(state, seat);
    let best =
        Seat::all(state.table.seats()).filter(|other| *other != seat).map(|other| worth(state, other)).max();
    let mut value = 2 * own - best.unwrap_or(0);
    if state.table.phase == Phase::Over {
        let rank = state.standings().standings[seat].rank;
        value += if rank == 1 { 100_000 } else { -100_000 };
    }
    value
}

fn worth(state: &State, seat: Seat) -> i32 {
    let table = &state.table;
    let scholar = table.scholar(seat);
    let score = i32::from(state.score(seat));
    let hand: i32 = state.secret.hand(seat).iter().map(|card| i32::from(catalogue().trick(card).bonus)).sum();
    let stamina = i32::from(table.stamina(seat));
    let mut worth = 100 * score + 60 * i32::from(scholar.stars) + 25 * i32::from(scholar.study_bonus);
    worth += 14 * hand.min(16) + 12 * i32::from(scholar.students)
        - 40 * i32::from(scholar.stun)
        - 30 * i32::from(scholar.face_down);
    if i32::from(scholar.stun) >= stamina {
        worth -= 60;
    }
    if scholar.thesis > 0 {
        worth += 4000;
    } else if !scholar.finished {
        worth += prospects(state, seat);
    }
    worth
}

/// Cubes within reach of the Scholar: the better the more valuable and the less guarded.
fn prospects(state: &State, seat: Seat) -> i32 {
    let table = &state.table;
    let zone = table.scholar(seat).zone;
    if zone == ZoneId::START {
        return -80;
    }
    let cube = |colour: &Colour| {
        if table.has_room(seat, *colour) { 6 * i32::from(crate::state::Table::value(*colour)) } else { 0 }
    };
    let here: i32 = table.zone(zone).cubes.iter().flatten().map(cube).sum();
    here.min(90) - 6 * i32::from(catalogue().zone(zone).alert)
}
