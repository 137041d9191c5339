//! Durable first, told second.

use std::time::Instant;

use store::{Append, Change, Failure, NewTable};
use table::{AnyMatch, Seat, Viewer};

use super::shown::{Look, Mark, viewers};
use super::{Manner, Table, Watcher};
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::protocol::Stage;

/// How long a table does nothing of itself after a write failed, in milliseconds.
const REST: i64 = 1_000;
/// How many requests are remembered so as not to be done twice.
const REMEMBERED: usize = 256;

/// What there is to tell once it is durable.
struct News {
    /// Who could tell that something was added to the log.
    seen: Option<u16>,
    looks: Vec<Look>,
    doc_changed: bool,
    /// Whoever hears in another way what is new about the table.
    knows: fn(&Watcher) -> bool,
}

impl Table {
    /// Makes everything that changed since the last row durable, then tells whoever may know. When that fails the table is as
    /// it was before, and nobody was told anything. Whoever acted is always shown what came of it.
    pub(super) async fn commit(&mut self, request: &str, actor: Option<Seat>) -> Result<(), Problem> {
        match self.prepare(request, actor) {
            Some((change, news)) => self.write(change, news, request, actor).await,
            None => Ok(()),
        }
    }

    /// The same together with the rematch, which is not in the store yet: both are durable, or neither. Whoever follows there hears
    /// of that one.
    pub(super) async fn commit_with(&mut self, other: &mut Table) -> Result<(), Problem> {
        let Some((theirs, their_news)) = other.prepare("", None) else { return self.commit("", None).await };
        let Some((mut ours, our_news)) = self.prepare("", None) else { return other.commit("", None).await };
        ours.with = Some(theirs);
        self.write(ours, News { knows: |watcher| watcher.follows, ..our_news }, "", None).await?;
        other.is_written(their_news, "", None);
        Ok(())
    }

    /// What is to be written, and what there will be to tell; nothing when nothing changed.
    fn prepare(&mut self, request: &str, actor: Option<Seat>) -> Option<(Box<Change>, News)> {
        let looks = self.looks_if_changed();
        let was_over = self.doc.stage == Stage::Over;
        let change = Box::new(self.change(request, actor, &looks));
        let doc_changed = change.doc.is_some();
        if change.append.is_none() && !doc_changed && change.create.is_none() {
            return None;
        }
        let seen = change.append.as_ref().map(|it| it.seen as u16);
        let everybody = (1 << looks.len()) - 1;
        let ends = !was_over && self.doc.stage == Stage::Over && seen == Some(everybody);
        // A brief state says how it ended, and needs no words about the table.
        let knows = if ends { |watcher: &Watcher| watcher.manner == Manner::Brief } else { |_: &_| false };
        Some((change, News { seen, looks, doc_changed, knows }))
    }

    async fn write(
        &mut self,
        change: Box<Change>,
        news: News,
        request: &str,
        actor: Option<Seat>,
    ) -> Result<(), Problem> {
        let started = Instant::now();
        if let Err(failure) = self.shared.store.write(change).await {
            return Err(Box::pin(self.take_back(failure)).await);
        }
        self.shared.metrics.took(started.elapsed());
        self.is_written(news, request, actor);
        Ok(())
    }

    /// It is durable: whoever may know is told.
    fn is_written(&mut self, news: News, request: &str, actor: Option<Seat>) {
        self.rev += i64::from(news.doc_changed);
        self.doc_changed = false;
        self.owner_changed = false;
        if std::mem::take(&mut self.is_new) {
            Metrics::count(&self.shared.metrics.tables_made);
        }
        self.newcomers.clear();
        if let Some(seen) = news.seen {
            self.settle(seen, &news.looks, request, actor);
            self.show(seen, &news.looks);
        }
        if news.doc_changed {
            self.tell_table_if_changed(news.knows);
        }
    }

    /// The match, to be changed and then committed. What everybody is asked is noted first; but for a seat that answers, which
    /// is asked anew in any case.
    pub(super) fn changing(&mut self, answers: Option<Seat>) -> Option<&mut (dyn AnyMatch + 'static)> {
        let game = self.game.as_deref_mut()?;
        for (place, viewer) in viewers(self.doc.seats.len()) {
            if answers.is_none_or(|seat| viewer != Viewer::Seat(seat)) {
                self.shown[place].note_question(game, viewer);
            }
        }
        Some(game)
    }

