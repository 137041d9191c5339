//! What counts as a citation, and what does not.

#![allow(clippy::unwrap_used)] // in the helpers of tests too

use std::{fs, path::Path};

use rulebook::{
    citations::{read_table, write_table},
    scan::{ScanError, scan_source, scan_workspace},
};

/// Each citation as `line function id`, the id without its ledger.
fn cited(source: &str) -> Vec<String> {
    let citations = scan_source("crates/x/src/lib.rs", source).unwrap();
    citations
        .iter()
        .map(|it| {
            format!("{} {} {}", it.line, it.function, it.rule.as_str().trim_start_matches("tic-tac-toe."))
        })
        .collect()
}

#[test]
fn a_citation_is_found_with_its_line_and_function() {
    let source = r#"
        const OVER: RuleId = rule!("tic-tac-toe.end.no-more-turns");
        fn judge(cell: Cell) -> Result<(), RuleId> {
            if !cell.is_empty() {
                return Err(rule!("tic-tac-toe.mark.empty-cell"));
            }
            Ok(())
        }
        impl<T: Into<u8>> Board<T> {
            pub(crate) fn is_full(&self) -> bool { rulebook::rule!("tic-tac-toe.end.full-board"); true }
        }
        mod turn {
            impl<'a> table::Game for super::TicTacToe<'a> where Self: Sized {
                fn turn() -> impl Iterator<Item = u8> { table::rule!["tic-tac-toe.turn.alternate"] }
                const FIRST: RuleId = { rule!{"tic-tac-toe.turn.first-seat"} };
            }
        }
    "#;
    assert_eq!(
        cited(source),
        [
            "2 OVER end.no-more-turns",
            "5 judge mark.empty-cell",
            "10 Board::is_full end.full-board",
            "14 turn::TicTacToe::turn turn.alternate",
            "15 turn::TicTacToe::FIRST turn.first-seat",
        ]
    );
}

#[test]
fn a_citation_inside_another_macro_is_found() {
    let source = r#"
        fn judge() {
            refuse!(seat, because [rule!("tic-tac-toe.turn.alternate"), { "why": $crate::rule!("tic-tac-toe.mark.place") }]);
        }
    "#;
    assert_eq!(cited(source), ["3 judge turn.alternate", "3 judge mark.place"]);
}

#[test]
fn several_rules_are_cited_at_once() {
    let source = r#"
        fn apply() { enforces!("tic-tac-toe.mark.place", "tic-tac-toe.turn.alternate"); }
        fn other() { rule!("tic-tac-toe.mark.place", "tic-tac-toe.turn.alternate"); }
    "#;
    assert_eq!(cited(source), ["2 apply mark.place", "2 apply turn.alternate"]);
}

