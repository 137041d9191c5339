//! Those who are not there: bots, standing orders, and clocks that run out.
//!
//! All of them answer in a fixed slot after they are asked, however fast they are: the time of an answer tells nothing about it.

use std::sync::Arc;
use std::time::Duration;

use bots::Opponent;
use table::{Answer, Controller, Form, Seat, SeatSet, Turn, Viewer};
use tokio::time::{Instant, timeout};

use super::{Control, LONG, Table};
use crate::chance;
use crate::metrics::Metrics;
use crate::protocol::{ClockInfo, Order, Stage, Until};
use crate::settings::LEASE;
use crate::shared::now;

/// Who takes over when a clock runs out.
const STAND_IN: &str = "greedy";

impl Table {
    /// The seats that must really decide.
    pub(super) fn asked(&self) -> SeatSet {
        match self.game.as_deref().and_then(|game| game.turn()) {
            Some(Turn::Decide(seats)) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// Those of them for whom persons decide.
    fn asked_people(&self) -> SeatSet {
        let people = self.doc.people();
        self.asked().iter().filter(|seat| people.contains(*seat)).collect()
    }

    /// Whether a bot or an order decides for this seat now.
    fn is_automatic(&self, seat: Seat) -> bool {
        let Some(chair) = self.doc.chair(seat) else { return false };
        match chair.control {
            Control::Bot(_) => true,
            Control::Person => self.fitting_order(seat).is_some(),
            Control::Open | Control::Nobody => false,
        }
    }

    /// The standing order that fits the open question of a seat.
    fn fitting_order(&self, seat: Seat) -> Option<&Order> {
        let orders = &self.doc.chair(seat)?.orders;
        let question = self.shown[seat.index()].question.as_ref().filter(|_| !orders.is_empty())?;
        let listed = self.game.as_deref()?.listed(seat);
        let fits = |order: &&Order| {
            order.prompt.as_ref().is_none_or(|prompt| *prompt == question.prompt.id)
                && (listed.contains(&order.words) || has_open_form(&question.forms))
        };
        orders.iter().find(fits)
    }

    /// Sets the slot in which absent seats answer.
    pub(super) fn plan(&mut self) {
        self.drop_spent_orders();
        let playing = self.doc.stage == Stage::Playing && !self.doc.paused;
        let automatic = playing && self.asked().iter().any(|seat| self.is_automatic(seat));
        self.slot = match (automatic, self.slot) {
            (true, None) => Some(Instant::now() + self.shared.settings.bot_slot),
            (true, set) => set,
            (false, _) => None,
        };
    }

    /// When something is to be done without anybody asking.
    pub(super) fn next_wake(&self) -> Instant {
        let idle = self.idle_since + self.shared.settings.idle;
        let candidates = [self.slot, self.deadline(), self.is_unattended().then_some(idle)];
        candidates.into_iter().flatten().min().unwrap_or_else(|| Instant::now() + LONG)
    }

    /// When a clock runs out.
    fn deadline(&self) -> Option<Instant> {
        if self.doc.stage != Stage::Playing || self.doc.paused {
            return None;
        }
        let at = self.doc.clocks.as_ref()?.next_deadline(self.asked_people())?;
        Some(Instant::now() + Duration::from_millis((at - now()).max(0) as u64))
    }

    /// Time for those who are not there.
    pub(super) async fn on_wake(&mut self) {
        let slot_due = self.slot.is_some_and(|slot| slot <= Instant::now());
        let clock_due = self.deadline().is_some_and(|at| at <= Instant::now());
        if !slot_due && !clock_due {
            return;
        }
        if !self.has_lease().await {
            self.slot = Some(Instant::now() + LEASE / 2);
            return;
        }
        if clock_due {
            self.time_out().await;
        }
        if slot_due {
            self.slot = None;
            self.answer_for_absent().await;
        }
        self.plan();
    }

    /// Only one process at a time acts of itself.
    async fn has_lease(&mut self) -> bool {
        match self.shared.store.lease(&self.id, LEASE.as_millis() as i64).await {
            Ok(mine) => mine,
            Err(failure) => {
                tracing::warn!(table = %self.id, %failure, "no lease");
                false
            }
        }
    }

    /// Hands the seats whose time is up to a bot.
    async fn time_out(&mut self) {
        let late =
            self.doc.clocks.as_ref().map_or_else(Vec::new, |it| it.out_of_time(self.asked_people(), now()));
        for seat in late {
            self.hand(seat, Controller::Bot(STAND_IN.to_owned()));
        }
        self.run_clocks();
        self.doc_changed = true;
        let _ = self.commit("").await;
    }

    /// Everybody absent who is asked at this moment answers.
    async fn answer_for_absent(&mut self) {
        let seats: Vec<Seat> = self.asked().iter().filter(|seat| self.is_automatic(*seat)).collect();
        for seat in seats {
            if !self.asked().contains(seat) {
                continue;
            }
            let bot = match self.doc.chair(seat).map(|chair| chair.control.clone()) {
                Some(Control::Bot(name)) => Some(name),
                _ => None,
            };
            let acted = match bot {
                Some(name) => self.bot_answers(seat, &name).await,
                None => self.order_answers(seat),
            };
            if acted {
                Metrics::count(&self.shared.metrics.automatic);
                self.after_answer();
            }
            if self.commit("").await.is_err() {
                return;
            }
        }
    }

    /// Lets a bot think on a thread of its own. One that takes too long is replaced by chance.
    async fn bot_answers(&mut self, seat: Seat, name: &str) -> bool {
        let Some(mut bot) = self.opponent(seat, name) else { return false };
        let permit = Arc::clone(&self.shared.bots).acquire_owned().await;
        let (Ok(permit), Some(mut game)) = (permit, self.game.take()) else { return false };
        let thinking = tokio::task::spawn_blocking(move || {
            let acted = bot.act(&mut *game, seat);
            drop(permit);
            (game, bot, acted)
        });
        match timeout(self.shared.settings.bot_limit, thinking).await {
            Ok(Ok((game, bot, acted))) => {
                self.game = Some(game);
                self.opponents[seat.index()] = Some((name.to_owned(), bot));
                if let Err(error) = &acted {
                    tracing::error!(table = %self.id, %error, bot = name, "a bot was refused");
                }
                acted.is_ok()
            }
            _ => {
                tracing::warn!(table = %self.id, bot = name, "a bot took too long or failed; chance plays on");
                if self.reload().await.is_ok() {
                    self.hand(seat, Controller::Bot("random".to_owned()));
                }
                false
            }
        }
    }

    fn opponent(&mut self, seat: Seat, name: &str) -> Option<Box<dyn Opponent>> {
        match self.opponents.get_mut(seat.index())?.take() {
            Some((known, bot)) if known == name => Some(bot),
            _ => (self.boxed.opponent)(name, u64::from_le_bytes(chance::bytes())).ok(),
        }
    }

    /// Gives the answer that a seat left orders for. An order that is refused is gone.
    fn order_answers(&mut self, seat: Seat) -> bool {
        let Some(order) = self.fitting_order(seat).cloned() else { return false };
        let Some(game) = self.game.as_deref_mut() else { return false };
        let acted = game.answer(seat, &Answer::Words(order.words.clone())).is_ok();
        if !acted {
            self.doc.seats[seat.index()].orders.retain(|known| *known != order);
            self.doc_changed = true;
        }
        acted
    }

    /// Orders that stand only until another question are gone when one comes.
    fn drop_spent_orders(&mut self) {
        for seat in self.asked().iter() {
            let standing =
                self.doc.chair(seat).is_some_and(|it| it.orders.iter().any(|o| o.until == Until::Other));
            if standing && self.fitting_order(seat).is_none() {
                self.doc.seats[seat.index()].orders.retain(|order| order.until != Until::Other);
                self.doc_changed = true;
            }
        }
    }

    /// Takes the time that has passed off the clocks, and runs them for whoever is waited for now.
    pub(super) fn run_clocks(&mut self) {
        let waiting = self.publicly_waiting();
        let (Some(rules), Some(clocks)) = (self.doc.clock, self.doc.clocks.as_mut()) else { return };
        clocks.pass(now());
        clocks.run_for(rules, waiting);
        self.doc_changed = true;
    }

    /// Stops the clocks, or lets them go on.
    pub(super) fn pause_clocks(&mut self, on: bool) {
        let waiting = self.publicly_waiting();
        let Some(clocks) = self.doc.clocks.as_mut() else { return };
        match on {
            true => {
                clocks.pass(now());
                clocks.stop();
            }
            false => clocks.go_on(waiting, now()),
        }
    }

    fn publicly_waiting(&self) -> SeatSet {
        match self.game.as_deref() {
            Some(game) if game.outcome().is_none() => game.waiting(Viewer::Spectator),
            _ => SeatSet::EMPTY,
        }
    }

    pub(super) fn clock_infos(&self) -> Vec<ClockInfo> {
        self.doc.clocks.as_ref().map_or_else(Vec::new, |clocks| clocks.info(now()))
    }
}

/// Whether words could answer a form that lists nothing.
fn has_open_form(forms: &[Form]) -> bool {
    forms.iter().any(|form| !matches!(form, Form::OneOf { .. }))
}
