//! The rulebook.

use axum::extract::Path;
use axum::response::Response;
use rulebook::{Rule, RuleId};

use super::caller::{Caller, json};
use crate::problem::Problem;
use crate::protocol::{LedgerInfo, RuleInfo};

/// The most rules that a search shows.
const MOST: usize = 100;

/// `GET /api/ledgers`
pub async fn ledgers(caller: Caller) -> Response {
    let tag = caller.lang.tag();
    let info = |ledger: &'static rulebook::Ledger| LedgerInfo {
        id: ledger.game,
        title: ledger.title(tag),
        summary: ledger.summary(tag),
        rules: ledger.rules.len(),
    };
    json(&rulebook::ledgers().iter().map(info).collect::<Vec<_>>(), None)
}

/// `GET /api/rules`
pub async fn list(caller: Caller) -> Response {
    caller.respond(found(&caller))
}

fn found(caller: &Caller) -> Result<Response, Problem> {
    let tag = caller.lang.tag();
    let ledger = caller.query.get("ledger");
    let rules: Vec<&'static Rule> = match (caller.query.get("q"), ledger) {
        (Some(words), ledger) => rulebook::search(words.get(..200).unwrap_or(words))
            .into_iter()
            .filter(|rule| ledger.is_none_or(|ledger| rule.ledger == ledger))
            .take(MOST)
            .collect(),
        (None, Some(ledger)) => rulebook::ledger(ledger).ok_or(Problem::NoSuchRule)?.rules.iter().collect(),
        (None, None) => rulebook::ledgers().iter().flat_map(|ledger| ledger.rules).collect(),
    };
    Ok(json(&rules.into_iter().map(|rule| info(rule, tag)).collect::<Vec<_>>(), None))
}

/// `GET /api/rules/{id}`
pub async fn show(caller: Caller, Path(id): Path<String>) -> Response {
    let found = RuleId::find(&id).ok_or(Problem::NoSuchRule);
    caller.respond(found.map(|id| json(&info(id.rule(), caller.lang.tag()), None)))
}

fn info(rule: &'static Rule, tag: &str) -> RuleInfo {
    RuleInfo {
        id: rule.id.as_str(),
        ledger: rule.ledger,
        title: rule.title(tag),
        kind: rule.kind,
        text: rule.text(tag),
        ruling: rule.ruling(tag),
        source: rule.source,
        see: rule.see.iter().map(|id| id.as_str()).collect(),
        modes: rule.modes,
        translated: tag == "en" || rule.is_translated(tag),
    }
}
