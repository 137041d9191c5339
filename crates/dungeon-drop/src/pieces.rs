//! The pieces of the game: 87 cubes and 6 chest dice, each with a number of its own.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::enforces;

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// 1 point.
    Gold,
    /// Opens a chest at the end.
    Key,
    /// Rolled for points at the end if a key opens it.
    Chest,
    /// A clear gem.
    Clear,
    /// A pink gem.
    Pink,
    /// A blue gem.
    Blue,
    /// Heals a life point.
    Potion,
    /// Wards off a monster's bite.
    Shield,
    /// A fragment of a great relic; solo only.
    Relic,
    /// Covers 1 life point.
    Goblin,
    /// Covers 2 life points.
    Troll,
    /// Taken only under a shield.
    Dragon,
    /// Three of them span a room.
    Pillar,
    /// The way down and out; solo only.
    Staircase,
}

/// How large a piece is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Size {
    /// In the first drop.
    Small,
    /// In the box.
    Large,
    /// The Dragon.
    Huge,
}

/// What two cubes share that are "of the same colour".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Colour(u8);

/// One of the game's 93 pieces. Written as its kind and number, small ones first: `gold-1`, `pillar-14`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Piece(u8);

/// How many pieces there are.
pub const PIECES: usize = 93;

struct Row {
    kind: Kind,
    small: u8,
    large: u8,
    huge: u8,
}

const fn row(kind: Kind, small: u8, large: u8, huge: u8) -> Row {
    Row { kind, small, large, huge }
}

/// The component list: how many of each kind and size.
const COMPONENTS: [Row; 14] = [
    row(Kind::Gold, 12, 8, 0),
    row(Kind::Key, 4, 2, 0),
    row(Kind::Chest, 0, 6, 0),
    row(Kind::Clear, 4, 3, 0),
    row(Kind::Pink, 4, 3, 0),
    row(Kind::Blue, 4, 3, 0),
    row(Kind::Potion, 2, 0, 0),
    row(Kind::Shield, 0, 2, 0),
    row(Kind::Relic, 2, 0, 0),
    row(Kind::Goblin, 10, 0, 0),
    row(Kind::Troll, 0, 4, 0),
    row(Kind::Dragon, 0, 0, 1),
    row(Kind::Pillar, 13, 5, 0),
    row(Kind::Staircase, 1, 0, 0),
];

#[derive(Clone, Copy)]
struct Facts {
    kind: Kind,
    size: Size,
    number: u8,
}

static FACTS: [Facts; PIECES] = facts();

const fn facts() -> [Facts; PIECES] {
    enforces!("drop.def.size-counts", "drop.def.sizes");
    let mut all = [Facts { kind: Kind::Gold, size: Size::Small, number: 0 }; PIECES];
    let (mut piece, mut line) = (0, 0);
    while line < COMPONENTS.len() {
        let Row { kind, small, large, huge } = COMPONENTS[line];
        let mut number = 1;
        while number <= small + large + huge {
            let size = match number {
                n if n <= small => Size::Small,
                n if n <= small + large => Size::Large,
                _ => Size::Huge,
            };
            all[piece] = Facts { kind, size, number };
            piece += 1;
            number += 1;
        }
        line += 1;
    }
    all
}

impl Kind {
    /// Every kind, in the order of the component list.
    pub const ALL: [Kind; 14] = [
        Kind::Gold,
        Kind::Key,
        Kind::Chest,
        Kind::Clear,
        Kind::Pink,
        Kind::Blue,
        Kind::Potion,
        Kind::Shield,
        Kind::Relic,
        Kind::Goblin,
        Kind::Troll,
        Kind::Dragon,
        Kind::Pillar,
        Kind::Staircase,
    ];

