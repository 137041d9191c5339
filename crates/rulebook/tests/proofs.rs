//! What counts as proven, and how ledgers, citations and evidence come together.

#![allow(clippy::unwrap_used)] // in the helpers of tests too

use std::{
    env, fs,
    path::Path,
    process::{Command, Stdio},
};

use rulebook::{
    Citation, Evidence, Proofs, RuleId, coverage, covers,
    evidence::{FINGERPRINT, PROOFS},
    fingerprint, index, ledgers, rule,
};

/// Set for the tests that other tests run as a process of their own: by themselves they do nothing.
const CHILD: &str = "RULEBOOK_TEST_CHILD";

mod child {
    use super::*;

    #[test]
    fn passes() {
        if env::var_os(CHILD).is_some() {
            covers!("tic-tac-toe.turn.alternate", "tic-tac-toe.mark.empty-cell");
        }
    }

    #[test]
    fn panics() {
        if env::var_os(CHILD).is_some() {
            covers!("tic-tac-toe.end.full-board");
            panic!("on purpose");
        }
    }
}

/// Runs one of the tests above and says whether it passed.
fn run(test: &str, proofs: Option<&Path>) -> bool {
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["--exact", test]).env(CHILD, "1").env(FINGERPRINT, "now").env_remove(PROOFS);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    if let Some(folder) = proofs {
        command.env(PROOFS, folder);
    }
    command.status().unwrap().success()
}

#[test]
fn a_test_that_passes_leaves_evidence() {
    let folder = tempfile::tempdir().unwrap();
    assert!(run("child::passes", Some(&folder.path().join("proofs"))));
    let proofs = Proofs::read(&folder.path().join("proofs"), "now").unwrap();
    let [evidence] = &proofs.current[..] else { panic!("one piece of evidence: {proofs:?}") };
    assert_eq!(evidence.rules, [rule!("tic-tac-toe.turn.alternate"), rule!("tic-tac-toe.mark.empty-cell")]);
    assert_eq!(evidence.test, "proofs::child::passes");
    assert!(evidence.place.contains("tests/proofs.rs:"), "{}", evidence.place);
    assert_eq!(evidence.fingerprint, "now");
}

#[test]
fn a_test_that_panics_leaves_none() {
    let folder = tempfile::tempdir().unwrap();
    assert!(!run("child::panics", Some(folder.path())));
    assert_eq!(Proofs::read(folder.path(), "now").unwrap(), Proofs::default());
}

#[test]
fn a_plain_run_leaves_nothing_and_evidence_that_cannot_be_written_fails_the_test() {
    assert!(run("child::passes", None));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("in-the-way");
    fs::write(&file, "").unwrap();
    assert!(!run("child::passes", Some(&file)));
}

fn evidence(rules: &[RuleId], fingerprint: &str) -> Evidence {
    let (test, place) = ("a::test".to_owned(), "crates/a/src/lib.rs:1".to_owned());
    Evidence { rules: rules.to_vec(), test, place, fingerprint: fingerprint.to_owned() }
}

fn citation(rule: RuleId) -> Citation {
    Citation { rule, file: "crates/a/src/lib.rs".into(), line: 7, function: "judge".into() }
}

#[test]
fn files_are_read_with_old_and_torn_lines() {
    let folder = tempfile::tempdir().unwrap();
    evidence(&[rule!("tic-tac-toe.mark.place")], "now").write(folder.path()).unwrap();
    let old = r#"{"rules":["no.more","tic-tac-toe.mark.place"],"test":"t","place":"p","fingerprint":"then"}"#;
    fs::write(folder.path().join("1.jsonl"), format!("{old}\n{}", &old[..20])).unwrap();
    fs::write(folder.path().join("notes.txt"), "not evidence").unwrap();
    let proofs = Proofs::read(folder.path(), "now").unwrap();
    assert_eq!(proofs.current, [evidence(&[rule!("tic-tac-toe.mark.place")], "now")]);
    assert_eq!(proofs.stale.len(), 1);
    assert_eq!(proofs.stale[0].rules, [rule!("tic-tac-toe.mark.place")]);
    assert_eq!(proofs.unreadable, 1);
    assert_eq!(Proofs::read(&folder.path().join("none"), "now").unwrap(), Proofs::default());
}

