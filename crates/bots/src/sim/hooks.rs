//! What a study asks of a game.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use table::{Face, Seat, Text};

/// Something that a study of many matches counts: a hero, a card, a quest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Thing {
    /// What kind of thing; its name stands in the locale files under `thing-<kind>`.
    pub kind: Cow<'static, str>,
    /// Its name, with a key of its own: a thing counts as used when the text of an event names it.
    pub name: Text,
}

pub(super) fn things<G: Face>(_options: &G::Options) -> Vec<Thing> {
    Vec::new()
}

pub(super) fn role<G: Face>(_state: &G::State, _seat: Seat) -> Vec<Thing> {
    Vec::new()
}

pub(super) fn gist<G: Face>(event: &G::Event) -> Text {
    G::tell(event)
}

pub(super) fn standing<G: Face>(state: &G::State, seat: Seat) -> i32 {
    G::evaluate(state, seat)
}
