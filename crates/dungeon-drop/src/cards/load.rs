//! Reading a set of cards, with every mistake named by file, card and field.

use std::collections::BTreeSet;
use std::fmt;

use serde::Deserialize;
use table::enforces;
use toml::{Table, Value};

use super::{Ability, Bonus, Cards, Class, Effect, GemValue, Quest, Race};
use crate::pieces::Kind;

/// The three files of a set: each a name for messages, and its text.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// Race cards.
    pub races: (&'a str, &'a str),
    /// Class cards.
    pub classes: (&'a str, &'a str),
    /// Quest cards.
    pub quests: (&'a str, &'a str),
}

/// The house set.
pub const HOUSE: Files<'static> = Files {
    races: (
        "content/dungeon-drop/house/races.toml",
        include_str!("../../../../content/dungeon-drop/house/races.toml"),
    ),
    classes: (
        "content/dungeon-drop/house/classes.toml",
        include_str!("../../../../content/dungeon-drop/house/classes.toml"),
    ),
    quests: (
        "content/dungeon-drop/house/quests.toml",
        include_str!("../../../../content/dungeon-drop/house/quests.toml"),
    ),
};

/// How many cards of each kind the game has.
const COUNTS: [usize; 3] = [15, 10, 10];
/// The life points a race may print.
const LIFE: std::ops::RangeInclusive<u8> = 7..=9;
/// The quests that look at others, and no others do: solo takes exactly these out.
const ABOUT_OTHERS: [&str; 3] = ["heros-help", "hoarders-hunt", "scouts-specialty"];

/// Something wrong with a card file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardError {
    /// The file.
    pub file: String,
    /// The card's id, or its place where it has none; empty when the whole file is meant.
    pub card: String,
    /// What is wrong, naming the field.
    pub why: String,
}

/// Everything wrong with a set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardErrors(pub Vec<CardError>);

