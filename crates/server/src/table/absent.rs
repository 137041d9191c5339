//! Those who are not there: bots, standing orders, and clocks that run out.
//!
//! Their answers come on a grid: so many slots after the question, counted from when it was asked. A bot thinks beforehand, and
//! how long it thought shows in nothing. Where a seat knows something that not everybody knows, its bot always takes the same
//! number of slots, whether it has one answer or a hundred: the time of an answer tells nothing about it.

use table::{Answer, Controller, Form, Seat, SeatSet, Turn, Viewer};

use super::thinking::slots;
use super::{Control, NEVER, Table};
use crate::metrics::Metrics;
use crate::protocol::{ClockInfo, Order, Stage, Until};
use crate::settings::LEASE;

/// Who takes over when a clock runs out.
const STAND_IN: &str = "greedy";
/// Who takes over from a bot that takes too long or fails.
const LAST_RESORT: &str = "random";

/// A seat that is asked and decided for by nobody who is there.
pub(super) struct Absence {
    /// Who decides instead.
    by: Proxy,
    /// The version since which the question has been open.
    asked: u32,
    /// When it was asked.
    since: i64,
    /// The fewest slots that an answer takes.
    slots: i64,
    /// The ticket of the bot that thinks about it.
    pub(super) ticket: Option<u64>,
    /// The bot's action, once it has one, and when that was.
    pub(super) action: Option<(i64, Option<String>)>,
}

/// Who decides for a seat whose person is not there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Proxy {
    Bot(String),
    Order,
}

