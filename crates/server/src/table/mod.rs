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
mod noticing;
mod rating;
pub mod seating;
mod shown;
mod thinking;
mod watching;

use std::collections::VecDeque;
use std::sync::Arc;

use bots::Opponent;
use shelf::Boxed;
use store::ChatLine;
use table::{AnyMatch, Digest32, Seat};
use tokio::sync::{mpsc, oneshot};

pub use clocks::Clocks;
pub use doc::{Chair, Control, Doc, name_bots};
pub use shown::{Look, Manner, Picture, picture};
pub use thinking::Thought;
pub use watching::{Since, Watcher, written};

use crate::people::Person;
use crate::problem::Problem;
use crate::protocol::{Accepted, Act, ClientMessage, Joining, Leaving, NewSeat, Stage, TableInfo};
use crate::shared::Shared;
use crate::voice::Lang;
use absent::Absence;
use shown::{Mark, Shown};

/// Something for a table to do.
pub enum Command {
    /// Somebody begins to watch.
    Watch(Box<Watcher>),
    /// Those who come along from the match before begin to watch.
    WatchAll(Vec<Watcher>),
    /// Somebody stops.
    Unwatch(u64),
    /// Somebody who watches sends a message.
    Message {
        /// The connection.
        watcher: u64,
        /// The message.
        message: Box<ClientMessage>,
    },
    /// Somebody asks over HTTP.
    Ask(Box<Asking>),
    /// A bot has thought.
    Thought(Box<Thought>),
    /// Another process changed the table.
    Changed,
    /// A person's connections end here: one of their sessions has, and whoever is still signed in comes back.
    CutOff(Arc<str>),
    /// A person's account is removed: what they said is gone here too.
    Forget(Arc<str>),
    /// The server closes.
    Close,
}

impl Command {
    /// Turns the command down.
    pub fn refuse(self, problem: &Problem) {
        if let Command::Ask(asking) = self {
            let _ = asking.reply.send(Err(problem.clone()));
        }
    }
}

/// Somebody asks over HTTP.
pub struct Asking {
    /// Who.
    pub who: Person,
    /// In which language.
    pub lang: Lang,
    /// What.
    pub ask: Ask,
    /// Where the answer goes.
    pub reply: oneshot::Sender<Result<Reply, Problem>>,
}

/// What can be asked over HTTP.
pub enum Ask {
    /// What everybody may know.
    Info,
    /// Its number in the store, for whoever sits here.
    Number,
    /// Takes a seat.
    Join(Joining),
    /// Changes a seat while gathering.
    SetSeat(Seat, NewSeat),
    /// Gives a seat up.
    Leave(Leaving),
    /// The seats of this guest are the asker's from now on: it is the same person, signed in.
    Inherit(String),
    /// The asker's account is removed: its seats are nobody's from now on.
    Depart,
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
    /// A number.
    Number(i64),
}

/// A table in memory.
pub struct Table {
    id: Arc<str>,
    num: i64,
    shared: Arc<Shared>,
    boxed: &'static Boxed,
    seed: Digest32,
    doc: Doc,
    rev: i64,
    doc_changed: bool,
    /// Whether the table is somebody else's now.
    owner_changed: bool,
    /// The table is not in the store yet.
    is_new: bool,
    /// People of whom the store must learn that they sit here.
    newcomers: Vec<String>,
    names: Vec<String>,
    /// A digest of what everybody was last told of the table.
    public: u64,
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
    /// The way to the rematch that was just made, for those who go along.
    next: Option<mpsc::Sender<Command>>,
    /// The bots of the seats, as far as they have been asked.
    opponents: Vec<Option<(String, Box<dyn Opponent>)>>,
    /// The same match once more, for bots to think in.
    replica: Option<Box<dyn AnyMatch>>,
    /// The seats that are asked and decided for by nobody who is there.
    absent: Vec<Option<Absence>>,
    thoughts: u64,
    /// The way to this table, for bots.
    inbox: Option<mpsc::WeakSender<Command>>,
    /// When people who are asked and not here are told so.
    unnoticed: Vec<Option<i64>>,
    /// Whether this process has the initiative here, and when it asks for it again.
    leads: bool,
    lease_at: i64,
    /// Nothing is done without being asked before this time: the last write failed.
    resting_until: i64,
    idle_since: i64,
    /// What is in memory is not what is durable, and could not be read anew: the table must leave memory.
    is_lost: bool,
}

/// How long a table whose match is over stays in memory without anybody, in milliseconds.
const IDLE_WHEN_OVER: i64 = 2_000;
/// Since when nobody has asked for anything at a table that may leave memory at once.
const LONG_AGO: i64 = i64::MIN / 2;
/// When something happens that never does.
const NEVER: i64 = i64::MAX;

