//! Citations: the places where code says which rule it enforces, and the table that carries them into the program.

use serde::{Deserialize, Serialize};

#[cfg(feature = "scan")]
pub use crate::scan::{ScanError, scan_workspace};

use crate::id::RuleId;

/// One `rule!("…")` in the sources, outside tests and comments.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Citation {
    /// The rule that is enforced there.
    pub rule: RuleId,
    /// The file, from the workspace's root on, with forward slashes.
    pub file: String,
    /// The line of the citation, counted from one.
    pub line: u32,
    /// The function around it, with the inline modules and the type it belongs to (`Dungeon::loot`); the name of
    /// the constant where there is no function; empty where there is neither.
    pub function: String,
}

/// Writes citations down as JSON, one to a line, for [`read_table`].
///
/// # Errors
/// None that a citation can cause; the serialiser's are passed on.
pub fn write_table(citations: &[Citation]) -> serde_json::Result<String> {
    let lines = citations.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>()?;
    Ok(format!("[\n{}\n]\n", lines.join(",\n")))
}

/// Reads what [`write_table`] wrote.
///
/// # Errors
/// When the text is not such a table, or names a rule that the ledgers compiled in here do not have.
pub fn read_table(table: &str) -> serde_json::Result<Vec<Citation>> {
    serde_json::from_str(table)
}
