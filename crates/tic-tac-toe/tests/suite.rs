//! The game against the laws, its scenarios and its playthroughs.

use std::path::Path;

use tic_tac_toe::TicTacToe;

const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/tic-tac-toe");

#[test]
fn keeps_every_law() {
    table::conformance::assert::<TicTacToe>(200);
}

#[test]
fn scenarios_hold() {
    table::scenario::assert_folder::<TicTacToe>(Path::new(SCENARIOS));
}

#[test]
fn playthroughs_stay_the_same() {
    table::playthrough::assert_folder::<TicTacToe>(&Path::new(SCENARIOS).join("playthroughs"), &table::Bare);
}
