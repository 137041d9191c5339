//! Rules that no single position shows: deals, whole games, luck, absent players.

#![allow(clippy::unwrap_used)]

use dungeon_drop::pieces::{Kind, PieceSet, Size};
use dungeon_drop::solo::{Degree, degree, rank};
use dungeon_drop::{
    Action, DungeonDrop, Ending, Heroes, Options, Solo, State, Step, absent, players, spread,
};
use rulebook::covers;
use table::{Game, Legal, Luck, Minutes, NullLog, Seat, Turn, Viewer, judge, random_play};

fn fresh(options: &Options, seats: usize, seed: u64) -> State {
    DungeonDrop::start(options, seats, &mut Luck::seeded(seed)).unwrap()
}

fn act(state: &mut State, seat: Seat, action: Action, seed: u64) {
    let play = judge::<DungeonDrop>(state, seat, action)
        .unwrap_or_else(|refusal| panic!("{action:?}: {}", refusal.rule));
    DungeonDrop::apply(state, play, &mut Luck::seeded(seed), &mut NullLog);
}

fn active(state: &State) -> Seat {
    state.open.active()
}

/// Plays on with first choices until something holds.
fn play_until(state: &mut State, seed: u64, mut until: impl FnMut(&State) -> bool) {
    let mut luck = Luck::seeded(seed);
    let mut legal = Legal::<DungeonDrop>::new();
    while let Turn::Decide(asked) = DungeonDrop::turn(state) {
        if until(state) {
            return;
        }
        let seat = asked.first().unwrap();
        let play = random_play::<DungeonDrop>(state, seat, &mut legal, &mut luck);
        DungeonDrop::apply(state, play, &mut luck, &mut NullLog);
    }
}

#[test]
fn everybody_is_dealt_one_of_each_and_the_rest_is_put_away() {
    covers!(
        "drop.setup.deal-race",
        "drop.setup.deal-class",
        "drop.setup.deal-mission",
        "drop.info.undealt-cards-hidden",
        "drop.setup.step-numbering",
        "drop.setup.first-turn-order"
    );
    let mut dealt = std::collections::BTreeSet::new();
    for seed in 0..6 {
        let state = fresh(&Options::default(), 4, seed);
        let races: std::collections::BTreeSet<_> =
            state.open.heroes.values().map(|hero| hero.race.unwrap()).collect();
        let classes: std::collections::BTreeSet<_> =
            state.open.heroes.values().map(|hero| hero.class.unwrap()).collect();
        let quests: std::collections::BTreeSet<_> =
            state.secrets.quests.values().map(|quest| quest.unwrap()).collect();
        assert_eq!([races.len(), classes.len(), quests.len()], [4, 4, 4]);
        let order: Vec<u8> =
            state.open.order.iter().map(|seat| state.open.heroes[*seat].initiative()).collect();
        assert!(order.is_sorted());
        let written = serde_json::to_string(&state).unwrap();
        let named = dungeon_drop::cards::RaceId::all()
            .filter(|race| written.contains(&format!("\"{race}\"")))
            .count();
        assert_eq!(named, 4, "no state knows a card that was not dealt");
        dealt.insert(races);
    }
    assert!(dealt.len() > 3, "the deal is by chance");
}

#[test]
fn a_first_drop_is_accepted_only_when_it_lies_evenly() {
    covers!(
        "drop.setup.even-spread",
        "drop.setup.even-spread-test",
        "drop.setup.drop-actor",
        "drop.variant.dungeon-construction-spread-test"
    );
    use dungeon_drop::physics::Settled;
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
    for seed in 0..4 {
        let state = fresh(&Options::default(), 2, seed);
        let lies: Vec<_> =
            state.open.dungeon.iter().map(|(piece, square)| (piece.to_string(), square)).collect();
        let as_settled: Settled = serde_json::from_value(serde_json::json!({ "lies": lies })).unwrap();
        assert_eq!(spread(&as_settled, true), (false, 0), "seed {seed}");
    }
}

