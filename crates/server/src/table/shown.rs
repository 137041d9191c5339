//! What each viewer was shown, and versions that count nothing else.

use serde::Serialize;
use table::{AnyMatch, Entry, Question, Seat, SeatSet, Viewer};

use super::Table;
use crate::problem::Problem;
use crate::protocol::{EventInfo, Eyes, Raw, ServerMessage, StateMessage, seat_list};
use crate::voice::{Lang, Voice};

/// A row of the log: its first line, and who could tell that it was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    pub first: u32,
    pub seen: u16,
}

/// What a viewer was shown last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// How many times something was shown to this viewer.
    pub version: u32,
    /// The version since which the question has been open.
    pub asked: u32,
    pub view: String,
    pub waiting: SeatSet,
    pub question: Option<Question>,
}

/// The viewers of a table: each seat, then spectators.
pub fn viewers(seats: usize) -> impl Iterator<Item = (usize, Viewer)> {
    Viewer::all(seats).enumerate()
}

/// The place of a viewer among the viewers of a table.
pub fn place(viewer: Viewer, seats: usize) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => seats,
    }
}

/// What a viewer would be shown now.
pub fn look(game: &dyn AnyMatch, viewer: Viewer) -> (String, SeatSet, Option<Question>) {
    let question = match viewer {
        Viewer::Seat(seat) => game.question(seat),
        Viewer::Spectator => None,
    };
    (game.view(viewer), game.waiting(viewer), question)
}

impl Shown {
    /// Takes in what the viewer would be shown now; whether anything is new.
    pub fn differs(&self, now: &(String, SeatSet, Option<Question>)) -> bool {
        self.view != now.0 || self.waiting != now.1 || self.question != now.2
    }

    /// Shows it: one version more.
    pub fn show(&mut self, now: (String, SeatSet, Option<Question>)) {
        self.version += 1;
        if self.question != now.2 {
            self.asked = self.version;
        }
        (self.view, self.waiting, self.question) = now;
    }
}

/// A moment of a finished match.
#[derive(Serialize)]
struct Moment {
    to: usize,
    last: usize,
    view: Raw,
    drawn: String,
    events: Vec<EventInfo>,
    outcome: Option<table::Outcome>,
}

impl Table {
    pub(super) fn seats(&self) -> usize {
        self.doc.seats.len()
    }

    /// The version of a viewer after the first so many rows.
    pub(super) fn version_after(&self, place: usize, rows: usize) -> u32 {
        self.marks[..rows].iter().filter(|mark| mark.seen & (1 << place) != 0).count() as u32
    }

    /// How many rows there were when this viewer was last shown this version.
    fn rows_until(&self, place: usize, version: u32) -> usize {
        let mut current = self.shown[place].version;
        let mut rows = self.marks.len();
        while rows > 0 && current > version {
            rows -= 1;
            current -= u32::from(self.marks[rows].seen & (1 << place) != 0);
        }
        rows
    }

    /// The message that shows a viewer everything since a version, as JSON.
    pub(super) fn state(&self, viewer: Viewer, since: u32, lang: Lang, drawn: bool) -> StateMessage {
        let place = place(viewer, self.seats());
        let shown = &self.shown[place];
        let voice = Voice::at(lang, &self.names);
        let game = self.game.as_deref();
        let (undone, since) = self.undone(place, since.min(shown.version));
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let listed = match (seat, &shown.question, game) {
            (Some(seat), Some(_), Some(game)) => game.listed(seat),
            _ => Vec::new(),
        };
        StateMessage {
            viewer: Eyes(viewer),
            version: shown.version,
            view: Raw::new(if shown.view.is_empty() { "null".into() } else { shown.view.clone() }),
            waiting: seat_list(shown.waiting),
            question: shown.question.as_ref().map(|question| voice.question(question, &listed)),
            asked: shown.asked,
            events: game.map_or_else(Vec::new, |game| self.events(game, viewer, since, &voice)),
            undone,
            outcome: game.and_then(|game| game.outcome()),
            can_undo: seat.zip(game).is_some_and(|(seat, game)| game.can_undo(seat).is_ok()),
            drawn: drawn.then(|| game.map_or_else(String::new, |game| game.draw(viewer, &voice))),
            clocks: self.clock_infos(),
            orders: seat.and_then(|seat| self.doc.chair(seat)).map_or_else(Vec::new, |it| it.orders.clone()),
        }
    }

