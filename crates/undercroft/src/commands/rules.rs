//! `undercroft rules`: the living rulebook.

use std::process::ExitCode;

use rulebook::{Ledger, LedgerCoverage, Rule, RuleId};
use serde::Serialize;
use table::{Say, Text};

use super::proofs;
use crate::arguments::{Rules, RulesCoverage, RulesIndex, RulesList, RulesSearch, RulesShow};
use crate::failure::Failure;
use crate::out;
use crate::voice::Voice;

/// Runs one of the commands.
pub fn run(command: &Rules, voice: &Voice) -> Result<ExitCode, Failure> {
    match command {
        Rules::List(arguments) => list(arguments, voice),
        Rules::Show(arguments) => show(arguments, voice),
        Rules::Search(arguments) => search(arguments, voice),
        Rules::Coverage(arguments) => coverage(arguments, voice),
        Rules::Index(arguments) => index(arguments, voice),
    }?;
    Ok(ExitCode::SUCCESS)
}

fn list(arguments: &RulesList, voice: &Voice) -> Result<(), Failure> {
    let language = voice.tongue().language();
    let rules: Vec<&Rule> =
        ledgers(arguments.ledger.as_deref())?.iter().flat_map(|ledger| ledger.rules).collect();
    if arguments.json {
        return json(&rules);
    }
    rules.iter().for_each(|rule| out!("{}  {}", rule.id, rule.title(language)));
    Ok(())
}

/// The ledger with this name, or all of them.
fn ledgers(name: Option<&str>) -> Result<Vec<&'static Ledger>, Failure> {
    let Some(name) = name else { return Ok(rulebook::ledgers().iter().collect()) };
    let unknown = || {
        let known: Vec<&str> = rulebook::ledgers().iter().map(|ledger| ledger.game).collect();
        Failure::new(Text::new("failure-no-such-ledger").with("ledger", name).with("known", known.join(", ")))
    };
    rulebook::ledger(name).map(|ledger| vec![ledger]).ok_or_else(unknown)
}

#[derive(Serialize)]
struct Shown {
    #[serde(flatten)]
    rule: &'static Rule,
    scenarios: Vec<(&'static str, String)>,
}

fn show(arguments: &RulesShow, voice: &Voice) -> Result<(), Failure> {
    let Some(id) = RuleId::find(&arguments.id) else {
        let near: Vec<String> = rulebook::search(&arguments.id.replace(['.', '-'], " "))
            .iter()
            .take(5)
            .map(|rule| rule.id.to_string())
            .collect();
        let text = Text::new("failure-no-such-rule")
            .with("rule", arguments.id.as_str())
            .with("near", near.join(", "));
        return Err(Failure::new(text));
    };
    let (rule, scenarios) = (id.rule(), proofs::covering(id));
    if arguments.json {
        return json(&Shown { rule, scenarios });
    }
    let language = voice.tongue().language();
    out!("{}\n{}\n\n{}", rule.id, rule.title(language), rule.text(language));
    let labelled = |key: &'static str, words: &str| out!("\n{} {words}", voice.say(&Text::new(key)));
    if let Some(ruling) = rule.ruling(language) {
        labelled("rules-ruling", ruling);
    }
    if let Some(reason) = rule.exempt {
        labelled("rules-exempt", reason);
    }
    labelled("rules-source", rule.source);
    scenarios.iter().for_each(|(file, title)| labelled("rules-scenario", &format!("{file}: {title}")));
    Ok(())
}

fn search(arguments: &RulesSearch, voice: &Voice) -> Result<(), Failure> {
    let found = rulebook::search(&arguments.words.join(" "));
    if arguments.json {
        return json(&found);
    }
    let language = voice.tongue().language();
    found.iter().for_each(|rule| out!("{}  {}", rule.id, rule.title(language)));
    if found.is_empty() {
        out!("{}", voice.say(&Text::new("rules-nothing-found")));
    }
    Ok(())
}

fn coverage(arguments: &RulesCoverage, voice: &Voice) -> Result<(), Failure> {
    let wanted = ledgers(arguments.ledger.as_deref())?;
    let proofs = proofs::gather()?;
    let mut rows = rulebook::coverage(rulebook::ledgers(), &proofs::citations()?, &proofs);
    rows.retain(|row| wanted.iter().any(|ledger| ledger.game == row.ledger));
    if arguments.json {
        return json(&rows);
    }
    out!("{}", voice.say(&Text::new("rules-coverage-head")));
    for row in &rows {
        let counts = [row.rules, row.enforced, row.proven, row.exempt, row.unenforced.len()];
        out!("{:<28}{}", row.ledger, counts.map(|count| format!("{count:>10}")).concat());
    }
    if !proofs.stale.is_empty() {
        out!("{}", voice.say(&Text::new("rules-stale").with("count", proofs.stale.len())));
    }
    if arguments.missing {
        rows.iter().for_each(|row| print_missing(row, voice));
    }
    Ok(())
}

fn print_missing(row: &LedgerCoverage, voice: &Voice) {
    for (key, rules) in [("rules-unenforced", &row.unenforced), ("rules-unproven", &row.unproven)] {
        for rule in rules {
            out!("{} {rule}", voice.say(&Text::new(key)));
        }
    }
}

fn index(arguments: &RulesIndex, voice: &Voice) -> Result<(), Failure> {
    let wanted = ledgers(arguments.ledger.as_deref())?;
    let mut rows = rulebook::index(&proofs::citations()?, &proofs::gather()?);
    rows.retain(|row| wanted.iter().any(|ledger| ledger.game == row.ledger));
    if arguments.json {
        return json(&rows);
    }
    for row in &rows {
        out!("{}  {}", row.rule, row.rule.rule().title(voice.tongue().language()));
        row.functions.iter().for_each(|place| out!("    {}:{} {}", place.file, place.line, place.function));
        row.tests.iter().for_each(|test| out!("    {} · {}", test.place, test.test));
    }
    Ok(())
}

fn json(data: &impl Serialize) -> Result<(), Failure> {
    out!("{}", serde_json::to_string_pretty(data)?);
    Ok(())
}
