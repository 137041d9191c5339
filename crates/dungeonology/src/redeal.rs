//! The same match with everything that a viewer must not know dealt anew. Written from the rules of secrecy, without looking at
//! what views show: so a view that shows too much is found out.

use std::borrow::Cow;

use arrayvec::ArrayVec;
use table::{Luck, Seat, SeatSet, Viewer};

use crate::cards::Cards;
use crate::content::{ClanId, Floor, TrapKind, TrickId, ZoneId};
use crate::frame::Frame;
use crate::lattice::ZoneSet;
use crate::setup::draw_panic;
use crate::state::{MOST_PLAYERS, Pile, State, TRAPS};

/// Another state that this viewer cannot tell from the given one.
pub(crate) fn redeal(state: &State, viewer: Viewer, luck: &mut Luck) -> State {
    let own = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    let mut dealt = state.clone();
    redeal_cards(&mut dealt, own, luck);
    redeal_tiles(&mut dealt, own, luck);
    redeal_traps(&mut dealt, luck);
    if !knows_clan(state, own) {
        dealt.secret.clan = ClanId::all()
            .nth(luck.pick("redeal", ClanId::all().len(), |_| "".into()))
            .unwrap_or(dealt.secret.clan);
    }
    if state.table.ending.panic.is_none() {
        dealt.secret.panic = draw_panic(&state.table.rules, luck);
    }
    dealt
}

/// A Knowledge Token, a Thesis being submitted, or the card lying open.
fn knows_clan(state: &State, own: Option<Seat>) -> bool {
    let table = &state.table;
    let submits = |frame: &Frame| matches!(frame, Frame::Thesis { seat, .. } if Some(*seat) == own);
    table.campus.clan_shown
        || own.is_some_and(|seat| table.scholar(seat).knowledge)
        || table.frames.iter().any(submits)
}

fn knows(known: SeatSet, own: Option<Seat>, seats: usize) -> bool {
    own.map_or(known == SeatSet::all(seats), |seat| known.contains(seat))
}

fn draw(pool: &mut Cards, luck: &mut Luck) -> Option<TrickId> {
    let card = pool.nth(luck.pick("redeal", pool.len(), |_| Cow::Borrowed("")))?;
    pool.take(card);
    Some(card)
}

/// Hands of the others, the deck, cards put on top by the others: all in one heap, dealt out again.
fn redeal_cards(state: &mut State, own: Option<Seat>, luck: &mut Luck) {
    let seats = state.table.seats();
    let scries = state
        .table
        .frames
        .iter()
        .any(|frame| matches!(frame, Frame::Scrying { seat, .. } if Some(*seat) == own));
    let (secret, open) = (&mut state.secret, &state.table.open);
    let mut pool = std::mem::take(&mut secret.deck);
    let mut hidden = [0; MOST_PLAYERS];
    for seat in (0..MOST_PLAYERS).filter(|seat| Some(Seat::new(*seat)) != own) {
        let mut unknown = secret.hands[seat];
        unknown.remove(&open[seat]);
        hidden[seat] = unknown.len();
        pool.merge(&unknown);
        secret.hands[seat] = open[seat];
    }
    secret.top.iter().filter(|laid| !knows(laid.known, own, seats)).for_each(|laid| pool.add(laid.what));
    if !scries {
        secret.peeked.iter().for_each(|card| pool.add(*card));
    }
    for laid in secret.top.iter_mut().filter(|laid| !knows(laid.known, own, seats)) {
        laid.what = draw(&mut pool, luck).unwrap_or(laid.what);
    }
    if !scries {
        secret.peeked.iter_mut().for_each(|card| *card = draw(&mut pool, luck).unwrap_or(*card));
    }
    for (seat, cards) in hidden.into_iter().enumerate() {
        (0..cards).filter_map(|_| draw(&mut pool, luck)).for_each(|card| secret.hands[seat].add(card));
    }
    secret.deck = pool;
    rechoose(state, own, luck);
}

/// Cards that others have chosen in secret are any cards of their new hands.
fn rechoose(state: &mut State, own: Option<Seat>, luck: &mut Luck) {
    let (table, secret) = (&state.table, &mut state.secret);
    if let Some(test) = table.test.filter(|test| Some(test.seat) != own && !secret.chosen.is_empty()) {
        let hand = *secret.hand(test.seat);
        secret.chosen = hand.iter().filter(|_| luck.pick("redeal", 2, |_| Cow::Borrowed("")) == 0).collect();
    }
    let sides = table.frames.iter().find_map(|frame| match frame {
        Frame::Debating { seat, target, .. } => Some([*seat, *target]),
        _ => None,
    });
    for (side, seat) in sides.into_iter().flatten().enumerate().filter(|(_, seat)| Some(*seat) != own) {
        if secret.debate[side].is_some() {
            let hand = *secret.hand(seat);
            secret.debate[side] = hand.nth(luck.pick("redeal", hand.len(), |_| Cow::Borrowed("")));
        }
    }
}

/// Tiles of a pile whose place the viewer does not know change places.
fn redeal_tiles(state: &mut State, own: Option<Seat>, luck: &mut Luck) {
    let seats = state.table.seats();
    let scouted = state.table.frames.iter().find_map(|frame| match frame {
        Frame::Scouting { seat, floor, .. } if Some(*seat) != own => Some(*floor),
        _ => None,
    });
    for floor in Floor::ALL {
        let looked = if scouted == Some(floor) { state.secret.scouted.clone() } else { ArrayVec::new() };
        let pile = &mut state.secret.piles[floor.index()];
        let hidden = pile
            .top
            .iter()
            .chain(&pile.bottom)
            .filter(|laid| !knows(laid.known, own, seats))
            .map(|laid| laid.what);
        let mut pool = hidden.chain(looked.iter().copied()).fold(pile.middle, ZoneSet::with);
        redeal_pile(pile, &mut pool, |known| knows(known, own, seats), luck);
        if scouted == Some(floor) {
            let dealt: ArrayVec<ZoneId, 2> = looked.iter().filter_map(|_| tile(&mut pool, luck)).collect();
            state.secret.scouted = dealt;
        }
        state.secret.piles[floor.index()].middle = pool;
    }
}

fn redeal_pile(pile: &mut Pile, pool: &mut ZoneSet, knows: impl Fn(SeatSet) -> bool, luck: &mut Luck) {
    for laid in pile.top.iter_mut().chain(&mut pile.bottom).filter(|laid| !knows(laid.known)) {
        laid.what = tile(pool, luck).unwrap_or(laid.what);
    }
}

fn tile(pool: &mut ZoneSet, luck: &mut Luck) -> Option<ZoneId> {
    let tile = pool.nth(luck.pick("redeal", pool.len(), |_| Cow::Borrowed("")))?;
    *pool = pool.without(tile);
    Some(tile)
}

/// Nobody has seen the back of a Trap Token.
fn redeal_traps(state: &mut State, luck: &mut Luck) {
    let mut box_: ArrayVec<TrapKind, TRAPS> = TrapKind::ALL
        .into_iter()
        .flat_map(|kind| std::iter::repeat_n(kind, TrapKind::EACH as usize))
        .collect();
    for trap in &mut state.secret.traps {
        *trap = box_.swap_remove(luck.pick("redeal", box_.len(), |_| Cow::Borrowed("")));
    }
}
