//! A batch into SQLite: prepared statements on a connection of the writer's own, without a way to another thread and back for
//! each.

use std::path::Path;
use std::time::Duration;

use rusqlite::types::ToSqlOutput;
use rusqlite::{CachedStatement, Connection, Params, params_from_iter};

use crate::pool::{CACHE, CARRY_OVER};
use crate::writer::{Append, Parts, all_updated};
use crate::{Failure, Millis};

const TABLE: &str = "INSERT INTO tables (num, id, game, owner, listed, stage, created, touched, rev, doc) \
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, 0, ?8)";
const SECRET: &str = "INSERT INTO secrets (num, seed) VALUES (?1, ?2)";
const ROW: &str = "INSERT INTO log (num, n, seen, request, at, lines) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
/// Several rows with one statement take two thirds of the time that they take one by one.
const ROWS: &str = "INSERT INTO log (num, n, seen, request, at, lines) VALUES \
                    (?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?), \
                    (?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?)";
const DOCUMENT: &str =
    "UPDATE tables SET doc = ?1, stage = ?2, rev = rev + 1, touched = ?3 WHERE num = ?4 AND rev = ?5";
const OWNER: &str = "UPDATE tables SET owner = ?1 WHERE num = ?2";
const CHAT: &str = "INSERT INTO chat (num, n, at, person, name, words) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
const SEATED: &str = "INSERT INTO seated_lately (person, num) VALUES (?1, ?2)";
const TAKE_IN: &str = "INSERT INTO seated (person, num) SELECT person, num FROM seated_lately WHERE true \
                       ORDER BY person, num ON CONFLICT DO NOTHING; \
                       DELETE FROM seated_lately";
/// How many may have sat down lately before `seated` takes them in: whoever asks for a person's tables reads them all.
const MOST_LATELY: i64 = 8_000;
const BOUT: &str = "INSERT INTO bouts (game, first, second, matches, halves) VALUES (?1, ?2, ?3, 1, ?4) \
                    ON CONFLICT (game, first, second) DO UPDATE SET matches = matches + 1, halves = halves + excluded.halves";

/// The writer's connection.
pub(crate) struct Sqlite {
    connection: Connection,
    /// How many stand in `seated_lately`.
    lately: i64,
}

/// Opens it, with the promises of [`crate::Store::sqlite`]; in at most so many pages.
pub(crate) fn open(file: &Path, pages: Option<u32>) -> Result<Sqlite, Failure> {
    let connection = Connection::open(file)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "wal_autocheckpoint", CARRY_OVER)?;
    connection.pragma_update(None, "cache_size", CACHE)?;
    if let Some(pages) = pages {
        connection.pragma_update(None, "max_page_count", pages)?;
    }
    let lately = connection.query_row("SELECT COUNT(*) FROM seated_lately", (), |row| row.get(0))?;
    Ok(Sqlite { connection, lately })
}

/// Writes a batch in one transaction. A document of another revision is a conflict.
pub(crate) fn write(to: &mut Sqlite, parts: &Parts<'_>) -> Result<(), Failure> {
    let lately = to.lately + parts.seated.len() as i64;
    let is_full = lately >= MOST_LATELY;
    let all = &to.connection;
    carry_out(all, "BEGIN IMMEDIATE")?;
    let written = write_parts(all, parts, is_full).and_then(|()| carry_out(all, "COMMIT"));
    if written.is_err() && !all.is_autocommit() {
        let _ = carry_out(all, "ROLLBACK");
    }
    written?;
    to.lately = if is_full { 0 } else { lately };
    Ok(())
}

/// Carries out a statement that is prepared once. What begins and ends a transaction is needed as often as anything else.
fn carry_out(connection: &Connection, statement: &str) -> Result<(), Failure> {
    connection.prepare_cached(statement)?.execute(())?;
    Ok(())
}

fn write_parts(all: &Connection, parts: &Parts<'_>, takes_in: bool) -> Result<(), Failure> {
    let at = parts.at;
    each(all.prepare_cached(TABLE)?, &parts.tables, |(change, new)| {
        (change.num, &*change.table, &new.game, &new.owner, new.listed, change.stage, at, &new.doc)
    })?;
    each(all.prepare_cached(SECRET)?, &parts.tables, |(change, new)| (change.num, &new.seed))?;
    let (eights, rest) = parts.rows.as_chunks::<8>();
    each(all.prepare_cached(ROWS)?, eights, |rows| {
        params_from_iter(rows.iter().flat_map(move |row| row_values(row, at)))
    })?;
    each(all.prepare_cached(ROW)?, rest, |row| params_from_iter(row_values(row, at)))?;
    let updated =
        each(all.prepare_cached(DOCUMENT)?, &parts.docs, |doc| (doc.text, doc.stage, at, doc.num, doc.rev))?;
    all_updated(updated, parts.docs.len())?;
    each(all.prepare_cached(OWNER)?, &parts.owners, |(owner, num)| (*owner, *num))?;
    each(all.prepare_cached(CHAT)?, &parts.chat, |(num, chat)| {
        (*num, chat.n, at, &chat.person, &chat.name, &chat.words)
    })?;
    each(all.prepare_cached(SEATED)?, &parts.seated, |(person, num)| (*person, *num))?;
    each(all.prepare_cached(BOUT)?, &parts.bouts, |bout| {
        (&bout.game, &bout.first, &bout.second, bout.halves)
    })?;
    if takes_in {
        all.execute_batch(TAKE_IN)?;
    }
    Ok(())
}

/// The values of a row of the log.
fn row_values<'a>((num, row): &(i64, &'a Append), at: Millis) -> [ToSqlOutput<'a>; 6] {
    let (request, lines) = (row.request.as_str(), row.lines.as_str());
    [(*num).into(), row.n.into(), row.seen.into(), request.into(), at.into(), lines.into()]
}

/// Carries a statement out for each of these; how many rows it changed.
fn each<'a, T, P: Params>(
    mut statement: CachedStatement<'_>,
    of: &'a [T],
    values: impl Fn(&'a T) -> P,
) -> Result<u64, Failure> {
    let mut changed = 0;
    for it in of {
        changed += statement.execute(values(it))? as u64;
    }
    Ok(changed)
}
