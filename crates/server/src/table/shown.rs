//! What each viewer was shown, and versions that count nothing else.

use std::cell::RefCell;
use std::hash::{DefaultHasher, Hasher};
use std::sync::Arc;

use serde::Serialize;
use serde_json::value::RawValue;
use shelf::Boxed;
use table::{AnyMatch, Digest32, Entry, Record, Seat, SeatSet, Viewer};
use tokio::sync::oneshot;

use super::{Reply, Table};
use crate::problem::Problem;
use crate::protocol::{
    BriefMessage, EventInfo, Eyes, QuestionInfo, Raw, ServerMessage, StateMessage, seat_list,
};
use crate::voice::{Lang, Voice};

/// A row of the log: its first line, and who could tell that it was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    pub first: u32,
    pub seen: u16,
}

/// What a viewer was shown last: enough to tell whether something is new, and no more, since most tables wait most of the time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// How many times something was shown to this viewer.
    pub version: u32,
    /// The version since which the question has been open.
    pub asked: u32,
    /// A digest of the view.
    view: u64,
    question: Open,
    waiting: SeatSet,
}

/// The question that is open to a viewer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Open {
    #[default]
    None,
    /// There is one. Most are answered before anybody wants to know whether they have changed.
    Some,
    /// There is one with this digest.
    Known(u64),
}

/// What a viewer would be shown now.
pub struct Look {
    view: Box<RawValue>,
    digest: u64,
    waiting: SeatSet,
    question: Open,
}

/// How a reader wants states.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// With everything that a person needs, in this language, and with a drawing or without.
    Full(Lang, bool),
    /// As briefly as a program that knows the game wants them.
    Brief,
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
pub fn look(game: &dyn AnyMatch, viewer: Viewer) -> Look {
    let view = game.view(viewer);
    let question = if is_asked(game, viewer) { Open::Some } else { Open::None };
    Look { digest: digest(view.get()), view, waiting: game.waiting(viewer), question }
}

fn is_asked(game: &dyn AnyMatch, viewer: Viewer) -> bool {
    let asks = |seat: Seat| game.turn().is_some_and(|turn| turn.asks(seat));
    matches!(viewer, Viewer::Seat(seat) if asks(seat))
}

/// A digest of the question that is open to a viewer.
fn open_question(game: &dyn AnyMatch, viewer: Viewer) -> Open {
    match viewer {
        Viewer::Seat(seat) => game.question(seat).map_or(Open::None, |it| Open::Known(digest_of(&it))),
        Viewer::Spectator => Open::None,
    }
}

/// A digest of data. It is compared within this process only.
fn digest_of(data: &impl Serialize) -> u64 {
    with_room(|room| {
        let _ = serde_json::to_writer(&mut *room, data);
        let mut hasher = DefaultHasher::new();
        hasher.write(room);
        hasher.finish()
    })
}

/// Lends room to write something in that is used at once.
pub fn with_room<T>(borrow: impl FnOnce(&mut Vec<u8>) -> T) -> T {
    thread_local!(static ROOM: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) });
    ROOM.with_borrow_mut(|room| {
        room.clear();
        let made = borrow(room);
        room.shrink_to(LONGEST_KEPT);
        made
    })
}

/// How much of the room is kept for the next one.
const LONGEST_KEPT: usize = 64 * 1024;

fn digest(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(text.as_bytes());
    hasher.finish()
}

impl Shown {
    /// What a viewer was shown who was last shown this in this version.
    pub fn at(version: u32, look: &Look) -> Shown {
        Shown { version, asked: version, view: look.digest, question: look.question, waiting: look.waiting }
    }

    /// Notes what is asked before the match changes, so that it can be told afterwards whether the question is still the same.
    pub fn note_question(&mut self, game: &dyn AnyMatch, viewer: Viewer) {
        if self.question == Open::Some {
            self.question = open_question(game, viewer);
        }
    }

