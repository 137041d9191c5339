//! Writes the checked ledgers down as Rust tables.

use std::{collections::BTreeMap, fmt::Write};

use toml::Spanned;

use crate::raw::{Book, LedgerFile, RawRule, TranslationFile};

/// From a rule's id to its number, which is its place among all ids in byte order.
type Numbers<'a> = BTreeMap<&'a str, usize>;

/// The text of the generated module.
pub fn module(book: &Book) -> String {
    let numbers = numbers(book);
    let mut out = String::new();
    push_ids(&mut out, &numbers);
    push_rules_by_id(&mut out, book, &numbers);
    for (place, file) in book.ledgers.iter().enumerate() {
        push_rules(&mut out, place, file, book, &numbers);
    }
    push_ledgers(&mut out, book, &numbers);
    out
}

fn numbers(book: &Book) -> Numbers<'_> {
    let mut ids: Vec<&str> = book
        .ledgers
        .iter()
        .flat_map(|file| file.ledger.rule.iter().map(|rule| rule.id.get_ref().as_str()))
        .collect();
    ids.sort_unstable();
    ids.into_iter().enumerate().map(|(number, id)| (id, number)).collect()
}

fn push_ids(out: &mut String, numbers: &Numbers) {
    push(out, "pub(crate) const IDS: &[&str] = &[\n");
    for id in numbers.keys() {
        push(out, &format!("{id:?},\n"));
    }
    push(out, "];\n");
}

fn push_rules_by_id(out: &mut String, book: &Book, numbers: &Numbers) {
    let mut places = vec![(0, 0); numbers.len()];
    for (ledger, file) in book.ledgers.iter().enumerate() {
        for (place, rule) in file.ledger.rule.iter().enumerate() {
            places[numbers[rule.id.get_ref().as_str()]] = (ledger, place);
        }
    }
    push(out, "pub(crate) static RULES_BY_ID: &[&Rule] = &[\n");
    for (ledger, place) in places {
        push(out, &format!("&RULES_{ledger}[{place}],\n"));
    }
    push(out, "];\n");
}

fn push_rules(out: &mut String, place: usize, file: &LedgerFile, book: &Book, numbers: &Numbers) {
    let rules = &file.ledger.rule;
    push(out, &format!("static RULES_{place}: [Rule; {}] = [\n", rules.len()));
    for rule in rules {
        push(out, &rule_literal(rule, file, book, numbers));
    }
    push(out, "];\n");
}

fn rule_literal(rule: &RawRule, file: &LedgerFile, book: &Book, numbers: &Numbers) -> String {
    format!(
        "Rule {{ id: RuleId({}), ledger: {:?}, line: {}, title: {:?}, kind: Kind::{:?}, text: {:?}, source: {:?}, \
         modes: &{:?}, see: &{}, ambiguous: {}, ruling: {:?}, exempt: {:?}, translations: &[{}] }},\n",
        numbers[rule.id.get_ref().as_str()],
        file.source.stem,
        file.source.line(rule.id.span().start),
        rule.title,
        rule.kind,
        rule.text.get_ref(),
        rule.source,
        rule.modes,
        rule_ids(&rule.see, numbers),
        rule.ambiguous,
        rule.ruling,
        rule.exempt.as_ref().map(Spanned::get_ref),
        rule_translations(rule.id.get_ref(), book),
    )
}

fn rule_ids(ids: &[Spanned<String>], numbers: &Numbers) -> String {
    let ids: Vec<String> =
        ids.iter().map(|id| format!("RuleId({})", numbers[id.get_ref().as_str()])).collect();
    format!("[{}]", ids.join(", "))
}

fn rule_translations(id: &str, book: &Book) -> String {
    let mut out = String::new();
    for file in &book.translations {
        let translated = file.translation.rule.iter().find(|(key, _)| key.get_ref() == id);
        if let Some((_, rule)) = translated {
            let (language, title, text, ruling) = (&file.language, &rule.title, &rule.text, &rule.ruling);
            let literal = format!(
                "RuleTranslation {{ language: {language:?}, title: {title:?}, text: {text:?}, ruling: {ruling:?} }},"
            );
            push(&mut out, &literal);
        }
    }
    out
}

