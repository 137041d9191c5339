//! What people do at a table: answers, undo, agreement, orders, pause, chat.

use std::time::Instant;

use store::{Change, Chat, ChatLine};
use table::{Rejection, Say, Seat, SeatSet, UndoError};

use super::Table;
use super::seating::controller;
use crate::metrics::Metrics;
use crate::people::{Person, is_hidden};
use crate::problem::{Problem, sentence};
use crate::protocol::{
    Accepted, Act, ClientMessage, Order, Proposal, Refused, ServerMessage, Stage, Why, Wish,
};
use crate::settings::LONGEST_CHAT;
use crate::voice::{Lang, Voice};

/// The most standing orders of a seat, and the longest request and order.
const MOST_ORDERS: usize = 16;
const LONGEST_REQUEST: usize = 64;
const LONGEST_ORDER: usize = 200;

/// Why a message is not done, before it is put into words.
#[derive(Debug)]
pub(super) enum No {
    Plainly(Why),
    Detail(Why, String),
    Rule(table::Refusal),
    Undo(UndoError),
}

impl From<Why> for No {
    fn from(why: Why) -> No {
        No::Plainly(why)
    }
}

impl From<Problem> for No {
    fn from(problem: Problem) -> No {
        match problem {
            Problem::NotYours => No::Plainly(Why::NotYours),
            Problem::Limit => No::Plainly(Why::Limit),
            Problem::NoSuchBot => No::Detail(Why::Malformed, "no such bot".into()),
            Problem::Malformed(detail) => No::Detail(Why::Malformed, detail),
            Problem::NotOver => No::Plainly(Why::NotOver),
            _ => No::Plainly(Why::Busy),
        }
    }
}

impl From<Rejection> for No {
    fn from(rejection: Rejection) -> No {
        match rejection {
            Rejection::Refused(refusal) => No::Rule(refusal),
            Rejection::NotAnAnswer(why) => No::Detail(Why::NotAnAnswer, why.0),
            Rejection::NotBegun => No::Plainly(Why::NotBegun),
        }
    }
}

impl Table {
    /// A message of somebody who watches.
    pub(super) async fn message(&mut self, watcher: u64, message: ClientMessage) {
        let Some(sender) = self.watchers.iter().find(|it| it.number == watcher) else { return };
        let (who, lang) = (sender.who.clone(), sender.lang);
        let reply = match message {
            ClientMessage::Ping => Some(ServerMessage::Pong),
            ClientMessage::Act(act) => Some(match self.act(&who, lang, act).await {
                Ok(accepted) => ServerMessage::Accepted(accepted),
                Err(refused) => ServerMessage::Refused(*refused),
            }),
            other => self.wish(&who, lang, other).await,
        };
        if let Some(reply) = reply {
            if matches!(reply, ServerMessage::Refused(_)) {
                Metrics::count(&self.shared.metrics.refused);
            }
            self.send_to(watcher, &reply);
        }
    }

    /// Everything but answers.
    async fn wish(&mut self, who: &Person, lang: Lang, message: ClientMessage) -> Option<ServerMessage> {
        let (request, seat) = named(&message);
        let done = match may_be_named(&request) {
            Ok(()) => self.do_wish(who, message).await,
            Err(no) => Err(no),
        };
        match done {
            Ok(_) if request.is_empty() => None,
            Ok(seat) => {
                let version = seat.map_or(0, |seat| self.shown[seat.index()].version);
                Some(ServerMessage::Accepted(Accepted { request, seat, version }))
            }
            Err(no) => Some(ServerMessage::Refused(*self.refused(request, seat, no, lang))),
        }
    }

