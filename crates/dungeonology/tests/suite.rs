//! The game against the laws, its scenarios and its playthroughs.

use std::path::Path;

use dungeonology::Dungeonology;

const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/dungeonology");

#[test]
fn keeps_every_law() {
    table::conformance::assert::<Dungeonology>(1);
}

#[test]
fn scenarios_hold() {
    table::scenario::assert_folder::<Dungeonology>(Path::new(SCENARIOS));
}

#[test]
fn playthroughs_stay_the_same() {
    table::playthrough::assert_folder::<Dungeonology>(
        &Path::new(SCENARIOS).join("playthroughs"),
        &table::Bare,
    );
}
