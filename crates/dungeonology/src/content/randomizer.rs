//! The Randomizer Deck: sixteen cards, each with a player colour, a direction, a Passage arrow and an Information type.

use serde::{Deserialize, Serialize};

use super::{Colour, HalfSide, Side};

/// Randomizer Cards.
pub const RANDOMIZERS: usize = 16;

/// One Randomizer Card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Randomizer {
    /// The word of the content files: `red-north`.
    pub id: String,
    /// The Note Board whose player it selects, from 0: red, yellow, blue, green.
    pub board: u8,
    /// The direction of the triangle.
    pub direction: Side,
    /// The arrow.
    pub passage: HalfSide,
    /// The Information type.
    pub information: Colour,
}
