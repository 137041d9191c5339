//! Set-up: what is dealt, rolled and laid before the first turn. Chance is forced by its names.

use std::collections::BTreeSet;

use dungeoneer::action::Placing;
use dungeoneer::board::{Cell, Rotation};
use dungeoneer::content::{Border, MapId, library};
use dungeoneer::options::Sets;
use dungeoneer::setup::{Decks, choose_entrance};
use dungeoneer::state::Step;
use dungeoneer::{Action, Dungeoneer, Options, State};
use rulebook::rule;
use table::{Datum, Game, Legal, Luck, NullLog, Seat, Turn, Viewer};

/// A fresh match with some chance forced and the rest from a seed.
fn started(sets: Sets, revealed_map: bool, seats: usize, forced: &[(&str, &[Datum])], seed: u64) -> State {
    let options = Options { sets, revealed_map, ..Options::default() };
    let forced = forced.iter().map(|(what, results)| ((*what).to_owned(), results.to_vec()));
    let mut luck = Luck::scripted(forced, Some(seed));
    let state = Dungeoneer::start(&options, seats, &mut luck).unwrap_or_else(|errors| panic!("{errors}"));
    assert!(luck.faults().is_empty(), "{:?}", luck.faults());
    state
}

fn crypt(seats: usize, forced: &[(&str, &[Datum])]) -> State {
    started(Sets::Crypt, false, seats, forced, 7)
}

fn ints(results: &[i64]) -> Vec<Datum> {
    results.iter().map(|result| Datum::Int(*result)).collect()
}

fn words(results: &[&str]) -> Vec<Datum> {
    results.iter().map(|result| Datum::Text((*result).to_owned())).collect()
}

/// Plays the given choices of one seat after another by picking the first legal action that a test accepts.
fn play(
    state: &mut State,
    seed: u64,
    mut wanted: impl FnMut(&State, Seat, &Action) -> bool,
    enough: impl Fn(&State) -> bool,
) {
    let mut luck = Luck::seeded(seed);
    let mut legal = Legal::<Dungeoneer>::new();
    while !enough(state) {
        let Turn::Decide(asked) = Dungeoneer::turn(state) else { return };
        let seat = asked.first().expect("somebody is asked");
        let chosen =
            legal.list(state, seat).iter().position(|action| wanted(state, seat, action)).unwrap_or(0);
        let play = legal.play(chosen).expect("it is listed");
        Dungeoneer::apply(state, play, &mut luck, &mut NullLog);
    }
}

#[test]
fn the_highest_die_takes_the_first_turn() {
    rulebook::covers!("dungeoneer.setup.initiative-roll", "dungeoneer.general.dice-are-d6");
    for (rolls, first) in [([5, 2, 3], 0), ([2, 6, 3], 1), ([1, 1, 4], 2)] {
        let state = crypt(3, &[("initiative", &ints(&rolls))]);
        assert_eq!(state.open.turn.index(), first, "rolls {rolls:?}");
    }
    let highest = (0..200).map(|seed| Luck::seeded(seed).die("initiative", 6)).max();
    assert_eq!(highest, Some(6));
}

#[test]
fn only_those_tied_for_highest_roll_again() {
    rulebook::covers!("dungeoneer.setup.initiative-ties");
    let state = crypt(3, &[("initiative", &ints(&[5, 2, 5, 3, 3, 1, 4]))]);
    assert_eq!(state.open.turn.index(), 2, "seats 1 and 3 tie twice, then 1 against 4");
}

#[test]
fn initiative_decides_who_starts_and_not_the_seating() {
    rulebook::covers!("dungeoneer.setup.seating");
    let state = crypt(3, &[("initiative", &ints(&[1, 6, 2]))]);
    assert_eq!(state.open.turn.index(), 1);
    let order: Vec<usize> = state.open.in_turn_order().map(Seat::index).collect();
    assert_eq!(order, [1, 2, 0]);
}

#[test]
fn every_player_has_a_hero_of_his_own_by_chance() {
    rulebook::covers!("dungeoneer.setup.hero-card", "dungeoneer.setup.hero-choice");
    let dealt = |seed| {
        let state = started(Sets::Crypt, false, 3, &[], seed);
        state.open.players.values().map(|player| player.hero).collect::<Vec<_>>()
    };
    let deals: BTreeSet<_> = (0..60).map(dealt).collect();
    assert!(deals.iter().all(|heroes| heroes.iter().collect::<BTreeSet<_>>().len() == 3));
    assert_eq!(deals.len(), 6, "every way to deal three heroes comes up");
    let forced = crypt(2, &[("hero-deck", &words(&["hero-tam-sparrow", "hero-hedda-ironlatch"]))]);
    assert_eq!(forced.open.players[Seat::new(0)].card().print.slug, "hero-tam-sparrow");
}

