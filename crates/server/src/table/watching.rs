//! Those who watch: connections, and what each is sent.

use axum::extract::ws::Utf8Bytes;
use store::ChatLine;
use table::{Seat, Viewer};
use tokio::sync::mpsc;

use super::Table;
use super::shown::place;
use crate::metrics::Metrics;
use crate::people::Person;
use crate::protocol::{ChatMessage, ServerMessage, TableInfo};
use crate::settings::CONNECTIONS_PER_PERSON;
use crate::voice::Lang;

/// Messages that were written once and are sent to several: viewer, language, drawing, version seen before.
type Made = Vec<((Viewer, Lang, bool, u32), Utf8Bytes)>;

/// The versions that somebody has seen.
pub type Since = Vec<(Viewer, u32)>;

/// A connection.
pub struct Watcher {
    /// Its number in this process.
    pub number: u64,
    /// Who.
    pub who: Person,
    /// In which language.
    pub lang: Lang,
    /// Whether states come with a drawing.
    pub drawn: bool,
    /// The versions seen before.
    pub since: Since,
    /// Where messages go.
    pub outbox: mpsc::Sender<Utf8Bytes>,
}

impl Watcher {
    /// Sends a message; false when the reader is gone or too slow.
    fn send(&self, message: Utf8Bytes) -> bool {
        self.outbox.try_send(message).is_ok()
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
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Table {
    /// Somebody begins to watch: the table, the chat, and what they may know.
    pub(super) fn watch(&mut self, mut watcher: Watcher) {
        let same = self.watchers.iter().filter(|it| it.who.id == watcher.who.id).count();
        if same >= CONNECTIONS_PER_PERSON {
            return;
        }
        let was_here = self.is_here(&watcher.who.id);
        let table = self.info(&watcher.who.id);
        let mut alive = watcher.send(written(&ServerMessage::Table { table }));
        for line in &self.chat {
            alive &= watcher.send(written(&ServerMessage::Chat(self.chat_message(line))));
        }
        for viewer in self.eyes_of(&watcher.who.id) {
            let version = self.shown[place(viewer, self.seats())].version;
            let since = watcher.seen(viewer);
            let since = if since > version { 0 } else { since };
            let state = self.state(viewer, since, watcher.lang, watcher.drawn);
            alive &= watcher.send(written(&ServerMessage::State(state)));
            watcher.note(viewer, version);
        }
        if alive {
            let sits = !self.doc.held_by(&watcher.who.id).is_empty();
            self.watchers.push(watcher);
            if sits && !was_here {
                self.tell_table();
            }
        }
    }

    /// Somebody stops watching.
    pub(super) fn unwatch(&mut self, number: u64) {
        let Some(index) = self.watchers.iter().position(|it| it.number == number) else { return };
        let gone = self.watchers.swap_remove(index);
        if !self.doc.held_by(&gone.who.id).is_empty() && !self.is_here(&gone.who.id) {
            self.tell_table();
        }
    }

    pub(super) fn is_here(&self, person: &str) -> bool {
        self.watchers.iter().any(|watcher| watcher.who.id == person)
    }

    /// The viewers that somebody is: their seats, or a spectator.
    fn eyes_of(&self, person: &str) -> Vec<Viewer> {
        let seats: Vec<Viewer> = self.doc.held_by(person).iter().map(Viewer::Seat).collect();
        if seats.is_empty() { vec![Viewer::Spectator] } else { seats }
    }

    /// Shows the viewers in this set what is new to them. Equal messages are written once.
    pub(super) fn show(&mut self, seen: u16) {
        let mut made: Made = Vec::new();
        let mut watchers = std::mem::take(&mut self.watchers);
        let before = watchers.len();
        watchers.retain_mut(|watcher| self.show_one(watcher, seen, &mut made));
        self.watchers = watchers;
        (self.watchers.len()..before).for_each(|_| Metrics::count(&self.shared.metrics.cut_off));
    }

    fn show_one(&self, watcher: &mut Watcher, seen: u16, made: &mut Made) -> bool {
        let mut alive = true;
        for viewer in self.eyes_of(&watcher.who.id) {
            let place = place(viewer, self.seats());
            if seen & (1 << place) == 0 {
                continue;
            }
            let key = (viewer, watcher.lang, watcher.drawn, watcher.seen(viewer));
            let message = match made.iter().find(|(known, _)| *known == key) {
                Some((_, message)) => message.clone(),
                None => {
                    let message = written(&ServerMessage::State(self.state(key.0, key.3, key.1, key.2)));
                    made.push((key, message.clone()));
                    message
                }
            };
            alive &= watcher.send(message);
            watcher.note(viewer, self.shown[place].version);
        }
        alive
    }

    /// Tells everybody about the table if there is anything new that everybody may know. Clocks and orders are in the
    /// document too, and nobody may tell from a message that they changed.
    pub(super) fn tell_table_if_changed(&mut self) {
        let public = serde_json::to_string(&self.info("")).unwrap_or_default();
        if public != self.public {
            self.public = public;
            self.tell_table();
        }
    }

    /// Tells everybody about the table.
    pub(super) fn tell_table(&mut self) {
        let mut watchers = std::mem::take(&mut self.watchers);
        let infos: Vec<TableInfo> =
            watchers.iter().map(|it| self.info_among(&it.who.id, &watchers)).collect();
        let mut infos = infos.into_iter();
        watchers.retain(|watcher| {
            infos.next().is_none_or(|table| watcher.send(written(&ServerMessage::Table { table })))
        });
        self.watchers = watchers;
    }

    /// Somebody said something: kept for newcomers, and told.
    pub(super) fn hear(&mut self, line: ChatLine) {
        self.next_chat = line.n + 1;
        let message = written(&ServerMessage::Chat(self.chat_message(&line)));
        self.watchers.retain(|watcher| watcher.send(message.clone()));
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
        let message = written(message);
        self.watchers.retain(|watcher| watcher.number != number || watcher.send(message.clone()));
    }

    /// Somebody took or left a seat: what they see changes.
    pub(super) fn look_again(&mut self, person: &str) {
        let mut watchers = std::mem::take(&mut self.watchers);
        watchers.retain_mut(|watcher| {
            if watcher.who.id == person {
                watcher.since.clear();
                return self.show_one(watcher, u16::MAX, &mut Vec::new());
            }
            true
        });
        self.watchers = watchers;
    }
}
