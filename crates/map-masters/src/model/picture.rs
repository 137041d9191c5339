//! A face drawn with characters: ten lines of seven for the main floor, ten for the underground.

use super::{CELLS, HEIGHT, Icon, WIDTH};
use table::enforces;

/// What one character of a picture says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Drawn {
    /// `#`: rock above, nothing below.
    #[default]
    Rock,
    /// `.`, `+` or a small letter: hallway or passage, with what is printed on it.
    Hall(Option<Icon>),
    /// A digit or a capital letter: floor of a room, with what is printed on it.
    Room(Option<Icon>),
}

/// A drawn layer of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// What is drawn on each cell, row by row from the top.
    pub cells: [Drawn; CELLS],
    /// The characters themselves, for the checks that ask for digits and `+`.
    pub letters: [char; CELLS],
}

/// What is wrong with a picture, and on which of its lines (from 1; 0 for the picture as a whole).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Smudge {
    /// The line of the picture.
    pub line: usize,
    /// The reason.
    pub why: String,
}

impl Picture {
    /// An empty layer.
    pub fn empty() -> Picture {
        Picture { cells: [Drawn::Rock; CELLS], letters: ['#'; CELLS] }
    }

    /// Reads the main floor.
    pub fn main(text: &str) -> Result<Picture, Smudge> {
        read(text, |letter| match letter {
            '1' | '2' | '3' => Some(Drawn::Room(None)),
            'A'..='Z' => Icon::of_letter(letter.to_ascii_lowercase()).map(|icon| Drawn::Room(Some(icon))),
            _ => passage(letter),
        })
    }

    /// Reads the underground, where every floor cell is a passage.
    pub fn under(text: &str) -> Result<Picture, Smudge> {
        enforces!("masters.dungeon.underground-is-hallway");
        read(text, |letter| if letter == '+' { Some(Drawn::Hall(None)) } else { passage(letter) })
    }
}

fn passage(letter: char) -> Option<Drawn> {
    match letter {
        '#' => Some(Drawn::Rock),
        '.' => Some(Drawn::Hall(None)),
        _ => Icon::of_letter(letter).map(|icon| Drawn::Hall(Some(icon))),
    }
}

fn read(text: &str, mean: impl Fn(char) -> Option<Drawn>) -> Result<Picture, Smudge> {
    enforces!("masters.model.card-grid");
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    if lines.len() != HEIGHT {
        return Err(Smudge { line: 0, why: format!("{} lines instead of {HEIGHT}", lines.len()) });
    }
    let mut picture = Picture::empty();
    for (row, line) in lines.iter().enumerate() {
        if line.chars().count() != WIDTH {
            let why = format!("{} characters instead of {WIDTH}", line.chars().count());
            return Err(Smudge { line: row + 1, why });
        }
        for (column, letter) in line.chars().enumerate() {
            let drawn = mean(letter)
                .ok_or_else(|| Smudge { line: row + 1, why: format!("`{letter}` means nothing") })?;
            picture.cells[row * WIDTH + column] = drawn;
            picture.letters[row * WIDTH + column] = letter;
        }
    }
    Ok(picture)
}
