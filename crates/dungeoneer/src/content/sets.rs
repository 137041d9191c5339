//! Sets of words as bits, so that a test against a card is one instruction.

use std::fmt;
use std::marker::PhantomData;

use super::words::{AttackType, Ban, Duration, Form, Harm, Kind, Roll, SpaceType, Terrain};

/// A word of a closed list that has a place in it.
pub trait Listed: Copy + 'static {
    /// The place in the list, below 16.
    fn place(self) -> usize;
    /// All of the list.
    fn all() -> &'static [Self];
}

macro_rules! listed {
    ($($name:ident),*) => {
        $(impl Listed for $name {
            fn place(self) -> usize {
                self.index()
            }
            fn all() -> &'static [Self] {
                $name::ALL
            }
        })*
    };
}

listed!(Form, AttackType, Kind, Duration, Roll, Terrain, SpaceType, Harm, Ban);

/// A set of words of one list.
pub struct WordSet<T> {
    bits: u16,
    words: PhantomData<fn() -> T>,
}

impl<T: Listed> WordSet<T> {
    /// No word at all.
    pub const NONE: WordSet<T> = WordSet { bits: 0, words: PhantomData };

    /// Whether the word is in the set.
    pub fn has(self, word: T) -> bool {
        self.bits & (1 << word.place()) != 0
    }

    /// Whether no word is in the set.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Whether the two sets share a word.
    pub const fn meets(self, other: WordSet<T>) -> bool {
        self.bits & other.bits != 0
    }

    /// The set with one more word.
    #[must_use]
    pub fn with(self, word: T) -> WordSet<T> {
        WordSet { bits: self.bits | (1 << word.place()), words: PhantomData }
    }

    /// The words, in the order of their list.
    pub fn iter(self) -> impl Iterator<Item = T> {
        T::all().iter().copied().filter(move |word| self.has(*word))
    }
}

impl<T> Clone for WordSet<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for WordSet<T> {}

impl<T> PartialEq for WordSet<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for WordSet<T> {}

impl<T> Default for WordSet<T> {
    fn default() -> Self {
        WordSet { bits: 0, words: PhantomData }
    }
}

impl<T: Listed + fmt::Debug> fmt::Debug for WordSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Listed> FromIterator<T> for WordSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(words: I) -> Self {
        words.into_iter().fold(WordSet::NONE, WordSet::with)
    }
}

/// One of the categories a library knows, such as Undead or Weapon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Category(pub(super) u8);

impl Category {
    /// Spells: some effects forbid or discard them.
    pub const SPELL: Category = Category(0);
    /// Traps: the Encounters that are Threats.
    pub const TRAP: Category = Category(1);
    /// Things that carry further Treasures.
    pub const STORAGE_ITEM: Category = Category(2);
    /// Most categories a library can hold.
    pub const MOST: usize = 64;
    /// The categories that rules and verbs speak of by name; every library begins with them, in this order.
    pub const NAMED: [&'static str; 3] = ["spell", "trap", "storage-item"];

    /// The place in the library's list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of categories, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CategorySet(u64);

impl CategorySet {
    /// No category at all.
    pub const NONE: CategorySet = CategorySet(0);

    /// Whether the category is in the set.
    pub const fn has(self, category: Category) -> bool {
        self.0 & (1 << category.0) != 0
    }

    /// Whether no category is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two sets share a category.
    pub const fn meets(self, other: CategorySet) -> bool {
        self.0 & other.0 != 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The set with one more category.
    #[must_use]
    pub const fn with(self, category: Category) -> CategorySet {
        CategorySet(self.0 | (1 << category.0))
    }

    /// The categories, in the order of the library.
    pub fn iter(self) -> impl Iterator<Item = Category> {
        (0..Category::MOST as u8).map(Category).filter(move |category| self.has(*category))
    }

    /// The first category; the one that counts where a card has exactly one.
    pub fn first(self) -> Option<Category> {
        self.iter().next()
    }
}

impl FromIterator<Category> for CategorySet {
    fn from_iter<I: IntoIterator<Item = Category>>(categories: I) -> Self {
        categories.into_iter().fold(CategorySet::NONE, CategorySet::with)
    }
}