#[test]
fn cards_are_sorted_into_decks_and_stay_in_them() {
    rulebook::covers!("dungeoneer.setup.assemble-decks", "dungeoneer.combined.mix-everything");
    let sizes = |sets| {
        let decks = Decks::of(&Options { sets, ..Options::default() });
        (
            decks.adventures.len(),
            decks.maps.count_ones(),
            decks.quests.count_ones(),
            decks.heroes.len(),
            decks.trackers,
        )
    };
    assert_eq!(sizes(Sets::Crypt), (30, 11, 7, 3, 3));
    assert_eq!(sizes(Sets::WildwoodLarge), (60, 22, 14, 6, 6));
    assert_eq!(sizes(Sets::Combined), (60, 22, 14, 6, 6));
    assert_eq!(sizes(Sets::CombinedLarge), (120, 44, 28, 12, 12));
}

#[test]
fn what_is_dealt_differs_from_match_to_match() {
    rulebook::covers!("dungeoneer.setup.shuffle-decks");
    let hands: BTreeSet<String> =
        (0..20).map(|seed| format!("{:?}", started(Sets::Crypt, false, 2, &[], seed).hidden.hands)).collect();
    let quests: BTreeSet<String> = (0..20)
        .map(|seed| {
            format!("{:?}", started(Sets::Crypt, false, 2, &[], seed).open.players[Seat::new(0)].quests)
        })
        .collect();
    assert!(hands.len() > 15 && quests.len() > 10);
}

#[test]
fn set_up_runs_in_its_order() {
    rulebook::covers!("dungeoneer.setup.order");
    let mut luck = Luck::seeded(3).tracing();
    Dungeoneer::start(&Options::default(), 2, &mut luck).unwrap_or_else(|errors| panic!("{errors}"));
    let mut steps: Vec<&str> = luck.traced().iter().map(|(what, _)| *what).collect();
    steps.dedup();
    assert_eq!(steps, ["initiative", "hero-deck", "quest-deck", "passage", "passage-side", "adventure-deck"]);
}

#[test]
fn four_passages_surround_the_entrance_and_are_connected() {
    rulebook::covers!(
        "dungeoneer.setup.entrance",
        "dungeoneer.setup.four-passages",
        "dungeoneer.setup.four-passages-sides"
    );
    let mut layouts = BTreeSet::new();
    for seed in 0..40 {
        for sets in [Sets::Crypt, Sets::Wildwood] {
            let state = started(sets, false, 2, &[], seed);
            let board = &state.open.board;
            let spaces: Vec<_> = board.iter().collect();
            assert_eq!(spaces.len(), 5);
            assert!(spaces[0].1.card().is_entrance());
            assert!(spaces[1..].iter().all(|(_, space)| space.card().is_passage()));
            let ways = dungeoneer::content::Side::ALL
                .iter()
                .filter(|side| board.viable(spaces[0].0, **side).is_some());
            assert_eq!(ways.count(), 4, "seed {seed}");
            layouts.insert(format!(
                "{:?}",
                spaces.iter().map(|(_, space)| (space.map, space.turned)).collect::<Vec<_>>()
            ));
        }
    }
    assert!(layouts.len() > 40, "sides and rotations are left to chance");
}

#[test]
fn passages_that_cannot_surround_the_entrance_are_drawn_again() {
    rulebook::covers!("dungeoneer.setup.four-passages-sides");
    let first = ["rat-gnawed-tunnel", "ossuary-walk", "sagging-corridor", "gallery-of-niches"];
    let state = crypt(2, &[("passage", &words(&first))]);
    assert_eq!(state.open.board.iter().count(), 5);
}

#[test]
fn surplus_entrances_of_one_kind_leave_the_game() {
    rulebook::covers!("dungeoneer.combined.same-kind-entrances");
    let entrance = |slug: &str| library().find_map(slug).expect("known");
    let stair = entrance("mourners-stair");
    let maps = library().maps().iter().enumerate().filter(|(_, card)| card.border == Border::Dungeon);
    let all = maps.fold(0u64, |set, (index, _)| set | 1 << index);
    assert_eq!(choose_entrance(all, Border::Dungeon, &mut Luck::seeded(1)), stair);
    let state = started(Sets::CryptLarge, false, 4, &[], 5);
    assert_eq!(state.open.board.iter().filter(|(_, space)| space.card().is_entrance()).count(), 1);
}

