//! The game against the laws that every game keeps: both editions, every set of advanced rules, every number of seats.

use dungeonology::Dungeonology;
use table::conformance::{Setting, check, settings};

fn hold(matches: u64, wanted: impl Fn(&Setting) -> bool) {
    let settings: Vec<Setting> = settings::<Dungeonology>(matches).into_iter().filter(wanted).collect();
    assert!(!settings.is_empty(), "nothing was tried");
    for setting in settings {
        check::<Dungeonology>(&setting).unwrap_or_else(|breach| panic!("{breach}"));
    }
}

fn plain(setting: &Setting) -> bool {
    setting.chosen.is_empty()
}

#[test]
fn keeps_every_law_with_main_effects() {
    hold(1, |setting| plain(setting) && (setting.mode.contains("main") || setting.mode == "v2-all"));
}

#[test]
fn keeps_every_law_without_main_effects() {
    hold(1, |setting| plain(setting) && setting.mode.starts_with("v2") && !setting.mode.contains("main"));
}

#[test]
fn keeps_every_law_in_v1() {
    hold(2, |setting| plain(setting) && setting.mode == "v1");
}

/// Every single choice on top of the base game and of v1.
#[test]
fn keeps_every_law_with_every_option() {
    hold(1, |setting| !plain(setting) && (setting.mode == "v2" || setting.mode == "v1"));
}

/// Everything there is, several times; takes minutes.
#[test]
#[ignore = "slow: every choice on top of every mode"]
fn keeps_every_law_everywhere() {
    hold(4, |_| true);
}
