//! One world that a viewer may be in: what he cannot see is dealt anew.

use table::{BySeat, Luck, Seat, SeatSet, Viewer};

use crate::building::nth;
use crate::cards::Cards;
use crate::frames::{Frame, Window};
use crate::setup::Decks;
use crate::specials::Moment;
use crate::state::{Fate, Hidden, Open, Peek, Quiet, State, Step, Submission};
use crate::view::View;

/// How often hands are dealt anew to find somebody who could be the one that is waited for.
const TRIES: usize = 12;

/// Deals what the viewer cannot see by chance: other hands, the decks, what others submitted and whom they ordered to pass.
pub fn resample(view: &View, luck: &mut Luck) -> State {
    let mut state = State { open: view.open.clone(), hidden: empty(view) };
    deal_maps(view, &mut state, luck);
    deal_quests(view, &mut state);
    deal_orders(view, &mut state, luck);
    for _ in 0..TRIES {
        deal_hands(view, &mut state, luck);
        if settle_asked(view, &mut state, luck) {
            return state;
        }
    }
    let somebody = view.open.in_turn_order().find(|&seat| !view.viewer.is(seat));
    state.hidden.asked = somebody.map_or(SeatSet::EMPTY, SeatSet::one);
    state
}

fn empty(view: &View) -> Hidden {
    let seats = view.open.players.len();
    Hidden {
        hands: BySeat::from_fn(seats, |_| Cards::EMPTY),
        deck: Cards::EMPTY,
        maps: 0,
        map_top: view.map_top.clone(),
        map_seer: None,
        quests: 0,
        map_hands: BySeat::from_fn(seats, |_| 0),
        asked: SeatSet::EMPTY,
        submitted: Default::default(),
        quiet: BySeat::from_fn(seats, |_| Quiet::default()),
        peek: None,
    }
}

/// The Adventure cards that lie where everybody sees them.
fn visible(open: &Open) -> Cards {
    let mut cards = open.discard;
    for player in open.players.values() {
        let lying = player.readied.iter().chain(&player.banes).chain(&player.pack);
        lying.for_each(|lying| cards.insert(lying.card));
    }
    open.batch
        .iter()
        .filter(|encounter| encounter.fate != Fate::Gone)
        .for_each(|encounter| cards.insert(encounter.card));
    open.attachments.iter().for_each(|attached| cards.insert(attached.card));
    for frame in open.frames.iter() {
        if let Frame::Played(played) = frame {
            cards.insert(played.play.card);
        }
    }
    cards
}

fn deal_hands(view: &View, state: &mut State, luck: &mut Luck) {
    let open = &view.open;
    let mut unseen = Decks::of(&open.options).adventures.minus(visible(open)).minus(view.hand);
    if let Some(seen) = view.peek {
        unseen = unseen.minus(seen.cards);
    }
    for seat in open.players.seats() {
        state.hidden.hands[seat] = match (view.viewer.is(seat), view.peek) {
            (true, _) => view.hand,
            (_, Some(seen)) if seen.of == seat => seen.cards,
            _ => draw(&mut unseen, usize::from(open.player(seat).hand), luck),
        };
    }
    state.hidden.deck = keep(unseen, usize::from(open.deck), luck);
    if let (Viewer::Seat(by), Some(seen)) = (view.viewer, view.peek) {
        state.hidden.peek = Some(Peek { by, of: seen.of });
    }
}

fn draw(from: &mut Cards, count: usize, luck: &mut Luck) -> Cards {
    let mut drawn = Cards::EMPTY;
    for _ in 0..count {
        let rank = luck.pick("resample", from.len(), |_| "".into());
        if let Some(card) = from.nth(rank) {
            from.remove(card);
            drawn.insert(card);
        }
    }
    drawn
}

/// All of the cards, or as many as there are in the deck where some have left the match.
fn keep(mut from: Cards, count: usize, luck: &mut Luck) -> Cards {
    if from.len() <= count { from } else { draw(&mut from, count, luck) }
}