#[test]
fn each_player_gets_one_quest_of_each_kind_when_sets_are_combined() {
    rulebook::covers!("dungeoneer.combined.quests-one-of-each", "dungeoneer.combined.one-global-quest");
    for seed in 0..20 {
        let state = started(Sets::Combined, false, 3, &[], seed);
        for player in state.open.players.values() {
            let borders: Vec<Border> = player
                .quests
                .iter()
                .map(|quest| library().map(library().quest(quest.quest).space).border)
                .collect();
            assert_eq!(borders.len(), 2);
            assert_ne!(borders[0], borders[1]);
        }
        assert!(state.open.global.is_some());
    }
}

#[test]
fn options_are_agreed_before_play() {
    rulebook::covers!("dungeoneer.option.agree-before");
    let plain = started(Sets::Crypt, false, 2, &[], 1);
    assert!(!plain.open.options.revealed_map && plain.open.map_deck == 6);
    let both = started(Sets::Combined, true, 2, &[], 1);
    assert!(both.open.options.revealed_map && both.open.options.sets == Sets::Combined);
    let keys: Vec<&str> = Dungeoneer::schema().fields.iter().map(|field| field.key).collect();
    assert!(keys.contains(&"revealed-map") && keys.contains(&"sets"));
}

// --- Revealed Map

fn revealed(seats: usize, forced: &[(&str, &[Datum])], seed: u64) -> State {
    started(Sets::Crypt, true, seats, forced, seed)
}

/// How many Map cards each player holds.
fn map_hands(state: &State) -> Vec<u32> {
    state.open.players.seats().map(|seat| state.hidden.map_hands[seat].count_ones()).collect()
}

#[test]
fn all_map_cards_are_dealt_and_the_entrance_gives_initiative() {
    rulebook::covers!(
        "dungeoneer.revealed.whole-map-first",
        "dungeoneer.revealed.deal",
        "dungeoneer.revealed.order-of-setup",
        "dungeoneer.revealed.initiative",
        "dungeoneer.revealed.place-entrance",
    );
    let mut luck = Luck::seeded(11).tracing();
    let options = Options { revealed_map: true, ..Options::default() };
    let state = Dungeoneer::start(&options, 3, &mut luck).unwrap_or_else(|errors| panic!("{errors}"));
    let steps: BTreeSet<&str> = luck.traced().iter().map(|(what, _)| *what).collect();
    assert!(
        !steps.contains("initiative") && !steps.contains("passage"),
        "no roll and no starting passages: {steps:?}"
    );
    assert!(!steps.contains("adventure-deck"), "hands come when the map is laid");
    assert_eq!(map_hands(&state).iter().sum::<u32>(), 10);
    assert_eq!(state.open.map_deck, 0);
    assert_eq!(state.open.board.iter().count(), 1);
    assert!(state.open.board.iter().all(|(_, space)| space.card().is_entrance()));
    let Step::Placing { seat, .. } = state.open.step else { panic!("the map is laid first") };
    assert_eq!(
        seat,
        state.open.first.next(3),
        "placing begins on the left of the player who laid the Entrance"
    );
}

#[test]
fn map_cards_are_dealt_around_the_table() {
    rulebook::covers!("dungeoneer.revealed.deal");
    let options = Options { revealed_map: true, ..Options::default() };
    for seed in 0..20 {
        let state = Dungeoneer::start(&options, 3, &mut Luck::seeded(seed))
            .unwrap_or_else(|errors| panic!("{errors}"));
        let hands = map_hands(&state);
        assert!(hands.iter().all(|&held| held > 0), "seed {seed}: nobody is left out: {hands:?}");
    }
}

#[test]
fn a_selection_that_cannot_serve_the_table_is_not_set_up() {
    rulebook::covers!("dungeoneer.combined.custom-selection-minimum");
    let whole = Decks::of(&Options::default());
    whole.check(3).expect("a whole deck serves three");
    let refused = |change: &dyn Fn(&mut Decks)| {
        let mut decks = whole.clone();
        change(&mut decks);
        decks.check(2).is_err()
    };
    assert!(refused(&|decks| decks.heroes.truncate(1)), "a Hero each");
    assert!(refused(&|decks| decks.trackers = 1), "a Tracker each");
    assert!(refused(&|decks| decks.quests = 0b1111), "two Quests each and one more");
    assert!(refused(&|decks| decks.maps = 0b1), "every Map card that a Quest needs, and four passages");
    assert!(
        refused(&|decks| decks.adventures = decks.adventures.iter().take(9).collect()),
        "five cards each"
    );
}

