//! How far a player is from completing Quests: ways to go, rolls to make, prices to pay, counted in turns.

use table::Seat;

use crate::action::Fighter;
use crate::board::{SpaceId, bit};
use crate::cards::quest_card;
use crate::content::{AttackType, Exit, Form, MapId, Monster, Obstacle, Sacrifice, Side, Task, Trial};
use crate::frames::{Attack, AttackStage, Frame};
use crate::odds::{GLORY, beats, harm, reaches, wounds_cost};
use crate::state::{Component, Open, QuestState, Step, Tipped};

/// A turn, in the units time is counted in here.
const TURN: i32 = 60;
/// A move, in the units ways are counted in here.
const MOVE: i32 = 4;
/// What a Quest is worth that could be completed at once.
const AT_ONCE: i32 = 800;
/// The time after which a Quest is worth half of that.
const HALF_LIFE: i32 = 2 * TURN;
/// The time until a Quest whose space is not on the map can be attempted, and how much more for each card of the Map deck.
const UNPLACED: (i32, i32) = (4 * TURN, 15);
/// The time for a space that is about to be placed.
const ABOUT_TO_BE_PLACED: i32 = 2 * TURN;
/// What it is worth to carry the component of an Escort.
const CARRIED: i32 = 100;
/// The time for what cannot be done as things are.
const NEVER: i32 = 30 * TURN;
/// What the best, the second best and the third best Quest count, in a hundred.
const SHARES: [i32; 3] = [100, 45, 20];
/// How much more the way to the next Quest counts the more are completed, in a hundred.
const URGENCY: [i32; 4] = [100, 130, 180, 180];

/// Ways to go from where a hero is, and what he has to go them with.
struct Ways<'a> {
    open: &'a Open,
    seat: Seat,
    speed: i32,
    moves: i32,
    steps: [u8; 64],
}

/// What the Quests a player may complete promise him; `speed` is his hero's Speed.
pub fn outlook(open: &Open, seat: Seat, speed: i32) -> i32 {
    let player = open.player(seat);
    let moves = if open.turn == seat && may_still_move(open) { i32::from(player.movements) } else { 0 };
    let tipped = i32::from(player.tipped != Tipped::No);
    let speed = speed.max(1);
    let steps = distances(open, standing_in(open, seat), speed);
    let ways = Ways { open, seat, speed, moves: MOVE * (moves - tipped), steps };
    let mut best = [0i32; 3];
    for state in player.quests.iter().chain(&open.global) {
        rank(&mut best, ways.promise(state));
    }
    let needed = crate::quests::QUESTS_TO_WIN - player.done.len().min(2);
    let sum: i32 = best.iter().zip(SHARES).take(needed).map(|(worth, share)| worth * share / 100).sum();
    sum * URGENCY[player.done.len()] / 100
}

/// Whether the turn player's Hero Phase is not over.
fn may_still_move(open: &Open) -> bool {
    !matches!(open.step, Step::Stay | Step::Discard | Step::Refill | Step::EndTurn | Step::Over)
}

/// Where a hero is, or is about to go.
fn standing_in(open: &Open, seat: Seat) -> SpaceId {
    let moving = open.frames.iter().find_map(|frame| match frame {
        Frame::Move(step) if step.seat == seat => Some(step.to),
        _ => None,
    });
    moving.unwrap_or(open.player(seat).space)
}

/// Puts a number into a falling list.
fn rank(best: &mut [i32; 3], worth: i32) {
    if let Some(place) = best.iter().position(|&other| worth > other) {
        best[place..].rotate_right(1);
        best[place] = worth;
    }
}

