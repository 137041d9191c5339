//! Logs that somebody put together with malice: whatever stands in them, they replay or are refused, and nothing panics.

#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use serde_json::Value;
use table::{Entry, Record};

/// A log of a short simulated match, entry by entry as JSON.
fn entries(game: &str, seed: u64) -> Vec<Value> {
    let boxed = shelf::find(game).unwrap();
    let fewest = boxed.game.schema().modes[0].seats.0;
    let mut played = boxed.game.open(table::Setup::simulated(fewest, seed)).unwrap();
    played.begin().unwrap();
    let mut bots: Vec<_> =
        (0..fewest).map(|seat| (boxed.opponent)("random", seed + seat as u64).unwrap()).collect();
    while let (Some(table::Turn::Decide(seats)), true) = (played.turn(), played.actions() < 40) {
        let seat = seats.first().unwrap();
        bots[seat.index()].act(played.as_mut(), seat).unwrap();
    }
    played.record().entries().iter().map(|entry| serde_json::to_value(entry).unwrap()).collect()
}

/// Replaces one value somewhere in an entry; `path` chooses the way down.
fn replace(value: &mut Value, path: &[usize], new: Value) {
    let Some((step, rest)) = path.split_first() else {
        *value = new;
        return;
    };
    match value {
        Value::Array(items) if !items.is_empty() => {
            let index = step % items.len();
            replace(&mut items[index], rest, new);
        }
        Value::Object(rows) if !rows.is_empty() => {
            let key = rows.keys().nth(step % rows.len()).unwrap().clone();
            replace(&mut rows[&key], rest, new);
        }
        other => *other = new,
    }
}

fn junk() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0..300i64).prop_map(Value::from),
        "[a-z0-9-]{0,12}".prop_map(Value::from),
        Just(serde_json::json!([])),
        Just(serde_json::json!({"seat": 7, "to": 0})),
        Just(serde_json::json!([[0, 1], {"x": [1]}])),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn a_forged_log_never_panics(
        game in 0..64usize,
        seed in 0..4u64,
        at in any::<usize>(),
        path in proptest::collection::vec(any::<usize>(), 1..5),
        new in junk(),
    ) {
        let games = shelf::games();
        let boxed = &games[game % games.len()];
        let mut forged = entries(boxed.id(), seed);
        let index = at % forged.len();
        replace(&mut forged[index], &path, new);
        let mut record = Record::default();
        for entry in forged {
            match serde_json::from_value::<Entry>(entry) {
                Ok(entry) => record.append(entry),
                Err(_) => return Ok(()),
            }
        }
        let text = record.to_text();
        if let Ok((read, _)) = Record::read(&text)
            && let Some(header) = read.header()
            && let Some(boxed) = shelf::find(&header.game)
        {
            let replayed = boxed.game.replay(&read, None);
            prop_assert!(replayed.is_ok() || !replayed.err().map(|error| error.to_string()).unwrap_or_default().is_empty());
        }
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_line(text in "\\PC{0,200}") {
        if let Err(error) = Record::read(&text) {
            prop_assert!(error.line >= 1);
        }
        if let Err(error) = table::scenario::Scenario::read(&text) {
            prop_assert!(error.line >= 1);
        }
    }
}
