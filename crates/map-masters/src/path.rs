//! A drawn path in writing: a start, and steps that name their means.
//!
//! A path is written as people type it: `1:N s s e+item door2 stairs`. It starts at the mouth N of the first card of
//! the layout; `n e s w` walk from a hallway cell, `door2` leaves a room through its door number 2, `stairs`, `drop`
//! and `climb` change the level, `circle/item@2:3,5` teleports with a scroll to the magic circle in column 3 and row 5
//! of the second card (`2:u3,5` when it is underground), `leap@…` and `hop@…` teleport with spellbooks, `pass` goes on
//! at the opposite mouth. What a step meets is paid for with `+item`, `+fairy` or `+book`, and `+cross` crosses the
//! path's own line.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use table::enforces;

use crate::model::{CELLS, Dir, HAND, HEIGHT, Layer, Site, Spot, WIDTH};

/// A path as it is handed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    /// The card it starts on, by its place in the layout.
    pub slot: u8,
    /// The mouth it starts at.
    pub site: Site,
    /// The steps, in order.
    pub steps: Vec<Step>,
}

/// One step of a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// From a hallway cell into the next cell, through a door, across a border or out of a free mouth.
    Walk(Dir, Toll),
    /// Out of a room through its door with this number.
    Leave(u8, Toll),
    /// Over a stairway; in a room with several, the one with this number.
    Stairs(u8, Toll),
    /// Down a pitfall of a room; with several, the one with this number.
    Drop(u8),
    /// Up through the pitfall above, with SB-4.
    Climb(Toll),
    /// From a magic circle to the one on this cell.
    Circle(Payment, Spot, Toll),
    /// With a spellbook to the monster on this cell.
    Leap(Spot, Toll),
    /// With a spellbook from a barrel to the one on this cell.
    Hop(Spot, Toll),
    /// With a spellbook from an external edge to the opposite one.
    Pass,
}

/// What pays for a teleport between magic circles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Payment {
    /// A collected scroll.
    Item,
    /// A scroll fairy token.
    Fairy,
    /// The free-circle spellbook.
    Book,
}

/// The means that a step spends on the obstacles it meets: how many items and fairy tokens of the matching kind,
/// whether the fitting spellbook, and whether the path-crossing spellbook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Toll(u8);

impl Toll {
    /// Nothing: fall, stop, or meet nothing.
    pub const NONE: Toll = Toll(0);
    /// One collected item.
    pub const ITEM: Toll = Toll(1);
    /// One fairy token.
    pub const FAIRY: Toll = Toll(1 << 3);
    /// The fitting spellbook.
    pub const BOOK: Toll = Toll(1 << 6);
    /// The path-crossing spellbook.
    pub const CROSS: Toll = Toll(1 << 7);

    /// So many items and fairy tokens (at most 7 of each), and perhaps the fitting spellbook.
    pub const fn of(items: u8, fairies: u8, book: bool) -> Toll {
        Toll((items & 7) | (fairies & 7) << 3 | (book as u8) << 6)
    }

    /// How many collected items.
    pub const fn items(self) -> u8 {
        self.0 & 7
    }

    /// How many fairy tokens.
    pub const fn fairies(self) -> u8 {
        self.0 >> 3 & 7
    }

    /// Whether the fitting spellbook.
    pub const fn book(self) -> bool {
        self.0 & Toll::BOOK.0 != 0
    }

    /// Whether the path-crossing spellbook.
    pub const fn cross(self) -> bool {
        self.0 & Toll::CROSS.0 != 0
    }

    /// How many obstacles it is for.
    pub const fn count(self) -> u8 {
        self.items() + self.fairies() + self.book() as u8
    }

    /// The same with the path-crossing spellbook.
    #[must_use]
    pub const fn crossing(self) -> Toll {
        Toll(self.0 | Toll::CROSS.0)
    }
}

impl fmt::Display for Toll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..self.items()).try_for_each(|_| f.write_str("+item"))?;
        (0..self.fairies()).try_for_each(|_| f.write_str("+fairy"))?;
        f.write_str(if self.book() { "+book" } else { "" })?;
        f.write_str(if self.cross() { "+cross" } else { "" })
    }
}

fn toll(words: &str) -> Result<Toll, String> {
    let (mut items, mut fairies, mut book, mut cross) = (0u8, 0u8, false, false);
    for word in words.split('+').filter(|word| !word.is_empty()) {
        match word {
            "item" if items < 7 => items += 1,
            "fairy" if fairies < 7 => fairies += 1,
            "book" if !book => book = true,
            "cross" if !cross => cross = true,
            other => return Err(format!("`+{other}` is no means; there are: +item +fairy +book +cross")),
        }
    }
    let paid = Toll::of(items, fairies, book);
    Ok(if cross { paid.crossing() } else { paid })
}

impl Payment {
    /// All ways to pay.
    pub const ALL: [Payment; 3] = [Payment::Item, Payment::Fairy, Payment::Book];

