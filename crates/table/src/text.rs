//! What a person reads, before it is in a language: a key of the locale files and what goes into the sentence.

use std::borrow::Cow;

use rulebook::RuleId;
use serde::{Deserialize, Serialize};

use crate::Seat;

/// A sentence or a name, named by its key in `locales/*/*.ftl`. Front ends turn it into words with [`Say`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Text {
    /// The key in the locale files; empty for a literal.
    pub id: Cow<'static, str>,
    /// What the sentence's placeholders stand for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// What a placeholder of a sentence stands for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number; the language decides on the plural.
    Number(i64),
    /// Words that are the same in every language, such as a person's name.
    Plain(String),
    /// Another text, translated in its turn, such as a card's name.
    Text(Text),
    /// A seat; front ends show its person's name.
    Seat(Seat),
    /// A rule; front ends link to it.
    Rule(RuleId),
}

impl Text {
    /// The text with this key, as yet without arguments.
    pub const fn new(id: &'static str) -> Text {
        Text { id: Cow::Borrowed(id), args: Vec::new() }
    }

    /// A text whose key is put together at run time, for example from a card's id.
    pub fn keyed(id: String) -> Text {
        Text { id: Cow::Owned(id), args: Vec::new() }
    }

    /// Words that are the same in every language.
    pub fn literal(words: impl Into<String>) -> Text {
        Text { id: Cow::Borrowed(""), args: vec![(Cow::Borrowed("words"), Arg::Plain(words.into()))] }
    }

    /// The words of a literal; nothing for a text that has a key.
    pub fn as_literal(&self) -> Option<&str> {
        match (self.id.is_empty(), self.args.first()) {
            (true, Some((_, Arg::Plain(words)))) => Some(words),
            _ => None,
        }
    }

    /// The same text with one placeholder filled.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Text {
        self.args.push((Cow::Borrowed(name), arg.into()));
        self
    }
}

macro_rules! arg_from {
    ($($from:ty => |$value:ident| $arg:expr),* $(,)?) => {
        $(impl From<$from> for Arg {
            fn from($value: $from) -> Arg {
                $arg
            }
        })*
    };
}

arg_from! {
    i64 => |n| Arg::Number(n),
    i32 => |n| Arg::Number(n.into()),
    u32 => |n| Arg::Number(n.into()),
    u16 => |n| Arg::Number(n.into()),
    u8 => |n| Arg::Number(n.into()),
    i8 => |n| Arg::Number(n.into()),
    i16 => |n| Arg::Number(n.into()),
    usize => |n| Arg::Number(i64::try_from(n).unwrap_or(i64::MAX)),
    String => |words| Arg::Plain(words),
    &str => |words| Arg::Plain(words.to_owned()),
    Text => |text| Arg::Text(text),
    Seat => |seat| Arg::Seat(seat),
    RuleId => |rule| Arg::Rule(rule),
}

/// Somebody who can put a [`Text`] into the words of a language.
pub trait Say {
    /// The words.
    fn say(&self, text: &Text) -> String;

    /// The language's tag: `en`, `fr` or `it`.
    fn language(&self) -> &str {
        "en"
    }
}

/// Says every text as its key and arguments: for tests, logs and scenario messages, where no language is wanted.
pub struct Bare;

impl Say for Bare {
    fn say(&self, text: &Text) -> String {
        if let Some(words) = text.as_literal() {
            return words.to_owned();
        }
        let args: Vec<String> =
            text.args.iter().map(|(name, arg)| format!("{name}={}", self.arg(arg))).collect();
        if args.is_empty() { text.id.to_string() } else { format!("{}({})", text.id, args.join(", ")) }
    }
}

impl Bare {
    fn arg(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Plain(words) => words.clone(),
            Arg::Text(text) => self.say(text),
            Arg::Seat(seat) => format!("seat {seat}"),
            Arg::Rule(rule) => rule.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bare_words_show_key_and_arguments() {
        let text =
            Text::new("moved").with("who", Seat::new(0)).with("by", 3).with("card", Text::literal("Axe"));
        assert_eq!(Bare.say(&text), "moved(who=seat 1, by=3, card=Axe)");
    }
}
