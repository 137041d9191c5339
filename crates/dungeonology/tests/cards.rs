//! Every card of the house set has a scenario that shows what it does.

use std::collections::BTreeSet;
use std::path::Path;

use dungeonology::content::catalogue;
use toml::Value;

const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/dungeonology");

/// What the scenarios say: what is done in them and not refused, and every other word.
#[derive(Default)]
struct Said {
    done: BTreeSet<String>,
    words: BTreeSet<String>,
}

impl Said {
    fn folder(&mut self, folder: &Path) {
        for entry in std::fs::read_dir(folder).expect("the folder is there").flatten() {
            let path = entry.path();
            if path.is_dir() && !path.ends_with("playthroughs") {
                self.folder(&path);
            } else if path.extension().is_some_and(|extension| extension == "toml") {
                let text = std::fs::read_to_string(&path).expect("the file is text");
                self.scenario(&text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display())));
            }
        }
    }

    fn scenario(&mut self, scenario: &toml::Table) {
        let steps = scenario.get("step").and_then(Value::as_array);
        for step in steps.into_iter().flatten().filter(|step| step.get("refused").is_none()) {
            self.done.extend(step.get("does").and_then(Value::as_str).map(str::to_owned));
        }
        for (_, value) in scenario {
            self.value(value);
        }
    }

    fn value(&mut self, value: &Value) {
        match value {
            Value::String(text) => self.words.extend(text.split_whitespace().map(str::to_owned)),
            Value::Array(values) => values.iter().for_each(|value| self.value(value)),
            Value::Table(values) => values.iter().for_each(|(key, value)| {
                self.words.extend(key.split_whitespace().map(str::to_owned));
                self.value(value);
            }),
            _ => {}
        }
    }

    /// Whether somebody does this with the card.
    fn plays(&self, card: &str, how: &[&str]) -> bool {
        how.iter().any(|how| self.done.contains(&format!("play {card} {how}")))
    }
}

fn said() -> Said {
    let mut said = Said::default();
    said.folder(Path::new(SCENARIOS));
    said
}

#[test]
fn every_trick_card_is_played() {
    let said = said();
    let idle: Vec<&str> = catalogue()
        .tricks
        .iter()
        .filter(|trick| match trick.main {
            Some(_) => !said.plays(&trick.id, &["main"]),
            None => !said.plays(&trick.id, &["stealth"]) || !said.plays(&trick.id, &["alert"]),
        })
        .map(|trick| trick.id.as_str())
        .collect();
    assert!(idle.is_empty(), "no scenario plays {idle:?}");
}

#[test]
fn every_other_card_and_tile_is_shown() {
    let said = said();
    let set = catalogue();
    let zones = set.zones.iter().map(|zone| (&zone.id, Some(&zone.number)));
    let others = (set.jinxes.iter().map(|card| &card.id))
        .chain(set.interns.iter().map(|card| &card.id))
        .chain(set.clans.iter().map(|card| &card.id))
        .chain(set.alerts.iter().map(|card| &card.id))
        .chain(set.panics.iter().map(|card| &card.id))
        .chain(set.profiles.iter().map(|card| &card.id))
        .chain(set.scholars.iter().map(|card| &card.id))
        .chain(set.randomizers.iter().map(|card| &card.id))
        .map(|id| (id, None));
    let missing: Vec<&String> = others
        .chain(zones)
        .filter(|(id, number)| {
            !said.words.contains(*id) && !number.is_some_and(|number| said.words.contains(number))
        })
        .map(|(id, _)| id)
        .collect();
    assert!(missing.is_empty(), "no scenario shows {missing:?}");
}

#[test]
fn every_active_skill_is_used() {
    let said = said();
    let skills = catalogue().scholars.iter().flat_map(|scholar| {
        scholar.sides.iter().flatten().flat_map(|side| &side.skills).filter(|row| !row.skill.passive())
    });
    let idle: BTreeSet<&str> =
        skills.map(|row| row.id.as_str()).filter(|id| !said.done.contains(&format!("skill {id}"))).collect();
    assert!(idle.is_empty(), "no scenario uses {idle:?}");
}
