//! How good a state looks for a seat: the yardstick of greedy play.
//!
//! In hundredths of a point: points that are safe, the way to a Thesis, points within reach, and what reaches for points:
//! cards, Students, a Scholar who is not worn out and stands where there is something to study.

use table::Seat;

use crate::action::Use;
use crate::content::{
    Colour, CostIcon, Icon, JinxEffect, Skill, Step, TrickId, TrickType, ZoneId, catalogue,
};
use crate::frame::{Fate, Frame, PlayStage, Playing, TestStage};
use crate::lattice::ZoneSet;
use crate::odds::Odds;
use crate::state::{Phase, State, Table, Test};
use crate::study::MOST_TARGETS;
use crate::turn::THESIS_STARS;

/// One point.
const POINT: i32 = 100;
/// A face-down Jinx Card.
const FACE_DOWN: i32 = 200;
/// One point of Bonus Value in hand: every test is made of them, one's own and the spoiling of others'.
const CARD: i32 = 140;
/// A personal Student.
const STUDENT: i32 = 60;
/// A Stun Token.
const STUN: i32 = 80;
/// Being at the Stun limit.
const WORN: i32 = 80;
/// Being one failure away from a Rest.
const TIRED: i32 = 60;
/// Each of the Stars that a Thesis needs.
const STAR: i32 = 600;
/// The Clan Card's target, in parts as it is approached.
const TARGET: i32 = 1000;
/// A Thesis that would succeed.
const READY: i32 = 1000;
/// An Omega Student on the Alert Card.
const OMEGA: i32 = 120;
/// A tile in play.
const TILE: i32 = 40;
/// A tile not yet drawn.
const UNKNOWN: i32 = 260;
/// A failed test.
const FAILURE: i32 = 60;
/// A Student drawn to pay for a Main Effect.
const DRAW: i32 = 40;
/// Rounds after which any test is worth trying, so that no table waits for ever for better cards.
const PATIENCE: i32 = 40;
/// What a Study counts that could begin at once, in hundredths.
const NOW: i32 = 90;
/// What a Study counts that needs steps of this turn first, in hundredths.
const NEAR: i32 = 60;
/// What a Study of later turns counts, in hundredths.
const LATER: i32 = 40;
/// A covered Star or arrow, besides what it leads to.
const MARK: i32 = 45;
/// A Thesis that succeeded.
const THESIS: i32 = 6_000;
/// The Bonus Value of a Trick Card on average, in hundredths.
const AVERAGE: i32 = 224;
/// How likely a Magic card is among so many cards of the Trick deck, in hundredths.
const MAGIC: [i32; 6] = [0, 17, 31, 43, 53, 61];
/// How many steps ahead a better place attracts.
const STEPS_AHEAD: i32 = 6;

/// The yardstick: one's own standing against the best of the others.
pub(crate) fn evaluate(state: &State, seat: Seat) -> i32 {
    let others = Seat::all(state.table.seats()).filter(|other| *other != seat);
    let best = others.map(|other| worth(state, other)).max().unwrap_or(0);
    2 * worth(state, seat) - best
}

fn worth(state: &State, seat: Seat) -> i32 {
    let table = &state.table;
    let scholar = table.scholar(seat);
    let mut worth = POINT * i32::from(state.score(seat)) - FACE_DOWN * i32::from(scholar.face_down);
    worth += MARK * i32::from(scholar.stars);
    if scholar.thesis > 0 {
        worth += THESIS;
    }
    if scholar.finished {
        return worth;
    }
    worth + towards_thesis(state, seat) - alarm(table)
        + means(state, seat)
        + prospects(state, seat)
        + played(table, seat)
        + under_way(state, seat)
}

/// How far the Stars and the points are that a Thesis needs, and whether it could be submitted.
fn towards_thesis(state: &State, seat: Seat) -> i32 {
    let target = i32::from(catalogue().clan(state.secret.clan).target).max(1);
    let score = i32::from(state.clan_score(seat)).clamp(0, target);
    let ready = score == target && state.table.scholar(seat).stars >= THESIS_STARS;
    let ready = if ready { READY } else { 0 };
    star_progress(&state.table, seat)
        + TARGET * score / target
        + ready
        + homeward(state, seat, score == target)
}

