//! Answers in the game's own words, as scenarios write them, and back.

use table::Seat;

use crate::action::{Action, Activity, End, Gauge, Use};
use crate::content::{Colour, Floor, JinxId, ScholarId, TrickId, catalogue};
use crate::lattice::Spot;
use crate::position::zone_named;
use crate::state::State;

/// An answer in words.
pub(crate) fn words(state: &State, seat: Seat, action: &Action) -> String {
    match *action {
        Action::Pick(who) => format!("pick {}", who.name()),
        Action::Begin(activity) => format!("begin {}", activity.word()),
        Action::Pass => "pass".into(),
        Action::Done => "done".into(),
        Action::Go(zone) => format!("go {}", zone.name()),
        Action::Tunnel(zone) => format!("tunnel {}", zone.name()),
        Action::Explore => "explore".into(),
        Action::Lay(spot) => format!("lay {} {}", spot.x, spot.y),
        Action::Floor(floor) => format!("floor {}", floor.numeral()),
        Action::Study(targets) => format!("study {targets}"),
        Action::Spy(target, colour) => format!("spy {target} {}", colour.name()),
        Action::Bivouac => "bivouac".into(),
        Action::Teleport(zone) => format!("teleport {}", zone.name()),
        Action::Bonus(card) => format!("bonus {}", card.name()),
        Action::Reveal => "reveal".into(),
        Action::Play(card, way) => format!("play {} {}", card.name(), use_word(card, way)),
        Action::Skill(index) => format!("skill {}", skill_name(state, seat, index)),
        Action::Seat(target) => format!("seat {target}"),
        Action::Colour(colour) => format!("colour {}", colour.name()),
        Action::Zone(zone) => format!("zone {}", zone.name()),
        Action::Card(card) => format!("card {}", card.name()),
        Action::Number(number) => format!("number {number}"),
        Action::Gauge(gauge) => gauge.word().into(),
        Action::Yes => "yes".into(),
        Action::No => "no".into(),
        Action::Jinx(jinx) => format!("jinx {}", jinx.map_or("face-down", JinxId::name)),
        Action::Put(tile, end) => format!("put {} {}", tile.name(), end.word()),
    }
}

/// The answer that words mean.
pub(crate) fn read(state: &State, seat: Seat, words: &str) -> Result<Action, String> {
    let parts: Vec<&str> = words.split_whitespace().collect();
    let unknown = || format!("`{words}` is no answer");
    let found = match parts.as_slice() {
        [one] => single(one),
        ["lay", x, y] => spot(x, y).map(Action::Lay),
        ["spy", target, colour] => seat_numbered(target)
            .zip(Colour::information(colour))
            .map(|(seat, colour)| Action::Spy(seat, colour)),
        ["play", card, way] => play(named(card)?, way),
        ["put", tile, end] => {
            End::read(end).map(|end| zone_named(tile).map(|tile| Action::Put(tile, end))).transpose()?
        }
        [verb, object] => return with_object(state, seat, verb, object)?.ok_or_else(unknown),
        _ => None,
    };
    found.ok_or_else(unknown)
}

fn single(word: &str) -> Option<Action> {
    Some(match word {
        "pass" => Action::Pass,
        "done" => Action::Done,
        "explore" => Action::Explore,
        "bivouac" => Action::Bivouac,
        "reveal" => Action::Reveal,
        "yes" => Action::Yes,
        "no" => Action::No,
        "stealth" => Action::Gauge(Gauge::Stealth),
        "alert" => Action::Gauge(Gauge::Alert),
        _ => return None,
    })
}

fn with_object(state: &State, seat: Seat, verb: &str, object: &str) -> Result<Option<Action>, String> {
    let number = || object.parse::<u8>().ok();
    Ok(match verb {
        "pick" => ScholarId::named(object).map(Action::Pick),
        "begin" => Activity::read(object).map(Action::Begin),
        "go" => Some(Action::Go(zone_named(object)?)),
        "tunnel" => Some(Action::Tunnel(zone_named(object)?)),
        "teleport" => Some(Action::Teleport(zone_named(object)?)),
        "zone" => Some(Action::Zone(zone_named(object)?)),
        "floor" => Floor::ALL.into_iter().find(|floor| floor.numeral() == object).map(Action::Floor),
        "study" => number().map(Action::Study),
        "number" => number().map(Action::Number),
        "seat" => seat_numbered(object).map(Action::Seat),
        "colour" => Colour::information(object).map(Action::Colour),
        "bonus" => Some(Action::Bonus(named(object)?)),
        "card" => Some(Action::Card(named(object)?)),
        "skill" => skill_index(state, seat, object).map(Action::Skill),
        "jinx" if object == "face-down" => Some(Action::Jinx(None)),
        "jinx" => JinxId::named(object).map(|jinx| Action::Jinx(Some(jinx))),
        _ => None,
    })
}

