//! The program as its users meet it: what it prints, how it exits, what it leaves behind.

#![allow(clippy::unwrap_used)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn undercroft(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_undercroft"))
        .args(arguments)
        .env("UNDERCROFT_LANG", "en")
        .output()
        .unwrap()
}

fn text(output: &[u8]) -> String {
    String::from_utf8_lossy(output).into_owned()
}

fn typed(arguments: &[&str], lines: impl AsRef<[u8]>) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_undercroft"))
        .args(arguments)
        .env("UNDERCROFT_LANG", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(lines.as_ref()).unwrap();
    child.wait_with_output().unwrap()
}

/// A finished match of connect four, as a log.
fn a_log(folder: &Path) -> std::path::PathBuf {
    let made = undercroft(&[
        "sim",
        "connect-four",
        "--games",
        "1",
        "--seed",
        "5",
        "--log",
        folder.to_str().unwrap(),
    ]);
    assert!(made.status.success(), "{}", text(&made.stderr));
    folder.join("connect-four-00000005.jsonl")
}

#[test]
fn a_refused_move_is_explained_with_its_rule() {
    let played = typed(&["play", "tic-tac-toe", "--plain", "--seed", "3"], "a1\na1\nquit\n");
    let said = text(&played.stdout);
    assert!(said.contains("Not allowed."), "{said}");
    assert!(said.contains("[tic-tac-toe.mark.empty-cell]"), "{said}");
    assert!(said.contains("A mark may only be put into a cell that is empty."), "{said}");
}

#[test]
fn the_program_speaks_three_languages() {
    for (language, word) in
        [("en", "Not allowed."), ("fr", "Ce n’est pas permis."), ("it", "Non è permesso.")]
    {
        let played =
            typed(&["play", "tic-tac-toe", "--plain", "--seed", "3", "--lang", language], "a1\na1\n");
        assert!(text(&played.stdout).contains(word), "{language}: {}", text(&played.stdout));
    }
}

#[test]
fn a_simulation_reports_as_json() {
    let ran = undercroft(&["sim", "connect-four", "--games", "200", "--players", "greedy,random", "--json"]);
    assert!(ran.status.success());
    let report: serde_json::Value = serde_json::from_slice(&ran.stdout).unwrap();
    for key in ["game", "mode", "players", "games", "finished", "steps", "seconds", "steps_per_s", "seats"] {
        assert!(report.get(key).is_some(), "no {key} in {report}");
    }
    assert_eq!(report["finished"], 200);
    assert!(report["by_player"][0]["win_share"].as_f64().unwrap() > 0.9, "greedy beats random: {report}");
}

#[test]
fn the_same_seed_gives_the_same_simulation_with_one_thread_and_with_two() {
    let run = |threads: &str| {
        let ran = undercroft(&["sim", "connect-four", "--games", "300", "--threads", threads, "--json"]);
        let mut report: serde_json::Value = serde_json::from_slice(&ran.stdout).unwrap();
        report["seconds"] = 0.into();
        report["steps_per_s"] = 0.into();
        report
    };
    assert_eq!(run("1"), run("2"));
}

#[test]
fn a_log_verifies_and_a_changed_one_does_not_and_the_line_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let log = a_log(folder.path());
    let sound = undercroft(&["verify", log.to_str().unwrap()]);
    assert!(sound.status.success(), "{}", text(&sound.stdout));
    let changed = std::fs::read_to_string(&log).unwrap().replacen("\"seat\":1", "\"seat\":0", 1);
    std::fs::write(&log, changed).unwrap();
    let unsound = undercroft(&["verify", log.to_str().unwrap()]);
    assert_eq!(unsound.status.code(), Some(1));
    assert!(text(&unsound.stdout).contains("line 4: the chain is broken"), "{}", text(&unsound.stdout));
}

