//! Named parts of a state, for what a scenario expects. They are called as in [`crate::position`], and some more that follow
//! from the rest: Stars, points, what a half side is.

use table::{Datum, Seat};

use crate::cards::Cards;
use crate::content::{ByColour, Colour, Floor, HalfSide, ZoneId, catalogue};
use crate::lattice::ZoneSet;
use crate::position::{seat_part, zone_part};
use crate::state::{Phase, State, TRAPS, Table, Way};

/// The value of a named part.
pub(crate) fn part(state: &State, part: &str) -> Result<Datum, String> {
    if let Some((seat, what)) = seat_part(state, part)? {
        return seat_value(state, seat, what).ok_or_else(|| format!("a seat has no part `{what}`"));
    }
    if let Some((zone, what)) = zone_part(part)? {
        return zone_value(state, zone, what).ok_or_else(|| format!("a zone has no part `{what}`"));
    }
    let found =
        turn_value(state, part).or_else(|| campus_value(state, part)).or_else(|| dungeon_value(state, part));
    found.ok_or_else(|| format!("there is no part `{part}`"))
}

fn int(number: impl Into<i64>) -> Datum {
    Datum::Int(number.into())
}

fn count(number: usize) -> Datum {
    Datum::Int(number as i64)
}

fn word(word: &str) -> Datum {
    Datum::Text(word.to_owned())
}

fn seat_number(seat: Option<Seat>) -> Datum {
    seat.map_or_else(|| word("none"), |seat| count(seat.number()))
}

fn cards(cards: &Cards) -> Datum {
    let mut names: Vec<&str> = cards.iter().map(|card| card.name()).collect();
    names.sort_unstable();
    Datum::List(names.into_iter().map(word).collect())
}

fn zones(zones: ZoneSet) -> Datum {
    Datum::List(zones.iter().map(number_of).collect())
}

fn number_of(zone: ZoneId) -> Datum {
    word(&catalogue().zone(zone).number)
}

/// The colours of which there are any, with their numbers, by name.
fn cubes(cubes: &ByColour<u8>) -> Datum {
    let some = Colour::ALL.into_iter().filter(|colour| cubes[*colour] > 0);
    let mut rows: Vec<_> = some.map(|colour| (colour.name().to_owned(), int(cubes[colour]))).collect();
    rows.sort_by(|one, other| one.0.cmp(&other.0));
    Datum::Table(rows)
}

fn seat_value(state: &State, seat: Seat, what: &str) -> Option<Datum> {
    let table = &state.table;
    let scholar = table.scholar(seat);
    Some(match what {
        "scholar" => word(scholar.who.name()),
        "exalted" => Datum::Bool(scholar.exalted),
        "zone" => number_of(scholar.zone),
        "hand" => cards(state.secret.hand(seat)),
        "cards" => count(state.secret.hand(seat).len()),
        "cubes" => cubes(&scholar.cubes),
        "students" => int(scholar.students),
        "stun" => int(scholar.stun),
        "knowledge" => Datum::Bool(scholar.knowledge),
        "interns" => Datum::List(scholar.interns.iter().map(|intern| word(intern.name())).collect()),
        "jinxes" => Datum::List(scholar.jinxes.iter().map(|jinx| word(jinx.name())).collect()),
        "face-down" => int(scholar.face_down),
        "thesis" => int(scholar.thesis),
        "finished" => Datum::Bool(scholar.finished),
        "stars" => int(scholar.stars),
        "study-bonus" => int(scholar.study_bonus),
        "points" => int(table.cube_points(seat)),
        "clan points" => int(state.clan_score(seat)),
        "speed" => int(table.speed(seat)),
        "score" => int(state.score(seat)),
        _ => return None,
    })
}

fn zone_value(state: &State, zone: ZoneId, what: &str) -> Option<Datum> {
    let table = &state.table;
    let placed = table.zone(zone);
    if let Some(half) = HalfSide::named(what) {
        return Some(way(placed.ways[half.index()]));
    }
    let slots = catalogue().zone(zone).slots.len();
    Some(match what {
        "placed" => Datum::Bool(table.is_placed(zone)),
        "at" => Datum::Text(format!("{} {}", placed.spot.x, placed.spot.y)),
        "cubes" => Datum::List(
            placed.cubes[..slots].iter().map(|cube| word(cube.map_or("-", Colour::name))).collect(),
        ),
        "linked" => zones(table.linked_zones(zone)),
        "entered" => Datum::Bool(placed.entered),
        "teleport" => Datum::Bool(placed.teleport),
        "passage" => Datum::Bool(placed.passage),
        "traps" => count(table.dungeon.traps.iter().filter(|trapped| **trapped == zone).count()),
        _ => return None,
    })
}

