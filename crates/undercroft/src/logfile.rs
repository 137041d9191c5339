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

    /// The file of a match that goes on. A last line that was cut short is taken off first; a complete one that only lacks its
    /// end gets it. What stands before stays byte for byte.
    pub fn resume(path: &Path, log: &Log) -> Result<LogFile, Failure> {
        let continued = OpenOptions::new().append(true).open(path).and_then(|mut file| {
            file.set_len(log.complete as u64)?;
            if log.unended {
                file.write_all(b"\n")?;
            }
            Ok(file)
        });
        let file = continued.map_err(|error| Failure::file(path, error))?;
        Ok(LogFile { path: path.to_owned(), file, written: log.record.entries().len() })
    }

    /// Writes the entries that are not in the file yet, and waits until they are on the disk.
    pub fn keep_up(&mut self, game: &dyn AnyMatch) -> Result<(), Failure> {
        let lines: String = game.record().lines(self.written..game.record().entries().len());
        if lines.is_empty() {
            return Ok(());
        }
        let written = self.file.write_all(lines.as_bytes()).and_then(|()| self.file.sync_data());
        written.map_err(|error| Failure::file(&self.path, error))?;
        self.written = game.record().entries().len();
        Ok(())
    }
}

/// A log as it was read.
pub struct Log {
    /// Its complete entries.
    pub record: Record,
    /// The number of a last line that was cut short.
    pub torn: Option<usize>,
    /// How many bytes of the file the entries take.
    complete: usize,
    /// Whether the last entry's line lacks its end.
    unended: bool,
}

/// Reads a log.
pub fn read(path: &Path) -> Result<Log, Failure> {
    let mut text = String::new();
    let read = File::open(path).and_then(|mut file| file.read_to_string(&mut text));
    read.map_err(|error| Failure::file(path, error))?;
    let (record, torn) = Record::read(&text).map_err(|error| Failure::file(path, error))?;
    let complete = text.split_inclusive('\n').take(record.entries().len()).map(str::len).sum();
    let unended = !text[..complete].ends_with('\n');
    Ok(Log { record, torn, complete, unended })
}

/// The game that a log is of.
pub fn game_of(path: &Path, record: &Record) -> Result<&'static shelf::Boxed, Failure> {
    let header = record.header().ok_or_else(|| Failure::file(path, "no header"))?;
    shelf::find(&header.game).ok_or_else(|| Failure::no_such_game(&header.game))
}
