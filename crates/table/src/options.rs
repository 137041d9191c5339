//! What can be chosen before a match, as data that a form can be generated from.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Text;

/// Everything that can be chosen before a match of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Schema {
    /// The ways to play, each a set of chosen values with a name. The first is the default.
    pub modes: Vec<Mode>,
    /// The single choices.
    pub fields: Vec<Field>,
    /// Which choices go together.
    pub limits: Vec<Limit>,
}

/// A way to play: a name for a set of chosen values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Mode {
    /// The name that `--mode` takes.
    pub name: &'static str,
    /// What people read.
    pub title: Text,
    /// The values it sets; all others keep their defaults.
    pub values: Vec<(&'static str, Value)>,
    /// The fewest and the most seats.
    pub seats: (usize, usize),
}

/// One thing to choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Field {
    /// The name in the options' data.
    pub key: &'static str,
    /// What people read.
    pub label: Text,
    /// A sentence that explains it.
    pub help: Text,
    /// What can be chosen.
    pub kind: FieldKind,
    /// What holds when nothing is chosen.
    pub default: Value,
}

/// What can be chosen in a field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum FieldKind {
    /// On or off.
    Switch,
    /// One of several.
    OneOf {
        /// Each value and what people read.
        values: Vec<(&'static str, Text)>,
    },
    /// A whole number in a range.
    Whole {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
}

/// A chosen value.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// On or off.
    Switch(bool),
    /// A whole number.
    Whole(i64),
    /// A name.
    Name(String),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Switch(on) => write!(f, "{on}"),
            Value::Whole(number) => write!(f, "{number}"),
            Value::Name(name) => f.write_str(name),
        }
    }
}

impl From<bool> for Value {
    fn from(on: bool) -> Value {
        Value::Switch(on)
    }
}
impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Whole(number)
    }
}
impl From<&str> for Value {
    fn from(name: &str) -> Value {
        Value::Name(name.to_owned())
    }
}

/// Chosen values by key.
pub type Values = BTreeMap<String, Value>;

/// When all of `when` hold, all of `then` must hold too; `why` says so in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Limit {
    /// The conditions.
    pub when: Vec<Condition>,
    /// What they demand.
    pub then: Vec<Condition>,
    /// The reason, for people.
    pub why: Text,
}

/// Something that chosen values fulfil or not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "is")]
pub enum Condition {
    /// The field has one of these values.
    Among {
        /// The field.
        key: &'static str,
        /// The values.
        values: Vec<Value>,
    },
    /// The number of seats lies in a range.
    Seats {
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
    },
}

impl Condition {
    /// The field has this value.
    pub fn is(key: &'static str, value: impl Into<Value>) -> Condition {
        Condition::Among { key, values: vec![value.into()] }
    }

    fn holds(&self, values: &Values, seats: usize) -> bool {
        match self {
            Condition::Among { key, values: among } => {
                values.get(*key).is_some_and(|value| among.contains(value))
            }
            Condition::Seats { min, max } => (*min..=*max).contains(&seats),
        }
    }
}

/// Everything that is wrong with a set-up, all reasons at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SetupErrors(pub Vec<SetupError>);

/// One thing that is wrong with a set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SetupError {
    /// The culprit: an option's key, `mode`, `seats`, or a pack's file.
    pub culprit: String,
    /// The reason, for people.
    pub why: Text,
}

impl SetupErrors {
    /// A single reason.
    pub fn one(culprit: impl Into<String>, why: Text) -> SetupErrors {
        SetupErrors(vec![SetupError { culprit: culprit.into(), why }])
    }
}

impl fmt::Display for SetupErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use crate::text::{Bare, Say};
        let lines: Vec<String> =
            self.0.iter().map(|error| format!("{}: {}", error.culprit, Bare.say(&error.why))).collect();
        f.write_str(&lines.join("; "))
    }
}

impl std::error::Error for SetupErrors {}

impl Schema {
    /// A game with one way to play and nothing to choose.
    pub fn plain(min: usize, max: usize) -> Schema {
        Schema { modes: vec![Mode::standard(min, max)], ..Schema::default() }
    }

    /// The values of a mode with single choices on top, or everything that is wrong with them.
    pub fn choose(&self, mode: Option<&str>, chosen: &Values, seats: usize) -> Result<Values, SetupErrors> {
        let Some(mode) = self.mode(mode) else {
            let known: Vec<&str> = self.modes.iter().map(|mode| mode.name).collect();
            let why = Text::new("setup-no-such-mode").with("known", known.join(", "));
            return Err(SetupErrors::one("mode", why));
        };
        let mut values: Values =
            self.fields.iter().map(|field| (field.key.to_owned(), field.default.clone())).collect();
        values.extend(mode.values.iter().map(|(key, value)| ((*key).to_owned(), value.clone())));
        values.extend(chosen.clone());
        let mut errors = self.check(&values, seats);
        if !(mode.seats.0..=mode.seats.1).contains(&seats) {
            let why = Text::new("setup-seats").with("min", mode.seats.0).with("max", mode.seats.1);
            errors.push(SetupError { culprit: "seats".into(), why });
        }
        if errors.is_empty() { Ok(values) } else { Err(SetupErrors(errors)) }
    }

