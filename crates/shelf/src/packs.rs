//! Card packs of one's own, in the place of the house cards.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// A pack: the names of its files and their texts.
pub type Pack = Vec<(String, String)>;

/// Why a pack is not on the table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PackError {
    /// The game has no packs, or there is no such game.
    #[error("{game} takes no cards of one's own; there are packs for: {known}")]
    NoPacks {
        /// The game that was asked for.
        game: String,
        /// The games that take packs.
        known: String,
    },
    /// What is wrong, a line each: file, line, field, reason.
    #[error("{}", .0.join("\n"))]
    Faults(Vec<String>),
}

/// Puts a pack on the table, or says everything that is wrong with it.
type Install = fn(Pack) -> Result<(), Vec<String>>;

const TAKES_PACKS: [(&str, Install); 2] = [("dungeoneer", dungeoneer), ("map-masters", map_masters)];

/// The packs that lie on the table, by game.
static ON_THE_TABLE: Mutex<BTreeMap<String, Pack>> = Mutex::new(BTreeMap::new());

/// Puts a pack in the place of a game's house cards. Must come before anything looks at the game.
pub fn install(game: &str, pack: Pack) -> Result<(), PackError> {
    let (_, install) = TAKES_PACKS.into_iter().find(|(id, _)| *id == game).ok_or_else(|| no_packs(game))?;
    install(pack.clone()).map_err(PackError::Faults)?;
    ON_THE_TABLE.lock().unwrap_or_else(PoisonError::into_inner).insert(game.to_owned(), pack);
    Ok(())
}

/// The texts of the pack that was put in the place of a game's house cards, in its order; none where the house cards lie.
pub fn installed(game: &str) -> Vec<String> {
    let packs = ON_THE_TABLE.lock().unwrap_or_else(PoisonError::into_inner);
    packs.get(game).into_iter().flatten().map(|(_, text)| text.clone()).collect()
}

fn no_packs(game: &str) -> PackError {
    PackError::NoPacks { game: game.to_owned(), known: TAKES_PACKS.map(|(game, _)| game).join(", ") }
}

fn dungeoneer(pack: Pack) -> Result<(), Vec<String>> {
    use dungeoneer::content::{Source, install};
    let sources: Vec<Source> = pack.into_iter().map(|(file, text)| Source { file, text }).collect();
    let installed = install(&sources);
    installed.map(|_| ()).map_err(|errors| errors.0.iter().map(ToString::to_string).collect())
}

fn map_masters(pack: Pack) -> Result<(), Vec<String>> {
    let installed = map_masters::content::install(pack);
    installed.map_err(|faults| faults.iter().map(ToString::to_string).collect())
}
