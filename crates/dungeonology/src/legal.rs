//! Listing the legal answers: everything that could be an answer to the open question, sifted by the same checks that judge.

use table::Seat;

use crate::action::{Action, Activity, End, Gauge, Use};
use crate::content::{Colour, Floor, ScholarId, TrickId, ZoneId, catalogue};
use crate::frame::{Frame, PlayStage, TestStage};
use crate::game::check;
use crate::state::{Phase, State};
use crate::tricks::fits;

/// Appends the legal answers of a seat.
pub(crate) fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let mut sieve = Sieve { state, seat, out };
    match state.table.frames.top() {
        Some(&frame) => sieve.frame(frame),
        None => sieve.phase(),
    }
}

struct Sieve<'a> {
    state: &'a State,
    seat: Seat,
    out: &'a mut Vec<Action>,
}

impl Sieve<'_> {
    #[inline]
    fn offer(&mut self, action: Action) {
        if check(self.state, self.seat, &action).is_ok() {
            self.out.push(action);
        }
    }

    fn offer_all(&mut self, actions: impl IntoIterator<Item = Action>) {
        actions.into_iter().for_each(|action| self.offer(action));
    }

    fn phase(&mut self) {
        match self.state.table.phase {
            Phase::Begin => {
                self.offer_all([Activity::Exploration, Activity::Rest, Activity::Thesis].map(Action::Begin));
            }
            Phase::Movement => self.steps(),
            Phase::Action => self.actions(),
            _ => {}
        }
    }

    fn frame(&mut self, frame: Frame) {
        match frame {
            Frame::Picking { .. } => self.offer_all(ScholarId::all().map(Action::Pick)),
            Frame::Priority { .. } => {
                self.out.push(Action::Pass);
                self.plays();
                self.skills();
            }
            Frame::Answering { .. } | Frame::Reacting { .. } => {
                self.out.push(Action::Pass);
                self.mains();
            }
            Frame::Playing(playing) if playing.stage == PlayStage::Aim => self.aims(),
            Frame::Playing(_) => self.numbers(),
            Frame::Stunned { .. }
            | Frame::Fearing { .. }
            | Frame::Losing { .. }
            | Frame::LastChance { .. } => {
                self.out.extend([Action::Yes, Action::No]);
            }
            Frame::Discarding { .. } | Frame::Debating { .. } => self.hand(Action::Card),
            Frame::Resting { .. } => self.rests(),
            Frame::Marching { .. } => self.steps(),
            Frame::Laying { from, tile, .. } => {
                self.out.extend(self.state.table.spots(from, tile).map(Action::Lay));
            }
            Frame::Climbing { .. } => self.floors(),
            Frame::Thesis { .. }
            | Frame::Paying { .. }
            | Frame::Giving { .. }
            | Frame::Choosing { .. }
            | Frame::Exchanging { .. } => self.offer_all(Colour::ALL.map(Action::Colour)),
            Frame::Dropping { .. }
            | Frame::Tunnelling { .. }
            | Frame::Blowing { .. }
            | Frame::Sighting { .. }
            | Frame::Chasing(_) => {
                self.zones(Action::Zone);
            }
            Frame::Trapping { .. } => {
                self.out.push(Action::Done);
                self.zones(Action::Zone);
            }
            other => self.further(other),
        }
    }

    fn further(&mut self, frame: Frame) {
        match frame {
            Frame::Testing { stage: TestStage::Bonus } => {
                self.hand(Action::Bonus);
                self.offer(Action::Reveal);
            }
            Frame::Testing { .. } => {
                self.out.push(Action::Pass);
                self.plays();
                self.skills();
            }
            Frame::Divining(divining) => {
                self.offer_all([
                    Action::Yes,
                    Action::No,
                    Action::Gauge(Gauge::Stealth),
                    Action::Gauge(Gauge::Alert),
                ]);
                let mut cards: arrayvec::ArrayVec<TrickId, 5> = divining.cards.iter().collect();
                cards.sort();
                let mut last = None;
                for card in cards {
                    if last.replace(card) != Some(card) {
                        self.offer(Action::Card(card));
                    }
                }
            }
            Frame::Scouting { .. } => {
                for tile in &self.state.secret.scouted {
                    self.out.extend([Action::Put(*tile, End::Top), Action::Put(*tile, End::Bottom)]);
                }
            }
            Frame::Scrying { .. } => self.peeked(),
            Frame::Objecting { .. } => {
                self.out.push(Action::Pass);
                self.hand(Action::Card);
            }
            Frame::Pressed { .. } => {
                self.out.push(Action::Yes);
                self.hand(Action::Card);
            }
            Frame::Socialising { .. } | Frame::Butting { .. } => {
                self.numbers();
                self.seats();
            }
            Frame::Repenting { seat } => {
                let most = self.state.table.scholar(seat).students;
                self.offer_all((1..=most).map(Action::Number));
            }
            Frame::Rousing { .. } => self.seats(),
            _ => {}
        }
    }

    fn peeked(&mut self) {
        let mut cards = self.state.secret.peeked.clone();
        cards.sort();
        let mut last = None;
        for card in cards {
            if last.replace(card) != Some(card) {
                self.out.push(Action::Card(card));
            }
        }
    }

    fn seats(&mut self) {
        self.offer_all(Seat::all(self.state.table.seats()).map(Action::Seat));
    }

    fn numbers(&mut self) {
        self.offer_all((1..=3).map(Action::Number));
    }

    fn floors(&mut self) {
        self.offer_all(Floor::ALL.map(Action::Floor));
    }

    fn zones(&mut self, action: impl Fn(ZoneId) -> Action) {
        for zone in self.state.table.dungeon.placed.iter() {
            self.offer(action(zone));
        }
    }

    fn hand(&mut self, action: impl Fn(TrickId) -> Action) {
        let hand = *self.state.secret.hand(self.seat);
        for face in hand.faces() {
            self.offer(action(face));
        }
    }

    fn aims(&mut self) {
        self.seats();
        self.floors();
        self.offer_all(Colour::ALL.map(Action::Colour));
        self.zones(Action::Zone);
    }

    /// Every effect of every card in hand.
    fn plays(&mut self) {
        let hand = *self.state.secret.hand(self.seat);
        let main = self.state.table.rules.main_effects;
        for face in hand.faces() {
            if main {
                self.offer(Action::Play(face, Use::Main));
            }
            for (index, aux) in catalogue().trick(face).aux.iter().enumerate() {
                let index = index as u8;
                for way in [Use::Aux(index), Use::Stealth(index), Use::Alert(index)] {
                    if fits(*aux, way) {
                        self.offer(Action::Play(face, way));
                    }
                }
            }
        }
    }

    fn mains(&mut self) {
        self.hand(|face| Action::Play(face, Use::Main));
    }

    fn skills(&mut self) {
        let skills = self.state.table.side(self.seat).skills.len() as u8;
        self.offer_all((0..skills).map(Action::Skill));
    }

    fn steps(&mut self) {
        let here = self.state.table.scholar(self.seat).zone;
        for zone in self.state.table.zone(here).linked.iter() {
            self.offer(Action::Go(zone));
        }
        self.zones(Action::Tunnel);
        self.offer(Action::Explore);
        self.out.push(Action::Done);
    }

    fn actions(&mut self) {
        self.out.push(Action::Done);
        self.offer_all((1..=5).map(Action::Study));
        for target in Seat::all(self.state.table.seats()) {
            self.offer_all(Colour::ALL.map(|colour| Action::Spy(target, colour)));
        }
        if self.state.table.rules.main_effects {
            self.mains();
        }
        self.offer(Action::Bivouac);
        let here = self.state.table.scholar(self.seat).zone;
        if self.state.table.zone(here).teleport {
            self.zones(Action::Teleport);
        }
        self.skills();
    }

    fn rests(&mut self) {
        let jinxes = self.state.table.scholar(self.seat).jinxes;
        self.offer_all(jinxes.iter().map(|jinx| Action::Jinx(Some(jinx))));
        self.offer(Action::Jinx(None));
        self.hand(Action::Card);
        self.offer(Action::Done);
    }
}