impl Absence {
    /// When the answer comes; nothing as long as a bot thinks.
    fn due(&self, slot: i64) -> Option<i64> {
        let ready = match (&self.by, &self.action) {
            (Proxy::Order, _) => self.since,
            (Proxy::Bot(_), Some((at, _))) => *at,
            (Proxy::Bot(_), None) => return None,
        };
        if slot == 0 {
            return Some(ready);
        }
        let passed = (ready - self.since + slot - 1) / slot;
        Some(self.since + slot * passed.max(self.slots))
    }
}

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

    /// Who decides for this seat now in place of its person.
    pub(super) fn proxy(&self, seat: Seat) -> Option<Proxy> {
        match &self.doc.chair(seat)?.control {
            Control::Bot(name) => Some(Proxy::Bot(name.clone())),
            Control::Person => self.fitting_order(seat).map(|_| Proxy::Order),
            Control::Open | Control::Nobody => None,
        }
    }

    /// The standing order that fits the open question of a seat.
    fn fitting_order(&self, seat: Seat) -> Option<&Order> {
        let orders = &self.doc.chair(seat)?.orders;
        if orders.is_empty() {
            return None;
        }
        let game = self.game.as_deref()?;
        let question = game.question(seat)?;
        let listed = game.listed(seat);
        let fits = |order: &&Order| {
            order.prompt.as_ref().is_none_or(|prompt| *prompt == question.prompt.id)
                && (listed.contains(&order.words) || has_open_form(&question.forms))
        };
        orders.iter().find(fits)
    }

    /// Notes who is asked and not there, and lets their bots think.
    pub(super) fn plan(&mut self) {
        self.drop_spent_orders();
        let playing = self.doc.stage == Stage::Playing && !self.doc.paused;
        let asked = if playing { self.asked() } else { SeatSet::EMPTY };
        for seat in self.doc.all() {
            let proxy = if asked.contains(seat) { self.proxy(seat) } else { None };
            let since = self.shown[seat.index()].asked;
            let known = self.absent[seat.index()].as_ref();
            let is_known = known.is_some_and(|it| it.asked == since && Some(&it.by) == proxy.as_ref());
            if !is_known {
                self.absent[seat.index()] = proxy.map(|by| self.absence(seat, by, since));
            }
            let thinks = self.absent[seat.index()].as_ref();
            let thinks = thinks.is_some_and(|it| matches!(it.by, Proxy::Bot(_)) && it.ticket.is_none());
            if thinks && self.has_initiative() {
                self.think(seat);
            }
        }
        self.plan_notices(asked);
    }

    fn absence(&self, seat: Seat, by: Proxy, asked: u32) -> Absence {
        let slots = match (&by, self.game.as_deref()) {
            (Proxy::Bot(name), Some(game)) => {
                let knows_more = || game.view(Viewer::Seat(seat)).get() != game.view(Viewer::Spectator).get();
                slots(name, knows_more)
            }
            _ => 1,
        };
        Absence { by, asked, since: self.now(), slots, ticket: None, action: None }
    }

    fn has_initiative(&self) -> bool {
        self.leads || !self.shared.store.is_shared()
    }

    /// When something is to be done without anybody asking.
    pub(super) fn next_wake(&self) -> i64 {
        let settings = &self.shared.settings;
        let idle = self.is_unattended().then(|| self.idle_at());
        let slot = settings.bot_slot.as_millis() as i64;
        let absent = self.absent.iter().flatten();
        let own =
            absent.filter_map(|absence| absence.due(slot)).chain(self.unnoticed.iter().flatten().copied());
        let own = own.chain(self.deadline()).min();
        let earliest = if self.has_initiative() { self.resting_until } else { self.lease_at };
        let own = own.map(|at| at.max(earliest));
        // Whoever lets a bot think keeps the lease meanwhile; whoever has none asks for it.
        let shared = self.shared.store.is_shared() && self.absent.iter().any(Option::is_some);
        let lease = shared.then_some(self.lease_at.max(self.resting_until));
        [own, idle, lease].into_iter().flatten().min().unwrap_or(NEVER)
    }

    /// When a clock runs out.
    pub(super) fn deadline(&self) -> Option<i64> {
        if self.doc.stage != Stage::Playing || self.doc.paused {
            return None;
        }
        self.doc.clocks.as_ref()?.next_deadline(self.asked_people())
    }

    /// Time for those who are not there.
    pub(super) async fn on_wake(&mut self) {
        let now = self.now();
        if now < self.resting_until {
            return;
        }
        let slot = self.shared.settings.bot_slot.as_millis() as i64;
        let is_due = |absence: &Absence| absence.due(slot).is_some_and(|at| at <= now);
        let due: Vec<Seat> =
            self.doc.all().filter(|seat| self.absent[seat.index()].as_ref().is_some_and(is_due)).collect();
        let clock_due = self.deadline().is_some_and(|at| at <= now);
        let notice_due = self.unnoticed.iter().flatten().any(|at| *at <= now);
        let lease_due = self.shared.store.is_shared() && self.lease_at <= now;
        if due.is_empty() && !clock_due && !notice_due && !lease_due {
            return;
        }
        self.leads = self.has_lease().await;
        self.lease_at = now + LEASE.as_millis() as i64 / 2;
        if self.has_initiative() {
            if clock_due {
                self.time_out().await;
            }
            self.answer_for(due).await;
            self.send_notices().await;
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
        let now = self.now();
        let clocks = self.doc.clocks.as_ref();
        let late = clocks.map_or_else(Vec::new, |it| it.out_of_time(self.asked_people(), now));
        for seat in late {
            self.hand(seat, Controller::Bot(STAND_IN.to_owned()));
            if let Some(clocks) = self.doc.clocks.as_mut() {
                clocks.ran_out(seat);
            }
        }
        self.run_clocks(false);
        self.doc_changed = true;
        let _ = self.commit("", None).await;
    }

    /// The answers of these absent seats, as far as they are still asked.
    async fn answer_for(&mut self, seats: Vec<Seat>) {
        for seat in seats {
            let Some(absence) = self.absent[seat.index()].take() else { continue };
            if !self.asked().contains(seat) {
                continue;
            }
            let acted = match (absence.by, absence.action) {
                (Proxy::Order, _) => self.order_answers(seat),
                (Proxy::Bot(_), Some((_, Some(action)))) => self.bot_answers(seat, &action),
                (Proxy::Bot(name), _) => {
                    self.replace_bot(seat, &name);
                    false
                }
            };
            if acted {
                Metrics::count(&self.shared.metrics.automatic);
                if let Some(clocks) = self.doc.clocks.as_mut() {
                    clocks.stood_in(seat);
                }
                self.after_answer(seat);
            }
            if self.commit("", acted.then_some(seat)).await.is_err() {
                return;
            }
        }
    }

    /// A bot took too long or failed: chance plays on, and where chance failed too, nobody.
    fn replace_bot(&mut self, seat: Seat, name: &str) {
        tracing::warn!(table = %self.id, %seat, bot = name, "a bot took too long or failed and is replaced");
        let to = match name {
            LAST_RESORT => Controller::Nobody,
            _ => Controller::Bot(LAST_RESORT.to_owned()),
        };
        self.hand(seat, to);
    }

    /// What a bot thought of is done. Somebody else may have acted meanwhile: what fits no more is thought about again.
    fn bot_answers(&mut self, seat: Seat, action: &str) -> bool {
        let Some(game) = self.changing(None) else { return false };
        let acted = game.act(seat, action);
        if let Err(error) = &acted {
            tracing::debug!(table = %self.id, %error, "a bot's answer fits no more");
        }
        acted.is_ok()
    }

    /// Gives the answer that a seat left orders for. An order that is refused is gone.
    fn order_answers(&mut self, seat: Seat) -> bool {
        let Some(order) = self.fitting_order(seat).cloned() else { return false };
        let Some(game) = self.changing(None) else { return false };
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

    /// Takes the time that has passed off the clocks, and runs them for whoever is waited for now. Answers count when everybody
    /// saw them (`seen`).
    pub(super) fn run_clocks(&mut self, seen: bool) {
        let (waiting, now) = (self.publicly_waiting(), self.now());
        let (Some(rules), Some(clocks)) = (self.doc.clock, self.doc.clocks.as_mut()) else { return };
        clocks.pass(now);
        clocks.run_for(rules, waiting, seen);
        self.doc_changed = true;
    }

    /// The clocks go back with an answer, and run for whoever is waited for again.
    pub(super) fn take_clocks_back(&mut self, seat: Seat) {
        let (waiting, now) = (self.publicly_waiting(), self.now());
        let (Some(rules), Some(clocks)) = (self.doc.clock, self.doc.clocks.as_mut()) else { return };
        clocks.take_back(rules, seat, now);
        clocks.go_on(waiting, now);
        self.doc_changed = true;
    }

    /// Whoever sits down in a seat that nobody decided for has time to look around.
    pub(super) fn welcome(&mut self, seat: Seat) {
        let now = self.now();
        if let Some(clocks) = self.doc.clocks.as_mut() {
            clocks.welcome(seat, now);
        }
    }

    /// Stops the clocks, or lets them go on.
    pub(super) fn pause_clocks(&mut self, on: bool) {
        let (waiting, now) = (self.publicly_waiting(), self.now());
        let Some(clocks) = self.doc.clocks.as_mut() else { return };
        match on {
            true => {
                clocks.pass(now);
                clocks.stop();
            }
            false => clocks.go_on(waiting, now),
        }
    }

    fn publicly_waiting(&self) -> SeatSet {
        match self.game.as_deref() {
            Some(game) if game.outcome().is_none() => game.waiting(Viewer::Spectator),
            _ => SeatSet::EMPTY,
        }
    }

    pub(super) fn clock_infos(&self) -> Vec<ClockInfo> {
        self.doc.clocks.as_ref().map_or_else(Vec::new, |clocks| clocks.info(self.now()))
    }
}

/// Whether words could answer a form that lists nothing.
fn has_open_form(forms: &[Form]) -> bool {
    forms.iter().any(|form| !matches!(form, Form::OneOf { .. }))
}
