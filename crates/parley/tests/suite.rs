//! The game against the laws, its scenarios and its playthroughs.

use std::path::Path;

use parley::Parley;

const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/parley");

#[test]
fn keeps_every_law_in_every_mode_with_every_number_of_seats() {
    table::conformance::assert::<Parley>(60);
}

#[test]
fn keeps_every_law_with_other_choices() {
    let chosen = table::Values::from([("talks".into(), "short".into()), ("coins".into(), 1.into())]);
    for setting in table::conformance::settings::<Parley>(20) {
        let setting = table::conformance::Setting { chosen: chosen.clone(), ..setting };
        table::conformance::check::<Parley>(&setting).unwrap();
    }
}

#[test]
fn scenarios_hold() {
    table::scenario::assert_folder::<Parley>(Path::new(SCENARIOS));
}

#[test]
fn playthroughs_stay_the_same() {
    table::playthrough::assert_folder::<Parley>(&Path::new(SCENARIOS).join("playthroughs"), &table::Bare);
}
