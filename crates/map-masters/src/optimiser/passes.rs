//! What a card can bring at most, by the sites that are used: the bound for whole layouts.
//!
//! Whatever the dungeon, on one card the path leaves a handful of stretches from site to site that do not touch each
//! other, perhaps one that ends there, and stretches that begin or end at a circle or a barrel. All such families of
//! stretches are tried once, with means without end, and for each set of sites the best is kept. A layout then cannot
//! bring more than its cards, each with the sites that face another card, two free mouths for start and exit, and at
//! most one end inside.

use std::collections::HashSet;

use super::card::graph_of;
use super::graph::{Graph, MOUTH, NOWHERE, TooLarge, each};
use super::moves::{Law, Way};
use super::state::{Came, Leg, Spells, State};
use super::weights::Weights;
use crate::content::CardId;
use crate::model::{Dungeon, Fairy, Icon, Placement, Site};

/// Means enough for everything on a card.
const PLENTY: u8 = 100;
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
}

/// The best families of a card: `best[sites][ends]`, for the sites of the printed face.
pub struct Families {
    /// At most this, when no other sites are used and no more stretches end inside.
    pub best: [[i32; ENDS]; SITE_SETS],
    /// All that is on the card.
    pub total: i32,
}

impl Families {
    /// Tries all families of a card.
    pub fn of(card: CardId, weights: &Weights, magic: Magic) -> Result<Families, TooLarge> {
        let weights = Weights { exit: 0, wish: 0, ..*weights };
        let dungeon = Dungeon::unchecked(&[Placement::new(card, 0, 0, false)]);
        let graph = Graph::of(&dungeon, &weights)?;
        let spells = magic.spells.without(Spells::WISH.and(Spells::LEAP));
        let walking = spells.without(Spells::HOP).without(Spells::VERTICAL.and(Spells::HORIZONTAL));
        let mut search = Search {
            law: Law { graph: &graph, weights: &weights },
            magic,
            seen: HashSet::new(),
            best: [[NEVER; ENDS]; SITE_SETS],
        };
        search.between(&State::new([PLENTY; Fairy::COUNT], walking));
        let total = total(card, &weights);
        Ok(Families { best: search.closed(total), total })
    }
}

/// All that is on a card.
fn total(card: CardId, weights: &Weights) -> i32 {
    let graph = graph_of(card);
    let icons: i32 = Icon::ALL.into_iter().map(|icon| graph.count(icon) as i32 * weights.icon(icon)).sum();
    icons + graph.rooms.len() as i32 * i32::from(weights.room)
}

struct Search<'a> {
    law: Law<'a>,
    magic: Magic,
    seen: HashSet<State>,
    best: [[i32; ENDS]; SITE_SETS],
}

impl Search<'_> {
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
        ways.into_iter().for_each(|way| self.stretch(&plenty(way)));
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
            let next = plenty(way);
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

    /// With more sites or more ends there is never less to be had; two ends may bring everything.
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
            row[2] = total;
        }
        self.best
    }
}

/// The state with means for everything again.
fn plenty(way: Way) -> State {
    State { stock: [PLENTY; Fairy::COUNT], ..way.state }
}
