//! How much of each ledger the code enforces, and how much of that is proven.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::{
    citations::Citation,
    evidence::{Evidence, Proofs},
    id::RuleId,
    ledger::{Ledger, Rule},
};

/// The state of one ledger. Every rule is counted once: `rules` is `exempt` + `enforced` + `unenforced`, and `enforced`
/// is `proven` + `unproven`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LedgerCoverage {
    /// The ledger, by [`Ledger::game`].
    pub ledger: &'static str,
    /// How many rules it has.
    pub rules: usize,
    /// How many rules that need code are cited by code.
    pub enforced: usize,
    /// How many of those are covered by a test or scenario that ran and passed on these sources.
    pub proven: usize,
    /// How many rules need no code.
    pub exempt: usize,
    /// How many pieces of evidence about this ledger do not count, because the sources have changed since.
    pub stale: usize,
    /// The rules that need code and are not cited.
    pub unenforced: Vec<RuleId>,
    /// The rules that are cited and not covered.
    pub unproven: Vec<RuleId>,
    /// The rules that need code, are covered, and yet not cited: a citation is missing, or the test proves nothing.
    pub covered_only: Vec<RuleId>,
}

/// Puts ledgers, citations and evidence together; one entry for each ledger, in the same order.
pub fn coverage(ledgers: &[Ledger], citations: &[Citation], proofs: &Proofs) -> Vec<LedgerCoverage> {
    let cited: BTreeSet<RuleId> = citations.iter().map(|citation| citation.rule).collect();
    let covered: BTreeSet<RuleId> = proofs.current.iter().flat_map(|it| it.rules.iter().copied()).collect();
    ledgers.iter().map(|ledger| of_ledger(ledger, &cited, &covered, &proofs.stale)).collect()
}

fn of_ledger(
    ledger: &Ledger,
    cited: &BTreeSet<RuleId>,
    covered: &BTreeSet<RuleId>,
    stale: &[Evidence],
) -> LedgerCoverage {
    let needs_code: Vec<RuleId> =
        ledger.rules.iter().filter(|rule| rule.exempt.is_none()).map(rule_id).collect();
    let (enforced, unenforced): (Vec<_>, Vec<_>) = needs_code.iter().partition(|id| cited.contains(id));
    let (proven, unproven): (Vec<_>, Vec<_>) = enforced.iter().partition(|id| covered.contains(id));
    LedgerCoverage {
        ledger: ledger.game,
        rules: ledger.rules.len(),
        enforced: enforced.len(),
        proven: proven.len(),
        exempt: ledger.rules.len() - needs_code.len(),
        stale: stale.iter().filter(|it| is_about(it, ledger)).count(),
        covered_only: unenforced.iter().copied().filter(|id| covered.contains(id)).collect(),
        unenforced,
        unproven,
    }
}

fn rule_id(rule: &Rule) -> RuleId {
    rule.id
}

fn is_about(evidence: &Evidence, ledger: &Ledger) -> bool {
    evidence.rules.iter().any(|id| id.rule().ledger == ledger.game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{kind::Kind, rule};

    const fn a_rule(id: RuleId, exempt: Option<&'static str>) -> Rule {
        Rule {
            id,
            ledger: "small",
            line: 1,
            title: "",
            kind: Kind::End,
            text: "",
            source: "",
            modes: &[],
            see: &[],
            ambiguous: false,
            ruling: None,
            exempt,
            translations: &[],
        }
    }

    static RULES: [Rule; 2] = [
        a_rule(rule!("tic-tac-toe.setup.board"), Some("a list of parts")),
        a_rule(rule!("tic-tac-toe.end.full-board"), None),
    ];

    const SMALL: Ledger = Ledger {
        game: "small",
        title: "",
        players: "",
        source: "",
        summary: "",
        modes_key: None,
        terms: None,
        components: &[],
        rules: &RULES,
        examples: &[],
        content: &[],
        open_content: &[],
        differences: &[],
        translations: &[],
    };

    #[test]
    fn an_exempt_rule_is_counted_apart_even_when_cited_and_covered() {
        let cite = |rule| Citation { rule, file: String::new(), line: 1, function: String::new() };
        let citations = [cite(RULES[0].id), cite(RULES[1].id)];
        let evidence = Evidence {
            rules: vec![RULES[0].id, RULES[1].id],
            test: String::new(),
            place: String::new(),
            fingerprint: "now".into(),
        };
        let all = coverage(&[SMALL], &citations, &Proofs::sort([evidence], "now"));
        let [small] = &all[..] else { panic!("one ledger") };
        assert_eq!((small.rules, small.exempt, small.enforced, small.proven), (2, 1, 1, 1));

        let nothing = coverage(&[SMALL], &[], &Proofs::default());
        assert_eq!((nothing[0].exempt, nothing[0].unenforced.as_slice()), (1, &[RULES[1].id][..]));
    }
}