#[test]
fn cubes_that_left_the_table_in_the_first_drop_fall_with_the_first_explore() {
    covers!("drop.setup.fallen-cubes");
    let state =
        (0..60).map(|seed| fresh(&Options::default(), 2, seed)).find(|state| !state.open.off.is_empty());
    let mut state = state.expect("in some of sixty first drops a cube leaves the table");
    let off = state.open.off;
    let (seat, action) = (active(&state), absent(&state, active(&state)).unwrap());
    act(&mut state, seat, action, 1);
    assert!(off.within(state.open.dungeon.pieces().or(state.open.off)));
    assert_eq!(state.open.dungeon.pieces().or(state.open.off).len(), 60);
}

#[test]
fn the_box_lasts_exactly_at_every_player_count() {
    covers!(
        "drop.explore.box-lasts-exactly",
        "drop.round.three-rounds",
        "drop.round.one-turn-each",
        "drop.end.after-three-rounds"
    );
    for seats in 2..=4 {
        let mut state = fresh(&Options::default(), seats, 5);
        let mut sizes = Vec::new();
        play_until(&mut state, 9, |state| {
            if state.open.step == Step::Act {
                sizes.push(state.open.boxed.len());
            }
            false
        });
        assert_eq!(state.open.step, Step::Over);
        assert!(state.open.boxed.is_empty(), "{seats} players");
        assert_eq!(state.open.round, 3);
        assert!(sizes.iter().all(|size| size.is_multiple_of(12 / seats)), "{sizes:?}");
    }
}

#[test]
fn the_state_knows_nothing_of_the_luck_to_come() {
    covers!(
        "drop.info.random-seed-hidden",
        "drop.explore.commit-before-reveal",
        "drop.info.box-order-hidden"
    );
    let state = fresh(&Options::default(), 2, 3);
    let drop = absent(&state, active(&state)).unwrap();
    let after = |seed| {
        let mut after = state.clone();
        act(&mut after, active(&state), drop, seed);
        after.open.dungeon.pieces()
    };
    let drawn: std::collections::BTreeSet<u128> = (0..8).map(|seed| after(seed).bits()).collect();
    assert!(drawn.len() > 4, "the same commitment draws what luck brings");
    let view = DungeonDrop::view(&state, Viewer::Seat(Seat::new(0)));
    assert_eq!(view.open.boxed, PieceSet::sized(Size::Large));
}

#[test]
fn an_absent_player_drops_low_acts_not_and_takes_the_mildest_room() {
    covers!("drop.online.absent-player");
    let mut state = fresh(&Options::default(), 2, 11);
    let seat = active(&state);
    let explore = absent(&state, seat).unwrap();
    assert!(matches!(explore, Action::Explore(_, 150)), "{explore:?}");
    act(&mut state, seat, explore, 2);
    if state.open.step == Step::Act {
        assert_eq!(absent(&state, seat), Some(Action::Done));
        act(&mut state, seat, Action::Done, 3);
    }
    let Some(Action::Room(mild)) = absent(&state, seat) else { panic!("there is a room") };
    let loot = |choice: dungeon_drop::RoomChoice| {
        let mut after = state.clone();
        act(&mut after, seat, Action::Room(choice), 4);
        let hero = &after.open.heroes[seat];
        (hero.covered(), hero.stash.len())
    };
    let mut listed = Vec::new();
    DungeonDrop::legal(&state, seat, &mut listed);
    let least = listed.iter().filter_map(|action| match action {
        Action::Room(choice) => Some(loot(*choice)),
        _ => None,
    });
    assert_eq!(Some(loot(mild)), least.min());
}

