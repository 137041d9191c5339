//! A yardstick for greedy play and for searches: Quests done and within reach, Life, purse, exposure to Peril, and what is under way.

use table::{Luck, NullLog, Seat};

use crate::action::{Action, Fighter};
use crate::cards::{CardId, quest_card};
use crate::content::{AttackType, Form, Kind, Playtime, Task};
use crate::frames::{Attack, AttackStage, Attempting, Frame, Trial, Why};
use crate::game::Ask;
use crate::odds::{GLORY, TIPPED, beats, exchange, harm, hit_cost, life_worth, succeeds, wounds_cost};
use crate::outlook::outlook;
use crate::referee::Referee;
use crate::state::{Component, Encounter, Fate, Open, State, Submission, Tipped};

const WON: i32 = 1_000_000;
/// What completed Quests are worth; the third wins.
const DONE: [i32; 4] = [0, 1_600, 4_000, WON];
/// What the next completion is worth while it is being rolled for.
const COMPLETION: [i32; 3] = [900, 1_500, 20_000];
const FOUND: i32 = 350;
const DEFEATED: i32 = 2_500;
const LEVEL: i32 = 60;
const SCORE: i32 = 50;
const SPARE_GLORY: i32 = 4;
const ENOUGH_GLORY: u16 = 10;
/// The Peril an opponent can use in a turn.
const USABLE_PERIL: u16 = 6;
/// Four times what a common attack costs.
const ATTACK_COST: i32 = 6;
/// What a common monster attacks with.
const COMMON_SCORE: i32 = 3;
/// How much Quests within reach count in the first rounds, in a hundred, how much more with each later round, and at most. A step
/// into a room brings its Peril too: a hero does well to arm himself first, but nobody sits still for ever.
const OUTLOOK: (i32, i32, i32) = (20, 15, 400);
/// The rounds in which it pays to arm oneself.
const EARLY: u16 = 6;
/// What it costs to leave a component lying for anyone: more than ending a turn ever does, or a player would set it down and pick it
/// up rather than end his turn.
const DROPPED: i32 = 6_000;
const READIED: i32 = 140;
const BANE: i32 = 45;
const IN_PACK: i32 = 25;
const ATTACK_MADE: i32 = 15;
const ON_ITS_WAY: i32 = 60;
const QUIET: i32 = 3;
/// How much of the others' standing counts against a player, in a hundred: their mean and the best of them.
const OTHERS: (i32, i32) = (25, 25);
/// How much of the others' exposure counts, in a hundred: whoever would make use of their Peril needs the cards for it, and Peril that
/// is saved wounds nobody.
const THEIR_PERIL: i32 = 50;
/// How much the challenges between heroes in one space count, in a hundred, a hero's own and those to him: they come back turn after
/// turn, and with even odds it is better to be elsewhere and leave the wounds to monsters. Those to him are shared among his
/// opponents, who have each other to challenge too.
const NEAR: (i32, i32) = (150, 420);

/// How good a state looks for a seat: his own standing, less a part of what the others have. What he submitted in a window that
/// waits for others counts as carried out.
pub fn evaluate(state: &State, seat: Seat) -> i32 {
    match (state.asks(), state.hidden.submitted[seat.index()]) {
        (Ask::Window(_), Submission::Chosen(_)) => weigh(&carried_out(state, seat), seat),
        _ => weigh(state, seat),
    }
}

/// The state if everybody else passed in the open window. The dice of a challenge are not rolled: its odds speak, not one throw.
fn carried_out(state: &State, seat: Seat) -> State {
    let mut after = state.clone();
    let Ask::Window(window) = state.asks() else { return after };
    for (index, submission) in after.hidden.submitted.iter_mut().enumerate() {
        if index != seat.index() {
            *submission = Submission::Nothing;
        }
    }
    let mut luck = Luck::seeded(u64::from(state.open.round) << 8 | u64::from(state.open.deck));
    let mut referee = Referee { state: &mut after, luck: &mut luck, log: &mut NullLog };
    referee.close_submissions(window);
    if !matches!(state.hidden.submitted[seat.index()], Submission::Chosen(Action::Challenge(_))) {
        referee.run();
    }
    after
}

