//! A match log on disk: every entry is in the file before anybody is told of it.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use table::{AnyMatch, Record};

use crate::failure::Failure;

/// A log file that grows with its match.
pub struct LogFile {
    path: PathBuf,
    file: File,
    written: usize,
}

impl LogFile {
    /// A new file; an existing one is never overwritten.
    pub fn create(path: &Path) -> Result<LogFile, Failure> {
        let file = OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(path)
            .map_err(|error| Failure::file(path, error))?;
        Ok(LogFile { path: path.to_owned(), file, written: 0 })
    }

    /// The file of a match that goes on. A last line that was cut short is taken off first.
    pub fn resume(path: &Path, record: &Record) -> Result<LogFile, Failure> {
        let complete = record.to_text().len() as u64;
        let open = OpenOptions::new().append(true).open(path);
        let file = open.and_then(|file| file.set_len(complete).map(|()| file));
        let file = file.map_err(|error| Failure::file(path, error))?;
        Ok(LogFile { path: path.to_owned(), file, written: record.entries().len() })
    }

    /// Writes the entries that are not in the file yet, and waits until they are on the disk.
    pub fn keep_up(&mut self, game: &dyn AnyMatch) -> Result<(), Failure> {
        let lines: String =
            (self.written..game.record().entries().len()).filter_map(|n| game.record().line(n)).collect();
        if lines.is_empty() {
            return Ok(());
        }
        let written = self.file.write_all(lines.as_bytes()).and_then(|()| self.file.sync_data());
        written.map_err(|error| Failure::file(&self.path, error))?;
        self.written = game.record().entries().len();
        Ok(())
    }
}

/// Reads a log. The number of a last line that was cut short comes with it.
pub fn read(path: &Path) -> Result<(Record, Option<usize>), Failure> {
    let mut text = String::new();
    let read = File::open(path).and_then(|mut file| file.read_to_string(&mut text));
    read.map_err(|error| Failure::file(path, error))?;
    Record::read(&text).map_err(|error| Failure::file(path, error))
}

/// The game that a log is of.
pub fn game_of(path: &Path, record: &Record) -> Result<&'static shelf::Boxed, Failure> {
    let header = record.header().ok_or_else(|| Failure::file(path, "no header"))?;
    shelf::find(&header.game).ok_or_else(|| Failure::no_such_game(&header.game))
}
