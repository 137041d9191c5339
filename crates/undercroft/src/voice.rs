//! The program's voice: one language, chosen by `--lang`, `UNDERCROFT_LANG` or the system's settings.

use table::{Refusal, Say, Text};
use tongues::Tongue;

use crate::failure::Failure;

/// One language to speak in.
pub struct Voice {
    tongue: Tongue,
}

impl Voice {
    /// The language that the command line or the environment asks for; English where it is not spoken here.
    pub fn from_environment(arguments: impl Iterator<Item = String>) -> Voice {
        let variables = ["UNDERCROFT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];
        let asked = typed_language(arguments).into_iter();
        let set = variables.into_iter().filter_map(|name| std::env::var(name).ok());
        let spoken = asked.chain(set).find_map(|tag| Tongue::new(&tag).ok());
        Voice { tongue: spoken.unwrap_or_else(Tongue::english) }
    }

    /// A given language; English where it is not spoken here.
    #[cfg(test)]
    pub fn in_language(tag: &str) -> Voice {
        Voice { tongue: Tongue::new(tag).unwrap_or_else(|_| Tongue::english()) }
    }

    /// The language itself.
    pub fn tongue(&self) -> &Tongue {
        &self.tongue
    }

    /// The same language at a table with these people.
    pub fn at_table(&self, names: Vec<String>) -> Tongue {
        Tongue::new(self.tongue.language()).unwrap_or_else(|_| Tongue::english()).with_names(names)
    }

    /// The words of a text.
    pub fn say(&self, text: &Text) -> String {
        self.tongue.say(text)
    }
}

/// Whether a language that was typed is spoken here.
pub fn check(tag: &str) -> Result<(), Failure> {
    let unknown = |_| {
        let known = tongues::LANGUAGES.join(", ");
        Failure::new(Text::new("failure-no-such-language").with("language", tag).with("known", known))
    };
    Tongue::new(tag).map(|_| ()).map_err(unknown)
}

/// The value of `--lang`, before the command line is read for real: its help is already in that language.
fn typed_language(mut arguments: impl Iterator<Item = String>) -> Option<String> {
    while let Some(argument) = arguments.next() {
        if argument == "--lang" {
            return arguments.next();
        }
        if let Some(tag) = argument.strip_prefix("--lang=") {
            return Some(tag.to_owned());
        }
    }
    None
}

/// A refusal as a player reads it: the sentence about this very case, then the rule with its text and id.
pub fn explain(refusal: &Refusal, say: &dyn Say) -> String {
    let rule = refusal.rule.rule();
    let language = say.language();
    let because = refusal.because.as_ref().map(|text| format!("{}\n", say.say(text))).unwrap_or_default();
    let heading = say.say(&Text::new("play-refused"));
    format!("{heading} {because}{}: {} [{}]", rule.title(language), rule.text(language), refusal.rule)
}
