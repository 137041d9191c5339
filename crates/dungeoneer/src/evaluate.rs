//! A yardstick for greedy play: Quests done and within reach, Life, purse, exposure to Peril.

use table::Seat;

use crate::action::Fighter;
use crate::board::SpaceId;
use crate::cards::quest_card;
use crate::content::{AttackType, Exit, Form, MapId, Monster, QuestId, Side, Task};
use crate::frames::{Frame, Trial, Why};
use crate::state::{Component, Encounter, Fate, Open, QuestState, State, Tipped};

const WON: i32 = 1_000_000;
const QUEST_DONE: i32 = 2_200;
const LEVEL: i32 = 120;
const GLORY: i32 = 24;
const SPARE_GLORY: i32 = 5;
const ENOUGH_GLORY: u16 = 8;
const PERIL: i32 = 26;
const SPARE_PERIL: i32 = 8;
const SPENDABLE_PERIL: u16 = 8;
const UNPLACED: i32 = 14;
const QUIET: i32 = 4;
const ATTACK_MADE: i32 = 110;
const EXPECTED_HARM: i32 = 130;
const READIED: i32 = 60;
const BANE: i32 = 70;
const TIPPED: i32 = 90;
const HELD_CARD: i32 = 4;
const STEP: i32 = 95;
const FAR: i32 = 9;
const AT_THE_GOAL: i32 = 1_100;
const WOUND_ON_FOE: i32 = 260;

/// How good a state looks for a seat: his own standing, less a part of what the others have.
pub fn evaluate(state: &State, seat: Seat) -> i32 {
    let open = &state.open;
    match open.winner {
        Some(winner) if winner == seat => return WON,
        Some(_) => return -WON,
        None => {}
    }
    if !open.alive(seat) {
        return -WON / 2;
    }
    let others: i32 = open.opponents(seat).map(|other| standing(open, other)).sum();
    let count = open.opponents(seat).count().max(1) as i32;
    let defeated = open.players.values().filter(|player| player.out).count() as i32;
    let quiet = if state.hidden.quiet[seat].at == 0 { 0 } else { QUIET };
    standing(open, seat) - others / (2 * count) + defeated * 900 + batch(open, seat) - quiet
}

/// What one player has: completed Quests, the best Quest within reach, Life, purse, cards.
fn standing(open: &Open, seat: Seat) -> i32 {
    let player = open.player(seat);
    let tipped = if player.tipped == Tipped::No { 0 } else { TIPPED };
    QUEST_DONE * player.done.len() as i32
        + LEVEL * i32::from(player.level)
        + life(player.life)
        + purse(player.glory, ENOUGH_GLORY, GLORY, SPARE_GLORY)
        - purse(player.peril, SPENDABLE_PERIL, PERIL, SPARE_PERIL)
        + READIED * player.readied.len() as i32
        - BANE * player.banes.len() as i32
        + HELD_CARD * i32::from(player.hand.min(5))
        + 8 * player.pack.len() as i32
        - tipped
        - ATTACK_MADE * i32::from(player.attacks)
        + quests(open, seat)
        + pending(open, seat)
}

/// What a total is worth: so much a point up to a number, less beyond it.
fn purse(total: u16, up_to: u16, each: i32, beyond: i32) -> i32 {
    let more = total.saturating_sub(up_to).min(20);
    each * i32::from(total.min(up_to)) + beyond * i32::from(more)
}

/// The last points of Life are the dearest.
fn life(life: u8) -> i32 {
    const WORTH: [i32; 7] = [0, 900, 1_550, 2_000, 2_330, 2_560, 2_720];
    let life = usize::from(life);
    if life < WORTH.len() { WORTH[life] } else { WORTH[6] + 80 * (life as i32 - 6) }
}

/// The most promising Quest counts in full, the next one a little.
fn quests(open: &Open, seat: Seat) -> i32 {
    let player = open.player(seat);
    let steps = distances(open, standing_in(open, seat));
    let mut best = [0i32; 2];
    for state in player.quests.iter().chain(&open.global) {
        let worth = promise(open, seat, state, &steps);
        if worth > best[0] {
            best = [worth, best[0]];
        } else if worth > best[1] {
            best[1] = worth;
        }
    }
    let missing = player
        .quests
        .iter()
        .chain(&open.global)
        .any(|state| open.board.find(quest_card(state.quest).space).is_none());
    let unplaced = if missing { UNPLACED * i32::from(open.map_deck) } else { 0 };
    best[0] + best[1] / 5 - unplaced
}

/// Where a hero is, or is about to go.
fn standing_in(open: &Open, seat: Seat) -> SpaceId {
    let moving = open.frames.iter().find_map(|frame| match frame {
        Frame::Move(step) if step.seat == seat => Some(step.to),
        _ => None,
    });
    moving.unwrap_or(open.player(seat).space)
}