    /// The word for it, in commands, scenarios and locale keys.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Gold => "gold",
            Kind::Key => "key",
            Kind::Chest => "chest",
            Kind::Clear => "clear",
            Kind::Pink => "pink",
            Kind::Blue => "blue",
            Kind::Potion => "potion",
            Kind::Shield => "shield",
            Kind::Relic => "relic",
            Kind::Goblin => "goblin",
            Kind::Troll => "troll",
            Kind::Dragon => "dragon",
            Kind::Pillar => "pillar",
            Kind::Staircase => "staircase",
        }
    }

    /// Whether it is collected into a stash.
    pub const fn is_treasure(self) -> bool {
        enforces!("drop.def.treasure-types", "drop.def.chest-is-a-cube");
        !self.is_monster() && !self.is_scenery()
    }

    /// Whether it bites.
    pub const fn is_monster(self) -> bool {
        enforces!("drop.def.monster-types");
        matches!(self, Kind::Goblin | Kind::Troll | Kind::Dragon)
    }

    /// Whether it is neither treasure nor monster: it is pushed about but never taken.
    pub const fn is_scenery(self) -> bool {
        enforces!("drop.def.scenery-types");
        matches!(self, Kind::Pillar | Kind::Staircase)
    }

    /// Whether it is a gem of any colour.
    pub const fn is_gem(self) -> bool {
        matches!(self, Kind::Clear | Kind::Pink | Kind::Blue)
    }

    /// Its colour scheme: thirteen groups, one for each kind, but that chests look like keys.
    pub const fn colour(self) -> Colour {
        enforces!("drop.def.colour-groups", "drop.def.same-colour", "drop.def.same-colour-goblin-troll");
        match self {
            Kind::Chest => {
                enforces!("drop.def.same-colour-key-chest");
                Colour(Kind::Key as u8)
            }
            kind => Colour(kind as u8),
        }
    }
}

impl FromStr for Kind {
    type Err = String;
    fn from_str(word: &str) -> Result<Kind, String> {
        Kind::ALL
            .into_iter()
            .find(|kind| kind.word() == word)
            .ok_or_else(|| format!("no kind of cube is called `{word}`"))
    }
}

impl Size {
    /// The edge, in micrometres.
    pub const fn edge(self) -> i32 {
        enforces!("drop.physics.cube-sizes");
        match self {
            Size::Small => 10_000,
            Size::Large => 14_000,
            Size::Huge => 22_000,
        }
    }
}

impl Piece {
    /// Every piece.
    pub fn all() -> impl DoubleEndedIterator<Item = Piece> + Clone {
        (0..PIECES as u8).map(Piece)
    }

    /// The piece with this index, counted from 0; indices beyond the last wrap.
    pub const fn new(index: usize) -> Piece {
        Piece((index % PIECES) as u8)
    }

    /// The piece of this kind with this number, counted from 1.
    pub fn of(kind: Kind, number: u8) -> Option<Piece> {
        Piece::all().find(|piece| piece.kind() == kind && piece.number() == number)
    }

    /// The index, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it is.
    pub const fn kind(self) -> Kind {
        FACTS[self.0 as usize].kind
    }

    /// How large it is.
    pub const fn size(self) -> Size {
        FACTS[self.0 as usize].size
    }

    /// Its number among its kind, counted from 1, the small ones first.
    pub const fn number(self) -> u8 {
        FACTS[self.0 as usize].number
    }
}

impl Piece {
    /// Whether two pieces are of the same colour, whatever their sizes.
    pub const fn same_colour(self, other: Piece) -> bool {
        enforces!("drop.def.same-colour-size-blind");
        self.kind().colour().0 == other.kind().colour().0
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.kind().word(), self.number())
    }
}

impl FromStr for Piece {
    type Err = String;
    fn from_str(name: &str) -> Result<Piece, String> {
        let none = || format!("no cube is called `{name}`");
        let (kind, number) = name.rsplit_once('-').ok_or_else(none)?;
        let number = number.parse().map_err(|_| none())?;
        Piece::of(kind.parse()?, number).ok_or_else(none)
    }
}

impl TryFrom<String> for Piece {
    type Error = String;
    fn try_from(name: String) -> Result<Piece, String> {
        name.parse()
    }
}

impl From<Piece> for String {
    fn from(piece: Piece) -> String {
        piece.to_string()
    }
}

/// A set of pieces, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Piece>", into = "Vec<Piece>")]
pub struct PieceSet(u128);

