//! What a hand and a kit have of means, and what they have to overcome with them.

use super::card::graph_of;
use super::graph::{Graph, OBSTACLES, Places, TooLarge, bit, each};
use super::passes::{PLENTY, Prices};
use super::state::{Spells, stock};
use super::weights::Weights;
use crate::content::CardId;
use crate::explorer::Kit;
use crate::model::{Dungeon, Fairy, Icon, Placement};

/// What a means may be priced at beyond the worth of an obstacle.
const PREMIUMS: [i32; 4] = [0, 10, 30, 60];

/// Means and obstacles of a hand.
pub struct Means {
    /// Items on the cards that can be had at all, by [`Fairy`]: a sword behind monsters that only this sword could beat
    /// is none.
    items: [usize; Fairy::COUNT],
    /// Tokens and spellbooks, by [`Fairy`], and the wish for each.
    brought: [usize; Fairy::COUNT],
    /// Obstacles on the cards, in the order of [`OBSTACLES`].
    obstacles: [usize; OBSTACLES.len()],
    /// Whether there are two circles, and something that pays for a teleport between them.
    pub circles: bool,
}

impl Means {
    /// Of a hand and a kit.
    pub fn of(cards: &[CardId], kit: &Kit, weights: &Weights) -> Result<Means, TooLarge> {
        let count = |icon| cards.iter().map(|card| graph_of(*card).count(icon)).sum::<usize>();
        let wish = usize::from(Spells::of(kit.books).has(Spells::WISH));
        let brought = stock(kit).map(|tokens| usize::from(tokens) + wish);
        let items = obtainable(cards, brought, weights)?;
        let scroll = Fairy::Scroll.index();
        let circles = count(Icon::Circle) > 1 && items[scroll] + brought[scroll] > 0;
        Ok(Means { items, brought, obstacles: OBSTACLES.map(|(icon, _)| count(icon)), circles })
    }

    /// All means of a kind.
    pub fn supply(&self, kind: Fairy) -> usize {
        self.items[kind.index()] + self.brought[kind.index()]
    }

    /// Means without end of every kind that there is.
    pub fn plenty(&self) -> [u8; Fairy::COUNT] {
        Fairy::ALL.map(|kind| if self.supply(kind) > 0 { PLENTY } else { 0 })
    }

    /// What the means cost that the player brings.
    pub fn paid(&self, prices: &Prices) -> i32 {
        let kinds = OBSTACLES.iter().zip(prices);
        kinds.map(|((_, item), price)| price * self.brought[item.index()] as i32).sum()
    }

    /// Prices worth trying: what an obstacle is worth, and more, since a monster may keep a whole room and a padlock a
    /// whole wing. Even where there are means enough some may lie where a path ends.
    pub fn sensible_prices(&self, weights: &Weights) -> Vec<(usize, i32)> {
        let kinds = (0..OBSTACLES.len()).filter(|index| self.obstacles[*index] > 0);
        kinds
            .flat_map(|index| PREMIUMS.map(|more| (index, weights.icon(OBSTACLES[index].0) + more)))
            .collect()
    }
}

/// The items that can be reached in some order, if every card could be entered at every site and every teleport led
/// everywhere: what is found opens more, until nothing new is found.
fn obtainable(
    cards: &[CardId],
    brought: [usize; Fairy::COUNT],
    weights: &Weights,
) -> Result<[usize; Fairy::COUNT], TooLarge> {
    let mut graphs = Vec::new();
    for card in cards {
        graphs.push(Graph::of(&Dungeon::unchecked(&[Placement::new(*card, 0, 0, false)]), weights)?);
    }
    let mut items = [0; Fairy::COUNT];
    loop {
        let supply = Fairy::ALL.map(|kind| items[kind.index()] + brought[kind.index()]);
        let mut found = [0; Fairy::COUNT];
        for graph in &graphs {
            for place in each(open_places(graph, &supply)) {
                let gives = graph.gives[usize::from(place)];
                found.iter_mut().zip(gives).for_each(|(found, more)| *found += usize::from(more));
            }
        }
        if found == items {
            return Ok(items);
        }
        items = found;
    }
}

/// The places of a card that can be reached with so many means of each kind.
fn open_places(graph: &Graph, supply: &[usize; Fairy::COUNT]) -> Places {
    let affordable = |place: &u8| {
        let here = graph.obstacles[usize::from(*place)];
        OBSTACLES.iter().zip(here).all(|((_, item), count)| usize::from(count) <= supply[item.index()])
    };
    let open = each(graph.all()).filter(affordable).fold(0, |open, place| open | bit(place));
    let entrances = graph.mouths.iter().fold(0, |places, mouth| places | bit(mouth.inner));
    let jumps = [Icon::Circle, Icon::Barrel, Icon::Monster].map(|icon| graph.with[icon as usize]);
    let mut reached = jumps.into_iter().fold(entrances, |places, jump| places | jump) & open;
    loop {
        let next = each(reached).fold(reached, |all, place| all | graph.near[usize::from(place)]) & open;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}