#[test]
fn whoever_is_dealt_the_entrance_starts() {
    rulebook::covers!("dungeoneer.revealed.initiative", "dungeoneer.revealed.deal-start");
    let quests = words(&[
        "quest-fill-the-black-jar",
        "quest-lay-the-bellwarden-to-rest",
        "quest-ring-the-last-toll",
        "quest-still-the-drowned-choir",
    ]);
    for (start, first) in [("1", 0), ("2", 1)] {
        let forced: [(&str, &[Datum]); 3] = [
            ("quest-deck", &quests),
            ("first-dealt", &words(&[start])),
            ("map-deal", &words(&["mourners-stair"])),
        ];
        let state = revealed(2, &forced, 4);
        assert_eq!(state.open.first.index(), first);
    }
}

#[test]
fn map_cards_that_ones_own_quests_need_are_passed_on() {
    rulebook::covers!(
        "dungeoneer.revealed.pass-own-quest-cards",
        "dungeoneer.revealed.pass-details",
        "dungeoneer.revealed.pass-which",
    );
    for seed in 0..60 {
        let state = revealed(3, &[], seed);
        for (seat, player) in state.open.players.iter() {
            let held = state.hidden.map_hands[seat];
            for quest in &player.quests {
                let space = library().quest(quest.quest).space;
                let others_need = |other: Seat| {
                    state.open.players[other]
                        .quests
                        .iter()
                        .any(|state| library().quest(state.quest).space == space)
                };
                let everybody = state.open.players.seats().all(others_need);
                assert!(
                    held & (1 << space.0) == 0 || everybody,
                    "seed {seed}: seat {seat} holds a space of his own Quest"
                );
            }
        }
    }
    let quests = words(&[
        "quest-fill-the-black-jar",
        "quest-ring-the-last-toll",
        "quest-lay-the-bellwarden-to-rest",
        "quest-still-the-drowned-choir",
    ]);
    let deal = words(&["silent-belfry", "embalmers-workshop", "hall-of-laid-shields"]);
    let forced: [(&str, &[Datum]); 3] =
        [("quest-deck", &quests), ("first-dealt", &words(&["1"])), ("map-deal", &deal)];
    let state = revealed(2, &forced, 9);
    let holds = |seat: usize, slug: &str| {
        let map = library().find_map(slug).expect("known");
        state.hidden.map_hands[Seat::new(seat)] & (1 << map.0) != 0
    };
    // Seat 1 has Fill the Black Jar and Lay the Bell-Warden to Rest, seat 2 Ring the Last Toll and the Drowned Choir.
    assert!(holds(0, "silent-belfry"), "both need the Belfry: it stays where it was dealt");
    assert!(holds(1, "embalmers-workshop"), "dealt to seat 2, who does not need it");
    assert!(holds(0, "hall-of-laid-shields"), "named by the Global Quest at most");
}

#[test]
fn a_map_hand_is_private_until_it_is_placed() {
    rulebook::covers!("dungeoneer.hidden.revealed-map-hands");
    let state = revealed(2, &[], 2);
    for seat in state.open.players.seats() {
        let own = Dungeoneer::view(&state, Viewer::Seat(seat));
        assert_eq!(own.maps.len() as u32, state.hidden.map_hands[seat].count_ones());
        let held: u64 = own.maps.iter().fold(0, |set, map| set | 1 << map.0);
        assert_eq!(held, state.hidden.map_hands[seat]);
    }
    assert!(Dungeoneer::view(&state, Viewer::Spectator).maps.is_empty());
}

#[test]
fn players_place_in_turn_until_the_map_is_complete_and_then_play() {
    rulebook::covers!(
        "dungeoneer.revealed.place-clockwise",
        "dungeoneer.revealed.place-skip",
        "dungeoneer.revealed.start",
    );
    for seed in 0..25 {
        let mut state = revealed(3, &[], seed);
        let first = state.open.first;
        let mut last: Option<Seat> = None;
        let mut in_turn = true;
        let placing = |state: &State| !matches!(state.open.step, Step::Placing { .. });
        play(
            &mut state,
            seed,
            |state, seat, _| {
                if let Some(before) = last
                    && before.next(3) != seat
                {
                    in_turn &= state.hidden.map_hands[before.next(3)] == 0
                        || state.open.players[before.next(3)].map_hand > 0;
                }
                last = Some(seat);
                true
            },
            placing,
        );
        assert!(in_turn);
        assert_eq!(map_hands(&state), [0, 0, 0]);
        assert_eq!(state.open.turn, first, "the holder of the Entrance takes the first turn");
        let laid = state.open.board.iter().count() as u32 + state.open.gone_maps.count_ones();
        assert_eq!(laid, 11, "every Map card is laid, or left the game when nobody could place it");
        assert!(
            state
                .open
                .players
                .values()
                .all(|player| player.hand == 5 && player.space == state.open.players[first].space)
        );
    }
}