#[test]
fn a_preview_of_a_room_is_what_it_brings() {
    covers!("drop.room.preview");
    use table::Face;
    let mut state = fresh(&Options::default(), 2, 4);
    play_until(&mut state, 4, |state| state.open.step == Step::Loot);
    let seat = active(&state);
    let mut listed = Vec::new();
    DungeonDrop::legal(&state, seat, &mut listed);
    let choice = DungeonDrop::choice(&state, seat, &listed[0]);
    let before = state.open.heroes[seat].clone();
    act(&mut state, seat, listed[0], 1);
    let hero = &state.open.heroes[seat];
    let taken = hero.stash.or(hero.monsters()).minus(before.stash.or(before.monsters()));
    assert!(taken.iter().all(|piece| choice.on.iter().any(|part| part.id == piece.to_string())));
    assert!(
        choice.text.args.iter().any(|(name, _)| name == "damage"),
        "in the base game the damage is shown"
    );
}

#[test]
fn a_meeple_or_staircase_outside_is_dropped_again_until_inside() {
    covers!(
        "drop.solo.setup-redrop",
        "drop.solo.setup-redrop-how",
        "drop.solo.setup-border-check",
        "drop.solo.meeple-border-test",
        "drop.solo.setup-hero",
        "drop.solo.setup-mission",
        "drop.solo.setup-missions-removed"
    );
    use table::Face;
    let options = Options { solo: true, ..Options::default() };
    let mut quests = std::collections::BTreeSet::new();
    for seed in 0..12 {
        let state = fresh(&options, 1, seed);
        assert_eq!(state.open.step, Step::Enter);
        let inside = DungeonDrop::part(&state, "stairs and meeple inside").unwrap();
        assert_eq!(inside, table::Datum::Bool(true), "seed {seed}");
        assert_eq!(state.open.dungeon.pieces().or(state.open.off).len(), 57);
        assert!(
            state.open.heroes[Seat::new(0)].race.is_some() && state.open.heroes[Seat::new(0)].class.is_some()
        );
        let quest = state.secrets.quests[Seat::new(0)].unwrap();
        assert!(!["heros-help", "hoarders-hunt", "scouts-specialty"].contains(&quest.to_string().as_str()));
        quests.insert(quest);
    }
    assert!(quests.len() > 2);
}

