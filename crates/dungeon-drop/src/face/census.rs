//! What a study of many matches counts: races, classes and quests, and who is ahead.

use table::{Seat, Thing};

use crate::cards::{ClassId, QuestId, RaceId};
use crate::players;
use crate::state::State;

/// Every card there is.
pub(super) fn things() -> Vec<Thing> {
    let races = RaceId::all().map(|race| Thing::new("race", race.name()));
    let classes = ClassId::all().map(|class| Thing::new("class", class.name()));
    let quests = QuestId::all().map(|quest| Thing::new("quest", quest.name()));
    races.chain(classes).chain(quests).collect()
}

/// The seat's hero: a race and a class.
pub(super) fn role(state: &State, seat: Seat) -> Vec<Thing> {
    let hero = &state.open.heroes[seat];
    let race = hero.race.map(|race| Thing::new("race", race.name()));
    race.into_iter().chain(hero.class.map(|class| Thing::new("class", class.name()))).collect()
}

/// What the seat has, without what its turn may still bring: the score once it is counted.
pub(super) fn standing(state: &State, seat: Seat) -> i32 {
    let open = &state.open;
    if let Some(scores) = &open.scores {
        return scores.get(seat).copied().unwrap_or_default();
    }
    let quest = state.secrets.quests.get(seat).copied().flatten().map(|quest| quest.card());
    players::worth(open, seat, &open.heroes[seat], quest)
}