impl Table {
    /// Its link.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Whether what is in memory may not be used any more.
    pub fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// Does what is asked until nobody has asked for a while, or what is in memory is not what is durable.
    pub async fn run(&mut self, inbox: &mut mpsc::Receiver<Command>, own: mpsc::WeakSender<Command>) {
        self.inbox = Some(own);
        self.plan();
        let shared = Arc::clone(&self.shared);
        let mut alarm = shared.clock.alarm();
        loop {
            let wake = self.next_wake();
            // What is due comes first: a table that is talked to all the time plays on all the same.
            tokio::select! {
                biased;
                () = alarm.until(wake) => self.on_wake().await,
                command = inbox.recv() => match command {
                    None | Some(Command::Close) => break,
                    Some(command) => self.handle(command).await,
                },
            }
            self.take_along().await;
            self.flush();
            if self.is_lost {
                return;
            }
            if self.is_idle() {
                if self.shared.hub.forget(&self.id, inbox) {
                    break;
                }
                self.idle_since = self.now();
            }
        }
        let _ = self.shared.store.release(&self.id).await;
    }

    async fn handle(&mut self, command: Command) {
        self.idle_since = self.now();
        match command {
            Command::Watch(watcher) => self.watch(*watcher),
            Command::WatchAll(watchers) => self.watch_all(watchers),
            Command::Unwatch(watcher) | Command::Message { watcher, .. } if !self.watches(watcher) => {
                self.pass_on(command).await;
            }
            Command::Unwatch(watcher) => self.unwatch(watcher),
            Command::Message { watcher, message } => self.message(watcher, *message).await,
            Command::Ask(asking) => Box::pin(self.answer(*asking)).await,
            Command::Thought(thought) => self.take_in(*thought),
            Command::Changed => Box::pin(self.follow()).await,
            Command::CutOff(person) => self.cut_off(&person),
            Command::Forget(person) => self.chat.retain(|line| *line.person != *person),
            Command::Close => {}
        }
        self.plan();
    }

    async fn answer(&mut self, Asking { who, lang, ask, reply }: Asking) {
        let who = &who;
        let answer = match ask {
            Ask::Info => Ok(self.reply_info(who)),
            Ask::Number if self.doc.held_by(&who.id).is_empty() => Err(Problem::NotYours),
            Ask::Number => Ok(Reply::Number(self.num)),
            Ask::Join(joining) => self.join(who, joining).await,
            Ask::SetSeat(seat, to) => self.set_seat(who, seat, &to).await,
            Ask::Leave(leaving) => self.leave(who, &leaving).await,
            Ask::Inherit(guest) => self.inherit(who, &guest).await,
            Ask::Depart => self.depart(who).await,
            Ask::Rematch => self.rematch(who).await.map(|()| self.reply_info(who)),
            Ask::State { seat, drawn, since } => {
                let viewer = self.eyes(&who.id, seat).ok_or(Problem::NotYours);
                viewer.map(|viewer| Reply::Json(self.state_text(viewer, since, lang, drawn)))
            }
            Ask::Act(act) => match self.act(who, lang, act).await {
                Ok(accepted) => Ok(Reply::Accepted(accepted)),
                Err(refused) => Err(Problem::Refused(refused)),
            },
            Ask::Log => self.finished_log().map(Reply::Text),
            // Answered later: the table has something else to do meanwhile.
            Ask::Replay { to, seat } => return self.replay(to, seat, lang, reply),
        };
        let _ = reply.send(answer);
    }

    pub(super) fn now(&self) -> i64 {
        self.shared.clock.now()
    }

    fn is_idle(&self) -> bool {
        self.is_unattended() && self.now() >= self.idle_at()
    }

    /// When the table leaves memory if nobody comes: soon, once its match is over.
    fn idle_at(&self) -> i64 {
        let idle = self.shared.settings.idle.as_millis() as i64;
        self.idle_since + if self.doc.stage == Stage::Over { idle.min(IDLE_WHEN_OVER) } else { idle }
    }

    /// Nobody watches, and nothing is to be done before somebody comes.
    fn is_unattended(&self) -> bool {
        self.watchers.is_empty()
            && self.absent.iter().all(Option::is_none)
            && self.unnoticed.iter().all(Option::is_none)
            && self.deadline().is_none()
    }

    fn reply_info(&self, who: &Person) -> Reply {
        Reply::Table(Box::new(self.info(&who.id)))
    }
}
