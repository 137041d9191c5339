//! The rulebook over the wire.

use serde::Serialize;

/// A rule in the reader's language.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RuleInfo {
    /// The id.
    pub id: &'static str,
    /// The ledger it stands in.
    pub ledger: &'static str,
    /// What it is called.
    pub title: &'static str,
    /// What it speaks about.
    #[schema(value_type = String)]
    #[cfg_attr(test, ts(type = "string"))]
    pub kind: rulebook::Kind,
    /// The rule.
    pub text: &'static str,
    /// The decision taken where the source leaves one open.
    pub ruling: Option<&'static str>,
    /// Where in the source it stands.
    pub source: &'static str,
    /// Rules to read with it.
    pub see: Vec<&'static str>,
    /// The modes it belongs to; none means always.
    pub modes: &'static [&'static str],
    /// Whether the text is in the reader's language.
    pub translated: bool,
}

/// A ledger.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LedgerInfo {
    /// Its name in requests.
    pub id: &'static str,
    /// What people read.
    pub title: &'static str,
    /// The game in a few sentences.
    pub summary: &'static str,
    /// How many rules.
    pub rules: usize,
}

/// A rule as a refusal cites it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CitedRule {
    /// The id.
    pub id: &'static str,
    /// What it is called.
    pub title: &'static str,
    /// The rule.
    pub text: &'static str,
    /// The decision taken where the source leaves one open.
    pub ruling: Option<&'static str>,
}
