//! Whole random games, printed and committed beside the scenarios.

use std::path::Path;

use map_masters::MapMasters;

const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/map-masters");

#[test]
fn playthroughs_stay_the_same() {
    table::playthrough::assert_folder::<MapMasters>(&Path::new(SCENARIOS).join("playthroughs"), &table::Bare);
}
