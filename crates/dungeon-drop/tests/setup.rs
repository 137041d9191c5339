//! Set-up: who is dealt what, and how the first drop falls.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use dungeon_drop::geometry::Point;
use dungeon_drop::physics::{Body, Handful, Settled, World, drop_handful};
use dungeon_drop::pieces::{Kind, PieceSet, Size};
use dungeon_drop::{DungeonDrop, Options, State, Step, spread};
use rulebook::covers;
use table::{Datum, Game, Luck, Seat};

fn fresh(options: &Options, seats: usize, seed: u64) -> State {
    DungeonDrop::start(options, seats, &mut Luck::seeded(seed)).unwrap()
}

#[test]
fn everybody_is_dealt_one_of_each_by_chance_and_the_rest_is_put_away() {
    covers!(
        "drop.setup.deal-race",
        "drop.setup.deal-class",
        "drop.setup.deal-mission",
        "drop.info.undealt-cards-hidden",
        "drop.setup.first-turn-order"
    );
    let (mut races_dealt, mut classes_dealt, mut quests_dealt) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for seed in 0..6 {
        let state = fresh(&Options::default(), 4, seed);
        let races: BTreeSet<_> = state.open.heroes.values().map(|hero| hero.race.unwrap()).collect();
        let classes: BTreeSet<_> = state.open.heroes.values().map(|hero| hero.class.unwrap()).collect();
        let quests: BTreeSet<_> = state.secrets.quests.values().map(|quest| quest.unwrap()).collect();
        assert_eq!([races.len(), classes.len(), quests.len()], [4, 4, 4]);
        let order: Vec<u8> =
            state.open.order.iter().map(|seat| state.open.heroes[*seat].initiative()).collect();
        assert!(order.is_sorted());
        let written = serde_json::to_string(&state).unwrap();
        let named = dungeon_drop::cards::RaceId::all()
            .filter(|race| written.contains(&format!("\"{race}\"")))
            .count();
        assert_eq!(named, 4, "no state knows a card that was not dealt");
        races_dealt.insert(races);
        classes_dealt.insert(classes);
        quests_dealt.insert(quests);
    }
    let different = [races_dealt.len(), classes_dealt.len(), quests_dealt.len()];
    assert!(different.iter().all(|kinds| *kinds > 3), "the deals are by chance: {different:?}");
}

#[test]
fn a_spelunker_is_dealt_a_hero_and_one_of_seven_missions_by_chance() {
    covers!("drop.solo.setup-hero", "drop.solo.setup-mission", "drop.solo.setup-missions-removed");
    let (mut heroes, mut quests) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..12 {
        let state = fresh(&Options { solo: true, ..Options::default() }, 1, seed);
        let hero = &state.open.heroes[Seat::new(0)];
        heroes.insert((hero.race.unwrap(), hero.class.unwrap()));
        let quest = state.secrets.quests[Seat::new(0)].unwrap();
        assert!(!["heros-help", "hoarders-hunt", "scouts-specialty"].contains(&quest.to_string().as_str()));
        quests.insert(quest);
    }
    let races: BTreeSet<_> = heroes.iter().map(|(race, _)| race).collect();
    let classes: BTreeSet<_> = heroes.iter().map(|(_, class)| class).collect();
    assert!(races.len() > 4 && classes.len() > 3 && quests.len() > 2);
}

#[test]
fn heroes_come_first_then_missions_then_the_drop() {
    covers!("drop.setup.step-numbering");
    let mut luck = Luck::seeded(2).tracing();
    DungeonDrop::start(&Options::default(), 3, &mut luck).unwrap();
    let mut drawn: Vec<&str> = luck.traced().iter().map(|(what, _)| *what).collect();
    drawn.iter_mut().filter(|what| ["race", "class"].contains(what)).for_each(|what| *what = "hero");
    drawn.dedup();
    assert_eq!(drawn, ["hero", "quest", "first-drop"]);
}

// --- the first drop -------------------------------------------------------------------------------------------------

fn first_pieces() -> PieceSet {
    let small = PieceSet::sized(Size::Small).or(PieceSet::of(Kind::Dragon));
    small.minus(PieceSet::of(Kind::Relic)).minus(PieceSet::of(Kind::Staircase))
}

/// The rule's own first drop, over the centre of the table from 30 cm.
fn over_the_centre(pieces: PieceSet, seed: u64) -> Settled {
    drop_handful(
        &World::default(),
        &Handful { pieces, meeple: None, aim: Point::mm(0, 0), height: 300 },
        seed,
    )
}

/// A seed whose drop is accepted at once, and the first two whose drops are not.
fn seeds() -> (u64, [u64; 2]) {
    let even = |seed: &u64| spread(&over_the_centre(first_pieces(), *seed), true) == (false, 0);
    let good = (0..200).find(even).unwrap();
    let mut bad = (0..200).filter(|seed| !even(seed));
    (good, [bad.next().unwrap(), bad.next().unwrap()])
}