#[test]
fn coverage_counts_each_rule_once() {
    let (alternate, place, empty, full) = (
        rule!("tic-tac-toe.turn.alternate"),
        rule!("tic-tac-toe.mark.place"),
        rule!("tic-tac-toe.mark.empty-cell"),
        rule!("tic-tac-toe.end.full-board"),
    );
    let citations = [alternate, place, alternate, empty].map(citation);
    let proofs = Proofs::sort([evidence(&[alternate, full], "now"), evidence(&[place], "then")], "now");
    let all = coverage(ledgers(), &citations, &proofs);
    assert_eq!(all.len(), ledgers().len());

    let game = all.iter().find(|it| it.ledger == "tic-tac-toe").unwrap();
    assert_eq!((game.rules, game.enforced, game.proven, game.exempt, game.stale), (9, 3, 1, 0, 1));
    assert_eq!(game.unproven, [place, empty]);
    assert_eq!(game.covered_only, [full]);
    assert_eq!(game.unenforced.len(), 6);
    assert!(game.unenforced.contains(&full));

    let other = all.iter().find(|it| it.ledger == "connect-four").unwrap();
    assert_eq!((other.enforced, other.proven, other.stale), (0, 0, 0));
    for it in &all {
        assert_eq!(it.rules, it.exempt + it.enforced + it.unenforced.len());
        assert_eq!(it.enforced, it.proven + it.unproven.len());
    }
    let json = serde_json::to_value(game).unwrap();
    for (key, value) in [("rules", 9), ("enforced", 3), ("proven", 1), ("exempt", 0)] {
        assert_eq!(json[key], value, "{key}");
    }
    assert_eq!(json["ledger"], "tic-tac-toe");
}

#[test]
fn stale_evidence_proves_nothing() {
    let place = rule!("tic-tac-toe.mark.place");
    let citations = [citation(place)];
    let proven = |fingerprint| {
        let all = coverage(ledgers(), &citations, &Proofs::sort([evidence(&[place], "then")], fingerprint));
        all.iter().map(|it| it.proven).sum::<usize>()
    };
    assert_eq!(proven("then"), 1);
    assert_eq!(proven("now"), 0);
}

#[test]
fn the_index_leads_from_rule_to_function_to_test() {
    let place = rule!("tic-tac-toe.mark.place");
    let proofs = Proofs::sort(
        [
            evidence(&[place], "now"),
            evidence(&[place], "now"),
            evidence(&[rule!("tic-tac-toe.setup.board")], "then"),
        ],
        "now",
    );
    let rows = index(&[citation(place), citation(place)], &proofs);
    assert_eq!(rows.len(), RuleId::COUNT);
    let row = rows.iter().find(|row| row.rule == place).unwrap();
    assert_eq!(
        (row.functions.len(), row.functions[0].function.as_str(), row.functions[0].line),
        (1, "judge", 7)
    );
    assert_eq!((row.tests.len(), row.tests[0].test.as_str()), (1, "a::test"));
    assert_eq!(rows.iter().filter(|row| !row.tests.is_empty()).count(), 1);
}

#[test]
fn a_fingerprint_sees_every_byte_and_every_name() {
    let root = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = root.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    let mut seen = vec![fingerprint(root.path()).unwrap()];
    for name in
        ["crates/a/src/lib.rs", "rules/a.toml", "rules/fr/a.toml", "scenarios/a/b.toml", "content/a.ron"]
    {
        for text in ["", "x", "y"] {
            write(name, text);
            seen.push(fingerprint(root.path()).unwrap());
        }
    }
    let before = seen.len();
    fs::rename(root.path().join("content/a.ron"), root.path().join("content/b.ron")).unwrap();
    seen.push(fingerprint(root.path()).unwrap());
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), before + 1);
    assert!(seen.iter().all(|it| it.len() == 64));

    let now = fingerprint(root.path()).unwrap();
    for made in ["target/x", "crates/a/target/x", "crates/a/.hidden", "README.md"] {
        write(made, "x");
    }
    assert_eq!(fingerprint(root.path()).unwrap(), now);
}
