//! Files that are written whole or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// A file that cannot be written, and why.
#[derive(Debug)]
pub struct Wrong {
    /// The culprit.
    pub path: PathBuf,
    /// What the system says.
    pub why: io::Error,
}

impl std::fmt::Display for Wrong {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.why)
    }
}

impl std::error::Error for Wrong {}

/// A file under way. It takes its place once it is [written](Whole::write), and until then whatever stood there stays. Dropped before that,
/// it leaves nothing behind.
pub struct Whole {
    path: PathBuf,
    /// Where it grows; nothing for a pipe or a device, which is written to directly.
    beside: Option<PathBuf>,
    file: Option<BufWriter<File>>,
}

impl Whole {
    /// Opens a file beside its place: a wrong path is found out now, not after an hour of play.
    pub fn create(path: &Path) -> Result<Whole, Wrong> {
        let wrong = |why: io::Error| Wrong { path: path.to_owned(), why };
        if path.is_dir() || path.file_name().is_none() {
            return Err(wrong(io::Error::from(io::ErrorKind::IsADirectory)));
        }
        // A link keeps pointing where it points.
        let place = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let device = fs::metadata(&place).is_ok_and(|there| !there.is_file());
        let beside = (!device).then(|| beside(&place));
        let file = match &beside {
            Some(beside) => File::create(beside),
            None => OpenOptions::new().write(true).open(&place),
        };
        let file = BufWriter::new(file.map_err(wrong)?);
        Ok(Whole { path: place, beside, file: Some(file) })
    }

    /// Writes everything and puts the file in its place.
    pub fn write(mut self, content: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), Wrong> {
        let wrong = |path: &Path, why: io::Error| Wrong { path: path.to_owned(), why };
        let Some(mut file) = self.file.take() else { return Ok(()) };
        let written = content(&mut file).and_then(|()| file.flush());
        let synced = written.and_then(|()| match &self.beside {
            Some(_) => file.get_ref().sync_all(),
            None => Ok(()),
        });
        synced.map_err(|why| wrong(&self.path, why))?;
        drop(file);
        if let Some(beside) = self.beside.take() {
            fs::rename(&beside, &self.path).map_err(|why| {
                let _ = fs::remove_file(&beside);
                wrong(&self.path, why)
            })?;
        }
        Ok(())
    }
}

fn beside(place: &Path) -> PathBuf {
    let name = place.file_name().unwrap_or_default().to_string_lossy().into_owned();
    place.with_file_name(format!(".{name}.{}.part", std::process::id()))
}

impl Drop for Whole {
    fn drop(&mut self) {
        if let Some(beside) = &self.beside {
            let _ = fs::remove_file(beside);
        }
    }
}
