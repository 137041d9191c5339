//! Those who watch: connections, and what each is sent.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use store::ChatLine;
use table::{Seat, Viewer};
use tokio::sync::mpsc;

use super::shown::{Look, Manner, place, with_room};
use super::{Command, LONG_AGO, Table};
use crate::metrics::Metrics;
use crate::people::Person;
use crate::protocol::{ChatMessage, RematchMessage, ServerMessage, Why};
use crate::settings::{CONNECTIONS_PER_PERSON, WATCHERS_PER_TABLE};
use crate::voice::Lang;
use crate::wire::{Left, Unwritten, Wire};

/// Messages that were written once and are sent to several: viewer, manner, version seen before.
struct Made {
    /// Nothing is kept where there are so few readers that hardly ever two want the same.
    is_kept: bool,
    messages: Vec<((Viewer, Manner, u32), Utf8Bytes)>,
}

impl Made {
    fn for_readers(is_kept: bool) -> Made {
        Made { is_kept, messages: Vec::new() }
    }

    /// The message that is known by this key, or a new one.
    fn get(&mut self, key: (Viewer, Manner, u32), make: impl FnOnce() -> Utf8Bytes) -> Utf8Bytes {
        if let Some((_, message)) = self.messages.iter().find(|(known, _)| *known == key) {
            return message.clone();
        }
        let message = make();
        if self.is_kept {
            self.messages.push((key, message.clone()));
        }
        message
    }
}

/// The versions that somebody has seen.
pub type Since = Vec<(Viewer, u32)>;

/// A connection.
pub struct Watcher {
    /// Its number in this process.
    pub number: u64,
    /// Who.
    pub who: Arc<Person>,
    /// In which language.
    pub lang: Lang,
    /// How it wants states.
    pub manner: Manner,
    /// Whether it goes along to a rematch by itself.
    pub follows: bool,
    /// The versions seen before.
    pub since: Since,
    /// Where messages go.
    pub wire: Arc<Wire>,
    /// The connection's task, for what the wire does not take at once. It ends when the table gives the connection up.
    pub task: mpsc::Sender<Left>,
    /// What is sent when the table has done what it is doing.
    pub queue: Vec<Utf8Bytes>,
}

impl Watcher {
    fn send(&mut self, message: Utf8Bytes) {
        self.queue.push(message);
    }

    /// Sends what is queued.
    fn flush(&mut self) -> Result<(), Unwritten> {
        match self.queue.is_empty() {
            true => Ok(()),
            false => self.wire.write(self.number, &mut self.queue, &self.task),
        }
    }

    fn seen(&self, viewer: Viewer) -> u32 {
        self.since.iter().find(|(known, _)| *known == viewer).map_or(0, |(_, version)| *version)
    }

    fn note(&mut self, viewer: Viewer, version: u32) {
        match self.since.iter_mut().find(|(known, _)| *known == viewer) {
            Some((_, seen)) => *seen = version,
            None => self.since.push((viewer, version)),
        }
    }
}

/// A message as it goes out.
pub fn written(message: &ServerMessage) -> Utf8Bytes {
    with_room(|room| match message.write(room) {
        Ok(()) => Utf8Bytes::from(str::from_utf8(room).unwrap_or_default()),
        Err(_) => Utf8Bytes::default(),
    })
}

impl Table {
    /// Somebody begins to watch: the table, the chat, and what they may know. The others hear that somebody came.
    pub(super) fn watch(&mut self, watcher: Watcher) {
        let same = self.watchers.iter().filter(|it| it.who.id == watcher.who.id).count();
        if same >= CONNECTIONS_PER_PERSON || self.is_crowded(&watcher.who.id) {
            let refused = self.refused(String::new(), None, Why::Limit.into(), watcher.lang);
            let mut messages = vec![written(&ServerMessage::Refused(*refused))];
            let _ = watcher.wire.write(watcher.number, &mut messages, &watcher.task);
            return;
        }
        let number = watcher.number;
        self.watchers.push(watcher);
        if let Some(watcher) = self.watchers.last() {
            let table = ServerMessage::Table { table: self.info(&watcher.who.id) };
            let (messages, since) = self.greeting(watcher, &table);
            if let Some(watcher) = self.watchers.last_mut() {
                (watcher.queue, watcher.since) = (messages, since);
            }
        }
        if same == 0 {
            self.tell_table_but(|watcher| watcher.number == number);
        }
    }

