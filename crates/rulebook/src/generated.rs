//! The tables that the build script makes of `rules/`.

// Not every ledger has every kind of entry.
#[allow(unused_imports)]
use crate::{
    id::RuleId,
    kind::Kind,
    ledger::{
        Component, Content, Difference, Example, Ledger, LedgerTranslation, OpenContent, Rule,
        RuleTranslation,
    },
};

include!(concat!(env!("OUT_DIR"), "/ledgers.rs"));
