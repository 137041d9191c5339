//! The game against the laws, its scenarios and its playthroughs.

use std::path::Path;

use connect_four::ConnectFour;

const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/connect-four");

#[test]
fn keeps_every_law() {
    table::conformance::assert::<ConnectFour>(200);
}

#[test]
fn scenarios_hold() {
    table::scenario::assert_folder::<ConnectFour>(Path::new(SCENARIOS));
}

#[test]
fn playthroughs_stay_the_same() {
    table::playthrough::assert_folder::<ConnectFour>(
        &Path::new(SCENARIOS).join("playthroughs"),
        &table::Bare,
    );
}
