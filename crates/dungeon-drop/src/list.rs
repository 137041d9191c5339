//! The legal actions of a decision: all of them where they can be listed, some of them where places and pushes are chosen.

use table::{Listing, Luck, Seat};

use crate::action::Action;
use crate::geometry::{MM, Point};
use crate::options::Heroes;
use crate::state::{Open, State, Step};
use crate::throw::HEIGHTS;
use crate::{abilities, explore, heroic, players, potions, room_list, sample, solo};

/// Lists what a seat may do.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) -> Listing {
    let open = &state.open;
    if seat != open.active() && heroic::racing(open).contains(seat) {
        meeples(state, seat, out);
        return Listing::Some;
    }
    match open.step {
        Step::Draft { .. } => draft(state, seat, out),
        Step::BuildHero { .. } | Step::BuildQuest { .. } => offers(state, seat, out),
        Step::PlacePillars { .. } => {
            pillars(open, out);
            return Listing::Some;
        }
        Step::Explore => {
            drops(open, out);
            drinks(open, seat, out);
            return Listing::Some;
        }
        Step::Meeples { .. } => {
            meeples(state, seat, out);
            return Listing::Some;
        }
        Step::Act | Step::Acting { .. } => {
            abilities::list(open, seat, out);
            drinks(open, seat, out);
            return Listing::Some;
        }
        Step::Enter => rooms(state, seat, out),
        Step::Loot => {
            rooms(state, seat, out);
            other_than_rooms(open, seat, out);
        }
        Step::Rest => {
            out.push(Action::EndTurn);
            drinks(open, seat, out);
        }
        Step::Stairs => {
            let choices = [Action::Leave, Action::Descend, Action::GoOn];
            out.extend(choices.into_iter().filter(|action| solo::check_stairs(open, action).is_ok()));
            drinks(open, seat, out);
        }
        Step::Over => {}
    }
    Listing::All
}

fn draft(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let (Step::Draft { races, classes, race_kept, class_kept }, Some(draft)) =
        (state.open.step, &state.secrets.draft)
    else {
        return;
    };
    if races == seat && !race_kept {
        out.extend(draft.races.iter().map(|race| Action::KeepRace(*race)));
    }
    if classes == seat && !class_kept {
        out.extend(draft.classes.iter().map(|class| Action::KeepClass(*class)));
    }
}

fn offers(state: &State, seat: Seat, out: &mut Vec<Action>) {
    debug_assert_eq!(state.open.options.heroes, Heroes::Construction);
    let Some(offer) = state.secrets.offers.as_ref().and_then(|offers| offers.get(seat)) else { return };
    if let Step::BuildHero { .. } = state.open.step {
        let pairs = offer.races.iter().flat_map(|race| offer.classes.iter().map(|class| (*race, *class)));
        out.extend(pairs.map(|(race, class)| Action::KeepHero(race, class)));
    } else {
        out.extend(offer.quests.iter().map(|quest| Action::KeepQuest(*quest)));
    }
}

/// All rooms that may be committed, the best for this seat first.
fn rooms(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let mut rooms = room_list::committable(&state.open, seat);
    players::best_first(state, seat, &mut rooms);
    out.extend(rooms.into_iter().map(|room| Action::Room(room.choice)));
}

fn other_than_rooms(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    match open.solo {
        Some(_) => out.push(Action::Stay),
        None if !room_list::must_loot(open, seat) => out.push(Action::NoRoom),
        None => {}
    }
    drinks(open, seat, out);
}

fn drinks(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    let wounds =
        potions::wounds(&open.heroes[seat]).filter(|wound| potions::check(open, seat, *wound).is_ok());
    out.extend(wounds.map(Action::Drink));
}

/// The middle of the area, to the millimetre where that lies in it, from the lowest and the greatest height.
fn drops(open: &Open, out: &mut Vec<Action>) {
    let area = explore::area(open);
    let middle = area.middle();
    let whole = Point::mm(middle.x / MM, middle.y / MM);
    let middle = if area.contains(whole) { whole } else { middle };
    out.extend([*HEIGHTS.start(), *HEIGHTS.end()].map(|height| Action::Explore(middle, height)));
}

/// None, and a free spot beside the middle of the rooms that look best for the active player.
fn meeples(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    let area = state.open.dungeon.area();
    let spots = players::likely_rooms(&state.open, 3).into_iter().filter_map(|at| free_near(&state.open, at));
    for spot in spots {
        let action = Action::Meeple(spot);
        if heroic::may_place(&state.open, seat)
            && heroic::is_free_spot(&state.open, &area, spot)
            && !out.contains(&action)
        {
            out.push(action);
        }
    }
}

/// A free spot for a meeple at this point or a little beside it.
fn free_near(open: &Open, at: Point) -> Option<Point> {
    let area = open.dungeon.area();
    let beside = [(0, 0), (9, 0), (-9, 0), (0, 9), (0, -9), (13, 13), (-13, -13)];
    beside
        .into_iter()
        .map(|(x, y)| at.plus(Point::mm(x, y)))
        .find(|spot| heroic::is_free_spot(open, &area, *spot))
}

/// A few places for a pillar, the same ones whenever the position is the same.
fn pillars(open: &Open, out: &mut Vec<Action>) {
    let mut luck = Luck::seeded(open.aside.bits() as u64);
    for _ in 0..4 {
        let action = sample::pillar(open, &mut luck);
        if !out.contains(&action) {
            out.push(action);
        }
    }
}
