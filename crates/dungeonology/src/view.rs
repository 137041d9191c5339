//! What one viewer may know: the table, and of the hidden things only their own.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet, Viewer, enforces};

use crate::cards::Cards;
use crate::content::{ClanId, TrickId, ZoneId};
use crate::frame::Frame;
use crate::state::{Laid, MOST_PLAYERS, State, Table};

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub table: Table,
    /// The viewer's own Trick Cards; a spectator has none.
    pub hand: Cards,
    /// How many Trick Cards each seat holds.
    pub hands: [u8; MOST_PLAYERS],
    /// How many cards the Trick deck has, those put on top included.
    pub deck: u8,
    /// The cards somebody put on top of the deck, the topmost last; those the viewer does not know are nothing.
    pub top: ArrayVec<Option<TrickId>, 4>,
    /// What was put back onto the Zone piles.
    pub piles: [PileView; 3],
    /// The Clan Card, if the viewer may look at it.
    pub clan: Option<ClanId>,
    /// Cards the viewer has chosen for a Stealth Test and not yet shown; still in the hand.
    pub chosen: Cards,
    /// The card the viewer has chosen in a debate.
    pub debate: Option<TrickId>,
    /// Trick Cards the viewer is looking at.
    pub peeked: ArrayVec<TrickId, 4>,
    /// Tiles the viewer is looking at.
    pub scouted: ArrayVec<ZoneId, 2>,
}

/// What a viewer knows of a Zone pile; between top and bottom lie tiles in an order that nobody knows.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PileView {
    /// On the top, the topmost last.
    pub top: ArrayVec<Option<ZoneId>, 6>,
    /// At the bottom, the next to be drawn first.
    pub bottom: ArrayVec<Option<ZoneId>, 6>,
}

impl View {
    /// What this viewer may know of a state.
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        enforces!(
            "ology.info.hands",
            "ology.info.decks",
            "ology.info.boards-open",
            "ology.info.bag",
            "ology.info.discards",
            "ology.info.trap-face-down"
        );
        let (table, secret) = (&state.table, &state.secret);
        let own = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let everybody = SeatSet::all(table.seats());
        let asked_alone = |frame: fn(&Frame, Seat) -> bool| {
            own.is_some_and(|seat| table.frames.iter().any(|top| frame(top, seat)))
        };
        View {
            viewer,
            table: table.clone(),
            hand: own.map_or(Cards::EMPTY, |seat| *secret.hand(seat)),
            hands: std::array::from_fn(|seat| secret.hands[seat].len() as u8),
            deck: secret.deck_len() as u8,
            top: secret.top.iter().map(|laid| laid.seen_by(own, everybody)).collect(),
            piles: std::array::from_fn(|floor| PileView {
                top: secret.piles[floor].top.iter().map(|laid| laid.seen_by(own, everybody)).collect(),
                bottom: secret.piles[floor].bottom.iter().map(|laid| laid.seen_by(own, everybody)).collect(),
            }),
            clan: clan_seen(state, own),
            chosen: if own.is_some() && table.test.map(|test| test.seat) == own {
                secret.chosen
            } else {
                Cards::EMPTY
            },
            debate: own.and_then(|seat| debate_card(state, seat)),
            peeked: if asked_alone(scries) { secret.peeked.clone() } else { ArrayVec::new() },
            scouted: if asked_alone(scouts) { secret.scouted.clone() } else { ArrayVec::new() },
        }
    }
}

impl<T: Copy> Laid<T> {
    /// What a seat knows of it; a spectator knows what everybody knows.
    fn seen_by(&self, seat: Option<Seat>, everybody: SeatSet) -> Option<T> {
        let seen = seat.map_or(self.known == everybody, |seat| self.known.contains(seat));
        seen.then_some(self.what)
    }
}

fn scries(frame: &Frame, viewer: Seat) -> bool {
    matches!(frame, Frame::Scrying { seat, .. } if *seat == viewer)
}

fn scouts(frame: &Frame, viewer: Seat) -> bool {
    matches!(frame, Frame::Scouting { seat, .. } if *seat == viewer)
}

/// Who holds a Knowledge Token, or is submitting a Thesis, may look at the Clan Card.
fn clan_seen(state: &State, viewer: Option<Seat>) -> Option<ClanId> {
    enforces!("ology.info.clan-secret", "ology.knowledge.look-freely");
    let table = &state.table;
    let submits = |frame: &Frame| matches!(frame, Frame::Thesis { seat, .. } if Some(*seat) == viewer);
    let knows = viewer.is_some_and(|seat| table.scholar(seat).knowledge) || table.frames.iter().any(submits);
    (table.campus.clan_shown || knows).then_some(state.secret.clan)
}

fn debate_card(state: &State, viewer: Seat) -> Option<TrickId> {
    state.table.frames.iter().find_map(|frame| match frame {
        Frame::Debating { seat, .. } if *seat == viewer => state.secret.debate[0],
        Frame::Debating { target, .. } if *target == viewer => state.secret.debate[1],
        _ => None,
    })
}
