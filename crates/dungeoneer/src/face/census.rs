//! What a study of many matches counts: heroes, Adventure cards, Quests, Map cards.

use table::{Seat, Thing};

use crate::cards::{CardId, hero_card};
use crate::content::library;
use crate::options::Options;
use crate::state::State;

/// Every card of the sets in play.
pub(super) fn things(options: &Options) -> Vec<Thing> {
    let within = |print: &crate::content::Print| options.sets.include(print.set, print.part);
    let library = library();
    let adventures = CardId::all().map(|card| &card.face().print).filter(|print| within(print));
    let quests = library.quests().iter().map(|quest| &quest.print).filter(|print| within(print));
    let maps = library.maps().iter().map(|map| &map.print).filter(|print| within(print));
    let adventures = adventures.map(|print| Thing::new("card", print.name()));
    let quests = quests.map(|print| Thing::new("quest", print.name()));
    let maps = maps.map(|print| Thing::new("map", print.name()));
    adventures.chain(quests).chain(maps).collect()
}

/// The seat's hero.
pub(super) fn role(state: &State, seat: Seat) -> Vec<Thing> {
    vec![Thing::new("hero", hero_card(state.open.player(seat).hero).print.name())]
}