    async fn do_wish(&mut self, who: &Person, message: ClientMessage) -> Result<Option<Seat>, No> {
        match message {
            ClientMessage::Chat { words, .. } => self.say(who, &words).await.map(|()| None),
            ClientMessage::Pause { on, .. } => self.pause(who, on).await.map(|()| None),
            ClientMessage::Rematch(_) => self.ask_for_rematch(who).await.map(|()| None),
            ClientMessage::Undo(of) => {
                let seat = self.own_seat(who, of.seat)?;
                self.undo(seat).await.map(|()| Some(seat))
            }
            ClientMessage::ProposeUndo { of, actions } => {
                let seat = self.own_seat(who, of.seat)?;
                self.propose(seat, actions).await.map(|()| Some(seat))
            }
            ClientMessage::Agree { of, yes } => {
                let seat = self.own_seat(who, of.seat)?;
                self.agree(seat, yes).await.map(|()| Some(seat))
            }
            ClientMessage::HandOver { of, to } => {
                let seat = self.own_seat(who, of.seat)?;
                self.hand_over(seat, &to).await.map(|()| Some(seat))
            }
            ClientMessage::Orders { of, orders } => {
                let seat = self.own_seat(who, of.seat)?;
                self.order(seat, orders).await.map(|()| Some(seat))
            }
            // Answers have a way of their own, and the connection itself does the other two.
            ClientMessage::Act(_) | ClientMessage::Ping | ClientMessage::Go { .. } => Ok(None),
        }
    }

    async fn ask_for_rematch(&mut self, who: &Person) -> Result<(), No> {
        self.rematch(who).await?;
        Ok(())
    }

    /// A seat of this person: the one named, or the only one.
    fn own_seat(&self, who: &Person, named: Option<Seat>) -> Result<Seat, No> {
        let held = self.doc.held_by(&who.id);
        match named {
            Some(seat) if held.contains(seat) => Ok(seat),
            None if held.len() == 1 => held.first().ok_or(No::Plainly(Why::NotYours)),
            _ => Err(No::Plainly(Why::NotYours)),
        }
    }

    /// An answer to the open question.
    pub(super) async fn act(&mut self, who: &Person, lang: Lang, act: Act) -> Result<Accepted, Box<Refused>> {
        let (request, named) = (act.request.clone(), act.seat);
        match self.try_act(who, act).await {
            Ok(accepted) => {
                Metrics::count(&self.shared.metrics.accepted);
                Ok(accepted)
            }
            Err(no) => Err(self.refused(request, named, no, lang)),
        }
    }

    async fn try_act(&mut self, who: &Person, act: Act) -> Result<Accepted, No> {
        may_be_named(&act.request)?;
        let seat = self.own_seat(who, act.seat)?;
        let key =
            if act.request.is_empty() { String::new() } else { format!("{}:{}", seat.index(), act.request) };
        if let Some((_, version)) = self.done.iter().find(|(done, _)| !key.is_empty() && *done == key) {
            return Ok(Accepted { request: act.request, seat: Some(seat), version: *version });
        }
        self.may_act(seat, act.version)?;
        let started = Instant::now();
        let game = self.changing(Some(seat)).ok_or(Why::NotBegun)?;
        match &act.answer {
            Wish::Answer(answer) => game.answer(seat, answer)?,
            Wish::Action(action) => game.act(seat, action)?,
        }
        self.after_answer(seat);
        self.commit(&key, Some(seat)).await?;
        tracing::trace!(table = %self.id, took = ?started.elapsed(), "an answer");
        let version = self.shown[seat.index()].version;
        Ok(Accepted { request: act.request, seat: Some(seat), version })
    }

    /// Whether an answer to this version is an answer to the question that is open now.
    fn may_act(&self, seat: Seat, version: u32) -> Result<(), No> {
        match () {
            () if self.doc.paused => Err(Why::Paused.into()),
            () if self.doc.stage == Stage::Gathering => Err(Why::NotBegun.into()),
            () if self.shown[seat.index()].is_answered_by(version) => Ok(()),
            () => Err(Why::Stale.into()),
        }
    }

