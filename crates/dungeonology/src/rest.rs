//! Rest and Bivouac, step by step.

use table::{Log, Refusal, Seat, enforces, rule};

use crate::action::Action;
use crate::content::ZoneId;
use crate::event::Event;
use crate::frame::{Frame, RestStage};
use crate::run::{Flow, Run};
use crate::state::State;

impl<L: Log<Event>> Run<'_, L> {
    pub(crate) fn resting(&mut self, seat: Seat, stage: RestStage, bivouac: bool) -> Flow {
        let next = match stage {
            RestStage::Arrive => {
                self.rest_arrives(seat, bivouac);
                RestStage::Jinx
            }
            RestStage::Jinx => {
                let scholar = self.scholar(seat);
                let different = scholar.jinxes.len() + usize::from(scholar.face_down > 0);
                if different > 1 {
                    return Flow::Waits;
                }
                if different == 1 {
                    let only = scholar.jinxes.iter().next();
                    self.discard_jinx(seat, only);
                }
                self.after_jinx()
            }
            RestStage::StudentsFirst => {
                enforces!("ology.rest.v2-students");
                self.replenish_students(seat);
                RestStage::Cards
            }
            RestStage::Cards if !self.state.secret.hand(seat).is_empty() => return Flow::Waits,
            RestStage::Cards => RestStage::Refresh,
            RestStage::Refresh => return self.rest_ends(seat),
        };
        self.become_(Frame::Resting { seat, stage: next, bivouac });
        Flow::Goes
    }

    fn rest_arrives(&mut self, seat: Seat, bivouac: bool) {
        if !bivouac {
            enforces!("ology.rest.step-move", "ology.start.transfer-rest", "ology.rest.no-drop");
            self.transfer(seat, ZoneId::START);
        }
        if self.panicking() {
            enforces!("ology.max-alert.v2-stun", "ology.zone-effect.bivouac-panic-v2");
            return;
        }
        enforces!("ology.rest.step-stun");
        self.scholar_mut(seat).stun = 0;
    }

    fn after_jinx(&self) -> RestStage {
        if self.rules.v1() { RestStage::Cards } else { RestStage::StudentsFirst }
    }

    /// Students up to the Students Value: v1 from the Bonfire and then the Reserve, v2 from the Reserve alone.
    fn replenish_students(&mut self, seat: Seat) {
        enforces!("ology.scholar.students-value", "ology.rest.students-short");
        let missing = self.side(seat).students.saturating_sub(self.scholar(seat).students);
        let from_bonfire = if self.rules.v1() { missing.min(self.campus.bonfire) } else { 0 };
        let from_reserve = (missing - from_bonfire).min(self.campus.reserve);
        self.campus.bonfire -= from_bonfire;
        self.campus.reserve -= from_reserve;
        self.scholar_mut(seat).students += from_bonfire + from_reserve;
        self.tell(|| Event::TookStudents { seat, students: from_bonfire + from_reserve });
    }

    fn rest_ends(&mut self, seat: Seat) -> Flow {
        enforces!("ology.rest.v1-cards", "ology.rest.v2-cards", "ology.zone-effect.bivouac-v2");
        self.draw_up(seat, u8::MAX);
        if self.rules.v1() {
            enforces!("ology.rest.v1-students");
            self.replenish_students(seat);
        }
        self.finish()
    }

    /// A Jinx to discard, or one more Trick Card to discard.
    pub(crate) fn answer_rest(&mut self, seat: Seat, stage: RestStage, bivouac: bool, action: Action) {
        match action {
            Action::Jinx(jinx) => {
                self.discard_jinx(seat, jinx);
                let stage = self.after_jinx();
                self.become_(Frame::Resting { seat, stage, bivouac });
            }
            Action::Card(card) => self.discard_card(seat, card),
            _ => self.become_(Frame::Resting { seat, stage: RestStage::Refresh, bivouac }),
        }
        let _ = stage;
    }
}

/// Which Jinx, which Trick Cards?
pub(crate) fn check_rest(
    state: &State,
    seat: Seat,
    stage: RestStage,
    action: &Action,
) -> Result<(), Refusal> {
    let scholar = state.table.scholar(seat);
    match (stage, action) {
        (RestStage::Jinx, Action::Jinx(Some(jinx))) => {
            Refusal::unless(scholar.jinxes.has(*jinx), rule!("ology.jinx.discard-any"))
        }
        (RestStage::Jinx, Action::Jinx(None)) => {
            Refusal::unless(scholar.face_down > 0, rule!("ology.jinx.discard-any"))
        }
        (RestStage::Jinx, _) => Err(Refusal::by(rule!("ology.rest.step-jinx"))),
        (_, Action::Done) => Ok(()),
        (_, Action::Card(card)) => Refusal::unless(state.secret.hand(seat).has(*card), cards_rule(state)),
        _ => Err(Refusal::by(cards_rule(state))),
    }
}

fn cards_rule(state: &State) -> table::RuleId {
    if state.table.rules.v1() { rule!("ology.rest.v1-cards") } else { rule!("ology.rest.v2-cards") }
}