    /// The mode with this name; the first when none is named.
    pub fn mode(&self, name: Option<&str>) -> Option<&Mode> {
        match name {
            None => self.modes.first(),
            Some(name) => self.modes.iter().find(|mode| mode.name == name),
        }
    }

    /// Everything that is wrong with these values.
    pub fn check(&self, values: &Values, seats: usize) -> Vec<SetupError> {
        let each = values.iter().filter_map(|(key, value)| self.check_value(key, value));
        let limits = self.limits.iter().filter_map(|limit| limit.broken_by(values, seats));
        each.chain(limits).collect()
    }

    fn check_value(&self, key: &str, value: &Value) -> Option<SetupError> {
        let wrong = |why: Text| Some(SetupError { culprit: key.to_owned(), why });
        let Some(field) = self.fields.iter().find(|field| field.key == key) else {
            let known: Vec<&str> = self.fields.iter().map(|field| field.key).collect();
            return wrong(Text::new("setup-no-such-option").with("known", known.join(", ")));
        };
        if field.kind.allows(value) {
            return None;
        }
        wrong(
            Text::new("setup-bad-value")
                .with("value", value.to_string())
                .with("allowed", field.kind.allowed()),
        )
    }

    /// Reads a value that somebody typed for a field. What does not fit stays a name, and [`Schema::check`] says so.
    pub fn read(&self, key: &str, typed: &str) -> Value {
        let field = self.fields.iter().find(|field| field.key == key);
        match (field.map(|field| &field.kind), typed) {
            (Some(FieldKind::Switch), "true" | "on" | "yes") => Value::Switch(true),
            (Some(FieldKind::Switch), "false" | "off" | "no") => Value::Switch(false),
            (Some(FieldKind::Whole { .. }), typed) if typed.parse::<i64>().is_ok() => {
                Value::Whole(typed.parse().unwrap_or_default())
            }
            (_, typed) => Value::Name(typed.to_owned()),
        }
    }
}

impl Mode {
    /// The mode of a game that has only one.
    pub fn standard(min: usize, max: usize) -> Mode {
        Mode { name: "standard", title: Text::new("mode-standard"), values: Vec::new(), seats: (min, max) }
    }
}

impl FieldKind {
    fn allows(&self, value: &Value) -> bool {
        match (self, value) {
            (FieldKind::Switch, Value::Switch(_)) => true,
            (FieldKind::OneOf { values }, Value::Name(name)) => values.iter().any(|(known, _)| known == name),
            (FieldKind::Whole { min, max }, Value::Whole(number)) => (min..=max).contains(&number),
            _ => false,
        }
    }

    fn allowed(&self) -> String {
        match self {
            FieldKind::Switch => "true, false".to_owned(),
            FieldKind::OneOf { values } => {
                values.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
            }
            FieldKind::Whole { min, max } => format!("{min}–{max}"),
        }
    }
}

impl Limit {
    fn broken_by(&self, values: &Values, seats: usize) -> Option<SetupError> {
        if !self.when.iter().all(|condition| condition.holds(values, seats)) {
            return None;
        }
        let broken = self.then.iter().find(|condition| !condition.holds(values, seats))?;
        let culprit = match broken {
            Condition::Among { key, .. } => (*key).to_owned(),
            Condition::Seats { .. } => "seats".to_owned(),
        };
        Some(SetupError { culprit, why: self.why.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schema() -> Schema {
        let switch = |key| Field {
            key,
            label: Text::new("label"),
            help: Text::new("help"),
            kind: FieldKind::Switch,
            default: Value::Switch(false),
        };
        Schema {
            modes: vec![Mode::standard(2, 4)],
            fields: vec![switch("boss"), switch("traps")],
            limits: vec![Limit {
                when: vec![Condition::is("boss", true)],
                then: vec![Condition::is("traps", true), Condition::Seats { min: 3, max: 4 }],
                why: Text::new("a-boss-needs-traps"),
            }],
        }
    }

    #[test]
    fn all_that_is_wrong_is_said_at_once_and_named() {
        let chosen = Values::from([("boss".into(), true.into()), ("bos".into(), true.into())]);
        let errors = schema().choose(None, &chosen, 7).unwrap_err();
        let culprits: Vec<&str> = errors.0.iter().map(|error| error.culprit.as_str()).collect();
        assert_eq!(culprits, ["bos", "traps", "seats"]);
    }

    #[test]
    fn typed_values_become_what_the_field_takes() {
        assert_eq!(schema().read("boss", "yes"), Value::Switch(true));
        assert_eq!(schema().read("boss", "maybe"), Value::Name("maybe".into()));
        let chosen = Values::from([("boss".into(), schema().read("boss", "maybe"))]);
        assert!(schema().choose(None, &chosen, 2).is_err());
    }
}
