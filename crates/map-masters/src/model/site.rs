//! Directions, levels, and the six sites where a hallway can reach the edge of a card.

use serde::{Deserialize, Serialize};
use table::enforces;

use super::{CELLS, HEIGHT, WIDTH};

/// One of the two levels of a dungeon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Layer {
    /// The main floor: walls, hallways and rooms.
    Main,
    /// The underground: passages only.
    Under,
}

impl Layer {
    /// The two levels.
    pub const BOTH: [Layer; 2] = {
        enforces!("masters.dungeon.two-levels");
        [Layer::Main, Layer::Under]
    };

    /// The first cell of this level in a card's table of cells.
    pub const fn base(self) -> usize {
        match self {
            Layer::Main => 0,
            Layer::Under => CELLS,
        }
    }
}

/// A direction on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dir {
    /// Up.
    N,
    /// To the right.
    E,
    /// Down.
    S,
    /// To the left.
    W,
}

impl Dir {
    /// All directions, clockwise from the top.
    pub const ALL: [Dir; 4] = [Dir::N, Dir::E, Dir::S, Dir::W];

    /// The other way.
    pub const fn back(self) -> Dir {
        match self {
            Dir::N => Dir::S,
            Dir::E => Dir::W,
            Dir::S => Dir::N,
            Dir::W => Dir::E,
        }
    }

    /// The next direction clockwise.
    pub const fn right(self) -> Dir {
        match self {
            Dir::N => Dir::E,
            Dir::E => Dir::S,
            Dir::S => Dir::W,
            Dir::W => Dir::N,
        }
    }

    /// The bit of this direction in a set of directions.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The letter a player types.
    pub const fn letter(self) -> char {
        match self {
            Dir::N => 'n',
            Dir::E => 'e',
            Dir::S => 's',
            Dir::W => 'w',
        }
    }

    /// The cell of a layer next to this one, when it is still on the card.
    pub const fn next_cell(self, cell: usize) -> Option<usize> {
        let (column, row) = (cell % WIDTH, cell / WIDTH);
        match self {
            Dir::N if row > 0 => Some(cell - WIDTH),
            Dir::E if column + 1 < WIDTH => Some(cell + 1),
            Dir::S if row + 1 < HEIGHT => Some(cell + WIDTH),
            Dir::W if column > 0 => Some(cell - 1),
            _ => None,
        }
    }
}

/// A place on the edge of a card that a hallway can reach.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Site {
    /// The middle of the top edge.
    N,
    /// The upper half of the right edge.
    E1,
    /// The lower half of the right edge.
    E2,
    /// The middle of the bottom edge.
    S,
    /// The lower half of the left edge.
    W2,
    /// The upper half of the left edge.
    W1,
}

impl Site {
    /// How many there are.
    pub const COUNT: usize = 6;

    /// All sites, clockwise from the top.
    pub const ALL: [Site; Site::COUNT] = {
        enforces!("masters.model.mouth-sites");
        [Site::N, Site::E1, Site::E2, Site::S, Site::W2, Site::W1]
    };

    /// The place in a table by site.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its cell on the main floor.
    pub const fn cell(self) -> usize {
        enforces!("masters.model.mouth-sites");
        let (column, row) = match self {
            Site::N => (3, 0),
            Site::E1 => (6, 2),
            Site::E2 => (6, 7),
            Site::S => (3, 9),
            Site::W2 => (0, 7),
            Site::W1 => (0, 2),
        };
        row * WIDTH + column
    }

    /// The site on a cell of the main floor, if there is one.
    pub fn at(cell: usize) -> Option<Site> {
        Site::ALL.into_iter().find(|site| site.cell() == cell)
    }

    /// The way out of the card.
    pub const fn outward(self) -> Dir {
        match self {
            Site::N => Dir::N,
            Site::E1 | Site::E2 => Dir::E,
            Site::S => Dir::S,
            Site::W1 | Site::W2 => Dir::W,
        }
    }

    /// Which half of the card it is on, counted downwards: 0 or 1.
    pub const fn half(self) -> i8 {
        match self {
            Site::N | Site::E1 | Site::W1 => 0,
            Site::S | Site::E2 | Site::W2 => 1,
        }
    }

    /// The same site after the card is turned upside down.
    pub const fn turned(self) -> Site {
        enforces!("masters.model.rotation");
        match self {
            Site::N => Site::S,
            Site::S => Site::N,
            Site::W1 => Site::E2,
            Site::E2 => Site::W1,
            Site::W2 => Site::E1,
            Site::E1 => Site::W2,
        }
    }

    /// The bit of this site in a set of sites.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The name a player types.
    pub const fn name(self) -> &'static str {
        match self {
            Site::N => "N",
            Site::E1 => "E1",
            Site::E2 => "E2",
            Site::S => "S",
            Site::W2 => "W2",
            Site::W1 => "W1",
        }
    }

    /// The site of this name, in capital or small letters.
    pub fn named(name: &str) -> Option<Site> {
        Site::ALL.into_iter().find(|site| site.name().eq_ignore_ascii_case(name))
    }
}
