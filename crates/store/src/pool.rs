//! The connection to one of two databases.

use std::path::Path;
use std::str::FromStr;

use sqlx::postgres::{PgPool, PgPoolOptions};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use crate::Failure;
use crate::writer::{self, Writer};

/// Runs the same statement on whichever database there is.
macro_rules! on {
    ($pool:expr, $it:ident => $body:expr) => {
        match $pool {
            $crate::pool::Pool::Sqlite($it) => $body,
            $crate::pool::Pool::Postgres($it) => $body,
        }
    };
}
pub(crate) use on;

#[derive(Clone, Debug)]
pub(crate) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// The durable record. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    pub(crate) pool: Pool,
    pub(crate) writer: Writer,
    pub(crate) process: std::sync::Arc<str>,
}

/// How many readers may ask at once.
const READERS: u32 = 8;

/// The tables of the database. The secret seeds stand apart from everything that is ever exported.
const SCHEMA: [&str; 12] = [
    "CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, owner TEXT NOT NULL, \
     listed BIGINT NOT NULL, stage TEXT NOT NULL, created BIGINT NOT NULL, touched BIGINT NOT NULL, rev BIGINT NOT NULL, doc TEXT NOT NULL)",
    "CREATE INDEX IF NOT EXISTS tables_listed ON tables (listed, stage, touched)",
    "CREATE TABLE IF NOT EXISTS secrets (table_id TEXT PRIMARY KEY, seed TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS log (table_id TEXT NOT NULL, n BIGINT NOT NULL, seen BIGINT NOT NULL, \
     request TEXT NOT NULL, at BIGINT NOT NULL, lines TEXT NOT NULL, PRIMARY KEY (table_id, n))",
    "CREATE TABLE IF NOT EXISTS chat (table_id TEXT NOT NULL, n BIGINT NOT NULL, at BIGINT NOT NULL, \
     person TEXT NOT NULL, name TEXT NOT NULL, words TEXT NOT NULL, PRIMARY KEY (table_id, n))",
    "CREATE TABLE IF NOT EXISTS seated (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id))",
    "CREATE TABLE IF NOT EXISTS accounts (id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, password TEXT NOT NULL, created BIGINT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS sessions (hash TEXT PRIMARY KEY, account TEXT NOT NULL, created BIGINT NOT NULL, \
     seen BIGINT NOT NULL, agent TEXT NOT NULL)",
    "CREATE INDEX IF NOT EXISTS sessions_account ON sessions (account)",
    "CREATE TABLE IF NOT EXISTS ratings (game TEXT NOT NULL, account TEXT NOT NULL, rating BIGINT NOT NULL, \
     matches BIGINT NOT NULL, PRIMARY KEY (game, account))",
    "CREATE TABLE IF NOT EXISTS leases (table_id TEXT PRIMARY KEY, process TEXT NOT NULL, until BIGINT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
];

impl Store {
    /// Opens SQLite in this file, or in a folder's `undercroft.sqlite`, and makes what is missing.
    ///
    /// The journal is written ahead and synced at every commit (`synchronous=FULL`): what was acknowledged survives a loss of
    /// power, not only of the process. Group commit makes that cheap.
    pub async fn sqlite(file: &Path) -> Result<Store, Failure> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(std::time::Duration::from_secs(10))
            .pragma("wal_autocheckpoint", "4000");
        let pool = SqlitePoolOptions::new().max_connections(READERS).connect_with(options).await?;
        for statement in SCHEMA {
            sqlx::query(statement).execute(&pool).await?;
        }
        Ok(Store::with(Pool::Sqlite(pool)))
    }

    /// Opens PostgreSQL at this address and makes what is missing.
    pub async fn postgres(address: &str) -> Result<Store, Failure> {
        let options = sqlx::postgres::PgConnectOptions::from_str(address)
            .map_err(|_| Failure::Address(without_password(address)))?;
        let pool = PgPoolOptions::new().max_connections(READERS + 2).connect_with(options).await?;
        let mut making = pool.begin().await?;
        // Two processes that start at once make the tables one after the other.
        sqlx::query("SELECT pg_advisory_xact_lock(7203)").execute(&mut *making).await?;
        for statement in SCHEMA {
            sqlx::query(statement).execute(&mut *making).await?;
        }
        making.commit().await?;
        Ok(Store::with(Pool::Postgres(pool)))
    }

    /// Opens whatever database the address names: `sqlite:PATH` or `postgres://…`.
    pub async fn open(address: &str) -> Result<Store, Failure> {
        match address.split_once(':') {
            Some(("sqlite", path)) => Store::sqlite(Path::new(path.trim_start_matches("//"))).await,
            Some(("postgres" | "postgresql", _)) => Store::postgres(address).await,
            _ => Err(Failure::Address(without_password(address))),
        }
    }

    fn with(pool: Pool) -> Store {
        let process = format!("{:x}-{:x}", std::process::id(), now());
        let writer = writer::start(pool.clone(), process.clone());
        Store { pool, writer, process: process.into() }
    }

    /// Whether several processes may share this database.
    pub fn is_shared(&self) -> bool {
        matches!(self.pool, Pool::Postgres(_))
    }

    /// The name of this process in leases and notices.
    pub fn process(&self) -> &str {
        &self.process
    }

    /// Whether the database answers.
    pub async fn alive(&self) -> Result<(), Failure> {
        on!(&self.pool, it => { sqlx::query("SELECT 1").execute(it).await?; });
        Ok(())
    }

    /// Writes what is still under way and closes.
    pub async fn close(&self) {
        self.writer.finish().await;
        on!(&self.pool, it => it.close().await);
    }

    /// A setting kept in the database, made once: the first of several processes decides.
    pub async fn setting(&self, key: &str, made: &str) -> Result<String, Failure> {
        on!(&self.pool, it => {
            sqlx::query("INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(key).bind(made).execute(it).await?;
            let (value,): (String,) = sqlx::query_as("SELECT value FROM settings WHERE key = $1")
                .bind(key).fetch_one(it).await?;
            Ok(value)
        })
    }
}

/// An address as a log may show it.
fn without_password(address: &str) -> String {
    match (address.find("://"), address.rfind('@')) {
        (Some(scheme), Some(at)) if at > scheme => format!("{}://…{}", &address[..scheme], &address[at..]),
        _ => address.to_owned(),
    }
}

/// The clock on the wall: for rows, never for rules.
pub(crate) fn now() -> crate::Millis {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as crate::Millis)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_never_reaches_a_message() {
        assert_eq!(without_password("postgres://me:secret@host/db"), "postgres://…@host/db");
    }
}
