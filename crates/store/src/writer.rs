//! Group commit: one task writes for everybody. What arrives while a transaction is under way goes into the next one, so that
//! the cost of a sync to the disk is shared by all tables that moved meanwhile.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::PgPool;
use sqlx::sqlite::SqlitePool;
use tokio::sync::{mpsc, oneshot};

use crate::into_sqlite::Sqlite;
use crate::pool::now;
use crate::{Failure, Millis, Store, into_postgres, into_sqlite};

/// The most changes in one transaction.
const MOST: usize = 4096;
/// How many changes may wait.
const QUEUE: usize = 65_536;
/// How often the journal of SQLite is carried over into the database beside the writer.
const CARRY_OVER_EVERY: Duration = Duration::from_millis(500);

/// A change to one table, all of it or nothing.
#[derive(Clone, Debug, Default)]
pub struct Change {
    /// The table's link.
    pub table: Arc<str>,
    /// The table's number.
    pub num: i64,
    /// The table itself, when it is new.
    pub create: Option<Box<NewTable>>,
    /// A row for its log.
    pub append: Option<Append>,
    /// Its new document, with the revision that it replaces.
    pub doc: Option<(i64, String)>,
    /// The stage it is in from now on, with the document.
    pub stage: &'static str,
    /// Whose it is from now on, if it was somebody else's.
    pub owner: Option<String>,
    /// A line of chat.
    pub chat: Option<Chat>,
    /// People who sit here from now on.
    pub seated: Vec<String>,
    /// Who met whom in a rated match that is over now.
    pub bouts: Vec<Bout>,
    /// A change to another table, written with this one or not at all.
    pub with: Option<Box<Change>>,
}

impl Change {
    /// This change and what is written with it.
    fn all(&self) -> impl Iterator<Item = &Change> {
        std::iter::successors(Some(self), |change| change.with.as_deref())
    }
}

/// A table that is not kept yet.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Who made it.
    pub owner: String,
    /// Whether strangers find it in the list.
    pub listed: bool,
    /// The secret seed.
    pub seed: String,
    /// Everything else, in the server's own data.
    pub doc: String,
}

/// A row of a table's log.
#[derive(Clone, Debug)]
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
#[derive(Clone, Debug)]
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

/// What two accounts got out of one match against each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bout {
    /// The game's id.
    pub game: String,
    /// The account whose id comes first.
    pub first: String,
    /// The other.
    pub second: String,
    /// What the first won, in halves: 0, 1 for a draw, or 2.
    pub halves: i64,
}

type Done = oneshot::Sender<Result<(), Failure>>;
type Batch = Vec<(Box<Change>, Done)>;

#[derive(Clone)]
pub(crate) struct Writer {
    jobs: mpsc::Sender<Job>,
    sick: Sick,
}

enum Job {
    Write(Box<Change>, Done),
    Finish(oneshot::Sender<()>),
}

impl Store {
    /// Writes a change and returns when it is durable. On a conflict nothing of it was written.
    pub async fn write(&self, change: impl Into<Box<Change>>) -> Result<(), Failure> {
        let (done, written) = oneshot::channel();
        let job = Job::Write(change.into(), done);
        // There is nearly always room, and nothing to wait for.
        match self.writer.jobs.try_send(job) {
            Err(mpsc::error::TrySendError::Full(job)) => {
                self.writer.jobs.send(job).await.map_err(|_| Failure::Closed)?;
            }
            sent => sent.map_err(|_| Failure::Closed)?,
        }
        written.await.map_err(|_| Failure::Closed)?
    }
}

type Sick = Arc<Mutex<Option<Failure>>>;

impl Writer {
    fn new() -> (Writer, mpsc::Receiver<Job>, Sick) {
        let (jobs, inbox) = mpsc::channel(QUEUE);
        let sick = Sick::default();
        (Writer { jobs, sick: Arc::clone(&sick) }, inbox, sick)
    }

    pub(crate) async fn finish(&self) {
        let (done, finished) = oneshot::channel();
        if self.jobs.send(Job::Finish(done)).await.is_ok() {
            let _ = finished.await;
        }
    }

    /// Why the last transaction failed, if it did.
    pub(crate) fn health(&self) -> Result<(), Failure> {
        let sick = self.sick.lock().unwrap_or_else(PoisonError::into_inner);
        sick.clone().map_or(Ok(()), Err)
    }
}

/// Where transactions go: a connection of its own where one is enough, the pool where the network may break it.
enum To {
    Sqlite(Sqlite),
    Postgres(PgPool, String),
}

/// Starts to write into PostgreSQL, in the name of this process.
pub(crate) fn into_postgres(pool: PgPool, process: String) -> Writer {
    let (writer, inbox, sick) = Writer::new();
    tokio::spawn(run(To::Postgres(pool, process), inbox, sick));
    writer
}

/// Starts to write into SQLite: on a thread of its own, since it waits for the disk.
pub(crate) fn into_sqlite(pool: SqlitePool, connection: Sqlite) -> Result<Writer, Failure> {
    let (writer, inbox, sick) = Writer::new();
    tokio::spawn(carry_over(pool));
    let runtime = tokio::runtime::Handle::current();
    std::thread::Builder::new()
        .name("writer".to_owned())
        .spawn(move || runtime.block_on(run(To::Sqlite(connection), inbox, sick)))
        .map_err(|error| Failure::Database(error.to_string()))?;
    Ok(writer)
}

