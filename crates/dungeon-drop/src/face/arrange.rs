//! Positions as a scenario writes them; `scenarios/dungeon-drop/README.md` lists the parts.

use table::{Datum, Seat};

use super::words::um;
use crate::geometry::{Footprint, Point};
use crate::pieces::{Piece, PieceSet};
use crate::setup::by_initiative;
use crate::state::{Hero, Meeple, Open, State, Step};

/// Replaces a named part of a position.
pub(super) fn arrange(state: &mut State, part: &str, value: &Datum) -> Result<(), String> {
    if let Some(rest) = part.strip_prefix("seat ") {
        let (number, what) = rest.split_once(' ').ok_or("`seat 1 stash`: which seat, which part")?;
        let seat = seat(state, number)?;
        return arrange_seat(state, seat, what, value);
    }
    let open = &mut state.open;
    match part {
        "dungeon" => lay_out(open, text(value)?)?,
        "box" => open.boxed = gather(open, value, |open| &mut open.boxed)?,
        "off" => open.off = gather(open, value, |open| &mut open.off)?,
        "removed" => open.removed = gather(open, value, |open| &mut open.removed)?,
        "aside" => open.aside = gather(open, value, |open| &mut open.aside)?,
        "round" => open.round = number(value)?,
        "turns done" => open.flipped = number(value)?,
        "placed" => open.step = Step::PlacePillars { placed: number(value)? },
        "order" => {
            let seats = value.as_list().ok_or("a list of seats")?.iter();
            let order: Result<Vec<Seat>, String> =
                seats.map(|it| Ok(Seat::new(usize::from(number(it)?).wrapping_sub(1)))).collect();
            open.order = order?.into_iter().take(4).collect();
        }
        "step" => open.step = step(text(value)?)?,
        "tokens" => {
            let tokens: Result<Vec<Footprint>, String> =
                lines(text(value)?).map(|line| square(&line, 10_000)).collect();
            solo(open)?.tokens = tokens?.into_iter().take(3).collect();
        }
        "relics" => solo(open)?.relics = number(value)?,
        "level" => solo(open)?.level = number(value)?,
        "turns" => solo(open)?.turns = number(value)?,
        _ => return table::face::set_path(state, part, value),
    }
    Ok(())
}

fn arrange_seat(state: &mut State, seat: Seat, what: &str, value: &Datum) -> Result<(), String> {
    let set = |state: &mut State, of: fn(&mut Hero) -> &mut PieceSet| -> Result<(), String> {
        let found = gather(&mut state.open, value, |open| of(&mut open.heroes[seat]))?;
        *of(&mut state.open.heroes[seat]) = found;
        Ok(())
    };
    match what {
        "race" => {
            state.open.heroes[seat].race = Some(text(value)?.parse()?);
            state.open.order = by_initiative(&state.open);
        }
        "class" => state.open.heroes[seat].class = Some(text(value)?.parse()?),
        "quest" => state.secrets.quests[seat] = Some(text(value)?.parse()?),
        "stash" => set(state, |hero| &mut hero.stash)?,
        "on card" => set(state, |hero| &mut hero.on_card)?,
        "beside" => set(state, |hero| &mut hero.beside)?,
        "half healed" => state.open.heroes[seat].half_healed = pieces(value)?,
        "markers" => state.open.heroes[seat].markers = number(value)?,
        "cooperation" => state.open.heroes[seat].cooperation = number(value)?,
        "meeple" => {
            state.open.heroes[seat].meeple = match text(value)? {
                "hand" => Meeple::Hand,
                "out" => Meeple::Out,
                at => Meeple::At(square(at, 0)?.at()),
            }
        }
        _ => return Err(format!("a seat has no part `{what}`")),
    }
    Ok(())
}

fn solo(open: &mut Open) -> Result<&mut crate::state::Solo, String> {
    open.solo.as_mut().ok_or_else(|| "only a solo run has that".to_owned())
}

fn seat(state: &State, word: &str) -> Result<Seat, String> {
    let number: usize = word.parse().map_err(|_| format!("`{word}` is no seat"))?;
    if (1..=state.open.seats()).contains(&number) {
        Ok(Seat::new(number - 1))
    } else {
        Err(format!("there is no seat {number}"))
    }
}

