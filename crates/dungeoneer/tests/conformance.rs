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

/// As many matches of each setting as `UNDERCROFT_MATCHES` says, or one.
fn matches() -> u64 {
    std::env::var("UNDERCROFT_MATCHES").ok().and_then(|matches| matches.parse().ok()).unwrap_or(1)
}

/// Modes for single sets.
#[test]
fn keeps_every_law_with_one_set() {
    hold(
        settings::<Dungeoneer>(matches())
            .into_iter()
            .filter(|setting| setting.chosen.is_empty() && !setting.mode.contains("combined")),
    );
}

/// Modes for combined sets.
#[test]
fn keeps_every_law_with_combined_sets() {
    hold(
        settings::<Dungeoneer>(matches())
            .into_iter()
            .filter(|setting| setting.chosen.is_empty() && setting.mode.contains("combined")),
    );
}

/// Every option on top of the first mode, or of every mode in a long run. The sets are modes of their own.
#[test]
fn keeps_every_law_with_every_option() {
    let option = |setting: &Setting| !setting.chosen.is_empty() && !setting.chosen.contains_key("sets");
    hold(
        settings::<Dungeoneer>(matches())
            .into_iter()
            .filter(|setting| (matches() > 1 || setting.mode == "crypt") && option(setting)),
    );
}
