//! How good things look: the yardstick of bots, and two players of our own for balance and benchmarks.

use table::{Game, Legal, Level, Luck, NullLog, Seat, Viewer, judge};

use crate::action::Action;
use crate::cards::Quest;
use crate::game::DungeonDrop;
use crate::geometry::{Footprint, MM, Point};
use crate::loot::Loot;
use crate::pieces::{CHESTS, KEYS, MONSTERS, POTIONS, SHIELDS, TREASURE};
use crate::room_list::{self, Candidate};
use crate::scoring;
use crate::state::{Ending, Hero, Open, State, Step};
use crate::turn::ROUNDS;
use crate::{heroic, loot};

/// Points are counted in hundredths.
const POINT: i32 = 100;

/// What a hero has, in hundredths of a point: the score so far, what items may still bring, and life.
pub fn worth(open: &Open, seat: Seat, hero: &Hero, quest: Option<&Quest>) -> i32 {
    let sure = scoring::treasure_points(hero);
    let by_quest = quest.map_or(hero.stash.and(crate::pieces::GEMS).len() as i32, |quest| {
        quest.gem_points(hero.stash) + scoring::bonus(open, seat, hero, &quest.bonus)
    });
    let left = i32::from(ROUNDS.saturating_sub(open.round));
    let (keys, chests) = (hero.stash.and(KEYS).len() as i32, hero.stash.and(CHESTS).len() as i32);
    let pairs = keys.min(chests);
    let odd = (keys - pairs) * (40 + 25 * left) + (chests - pairs) * (25 + 40 * left);
    let items =
        hero.stash.and(SHIELDS).len() as i32 * 60 * left + hero.stash.and(POTIONS).len() as i32 * 20 * left;
    let cooperation = if open.options.heroic { i32::from(hero.cooperation) } else { 0 };
    let life = life_worth(hero.remaining(), left);
    (sure + by_quest + cooperation) * POINT + pairs * 350 + odd + items + life
}

/// What life is worth with so many rounds to come: the first points most.
fn life_worth(remaining: u8, left: i32) -> i32 {
    (1..=i32::from(remaining)).map(|point| 25 * left / (1 + point / 2)).sum()
}

/// A hero after looting.
fn after(hero: &Hero, candidate: &Candidate) -> Hero {
    let Loot { taken, spared, .. } = candidate.loot;
    let mut hero = hero.clone();
    let spent = hero.stash.and(SHIELDS).iter().take(candidate.choice.shielded.len()).collect();
    hero.stash = hero.stash.minus(spent).or(taken.and(TREASURE));
    hero.on_card = hero.on_card.or(taken.and(MONSTERS).minus(spared));
    hero.beside = hero.beside.or(taken.and(spared));
    hero
}

fn quest_of(state: &State, seat: Seat) -> Option<&'static Quest> {
    state.secrets.quests.get(seat).copied().flatten().map(|quest| quest.card())
}

/// What a room is worth to a seat, over what it has.
fn room_worth(state: &State, seat: Seat, room: &Candidate) -> i32 {
    if !room.survived {
        return -10 * POINT;
    }
    let open = &state.open;
    let hero = after(&open.heroes[seat], room);
    let relics = if open.solo.is_some() {
        room.loot.taken.and(crate::pieces::RELICS).len() as i32 * 8 * POINT
    } else {
        0
    };
    worth(open, seat, &hero, quest_of(state, seat)) + relics + stairs_bonus(open, room)
}

/// Solo: rooms at the staircase are worth more the emptier the box.
fn stairs_bonus(open: &Open, room: &Candidate) -> i32 {
    if open.solo.is_none() {
        return 0;
    }
    let Some(stairs) = crate::pieces::STAIRCASE.first().filter(|piece| open.dungeon.holds(*piece)) else {
        return 0;
    };
    let at = open.dungeon.square(stairs).at();
    let corners = loot::corner_squares(open, &room.choice);
    let near = corners.iter().map(|corner| corner.at().distance2(at)).min().unwrap_or(i64::MAX);
    let far = i32::try_from(near.isqrt()).unwrap_or(i32::MAX) / MM;
    let urgency = 36 - open.boxed.len().min(36) as i32;
    -far * urgency / 12
}

/// Puts rooms in order, the best for this seat first; the same order whenever the seat knows the same.
pub(crate) fn best_first(state: &State, seat: Seat, rooms: &mut Vec<Candidate>) {
    let mut keyed: Vec<(i32, Candidate)> =
        rooms.drain(..).map(|room| (room_worth(state, seat, &room), room)).collect();
    keyed.sort_by_key(|(worth, room)| {
        (-worth, room.choice.corners.bits(), room.choice.tokens, room.choice.shielded.bits())
    });
    rooms.extend(keyed.into_iter().map(|(_, room)| room));
}

