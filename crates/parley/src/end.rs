//! The end of a round and of the match.

use table::{Audience, BySeat, Log, Luck, Outcome, Verdict, enforces};

use crate::setup::HAND;
use crate::{Card, Event, State, Step, Topic};

/// What the letter gives for each time its topic was taken.
const LETTER_INFLUENCE: u8 = 2;

impl State {
    /// Goes on to the next round, or opens the letter.
    pub(crate) fn end_round(&mut self, luck: &mut Luck, log: &mut impl Log<Event>) {
        self.bids = BySeat::from_fn(self.seats(), |_| None);
        self.agenda = None;
        if self.round >= self.options.talks.rounds() {
            return self.open_letter(log);
        }
        self.round += 1;
        self.step = Step::Bids;
        self.refill(luck, log);
    }

    fn refill(&mut self, luck: &mut Luck, log: &mut impl Log<Event>) {
        enforces!("parley.turn.refill");
        for seat in self.clockwise_from_left() {
            let missing = HAND.saturating_sub(self.hands[seat].len()).min(self.deck.len());
            if missing > 0 {
                log.tell(Audience::All, || Event::Drew(seat, missing as u8));
            }
            (0..missing).for_each(|_| self.draw_card(seat, luck, log));
        }
    }

    fn open_letter(&mut self, log: &mut impl Log<Event>) {
        enforces!("parley.end.letter");
        let topic = spoken_of(self.letter);
        for (seat, influence) in self.influence.iter_mut() {
            *influence = influence.saturating_add(LETTER_INFLUENCE * self.taken[seat][topic as usize]);
        }
        self.step = Step::Over;
        log.reveal();
        log.tell(Audience::All, || Event::Opened(self.letter, topic));
    }

    pub(crate) fn standings(&self) -> Outcome {
        if self.options.accord { self.verdict() } else { self.ranking() }
    }

    fn ranking(&self) -> Outcome {
        enforces!("parley.end.ranks");
        Outcome::ranked(
            self.influence.values().map(|influence| (*influence, i32::from(*influence))).collect(),
        )
    }

    fn verdict(&self) -> Outcome {
        enforces!("parley.end.accord");
        let together: u32 = self.influence.values().map(|influence| u32::from(*influence)).sum();
        let won = together >= u32::from(self.options.goal);
        let scores = self.influence.values().map(|influence| i32::from(*influence)).collect();
        Outcome::shared(if won { Verdict::Won } else { Verdict::Lost }, scores)
    }
}

/// The topic that a letter speaks of.
fn spoken_of(letter: Card) -> Topic {
    Topic::ALL[letter.0 as usize % Topic::ALL.len()]
}
