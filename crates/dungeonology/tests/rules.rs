//! Rules that a scenario cannot show: what views leave out, what no card of the house set does, what chance may bring.
#![expect(clippy::unwrap_used, reason = "the helpers of tests fail by panicking, like the tests")]

use std::collections::BTreeSet;

use dungeonology::content::{Randomizer, ScholarId, catalogue};
use dungeonology::{Dungeonology, Event, Options, State};
use rulebook::covers;
use table::face::set_path;
use table::{Datum, Face, Game, Luck, Minutes, Seat, Turn, Viewer, judge};

/// A fresh table under these options, given as data.
fn fresh(options: &str, seats: usize, seed: u64) -> State {
    let options: Options = serde_json::from_str(options).unwrap();
    Dungeonology::start(&options, seats, &mut Luck::seeded(seed)).unwrap()
}

/// A table with these parts arranged.
fn arranged(options: &str, parts: &[(&str, Datum)]) -> State {
    let mut state = fresh(options, 2, 1);
    for (part, value) in parts {
        Dungeonology::arrange(&mut state, part, value).unwrap();
    }
    state
}

fn text(words: &str) -> Datum {
    Datum::Text(words.to_owned())
}

/// Whether no viewer but these sees any difference between a state and the same with another value at this path.
fn hidden(state: &State, path: &str, value: Datum, knows: &[Viewer]) {
    let mut other = state.clone();
    set_path(&mut other, path, &value).unwrap();
    assert_ne!(state, &other, "{path} is the same");
    for viewer in Viewer::all(2).filter(|viewer| !knows.contains(viewer)) {
        assert_eq!(
            Dungeonology::view(state, viewer),
            Dungeonology::view(&other, viewer),
            "{viewer:?} sees {path}"
        );
    }
}

const V1: &str = r#"{"edition": "v1", "boss": true, "dangerous-zones": true, "maximum-alert": true, "main-effects": true}"#;
const V2: &str = "{}";
const V2_PANIC: &str = r#"{"maximum-alert": true}"#;
const V2_PANIC_BOSS: &str = r#"{"maximum-alert": true, "boss": true}"#;

#[test]
fn a_skill_is_told_by_its_name() {
    let who = ScholarId::named("vincenzo").unwrap();
    let told = |exalted, index| {
        let event = Event::Skill { seat: Seat::new(0), who, exalted, index };
        serde_json::to_string(&Dungeonology::tell(&event)).unwrap()
    };
    assert!(told(true, 2).contains("dungeonology-skill-repent"), "{}", told(true, 2));
    assert!(told(false, 1).contains("dungeonology-skill-sermon"), "{}", told(false, 1));
}

#[test]
fn the_bag_cannot_be_counted() {
    covers!("ology.info.bag");
    let state = fresh(V2, 2, 1);
    hidden(&state, "secret.bag", Datum::Int(3), &[]);
    hidden(&state, "secret.bag_omegas", Datum::Int(0), &[]);
}

#[test]
fn face_down_cards_are_not_seen() {
    covers!(
        "ology.info.panic-secret",
        "ology.info.clan-secret",
        "ology.info.trap-face-down",
        "ology.info.hands"
    );
    let parts = [
        ("panic", text("darkness")),
        ("clan", text("grape-keepers")),
        ("traps", Datum::List(vec![text("S stop")])),
    ];
    let state = arranged(V1, &parts);
    hidden(&state, "secret.panic", text("last-orders"), &[]);
    hidden(&state, "secret.clan", text("children-of-gaea"), &[]);
    hidden(&state, "secret.traps", Datum::List(vec![text("toll")]), &[]);
    let pile = |first: &str, second: &str| Datum::List(vec![text(first), text(second)]);
    let (mut one, mut other) = (state.clone(), state.clone());
    Dungeonology::arrange(&mut one, "pile I", &pile("I-3", "I-4")).unwrap();
    Dungeonology::arrange(&mut other, "pile I", &pile("I-4", "I-3")).unwrap();
    for viewer in Viewer::all(2) {
        assert_eq!(Dungeonology::view(&one, viewer), Dungeonology::view(&other, viewer));
    }
    let hand = Datum::List(vec![text("fate-5"); state.secret.hands[1].len()]);
    hidden(&state, "secret.hands.1", hand, &[Viewer::Seat(Seat::new(1))]);
}

