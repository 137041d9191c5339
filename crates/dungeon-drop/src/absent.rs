//! What is done for a player whose time is up.

use table::{Seat, enforces};

use crate::action::Action;
use crate::room_list;
use crate::state::{Open, State, Step};
use crate::throw::HEIGHTS;
use crate::{explore, list};

/// The action that finishes an absent player's decision: a low drop over the middle, no ability, the mildest room.
pub fn absent(state: &State, seat: Seat) -> Option<Action> {
    enforces!("drop.online.absent-player");
    let open = &state.open;
    if open.active() != seat {
        return Some(Action::Pass);
    }
    match open.step {
        Step::Explore => Some(Action::Explore(explore::area(open).middle(), *HEIGHTS.start())),
        Step::Act | Step::Acting { .. } => Some(Action::Done),
        Step::Loot => Some(mildest_room(open, seat)),
        _ => {
            let mut listed = Vec::new();
            list::legal(state, seat, &mut listed);
            listed.first().copied()
        }
    }
}

/// The room with the least damage, then the fewest cubes, then the lowest pillar numbers.
fn mildest_room(open: &Open, seat: Seat) -> Action {
    let rooms = room_list::formable(open, seat).into_iter().filter(|room| room.survived);
    let pillars = |room: &room_list::Candidate| room.choice.corners.iter().collect::<Vec<_>>();
    let mildest = rooms.min_by_key(|room| (room.loot.damage, room.loot.taken.len(), pillars(room)));
    mildest.map_or(Action::NoRoom, |room| Action::Room(room.choice))
}
