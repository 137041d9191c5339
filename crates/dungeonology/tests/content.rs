//! The house set: it loads, it respects the counts that the ledger records, and a broken file says where it is broken.

use dungeonology::content::{
    Aux, CardId, Colour, HOUSE_FILES, InternId, Letter, Printing, Scholar, ScholarId, Timing, TrickId,
    TrickType, ZoneEffect, ZoneId, catalogue, read,
};
use rulebook::covers;

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

const PRINTINGS: [Printing; 3] = [Printing::V1, Printing::V2, Printing::V2Main];

#[test]
fn known_figures_of_scholars_are_kept_in_every_printing() {
    let scholar = |name: &str| catalogue().scholar(ScholarId::named(name).unwrap());
    for printing in PRINTINGS {
        let standard = |name: &str| scholar(name).side(printing, false);
        assert_eq!((standard("rebecca").students, standard("rebecca").hand), (3, 4), "{printing:?}");
        assert_eq!((standard("vincenzo").students, standard("vincenzo").hand), (4, 4), "{printing:?}");
        assert_eq!(standard("sofia").intelligence, 2, "{printing:?}");
        let stamina = |scholar: &Scholar| {
            [false, true].map(|exalted| scholar.side(printing, exalted).stamina).into_iter().max()
        };
        let tokens: u8 = catalogue().scholars.iter().filter_map(stamina).sum();
        assert!(tokens <= 14, "{printing:?} needs {tokens} Stun Tokens");
    }
}

#[test]
fn printings_differ_in_figures_and_not_in_skills() {
    for scholar in &catalogue().scholars {
        let skills = |printing, exalted| &scholar.side(printing, exalted).skills;
        for (printing, exalted) in PRINTINGS.into_iter().flat_map(|one| [(one, false), (one, true)]) {
            assert_eq!(skills(printing, exalted), skills(Printing::V1, exalted), "{}", scholar.id);
        }
    }
    let rebecca = catalogue().scholar(ScholarId::named("rebecca").unwrap());
    let intelligence = PRINTINGS.map(|printing| rebecca.side(printing, false).intelligence);
    assert_eq!(intelligence, [2, 3, 3]);
}

