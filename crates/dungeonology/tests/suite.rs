//! The scenarios and the playthroughs.

use std::path::Path;

use dungeonology::Dungeonology;

const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/dungeonology");

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