/// During Maximum Alert a Thesis is submitted in the Starting Zone: it attracts who can succeed and, in v2, repels the others.
fn homeward(state: &State, seat: Seat, succeeds: bool) -> i32 {
    let table = &state.table;
    if !table.panicking() {
        return 0;
    }
    let steps = steps_home(table, table.scholar(seat).zone);
    match (succeeds, steps) {
        (true, steps) => 2_000 - 250 * steps.min(8),
        (false, 0) if table.rules.v2() => -1_500,
        _ => 0,
    }
}

fn steps_home(table: &Table, from: ZoneId) -> i32 {
    let (mut reached, mut edge, mut steps) = (ZoneSet::one(from), ZoneSet::one(from), 0);
    while !reached.contains(ZoneId::START) && !edge.is_empty() {
        edge = edge.iter().fold(ZoneSet::EMPTY, |next, zone| next.or(table.zone(zone).linked)).minus(reached);
        reached = reached.or(edge);
        steps += 1;
    }
    steps
}

/// The Stars that a Thesis needs, or how far the two best columns are on the way to their first ones.
fn star_progress(table: &Table, seat: Seat) -> i32 {
    let star = STAR;
    let scholar = table.scholar(seat);
    let mut shares = Colour::ALL.map(|colour| {
        let first = first_star(colour);
        star * i32::from(scholar.cubes[colour].min(first)) / i32::from(first)
    });
    shares.sort_unstable();
    let on_the_way = shares[4] + shares[3];
    on_the_way.max(star * i32::from(scholar.stars.min(THESIS_STARS)))
}

/// The cubes that the first Star of a column needs.
fn first_star(colour: Colour) -> u8 {
    (catalogue().board.columns[colour].stars.trailing_zeros() as u8).max(1)
}

/// Every Omega Student on the Alert Card brings the end nearer for those who are not ready for it.
fn alarm(table: &Table) -> i32 {
    OMEGA * i32::from(table.campus.omegas)
}

/// Cards, Students, strength, knowledge.
fn means(state: &State, seat: Seat) -> i32 {
    let table = &state.table;
    let scholar = table.scholar(seat);
    let worn = if table.exhausted(seat) { WORN } else { 0 };
    let knowledge = if scholar.knowledge { 60 } else { 0 };
    let room = i32::from(table.stamina(seat)) - i32::from(scholar.stun);
    let students = i32::from(scholar.students);
    let tired = if room + students < 2 { TIRED } else { 0 };
    CARD * hand_worth(state, seat) / 100
        + STUDENT * students
        + MARK * i32::from(scholar.study_bonus)
        + knowledge
        - STUN * i32::from(scholar.stun)
        - worn
        - tired
}

/// The Bonus Values in hand, in hundredths, without those already chosen for a test. A hand that is soon filled up counts as
/// filled up with cards of the common kind.
fn hand_worth(state: &State, seat: Seat) -> i32 {
    let table = &state.table;
    let mut hand = *state.secret.hand(seat);
    if testing(table, seat).is_some() {
        hand.remove(&state.secret.chosen);
    }
    let cards = 100 * hand.iter().map(bonus).sum::<i32>();
    let missing = (i32::from(table.hand_value(seat)) - hand.len() as i32).max(0);
    let useful = 100 * (3 * i32::from(table.hand_value(seat)) + 2);
    (cards + if refills(table, seat) { missing * AVERAGE } else { 0 }).min(useful)
}

/// Whether a player draws up to the Hand Value before anybody else plays.
fn refills(table: &Table, seat: Seat) -> bool {
    let resting =
        table.frames.iter().any(|frame| matches!(frame, Frame::Resting { seat: who, .. } if *who == seat));
    let acted = testing(table, seat).is_some() || !acts_yet(table) || table.actions_left() == 0;
    resting
        || seat == table.active
            && acted
            && !matches!(table.phase, Phase::SetUp | Phase::Closing | Phase::Over)
}

fn bonus(card: TrickId) -> i32 {
    i32::from(catalogue().trick(card).bonus)
}

/// The test that a seat performs.
fn testing(table: &Table, seat: Seat) -> Option<&Test> {
    table.test.as_ref().filter(|test| test.seat == seat)
}