/// A match whose throws of the set-up have these seeds; what luck was left over or missing.
fn started_with(options: &Options, seeds: &[u64]) -> (State, Vec<String>) {
    let forced = seeds.iter().map(|seed| Datum::Int(*seed as i64)).collect();
    let mut luck = Luck::scripted([("drop-seed".to_owned(), forced)], Some(1));
    let state = DungeonDrop::start(options, 2, &mut luck).unwrap();
    (state, luck.faults())
}

fn assert_lies_like(state: &State, settled: &Settled) {
    for (piece, square) in settled.pieces() {
        assert_eq!(state.open.dungeon.square(piece), square, "{piece}");
    }
    let off: PieceSet = settled.off.iter().filter_map(|body| body_piece(*body)).collect();
    assert_eq!(state.open.off, off);
}

fn body_piece(body: Body) -> Option<dungeon_drop::pieces::Piece> {
    match body {
        Body::Piece(piece) => Some(piece),
        Body::Meeple(_) => None,
    }
}

#[test]
fn the_first_drop_falls_by_itself_over_the_centre_from_thirty_centimetres() {
    covers!("drop.setup.drop-centre", "drop.setup.drop-actor", "drop.setup.drop-height");
    let (good, _) = seeds();
    let (state, faults) = started_with(&Options::default(), &[good]);
    assert_lies_like(&state, &over_the_centre(first_pieces(), good));
    assert_eq!((state.open.step, faults), (Step::Explore, Vec::new()), "nobody chose anything");
}

#[test]
fn an_uneven_first_drop_is_made_again_and_the_best_of_32_is_kept() {
    covers!("drop.setup.even-spread", "drop.setup.even-spread-test");
    let (good, bad) = seeds();
    let (state, faults) = started_with(&Options::default(), &[bad[0], bad[1], good]);
    assert_lies_like(&state, &over_the_centre(first_pieces(), good));
    assert_eq!(faults, Vec::<String>::new());
    let uneven = |seed: u64| spread(&over_the_centre(first_pieces(), seed), true);
    let mut thirty_two = [bad[0]; 33];
    (thirty_two[7], thirty_two[32]) = (bad[1], good);
    let best = if uneven(bad[1]) < uneven(bad[0]) { bad[1] } else { bad[0] };
    let (state, faults) = started_with(&Options::default(), &thirty_two);
    assert_lies_like(&state, &over_the_centre(first_pieces(), best));
    assert_eq!(faults.len(), 1, "the thirty-third is not made: {faults:?}");
}

#[test]
fn a_first_drop_lies_evenly_when_no_cube_touches_more_than_two() {
    covers!("drop.setup.even-spread", "drop.setup.even-spread-test");
    let settled = |places: &[(&str, i32, i32)]| -> Settled {
        let lies: Vec<_> = places.iter().map(|(name, x, y)| (name.to_string(), [*x, *y])).collect();
        serde_json::from_value(serde_json::json!({ "lies": lies })).unwrap()
    };
    let row = settled(&[("gold-1", 0, 0), ("gold-2", 10, 0), ("gold-3", 20, 0)]);
    assert_eq!(spread(&row, false), (false, 0), "each touches two at most");
    assert_eq!(spread(&row, true), (true, 0), "but there is no room");
    let cross = settled(&[("gold-1", 0, 0), ("gold-2", 10, 0), ("gold-3", -10, 0), ("gold-4", 0, 10)]);
    assert_eq!(spread(&cross, false), (false, 2), "two touch three, corner to corner being touching");
    let room = settled(&[("pillar-1", 0, 0), ("pillar-2", 100, 0), ("pillar-3", 0, 100)]);
    assert_eq!(spread(&room, true), (false, 0));
}

#[test]
fn without_pillars_no_room_is_asked_of_the_first_drop() {
    covers!("drop.variant.dungeon-construction-spread-test");
    let pieces = first_pieces().minus(PieceSet::of(Kind::Pillar));
    let good = (0..200).find(|seed| spread(&over_the_centre(pieces, *seed), false) == (false, 0)).unwrap();
    let options = Options { dungeon_construction: true, ..Options::default() };
    let (state, faults) = started_with(&options, &[good, 1]);
    assert_lies_like(&state, &over_the_centre(pieces, good));
    assert_eq!(faults.len(), 1, "no second drop is made: {faults:?}");
}

#[test]
fn a_first_level_without_a_way_in_is_set_up_anew() {
    covers!("drop.solo.enter-none");
    let no_pillars = serde_json::json!({ "lies": [["gold-1", [0, 0]], ["meeple-1", [40, 0]]] });
    let forced = [("first-drop".to_owned(), vec![Datum::from_json(&no_pillars)])];
    let mut luck = Luck::scripted(forced, Some(3));
    let state = DungeonDrop::start(&Options { solo: true, ..Options::default() }, 1, &mut luck).unwrap();
    assert_eq!((state.open.step, luck.faults()), (Step::Enter, Vec::new()));
    assert!(state.open.dungeon.pieces().count(Kind::Pillar) > 2, "all cubes fell again");
}