    /// What every viewer would be shown, if anything was added to the log.
    fn looks_if_changed(&self) -> Vec<Look> {
        match self.game.as_deref() {
            Some(game) if game.version() > self.written => {
                viewers(self.seats()).map(|(place, viewer)| self.shown[place].look(game, viewer)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What is to be written.
    fn change(&mut self, request: &str, actor: Option<Seat>, looks: &[Look]) -> Change {
        let append = (!looks.is_empty()).then(|| self.append(request, actor, looks));
        let bouts = if append.is_some() { self.note_end() } else { Vec::new() };
        let text = || serde_json::to_string(&self.doc).unwrap_or_default();
        let create = self.is_new.then(|| {
            Box::new(NewTable {
                game: self.doc.game.clone(),
                owner: self.doc.owner.clone(),
                listed: !self.doc.private,
                seed: self.seed.to_string(),
                doc: text(),
            })
        });
        Change {
            table: self.id.clone(),
            num: self.num,
            append,
            doc: (self.doc_changed && create.is_none()).then(|| (self.rev, text())),
            create,
            stage: self.doc.kept_stage(),
            owner: self.owner_changed.then(|| self.doc.owner.clone()),
            chat: None,
            seated: self.newcomers.clone(),
            bouts,
            with: None,
        }
    }

    fn append(&self, request: &str, actor: Option<Seat>, looks: &[Look]) -> Append {
        let new_lines =
            |game: &dyn AnyMatch| game.record().lines(self.written as usize..game.version() as usize);
        let lines = self.game.as_deref().map_or_else(String::new, new_lines);
        let mut seen = actor.map_or(0, |seat| 1 << seat.index());
        for (place, viewer) in viewers(self.seats()) {
            let new = looks.get(place).is_some_and(|look| self.shown[place].differs(look));
            if new || self.hears(viewer) {
                seen |= 1 << place;
            }
        }
        Append { n: self.written.into(), seen, request: request.to_owned(), lines }
    }

    /// Whether everybody could tell that something was done since the last row.
    pub(super) fn did_everybody_see(&self) -> bool {
        let shown = &self.shown[self.seats()];
        let game = self.game.as_deref();
        self.hears(Viewer::Spectator)
            || game.is_some_and(|game| shown.differs(&shown.look(game, Viewer::Spectator)))
    }

    fn hears(&self, viewer: Viewer) -> bool {
        self.game.as_deref().is_some_and(|game| game.tells(self.written..game.version(), viewer))
    }

    /// A match that has just ended is over in the document too, and rated with the same write.
    fn note_end(&mut self) -> Vec<store::Bout> {
        if self.doc.stage == Stage::Over {
            return Vec::new();
        }
        let Some(outcome) = self.game.as_deref().and_then(|game| game.outcome()) else { return Vec::new() };
        self.doc.stage = Stage::Over;
        self.doc_changed = true;
        let bouts = self.bouts(&outcome);
        self.doc.rated = !bouts.is_empty();
        bouts
    }

    /// What was written is what everybody sees from now on.
    fn settle(&mut self, seen: u16, looks: &[Look], request: &str, actor: Option<Seat>) {
        self.marks.push(Mark { first: self.written, seen });
        self.written = self.game.as_deref().map_or(0, |game| game.version());
        for (place, look) in looks.iter().enumerate() {
            if seen & (1 << place) != 0 {
                let answered = actor.is_some_and(|seat| seat.index() == place);
                self.shown[place].show(look, answered);
            }
        }
        if !request.is_empty() {
            let version = self.version_for_request(request);
            self.remember(request.to_owned(), version);
        }
    }

    pub(super) fn remember(&mut self, request: String, version: u32) {
        if self.done.len() >= REMEMBERED {
            self.done.pop_front();
        }
        self.done.push_back((request, version));
    }

    /// Requests are kept as `SEAT:PERSON:NAME`.
    pub(super) fn version_for_request(&self, request: &str) -> u32 {
        let seat = request.split_once(':').and_then(|(seat, _)| seat.parse::<usize>().ok());
        seat.and_then(|seat| self.shown.get(seat)).map_or(0, |shown| shown.version)
    }

    /// The write failed: back to what is durable.
    async fn take_back(&mut self, failure: Failure) -> Problem {
        match failure {
            Failure::Conflict => Metrics::count(&self.shared.metrics.conflicts),
            ref other => tracing::error!(table = %self.id, failure = %other, "a row could not be written"),
        }
        self.resting_until = self.now() + REST;
        if self.is_new {
            return Problem::Busy;
        }
        if self.reload().await.is_err() {
            self.is_lost = true;
            return Problem::Busy;
        }
        self.show(u16::MAX, &[]);
        self.tell_table();
        Problem::Busy
    }
}