fn weigh(state: &State, seat: Seat) -> i32 {
    let open = &state.open;
    match open.winner {
        Some(winner) if winner == seat => return WON,
        Some(_) => return -WON,
        None => {}
    }
    if !open.alive(seat) {
        return -WON / 2;
    }
    let me = Profile::of(open, seat);
    let (mut sum, mut best, mut count) = (0, i32::MIN / 4, 0);
    let (mut near, mut feared) = (0, 0);
    for other in open.opponents(seat) {
        let profile = Profile::of(open, other);
        let standing = standing(open, other, &profile) - exposure(open, other, &profile) * THEIR_PERIL / 100;
        (sum, best, count) = (sum + standing, best.max(standing), count + 1);
        if open.player(other).space == open.player(seat).space {
            near += me.best_challenge(open, &profile);
            feared += profile.best_challenge(open, &me);
        }
    }
    let others = (sum / count.max(1)) * OTHERS.0 / 100 + best.max(0) * OTHERS.1 / 100;
    let defeated = open.players.values().filter(|player| player.out).count() as i32;
    let quiet = if state.hidden.quiet[seat].at == 0 { 0 } else { QUIET };
    standing(open, seat, &me) - exposure(open, seat, &me)
        + outlook(open, seat, me.scores[2]) * urgency(open) / 100
        + hand(state, seat)
        - others
        + defeated * DEFEATED
        + under_way(open, seat, count)
        + (near * NEAR.0 - feared * NEAR.1 / count.max(1)) / 100
        - quiet
}

/// What a hero fights with: score and type of each form.
struct Profile {
    seat: Seat,
    scores: [i32; 3],
    types: [Option<AttackType>; 3],
}

impl Profile {
    fn of(open: &Open, seat: Seat) -> Profile {
        let of = |form: Form| open.score(Fighter::Hero(seat), form, Default::default());
        let all = [of(Form::Melee), of(Form::Magic), of(Form::Speed)];
        Profile { seat, scores: all.map(|(score, _)| i32::from(score)), types: all.map(|(_, kind)| kind) }
    }

    /// The chance in a hundred that a common monster hits him.
    fn vulnerability(&self) -> i32 {
        self.scores.iter().map(|score| beats(COMMON_SCORE - score)).sum::<i32>() / 3
    }

    /// What his best challenge to another hero promises.
    fn best_challenge(&self, open: &Open, other: &Profile) -> i32 {
        let wound = |seat: Seat| wounds_cost(open.player(seat).life, 1);
        let (mine, theirs) = (wound(self.seat), wound(other.seat) + GLORY);
        let promise = |form: usize| {
            let lead = self.scores[form] - other.scores[form];
            let back = if other.types[form].is_some() { beats(-lead) } else { 0 };
            (beats(lead) * theirs - back * mine) / 100
        };
        let standard = |form: &usize| self.types[*form] == Some(AttackType::Standard);
        (0..3).filter(standard).map(promise).max().unwrap_or(0).max(0)
    }
}

/// What one player has: completed Quests, Life, scores, purse, cards.
fn standing(open: &Open, seat: Seat, profile: &Profile) -> i32 {
    let player = open.player(seat);
    let tipped = if player.tipped == Tipped::No { 0 } else { TIPPED };
    let dropped = player.quests.iter().filter(|state| matches!(state.component, Component::Lying(_))).count();
    DONE[player.done.len()] * urgency(open).max(100) / 100
        + LEVEL * i32::from(player.level)
        + SCORE * profile.scores.iter().sum::<i32>()
        + life_worth(player.life)
        + purse(player.glory)
        + READIED * player.readied.len() as i32
        - BANE * player.banes.len() as i32
        + IN_PACK * player.pack.len().min(3) as i32
        - tipped
        - DROPPED * dropped as i32
        - ATTACK_MADE * i32::from(player.attacks)
}

/// How much Quests count in this round, in a hundred.
fn urgency(open: &Open) -> i32 {
    (OUTLOOK.0 + OUTLOOK.1 * i32::from(open.round.saturating_sub(EARLY))).min(OUTLOOK.2)
}

/// Glory is worth less when there is enough of it.
fn purse(glory: u16) -> i32 {
    GLORY * i32::from(glory.min(ENOUGH_GLORY))
        + SPARE_GLORY * i32::from(glory.saturating_sub(ENOUGH_GLORY).min(20))
}

