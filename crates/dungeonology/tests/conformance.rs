//! The game against the laws that every game keeps: both editions, every set of advanced rules, every number of seats, and
//! every option on top of every mode.
//!
//! `UNDERCROFT_LONG=1 cargo test -p dungeonology --test conformance` plays several matches of every setting and leaves none
//! out; without it the options on top of the rarer modes are taken in turn, so that each option and each mode comes up.

use dungeonology::Dungeonology;
use table::conformance::{Setting, check, settings};

/// Matches of every setting in a long run.
const LONG: u64 = 4;
/// In a short run one in so many settings with options is played. It shares no factor with the number of options, so that
/// the ones played differ from mode to mode.
const STRIDE: usize = 11;

fn long() -> bool {
    std::env::var_os("UNDERCROFT_LONG").is_some()
}

fn hold(matches: u64, wanted: impl Fn(&Setting) -> bool) {
    let matches = if long() { LONG } else { matches };
    let wanted: Vec<Setting> = settings::<Dungeonology>(matches).into_iter().filter(wanted).collect();
    hold_all(&wanted);
}

fn hold_all<'a>(settings: impl IntoIterator<Item = &'a Setting>) {
    let mut tried = 0;
    for setting in settings {
        check::<Dungeonology>(setting).unwrap_or_else(|breach| panic!("{breach}"));
        tried += 1;
    }
    assert!(tried > 0, "nothing was tried");
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
    hold(1, |setting| {
        plain(setting)
            && setting.mode.starts_with("v2")
            && !setting.mode.contains("main")
            && setting.mode != "v2-all"
    });
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

/// Every single choice on top of every set of advanced rules: all of them in a long run, else one in [`STRIDE`].
#[test]
fn keeps_every_law_with_every_option_on_every_mode() {
    let all = settings::<Dungeonology>(1);
    let others: Vec<&Setting> = all
        .iter()
        .filter(|setting| !plain(setting) && setting.mode != "v2" && setting.mode != "v1")
        .collect();
    let stride = if long() { 1 } else { STRIDE };
    hold_all(others.into_iter().step_by(stride));
}

/// The settings are the two editions, sixteen sets of advanced rules, two to four seats.
#[test]
fn every_set_and_every_number_of_seats_is_tried() {
    let plain = settings::<Dungeonology>(1).into_iter().filter(plain);
    let tried: std::collections::BTreeSet<(String, usize)> =
        plain.map(|setting| (setting.mode, setting.seats)).collect();
    assert_eq!(tried.len(), (16 + 1) * 3);
}