#[test]
fn comments_strings_and_documentation_do_not_count() {
    let source = r###"
        //! rule!("tic-tac-toe.turn.alternate")
        // rule!("tic-tac-toe.turn.alternate")
        /* rule!("tic-tac-toe.turn.alternate") /* rule!("tic-tac-toe.mark.place") */ */
        /// ```
        /// rule!("tic-tac-toe.turn.alternate");
        /// ```
        #[doc = r#"rule!("tic-tac-toe.turn.alternate")"#]
        fn f() { g("rule!(\"tic-tac-toe.turn.alternate\")", r#"rule!("tic-tac-toe.turn.alternate")"#); }
        fn g() { covers!("tic-tac-toe.turn.alternate"); rule("tic-tac-toe.turn.alternate"); rule!(name); }
    "###;
    assert!(cited(source).is_empty());
}

#[test]
fn what_exists_in_tests_only_does_not_count() {
    let source = r#"
        #[cfg(test)]
        mod tests { fn helper() { rule!("tic-tac-toe.turn.alternate"); } }
        #[test]
        #[should_panic]
        fn a() { rule!("tic-tac-toe.turn.alternate"); }
        #[tokio::test(flavor = "current_thread")]
        async fn b() { rule!("tic-tac-toe.turn.alternate"); }
        /// Documented.
        #[cfg(all(unix, test))]
        pub(crate) const C: [RuleId; { 1 }] = [rule!("tic-tac-toe.turn.alternate")];
        #[cfg(any(test, all(test, feature = "x")))]
        use {a::b, c::d};
        fn e() {
            #[cfg(test)]
            let x = { 1 } + f(rule!("tic-tac-toe.turn.alternate"));
            #[cfg(test)]
            { rule!("tic-tac-toe.turn.alternate"); }
            match y {
                #[cfg(test)]
                Y { z } => rule!("tic-tac-toe.turn.alternate"),
                _ => rule!("tic-tac-toe.mark.place"),
            }
        }
        mod inner { #![cfg(test)] fn f() { rule!("tic-tac-toe.turn.alternate"); } }
        #[cfg(test)]
        impl X { fn f() { rule!("tic-tac-toe.turn.alternate"); } }
        fn last() { rule!("tic-tac-toe.end.full-board") }
    "#;
    assert_eq!(cited(source), ["22 e mark.place", "28 last end.full-board"]);
}

#[test]
fn what_also_exists_outside_tests_counts() {
    let source = r#"
        #[cfg(any(test, feature = "x"))]
        fn a() { rule!("tic-tac-toe.mark.place"); }
        #[cfg(not(test))]
        fn b() { rule!("tic-tac-toe.mark.place"); }
        #[derive(Debug)]
        #[cfg_attr(test, derive(Arbitrary))]
        struct C { test: u8 }
        fn test() { rule!("tic-tac-toe.mark.place"); }
    "#;
    assert_eq!(cited(source), ["3 a mark.place", "5 b mark.place", "9 test mark.place"]);
}

#[test]
fn an_unknown_rule_and_broken_rust_are_errors_with_their_lines() {
    let unknown = scan_source("crates/x/src/a.rs", "\nfn f() { rule!(\"tic-tac-toe.none\") }").unwrap_err();
    assert!(matches!(unknown, ScanError::UnknownRule { line: 2, .. }));
    assert_eq!(unknown.to_string(), "crates/x/src/a.rs:2: unknown rule id \"tic-tac-toe.none\"");
    let broken = scan_source("crates/x/src/a.rs", "fn f() {\n}}").unwrap_err();
    assert!(matches!(broken, ScanError::NotRust { line: 2, .. }), "{broken}");
}

#[test]
fn a_workspace_is_scanned_without_its_tests() {
    let root = tempfile::tempdir().unwrap();
    let cite = r#"fn f() { rule!("tic-tac-toe.mark.place"); }"#;
    let write = |name: &str, text: &str| {
        let path = root.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    write(
        "crates/a/src/lib.rs",
        "mod loot;\n#[cfg(test)]\nmod tests;\n#[cfg(test)]\n#[path = \"odd.rs\"]\nmod c;",
    );
    write("crates/a/src/loot.rs", &format!("{cite}\nmod deep {{ #[cfg(test)] pub mod checks; }}"));
    write("crates/a/src/loot/deep/checks.rs", cite);
    write("crates/a/src/loot/deep/checks/more.rs", cite);
    write("crates/a/src/loot/whole.rs", &format!("#![cfg(test)]\n{cite}"));
    write("crates/a/src/loot/whole/more.rs", cite);
    write("crates/a/src/loot/checks.rs", cite);
    write("crates/a/src/odd.rs", cite);
    write("crates/a/src/tests.rs", cite);
    write("crates/a/src/tests/more.rs", cite);
    write("crates/a/src/loot/tests/more.rs", cite);
    write("crates/a/src/testsuite.rs", cite);
    write("crates/a/src/notes.txt", cite);
    write("crates/a/tests/it.rs", cite);
    write("crates/a/benches/it.rs", cite);
    write("crates/a/build.rs", cite);
    write("crates/tests/src/main.rs", cite);
    write("xtask/src/main.rs", cite);
    let found = scan_workspace(root.path()).unwrap();
    let files: Vec<_> = found.iter().map(|it| it.file.as_str()).collect();
    assert_eq!(
        files,
        [
            "crates/a/src/loot.rs",
            "crates/a/src/loot/checks.rs",
            "crates/a/src/testsuite.rs",
            "crates/tests/src/main.rs",
        ]
    );
    assert_eq!(read_table(&write_table(&found).unwrap()).unwrap(), found);
    assert_eq!(read_table(&write_table(&[]).unwrap()).unwrap(), []);
}

#[test]
fn this_workspace_can_be_scanned_and_this_crate_cites_nothing() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let found = scan_workspace(&root).unwrap();
    assert!(found.iter().all(|it| !it.file.starts_with("crates/rulebook/")));
}