fn deal_maps(view: &View, state: &mut State, luck: &mut Luck) {
    let open = &view.open;
    let mut unseen = Decks::of(&open.options).maps & !open.gone_maps;
    open.board.spaces.iter().for_each(|space| unseen &= !(1 << space.map.0));
    let known = open.map_bottom.iter().chain(&view.maps).chain(&view.map_top);
    known.for_each(|map| unseen &= !(1 << map.0));
    for frame in open.frames.iter() {
        if let Frame::Place { map, .. } = frame {
            unseen &= !(1 << map.0);
        }
    }
    for seat in open.players.seats() {
        if view.viewer.is(seat) {
            state.hidden.map_hands[seat] = view.maps.iter().fold(0, |set, map| set | 1 << map.0);
            continue;
        }
        for _ in 0..open.player(seat).map_hand {
            let rank = luck.pick("resample", unseen.count_ones() as usize, |_| "".into());
            let map = nth(unseen, rank);
            unseen &= !(1 << map.0);
            state.hidden.map_hands[seat] |= 1 << map.0;
        }
    }
    let deck = usize::from(open.map_deck).saturating_sub(open.map_bottom.len() + view.map_top.len());
    while unseen.count_ones() as usize > deck {
        let rank = luck.pick("resample", unseen.count_ones() as usize, |_| "".into());
        unseen &= !(1 << nth(unseen, rank).0);
    }
    state.hidden.maps = unseen;
    if let (Viewer::Seat(seat), false) = (view.viewer, view.map_top.is_empty()) {
        state.hidden.map_seer = Some(seat);
    }
}

fn deal_quests(view: &View, state: &mut State) {
    let open = &view.open;
    let mut unseen = Decks::of(&open.options).quests & !open.gone_quests;
    for player in open.players.values() {
        player.quests.iter().for_each(|quest| unseen &= !(1 << quest.quest.0));
        player.done.iter().for_each(|quest| unseen &= !(1 << quest.0));
    }
    open.global.iter().for_each(|global| unseen &= !(1 << global.quest.0));
    open.quest_bottom.iter().for_each(|quest| unseen &= !(1 << quest.0));
    let deck = usize::from(open.quest_deck).saturating_sub(open.quest_bottom.len());
    while unseen.count_ones() as usize > deck {
        unseen &= unseen - 1;
    }
    state.hidden.quests = unseen;
}

fn deal_orders(view: &View, state: &mut State, luck: &mut Luck) {
    for seat in view.open.players.seats() {
        state.hidden.quiet[seat] = if view.viewer.is(seat) {
            view.quiet
        } else if seat != view.open.turn && luck.die("resample", 8) == 1 {
            Quiet { at: u16::MAX, until_attacked: luck.die("resample", 2) == 1 }
        } else {
            Quiet::default()
        };
    }
}

/// Works out who is asked. Says whether somebody is: in a window somebody must be able to act.
fn settle_asked(view: &View, state: &mut State, luck: &mut Luck) -> bool {
    if view.open.step == Step::Over {
        return true;
    }
    let Some(Frame::Window(window)) = view.open.frames.top().copied() else {
        state.hidden.asked = decider(&view.open).map_or(SeatSet::EMPTY, SeatSet::one);
        return true;
    };
    settle_window(view, state, window, luck)
}

fn settle_window(view: &View, state: &mut State, window: Window, luck: &mut Luck) -> bool {
    let mut asked = SeatSet::EMPTY;
    state.hidden.submitted = Default::default();
    for seat in state.who_could_act(window.at).iter().filter(|&seat| !view.viewer.is(seat)) {
        if luck.die("resample", 2) == 1 {
            asked.insert(seat);
        } else {
            state.hidden.submitted[seat.index()] = some_submission(state, seat, window, luck);
        }
    }
    if let Viewer::Seat(seat) = view.viewer {
        state.hidden.submitted[seat.index()] = view.submitted;
        if view.asked {
            asked.insert(seat);
        }
    }
    state.hidden.asked = asked;
    !asked.is_empty()
}

fn some_submission(state: &State, seat: Seat, window: Window, luck: &mut Luck) -> Submission {
    let mut chosen = Submission::Passed;
    let mut count = 1;
    state.specials(seat, Moment::Window(window.at), &mut |action| {
        count += 1;
        if luck.die("resample", count) == 1 {
            chosen = Submission::Chosen(action);
        }
        false
    });
    chosen
}

/// Who decides when no window is open.
fn decider(open: &Open) -> Option<Seat> {
    match open.frames.top() {
        Some(Frame::Choose { seat, .. } | Frame::Place { seat, .. }) => Some(*seat),
        Some(Frame::Move(step)) => Some(step.seat),
        _ => match open.step {
            Step::Placing { seat, .. } | Step::Starting(seat) => Some(seat),
            _ => Some(open.turn),
        },
    }
}
