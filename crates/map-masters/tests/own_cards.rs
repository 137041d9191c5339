//! Cards of one's own, in the place of the house cards: whoever begins with a copy of ours has nothing to arrange.

use std::path::Path;

use map_masters::content::{CardId, PackFile, install, load, pack};
use map_masters::face::{book_name, card_name};
use map_masters::spellbooks::Spellbook;

/// The files of the house set in the order of a folder, with one card that has another id and name, and one book renamed.
fn own_files() -> Vec<(String, String)> {
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/map-masters/house");
    let entries = std::fs::read_dir(house).expect("the house set");
    let mut files: Vec<(String, String)> = entries
        .map(|entry| {
            let path = entry.expect("a file").path();
            let text = std::fs::read_to_string(&path).expect("a text");
            let text = text
                .replace("starter.guardroom", "starter.pump-house")
                .replace("\"Guardroom\"", "\"The Pump House\"");
            (
                path.file_name().expect("a name").to_string_lossy().into_owned(),
                text.replace("\"Fairy Wish\"", "\"Plea\""),
            )
        })
        .collect();
    files.sort();
    assert!(files[0].0.starts_with("dungeon-"), "not the starters");
    files
}

#[test]
fn a_copy_of_the_house_set_is_played_and_called_as_it_prints() {
    install(own_files()).expect("a sound pack");
    assert!(CardId::starters().iter().all(|card| card.cost() == 0 && card.is_starter()));
    let own = CardId::named("pump-house").expect("a card of its own");
    assert_eq!(card_name(own).as_literal(), Some("The Pump House"));
    assert_eq!(book_name(Spellbook::named("fairy-wish").expect("a book")).as_literal(), Some("Plea"));
    let ours = CardId::named("crossways").expect("a card as in the house set");
    assert_eq!(card_name(ours).id, "map-masters-card-starter-crossways");
    assert_eq!(pack().own_names.len(), 2);
}

#[test]
fn two_cards_of_one_id_and_cards_without_a_name_are_named() {
    let mut files = own_files();
    let (name, text) = files.last_mut().expect("the starters");
    assert_eq!(name, "starters.toml");
    *text = text.replace("\"starter.crossways\"", "\"starter.pump-house\"").replace("\"Crossways\"", "\" \"");
    let files: Vec<PackFile> =
        files.into_iter().map(|(name, text)| PackFile { name: name.leak(), text: text.leak() }).collect();
    let faults: Vec<String> = load(&files).expect_err("faulty").iter().map(ToString::to_string).collect();
    let said =
        |what: &str| faults.iter().any(|fault| fault.starts_with("starters.toml:") && fault.ends_with(what));
    assert!(said("starter.pump-house: is there twice"), "{faults:?}");
    assert!(said("starter.pump-house.name: is empty"), "{faults:?}");
}
