//! What a study of many matches counts: Scholars, and every card and tile there is.

use table::{Seat, Text, Thing};

use crate::content::{ClanId, InternId, JinxId, PanicId, TrickId, ZoneId};
use crate::prompts::{card, zone};
use crate::state::State;

/// Every card and every tile.
pub(super) fn things() -> Vec<Thing> {
    let named =
        |kind: &'static str, name: &str| Thing::new(kind, Text::keyed(format!("dungeonology-card-{name}")));
    let mut things: Vec<Thing> = TrickId::all().map(|trick| Thing::new("trick", card(trick))).collect();
    things.extend(InternId::all().map(|intern| named("intern", intern.name())));
    things.extend(JinxId::all().map(|jinx| named("jinx", jinx.name())));
    things.extend(PanicId::all().map(|panic| named("panic", panic.name())));
    things.extend(ClanId::all().map(|clan| named("clan", clan.name())));
    things.extend(ZoneId::all().map(|tile| Thing::new("zone", zone(tile))));
    things
}

/// The seat's Scholar.
pub(super) fn role(state: &State, seat: Seat) -> Vec<Thing> {
    let who = state.table.scholar(seat).who;
    vec![Thing::new("scholar", Text::keyed(format!("dungeonology-scholar-{}", who.name())))]
}
