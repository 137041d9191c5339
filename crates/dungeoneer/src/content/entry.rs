//! One table of a card file, taken apart field by field, so that every complaint knows where it belongs.

use serde::de::DeserializeOwned;
use toml::{Table, Value};

use super::error::ContentError;

/// A card file: its name and its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The name that errors show, such as `crypt/boons.toml`.
    pub file: String,
    /// What stands in it.
    pub text: String,
}

/// One table of an array such as `[[adventure]]`, with the fields that were not read yet.
pub(super) struct Entry<'a> {
    source: &'a Source,
    pub(super) id: String,
    fields: Table,
}

impl<'a> Entry<'a> {
    /// Wraps a table. Its `id` field names it in errors; without one, the array's name does.
    pub(super) fn new(source: &'a Source, array: &str, fields: Table) -> Entry<'a> {
        let id = fields.get("id").and_then(Value::as_str).unwrap_or(array).to_owned();
        Entry { source, id, fields }
    }

    /// A field that must be there.
    pub(super) fn need<T: DeserializeOwned>(&mut self, field: &str) -> Result<T, ContentError> {
        self.maybe(field)?.ok_or_else(|| self.wrong(field, "it is missing"))
    }

    /// A field that may be left out.
    pub(super) fn maybe<T: DeserializeOwned>(&mut self, field: &str) -> Result<Option<T>, ContentError> {
        let Some(value) = self.fields.remove(field) else { return Ok(None) };
        value
            .try_into()
            .map(Some)
            .map_err(|error: toml::de::Error| self.wrong(field, error.to_string().trim()))
    }

    /// A field that has a default when it is left out.
    pub(super) fn or_default<T: DeserializeOwned + Default>(
        &mut self,
        field: &str,
    ) -> Result<T, ContentError> {
        Ok(self.maybe(field)?.unwrap_or_default())
    }

    /// Complains about a field that nobody read.
    pub(super) fn finish(&self) -> Result<(), ContentError> {
        match self.fields.keys().next() {
            Some(field) => Err(self.wrong(field, "there is no such field on this kind of card")),
            None => Ok(()),
        }
    }

    /// Complains unless the condition holds.
    pub(super) fn unless(&self, holds: bool, field: &str, why: &str) -> Result<(), ContentError> {
        if holds { Ok(()) } else { Err(self.wrong(field, why)) }
    }

    /// A complaint about a field.
    pub(super) fn wrong(&self, field: &str, why: impl Into<String>) -> ContentError {
        ContentError {
            file: self.source.file.clone(),
            line: self.line(field),
            card: self.id.clone(),
            field: field.to_owned(),
            why: why.into(),
        }
    }

    /// The line of the field below the card's id; the id's own line when the field is nowhere.
    fn line(&self, field: &str) -> usize {
        let named = format!("id = \"{}\"", self.id);
        let mut lines = self.source.text.lines().enumerate().skip_while(|(_, line)| line.trim() != named);
        let Some((id_line, _)) = lines.next() else { return 0 };
        let of_card = lines.take_while(|(_, line)| !line.starts_with("[["));
        let starts =
            |line: &str| line.strip_prefix(field).is_some_and(|rest| rest.trim_start().starts_with('='));
        of_card.into_iter().find(|(_, line)| starts(line)).map_or(id_line, |(line, _)| line) + 1
    }
}

/// The tables of a file, array by array, in the file's order. A file that is not TOML, or holds anything but arrays of tables
/// and single tables, is complained about.
pub(super) fn entries<'a>(source: &'a Source, errors: &mut Vec<ContentError>) -> Vec<(String, Entry<'a>)> {
    let whole = |line: usize, why: String| ContentError {
        file: source.file.clone(),
        line,
        card: "the file".to_owned(),
        field: "-".to_owned(),
        why,
    };
    let document: Table = match toml::from_str(&source.text) {
        Ok(document) => document,
        Err(error) => {
            let line = error.span().map_or(0, |span| source.text[..span.start].lines().count().max(1));
            errors.push(whole(line, error.message().to_owned()));
            return Vec::new();
        }
    };
    let mut found = Vec::new();
    for (array, value) in document {
        let tables = match value {
            Value::Array(items) => items,
            single => vec![single],
        };
        for item in tables {
            match item {
                Value::Table(fields) => found.push((array.clone(), Entry::new(source, &array, fields))),
                _ => errors.push(whole(0, format!("`{array}` must be a table"))),
            }
        }
    }
    found
}
