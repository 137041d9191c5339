//! A second solver, slow and obviously right. It shares nothing with the optimiser but the law of the path and the judge
//! of layouts: it tries every legal layout by laying cards everywhere, and every legal step from everywhere.

use map_masters::content::CardId;
use map_masters::explorer::{Explorer, Kit};
use map_masters::judge::{Judged, with_wish};
use map_masters::model::{Dungeon, Fairy, Layout, Placement};
use map_masters::optimiser::Weights;
use map_masters::path::Step;
use map_masters::spellbooks::Spellbook;

/// What came of trying everything.
#[derive(Clone, Copy, Debug)]
pub enum Brute {
    /// The worth of the best path.
    Best(i32),
    /// There was too much to try.
    GaveUp,
}

/// The best path through a layout, by trying every step from every mouth, with every wish. Gives up after so many steps.
pub fn best_path(layout: &[Placement], kit: Kit, weights: &Weights, mut patience: u64) -> Brute {
    let dungeon = Dungeon::build(layout).expect("a legal layout");
    let mut best = 0;
    let wishes = [None].into_iter().chain(Fairy::ALL.map(Some));
    let wishes = wishes.filter(|wish| wish.is_none() || kit.books.contains(Spellbook::FairyWish));
    for wish in wishes {
        let kit = with_wish(kit, wish).expect("a wish that can be had");
        for (slot, site) in dungeon.free_mouths() {
            let start = Explorer::start(&dungeon, kit, slot, site).expect("a free mouth");
            try_everything(&start, weights, wish.is_some(), &mut best, &mut patience);
        }
    }
    if patience == 0 { Brute::GaveUp } else { Brute::Best(best) }
}

fn try_everything(
    explorer: &Explorer<'_>,
    weights: &Weights,
    wish: bool,
    best: &mut i32,
    patience: &mut u64,
) {
    if *patience == 0 {
        return;
    }
    *patience -= 1;
    *best = (*best).max(weights.value(&Judged::of(explorer).found, wish));
    let mut steps: Vec<Step> = Vec::new();
    explorer.moves(&mut steps);
    for step in steps {
        let mut next = explorer.clone();
        next.step(step).expect("a listed step");
        try_everything(&next, weights, wish, best, patience);
    }
}

/// Every legal layout of some or all of the cards: the first card of the list in use lies at the origin, and the others
/// anywhere near.
pub fn layouts(cards: &[CardId]) -> Vec<Layout> {
    let mut all = Vec::new();
    for chosen in 1u32..1 << cards.len() {
        let used: Vec<CardId> =
            (0..cards.len()).filter(|index| chosen >> index & 1 == 1).map(|index| cards[index]).collect();
        lay(&used, &mut Layout::new(), &mut all);
    }
    all
}

fn lay(cards: &[CardId], laid: &mut Layout, all: &mut Vec<Layout>) {
    let Some((card, rest)) = cards.split_first() else {
        if Dungeon::build(laid).is_ok() {
            all.push(laid.clone());
        }
        return;
    };
    let reach = if laid.is_empty() { 0 } else { cards.len() as i8 + laid.len() as i8 - 1 };
    for x in -reach..=reach {
        for y in -2 * reach..=2 * reach {
            for turned in [false, true] {
                laid.push(Placement::new(*card, x, y, turned));
                lay(rest, laid, all);
                laid.pop();
            }
        }
    }
}

/// The best layout and path of a hand, by trying them all.
pub fn best_of_hand(cards: &[CardId], kit: Kit, weights: &Weights, patience: u64) -> Brute {
    let mut best = 0;
    for layout in layouts(cards) {
        match best_path(&layout, kit, weights, patience) {
            Brute::Best(value) => best = best.max(value),
            Brute::GaveUp => return Brute::GaveUp,
        }
    }
    Brute::Best(best)
}
