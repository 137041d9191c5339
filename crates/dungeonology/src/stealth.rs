//! Stealth Tests: cards for their Bonus Values, luck, interference, the comparison and its consequences.

use table::{Log, Refusal, Seat, SeatSet, enforces, rule};

use crate::action::{Action, Gauge};
use crate::content::{JinxEffect, Skill, TrickId, TrickType, ZoneEffect, catalogue};
use crate::event::Event;
use crate::frame::{Frame, Happened, Loss, TestStage};
use crate::run::{Flow, Run};
use crate::skills::check_test_skill;
use crate::state::{State, Table, Test};
use crate::tricks::{Occasion, check_play};

/// A Divination that belongs to the test: its grade, and the value it goes to.
type Luck = (u8, Gauge);

impl Table {
    /// The Alert Value to be reached, as it stands.
    pub fn alert_value(&self, test: &Test) -> i16 {
        match test.spied {
            Some(_) => test.alert,
            None => test.alert + self.study_alert(test.seat, test.zone, test.targets),
        }
    }

    /// The luck of a test: what the Skill Rogue and the Zone make the acting Scholar divine, one after the other.
    fn luck_of(&self, test: &Test, place: u8) -> Option<Luck> {
        enforces!(
            "ology.zone-effect.luck-when",
            "ology.zone-effect.luck-mandatory",
            "ology.espionage.luck",
            "ology.study.zone-divination"
        );
        let rogue = self.skills(test.seat).find_map(|skill| match skill {
            Skill::Rogue { times, grade } if test.spied.is_some() => Some((times, grade)),
            _ => None,
        });
        let (times, grade) = rogue.unwrap_or((0, 0));
        if place < times {
            return Some((grade, Gauge::Stealth));
        }
        let luck = self.zone_effects(test.zone).filter_map(|effect| match effect {
            ZoneEffect::GoodLuck(grade) => {
                enforces!("ology.zone-effect.good-luck-v1", "ology.zone-effect.good-luck-v2");
                Some((grade, Gauge::Stealth))
            }
            ZoneEffect::BadLuck(grade) => {
                enforces!("ology.zone-effect.bad-luck-v1", "ology.zone-effect.bad-luck-v2");
                Some((grade, Gauge::Alert))
            }
            _ => None,
        });
        luck.into_iter().nth((place - times) as usize)
    }

    /// Students drawn after a failure: one, or N in a Zone with Danger N.
    fn failure_draw(&self, test: &Test) -> u8 {
        enforces!("ology.stealth.failure-draw", "ology.zone-effect.danger", "ology.espionage.failure");
        let danger = self
            .zone_effects(test.zone)
            .find_map(|effect| if let ZoneEffect::Danger(n) = effect { Some(n) } else { None });
        let jinxed = self
            .jinx_effects(test.seat)
            .map(|jinx| if let JinxEffect::FailureDraw(more) = jinx { more } else { 0 });
        danger.unwrap_or(1) + jinxed.sum::<u8>()
    }

    /// Whether a player has a Skill for Stealth Tests.
    fn skilled_in_tests(&self, seat: Seat) -> bool {
        !self.exhausted(seat) && self.skills(seat).any(Skill::instant)
    }
}

impl State {
    /// Whether a player may have something to play in the test under way, as far as everybody can see.
    fn might_interfere(&self, seat: Seat) -> bool {
        enforces!("ology.stealth.skill-use", "ology.scholar.skill-instant", "ology.stealth.any-distance");
        let scholar = self.table.scholar(seat);
        let skilled = !scholar.finished
            && scholar.zone != crate::content::ZoneId::START
            && self.table.skilled_in_tests(seat);
        self.table.may_interfere(seat) && (self.might_play(seat) || skilled)
    }
}