/// What a player's Peril may cost him: so many attacks as the others can pay with it, and less for what lies beyond that.
fn exposure(open: &Open, seat: Seat, profile: &Profile) -> i32 {
    let player = open.player(seat);
    let usable = USABLE_PERIL * (open.opponents(seat).count() as u16 + 1) / 2;
    let wound = wounds_cost(player.life, 1) * profile.vulnerability() / 100;
    let now = i32::from(player.peril.min(usable));
    let later = i32::from(player.peril.saturating_sub(usable).min(20));
    (now * 4 + later) * wound / ATTACK_COST
}

/// What the cards in a player's own hand are worth to him: those he can play more than those he cannot.
fn hand(state: &State, seat: Seat) -> i32 {
    let open = &state.open;
    let glory = open.player(seat).glory;
    let peril = open.opponents(seat).map(|other| open.player(other).peril).max().unwrap_or(0);
    let worth = |card: CardId| {
        let face = card.face();
        let funds = if matches!(face.kind, Kind::Boon | Kind::Treasure) { glory } else { peril };
        let playable = if u16::from(face.cost) <= funds + 2 { 4 } else { 0 };
        let reacts = if matches!(face.playtime, Playtime::Response | Playtime::Anytime) { 2 } else { 0 };
        let weapon = if face.kind == Kind::Encounter { 4 } else { 0 };
        4 + playable + reacts + weapon
    };
    state.hidden.hands[seat].iter().map(worth).sum()
}

/// What rolls, attacks, wounds and moves that are under way promise: to the player himself in full, to others against him.
fn under_way(open: &Open, seat: Seat, others: i32) -> i32 {
    let share = |whose: Seat, worth: i32| match whose == seat {
        true => worth,
        false => -worth * (OTHERS.0 + OTHERS.1) / (100 * others.max(1)),
    };
    let mut worth = 0;
    for frame in open.frames.iter() {
        worth += match frame {
            Frame::Trial(trial) => share(trial.seat, rolled(open, trial)),
            Frame::Attempt(attempt) => share(attempt.seat, attempted(open, attempt)),
            Frame::Attack(attack) => fought(open, attack, &share),
            Frame::Wound(wound) => {
                share(wound.seat, -wounds_cost(open.player(wound.seat).life, wound.amount))
            }
            Frame::Defeat(whose) => share(*whose, -DEFEATED),
            Frame::Played(played) if !played.cancelled => share(played.by, ON_ITS_WAY),
            Frame::Move(step) => share(step.seat, arrived(open, step.seat, step.to)),
            Frame::Trap { card, left } => {
                left.iter().map(|whose| share(whose, trapped(open, *card, whose))).sum()
            }
            _ => 0,
        };
    }
    worth + open.batch.iter().map(|encounter| sent(open, encounter, &share)).sum::<i32>()
}

/// What a roll under way promises whoever makes it.
fn rolled(open: &Open, trial: &Trial) -> i32 {
    let seat = trial.seat;
    let player = open.player(seat);
    let (gain, loss) = match trial.why {
        Why::Quest(quest) | Why::Chance(quest) => {
            let fail = match &quest_card(quest).task {
                Task::Threat(printed) => harm(open, seat, printed.fail, 0),
                _ => 0,
            };
            (COMPLETION[player.done.len().min(2)], fail)
        }
        Why::Search(_) => (FOUND, 0),
        Why::Exit { locked: false, .. } | Why::Spikes => (0, wounds_cost(player.life, 1)),
        Why::Exit { locked: true, .. } => (0, TIPPED),
        Why::Pit => (0, TIPPED),
        Why::Untip => (TIPPED, 0),
        Why::Trap(card) => return trap_odds(open, card, trial),
        Why::Card { succeed, fail, extra, .. } => {
            (-harm(open, seat, succeed.verbs(), extra), harm(open, seat, fail.verbs(), extra))
        }
    };
    let chance = succeeds(open, trial);
    (gain * chance - loss * (100 - chance)) / 100
}

