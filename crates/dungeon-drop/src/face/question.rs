//! Questions and choices: what is asked, and what each answer would bring.

use table::{Answer, Choice, Form, NotAnAnswer, Part, Question, Refusal, Seat, Surface, Text, rule};

use super::tell::pieces;
use super::words;
use crate::action::{Action, RoomChoice, Use};
use crate::cards::{Effect, Source};
use crate::geometry::{MM, Point};
use crate::heroic;
use crate::list;
use crate::loot::{self, Loot};
use crate::physics::TABLE;
use crate::pieces::{PILLARS, Piece, PieceSet, SHIELDS};
use crate::state::{Open, State, Step};
use crate::throw::HEIGHTS;

/// The most rooms offered in a list; every other one can be built from its pillars.
const OFFERED: usize = 24;

/// The sentence over the open decision.
pub(super) fn prompt(state: &State, seat: Seat) -> Text {
    let open = &state.open;
    let name = match open.step {
        Step::Draft { .. } => "dungeon-drop-ask-draft",
        Step::BuildHero { .. } => "dungeon-drop-ask-hero",
        Step::BuildQuest { .. } => "dungeon-drop-ask-quest",
        Step::PlacePillars { .. } => "dungeon-drop-ask-pillar",
        Step::Meeples { .. } => "dungeon-drop-ask-meeple",
        _ if heroic::racing(open).contains(seat) => "dungeon-drop-ask-meeple",
        Step::Enter => "dungeon-drop-ask-enter",
        Step::Explore => "dungeon-drop-ask-explore",
        Step::Act => "dungeon-drop-ask-act",
        Step::Acting { .. } => "dungeon-drop-ask-acting",
        Step::Loot if open.solo.is_some() => "dungeon-drop-ask-move",
        Step::Loot => "dungeon-drop-ask-loot",
        Step::Rest => "dungeon-drop-ask-rest",
        Step::Stairs => "dungeon-drop-ask-stairs",
        Step::Over => "dungeon-drop-ask-nothing",
    };
    Text::new(name)
}

/// The table as a surface to point at.
fn surface() -> Surface {
    Surface { min: (-TABLE, -TABLE), max: (TABLE, TABLE), per_mm: 1000 }
}

/// The question put to a seat.
pub(super) fn question(state: &State, seat: Seat) -> Question {
    let open = &state.open;
    let mut listed = Vec::new();
    list::legal(state, seat, &mut listed);
    listed.truncate(OFFERED);
    let mut forms =
        vec![Form::OneOf { choices: listed.iter().map(|action| choice(state, seat, action)).collect() }];
    let places = matches!(open.step, Step::Explore | Step::Meeples { .. } | Step::PlacePillars { .. });
    if places || heroic::racing(open).contains(seat) {
        forms.push(Form::Place { surface: surface() });
    }
    if let Some(form) = stroke(open, seat) {
        forms.push(form);
    }
    if matches!(open.step, Step::Loot | Step::Enter) && seat == open.active() {
        let items: Vec<Choice> =
            pillars(open).iter().map(|piece| Choice::new(named(*piece)).on("piece", piece)).collect();
        forms.push(Form::Subset { items, min: if open.solo.is_some() { 1 } else { 3 }, max: 4 });
    }
    if matches!(open.step, Step::Act | Step::Acting { .. }) && seat == open.active() {
        let example = listed.iter().find(|action| matches!(action, Action::Use(..)));
        let example = words::words(example.unwrap_or(&Action::Done));
        forms.push(Form::Build { what: Text::new("dungeon-drop-build-use").with("example", example) });
    }
    Question { prompt: prompt(state, seat), forms, rules: rules(open.step) }
}

fn rules(step: Step) -> Vec<table::RuleId> {
    match step {
        Step::Explore => vec![rule!("drop.explore.where-geometry"), rule!("drop.explore.height")],
        Step::Act | Step::Acting { .. } => vec![rule!("drop.act.one-ability"), rule!("drop.flick.no-retry")],
        Step::Loot => vec![rule!("drop.room.no-fourth-pillar"), rule!("drop.room.no-last-life")],
        Step::Meeples { .. } => vec![rule!("drop.heroic.place-where")],
        Step::Enter => vec![rule!("drop.solo.enter")],
        Step::Stairs => vec![rule!("drop.solo.staircase-reached")],
        Step::PlacePillars { .. } => vec![rule!("drop.variant.dungeon-construction-where")],
        _ => Vec::new(),
    }
}

fn pillars(open: &Open) -> Vec<Piece> {
    open.dungeon.pieces().and(PILLARS).iter().collect()
}

fn named(piece: Piece) -> Text {
    Text::keyed(format!("dungeon-drop-piece-{}", piece.kind().word())).with("number", piece.number())
}

