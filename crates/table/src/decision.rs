//! The question put to a seat, as data: a page, a terminal, a bot and a test all read the same one.

use std::borrow::Cow;

use rulebook::RuleId;
use serde::{Deserialize, Serialize};

use crate::Text;

/// What a seat is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The question itself: "Play a card, or pass".
    pub prompt: Text,
    /// The ways to answer it. Most questions have one; "loot a room, or aim a flick" has two.
    pub forms: Vec<Form>,
    /// The rules that the question comes from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<RuleId>,
}

/// A way to answer. A client that knows no game can render each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "form")]
pub enum Form {
    /// One of a list.
    OneOf {
        /// The list; an answer names an index.
        choices: Vec<Choice>,
    },
    /// Some of a list.
    Subset {
        /// The list; an answer names indices.
        items: Vec<Choice>,
        /// The fewest that may be chosen.
        min: usize,
        /// The most that may be chosen.
        max: usize,
    },
    /// All of a list, in an order.
    Order {
        /// The list; an answer is a permutation of its indices.
        items: Vec<Choice>,
    },
    /// A whole number.
    Number {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
    /// A point on a surface, for example where to drop.
    Place {
        /// The surface.
        surface: Surface,
    },
    /// A push of one of several things on a surface: which one, in which direction, how strongly.
    Stroke {
        /// The surface.
        surface: Surface,
        /// What may be pushed.
        items: Vec<Choice>,
        /// The greatest strength, in the surface's unit.
        strongest: i32,
    },
    /// A whole construction, answered in the game's own data or words.
    Build {
        /// What is to be built.
        what: Text,
    },
}

/// One thing that may be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// What it is, in words: for a list and a screen reader.
    pub text: Text,
    /// What it stands on, so that a board makes the right thing clickable without knowing the rules.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub on: Vec<Part>,
}

impl Choice {
    /// A choice that stands on nothing in particular.
    pub fn new(text: Text) -> Choice {
        Choice { text, on: Vec::new() }
    }

    /// The same choice, which stands on one more thing.
    #[must_use]
    pub fn on(mut self, kind: &'static str, id: impl ToString) -> Choice {
        self.on.push(Part::new(kind, id));
        self
    }
}

/// A thing on the table: a card, a tile, a side, a cube, a seat, a cell.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Part {
    /// What kind of thing.
    pub kind: Cow<'static, str>,
    /// Which of its kind, as the view names it.
    pub id: String,
}

impl Part {
    /// A thing on the table.
    pub fn new(kind: &'static str, id: impl ToString) -> Part {
        Part { kind: Cow::Borrowed(kind), id: id.to_string() }
    }
}

/// A flat area with whole-number coordinates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Surface {
    /// The least x and y.
    pub min: (i32, i32),
    /// The greatest x and y.
    pub max: (i32, i32),
    /// How many units make a millimetre.
    pub per_mm: u32,
}

/// An answer to a [`Question`], in the terms of one of its forms.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// The choice with this index.
    Pick(usize),
    /// The items with these indices.
    Subset(Vec<usize>),
    /// The items in this order.
    Order(Vec<usize>),
    /// This number.
    Number(i64),
    /// This point.
    Place {
        /// Coordinate to the right.
        x: i32,
        /// Coordinate downwards as seen from above.
        y: i32,
    },
    /// This push.
    Stroke {
        /// Which item.
        item: usize,
        /// Strength to the right.
        x: i32,
        /// Strength downwards as seen from above.
        y: i32,
    },
    /// The game's own words, as in a scenario.
    Words(String),
}

/// An answer that is no answer to the question asked: a client's mistake, not a player's.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no such answer: {0}")]
pub struct NotAnAnswer(pub String);