/// The best room a seat could form now, and what having looted it would be worth.
fn best_room(state: &State, seat: Seat) -> Option<(i32, Candidate)> {
    let rooms = room_list::committable(&state.open, seat).into_iter().filter(|room| room.survived);
    rooms
        .map(|room| (room_worth(state, seat, &room), room))
        .max_by_key(|(worth, room)| (*worth, room.choice.corners.bits()))
}

/// The middles of the rooms that hold the most treasure and can be survived by the active player.
pub(crate) fn likely_rooms(open: &Open, count: usize) -> Vec<Point> {
    let seat = open.active();
    let mut rooms: Vec<(usize, Candidate)> = room_list::formable(open, seat)
        .into_iter()
        .filter(|room| room.survived)
        .map(|room| (room.loot.taken.and(TREASURE).len(), room))
        .collect();
    rooms.sort_by_key(|(treasure, room)| (usize::MAX - treasure, room.choice.corners.bits()));
    let middle = |room: &Candidate| {
        let corners: Vec<Footprint> = loot::corner_squares(open, &room.choice).to_vec();
        crate::geometry::Hull::of_footprints(corners).middle()
    };
    rooms.iter().take(count).map(|(_, room)| middle(room)).collect()
}

/// How good the state looks for a seat: what it has, and what it could loot now, less what the best other has.
pub(crate) fn evaluate(state: &State, seat: Seat) -> i32 {
    let open = &state.open;
    if let Some(run) = &open.solo {
        return evaluate_solo(state, run.ending, run.relics);
    }
    let standing = |seat: Seat| match &open.scores {
        Some(scores) => {
            scores.get(seat).copied().unwrap_or(0) * POINT + i32::from(open.heroes[seat].initiative())
        }
        None => worth(open, seat, &open.heroes[seat], quest_of(state, seat)),
    };
    let others = open.heroes.seats().filter(|other| *other != seat).map(standing).max().unwrap_or(0);
    own_prospect(state, seat).max(standing(seat)) - others / 2 + meeple_prospect(open, seat)
}

/// What the active seat will have after the best room that is there now.
fn own_prospect(state: &State, seat: Seat) -> i32 {
    let before_the_room =
        matches!(state.open.step, Step::Act | Step::Acting { .. } | Step::Loot | Step::Meeples { .. });
    if seat == state.open.active() && before_the_room {
        return best_room(state, seat).map_or(i32::MIN, |(worth, _)| worth);
    }
    i32::MIN
}

/// A meeple on the table may well earn its point.
fn meeple_prospect(open: &Open, seat: Seat) -> i32 {
    if !heroic::may_place(open, seat) && open.meeples().any(|(owner, _)| owner == seat) {
        POINT / 3
    } else {
        0
    }
}

fn evaluate_solo(state: &State, ending: Option<Ending>, relics: u8) -> i32 {
    let open = &state.open;
    let seat = Seat::new(0);
    let have = worth(open, seat, &open.heroes[seat], quest_of(state, seat)) + i32::from(relics) * 8 * POINT;
    match ending {
        Some(Ending::Lost) => -50 * POINT,
        Some(Ending::Left) if crate::solo::degree(relics).is_none() => have - 10 * POINT,
        Some(Ending::Left) => have + i32::from(relics) * 2 * POINT,
        None => own_prospect(state, seat).max(have) + hope(open),
    }
}

/// Solo: what going on may still bring; less than nothing when the box runs out.
fn hope(open: &Open) -> i32 {
    (open.boxed.len() as i32 - 8) * POINT / 4
}

/// Plays greedily: drops over the middle, uses an ability that opens a better room at once, takes the best room.
pub fn greedy(state: &State, seat: Seat, luck: &mut Luck) -> Action {
    thinking(state, seat, 0, luck)
}

/// What a computer player of a level does, from a novice, whose mind wanders most of the time, to an expert, who drops, uses and flicks
/// in the mind before doing so.
pub fn by_level(state: &State, seat: Seat, level: Level, luck: &mut Luck) -> Action {
    let (wandering, tries) = match level {
        Level::Novice => (97, 0),
        Level::Easy => (70, 0),
        Level::Medium => (33, 0),
        Level::Greedy => (0, 0),
        Level::Hard => (0, 1),
        Level::Expert => (0, 200),
    };
    if luck.die("mind", 100) <= wandering {
        return DungeonDrop::sample(state, seat, luck);
    }
    thinking(state, seat, tries, luck)
}