#[test]
fn a_log_of_other_rules_is_recognised() {
    let folder = tempfile::tempdir().unwrap();
    let log = a_log(folder.path());
    let text_of_log = std::fs::read_to_string(&log).unwrap();
    let (record, _) = table::Record::read(&text_of_log).unwrap();
    let mut header = record.header().unwrap().clone();
    header.rules = 99;
    std::fs::write(&log, table::Record::open(header).to_text()).unwrap();
    let replayed = undercroft(&["replay", log.to_str().unwrap()]);
    assert_eq!(replayed.status.code(), Some(2));
    assert!(text(&replayed.stderr).contains("rules version 99"), "{}", text(&replayed.stderr));
}

#[test]
fn a_killed_match_replays_to_its_last_complete_action_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("match.jsonl");
    let mut child = Command::new(env!("CARGO_BIN_EXE_undercroft"))
        .args(["play", "connect-four", "--plain", "--seed", "3", "--log", log.to_str().unwrap()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    child.stdin.as_mut().unwrap().write_all(b"d\n").unwrap();
    // The board is printed again once the bot has answered: the first move is on the disk by then.
    let boards =
        lines.by_ref().map_while(Result::ok).filter(|line| line.contains("a b c d e f g")).take(2).count();
    assert_eq!(boards, 2);
    child.kill().unwrap();
    child.wait().unwrap();
    let mut torn = std::fs::read_to_string(&log).unwrap();
    torn.push_str("{\"n\":4,\"entry\":{\"act\":{\"se");
    std::fs::write(&log, torn).unwrap();
    let replayed = undercroft(&["replay", log.to_str().unwrap(), "--json"]);
    let summary: serde_json::Value = serde_json::from_slice(&replayed.stdout).unwrap();
    assert_eq!((summary["actions"].as_u64(), summary["cut_short_at_line"].as_u64()), (Some(2), Some(5)));
    let resumed = typed(&["play", "--plain", "--resume", log.to_str().unwrap()], "c\nquit\n");
    assert!(resumed.status.success(), "{}", text(&resumed.stderr));
    let verified = undercroft(&["verify", log.to_str().unwrap()]);
    assert!(text(&verified.stdout).contains("4 actions, not over"), "{}", text(&verified.stdout));
}

#[test]
fn a_log_with_other_ends_of_lines_goes_on_without_losing_a_byte() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("match.jsonl");
    let begun =
        typed(&["play", "connect-four", "--plain", "--seed", "3", "--log", log.to_str().unwrap()], "d\n");
    assert!(begun.status.success());
    let ours = std::fs::read_to_string(&log).unwrap();
    for before in [ours.replace('\n', "\r\n"), ours.trim_end().to_owned()] {
        std::fs::write(&log, &before).unwrap();
        let resumed = typed(&["play", "--plain", "--resume", log.to_str().unwrap()], "c\nquit\n");
        assert!(resumed.status.success(), "{}", text(&resumed.stderr));
        assert!(std::fs::read_to_string(&log).unwrap().starts_with(&before));
        let verified = text(&undercroft(&["verify", log.to_str().unwrap()]).stdout);
        assert!(verified.contains("4 actions, not over"), "{verified}");
    }
}

#[test]
fn a_match_can_be_continued_from_an_earlier_move() {
    let folder = tempfile::tempdir().unwrap();
    let log = a_log(folder.path());
    let forked = typed(&["play", "--plain", "--resume", log.to_str().unwrap(), "--from", "6"], "quit\n");
    assert!(forked.status.success(), "{}", text(&forked.stderr));
    let fork = folder.path().join("connect-four-00000005.from-6.jsonl");
    let verified = undercroft(&["verify", fork.to_str().unwrap()]);
    assert!(verified.status.success(), "{}", text(&verified.stdout));
    let beyond = typed(&["play", "--plain", "--resume", log.to_str().unwrap(), "--from", "99"], "quit\n");
    assert_eq!(beyond.status.code(), Some(2));
    assert!(text(&beyond.stderr).contains("there is no entry 99"), "{}", text(&beyond.stderr));
}

