//! Claims: a topic is claimed with a card, others object with higher ones, the two sides answer each other.

use table::{Audience, Log, Refusal, Seat, SeatSet, enforces, rule};

use crate::{Action, Card, Event, Frame, State, Step, Topic};

impl State {
    pub(crate) fn list_claims(&self, seat: Seat, out: &mut Vec<Action>) {
        enforces!("parley.claim.yield");
        let cards = self.hands[seat].iter();
        out.extend(cards.flat_map(|card| Topic::ALL.map(|topic| Action::Claim { topic, card })));
        out.push(Action::Yield);
    }

    pub(crate) fn check_claim(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        Refusal::unless(self.hands[seat].contains(card), rule!("parley.claim.own-card"))
    }

    /// Whoever claims learns at once whether anybody could object: it cannot be taken back.
    pub(crate) fn claim(&mut self, seat: Seat, topic: Topic, card: Card, log: &mut impl Log<Event>) {
        log.reveal();
        log.tell(Audience::All, || Event::Claimed(seat, topic, card));
        self.spend(seat, card);
        self.push(Frame::Claim { topic, card, from: 1, next: 0 });
        self.step = Step::Objections;
        self.ask_from(1, log);
    }

    fn spend(&mut self, seat: Seat, card: Card) {
        enforces!("parley.claim.shown");
        self.hands[seat].remove(card);
        self.shown.insert(card);
    }

    /// Hands bound the depth: a frame that does not fit cannot be.
    fn push(&mut self, frame: Frame) {
        let _ = self.frames.push(frame);
    }

    /// Asks the first seat, so many places left of the speaker or farther, that could object. Nobody else is told.
    fn ask_from(&mut self, first: u8, log: &mut impl Log<Event>) {
        enforces!("parley.claim.clockwise");
        let asked = (first..self.seats() as u8).find(|place| self.could_object(*place));
        match (asked, self.frames.top_mut()) {
            (Some(place), Some(Frame::Claim { next, .. })) => *next = place,
            _ => self.topic_goes_to(self.speaker, log),
        }
    }

    /// Whether the envoy so many places left of the speaker holds a higher card than the claim's.
    pub(crate) fn could_object(&self, place: u8) -> bool {
        let claim = self.frames.iter().next().map(Frame::card);
        claim.is_some_and(|card| !self.hands[self.left_of_speaker(place)].above(card).is_empty())
    }

    pub(crate) fn left_of_speaker(&self, place: u8) -> Seat {
        Seat::new((self.speaker.index() + place as usize) % self.seats())
    }

    /// Who is asked about the card shown last.
    pub(crate) fn objector_or_answerer(&self) -> Seat {
        match self.frames.top() {
            Some(Frame::Claim { next, .. }) => self.left_of_speaker(*next),
            Some(Frame::Answer { seat, .. }) => self.opponent(*seat),
            None => self.speaker,
        }
    }

    /// The speaker and the objector are each other's opponents.
    fn opponent(&self, seat: Seat) -> Seat {
        enforces!("parley.claim.answer");
        match (seat == self.speaker, self.frames.iter().nth(1)) {
            (true, Some(Frame::Answer { seat: objector, .. })) => *objector,
            _ => self.speaker,
        }
    }

    /// Who seems to be thinking: everybody who might still object, whatever they hold.
    pub(crate) fn seem_to_think(&self) -> SeatSet {
        enforces!("parley.claim.silent");
        match self.frames.top() {
            Some(Frame::Claim { from, .. }) => {
                (*from..self.seats() as u8).map(|place| self.left_of_speaker(place)).collect()
            }
            _ => SeatSet::one(self.objector_or_answerer()),
        }
    }

    pub(crate) fn list_answers(&self, seat: Seat, out: &mut Vec<Action>) {
        let last = self.frames.top().map_or(Card(0), Frame::card);
        out.extend(self.hands[seat].above(last).iter().map(Action::Show));
        out.push(Action::Pass);
    }

    pub(crate) fn check_answer(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let last = self.frames.top().map_or(Card(0), Frame::card);
        Refusal::unless(self.hands[seat].above(last).contains(card), rule!("parley.claim.higher"))
    }

    pub(crate) fn show(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        if let Some(Frame::Claim { from, next, .. }) = self.frames.top_mut() {
            *from = *next;
        }
        self.spend(seat, card);
        self.push(Frame::Answer { seat, card });
        log.tell(Audience::All, || Event::Shown(seat, card));
    }

    pub(crate) fn pass(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        match self.frames.top() {
            Some(Frame::Claim { next, .. }) => self.let_pass(seat, *next, log),
            Some(Frame::Answer { seat: standing, .. }) if *standing != self.speaker => {
                self.give_in(*standing, log)
            }
            _ => self.objection_beaten(seat, log),
        }
    }

    /// Whoever passes learns whether anybody behind could object: it cannot be taken back. Nobody else hears of it.
    fn let_pass(&mut self, seat: Seat, place: u8, log: &mut impl Log<Event>) {
        enforces!("parley.claim.silent");
        log.reveal();
        log.tell(Audience::seat(seat), || Event::Passed(seat));
        self.ask_from(place + 1, log);
    }

    fn give_in(&mut self, objector: Seat, log: &mut impl Log<Event>) {
        enforces!("parley.claim.objector-takes");
        log.tell(Audience::All, || Event::Silent(self.speaker));
        self.topic_goes_to(objector, log);
    }

    fn objection_beaten(&mut self, objector: Seat, log: &mut impl Log<Event>) {
        enforces!("parley.claim.goes-on");
        log.reveal();
        log.tell(Audience::All, || Event::Silent(objector));
        while self.frames.depth() > 1 {
            self.frames.pop();
        }
        let Some(Frame::Claim { from, next, .. }) = self.frames.top_mut() else { return };
        *from = *next + 1;
        let first = *from;
        self.ask_from(first, log);
    }

    fn topic_goes_to(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        enforces!("parley.claim.influence", "parley.treaty.who");
        if let Some(Frame::Claim { topic, .. }) = self.frames.iter().next().copied() {
            let worth = self.worth(topic);
            self.influence[seat] = self.influence[seat].saturating_add(worth);
            self.taken[seat][topic as usize] += 1;
            log.tell(Audience::All, || Event::Took(seat, topic, worth));
        }
        while self.frames.pop().is_some() {}
        self.step = Step::Treaty(seat);
    }
}
