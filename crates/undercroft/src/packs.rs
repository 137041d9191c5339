//! `--content GAME=FOLDER`: card packs of one's own, put on the table before anything else happens.

use std::path::{Path, PathBuf};

use shelf::{Pack, PackError};
use table::Text;

use crate::failure::Failure;

/// Reads every pack that was asked for and puts it in the place of its game's house cards.
pub fn install(wishes: &[String]) -> Result<(), Failure> {
    wishes.iter().try_for_each(|wish| {
        let (game, folder) = wish
            .split_once('=')
            .ok_or_else(|| Failure::new(Text::new("failure-content-form").with("typed", wish.as_str())))?;
        let pack = read(Path::new(folder))?;
        shelf::install(game, pack).map_err(failure)
    })
}

fn failure(error: PackError) -> Failure {
    match error {
        PackError::NoPacks { game, known } => {
            Failure::new(Text::new("failure-content-no-packs").with("game", game).with("known", known))
        }
        faults => Failure::other(faults),
    }
}

/// All files of a folder, and of the folders in it, whose names end in `.toml`, by name.
fn read(folder: &Path) -> Result<Pack, Failure> {
    let mut pack = Pack::new();
    read_into(folder, &mut pack)?;
    if pack.is_empty() {
        return Err(Failure::new(
            Text::new("failure-content-none").with("folder", folder.display().to_string()),
        ));
    }
    Ok(pack)
}

fn read_into(folder: &Path, pack: &mut Pack) -> Result<(), Failure> {
    let listed = std::fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let mut paths: Vec<PathBuf> =
        listed.map_err(|error| Failure::file(folder, error))?.into_iter().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            read_into(&path, pack)?;
        } else if path.extension().is_some_and(|ending| ending == "toml") {
            let text = std::fs::read_to_string(&path).map_err(|error| Failure::file(&path, error))?;
            pack.push((path.display().to_string(), text));
        }
    }
    Ok(())
}
