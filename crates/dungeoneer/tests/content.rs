//! Card files: the house sets load whole, and a broken file is named with its line, card and field.

use dungeoneer::content::{
    AttackType, Category, Duration, Exit, Form, Kind, Library, Side, Source, Task, Trigger, Verb, deck,
    house_sources, library,
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
    rulebook::covers!("dungeoneer.attack.no-standard-no-attack");
    let errors = broken("crypt/encounters.toml", "melee = { standard = 3 }", "melee = { counter = 3 }");
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

#[test]
fn a_card_carries_the_fields_of_its_kind() {
    rulebook::covers!(
        "dungeoneer.adventure.fields",
        "dungeoneer.adventure.four-kinds",
        "dungeoneer.adventure.cost-resource",
        "dungeoneer.adventure.duration",
        "dungeoneer.adventure.category",
        "dungeoneer.adventure.effect-text",
        "dungeoneer.encounter.only-dungeonlord-phase",
    );
    let none = broken("crypt/boons.toml", "duration = \"permanent\"\n", "");
    assert!(none.contains("crypt.grave-ward, field `duration`: it is missing"), "{none}");
    let hero = broken("crypt/banes.toml", "kind = \"bane\"", "kind = \"hero\"");
    assert!(hero.contains("crypt.grave-chill, field"), "{hero}");
    let glory = broken("crypt/banes.toml", "cost = { peril = 2 }", "cost = { glory = 2 }");
    assert!(glory.contains("crypt.grave-chill, field `cost`"), "{glory}");
    let ever = broken("crypt/boons.toml", "duration = \"permanent\"", "duration = \"eternal\"");
    assert!(ever.contains("field `duration`") && ever.contains("eternal"), "{ever}");
    let beast = broken("crypt/boons.toml", "categories = [\"blessing\"]", "categories = [\"undead\"]");
    assert!(beast.contains("crypt.grave-ward, field `categories`"), "{beast}");
    let hit = broken("crypt/boons.toml", "banner = {}", "banner = {}\nhit = { melee = [{ wound = 2 }] }");
    assert!(hit.contains("crypt.grave-ward, field `hit`: only monsters"), "{hit}");
    let anytime = broken("crypt/encounters.toml", "playtime = \"dungeonlord\"", "playtime = \"anytime\"");
    assert!(anytime.contains("crypt.shambling-sexton, field `playtime`"), "{anytime}");
    let kinds: Vec<Kind> = library().adventures().iter().map(|card| card.kind).collect();
    assert!(
        [Kind::Boon, Kind::Treasure, Kind::Bane, Kind::Encounter].iter().all(|kind| kinds.contains(kind))
    );
}

#[test]
fn a_treasure_has_the_one_category_that_counts() {
    rulebook::covers!("dungeoneer.treasure.duplicate-category-detail");
    let both =
        broken("crypt/treasures.toml", "categories = [\"weapon\"]", "categories = [\"weapon\", \"shield\"]");
    assert!(both.contains("crypt.sextons-spade, field `categories`: a Treasure has exactly one"), "{both}");
}

#[test]
fn a_score_has_one_of_two_types_or_none() {
    rulebook::covers!("dungeoneer.attack.types");
    let library = library();
    let bowman = library.adventure(library.find_adventure("rattling-bowman").expect("known")).banner;
    let types = Form::ALL.iter().map(|form| bowman.stat(*form).attack).collect::<Vec<_>>();
    assert_eq!(types, [Some(AttackType::Counter), None, Some(AttackType::Standard)]);
    let third = broken("crypt/encounters.toml", "melee = { standard = 3 }", "melee = { fierce = 3 }");
    assert!(third.contains("crypt.shambling-sexton, field `banner`") && third.contains("fierce"), "{third}");
}

#[test]
fn map_cards_have_four_exits_and_the_words_of_their_border() {
    rulebook::covers!(
        "dungeoneer.exit.four-sides",
        "dungeoneer.map.two-names",
        "dungeoneer.map.card-types",
        "dungeoneer.map.dungeon-wilderness",
        "dungeoneer.obstacle.list",
        "dungeoneer.obstacle.terrain",
    );
    let three = broken("crypt/maps.toml", ", w = \"open\" }", " }");
    assert!(three.contains("crypt.mourners-stair, field `exits`") && three.contains('w'), "{three}");
    let word = broken("crypt/maps.toml", "e = \"wall\"", "e = \"impassable\"");
    assert!(word.contains("field `exits`: side e has a word of the other kind of map"), "{word}");
    let library = library();
    let exit = |map: &str, side| library.map(library.find_map(map).expect("known")).exit(side);
    assert_eq!(exit("ossuary-walk", Side::West), Exit::Locked(6), "locked");
    assert_eq!(exit("hollow-way", Side::East), Exit::Locked(6), "lost is the same");
    assert_eq!(exit("gallery-of-niches", Side::South), Exit::Trapped(6), "trapped");
    assert_eq!(exit("ridge-path", Side::North), Exit::Trapped(6), "treacherous is the same");
    assert_eq!(exit("hollow-way", Side::West), Exit::Wall, "impassable is a wall");
    let road = broken("crypt/maps.toml", "type = \"passage\"", "type = \"road\"");
    assert!(road.contains("crypt.ossuary-walk, field `type`"), "{road}");
    let mixed = broken("crypt/maps.toml", "border = \"dungeon\"", "border = \"wilderness\"");
    assert!(mixed.contains("crypt.mourners-stair, field"), "{mixed}");
    let moor = broken("wildwood/maps.toml", "terrain = \"forest\"", "terrain = \"moor\"");
    assert!(moor.contains("wildwood.hollow-way, field `terrain`"), "{moor}");
    let bare = broken("wildwood/maps.toml", "terrain = \"forest\"\n", "");
    assert!(bare.contains("wildwood.hollow-way, field `terrain`"), "{bare}");
    let trench = broken("crypt/maps.toml", "obstacle = { hazard = 1 }", "obstacle = { trench = 1 }");
    assert!(trench.contains("crypt.gallery-of-niches, field `obstacle`"), "{trench}");
}

#[test]
fn quests_have_five_types_and_three_modifiers() {
    rulebook::covers!("dungeoneer.quest.types");
    let sixth = broken("crypt/quests.toml", "type = \"slay\"", "type = \"riddle\"");
    assert!(sixth.contains("crypt.quest-lay-the-bellwarden-to-rest, field `type`"), "{sixth}");
    let lone = broken("crypt/quests.toml", "modifiers = [\"search\"]", "modifiers = []");
    assert!(lone.contains("field `search`"), "{lone}");
}

#[test]
fn a_hero_card_holds_all_it_must() {
    rulebook::covers!("dungeoneer.hero.card-contents");
    for field in ["life", "boon_limit", "treasure_limit", "levels", "ability"] {
        let errors = broken("crypt/heroes.toml", &format!("\n{field} = "), &format!("\nx{field} = "));
        assert!(errors.contains(&format!("crypt.hero-hedda-ironlatch, field `{field}`")), "{errors}");
    }
}

#[test]
fn every_card_carries_its_set() {
    rulebook::covers!("dungeoneer.combined.set-symbol");
    let stray = broken("crypt/boons.toml", "set = \"crypt\"", "set = \"wildwood\"");
    assert!(stray.contains("crypt.grave-ward, field `id`: it must begin with `wildwood.`"), "{stray}");
    let symbols: Vec<&str> = library().sets().iter().map(|set| set.symbol).collect();
    assert_eq!(symbols, ["snuffed candle", "thorn sprig"]);
}

/// The crypt as a custom selection, with some cards of a file left out.
fn selection(file: &str, cards: usize) -> Result<Library, String> {
    let mut sources: Vec<Source> = house_sources();
    sources.retain(|source| !source.file.starts_with("wildwood"));
    for source in &mut sources {
        source.text = source.text.replace("[[set]]", "[[set]]\ncustom = true");
        if source.file == file {
            let mut tables: Vec<&str> = source.text.split("\n[[").collect();
            tables.drain(1..=cards);
            source.text = tables.join("\n[[");
        }
    }
    Library::build(&sources).map_err(|errors| errors.to_string())
}

#[test]
fn a_custom_selection_has_what_the_set_up_needs() {
    rulebook::covers!("dungeoneer.combined.custom-selection", "dungeoneer.combined.custom-selection-minimum");
    selection("crypt/boons.toml", 4).expect("fewer Boons are a matter of taste");
    selection("crypt/quests.toml", 2).expect("five Quests are enough for two players");
    let quests = selection("crypt/quests.toml", 3).expect_err("four are not");
    assert!(quests.contains("field `quest`: part 1 has 4 cards of this kind and must have 5"), "{quests}");
    let maps = selection("crypt/maps.toml", 3).expect_err("an Entrance is needed");
    assert!(maps.contains("field `map`") || maps.contains("there is no Map card"), "{maps}");
    let needed =
        broken("crypt/quests.toml", "space = \"crypt.silent-belfry\"", "space = \"wildwood.hollow-way\"");
    assert!(needed.contains("`wildwood.hollow-way` may not be in the game when this Quest is"), "{needed}");
}
