//! Named parts of a state, for what a scenario expects.

use table::{Datum, Seat, Viewer};

use super::words::mm;
use crate::pieces::{Piece, PieceSet};
use crate::state::{Meeple, Open, State, Step};
use crate::view::View;
use crate::{border, room_list, solo, weight};

/// A named part of the state.
pub(super) fn part(state: &State, part: &str) -> Result<Datum, String> {
    if let Some(rest) = part.strip_prefix("seat ") {
        let (number, what) = rest.split_once(' ').ok_or("`seat 1 stash`: which seat, which part")?;
        let number: usize = number.parse().map_err(|_| format!("`{number}` is no seat"))?;
        if what == "quest" {
            let quest = state.secrets.quests.get(Seat::new(number.wrapping_sub(1))).copied().flatten();
            return Ok(or_none(quest));
        }
        return seat_part(&state.open, number, what);
    }
    if part == "races offered" || part == "classes offered" {
        let offers = state.secrets.offers.iter().flat_map(|offers| offers.values());
        return Ok(offers
            .map(|it| if part == "races offered" { it.races.len() } else { it.classes.len() })
            .sum::<usize>()
            .into());
    }
    if let Some(draft) = &state.secrets.draft {
        match (part, state.open.step) {
            ("races dealt", _) => return Ok(draft.races.len().into()),
            ("classes dealt", _) => return Ok(draft.classes.len().into()),
            ("hands apart", Step::Draft { races, classes, .. }) => {
                return Ok((classes.next(state.open.seats()) == races).into());
            }
            _ => {}
        }
    }
    match part {
        "quests dealt" => return Ok(state.secrets.quests.values().flatten().count().into()),
        "quest for one" => {
            return Ok(state
                .secrets
                .quests
                .values()
                .flatten()
                .all(|quest| !quest.card().looks_at_others)
                .into());
        }
        _ => {}
    }
    if part == "quests offered" {
        return Ok(state
            .secrets
            .offers
            .iter()
            .flat_map(|offers| offers.values())
            .map(|it| it.quests.len())
            .sum::<usize>()
            .into());
    }
    open_part(&state.open, part).unwrap_or_else(|| table::face::get_path(state, part))
}

/// What there may be none of.
fn or_none(it: Option<impl ToString>) -> Datum {
    it.map_or_else(|| "none".to_owned(), |it| it.to_string()).into()
}

fn count_or_none(it: Option<usize>) -> Datum {
    it.map_or_else(|| "none".into(), Datum::from)
}

fn names(set: PieceSet) -> Datum {
    set.iter().map(|piece| piece.to_string()).collect::<Vec<_>>().into()
}

fn open_part(open: &Open, part: &str) -> Option<Result<Datum, String>> {
    if let Some(name) = part.strip_prefix("at ") {
        return Some(place_of(open, name));
    }
    if let Some(name) = part.strip_prefix("where ") {
        return Some(name.parse().map(|piece| zone(open, piece).into()));
    }
    Some(Ok(match part {
        "step" => step_word(open.step).into(),
        "over" => (open.step == Step::Over).into(),
        "active" => open.active().number().into(),
        "round" => open.round.into(),
        "turns done" => open.flipped.into(),
        "order" => open.order.iter().map(|seat| seat.number()).collect::<Vec<_>>().into(),
        "dungeon" => names(open.dungeon.pieces()),
        "dungeon size" => open.dungeon.pieces().len().into(),
        "pillars" => {
            open.dungeon.pieces().or(open.off).or(open.aside).count(crate::pieces::Kind::Pillar).into()
        }
        "cubes dropped" => open.dungeon.pieces().or(open.off).len().into(),
        "stairs and meeple inside" => {
            let stairs =
                border::inside(&border::posts(open), &open.dungeon).and(crate::pieces::STAIRCASE).len() == 1;
            let meeple = open.meeples().next();
            let inside = |at| border::holds_meeple(&border::posts(open), &open.dungeon, at);
            (stairs && meeple.is_some_and(|(_, at)| inside(at))).into()
        }
        "box" => names(open.boxed),
        "box size" => open.boxed.len().into(),
        "off" => names(open.off),
        "removed" => names(open.removed),
        "aside" => open.aside.len().into(),
        "outside" => names(border::outside(open)),
        "rooms" => rooms(open),
        "chests" => open.chests.iter().map(|(_, points)| u32::from(*points)).collect::<Vec<_>>().into(),
        "used" => or_none(open.used.map(|source| source.word())),
        "relics" => open.solo.as_ref().map(|solo| solo.relics).into(),
        "level" => open.solo.as_ref().map(|solo| solo.level).into(),
        "turns" => open.solo.as_ref().map(|solo| solo.turns).into(),
        "tokens" => {
            let tokens = open.solo.iter().flat_map(|solo| solo.tokens.iter().map(|token| token.at()));
            tokens.map(|at| format!("{} {}", mm(at.x), mm(at.y))).collect::<Vec<_>>().into()
        }
        "saved" => or_none(
            open.solo
                .as_ref()
                .and_then(|solo| solo::degree(solo.relics))
                .map(|it| format!("{it:?}").to_lowercase()),
        ),
        "ending" => or_none(
            open.solo.as_ref().and_then(|solo| solo.ending).map(|it| format!("{it:?}").to_lowercase()),
        ),
        "current room" => names(solo::current_room(open)),
        "revealed" => open.quests.is_some().into(),
        _ => return None,
    }))
}

