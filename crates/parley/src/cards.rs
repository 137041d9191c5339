//! Cards and sets of them.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};
use table::Luck;

/// How many cards there are, numbered from 1.
pub(crate) const CARDS: u8 = 24;

/// A card: its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

/// A set of cards, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Cards(u32);

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Card {
    const fn bit(self) -> u32 {
        if self.0 >= 1 && self.0 <= CARDS { 1 << self.0 } else { 0 }
    }
}

impl Cards {
    /// The whole deck.
    pub const ALL: Cards = Cards(((1 << CARDS) - 1) << 1);
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// Whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & card.bit() != 0
    }

    /// Whether every card of the other set is in this one.
    pub const fn holds(self, other: Cards) -> bool {
        other.0 & !self.0 == 0
    }

    /// Whether the sets share a card.
    pub const fn meets(self, other: Cards) -> bool {
        self.0 & other.0 != 0
    }

    /// How many cards there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of either set.
    #[must_use]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The cards that are not in the other set.
    #[must_use]
    pub const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// The cards with a higher number.
    #[must_use]
    pub fn above(self, card: Card) -> Cards {
        self.iter().filter(|other| *other > card).collect()
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= card.bit();
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !card.bit();
    }

    /// The cards, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        (1..=CARDS).map(Card).filter(move |card| self.contains(*card))
    }

    /// Takes out one card by chance; nothing from an empty set.
    pub(crate) fn draw(&mut self, what: &'static str, luck: &mut Luck) -> Option<Card> {
        if self.is_empty() {
            return None;
        }
        let name =
            |index| self.iter().nth(index).map_or(Cow::Borrowed(""), |card| Cow::Owned(card.to_string()));
        let chosen = luck.pick(what, self.len(), name);
        let card = self.iter().nth(chosen)?;
        self.remove(card);
        Some(card)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |set, card| Cards(set.0 | card.bit()))
    }
}

impl TryFrom<Vec<u8>> for Cards {
    type Error = String;
    fn try_from(numbers: Vec<u8>) -> Result<Cards, String> {
        match numbers.iter().find(|number| !(1..=CARDS).contains(*number)) {
            Some(number) => Err(format!("there is no card {number}")),
            None => Ok(numbers.into_iter().map(Card).collect()),
        }
    }
}

impl From<Cards> for Vec<u8> {
    fn from(cards: Cards) -> Vec<u8> {
        cards.iter().map(|card| card.0).collect()
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|card| card.0)).finish()
    }
}
