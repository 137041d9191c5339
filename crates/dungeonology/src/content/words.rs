//! The small words that every printed thing uses: colours, floors, sides.

use serde::{Deserialize, Serialize};

/// The five kinds of Information Cube, in the order of the Note Board's columns and of rising value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Colour {
    /// Civilization.
    Green,
    /// Militia, or War.
    Red,
    /// Worship.
    Blue,
    /// Riches, or Treasure.
    Yellow,
    /// Caste.
    Violet,
}

impl Colour {
    /// All five, in the order of the columns.
    pub const ALL: [Colour; 5] = [Colour::Green, Colour::Red, Colour::Blue, Colour::Yellow, Colour::Violet];

    /// The place of its column, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour of a column.
    pub const fn from_index(index: usize) -> Option<Colour> {
        if index < 5 { Some(Colour::ALL[index]) } else { None }
    }

    /// The word in files and commands: `green`.
    pub const fn name(self) -> &'static str {
        ["green", "red", "blue", "yellow", "violet"][self as usize]
    }

    /// The colour of a word.
    pub fn named(name: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == name)
    }

    /// The Information type of a word: `civilization`, `war`, `worship`, `riches`, `caste`; a colour's own word as well.
    pub fn information(name: &str) -> Option<Colour> {
        let types = ["civilization", "war", "worship", "riches", "caste"];
        types
            .iter()
            .position(|kind| *kind == name)
            .and_then(Colour::from_index)
            .or_else(|| Colour::named(name))
    }
}

/// One value for each colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct ByColour<T>(pub [T; 5]);

impl<T> std::ops::Index<Colour> for ByColour<T> {
    type Output = T;
    #[inline]
    fn index(&self, colour: Colour) -> &T {
        &self.0[colour as usize]
    }
}

impl<T> std::ops::IndexMut<Colour> for ByColour<T> {
    #[inline]
    fn index_mut(&mut self, colour: Colour) -> &mut T {
        &mut self.0[colour as usize]
    }
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Colours(pub u8);

impl Colours {
    /// No colour.
    pub const NONE: Colours = Colours(0);

    /// The set of one colour.
    pub const fn one(colour: Colour) -> Colours {
        Colours(1 << colour as u8)
    }

    /// Whether the colour is in it.
    #[inline]
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 & (1 << colour as u8) != 0
    }

    /// The set with the colour in it.
    pub const fn with(self, colour: Colour) -> Colours {
        Colours(self.0 | (1 << colour as u8))
    }

    /// Both sets together.
    pub const fn union(self, other: Colours) -> Colours {
        Colours(self.0 | other.0)
    }

    /// Whether every colour of it is in the other.
    #[inline]
    pub const fn within(self, other: Colours) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its colours, in the order of the columns.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |colour| self.contains(*colour))
    }
}

/// The three Floors of the Fauns' Dungeon: I Fauns' Woods, II Gaea's Sanctuary, III Primaevi's Domain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Floor {
    /// Floor I.
    I,
    /// Floor II.
    II,
    /// Floor III.
    III,
}

impl Floor {
    /// All three, from the top.
    pub const ALL: [Floor; 3] = [Floor::I, Floor::II, Floor::III];

    /// Its place, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The Floor with a number, from 1.
    pub const fn numbered(number: u8) -> Option<Floor> {
        match number {
            1 => Some(Floor::I),
            2 => Some(Floor::II),
            3 => Some(Floor::III),
            _ => None,
        }
    }

    /// The Roman numeral.
    pub const fn numeral(self) -> &'static str {
        ["I", "II", "III"][self as usize]
    }
}

/// The four sides of a tile, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Side {
    /// The top.
    North,
    /// The right.
    East,
    /// The bottom.
    South,
    /// The left.
    West,
}

/// The eight places of Passages on a tile, clockwise from the western half of the north side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum HalfSide {
    /// North side, western half.
    #[serde(rename = "N-w")]
    Nw,
    /// North side, eastern half.
    #[serde(rename = "N-e")]
    Ne,
    /// East side, northern half.
    #[serde(rename = "E-n")]
    En,
    /// East side, southern half.
    #[serde(rename = "E-s")]
    Es,
    /// South side, eastern half.
    #[serde(rename = "S-e")]
    Se,
    /// South side, western half.
    #[serde(rename = "S-w")]
    Sw,
    /// West side, southern half.
    #[serde(rename = "W-s")]
    Ws,
    /// West side, northern half.
    #[serde(rename = "W-n")]
    Wn,
}

impl HalfSide {
    /// All eight, clockwise.
    pub const ALL: [HalfSide; 8] = [
        HalfSide::Nw,
        HalfSide::Ne,
        HalfSide::En,
        HalfSide::Es,
        HalfSide::Se,
        HalfSide::Sw,
        HalfSide::Ws,
        HalfSide::Wn,
    ];

    /// Its place clockwise, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side it is half of.
    pub const fn side(self) -> Side {
        [Side::North, Side::East, Side::South, Side::West][self as usize / 2]
    }

    /// The next place clockwise.
    pub const fn clockwise(self) -> HalfSide {
        HalfSide::ALL[(self as usize + 1) % 8]
    }

    /// The word in files: `N-w`.
    pub const fn name(self) -> &'static str {
        ["N-w", "N-e", "E-n", "E-s", "S-e", "S-w", "W-s", "W-n"][self as usize]
    }

    /// The place of a word.
    pub fn named(name: &str) -> Option<HalfSide> {
        HalfSide::ALL.into_iter().find(|half| half.name() == name)
    }
}

/// A set of places on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct HalfSides(pub u8);

impl HalfSides {
    /// Whether the place is in it.
    #[inline]
    pub const fn contains(self, half: HalfSide) -> bool {
        self.0 & (1 << half as u8) != 0
    }

    /// The set with the place in it.
    pub const fn with(self, half: HalfSide) -> HalfSides {
        HalfSides(self.0 | (1 << half as u8))
    }

    /// Its places, clockwise from the north-west.
    pub fn iter(self) -> impl Iterator<Item = HalfSide> {
        HalfSide::ALL.into_iter().filter(move |half| self.contains(*half))
    }
}