impl PieceSet {
    /// No piece.
    pub const EMPTY: PieceSet = PieceSet(0);
    /// Every piece.
    pub const ALL: PieceSet = PieceSet((1 << PIECES) - 1);

    /// One piece alone.
    pub const fn one(piece: Piece) -> PieceSet {
        PieceSet(1 << piece.0)
    }

    /// The pieces whose bits are set.
    pub const fn from_bits(bits: u128) -> PieceSet {
        PieceSet(bits & PieceSet::ALL.0)
    }

    /// One bit for each piece.
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// All pieces of a kind.
    pub const fn of(kind: Kind) -> PieceSet {
        let (mut bits, mut piece) = (0, 0);
        while piece < PIECES {
            if FACTS_CONST[piece].kind as u8 == kind as u8 {
                bits |= 1 << piece;
            }
            piece += 1;
        }
        PieceSet(bits)
    }

    /// All pieces of a size.
    pub const fn sized(size: Size) -> PieceSet {
        let (mut bits, mut piece) = (0, 0);
        while piece < PIECES {
            if FACTS_CONST[piece].size as u8 == size as u8 {
                bits |= 1 << piece;
            }
            piece += 1;
        }
        PieceSet(bits)
    }

    /// Whether the piece is in the set.
    pub const fn contains(self, piece: Piece) -> bool {
        self.0 & (1 << piece.0) != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many pieces are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The piece with the lowest index.
    pub const fn first(self) -> Option<Piece> {
        if self.0 == 0 { None } else { Some(Piece(self.0.trailing_zeros() as u8)) }
    }

    /// The piece at this place in the set, counted from 0.
    pub fn nth(self, place: usize) -> Option<Piece> {
        self.iter().nth(place)
    }

    /// What is in both sets.
    #[must_use]
    pub const fn and(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 & other.0)
    }

    /// What is in either set.
    #[must_use]
    pub const fn or(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 | other.0)
    }

    /// What is in this set and not in the other.
    #[must_use]
    pub const fn minus(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 & !other.0)
    }

    /// Whether everything in this set is in the other, too.
    pub const fn within(self, other: PieceSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Adds a piece.
    pub const fn insert(&mut self, piece: Piece) {
        self.0 |= 1 << piece.0;
    }

    /// Takes a piece out.
    pub const fn remove(&mut self, piece: Piece) {
        self.0 &= !(1 << piece.0);
    }

    /// The pieces, lowest index first.
    pub fn iter(self) -> impl Iterator<Item = Piece> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let piece = Piece(bits.trailing_zeros() as u8);
            bits &= bits - 1;
            Some(piece)
        })
    }

    /// How many pieces of a kind are in the set.
    pub const fn count(self, kind: Kind) -> usize {
        self.and(PieceSet::of(kind)).len()
    }
}

/// The same table once more, for constants: a `static` cannot be read in one.
const FACTS_CONST: [Facts; PIECES] = facts();

/// All pillars.
pub const PILLARS: PieceSet = PieceSet::of(Kind::Pillar);
/// All goblins.
pub const GOBLINS: PieceSet = PieceSet::of(Kind::Goblin);
/// All trolls.
pub const TROLLS: PieceSet = PieceSet::of(Kind::Troll);
/// The dragon.
pub const DRAGON: PieceSet = PieceSet::of(Kind::Dragon);
/// All monsters.
pub const MONSTERS: PieceSet = GOBLINS.or(TROLLS).or(DRAGON);
/// The staircase.
pub const STAIRCASE: PieceSet = PieceSet::of(Kind::Staircase);
/// The relics.
pub const RELICS: PieceSet = PieceSet::of(Kind::Relic);
/// All keys.
pub const KEYS: PieceSet = PieceSet::of(Kind::Key);
/// All chests.
pub const CHESTS: PieceSet = PieceSet::of(Kind::Chest);
/// All gold.
pub const GOLD: PieceSet = PieceSet::of(Kind::Gold);
/// All potions.
pub const POTIONS: PieceSet = PieceSet::of(Kind::Potion);
/// All shields.
pub const SHIELDS: PieceSet = PieceSet::of(Kind::Shield);
/// All gems.
pub const GEMS: PieceSet =
    PieceSet::of(Kind::Clear).or(PieceSet::of(Kind::Pink)).or(PieceSet::of(Kind::Blue));
