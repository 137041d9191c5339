//! Random questions for the optimiser: hands, layouts, kits and weights.

use map_masters::content::{CardId, STARTERS, pack};
use map_masters::explorer::Kit;
use map_masters::model::{Dungeon, Fairy, Icon, Layout, Placement};
use map_masters::objectives::Kind;
use map_masters::optimiser::{POINT, Weights};
use map_masters::spellbooks::{Spellbook, Window};

/// The positions next to a card.
const AROUND: [(i8, i8); 8] = [(0, 2), (0, -2), (1, -1), (1, 0), (1, 1), (-1, -1), (-1, 0), (-1, 1)];

/// A small generator of numbers: the same seed, the same questions.
pub struct Dice(u64);

impl Dice {
    /// From a seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below another.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize) % limit
    }

    /// One of a list.
    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// A hand with so many starters and so many bought cards, no card twice.
pub fn hand(dice: &mut Dice, starters: usize, bought: usize) -> Vec<CardId> {
    let dungeon = pack().dungeon;
    let mut hand = Vec::new();
    while hand.len() < starters {
        let card = CardId(dice.below(STARTERS) as u8);
        if !hand.contains(&card) {
            hand.push(card);
        }
    }
    while hand.len() < starters + bought {
        let card = CardId((STARTERS + dice.below(dungeon)) as u8);
        if !hand.contains(&card) {
            hand.push(card);
        }
    }
    hand
}

/// A legal layout of all the cards, if luck finds one.
pub fn layout(dice: &mut Dice, cards: &[CardId]) -> Layout {
    loop {
        let mut layout = Layout::new();
        for card in cards {
            let (x, y) = if layout.is_empty() {
                (0, 0)
            } else {
                let beside = layout[dice.below(layout.len())];
                let (dx, dy) = dice.pick(&AROUND);
                (beside.x + dx, beside.y + dy)
            };
            layout.push(Placement::new(*card, x, y, dice.below(2) == 1));
        }
        if Dungeon::build(&layout).is_ok() {
            return layout;
        }
    }
}

/// Up to two fairy tokens and up to two spellbooks.
pub fn kit(dice: &mut Dice) -> Kit {
    let mut kit = Kit::default();
    for _ in 0..dice.below(3) {
        kit.fairies[dice.below(Fairy::COUNT)] += 1;
    }
    for _ in 0..dice.below(3) {
        kit.books.insert(dice.pick(&Spellbook::ALL));
    }
    kit
}

/// Tokens and many spellbooks of the exploration phase.
pub fn magic_kit(dice: &mut Dice) -> Kit {
    let mut kit = kit(dice);
    let books: Vec<Spellbook> =
        Spellbook::ALL.into_iter().filter(|book| book.phase() == Window::Exploration).collect();
    for _ in 0..4 {
        kit.books.insert(dice.pick(&books));
    }
    kit
}

/// What a player of round `dice` would go for: one objective in full, the others by their chance, coins and an exit.
pub fn weights(dice: &mut Dice) -> Weights {
    let unseen: Vec<Kind> = pack().objectives.iter().map(|objective| objective.kind).collect();
    let mut weights = Weights::exploring(dice.pick(&Kind::ALL), &unseen, POINT / 3, POINT / 3);
    weights.add_icon(Icon::Recycling, POINT / 4);
    weights.add_icon(Icon::Scissors, POINT / 4);
    weights
}

/// Weights without rhyme or reason.
pub fn wild_weights(dice: &mut Dice) -> Weights {
    let mut weights = Weights::default();
    for icon in Icon::ALL {
        weights.add_icon(icon, dice.below(50) as u16);
    }
    weights.room = dice.below(50) as u16;
    weights.exit = dice.below(80) as u16;
    weights.wish = dice.below(60) as u16;
    weights
}
