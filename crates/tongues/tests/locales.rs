//! The three languages say the same things, with the same placeholders, and everything the code says is there.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

type Keys = BTreeMap<String, BTreeSet<String>>;

fn keys(language: &str) -> Keys {
    let mut keys = Keys::new();
    for (tag, file, text) in tongues::files() {
        if *tag != language {
            continue;
        }
        let parsed = parser::parse(*text);
        let resource = parsed.unwrap_or_else(|(_, errors)| panic!("locales/{tag}/{file}.ftl: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut arguments = BTreeSet::new();
            if let Some(pattern) = &message.value {
                collect(pattern, &mut arguments);
            }
            let twice = keys.insert(message.id.name.to_owned(), arguments);
            assert!(twice.is_none(), "locales/{tag}/{file}.ftl: `{}` stands twice", message.id.name);
        }
    }
    keys
}

fn collect(pattern: &Pattern<&str>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => collect_inline(inline, arguments),
                Expression::Select { selector, variants } => {
                    collect_inline(selector, arguments);
                    variants.iter().for_each(|variant| collect(&variant.value, arguments));
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, arguments: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            arguments.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments: given, .. } => {
            given.positional.iter().for_each(|argument| collect_inline(argument, arguments));
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = expression.as_ref() {
                collect_inline(inline, arguments);
            }
        }
        _ => {}
    }
}

#[test]
fn the_languages_have_the_same_keys_and_arguments() {
    let english = keys("en");
    assert!(english.len() > 20);
    for language in ["fr", "it"] {
        let other = keys(language);
        let missing: Vec<&String> = english.keys().filter(|key| !other.contains_key(*key)).collect();
        let beyond: Vec<&String> = other.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        assert!(beyond.is_empty(), "{language} has {beyond:?}, which English has not");
        for (key, arguments) in &english {
            assert_eq!(arguments, &other[key], "the arguments of `{key}` differ in {language}");
        }
    }
}

/// Every key that stands in the code as `Text::new("…")` is in the locale files.
#[test]
fn every_text_in_the_code_has_words() {
    let english = keys("en");
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut missing = BTreeSet::new();
    for file in sources(&crates) {
        let text = std::fs::read_to_string(&file).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for piece in code.split("Text::new(").skip(1) {
            let Some(key) = piece.trim_start().strip_prefix('"').and_then(|rest| rest.split('"').next())
            else {
                continue;
            };
            if !english.contains_key(key) {
                missing.insert(format!("{key} ({})", file.file_name().unwrap_or_default().display()));
            }
        }
    }
    assert!(missing.is_empty(), "no words for: {missing:#?}");
}

fn sources(crates: &Path) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    let mut folders: Vec<_> =
        std::fs::read_dir(crates).unwrap().map(|entry| entry.unwrap().path().join("src")).collect();
    while let Some(folder) = folders.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else { continue };
        for path in entries.map(|entry| entry.unwrap().path()) {
            match path.is_dir() {
                true => folders.push(path),
                false if path.extension().is_some_and(|extension| extension == "rs") => found.push(path),
                false => {}
            }
        }
    }
    found
}
