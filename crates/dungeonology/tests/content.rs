//! The house set: it loads, it respects the counts that the ledger records, and a broken file says where it is broken.

use dungeonology::content::{
    Aux, CardId, Colour, HOUSE_FILES, InternId, Letter, ScholarId, Timing, TrickId, TrickType, ZoneEffect,
    ZoneId, catalogue, read,
};

/// The house files with one of them changed.
fn with(file: &str, from: &str, to: &str) -> String {
    let changed: Vec<(&str, String)> = HOUSE_FILES
        .iter()
        .map(|(name, text)| {
            (*name, if *name == file { text.replacen(from, to, 1) } else { (*text).to_owned() })
        })
        .collect();
    let files: Vec<(&str, &str)> = changed.iter().map(|(name, text)| (*name, text.as_str())).collect();
    read(&files).map_or_else(|errors| errors.to_string(), |_| "it loads".to_owned())
}

#[test]
fn the_house_set_loads() {
    let set = read(HOUSE_FILES).unwrap_or_else(|errors| panic!("{errors}"));
    assert_eq!(&set, catalogue());
}

#[test]
fn names_lead_back_to_their_cards() {
    for id in TrickId::all() {
        assert_eq!(TrickId::named(id.name()), Some(id));
    }
    for id in ZoneId::all() {
        assert_eq!(ZoneId::named(id.name()), Some(id));
    }
    assert_eq!(ZoneId::START.name(), "encampment");
    assert_eq!(CardId::all().filter(|card| card.face().name() == "fate-4").count(), 10);
}

#[test]
fn auxiliary_effects_find_their_rows() {
    for trick in &catalogue().tricks {
        for aux in &trick.aux {
            assert_eq!(aux.row().aux, *aux, "{}", trick.id);
        }
    }
    assert_eq!(Aux::Subterfuge(3).row().draw_for_alert, 1);
}

#[test]
fn what_the_rulebooks_tell_is_kept() {
    let set = catalogue();
    let backstab = set.trick(TrickId::named("backstab").unwrap());
    assert_eq!((backstab.kind, backstab.bonus), (TrickType::Subterfuge, 3));
    let rebecca = set.scholar(ScholarId::named("rebecca").unwrap());
    assert_eq!((rebecca.standard.students, rebecca.standard.hand), (3, 4));
    let convivium = set.zone(ZoneId::named("workers-convivium").unwrap());
    assert_eq!(convivium.effects[0], ZoneEffect::SecretPassage(Letter::A));
    let guard = set.intern(InternId::named("guard").unwrap());
    assert!(guard.shields.contains(Colour::Red));
    let reactions = set
        .tricks
        .iter()
        .filter(|trick| trick.main.as_ref().is_some_and(|main| main.timing == Timing::Reaction));
    assert_eq!(reactions.count(), 3);
}

#[test]
fn a_broken_file_says_where() {
    let wrong = with("tricks.toml", "steal chosen", "steal gently");
    assert!(wrong.starts_with("tricks.toml: `backstab` (line "), "{wrong}");
    assert!(wrong.ends_with("field `steps`: `steal gently` is no part of an effect"), "{wrong}");
    let wrong = with("zones.toml", "Ambush 1", "Ambush");
    assert!(wrong.starts_with("zones.toml: `dancing-blades-arena` (line "), "{wrong}");
    let wrong = with("tricks.toml", "bonus = 4", "bonus = 3");
    assert!(wrong.contains("`fate-4`, field `bonus`: broken: 1 to 3, on Fate cards 4 or 5"), "{wrong}");
    let wrong = with("tricks.toml", "type = \"fate\"", "typ = \"fate\"");
    assert!(wrong.starts_with("tricks.toml: line "), "{wrong}");
}