#[test]
fn a_hero_who_finds_no_way_in_on_a_deeper_level_turns_back() {
    covers!("drop.solo.enter-none");
    use table::{Datum, Face};
    let options = Options { solo: true, ..Options::default() };
    let mut state = fresh(&options, 1, 1);
    // One life point left, three pillars, and goblins everywhere between them.
    let on_card: Vec<Datum> = (1..=6).map(|n| Datum::Text(format!("goblin-{n}"))).collect();
    DungeonDrop::arrange(&mut state, "seat 1 race", &Datum::Text("fairy".into())).unwrap();
    DungeonDrop::arrange(&mut state, "seat 1 on card", &Datum::List(on_card)).unwrap();
    let dungeon = "pillar-1 0 0\npillar-2 30 0\npillar-3 0 30\nstaircase-1 10 -10\ndragon-1 300 0";
    DungeonDrop::arrange(&mut state, "dungeon", &Datum::Text(dungeon.into())).unwrap();
    DungeonDrop::arrange(&mut state, "off", &Datum::List(Vec::new())).unwrap();
    DungeonDrop::arrange(&mut state, "tokens", &Datum::Text("0 0\n20 0\n0 20".into())).unwrap();
    DungeonDrop::arrange(&mut state, "step", &Datum::Text("stairs".into())).unwrap();
    let results: Vec<State> = (0..6)
        .map(|seed| {
            let mut after = state.clone();
            act(&mut after, Seat::new(0), Action::Descend, seed);
            after
        })
        .collect();
    for after in results {
        let solo = after.open.solo.as_ref().unwrap();
        match after.open.step {
            Step::Enter => {
                let mut listed = Vec::new();
                DungeonDrop::legal(&after, Seat::new(0), &mut listed);
                assert!(!listed.is_empty(), "whoever stands before the rooms finds one");
            }
            Step::Over => assert_eq!(solo.ending, Some(Ending::Left), "or else turns back up the stairs"),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn runs_compare_by_fragments_then_treasure_then_turns() {
    covers!("drop.solo.treasure-score", "drop.solo.leave");
    let run = |relics, turns| Solo { relics, turns, ending: Some(Ending::Left), ..Solo::default() };
    let (x, y, z) = (rank(&run(3, 9), 20), rank(&run(3, 8), 20), rank(&run(2, 9), 40));
    assert!(y > x && x > z);
    let lost = Solo { ending: Some(Ending::Lost), ..run(6, 9) };
    assert!(rank(&lost, 90) < z, "a lost run compares as nothing");
    assert_eq!(
        [0, 1, 2, 3, 4, 5, 9].map(degree),
        [
            None,
            None,
            Some(Degree::Village),
            Some(Degree::Kingdom),
            Some(Degree::Kingdom),
            Some(Degree::World),
            Some(Degree::World)
        ]
    );
}

#[test]
fn the_solo_mode_is_labelled_as_completed_by_house_rules() {
    covers!("drop.solo.rules-not-in-book");
    for (language, words) in [("en", "house rules"), ("fr", "règles maison"), ("it", "regole della casa")] {
        let path = format!("{}/../../locales/{language}/dungeon-drop.ftl", env!("CARGO_MANIFEST_DIR"));
        let texts = std::fs::read_to_string(path).unwrap();
        let title = texts.lines().find(|line| line.starts_with("dungeon-drop-mode-solo =")).unwrap();
        assert!(title.contains(words), "{title}");
    }
    let schema = DungeonDrop::schema();
    assert!(schema.modes.iter().any(|mode| mode.name == "solo" && mode.title.id == "dungeon-drop-mode-solo"));
}

#[test]
fn every_hero_combination_plays_in_every_mode() {
    covers!("drop.def.hero");
    use dungeon_drop::cards::{ClassId, RaceId};
    let modes = [
        Options::default(),
        Options { heroic: true, ..Options::default() },
        Options { solo: true, ..Options::default() },
    ];
    let mut starts: Vec<State> =
        modes.iter().map(|options| fresh(options, if options.solo { 1 } else { 2 }, 2)).collect();
    for (race, class) in RaceId::all().flat_map(|race| ClassId::all().map(move |class| (race, class))) {
        // The modes take turns; all 450 are tried with `UNDERCROFT_SEEDS` set.
        let all = std::env::var_os("UNDERCROFT_SEEDS").is_some();
        for (at, start) in starts.iter_mut().enumerate() {
            if !all && (race.index() + class.index()) % 3 != at {
                continue;
            }
            let mut state = start.clone();
            state.open.heroes[Seat::new(0)].race = Some(race);
            state.open.heroes[Seat::new(0)].class = Some(class);
            let mut decisions = 0;
            play_until(&mut state, 7, |_| {
                decisions += 1;
                decisions > if all { 400 } else { 8 }
            });
        }
    }
}

#[test]
fn greedy_heroes_finish_and_score() {
    let mut state = fresh(&Options { heroes: Heroes::Dealt, ..Options::default() }, 2, 8);
    let mut luck = Luck::seeded(1);
    let mut minutes = Minutes::default();
    while let Turn::Decide(asked) = DungeonDrop::turn(&state) {
        let seat = asked.first().unwrap();
        let action = players::greedy(&state, seat, &mut luck);
        let play = judge::<DungeonDrop>(&state, seat, action).unwrap();
        DungeonDrop::apply(&mut state, play, &mut luck, &mut minutes);
    }
    let scores = state.open.scores.unwrap();
    assert!(scores.values().all(|score| *score > 3), "{scores:?}");
    assert!(state.open.heroes.values().any(|hero| hero.stash.count(Kind::Gold) > 0));
}