    /// What a viewer would be shown now; with a digest of the question where there is one to compare it with.
    pub fn look(&self, game: &dyn AnyMatch, viewer: Viewer) -> Look {
        let mut now = look(game, viewer);
        if let (Open::Known(_), Open::Some) = (self.question, now.question) {
            now.question = open_question(game, viewer);
        }
        now
    }

    /// Whether anything would be new.
    pub fn differs(&self, now: &Look) -> bool {
        self.waiting != now.waiting || self.view != now.digest || !self.is_asked_the_same(now)
    }

    /// Whether the question is the one that was open before. One that nobody has noted is another one.
    fn is_asked_the_same(&self, now: &Look) -> bool {
        self.question == now.question && now.question != Open::Some
    }

    /// Shows it: one version more. Whoever has just answered is asked anew, even if in the same words.
    pub fn show(&mut self, now: &Look, answered: bool) {
        let asked = match answered || !self.is_asked_the_same(now) {
            true => self.version + 1,
            false => self.asked,
        };
        *self = Shown { asked, ..Shown::at(self.version + 1, now) };
    }

    /// Whether an answer to this version is an answer to the question that is open now.
    pub fn is_answered_by(&self, version: u32) -> bool {
        let open = self.question != Open::None && (self.asked..=self.version).contains(&version);
        open || version == self.version
    }
}

/// Everything in a state message that depends on the match alone.
pub struct Picture {
    /// The view, as JSON.
    pub view: Raw,
    /// Who is being waited for.
    pub waiting: Vec<Seat>,
    /// What the viewer is asked.
    pub question: Option<QuestionInfo>,
    /// How it ended.
    pub outcome: Option<table::Outcome>,
    /// Whether the viewer may take its last action back.
    pub can_undo: bool,
    /// The drawing, where one was asked for.
    pub drawn: Option<String>,
}

/// What a viewer sees of a match. `look` saves working it out again.
pub fn picture(
    game: &dyn AnyMatch,
    viewer: Viewer,
    voice: &Voice<'_>,
    drawn: bool,
    known: Option<&Look>,
) -> Picture {
    let made;
    let look = match known {
        Some(look) => look,
        None => {
            made = look(game, viewer);
            &made
        }
    };
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let asked = |seat: Seat| game.question(seat).map(|it| voice.question(&it, &game.listed(seat)));
    Picture {
        view: Raw(look.view.clone()),
        waiting: seat_list(look.waiting),
        question: seat.and_then(asked),
        outcome: game.outcome(),
        can_undo: seat.is_some_and(|seat| game.can_undo(seat).is_ok()),
        drawn: drawn.then(|| game.draw(viewer, voice)),
    }
}

