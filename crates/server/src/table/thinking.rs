//! Bots think beside the table, in a replica of its match, on threads of their own. The table goes on meanwhile.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use bots::Opponent;
use table::{AnyMatch, Digest32, Entry, Record, Seat};
use tokio::time::timeout;

use super::{Command, Table};
use crate::chance;
use crate::shared::Shared;

/// What a bot thought of.
pub struct Thought {
    seat: Seat,
    ticket: u64,
    made: Option<Made>,
}

/// An action, and what was used to find it.
struct Made {
    action: String,
    bot: (String, Box<dyn Opponent>),
    replica: Box<dyn AnyMatch>,
}

/// How many slots the answers of a bot take. Bots that search need several; where all that the seat knows is known to
/// everybody there is nothing to tell from the time, and one is enough if they are done by then.
pub(super) fn slots(bot: &str, knows_more: impl FnOnce() -> bool) -> i64 {
    let usual = match bot {
        "hard" => 2,
        "expert" => 4,
        _ => return 1,
    };
    if knows_more() { usual } else { 1 }
}

/// Counts a bot from when it begins to think until its table has its thought.
struct Thinks(Arc<Shared>);

impl Thinks {
    fn new(shared: &Arc<Shared>) -> Thinks {
        shared.metrics.thinking.fetch_add(1, Ordering::Relaxed);
        Thinks(Arc::clone(shared))
    }
}

impl Drop for Thinks {
    fn drop(&mut self) {
        self.0.metrics.thinking.fetch_sub(1, Ordering::Relaxed);
    }
}

/// All that a bot needs to think.
struct Mind {
    seat: Seat,
    name: String,
    bot: Box<dyn Opponent>,
    boxed: &'static shelf::Boxed,
    seed: Digest32,
    world: World,
}

/// How to come by a match that is as the table's is now.
enum World {
    /// An earlier one, and what happened since.
    Replica(Box<dyn AnyMatch>, Vec<Entry>),
    /// Its log.
    Log(Record),
}

impl World {
    fn made(self, boxed: &shelf::Boxed, seed: Digest32) -> Option<Box<dyn AnyMatch>> {
        match self {
            World::Replica(mut replica, since) => {
                since.iter().try_for_each(|entry| repeat(&mut *replica, entry))?;
                Some(replica)
            }
            World::Log(record) => boxed.game.replay(&record, Some(seed)).ok(),
        }
    }
}

impl Mind {
    /// Decides, in a match that is as the table's is now.
    fn think(mut self) -> Option<Made> {
        let mut replica = self.world.made(self.boxed, self.seed)?;
        let before = replica.version() as usize;
        self.bot.act(&mut *replica, self.seat).ok()?;
        let action = match replica.record().entries().get(before)? {
            Entry::Act { action, .. } => action.get().to_owned(),
            _ => return None,
        };
        Some(Made { action, bot: (self.name, self.bot), replica })
    }
}

/// Does in a replica what was done at the table.
fn repeat(replica: &mut dyn AnyMatch, entry: &Entry) -> Option<()> {
    match entry {
        Entry::Act { seat, action, .. } => replica.act(*seat, action.get()).ok(),
        Entry::Control { seat, to } => {
            replica.hand_over(*seat, to.clone());
            Some(())
        }
        _ => None,
    }
}

impl Table {
    /// Lets the bot of an absent seat think; the table hears from it.
    pub(super) fn think(&mut self, seat: Seat) {
        let Some(mind) = self.mind(seat) else { return };
        let Some(inbox) = self.inbox.clone() else { return };
        self.thoughts += 1;
        let ticket = self.thoughts;
        if let Some(absence) = self.absent[seat.index()].as_mut() {
            absence.ticket = Some(ticket);
        }
        let thinks = Thinks::new(&self.shared);
        let (permits, limit) = (Arc::clone(&self.shared.bots), self.shared.settings.bot_limit);
        tokio::spawn(async move {
            let _thinks = thinks;
            let Ok(permit) = permits.acquire_owned().await else { return };
            let thinking = tokio::task::spawn_blocking(move || {
                let made = mind.think();
                drop(permit);
                made
            });
            let made = timeout(limit, thinking).await.ok().and_then(Result::ok).flatten();
            if let Some(inbox) = inbox.upgrade() {
                let _ = inbox.send(Command::Thought(Box::new(Thought { seat, ticket, made }))).await;
            }
        });
    }

    fn mind(&mut self, seat: Seat) -> Option<Mind> {
        let name = match &self.doc.chair(seat)?.control {
            super::Control::Bot(name) => name.clone(),
            _ => return None,
        };
        let bot = match self.opponents.get_mut(seat.index())?.take() {
            Some((known, bot)) if known == name => bot,
            _ => (self.boxed.opponent)(&name, u64::from_le_bytes(chance::bytes())).ok()?,
        };
        let game = self.game.as_deref()?;
        let world = match self.replica.take().filter(|it| is_earlier(it.record(), game.record())) {
            Some(replica) => {
                let since = game.record().entries()[replica.version() as usize..].to_vec();
                World::Replica(replica, since)
            }
            None => World::Log(game.record().clone()),
        };
        Some(Mind { seat, name, bot, boxed: self.boxed, seed: self.seed, world })
    }

    /// A bot has thought. What it thought about may be over.
    pub(super) fn take_in(&mut self, thought: Thought) {
        let now = self.now();
        let Thought { seat, ticket, made } = thought;
        let (action, tools) = match made {
            Some(made) => (Some(made.action), Some((made.bot, made.replica))),
            None => (None, None),
        };
        if let Some((bot, replica)) = tools {
            self.opponents[seat.index()] = Some(bot);
            self.replica = Some(replica);
        }
        if let Some(absence) = self.absent[seat.index()].as_mut().filter(|it| it.ticket == Some(ticket)) {
            absence.action = Some((now, action));
        }
    }
}

/// Whether one log is the beginning of another, without an undo after it.
fn is_earlier(one: &Record, other: &Record) -> bool {
    let last = one.entries().len();
    last > 0
        && one.lines(last - 1..last) == other.lines(last - 1..last)
        && !other.entries()[last..].iter().any(|entry| matches!(entry, Entry::Undo { .. }))
}