/// Moves what is in SQLite's journal into the database, so that no commit has much of it to do.
async fn carry_over(pool: SqlitePool) {
    loop {
        tokio::time::sleep(CARRY_OVER_EVERY).await;
        if pool.is_closed() {
            return;
        }
        let _ = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&pool).await;
    }
}

async fn run(mut to: To, mut inbox: mpsc::Receiver<Job>, sick: Sick) {
    let mut finish = None;
    while finish.is_none()
        && let Some(first) = inbox.recv().await
    {
        let mut batch = Batch::new();
        take(first, &mut batch, &mut finish);
        while batch.len() < MOST && finish.is_none() {
            match inbox.try_recv() {
                Ok(job) => take(job, &mut batch, &mut finish),
                Err(_) => break,
            }
        }
        commit(&mut to, batch, &sick).await;
    }
    drop(to);
    if let Some(done) = finish {
        let _ = done.send(());
    }
}

fn take(job: Job, batch: &mut Batch, finish: &mut Option<oneshot::Sender<()>>) {
    match job {
        Job::Write(change, done) => batch.push((change, done)),
        Job::Finish(done) => *finish = Some(done),
    }
}

/// Writes a batch. When something in it fails it is written in halves, and only the culprit fails.
async fn commit(to: &mut To, batch: Batch, sick: &Mutex<Option<Failure>>) {
    let mut waiting = vec![batch];
    while let Some(mut batch) = waiting.pop() {
        if batch.is_empty() {
            continue;
        }
        let changes: Vec<&Change> = batch.iter().flat_map(|(change, _)| change.all()).collect();
        match write(to, &changes).await {
            Ok(()) => {
                note(sick, None);
                batch.drain(..).for_each(|(_, done)| drop(done.send(Ok(()))));
            }
            Err(failure) if batch.len() == 1 => {
                note(sick, Some(&failure));
                batch.drain(..).for_each(|(_, done)| drop(done.send(Err(failure.clone()))));
            }
            Err(failure) => {
                tracing::debug!(%failure, changes = batch.len(), "a batch is written in halves");
                let rest = batch.split_off(batch.len() / 2);
                waiting.extend([rest, batch]);
            }
        }
    }
}

/// Keeps why the database takes nothing, for whoever asks after its health. Being second is no illness.
fn note(sick: &Mutex<Option<Failure>>, failure: Option<&Failure>) {
    if failure != Some(&Failure::Conflict) {
        *sick.lock().unwrap_or_else(PoisonError::into_inner) = failure.cloned();
    }
}

async fn write(to: &mut To, changes: &[&Change]) -> Result<(), Failure> {
    let parts = Parts::of(changes);
    match to {
        To::Sqlite(connection) => into_sqlite::write(connection, &parts),
        To::Postgres(pool, process) => {
            let mut all = pool.begin().await?;
            into_postgres::write(&mut all, process, changes, &parts).await?;
            Ok(all.commit().await?)
        }
    }
}

/// What goes into the database, by where it goes.
pub(crate) struct Parts<'a> {
    pub at: Millis,
    pub tables: Vec<(&'a Change, &'a NewTable)>,
    pub rows: Vec<(i64, &'a Append)>,
    pub docs: Vec<Document<'a>>,
    pub owners: Vec<(&'a str, i64)>,
    pub chat: Vec<(i64, &'a Chat)>,
    pub seated: Vec<(&'a str, i64)>,
    pub bouts: Vec<&'a Bout>,
}

/// A document in place of an older one.
pub(crate) struct Document<'a> {
    pub num: i64,
    pub rev: i64,
    pub stage: &'static str,
    pub text: &'a str,
}

impl<'a> Parts<'a> {
    fn of(changes: &[&'a Change]) -> Parts<'a> {
        let mut parts = Parts {
            at: now(),
            tables: Vec::new(),
            rows: Vec::with_capacity(changes.len()),
            docs: Vec::new(),
            owners: Vec::new(),
            chat: Vec::new(),
            seated: Vec::new(),
            bouts: Vec::new(),
        };
        for change in changes {
            let num = change.num;
            parts.tables.extend(change.create.iter().map(|new| (*change, &**new)));
            parts.rows.extend(change.append.iter().map(|append| (num, append)));
            let document =
                |(rev, text): &'a (i64, String)| Document { num, rev: *rev, stage: change.stage, text };
            parts.docs.extend(change.doc.iter().map(document));
            parts.owners.extend(change.owner.iter().map(|owner| (owner.as_str(), num)));
            parts.chat.extend(change.chat.iter().map(|chat| (num, chat)));
            parts.seated.extend(change.seated.iter().map(|person| (person.as_str(), num)));
            parts.bouts.extend(&change.bouts);
        }
        parts
    }
}

/// A document whose revision is not the one that was read: somebody else was first.
pub(crate) fn all_updated(updated: u64, wanted: usize) -> Result<(), Failure> {
    if updated == wanted as u64 { Ok(()) } else { Err(Failure::Conflict) }
}
