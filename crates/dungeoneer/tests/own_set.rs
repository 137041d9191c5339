//! A set that somebody wrote himself: it is loaded beside the house sets, takes the place of the one with its border, and is
//! played like it.

use dungeoneer::content::{Source, house_sources, install, library};
use dungeoneer::{Dungeoneer, Options};
use table::{Game, Legal, Luck, NullLog, Text, Turn, random_play};

/// The crypt under another name: as good a set as any.
fn annex() -> Vec<Source> {
    let files = house_sources().into_iter().filter(|source| source.file.starts_with("crypt"));
    let renamed = files.map(|source| Source {
        file: source.file.replace("crypt", "annex"),
        text: source.text.replace("crypt", "annex"),
    });
    renamed.collect()
}

#[test]
fn an_own_set_is_played_in_place_of_the_house_set() {
    let mut broken = annex();
    broken[1].text = broken[1].text.replacen("cost = { glory = 2 }", "cost = { gold = 2 }", 1);
    let errors = install(&broken).expect_err("it must not load").to_string();
    assert!(
        errors.contains("annex/boons.toml") && errors.contains("annex.grave-ward, field `cost`"),
        "{errors}"
    );

    install(&annex()).unwrap_or_else(|errors| panic!("{errors}"));
    let sets: Vec<&str> = library().sets().iter().map(|set| set.id).collect();
    assert_eq!(sets, ["wildwood", "annex"]);
    let stair = library().find_map("mourners-stair").map(|map| library().map(map).print.name());
    assert_eq!(
        stair,
        Some(Text::literal("Mourners' Stair")),
        "it is called what it prints, in every language"
    );

    let mut luck = Luck::seeded(1);
    let mut state =
        Dungeoneer::start(&Options::default(), 3, &mut luck).unwrap_or_else(|errors| panic!("{errors}"));
    assert!(state.open.players.values().all(|player| player.card().print.id.starts_with("annex.")));
    let mut legal = Legal::<Dungeoneer>::new();
    while let Turn::Decide(asked) = Dungeoneer::turn(&state) {
        let seat = asked.first().expect("somebody is asked");
        let play = random_play(&state, seat, &mut legal, &mut luck);
        Dungeoneer::apply(&mut state, play, &mut luck, &mut NullLog);
    }
    assert!(state.open.winner.is_some());
}
