//! Solo Spelunker: one hero, ever deeper. Completed by house rules.

use table::{Audience, Log, Luck, Refusal, Seat, enforces, rule};

use crate::action::{Action, RoomChoice};
use crate::border;
use crate::cards::{Effect, Source};
use crate::dungeon::Dungeon;
use crate::event::Event;
use crate::geometry::{Disc, Footprint, Hull, Point, disc_near_hull};
use crate::loot::{self, Loot};
use crate::physics::{Handful, TOUCH, drop_handful};
use crate::pieces::{PILLARS, PieceSet, RELICS, STAIRCASE, Size};
use crate::rooms;
use crate::setup::{ATTEMPTS, FIRST_DROP, first_drop, first_pieces, settle_first};
use crate::state::{Ending, Meeple, Open, Solo, State, Step};
use crate::{abilities, heroic, room_list, scoring, throw, turn};

/// The one player.
const HERO: Seat = Seat::new(0);

/// What a run has saved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Degree {
    /// The village.
    Village,
    /// The kingdom.
    Kingdom,
    /// The whole world.
    World,
}

/// The fragments that save each, from the least.
pub const DEGREES: [(u8, Degree); 3] = [(2, Degree::Village), (3, Degree::Kingdom), (4, Degree::World)];

/// What so many fragments save, brought out of the dungeon.
pub fn degree(relics: u8) -> Option<Degree> {
    DEGREES.iter().rev().find(|(needed, _)| relics >= *needed).map(|(_, degree)| *degree)
}

// --- set-up ---------------------------------------------------------------------------------------------------------

/// The first level; set up anew until there is a way in.
pub(crate) fn first_level<L: Log<Event>>(state: &mut State, luck: &mut Luck, log: &mut L) {
    enforces!("drop.solo.setup-drop", "drop.solo.base-rules-apply");
    let pieces = first_pieces().or(RELICS).or(STAIRCASE);
    for _ in 0..ATTEMPTS {
        if drop_level(state, pieces, luck, log) {
            return;
        }
    }
    end(state, Ending::Lost, luck, log);
}

/// Drops a level and lets the hero enter; says whether there is a way in.
fn drop_level<L: Log<Event>>(state: &mut State, pieces: PieceSet, luck: &mut Luck, log: &mut L) -> bool {
    let open = &mut state.open;
    let settled = first_drop(pieces, true, Some(HERO), luck);
    open.dungeon = Dungeon::new();
    open.off = PieceSet::EMPTY;
    open.heroes[HERO].meeple = Meeple::Out;
    settle_first(open, pieces, &settled);
    if let Some((_, at)) = settled.meeples().next() {
        open.heroes[HERO].meeple = Meeple::At(at);
    }
    bring_inside(open, luck, log);
    open.step = Step::Enter;
    open.used = None;
    find_entry(open, luck, log)
}

/// The staircase and the meeple are dropped again, each alone, until both lie inside the border.
fn bring_inside<L: Log<Event>>(open: &mut Open, luck: &mut Luck, log: &mut L) {
    enforces!("drop.solo.setup-border-check", "drop.solo.setup-redrop", "drop.solo.setup-redrop-how");
    let (mut stairs, mut meeples) = (0, 0);
    // Each round drops or sets down one piece; a piece that was set down stays inside unless the other knocks it out.
    for _ in 0..4 * ATTEMPTS {
        let posts = border::posts(open);
        let inside = border::inside(&posts, &open.dungeon);
        if inside.is_empty() {
            return;
        }
        if inside.and(STAIRCASE).is_empty() {
            stairs += 1;
            bring_staircase(open, stairs, luck, log);
        } else if !meeple_inside(open) {
            meeples += 1;
            bring_meeple(open, meeples, luck, log);
        } else {
            return;
        }
    }
}

fn meeple_inside(open: &Open) -> bool {
    let Meeple::At(at) = open.heroes[HERO].meeple else { return false };
    border::holds_meeple(&border::posts(open), &open.dungeon, at)
}

