//! A table: one task that owns a match, and everything that is done there goes through it.
//!
//! Whatever happens is first a row of the store; only then is anybody told (`commit`). Viewers are told only of what changed
//! for them (`shown`), so that neither the number of messages nor their time tells more than the messages themselves.

mod absent;
mod acting;
mod clocks;
mod commit;
mod doc;
mod loading;
mod rating;
pub mod seating;
mod shown;
mod watching;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use bots::Opponent;
use shelf::Boxed;
use store::ChatLine;
use table::{AnyMatch, Digest32, Seat};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

pub use clocks::Clocks;
pub use doc::{Chair, Control, Doc};
pub use watching::{Since, Watcher};

use crate::people::Person;
use crate::problem::Problem;
use crate::protocol::{Accepted, Act, ClientMessage, Joining, Leaving, NewSeat, Proposal, TableInfo};
use crate::shared::Shared;
use crate::voice::Lang;
use shown::{Mark, Shown};

/// Something for a table to do.
pub enum Command {
    /// Somebody begins to watch.
    Watch(Box<Watcher>),
    /// Somebody stops.
    Unwatch(u64),
    /// Somebody who watches sends a message.
    Message {
        /// The connection.
        watcher: u64,
        /// The message.
        message: ClientMessage,
    },
    /// Somebody asks over HTTP.
    Ask {
        /// Who.
        who: Person,
        /// In which language.
        lang: Lang,
        /// What.
        ask: Ask,
        /// Where the answer goes.
        reply: oneshot::Sender<Result<Reply, Problem>>,
    },
    /// Another process changed the table.
    Changed,
    /// The server closes.
    Close,
}

impl Command {
    /// Turns the command down.
    pub fn refuse(self, problem: &Problem) {
        if let Command::Ask { reply, .. } = self {
            let _ = reply.send(Err(problem.clone()));
        }
    }
}

/// What can be asked over HTTP.
pub enum Ask {
    /// What everybody may know.
    Info,
    /// Takes a seat.
    Join(Joining),
    /// Changes a seat while gathering.
    SetSeat(Seat, NewSeat),
    /// Gives a seat up.
    Leave(Leaving),
    /// A new table with the same people.
    Rematch,
    /// What a viewer may know.
    State {
        /// A seat that the asker holds; a spectator without it.
        seat: Option<Seat>,
        /// Whether to draw.
        drawn: bool,
        /// The last version seen.
        since: u32,
    },
    /// Answers the open question.
    Act(Act),
    /// The log of a finished match.
    Log,
    /// A moment of a finished match.
    Replay {
        /// How many entries.
        to: Option<usize>,
        /// Through whose eyes.
        seat: Option<Seat>,
    },
}

/// What a table answers.
pub enum Reply {
    /// What everybody may know.
    Table(Box<TableInfo>),
    /// JSON, ready to be sent.
    Json(String),
    /// Plain text.
    Text(String),
    /// Done.
    Accepted(Accepted),
}

/// A table in memory.
pub struct Table {
    id: String,
    shared: Arc<Shared>,
    boxed: &'static Boxed,
    seed: Digest32,
    doc: Doc,
    rev: i64,
    doc_changed: bool,
    names: Vec<String>,
    /// What everybody was last told of the table.
    public: String,
    game: Option<Box<dyn AnyMatch>>,
    /// How many lines of the log are durable.
    written: u32,
    /// The rows of the log, and who could tell of each.
    marks: Vec<Mark>,
    /// What each seat was shown last, and then spectators.
    shown: Vec<Shown>,
    /// The last requests that were done, and the version that each led to.
    done: VecDeque<(String, u32)>,
    watchers: Vec<Watcher>,
    chat: VecDeque<ChatLine>,
    next_chat: i64,
    proposal: Option<Proposal>,
    opponents: Vec<Option<(String, Box<dyn Opponent>)>>,
    /// When bots and standing orders answer.
    slot: Option<Instant>,
    idle_since: Instant,
}

/// How long a table waits when it has nothing to wait for.
const LONG: Duration = Duration::from_secs(3600);

impl Table {
    /// Does what is asked until nobody has asked for a while.
    pub async fn run(&mut self, inbox: &mut mpsc::Receiver<Command>) {
        loop {
            let wake = self.next_wake();
            tokio::select! {
                biased;
                command = inbox.recv() => match command {
                    None | Some(Command::Close) => break,
                    Some(command) => self.handle(command).await,
                },
                () = tokio::time::sleep_until(wake) => {
                    self.on_wake().await;
                    if self.is_idle() && self.shared.hub.forget(&self.id, inbox) {
                        break;
                    }
                }
            }
        }
        let _ = self.shared.store.release(&self.id).await;
    }

    async fn handle(&mut self, command: Command) {
        self.idle_since = Instant::now();
        match command {
            Command::Watch(watcher) => self.watch(*watcher),
            Command::Unwatch(watcher) => self.unwatch(watcher),
            Command::Message { watcher, message } => self.message(watcher, message).await,
            Command::Ask { who, lang, ask, reply } => {
                let answer = self.answer(&who, lang, ask).await;
                let _ = reply.send(answer);
            }
            Command::Changed => self.follow().await,
            Command::Close => {}
        }
        self.plan();
    }

    async fn answer(&mut self, who: &Person, lang: Lang, ask: Ask) -> Result<Reply, Problem> {
        match ask {
            Ask::Info => Ok(self.reply_info(who)),
            Ask::Join(joining) => self.join(who, joining).await,
            Ask::SetSeat(seat, to) => self.set_seat(who, seat, &to).await,
            Ask::Leave(leaving) => self.leave(who, &leaving).await,
            Ask::Rematch => self.rematch(who).await,
            Ask::State { seat, drawn, since } => {
                let viewer = self.eyes(&who.id, seat).ok_or(Problem::NotYours)?;
                Ok(Reply::Json(self.state_text(viewer, since, lang, drawn)))
            }
            Ask::Act(act) => match self.act(who, lang, act).await {
                Ok(accepted) => Ok(Reply::Accepted(accepted)),
                Err(refused) => Err(Problem::Refused(refused)),
            },
            Ask::Log => self.finished_log().map(Reply::Text),
            Ask::Replay { to, seat } => self.replay(to, seat, lang).map(Reply::Json),
        }
    }

    fn is_idle(&self) -> bool {
        self.is_unattended() && self.idle_since.elapsed() >= self.shared.settings.idle
    }

    /// Nobody watches, and nothing is to be done before somebody comes.
    fn is_unattended(&self) -> bool {
        self.watchers.is_empty() && self.slot.is_none() && self.doc.clock.is_none()
    }

    fn reply_info(&self, who: &Person) -> Reply {
        Reply::Table(Box::new(self.info(&who.id)))
    }
}