fn step_word(step: Step) -> &'static str {
    match step {
        Step::Draft { .. } => "draft",
        Step::BuildHero { .. } => "build-hero",
        Step::BuildQuest { .. } => "build-quest",
        Step::PlacePillars { .. } => "place-pillars",
        Step::Enter => "enter",
        Step::Explore => "explore",
        Step::Meeples { .. } => "meeples",
        Step::Act => "act",
        Step::Acting { .. } => "acting",
        Step::Loot => "loot",
        Step::Rest => "rest",
        Step::Stairs => "stairs",
        Step::Over => "over",
    }
}

/// In which zone a cube is.
fn zone(open: &Open, piece: Piece) -> String {
    let zones = [
        (open.dungeon.pieces(), "table"),
        (open.off, "off"),
        (open.boxed, "box"),
        (open.aside, "aside"),
        (open.removed, "removed"),
    ];
    if let Some((_, name)) = zones.into_iter().find(|(zone, _)| zone.contains(piece)) {
        return name.to_owned();
    }
    let held = open.heroes.iter().find(|(_, hero)| hero.stash.or(hero.monsters()).contains(piece));
    held.map_or_else(|| "nowhere".to_owned(), |(seat, _)| format!("seat {seat}"))
}

/// Where a cube or a meeple lies, in millimetres.
fn place_of(open: &Open, name: &str) -> Result<Datum, String> {
    let at = match name.strip_prefix("meeple-") {
        Some(number) => {
            let number: usize = number.parse().map_err(|_| format!("no meeple is called `{name}`"))?;
            match open.heroes.get(Seat::new(number.wrapping_sub(1))).map(|hero| hero.meeple) {
                Some(Meeple::At(at)) => at,
                _ => return Ok("none".into()),
            }
        }
        None => {
            let piece: Piece = name.parse()?;
            if !open.dungeon.holds(piece) {
                return Ok("none".into());
            }
            open.dungeon.square(piece).at()
        }
    };
    Ok(format!("{} {}", mm(at.x), mm(at.y)).into())
}

/// The rooms that the pillar rule allows, each by its pillars.
fn rooms(open: &Open) -> Datum {
    let rooms = room_list::formable(open, open.active()).into_iter();
    let mut rooms: Vec<String> = rooms
        .map(|room| room.choice.corners.iter().map(|piece| piece.to_string()).collect::<Vec<_>>().join(" "))
        .collect();
    rooms.sort();
    rooms.into()
}

fn seat_part(open: &Open, number: usize, what: &str) -> Result<Datum, String> {
    let seat = Seat::new(number.wrapping_sub(1));
    let hero = open.heroes.get(seat).ok_or_else(|| format!("there is no seat {number}"))?;
    Ok(match what {
        "race" => or_none(hero.race),
        "class" => or_none(hero.class),
        "stash" => names(hero.stash),
        "on card" => names(hero.on_card),
        "beside" => names(hero.beside),
        "markers" => hero.markers.into(),
        "life" => hero.remaining().into(),
        "covered" => hero.covered().into(),
        "initiative" => hero.initiative().into(),
        "weight" => weight::weight(hero).into(),
        "cooperation" => hero.cooperation.into(),
        "score" => open.scores.as_ref().and_then(|scores| scores.get(seat)).copied().into(),
        "meeple" => match hero.meeple {
            Meeple::Hand => "hand".into(),
            Meeple::Out => "out".into(),
            Meeple::At(at) => format!("{} {}", mm(at.x), mm(at.y)).into(),
        },
        _ => return Err(format!("a seat has no part `{what}`")),
    })
}

/// A named part of what a viewer sees.
pub(super) fn seen(view: &View, part: &str) -> Result<Datum, String> {
    let own = match view.viewer {
        Viewer::Seat(seat) => Some(seat.number()),
        Viewer::Spectator => None,
    };
    if let Some(number) = part.strip_prefix("seat ").and_then(|rest| rest.strip_suffix(" quest")) {
        let number: usize = number.parse().map_err(|_| format!("`{number}` is no seat"))?;
        let revealed = view.open.quests.as_ref().and_then(|all| all.get(Seat::new(number - 1)).copied());
        let known = revealed.or(view.quest.filter(|_| own == Some(number)));
        return Ok(or_none(known));
    }
    if let Some((number, what)) = part.strip_prefix("seat ").and_then(|rest| rest.split_once(' ')) {
        return seat_part(&view.open, number.parse().map_err(|_| format!("`{number}` is no seat"))?, what);
    }
    match part {
        "races held" => {
            Ok(count_or_none(view.draft.as_ref().and_then(|it| Some(it.races.as_ref()?.0.len()))))
        }
        "classes held" => {
            Ok(count_or_none(view.draft.as_ref().and_then(|it| Some(it.classes.as_ref()?.0.len()))))
        }
        "races offered" => Ok(count_or_none(view.offer.as_ref().map(|offer| offer.races.len()))),
        "quests offered" => Ok(count_or_none(view.offer.as_ref().map(|offer| offer.quests.len()))),
        _ => open_part(&view.open, part).unwrap_or_else(|| table::face::get_path(view, part)),
    }
}
