//! How good a state looks for a seat: the yardstick of greedy play.
//!
//! In hundredths of a point: points that are safe, points within reach, and what reaches for points: cards, Students, a Scholar
//! who is not worn out and stands where there is something to study.

use table::Seat;

use crate::content::{Colour, JinxEffect, ZoneId, catalogue};
use crate::frame::{Frame, TestStage};
use crate::lattice::ZoneSet;
use crate::state::{Phase, State, Table, Test};
use crate::study::MOST_TARGETS;
use crate::turn::THESIS_STARS;

/// One point.
const POINT: i32 = 100;
/// One point of Bonus Value in hand.
const CARD: i32 = 16;
/// A personal Student.
const STUDENT: i32 = 14;
/// A Stun Token.
const STUN: i32 = 35;
/// The Stars that a Thesis needs.
const STAR: i32 = 600;
/// A Thesis that succeeded.
const THESIS: i32 = 6_000;
/// A tile not yet drawn.
const UNKNOWN: i32 = 260;
/// How many steps ahead a better place attracts.
const STEPS_AHEAD: i32 = 6;
/// The chance of success, in hundredths, by how much the Stealth Value exceeds the Alert Value: from -4 up to +3.
const CHANCES: [i32; 8] = [2, 8, 15, 30, 72, 82, 90, 96];

/// The yardstick: one's own standing against the best of the others.
pub(crate) fn evaluate(state: &State, seat: Seat) -> i32 {
    let others = Seat::all(state.table.seats()).filter(|other| *other != seat);
    let best = others.map(|other| worth(state, other)).max().unwrap_or(0);
    2 * worth(state, seat) - best
}

fn worth(state: &State, seat: Seat) -> i32 {
    let scholar = state.table.scholar(seat);
    let mut worth = POINT * i32::from(state.score(seat)) - 2 * POINT * i32::from(scholar.face_down);
    worth += star_progress(&state.table, seat) + 40 * i32::from(scholar.stars);
    if scholar.thesis > 0 {
        worth += THESIS;
    }
    if scholar.finished {
        return worth;
    }
    worth + means(state, seat) + prospects(state, seat)
}

/// The Stars that a Thesis needs, or how far the two best columns are on the way to their first ones.
fn star_progress(table: &Table, seat: Seat) -> i32 {
    let scholar = table.scholar(seat);
    let mut shares = Colour::ALL.map(|colour| {
        let first = first_star(colour);
        STAR * i32::from(scholar.cubes[colour].min(first)) / i32::from(first)
    });
    shares.sort_unstable();
    let on_the_way = shares[4] + shares[3];
    on_the_way.max(STAR * i32::from(scholar.stars.min(THESIS_STARS)))
}

/// The cubes that the first Star of a column needs.
fn first_star(colour: Colour) -> u8 {
    (catalogue().board.columns[colour].stars.trailing_zeros() as u8).max(1)
}

/// Cards, Students, strength, knowledge.
fn means(state: &State, seat: Seat) -> i32 {
    let table = &state.table;
    let scholar = table.scholar(seat);
    let useful = 3 * i32::from(table.hand_value(seat)) + 2;
    let cards = CARD * hand_value(state, seat).min(useful);
    let worn = if table.exhausted(seat) { 80 } else { 0 };
    let knowledge = if scholar.knowledge { 60 } else { 0 };
    cards + STUDENT * i32::from(scholar.students) + 45 * i32::from(scholar.study_bonus) + knowledge
        - STUN * i32::from(scholar.stun)
        - worn
}

/// The Bonus Values in hand, without those already chosen for a test.
fn hand_value(state: &State, seat: Seat) -> i32 {
    let all: i32 = state.secret.hand(seat).iter().map(bonus).sum();
    let spent: i32 =
        if testing(&state.table, seat).is_some() { state.secret.chosen.iter().map(bonus).sum() } else { 0 };
    all - spent
}

fn bonus(card: crate::content::TrickId) -> i32 {
    i32::from(catalogue().trick(card).bonus)
}

/// The test that a seat performs.
fn testing(table: &Table, seat: Seat) -> Option<&Test> {
    table.test.as_ref().filter(|test| test.seat == seat)
}

/// What the Scholar may soon gain: by the test under way, or by the next one where they stand or could go.
fn prospects(state: &State, seat: Seat) -> i32 {
    if let Some(test) = testing(&state.table, seat) {
        return test_worth(state, test);
    }
    let table = &state.table;
    let here = table.scholar(seat).zone;
    let laying = table.frames.iter().find_map(|frame| match frame {
        Frame::Laying { seat: who, tile, stairs: false, .. } if *who == seat => Some(*tile),
        _ => None,
    });
    let ready = seat == table.active && acts_yet(table) && table.actions_left() > 0;
    let (now, later) = if ready { (90, 45) } else { (55, 40) };
    let start = if here == ZoneId::START && !table.panicking() { 60 } else { 0 };
    let soon = laying.map_or_else(|| place_worth(state, seat, here), |tile| tile_worth(state, seat, tile));
    (soon * now / 100).max(later * farther(state, seat, here) / 100) - start
}