fn bring_staircase<L: Log<Event>>(open: &mut Open, time: usize, luck: &mut Luck, log: &mut L) {
    if time <= ATTEMPTS {
        throw::drop_pieces(open, HERO, STAIRCASE, (Point::default(), FIRST_DROP), luck, log);
        return;
    }
    let Some(piece) = STAIRCASE.first() else { return };
    open.dungeon.lift(STAIRCASE);
    open.off = open.off.minus(STAIRCASE);
    let spot = spots().find(|at| {
        let square = Footprint::straight(*at, Size::Small.edge());
        let mut with = open.dungeon.clone();
        with.put(piece, square);
        abilities::is_free(open, piece, square) && border::inside(&border::posts(open), &with).contains(piece)
    });
    open.dungeon.put(piece, Footprint::straight(spot.unwrap_or_default(), Size::Small.edge()));
}

fn bring_meeple<L: Log<Event>>(open: &mut Open, time: usize, luck: &mut Luck, log: &mut L) {
    if time <= ATTEMPTS {
        drop_meeple(open, luck, log);
        return;
    }
    open.heroes[HERO].meeple = Meeple::Out;
    let (posts, area) = (border::posts(open), open.dungeon.area());
    let free = |at: &Point| {
        heroic::is_free_spot(open, &area, *at) && border::holds_meeple(&posts, &open.dungeon, *at)
    };
    let spot = spots().find(free);
    open.heroes[HERO].meeple = Meeple::At(spot.unwrap_or_default());
}

/// The meeple alone falls over the centre.
fn drop_meeple<L: Log<Event>>(open: &mut Open, luck: &mut Luck, log: &mut L) {
    open.heroes[HERO].meeple = Meeple::Out;
    let world = open.dungeon.world(open.meeples());
    let handful =
        Handful { pieces: PieceSet::EMPTY, meeple: Some(HERO), aim: Point::default(), height: FIRST_DROP };
    let settled = luck.outcome("meeple", |luck| drop_handful(&world, &handful, luck.key("drop-seed")));
    throw::settle(open, &settled, PieceSet::EMPTY, log);
}

/// Every whole millimetre of the middle of the table, nearest to the centre first, ties by lower y, then lower x.
fn spots() -> impl Iterator<Item = Point> {
    const FAR: i32 = 150;
    let mut all: Vec<Point> = (-FAR..=FAR).flat_map(|y| (-FAR..=FAR).map(move |x| Point::mm(x, y))).collect();
    all.sort_by_key(|at| (at.length2(), at.y, at.x));
    all.into_iter()
}

// --- entry ----------------------------------------------------------------------------------------------------------

/// Whether there is a room to enter; the meeple is dropped again until there is, so many times.
fn find_entry<L: Log<Event>>(open: &mut Open, luck: &mut Luck, log: &mut L) -> bool {
    enforces!("drop.solo.enter-none", "drop.solo.enter-legal");
    for attempt in 0..=ATTEMPTS {
        if meeple_inside(open) && !room_list::committable(open, HERO).is_empty() {
            return true;
        }
        if attempt < ATTEMPTS {
            drop_meeple(open, luck, log);
        }
    }
    false
}

/// Whether the hero may enter this room.
pub(crate) fn check_enter(open: &Open, choice: &RoomChoice) -> Result<(), Refusal> {
    let found = loot::judge(open, HERO, choice)?;
    let Meeple::At(at) = open.heroes[HERO].meeple else { return Err(Refusal::by(rule!("drop.solo.enter"))) };
    let region = Hull::of_footprints(loot::corner_squares(open, choice));
    enforces!("drop.solo.enter-contains");
    Refusal::unless(disc_near_hull(Disc::meeple(at), &region, TOUCH), rule!("drop.solo.enter"))?;
    found.survives(&open.heroes[HERO]).map_err(Refusal::by)
}

