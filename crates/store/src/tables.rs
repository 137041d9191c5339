//! Tables: their documents, logs and chat.

use std::sync::atomic::{AtomicI64, Ordering};

use crate::pool::{now, on};
use crate::{Failure, Millis, Store};

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its number: what belongs to it is kept by this.
    pub num: i64,
    /// Its link.
    pub id: String,
    /// The revision of the document.
    pub rev: i64,
    /// Everything else, in the server's own data.
    pub doc: String,
}

type StoredRow = (i64, String, i64, String);

impl From<StoredRow> for Stored {
    fn from((num, id, rev, doc): StoredRow) -> Stored {
        Stored { num, id, rev, doc }
    }
}

/// A row of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The number of its first line.
    pub n: i64,
    /// Which viewers could tell.
    pub seen: i64,
    /// The client's own name for what it asked.
    pub request: String,
    /// When.
    pub at: Millis,
    /// The lines.
    pub lines: String,
}

/// A line of chat as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number.
    pub n: i64,
    /// When.
    pub at: Millis,
    /// Who, by id.
    pub person: String,
    /// Who, by name.
    pub name: String,
    /// What.
    pub words: String,
}

/// The numbers of the tables at which the person `$1` sits or sat.
macro_rules! sat_at {
    () => {
        "(SELECT num FROM seated WHERE person = $1 UNION SELECT num FROM seated_lately WHERE person = $1)"
    };
}

/// Bits of a table's number that are chance; the others are the time.
const CHANCE_BITS: u32 = 20;

/// The last number that this process gave.
static LAST: AtomicI64 = AtomicI64::new(0);

/// A number for a new table: it grows with time, so that what is written together stands together. One process never gives the
/// same twice, however many tables are made at once; two hardly ever do, and one that is taken is refused as a conflict.
pub fn new_number(chance: u32) -> i64 {
    let wanted = (now() << CHANCE_BITS) | i64::from(chance & ((1 << CHANCE_BITS) - 1));
    let free = |last: i64| wanted.max(last + 1);
    free(LAST.update(Ordering::Relaxed, Ordering::Relaxed, free))
}

/// When the table with this number was made.
pub fn made_at(num: i64) -> Millis {
    num >> CHANCE_BITS
}

impl Store {
    /// The table with this link.
    pub async fn table(&self, id: &str) -> Result<Option<Stored>, Failure> {
        let row: Option<StoredRow> = on!(&self.pool, it => {
            sqlx::query_as("SELECT num, id, rev, doc FROM tables WHERE id = $1").bind(id).fetch_optional(it).await?
        });
        Ok(row.map(Stored::from))
    }

    /// The secret seed of a table.
    pub async fn seed(&self, num: i64) -> Result<Option<String>, Failure> {
        let row: Option<(String,)> = on!(&self.pool, it => {
            sqlx::query_as("SELECT seed FROM secrets WHERE num = $1").bind(num).fetch_optional(it).await?
        });
        Ok(row.map(|row| row.0))
    }

    /// The rows of a table's log from this line on.
    pub async fn rows(&self, num: i64, from: i64) -> Result<Vec<Row>, Failure> {
        let rows: Vec<(i64, i64, String, i64, String)> = on!(&self.pool, it => {
            sqlx::query_as("SELECT n, seen, request, at, lines FROM log WHERE num = $1 AND n >= $2 ORDER BY n")
                .bind(num).bind(from).fetch_all(it).await?
        });
        let row = |(n, seen, request, at, lines)| Row { n, seen, request, at, lines };
        Ok(rows.into_iter().map(row).collect())
    }

    /// The last lines of a table's chat, oldest first.
    pub async fn chat(&self, num: i64, most: i64) -> Result<Vec<ChatLine>, Failure> {
        let mut rows: Vec<(i64, i64, String, String, String)> = on!(&self.pool, it => {
            sqlx::query_as("SELECT n, at, person, name, words FROM chat WHERE num = $1 ORDER BY n DESC LIMIT $2")
                .bind(num).bind(most).fetch_all(it).await?
        });
        rows.reverse();
        let line = |(n, at, person, name, words)| ChatLine { n, at, person, name, words };
        Ok(rows.into_iter().map(line).collect())
    }

