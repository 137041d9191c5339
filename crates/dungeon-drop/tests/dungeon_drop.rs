//! The game against the laws, its scenarios and its playthroughs.

#![allow(clippy::unwrap_used)]

use std::path::Path;

use dungeon_drop::DungeonDrop;

const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/dungeon-drop");

#[test]
fn keeps_every_law() {
    let matches = std::env::var("UNDERCROFT_MATCHES").ok().and_then(|it| it.parse().ok()).unwrap_or(1);
    table::conformance::assert::<DungeonDrop>(matches);
}

#[test]
fn scenarios_hold() {
    table::scenario::assert_folder::<DungeonDrop>(Path::new(SCENARIOS));
}

#[test]
fn playthroughs_stay_the_same() {
    table::playthrough::assert_folder::<DungeonDrop>(
        &Path::new(SCENARIOS).join("playthroughs"),
        &table::Bare,
    );
}