    /// Whatever was proposed is no longer about this position; the clocks go on.
    pub(super) fn after_answer(&mut self, seat: Seat) {
        self.absent[seat.index()] = None;
        self.forget_notice(seat);
        if self.proposal.take().is_some() {
            self.doc_changed = true;
        }
        self.run_clocks();
    }

    /// Takes the seat's last action back; past the bots' where nobody else is there.
    async fn undo(&mut self, seat: Seat) -> Result<(), No> {
        self.may_change()?;
        let alone = self.doc.people() == SeatSet::one(seat);
        let game = self.changing(None).ok_or(Why::NotBegun)?;
        let undone = match game.undo(seat) {
            Err(UndoError::OthersActed) if alone => game.undo_past_others(seat),
            other => other,
        };
        undone.map_err(No::Undo)?;
        self.after_answer(seat);
        Ok(self.commit("", Some(seat)).await?)
    }

    fn may_change(&self) -> Result<(), No> {
        match () {
            () if self.doc.paused => Err(Why::Paused.into()),
            () if self.doc.stage == Stage::Gathering => Err(Why::NotBegun.into()),
            () if self.doc.stage == Stage::Over => Err(Why::Over.into()),
            () => Ok(()),
        }
    }

    /// Proposes to take the last actions back.
    async fn propose(&mut self, seat: Seat, actions: usize) -> Result<(), No> {
        self.may_change()?;
        let in_force = self.game.as_deref().map_or(0, |game| game.actions());
        if actions == 0 || actions > in_force {
            return Err(No::Undo(UndoError::Nothing));
        }
        self.proposal = Some(Proposal { by: seat, actions, agreed: vec![seat] });
        self.carry_out_if_agreed().await
    }

    /// Agrees, or lets the proposal fall.
    async fn agree(&mut self, seat: Seat, yes: bool) -> Result<(), No> {
        self.may_change()?;
        let proposal = self.proposal.as_mut().ok_or(No::Undo(UndoError::Nothing))?;
        match yes {
            false => self.proposal = None,
            true if !proposal.agreed.contains(&seat) => proposal.agreed.push(seat),
            true => {}
        }
        self.carry_out_if_agreed().await
    }

    async fn carry_out_if_agreed(&mut self) -> Result<(), No> {
        let agreed = self
            .proposal
            .as_ref()
            .filter(|it| self.doc.people().iter().all(|seat| it.agreed.contains(&seat)));
        if let Some(actions) = agreed.map(|it| it.actions) {
            self.proposal = None;
            let game = self.changing(None).ok_or(Why::NotBegun)?;
            let keep = game.actions().saturating_sub(actions);
            game.undo_to(keep).map_err(No::Undo)?;
            self.run_clocks();
            self.commit("", None).await?;
        }
        self.tell_table();
        Ok(())
    }

    /// A bot plays a seat from now on, or its person again.
    async fn hand_over(&mut self, seat: Seat, to: &str) -> Result<(), No> {
        if self.doc.stage != Stage::Playing {
            return Err(Why::NotBegun.into());
        }
        let to = controller(to)?;
        self.hand(seat, to);
        Ok(self.commit("", Some(seat)).await?)
    }

    /// Leaves standing orders in place of the old ones.
    async fn order(&mut self, seat: Seat, orders: Vec<Order>) -> Result<(), No> {
        let is_long = |order: &Order| {
            order.words.len() > LONGEST_ORDER
                || order.prompt.as_ref().is_some_and(|it| it.len() > LONGEST_ORDER)
        };
        if orders.len() > MOST_ORDERS || orders.iter().any(is_long) {
            return Err(Why::Limit.into());
        }
        self.doc.seats[seat.index()].orders = orders;
        self.doc_changed = true;
        self.commit("", None).await?;
        self.show(1 << seat.index(), &[]);
        Ok(())
    }

