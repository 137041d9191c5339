//! The tables in memory. A table is loaded from its log when somebody asks for it, and forgotten when nobody has for a while.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::FutureExt;
use tokio::sync::{mpsc, oneshot};

use crate::metrics::Metrics;
use crate::people::Person;
use crate::problem::Problem;
use crate::shared::Shared;
use crate::table::{Ask, Asking, Command, Reply, Table};
use crate::voice::Lang;

/// How many commands may wait at a table.
const QUEUE: usize = 256;

/// The tables in memory.
#[derive(Default)]
pub struct Hub {
    tables: Mutex<HashMap<String, mpsc::Sender<Command>>>,
}

impl Hub {
    /// The way to a table; it is loaded if it is not in memory.
    pub fn reach(&self, shared: &Arc<Shared>, id: &str) -> mpsc::Sender<Command> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = tables.get(id).filter(|known| !known.is_closed()) {
            return known.clone();
        }
        let (sender, inbox) = mpsc::channel(QUEUE);
        tables.insert(id.to_owned(), sender.clone());
        tokio::spawn(load(Arc::clone(shared), id.to_owned(), inbox, sender.downgrade()));
        sender
    }

    /// Takes in a table that was just made; its id, and the way to it.
    pub fn adopt(&self, shared: &Arc<Shared>, table: Box<Table>) -> (String, mpsc::Sender<Command>) {
        let id = table.id().to_owned();
        let (sender, inbox) = mpsc::channel(QUEUE);
        let own = sender.downgrade();
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).insert(id.clone(), sender.clone());
        tokio::spawn(keep(Arc::clone(shared), table, inbox, own));
        (id, sender)
    }

    /// The way to a table that is in memory.
    pub fn known(&self, id: &str) -> Option<mpsc::Sender<Command>> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.get(id).cloned()
    }

    /// Whether no table is in memory.
    pub fn is_empty(&self) -> bool {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// Every table in memory.
    pub fn all(&self) -> Vec<mpsc::Sender<Command>> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.values().cloned().collect()
    }

    /// Ends the connections of a person at every table in memory.
    pub async fn cut_off(&self, person: &str) {
        let person: Arc<str> = person.into();
        for table in self.all() {
            let _ = table.send(Command::CutOff(Arc::clone(&person))).await;
        }
    }

    /// Takes what a person said out of every table in memory.
    pub async fn forget_words_of(&self, person: &str) {
        let person: Arc<str> = person.into();
        for table in self.all() {
            let _ = table.send(Command::Forget(Arc::clone(&person))).await;
        }
    }

    /// Forgets a table, unless somebody has just asked for it.
    pub fn forget(&self, id: &str, inbox: &mpsc::Receiver<Command>) -> bool {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let unasked = inbox.is_empty();
        if unasked {
            tables.remove(id);
        }
        unasked
    }
}

/// Loads a table and keeps it.
async fn load(
    shared: Arc<Shared>,
    id: String,
    inbox: mpsc::Receiver<Command>,
    own: mpsc::WeakSender<Command>,
) {
    match Table::load(Arc::clone(&shared), &id).await {
        Ok(table) => keep(shared, table, inbox, own).await,
        Err(problem) => refuse_all(&shared, &id, inbox, &problem),
    }
}

/// Keeps a table. A fault of ours in one table ends that table's task and nothing else: the next who asks gets the table as it
/// was before the fault.
async fn keep(
    shared: Arc<Shared>,
    mut table: Box<Table>,
    mut inbox: mpsc::Receiver<Command>,
    own: mpsc::WeakSender<Command>,
) {
    shared.metrics.tables_loaded.fetch_add(1, Ordering::Relaxed);
    let ended = AssertUnwindSafe(table.run(&mut inbox, own)).catch_unwind().await;
    shared.metrics.tables_loaded.fetch_sub(1, Ordering::Relaxed);
    if ended.is_err() {
        Metrics::count(&shared.metrics.frozen);
        tracing::error!(table = %table.id(), "a fault of the program ended a table's task; it is loaded anew when asked for");
    }
    if ended.is_err() || table.is_lost() {
        inbox.close();
    }
}

fn refuse_all(shared: &Arc<Shared>, id: &str, mut inbox: mpsc::Receiver<Command>, problem: &Problem) {
    while !shared.hub.forget(id, &inbox) {
        while let Ok(command) = inbox.try_recv() {
            command.refuse(problem);
        }
    }
    inbox.close();
    while let Ok(command) = inbox.try_recv() {
        command.refuse(problem);
    }
}

impl Shared {
    /// Asks a table something. A table that is just being forgotten is loaded again.
    pub async fn ask(
        self: &Arc<Self>,
        id: &str,
        who: &Person,
        lang: Lang,
        ask: Ask,
    ) -> Result<Reply, Problem> {
        let mut ask = Some(ask);
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            let Some(wish) = ask.take() else { break };
            let command = Command::Ask(Box::new(Asking { who: who.clone(), lang, ask: wish, reply }));
            match self.hub.reach(self, id).send(command).await {
                Ok(()) => return answer.await.unwrap_or(Err(Problem::Busy)),
                Err(mpsc::error::SendError(Command::Ask(unsent))) => ask = Some(unsent.ask),
                Err(_) => break,
            }
        }
        Err(Problem::Busy)
    }
}
