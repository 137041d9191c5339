//! The sequence of play: three rounds, in each a turn for every hero; a turn is Explore, Act, Loot.

use table::{Audience, Log, Luck, Seat, SeatSet, Turn, enforces, rule};

use crate::action::RoomChoice;
use crate::event::Event;
use crate::state::{Open, State, Step};
use crate::{abilities, explore, heroic, loot, potions, room_list, scoring, solo, weight};

/// So many rounds.
pub const ROUNDS: u8 = 3;

/// Whose decisions are open.
pub(crate) fn turn(open: &Open) -> Turn {
    enforces!("drop.turn.active-only", "drop.act.own-turn-only");
    match open.step {
        Step::Over => Turn::Over,
        Step::Draft { races, classes, race_kept, class_kept } => {
            let mut asked = SeatSet::EMPTY;
            if !race_kept {
                asked.insert(races);
            }
            if !class_kept {
                asked.insert(classes);
            }
            Turn::Decide(asked)
        }
        Step::BuildHero { left } | Step::BuildQuest { left } => Turn::Decide(left),
        Step::PlacePillars { placed } => Turn::one(crate::variants::builder(open, placed)),
        Step::Meeples { seat, .. } => Turn::one(seat),
        _ => Turn::Decide(heroic::racing(open).with(open.active())),
    }
}

/// The first round begins, in the order of initiative.
pub(crate) fn first_round<L: Log<Event>>(state: &mut State, luck: &mut Luck, log: &mut L) {
    begin_round(&mut state.open, log);
    begin_turn(state, luck, log);
}

fn begin_round<L: Log<Event>>(open: &mut Open, log: &mut L) {
    open.round += 1;
    open.flipped = 0;
    let (round, order) = (open.round, &open.order);
    log.tell(Audience::All, || Event::Round { round, order: order.to_vec() });
}

/// A turn begins with Explore.
pub(crate) fn begin_turn<L: Log<Event>>(state: &mut State, luck: &mut Luck, log: &mut L) {
    enforces!("drop.turn.step-order", "drop.explore.mandatory", "drop.act.once");
    state.open.used = None;
    state.open.passed = SeatSet::EMPTY;
    heroic::return_all(&mut state.open);
    if let Some(solo) = &mut state.open.solo {
        solo.turns += 1;
    }
    state.open.step = Step::Explore;
    if !explore::has_something(&state.open) {
        after_explore(state, luck, log);
    }
}

/// After Explore: whoever may place a meeple is asked, then comes Act.
pub(crate) fn after_explore<L: Log<Event>>(state: &mut State, luck: &mut Luck, log: &mut L) {
    state.open.passed = SeatSet::EMPTY;
    ask_meeples(state, None, false, luck, log);
}

/// After Act: whoever may still place a meeple is asked, then comes Loot.
pub(crate) fn after_act<L: Log<Event>>(state: &mut State, luck: &mut Luck, log: &mut L) {
    state.open.passed = SeatSet::EMPTY;
    ask_meeples(state, None, true, luck, log);
}

/// Asks the next player who may place a meeple, or goes on.
pub(crate) fn ask_meeples<L: Log<Event>>(
    state: &mut State,
    after: Option<Seat>,
    acted: bool,
    luck: &mut Luck,
    log: &mut L,
) {
    enforces!("drop.heroic.place-optional");
    match heroic::next_to_ask(&state.open, after) {
        Some(seat) => state.open.step = Step::Meeples { seat, acted },
        None if acted => begin_loot(state, luck, log),
        None => begin_act(state, luck, log),
    }
}

/// The Act step; passed over when neither ability can be used.
fn begin_act<L: Log<Event>>(state: &mut State, luck: &mut Luck, log: &mut L) {
    state.open.step = Step::Act;
    let seat = state.open.active();
    if !abilities::any_usable(&state.open, seat) && !potions::can_drink(&state.open.heroes[seat]) {
        after_act(state, luck, log);
    }
}

/// The Loot step; skipped when there is nothing to decide in it.
fn begin_loot<L: Log<Event>>(state: &mut State, luck: &mut Luck, log: &mut L) {
    state.open.step = Step::Loot;
    let (open, seat) = (&state.open, state.open.active());
    let could = !room_list::committable(open, seat).is_empty() || potions::can_drink(&open.heroes[seat]);
    if open.solo.is_none() && !could && heroic::racing(open).is_empty() {
        no_room(state, luck, log);
    }
}

/// The Loot step ends with nothing collected.
pub(crate) fn no_room<L: Log<Event>>(state: &mut State, luck: &mut Luck, log: &mut L) {
    let seat = state.open.active();
    log.tell(Audience::All, || Event::NoRoom { seat, rule: rule!("drop.room.none-legal") });
    state.open.step = Step::Rest;
    go_on(state, luck, log);
}

/// The room is formed: looted, or, where the monsters are too many and the mode says so, the turn is forfeited.
pub(crate) fn form_room<L: Log<Event>>(state: &mut State, choice: &RoomChoice, luck: &mut Luck, log: &mut L) {
    enforces!("drop.room.one-per-turn");
    let seat = state.open.active();
    let Ok(found) = loot::judge(&state.open, seat, choice) else { return };
    if let Err(rule) = found.survives(&state.open.heroes[seat]) {
        enforces!("drop.heroic.too-many-monsters", "drop.heroic.too-many-monsters-software");
        log.tell(Audience::All, || Event::Trembled { seat, rule });
        end_turn(state, luck, log);
        return;
    }
    loot::resolve(&mut state.open, seat, choice, &found, log);
    heroic::collect(&mut state.open, choice, log);
    solo::after_loot(&mut state.open, choice, &found);
    state.open.step = Step::Rest;
    go_on(state, luck, log);
}

/// Goes on from a step in which nothing is left to decide.
pub(crate) fn go_on<L: Log<Event>>(state: &mut State, luck: &mut Luck, log: &mut L) {
    if state.open.step == Step::Rest && !potions::can_drink(&state.open.heroes[state.open.active()]) {
        end_turn(state, luck, log);
    }
}

/// The marker is flipped, and the next hero plays; after the last one the round ends.
pub(crate) fn end_turn<L: Log<Event>>(state: &mut State, luck: &mut Luck, log: &mut L) {
    enforces!("drop.turn.end-flip-marker", "drop.round.one-turn-each", "drop.round.ends");
    heroic::return_all(&mut state.open);
    if state.open.solo.is_some() {
        solo::staircase(state, luck, log);
        return;
    }
    state.open.flipped += 1;
    if usize::from(state.open.flipped) < state.open.order.len() {
        begin_turn(state, luck, log);
    } else if state.open.round < ROUNDS {
        state.open.order = weight::order(&state.open);
        begin_round(&mut state.open, log);
        begin_turn(state, luck, log);
    } else {
        enforces!(
            "drop.round.three-rounds",
            "drop.end.after-three-rounds",
            "drop.weight.not-after-last-round"
        );
        enforces!("drop.flick.off-table-last-turn");
        scoring::finish(state, luck, log);
    }
}
