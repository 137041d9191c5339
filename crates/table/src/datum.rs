//! A value in a scenario file: what a position's part is set to, what is expected, what luck will bring.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Plain data as people write it in a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Datum {
    /// Yes or no.
    Bool(bool),
    /// A whole number; the rules know no others.
    Int(i64),
    /// Words, or a picture.
    Text(String),
    /// Several values in order.
    List(Vec<Datum>),
    /// Named values, in the order of the file.
    Table(Vec<(String, Datum)>),
    /// Nothing at all: an absent optional part.
    Nothing,
}

impl Datum {
    /// The words, when it is words.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Datum::Text(words) => Some(words),
            _ => None,
        }
    }

    /// The number, when it is one.
    pub fn as_int(&self) -> Option<i64> {
        match self {
            Datum::Int(number) => Some(*number),
            _ => None,
        }
    }

    /// The truth, when it is one.
    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Datum::Bool(truth) => Some(*truth),
            _ => None,
        }
    }

    /// The values, when it is a list.
    pub fn as_list(&self) -> Option<&[Datum]> {
        match self {
            Datum::List(items) => Some(items),
            _ => None,
        }
    }

    /// The words of a list of words.
    pub fn as_words(&self) -> Option<Vec<&str>> {
        self.as_list()?.iter().map(Datum::as_text).collect()
    }

    /// A named value of a table.
    pub fn get(&self, name: &str) -> Option<&Datum> {
        match self {
            Datum::Table(rows) => rows.iter().find(|(key, _)| key == name).map(|(_, value)| value),
            _ => None,
        }
    }

    /// From a JSON value. Fractions, which no rule knows, become words.
    pub fn from_json(value: &serde_json::Value) -> Datum {
        use serde_json::Value;
        match value {
            Value::Null => Datum::Nothing,
            Value::Bool(truth) => Datum::Bool(*truth),
            Value::Number(number) => {
                number.as_i64().map_or_else(|| Datum::Text(number.to_string()), Datum::Int)
            }
            Value::String(words) => Datum::Text(words.clone()),
            Value::Array(items) => Datum::List(items.iter().map(Datum::from_json).collect()),
            Value::Object(rows) => {
                Datum::Table(rows.iter().map(|(key, value)| (key.clone(), Datum::from_json(value))).collect())
            }
        }
    }

    /// As a JSON value.
    pub fn to_json(&self) -> serde_json::Value {
        use serde_json::Value;
        match self {
            Datum::Nothing => Value::Null,
            Datum::Bool(truth) => Value::Bool(*truth),
            Datum::Int(number) => Value::from(*number),
            Datum::Text(words) => Value::String(words.clone()),
            Datum::List(items) => Value::Array(items.iter().map(Datum::to_json).collect()),
            Datum::Table(rows) => {
                Value::Object(rows.iter().map(|(key, value)| (key.clone(), value.to_json())).collect())
            }
        }
    }

    /// From a TOML value. Dates and fractions, which no rule knows, become words.
    pub fn from_toml(value: &toml::Value) -> Datum {
        use toml::Value;
        match value {
            Value::Boolean(truth) => Datum::Bool(*truth),
            Value::Integer(number) => Datum::Int(*number),
            Value::String(words) => Datum::Text(words.clone()),
            Value::Array(items) => Datum::List(items.iter().map(Datum::from_toml).collect()),
            Value::Table(rows) => {
                Datum::Table(rows.iter().map(|(key, value)| (key.clone(), Datum::from_toml(value))).collect())
            }
            Value::Float(fraction) => Datum::Text(fraction.to_string()),
            Value::Datetime(date) => Datum::Text(date.to_string()),
        }
    }
}

impl fmt::Display for Datum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Datum::Text(words) if words.contains('\n') => write!(f, "\n{words}"),
            other => write!(f, "{}", other.to_json()),
        }
    }
}

macro_rules! datum_from {
    ($($from:ty => |$value:ident| $datum:expr),* $(,)?) => {
        $(impl From<$from> for Datum {
            fn from($value: $from) -> Datum {
                $datum
            }
        })*
    };
}

datum_from! {
    bool => |truth| Datum::Bool(truth),
    i64 => |n| Datum::Int(n),
    i32 => |n| Datum::Int(n.into()),
    u32 => |n| Datum::Int(n.into()),
    u16 => |n| Datum::Int(n.into()),
    u8 => |n| Datum::Int(n.into()),
    usize => |n| Datum::Int(i64::try_from(n).unwrap_or(i64::MAX)),
    String => |words| Datum::Text(words),
    &str => |words| Datum::Text(words.to_owned()),
}

impl<T: Into<Datum>> From<Vec<T>> for Datum {
    fn from(items: Vec<T>) -> Datum {
        Datum::List(items.into_iter().map(Into::into).collect())
    }
}

impl<T: Into<Datum>> From<Option<T>> for Datum {
    fn from(item: Option<T>) -> Datum {
        item.map_or(Datum::Nothing, Into::into)
    }
}
