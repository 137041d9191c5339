//! The game against the laws that every game keeps, in every mode and for every number of seats.

use dungeoneer::Dungeoneer;
use table::conformance::{Setting, check, settings};

fn hold(settings: impl Iterator<Item = Setting>) {
    let mut tried = 0;
    for setting in settings {
        check::<Dungeoneer>(&setting).unwrap_or_else(|breach| panic!("{breach}"));
        tried += 1;
    }
    assert!(tried > 0, "nothing was tried");
}

/// Modes for single sets.
#[test]
fn keeps_every_law_with_one_set() {
    hold(
        settings::<Dungeoneer>(1)
            .into_iter()
            .filter(|setting| setting.chosen.is_empty() && !setting.mode.contains("combined")),
    );
}

/// Modes for combined sets.
#[test]
fn keeps_every_law_with_combined_sets() {
    hold(
        settings::<Dungeoneer>(1)
            .into_iter()
            .filter(|setting| setting.chosen.is_empty() && setting.mode.contains("combined")),
    );
}

/// Every option on top of the first mode. The sets are modes of their own.
#[test]
fn keeps_every_law_with_every_option() {
    let option = |setting: &Setting| !setting.chosen.is_empty() && !setting.chosen.contains_key("sets");
    hold(settings::<Dungeoneer>(1).into_iter().filter(|setting| setting.mode == "crypt" && option(setting)));
}

/// Everything there is, three matches each: some minutes. Run with `--ignored`.
#[test]
#[ignore = "takes minutes"]
fn keeps_every_law_in_all_settings() {
    table::conformance::assert::<Dungeoneer>(3);
}
