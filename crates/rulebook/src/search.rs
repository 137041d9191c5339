//! Finding rules by words.

use std::cmp::Reverse;

use crate::ledger::{Rule, ledgers};

/// What finding a word is worth, by where it is found.
const WHOLE_ID: u32 = 1000;
const IN_TITLE: u32 = 30;
const IN_ID: u32 = 20;
const IN_TEXT: u32 = 10;
/// A word found as a whole is worth this much more than one found inside another.
const WHOLE_WORD: u32 = 5;

/// The rules that hold every word of the query in their id, title or text, in any language they are written in; best
/// first, and in the ledgers' order among equals. Upper and lower case are one. No words, no rules.
pub fn search(query: &str) -> Vec<&'static Rule> {
    let words: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
    if words.is_empty() {
        return Vec::new();
    }
    let rules = ledgers().iter().flat_map(|ledger| ledger.rules);
    let mut found: Vec<_> = rules.filter_map(|rule| Some((worth(rule, &words)?, rule))).collect();
    found.sort_by_key(|(worth, _)| Reverse(*worth));
    found.into_iter().map(|(_, rule)| rule).collect()
}

/// Nothing when a word is missing.
fn worth(rule: &Rule, words: &[String]) -> Option<u32> {
    let id = rule.id.as_str();
    let titles = lower(rule.title, rule.translations.iter().filter_map(|it| it.title));
    let texts = lower(rule.text, rule.translations.iter().filter_map(|it| it.text));
    words.iter().try_fold(0, |sum, word| {
        let whole_id = if id == word { WHOLE_ID } else { 0 };
        let worth =
            whole_id + found(id, word, IN_ID) + found(&titles, word, IN_TITLE) + found(&texts, word, IN_TEXT);
        (worth > 0).then_some(sum + worth)
    })
}

fn lower(english: &str, translated: impl Iterator<Item = &'static str>) -> String {
    translated.fold(english.to_lowercase(), |all, text| all + "\n" + &text.to_lowercase())
}

fn found(text: &str, word: &str, worth: u32) -> u32 {
    let is_whole = || text.split(|letter: char| !letter.is_alphanumeric()).any(|it| it == word);
    match text.contains(word) {
        true if is_whole() => worth + WHOLE_WORD,
        true => worth,
        false => 0,
    }
}
