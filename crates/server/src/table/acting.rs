//! What people do at a table: answers, undo, agreement, orders, pause, chat.

use store::{Change, Chat, ChatLine};
use table::{Controller, Rejection, Say, Seat, SeatSet, UndoError};

use super::Table;
use super::seating::controller;
use crate::metrics::Metrics;
use crate::people::{Person, is_hidden};
use crate::problem::{Problem, sentence};
use crate::protocol::{
    Accepted, Act, ClientMessage, Order, Proposal, Refused, ServerMessage, Stage, Why, Wish,
};
use crate::settings::{LONGEST_CHAT, LONGEST_REQUEST};
use crate::voice::{Lang, Voice};

/// The most standing orders of a seat, and the longest order.
const MOST_ORDERS: usize = 16;
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
            other => Box::pin(self.wish(&who, lang, other)).await,
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
            Ok(()) => self.wish_once(who, message, &request, seat).await,
            Err(no) => Err(no),
        };
        match done {
            Ok(_) if request.is_empty() => None,
            Ok((seat, version)) => Some(ServerMessage::Accepted(Accepted { request, seat, version })),
            Err(no) => Some(ServerMessage::Refused(*self.refused(request, seat, no, lang))),
        }
    }

    /// Does what somebody wishes, unless it is done already; for which seat, and the version that it led to.
    async fn wish_once(
        &mut self,
        who: &Person,
        message: ClientMessage,
        request: &str,
        named: Option<Seat>,
    ) -> Result<(Option<Seat>, u32), No> {
        // With its seat named or not, it is the same request.
        let held = self.doc.held_by(&who.id);
        let own = named.or(held.first().filter(|_| held.len() == 1));
        let key = request_key(own, who, request);
        if let Some(version) = self.done_before(&key) {
            return Ok((own.filter(|_| version > 0), version));
        }
        let seat = self.do_wish(who, message, &key).await?;
        let version = seat.map_or(0, |seat| self.shown[seat.index()].version);
        if !key.is_empty() && self.done_before(&key).is_none() {
            self.remember(key, version);
        }
        Ok((seat, version))
    }

    /// The version that a request led to, if it is one of the last that were done.
    pub(super) fn done_before(&self, key: &str) -> Option<u32> {
        let done = self.done.iter().find(|(done, _)| !key.is_empty() && done == key);
        done.map(|(_, version)| *version)
    }

    async fn do_wish(&mut self, who: &Person, message: ClientMessage, key: &str) -> Result<Option<Seat>, No> {
        match message {
            ClientMessage::Chat { words, .. } => self.say(who, &words).await.map(|()| None),
            ClientMessage::Pause { on, .. } => self.pause(who, on).await.map(|()| None),
            ClientMessage::Rematch(_) => Ok(self.rematch(who).await.map(|()| None)?),
            ClientMessage::Undo(of) => {
                let seat = self.own_seat(who, of.seat)?;
                self.undo(seat, key).await.map(|()| Some(seat))
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
                self.hand_over(who, seat, &to, key).await.map(|()| Some(seat))
            }
            ClientMessage::Orders { of, orders } => {
                let seat = self.own_seat(who, of.seat)?;
                self.order(seat, orders).await.map(|()| Some(seat))
            }
            // Answers have a way of their own, and the connection itself does the other two.
            ClientMessage::Act(_) | ClientMessage::Ping | ClientMessage::Go { .. } => Ok(None),
        }
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
        match self.try_act(who, &act).await {
            Ok((seat, version)) => {
                Metrics::count(&self.shared.metrics.accepted);
                Ok(Accepted { request: act.request, seat: Some(seat), version })
            }
            Err(no) => Err(self.refused(act.request, act.seat, no, lang)),
        }
    }

    /// For which seat it is done, and the version that it led to.
    async fn try_act(&mut self, who: &Person, act: &Act) -> Result<(Seat, u32), No> {
        may_be_named(&act.request)?;
        let seat = self.own_seat(who, act.seat)?;
        let key = request_key(Some(seat), who, &act.request);
        if let Some(version) = self.done_before(&key) {
            return Ok((seat, version));
        }
        self.may_act(seat, act.version)?;
        let game = self.changing(Some(seat)).ok_or(Why::NotBegun)?;
        match &act.answer {
            Wish::Answer(answer) => game.answer(seat, answer)?,
            Wish::Action(action) => game.act(seat, action)?,
        }
        self.note_actor(who);
        self.after_answer(seat);
        self.commit(&key, Some(seat)).await?;
        Ok((seat, self.shown[seat.index()].version))
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
        self.after_change(seat);
        if self.doc.clocks.is_some() {
            let (seen, now) = (self.did_everybody_see(), self.now());
            if let Some(clocks) = self.doc.clocks.as_mut() {
                clocks.remember(now);
            }
            self.run_clocks(seen);
        }
    }

    fn after_change(&mut self, seat: Seat) {
        self.absent[seat.index()] = None;
        self.forget_notice(seat);
        if self.doc.proposal.take().is_some() {
            self.doc_changed = true;
        }
    }

    /// Takes the seat's last action back; past the bots' where nobody else is there.
    async fn undo(&mut self, seat: Seat, key: &str) -> Result<(), No> {
        self.may_change()?;
        let alone = self.doc.held() == SeatSet::one(seat);
        let game = self.changing(None).ok_or(Why::NotBegun)?;
        let undone = match game.undo(seat) {
            Err(UndoError::OthersActed) if alone => game.undo_past_others(seat),
            other => other,
        };
        undone.map_err(No::Undo)?;
        self.after_change(seat);
        self.take_clocks_back(seat);
        Ok(self.commit(key, Some(seat)).await?)
    }

    fn may_change(&self) -> Result<(), No> {
        if self.doc.paused { Err(Why::Paused.into()) } else { self.is_under_way() }
    }

    /// Proposes to take the last actions back.
    async fn propose(&mut self, seat: Seat, actions: usize) -> Result<(), No> {
        self.may_change()?;
        // How many there are is not said: some may be secret. Whatever is too many means all.
        if actions == 0 {
            return Err(No::Undo(UndoError::Nothing));
        }
        self.doc.proposal = Some(Proposal { by: seat, actions, agreed: vec![seat] });
        self.carry_out_if_agreed().await
    }

    /// Agrees, or lets the proposal fall.
    async fn agree(&mut self, seat: Seat, yes: bool) -> Result<(), No> {
        self.may_change()?;
        let proposal = self.doc.proposal.as_mut().ok_or(No::Undo(UndoError::Nothing))?;
        match yes {
            false => self.doc.proposal = None,
            true if !proposal.agreed.contains(&seat) => proposal.agreed.push(seat),
            true => {}
        }
        self.carry_out_if_agreed().await
    }

    async fn carry_out_if_agreed(&mut self) -> Result<(), No> {
        self.doc_changed = true;
        let all_agree = |it: &&Proposal| self.doc.held().iter().all(|seat| it.agreed.contains(&seat));
        let agreed = self.doc.proposal.as_ref().filter(all_agree).map(|it| it.actions);
        let mut undone = Ok(());
        if let Some(actions) = agreed {
            self.doc.proposal = None;
            let game = self.changing(None).ok_or(Why::NotBegun)?;
            undone = game.undo_to(game.actions().saturating_sub(actions)).map(drop);
            self.run_clocks(false);
        }
        self.commit("", None).await?;
        undone.map_err(No::Undo)
    }

    /// A bot plays a seat from now on, or its person again.
    async fn hand_over(&mut self, who: &Person, seat: Seat, to: &str, key: &str) -> Result<(), No> {
        self.is_under_way()?;
        let to = controller(to)?;
        match to {
            // Nobody could take a seat that somebody holds, and no clock would run for it.
            Controller::Nobody => {
                return Err(No::Detail(Why::Malformed, "to: `person` or `bot:LEVEL`".into()));
            }
            _ if to == self.doc.seats[seat.index()].control.controller() => return Ok(()),
            _ => self.hand(seat, to),
        }
        self.note_actor(who);
        Ok(self.commit(key, Some(seat)).await?)
    }

    fn is_under_way(&self) -> Result<(), No> {
        match self.doc.stage {
            Stage::Gathering => Err(Why::NotBegun.into()),
            Stage::Over => Err(Why::Over.into()),
            Stage::Playing => Ok(()),
        }
    }

    /// Leaves standing orders in place of the old ones.
    async fn order(&mut self, seat: Seat, orders: Vec<Order>) -> Result<(), No> {
        let is_long = |order: &Order| {
            order.words.len() > LONGEST_ORDER
                || order.prompt.as_ref().is_some_and(|it| it.len() > LONGEST_ORDER)
        };
        if self.doc.stage == Stage::Over {
            return Err(Why::Over.into());
        }
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
        if self.doc.stage == Stage::Over {
            return Err(Why::Over.into());
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

    pub(super) fn refused(&self, request: String, seat: Option<Seat>, no: No, lang: Lang) -> Box<Refused> {
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

/// What a request is remembered by: the seat first, and then who asked, since another may hold the seat later.
fn request_key(seat: Option<Seat>, who: &Person, request: &str) -> String {
    if request.is_empty() {
        return String::new();
    }
    let seat = seat.map_or("", |seat| SEAT_NAMES[seat.index()]);
    [seat, ":", &who.id, ":", request].concat()
}

/// Seats as requests are remembered by them.
const SEAT_NAMES: [&str; table::MAX_SEATS] = ["0", "1", "2", "3", "4", "5", "6", "7"];

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
