//! The sequence of a round. Each step has who is asked, what may be answered and what follows, side by side.

use table::{Listing, Log, Luck, Refusal, Seat, Turn, rule};

use crate::speech::agendas;
use crate::{Action, Event, Landing, State, Step};

impl State {
    /// Who must decide.
    pub(crate) fn to_decide(&self) -> Turn {
        match self.step {
            Step::Bids => Turn::Decide(self.bidders()),
            Step::Exchange | Step::Stone | Step::Agenda | Step::Claim => Turn::one(self.speaker),
            Step::Objections => Turn::one(self.objector_or_answerer()),
            Step::Treaty(author) => Turn::one(author),
            Step::Over => Turn::Over,
        }
    }

    /// What may be answered.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) -> Listing {
        match self.step {
            Step::Bids => self.list_bids(seat, out),
            Step::Exchange => {
                out.extend(self.check_read(seat).is_ok().then_some(Action::ReadLetter));
                self.list_exchanges(seat, out);
            }
            Step::Stone => return Listing::Some,
            Step::Agenda => out.extend(agendas().map(Action::Order)),
            Step::Claim => self.list_claims(seat, out),
            Step::Objections => self.list_answers(seat, out),
            Step::Treaty(_) => {
                self.list_treaties(out);
                return Listing::Some;
            }
            Step::Over => {}
        }
        Listing::All
    }

    /// Whether an answer may be given.
    pub(crate) fn judge(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (self.step, action) {
            (Step::Bids, Action::Bid(coins)) => self.check_bid(seat, *coins),
            (Step::Exchange, Action::ReadLetter) => self.check_read(seat),
            (Step::Exchange, Action::Exchange(cards)) => self.check_exchange(seat, *cards),
            (Step::Stone, Action::Throw { x, y }) => State::check_throw(*x, *y),
            (Step::Agenda, Action::Order(agenda)) => State::check_order(*agenda),
            (Step::Claim, Action::Claim { card, .. }) => self.check_claim(seat, *card),
            (Step::Claim, Action::Yield) | (Step::Objections, Action::Pass) => Ok(()),
            (Step::Objections, Action::Show(card)) => self.check_answer(seat, *card),
            (Step::Treaty(_), Action::Treaty(walk)) => self.check_treaty(walk),
            _ => Err(Refusal::by(rule!("parley.turn.step"))),
        }
    }

    /// What follows from an answer.
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        action: Action,
        luck: &mut Luck,
        log: &mut impl Log<Event>,
    ) {
        match action {
            Action::Bid(coins) => self.bid(seat, coins, log),
            Action::ReadLetter => self.read_letter(seat, log),
            Action::Exchange(cards) => self.exchange(seat, cards, luck, log),
            Action::Throw { x, y } => self.throw(seat, Landing { x, y }, luck, log),
            Action::Order(agenda) => self.order(agenda, log),
            Action::Claim { topic, card } => self.claim(seat, topic, card, log),
            Action::Yield => {
                log.tell(table::Audience::All, || Event::Yielded(seat));
                self.end_round(luck, log);
            }
            Action::Show(card) => self.show(seat, card, log),
            Action::Pass => self.pass(seat, log),
            Action::Treaty(walk) => {
                self.sign(seat, &walk, log);
                self.end_round(luck, log);
            }
        }
    }
}
