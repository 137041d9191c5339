//! Maps that could be closed. The Map cards of the house sets never can, so these tests play with dead ends: a set of one's own
//! in which some passages have a single exit.

use dungeoneer::board::{Board, Cell, Placement, Rotation};
use dungeoneer::content::{Library, MapId, Side, Source, house_sources, install, library};
use dungeoneer::frames::Frame;
use dungeoneer::state::Step;
use dungeoneer::{Action, Dungeoneer, Options, State};
use rulebook::rule;
use table::{Datum, Game, Legal, Luck, NullLog, Seat, SeatSet, Turn, judge};

/// The crypt with dead ends: the exits of some Map cards replaced.
fn dead_ends() -> Vec<Source> {
    let exits = [
        ("crypt.rat-gnawed-tunnel", "{ n = \"wall\", e = \"wall\", s = \"open\", w = \"wall\" }"),
        ("crypt.ossuary-walk", "{ n = \"wall\", e = \"wall\", s = \"wall\", w = \"open\" }"),
        ("crypt.gallery-of-niches", "{ n = \"wall\", e = \"open\", s = \"wall\", w = \"wall\" }"),
        ("crypt.sagging-corridor", "{ n = \"open\", e = \"wall\", s = \"wall\", w = \"wall\" }"),
    ];
    let mut sources: Vec<Source> =
        house_sources().into_iter().filter(|source| source.file.starts_with("crypt")).collect();
    let maps = sources.iter_mut().find(|source| source.file.ends_with("maps.toml")).expect("there are maps");
    for (card, printed) in exits {
        let from = maps.text.find(&format!("id = \"{card}\"")).expect("known");
        let start = from + maps.text[from..].find("exits = ").expect("it has exits") + "exits = ".len();
        let end = start + maps.text[start..].find('\n').expect("a line ends");
        maps.text.replace_range(start..end, printed);
    }
    sources
}

fn cards() -> &'static Library {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        install(&dead_ends()).unwrap_or_else(|errors| panic!("{errors}"));
    });
    library()
}

fn map(slug: &str) -> MapId {
    cards().find_map(slug).expect("known")
}

/// The Entrance with a dead end on three of its sides: one exit of the whole map faces an empty cell.
fn nearly_closed() -> Board {
    let mut board = Board::default();
    board.lay(map("mourners-stair"), Cell::ENTRANCE, false);
    for (slug, side) in
        [("rat-gnawed-tunnel", Side::North), ("ossuary-walk", Side::East), ("gallery-of-niches", Side::West)]
    {
        board.lay(map(slug), Cell::ENTRANCE.beyond(side), false);
    }
    board
}

const SOUTH: Cell = Cell { x: 0, y: 1 };

#[test]
fn closing_the_map_is_refused_in_every_rotation_that_closes_it() {
    rulebook::covers!("dungeoneer.placement.no-closed-map");
    let board = nearly_closed();
    let corridor = Placement::new(&board, map("sagging-corridor"));
    let refusal = corridor.check(SOUTH, Rotation::Upright).expect_err("it would close the map");
    assert_eq!(refusal.rule, rule!("dungeoneer.placement.no-closed-map"));
    assert!(!corridor.possible());
    let culvert = Placement::new(&board, map("ferrymans-culvert"));
    assert!(
        culvert.check(SOUTH, Rotation::Upright).is_ok() && culvert.check(SOUTH, Rotation::Turned).is_ok()
    );
}

#[test]
fn a_room_may_touch_the_entrance_when_there_is_no_other_place() {
    rulebook::covers!("dungeoneer.placement.passages-at-entrance-exception");
    let mut board = nearly_closed();
    let chapel = |board: &Board| Placement::new(board, map("drowned-chapel")).check(SOUTH, Rotation::Upright);
    assert!(chapel(&board).is_ok(), "nowhere else");
    board.spaces.pop();
    board = {
        let mut other = Board::default();
        for space in &board.spaces {
            other.lay(space.map, space.cell, space.turned);
        }
        other.lay(map("ferrymans-culvert"), Cell { x: -1, y: 0 }, false);
        other
    };
    let refusal = chapel(&board).expect_err("beside the Culvert there is another place");
    assert_eq!(refusal.rule, rule!("dungeoneer.placement.passages-at-entrance"));
}

/// A match on the nearly closed map, its turn player at a phase, with these Map cards left.
fn on_the_nearly_closed_map(step: Step, deck: &[&str]) -> State {
    cards();
    let mut state = Dungeoneer::start(&Options::default(), 2, &mut Luck::seeded(1))
        .unwrap_or_else(|errors| panic!("{errors}"));
    state.open.board = nearly_closed();
    state.hidden.maps = deck.iter().fold(0, |set, slug| set | 1 << map(slug).0);
    state.hidden.map_top.clear();
    state.open.map_bottom.clear();
    state.count_maps();
    for seat in [Seat::new(0), Seat::new(1)] {
        state.hidden.hands[seat] = Default::default();
        state.open.players[seat].hand = 0;
        state.open.players[seat].space = dungeoneer::board::SpaceId(seat.index() as u8);
    }
    state.open.step = step;
    state.open.frames = table::Frames::new();
    state.hidden.asked = SeatSet::one(state.open.turn);
    state.open.players[state.open.turn].movements = 3;
    state
}

