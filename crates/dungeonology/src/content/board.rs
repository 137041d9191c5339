//! The Note Board: five columns with their values, study arrows and Stars.

use rulebook::enforces;

use super::ByColour;

/// The Note Board, the same for every player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoteBoard {
    /// The five columns.
    pub columns: ByColour<Column>,
}

/// A column of the Note Board. Slot k is covered by the k-th cube from the bottom, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    /// The individual value of one cube.
    pub value: u8,
    /// How many cubes it holds.
    pub slots: u8,
    /// The slots beside which a study arrow stands: bit k for slot k.
    pub arrows: u16,
    /// The slots beside which a Star stands: bit k for slot k.
    pub stars: u16,
}

impl Column {
    /// The first number left visible above so many cubes.
    #[inline]
    pub const fn points(&self, cubes: u8) -> i16 {
        enforces!("ology.board.column-points", "ology.board.column-full-points", "ology.board.column-linear");
        self.value as i16 * cubes as i16
    }

    /// The arrows that so many cubes cover.
    #[inline]
    pub const fn arrows_covered(&self, cubes: u8) -> u8 {
        covered(self.arrows, cubes)
    }

    /// The Stars that so many cubes cover.
    #[inline]
    pub const fn stars_covered(&self, cubes: u8) -> u8 {
        enforces!("ology.board.stars-equal");
        covered(self.stars, cubes)
    }
}

const fn covered(marks: u16, cubes: u8) -> u8 {
    let below = if cubes >= 15 { u16::MAX } else { (1u16 << (cubes + 1)) - 1 };
    (marks & below).count_ones() as u8
}