fn named(card: &str) -> Result<TrickId, String> {
    TrickId::named(card).ok_or_else(|| format!("there is no Trick Card `{card}`"))
}

fn spot(x: &str, y: &str) -> Option<Spot> {
    Some(Spot { x: x.parse().ok()?, y: y.parse().ok()? })
}

fn seat_numbered(number: &str) -> Option<Seat> {
    number.parse::<usize>().ok().filter(|number| (1..=8).contains(number)).map(|number| Seat::new(number - 1))
}

/// `main`, `aux`, `stealth`, `alert`; an auxiliary effect that is not the first to be used so has its number behind it.
fn use_word(card: TrickId, way: Use) -> String {
    let (word, form, index): (_, fn(u8) -> Use, _) = match way {
        Use::Main => return "main".into(),
        Use::Aux(index) => ("aux", Use::Aux, index),
        Use::Stealth(index) => ("stealth", Use::Stealth, index),
        Use::Alert(index) => ("alert", Use::Alert, index),
    };
    if index == first_fitting(card, form) { word.into() } else { format!("{word}-{}", index as u16 + 1) }
}

fn first_fitting(card: TrickId, form: fn(u8) -> Use) -> u8 {
    let aux = &catalogue().trick(card).aux;
    aux.iter().position(|aux| crate::tricks::fits(*aux, form(0))).unwrap_or(0) as u8
}

/// Without a number the word means the first auxiliary effect that can be used so.
fn play(card: TrickId, way: &str) -> Option<Action> {
    let (word, index) = match way.split_once('-') {
        Some((word, number)) => (word, Some(number.parse::<u8>().ok()?.checked_sub(1)?)),
        None => (way, None),
    };
    let form: fn(u8) -> Use = match word {
        "main" => return Some(Action::Play(card, Use::Main)),
        "aux" => Use::Aux,
        "stealth" => Use::Stealth,
        "alert" => Use::Alert,
        _ => return None,
    };
    Some(Action::Play(card, form(index.unwrap_or_else(|| first_fitting(card, form)))))
}

fn skill_name(state: &State, seat: Seat, index: u8) -> String {
    let row = state.table.side(seat).skills.get(index as usize);
    row.map_or_else(|| index.to_string(), |row| row.id.clone())
}

fn skill_index(state: &State, seat: Seat, name: &str) -> Option<u8> {
    let index = state.table.side(seat).skills.iter().position(|row| row.id == name);
    index.map(|index| index as u8).or_else(|| name.parse().ok()).or(other_side(state, seat, name))
}

/// A Skill of the side that is down has no place on the one that is up.
fn other_side(state: &State, seat: Seat, name: &str) -> Option<u8> {
    let scholar = state.table.scholar(seat);
    let down = catalogue().scholar(scholar.who).side(state.table.rules.printing(), !scholar.exalted);
    down.skills.iter().any(|row| row.id == name).then_some(u8::MAX)
}

impl Activity {
    /// The word in commands.
    pub const fn word(self) -> &'static str {
        match self {
            Activity::Thesis => "thesis",
            Activity::Rest => "rest",
            Activity::Exploration => "exploration",
        }
    }

    fn read(word: &str) -> Option<Activity> {
        [Activity::Thesis, Activity::Rest, Activity::Exploration]
            .into_iter()
            .find(|activity| activity.word() == word)
    }
}

impl Gauge {
    /// The word in commands.
    pub const fn word(self) -> &'static str {
        match self {
            Gauge::Stealth => "stealth",
            Gauge::Alert => "alert",
        }
    }
}

impl End {
    /// The word in commands.
    pub const fn word(self) -> &'static str {
        match self {
            End::Top => "top",
            End::Bottom => "bottom",
        }
    }

    fn read(word: &str) -> Option<End> {
        [End::Top, End::Bottom].into_iter().find(|end| end.word() == word)
    }
}
