//! Tables: their documents, logs and chat.

use crate::pool::{now, on};
use crate::{Failure, Millis, Store};

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Who made it.
    pub owner: String,
    /// Whether strangers find it in the list.
    pub listed: bool,
    /// Gathering, playing or over.
    pub stage: String,
    /// When it was made.
    pub created: Millis,
    /// When it last changed.
    pub touched: Millis,
    /// The revision of the document.
    pub rev: i64,
    /// Everything else, in the server's own data.
    pub doc: String,
}

type StoredRow = (String, String, String, i64, String, i64, i64, i64, String);

impl From<StoredRow> for Stored {
    fn from(row: StoredRow) -> Stored {
        let (id, game, owner, listed, stage, created, touched, rev, doc) = row;
        Stored { id, game, owner, listed: listed != 0, stage, created, touched, rev, doc }
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

impl Store {
    /// Keeps a new table and its secret seed.
    pub async fn create(&self, table: &Stored, seed: &str) -> Result<(), Failure> {
        on!(&self.pool, it => {
            let mut all = it.begin().await?;
            sqlx::query("INSERT INTO tables (id, game, owner, listed, stage, created, touched, rev, doc) \
                         VALUES ($1, $2, $3, $4, $5, $6, $6, 0, $7)")
                .bind(&table.id).bind(&table.game).bind(&table.owner).bind(i64::from(table.listed))
                .bind(&table.stage).bind(now()).bind(&table.doc)
                .execute(&mut *all).await?;
            sqlx::query("INSERT INTO secrets (table_id, seed) VALUES ($1, $2)")
                .bind(&table.id).bind(seed).execute(&mut *all).await?;
            all.commit().await?;
        });
        Ok(())
    }

    /// The table with this id.
    pub async fn table(&self, id: &str) -> Result<Option<Stored>, Failure> {
        let row: Option<StoredRow> = on!(&self.pool, it => {
            sqlx::query_as("SELECT id, game, owner, listed, stage, created, touched, rev, doc FROM tables WHERE id = $1")
                .bind(id).fetch_optional(it).await?
        });
        Ok(row.map(Stored::from))
    }

    /// The secret seed of a table.
    pub async fn seed(&self, id: &str) -> Result<Option<String>, Failure> {
        let row: Option<(String,)> = on!(&self.pool, it => {
            sqlx::query_as("SELECT seed FROM secrets WHERE table_id = $1").bind(id).fetch_optional(it).await?
        });
        Ok(row.map(|row| row.0))
    }

    /// The rows of a table's log from this line on.
    pub async fn rows(&self, id: &str, from: i64) -> Result<Vec<Row>, Failure> {
        let rows: Vec<(i64, i64, String, i64, String)> = on!(&self.pool, it => {
            sqlx::query_as("SELECT n, seen, request, at, lines FROM log WHERE table_id = $1 AND n >= $2 ORDER BY n")
                .bind(id).bind(from).fetch_all(it).await?
        });
        Ok(rows
            .into_iter()
            .map(|(n, seen, request, at, lines)| Row { n, seen, request, at, lines })
            .collect())
    }

    /// The last lines of a table's chat, oldest first.
    pub async fn chat(&self, id: &str, most: i64) -> Result<Vec<ChatLine>, Failure> {
        let mut rows: Vec<(i64, i64, String, String, String)> = on!(&self.pool, it => {
            sqlx::query_as("SELECT n, at, person, name, words FROM chat WHERE table_id = $1 ORDER BY n DESC LIMIT $2")
                .bind(id).bind(most).fetch_all(it).await?
        });
        rows.reverse();
        let line = |(n, at, person, name, words)| ChatLine { n, at, person, name, words };
        Ok(rows.into_iter().map(line).collect())
    }

    /// The tables that strangers may find, the most recent first.
    pub async fn listed(&self, most: i64) -> Result<Vec<Stored>, Failure> {
        let rows: Vec<StoredRow> = on!(&self.pool, it => {
            sqlx::query_as("SELECT id, game, owner, listed, stage, created, touched, rev, doc FROM tables \
                            WHERE listed = 1 AND stage <> 'over' ORDER BY touched DESC LIMIT $1")
                .bind(most).fetch_all(it).await?
        });
        Ok(rows.into_iter().map(Stored::from).collect())
    }

    /// The tables at which a person sits or sat, the most recent first.
    pub async fn tables_of(&self, person: &str, most: i64) -> Result<Vec<Stored>, Failure> {
        let rows: Vec<StoredRow> = on!(&self.pool, it => {
            sqlx::query_as("SELECT id, game, owner, listed, stage, created, touched, rev, doc FROM tables \
                            JOIN seated ON seated.table_id = tables.id WHERE seated.person = $1 \
                            ORDER BY touched DESC LIMIT $2")
                .bind(person).bind(most).fetch_all(it).await?
        });
        Ok(rows.into_iter().map(Stored::from).collect())
    }

    /// Notes that a person sits at a table.
    pub async fn seat(&self, person: &str, table: &str) -> Result<(), Failure> {
        on!(&self.pool, it => {
            sqlx::query("INSERT INTO seated (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(person).bind(table).execute(it).await?;
        });
        Ok(())
    }

    /// How many tables are under way that this person made.
    pub async fn open_tables_of(&self, owner: &str) -> Result<i64, Failure> {
        let (count,): (i64,) = on!(&self.pool, it => {
            sqlx::query_as("SELECT COUNT(*) FROM tables WHERE owner = $1 AND stage <> 'over'")
                .bind(owner).fetch_one(it).await?
        });
        Ok(count)
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