#[test]
fn every_panic_card_that_may_be_drawn_is_drawn() {
    covers!("ology.panic.eligible-generic", "ology.panic.eligible-dungeon", "ology.panic.eligible-boss");
    covers!("ology.setup.v1-panic", "ology.panic.v2-deck");
    let drawn = |options: &str| -> BTreeSet<String> {
        (1..60).map(|seed| fresh(options, 2, seed).secret.panic.unwrap().name().to_owned()).collect()
    };
    assert_eq!(drawn(V2_PANIC), ["darkness", "hunt-of-the-pack"].map(str::to_owned).into());
    let all = ["darkness", "hunt-of-the-pack", "last-orders"].map(str::to_owned).into();
    assert_eq!(drawn(V2_PANIC_BOSS), all);
    assert_eq!(drawn(V1), all);
}

#[test]
fn every_clan_and_every_first_player_has_a_chance() {
    covers!("ology.setup.clan", "ology.setup.first-player", "ology.setup.scholar");
    let tables: Vec<State> = (1..80).map(|seed| fresh(V2, 3, seed)).collect();
    let clans: BTreeSet<&str> = tables.iter().map(|state| state.secret.clan.name()).collect();
    assert_eq!(clans.len(), 3);
    let first: BTreeSet<usize> = tables.iter().map(|state| state.table.first.number()).collect();
    assert_eq!(first, BTreeSet::from([1, 2, 3]));
    let scholars: BTreeSet<&str> = tables.iter().map(|state| state.table.scholars[0].who.name()).collect();
    assert_eq!(scholars.len(), 4);
}

#[test]
fn opening_hands_grow_with_the_turn_order() {
    covers!("ology.setup.trick-deal");
    for seed in 1..20 {
        let state = fresh(V2, 4, seed);
        let hands: Vec<usize> =
            state.table.first.around(4).map(|seat| state.secret.hand(seat).len()).collect();
        assert_eq!(hands, [1, 2, 3, 4]);
    }
}

/// The scores told when seat 1 submits a Thesis that succeeds.
fn told_at_a_thesis(options: &str) -> Vec<Event> {
    let cubes = Datum::Table(vec![("red".to_owned(), Datum::Int(6)), ("blue".to_owned(), Datum::Int(1))]);
    let picture = text("I-1 I-1\nI-1 I-1\nS S\nS S");
    let parts = [
        ("active", Datum::Int(1)),
        ("dungeon", picture),
        ("seat 1 zone", text("I-1")),
        ("seat 1 cubes", cubes),
        ("clan", text("blood-worshippers")),
    ];
    let mut state = arranged(options, &parts);
    let seat = Seat::new(0);
    let action = Dungeonology::read(&state, seat, "begin thesis").unwrap();
    let play = judge::<Dungeonology>(&state, seat, action).unwrap();
    let mut log = Minutes::default();
    Dungeonology::apply(&mut state, play, &mut Luck::seeded(1), &mut log);
    log.told
        .into_iter()
        .map(|told| told.event)
        .filter(|event| matches!(event, Event::FinalScore { .. }))
        .collect()
}

#[test]
fn the_score_of_a_thesis_is_told_in_v2_and_kept_in_v1() {
    covers!(
        "ology.info.v2-thesis-score-public",
        "ology.info.v1-thesis-score-secret",
        "ology.thesis.v2-success-score"
    );
    assert_eq!(told_at_a_thesis(V1).len(), 0);
    let scores = told_at_a_thesis(V2);
    assert!(matches!(scores[..], [Event::FinalScore { score: 45, .. }]), "{scores:?}");
}

