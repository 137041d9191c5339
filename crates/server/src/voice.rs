//! Words in the reader's language. The languages are made once and shared by all tables; the names of people are put in
//! before a sentence is said.

use std::sync::OnceLock;

use table::{Arg, Choice, Form, Question, Say, Text};
use tongues::{LANGUAGES, Tongue};

use crate::protocol::{ChoiceInfo, CitedRule, FormInfo, QuestionInfo, Spoken};

/// A language that a reader asked for; none for programs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lang {
    /// One of [`LANGUAGES`], by its place.
    Spoken(u8),
    /// No words at all.
    Silent,
}

impl Default for Lang {
    fn default() -> Lang {
        Lang::Spoken(0)
    }
}

impl Lang {
    /// The language of a request: what it asks for, then what the browser prefers, then English.
    pub fn of(asked: Option<&str>, accepted: Option<&str>) -> Lang {
        if asked == Some("none") {
            return Lang::Silent;
        }
        let wishes = asked.into_iter().chain(accepted.into_iter().flat_map(|tags| tags.split(',')));
        wishes.filter_map(Lang::known).next().unwrap_or_default()
    }

    fn known(tag: &str) -> Option<Lang> {
        let primary = tag.trim().split(['-', '_', ';', '.']).next()?.to_ascii_lowercase();
        LANGUAGES.iter().position(|known| *known == primary).map(|place| Lang::Spoken(place as u8))
    }

    /// The tag; English for programs.
    pub fn tag(self) -> &'static str {
        match self {
            Lang::Spoken(place) => LANGUAGES[usize::from(place) % LANGUAGES.len()],
            Lang::Silent => LANGUAGES[0],
        }
    }

    fn tongue(self) -> &'static Tongue {
        static TONGUES: OnceLock<Vec<Tongue>> = OnceLock::new();
        let tongues = TONGUES.get_or_init(|| {
            LANGUAGES.iter().map(|tag| Tongue::new(tag).unwrap_or_else(|_| Tongue::english())).collect()
        });
        match self {
            Lang::Spoken(place) => &tongues[usize::from(place) % tongues.len()],
            Lang::Silent => &tongues[0],
        }
    }
}

/// A language at a table: it knows what the seats are called.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    lang: Lang,
    names: &'a [String],
}

impl Say for Voice<'_> {
    fn say(&self, text: &Text) -> String {
        match self.names.is_empty() {
            true => self.lang.tongue().say(text),
            false => self.lang.tongue().say(&self.named(text)),
        }
    }

    fn language(&self) -> &str {
        self.lang.tag()
    }
}

/// How deep texts may stand in texts before names are no longer put in.
const DEEPEST: u8 = 8;

impl<'a> Voice<'a> {
    /// A language anywhere.
    pub fn plain(lang: Lang) -> Voice<'static> {
        Voice { lang, names: &[] }
    }

    /// A language at a table with these people.
    pub fn at(lang: Lang, names: &'a [String]) -> Voice<'a> {
        Voice { lang, names }
    }

    /// The language's tag.
    pub fn tag(&self) -> &'static str {
        self.lang.tag()
    }

    fn named(&self, text: &Text) -> Text {
        self.named_to(text, DEEPEST)
    }

    fn named_to(&self, text: &Text, depth: u8) -> Text {
        let arg = |arg: &Arg| match arg {
            Arg::Seat(seat) => match self.names.get(seat.index()) {
                Some(name) => Arg::Plain(name.clone()),
                None => Arg::Seat(*seat),
            },
            Arg::Text(inner) if depth > 0 => Arg::Text(self.named_to(inner, depth - 1)),
            other => other.clone(),
        };
        let args = text.args.iter().map(|(name, value)| (name.clone(), arg(value))).collect();
        Text { id: text.id.clone(), args }
    }

    /// A text as data and words.
    pub fn spoken(&self, text: &Text) -> Spoken {
        let words = (self.lang != Lang::Silent).then(|| self.say(text));
        Spoken { id: text.id.clone(), args: text.args.clone(), words }
    }

    /// A rule as a refusal cites it.
    pub fn cited(&self, id: rulebook::RuleId) -> CitedRule {
        let rule = id.rule();
        let tag = self.tag();
        CitedRule { id: id.as_str(), title: rule.title(tag), text: rule.text(tag), ruling: rule.ruling(tag) }
    }

    /// A question with its words; `listed` are the legal actions in the game's own words.
    pub fn question(&self, question: &Question, listed: &[String]) -> QuestionInfo {
        QuestionInfo {
            prompt: self.spoken(&question.prompt),
            rules: question.rules.iter().map(|rule| rule.as_str()).collect(),
            forms: question.forms.iter().map(|form| self.form(form, listed)).collect(),
        }
    }

    fn form(&self, form: &Form, listed: &[String]) -> FormInfo {
        let items = |items: &[Choice]| items.iter().map(|item| self.choice(item, None)).collect();
        match form {
            Form::OneOf { choices } => FormInfo::OneOf { choices: self.choices(choices, listed) },
            Form::Subset { items: list, min, max } => {
                FormInfo::Subset { items: items(list), min: *min, max: *max }
            }
            Form::Order { items: list } => FormInfo::Order { items: items(list) },
            Form::Number { min, max } => FormInfo::Number { min: *min, max: *max },
            Form::Place { surface } => FormInfo::Place { surface: *surface },
            Form::Stroke { surface, items: list, strongest } => {
                FormInfo::Stroke { surface: *surface, items: items(list), strongest: *strongest }
            }
            Form::Build { what } => FormInfo::Build { what: self.spoken(what) },
        }
    }

    /// Where the list is the list of legal actions, each choice has its words.
    fn choices(&self, choices: &[Choice], listed: &[String]) -> Vec<ChoiceInfo> {
        let fits = listed.len() == choices.len();
        let words = |index: usize| listed.get(index).filter(|_| fits).cloned();
        choices.iter().enumerate().map(|(index, choice)| self.choice(choice, words(index))).collect()
    }

    fn choice(&self, choice: &Choice, words: Option<String>) -> ChoiceInfo {
        ChoiceInfo { text: self.spoken(&choice.text), on: choice.on.clone(), words }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seat;

    #[test]
    fn a_reader_gets_the_language_asked_for_then_the_browsers_then_english() {
        assert_eq!(Lang::of(Some("it"), Some("fr")).tag(), "it");
        assert_eq!(Lang::of(None, Some("de-DE,fr-CA;q=0.8,en;q=0.5")).tag(), "fr");
        assert_eq!(Lang::of(Some("tlh"), None).tag(), "en");
        assert_eq!(Lang::of(Some("none"), Some("fr")), Lang::Silent);
    }

    #[test]
    fn names_are_put_in_however_deep_a_seat_stands() {
        let names = ["Ada".to_owned()];
        let voice = Voice::at(Lang::default(), &names);
        let text = Text::new("connect-four-dropped").with("seat", Seat::new(0)).with("column", "d");
        assert_eq!(voice.say(&text), "Ada drops a disc into column d.");
    }
}
