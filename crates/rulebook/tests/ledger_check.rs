//! What the build script says about a ledger that is wrong.

#![allow(clippy::unwrap_used)] // in the helpers of tests too

#[path = "../build/check.rs"]
mod check;
#[path = "../src/kind.rs"]
#[allow(dead_code)]
mod kind;
#[path = "../build/raw.rs"]
#[allow(dead_code)]
mod raw;
#[path = "../build/read.rs"]
mod read;
#[path = "../build/write.rs"]
mod write;

use std::fs;

/// Writes the files into a folder and reads them as the build script would.
fn read(files: &[(&str, &str)]) -> Result<raw::Book, Vec<raw::Fault>> {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    read::read_book(folder.path())
}

/// What the build script says about these files.
fn faults(files: &[(&str, &str)]) -> Vec<String> {
    let faults = read(files).map_or_else(|faults| faults, |book| check::faults(&book));
    faults.iter().map(ToString::to_string).collect()
}

fn head(game: &str) -> String {
    format!("[ledger]\ngame = '{game}'\ntitle = 'A'\nplayers = '2'\nsource = 's'\nsummary = 's'\n")
}

/// Six lines, the id on the second.
fn rule(id: &str) -> String {
    format!("[[rule]]\nid = '{id}'\ntitle = 't'\nkind = 'end'\ntext = 'x'\nsource = 's'\n")
}

#[test]
fn a_sound_book_has_no_faults() {
    let ledger = head("a") + &rule("a.one") + "see = ['b.two']\nexempt = 'a list of parts'\n";
    let other = head("b") + &rule("b.two");
    let french = "[rule.\"a.one\"]\ntitle = 'un'\n";
    let files = [("a.toml", ledger.as_str()), ("b.toml", &other), ("fr/a.toml", french)];
    assert!(faults(&files).is_empty());

    let module = write::module(&read(&files).unwrap_or_else(|faults| panic!("{faults:?}")));
    for part in
        ["see: &[RuleId(1)]", "exempt: Some(\"a list of parts\")", "language: \"fr\", title: Some(\"un\")"]
    {
        assert!(module.contains(part), "{part} is not in {module}");
    }
}

#[test]
fn a_duplicate_id_is_named_with_both_places() {
    let twice = head("a") + &rule("a.one") + &rule("a.one");
    let expected = r#"rules/a.toml:14: duplicate rule id "a.one", first used at rules/a.toml:8"#;
    assert_eq!(faults(&[("a.toml", &twice)]), [expected]);

    let (here, there) = (head("a") + &rule("a.one"), head("b") + &rule("a.one"));
    let expected = r#"rules/b.toml:8: duplicate rule id "a.one", first used at rules/a.toml:8"#;
    assert_eq!(faults(&[("a.toml", &here), ("b.toml", &there)]), [expected]);
}

#[test]
fn what_does_not_parse_is_named_with_its_line() {
    let broken = head("a") + "[[rule]\n";
    let [fault] = &faults(&[("a.toml", &broken)])[..] else { panic!("one fault") };
    assert!(fault.starts_with("rules/a.toml:7: "), "{fault}");

    let unknown_kind = head("a") + &rule("a.one").replace("'end'", "'ending'");
    let [fault] = &faults(&[("a.toml", &unknown_kind)])[..] else { panic!("one fault") };
    assert!(fault.starts_with("rules/a.toml:10: unknown variant `ending`"), "{fault}");

    let unknown_field = head("a") + &rule("a.one") + "excempt = 'r'\n";
    let [fault] = &faults(&[("a.toml", &unknown_field)])[..] else { panic!("one fault") };
    assert!(fault.starts_with("rules/a.toml:13: unknown field `excempt`"), "{fault}");
}

#[test]
fn references_must_lead_to_rules() {
    let see = head("a") + &rule("a.one") + "see = ['a.two']\n";
    assert_eq!(faults(&[("a.toml", &see)]), [r#"rules/a.toml:13: unknown rule id "a.two""#]);

    let example = head("a")
        + &rule("a.one")
        + "[[example]]\ntitle = 't'\ngiven = 'g'\nwhen = 'w'\nthen = 't'\nrules = ['a.one',\n'a.six']\n";
    assert_eq!(faults(&[("a.toml", &example)]), [r#"rules/a.toml:19: unknown rule id "a.six""#]);
}

#[test]
fn a_translation_must_have_an_original() {
    let ledger = head("a") + &rule("a.one");
    let french = "[rule.\"a.one\"]\ntitle = 'un'\n[rule.\"a.two\"]\ntitle = 'deux'\n";
    let stray = "[rule.\"b.one\"]\ntitle = 'un'\n";
    assert_eq!(
        faults(&[("a.toml", &ledger), ("fr/a.toml", french), ("fr/b.toml", stray)]),
        [
            r#"rules/fr/a.toml:3: rules/a.toml has no rule "a.two""#,
            "rules/fr/b.toml: there is no ledger rules/b.toml to translate",
        ]
    );
}

#[test]
fn a_rule_must_say_what_it_needs() {
    let bad = |rule: String| faults(&[("a.toml", &(head("a") + &rule))]);
    assert_eq!(
        bad(rule("A.one")),
        [
            r#"rules/a.toml:8: rule id "A.one" is not of the form chapter.some-rule (lower case, digits, dots, hyphens)"#
        ]
    );
    assert_eq!(bad(rule("one")).len(), 1);
    assert_eq!(bad(rule("a..one")).len(), 1);
    assert_eq!(
        bad(rule("a.one") + "ambiguous = true\n"),
        [r#"rules/a.toml:8: rule "a.one" is ambiguous and has no ruling"#]
    );
    assert_eq!(
        bad(rule("a.one") + "exempt = ' '\n"),
        [r#"rules/a.toml:13: rule "a.one" is exempt without a reason"#]
    );
    assert_eq!(bad(rule("a.one").replace("'x'", "''")), [r#"rules/a.toml:11: rule "a.one" says nothing"#]);
    assert_eq!(faults(&[("b.toml", &head("a"))]), [r#"rules/b.toml:2: game "a" is not the file's name"#]);
}
