//! Every example of the two rulebooks is a scenario, or a test where no card of the house set does what it tells.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use toml::Value;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Each example of the ledger and where it is played.
const PLAYED: [(&str, &str); 35] = [
    ("first-cube-points", "study/one-cube"),
    ("opening-hands", "setup/example-opening-hands"),
    ("university-setup", "setup/example-university"),
    ("university-refill", "omega/example-refill"),
    ("fifth-omega", "end/example-fifth-omega"),
    ("hunters-trap-n", "cards/hunters-trap-draw"),
    ("trap-stop", "tokens/example-trap-stop"),
    ("stairs-v1", "exploration/example-stairs-v1"),
    ("stairs-v2", "exploration/example-stairs-v2"),
    ("lattice-first-tile", "exploration/example-first-tile"),
    ("lattice-corner", "exploration/example-corner"),
    ("lattice-blocked", "exploration/example-blocked"),
    ("lattice-three-zones", "exploration/example-three-zones"),
    ("floors-meet", "exploration/floors-meet-v1"),
    ("random-side-two-zones", TEST),
    ("study-sofia-v1", "study/example-sofia-v1"),
    ("study-two-cubes", "study/example-two-cubes"),
    ("study-five-cubes", "study/extra-alert-table"),
    ("study-sofia-v2", "study/example-sofia-v2"),
    ("espionage-sofia", "espionage/example-sofia"),
    ("drop-headbutt", "skills/headbutt-example"),
    ("drop-protected", "skills/headbutt-protected-example"),
    ("give-friendly-debt", "cards/friendly-debt"),
    ("give-protected", "cards/friendly-debt-protected"),
    ("random-scholar", "boss/example-random-scholar"),
    ("random-cube", "skills/headbutt-riches-example"),
    ("random-direction", TEST),
    ("clan-blood-worshippers", "clan/example-blood-worshippers"),
    ("zone-effects-order", "zones/order-of-effects"),
    ("cost-and", "cards/backstab"),
    ("cost-or", "cards/hunters-trap-draw"),
    ("stun-limit-skills", "skills/divine-intervention-limit"),
    ("stun-flip-excess", "exalted/end"),
    ("stairs-floors", "exploration/stairs-floors"),
    ("reaction-cancels", "cards/sleight-of-hand"),
];

/// `a_random_direction_with_two_neighbours` in `rules.rs`.
const TEST: &str = "rules.rs";

fn read(path: &str) -> toml::Table {
    let text =
        std::fs::read_to_string(Path::new(ROOT).join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.parse().unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn words(value: Option<&Value>) -> BTreeSet<String> {
    let values = value.and_then(Value::as_array).into_iter().flatten();
    values.filter_map(Value::as_str).map(str::to_owned).collect()
}

#[test]
fn every_example_is_played() {
    let ledger = read("rules/dungeonology.toml");
    let played: BTreeMap<&str, &str> = PLAYED.into_iter().collect();
    let examples = ledger["example"].as_array().expect("the ledger has examples");
    assert_eq!(examples.len(), PLAYED.len());
    for example in examples {
        let id = example["id"].as_str().unwrap_or_default().trim_start_matches("ology.example.");
        let scenario = played.get(id).unwrap_or_else(|| panic!("nothing plays the example {id}"));
        if *scenario == TEST {
            continue;
        }
        let covers = words(read(&format!("scenarios/dungeonology/{scenario}.toml")).get("covers"));
        let rules = words(example.get("rules"));
        assert!(!covers.is_disjoint(&rules), "{scenario} shows none of {rules:?}");
    }
}