#[test]
fn a_moment_of_a_match_becomes_a_scenario_that_passes() {
    let folder = tempfile::tempdir().unwrap();
    let log = a_log(folder.path());
    let made = undercroft(&["scenario", "from", log.to_str().unwrap(), "--at", "4"]);
    let file = folder.path().join("moment.toml");
    std::fs::write(&file, &made.stdout).unwrap();
    let ran = undercroft(&["scenario", "run", file.to_str().unwrap()]);
    assert!(ran.status.success(), "{}\n{}", text(&made.stdout), text(&ran.stdout));
}

#[test]
fn bad_input_is_named_and_nothing_panics() {
    let folder = tempfile::tempdir().unwrap();
    let broken = folder.path().join("broken.toml");
    std::fs::write(&broken, "title = \"x\"\ngame = \"tic-tac-toe\"\nplayers = 2\ncovers = [\"no.such\"]\n")
        .unwrap();
    let cases: [(&[&str], &str); 13] = [
        (&["games", "--lang", "xx"], "no language is called xx here; there are: en, fr, it"),
        (&["play", "connect-four", "--resume", "x.jsonl"], "cannot be used with"),
        (&["play", "--resume", "x.jsonl", "--players", "me,random"], "cannot be used with"),
        (&["arena", "tic-tac-toe", "--players", "random"], "two players or more"),
        (&["arena", "dungeon-drop", "--mode", "solo", "--players", "random,greedy"], "this takes 1 to 1"),
        (&["play", "chess", "--plain"], "no game is called chess"),
        (&["play", "tic-tac-toe", "--mode", "fast", "--plain"], "mode: no such mode"),
        (&["play", "tic-tac-toe", "--option", "x=1", "--plain"], "x: no such option"),
        (&["play", "tic-tac-toe", "--option", "x", "--plain"], "--option takes KEY=VALUE"),
        (&["sim", "tic-tac-toe", "--players", "random,alice"], "no player is called alice"),
        (&["replay", "no-such-file"], "no-such-file"),
        (&["rules", "show", "no.such.rule"], "no rule is called no.such.rule"),
        (&["rules", "list", "chess"], "no ledger is called chess"),
    ];
    for (arguments, expected) in cases {
        let ran = undercroft(arguments);
        let said = text(&ran.stderr);
        assert_eq!(ran.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.contains(expected) && !said.contains("panicked"), "{arguments:?}: {said}");
    }
    let ran = undercroft(&["scenario", "run", broken.to_str().unwrap()]);
    assert_eq!(ran.status.code(), Some(1));
    assert!(text(&ran.stdout).contains(":4: no ledger has the rule `no.such`"), "{}", text(&ran.stdout));
}

#[test]
fn an_existing_log_is_never_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("match.jsonl");
    std::fs::write(&log, "precious").unwrap();
    let refused = typed(&["play", "tic-tac-toe", "--plain", "--log", log.to_str().unwrap()], "");
    assert_eq!(refused.status.code(), Some(2));
    assert_eq!(std::fs::read_to_string(&log).unwrap(), "precious");
}

#[test]
fn coverage_lists_every_ledger_with_its_total() {
    let ran = undercroft(&["rules", "coverage", "--json"]);
    let rows: Vec<serde_json::Value> = serde_json::from_slice(&ran.stdout).unwrap();
    let total =
        |name: &str| rows.iter().find(|row| row["ledger"] == name).and_then(|row| row["rules"].as_u64());
    let ledgers = ["dungeon-drop", "map-masters", "dungeoneer", "dungeonology", "dungeonology-rocca-civetta"];
    assert_eq!(ledgers.map(total), [Some(325), Some(336), Some(533), Some(729), Some(405)]);
    for row in &rows {
        assert!(["enforced", "proven", "exempt"].iter().all(|key| row[key].is_u64()), "{row}");
    }
}

#[test]
fn completions_are_printed_for_each_shell() {
    for shell in ["bash", "zsh", "fish"] {
        let printed = undercroft(&["completions", shell]);
        assert!(text(&printed.stdout).contains("scenario"), "{shell}");
    }
}