    /// Pauses, or goes on: anybody who sits here may.
    async fn pause(&mut self, who: &Person, on: bool) -> Result<(), No> {
        if self.doc.held_by(&who.id).is_empty() {
            return Err(Why::NotYours.into());
        }
        if self.doc.paused != on {
            self.pause_clocks(on);
            self.doc.paused = on;
            self.doc_changed = true;
            self.commit("", None).await?;
        }
        Ok(())
    }

    /// Says something to everybody at the table.
    async fn say(&mut self, who: &Person, words: &str) -> Result<(), No> {
        let words: String = words.trim().chars().filter(|it| *it == '\n' || !is_hidden(*it)).collect();
        if words.is_empty() || words.chars().count() > LONGEST_CHAT {
            return Err(Why::Limit.into());
        }
        let seat = self.doc.held_by(&who.id).first();
        let name =
            seat.and_then(|seat| self.names.get(seat.index()).cloned()).unwrap_or_else(|| who.name.clone());
        let chat =
            Chat { n: self.next_chat, person: who.id.clone(), name: name.clone(), words: words.clone() };
        let change = Change { table: self.id.clone(), num: self.num, chat: Some(chat), ..Change::default() };
        self.shared.store.write(change).await.map_err(Problem::from)?;
        self.hear(ChatLine { n: self.next_chat, at: self.now(), person: who.id.clone(), name, words });
        Ok(())
    }

    fn refused(&self, request: String, seat: Option<Seat>, no: No, lang: Lang) -> Box<Refused> {
        let voice = Voice::at(lang, &self.names);
        let plain = |why: Why, detail: Option<String>| Refused {
            request: request.chars().take(LONGEST_REQUEST).collect(),
            seat,
            why,
            words: voice.say(&sentence(why)),
            rule: None,
            because: None,
            detail,
        };
        Box::new(match no {
            No::Plainly(why) => plain(why, None),
            No::Detail(why, detail) => plain(why, Some(detail.chars().take(500).collect())),
            No::Undo(error) => Refused { words: voice.say(&undo_sentence(error)), ..plain(Why::Undo, None) },
            No::Rule(refusal) => {
                let rule = voice.cited(refusal.rule);
                let because = refusal.because.as_deref().map(|text| voice.spoken(text));
                let words =
                    refusal.because.as_deref().map_or_else(|| rule.text.to_owned(), |text| voice.say(text));
                Refused { words, rule: Some(rule), because, ..plain(Why::Rule, None) }
            }
        })
    }
}

/// A request's name is short and shows nothing strange: it is kept, and comes back.
fn may_be_named(request: &str) -> Result<(), No> {
    match () {
        () if request.len() > LONGEST_REQUEST => Err(Why::Limit.into()),
        () if request.chars().any(char::is_control) => {
            Err(No::Detail(Why::Malformed, "a request's name has no control characters".into()))
        }
        () => Ok(()),
    }
}

fn undo_sentence(error: UndoError) -> table::Text {
    table::Text::new(match error {
        UndoError::Nothing => "server-undo-nothing",
        UndoError::OthersActed => "server-undo-others",
        UndoError::Learned => "server-undo-learned",
        UndoError::Over => "server-undo-over",
    })
}

/// The client's own name for a message, and its seat.
fn named(message: &ClientMessage) -> (String, Option<Seat>) {
    match message {
        ClientMessage::Act(act) => (act.request.clone(), act.seat),
        ClientMessage::Undo(of)
        | ClientMessage::Rematch(of)
        | ClientMessage::ProposeUndo { of, .. }
        | ClientMessage::Agree { of, .. }
        | ClientMessage::HandOver { of, .. }
        | ClientMessage::Orders { of, .. }
        | ClientMessage::Pause { of, .. }
        | ClientMessage::Chat { of, .. }
        | ClientMessage::Go { of, .. } => (of.request.clone(), of.seat),
        ClientMessage::Ping => (String::new(), None),
    }
}