    /// Whether there is room for nobody but those who sit here.
    fn is_crowded(&self, person: &str) -> bool {
        self.watchers.len() >= WATCHERS_PER_TABLE && self.doc.held_by(person).is_empty()
    }

    /// Those who were taken along to this table begin to watch it.
    pub(super) fn watch_all(&mut self, watchers: Vec<Watcher>) {
        let first = self.watchers.len();
        self.watchers.extend(watchers);
        for index in first..self.watchers.len() {
            let watcher = &self.watchers[index];
            let table = match watcher.manner {
                Manner::Brief => ServerMessage::Rematch(self.rematch_message()),
                _ => ServerMessage::Table { table: self.info(&watcher.who.id) },
            };
            let (messages, since) = self.greeting(watcher, &table);
            self.watchers[index].queue.extend(messages);
            self.watchers[index].since = since;
        }
    }

    /// Takes those who wanted it along to the rematch, with what they have not been sent yet.
    pub(super) async fn take_along(&mut self) {
        let Some(next) = self.next.take() else { return };
        let (mut going, staying): (Vec<Watcher>, _) =
            std::mem::take(&mut self.watchers).into_iter().partition(|it| it.follows);
        self.watchers = staying;
        if going.is_empty() {
            return;
        }
        going.iter_mut().for_each(|watcher| watcher.since.clear());
        let wires: Vec<(u64, Arc<Wire>)> = going.iter().map(|it| (it.number, Arc::clone(&it.wire))).collect();
        // What they send from now on goes there, after themselves.
        let _ = next.send(Command::WatchAll(going)).await;
        wires.iter().for_each(|(watcher, wire)| wire.take_along(*watcher, next.clone()));
        self.tell_table();
        if self.watchers.is_empty() {
            self.idle_since = LONG_AGO;
        }
    }

    /// What somebody sends who has been taken along and does not know it yet goes where they are.
    pub(super) async fn pass_on(&mut self, command: Command) {
        let next = self.doc.rematch.as_deref().and_then(|id| self.shared.hub.known(id));
        if let Some(next) = next {
            let _ = next.send(command).await;
        }
    }

    pub(super) fn watches(&self, number: u64) -> bool {
        self.watchers.iter().any(|it| it.number == number)
    }

    /// Whoever knows the table before this one knows all of it but this.
    fn rematch_message(&self) -> RematchMessage {
        RematchMessage { table: self.id.to_string(), commitment: self.doc.commitment.clone() }
    }

    /// The first that somebody is told after what the table is, and the versions that they have seen then.
    fn greeting(&self, watcher: &Watcher, table: &ServerMessage) -> (Vec<Utf8Bytes>, Since) {
        let mut messages = vec![written(table)];
        messages.extend(self.chat.iter().map(|line| written(&ServerMessage::Chat(self.chat_message(line)))));
        let mut seen = Since::new();
        for viewer in self.eyes_of(&watcher.who.id) {
            let version = self.shown[place(viewer, self.seats())].version;
            let since = Some(watcher.seen(viewer)).filter(|since| *since <= version).unwrap_or(0);
            messages.push(written(&self.message_for(viewer, since, watcher.manner, None)));
            seen.push((viewer, version));
        }
        (messages, seen)
    }

    /// Ends every connection of a person.
    pub(super) fn cut_off(&mut self, person: &str) {
        let before = self.watchers.len();
        self.watchers.retain(|watcher| watcher.who.id != person);
        if self.watchers.len() < before {
            self.tell_table();
        }
    }

    /// Somebody stops watching.
    pub(super) fn unwatch(&mut self, number: u64) {
        let Some(index) = self.watchers.iter().position(|it| it.number == number) else { return };
        let gone = self.watchers.swap_remove(index);
        if !self.is_here(&gone.who.id) {
            self.tell_table();
        }
    }

    pub(super) fn is_here(&self, person: &str) -> bool {
        self.watchers.iter().any(|watcher| watcher.who.id == person)
    }