impl fmt::Display for CardErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> =
            self.0.iter().map(|it| format!("{}: {}: {}", it.file, it.card, it.why)).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl std::error::Error for CardErrors {}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct RaceRow {
    id: String,
    #[serde(default, rename = "invented")]
    _invented: bool,
    initiative: u8,
    life: u8,
    #[serde(default)]
    costs_life: u8,
    ability: Effect,
    solo: Option<Effect>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ClassRow {
    id: String,
    #[serde(default, rename = "invented")]
    _invented: bool,
    #[serde(default)]
    costs_life: u8,
    ability: Effect,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct QuestRow {
    id: String,
    #[serde(default, rename = "invented")]
    _invented: bool,
    clear: GemValue,
    pink: GemValue,
    blue: GemValue,
    bonus: Bonus,
    #[serde(default)]
    looks_at_others: bool,
}

/// Reads a set of cards, or tells everything that is wrong with it.
///
/// # Errors
/// When a file cannot be read, a card is malformed, or the set breaks a limit of the ledger.
pub fn load(files: &Files) -> Result<Cards, CardErrors> {
    let mut errors = Vec::new();
    let races = rows(files.races, "race", &mut errors, |row: RaceRow| Race {
        id: row.id,
        initiative: row.initiative,
        life: row.life,
        ability: Ability { effect: row.ability, life: row.costs_life },
        solo: row.solo,
    });
    let classes = rows(files.classes, "class", &mut errors, |row: ClassRow| Class {
        id: row.id,
        ability: Ability { effect: row.ability, life: row.costs_life },
    });
    let quests = rows(files.quests, "quest", &mut errors, |row: QuestRow| Quest {
        id: row.id,
        gems: [row.clear, row.pink, row.blue],
        bonus: row.bonus,
        looks_at_others: row.looks_at_others,
    });
    let cards = Cards { races, classes, quests };
    check(&cards, files, &mut errors);
    if errors.is_empty() { Ok(cards) } else { Err(CardErrors(errors)) }
}

fn rows<'a, R: Deserialize<'a>, C>(
    (file, text): (&str, &str),
    key: &str,
    errors: &mut Vec<CardError>,
    card: impl Fn(R) -> C,
) -> Vec<C> {
    let mut wrong = |card: String, why: String| errors.push(CardError { file: file.into(), card, why });
    let table: Table = match toml::from_str(text) {
        Ok(table) => table,
        Err(error) => {
            wrong(String::new(), error.to_string());
            return Vec::new();
        }
    };
    let Some(Value::Array(cards)) = table.get(key) else {
        wrong(String::new(), format!("no [[{key}]]"));
        return Vec::new();
    };
    let mut read = Vec::new();
    for (place, value) in cards.iter().enumerate() {
        let id = value
            .get("id")
            .and_then(Value::as_str)
            .map_or_else(|| format!("{key} {}", place + 1), str::to_owned);
        match R::deserialize(value.clone()) {
            Ok(row) => read.push(card(row)),
            Err(error) => wrong(id, error.to_string().trim().to_owned()),
        }
    }
    read
}

fn check(cards: &Cards, files: &Files, errors: &mut Vec<CardError>) {
    let mut wrong = |file: &str, card: &str, why: String| {
        errors.push(CardError { file: file.into(), card: card.into(), why });
    };
    let counts = [cards.races.len(), cards.classes.len(), cards.quests.len()];
    for ((file, count), wanted) in
        [files.races.0, files.classes.0, files.quests.0].into_iter().zip(counts).zip(COUNTS)
    {
        if count != wanted {
            wrong(file, "", format!("{count} cards where {wanted} are needed"));
        }
    }
    let mut initiatives = BTreeSet::new();
    for race in &cards.races {
        enforces!("drop.setup.initiative-unique", "drop.def.life-range");
        if !LIFE.contains(&race.life) {
            wrong(files.races.0, &race.id, format!("life {} is not 7, 8 or 9", race.life));
        }
        if !initiatives.insert(race.initiative) {
            wrong(files.races.0, &race.id, format!("initiative {} is another race's", race.initiative));
        }
        check_effect(&race.ability.effect).unwrap_or_else(|why| wrong(files.races.0, &race.id, why));
    }
    for class in &cards.classes {
        check_effect(&class.ability.effect).unwrap_or_else(|why| wrong(files.classes.0, &class.id, why));
    }
    for quest in &cards.quests {
        if quest.looks_at_others != ABOUT_OTHERS.contains(&quest.id.as_str()) {
            wrong(
                files.quests.0,
                &quest.id,
                format!("looks-at-others is for {} alone", ABOUT_OTHERS.join(", ")),
            );
        }
    }
    let names = cards.races.iter().map(|it| &it.id).chain(cards.classes.iter().map(|it| &it.id));
    let names: Vec<&String> = names.chain(cards.quests.iter().map(|it| &it.id)).collect();
    let mut seen = BTreeSet::new();
    for name in names {
        if !seen.insert(name) {
            wrong("", name, "two cards have this id".to_owned());
        }
    }
}

fn check_effect(effect: &Effect) -> Result<(), String> {
    match effect {
        Effect::Calm { kinds, .. }
            if kinds.iter().any(|kind| !matches!(kind, Kind::Goblin | Kind::Troll)) =>
        {
            Err("ability.calm.kinds: only goblins and trolls can be calmed; the Dragon needs a shield"
                .to_owned())
        }
        effect if effect.times() == 0 => Err("ability: times must be at least 1".to_owned()),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rulebook::covers;

    #[test]
    fn the_house_set_is_sound() {
        covers!("drop.def.life-range", "drop.setup.initiative-unique");
        let cards = load(&HOUSE).unwrap_or_else(|errors| panic!("{errors}"));
        assert_eq!([cards.races.len(), cards.classes.len(), cards.quests.len()], COUNTS);
        let with = |from: &str, to: &str| HOUSE.races.1.replacen(from, to, 1);
        let why =
            |races: String| load(&Files { races: ("races.toml", &races), ..HOUSE }).unwrap_err().0[0].clone();
        let error = why(with("life = 7", "life = 6"));
        assert_eq!((error.file.as_str(), error.card.as_str()), ("races.toml", "fairy"));
        assert!(error.why.contains("life 6"), "{}", error.why);
        assert!(why(with("initiative = 2", "initiative = 1")).why.contains("initiative 1"));
    }

    #[test]
    fn a_mistake_is_named_by_file_card_and_field() {
        let races = HOUSE.races.1.replacen("radius = 60", "raduis = 60", 1);
        let error = load(&Files { races: ("races.toml", &races), ..HOUSE }).unwrap_err();
        let first = &error.0[0];
        assert_eq!((first.file.as_str(), first.card.as_str()), ("races.toml", "fairy"));
        assert!(first.why.contains("raduis"), "{}", first.why);
        let classes = HOUSE.classes.1.replacen("\"goblin\", \"troll\"", "\"dragon\"", 1);
        let error = load(&Files { classes: ("classes.toml", &classes), ..HOUSE }).unwrap_err();
        assert!(error.0[0].why.contains("Dragon needs a shield"), "{error}");
    }
}
