//! Card files: the house sets load whole, and a broken file is named with its line, card and field.

use dungeoneer::content::{
    Category, Duration, Exit, Form, Kind, Library, Side, Source, Task, Trigger, Verb, deck, house_sources,
    library,
};

/// The house sets with one text replaced in one file.
fn broken(file: &str, from: &str, to: &str) -> String {
    let mut sources = house_sources();
    let source = sources.iter_mut().find(|source| source.file == file).expect("there is such a file");
    assert!(source.text.contains(from), "{file} does not say `{from}`");
    source.text = source.text.replacen(from, to, 1);
    Library::build(&sources).expect_err("it must not load").to_string()
}

#[test]
fn the_house_sets_load_whole() {
    let library = Library::build(&house_sources()).unwrap_or_else(|errors| panic!("{errors}"));
    assert_eq!(library.sets().len(), 2);
    assert_eq!(library.adventures().len(), 112);
    assert_eq!(
        library.adventures().iter().map(|card| usize::from(card.print.count)).sum::<usize>(),
        4 * deck::ADVENTURES
    );
    assert_eq!(library.maps().len(), 4 * deck::MAPS);
    assert_eq!(library.quests().len(), 4 * deck::QUESTS);
    assert_eq!(library.heroes().len(), 4 * deck::HEROES);
    assert_eq!(
        deck::ADVENTURES + deck::MAPS + deck::QUESTS + deck::HEROES + deck::TRACKERS + deck::CUT_OUTS,
        55
    );
}

#[test]
fn cards_say_what_their_files_say() {
    let library = library();
    let rats = library.adventure(library.find_adventure("carrion-rats").expect("known"));
    assert_eq!((rats.kind, rats.duration, rats.cost), (Kind::Encounter, Duration::Monster, 1));
    assert_eq!(rats.banner.stat(Form::Speed).score, 3);
    assert_eq!(rats.clauses[0].on, Trigger::Static);
    assert!(matches!(rats.clauses[0].verbs, [Verb::Score { form: Some(Form::Speed), .. }]));
    let glyph = library.adventure(library.find_adventure("crypt.whispering-glyph").expect("known"));
    assert!(glyph.is_trap() && glyph.categories.has(Category::TRAP) && glyph.categories.has(Category::SPELL));
    let vault = library.map(library.find_map("vault-of-the-last-abbot").expect("known"));
    assert_eq!(vault.exit(Side::East), Exit::Locked(7));
    assert!(vault.monster.is_some());
    let bones = library.quest(library.find_quest("quest-bring-home-the-abbots-bones").expect("known"));
    assert!(matches!(bones.task, Task::Escort { .. }));
}

#[test]
fn a_wrong_word_is_named_with_file_line_card_and_field() {
    let errors = broken("crypt/boons.toml", "playtime = \"hero\"", "playtime = \"heroic\"");
    assert!(errors.starts_with("crypt/boons.toml:"), "{errors}");
    assert!(errors.contains("crypt.grave-ward, field `playtime`"), "{errors}");
}

#[test]
fn a_field_nobody_knows_is_named() {
    let errors = broken("wildwood/maps.toml", "peril = 1", "peril = 1\nsmell = \"moss\"");
    assert!(errors.contains("wildwood.milestone-green, field `smell`"), "{errors}");
}

#[test]
fn a_missing_field_is_named() {
    let errors = broken("crypt/heroes.toml", "boon_limit = 2\n", "");
    assert!(errors.contains("crypt.hero-hedda-ironlatch, field `boon_limit`: it is missing"), "{errors}");
}

#[test]
fn a_wrong_verb_is_named_inside_its_clause() {
    let errors = broken("crypt/boons.toml", "{ recover = \"#\" }", "{ recove = \"#\" }");
    assert!(
        errors.contains("crypt.borrowed-breath, field `clauses`") && errors.contains("recove"),
        "{errors}"
    );
}

#[test]
fn references_must_exist() {
    let errors =
        broken("crypt/quests.toml", "space = \"crypt.silent-belfry\"", "space = \"crypt.loud-belfry\"");
    assert!(errors.contains("field `space`: there is no Map card `crypt.loud-belfry`"), "{errors}");
    let errors = broken("crypt/banes.toml", "categories = [\"curse\"]", "categories = [\"cuss\"]");
    assert!(
        errors.contains("crypt.grave-chill, field `categories`: there is no category `cuss`"),
        "{errors}"
    );
}

#[test]
fn a_deck_has_its_numbers() {
    let errors = broken("crypt/treasures.toml", "count = 2", "count = 1");
    assert!(errors.contains("crypt, field `adventure`: part 1 has 29 cards"), "{errors}");
}

#[test]
fn a_card_must_be_playable() {
    let errors = broken("crypt/encounters.toml", "melee = { standard = 2 }", "melee = { counter = 2 }");
    assert!(
        errors.contains("crypt.shambling-sexton, field `banner`: a monster needs the standard type"),
        "{errors}"
    );
    let errors = broken("crypt/boons.toml", "x = { of = \"glory\", max = 3 }\n", "");
    assert!(errors.contains("crypt.borrowed-breath, field `clauses`: # needs `x`"), "{errors}");
    let errors = broken("crypt/boons.toml", "cost = { glory = 2 }", "cost = { peril = 2 }");
    assert!(errors.contains("field `cost`: Boons and Treasures cost Glory"), "{errors}");
}

#[test]
fn everything_wrong_is_said_at_once() {
    let mut sources = house_sources();
    for file in ["crypt/boons.toml", "wildwood/banes.toml"] {
        let source = sources.iter_mut().find(|source| source.file == file).expect("there is such a file");
        source.text = source.text.replacen("part = 1", "part = 7", 1);
    }
    sources.push(Source {
        file: "mine/notes.toml".to_owned(),
        text: "[[spell]]\nid = \"mine.one\"\n[[set]\n".to_owned(),
    });
    let errors = Library::build(&sources).expect_err("it must not load");
    let files: Vec<&str> = errors.0.iter().map(|error| error.file.as_str()).collect();
    assert_eq!(files, ["mine/notes.toml", "crypt/boons.toml", "wildwood/banes.toml"]);
}
