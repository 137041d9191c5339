//! What is wrong with card files: always the file, the line, the card and the field.

use std::fmt;

/// One thing that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentError {
    /// The file's name as it was given.
    pub file: String,
    /// The line of the card or the field, from 1; 0 when unknown.
    pub line: usize,
    /// The card's id, or the name of the table.
    pub card: String,
    /// The field of the card.
    pub field: String,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ContentError { file, line, card, field, why } = self;
        write!(f, "{file}:{line}: {card}, field `{field}`: {why}")
    }
}

/// Everything that is wrong, at once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ContentErrors(pub Vec<ContentError>);

impl fmt::Display for ContentErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            write!(f, "{error}")?;
        }
        Ok(())
    }
}

impl std::error::Error for ContentErrors {}