    /// The word in a step.
    pub const fn name(self) -> &'static str {
        match self {
            Payment::Item => "item",
            Payment::Fairy => "fairy",
            Payment::Book => "book",
        }
    }
}

/// A cell as people type it: `2:3,5`, or `2:u3,5` underground.
pub fn spot_words(spot: Spot) -> String {
    let level = if spot.layer() == Layer::Under { "u" } else { "" };
    format!("{}:{level}{},{}", spot.slot() + 1, spot.cell() % WIDTH, spot.cell() / WIDTH)
}

/// The cell that was typed.
pub fn read_spot(words: &str) -> Result<Spot, String> {
    let wrong = || format!("`{words}` is no cell; write card:column,row as in 2:3,5 or 2:u3,5");
    let (card, cell) = words.split_once(':').ok_or_else(wrong)?;
    let (layer, cell) = cell.strip_prefix('u').map_or((Layer::Main, cell), |cell| (Layer::Under, cell));
    let (column, row) = cell.split_once(',').ok_or_else(wrong)?;
    let number = |text: &str, below: usize| {
        text.trim().parse().ok().filter(|number: &usize| *number < below).ok_or_else(wrong)
    };
    let slot =
        card.trim().parse::<usize>().ok().filter(|card| (1..=HAND).contains(card)).ok_or_else(wrong)? - 1;
    let cell = number(row, HEIGHT)? * WIDTH + number(column, WIDTH)?;
    debug_assert!(cell < CELLS);
    Ok(Spot::new(slot, layer.base() + cell))
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let which = |number: u8| if number == 0 { String::new() } else { number.to_string() };
        match self {
            Step::Walk(dir, toll) => write!(f, "{}{toll}", dir.letter()),
            Step::Leave(door, toll) => write!(f, "door{door}{toll}"),
            Step::Stairs(number, toll) => write!(f, "stairs{}{toll}", which(*number)),
            Step::Drop(number) => write!(f, "drop{}", which(*number)),
            Step::Climb(toll) => write!(f, "climb{toll}"),
            Step::Circle(by, to, toll) => write!(f, "circle/{}@{}{toll}", by.name(), spot_words(*to)),
            Step::Leap(to, toll) => write!(f, "leap@{}{toll}", spot_words(*to)),
            Step::Hop(to, toll) => write!(f, "hop@{}{toll}", spot_words(*to)),
            Step::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Step {
    type Err = String;

    fn from_str(words: &str) -> Result<Step, String> {
        enforces!("masters.model.path-encoding");
        let (what, means) = words.find('+').map_or((words, ""), |plus| words.split_at(plus));
        let toll = toll(means)?;
        let number = |rest: &str| {
            if rest.is_empty() { Ok(0) } else { rest.parse().map_err(|_| format!("`{words}`: no number")) }
        };
        let dir = Dir::ALL.into_iter().find(|dir| what.len() == 1 && what.starts_with(dir.letter()));
        if let Some(dir) = dir {
            return Ok(Step::Walk(dir, toll));
        }
        let (name, rest) = what
            .find(|letter: char| letter.is_ascii_digit() || letter == '@')
            .map_or((what, ""), |at| what.split_at(at));
        let spot = || read_spot(rest.trim_start_matches('@'));
        let paid = |by: &str| Payment::ALL.into_iter().find(|payment| payment.name() == by);
        match (name, name.strip_prefix("circle/").and_then(paid)) {
            (_, Some(by)) => Ok(Step::Circle(by, spot()?, toll)),
            ("door", _) => Ok(Step::Leave(number(rest)?, toll)),
            ("stairs", _) => Ok(Step::Stairs(number(rest)?, toll)),
            ("drop", _) => Ok(Step::Drop(number(rest)?)),
            ("climb", _) => Ok(Step::Climb(toll)),
            ("leap", _) => Ok(Step::Leap(spot()?, toll)),
            ("hop", _) => Ok(Step::Hop(spot()?, toll)),
            ("pass", _) => Ok(Step::Pass),
            _ => Err(format!("`{words}` is no step")),
        }
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.slot + 1, self.site.name())?;
        self.steps.iter().try_for_each(|step| write!(f, " {step}"))
    }
}

impl FromStr for Path {
    type Err = String;

    fn from_str(words: &str) -> Result<Path, String> {
        let mut words = words.split_whitespace();
        let start = words.next().unwrap_or_default();
        let wrong = || format!("a path starts with card:mouth as in 1:N, not with `{start}`");
        let (card, site) = start.split_once(':').ok_or_else(wrong)?;
        let slot =
            card.parse::<u8>().ok().filter(|card| (1..=HAND as u8).contains(card)).ok_or_else(wrong)? - 1;
        let site = Site::named(site).ok_or_else(wrong)?;
        Ok(Path { slot, site, steps: words.map(str::parse).collect::<Result<_, _>>()? })
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Path, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}