/// What a declared attempt promises.
fn attempted(open: &Open, attempt: &Attempting) -> i32 {
    use crate::frames::AttemptStage as Stage;
    if !matches!(attempt.stage, Stage::Declared | Stage::Begin | Stage::Price(_)) {
        return 0;
    }
    let card = quest_card(attempt.quest);
    let completion = COMPLETION[open.player(attempt.seat).done.len().min(2)];
    let (printed, why) = match (&card.search, &card.task) {
        (Some(search), _) => (search, Why::Search(attempt.quest)),
        (None, Task::Threat(trial)) => (trial, Why::Quest(attempt.quest)),
        (None, Task::Chance(trial)) => (trial, Why::Chance(attempt.quest)),
        (None, Task::Sacrifice(_)) => return completion,
        (None, _) => return ON_ITS_WAY,
    };
    let (bonus, glory) = printed.boost.map_or((0, 0), |boost| {
        (boost.add.saturating_mul(attempt.boosts), i32::from(boost.glory) * i32::from(attempt.boosts))
    });
    let trial =
        Trial { seat: attempt.seat, score: printed.score, number: printed.number, bonus, why, ready: false };
    rolled(open, &trial) - GLORY * glory
}

/// What an attack under way promises both sides.
fn fought(open: &Open, attack: &Attack, share: &impl Fn(Seat, i32) -> i32) -> i32 {
    if !matches!(attack.stage, AttackStage::Declared | AttackStage::Committed | AttackStage::Roll) {
        return 0;
    }
    let (hit, back) = exchange(open, attack);
    blow(open, attack, attack.by, attack.on, hit, share)
        + blow(open, attack, attack.on, attack.by, back, share)
}

/// What it is worth that one side may hit the other.
fn blow(
    open: &Open,
    attack: &Attack,
    by: Fighter,
    on: Fighter,
    chance: i32,
    share: &impl Fn(Seat, i32) -> i32,
) -> i32 {
    let suffered = match on {
        Fighter::Hero(victim) => share(victim, -hit_cost(open, by, victim, attack) * chance / 100),
        _ => 0,
    };
    let gained = match (by, on) {
        (Fighter::Hero(hero), Fighter::Quest(_)) => share(hero, 6 * chance),
        (Fighter::Hero(hero), _) => share(hero, GLORY * 2 * chance / 100),
        _ => 0,
    };
    suffered + gained
}

/// Encounters that are about to be resolved speak against whoever still stands in their way.
fn sent(open: &Open, encounter: &Encounter, share: &impl Fn(Seat, i32) -> i32) -> i32 {
    let there = |seat: Seat| open.alive(seat) && open.player(seat).space == encounter.space;
    if encounter.fate != Fate::Waiting {
        return 0;
    }
    if encounter.card.face().is_trap() {
        return open
            .heroes_in(encounter.space)
            .map(|seat| share(seat, trapped(open, encounter.card, seat)))
            .sum();
    }
    if !there(encounter.target) {
        return 0;
    }
    let (by, on) = (Fighter::Monster(encounter.card), Fighter::Hero(encounter.target));
    let form = encounter.form.unwrap_or(Form::Melee);
    let attack = Attack { by, on, form, steal: None, inflicted: 0, stage: AttackStage::Roll };
    fought(open, &attack, share)
}

/// What a Trap costs a hero who is about to face it.
fn trapped(open: &Open, card: CardId, seat: Seat) -> i32 {
    let Some(threat) = card.face().threat else { return 0 };
    let (score, number) = (Some(threat.score), open.trap_number(card));
    trap_odds(open, card, &Trial { seat, score, number, bonus: 0, why: Why::Trap(card), ready: false })
}

fn trap_odds(open: &Open, card: CardId, trial: &Trial) -> i32 {
    let Some(threat) = card.face().threat else { return 0 };
    let extra = open.encounter(card).map_or(0, |encounter| encounter.extra);
    let chance = succeeds(open, trial);
    let cost = |verbs| harm(open, trial.seat, verbs, extra);
    -(cost(threat.succeed) * chance + cost(threat.fail) * (100 - chance)) / 100
}

/// What the income of a space a hero is about to enter is worth to him.
fn arrived(open: &Open, seat: Seat, to: crate::board::SpaceId) -> i32 {
    if open.visited & (1 << to.0) != 0 {
        return 0;
    }
    let card = open.board.space(to).card();
    let peril = i32::from(card.peril) * wounds_cost(open.player(seat).life, 1) / 4;
    GLORY * i32::from(card.glory) - peril
}
