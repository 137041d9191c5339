//! Durable first, told second.

use std::time::Instant;

use store::{Append, Change, Failure};
use table::Viewer;

use super::Table;
use super::shown::{Mark, look, viewers};
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::protocol::Stage;

/// How many requests are remembered so as not to be done twice.
const REMEMBERED: usize = 256;

impl Table {
    /// Makes everything that changed since the last row durable, then tells whoever may know. When that fails the table is as
    /// it was before, and nobody was told anything.
    pub(super) async fn commit(&mut self, request: &str) -> Result<(), Problem> {
        let started = Instant::now();
        let looks: Vec<_> = match self.game.as_deref() {
            Some(game) => viewers(self.seats()).map(|(_, viewer)| look(game, viewer)).collect(),
            None => Vec::new(),
        };
        let change = self.change(request, &looks);
        let (seen, doc_changed) = (change.append.as_ref().map(|it| it.seen as u16), change.doc.is_some());
        if change.append.is_none() && !doc_changed {
            return Ok(());
        }
        if let Err(failure) = self.shared.store.write(change).await {
            return Err(self.take_back(failure).await);
        }
        self.shared.metrics.took(started.elapsed());
        self.rev += i64::from(doc_changed);
        self.doc_changed = false;
        if let Some(seen) = seen {
            self.settle(seen, looks, request);
            self.show(seen);
        }
        if doc_changed {
            self.tell_table_if_changed();
        }
        self.rate_if_over().await;
        Ok(())
    }

    /// What is to be written.
    fn change(
        &mut self,
        request: &str,
        looks: &[(String, table::SeatSet, Option<table::Question>)],
    ) -> Change {
        let version = self.game.as_deref().map_or(0, |game| game.version());
        let append = (version > self.written).then(|| self.append(request, looks));
        if append.is_some() {
            self.note_end();
        }
        let text = || serde_json::to_string(&self.doc).unwrap_or_default();
        Change {
            table: self.id.clone(),
            append,
            doc: self.doc_changed.then(|| (self.rev, text())),
            stage: self.doc.kept_stage().to_owned(),
            chat: None,
        }
    }

    fn append(&self, request: &str, looks: &[(String, table::SeatSet, Option<table::Question>)]) -> Append {
        let mut lines = String::new();
        let mut seen = 0;
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
        let Some(game) = self.game.as_deref() else { return false };
        !game.told(self.written..game.version(), viewer).is_empty()
    }

    /// A match that has just ended is over in the document too.
    fn note_end(&mut self) {
        let over = self.game.as_deref().is_some_and(|game| game.outcome().is_some());
        if over && self.doc.stage != Stage::Over {
            self.doc.stage = Stage::Over;
            self.doc_changed = true;
        }
    }

    /// What was written is what everybody sees from now on.
    fn settle(
        &mut self,
        seen: u16,
        looks: Vec<(String, table::SeatSet, Option<table::Question>)>,
        request: &str,
    ) {
        self.marks.push(Mark { first: self.written, seen });
        self.written = self.game.as_deref().map_or(0, |game| game.version());
        for (place, look) in looks.into_iter().enumerate() {
            if seen & (1 << place) != 0 {
                self.shown[place].show(look);
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
        if let Err(problem) = self.reload().await {
            return problem;
        }
        self.show(u16::MAX);
        self.tell_table();
        Problem::Busy
    }
}
