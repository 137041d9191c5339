//! The seventeen spellbooks: names, phases, and small sets of them.

use serde::{Deserialize, Serialize};
use table::enforces;

/// A spellbook, in the order of the compendium.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spellbook {
    /// Defeat a monster without a sword.
    SlayMonster,
    /// Leaves the game for any one fairy token.
    FairyWish,
    /// Teleport to a monster.
    LeapToMonster,
    /// Open a padlock without a key.
    Unlock,
    /// Cross a pit without a rope.
    PitCrossing,
    /// The path may cross itself once.
    PathCrossing,
    /// SB-4: climb up through an unused pitfall.
    PitfallClimb,
    /// Use a magic circle without a scroll.
    FreeCircle,
    /// Teleport from barrel to barrel.
    BarrelHop,
    /// A dungeon card for one coin less.
    DungeonDiscount,
    /// Jump between the top and the bottom of the tableau.
    WrapVertical,
    /// Jump between the left and the right of the tableau.
    WrapHorizontal,
    /// Remove one of this round's cards.
    CardRemoval,
    /// A second fairy token for free.
    FairyGift,
    /// Keep one of this round's cards for two coins.
    PaidRecycle,
    /// Look at the first card drawn; keep or discard it.
    FirstDraw,
    /// Exchange a played dungeon card for one of the market.
    MarketSwap,
}

/// The phase in which a spellbook may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// While buying.
    Market,
    /// Before the first card is drawn.
    HandCreation,
    /// On the path.
    Exploration,
    /// While cleaning up.
    Refresh,
}

impl Window {
    /// The name in content files.
    pub const fn name(self) -> &'static str {
        match self {
            Window::Market => "market",
            Window::HandCreation => "hand-creation",
            Window::Exploration => "exploration",
            Window::Refresh => "refresh",
        }
    }
}

impl Spellbook {
    /// How many there are.
    pub const COUNT: usize = 17;
    /// The price of each, in coins.
    pub const COST: u8 = {
        enforces!("masters.market.price-spellbook");
        2
    };

    /// All of them, in the order of the compendium.
    pub const ALL: [Spellbook; Spellbook::COUNT] = [
        Spellbook::SlayMonster,
        Spellbook::FairyWish,
        Spellbook::LeapToMonster,
        Spellbook::Unlock,
        Spellbook::PitCrossing,
        Spellbook::PathCrossing,
        Spellbook::PitfallClimb,
        Spellbook::FreeCircle,
        Spellbook::BarrelHop,
        Spellbook::DungeonDiscount,
        Spellbook::WrapVertical,
        Spellbook::WrapHorizontal,
        Spellbook::CardRemoval,
        Spellbook::FairyGift,
        Spellbook::PaidRecycle,
        Spellbook::FirstDraw,
        Spellbook::MarketSwap,
    ];

    /// The name in words, scenarios and texts: `slay-monster`.
    pub const fn name(self) -> &'static str {
        self.id().split_at("spellbook.".len()).1
    }

    /// The id in content files: `spellbook.slay-monster`.
    pub const fn id(self) -> &'static str {
        match self {
            Spellbook::SlayMonster => "spellbook.slay-monster",
            Spellbook::FairyWish => "spellbook.fairy-wish",
            Spellbook::LeapToMonster => "spellbook.leap-to-monster",
            Spellbook::Unlock => "spellbook.unlock",
            Spellbook::PitCrossing => "spellbook.pit-crossing",
            Spellbook::PathCrossing => "spellbook.path-crossing",
            Spellbook::PitfallClimb => "spellbook.pitfall-climb",
            Spellbook::FreeCircle => "spellbook.free-circle",
            Spellbook::BarrelHop => "spellbook.barrel-hop",
            Spellbook::DungeonDiscount => "spellbook.dungeon-discount",
            Spellbook::WrapVertical => "spellbook.wrap-vertical",
            Spellbook::WrapHorizontal => "spellbook.wrap-horizontal",
            Spellbook::CardRemoval => "spellbook.card-removal",
            Spellbook::FairyGift => "spellbook.fairy-gift",
            Spellbook::PaidRecycle => "spellbook.paid-recycle",
            Spellbook::FirstDraw => "spellbook.first-draw",
            Spellbook::MarketSwap => "spellbook.market-swap",
        }
    }

    /// The spellbook with this name or id.
    pub fn named(name: &str) -> Option<Spellbook> {
        Spellbook::ALL.into_iter().find(|book| book.name() == name || book.id() == name)
    }

    /// The phase it belongs to.
    pub const fn phase(self) -> Window {
        enforces!("masters.sb.timing-windows");
        match self {
            Spellbook::DungeonDiscount | Spellbook::FairyGift => Window::Market,
            Spellbook::FirstDraw => Window::HandCreation,
            Spellbook::CardRemoval | Spellbook::PaidRecycle | Spellbook::MarketSwap => Window::Refresh,
            _ => Window::Exploration,
        }
    }

    /// The bit of this spellbook in a set.
    pub const fn bit(self) -> u32 {
        1 << self as u8
    }
}

/// A set of spellbooks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Spellbook>", into = "Vec<Spellbook>")]
pub struct BookSet(u32);

impl BookSet {
    /// No spellbook.
    pub const EMPTY: BookSet = BookSet(0);
    /// All seventeen.
    pub const ALL: BookSet = BookSet((1 << Spellbook::COUNT) - 1);

    /// Whether the spellbook is in the set.
    pub const fn contains(self, book: Spellbook) -> bool {
        self.0 & book.bit() != 0
    }

    /// Adds a spellbook.
    pub const fn insert(&mut self, book: Spellbook) {
        self.0 |= book.bit();
    }

    /// Takes a spellbook out.
    pub const fn remove(&mut self, book: Spellbook) {
        self.0 &= !book.bit();
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The spellbooks, in the order of the compendium.
    pub fn iter(self) -> impl Iterator<Item = Spellbook> {
        Spellbook::ALL.into_iter().filter(move |book| self.contains(*book))
    }
}

impl FromIterator<Spellbook> for BookSet {
    fn from_iter<I: IntoIterator<Item = Spellbook>>(books: I) -> BookSet {
        let mut set = BookSet::EMPTY;
        books.into_iter().for_each(|book| set.insert(book));
        set
    }
}

impl From<Vec<Spellbook>> for BookSet {
    fn from(books: Vec<Spellbook>) -> BookSet {
        books.into_iter().collect()
    }
}

impl From<BookSet> for Vec<Spellbook> {
    fn from(set: BookSet) -> Vec<Spellbook> {
        set.iter().collect()
    }
}