impl<L: Log<Event>> Run<'_, L> {
    /// A test begins. Cards demanded for it are discarded first.
    pub(crate) fn begin_test(&mut self, test: Test) {
        enforces!("ology.stealth.place-fixed", "ology.stealth.starts-at-zero");
        let (seat, tax) = (test.seat, self.turn.tax);
        self.turn.silent = false;
        self.test = Some(test);
        self.push(Frame::Testing { stage: TestStage::Bonus });
        if tax > 0 {
            self.push(Frame::Discarding { seat, left: tax, kind: None });
        }
    }

    fn test_stage(&mut self, stage: TestStage) -> Flow {
        self.become_(Frame::Testing { stage });
        Flow::Goes
    }

    /// A test goes on from stage to stage.
    pub(crate) fn testing(&mut self, stage: TestStage) -> Flow {
        enforces!("ology.priority.stealth");
        let Some(test) = self.test else { return self.finish() };
        match stage {
            TestStage::Bonus if self.state.secret.hand(test.seat).is_empty() => {
                self.test_stage(TestStage::Over)
            }
            TestStage::Bonus => Flow::Waits,
            TestStage::Luck(place) => self.test_luck(test, place),
            TestStage::Opponents(left) => self.next_opponent(left),
            TestStage::Target => self.target_answers(test),
            TestStage::Actor(played) => self.actor_answers(test, played),
            TestStage::LastWord if self.state.might_interfere(test.seat) => Flow::Waits,
            TestStage::LastWord => self.test_stage(TestStage::Compare),
            TestStage::Compare => self.compare(test),
            TestStage::Failed(step) => self.test_failed(test, step),
            TestStage::Succeeded(..) => self.test_succeeded(test),
            TestStage::Over => self.test_over(),
        }
    }

    /// The chosen cards are shown together and their Bonus Values added up; Study adds its bonus.
    fn reveal_bonus(&mut self) {
        enforces!(
            "ology.stealth.at-once",
            "ology.stealth.any-type",
            "ology.study.generate",
            "ology.espionage.generate",
            "ology.aux.v1-fate-bonus"
        );
        let Some(mut test) = self.test else { return };
        let chosen = std::mem::take(&mut self.state.secret.chosen);
        for card in chosen.iter() {
            self.take_from_hand(test.seat, card);
            self.shown.add(card);
            test.stealth += self.bonus_of(test.seat, card);
        }
        self.log.reveal();
        if test.spied.is_none() {
            enforces!(
                "ology.study.study-bonus",
                "ology.board.study-bonus-use",
                "ology.study.formula-stealth",
                "ology.espionage.no-study-modifiers"
            );
            let borrowed = std::mem::take(&mut self.turn.borrowed);
            test.stealth += i16::from(self.study_bonus(test.seat)) + i16::from(borrowed);
        }
        self.test = Some(test);
        self.tell(|| Event::Generated { seat: test.seat, cards: chosen, stealth: test.stealth });
        self.become_(Frame::Testing { stage: TestStage::Luck(0) });
    }

    fn bonus_of(&self, seat: Seat, card: TrickId) -> i16 {
        enforces!("ology.divination.skill-doubling");
        let face = catalogue().trick(card);
        let factor = self.skills(seat).find_map(|skill| match skill {
            Skill::MagicProdigy(factor) if face.kind == TrickType::Magic => Some(factor),
            _ => None,
        });
        i16::from(face.bonus) * i16::from(factor.unwrap_or(1))
    }

    fn test_luck(&mut self, test: Test, place: u8) -> Flow {
        if let Some((grade, gauge)) = self.luck_of(&test, place) {
            self.become_(Frame::Testing { stage: TestStage::Luck(place + 1) });
            self.divine(test.seat, grade, Some(gauge));
            return Flow::Goes;
        }
        if test.spied.is_some() {
            return self.test_stage(TestStage::Target);
        }
        enforces!("ology.study.v1-opponents", "ology.study.v2-opponents");
        let others: SeatSet = self.playing_seats().without(test.seat);
        self.test_stage(TestStage::Opponents(others))
    }

    /// Clockwise from the acting player's left each opponent has one opportunity.
    fn next_opponent(&mut self, left: SeatSet) -> Flow {
        enforces!("ology.study.one-pass", "ology.study.v1-opponents", "ology.study.v2-opponents");
        match self.first_in_turn(left) {
            None => {
                enforces!("ology.study.last-word");
                self.test_stage(TestStage::LastWord)
            }
            Some(seat) if self.state.might_interfere(seat) => Flow::Waits,
            Some(seat) => self.test_stage(TestStage::Opponents(left.without(seat))),
        }
    }

    /// Somebody plays a card or uses a Skill in the test, or passes.
    pub(crate) fn answer_test(&mut self, seat: Seat, stage: TestStage, action: Action) {
        enforces!("ology.study.one-at-a-time");
        match action {
            Action::Bonus(card) => self.state.secret.chosen.add(card),
            Action::Reveal => self.reveal_bonus(),
            Action::Play(card, way) => {
                self.note_played(stage);
                self.declare(seat, card, way);
            }
            Action::Skill(index) => {
                self.note_played(stage);
                self.activate(seat, index);
            }
            _ => self.pass_in_test(seat, stage),
        }
    }

    fn note_played(&mut self, stage: TestStage) {
        match (stage, &mut self.test) {
            (TestStage::Target, Some(test)) => test.target_played = true,
            (TestStage::Actor(_), _) => self.become_(Frame::Testing { stage: TestStage::Actor(true) }),
            _ => {}
        }
    }

    fn pass_in_test(&mut self, seat: Seat, stage: TestStage) {
        let next = match stage {
            TestStage::Opponents(left) => TestStage::Opponents(left.without(seat)),
            TestStage::Target => self.after_target(),
            TestStage::Actor(played) => self.after_actor(played),
            _ => TestStage::Compare,
        };
        self.become_(Frame::Testing { stage: next });
    }

    fn target_answers(&mut self, test: Test) -> Flow {
        enforces!("ology.espionage.target-plays");
        let target = test.spied.map_or(test.seat, |(target, _)| target);
        if self.state.might_interfere(target) {
            return Flow::Waits;
        }
        let next = self.after_target();
        self.test_stage(next)
    }

    fn actor_answers(&mut self, test: Test, played: bool) -> Flow {
        enforces!("ology.espionage.actor-plays");
        if self.state.might_interfere(test.seat) {
            return Flow::Waits;
        }
        let next = self.after_actor(played);
        self.test_stage(next)
    }

    /// The target has finished: v2 ends there if it is a later round and nothing was played.
    fn after_target(&self) -> TestStage {
        let silent = self.test.is_some_and(|test| test.rounds > 0 && !test.target_played);
        if self.rules.v2() && silent {
            enforces!("ology.espionage.v2-repeat");
            return TestStage::Compare;
        }
        TestStage::Actor(false)
    }

    /// The acting player has finished: v1 goes on if both played in this round, v2 if the acting player did.
    fn after_actor(&mut self, played: bool) -> TestStage {
        enforces!("ology.espionage.v1-repeat", "ology.espionage.v2-repeat");
        let v2 = self.rules.v2();
        let Some(test) = &mut self.test else { return TestStage::Compare };
        let again = played && (v2 || test.target_played);
        test.target_played = false;
        test.rounds = test.rounds.saturating_add(1);
        if again { TestStage::Target } else { TestStage::Compare }
    }

    /// Equal or more is a success. The values are compared once, at the end.
    fn compare(&mut self, test: Test) -> Flow {
        enforces!(
            "ology.stealth.goal",
            "ology.stealth.result-fixed",
            "ology.study.all-or-nothing",
            "ology.study.alert-moves"
        );
        let alert = self.alert_value(&test);
        let success = test.stealth >= alert;
        self.tell(|| Event::Tested { seat: test.seat, stealth: test.stealth, alert, success });
        self.test_stage(if success { TestStage::Succeeded(test.targets, 0) } else { TestStage::Failed(0) })
    }

    fn test_succeeded(&mut self, test: Test) -> Flow {
        self.become_(Frame::Testing { stage: TestStage::Over });
        match test.spied {
            Some((target, colour)) => {
                enforces!("ology.espionage.success");
                self.lose(target, colour, Loss::Stolen(test.seat));
            }
            None => {
                enforces!(
                    "ology.study.success",
                    "ology.study.success-sequence",
                    "ology.study.targets-vanish"
                );
                let collected = (0..test.targets).filter(|_| self.collect(test.seat, test.zone)).count();
                self.turn.studied = collected > 0;
            }
        }
        Flow::Goes
    }

    /// A card may spare the consequences; otherwise a Stun Token, then Students are drawn. No cube moves.
    fn test_failed(&mut self, test: Test, step: u8) -> Flow {
        enforces!("ology.stealth.failure-cubes-stay", "ology.stun.full-test-allowed");
        match step {
            0 => {
                self.become_(Frame::Testing { stage: TestStage::Failed(1) });
                if self.rules.main_effects {
                    self.ask_about(Happened::Failure, test.seat);
                }
            }
            1 if test.spared => self.become_(Frame::Testing { stage: TestStage::Over }),
            1 => {
                enforces!("ology.stealth.failure-stun");
                self.become_(Frame::Testing { stage: TestStage::Failed(2) });
                self.stun(test.seat, 1);
            }
            _ => {
                self.become_(Frame::Testing { stage: TestStage::Over });
                let students = self.failure_draw(&test);
                self.draw_students(test.seat, students);
            }
        }
        Flow::Goes
    }

    fn test_over(&mut self) -> Flow {
        enforces!("ology.stealth.cards-discarded");
        let shown = std::mem::take(&mut self.shown);
        self.discards.merge(&shown);
        self.test = None;
        self.finish()
    }
}

/// What may be done in a test by the player asked.
pub(crate) fn check_test(
    state: &State,
    seat: Seat,
    stage: TestStage,
    action: &Action,
) -> Result<(), Refusal> {
    let secret = &state.secret;
    match (stage, action) {
        (TestStage::Bonus, Action::Bonus(card)) => {
            let held = secret.hand(seat).count(*card) > secret.chosen.count(*card);
            Refusal::unless(held, rule!("ology.stealth.at-least-one"))
        }
        (TestStage::Bonus, Action::Reveal) => {
            Refusal::unless(!secret.chosen.is_empty(), rule!("ology.stealth.at-least-one"))
        }
        (TestStage::Bonus, _) => Err(Refusal::by(rule!("ology.stealth.at-once"))),
        (_, Action::Bonus(_) | Action::Reveal) => Err(Refusal::by(rule!("ology.stealth.bonus-frozen"))),
        (_, Action::Pass) => Ok(()),
        (_, Action::Play(card, way)) => check_play(state, seat, *card, *way, Occasion::Test),
        (_, Action::Skill(index)) => check_test_skill(state, seat, *index),
        _ => Err(Refusal::by(rule!("ology.priority.stealth"))),
    }
}
