//! Weight: the lightest hero plays first in the next round.

use arrayvec::ArrayVec;
use table::{Seat, enforces};

use crate::pieces::TREASURE;
use crate::state::{Hero, Open, PLAYERS};

/// The number of treasure cubes in a hero's stash, whatever their size. Monsters are in no stash.
pub fn weight(hero: &Hero) -> usize {
    enforces!(
        "drop.weight.count",
        "drop.weight.monsters-excluded",
        "drop.weight.chest-counts",
        "drop.def.size-irrelevant"
    );
    enforces!("drop.loot.relic-in-versus");
    hero.stash.and(TREASURE).len()
}

/// The turn order of the next round: from the lightest to the heaviest, equal weights by initiative.
pub(crate) fn order(open: &Open) -> ArrayVec<Seat, PLAYERS> {
    enforces!("drop.weight.reorder", "drop.weight.tie");
    let mut order: ArrayVec<Seat, PLAYERS> = open.heroes.seats().collect();
    order.sort_by_key(|seat| (weight(&open.heroes[*seat]), open.heroes[*seat].initiative()));
    order
}