/// A cube on the table, by its name and where it lies. Pillars are known by their numbers.
fn named_at(open: &Open, piece: Piece) -> Text {
    if PILLARS.contains(piece) || !open.dungeon.holds(piece) {
        return named(piece);
    }
    let at = open.dungeon.square(piece).at();
    Text::new("dungeon-drop-piece-at").with("piece", named(piece)).with("x", at.x / MM).with("y", at.y / MM)
}

/// The ability that flicks, and the cubes it may flick.
fn flicker(open: &Open, seat: Seat) -> Option<(Source, PieceSet, u16)> {
    let sources = match (open.step, open.used) {
        (Step::Acting { .. }, Some(used)) => vec![used],
        (Step::Act, _) => vec![Source::Race, Source::Class],
        _ => return None,
    };
    let done = if let Step::Acting { done, .. } = open.step { done } else { PieceSet::EMPTY };
    sources.into_iter().find_map(|source| match open.ability(seat, source)?.effect {
        Effect::Flick(flick) => {
            let targets = open.dungeon.pieces().and(flick.what.pieces()).minus(done);
            Some((source, targets, flick.strongest))
        }
        _ => None,
    })
}

fn stroke(open: &Open, seat: Seat) -> Option<Form> {
    if seat != open.active() {
        return None;
    }
    let (_, targets, strongest) = flicker(open, seat)?;
    let items = targets.iter().map(|piece| Choice::new(named_at(open, piece)).on("piece", piece)).collect();
    Some(Form::Stroke { surface: surface(), items, strongest: i32::from(strongest) })
}

/// The action that an answer means.
pub(super) fn answer(state: &State, seat: Seat, answer: &Answer) -> Result<Action, NotAnAnswer> {
    let open = &state.open;
    let none = || NotAnAnswer(format!("{answer:?} is no answer to this question"));
    match answer {
        Answer::Place { x, y } => {
            let at = Point::new(*x, *y);
            match open.step {
                _ if heroic::racing(open).contains(seat) => Ok(Action::Meeple(at)),
                Step::Meeples { .. } => Ok(Action::Meeple(at)),
                Step::PlacePillars { .. } => Ok(Action::PlacePillar(at, 0)),
                Step::Explore => Ok(Action::Explore(at, *HEIGHTS.end())),
                _ => Err(none()),
            }
        }
        Answer::Stroke { item, x, y } => {
            let (source, targets, _) = flicker(open, seat).ok_or_else(none)?;
            let piece = targets.nth(*item).ok_or_else(none)?;
            Ok(Action::Use(source, Use::Flick(piece, Point::new(*x, *y))))
        }
        Answer::Subset(chosen) => {
            let posts = pillars(open);
            let corners: Option<PieceSet> = chosen.iter().map(|at| posts.get(*at).copied()).collect();
            let corners = corners.ok_or_else(none)?;
            Ok(Action::Room(with_shields(state, seat, corners)))
        }
        Answer::Words(words) => words::read(open, seat, words).map_err(NotAnAnswer),
        _ => table::face::listed_or_words::<crate::game::DungeonDrop>(state, seat, answer),
    }
}

/// A room of these pillars: in the list it stands best first, with the tokens and shields it takes.
fn with_shields(state: &State, seat: Seat, corners: PieceSet) -> RoomChoice {
    let mut listed = Vec::new();
    list::legal(state, seat, &mut listed);
    let known = listed.into_iter().find_map(|action| match action {
        Action::Room(choice) if choice.corners == corners => Some(choice),
        _ => None,
    });
    known.unwrap_or(RoomChoice { corners, ..RoomChoice::default() })
}

/// A listed action as a choice.
pub(super) fn choice(state: &State, seat: Seat, action: &Action) -> Choice {
    match action {
        Action::KeepRace(race) => {
            Choice::new(Text::new("dungeon-drop-do-keep").with("card", race.name())).on("card", race)
        }
        Action::KeepClass(class) => {
            Choice::new(Text::new("dungeon-drop-do-keep").with("card", class.name())).on("card", class)
        }
        Action::KeepQuest(quest) => {
            Choice::new(Text::new("dungeon-drop-do-keep").with("card", quest.name())).on("card", quest)
        }
        Action::KeepHero(race, class) => {
            let text =
                Text::new("dungeon-drop-do-keep-hero").with("race", race.name()).with("class", class.name());
            Choice::new(text).on("card", race).on("card", class)
        }
        Action::PlacePillar(at, _) => placed("dungeon-drop-do-pillar", *at),
        Action::Explore(at, height) => {
            let mut choice = placed("dungeon-drop-do-explore", *at);
            choice.text = choice.text.with("height", *height / 10);
            choice
        }
        Action::Drink(wound) => Choice::new(Text::keyed(format!("dungeon-drop-do-drink-{}", wound.word()))),
        Action::Meeple(at) => placed("dungeon-drop-do-meeple", *at),
        Action::Use(source, how) => use_choice(&state.open, seat, *source, how),
        Action::Room(room) => room_choice(state, seat, room),
        simple => {
            Choice::new(Text::keyed(format!("dungeon-drop-do-{}", words::words(simple).replace(' ', "-"))))
        }
    }
}

