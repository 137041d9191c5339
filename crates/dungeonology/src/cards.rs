//! Heaps of Trick Cards: hands, the deck, the discards. Cards of one face are alike, so a heap is a count for each face.

use serde::{Deserialize, Serialize};

use crate::content::{TRICKS, TrickId, catalogue};

const WORDS: usize = TRICKS.div_ceil(16);

/// A heap of Trick Cards in no order: a count of up to 15 for each face, four bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<TrickId>", into = "Vec<TrickId>")]
pub struct Cards {
    counts: [u64; WORDS],
    len: u8,
}

impl Cards {
    /// No card.
    pub const EMPTY: Cards = Cards { counts: [0; WORDS], len: 0 };

    /// All cards of the house set.
    pub fn all() -> Cards {
        let mut cards = Cards::EMPTY;
        for face in TrickId::all() {
            (0..catalogue().trick(face).copies).for_each(|_| cards.add(face));
        }
        cards
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many cards of a face there are.
    #[inline]
    pub const fn count(&self, face: TrickId) -> usize {
        (self.counts[face.index() / 16] >> (4 * (face.index() % 16)) & 15) as usize
    }

    /// Whether there is a card of that face.
    #[inline]
    pub const fn has(&self, face: TrickId) -> bool {
        self.count(face) > 0
    }

    /// Puts a card in.
    #[inline]
    pub fn add(&mut self, face: TrickId) {
        if self.count(face) < 15 {
            self.counts[face.index() / 16] += 1 << (4 * (face.index() % 16));
            self.len += 1;
        }
    }

    /// Takes a card out, if there is one.
    #[inline]
    pub fn take(&mut self, face: TrickId) -> bool {
        if !self.has(face) {
            return false;
        }
        self.counts[face.index() / 16] -= 1 << (4 * (face.index() % 16));
        self.len -= 1;
        true
    }

    /// Puts all cards of another heap in.
    pub fn merge(&mut self, other: &Cards) {
        other.iter().for_each(|face| self.add(face));
    }

    /// Takes the cards of another heap out, as far as they are there.
    pub fn remove(&mut self, other: &Cards) {
        other.iter().for_each(|face| {
            self.take(face);
        });
    }

    /// Each face of which there is a card, once, in the order of the content files.
    #[inline]
    pub fn faces(&self) -> Faces<'_> {
        Faces { cards: self, word: 0, left: self.counts[0] }
    }

    /// Each card, equal ones beside each other.
    pub fn iter(&self) -> impl Iterator<Item = TrickId> + '_ {
        self.faces().flat_map(|face| std::iter::repeat_n(face, self.count(face)))
    }

    /// The card at a place, counted from 0 through [`Cards::iter`].
    pub fn nth(&self, place: usize) -> Option<TrickId> {
        let mut before = 0;
        self.faces().find(|face| {
            before += self.count(*face);
            before > place
        })
    }
}

/// The faces in a heap, each once.
#[derive(Clone, Debug)]
pub struct Faces<'a> {
    cards: &'a Cards,
    word: usize,
    left: u64,
}

impl Iterator for Faces<'_> {
    type Item = TrickId;

    #[inline]
    fn next(&mut self) -> Option<TrickId> {
        while self.left == 0 {
            self.word += 1;
            self.left = *self.cards.counts.get(self.word)?;
        }
        let nibble = self.left.trailing_zeros() / 4;
        self.left &= !(15 << (4 * nibble));
        TrickId::new(16 * self.word + nibble as usize)
    }
}

impl FromIterator<TrickId> for Cards {
    fn from_iter<I: IntoIterator<Item = TrickId>>(faces: I) -> Cards {
        let mut cards = Cards::EMPTY;
        faces.into_iter().for_each(|face| cards.add(face));
        cards
    }
}

impl From<Vec<TrickId>> for Cards {
    fn from(faces: Vec<TrickId>) -> Cards {
        faces.into_iter().collect()
    }
}

impl From<Cards> for Vec<TrickId> {
    fn from(cards: Cards) -> Vec<TrickId> {
        cards.iter().collect()
    }
}
