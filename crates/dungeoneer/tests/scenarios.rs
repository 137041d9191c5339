//! The scenarios of the game, and that every card has one.

use std::path::Path;

use dungeoneer::Dungeoneer;
use dungeoneer::content::{Print, library};

const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/dungeoneer");

#[test]
fn scenarios_hold() {
    table::scenario::assert_folder::<Dungeoneer>(Path::new(SCENARIOS));
}

#[test]
fn every_card_has_a_scenario_that_shows_its_effect() {
    let library = library();
    let prints = library.adventures().iter().map(|card| &card.print);
    let prints = prints.chain(library.maps().iter().map(|card| &card.print));
    let prints = prints.chain(library.quests().iter().map(|card| &card.print));
    let prints = prints.chain(library.heroes().iter().map(|card| &card.print));
    let file = |print: &Print| {
        let set = library.card_set(print.set).id;
        Path::new(SCENARIOS).join("cards").join(set).join(format!("{}.toml", print.slug))
    };
    let missing: Vec<&str> = prints.filter(|print| !file(print).is_file()).map(|print| print.id).collect();
    assert!(missing.is_empty(), "no scenario for {missing:?}");
}
