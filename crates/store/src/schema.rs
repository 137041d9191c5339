//! The tables of the database, and the version of their shape.
//!
//! A table has a link (`id`, too long to guess) and a number (`num`, growing with time). Everything that belongs to it is kept by
//! its number: what is written together then stands together, and a commit of hundreds of tables touches few pages.

use crate::Failure;
use crate::pool::{Pool, on};

/// The version of the shape below. Raised when older programs could not use the tables any more.
const VERSION: &str = "2";

/// The shape. `{key}` is the type of a whole-number key. The secret seeds stand apart from everything that is ever exported.
const SCHEMA: [&str; 18] = [
    "CREATE TABLE IF NOT EXISTS tables (num {key}, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, owner TEXT NOT NULL, \
     listed BIGINT NOT NULL, stage TEXT NOT NULL, created BIGINT NOT NULL, touched BIGINT NOT NULL, rev BIGINT NOT NULL, \
     doc TEXT NOT NULL)",
    "CREATE INDEX IF NOT EXISTS tables_listed ON tables (touched) WHERE listed = 1 AND stage <> 'over'",
    "CREATE INDEX IF NOT EXISTS tables_owned ON tables (owner) WHERE stage <> 'over'",
    "CREATE INDEX IF NOT EXISTS tables_auto ON tables (touched) WHERE stage = 'auto'",
    "CREATE TABLE IF NOT EXISTS secrets (num {key}, seed TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS log (num BIGINT NOT NULL, n BIGINT NOT NULL, seen BIGINT NOT NULL, \
     request TEXT NOT NULL, at BIGINT NOT NULL, lines TEXT NOT NULL, UNIQUE (num, n))",
    "CREATE TABLE IF NOT EXISTS chat (num BIGINT NOT NULL, n BIGINT NOT NULL, at BIGINT NOT NULL, \
     person TEXT NOT NULL, name TEXT NOT NULL, words TEXT NOT NULL, UNIQUE (num, n))",
    "CREATE TABLE IF NOT EXISTS seated (person TEXT NOT NULL, num BIGINT NOT NULL, UNIQUE (person, num))",
    // Whoever sat down last, on SQLite: in no order, so that a commit writes the last page alone. `seated` takes them in now and then.
    "CREATE TABLE IF NOT EXISTS seated_lately (person TEXT NOT NULL, num BIGINT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS accounts (id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, password TEXT NOT NULL, created BIGINT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS sessions (hash TEXT PRIMARY KEY, account TEXT NOT NULL, created BIGINT NOT NULL, \
     seen BIGINT NOT NULL, agent TEXT NOT NULL)",
    "CREATE INDEX IF NOT EXISTS sessions_account ON sessions (account)",
    "CREATE TABLE IF NOT EXISTS bouts (game TEXT NOT NULL, first TEXT NOT NULL, second TEXT NOT NULL, \
     matches BIGINT NOT NULL, halves BIGINT NOT NULL, UNIQUE (game, first, second))",
    "CREATE TABLE IF NOT EXISTS notices (person TEXT NOT NULL, num BIGINT NOT NULL, webhook TEXT NOT NULL, \
     secret TEXT NOT NULL, mail TEXT NOT NULL, UNIQUE (person, num))",
    "CREATE TABLE IF NOT EXISTS leases (table_id TEXT PRIMARY KEY, process TEXT NOT NULL, until BIGINT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS serving (one {key}, at BIGINT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS outages (began BIGINT NOT NULL, ended BIGINT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
];

/// Makes what is missing. A database of another shape is left alone and named.
pub(crate) async fn make(pool: &Pool) -> Result<(), Failure> {
    match pool {
        Pool::Sqlite(pool) => {
            let mut making = pool.begin_with("BEGIN IMMEDIATE").await?;
            for statement in statements("INTEGER PRIMARY KEY") {
                sqlx::query(sqlx::AssertSqlSafe(statement))
                    .execute(&mut *making)
                    .await
                    .map_err(other_shape)?;
            }
            making.commit().await?;
        }
        Pool::Postgres(pool) => {
            let mut making = pool.begin().await?;
            // Two processes that start at once make the tables one after the other.
            sqlx::query("SELECT pg_advisory_xact_lock(7203)").execute(&mut *making).await?;
            for statement in statements("BIGINT PRIMARY KEY") {
                sqlx::query(sqlx::AssertSqlSafe(statement))
                    .execute(&mut *making)
                    .await
                    .map_err(other_shape)?;
            }
            making.commit().await?;
        }
    }
    let found = on!(pool, it => {
        sqlx::query("INSERT INTO settings (key, value) VALUES ('schema', $1) ON CONFLICT DO NOTHING")
            .bind(VERSION).execute(it).await?;
        let (found,): (String,) =
            sqlx::query_as("SELECT value FROM settings WHERE key = 'schema'").fetch_one(it).await?;
        found
    });
    if found == VERSION { Ok(()) } else { Err(Failure::OtherShape { found, ours: VERSION }) }
}

fn statements(key: &'static str) -> impl Iterator<Item = String> {
    SCHEMA.iter().map(move |statement| statement.replace("{key}", key))
}

/// An index on a column that is not there: the tables were made before they had a version.
fn other_shape(error: sqlx::Error) -> Failure {
    match error.to_string().contains("column") {
        true => Failure::OtherShape { found: "1".to_owned(), ours: VERSION },
        false => error.into(),
    }
}
