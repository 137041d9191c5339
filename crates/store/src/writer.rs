//! Group commit: one task writes for everybody. What arrives while a transaction is under way goes into the next one, so that
//! the cost of a sync to the disk is shared by all tables that moved meanwhile.

use serde::Serialize;
use sqlx::{Connection, PgConnection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::pool::{Pool, now};
use crate::{Failure, Millis, Store};

/// The most changes in one transaction.
const MOST: usize = 2048;
/// How many changes may wait.
const QUEUE: usize = 65_536;

/// A change to one table, all of it or nothing.
#[derive(Clone, Debug, Default)]
pub struct Change {
    /// The table.
    pub table: String,
    /// A row for its log.
    pub append: Option<Append>,
    /// Its new document, with the revision that it replaces.
    pub doc: Option<(i64, String)>,
    /// The stage it is in from now on, with the document.
    pub stage: String,
    /// A line of chat.
    pub chat: Option<Chat>,
}

/// A row of a table's log.
#[derive(Clone, Debug, Serialize)]
pub struct Append {
    /// The number of its first line.
    pub n: i64,
    /// Which viewers could tell that something happened: a bit for each seat, then one for spectators.
    pub seen: i64,
    /// The client's own name for what it asked, empty where nobody asked.
    pub request: String,
    /// The lines.
    pub lines: String,
}

/// A line of chat.
#[derive(Clone, Debug, Serialize)]
pub struct Chat {
    /// Its number, counted from 0.
    pub n: i64,
    /// Who, by id.
    pub person: String,
    /// Who, by name.
    pub name: String,
    /// What.
    pub words: String,
}

type Done = oneshot::Sender<Result<(), Failure>>;

#[derive(Clone)]
pub(crate) struct Writer {
    jobs: mpsc::Sender<Job>,
}

enum Job {
    Write(Box<Change>, Done),
    Finish(oneshot::Sender<()>),
}

impl Store {
    /// Writes a change and returns when it is durable. On a conflict nothing of it was written.
    pub async fn write(&self, change: Change) -> Result<(), Failure> {
        let (done, written) = oneshot::channel();
        let job = Job::Write(Box::new(change), done);
        self.writer.jobs.send(job).await.map_err(|_| Failure::Closed)?;
        written.await.map_err(|_| Failure::Closed)?
    }
}

impl Writer {
    pub(crate) async fn finish(&self) {
        let (done, finished) = oneshot::channel();
        if self.jobs.send(Job::Finish(done)).await.is_ok() {
            let _ = finished.await;
        }
    }
}

pub(crate) fn start(pool: Pool, process: String) -> Writer {
    let (jobs, inbox) = mpsc::channel(QUEUE);
    tokio::spawn(run(pool, process, inbox));
    Writer { jobs }
}

async fn run(pool: Pool, process: String, mut inbox: mpsc::Receiver<Job>) {
    let mut batch: Vec<(Box<Change>, Done)> = Vec::new();
    let mut finish = None;
    while let Some(first) = inbox.recv().await {
        take(first, &mut batch, &mut finish);
        while batch.len() < MOST && finish.is_none() {
            match inbox.try_recv() {
                Ok(job) => take(job, &mut batch, &mut finish),
                Err(_) => break,
            }
        }
        commit(&pool, &process, &mut batch).await;
        if let Some(done) = finish.take() {
            let _ = done.send(());
            return;
        }
    }
}

fn take(job: Job, batch: &mut Vec<(Box<Change>, Done)>, finish: &mut Option<oneshot::Sender<()>>) {
    match job {
        Job::Write(change, done) => batch.push((change, done)),
        Job::Finish(done) => *finish = Some(done),
    }
}

/// Writes a batch. When one change of it conflicts, each is written alone, and only the culprit fails.
async fn commit(pool: &Pool, process: &str, batch: &mut Vec<(Box<Change>, Done)>) {
    if batch.is_empty() {
        return;
    }
    let changes: Vec<&Change> = batch.iter().map(|(change, _)| &**change).collect();
    match write(pool, process, &changes).await {
        Ok(()) => batch.drain(..).for_each(|(_, done)| drop(done.send(Ok(())))),
        Err(failure) if batch.len() == 1 => {
            batch.drain(..).for_each(|(_, done)| drop(done.send(Err(failure.clone()))));
        }
        Err(failure) => {
            tracing::debug!(%failure, changes = batch.len(), "a batch is written one by one");
            for (change, done) in batch.drain(..) {
                let _ = done.send(write(pool, process, &[&change]).await);
            }
        }
    }
}

async fn write(pool: &Pool, process: &str, changes: &[&Change]) -> Result<(), Failure> {
    match pool {
        Pool::Sqlite(pool) => {
            let mut connection = pool.acquire().await?;
            let mut all = connection.begin_with("BEGIN IMMEDIATE").await?;
            write_sqlite(&mut all, changes).await?;
            Ok(all.commit().await?)
        }
        Pool::Postgres(pool) => {
            let mut all = pool.begin().await?;
            write_postgres(&mut all, process, changes).await?;
            Ok(all.commit().await?)
        }
    }
}

/// What goes into the database in one statement each.
struct Batch<'a> {
    at: Millis,
    rows: Vec<(&'a str, &'a Append)>,
    docs: Vec<(&'a str, i64, &'a str, &'a str)>,
    chat: Vec<(&'a str, &'a Chat)>,
}

impl<'a> Batch<'a> {
    fn of(changes: &[&'a Change]) -> Batch<'a> {
        let mut batch = Batch { at: now(), rows: Vec::new(), docs: Vec::new(), chat: Vec::new() };
        for change in changes {
            let table = change.table.as_str();
            batch.rows.extend(change.append.iter().map(|append| (table, append)));
            batch.docs.extend(
                change.doc.iter().map(|(rev, doc)| (table, *rev, change.stage.as_str(), doc.as_str())),
            );
            batch.chat.extend(change.chat.iter().map(|chat| (table, chat)));
        }
        batch
    }
}

fn json(rows: &impl Serialize) -> String {
    serde_json::to_string(rows).unwrap_or_default()
}

async fn write_sqlite(to: &mut SqliteConnection, changes: &[&Change]) -> Result<(), Failure> {
    let batch = Batch::of(changes);
    if !batch.rows.is_empty() {
        sqlx::query(
            "INSERT INTO log (table_id, n, seen, request, at, lines) SELECT value ->> 0, value ->> 1 ->> 'n', \
             value ->> 1 ->> 'seen', value ->> 1 ->> 'request', $2, value ->> 1 ->> 'lines' FROM json_each($1)",
        )
        .bind(json(&batch.rows))
        .bind(batch.at)
        .execute(&mut *to)
        .await?;
    }
    if !batch.docs.is_empty() {
        let updated = sqlx::query(
            "UPDATE tables SET doc = fresh.value ->> 3, stage = fresh.value ->> 2, rev = rev + 1, touched = $2 \
             FROM json_each($1) AS fresh WHERE tables.id = fresh.value ->> 0 AND tables.rev = fresh.value ->> 1",
        )
        .bind(json(&batch.docs))
        .bind(batch.at)
        .execute(&mut *to)
        .await?;
        all_updated(updated.rows_affected(), batch.docs.len())?;
    }
    for (table, chat) in &batch.chat {
        sqlx::query(INSERT_CHAT)
            .bind(*table)
            .bind(chat.n)
            .bind(batch.at)
            .bind(&chat.person)
            .bind(&chat.name)
            .bind(&chat.words)
            .execute(&mut *to)
            .await?;
    }
    Ok(())
}

const INSERT_CHAT: &str =
    "INSERT INTO chat (table_id, n, at, person, name, words) VALUES ($1, $2, $3, $4, $5, $6)";

fn all_updated(updated: u64, wanted: usize) -> Result<(), Failure> {
    if updated == wanted as u64 { Ok(()) } else { Err(Failure::Conflict) }
}

async fn write_postgres(to: &mut PgConnection, process: &str, changes: &[&Change]) -> Result<(), Failure> {
    let batch = Batch::of(changes);
    if !batch.rows.is_empty() {
        insert_rows(to, &batch).await?;
    }
    if !batch.docs.is_empty() {
        update_docs(to, &batch).await?;
    }
    for (table, chat) in &batch.chat {
        sqlx::query(INSERT_CHAT)
            .bind(*table)
            .bind(chat.n)
            .bind(batch.at)
            .bind(&chat.person)
            .bind(&chat.name)
            .bind(&chat.words)
            .execute(&mut *to)
            .await?;
    }
    let tables: Vec<String> = changes.iter().map(|change| format!("{process} {}", change.table)).collect();
    sqlx::query("SELECT pg_notify('undercroft', it) FROM UNNEST($1::text[]) AS it")
        .bind(&tables)
        .execute(&mut *to)
        .await?;
    Ok(())
}

async fn insert_rows(to: &mut PgConnection, batch: &Batch<'_>) -> Result<(), Failure> {
    let column = |of: fn(&(&str, &Append)) -> String| batch.rows.iter().map(of).collect::<Vec<String>>();
    let numbers = |of: fn(&(&str, &Append)) -> i64| batch.rows.iter().map(of).collect::<Vec<i64>>();
    sqlx::query(
        "INSERT INTO log (table_id, n, seen, request, at, lines) SELECT t, n, s, r, $6, l FROM \
         UNNEST($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[]) AS rows (t, n, s, r, l)",
    )
    .bind(column(|(table, _)| (*table).to_owned()))
    .bind(numbers(|(_, append)| append.n))
    .bind(numbers(|(_, append)| append.seen))
    .bind(column(|(_, append)| append.request.clone()))
    .bind(column(|(_, append)| append.lines.clone()))
    .bind(batch.at)
    .execute(to)
    .await?;
    Ok(())
}

async fn update_docs(to: &mut PgConnection, batch: &Batch<'_>) -> Result<(), Failure> {
    let column =
        |of: fn(&(&str, i64, &str, &str)) -> String| batch.docs.iter().map(of).collect::<Vec<String>>();
    let updated = sqlx::query(
        "UPDATE tables SET doc = fresh.doc, stage = fresh.stage, rev = tables.rev + 1, touched = $5 FROM \
         UNNEST($1::text[], $2::bigint[], $3::text[], $4::text[]) AS fresh (id, rev, stage, doc) \
         WHERE tables.id = fresh.id AND tables.rev = fresh.rev",
    )
    .bind(column(|doc| doc.0.to_owned()))
    .bind(batch.docs.iter().map(|doc| doc.1).collect::<Vec<i64>>())
    .bind(column(|doc| doc.2.to_owned()))
    .bind(column(|doc| doc.3.to_owned()))
    .bind(batch.at)
    .execute(to)
    .await?;
    all_updated(updated.rows_affected(), batch.docs.len())
}