/// What the Scholar may gain: by the test under way or the next one of this turn, and later on.
fn prospects(state: &State, seat: Seat) -> i32 {
    let table = &state.table;
    let here = table.scholar(seat).zone;
    let start = if here == ZoneId::START && !table.panicking() { 60 } else { 0 };
    let found = TILE * table.dungeon.placed.len() as i32;
    let common = |zone: ZoneId| common_worth(state, seat, zone).max(unknown_worth(table, zone));
    let later = LATER * farther(table, here, common) / 100;
    found + later + this_turn(state, seat, here).max(0) - start
}

/// What this turn may still bring.
fn this_turn(state: &State, seat: Seat, here: ZoneId) -> i32 {
    let table = &state.table;
    if let Some(test) = testing(table, seat) {
        return test_worth(state, test);
    }
    if seat != table.active || !acts_yet(table) || table.actions_left() == 0 {
        return 0;
    }
    let laying = table.frames.iter().find_map(|frame| match frame {
        Frame::Laying { seat: who, tile, stairs: false, .. } if *who == seat => Some(*tile),
        _ => None,
    });
    let odds = Odds::ahead(state, seat);
    let soon = laying
        .map_or_else(|| place_worth(state, seat, here, odds), |tile| tile_worth(state, seat, tile, odds));
    let near = farther(table, here, |zone| place_worth(state, seat, zone, odds));
    let moving = !matches!(table.phase, Phase::ActionOpens | Phase::Action);
    (soon * NOW / 100).max(if moving { near * NEAR / 100 } else { 0 })
}

/// The best that lies within a few steps, less for each step.
fn farther(table: &Table, here: ZoneId, worth: impl Fn(ZoneId) -> i32) -> i32 {
    let (mut reached, mut edge, mut best) = (ZoneSet::one(here), ZoneSet::one(here), 0);
    for steps in 0..STEPS_AHEAD {
        let nearby = edge.iter().map(&worth).max().unwrap_or(0);
        best = best.max(nearby * (100 - 9 * steps) / 100);
        edge = edge.iter().fold(ZoneSet::EMPTY, |next, zone| next.or(table.zone(zone).linked)).minus(reached);
        reached = reached.or(edge);
    }
    best
}

/// The best Study of a Zone with a hand of the common kind.
fn common_worth(state: &State, seat: Seat, zone: ZoneId) -> i32 {
    let table = &state.table;
    let stealth = i32::from(table.hand_value(seat)) * AVERAGE / 100 + i32::from(table.study_bonus(seat));
    let most = table.intelligence(seat).min(MOST_TARGETS) as usize;
    let cubes = table.zone(zone).cubes.into_iter().flatten().filter(|colour| table.has_room(seat, *colour));
    let (mut gain, mut best, mut targets) = (0, 0, 0);
    for colour in cubes.take(most) {
        targets += 1;
        gain += cube_worth(state, seat, colour);
        let margin = stealth - i32::from(table.study_alert(seat, zone, targets)) - 2;
        let chance = (50 + 12 * margin).clamp(5, 90);
        best = best.max((chance * gain - (100 - chance) * FAILURE) / 100);
    }
    best
}

/// What may lie behind an open Passage, or up and down unused Stairs.
fn unknown_worth(table: &Table, zone: ZoneId) -> i32 {
    let tile = catalogue().zone(zone);
    let left = table.dungeon.pile(tile.floor) > 0 && !table.panicking();
    let climbs = tile.stairs() && !table.zone(zone).entered;
    if climbs || left && table.explorable(zone) { UNKNOWN } else { 0 }
}

/// Whether the Action Phase of this turn is still to come or going on.
fn acts_yet(table: &Table) -> bool {
    matches!(
        table.phase,
        Phase::Begin | Phase::MovementOpens | Phase::Movement | Phase::ActionOpens | Phase::Action
    )
}

/// The best Study of a placed Zone.
fn place_worth(state: &State, seat: Seat, zone: ZoneId, odds: Odds) -> i32 {
    let cubes = state.table.zone(zone).cubes;
    best_study(state, seat, zone, cubes.into_iter().flatten(), odds)
}

/// The best Study of a tile not yet laid.
fn tile_worth(state: &State, seat: Seat, tile: ZoneId, odds: Odds) -> i32 {
    best_study(state, seat, tile, catalogue().zone(tile).slots.iter().copied(), odds)
}