/// What a viewer sees of a match that has not begun.
fn blank(drawn: bool) -> Picture {
    Picture {
        view: Raw::null(),
        waiting: Vec::new(),
        question: None,
        outcome: None,
        can_undo: false,
        drawn: drawn.then(String::new),
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

    /// The message that shows a viewer everything since a version, in the manner that its reader wants.
    pub(super) fn message_for(
        &self,
        viewer: Viewer,
        since: u32,
        manner: Manner,
        known: Option<&Look>,
    ) -> ServerMessage {
        match manner {
            Manner::Full(lang, drawn) => {
                ServerMessage::State(self.state(viewer, since, (lang, drawn), known))
            }
            Manner::Brief => ServerMessage::Brief(self.brief(viewer, since, known)),
        }
    }

    fn brief(&self, viewer: Viewer, since: u32, known: Option<&Look>) -> BriefMessage {
        let place = place(viewer, self.seats());
        let shown = &self.shown[place];
        let (undone, since) = self.undone(place, since.min(shown.version));
        let game = self.game.as_deref();
        let made = if known.is_none() { game.map(|game| look(game, viewer)) } else { None };
        let seen = known.or(made.as_ref());
        BriefMessage {
            viewer: Eyes(viewer),
            version: shown.version,
            asked: shown.asked,
            choices: match viewer {
                Viewer::Seat(seat) => game.and_then(|game| game.choices(seat)),
                Viewer::Spectator => None,
            },
            waiting: seen.map_or_else(Vec::new, |look| seat_list(look.waiting)),
            outcome: game.and_then(|game| game.outcome()),
            view: seen.map_or_else(Raw::null, |look| Raw(look.view.clone())),
            events: game.map_or_else(Vec::new, |game| self.event_data(game, viewer, since)),
            undone,
        }
    }

    /// What happened since a version, as far as it is in force, in the game's own data.
    fn event_data(&self, game: &dyn AnyMatch, viewer: Viewer, since: u32) -> Vec<Raw> {
        let rows = self.rows_until(place(viewer, self.seats()), since);
        let Some(first) = self.marks.get(rows).map(|mark| mark.first) else { return Vec::new() };
        let data = game.told_data(first..self.written, viewer);
        data.into_iter().map(|(_, json)| Raw(json)).collect()
    }

    /// The message that shows a viewer everything since a version.
    pub(super) fn state(
        &self,
        viewer: Viewer,
        since: u32,
        (lang, drawn): (Lang, bool),
        known: Option<&Look>,
    ) -> StateMessage {
        let place = place(viewer, self.seats());
        let shown = &self.shown[place];
        let voice = Voice::at(lang, &self.names);
        let game = self.game.as_deref();
        let (undone, since) = self.undone(place, since.min(shown.version));
        let seen = game.map_or_else(|| blank(drawn), |game| picture(game, viewer, &voice, drawn, known));
        let chair = match viewer {
            Viewer::Seat(seat) => self.doc.chair(seat),
            Viewer::Spectator => None,
        };
        StateMessage {
            viewer: Eyes(viewer),
            version: shown.version,
            view: seen.view,
            waiting: seen.waiting,
            question: seen.question,
            asked: shown.asked,
            events: game.map_or_else(Vec::new, |game| self.events(game, viewer, since, &voice)),
            undone,
            outcome: seen.outcome,
            can_undo: seen.can_undo,
            drawn: seen.drawn,
            clocks: self.clock_infos(),
            orders: chair.map_or_else(Vec::new, |it| it.orders.clone()),
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
            infos.push(EventInfo { version, text: voice.spoken(&text), data: Raw(json) });
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
        let state = self.state(viewer, since, (lang, drawn), None);
        serde_json::to_string(&ServerMessage::State(state)).unwrap_or_default()
    }

    /// The whole log, once nothing in it is secret.
    pub(super) fn finished_log(&self) -> Result<String, Problem> {
        match self.game.as_deref() {
            Some(game) if game.outcome().is_some() => Ok(game.record().to_text()),
            _ => Err(Problem::NotOver),
        }
    }

    /// A moment of a finished match through any seat's eyes. It is worked out beside the tables, few at a time: a long match takes a
    /// while, and nobody else waits for it.
    pub(super) fn replay(
        &self,
        to: Option<usize>,
        seat: Option<Seat>,
        lang: Lang,
        reply: oneshot::Sender<Result<Reply, Problem>>,
    ) {
        let past = match self.past(to, seat) {
            Ok(past) => past,
            Err(problem) => return drop(reply.send(Err(problem))),
        };
        let (shared, viewer) = (Arc::clone(&self.shared), seat.map_or(Viewer::Spectator, Viewer::Seat));
        tokio::spawn(async move {
            let _turn = shared.replays.acquire().await;
            let shown = tokio::task::spawn_blocking(move || past.seen_by(viewer, lang)).await;
            let _ = reply.send(shown.unwrap_or(Err(Problem::Busy)).map(Reply::Json));
        });
    }

    /// What a moment of a finished match is worked out from.
    fn past(&self, to: Option<usize>, seat: Option<Seat>) -> Result<Past, Problem> {
        let game = self.game.as_deref().filter(|game| game.outcome().is_some()).ok_or(Problem::NotOver)?;
        if seat.is_some_and(|seat| seat.index() >= self.seats()) {
            return Err(Problem::NoSuchSeat);
        }
        let last = game.record().entries().len();
        let to = to.unwrap_or(last).clamp(1, last);
        Ok(Past {
            record: game.record().prefix(to),
            boxed: self.boxed,
            seed: self.seed,
            names: self.names.clone(),
            to,
            last,
        })
    }
}

/// All that is needed to work a moment of a finished match out.
struct Past {
    record: Record,
    boxed: &'static Boxed,
    seed: Digest32,
    names: Vec<String>,
    to: usize,
    last: usize,
}

impl Past {
    /// The moment as JSON.
    fn seen_by(&self, viewer: Viewer, lang: Lang) -> Result<String, Problem> {
        let replayed = self.boxed.game.replay(&self.record, Some(self.seed));
        let then = replayed.map_err(|error| Problem::Malformed(error.to_string()))?;
        let voice = Voice::at(lang, &self.names);
        let told = then.told(0..then.version(), viewer).into_iter();
        let data = then.told_data(0..then.version(), viewer).into_iter();
        let event = |((entry, text), (_, json)): ((u32, table::Text), (u32, Box<RawValue>))| EventInfo {
            version: entry,
            text: voice.spoken(&text),
            data: Raw(json),
        };
        let moment = Moment {
            to: self.to,
            last: self.last,
            view: Raw(then.view(viewer)),
            drawn: then.draw(viewer, &voice),
            events: told.zip(data).map(event).collect(),
            outcome: then.outcome(),
        };
        Ok(serde_json::to_string(&moment).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::matches::Setup;
    use table::{Answer, Form};

    /// Envoys who all bid at once.
    fn dealt() -> Box<dyn AnyMatch> {
        let parley = shelf::find("parley").expect("a game of our own");
        let mut game = parley.game.open(Setup::simulated(2, 7)).expect("a match");
        game.begin().expect("a deal");
        assert!(Seat::all(2).all(|seat| is_asked(&*game, Viewer::Seat(seat))));
        game
    }

    fn answer(game: &mut dyn AnyMatch, seat: Seat) {
        let question = game.question(seat).expect("a question");
        let answer = match &question.forms[0] {
            Form::Number { min, .. } => Answer::Number(*min),
            Form::Subset { min, .. } => Answer::Subset((0..*min).collect()),
            _ => Answer::Pick(0),
        };
        game.answer(seat, &answer).expect("a legal answer");
    }

    #[test]
    fn a_question_stays_open_while_others_answer_theirs_and_no_longer() {
        let mut game = dealt();
        let (other, own) = (Seat::new(0), Viewer::Seat(Seat::new(1)));
        let mut shown = Shown::at(1, &look(&*game, own));
        shown.note_question(&*game, own);
        answer(&mut *game, other);
        let now = shown.look(&*game, own);
        shown.show(&now, false);
        assert_eq!((shown.version, shown.asked), (2, 1));
        assert!(shown.is_answered_by(1) && shown.is_answered_by(2));
        answer(&mut *game, Seat::new(1));
        let now = shown.look(&*game, own);
        assert!(shown.differs(&now));
        shown.show(&now, true);
        assert!(!shown.is_answered_by(2));
    }

    #[test]
    fn a_question_that_nobody_noted_is_taken_for_another_one() {
        let mut game = dealt();
        let own = Viewer::Seat(Seat::new(1));
        let mut shown = Shown::at(1, &look(&*game, own));
        answer(&mut *game, Seat::new(0));
        let now = shown.look(&*game, own);
        assert!(shown.differs(&now));
        shown.show(&now, false);
        assert_eq!(shown.asked, 2);
    }
}