/// What a half side is: `open`, `joined I-3`, `stairs II-2`, `walled I-3`, `blocked I-3`, or `solid` without a Passage.
fn way(way: Way) -> Datum {
    let (state, zone) = match way {
        Way::Solid => return word("solid"),
        Way::Open => return word("open"),
        Way::Joined(zone) => ("joined", zone),
        Way::Stairs(zone) => ("stairs", zone),
        Way::Walled(zone) => ("walled", zone),
        Way::Blocked(zone) => ("blocked", zone),
    };
    Datum::Text(format!("{state} {}", catalogue().zone(zone).number))
}

fn turn_value(state: &State, part: &str) -> Option<Datum> {
    let table = &state.table;
    Some(match part {
        "active" => count(table.active.number()),
        "first" => count(table.first.number()),
        "turns" => int(table.turns),
        "phase" => word(phase(table.phase)),
        "over" => Datum::Bool(table.phase == Phase::Over),
        "speed left" => int(table.steps_left(table.active)),
        "actions" => int(table.turn.actions),
        "stealth" => table.test.map_or_else(|| word("none"), |test| int(test.stealth)),
        "alert" => table.test.map_or_else(|| word("none"), |test| int(table.alert_value(&test))),
        "deck" => count(state.secret.deck_len()),
        "discards" => cards(&table.discards),
        "ends at" => seat_number(table.ending.ends_at),
        "theses" => int(table.ending.theses),
        _ => return None,
    })
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUp => "set-up",
        Phase::Begin => "begin",
        Phase::MovementOpens | Phase::Movement => "movement",
        Phase::ActionOpens | Phase::Action => "action",
        Phase::EndStudent | Phase::EndJinx | Phase::EndDraw | Phase::Closing => "end",
        Phase::Over => "over",
    }
}

fn campus_value(state: &State, part: &str) -> Option<Datum> {
    let campus = &state.table.campus;
    if let Some(colour) = part.strip_prefix("reserve ").and_then(Colour::named) {
        return Some(int(campus.cubes[colour]));
    }
    Some(match part {
        "bonfire" => int(campus.bonfire),
        "reserve" => int(campus.reserve),
        "reserve omegas" => int(campus.reserve_omegas),
        "omegas" => int(campus.omegas),
        "ordinary" => int(state.secret.bag),
        "bag omegas" => int(state.secret.bag_omegas),
        "penalty" => int(state.table.study_penalty()),
        "clan" => word(state.secret.clan.name()),
        "clan shown" => Datum::Bool(campus.clan_shown),
        "panic" => word(state.secret.panic.map_or("none", |panic| panic.name())),
        "maximum alert" => Datum::Bool(state.table.panicking()),
        "interns" => Datum::List(campus.interns.iter().map(|intern| word(intern.name())).collect()),
        "jinx deck" => count(state.table.jinx_deck()),
        "jinx discards" => Datum::List(campus.jinx_discards.iter().map(|jinx| word(jinx.name())).collect()),
        "passages left" => int(campus.passages),
        "teleports left" => int(campus.teleports),
        _ => return None,
    })
}

fn dungeon_value(state: &State, part: &str) -> Option<Datum> {
    let table = &state.table;
    Some(match part {
        "boss" => table.boss.map_or_else(|| word("none"), number_of),
        "profile" => word(table.rules.profile.name()),
        "alert card" => word(table.rules.alert.name()),
        "placed" => zones(table.dungeon.placed),
        "cubes" => int(table.dungeon.cubes),
        "traps left" => count(TRAPS - table.dungeon.traps.len()),
        "pile I" => pile(table, Floor::I),
        "pile II" => pile(table, Floor::II),
        "pile III" => pile(table, Floor::III),
        "dungeon" => Datum::Text(picture(table)),
        _ => return None,
    })
}

fn pile(table: &Table, floor: Floor) -> Datum {
    int(table.dungeon.pile(floor))
}

/// The Dungeon as a scenario draws it: one word for each cell of the lattice.
fn picture(table: &Table) -> String {
    let spots: Vec<_> = table.dungeon.placed.iter().map(|zone| (zone, table.zone(zone).spot)).collect();
    let bounds = |part: fn(&crate::lattice::Spot) -> i8| {
        let least = spots.iter().map(|(_, spot)| part(spot)).min().unwrap_or(0);
        let most = spots.iter().map(|(_, spot)| part(spot)).max().unwrap_or(0);
        least..=most + 1
    };
    let covers = |x: i8, y: i8| {
        let here =
            spots.iter().find(|(_, spot)| (0..2).contains(&(x - spot.x)) && (0..2).contains(&(y - spot.y)));
        here.map_or(".", |(zone, _)| catalogue().zone(*zone).number.as_str())
    };
    let line = |y: i8| {
        bounds(|spot| spot.x)
            .map(|x| format!("{:<6}", covers(x, y)))
            .collect::<String>()
            .trim_end()
            .to_owned()
    };
    bounds(|spot| spot.y).map(line).collect::<Vec<_>>().join("\n")
}