    /// The viewers that somebody is: their seats, or a spectator.
    fn eyes_of(&self, person: &str) -> impl Iterator<Item = Viewer> + use<> {
        let seats = self.doc.held_by(person);
        seats.iter().map(Viewer::Seat).chain(seats.is_empty().then_some(Viewer::Spectator))
    }

    /// Shows the viewers in this set what is new to them. Equal messages are written once. What was just looked at is used
    /// again.
    pub(super) fn show(&mut self, seen: u16, looks: &[Look]) {
        let mut watchers = std::mem::take(&mut self.watchers);
        let mut made = Made::for_readers(watchers.len() > self.seats());
        for watcher in &mut watchers {
            self.show_one(watcher, seen, looks, &mut made);
        }
        self.watchers = watchers;
    }

    fn show_one(&self, watcher: &mut Watcher, seen: u16, looks: &[Look], made: &mut Made) {
        for viewer in self.eyes_of(&watcher.who.id) {
            let place = place(viewer, self.seats());
            if seen & (1 << place) == 0 {
                continue;
            }
            let key = (viewer, watcher.manner, watcher.seen(viewer));
            let make = || written(&self.message_for(viewer, key.2, watcher.manner, looks.get(place)));
            let message = made.get(key, make);
            watcher.send(message);
            watcher.note(viewer, self.shown[place].version);
        }
    }

    /// Sends what the watchers' queues hold. Whoever is gone or too slow is no longer a watcher, and the others hear of it.
    pub(super) fn flush(&mut self) {
        let cut_off = &self.shared.metrics.cut_off;
        let is_gone = |watcher: &mut Watcher| {
            let written = watcher.flush();
            if written == Err(Unwritten::TooSlow) {
                Metrics::count(cut_off);
            }
            written.is_err()
        };
        let gone: Vec<Watcher> = self.watchers.extract_if(.., is_gone).collect();
        if gone.iter().any(|watcher| !self.is_here(&watcher.who.id)) {
            self.tell_table();
            self.flush();
        }
    }

    /// Tells everybody about the table if there is anything new that everybody may know. Clocks and orders are in the
    /// document too, and nobody may tell from a message that they changed. Whoever knows it already is left out.
    pub(super) fn tell_table_if_changed(&mut self, knows: fn(&Watcher) -> bool) {
        let public = self.doc.public_digest();
        if public != self.public {
            self.public = public;
            self.tell_table_but(knows);
        }
    }

    /// Tells everybody about the table.
    pub(super) fn tell_table(&mut self) {
        self.tell_table_but(|_| false);
    }

    /// Tells everybody about the table but those who know already.
    fn tell_table_but(&mut self, knows: impl Fn(&Watcher) -> bool) {
        for index in 0..self.watchers.len() {
            let watcher = &self.watchers[index];
            if !knows(watcher) {
                let message = written(&ServerMessage::Table { table: self.info(&watcher.who.id) });
                self.watchers[index].send(message);
            }
        }
    }

    /// Somebody said something: kept for newcomers, and told.
    pub(super) fn hear(&mut self, line: ChatLine) {
        self.next_chat = line.n + 1;
        let message = written(&ServerMessage::Chat(self.chat_message(&line)));
        self.watchers.iter_mut().for_each(|watcher| watcher.send(message.clone()));
        if self.chat.len() >= 100 {
            self.chat.pop_front();
        }
        self.chat.push_back(line);
    }

    fn chat_message(&self, line: &ChatLine) -> ChatMessage {
        let seat: Option<Seat> = self.doc.held_by(&line.person).first();
        ChatMessage { n: line.n, at: line.at, seat, name: line.name.clone(), words: line.words.clone() }
    }

    /// Sends a message to one connection.
    pub(super) fn send_to(&mut self, number: u64, message: &ServerMessage) {
        if let Some(watcher) = self.watchers.iter_mut().find(|it| it.number == number) {
            watcher.send(written(message));
        }
    }

    /// Somebody took or left a seat: what they see changes.
    pub(super) fn look_again(&mut self, person: &str) {
        let mut watchers = std::mem::take(&mut self.watchers);
        for watcher in watchers.iter_mut().filter(|it| it.who.id == person) {
            watcher.since.clear();
            self.show_one(watcher, u16::MAX, &[], &mut Made::for_readers(false));
        }
        self.watchers = watchers;
    }
}
