//! A study counts what happened, and the same however many threads share the work.

#![allow(clippy::unwrap_used)]

use bots::sim::{Plan, Study, run, study};
use connect_four::ConnectFour;
use parley::Parley;

fn plan(players: &[&str], games: u64, threads: usize) -> Plan {
    Plan {
        mode: None,
        chosen: Default::default(),
        players: players.iter().map(|name| (*name).to_owned()).collect(),
        games,
        seed: 5,
        rotate: true,
        threads,
        judge_every: 1,
    }
}

fn of_connect_four(games: u64, threads: usize) -> Study {
    study::<ConnectFour>(&plan(&["greedy", "random"], games, threads), &|_| {}).unwrap().1
}

#[test]
fn threads_change_nothing() {
    assert_eq!(of_connect_four(60, 1), of_connect_four(60, 3));
}

#[test]
fn a_study_plays_the_matches_that_a_simulation_plays() {
    let plan = plan(&["random", "random", "random"], 30, 2);
    let (studied, study) = study::<Parley>(&plan, &|_| {}).unwrap();
    let plain = run::<Parley>(&plan, &|_| {}).unwrap();
    assert_eq!(studied.steps, plain.steps);
    assert_eq!(study.matches.iter().map(|row| row.steps).sum::<u64>(), plain.steps);
    let wins = |seat: usize| study.tables().map(|(_, table)| table[seat].won).sum::<f64>();
    for (seat, row) in plain.seats.iter().enumerate() {
        assert!((wins(seat) - row.wins).abs() < 1e-9);
    }
}

#[test]
fn every_decision_and_every_event_is_counted_by_its_key() {
    let study = of_connect_four(40, 2);
    let steps = study.matches.iter().map(|row| row.steps).sum::<u64>();
    let counted = |rows: &[bots::sim::KeyRow]| {
        rows.iter().map(|row| (row.key.clone(), row.count, row.matches)).collect::<Vec<_>>()
    };
    assert_eq!(counted(&study.actions), [("connect-four-choice".to_owned(), steps, 40)]);
    assert_eq!(counted(&study.events), [("connect-four-dropped".to_owned(), steps, 40)]);
}

#[test]
fn players_keep_their_names_when_they_change_seats() {
    let study = of_connect_four(40, 2);
    let won = |player: usize| -> f64 {
        study.seats.iter().filter(|seat| seat.player == player).map(|seat| seat.won).sum()
    };
    assert!((won(0) + won(1) - 40.0).abs() < 1e-9);
    assert!(won(0) > 30.0, "greedy won {} of 40 against random", won(0));
}

/// Whoever wins connect four stands better at the end: the lead is the winner's, and it was taken at some decision.
#[test]
fn the_winner_leads_at_the_end() {
    let study = of_connect_four(40, 2);
    for (row, table) in study.tables().filter(|(_, table)| table.iter().any(|seat| seat.won == 1.0)) {
        let at = row.decided_at.unwrap();
        assert!(at >= 1 && at <= row.steps, "{row:?} {table:?}");
    }
}
