//! What one viewer may know: everything on the table, and his own secrets. Hidden cards are not in it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Seat, Viewer, enforces};

use crate::cards::Cards;
use crate::content::MapId;
use crate::setup::ids;
use crate::state::{Open, Quiet, State, Submission};

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Everything that lies open, hand sizes and deck sizes among it.
    pub open: Open,
    /// His own hand; nothing for a spectator.
    pub hand: Cards,
    /// With Revealed Map: the Map cards he has yet to place.
    pub maps: ArrayVec<MapId, 64>,
    /// Whether he is asked to decide.
    pub asked: bool,
    /// What he submitted in the open window.
    pub submitted: Submission,
    /// His standing order.
    pub quiet: Quiet,
    /// Another player's hand that he may see for the rest of the turn.
    pub peek: Option<Seen>,
    /// The top cards of the Map deck, if he arranged them.
    pub map_top: ArrayVec<MapId, 4>,
}

/// A hand that a viewer may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seen {
    /// Whose hand.
    pub of: Seat,
    /// The cards.
    pub cards: Cards,
}

/// Builds a view. The open part is copied as it is; everything else is the viewer's own.
pub fn view(state: &State, viewer: Viewer) -> View {
    enforces!(
        "dungeoneer.hidden.hand",
        "dungeoneer.hidden.hand-size-public",
        "dungeoneer.hidden.inventory-public",
        "dungeoneer.hidden.quests-public",
    );
    let mut view = View {
        viewer,
        open: state.open.clone(),
        hand: Cards::EMPTY,
        maps: ArrayVec::new(),
        asked: false,
        submitted: Submission::Nothing,
        quiet: Quiet::default(),
        peek: None,
        map_top: ArrayVec::new(),
    };
    if let Viewer::Seat(seat) = viewer {
        add_secrets(state, seat, &mut view);
    }
    view
}

fn add_secrets(state: &State, seat: Seat, view: &mut View) {
    let hidden = &state.hidden;
    if seat.index() >= state.seats() {
        return;
    }
    view.hand = hidden.hands[seat];
    view.asked = hidden.asked.contains(seat);
    view.submitted = hidden.submitted[seat.index()];
    view.quiet = hidden.quiet[seat];
    if hidden.map_hands[seat] != 0 {
        view.maps = ids(hidden.map_hands[seat]).collect();
    }
    view.peek = hidden
        .peek
        .filter(|peek| peek.by == seat)
        .map(|peek| Seen { of: peek.of, cards: hidden.hands[peek.of] });
    if hidden.map_seer == Some(seat) {
        view.map_top = hidden.map_top.clone();
    }
}
