//! What must hold between the parts of a ledger, and between ledgers.

use std::collections::BTreeMap;

use toml::Spanned;

use crate::raw::{Book, Fault, LedgerFile, RawExample, RawRule, Source, TranslationFile};

/// Rule ids, each with the place of its first use.
type Ids = BTreeMap<String, String>;

/// Every reason why this book cannot be compiled in; none when it is sound.
pub fn faults(book: &Book) -> Vec<Fault> {
    let mut faults = Vec::new();
    let ids = collect_ids(book, &mut faults);
    check_examples_are_unique(book, &mut faults);
    for file in &book.ledgers {
        check_ledger(file, &ids, &mut faults);
    }
    for file in &book.translations {
        check_translation(file, book, &mut faults);
    }
    faults
}

fn collect_ids(book: &Book, faults: &mut Vec<Fault>) -> Ids {
    let ids = book.ledgers.iter().flat_map(|file| file.ledger.rule.iter().map(move |rule| (file, &rule.id)));
    unique(ids, "rule", faults)
}

fn check_examples_are_unique(book: &Book, faults: &mut Vec<Fault>) {
    let ids = book
        .ledgers
        .iter()
        .flat_map(|file| file.ledger.example.iter().filter_map(move |it| Some((file, it.id.as_ref()?))));
    unique(ids, "example", faults);
}

fn unique<'a>(
    ids: impl Iterator<Item = (&'a LedgerFile, &'a Spanned<String>)>,
    what: &str,
    faults: &mut Vec<Fault>,
) -> Ids {
    let mut seen = Ids::new();
    for (file, id) in ids {
        match seen.get(id.get_ref()) {
            Some(first) => {
                let reason = format!("duplicate {what} id {:?}, first used at {first}", id.get_ref());
                faults.push(file.source.fault(id, reason));
            }
            None => {
                seen.insert(id.get_ref().clone(), file.source.place(id));
            }
        }
    }
    seen
}

fn check_ledger(file: &LedgerFile, ids: &Ids, faults: &mut Vec<Fault>) {
    let game = &file.ledger.ledger.game;
    if *game.get_ref() != file.source.stem {
        faults.push(file.source.fault(game, format!("game {:?} is not the file's name", game.get_ref())));
    }
    for rule in &file.ledger.rule {
        check_rule(&file.source, rule, ids, faults);
    }
    for example in &file.ledger.example {
        check_example(&file.source, example, ids, faults);
    }
}

fn check_rule(source: &Source, rule: &RawRule, ids: &Ids, faults: &mut Vec<Fault>) {
    let id = rule.id.get_ref();
    if !is_well_formed(id) {
        let reason = format!(
            "rule id {id:?} is not of the form chapter.some-rule (lower case, digits, dots, hyphens)"
        );
        faults.push(source.fault(&rule.id, reason));
    }
    if rule.text.get_ref().trim().is_empty() {
        faults.push(source.fault(&rule.text, format!("rule {id:?} says nothing")));
    }
    if rule.ambiguous && rule.ruling.is_none() {
        faults.push(source.fault(&rule.id, format!("rule {id:?} is ambiguous and has no ruling")));
    }
    if let Some(exempt) = rule.exempt.as_ref().filter(|reason| reason.get_ref().trim().is_empty()) {
        faults.push(source.fault(exempt, format!("rule {id:?} is exempt without a reason")));
    }
    check_known(source, &rule.see, ids, faults);
}

fn check_example(source: &Source, example: &RawExample, ids: &Ids, faults: &mut Vec<Fault>) {
    check_known(source, &example.rules, ids, faults);
}

fn check_known(source: &Source, cited: &[Spanned<String>], ids: &Ids, faults: &mut Vec<Fault>) {
    for id in cited.iter().filter(|id| !ids.contains_key(id.get_ref())) {
        faults.push(source.fault(id, format!("unknown rule id {:?}", id.get_ref())));
    }
}

fn check_translation(file: &TranslationFile, book: &Book, faults: &mut Vec<Fault>) {
    let Some(original) = book.ledgers.iter().find(|ledger| ledger.source.stem == file.source.stem) else {
        let reason = format!("there is no ledger rules/{}.toml to translate", file.source.stem);
        faults.push(Fault { place: file.source.name.clone(), reason });
        return;
    };
    let known = |id: &str| original.ledger.rule.iter().any(|rule| rule.id.get_ref() == id);
    for id in file.translation.rule.keys().filter(|id| !known(id.get_ref())) {
        faults
            .push(file.source.fault(id, format!("{} has no rule {:?}", original.source.name, id.get_ref())));
    }
}

/// Words of lower case letters and digits, joined by dots and hyphens, with at least one dot.
fn is_well_formed(id: &str) -> bool {
    let word = |word: &str| {
        !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    id.contains('.') && id.split(['.', '-']).all(word)
}
