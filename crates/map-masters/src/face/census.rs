//! What a study of many matches counts: dungeon cards, spellbooks, fairies, objectives.

use table::{Text, Thing};

use super::{book_name, card_name, tell};
use crate::content::{CardId, pack};
use crate::events::Event;
use crate::model::Fairy;
use crate::objectives::Kind;
use crate::spellbooks::Spellbook;

/// Everything that can be bought, and every objective.
pub(super) fn things() -> Vec<Thing> {
    let dungeon = pack().decks.iter().flat_map(|deck| deck.iter());
    let cards = dungeon.map(|card: CardId| Thing::new("card", card_name(card)));
    let books = Spellbook::ALL.into_iter().map(|book| Thing::new("book", book_name(book)));
    let fairy = |kind: Fairy| Text::keyed(format!("map-masters-fairy-{}", kind.name()));
    let fairies = Fairy::ALL.into_iter().map(|kind| Thing::new("fairy", fairy(kind)));
    let objective = |kind: Kind| Text::keyed(format!("map-masters-objective-{}", kind.name()));
    let objectives = Kind::ALL.into_iter().map(|kind| Thing::new("objective", objective(kind)));
    cards.chain(books).chain(fairies).chain(objectives).collect()
}

/// The text of an event without the search for what would have been possible.
pub(super) fn gist(event: &Event) -> Text {
    match event {
        Event::Possible(seat, ..) => Text::new("map-masters-log-possible").with("seat", *seat),
        other => tell::tell(other),
    }
}