impl Ways<'_> {
    /// What one Quest promises: the less the farther away it is.
    fn promise(&self, state: &QuestState) -> i32 {
        let card = quest_card(state.quest);
        let (task, cost) = match &card.task {
            Task::Escort { destination, .. } => {
                return self.promise_of_escort(state, card.space, *destination);
            }
            Task::Threat(trial) | Task::Chance(trial) => self.rolling(trial),
            Task::Sacrifice(price) => self.paying(price),
            Task::Slay(monster) => self.slaying(state, monster),
        };
        let search = match &card.search {
            Some(search) if !state.found => self.rolling(search).0,
            _ => 0,
        };
        let way = self.way_to(card.space);
        let tired = way == 0 && self.tired(state);
        (worth_in(way + task + search + if tired { TURN * 2 / 3 } else { 0 }) - cost).max(0)
    }

    /// Whether another attempt has to wait for the next turn.
    fn tired(&self, state: &QuestState) -> bool {
        let attempt = self.open.attempt_cost(self.seat, state.quest);
        let slay = matches!(quest_card(state.quest).task, Task::Slay(_));
        let spent = slay && state.attacked && self.open.player(self.seat).attacks > 0;
        MOVE * i32::from(attempt) > self.moves || spent
    }

    /// The time to get to the space of a Map card.
    fn way_to(&self, map: MapId) -> i32 {
        let Some(space) = self.open.board.find(map) else { return self.until_placed(map) };
        self.way(space)
    }

    fn way(&self, space: SpaceId) -> i32 {
        let way = i32::from(self.steps[space.index()]);
        if way >= i32::from(u8::MAX) {
            return NEVER / 3;
        }
        let left = (way - self.moves).max(0);
        let next_turn = if left > 0 { TURN / 4 } else { 0 };
        left * TURN / (MOVE * self.speed) + next_turn
    }

    fn until_placed(&self, map: MapId) -> i32 {
        let drawn = self
            .open
            .frames
            .iter()
            .any(|frame| matches!(frame, Frame::Place { map: drawn, .. } if *drawn == map));
        match (drawn, self.open.map_deck) {
            (true, _) => ABOUT_TO_BE_PLACED,
            (false, 0) => NEVER,
            (false, cards) => UNPLACED.0 + UNPLACED.1 * i32::from(cards),
        }
    }

    /// A component in hand is always worth more than the same one on the ground, or it would be set down and picked up for ever.
    fn promise_of_escort(&self, state: &QuestState, from: MapId, to: MapId) -> i32 {
        let from = match state.component {
            Component::Carried => return worth_in(self.way_to(to)) + CARRIED,
            Component::Lying(space) => Some(space),
            Component::Waiting => self.open.board.find(from),
        };
        let fetch =
            from.map_or_else(|| self.until_placed(quest_card(state.quest).space), |space| self.way(space));
        let carry = if fetch == 0 { self.way_to(to) } else { self.way_back(from, to) };
        worth_in(fetch + carry) * 4 / 5
    }

    /// The time to carry something between two spaces, as the crow flies.
    fn way_back(&self, from: Option<SpaceId>, to: MapId) -> i32 {
        let (Some(from), Some(space)) = (from, self.open.board.find(to)) else {
            return self.until_placed(to);
        };
        let (from, to) = (self.open.board.space(from), self.open.board.space(space));
        if from.card().border != to.card().border {
            return 3 * TURN;
        }
        let (a, b) = (from.cell, to.cell);
        let cells = i32::from(a.x.abs_diff(b.x)) + i32::from(a.y.abs_diff(b.y));
        (cells + 1) * TURN / self.speed
    }

    /// The time to succeed in a roll with all the Glory at hand, and what the failures before that cost.
    fn rolling(&self, trial: &Trial) -> (i32, i32) {
        let player = self.open.player(self.seat);
        let at = Default::default();
        let score = trial.score.map_or(0, |score| i32::from(self.open.threat_score(self.seat, score, at)));
        let missing = i32::from(trial.number) - score;
        let (bought, price) = trial.boost.map_or((0, 1), |boost| {
            let price = i32::from(boost.glory.max(1));
            (i32::from(player.glory) / price * i32::from(boost.add), price)
        });
        let chance = reaches(missing - bought);
        if chance == 0 {
            let short = (missing - bought - 6).max(1) * price;
            return (TURN * 5 + short * TURN / 2, 0);
        }
        let glory = trial.boost.map_or(0, |_| GLORY * price * (missing - 1).clamp(0, bought));
        let failures = 100 - chance;
        let harm = harm(self.open, self.seat, trial.fail, 0) * failures / chance;
        (failures * TURN * 2 / (3 * chance), harm.min(AT_ONCE / 2) + glory / 4)
    }

    /// The time to get what a Sacrifice takes, and what it costs.
    fn paying(&self, price: &Sacrifice) -> (i32, i32) {
        let player = self.open.player(self.seat);
        let short = i32::from(u16::from(price.glory).saturating_sub(player.glory));
        let mut time = short * TURN / 2;
        if player.life <= price.life {
            time += 6 * TURN;
        }
        if let Some(pick) = &price.discard {
            let held = if pick.filter.zone == Some(crate::content::Zone::Hand) {
                player.hand
            } else {
                player.readied.len() as u8
            };
            time += i32::from(pick.amount.saturating_sub(held)) * 2 * TURN;
        }
        (time, wounds_cost(player.life, price.life))
    }

    /// The time to slay a Quest's monster, and what its blows cost meanwhile. Each turn it attacks once and is challenged once.
    fn slaying(&self, state: &QuestState, monster: &Monster) -> (i32, i32) {
        let hits = i32::from((monster.banner.life.max(0) as u8).saturating_sub(state.wounds)).max(1);
        let foe = Fighter::Quest(state.quest);
        let me = Fighter::Hero(self.seat);
        let attack =
            |by, on, form| Attack { by, on, form, steal: None, inflicted: 0, stage: AttackStage::Roll };
        let standard = |kind: Option<AttackType>| kind == Some(AttackType::Standard);
        let (mut struck, mut back, mut blow) = (0, 0, 0);
        for &form in Form::ALL {
            if standard(monster.banner.stat(form).attack) {
                let (hit, returned) = self.exchange(&attack(foe, me, form));
                if hit >= struck {
                    (struck, back) = (hit, returned);
                }
            }
            if standard(self.open.score(me, form, Default::default()).1) {
                blow = blow.max(self.exchange(&attack(me, foe, form)).0);
            }
        }
        let per_turn = (back + blow).max(4);
        let turns = hits * TURN * 100 / per_turn;
        let harm = wounds_cost(self.open.player(self.seat).life, 1) * struck * hits / per_turn;
        (turns - TURN / 2, harm.min(AT_ONCE / 2))
    }

    fn exchange(&self, attack: &Attack) -> (i32, i32) {
        let score = |attacker: bool| self.open.fighting_score(attack, attacker);
        let ((by, _), (on, kind)) = (score(true), score(false));
        let lead = i32::from(by) - i32::from(on);
        (beats(lead), if kind.is_some() { beats(-lead) } else { 0 })
    }
}