/// The house crypt under another name, broken if asked, in a folder of its own.
fn own_crypt(folder: &Path, breaks: bool) -> String {
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/dungeoneer/crypt");
    for entry in std::fs::read_dir(house).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let mut text = text.replace("crypt", "annex");
        if breaks && path.ends_with("boons.toml") {
            text = text.replacen("cost = { glory = 2 }", "cost = { gold = 2 }", 1);
        }
        std::fs::write(folder.join(path.file_name().unwrap()), text).unwrap();
    }
    format!("dungeoneer={}", folder.display())
}

#[test]
fn cards_of_ones_own_are_played_or_every_fault_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let sim = |content: &str| undercroft(&["--content", content, "sim", "dungeoneer", "--games", "1"]);
    let broken = sim(&own_crypt(folder.path(), true));
    let said = text(&broken.stderr);
    assert_eq!(broken.status.code(), Some(2), "{said}");
    assert!(said.contains("boons.toml:") && said.contains("annex.grave-ward, field `cost`"), "{said}");
    let whole = sim(&own_crypt(folder.path(), false));
    assert_eq!(whole.status.code(), Some(0), "{}", text(&whole.stderr));
    let masters = concat!("map-masters=", env!("CARGO_MANIFEST_DIR"), "/../../content/map-masters/house");
    let copy = undercroft(&["--content", masters, "sim", "map-masters", "--games", "1"]);
    assert_eq!(copy.status.code(), Some(0), "{}", text(&copy.stderr));
    let of_parley = format!("parley={}", folder.path().display());
    for (content, culprit) in [
        ("dungeoneer", "GAME=FOLDER"),
        ("dungeoneer=no/such/folder", "no/such/folder"),
        (of_parley.as_str(), "parley takes no cards"),
    ] {
        let refused = sim(content);
        assert_eq!(refused.status.code(), Some(2), "{content}");
        assert!(text(&refused.stderr).contains(culprit), "{content}: {}", text(&refused.stderr));
    }
}

/// Runs the program with a standard output of one's choice.
fn printing_to(arguments: &[&str], stdout: Stdio) -> Output {
    let program = Command::new(env!("CARGO_BIN_EXE_undercroft"))
        .args(arguments)
        .env("UNDERCROFT_LANG", "en")
        .stdout(stdout)
        .stderr(Stdio::piped())
        .spawn();
    program.unwrap().wait_with_output().unwrap()
}

/// A pipe that nobody reads.
fn unread() -> Stdio {
    std::io::pipe().unwrap().1.into()
}

#[test]
fn nobody_reading_changes_no_verdict() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("bad.jsonl");
    std::fs::write(&log, "bad\n").unwrap();
    for (arguments, code) in [
        (vec!["verify", log.to_str().unwrap()], 1),
        (vec!["rules", "list"], 0),
        (vec!["completions", "bash"], 0),
    ] {
        let ran = printing_to(&arguments, unread());
        assert_eq!((ran.status.code(), text(&ran.stderr)), (Some(code), String::new()), "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_no_success() {
    for arguments in [vec!["games"], vec!["rules", "list"], vec!["completions", "bash"]] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let ran = printing_to(&arguments, full.into());
        let said = text(&ran.stderr);
        assert_eq!(ran.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.starts_with("undercroft: ") && !said.contains("panicked"), "{arguments:?}: {said}");
    }
}

