//! The search player: the same for the same seed, strong enough, and blind to what its seat may not know.

#![allow(clippy::unwrap_used)]

use std::time::Duration;

use bots::search::{Budget, Search};
use bots::sim::{Plan, run};
use bots::{Desk, Player};
use connect_four::ConnectFour;
use parley::Parley;
use table::{Game, Legal, Luck, NullLog, Seat, Turn, Viewer, random_play};

const SMALL: Budget = Budget { playouts: 120, time: None, threads: 1, rollout: 4, stops_when_decided: false };

fn duel(first: &str, second: &str, games: u64) -> f64 {
    let plan = Plan {
        mode: None,
        chosen: Default::default(),
        players: vec![first.to_owned(), second.to_owned()],
        games,
        seed: 7,
        rotate: true,
        threads: 2,
        judge_every: 1,
    };
    let report = run::<ConnectFour>(&plan, &|_| {}).unwrap();
    assert!(report.is_sound(), "{:?}", report.troubles);
    report.by_player[0].win_share
}

#[test]
fn a_seed_and_a_playout_budget_decide_everything_with_any_number_of_threads() {
    let state = ConnectFour::start(&Default::default(), 2, &mut Luck::seeded(1)).unwrap();
    let desk = Desk::<ConnectFour>::new(&state, Seat::new(0), 2);
    for threads in [1, 2] {
        let choose = || Search::new(Budget { threads, ..SMALL }, 5).choose(&desk);
        assert_eq!(choose(), choose());
    }
}

#[test]
fn a_search_ends_when_its_time_is_over() {
    let state = ConnectFour::start(&Default::default(), 2, &mut Luck::seeded(1)).unwrap();
    let desk = Desk::<ConnectFour>::new(&state, Seat::new(0), 2);
    let hurried = Budget { playouts: u32::MAX, time: Some(Duration::ZERO), ..SMALL };
    assert!(ConnectFour::check(&state, Seat::new(0), &Search::new(hurried, 5).choose(&desk)).is_ok());
}

/// Stopping changes no answer, at any decision of a match of hidden hands.
#[test]
fn a_search_that_stops_when_it_is_decided_answers_the_same() {
    let mut luck = Luck::seeded(3);
    let mut state = Parley::start(&Default::default(), 3, &mut luck).unwrap();
    let mut legal = Legal::<Parley>::new();
    let mut decisions = 0;
    while let Turn::Decide(asked) = Parley::turn(&state) {
        let seat = asked.first().unwrap();
        let desk = Desk::<Parley>::new(&state, seat, 3);
        let choose =
            |stops_when_decided| Search::new(Budget { stops_when_decided, ..SMALL }, 5).choose(&desk);
        assert_eq!(choose(true), choose(false), "decision {decisions}");
        let play = random_play(&state, seat, &mut legal, &mut luck);
        Parley::apply(&mut state, play, &mut luck, &mut NullLog);
        decisions += 1;
    }
    assert!(decisions > 10);
}

#[test]
fn searching_beats_greed_and_greed_beats_chance() {
    assert!(duel("hard", "greedy", 20) > 0.6);
    assert!(duel("greedy", "random", 40) > 0.9);
}

/// The hidden part of the state is poisoned: dealt anew at every decision, so that a player that looked at it would decide
/// differently. Whoever sees the view alone decides the same.
#[test]
fn what_is_hidden_changes_no_decision() {
    let mut poison = Luck::seeded(99);
    let mut legal = Legal::<Parley>::new();
    let mut decisions = 0;
    for seed in 0..6 {
        let mut luck = Luck::seeded(seed);
        let mut state = Parley::start(&Default::default(), 3, &mut luck).unwrap();
        while let Turn::Decide(asked) = Parley::turn(&state) {
            let seat = asked.first().unwrap();
            let poisoned = Parley::redeal(&state, Viewer::Seat(seat), &mut poison);
            let choose = |state| Search::new(SMALL, seed).choose(&Desk::<Parley>::new(state, seat, 3));
            assert_eq!(choose(&state), choose(&poisoned));
            decisions += 1;
            let play = random_play(&state, seat, &mut legal, &mut luck);
            Parley::apply(&mut state, play, &mut luck, &mut NullLog);
        }
    }
    assert!(decisions > 100);
}