fn push_ledgers(out: &mut String, book: &Book, numbers: &Numbers) {
    push(out, "pub(crate) static LEDGERS: &[Ledger] = &[\n");
    for (place, file) in book.ledgers.iter().enumerate() {
        push_ledger(out, place, file, &book.translations, numbers);
    }
    push(out, "];\n");
}

fn push_ledger(
    out: &mut String,
    place: usize,
    file: &LedgerFile,
    translations: &[TranslationFile],
    numbers: &Numbers,
) {
    let head = &file.ledger.ledger;
    let head = format!(
        "Ledger {{ game: {:?}, title: {:?}, players: {:?}, source: {:?}, summary: {:?}, modes_key: {:?}, terms: {:?},\n",
        head.game.get_ref(),
        head.title,
        head.players,
        head.source,
        head.summary,
        head.modes_key,
        head.terms,
    );
    push(out, &head);
    push(out, &format!("rules: &RULES_{place},\ncomponents: &[{}],\n", components(file)));
    push(out, &format!("examples: &[{}],\ncontent: &[{}],\n", examples(file, numbers), content(file)));
    push(out, &format!("open_content: &[{}],\ndifferences: &[{}],\n", open_content(file), differences(file)));
    push(out, &format!("translations: &[{}] }},\n", head_translations(file, translations)));
}

fn components(file: &LedgerFile) -> String {
    each(&file.ledger.component, |it| {
        format!(
            "Component {{ id: {:?}, name: {:?}, count: {:?}, detail: {:?} }}",
            it.id, it.name, it.count, it.detail
        )
    })
}

fn examples(file: &LedgerFile, numbers: &Numbers) -> String {
    each(&file.ledger.example, |it| {
        format!(
            "Example {{ id: {:?}, title: {:?}, given: {:?}, when: {:?}, then: {:?}, rules: &{}, source: {:?}, \
             note: {:?} }}",
            it.id.as_ref().map(Spanned::get_ref),
            it.title,
            it.given,
            it.when,
            it.then,
            rule_ids(&it.rules, numbers),
            it.source,
            it.note,
        )
    })
}

fn content(file: &LedgerFile) -> String {
    each(&file.ledger.content, |it| {
        format!("Content {{ id: {:?}, name: {:?}, known: {:?} }}", it.id, it.name, it.known)
    })
}

fn open_content(file: &LedgerFile) -> String {
    each(&file.ledger.open_content, |it| {
        format!("OpenContent {{ id: {:?}, count: {:?}, constraints: {:?} }}", it.id, it.count, it.constraints)
    })
}

fn differences(file: &LedgerFile) -> String {
    each(&file.ledger.difference, |it| {
        format!("Difference {{ topic: {:?}, v1: {:?}, v2: {:?} }}", it.topic, it.v1, it.v2)
    })
}

fn head_translations(file: &LedgerFile, translations: &[TranslationFile]) -> String {
    let mut out = String::new();
    for translated in translations.iter().filter(|it| it.source.stem == file.source.stem) {
        let head = translated.translation.ledger.as_ref();
        let (title, summary) =
            (head.and_then(|it| it.title.as_ref()), head.and_then(|it| it.summary.as_ref()));
        let literal = format!(
            "LedgerTranslation {{ language: {:?}, title: {title:?}, summary: {summary:?} }},",
            translated.language
        );
        push(&mut out, &literal);
    }
    out
}

fn each<T>(items: &[T], literal: impl Fn(&T) -> String) -> String {
    items.iter().fold(String::new(), |mut out, item| {
        let _ = writeln!(out, "{},", literal(item));
        out
    })
}

fn push(out: &mut String, text: &str) {
    out.push_str(text);
}
