//! Rules that no single position shows: whole games, luck, previews, absent players.

#![allow(clippy::unwrap_used)]

use dungeon_drop::geometry::{Hull, Point};
use dungeon_drop::pieces::{Kind, Piece, PieceSet, Size};
use dungeon_drop::solo::{Degree, degree, rank};
use dungeon_drop::{
    Action, DungeonDrop, Ending, Heroes, Meeple, Options, Solo, State, Step, absent, players,
};
use rulebook::covers;
use table::{Datum, Face, Game, Legal, Luck, Minutes, NullLog, Seat, Turn, Viewer, judge, random_play};

fn fresh(options: &Options, seats: usize, seed: u64) -> State {
    DungeonDrop::start(options, seats, &mut Luck::seeded(seed)).unwrap()
}

fn act(state: &mut State, seat: Seat, action: Action, seed: u64) {
    let play = judge::<DungeonDrop>(state, seat, action)
        .unwrap_or_else(|refusal| panic!("{action:?}: {}", refusal.rule));
    DungeonDrop::apply(state, play, &mut Luck::seeded(seed), &mut NullLog);
}

/// A fresh match with some parts arranged.
fn arranged(options: &Options, seats: usize, parts: &[(&str, &str)]) -> State {
    let mut state = fresh(options, seats, 1);
    for (part, value) in parts {
        DungeonDrop::arrange(&mut state, part, &Datum::Text((*value).to_owned())).unwrap();
    }
    state
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
fn an_absent_player_drops_low_acts_not_and_takes_the_mildest_room() {
    covers!("drop.online.absent-player");
    let mut state = fresh(&Options::default(), 2, 11);
    let seat = active(&state);
    let middle = Hull::of_footprints(state.open.dungeon.iter().map(|(_, square)| square)).middle();
    assert_eq!(absent(&state, seat), Some(Action::Explore(middle, 150)));
    act(&mut state, seat, Action::Explore(middle, 150), 2);
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
fn of_equally_mild_rooms_an_absent_player_takes_the_lowest_pillars() {
    covers!("drop.online.absent-player");
    // Only the rooms of the pillars 1, 2, 5 and 2, 3, 4 are empty.
    let mut state = arranged(
        &Options::default(),
        2,
        &[
            (
                "dungeon",
                "pillar-1 -60 0\npillar-2 0 -60\npillar-3 60 0\npillar-4 30 50\npillar-5 -30 50\ngold-1 0 38\ngold-2 0 -10",
            ),
            ("step", "loot"),
        ],
    );
    let room = |state: &State| {
        absent(state, active(state)).map(|action| DungeonDrop::words(state, active(state), &action))
    };
    assert_eq!(room(&state).as_deref(), Some("loot pillar-1 pillar-2 pillar-5"));
    DungeonDrop::arrange(&mut state, "dungeon", &Datum::Text("pillar-1 0 0\npillar-2 60 0".into())).unwrap();
    assert_eq!(room(&state).as_deref(), Some("no room"));
}

#[test]
fn a_preview_of_a_room_is_what_it_brings_and_costs() {
    covers!("drop.room.preview");
    let dungeon = "pillar-1 0 0\npillar-2 100 0\npillar-3 0 100\npillar-4 200 200\ngold-1 30 30\ngoblin-1 40 20\ntroll-1 20 50\nclear-1 150 150";
    for heroic in [false, true] {
        let options = Options { heroic, ..Options::default() };
        let state = arranged(&options, 2, &[("seat 1 race", "ogre"), ("dungeon", dungeon), ("step", "loot")]);
        let seat = active(&state);
        let mut listed = Vec::new();
        DungeonDrop::legal(&state, seat, &mut listed);
        assert!(listed.len() > 1);
        for action in listed {
            let Action::Room(room) = action else { panic!("{action:?} is no room") };
            let shown = DungeonDrop::choice(&state, seat, &action);
            let mut after = state.clone();
            act(&mut after, seat, action, 1);
            let hero = &after.open.heroes[seat];
            let marked: PieceSet = shown.on.iter().map(|part| part.id.parse::<Piece>().unwrap()).collect();
            assert_eq!(marked, hero.stash.or(hero.monsters()).or(room.corners));
            let damage =
                shown.text.args.iter().find(|(name, _)| name == "damage").map(|(_, arg)| arg.clone());
            let expected = (!heroic).then(|| table::Arg::from(i64::from(hero.covered())));
            assert_eq!(damage, expected, "in Heroic Cooperation the damage is not shown");
        }
    }
}

// --- luck -----------------------------------------------------------------------------------------------------------

#[test]
fn the_state_knows_nothing_of_the_luck_to_come() {
    covers!(
        "drop.info.random-seed-hidden",
        "drop.explore.commit-before-reveal",
        "drop.info.box-order-hidden"
    );
    let state = fresh(&Options::default(), 2, 3);
    let drop = absent(&state, active(&state)).unwrap();
    let after = |luck: &mut Luck| {
        let mut after = state.clone();
        let play = judge::<DungeonDrop>(&after, active(&state), drop).unwrap();
        DungeonDrop::apply(&mut after, play, luck, &mut NullLog);
        after.open.dungeon
    };
    let drawn: std::collections::BTreeSet<u128> =
        (0..8).map(|seed| after(&mut Luck::seeded(seed)).pieces().bits()).collect();
    assert!(drawn.len() > 4, "the same commitment draws what luck brings");
    let same_draws = |seed| {
        let forced = state.open.boxed.iter().take(6).map(|piece| Datum::Text(piece.to_string())).collect();
        after(&mut Luck::scripted([("box".to_owned(), forced)], Some(seed)))
    };
    assert_ne!(same_draws(1), same_draws(2), "and the same cubes fall as luck has it");
    let view = DungeonDrop::view(&state, Viewer::Seat(Seat::new(0)));
    assert_eq!(view.open.boxed, PieceSet::sized(Size::Large));
}

/// Where a cube of the active player comes to rest after the same flick, with other luck each time.
fn flicked(options: &Options, race: &str, class: &str, words: &str) -> std::collections::BTreeSet<Point> {
    let cards = [("seat 1 race", race), ("seat 1 class", class), ("seat 2 race", "automaton")];
    let table = [("dungeon", "gold-1 0 0\npillar-1 300 300"), ("step", "act")];
    let state = arranged(options, 2, &[&cards[..], &table[..]].concat());
    let action = DungeonDrop::read(&state, active(&state), words).unwrap();
    let rests = (0..6).map(|seed| {
        let mut after = state.clone();
        act(&mut after, active(&state), action, seed);
        after.open.dungeon.square("gold-1".parse().unwrap()).at()
    });
    rests.collect()
}

#[test]
fn luck_bends_a_flick_unless_the_hand_is_steady_or_the_table_says_so() {
    covers!("drop.flick.perturbation");
    let (standard, words) = (Options::default(), "race flick gold-1 800 0");
    assert!(flicked(&standard, "human", "cleric", words).len() > 3);
    assert_eq!(flicked(&standard, "human", "ranger", "class flick gold-1 800 0").len(), 1, "a steady hand");
    let calm = Options { flick_angle: 0, flick_strength: 0, ..standard };
    assert_eq!(flicked(&calm, "human", "cleric", words).len(), 1, "both amounts set to nought");
}

#[test]
fn at_the_table_meeples_are_bumped_by_drops_and_flicks() {
    covers!("drop.heroic.bumped", "drop.heroic.bumped-by-drops");
    let heroic = Options { heroic: true, ..Options::default() };
    let cards = [("seat 1 race", "human"), ("seat 2 race", "automaton"), ("seat 2 meeple", "20 0")];
    let table = [("dungeon", "gold-1 0 0\npillar-1 60 40\npillar-2 60 -40\npillar-3 -60 0")];
    let state = arranged(&heroic, 2, &[&cards[..], &table[..]].concat());
    let moved = |words: &str, step: &str, seed: u64| {
        let mut after = state.clone();
        DungeonDrop::arrange(&mut after, "step", &Datum::Text(step.into())).unwrap();
        let action = DungeonDrop::read(&after, active(&after), words).unwrap();
        act(&mut after, active(&state), action, seed);
        matches!(after.open.heroes[Seat::new(1)].meeple, Meeple::At(at) if at != Point::mm(20, 0))
    };
    assert!(moved("race flick gold-1 900 0", "act", 1));
    assert!((0..20).any(|seed| moved("explore 20 0 from 300", "explore", seed)));
}

#[test]
fn a_meeple_or_staircase_outside_is_dropped_again_until_inside() {
    covers!("drop.solo.setup-redrop", "drop.solo.setup-border-check");
    let options = Options { solo: true, ..Options::default() };
    for seed in 0..12 {
        let state = fresh(&options, 1, seed);
        assert_eq!(state.open.step, Step::Enter);
        let inside = DungeonDrop::part(&state, "stairs and meeple inside").unwrap();
        assert_eq!(inside, table::Datum::Bool(true), "seed {seed}");
        assert_eq!(state.open.dungeon.pieces().or(state.open.off).len(), 57);
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
            Some(Degree::World),
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
