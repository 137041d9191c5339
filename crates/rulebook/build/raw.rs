//! The ledger files as they are written, before anything is checked.

use std::{collections::BTreeMap, fmt};

use serde::Deserialize;
use toml::Spanned;

use crate::kind::Kind;

/// Everything under `rules/`: the ledgers in the order of their names, and their translations.
pub struct Book {
    pub ledgers: Vec<LedgerFile>,
    pub translations: Vec<TranslationFile>,
}

/// One `rules/<game>.toml`.
pub struct LedgerFile {
    pub source: Source,
    pub ledger: RawLedger,
}

/// One `rules/<language>/<game>.toml`.
pub struct TranslationFile {
    pub source: Source,
    pub language: String,
    pub translation: RawTranslation,
}

/// A file's name (from `rules/` on), its stem, and its text, to tell lines from byte offsets.
pub struct Source {
    pub name: String,
    pub stem: String,
    pub text: String,
}

impl Source {
    /// The line, counted from one, that holds this byte.
    pub fn line(&self, offset: usize) -> usize {
        let before = self.text.as_bytes().iter().take(offset);
        1 + before.filter(|byte| **byte == b'\n').count()
    }

    /// Where a value stands, for a reader: `rules/x.toml:12`.
    pub fn place<T>(&self, value: &Spanned<T>) -> String {
        format!("{}:{}", self.name, self.line(value.span().start))
    }

    pub fn fault<T>(&self, value: &Spanned<T>, reason: impl Into<String>) -> Fault {
        Fault { place: self.place(value), reason: reason.into() }
    }
}

/// Why a ledger is refused: file and line, and the reason.
#[derive(Debug)]
pub struct Fault {
    pub place: String,
    pub reason: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.reason)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawLedger {
    pub ledger: RawHead,
    #[serde(default)]
    pub component: Vec<RawComponent>,
    #[serde(default)]
    pub rule: Vec<RawRule>,
    #[serde(default)]
    pub example: Vec<RawExample>,
    #[serde(default)]
    pub content: Vec<RawContent>,
    #[serde(default)]
    pub open_content: Vec<RawOpenContent>,
    #[serde(default)]
    pub difference: Vec<RawDifference>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawHead {
    pub game: Spanned<String>,
    pub title: String,
    pub players: String,
    pub source: String,
    pub summary: String,
    pub modes_key: Option<String>,
    pub terms: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawComponent {
    pub id: String,
    pub name: String,
    pub count: Option<u32>,
    pub detail: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawRule {
    pub id: Spanned<String>,
    pub title: String,
    pub kind: Kind,
    pub text: Spanned<String>,
    pub source: String,
    #[serde(default)]
    pub modes: Vec<String>,
    #[serde(default)]
    pub see: Vec<Spanned<String>>,
    #[serde(default)]
    pub ambiguous: bool,
    pub ruling: Option<String>,
    pub exempt: Option<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawExample {
    pub id: Option<Spanned<String>>,
    pub title: String,
    pub given: String,
    pub when: String,
    pub then: String,
    pub rules: Vec<Spanned<String>>,
    pub source: Option<String>,
    pub note: Option<String>,
}

/// Content carries further fields of its own, which the games' packs repeat in a typed form.
#[derive(Deserialize)]
pub struct RawContent {
    pub id: String,
    pub name: String,
    pub known: String,
}

#[derive(Deserialize)]
pub struct RawOpenContent {
    pub id: String,
    pub count: String,
    pub constraints: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawDifference {
    pub topic: String,
    pub v1: String,
    pub v2: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawTranslation {
    pub ledger: Option<RawTranslatedHead>,
    #[serde(default)]
    pub rule: BTreeMap<Spanned<String>, RawTranslatedRule>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawTranslatedHead {
    pub title: Option<String>,
    pub summary: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawTranslatedRule {
    pub title: Option<String>,
    pub text: Option<String>,
    pub ruling: Option<String>,
}