    /// What happened since a version, as far as it is in force.
    fn events(&self, game: &dyn AnyMatch, viewer: Viewer, since: u32, voice: &Voice<'_>) -> Vec<EventInfo> {
        let place = place(viewer, self.seats());
        let rows = self.rows_until(place, since);
        let Some(first) = self.marks.get(rows).map(|mark| mark.first) else { return Vec::new() };
        let told = game.told(first..self.written, viewer);
        let data = game.told_data(first..self.written, viewer);
        let (mut row, mut version) = (rows, since);
        let mut infos = Vec::with_capacity(told.len());
        for ((entry, text), (_, json)) in told.into_iter().zip(data) {
            while row < self.marks.len() && self.marks[row].first <= entry {
                version += u32::from(self.marks[row].seen & (1 << place) != 0);
                row += 1;
            }
            infos.push(EventInfo { version, text: voice.spoken(&text), data: Raw::new(json) });
        }
        infos
    }

    /// The version that the match went back to since a version, and the version to tell events from.
    fn undone(&self, place: usize, since: u32) -> (Option<u32>, u32) {
        let Some(game) = self.game.as_deref() else { return (None, since) };
        let entries = game.record().entries();
        let rows = self.rows_until(place, since);
        let seen = self.marks[rows..].iter().filter(|mark| mark.seen & (1 << place) != 0);
        let back = seen.filter_map(|mark| match entries.get(mark.first as usize) {
            Some(Entry::Undo { to }) => Some(*to),
            _ => None,
        });
        let Some(to) = back.min() else { return (None, since) };
        let kept = self.marks.partition_point(|mark| mark.first <= to);
        let version = self.version_after(place, kept);
        if version < since { (Some(version), version) } else { (None, since) }
    }

    /// Through whose eyes somebody looks: a seat of theirs, or a spectator's.
    pub(super) fn eyes(&self, who: &str, seat: Option<Seat>) -> Option<Viewer> {
        match seat {
            None => Some(Viewer::Spectator),
            Some(seat) if self.doc.held_by(who).contains(seat) => Some(Viewer::Seat(seat)),
            Some(_) => None,
        }
    }

    /// What a viewer may know since a version, as JSON, for somebody who asks over HTTP.
    pub(super) fn state_text(&self, viewer: Viewer, since: u32, lang: Lang, drawn: bool) -> String {
        let state = self.state(viewer, since, lang, drawn);
        serde_json::to_string(&ServerMessage::State(state)).unwrap_or_default()
    }

    /// The whole log, once nothing in it is secret.
    pub(super) fn finished_log(&self) -> Result<String, Problem> {
        match self.game.as_deref() {
            Some(game) if game.outcome().is_some() => Ok(game.record().to_text()),
            _ => Err(Problem::NotOver),
        }
    }

    /// A moment of a finished match through any seat's eyes.
    pub(super) fn replay(
        &self,
        to: Option<usize>,
        seat: Option<Seat>,
        lang: Lang,
    ) -> Result<String, Problem> {
        let game = self.game.as_deref().filter(|game| game.outcome().is_some()).ok_or(Problem::NotOver)?;
        if seat.is_some_and(|seat| seat.index() >= self.seats()) {
            return Err(Problem::NoSuchSeat);
        }
        let last = game.record().entries().len();
        let to = to.unwrap_or(last).clamp(1, last);
        let replayed = self.boxed.game.replay(&game.record().prefix(to), Some(self.seed));
        let then = replayed.map_err(|error| Problem::Malformed(error.to_string()))?;
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let voice = Voice::at(lang, &self.names);
        let told = then.told(0..then.version(), viewer).into_iter();
        let data = then.told_data(0..then.version(), viewer).into_iter();
        let event = |((entry, text), (_, json)): ((u32, table::Text), (u32, String))| EventInfo {
            version: entry,
            text: voice.spoken(&text),
            data: Raw::new(json),
        };
        let moment = Moment {
            to,
            last,
            view: Raw::new(then.view(viewer)),
            drawn: then.draw(viewer, &voice),
            events: told.zip(data).map(event).collect(),
            outcome: then.outcome(),
        };
        Ok(serde_json::to_string(&moment).unwrap_or_default())
    }
}