fn step(word: &str) -> Result<Step, String> {
    Ok(match word {
        "explore" => Step::Explore,
        "act" => Step::Act,
        "loot" => Step::Loot,
        "rest" => Step::Rest,
        "stairs" => Step::Stairs,
        "enter" => Step::Enter,
        _ => return Err(format!("`{word}` is none of explore, act, loot, rest, stairs, enter")),
    })
}

fn text(value: &Datum) -> Result<&str, String> {
    value.as_text().ok_or_else(|| "words are expected".to_owned())
}

fn number(value: &Datum) -> Result<u8, String> {
    value.as_int().and_then(|it| u8::try_from(it).ok()).ok_or_else(|| "a small number is expected".to_owned())
}

fn pieces(value: &Datum) -> Result<PieceSet, String> {
    value.as_words().ok_or("a list of cubes is expected")?.into_iter().map(str::parse::<Piece>).collect()
}

impl FromIterator<PieceSet> for PieceSet {
    fn from_iter<I: IntoIterator<Item = PieceSet>>(sets: I) -> PieceSet {
        sets.into_iter().fold(PieceSet::EMPTY, PieceSet::or)
    }
}

/// Takes pieces from wherever they are; what the zone held before is out of the game.
fn gather(
    open: &mut Open,
    value: &Datum,
    zone: impl Fn(&mut Open) -> &mut PieceSet,
) -> Result<PieceSet, String> {
    let wanted = pieces(value)?;
    let before = std::mem::take(zone(open));
    open.removed = open.removed.or(before);
    take(open, wanted);
    Ok(wanted)
}

/// Takes pieces out of every zone.
fn take(open: &mut Open, wanted: PieceSet) {
    open.dungeon.lift(wanted);
    for zone in [&mut open.boxed, &mut open.off, &mut open.removed, &mut open.aside] {
        *zone = zone.minus(wanted);
    }
    for (_, hero) in open.heroes.iter_mut() {
        for zone in [&mut hero.stash, &mut hero.on_card, &mut hero.beside, &mut hero.half_healed] {
            *zone = zone.minus(wanted);
        }
    }
}

fn lines(picture: &str) -> impl Iterator<Item = String> + '_ {
    picture.lines().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty())
}

/// Lays out a new dungeon, a cube a line: `gold-1 60 60`, or `gold-1 60 60 45` for one turned by 45 degrees.
fn lay_out(open: &mut Open, picture: &str) -> Result<(), String> {
    open.removed = open.removed.or(open.dungeon.pieces()).or(open.off);
    open.off = PieceSet::EMPTY;
    open.dungeon.lift(open.dungeon.pieces());
    for line in lines(picture) {
        let (name, place) = line.split_once(' ').ok_or_else(|| format!("`{line}`: a cube and its place"))?;
        let piece: Piece = name.parse()?;
        take(open, PieceSet::one(piece));
        open.dungeon.put(piece, square(place, piece.size().edge())?);
    }
    Ok(())
}

/// `x y` in millimetres, or `x y degrees`.
fn square(words: &str, edge: i32) -> Result<Footprint, String> {
    let parts: Vec<&str> = words.split_whitespace().collect();
    match parts.as_slice() {
        [x, y] => Ok(Footprint::straight(Point::new(um(x)?, um(y)?), edge)),
        [x, y, turn] => {
            let turn: u16 = turn.parse().map_err(|_| format!("`{turn}` is no whole number of degrees"))?;
            Ok(Footprint::turned(Point::new(um(x)?, um(y)?), edge, turn))
        }
        _ => Err(format!("`{words}` is no place; one is `x y` in millimetres")),
    }
}

/// Whether an arranged position can be played on: every cube somewhere and in one place only, heroes complete.
pub(super) fn playable(state: &State) -> Result<(), Vec<String>> {
    let open = &state.open;
    let mut zones = vec![open.dungeon.pieces(), open.boxed, open.off, open.removed, open.aside];
    for hero in open.heroes.values() {
        zones.extend([hero.stash, hero.on_card, hero.beside]);
    }
    let mut faults = Vec::new();
    let mut seen = PieceSet::EMPTY;
    for zone in zones {
        faults.extend(seen.and(zone).iter().map(|piece| format!("{piece} is in two places")));
        seen = seen.or(zone);
    }
    for hero in open.heroes.values() {
        faults.extend(
            hero.half_healed
                .minus(hero.on_card)
                .iter()
                .map(|troll| format!("{troll} is half healed but on no card")),
        );
        if hero.race.is_some() && hero.remaining() == 0 {
            faults.push("a hero has no life left".to_owned());
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}
