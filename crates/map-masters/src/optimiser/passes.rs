//! What a card can bring at most, by the sites that are used: the bound for whole layouts.
//!
//! Whatever the dungeon, on one card the path leaves a handful of stretches from site to site that do not touch each
//! other, perhaps one that ends there, and stretches that begin or end at a circle or a barrel. All such families of
//! stretches are tried once, with means without end of every kind that the hand has at all, and for each set of sites
//! the best is kept. A layout then cannot bring more than its cards, each with the sites that face another card, two
//! free mouths for start and exit, and at most one end inside.
//!
//! Where a hand has more obstacles of a kind than means for them, the means are priced: each obstacle costs the price and
//! each item brings it, and the means that the player has from the start are paid for by the whole hand. A path that
//! pays for what it overcomes never comes out lower, whatever the price.
//!
//! Two ends inside, and the landing of a leap to a monster, are not tried but bounded by their parts: a family with one
//! stretch less, and that stretch alone.

use std::collections::BTreeSet;

use super::graph::{Graph, MOUTH, NOWHERE, OBSTACLES, TooLarge, each};
use super::moves::Law;
use super::state::{Came, Leg, Spells, State};
use super::weights::Weights;
use crate::content::CardId;
use crate::model::{Dungeon, Fairy, Icon, Placement, Site};

/// Means enough for everything on a card.
pub const PLENTY: u8 = 100;
/// Sets of sites.
pub const SITE_SETS: usize = 1 << Site::COUNT;
/// Numbers of ends inside a card: none, one, two.
pub const ENDS: usize = 3;
/// Less than any family brings.
pub const NEVER: i32 = i32::MIN / 8;

/// Which ways beyond plain walking the hand allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Magic {
    /// Whether there is a scroll for a teleport and another circle to go to.
    pub circles: bool,
    /// The spellbooks that are ready.
    pub spells: Spells,
    /// Means without end of every kind that the hand has.
    pub plenty: [u8; Fairy::COUNT],
    /// All swords of the hand.
    pub swords: usize,
}

/// The best families of a card: `best[sites][ends]`, for the sites of the printed face.
pub struct Families {
    /// At most this, when no other sites are used and no more stretches end inside.
    pub best: [[i32; ENDS]; SITE_SETS],
    /// At most this is added by a stretch that begins at a monster; less than nothing when there is none.
    pub landing: i32,
    /// All that is on the card.
    pub total: i32,
}

/// What a means is priced at, in the order of [`OBSTACLES`].
pub type Prices = [i32; OBSTACLES.len()];

impl Families {
    /// Tries all families of a card.
    pub fn of(card: CardId, weights: &Weights, magic: Magic, prices: &Prices) -> Result<Families, TooLarge> {
        let weights = Weights { exit: 0, wish: 0, ..*weights };
        let dungeon = Dungeon::unchecked(&[Placement::new(card, 0, 0, false)]);
        let mut graph = Graph::of(&dungeon, &weights)?;
        charge(&mut graph, prices);
        lock_hopeless_rooms(&mut graph, magic.swords);
        let total = graph.worth[..graph.size].iter().map(|worth| (*worth).max(0)).sum();
        let spells = magic.spells.without(Spells::WISH.and(Spells::LEAP));
        let walking = spells.without(Spells::HOP).without(Spells::VERTICAL.and(Spells::HORIZONTAL));
        let mut search = Search {
            law: Law { graph: &graph, weights: &weights },
            magic,
            seen: BTreeSet::new(),
            best: [[NEVER; ENDS]; SITE_SETS],
            single: NEVER,
        };
        let nothing = State::new(magic.plenty, walking);
        let landing = if magic.spells.has(Spells::LEAP) { search.landing(&nothing) } else { NEVER };
        search.seen.clear();
        search.between(&nothing);
        Ok(Families { best: search.closed(total), landing, total })
    }
}

/// The swords in a room do not help against its monsters: where all others are too few, nobody gets in.
fn lock_hopeless_rooms(graph: &mut Graph, swords: usize) {
    for room in &mut graph.rooms {
        let inside = usize::from(room.counts[Icon::Sword as usize]);
        if usize::from(room.counts[Icon::Monster as usize]) > swords - inside.min(swords) {
            room.counts[Icon::Monster as usize] = u8::MAX;
        }
    }
}

/// Puts prices on the obstacles and items of a card.
fn charge(graph: &mut Graph, prices: &Prices) {
    for place in 0..graph.size {
        for ((obstacle, item), price) in OBSTACLES.into_iter().zip(prices) {
            let net = i32::from(graph.count(place, item.item())) - i32::from(graph.count(place, obstacle));
            graph.worth[place] += net * price;
        }
    }
}

struct Search<'a> {
    law: Law<'a>,
    magic: Magic,
    seen: BTreeSet<State>,
    best: [[i32; ENDS]; SITE_SETS],
    /// The best stretch by itself.
    single: i32,
}

