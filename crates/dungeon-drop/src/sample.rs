//! Legal actions by chance, where there are too many to list.

use table::{Luck, Seat};

use crate::action::Action;
use crate::cards::Source;
use crate::geometry::{Footprint, Hull, Point};
use crate::pieces::{PieceSet, Size};
use crate::state::{Open, State, Step};
use crate::throw::HEIGHTS;
use crate::{abilities, explore, heroic, list, potions, variants};

/// How often a free spot is tried by chance before the first one on a grid is taken.
const TRIES: usize = 60;

/// A point between two others by chance.
pub(crate) fn place_in(low: Point, high: Point, luck: &mut Luck) -> Point {
    let mut part =
        |from: i32, to: i32| from + luck.pick("place", (to - from).max(0) as usize + 1, |_| "".into()) as i32;
    Point::new(part(low.x, high.x), part(low.y, high.y))
}

/// A point of an area by chance.
pub(crate) fn place_of(area: &Hull, luck: &mut Luck) -> Point {
    let (low, high) = area.bounds();
    let tries = (0..TRIES).map(|_| place_in(low, high, luck)).find(|at| area.contains(*at));
    tries.unwrap_or_else(|| area.corners().first().copied().unwrap_or_default())
}

/// Some of a set by chance: at least one, at most so many.
pub(crate) fn some_of(set: PieceSet, most: usize, luck: &mut Luck) -> PieceSet {
    let mut left = set;
    let mut chosen = PieceSet::EMPTY;
    let count = 1 + luck.pick("count", most.min(set.len()).max(1), |_| "".into());
    for _ in 0..count {
        if let Some(piece) = left.nth(luck.pick("piece", left.len(), |_| "".into())) {
            left.remove(piece);
            chosen.insert(piece);
        }
    }
    chosen
}

/// A legal action by chance.
pub(crate) fn sample(state: &State, seat: Seat, luck: &mut Luck) -> Action {
    let open = &state.open;
    if seat != open.active() && heroic::racing(open).contains(seat) {
        return meeple(open, seat, luck);
    }
    let (thirsty, active) = (potions::can_drink(&open.heroes[seat]), seat == open.active());
    if active
        && thirsty
        && !matches!(open.step, Step::Meeples { .. } | Step::PlacePillars { .. })
        && luck.die("thirst", 4) == 1
    {
        let wounds: Vec<_> = potions::wounds(&open.heroes[seat]).collect();
        return Action::Drink(wounds[luck.pick("wound", wounds.len(), |_| "".into())]);
    }
    match open.step {
        Step::Explore if open.solo.is_some() && luck.die("despair", 400) == 1 => Action::GiveUp,
        Step::Explore => Action::Explore(place_of(&explore::area(open), luck), height(luck)),
        Step::Meeples { .. } => meeple(open, seat, luck),
        Step::Act | Step::Acting { .. } => act(open, seat, luck),
        Step::PlacePillars { .. } => pillar(open, luck),
        _ => listed(state, seat, luck),
    }
}

/// One of a complete list.
fn listed(state: &State, seat: Seat, luck: &mut Luck) -> Action {
    let mut actions = Vec::new();
    list::legal(state, seat, &mut actions);
    let chosen = luck.pick("action", actions.len(), |_| "".into());
    actions.get(chosen).copied().unwrap_or(Action::Done)
}

fn height(luck: &mut Luck) -> u16 {
    HEIGHTS.start()
        + luck.pick("height", usize::from(HEIGHTS.end() - HEIGHTS.start()) + 1, |_| "".into()) as u16
}

fn act(open: &Open, seat: Seat, luck: &mut Luck) -> Action {
    let sources = match (open.step, open.used) {
        (Step::Acting { .. }, Some(used)) => vec![used],
        _ => [Source::Race, Source::Class]
            .into_iter()
            .filter(|it| abilities::usable(open, seat, *it).is_ok())
            .collect(),
    };
    let chosen = luck.pick("ability", sources.len() + 1, |_| "".into());
    let how =
        sources.get(chosen).and_then(|source| Some((*source, abilities::sample(open, seat, *source, luck)?)));
    how.map_or(Action::Done, |(source, how)| Action::Use(source, how))
}

fn meeple(open: &Open, seat: Seat, luck: &mut Luck) -> Action {
    if !heroic::may_place(open, seat) || luck.die("meeple", 2) == 1 {
        return Action::Pass;
    }
    let area = open.dungeon.area();
    let spot = (0..TRIES).map(|_| place_of(&area, luck)).find(|at| heroic::is_free_spot(open, &area, *at));
    spot.map_or(Action::Pass, Action::Meeple)
}

/// A place for a pillar: by chance, or the first free one on a grid.
pub(crate) fn pillar(open: &Open, luck: &mut Luck) -> Action {
    let area = open.dungeon.area();
    let tries = (0..TRIES).map(|_| (place_of(&area, luck), luck.pick("turn", 90, |_| "".into()) as u8));
    let found = tries.into_iter().find(|(at, turn)| variants::fits(open, &area, *at, *turn));
    let (at, turn) = found.unwrap_or_else(|| (grid_spot(open, &area), 0));
    Action::PlacePillar(at, turn)
}

/// The first spot of a fine grid on which a straight small pillar fits.
pub(crate) fn grid_spot(open: &Open, area: &Hull) -> Point {
    let (low, high) = area.bounds();
    let edge = Size::Small.edge() as usize / 4;
    let spots = (low.y..=high.y)
        .step_by(edge)
        .flat_map(|y| (low.x..=high.x).step_by(edge).map(move |x| Point::new(x, y)));
    spots.into_iter().find(|at| variants::fits(open, area, *at, 0)).unwrap_or_else(|| beside(open))
}

/// A spot just inside a corner of the Dungeon's area, for an area that is full.
fn beside(open: &Open) -> Point {
    let square: Option<Footprint> = open.dungeon.iter().map(|(_, square)| square).next();
    square.map_or_else(Point::default, Footprint::at)
}
