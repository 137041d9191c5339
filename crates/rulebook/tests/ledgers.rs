//! The ledgers that are compiled in.

use rulebook::{Kind, RuleId, ledger, ledgers, rule, search};

#[test]
fn every_ledger_has_all_its_rules() {
    let totals: Vec<_> = ledgers().iter().map(|ledger| (ledger.game, ledger.rules.len())).collect();
    let expected = [
        ("connect-four", 11),
        ("dungeon-drop", 325),
        ("dungeoneer", 533),
        ("dungeonology", 729),
        ("dungeonology-rocca-civetta", 405),
        ("map-masters", 336),
        ("tic-tac-toe", 9),
    ];
    for (game, rules) in expected {
        let found = totals.iter().find(|(name, _)| *name == game);
        assert_eq!(found, Some(&(game, rules)), "all totals: {totals:?}");
    }
    assert_eq!(RuleId::COUNT, totals.iter().map(|(_, rules)| rules).sum::<usize>());
}

#[test]
fn an_id_leads_to_its_rule_and_back() {
    for id in RuleId::all() {
        assert_eq!(id.rule().id, id);
        assert_eq!(RuleId::find(id.as_str()), Some(id));
        assert_eq!(RuleId::known(id.as_str()), id);
    }
}

#[test]
fn ids_compare_as_their_texts() {
    let ids: Vec<_> = RuleId::all().collect();
    assert!(ids.is_sorted_by(|left, right| left.as_str() < right.as_str()));
    assert!(ids.is_sorted());
}

#[test]
fn an_unknown_id_is_not_found() {
    for id in
        ["", "a", "zzz", "tic-tac-toe.turn", "tic-tac-toe.turn.alternate2", "tic-tac-toe.turn.Alternate"]
    {
        assert_eq!(RuleId::find(id), None, "{id}");
    }
}

#[test]
#[should_panic(expected = "unknown rule id: see rules/*.toml")]
fn an_unknown_id_is_never_known() {
    let _ = RuleId::known("tic-tac-toe.turn.altrenate");
}

#[test]
fn an_id_is_its_text_in_json() {
    let id = rule!("tic-tac-toe.turn.alternate");
    let json = serde_json::to_string(&id).unwrap();
    assert_eq!(json, r#""tic-tac-toe.turn.alternate""#);
    assert_eq!(serde_json::from_str::<RuleId>(&json).unwrap(), id);
    assert_eq!(
        serde_json::from_value::<RuleId>(serde_json::json!("tic-tac-toe.turn.alternate")).unwrap(),
        id
    );

    let error = serde_json::from_str::<RuleId>(r#""x""#).unwrap_err().to_string();
    assert!(error.starts_with(r#"unknown rule id "x""#), "{error}");
}

#[test]
fn a_rule_carries_what_its_ledger_says() {
    let rule = rule!("tic-tac-toe.end.full-board").rule();
    assert_eq!((rule.ledger, rule.kind, rule.title), ("tic-tac-toe", Kind::End, "A full board is a draw"));
    assert_eq!(rule.see, [rule!("tic-tac-toe.end.three-in-a-row")]);
    let file = include_str!("../../../rules/tic-tac-toe.toml");
    assert_eq!(file.lines().nth(rule.line as usize - 1), Some(r#"id = "tic-tac-toe.end.full-board""#));
    assert_eq!(ledger("tic-tac-toe").unwrap().title, "Tic-Tac-Toe");
    assert!(ledger("chess").is_none());
}

#[test]
fn an_ambiguous_rule_has_a_ruling() {
    let ambiguous = ledgers().iter().flat_map(|ledger| ledger.rules).filter(|rule| rule.ambiguous);
    assert!(ambiguous.clone().count() > 500);
    assert!(ambiguous.clone().all(|rule| rule.ruling.is_some()));
}

#[test]
fn a_translation_is_compiled_in_and_english_stands_in_for_a_missing_one() {
    let translated = rule!("tic-tac-toe.mark.empty-cell").rule();
    assert_eq!(translated.title("fr"), "Seulement dans une case vide");
    assert_eq!(translated.title("it-CH"), "Solo in una casella vuota");
    assert_eq!(translated.text("FR_ca"), "Une marque ne peut être mise que dans une case vide.");
    for language in ["en", "de", "", "fra"] {
        assert_eq!(translated.title(language), translated.title);
        assert_eq!(translated.text(language), translated.text);
        assert!(!translated.is_translated(language));
    }
    assert_eq!(ledger("tic-tac-toe").unwrap().title("it"), "Tris");
}

#[test]
fn search_finds_whole_ids_first_then_titles_then_texts() {
    let ids = |query: &str| search(query).iter().map(|rule| rule.id.as_str()).collect::<Vec<_>>();
    assert_eq!(ids("tic-tac-toe.mark.place")[0], "tic-tac-toe.mark.place");
    assert_eq!(ids("EMPTY cell Tic-tac-toe")[0], "tic-tac-toe.mark.empty-cell");
    assert_eq!(ids("plateau plein morpion"), Vec::<&str>::new());
    assert!(ids("plateau plein nulle").contains(&"tic-tac-toe.end.full-board"));
    assert!(ids("pillar room").len() > 3);
    assert!(ids("pillar room xyzzy").is_empty());
    assert!(ids("  ").is_empty());
}