#[test]
fn a_room_touches_the_entrance_only_when_nothing_else_can_be_placed() {
    rulebook::covers!("dungeoneer.revealed.entrance-rule-still-holds");
    let mut refused = 0;
    for seed in 0..40 {
        let state = revealed(2, &[], seed);
        let Turn::Decide(asked) = Dungeoneer::turn(&state) else { continue };
        let seat = asked.first().expect("somebody is asked");
        let hand = state.hidden.map_hands[seat];
        let held = || (0..64u8).filter(|bit| hand & (1 << bit) != 0).map(MapId);
        let holds_passage = held().any(|map| library().map(map).is_passage());
        let mut legal = Legal::<Dungeoneer>::new();
        for action in legal.list(&state, seat) {
            let Action::Place(placing) = action else { panic!("only placing is asked: {action:?}") };
            let card = library().map(placing.map);
            assert_eq!(card.is_passage(), holds_passage, "seed {seed}: {}", card.print.id);
        }
        for map in held().filter(|map| holds_passage && !library().map(*map).is_passage()) {
            for rotation in [Rotation::Upright, Rotation::Turned] {
                let wish = Action::Place(Placing { map, cell: Cell { x: 0, y: -1 }, rotation });
                let refusal = Dungeoneer::check(&state, seat, &wish).expect_err("a passage can be placed");
                refused +=
                    usize::from(refusal.rule == rule!("dungeoneer.revealed.entrance-rule-still-holds"));
            }
        }
    }
    assert!(refused > 0, "the exception was asked for in vain");
}

#[test]
fn nobody_places_what_he_does_not_hold() {
    rulebook::covers!("dungeoneer.revealed.place-clockwise");
    let state = revealed(2, &[], 6);
    let Turn::Decide(asked) = Dungeoneer::turn(&state) else { panic!("the map is laid first") };
    let seat = asked.first().expect("somebody is asked");
    assert_eq!(asked.len(), 1, "one player at a time");
    let map = MapId(state.hidden.map_hands[seat.next(2)].trailing_zeros() as u8);
    let wish = Action::Place(Placing { map, cell: Cell { x: 0, y: -1 }, rotation: Rotation::Upright });
    for wish in [wish, Action::End] {
        let refusal = Dungeoneer::check(&state, seat, &wish).expect_err("it is not his to do");
        assert_eq!(refusal.rule, rule!("dungeoneer.revealed.place-clockwise"));
    }
}

#[test]
fn with_both_maps_one_named_entrance_decides_and_each_hero_chooses_his_start() {
    rulebook::covers!(
        "dungeoneer.revealed.combined-entrance",
        "dungeoneer.revealed.combined-second-entrance",
        "dungeoneer.revealed.combined-start-choice",
    );
    for named in ["mourners-stair", "milestone-green"] {
        let forced: [(&str, &[Datum]); 1] = [("named-entrance", &words(&[named]))];
        let mut state = started(Sets::Combined, true, 2, &forced, 3);
        let entrances = state.open.board.iter().filter(|(_, space)| space.card().is_entrance()).count();
        assert_eq!(
            (entrances, state.open.board.iter().count()),
            (2, 2),
            "both Entrances are laid before anything else"
        );
        play(&mut state, 3, |_, _, _| true, |state| !matches!(state.open.step, Step::Placing { .. }));
        assert_eq!(state.open.step, Step::Starting(state.open.first), "the initiative winner chooses first");
        let wild = |state: &State, _: Seat, action: &Action| matches!(action, Action::Space(space) if state.open.board.space(*space).card().border == Border::Wilderness);
        let first = state.open.first;
        play(&mut state, 3, wild, |state| state.open.step != Step::Starting(first));
        play(
            &mut state,
            3,
            |state, seat, action| !wild(state, seat, action),
            |state| !matches!(state.open.step, Step::Starting(_)),
        );
        let border = |seat: Seat| state.open.space_of(seat).card().border;
        assert_eq!((border(first), border(first.next(2))), (Border::Wilderness, Border::Dungeon));
    }
}