#[test]
fn what_the_rulebooks_tell_is_kept() {
    let set = catalogue();
    let backstab = set.trick(TrickId::named("backstab").unwrap());
    assert_eq!((backstab.kind, backstab.bonus), (TrickType::Subterfuge, 3));
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

/// Whether changing one of the house files makes it unreadable, and the message names this.
fn refused(file: &str, from: &str, to: &str, says: &str) {
    let wrong = with(file, from, to);
    assert!(wrong.contains(says), "{file}: `{from}` -> `{to}` should be refused for `{says}`: {wrong}");
}

#[test]
fn trick_cards_have_their_parts() {
    covers!("ology.trick.parts", "ology.trick.types", "ology.trick.fate-shape");
    refused(
        "tricks.toml",
        "aux = [\"exploration-2\"]",
        "aux = []",
        "its own type, graded as its Bonus Value",
    );
    refused(
        "tricks.toml",
        "aux = [\"exploration-2\"]",
        "aux = [\"social-2\"]",
        "its own type, graded as its Bonus Value",
    );
    refused("tricks.toml", "steps = [\"place-secret-passages\"]", "", "a Main Effect, unless it is Fate");
    refused(
        "tricks.toml",
        "copies = 10",
        "copies = 10\nsteps = [\"cancel\"]",
        "a Main Effect, unless it is Fate",
    );
    refused("tricks.toml", "bonus = 5", "bonus = 3", "on Fate cards 4 or 5");
    refused("tricks.toml", "type = \"fate\"", "type = \"luck\"", "unknown variant `luck`");
}

#[test]
fn tiles_have_their_parts() {
    covers!(
        "ology.zone.parts",
        "ology.zone.passage-positions",
        "ology.door.place",
        "ology.zone-effect.boss-rightmost"
    );
    covers!("ology.def.colours");
    refused("zones.toml", "floor = 1", "floor = 4", "there is no Floor 4");
    refused(
        "zones.toml",
        "[\"Stairs\", \"Boss\"]",
        "[\"Boss\", \"Stairs\"]",
        "the Boss icon stands rightmost",
    );
    refused("zones.toml", "\"N-w\"", "\"N-n\"", "`N-n` is no place of a Passage");
    let printed = "passages = [\"E-n\", \"S-e\", \"S-w\", \"W-s\"]";
    refused("zones.toml", printed, "passages = []", "one to eight Passages");
    refused("zones.toml", "doors = { all", "doors = { \"N-e\"", "a Door belongs to a Passage");
    refused("zones.toml", "\"green\"", "\"orange\"", "`orange` is no colour");
    refused("zones.toml", "alert = 2\n", "", "missing field `alert`");
}

#[test]
fn other_cards_have_their_parts() {
    covers!(
        "ology.alert.parts",
        "ology.omega.always-one",
        "ology.panic.parts",
        "ology.intern.parts",
        "ology.jinx.parts"
    );
    covers!("ology.boss.card-parts");
    refused("campus.toml", "omegas = 1", "omegas = 0", "every set-up line and row adds an Omega Student");
    refused("campus.toml", "minutes = 25\n", "", "missing field `minutes`");
    refused("campus.toml", "requires = \"fauns\"", "requires = \"elves\"", "neither `fauns` nor `laetus`");
    refused("campus.toml", "turn-start draw 1", "turn-start dance", "no rule of a Panic Card");
    refused("interns.toml", "points = 2\n", "", "missing field `points`");
    refused("interns.toml", "\"speed 1\"", "\"sings\"", "no effect of an Intern");
    refused("jinxes.toml", "penalty = 1\n", "", "missing field `penalty`");
    refused("jinxes.toml", "\"no-bonfire\"", "\"sad\"", "no effect of a Jinx");
    refused("boss.toml", "sighting = \"linked-zone\"", "sighting = \"nowhere\"", "no Sighting");
    refused("boss.toml", "encounter = [\"stun 1\", \"stop\"]\n", "", "missing field `encounter`");
}

#[test]
fn columns_show_their_numbers() {
    covers!("ology.board.column-points", "ology.board.column-linear", "ology.board.column-full-points");
    covers!("ology.board.stars-equal");
    let columns = catalogue().board.columns;
    assert_eq!(columns[Colour::Green].points(0), 0);
    assert_eq!(columns[Colour::Green].points(1), 2);
    assert_eq!(columns[Colour::Red].points(4), 12);
    assert_eq!(columns[Colour::Violet].points(columns[Colour::Violet].slots), 18);
    let stars: Vec<u8> = (0..=7).map(|cubes| columns[Colour::Green].stars_covered(cubes)).collect();
    assert_eq!(stars, [0, 0, 0, 0, 1, 1, 1, 2]);
}

#[test]
fn every_card_has_its_name_and_text_in_every_language() {
    let set = catalogue();
    let mut keys = Vec::new();
    let cards = set.tricks.iter().map(|card| &card.id).chain(set.interns.iter().map(|card| &card.id));
    let cards =
        cards.chain(set.jinxes.iter().map(|card| &card.id)).chain(set.clans.iter().map(|card| &card.id));
    for id in cards.chain(set.panics.iter().map(|card| &card.id)) {
        keys.extend([format!("dungeonology-card-{id}"), format!("dungeonology-card-{id}-text")]);
    }
    for scholar in &set.scholars {
        keys.push(format!("dungeonology-scholar-{}", scholar.id));
        for skill in scholar.sides.iter().flatten().flat_map(|side| &side.skills) {
            keys.extend([
                format!("dungeonology-skill-{}", skill.id),
                format!("dungeonology-skill-{}-text", skill.id),
            ]);
        }
    }
    keys.extend(set.zones.iter().map(|zone| format!("dungeonology-zone-{}", zone.id)));
    keys.extend(set.alerts.iter().map(|alert| format!("dungeonology-alert-{}", alert.id)));
    keys.extend(set.profiles.iter().map(|profile| format!("dungeonology-boss-{}", profile.id)));
    for language in ["en", "fr", "it"] {
        let file = format!("{}/../../locales/{language}/dungeonology-cards.ftl", env!("CARGO_MANIFEST_DIR"));
        let texts = std::fs::read_to_string(file).unwrap();
        for key in &keys {
            assert!(
                texts.lines().any(|line| line.starts_with(&format!("{key} = "))),
                "{language} lacks {key}"
            );
        }
    }
}
