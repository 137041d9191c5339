//! Auxiliary (secondary) effects of Trick Cards: the same figures in both editions, with each edition's wording.

use table::{Log, Refusal, Seat, SeatSet, enforces, rule};

use crate::action::{Action, Gauge, Use};
use crate::content::{Aux, ZoneId};
use crate::event::Event;
use crate::frame::{Frame, PlayStage, Playing};
use crate::run::{Flow, Run, card_name};
use crate::state::State;

/// Trick Cards that a v1 Social effect lets somebody draw.
const V1_SOCIAL_CARDS: u8 = 2;
/// The grade from which a v2 Social effect has a choice.
const V2_SOCIAL_CHOICE: u8 = 3;

impl<L: Log<Event>> Run<'_, L> {
    /// Student draws and sacrifices come before the benefit.
    pub(crate) fn pay_auxiliary(&mut self, playing: Playing) -> Flow {
        enforces!("ology.aux.cost-first", "ology.aux.v1-icons");
        let Some(aux) = playing.aux() else { return self.finish() };
        let row = aux.row();
        self.stage(playing, PlayStage::Effect);
        self.sacrifice_if_any(playing.seat, row.sacrifice);
        let draw = if matches!(playing.way, Use::Alert(_)) { row.draw_for_alert } else { row.draw };
        if draw > 0 {
            self.draw_students(playing.seat, draw);
        }
        Flow::Goes
    }

    fn sacrifice_if_any(&mut self, seat: Seat, students: u8) {
        if students > 0 {
            self.sacrifice(seat, students);
        }
    }

    /// The benefit of an auxiliary effect.
    pub(crate) fn resolve_auxiliary(&mut self, playing: Playing, aux: Aux) {
        self.stage(playing, PlayStage::Finish);
        let (seat, amount) = (playing.seat, aux.row().amount);
        match aux {
            Aux::Exploration(_) => {
                enforces!(
                    "ology.aux.v1-exploration",
                    "ology.aux.v2-exploration-1",
                    "ology.aux.v2-exploration-2",
                    "ology.aux.v2-exploration-3"
                );
                self.gain_speed(seat, amount, false);
            }
            Aux::Subterfuge(_) => {
                enforces!(
                    "ology.aux.v1-subterfuge",
                    "ology.aux.v2-subterfuge-1",
                    "ology.aux.v2-subterfuge-2",
                    "ology.aux.v2-subterfuge-3"
                );
                self.add_to_gauge(gauge(playing.way), amount);
            }
            Aux::FateStealth(_) | Aux::FateAlert(_) => {
                enforces!("ology.aux.v1-fate", "ology.aux.v2-fate-stealth", "ology.aux.v2-fate-alert");
                self.add_to_gauge(gauge(playing.way), amount);
            }
            Aux::Spell(grade) => {
                enforces!(
                    "ology.aux.v1-magic",
                    "ology.aux.v2-spell-1",
                    "ology.aux.v2-spell-2",
                    "ology.aux.v2-spell-3"
                );
                self.divine(seat, grade, None);
            }
            Aux::Notoriety(_) => {
                enforces!(
                    "ology.aux.v1-notoriety",
                    "ology.aux.v2-notoriety-1",
                    "ology.aux.v2-notoriety-2",
                    "ology.aux.v2-notoriety-3"
                );
                self.take_students(seat, amount);
            }
            Aux::Social(grade) if self.rules.v1() || grade >= V2_SOCIAL_CHOICE => {
                self.push(Frame::Socialising { seat, amount, target: None });
            }
            Aux::Social(_) => {
                enforces!("ology.aux.v2-social-1", "ology.aux.v2-social-2");
                self.draw_cards(seat, amount);
            }
        }
    }

    /// v1 chooses a player first; with one player left to choose from there is still the choice what they do.
    pub(crate) fn socialising(&mut self, _seat: Seat, _amount: u8, _target: Option<Seat>) -> Flow {
        Flow::Waits
    }

    /// A Social effect: v1 names a player, then drawing or discarding; v2 draws, discards, or makes an opponent discard.
    pub(crate) fn answer_social(&mut self, seat: Seat, amount: u8, target: Option<Seat>, action: Action) {
        match (action, target) {
            (Action::Seat(chosen), _) if self.rules.v1() => {
                enforces!("ology.aux.v1-social");
                self.become_(Frame::Socialising { seat, amount, target: Some(chosen) });
            }
            (Action::Number(1), Some(target)) => {
                self.pop();
                self.draw_cards(target, V1_SOCIAL_CARDS);
            }
            (Action::Number(_), Some(target)) => {
                self.pop();
                self.discard_at_random(target);
            }
            (Action::Number(1), None) => {
                enforces!("ology.aux.v2-social-3");
                self.pop();
                self.draw_cards(seat, amount);
            }
            (Action::Seat(other), _) => self.become_(Frame::Discarding { seat: other, left: 1, kind: None }),
            _ => self.become_(Frame::Discarding { seat, left: 1, kind: None }),
        }
    }

    fn discard_at_random(&mut self, seat: Seat) {
        enforces!("ology.aux.v1-social", "ology.trick.discard-choice");
        let hand = *self.state.secret.hand(seat);
        let place = self.luck.pick("hand", hand.len(), |place| card_name(hand.nth(place)));
        if let Some(card) = hand.nth(place) {
            self.discard_card(seat, card);
        }
    }

    /// Adds to the Stealth Value or to the Alert Value of the test under way.
    pub(crate) fn add_to_gauge(&mut self, gauge: Gauge, amount: u8) {
        enforces!(
            "ology.icon.stealth-plus",
            "ology.icon.alert-plus",
            "ology.aux.espionage-alert",
            "ology.study.opponents-may-help"
        );
        let Some(test) = &mut self.test else { return };
        match gauge {
            Gauge::Stealth => test.stealth += i16::from(amount),
            Gauge::Alert => test.alert += i16::from(amount),
        }
        self.tell(|| Event::Added { gauge, amount });
    }
}

