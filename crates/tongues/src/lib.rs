//! The languages people read here. Texts come from `locales/<language>/*.ftl`, compiled in, in Project Fluent's format; the
//! page reads the same files.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use table::{Arg, Bare, Say, Seat, Text};
use unic_langid::LanguageIdentifier;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The tags of the languages, the fallback first.
pub const LANGUAGES: [&str; 3] = ["en", "fr", "it"];

/// One language, ready to speak, with the names of the people at a table.
pub struct Tongue {
    tag: &'static str,
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
}

/// A language that is not spoken here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(pub String);

impl std::fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "language `{}` is not spoken here; there are: {}", self.0, LANGUAGES.join(", "))
    }
}

impl std::error::Error for UnknownLanguage {}

/// Every locale file: language, name and text.
pub fn files() -> &'static [(&'static str, &'static str, &'static str)] {
    FILES
}

impl Tongue {
    /// The language with this tag; regions and encodings as in `fr_CA.UTF-8` do not matter.
    pub fn new(tag: &str) -> Result<Tongue, UnknownLanguage> {
        let wanted = tag.split(['-', '_', '.']).next().unwrap_or_default().to_ascii_lowercase();
        let known = LANGUAGES.iter().find(|known| **known == wanted);
        known.map(|tag| Tongue::speak(tag)).ok_or_else(|| UnknownLanguage(tag.to_owned()))
    }

    /// English.
    pub fn english() -> Tongue {
        Tongue::speak(LANGUAGES[0])
    }

    /// The same language at a table with these people.
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Tongue {
        self.names = names;
        self
    }

    fn speak(tag: &'static str) -> Tongue {
        let identifier: LanguageIdentifier = tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        bundle.set_use_isolating(false);
        for (language, _, text) in FILES {
            if *language == tag {
                bundle.add_resource_overriding(read(text));
            }
        }
        Tongue { tag, bundle, names: Vec::new() }
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Plain(words) => FluentValue::from(words.clone()),
            Arg::Text(text) => FluentValue::from(self.say(text)),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat)),
            Arg::Rule(rule) => FluentValue::from(rule.rule().title(self.tag).to_owned()),
        }
    }

    /// A number with so many decimals, as the language writes it.
    pub fn number(&self, value: f64, decimals: usize) -> String {
        let plain = format!("{value:.decimals$}");
        let (whole, rest) =
            plain.split_once('.').map_or((plain.as_str(), None), |(whole, rest)| (whole, Some(rest)));
        let (sign, digits) = whole.strip_prefix('-').map_or(("", whole), |digits| ("−", digits));
        let (group, point) = match self.tag {
            "fr" => ("\u{202f}", ","),
            "it" => (".", ","),
            _ => (",", "."),
        };
        let mut grouped = String::new();
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                grouped.push_str(group);
            }
            grouped.push(digit);
        }
        let rest = rest.map(|rest| format!("{point}{rest}")).unwrap_or_default();
        format!("{sign}{grouped}{rest}")
    }

    /// A share as a percentage.
    pub fn percent(&self, share: f64) -> String {
        format!("{}\u{202f}%", self.number(100.0 * share, 1))
    }

    /// What a seat is called: its person's name where there is one.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.say(&Text::new("seat").with("number", seat.number())),
        }
    }
}

/// A resource with everything in it that is well formed; a test finds the rest.
fn read(text: &str) -> FluentResource {
    FluentResource::try_new(text.to_owned()).unwrap_or_else(|(partly, _)| partly)
}

impl Say for Tongue {
    fn say(&self, text: &Text) -> String {
        if let Some(words) = text.as_literal() {
            return words.to_owned();
        }
        let Some(pattern) = self.bundle.get_message(&text.id).and_then(|message| message.value()) else {
            return Bare.say(text);
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            args.set(name.clone(), self.value(arg));
        }
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    fn language(&self) -> &str {
        self.tag
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_said_in_each_language() {
        let text = Text::new("seat").with("number", 2);
        let said: Vec<String> =
            LANGUAGES.iter().filter_map(|tag| Tongue::new(tag).ok()).map(|it| it.say(&text)).collect();
        assert_eq!(said, ["Seat 2", "Place 2", "Posto 2"]);
    }

    #[test]
    fn an_unknown_language_is_named() {
        let unknown = Tongue::new("tlh").err().map(|error| error.to_string());
        assert_eq!(unknown.as_deref(), Some("language `tlh` is not spoken here; there are: en, fr, it"));
        assert!(Tongue::new("fr_CA.UTF-8").is_ok());
    }

    #[test]
    fn names_of_people_and_nested_texts_are_filled_in() {
        let tongue = Tongue::english().with_names(vec!["Ada".into()]);
        let text = Text::new("connect-four-dropped").with("seat", Seat::new(0)).with("column", "d");
        assert_eq!(tongue.say(&text), "Ada drops a disc into column d.");
    }

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        let written = |tag| Tongue::new(tag).map(|tongue| tongue.number(-1_234_567.89, 1));
        assert_eq!(written("en").as_deref(), Ok("−1,234,567.9"));
        assert_eq!(written("fr").as_deref(), Ok("−1\u{202f}234\u{202f}567,9"));
        assert_eq!(written("it").as_deref(), Ok("−1.234.567,9"));
        assert_eq!(Tongue::english().percent(0.125), "12.5\u{202f}%");
    }
}
