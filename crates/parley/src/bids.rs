//! Bids: all at once, in secret. The highest speaks and pays.

use table::{Audience, Log, Refusal, Seat, SeatSet, enforces, rule};

use crate::{Action, Event, State, Step};

impl State {
    /// The envoys who have not bid yet: all of them are asked at once.
    pub(crate) fn bidders(&self) -> SeatSet {
        enforces!("parley.bid.secret");
        self.bids.iter().filter(|(_, bid)| bid.is_none()).map(|(seat, _)| seat).collect()
    }

    pub(crate) fn list_bids(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend((0..=self.purses[seat]).map(Action::Bid));
    }

    pub(crate) fn check_bid(&self, seat: Seat, coins: u8) -> Result<(), Refusal> {
        Refusal::unless(coins <= self.purses[seat], rule!("parley.bid.purse"))
    }

    pub(crate) fn bid(&mut self, seat: Seat, coins: u8, log: &mut impl Log<Event>) {
        self.bids[seat] = Some(coins);
        log.tell(Audience::All, || Event::BidMade(seat));
        if self.bidders().is_empty() {
            log.reveal();
            self.open_bids(log);
        }
    }

    fn open_bids(&mut self, log: &mut impl Log<Event>) {
        let speaker = self.highest_bidder();
        let coins = self.bids[speaker].unwrap_or(0);
        self.speaker = speaker;
        self.pay(speaker, coins);
        self.step = Step::Exchange;
        log.tell(Audience::All, || Event::Speaks(speaker, coins));
    }

    fn highest_bidder(&self) -> Seat {
        enforces!("parley.bid.highest", "parley.bid.tie");
        let highest = self.bids.values().max().copied().flatten();
        self.clockwise_from_left().find(|seat| self.bids[*seat] == highest).unwrap_or(self.speaker)
    }

    /// All seats clockwise, the one left of the last speaker first.
    pub(crate) fn clockwise_from_left(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats();
        self.speaker.next(seats).around(seats)
    }

    fn pay(&mut self, speaker: Seat, coins: u8) {
        enforces!("parley.bid.pay");
        self.purses[speaker] = self.purses[speaker].saturating_sub(coins);
    }
}
