//! Randomize: one element is selected with the Randomizer Deck.

use std::borrow::Cow;

use table::{Log, Seat, enforces};

use crate::content::{HalfSide, RANDOMIZERS, Randomizer, ZoneId, catalogue};
use crate::event::Event;
use crate::run::Run;
use crate::state::{Table, Way};

impl<L: Log<Event>> Run<'_, L> {
    /// Shuffles the deck and draws until a card applies; `None` when none of the sixteen does.
    pub(crate) fn randomize(
        &mut self,
        applies: impl Fn(&Table, &Randomizer) -> bool,
    ) -> Option<&'static Randomizer> {
        enforces!(
            "ology.random.when",
            "ology.random.procedure",
            "ology.random.redraw",
            "ology.random.none-applies"
        );
        let deck = &catalogue().randomizers;
        let mut left: u16 = u16::MAX;
        for drawn in 0..RANDOMIZERS {
            let place = self.luck.pick("randomizer", RANDOMIZERS - drawn, |place| {
                Cow::Borrowed(&deck[nth_bit(left, place)].id)
            });
            let index = nth_bit(left, place);
            left &= !(1 << index);
            self.tell(|| Event::Randomized { card: index as u8 });
            if applies(&self.state.table, &deck[index]) {
                return Some(&deck[index]);
            }
        }
        None
    }

    /// A Randomized Scholar, with the card that named them.
    pub(crate) fn randomized_scholar(&mut self) -> Option<(Seat, &'static Randomizer)> {
        enforces!("ology.random.scholar", "ology.board.player-colour");
        let card = self.randomize(|table, card| table.randomizable(Seat::new(card.board as usize)))?;
        Some((Seat::new(card.board as usize), card))
    }
}

impl Table {
    /// Scholars in the Starting Zone, finished ones and colours not in play are never the result.
    pub(crate) fn randomizable(&self, seat: Seat) -> bool {
        enforces!("ology.random.scholar-eligible", "ology.start.no-random", "ology.boss.start-zone-random");
        seat.index() < self.seats()
            && !self.scholar(seat).finished
            && self.scholar(seat).zone != ZoneId::START
    }

    /// The Passage at the arrow or the first one clockwise from it that is of use.
    pub(crate) fn passage_from(
        &self,
        zone: ZoneId,
        arrow: HalfSide,
        useful: impl Fn(HalfSide, Way) -> bool,
    ) -> Option<HalfSide> {
        enforces!(
            "ology.random.passage",
            "ology.random.passage-missing",
            "ology.random.passage-order",
            "ology.random.passage-none"
        );
        let clockwise = (0..8).map(|turn| HalfSide::ALL[(arrow.index() + turn) % 8]);
        clockwise.into_iter().find(|half| useful(*half, self.zone(zone).ways[half.index()]))
    }
}

fn nth_bit(mut set: u16, place: usize) -> usize {
    (0..place).for_each(|_| set &= set.wrapping_sub(1));
    (set.trailing_zeros() as usize).min(RANDOMIZERS - 1)
}