fn act(state: &mut State, action: Action, forced: &[(&str, &[&str])]) {
    let turn = state.open.turn;
    let play = judge::<Dungeoneer>(state, turn, action)
        .unwrap_or_else(|refusal| panic!("{action:?}: {}", refusal.rule));
    let words = |names: &[&str]| names.iter().map(|name| Datum::Text((*name).to_owned())).collect::<Vec<_>>();
    let forced = forced.iter().map(|(what, names)| ((*what).to_owned(), words(names)));
    let mut luck = Luck::scripted(forced, None);
    Dungeoneer::apply(state, play, &mut luck, &mut NullLog);
    assert!(luck.faults().is_empty(), "{:?}", luck.faults());
}

#[test]
fn a_drawn_card_that_fits_nowhere_goes_to_the_bottom_and_the_next_is_drawn() {
    rulebook::covers!("dungeoneer.build.unplaceable");
    let mut state = on_the_nearly_closed_map(Step::Dungeonlord, &["sagging-corridor", "ferrymans-culvert"]);
    act(&mut state, Action::End, &[("map-deck", &["sagging-corridor", "ferrymans-culvert"])]);
    let placing = state
        .open
        .frames
        .iter()
        .find_map(|frame| if let Frame::Place { map, .. } = frame { Some(*map) } else { None });
    assert_eq!(placing, Some(map("ferrymans-culvert")));
    assert_eq!(state.open.map_bottom.as_slice(), [map("sagging-corridor")]);
}

#[test]
fn when_every_card_has_been_tried_nothing_is_placed_and_exploring_costs_nothing() {
    rulebook::covers!("dungeoneer.build.unplaceable", "dungeoneer.explore.unplaceable");
    let mut state = on_the_nearly_closed_map(Step::Dungeonlord, &["sagging-corridor"]);
    act(&mut state, Action::End, &[("map-deck", &["sagging-corridor"])]);
    assert_eq!((state.open.step, state.open.map_deck), (Step::Hero, 1));
    let mut state = on_the_nearly_closed_map(Step::Hero, &["sagging-corridor"]);
    let turn = state.open.turn;
    if judge::<Dungeoneer>(&state, turn, Action::Explore).is_ok() {
        act(&mut state, Action::Explore, &[("map-deck", &["sagging-corridor"])]);
    }
    assert_eq!(state.open.players[turn].movements, 3);
}

#[test]
fn exploring_costs_one_movement_however_many_cards_are_drawn() {
    rulebook::covers!("dungeoneer.explore.unplaceable");
    let mut state = on_the_nearly_closed_map(Step::Hero, &["sagging-corridor", "ferrymans-culvert"]);
    let turn = state.open.turn;
    act(&mut state, Action::Explore, &[("map-deck", &["sagging-corridor", "ferrymans-culvert"])]);
    assert_eq!(state.open.players[turn].movements, 2);
}

#[test]
fn the_last_map_card_may_not_close_the_map_either() {
    rulebook::covers!("dungeoneer.placement.no-closed-map-last-card");
    let state = on_the_nearly_closed_map(Step::Hero, &["sagging-corridor"]);
    let mut places = 0;
    state.places(map("sagging-corridor"), &mut |_| places += 1);
    assert_eq!(places, 0);
}

#[test]
fn turning_a_card_may_not_close_the_map() {
    rulebook::covers!("dungeoneer.placement.no-closed-map");
    let mut board = nearly_closed();
    let south = board.lay(map("hall-of-laid-shields"), SOUTH, false).expect("there is room");
    assert!(board.may_turn(south).is_ok(), "the Hall leads on to the south either way");
    let tunnel = board.find(map("rat-gnawed-tunnel")).expect("laid");
    assert_eq!(board.may_turn(tunnel).expect_err("cut off").rule, rule!("dungeoneer.placement.no-stranding"));
}

#[test]
fn the_grid_has_no_edge() {
    rulebook::covers!("dungeoneer.placement.unlimited-extent", "dungeoneer.map.space");
    cards();
    let mut board = Board::default();
    board.lay(map("mourners-stair"), Cell::ENTRANCE, false);
    let mut cell = Cell::ENTRANCE;
    for slug in [
        "ferrymans-culvert",
        "lamplighters-run",
        "hall-of-footprints",
        "silent-belfry",
        "room-of-hanging-keys",
    ] {
        cell = cell.beyond(Side::East);
        let placement = Placement::new(&board, map(slug));
        assert!(placement.check(cell, Rotation::Upright).is_ok(), "{slug} at {cell:?}");
        board.lay(map(slug), cell, false);
    }
    assert_eq!(board.iter().count(), 6, "one Map card is one space");
    let mut far = cell;
    (0..30).for_each(|_| far = far.beyond(Side::East));
    assert!(far.x > 30);
}

#[test]
fn random_games_end_with_dead_ends_too() {
    cards();
    for seed in 0..20 {
        let mut luck = Luck::seeded(seed);
        let mut state =
            Dungeoneer::start(&Options::default(), 3, &mut luck).unwrap_or_else(|errors| panic!("{errors}"));
        let mut legal = Legal::<Dungeoneer>::new();
        while let Turn::Decide(asked) = Dungeoneer::turn(&state) {
            let seat = asked.first().expect("somebody is asked");
            let play = table::random_play(&state, seat, &mut legal, &mut luck);
            Dungeoneer::apply(&mut state, play, &mut luck, &mut NullLog);
        }
    }
}