fn best_study(
    state: &State,
    seat: Seat,
    zone: ZoneId,
    cubes: impl Iterator<Item = Colour>,
    odds: Odds,
) -> i32 {
    let table = &state.table;
    let most = table.intelligence(seat).min(MOST_TARGETS) as usize;
    let (mut gain, mut best, mut targets) = (0, 0, 0);
    for colour in cubes.filter(|colour| table.has_room(seat, *colour)).take(most) {
        targets += 1;
        gain += cube_worth(state, seat, colour);
        let alert = i32::from(table.study_alert(seat, zone, targets));
        best = best.max(plan(state, seat, i32::from(table.study_bonus(seat)), alert, gain, odds));
    }
    best
}

/// A cube is worth its points under the Clan, and more where it brings a Star or an arrow, or the Thesis nearer.
fn cube_worth(state: &State, seat: Seat, colour: Colour) -> i32 {
    let table = &state.table;
    let column = &catalogue().board.columns[colour];
    let clan = catalogue().clan(state.secret.clan);
    let cubes = table.scholar(seat).cubes[colour];
    let arrow = column.arrows_covered(cubes + 1) > column.arrows_covered(cubes);
    let first = first_star(colour);
    let needed = table.scholar(seat).stars < THESIS_STARS && cubes < first;
    let star = if needed { STAR / i32::from(first) } else { 0 };
    let points = i32::from(column.value) + i32::from(clan.modifiers[colour]);
    let short = state.clan_score(seat) < clan.target;
    let target = if short { TARGET * points / i32::from(clan.target).max(1) } else { 0 };
    POINT * points + star + target + if arrow { MARK } else { 0 }
}

/// The worth of a test for which the best number of cards is still to be chosen, most valuable first.
fn plan(state: &State, seat: Seat, from: i32, alert: i32, gain: i32, odds: Odds) -> i32 {
    let mut left = *state.secret.hand(seat);
    if testing(&state.table, seat).is_some() {
        left.remove(&state.secret.chosen);
    }
    let mut cards: arrayvec::ArrayVec<i32, 24> = left.iter().map(bonus).take(24).collect();
    cards.sort_unstable_by(|one, other| other.cmp(one));
    let replaced = if seat == state.table.active { AVERAGE } else { 0 };
    let (mut stealth, mut spent) = (from, 0);
    let mut best = outlook(state, seat, odds, stealth - alert, gain);
    for card in cards {
        stealth += card;
        spent += CARD * (100 * card - replaced) / 100;
        best = best.max(outlook(state, seat, odds, stealth - alert, gain) - spent);
    }
    best
}

/// What a test brings on average: its gain, or what failing costs.
fn outlook(state: &State, seat: Seat, odds: Odds, margin: i32, gain: i32) -> i32 {
    let jinxed = state.table.jinx_effects(seat).any(|jinx| matches!(jinx, JinxEffect::FailureDraw(_)));
    let cost = if jinxed { FAILURE * 3 / 2 } else { FAILURE };
    let overdue = i32::from(state.table.turns) / state.table.seats() as i32 > PATIENCE;
    let cost = if overdue { -cost } else { cost };
    let chance = odds.chance(margin);
    (chance * gain - (100 - chance) * cost) / 100
}

/// The worth of the test under way for whoever performs it.
fn test_worth(state: &State, test: &Test) -> i32 {
    let (table, seat) = (&state.table, test.seat);
    let gain = match test.spied {
        Some((_, colour)) => cube_worth(state, seat, colour),
        None => {
            let cubes = table
                .zone(test.zone)
                .cubes
                .into_iter()
                .flatten()
                .filter(|colour| table.has_room(seat, *colour));
            cubes.take(test.targets as usize).map(|colour| cube_worth(state, seat, colour)).sum()
        }
    };
    let alert = i32::from(table.alert_value(test));
    let choosing =
        table.frames.iter().any(|frame| matches!(frame, Frame::Testing { stage: TestStage::Bonus }));
    let odds = Odds::of(state, test);
    if choosing {
        let chosen: i32 = state.secret.chosen.iter().map(bonus).sum();
        let own = if test.spied.is_none() { i32::from(table.study_bonus(seat)) } else { 0 };
        return plan(state, seat, chosen + own, alert, gain, odds);
    }
    outlook(state, seat, odds, i32::from(test.stealth) - alert, gain)
}