fn card(id: &str) -> &'static Randomizer {
    catalogue().randomizers.iter().find(|card| card.id == id).unwrap()
}

/// The Zone into which a randomized direction moves seat 1.
fn forced(state: &State, card: &Randomizer) -> Option<&'static str> {
    state.table.forced_step(Seat::new(0), card).map(|zone| catalogue().zone(zone).number.as_str())
}

#[test]
fn a_random_direction_with_two_neighbours() {
    covers!(
        "ology.move.forced",
        "ology.random.direction",
        "ology.random.direction-two-zones",
        "ology.random.passage-order"
    );
    let picture = text(
        ". I-1 I-1 .   .   .  .\n\
         . I-1 I-1 .   .   .  .\n\
         I-4 I-4 I-5 I-5 . S S\n\
         I-4 I-4 I-5 I-5 . S S",
    );
    let state = arranged(V1, &[("dungeon", picture), ("seat 1 zone", text("I-1"))]);
    assert_eq!(forced(&state, card("yellow-south")), Some("I-5"));
    assert_eq!(forced(&state, card("red-south")), Some("I-4"));
    let arrow_elsewhere = Randomizer { passage: card("red-east").passage, ..card("yellow-south").clone() };
    assert_eq!(forced(&state, &arrow_elsewhere), Some("I-5"));
    assert_eq!(forced(&state, card("red-north")), None);
}

#[test]
fn a_door_stops_who_is_moved_by_chance() {
    covers!("ology.move.forced");
    let picture = || {
        text(
            "II-5 II-5 .    . . .\n\
             II-5 II-5 .    . . .\n\
             .    II-1 II-1 . S S\n\
             .    II-1 II-1 . S S",
        )
    };
    let state = |cubes| {
        let cubes = ("seat 1 cubes", cubes);
        arranged(V1, &[("dungeon", picture()), ("seat 1 zone", text("II-1")), cubes])
    };
    let red = |cubes| Datum::Table(vec![("red".to_owned(), Datum::Int(cubes))]);
    assert_eq!(forced(&state(red(0)), card("red-north")), None);
    assert_eq!(forced(&state(red(1)), card("red-north")), Some("II-5"));
}

/// A seat does what these words say.
fn does(state: &mut State, seat: usize, words: &str) {
    let seat = Seat::new(seat);
    let action = Dungeonology::read(state, seat, words).unwrap();
    let play = judge::<Dungeonology>(state, seat, action).unwrap();
    Dungeonology::apply(state, play, &mut Luck::seeded(1), &mut Minutes::default());
}

#[test]
fn a_debate_whose_caller_has_lost_the_last_card_meanwhile_ends_in_nothing() {
    let list = |cards: &[&str]| Datum::List(cards.iter().map(|card| text(card)).collect());
    let picture = text("I-1 I-1\nI-1 I-1\nS S\nS S");
    let parts = [
        ("active", Datum::Int(1)),
        ("dungeon", picture),
        ("seat 1 zone", text("I-1")),
        ("seat 2 zone", text("I-1")),
        ("seat 2 cubes", Datum::Table([("green".to_owned(), Datum::Int(1))].into())),
        ("seat 1 hand", list(&["public-debate", "fate-4"])),
        ("seat 2 hand", list(&["fate-5", "backstab"])),
        ("phase", text("action")),
    ];
    let mut state = arranged(r#"{"edition": "v2", "main-effects": true}"#, &parts);
    does(&mut state, 0, "play public-debate main");
    Dungeonology::arrange(&mut state, "seat 1 hand", &list(&[])).unwrap();
    does(&mut state, 1, "pass");
    let Turn::Decide(asked) = Dungeonology::turn(&state) else { panic!("the game goes on") };
    assert_eq!(asked.iter().collect::<Vec<_>>(), [Seat::new(0)], "nobody chooses a card for a debate");
    assert_eq!(state.secret.hands[1].len(), 2);
}
