//! From a rule to the functions that enforce it, and on to the tests that prove it.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::{citations::Citation, evidence::Proofs, id::RuleId, ledger::ledgers};

/// Where one rule is enforced and proven.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct IndexRow {
    /// The rule.
    pub rule: RuleId,
    /// Its ledger, by [`Ledger::game`](crate::Ledger::game).
    pub ledger: &'static str,
    /// Its title, in English.
    pub title: &'static str,
    /// Why it needs no code, if it needs none.
    pub exempt: Option<&'static str>,
    /// Where it is enforced, in the order of files and lines.
    pub functions: Vec<FunctionPlace>,
    /// What proves it, in the order of names.
    pub tests: Vec<TestPlace>,
}

/// A place in the code that enforces a rule.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct FunctionPlace {
    /// The file, from the workspace's root on.
    pub file: String,
    /// The line of the citation.
    pub line: u32,
    /// The function, as in [`Citation::function`].
    pub function: String,
}

/// A test or scenario that proves a rule.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct TestPlace {
    /// Its name, as in [`Evidence::test`](crate::Evidence::test).
    pub test: String,
    /// Where it stands.
    pub place: String,
}

/// One row for each rule of each ledger, in the ledgers' order; stale evidence is left out.
pub fn index(citations: &[Citation], proofs: &Proofs) -> Vec<IndexRow> {
    let mut functions = functions_by_rule(citations);
    let mut tests = tests_by_rule(proofs);
    let rules = ledgers().iter().flat_map(|ledger| ledger.rules);
    rules
        .map(|rule| IndexRow {
            rule: rule.id,
            ledger: rule.ledger,
            title: rule.title,
            exempt: rule.exempt,
            functions: functions.remove(&rule.id).unwrap_or_default().into_iter().collect(),
            tests: tests.remove(&rule.id).unwrap_or_default().into_iter().collect(),
        })
        .collect()
}

fn functions_by_rule(citations: &[Citation]) -> BTreeMap<RuleId, BTreeSet<FunctionPlace>> {
    let mut functions = BTreeMap::<_, BTreeSet<_>>::new();
    for Citation { rule, file, line, function } in citations {
        let place = FunctionPlace { file: file.clone(), line: *line, function: function.clone() };
        functions.entry(*rule).or_default().insert(place);
    }
    functions
}

fn tests_by_rule(proofs: &Proofs) -> BTreeMap<RuleId, BTreeSet<TestPlace>> {
    let mut tests = BTreeMap::<_, BTreeSet<_>>::new();
    for evidence in &proofs.current {
        for rule in &evidence.rules {
            let place = TestPlace { test: evidence.test.clone(), place: evidence.place.clone() };
            tests.entry(*rule).or_default().insert(place);
        }
    }
    tests
}
