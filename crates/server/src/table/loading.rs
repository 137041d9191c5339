//! A table from its rows.

use std::collections::VecDeque;
use std::sync::Arc;

use store::{Row, Stored};
use table::{AnyMatch, Digest32, Record};

use super::shown::{Mark, Shown, look, viewers};
use super::{Doc, Table};
use crate::chance;
use crate::problem::Problem;
use crate::protocol::Stage;
use crate::shared::Shared;

/// How many lines of chat a newcomer reads.
const CHAT: i64 = 100;

impl Table {
    /// The table with this id, as it was last durable. One that lacks nobody begins.
    pub async fn load(shared: Arc<Shared>, id: &str) -> Result<Box<Table>, Problem> {
        let stored = shared.store.table(id).await?.ok_or(Problem::NoSuchTable)?;
        let doc = read_doc(&shared, &stored)?;
        let seed = shared.store.seed(stored.num).await?.and_then(|seed| Digest32::try_from(seed).ok());
        let seed = seed.ok_or(Problem::NoSuchTable)?;
        let chat = VecDeque::from(shared.store.chat(stored.num, CHAT).await?);
        let mut table = Table::of(shared, (stored.id.into(), stored.num), doc, seed)?;
        table.rev = stored.rev;
        table.next_chat = chat.back().map_or(0, |line| line.n + 1);
        table.chat = chat;
        table.read_log().await?;
        if table.doc.stage == Stage::Gathering && !table.doc.is_waiting_for_people() {
            table.begin().await?;
        }
        Ok(table)
    }

    /// A table that nobody has asked for yet: durable before anybody hears of it, and begun if it lacks nobody.
    pub async fn create(shared: Arc<Shared>, doc: Doc, seed: Digest32) -> Result<Box<Table>, Problem> {
        let mut table = Table::prepared(shared, doc, seed)?;
        table.commit("", None).await?;
        Ok(table)
    }

    /// The same before it is durable.
    pub fn prepared(shared: Arc<Shared>, doc: Doc, seed: Digest32) -> Result<Box<Table>, Problem> {
        let (id, num) = chance::table();
        let mut table = Table::of(shared, (id.into(), num), doc, seed)?;
        table.is_new = true;
        table.newcomers = table.doc.seats.iter().filter_map(|chair| chair.person.clone()).collect();
        table.newcomers.dedup();
        if !table.doc.is_waiting_for_people() {
            table.deal()?;
        }
        Ok(table)
    }

    /// A table with nothing in its log.
    fn of(
        shared: Arc<Shared>,
        (id, num): (Arc<str>, i64),
        doc: Doc,
        seed: Digest32,
    ) -> Result<Box<Table>, Problem> {
        let seats = doc.seats.len();
        Ok(Box::new(Table {
            public: doc.public_digest(),
            id,
            num,
            boxed: shelf::find(&doc.game).ok_or(Problem::NoSuchGame)?,
            seed,
            rev: 0,
            doc_changed: false,
            owner_changed: false,
            is_new: false,
            newcomers: Vec::new(),
            names: doc.names(),
            game: None,
            written: 0,
            marks: Vec::new(),
            shown: vec![Shown::default(); seats + 1],
            done: VecDeque::new(),
            watchers: Vec::new(),
            chat: VecDeque::new(),
            next_chat: 0,
            next: None,
            opponents: (0..seats).map(|_| None).collect(),
            replica: None,
            absent: (0..seats).map(|_| None).collect(),
            thoughts: 0,
            inbox: None,
            unnoticed: vec![None; seats],
            leads: false,
            lease_at: 0,
            resting_until: 0,
            idle_since: shared.clock.now(),
            is_lost: false,
            doc,
            shared,
        }))
    }

    /// Everything anew from the store; those who watch stay.
    pub(super) async fn reload(&mut self) -> Result<(), Problem> {
        let stored = self.shared.store.table(&self.id).await?.ok_or(Problem::NoSuchTable)?;
        self.doc = read_doc(&self.shared, &stored)?;
        self.rev = stored.rev;
        self.doc_changed = false;
        self.owner_changed = false;
        self.names = self.doc.names();
        self.read_log().await
    }

