//! The ledgers as data: what is compiled in, and how to read it in another language.

use serde::Serialize;

use crate::{generated, id::RuleId, kind::Kind};

/// All ledgers, in the order of their names.
pub fn ledgers() -> &'static [Ledger] {
    generated::LEDGERS
}

/// The ledger of a game, by the name of its file without the ending: `ledger("dungeon-drop")`.
pub fn ledger(game: &str) -> Option<&'static Ledger> {
    ledgers().iter().find(|ledger| ledger.game == game)
}

/// The rules of one game or expansion.
#[derive(Debug, Serialize)]
pub struct Ledger {
    /// The game's name in files and commands; also the ledger's file name.
    pub game: &'static str,
    /// The game's name for people.
    pub title: &'static str,
    /// How many may play, in words.
    pub players: &'static str,
    /// Which texts the rules are taken from.
    pub source: &'static str,
    /// The game in a few sentences.
    pub summary: &'static str,
    /// How the rules' `modes` are to be read, where that needs saying.
    pub modes_key: Option<&'static str>,
    /// The words of other editions and languages.
    pub terms: Option<&'static str>,
    /// What is in the box.
    pub components: &'static [Component],
    /// The rules, in the ledger's order.
    pub rules: &'static [Rule],
    /// Positions, what is done, and what must follow.
    pub examples: &'static [Example],
    /// What is known of cards, tiles and other printed things.
    pub content: &'static [Content],
    /// What is printed but not known, and what is known about it all the same.
    pub open_content: &'static [OpenContent],
    /// Where two editions differ.
    pub differences: &'static [Difference],
    #[serde(skip)]
    pub(crate) translations: &'static [LedgerTranslation],
}

impl Ledger {
    /// The title in a language (`"fr"`, `"fr-CA"`), or in English where it is not translated.
    pub fn title(&self, language: &str) -> &'static str {
        self.translation(language).and_then(|it| it.title).unwrap_or(self.title)
    }

    /// The summary in a language, or in English where it is not translated.
    pub fn summary(&self, language: &str) -> &'static str {
        self.translation(language).and_then(|it| it.summary).unwrap_or(self.summary)
    }

    fn translation(&self, language: &str) -> Option<&'static LedgerTranslation> {
        self.translations.iter().find(|it| speaks(it.language, language))
    }
}

/// One atomic statement of a ledger.
#[derive(Debug, Serialize)]
pub struct Rule {
    /// The rule's id.
    pub id: RuleId,
    /// The ledger it stands in, by [`Ledger::game`].
    pub ledger: &'static str,
    /// The line of the ledger's file on which the id stands.
    pub line: u32,
    /// What the rule is called, in English.
    pub title: &'static str,
    /// What the rule speaks about.
    pub kind: Kind,
    /// The rule, in English.
    pub text: &'static str,
    /// Where in the source it stands.
    pub source: &'static str,
    /// The modes and options it belongs to; none means always, or as [`Ledger::modes_key`] says.
    pub modes: &'static [&'static str],
    /// Rules to read with it.
    pub see: &'static [RuleId],
    /// Whether the source is silent, garbled or contradicts itself here.
    pub ambiguous: bool,
    /// The decision taken where the source leaves one open, and why, in English.
    pub ruling: Option<&'static str>,
    /// Why this rule needs no code, if it needs none.
    pub exempt: Option<&'static str>,
    #[serde(skip)]
    pub(crate) translations: &'static [RuleTranslation],
}

impl Rule {
    /// The title in a language (`"fr"`, `"fr-CA"`), or in English where it is not translated.
    pub fn title(&self, language: &str) -> &'static str {
        self.translation(language).and_then(|it| it.title).unwrap_or(self.title)
    }

    /// The text in a language, or in English where it is not translated.
    pub fn text(&self, language: &str) -> &'static str {
        self.translation(language).and_then(|it| it.text).unwrap_or(self.text)
    }

    /// The ruling in a language, or in English where it is not translated.
    pub fn ruling(&self, language: &str) -> Option<&'static str> {
        self.translation(language).and_then(|it| it.ruling).or(self.ruling)
    }

    /// Whether this rule has a text of its own in a language other than English.
    pub fn is_translated(&self, language: &str) -> bool {
        self.translation(language).is_some_and(|it| it.text.is_some())
    }

    fn translation(&self, language: &str) -> Option<&'static RuleTranslation> {
        self.translations.iter().find(|it| speaks(it.language, language))
    }
}

/// Something in the box.
#[derive(Debug, Serialize)]
pub struct Component {
    /// Its name within the ledger.
    pub id: &'static str,
    /// Its name for people.
    pub name: &'static str,
    /// How many there are, where that is known.
    pub count: Option<u32>,
    /// What else is known.
    pub detail: Option<&'static str>,
}

/// A position, what is done, and what must follow.
#[derive(Debug, Serialize)]
pub struct Example {
    /// Its name among all examples.
    pub id: Option<&'static str>,
    /// What it shows.
    pub title: &'static str,
    /// The position.
    pub given: &'static str,
    /// What is done.
    pub when: &'static str,
    /// What must follow.
    pub then: &'static str,
    /// The rules it shows at work.
    pub rules: &'static [RuleId],
    /// Where in the source it stands.
    pub source: Option<&'static str>,
    /// What else a reader should know.
    pub note: Option<&'static str>,
}

/// What is known of a card, a tile or another printed thing.
#[derive(Debug, Serialize)]
pub struct Content {
    /// Its name within the ledger.
    pub id: &'static str,
    /// Its name for people.
    pub name: &'static str,
    /// What is known of it.
    pub known: &'static str,
}

/// Something printed whose faces are not known.
#[derive(Debug, Serialize)]
pub struct OpenContent {
    /// Its name within the ledger.
    pub id: &'static str,
    /// How many there are, in words.
    pub count: &'static str,
    /// What a house set must respect.
    pub constraints: &'static str,
}

/// A point on which two editions differ.
#[derive(Debug, Serialize)]
pub struct Difference {
    /// The point.
    pub topic: &'static str,
    /// What the first edition says.
    pub v1: &'static str,
    /// What the second edition says.
    pub v2: &'static str,
}

/// A ledger's head in another language.
#[derive(Debug)]
pub(crate) struct LedgerTranslation {
    pub language: &'static str,
    pub title: Option<&'static str>,
    pub summary: Option<&'static str>,
}

/// A rule in another language.
#[derive(Debug)]
pub(crate) struct RuleTranslation {
    pub language: &'static str,
    pub title: Option<&'static str>,
    pub text: Option<&'static str>,
    pub ruling: Option<&'static str>,
}

/// Whether a translation serves somebody who asks for `wanted`: only the language counts, not the region.
fn speaks(language: &str, wanted: &str) -> bool {
    let primary = wanted.split(['-', '_']).next().unwrap_or(wanted);
    primary.eq_ignore_ascii_case(language)
}