impl Search<'_> {
    /// The best single stretch that begins at a monster.
    fn landing(&mut self, nothing: &State) -> i32 {
        let mut ways = Vec::new();
        for place in each(self.law.graph.with[Icon::Monster as usize]) {
            self.law.appear(nothing, place, Leg::Leap(place), &mut ways);
        }
        ways.into_iter().for_each(|way| self.alone(&way.state));
        self.single
    }

    fn alone(&mut self, state: &State) {
        self.single = self.single.max(state.value);
        if !state.goes_on() || !self.seen.insert(*state) {
            return;
        }
        let mut ways = Vec::new();
        let mut walking = State { stock: self.magic.plenty, ..*state };
        walking.stock[Fairy::Scroll.index()] = 0;
        self.law.ways(&walking, &mut ways);
        ways.into_iter().for_each(|way| self.alone(&way.state));
    }

    /// No stretch is under way: one more may begin, at a free site, at a circle or at a barrel.
    fn between(&mut self, state: &State) {
        self.keep(state, 0);
        if !self.seen.insert(*state) {
            return;
        }
        for mouth in 0..self.law.graph.mouths.len() as u8 {
            if state.mouths >> mouth & 1 == 0 {
                let mouths = state.mouths | 1 << mouth;
                self.stretch(&State {
                    mouths,
                    at: MOUTH + mouth,
                    by: NOWHERE,
                    came: Came::Walking,
                    ..*state
                });
            }
        }
        let mut ways = Vec::new();
        if self.magic.circles {
            self.law.appear_at_circles(state, &mut ways);
        }
        if self.magic.spells.has(Spells::HOP) {
            for place in each(self.law.graph.with[Icon::Barrel as usize]) {
                self.law.appear(state, place, Leg::Hop(place), &mut ways);
            }
        }
        let plenty = self.magic.plenty;
        ways.into_iter().for_each(|way| self.stretch(&State { stock: plenty, ..way.state }));
    }

    /// A stretch is under way: it may end here, or go on.
    fn stretch(&mut self, state: &State) {
        if !state.goes_on() {
            return self.keep(state, 1);
        }
        if !self.seen.insert(*state) {
            return;
        }
        self.keep(state, 1);
        self.vanish(state);
        let mut ways = Vec::new();
        let mut walking = *state;
        walking.stock[Fairy::Scroll.index()] = 0;
        self.law.ways(&walking, &mut ways);
        for way in ways {
            let left = way.state.mouths != state.mouths;
            let next = State { stock: self.magic.plenty, ..way.state };
            if left { self.between(&next) } else { self.stretch(&next) }
        }
    }

    /// Leaves the card by a circle or a barrel.
    fn vanish(&mut self, state: &State) {
        if state.at >= MOUTH {
            return;
        }
        let at = usize::from(state.at);
        let circles = self.law.graph.count(at, Icon::Circle);
        let mut gone = State { at: NOWHERE, by: NOWHERE, came: Came::Walking, ..*state };
        let ready = if self.law.graph.is_room(state.at) {
            circles > state.circles_used(state.at)
        } else {
            circles > 0 && state.came != Came::Teleporting
        };
        if self.magic.spells.has(Spells::HOP) && self.law.graph.count(at, Icon::Barrel) > 0 {
            self.between(&gone);
        }
        if self.magic.circles && ready {
            if self.law.graph.is_room(state.at) {
                gone.use_circle(state.at);
            }
            self.between(&gone);
        }
    }

    fn keep(&mut self, state: &State, ends: usize) {
        let sites = self.law.graph.mouths.iter().enumerate();
        let used = sites.filter(|(mouth, _)| state.mouths >> mouth & 1 != 0);
        let set = used.fold(0, |set, (_, mouth)| set | usize::from(mouth.site.bit()));
        let best = &mut self.best[set][ends];
        *best = (*best).max(state.value);
    }

    /// A stretch that comes in at a site and ends, beside a family without that site.
    fn two_ends(&self, set: usize) -> i32 {
        let sites = Site::ALL.map(|site| usize::from(site.bit())).into_iter().filter(|site| set & site != 0);
        let parts = sites.map(|site| self.best[set & !site][1] + self.best[site][1]);
        parts.fold(self.best[set][1], i32::max)
    }

    /// With more sites or more ends there is never less to be had.
    fn closed(mut self, total: i32) -> [[i32; ENDS]; SITE_SETS] {
        for site in Site::ALL {
            for set in (0..SITE_SETS).filter(|set| set & usize::from(site.bit()) != 0) {
                for ends in 0..ENDS {
                    let fewer = self.best[set & !usize::from(site.bit())][ends];
                    self.best[set][ends] = self.best[set][ends].max(fewer);
                }
            }
        }
        for row in &mut self.best {
            row[1] = row[1].max(row[0]);
        }
        for set in 0..SITE_SETS {
            self.best[set][2] = self.two_ends(set).min(total);
        }
        self.best
    }
}