/// What a Quest is worth that will be completed after so much time.
fn worth_in(time: i32) -> i32 {
    AT_ONCE * HALF_LIFE / (HALF_LIFE + time.clamp(0, 4 * NEVER))
}

/// Ways from a space to every other, through borders that can be passed, Sewers and Portals; in quarters of a Movement.
fn distances(open: &Open, from: SpaceId, speed: i32) -> [u8; 64] {
    let mut steps = [u8::MAX; 64];
    let mut queue = arrayvec::ArrayVec::<SpaceId, 256>::new();
    steps[from.index()] = 0;
    queue.push(from);
    let mut at = 0;
    while at < queue.len() {
        let here = queue[at];
        at += 1;
        let mut reach = |next: SpaceId, way: i32| {
            let there = steps[here.index()].saturating_add(way as u8);
            if there < steps[next.index()] && !queue.is_full() {
                steps[next.index()] = there;
                queue.push(next);
            }
        };
        for &side in Side::ALL {
            if let Some(next) = open.board.viable(here, side) {
                reach(next, MOVE + exit_delay(open, here, side, speed) + arrival(open, next));
            }
        }
        let card = open.board.space(here).card();
        if card.sewer.is_some() || card.portal || (card.is_entrance() && open.options.sets.combined()) {
            for (next, space) in open.board.iter() {
                let sewer = card.sewer.is_some() && space.card().sewer == card.sewer;
                if next != here && (sewer || open.portal_between(here, next)) {
                    reach(next, MOVE);
                }
            }
        }
    }
    steps
}

/// What a closed exit costs on average, in quarters of a Movement.
fn exit_delay(open: &Open, here: SpaceId, side: Side, speed: i32) -> i32 {
    let space = open.board.space(here);
    if space.opened & bit(side) != 0 {
        return 0;
    }
    match space.exit(side) {
        Exit::Open | Exit::Wall => 0,
        Exit::Locked(number) => (100 - reaches(i32::from(number) - speed)) * MOVE / 100,
        Exit::Trapped(number) => (100 - reaches(i32::from(number) - speed)) * 2 * MOVE / 100,
    }
}

/// What waits in a space, in quarters of a Movement.
fn arrival(open: &Open, space: SpaceId) -> i32 {
    let space = open.board.space(space);
    let obstacle = match space.card().obstacle {
        Some(Obstacle::Spikes { .. }) => 3,
        Some(Obstacle::Pit { .. }) => 2,
        _ => 0,
    };
    obstacle + if space.card().monster.is_some() && !space.slain { MOVE } else { 0 }
}