/// Plays with foresight: also tries so many drops, uses and flicks of each decision, each in a world that the seat may be
/// in, and takes the one whose outcome looks best.
pub fn thinking(state: &State, seat: Seat, tries: usize, luck: &mut Luck) -> Action {
    let known = DungeonDrop::resample(&DungeonDrop::view(state, Viewer::Seat(seat)), luck);
    let mut listed = Legal::<DungeonDrop>::new();
    listed.list(&known, seat);
    let first = listed.actions().first().copied();
    let patient = tries > 0;
    let mut weighed = Vec::new();
    if is_worth_simulating(known.open.step) {
        for action in listed.actions().iter().filter(|action| patient || is_certain(action)) {
            weighed.push(Weighed::new(&known, seat, *action, luck));
        }
        for _ in 1..tries {
            let action = DungeonDrop::sample(&known, seat, luck);
            weighed.push(Weighed::new(&known, seat, action, luck));
        }
    } else if patient && known.open.step == Step::Loot {
        // The list has the best room first: one that also spoils the next player's may be better still.
        let rooms = listed.actions().iter().take(ROOMS);
        weighed.extend(rooms.map(|action| Weighed::new(&known, seat, *action, luck)));
    }
    let left_to_chance = patient && is_worth_simulating(known.open.step);
    let best =
        if left_to_chance { best_on_average(weighed, &known, seat, luck) } else { best_at_once(&weighed) };
    best.or(first).unwrap_or_else(|| DungeonDrop::sample(&known, seat, luck))
}

/// How many rooms are weighed against what they leave to the next player.
const ROOMS: usize = 12;

/// A choice and how its outcomes looked.
struct Weighed {
    action: Action,
    total: i32,
    outcomes: i32,
}

impl Weighed {
    fn new(known: &State, seat: Seat, action: Action, luck: &mut Luck) -> Weighed {
        Weighed { action, total: outlook(known, seat, action, luck), outcomes: 1 }
    }

    fn mean(&self) -> i32 {
        self.total / self.outcomes
    }
}

/// The first of the choices that looked best.
fn best_at_once(weighed: &[Weighed]) -> Option<Action> {
    weighed.iter().rev().max_by_key(|choice| choice.mean()).map(|choice| choice.action)
}

/// How many choices are looked at again at most.
const SECOND_LOOK: usize = 24;

/// The better half is tried again, and of these the better half twice as often, until one is left: no single lucky outcome decides
/// (sequential halving, as in Karnin, Koren and Somekh 2013; the first time more than half may be left behind).
fn best_on_average(mut weighed: Vec<Weighed>, known: &State, seat: Seat, luck: &mut Luck) -> Option<Action> {
    let mut again = 2;
    loop {
        weighed.sort_by_key(|choice| -choice.mean());
        weighed.truncate(weighed.len().div_ceil(2).min(SECOND_LOOK));
        if weighed.len() < 2 {
            return weighed.pop().map(|choice| choice.action);
        }
        for choice in &mut weighed {
            for _ in 0..again {
                choice.total = choice.total.saturating_add(outlook(known, seat, choice.action, luck));
                choice.outcomes += 1;
            }
        }
        again *= 2;
    }
}

/// Whether trying choices out tells more than their order in the list, which has the best room first.
fn is_worth_simulating(step: Step) -> bool {
    matches!(
        step,
        Step::Explore
            | Step::Act
            | Step::Acting { .. }
            | Step::Meeples { .. }
            | Step::PlacePillars { .. }
            | Step::Stairs
    )
}

/// Whether an action needs no physics to be weighed.
fn is_certain(action: &Action) -> bool {
    use crate::action::Use;
    !matches!(
        action,
        Action::Use(_, Use::Flick(..) | Use::Redrop(..) | Use::Barter(..) | Use::Transmute(..))
            | Action::Explore(..)
            | Action::Descend
    )
}

/// How the state looks after an action, in one world that the seat may be in.
fn outlook(state: &State, seat: Seat, action: Action, luck: &mut Luck) -> i32 {
    let mut world = state.clone();
    let mut chance = Luck::seeded(luck.key("outlook"));
    let Ok(play) = judge::<DungeonDrop>(&world, seat, action) else { return i32::MIN / 64 };
    DungeonDrop::apply(&mut world, play, &mut chance, &mut NullLog);
    evaluate(&world, seat) - rival_prospect(&world, seat)
}

/// A part of what the best room brings to whoever is on turn, where that is somebody else.
fn rival_prospect(state: &State, seat: Seat) -> i32 {
    let (open, rival) = (&state.open, state.open.active());
    if rival == seat || open.scores.is_some() || open.solo.is_some() {
        return 0;
    }
    let has = worth(open, rival, &open.heroes[rival], quest_of(state, rival));
    best_room(state, rival).map_or(0, |(worth, _)| (worth - has).max(0) / 3)
}