/// What a Skill whose cost is not yet paid, or whose choice is not yet made, will bring and cost.
fn under_way(state: &State, seat: Seat) -> i32 {
    let part = |frame: &Frame| match *frame {
        Frame::Repenting { seat: who } if who == seat => repented(state, seat),
        Frame::Skilled { seat: who, index } if who == seat => skill_worth(state, seat, index),
        Frame::Discarding { seat: who, left, kind } if who == seat => -owed(state, seat, left, kind),
        _ => 0,
    };
    state.table.frames.iter().map(part).sum()
}

/// The best that Students buy by repenting.
fn repented(state: &State, seat: Seat) -> i32 {
    let table = &state.table;
    let bought = table.repent_numbers(seat).filter_map(|students| {
        let slot = table.repentable(seat, students)?;
        let colour = table.zone(table.scholar(seat).zone).cubes[slot]?;
        Some(cube_worth(state, seat, colour) - STUDENT * i32::from(students))
    });
    bought.max().unwrap_or(0)
}

/// What a Skill brings once its cards are discarded.
fn skill_worth(state: &State, seat: Seat, index: u8) -> i32 {
    let table = &state.table;
    let scholar = table.scholar(seat);
    match table.skill(seat, index) {
        Some(Skill::SecondWind { sheds, .. }) => {
            let worn = if table.exhausted(seat) { WORN } else { 0 };
            STUN * i32::from(sheds.min(scholar.stun)) + worn
        }
        Some(Skill::Sermon(students)) => STUDENT * i32::from(students.min(table.campus.bonfire)),
        Some(Skill::MagicSight(_)) => {
            let cube =
                table.leftmost(seat, scholar.zone).and_then(|slot| table.zone(scholar.zone).cubes[slot]);
            cube.map_or(0, |colour| cube_worth(state, seat, colour))
        }
        Some(Skill::ResearchArcana(cards)) => CARD * AVERAGE / 100 * MAGIC[cards.min(5) as usize] / 100,
        _ => 0,
    }
}

/// What the least valuable cards are worth that are to be discarded. Of the active player's cards about half would not have been
/// needed before the hand is filled up.
fn owed(state: &State, seat: Seat, cards: u8, kind: Option<TrickType>) -> i32 {
    let table = &state.table;
    let fits = |card: &TrickId| kind.is_none_or(|kind| catalogue().trick(*card).kind == kind);
    let mut values: arrayvec::ArrayVec<i32, 24> =
        state.secret.hand(seat).iter().filter(fits).map(bonus).take(24).collect();
    values.sort_unstable();
    let replaced = match (refills(table, seat), seat == table.active) {
        (true, _) => AVERAGE,
        (false, true) => AVERAGE / 2,
        (false, false) => 0,
    };
    values.iter().take(cards as usize).map(|value| CARD * (100 * value - replaced) / 100).sum()
}

/// What a Main Effect that is being played will bring, as long as it is not resolved.
fn played(table: &Table, seat: Seat) -> i32 {
    let pending = table.frames.iter().filter_map(|frame| match frame {
        Frame::Playing(playing) if playing.seat == seat && playing.fate == Fate::Stands => Some(playing),
        _ => None,
    });
    pending.map(promise).sum()
}

fn promise(playing: &Playing) -> i32 {
    let before = matches!(playing.stage, PlayStage::Aim | PlayStage::Declared | PlayStage::Cost);
    if playing.way != Use::Main || !before {
        return 0;
    }
    let Some(main) = &catalogue().trick(playing.card).main else { return 0 };
    let drawn: i32 = main
        .cost
        .iter()
        .map(|cost| match cost {
            CostIcon::All(Icon::Draw(amount)) => DRAW * i32::from(amount.of(1)),
            CostIcon::Either(..) => DRAW,
            _ => 0,
        })
        .sum();
    let promised = main.steps.iter().map(|step| step_worth(*step)).sum::<i32>();
    promised - drawn
}

fn step_worth(step: Step) -> i32 {
    match step {
        Step::StealChosen => 500,
        Step::StealRandomized | Step::Gives | Step::GivesPlacedThisTurn | Step::CollectTarget => 400,
        Step::CollectBeside { .. } => 300,
        Step::TakeIntern(intern) => POINT * i32::from(catalogue().intern(intern).points) + 60,
        Step::DropChosen | Step::Cancel | Step::CancelAndTake | Step::Debate => 200,
        Step::TakeRandomCard | Step::IgnoreFailure | Step::SilenceNextTest => 90,
        _ => 50,
    }
}