fn placed(key: &'static str, at: Point) -> Choice {
    Choice::new(placed_at(Text::new(key), at)).on("place", format!("{},{}", at.x, at.y))
}

fn use_choice(open: &Open, seat: Seat, source: Source, how: &Use) -> Choice {
    let hero = &open.heroes[seat];
    let card = match source {
        Source::Race => hero.race.map(|race| (race.name(), race.text())),
        Source::Class => hero.class.map(|class| (class.name(), class.text())),
    };
    let nothing = || Text::new("dungeon-drop-nothing");
    let (name, says) = card.unwrap_or_else(|| (nothing(), nothing()));
    let named = |key: &'static str| Text::new(key).with("card", name.clone());
    let on_one = |key, piece: Piece| (named(key).with("piece", named_at(open, piece)), PieceSet::one(piece));
    let (text, set) = match how {
        Use::Ready => (named("dungeon-drop-do-use-ready").with("text", says), PieceSet::EMPTY),
        Use::Heal => (named("dungeon-drop-do-use-heal").with("text", says), PieceSet::EMPTY),
        Use::Redrop(set, at, height) => {
            let over = named("dungeon-drop-do-use-drop").with("pieces", pieces(*set));
            (placed_at(over, *at).with("height", *height / 10), *set)
        }
        Use::Flick(piece, push) => {
            let (text, set) = on_one("dungeon-drop-do-use-flick", *piece);
            (text.with("x", push.x).with("y", push.y), set)
        }
        Use::Barter(give, take, _) => {
            let (text, set) = on_one("dungeon-drop-do-use-barter", *take);
            (text.with("give", self::named(*give)), set)
        }
        Use::Swap(one, other) => {
            let (text, set) = on_one("dungeon-drop-do-use-swap", *one);
            (text.with("other", named_at(open, *other)), set.or(PieceSet::one(*other)))
        }
        Use::Carry(piece, at, _) => {
            let (text, set) = on_one("dungeon-drop-do-use-carry", *piece);
            (placed_at(text, *at), set)
        }
        Use::Slide(piece, degrees) => {
            let (text, set) = on_one("dungeon-drop-do-use-slide", *piece);
            (text.with("degrees", *degrees), set)
        }
        Use::Pilfer(piece) => on_one("dungeon-drop-do-use-pilfer", *piece),
        Use::Transmute(piece, _) => on_one("dungeon-drop-do-use-transmute", *piece),
    };
    Choice { text, on: set.iter().map(|piece| Part::new("piece", piece)).collect() }
}

fn placed_at(text: Text, at: Point) -> Text {
    text.with("x", words::mm(at.x)).with("y", words::mm(at.y))
}

/// A room with what it would bring; what it would cost is shown where choosing wrongly is no part of the game.
fn room_choice(state: &State, seat: Seat, room: &RoomChoice) -> Choice {
    let open = &state.open;
    let found = loot::judge(open, seat, room).unwrap_or(Loot {
        taken: PieceSet::EMPTY,
        spared: PieceSet::EMPTY,
        damage: 0,
    });
    let posts: Vec<String> = room.corners.iter().map(|piece| piece.number().to_string()).collect();
    let key = if open.options.heroic { "dungeon-drop-do-room-heroic" } else { "dungeon-drop-do-room" };
    let mut text = Text::new(key)
        .with("count", posts.len())
        .with("pillars", posts.join(", "))
        .with("pieces", pieces(found.taken));
    if !open.options.heroic {
        text = text.with("damage", found.damage).with("shields", room.shielded.len());
    }
    let on = room.corners.iter().chain(found.taken.iter()).map(|piece| Part::new("piece", piece));
    Choice { text, on: on.collect() }
}

/// A sentence about a refused room.
pub(super) fn explain(state: &State, refusal: &Refusal) -> Option<Text> {
    let hero = &state.open.heroes[state.open.active()];
    if refusal.rule == rule!("drop.room.no-last-life") {
        return Some(Text::new("dungeon-drop-why-life").with("life", hero.remaining()));
    }
    if refusal.rule == rule!("drop.monster.dragon-needs-shield") {
        return Some(Text::new("dungeon-drop-why-dragon").with("shields", hero.stash.and(SHIELDS).len()));
    }
    None
}