/// After the entry the first turn begins; the staircase gives no choice yet.
pub(crate) fn enter<L: Log<Event>>(state: &mut State, choice: &RoomChoice, luck: &mut Luck, log: &mut L) {
    enforces!("drop.solo.enter-loot", "drop.solo.staircase-not-at-entry");
    let Ok(found) = loot::judge(&state.open, HERO, choice) else { return };
    loot::resolve(&mut state.open, HERO, choice, &found, log);
    after_loot(&mut state.open, choice, &found);
    if let Some(solo) = &mut state.open.solo {
        solo.level = solo.level.max(1);
    }
    turn::begin_turn(state, luck, log);
}

/// After a room was looted: fragments are counted, and tokens take the places of its pillars.
pub(crate) fn after_loot(open: &mut Open, choice: &RoomChoice, found: &Loot) {
    if open.solo.is_none() {
        return;
    }
    enforces!("drop.solo.relic-is-treasure", "drop.solo.meeple-sign", "drop.solo.move-loot");
    count_relics(open, found.taken);
    open.heroes[HERO].meeple = Meeple::Hand;
    if choice.tokens != 0 && choice.tokens.count_ones() == 1 {
        open.used = Some(Source::Race);
    }
    replace_pillars(open, choice);
}

/// Each relic taken raises the track by one.
pub(crate) fn count_relics(open: &mut Open, taken: PieceSet) {
    enforces!("drop.solo.relic-raises-track");
    if let Some(solo) = &mut open.solo {
        solo.relics += taken.and(RELICS).len() as u8;
    }
}

/// Tokens that are not kept take the places of the room's pillars, which leave the game.
fn replace_pillars(open: &mut Open, choice: &RoomChoice) {
    enforces!("drop.solo.enter-tokens", "drop.solo.move-replace-pillar", "drop.solo.token-geometry");
    let Some(solo) = &mut open.solo else { return };
    let kept = solo.tokens.iter().enumerate().filter(|(token, _)| choice.tokens >> token & 1 == 1);
    let mut tokens: arrayvec::ArrayVec<Footprint, 3> = kept.map(|(_, square)| *square).collect();
    let mut replaced = PieceSet::EMPTY;
    for pillar in choice.corners.iter().take(3 - tokens.len()) {
        tokens.push(open.dungeon.square(pillar));
        replaced.insert(pillar);
    }
    solo.tokens = tokens;
    open.dungeon.lift(replaced);
    open.removed = open.removed.or(replaced);
}

// --- moving ---------------------------------------------------------------------------------------------------------

/// Whether a move that keeps these tokens is a move.
pub(crate) fn check_tokens(open: &Open, tokens: u8) -> Result<(), Refusal> {
    let kept = (tokens & 0b111).count_ones();
    Refusal::unless(kept < 3, rule!("drop.solo.move-not-three"))?;
    if kept == 1 && keeps_one(open) {
        return Refusal::unless(open.used.is_none(), rule!("drop.solo.hawkmyn-timing"));
    }
    Refusal::unless(kept == 2, rule!("drop.solo.move-two-tokens"))
}

fn keeps_one(open: &Open) -> bool {
    open.ability(HERO, Source::Race).is_some_and(|ability| ability.effect == Effect::KeepOneToken {})
}

/// Whether the hero may move to this room.
pub(crate) fn check_move(open: &Open, choice: &RoomChoice) -> Result<(), Refusal> {
    enforces!("drop.solo.move", "drop.solo.move-legal");
    let three = choice.tokens & 0b111 == 0b111;
    Refusal::unless(!three, rule!("drop.solo.move-not-three"))?;
    let found = loot::judge(open, HERO, choice)?;
    check_tokens(open, choice.tokens)?;
    found.survives(&open.heroes[HERO]).map_err(Refusal::by)
}

// --- staircase, levels, end -----------------------------------------------------------------------------------------