/// The best that lies within a few steps, less for each step; a Zone from which one can explore holds promise as well.
fn farther(state: &State, seat: Seat, here: ZoneId) -> i32 {
    let table = &state.table;
    let (mut reached, mut edge, mut best) = (ZoneSet::one(here), ZoneSet::one(here), 0);
    for steps in 0..STEPS_AHEAD {
        let worth = |zone: ZoneId| place_worth(state, seat, zone).max(unknown_worth(table, zone));
        let nearby = edge.iter().map(worth).max().unwrap_or(0);
        best = best.max(nearby * (100 - 9 * steps) / 100);
        edge = edge.iter().fold(ZoneSet::EMPTY, |next, zone| next.or(table.zone(zone).linked)).minus(reached);
        reached = reached.or(edge);
    }
    best
}

/// What may lie behind an open Passage.
fn unknown_worth(table: &Table, zone: ZoneId) -> i32 {
    let left = table.dungeon.pile(catalogue().zone(zone).floor) > 0 && !table.panicking();
    if left && table.explorable(zone) { UNKNOWN } else { 0 }
}

/// Whether the Action Phase of this turn is still to come or going on.
fn acts_yet(table: &Table) -> bool {
    matches!(
        table.phase,
        Phase::Begin | Phase::MovementOpens | Phase::Movement | Phase::ActionOpens | Phase::Action
    )
}

/// The best Study of a placed Zone.
fn place_worth(state: &State, seat: Seat, zone: ZoneId) -> i32 {
    let cubes = state.table.zone(zone).cubes;
    best_study(state, seat, zone, cubes.into_iter().flatten())
}

/// The best Study of a tile not yet laid.
fn tile_worth(state: &State, seat: Seat, tile: ZoneId) -> i32 {
    best_study(state, seat, tile, catalogue().zone(tile).slots.iter().copied())
}

fn best_study(state: &State, seat: Seat, zone: ZoneId, cubes: impl Iterator<Item = Colour>) -> i32 {
    let table = &state.table;
    let most = table.intelligence(seat).min(MOST_TARGETS) as usize;
    let (mut gain, mut best, mut targets) = (0, 0, 0);
    for colour in cubes.filter(|colour| table.has_room(seat, *colour)).take(most) {
        targets += 1;
        gain += cube_worth(table, seat, colour);
        let alert = i32::from(table.study_alert(seat, zone, targets));
        best = best.max(plan(state, seat, i32::from(table.study_bonus(seat)), alert, gain));
    }
    best
}

/// A cube is worth its points, and more where it brings a Star or an arrow.
fn cube_worth(table: &Table, seat: Seat, colour: Colour) -> i32 {
    let column = &catalogue().board.columns[colour];
    let cubes = table.scholar(seat).cubes[colour];
    let arrow = column.arrows_covered(cubes + 1) > column.arrows_covered(cubes);
    let first = first_star(colour);
    let needed = table.scholar(seat).stars < THESIS_STARS && cubes < first;
    let star = if needed { STAR / i32::from(first) } else { 0 };
    POINT * i32::from(column.value) + star + if arrow { 45 } else { 0 }
}

/// The worth of a test for which the best number of cards is still to be chosen, most valuable first.
fn plan(state: &State, seat: Seat, from: i32, alert: i32, gain: i32) -> i32 {
    let mut left = *state.secret.hand(seat);
    if testing(&state.table, seat).is_some() {
        left.remove(&state.secret.chosen);
    }
    let mut cards: arrayvec::ArrayVec<i32, 24> = left.iter().map(bonus).take(24).collect();
    cards.sort_unstable_by(|one, other| other.cmp(one));
    let (mut stealth, mut spent) = (from, 0);
    let mut best = chance(stealth - alert) * gain / 100 - failure(state, seat, stealth - alert);
    for card in cards {
        stealth += card;
        spent += CARD * card;
        let margin = stealth - alert;
        best = best.max(chance(margin) * gain / 100 - failure(state, seat, margin) - spent);
    }
    best
}

fn chance(margin: i32) -> i32 {
    CHANCES[(margin.clamp(-4, 3) + 4) as usize]
}

/// What failing costs, by how likely it is.
fn failure(state: &State, seat: Seat, margin: i32) -> i32 {
    let jinxed = state.table.jinx_effects(seat).any(|jinx| matches!(jinx, JinxEffect::FailureDraw(_)));
    let cost = if jinxed { 90 } else { 60 };
    (100 - chance(margin)) * cost / 100
}

/// The worth of the test under way for whoever performs it.
fn test_worth(state: &State, test: &Test) -> i32 {
    let (table, seat) = (&state.table, test.seat);
    let gain = match test.spied {
        Some((_, colour)) => cube_worth(table, seat, colour),
        None => {
            let cubes = table
                .zone(test.zone)
                .cubes
                .into_iter()
                .flatten()
                .filter(|colour| table.has_room(seat, *colour));
            cubes.take(test.targets as usize).map(|colour| cube_worth(table, seat, colour)).sum()
        }
    };
    let alert = i32::from(table.alert_value(test));
    let choosing =
        table.frames.iter().any(|frame| matches!(frame, Frame::Testing { stage: TestStage::Bonus }));
    if choosing {
        let chosen: i32 = state.secret.chosen.iter().map(bonus).sum();
        let own = if test.spied.is_none() { i32::from(table.study_bonus(seat)) } else { 0 };
        return plan(state, seat, chosen + own, alert, gain);
    }
    let margin = i32::from(test.stealth) - alert;
    chance(margin) * gain / 100 - failure(state, seat, margin)
}
