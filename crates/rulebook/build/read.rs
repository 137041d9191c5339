//! Finds the ledger files and parses them.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use serde::de::DeserializeOwned;

use crate::raw::{Book, Fault, LedgerFile, RawLedger, RawTranslation, Source, TranslationFile};

/// Reads `rules/*.toml` and `rules/<language>/*.toml`; all files that do not parse are reported together.
pub fn read_book(rules: &Path) -> Result<Book, Vec<Fault>> {
    let mut book = Book { ledgers: Vec::new(), translations: Vec::new() };
    let mut faults = Vec::new();
    for path in entries(rules).map_err(|error| vec![unreadable(rules, &error)])? {
        let outcome =
            if path.is_dir() { read_translations(&path, &mut book) } else { read_ledger(&path, &mut book) };
        faults.extend(outcome.err().into_iter().flatten());
    }
    if faults.is_empty() { Ok(book) } else { Err(faults) }
}

fn read_ledger(path: &Path, book: &mut Book) -> Result<(), Vec<Fault>> {
    if !is_toml(path) {
        return Ok(());
    }
    let source = source(path, "rules").map_err(|fault| vec![fault])?;
    let ledger = parse::<RawLedger>(&source).map_err(|fault| vec![fault])?;
    book.ledgers.push(LedgerFile { source, ledger });
    Ok(())
}

fn read_translations(folder: &Path, book: &mut Book) -> Result<(), Vec<Fault>> {
    let language = name(folder);
    let paths = entries(folder).map_err(|error| vec![unreadable(folder, &error)])?;
    let mut faults = Vec::new();
    for path in paths.iter().filter(|path| is_toml(path)) {
        match read_translation(path, &language) {
            Ok(file) => book.translations.push(file),
            Err(fault) => faults.push(fault),
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

fn read_translation(path: &Path, language: &str) -> Result<TranslationFile, Fault> {
    let source = source(path, &format!("rules/{language}"))?;
    let translation = parse::<RawTranslation>(&source)?;
    Ok(TranslationFile { source, language: language.to_owned(), translation })
}

/// Parses one file; a failure names the line.
pub fn parse<T: DeserializeOwned>(source: &Source) -> Result<T, Fault> {
    toml::from_str(&source.text).map_err(|error| {
        let line = error.span().map_or(1, |span| source.line(span.start));
        Fault { place: format!("{}:{line}", source.name), reason: error.message().to_owned() }
    })
}

fn source(path: &Path, folder: &str) -> Result<Source, Fault> {
    let text = fs::read_to_string(path).map_err(|error| unreadable(path, &error))?;
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Ok(Source { name: format!("{folder}/{}", name(path)), stem, text })
}

/// Sorted, so that the same ledgers give the same tables on every machine.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn is_toml(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "toml") && !name(path).starts_with('.')
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn unreadable(path: &Path, error: &io::Error) -> Fault {
    Fault { place: name(path), reason: format!("cannot be read: {error}") }
}