    /// The tables that strangers may find, the most recent first.
    pub async fn listed(&self, most: i64) -> Result<Vec<Stored>, Failure> {
        let rows: Vec<StoredRow> = on!(&self.pool, it => {
            sqlx::query_as("SELECT num, id, rev, doc FROM tables WHERE listed = 1 AND stage <> 'over' \
                            ORDER BY touched DESC LIMIT $1")
                .bind(most).fetch_all(it).await?
        });
        Ok(rows.into_iter().map(Stored::from).collect())
    }

    /// The tables at which a person sits or sat, the most recent first.
    pub async fn tables_of(&self, person: &str, most: i64) -> Result<Vec<Stored>, Failure> {
        let rows: Vec<StoredRow> = on!(&self.pool, it => {
            sqlx::query_as(concat!("SELECT num, id, rev, doc FROM tables WHERE num IN ", sat_at!(), " ORDER BY touched DESC LIMIT $2"))
                .bind(person).bind(most).fetch_all(it).await?
        });
        Ok(rows.into_iter().map(Stored::from).collect())
    }

    /// The tables under way at which a person sits, by their links.
    pub async fn tables_under_way(&self, person: &str, most: i64) -> Result<Vec<String>, Failure> {
        let rows: Vec<(String,)> = on!(&self.pool, it => {
            sqlx::query_as(concat!("SELECT id FROM tables WHERE num IN ", sat_at!(), " AND stage <> 'over' ORDER BY touched DESC LIMIT $2"))
                .bind(person).bind(most).fetch_all(it).await?
        });
        Ok(rows.into_iter().map(|row| row.0).collect())
    }

    /// How many tables are under way that are this person's.
    pub async fn open_tables_of(&self, owner: &str) -> Result<i64, Failure> {
        let (count,): (i64,) = on!(&self.pool, it => {
            sqlx::query_as("SELECT COUNT(*) FROM tables WHERE owner = $1 AND stage <> 'over'")
                .bind(owner).fetch_one(it).await?
        });
        Ok(count)
    }

    /// The tables under way at which somebody sits who wants to be told when it is their turn, and at which nothing else happens of
    /// itself.
    pub async fn watched_for(&self, most: i64) -> Result<Vec<String>, Failure> {
        let rows: Vec<(String,)> = on!(&self.pool, it => {
            sqlx::query_as("SELECT id FROM tables WHERE stage = 'playing' AND num IN \
                            (SELECT seated.num FROM seated JOIN notices ON notices.person = seated.person \
                             UNION SELECT lately.num FROM seated_lately lately JOIN notices ON notices.person = lately.person) \
                            ORDER BY touched DESC LIMIT $1")
                .bind(most).fetch_all(it).await?
        });
        Ok(rows.into_iter().map(|row| row.0).collect())
    }

    /// The tables under way that may have work without anybody asking: bots to move, clocks to watch.
    pub async fn unattended(&self, most: i64) -> Result<Vec<String>, Failure> {
        let rows: Vec<(String,)> = on!(&self.pool, it => {
            sqlx::query_as("SELECT id FROM tables LEFT JOIN leases ON leases.table_id = tables.id \
                            WHERE stage = 'auto' AND (leases.until IS NULL OR leases.until < $1) \
                            ORDER BY touched DESC LIMIT $2")
                .bind(now()).bind(most).fetch_all(it).await?
        });
        Ok(rows.into_iter().map(|row| row.0).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_made_at_once_have_numbers_of_their_own() {
        let make = || (0..1_000).map(|_| new_number(7)).collect::<Vec<_>>();
        let threads: Vec<_> = (0..2).map(|_| std::thread::spawn(make)).collect();
        let each = threads.into_iter().map(|thread| thread.join().expect("numbers"));
        let mut all: Vec<i64> = each.inspect(|numbers| assert!(numbers.is_sorted())).flatten().collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 2_000);
        assert!(all[0] > 0, "{}", all[0]);
    }
}