    async fn read_log(&mut self) -> Result<(), Problem> {
        let rows = self.shared.store.rows(self.num, 0).await?;
        self.game = replayed(self.boxed, self.seed, &self.id, &rows).await?;
        self.written = self.game.as_deref().map_or(0, |game| game.version());
        self.marks = rows.iter().map(|row| Mark { first: row.n as u32, seen: row.seen as u16 }).collect();
        let done = std::mem::take(&mut self.done);
        let Some(game) = self.game.take() else { return Ok(()) };
        for (place, viewer) in viewers(self.seats()) {
            let version = self.version_after(place, self.marks.len());
            self.shown[place] = Shown::at(version, &look(&*game, viewer));
        }
        for (number, row) in rows.iter().enumerate().filter(|(_, row)| !row.request.is_empty()) {
            let seat = row.request.split_once(':').and_then(|(seat, _)| seat.parse().ok()).unwrap_or(0);
            let version = self.version_after(seat, number + 1);
            self.remember(row.request.clone(), version);
        }
        // What left no row is remembered as long as the table is in memory.
        for (request, version) in done {
            if self.done_before(&request).is_none() {
                self.remember(request, version);
            }
        }
        self.game = Some(game);
        Ok(())
    }

    /// Another process changed the table: what it wrote is read and shown.
    pub(super) async fn follow(&mut self) {
        let known: Vec<u32> = self.shown.iter().map(|shown| shown.version).collect();
        let had_rematch = self.doc.rematch.is_some();
        if let Err(problem) = self.reload().await {
            tracing::warn!(table = %self.id, ?problem, "a changed table could not be read");
            return;
        }
        let news = known.iter().zip(&self.shown).enumerate();
        let changed =
            news.filter(|(_, (known, shown))| **known != shown.version).map(|(place, _)| 1 << place);
        let changed = changed.fold(0, |all, bit: u16| all | bit);
        self.show(changed, &[]);
        self.tell_table_if_changed(|_| false);
        self.read_chat().await;
        if !had_rematch && let Some(next) = &self.doc.rematch {
            self.next = Some(self.shared.hub.reach(&self.shared, next));
        }
    }

    async fn read_chat(&mut self) {
        let Ok(lines) = self.shared.store.chat(self.num, CHAT).await else { return };
        for line in lines.into_iter().filter(|line| line.n >= self.next_chat).collect::<Vec<_>>() {
            self.hear(line);
        }
    }
}

/// The match that the rows lead to. A log that does not replay is a fault of ours: the table is closed, and says so.
async fn replayed(
    boxed: &'static shelf::Boxed,
    seed: Digest32,
    id: &str,
    rows: &[Row],
) -> Result<Option<Box<dyn AnyMatch>>, Problem> {
    if rows.is_empty() {
        return Ok(None);
    }
    let text: String = rows.iter().map(|row| row.lines.as_str()).collect();
    let replay = tokio::task::spawn_blocking(move || {
        let (record, _) = Record::read(&text).map_err(|error| error.to_string())?;
        boxed.game.replay(&record, Some(seed)).map_err(|error| error.to_string())
    });
    match replay.await {
        Ok(Ok(game)) => Ok(Some(game)),
        Ok(Err(why)) => {
            tracing::error!(table = %id, %why, "a log does not replay");
            Err(Problem::Busy)
        }
        Err(_) => Err(Problem::Busy),
    }
}

/// A table's document. Its clocks stood still while nobody served.
fn read_doc(shared: &Shared, stored: &Stored) -> Result<Doc, Problem> {
    let mut doc: Doc = serde_json::from_str(&stored.doc).map_err(|error| {
        tracing::error!(table = %stored.id, %error, "a table's document is unreadable");
        Problem::Busy
    })?;
    if let Some(clocks) = &mut doc.clocks {
        shared.outages.iter().for_each(|outage| clocks.leave_out(outage.from, outage.to));
    }
    Ok(doc)
}