fn promise(open: &Open, seat: Seat, state: &QuestState, steps: &[u8; 64]) -> i32 {
    let card = quest_card(state.quest);
    let goal = |map: MapId| match open.board.find(map) {
        Some(space) => AT_THE_GOAL - STEP * i32::from(steps[space.index()]).min(FAR),
        None => 0,
    };
    let wounds = WOUND_ON_FOE * i32::from(state.wounds);
    let chance = odds(open, seat, state.quest);
    match (&card.task, state.component) {
        (Task::Escort { destination, .. }, Component::Carried) => 900 + goal(*destination),
        (Task::Escort { destination, .. }, Component::Waiting) => goal(card.space) + goal(*destination) / 6,
        (Task::Escort { .. }, Component::Lying(space)) => {
            AT_THE_GOAL - STEP * i32::from(steps[space.index()]).min(FAR)
        }
        _ => goal(card.space) * (30 + 70 * chance / 100) / 100 + wounds,
    }
}

/// The chance in a hundred that one attempt succeeds, roughly, with the Glory at hand.
fn odds(open: &Open, seat: Seat, quest: QuestId) -> i32 {
    let player = open.player(seat);
    match &quest_card(quest).task {
        Task::Threat(trial) | Task::Chance(trial) => {
            let score =
                trial.score.map_or(0, |score| i32::from(open.threat_score(seat, score, Default::default())));
            let bought =
                trial.boost.map_or(0, |boost| i32::from(player.glory) / i32::from(boost.glory.max(1)));
            reach(i32::from(trial.number) - score - bought)
        }
        Task::Sacrifice(price) => {
            let paid = player.glory >= u16::from(price.glory) && player.life > price.life + 1;
            if paid { 100 } else { 20 + 5 * i32::from(player.glory.min(8)) }
        }
        Task::Slay(monster) => duel(open, seat, monster),
        Task::Escort { .. } => 80,
    }
}

/// How a hero stands against a monster, in a hundred: its best attack against him, and his best attack on it.
fn duel(open: &Open, seat: Seat, monster: &Monster) -> i32 {
    let standard = |attack: Option<AttackType>| attack == Some(AttackType::Standard);
    let hero = |form: Form| open.score(Fighter::Hero(seat), form, Default::default());
    let lead = |form: Form| i32::from(hero(form).0) - i32::from(monster.banner.stat(form).score);
    let threatened = Form::ALL
        .iter()
        .filter(|&&form| standard(monster.banner.stat(form).attack))
        .map(|&form| lead(form))
        .min();
    let striking = Form::ALL.iter().filter(|&&form| standard(hero(form).1)).map(|&form| lead(form)).max();
    (45 + 9 * (threatened.unwrap_or(0) + striking.unwrap_or(-3))).clamp(5, 95)
}

/// The chance in a hundred that one die shows at least this.
fn reach(needed: i32) -> i32 {
    ((7 - needed) * 100 / 6).clamp(0, 100)
}

/// Rolls and attempts of a player that are under way.
fn pending(open: &Open, seat: Seat) -> i32 {
    let mut worth = 0;
    for frame in open.frames.iter() {
        worth += match frame {
            Frame::Trial(trial) if trial.seat == seat => pending_trial(open, trial),
            Frame::Attempt(attempt) if attempt.seat == seat => {
                let boost = match &quest_card(attempt.quest).task {
                    Task::Threat(trial) | Task::Chance(trial) => trial.boost,
                    _ => None,
                };
                40 - boost.map_or(0, |boost| GLORY * i32::from(boost.glory) * i32::from(attempt.boosts))
            }
            Frame::Attack(attack) if attack.by == Fighter::Hero(seat) => 30,
            _ => 0,
        };
    }
    worth
}

fn pending_trial(open: &Open, trial: &Trial) -> i32 {
    let chance = reach(i32::from(trial.number) - i32::from(open.trial_die(trial).add));
    match trial.why {
        Why::Quest(_) | Why::Chance(_) => chance * 20 - 300,
        Why::Search(_) => chance * 4 - 100,
        _ => chance,
    }
}

/// Encounters that are about to be resolved speak for their player and against whoever still stands in their way.
fn batch(open: &Open, seat: Seat) -> i32 {
    let waiting = open.batch.iter().filter(|encounter| encounter.fate == Fate::Waiting);
    let here = |encounter: &&Encounter| {
        open.alive(encounter.target) && open.player(encounter.target).space == encounter.space
    };
    let worth = |encounter: &Encounter| match encounter.target == seat {
        true => -EXPECTED_HARM,
        false if open.turn == seat => 50 + 45 * i32::from(encounter.card.face().cost),
        false => 0,
    };
    waiting.filter(here).map(worth).sum()
}

/// Steps from a space to every other, through borders that can be passed; a closed exit counts for more.
fn distances(open: &Open, from: SpaceId) -> [u8; 64] {
    let mut steps = [u8::MAX; 64];
    let mut queue = arrayvec::ArrayVec::<SpaceId, 256>::new();
    steps[from.index()] = 0;
    queue.push(from);
    let mut at = 0;
    while at < queue.len() {
        let here = queue[at];
        at += 1;
        for &side in Side::ALL {
            let Some(next) = open.board.viable(here, side) else { continue };
            let hard = u8::from(open.board.space(here).exit(side) != Exit::Open);
            let there = steps[here.index()].saturating_add(1 + hard);
            if there < steps[next.index()] && !queue.is_full() {
                steps[next.index()] = there;
                queue.push(next);
            }
        }
    }
    steps
}
