//! Durable first, told second.

use std::time::Instant;

use store::{Append, Change, Failure, NewTable};
use table::{Seat, Viewer};

use super::Table;
use super::shown::{Look, Mark, look, viewers};
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::protocol::Stage;

/// How long a table does nothing of itself after a write failed, in milliseconds.
const REST: i64 = 1_000;
/// How many requests are remembered so as not to be done twice.
const REMEMBERED: usize = 256;

impl Table {
    /// Makes everything that changed since the last row durable, then tells whoever may know. When that fails the table is as
    /// it was before, and nobody was told anything. Whoever acted is always shown what came of it.
    pub(super) async fn commit(&mut self, request: &str, actor: Option<Seat>) -> Result<(), Problem> {
        let started = Instant::now();
        let looks = self.looks_if_changed();
        let change = self.change(request, actor, &looks);
        let (seen, doc_changed) = (change.append.as_ref().map(|it| it.seen as u16), change.doc.is_some());
        let is_new = change.create.is_some();
        if change.append.is_none() && !doc_changed && !is_new {
            return Ok(());
        }
        if let Err(failure) = self.shared.store.write(change).await {
            return Err(self.take_back(failure).await);
        }
        self.shared.metrics.took(started.elapsed());
        self.rev += i64::from(doc_changed);
        (self.doc_changed, self.is_new) = (false, false);
        self.newcomers.clear();
        if let Some(seen) = seen {
            self.settle(seen, &looks, request, actor);
            self.show(seen, &looks);
        }
        if doc_changed {
            self.tell_table_if_changed();
        }
        Ok(())
    }

    /// What every viewer would be shown, if anything was added to the log.
    fn looks_if_changed(&self) -> Vec<Look> {
        match self.game.as_deref() {
            Some(game) if game.version() > self.written => {
                viewers(self.seats()).map(|(_, viewer)| look(game, viewer)).collect()
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
            chat: None,
            seated: self.newcomers.clone(),
            bouts,
        }
    }

    fn append(&self, request: &str, actor: Option<Seat>, looks: &[Look]) -> Append {
        let mut lines = String::new();
        let mut seen = actor.map_or(0, |seat| 1 << seat.index());
        if let Some(game) = self.game.as_deref() {
            let entries = self.written as usize..game.version() as usize;
            lines.extend(entries.filter_map(|n| game.record().line(n)));
            for (place, viewer) in viewers(self.seats()) {
                let new = looks.get(place).is_some_and(|look| self.shown[place].differs(look));
                if new || self.hears(viewer) {
                    seen |= 1 << place;
                }
            }
        }
        Append { n: self.written.into(), seen, request: request.to_owned(), lines }
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

    /// Requests are kept as `SEAT:NAME`.
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
        if let Err(problem) = self.reload().await {
            return problem;
        }
        self.show(u16::MAX, &[]);
        self.tell_table();
        Problem::Busy
    }
}
