//! Several processes on one database: who acts of itself at a table, and how the others hear of it.
//!
//! A lease gives one process the initiative at a table: its bots, its clocks, its standing orders. It is not what keeps the log
//! whole: rows do that by themselves. So a lease that ran out too early or too late costs time, never a move.

use sqlx::postgres::PgListener;

use crate::pool::{Pool, now, on};
use crate::{Failure, Millis, Store};

impl Store {
    /// Takes or keeps the lease of a table for so long; false while another process holds it.
    pub async fn lease(&self, table: &str, length: Millis) -> Result<bool, Failure> {
        if !self.is_shared() {
            return Ok(true);
        }
        on!(&self.pool, it => {
            let taken = sqlx::query(
                "INSERT INTO leases (table_id, process, until) VALUES ($1, $2, $3) ON CONFLICT (table_id) DO UPDATE \
                 SET process = $2, until = $3 WHERE leases.process = $2 OR leases.until < $4")
                .bind(table).bind(&*self.process).bind(now() + length).bind(now())
                .execute(it).await?;
            Ok(taken.rows_affected() == 1)
        })
    }

    /// Gives the lease of a table back.
    pub async fn release(&self, table: &str) -> Result<(), Failure> {
        if self.is_shared() {
            on!(&self.pool, it => {
                sqlx::query("DELETE FROM leases WHERE table_id = $1 AND process = $2")
                    .bind(table).bind(&*self.process).execute(it).await?;
            });
        }
        Ok(())
    }

    /// What other processes write from now on; nothing where there are no others.
    pub async fn notices(&self) -> Result<Option<Notices>, Failure> {
        let Pool::Postgres(pool) = &self.pool else { return Ok(None) };
        let mut listener = PgListener::connect_with(pool).await?;
        listener.listen("undercroft").await?;
        Ok(Some(Notices { listener, process: self.process.to_string() }))
    }
}

/// What other processes write.
pub struct Notices {
    listener: PgListener,
    process: String,
}

/// Something heard from another process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// This table changed.
    Changed(String),
    /// The connection was lost and is back: anything may have changed.
    Anything,
}

impl Notices {
    /// Waits for the next change that another process made.
    pub async fn next(&mut self) -> Result<Heard, Failure> {
        loop {
            let Some(notice) = self.listener.try_recv().await? else { return Ok(Heard::Anything) };
            match notice.payload().split_once(' ') {
                Some((process, _)) if process == self.process => {}
                Some((_, table)) => return Ok(Heard::Changed(table.to_owned())),
                None => {}
            }
        }
    }
}