/// Everything that goes into a stash.
pub const TREASURE: PieceSet = PieceSet::ALL.minus(MONSTERS).minus(PILLARS).minus(STAIRCASE);

impl fmt::Debug for PieceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|piece| piece.to_string())).finish()
    }
}

impl FromIterator<Piece> for PieceSet {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> PieceSet {
        pieces.into_iter().fold(PieceSet::EMPTY, |set, piece| set.or(PieceSet::one(piece)))
    }
}

impl From<Vec<Piece>> for PieceSet {
    fn from(pieces: Vec<Piece>) -> PieceSet {
        pieces.into_iter().collect()
    }
}

impl From<PieceSet> for Vec<Piece> {
    fn from(set: PieceSet) -> Vec<Piece> {
        set.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rulebook::covers;

    #[test]
    fn the_composition_is_that_of_the_component_list() {
        covers!("drop.def.size-counts", "drop.def.sizes");
        let sized =
            |size| Piece::all().filter(|piece| piece.size() == size && piece.kind() != Kind::Chest).count();
        assert_eq!([sized(Size::Small), sized(Size::Large), sized(Size::Huge)], [56, 30, 1]);
        assert_eq!(CHESTS.len(), 6);
        let small = |kind| PieceSet::of(kind).and(PieceSet::sized(Size::Small)).len();
        let large = |kind| PieceSet::of(kind).and(PieceSet::sized(Size::Large)).len();
        let rows = [Kind::Gold, Kind::Key, Kind::Clear, Kind::Pink, Kind::Blue, Kind::Pillar]
            .map(|k| (small(k), large(k)));
        assert_eq!(rows, [(12, 8), (4, 2), (4, 3), (4, 3), (4, 3), (13, 5)]);
        let dragon = Piece::all().filter(|piece| piece.size() == Size::Huge).collect::<PieceSet>();
        assert_eq!(dragon, DRAGON);
    }

    #[test]
    fn treasure_monsters_and_scenery_are_told_apart() {
        covers!(
            "drop.def.treasure-types",
            "drop.def.monster-types",
            "drop.def.scenery-types",
            "drop.def.chest-is-a-cube"
        );
        use Kind::*;
        let treasure: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| kind.is_treasure()).collect();
        assert_eq!(treasure, [Gold, Key, Chest, Clear, Pink, Blue, Potion, Shield, Relic]);
        let monsters: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| kind.is_monster()).collect();
        assert_eq!(monsters, [Goblin, Troll, Dragon]);
        let scenery: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| kind.is_scenery()).collect();
        assert_eq!(scenery, [Pillar, Staircase]);
        let by_kind: PieceSet = Piece::all().filter(|piece| piece.kind().is_treasure()).collect();
        assert_eq!(TREASURE, by_kind);
    }

    #[test]
    fn colours_are_those_of_the_faq() {
        covers!(
            "drop.def.same-colour",
            "drop.def.same-colour-key-chest",
            "drop.def.same-colour-goblin-troll",
            "drop.def.same-colour-size-blind",
            "drop.def.colour-groups"
        );
        let same = |a: Piece, b: Piece| a.same_colour(b);
        let piece = |kind, number| Piece::of(kind, number).unwrap();
        assert!(!same(piece(Kind::Goblin, 1), piece(Kind::Troll, 1)));
        assert!(same(piece(Kind::Key, 1), piece(Kind::Chest, 1)));
        assert!(same(piece(Kind::Gold, 1), piece(Kind::Gold, 20)));
        assert!(!same(piece(Kind::Pink, 1), piece(Kind::Blue, 1)));
        let groups: std::collections::BTreeSet<Colour> = Kind::ALL.into_iter().map(Kind::colour).collect();
        assert_eq!(groups.len(), 13);
    }

    #[test]
    fn names_round_trip() {
        for piece in Piece::all() {
            assert_eq!(piece.to_string().parse(), Ok(piece));
        }
        assert!("gold-21".parse::<Piece>().is_err() && "relic".parse::<Piece>().is_err());
    }
}
