//! Two Dungeon sets in one match: one map has one Entrance.

use dungeoneer::content::{Source, house_sources, install, library};
use dungeoneer::{Dungeoneer, Options};
use table::{Game, Luck};

/// The first part of the crypt, once as it is and once under another name, with a name of its own for every card.
fn two_dungeons() -> Vec<Source> {
    let crypt = || house_sources().into_iter().filter(|source| source.file.starts_with("crypt"));
    let first_part = |text: &str| {
        let tables = text.split("\n[[").filter(|table| !table.contains("part = 2\n"));
        tables.collect::<Vec<_>>().join("\n[[")
    };
    let annex = crypt().map(|source| Source {
        file: source.file.replace("crypt", "annex"),
        text: first_part(&source.text)
            .replace("\"crypt.", "\"annex.another-")
            .replace("\"crypt\"", "\"annex\""),
    });
    let own = crypt().map(|source| Source { text: first_part(&source.text), ..source });
    own.chain(annex).collect()
}

#[test]
fn of_two_entrances_one_is_used_and_the_other_leaves_the_game() {
    rulebook::covers!("dungeoneer.combined.same-kind-entrances");
    install(&two_dungeons()).unwrap_or_else(|errors| panic!("{errors}"));
    let entrances = ["mourners-stair", "another-mourners-stair"]
        .map(|slug| library().find_map(slug).expect("an Entrance of its set"));
    let mut used = [0; 2];
    for seed in 0..40 {
        let state = Dungeoneer::start(&Options::default(), 2, &mut Luck::seeded(seed))
            .unwrap_or_else(|errors| panic!("{errors}"));
        let on_map: Vec<_> =
            state.open.board.iter().filter(|(_, space)| space.card().is_entrance()).collect();
        assert_eq!(on_map.len(), 1, "seed {seed}: one map has one Entrance");
        let which = entrances.iter().position(|&map| map == on_map[0].1.map).expect("one of the two");
        used[which] += 1;
        let other = entrances[1 - which];
        assert_eq!(state.hidden.maps & (1 << other.0), 0, "seed {seed}: the other one is not in the deck");
        assert!(!state.open.map_bottom.contains(&other));
    }
    assert!(used.iter().all(|&times| times > 5), "by chance, not always the same: {used:?}");
}
