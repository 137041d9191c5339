//! The scenarios of the rulebook, rule by rule.

use std::path::Path;

use map_masters::MapMasters;

const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/map-masters");

#[test]
fn scenarios_hold() {
    table::scenario::assert_folder::<MapMasters>(Path::new(SCENARIOS));
}