fn gauge(way: Use) -> Gauge {
    if matches!(way, Use::Alert(_)) { Gauge::Alert } else { Gauge::Stealth }
}

impl State {
    /// Whom a Social effect may concern: v1 any player outside the Starting Zone, v2 an opponent with a card.
    fn social_targets(&self, seat: Seat) -> SeatSet {
        let table = &self.table;
        let there =
            |other: &Seat| !table.scholar(*other).finished && table.scholar(*other).zone != ZoneId::START;
        let v2 = |other: &Seat| *other != seat && !self.secret.hand(*other).is_empty();
        Seat::all(table.seats()).filter(there).filter(|other| table.rules.v1() || v2(other)).collect()
    }
}

/// Whom, and what?
pub(crate) fn check_social(
    state: &State,
    seat: Seat,
    target: Option<Seat>,
    action: &Action,
) -> Result<(), Refusal> {
    let v1 = state.table.rules.v1();
    let rule = if v1 { rule!("ology.aux.v1-social") } else { rule!("ology.aux.v2-social-3") };
    let target_rule = if v1 { rule!("ology.aux.v1-social-target") } else { rule!("ology.aux.v2-social-3") };
    match (action, target) {
        (Action::Seat(chosen), None) => {
            Refusal::unless(state.social_targets(seat).contains(*chosen), target_rule)
        }
        (Action::Number(1), Some(_)) => Ok(()),
        (Action::Number(2), Some(target)) => Refusal::unless(!state.secret.hand(target).is_empty(), rule),
        (Action::Number(1), None) => Refusal::unless(!v1, rule),
        (Action::Number(2), None) => Refusal::unless(!v1 && !state.secret.hand(seat).is_empty(), rule),
        _ => Err(Refusal::by(rule)),
    }
}