/// What a server at this address says of its health.
fn health(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(address)?;
    stream.write_all(b"GET /health HTTP/1.0\r\nHost: localhost\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

#[test]
fn a_server_whose_line_nobody_reads_serves_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let mut server = Command::new(env!("CARGO_BIN_EXE_undercroft"))
        .args(["serve", "--listen", &address.to_string(), "--data", folder.path().to_str().unwrap()])
        .stdout(unread())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut answer = health(address);
    while answer.is_err() && server.try_wait().unwrap().is_none() {
        answer = health(address);
    }
    server.kill().unwrap();
    server.wait().unwrap();
    assert!(answer.unwrap().starts_with("HTTP/1.0 200"));
}

#[test]
fn a_server_that_cannot_be_says_why_in_the_hosts_language() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    std::fs::create_dir(&data).unwrap();
    std::fs::write(data.join("undercroft.sqlite"), "no database".repeat(100)).unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "no folder").unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let free = folder.path().join("free");
    let [data, file, free] = [&data, &file, &free].map(|path| path.to_str().unwrap());
    let cases: [(&[&str], &str); 5] = [
        (&["--listen", &address, "--data", free, "--lang", "fr"], "ne peut pas écouter sur 127.0.0.1:"),
        (&["--data", file, "--lang", "it"], "non si può usare"),
        (&["--data", data, "--lang", "fr"], "ne peut pas être ouverte"),
        (&["--database", "mysql://me:secret@host/db", "--lang", "it"], "non è un indirizzo di database"),
        (&["--data", free, "--mail-server", "smtp://127.0.0.1", "--lang", "fr"], "par courriel : mail-from"),
    ];
    for (arguments, expected) in cases {
        let ran = undercroft(&[&["serve"], arguments].concat());
        let said = text(&ran.stderr);
        assert_eq!(ran.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.contains(expected) && !said.contains("secret"), "{arguments:?}: {said}");
    }
}

#[test]
fn results_of_an_arena_cut_anywhere_are_completed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("results.jsonl");
    let arena = || {
        let file = path.to_str().unwrap();
        let players =
            ["arena", "tic-tac-toe", "--players", "random,greedy", "--seeds", "2", "--threads", "1"];
        undercroft(&[&players[..], &["--results", file]].concat())
    };
    assert!(arena().status.success());
    let whole = std::fs::read_to_string(&path).unwrap();
    let first = whole.find('\n').unwrap();
    for cut in [0, 7, first, first + 1, first + 9, whole.len() - 1] {
        std::fs::write(&path, &whole[..cut]).unwrap();
        let ran = arena();
        assert!(ran.status.success(), "cut at {cut}: {}", text(&ran.stderr));
        assert_eq!(std::fs::read_to_string(&path).unwrap(), whole, "cut at {cut}");
    }
    std::fs::write(&path, "a shopping list").unwrap();
    assert_eq!(arena().status.code(), Some(2));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "a shopping list");
}

#[test]
fn a_line_that_is_no_text_is_no_answer_and_ends_nothing() {
    let played = typed(&["play", "tic-tac-toe", "--plain", "--seed", "3"], b"\xff\xfe\na1\na1\n");
    let said = text(&played.stdout);
    assert!(
        played.status.success() && said.contains("Not understood") && said.contains("Not allowed."),
        "{said}"
    );
}

#[test]
fn a_log_that_cannot_be_read_does_not_hide_what_was_found_about_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let log = a_log(folder.path());
    let ran = undercroft(&["verify", "no-such-file", log.to_str().unwrap()]);
    let said = text(&ran.stdout);
    assert_eq!(ran.status.code(), Some(1));
    assert!(
        said.contains("no-such-file: NOT sound. No such file") && said.contains("sound. connect-four"),
        "{said}"
    );
}

#[test]
fn more_threads_than_there_can_be_and_more_bouts_than_fit_are_borne() {
    let many = undercroft(&["sim", "tic-tac-toe", "--games", "200", "--threads", "100000", "--json"]);
    assert!(many.status.success(), "{}", text(&many.stderr));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("results.jsonl");
    let mut arena = Command::new(env!("CARGO_BIN_EXE_undercroft"))
        .args(["arena", "tic-tac-toe", "--players", "random,greedy", "--seeds", "1000000000000"])
        .args(["--results", path.to_str().unwrap()])
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = || std::fs::read_to_string(&path).map_or(0, |text| text.lines().count());
    while lines() < 3 && arena.try_wait().unwrap().is_none() {
        std::thread::yield_now();
    }
    arena.kill().unwrap();
    arena.wait().unwrap();
    assert!(lines() >= 3);
}