/// The cubes in the current room.
pub(crate) fn current_room(open: &Open) -> PieceSet {
    enforces!("drop.solo.current-room", "drop.solo.current-room-persists");
    let tokens = open.solo.as_ref().map(|solo| solo.tokens.clone()).unwrap_or_default();
    rooms::pieces_in(&tokens, &open.dungeon, TOUCH)
}

/// Step 4: at the staircase the player chooses; elsewhere the next turn begins, or the hero is lost.
pub(crate) fn staircase<L: Log<Event>>(state: &mut State, luck: &mut Luck, log: &mut L) {
    enforces!("drop.solo.turn", "drop.solo.staircase-reached", "drop.solo.last-turn");
    let reached = !current_room(&state.open).and(STAIRCASE).is_empty();
    match (reached, state.open.boxed.is_empty()) {
        (true, _) => state.open.step = Step::Stairs,
        (false, false) => turn::begin_turn(state, luck, log),
        (false, true) => {
            enforces!("drop.solo.defeat");
            end(state, Ending::Lost, luck, log);
        }
    }
}

/// Whether the hero may do this at the staircase.
pub(crate) fn check_stairs(open: &Open, action: &Action) -> Result<(), Refusal> {
    Refusal::unless(open.step == Step::Stairs, rule!("drop.solo.staircase-reached"))?;
    match action {
        Action::GoOn => Refusal::unless(!open.boxed.is_empty(), rule!("drop.solo.last-turn")),
        Action::Descend => {
            let pillars = open.dungeon.pieces().or(open.off).and(PILLARS).len();
            Refusal::unless(!open.boxed.is_empty() && pillars >= 3, rule!("drop.solo.descend-needs"))
        }
        _ => Ok(()),
    }
}

/// Down the stairs: everything on and off the table falls anew, with both relics; the hero enters again.
pub(crate) fn descend<L: Log<Event>>(state: &mut State, luck: &mut Luck, log: &mut L) {
    enforces!(
        "drop.solo.descend",
        "drop.solo.descend-pieces",
        "drop.solo.descend-keeps",
        "drop.solo.no-depth-limit"
    );
    let open = &mut state.open;
    {
        enforces!("drop.solo.relics-return");
        open.heroes[HERO].stash = open.heroes[HERO].stash.minus(RELICS);
    }
    let pieces = open.dungeon.pieces().or(open.off).or(RELICS).or(STAIRCASE);
    open.removed = open.removed.minus(pieces);
    if let Some(solo) = &mut open.solo {
        solo.tokens.clear();
        solo.level += 1;
        let level = solo.level;
        log.tell(Audience::All, || Event::Level { level });
    }
    if !drop_level(state, pieces, luck, log) {
        end(state, Ending::Left, luck, log);
    }
}

/// The run ends. Only who leaves scores.
pub(crate) fn end<L: Log<Event>>(state: &mut State, ending: Ending, luck: &mut Luck, log: &mut L) {
    enforces!("drop.solo.leave");
    if let Some(solo) = &mut state.open.solo {
        solo.ending = Some(ending);
        let relics = solo.relics;
        log.tell(Audience::All, || Event::Ended { ending, relics });
    }
    state.open.step = Step::Over;
    if ending == Ending::Left {
        scoring::finish(state, luck, log);
    }
}

/// The treasure score of a run: nothing for one that was lost.
pub(crate) fn run_score(open: &Open) -> i32 {
    enforces!("drop.solo.treasure-score");
    open.scores.as_ref().and_then(|scores| scores.get(HERO)).copied().unwrap_or(0)
}

/// What a run compares by, greater is better: fragments brought out, then treasure, then fewer turns.
pub fn rank(run: &Solo, treasure: i32) -> (u8, i32, i8) {
    enforces!("drop.solo.treasure-score");
    match run.ending {
        Some(Ending::Left) => (run.relics, treasure, -(run.turns as i8)),
        _ => (0, 0, i8::MIN),
    }
}
