//! `undercroft sim --report` and `--csv`: what they write, and what they say when they cannot.

#![allow(clippy::unwrap_used)]

use std::path::Path;
use std::process::{Command, Output};

fn sim(arguments: &[&str]) -> Output {
    let fixed = ["sim", "--seed", "4"];
    Command::new(env!("CARGO_BIN_EXE_undercroft")).args(fixed).args(arguments).output().unwrap()
}

fn written(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_study_of_any_game_is_a_page_in_any_language() {
    let folder = tempfile::tempdir().unwrap();
    for (game, language, heading) in [
        ("dungeoneer", "en", "Win share by hero"),
        ("dungeonology", "fr", "Part de victoires par héros"),
        ("map-masters", "it", "Quota di vittorie per eroe"),
        ("dungeon-drop", "en", "Never used"),
        ("tic-tac-toe", "fr", "Changements de tête"),
    ] {
        let file = folder.path().join(format!("{game}.html"));
        let done = sim(&[game, "--games", "3", "--report", written(&file), "--lang", language]);
        assert!(done.status.success(), "{game}: {}", String::from_utf8_lossy(&done.stderr));
        let page = std::fs::read_to_string(&file).unwrap();
        assert!(page.contains(heading) && page.ends_with("</html>\n"), "{game}");
        assert!(!page.contains("://"), "{game}: the page points outside");
    }
}

#[test]
fn rows_and_page_come_together_and_the_same_with_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let rows = |threads: &str| {
        let into = folder.path().join(threads);
        let done =
            sim(&["parley", "--games", "20", "--seats", "3", "--threads", threads, "--csv", written(&into)]);
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        ["matches.csv", "seats.csv", "things.csv", "events.csv"]
            .map(|name| std::fs::read_to_string(into.join(name)).unwrap())
    };
    let (one, two) = (rows("1"), rows("2"));
    assert_eq!(one, two);
    assert_eq!(one[0].lines().count(), 21);
    assert_eq!(one[1].lines().count(), 61);
}

#[test]
fn a_place_that_cannot_be_written_is_named_before_anything_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "kept").unwrap();
    let missing = folder.path().join("missing/study.html");
    for (flag, path) in
        [("--report", missing.as_path()), ("--report", folder.path()), ("--csv", file.as_path())]
    {
        let done = sim(&["connect-four", "--games", "1000000000", flag, written(path)]);
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        assert_eq!(done.status.code(), Some(2), "{said}");
        assert!(said.contains(written(path)), "{said}");
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "kept");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_named() {
    let done = sim(&["tic-tac-toe", "--games", "5", "--report", "/dev/full"]);
    let said = String::from_utf8_lossy(&done.stderr).into_owned();
    assert_eq!(done.status.code(), Some(2), "{said}");
    assert!(said.contains("/dev/full"), "{said}");
}
