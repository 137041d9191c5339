//! The game against every law of the table, in all modes and for two to five players.

use map_masters::MapMasters;
use table::conformance::{Setting, check};
use table::{Value, Values};

#[test]
fn keeps_every_law() {
    table::conformance::assert::<MapMasters>(1);
}

#[test]
fn keeps_every_law_with_every_option() {
    let claims = [
        ("computers-claim", Value::Whole(30)),
        ("timer", Value::Switch(true)),
        ("youngest", Value::Whole(2)),
    ];
    let reopen = [
        ("reopen", Value::Switch(true)),
        ("time-points", Value::Whole(3)),
        ("computers-claim", Value::Whole(30)),
    ];
    for (seed, (mode, seats, chosen)) in
        (1..).zip([("versus", 3, claims.clone()), ("correspondence", 4, claims), ("versus", 2, reopen)])
    {
        let chosen: Values = chosen.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        let setting = Setting { mode: mode.to_owned(), chosen, seats, seed };
        if let Err(breach) = check::<MapMasters>(&setting) {
            panic!("{breach}");
        }
    }
}
