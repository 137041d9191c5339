//! Divination: cards of the Trick deck are revealed and one Bonus Value counts.

use table::{Log, Refusal, Seat, enforces, rule};

use crate::action::{Action, Gauge};
use crate::content::{InternEffect, TrickId, catalogue};
use crate::event::Event;
use crate::frame::{DivineStage, Divining, Frame, Revealed};
use crate::run::{Flow, Run};
use crate::state::Table;

impl Table {
    /// Cards more that a Scholar may reveal.
    fn divines_more(&self, seat: Seat) -> u8 {
        self.intern_effects(seat)
            .map(|effect| if let InternEffect::Divination(more) = effect { more } else { 0 })
            .sum()
    }
}

fn bonus(card: TrickId) -> u8 {
    enforces!("ology.divination.any-card");
    catalogue().trick(card).bonus
}

impl<L: Log<Event>> Run<'_, L> {
    /// A Divination in the test under way; `to` is the value it goes to, where the source fixes it.
    pub(crate) fn divine(&mut self, seat: Seat, grade: u8, to: Option<Gauge>) {
        enforces!("ology.divination.only-in-test", "ology.icon.divination");
        if self.test.is_none() {
            return;
        }
        let stage = if self.divines_more(seat) > 0 { DivineStage::More } else { DivineStage::Reveal };
        self.push(Frame::Divining(Divining { seat, grade, to, stage, value: 0, cards: Revealed::default() }));
    }

    pub(crate) fn divining(&mut self, divining: Divining) -> Flow {
        match divining.stage {
            DivineStage::More | DivineStage::Choose => Flow::Waits,
            DivineStage::Reveal => {
                self.reveal_cards(divining);
                Flow::Goes
            }
            DivineStage::Gauge => match divining.to {
                Some(gauge) => {
                    self.divined(divining, gauge);
                    Flow::Goes
                }
                None => {
                    enforces!("ology.divination.decide-after", "ology.divination.own-purpose");
                    Flow::Waits
                }
            },
        }
    }

    /// The cards are revealed: v2 counts the highest, v1 lets the diviner choose.
    fn reveal_cards(&mut self, mut divining: Divining) {
        for _ in 0..divining.grade {
            let Some(card) = self.draw_card() else { break };
            self.shown.add(card);
            divining.cards.push(card);
        }
        let cards = divining.cards;
        self.tell(|| Event::Divined { seat: divining.seat, cards: cards.into() });
        let Some(highest) = cards.iter().map(bonus).max() else { return self.pop() };
        let lowest = cards.iter().map(bonus).min().unwrap_or(highest);
        divining.value = highest;
        divining.stage = if self.rules.v1() && lowest < highest {
            enforces!("ology.divination.v1");
            DivineStage::Choose
        } else {
            enforces!("ology.divination.v2");
            DivineStage::Gauge
        };
        self.become_(Frame::Divining(divining));
    }

    /// The value is added and the revealed cards are discarded.
    fn divined(&mut self, divining: Divining, gauge: Gauge) {
        enforces!("ology.divination.discard");
        self.pop();
        for card in divining.cards.iter() {
            self.shown.take(card);
            self.discards.add(card);
        }
        self.add_to_gauge(gauge, divining.value);
    }

    /// One card more, one of the cards, or one of the two values.
    pub(crate) fn answer_divining(&mut self, mut divining: Divining, action: Action) {
        match action {
            Action::Gauge(gauge) => return self.divined(divining, gauge),
            Action::Card(card) => {
                divining.value = bonus(card);
                divining.stage = DivineStage::Gauge;
            }
            Action::Yes => {
                divining.grade += self.divines_more(divining.seat);
                divining.stage = DivineStage::Reveal;
            }
            _ => divining.stage = DivineStage::Reveal,
        }
        self.become_(Frame::Divining(divining));
    }
}

/// What the diviner may answer.
pub(crate) fn check_divining(divining: &Divining, action: &Action) -> Result<(), Refusal> {
    match (divining.stage, action) {
        (DivineStage::More, Action::Yes | Action::No) => Ok(()),
        (DivineStage::More, _) => Err(Refusal::by(rule!("ology.intern.benefit"))),
        (DivineStage::Choose, Action::Card(card)) => {
            Refusal::unless(divining.cards.iter().any(|shown| shown == *card), rule!("ology.divination.v1"))
        }
        (DivineStage::Choose, _) => Err(Refusal::by(rule!("ology.divination.v1"))),
        (_, Action::Gauge(_)) => Ok(()),
        _ => Err(Refusal::by(rule!("ology.divination.decide-after"))),
    }
}
