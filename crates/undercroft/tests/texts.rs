//! Sentences of the games as people read them, in each language.

#![allow(clippy::unwrap_used)]

use std::io::Write;
use std::process::{Command, Stdio};

use table::{Say, Seat, Text};
use tongues::Tongue;

fn said(language: &str, text: &Text) -> String {
    Tongue::new(language).unwrap().with_names(vec!["Ada".to_owned()]).say(text)
}

#[test]
fn one_is_not_many_and_in_french_nothing_is_not_many_either() {
    let of = |key: &'static str, name: &'static str, count: u8| {
        Text::new(key).with("seat", Seat::new(0)).with(name, count).with("points", 2).with("saved", "?")
    };
    let cases = [
        ("en", of("dungeoneer-ask-hero", "movements", 1), "Hero Phase: 1 Movement. What do you do?"),
        ("en", of("dungeoneer-ask-hero", "movements", 0), "Hero Phase: 0 Movements. What do you do?"),
        ("it", of("map-masters-prompt-market", "coins", 1), "Compra un articolo o passa. Hai 1 moneta."),
        ("fr", of("map-masters-log-coins", "coins", 1), "Ada reçoit 1 pièce."),
        ("fr", of("map-masters-log-coins", "coins", 0), "Ada reçoit 0 pièce."),
        ("fr", of("map-masters-log-coins", "coins", 2), "Ada reçoit 2 pièces."),
        (
            "fr",
            of("map-masters-log-scores-primary", "units", 1),
            "Ada marque 2 pour l’objectif principal (1 trouvé).",
        ),
        (
            "fr",
            of("dungeonology-log-drew-students", "ordinary", 1).with("omegas", 0),
            "Ada pioche 1 Étudiant ordinaire et 0 Oméga.",
        ),
        ("it", of("dungeon-drop-told-left", "relics", 1), "L’eroe esce con 1 frammento: ?."),
        (
            "fr",
            of("dungeon-drop-told-looted", "life", 3).with("pieces", "?"),
            "Ada pille ?\u{202f}; reste 3 points de vie.",
        ),
    ];
    for (language, text, expected) in cases {
        assert_eq!(said(language, &text), expected);
    }
}

#[test]
fn a_room_says_what_it_costs_and_nothing_that_it_does_not() {
    let room = |pillars: &str, count: u8, damage: u8, shields: u8| {
        let text = Text::new("dungeon-drop-do-room").with("count", count).with("pillars", pillars);
        text.with("pieces", "1 goblin").with("damage", damage).with("shields", shields)
    };
    assert_eq!(said("it", &room("7", 1, 0, 0)), "Colonna 7: 1 goblin");
    assert_eq!(said("fr", &room("7, 8", 2, 1, 0)), "Colonnes 7, 8\u{202f}: 1 goblin\u{202f}; vie −1");
    assert_eq!(said("en", &room("7, 8", 2, 1, 1)), "Pillars 7, 8: 1 goblin; life −1; shields −1");
}

/// What is told at a table where the person, if there is one, takes the first choice eighty times.
fn played(arguments: &[&str], language: &str) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_undercroft"))
        .args(arguments)
        .args(["--plain", "--seed", "1", "--lang", language])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // A match of bots alone may be over before anybody has typed.
    let _ = program.stdin.take().unwrap().write_all("1\n".repeat(80).as_bytes());
    let ended = program.wait_with_output().unwrap();
    assert!(ended.status.success());
    String::from_utf8_lossy(&ended.stdout).into_owned()
}

#[test]
fn cards_drawn_in_dungeoneer_are_called_by_their_names_in_each_language() {
    let drawn = |language, begins: &str| {
        let told = played(&["play", "dungeoneer"], language);
        let line = told.lines().find_map(|line| line.strip_prefix(begins).map(str::to_owned));
        line.unwrap_or_else(|| panic!("no `{begins}` in {told}"))
    };
    let (english, french, italian) =
        (drawn("en", "· You draw: "), drawn("fr", "· Vous piochez\u{202f}: "), drawn("it", "· Peschi: "));
    assert!(english != french && english != italian && french != italian, "{english} {french} {italian}");
}

#[test]
fn gains_are_told_with_a_sign() {
    let told = played(&["play", "dungeoneer", "--players", "random,random"], "en");
    let change = |line: &&str| line.contains(": Glory ") && line.starts_with("· ");
    let changes: Vec<&str> = told.lines().filter(change).collect();
    assert!(!changes.is_empty());
    for line in changes {
        assert!(line.contains(": Glory +") || line.contains(": Glory −"), "{line}");
    }
}

#[test]
fn a_randomizer_card_is_told_in_words() {
    for (language, begins) in
        [("en", "· Randomizer Card: "), ("fr", "· Carte Hasard\u{202f}: "), ("it", "· Carta Casualità: ")]
    {
        let told =
            played(&["play", "dungeonology", "--mode", "v2-boss", "--players", "random,random"], language);
        let mut cards = told.lines().filter_map(|line| line.strip_prefix(begins)).peekable();
        assert!(cards.peek().is_some(), "{language}");
        assert!(cards.all(|card| card.contains(", ") && !card.contains('-')), "{language}");
    }
}
