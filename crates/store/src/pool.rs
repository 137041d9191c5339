//! The connection to one of two databases.

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use sqlx::Connection;
use sqlx::postgres::{PgConnection, PgPool, PgPoolOptions};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use crate::writer::{self, Writer};
use crate::{Failure, into_sqlite, schema};

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
    /// What keeps other processes away from a file of SQLite: they would not hear of each other.
    alone: Option<std::sync::Arc<std::fs::File>>,
}

/// How many readers may ask at once.
const READERS: u32 = 8;
/// Pages of the journal after which a commit carries them over into the database itself. A task beside the writer does most of
/// that before (`writer`), so that no commit waits for it.
pub(crate) const CARRY_OVER: &str = "32000";
/// The most memory that a connection keeps pages in, in kibibytes, negative as SQLite wants it.
pub(crate) const CACHE: &str = "-8000";

impl Store {
    /// Opens SQLite in this file and makes what is missing.
    ///
    /// The journal is written ahead and synced at every commit (`synchronous=FULL`): what was acknowledged survives a loss of
    /// power, not only of the process. Group commit makes that cheap.
    pub async fn sqlite(file: &Path) -> Result<Store, Failure> {
        Store::sqlite_of(file, None).await
    }

    /// The same in at most so many pages: what a full disk is like.
    pub async fn sqlite_of(file: &Path, pages: Option<u32>) -> Result<Store, Failure> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .pragma("wal_autocheckpoint", CARRY_OVER)
            .pragma("cache_size", CACHE);
        let opening = |error: sqlx::Error| Failure::Open(file.display().to_string(), error.to_string());
        let alone = std::sync::Arc::new(alone_with(file)?);
        let pool =
            SqlitePoolOptions::new().max_connections(READERS).connect_with(options).await.map_err(opening)?;
        Store::made(&Pool::Sqlite(pool.clone()), &file.display().to_string()).await?;
        let writer = writer::into_sqlite(pool.clone(), into_sqlite::open(file, pages)?)?;
        Ok(Store { pool: Pool::Sqlite(pool), writer, process: process().into(), alone: Some(alone) })
    }

    /// Opens PostgreSQL at this address and makes what is missing.
    pub async fn postgres(address: &str) -> Result<Store, Failure> {
        let options = sqlx::postgres::PgConnectOptions::from_str(address)
            .map_err(|_| Failure::Address(without_password(address)))?;
        let opening = |error: sqlx::Error| Failure::Open(without_password(address), error.to_string());
        // Once without the pool, which would wait half a minute before it says less.
        PgConnection::connect_with(&options).await.map_err(opening)?.close().await.map_err(opening)?;
        let pool =
            PgPoolOptions::new().max_connections(READERS + 2).connect_with(options).await.map_err(opening)?;
        Store::made(&Pool::Postgres(pool.clone()), &without_password(address)).await?;
        let process = process();
        let writer = writer::into_postgres(pool.clone(), process.clone());
        Ok(Store { pool: Pool::Postgres(pool), writer, process: process.into(), alone: None })
    }

    /// Opens whatever database the address names: `sqlite:PATH` or `postgres://…`.
    pub async fn open(address: &str) -> Result<Store, Failure> {
        match address.split_once(':') {
            Some(("sqlite", path)) => Store::sqlite(Path::new(path.trim_start_matches("//"))).await,
            Some(("postgres" | "postgresql", _)) => Store::postgres(address).await,
            _ => Err(Failure::Address(without_password(address))),
        }
    }

    /// Makes what is missing.
    async fn made(pool: &Pool, address: &str) -> Result<(), Failure> {
        schema::make(pool).await.map_err(|failure| match failure {
            Failure::Database(why) => Failure::Open(address.to_owned(), why),
            other => other,
        })
    }

    /// Whether several processes may share this database.
    pub fn is_shared(&self) -> bool {
        matches!(self.pool, Pool::Postgres(_))
    }

    /// The name of this process in leases and notices.
    pub fn process(&self) -> &str {
        &self.process
    }

    /// Whether the database answers, and takes what is written.
    pub async fn alive(&self) -> Result<(), Failure> {
        on!(&self.pool, it => { sqlx::query("SELECT 1").execute(it).await?; });
        self.writer.health()
    }

    /// Writes what is still under way and closes.
    pub async fn close(&self) {
        self.writer.finish().await;
        on!(&self.pool, it => it.close().await);
        if let Some(lock) = &self.alone {
            let _ = lock.unlock();
        }
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

/// Locks a file beside the database for as long as this process has it open, however it ends.
fn alone_with(database: &Path) -> Result<std::fs::File, Failure> {
    use std::fs::TryLockError;
    let failed = |why: String| Failure::Open(database.display().to_string(), why);
    let beside = database.with_extension("lock");
    let file = std::fs::File::options().create(true).truncate(false).write(true).open(&beside);
    let file = file.map_err(|error| failed(error.to_string()))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Failure::InUse(database.display().to_string())),
        Err(TryLockError::Error(error)) => Err(failed(error.to_string())),
    }
}

/// A name for this process.
fn process() -> String {
    format!("{:x}-{:x}", std::process::id(), now())
}

/// An address as a log may show it.
fn without_password(address: &str) -> String {
    let address = address.split('?').next().unwrap_or_default();
    match (address.find("://"), address.rfind('@')) {
        (Some(scheme), Some(at)) if at > scheme => format!("{}://…{}", &address[..scheme], &address[at..]),
        (_, Some(at)) => format!("…{}", &address[at..]),
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
        assert_eq!(without_password("postgres://host/db?user=me&password=secret"), "postgres://host/db");
        assert_eq!(without_password("postgres:me:secret@host/db"), "…@host/db");
    }
}
