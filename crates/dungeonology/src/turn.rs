//! The sequence of play. Read it like the player aid: what a turn is spent on, the Movement Phase, the Action Phase, the End
//! of Turn Phase, and whose turn is next.

use table::{Log, Refusal, Seat, enforces, rule};

use crate::action::{Action, Activity};
use crate::content::{JinxEffect, Skill, ZoneId};
use crate::event::Event;
use crate::frame::{Frame, Happened, Moment, RestStage, ThesisStage};
use crate::run::{Flow, Run};
use crate::state::{Phase, State, Table, TurnSoFar};

impl<L: Log<Event>> Run<'_, L> {
    /// Nothing is under way: the turn goes on.
    pub(crate) fn advance_turn(&mut self) -> Flow {
        enforces!("ology.turn.v1-phases", "ology.turn.v2-explore-phases", "ology.turn.v1-order-fixed");
        if self.end_reached() || self.event_answered() || self.window_opened() {
            return Flow::Goes;
        }
        match self.phase {
            Phase::Begin => return self.begin_turn(),
            Phase::MovementOpens => self.open(Phase::Movement, Moment::TurnBegins),
            Phase::Movement if self.steps_left(self.active) > 0 => return Flow::Waits,
            Phase::Movement => self.phase = Phase::ActionOpens,
            Phase::ActionOpens => self.open(Phase::Action, Moment::ActionBegins),
            Phase::Action if self.actions_left() > 0 => return Flow::Waits,
            Phase::Action => self.phase = Phase::EndStudent,
            Phase::EndStudent => self.end_student(),
            Phase::EndJinx => self.end_jinx(),
            Phase::EndDraw => self.end_draw(),
            Phase::SetUp | Phase::Closing => return self.next_turn(),
            Phase::Over => return Flow::Waits,
        }
        Flow::Goes
    }

    fn open(&mut self, phase: Phase, moment: Moment) {
        enforces!("ology.priority.windows");
        self.phase = phase;
        self.open_priority(moment);
    }

    /// Cards that answer an event are asked for before anything else is done.
    fn event_answered(&mut self) -> bool {
        if !self.rules.main_effects {
            return false;
        }
        let active = self.active;
        if std::mem::take(&mut self.turn.entered)
            && self.phase == Phase::Movement
            && self.steps_left(active) > 0
        {
            return self.ask_about(Happened::Entry, active);
        }
        if std::mem::take(&mut self.turn.studied) {
            return self.ask_about(Happened::Study, active);
        }
        if let Some(seat) = self.first_in_turn(self.turn.starred) {
            self.turn.starred.remove(seat);
            return self.ask_about(Happened::Star, seat);
        }
        false
    }

    /// The priority cycle after a step or an Action, once everything that belongs to it is resolved.
    fn window_opened(&mut self) -> bool {
        let window = self.turn.window.take();
        if let Some(moment) = window {
            self.open_priority(moment);
        }
        window.is_some()
    }

    /// What is the turn spent on? During Maximum Alert there is no choice.
    fn begin_turn(&mut self) -> Flow {
        if !self.panicking() {
            return Flow::Waits;
        }
        enforces!(
            "ology.max-alert.v1-continue",
            "ology.max-alert.v2-explore-only",
            "ology.max-alert.v1-no-thesis-phase",
            "ology.max-alert.v1-no-rest"
        );
        self.phase = Phase::MovementOpens;
        Flow::Goes
    }

    /// The player chose what the turn is spent on.
    pub(crate) fn answer_begin(&mut self, seat: Seat, activity: Activity) {
        enforces!("ology.turn.v2-one-activity");
        self.tell(|| Event::Began { seat, activity });
        match activity {
            Activity::Exploration => self.phase = Phase::MovementOpens,
            Activity::Rest => {
                enforces!("ology.turn.v1-rest-ends", "ology.rest.end", "ology.turn.v2-no-end-phase");
                self.phase = Phase::Closing;
                self.push(Frame::Resting { seat, stage: RestStage::Arrive, bivouac: false });
            }
            Activity::Thesis => {
                enforces!(
                    "ology.turn.v1-thesis-ends",
                    "ology.thesis.v1-failure-end",
                    "ology.thesis.v2-failure-end"
                );
                self.phase = if self.rules.v1() { Phase::EndStudent } else { Phase::Closing };
                self.push(Frame::Thesis { seat, stage: ThesisStage::Submit });
            }
        }
    }

    /// The Movement Phase ends when the player says so.
    pub(crate) fn end_movement(&mut self) {
        enforces!(
            "ology.move.v2-stop-any-time",
            "ology.turn.v2-explore-need-not-move",
            "ology.move.v2-points-lapse",
            "ology.turn.v1-optional-phases"
        );
        self.phase = Phase::ActionOpens;
    }

    /// The Action Phase ends without an Action, or without a further one.
    pub(crate) fn end_actions(&mut self) {
        enforces!("ology.action.optional");
        self.phase = Phase::EndStudent;
        self.turn.window = Some(Moment::ActionEnds);
    }

    /// An Action begins; when it is done there is a priority cycle.
    pub(crate) fn spend_action(&mut self) {
        enforces!("ology.action.one", "ology.action.failed-counts", "ology.action.cards-besides");
        self.turn.actions += 1;
        self.turn.window = Some(Moment::ActionEnds);
    }

    /// v2 without Main Effects: the active player draws a Student.
    fn end_student(&mut self) {
        self.phase = Phase::EndJinx;
        if self.rules.v2() && !self.rules.main_effects {
            enforces!("ology.endturn.v2-student", "ology.endturn.v1-no-student", "ology.student.when-drawn");
            self.draw_students(self.active, 1);
        }
    }

    fn end_jinx(&mut self) {
        enforces!("ology.turn.v1-end-mandatory", "ology.endturn.no-cards");
        self.phase = Phase::EndDraw;
        self.reveal_jinxes();
    }

    /// The active player, and nobody else, draws up to the Hand Value.
    fn end_draw(&mut self) {
        enforces!("ology.endturn.v1-draw", "ology.endturn.v2-draw", "ology.endturn.only-active-draws");
        let seat = self.active;
        let most = self
            .jinx_effects(seat)
            .map(|jinx| if let JinxEffect::EndDrawMost(most) = jinx { most } else { u8::MAX })
            .min();
        self.draw_up(seat, most.unwrap_or(u8::MAX));
        self.phase = Phase::Closing;
        self.offer_last_thesis(seat);
    }

    /// Draws Trick Cards up to the Hand Value, but at most so many.
    pub(crate) fn draw_up(&mut self, seat: Seat, most: u8) {
        enforces!("ology.scholar.hand-no-limit", "ology.rest.no-surplus-return");
        let missing = (self.hand_value(seat) as usize).saturating_sub(self.state.secret.hand(seat).len());
        self.draw_cards(seat, missing.min(most as usize) as u8);
    }

    /// Turns pass clockwise; finished players are skipped, but the countdown and the Panic Card still look at their turns.
    fn next_turn(&mut self) -> Flow {
        enforces!("ology.def.clockwise", "ology.setup.start", "ology.turn.skip-finished");
        let first_turn = self.phase == Phase::SetUp;
        let seat = if first_turn { self.first } else { self.active.next(self.seats()) };
        if !first_turn && self.turn_would_end_game(seat) {
            return Flow::Goes;
        }
        self.active = seat;
        self.turns += 1;
        self.turn = TurnSoFar { stirred_cubes: self.turn.stirred_cubes, ..TurnSoFar::default() };
        self.scholars.iter_mut().for_each(|scholar| scholar.placed = Default::default());
        self.phase = if self.scholar(seat).finished { Phase::Closing } else { Phase::Begin };
        if self.phase == Phase::Begin {
            self.tell(|| Event::TurnBegins { seat });
        }
        self.start_of_turn(seat);
        Flow::Goes
    }
}

impl Table {
    /// Movement left in the Movement Phase.
    pub fn steps_left(&self, seat: Seat) -> u8 {
        enforces!("ology.move.v1-allowance", "ology.scholar.value-change-mid-turn");
        let own = if self.turn.stopped { 0 } else { self.speed(seat).saturating_sub(self.turn.taken) };
        own + self.turn.extra
    }

    /// Actions the active player may still perform this turn.
    pub fn actions_left(&self) -> u8 {
        enforces!("ology.action.one", "ology.action.extra-action-flip");
        let granted = self
            .skills(self.active)
            .map(|skill| if let Skill::Actions(actions) = skill { actions } else { 1 });
        granted.max().unwrap_or(1).max(1).saturating_sub(self.turn.actions)
    }

    /// Whether the active Scholar must Rest.
    fn must_rest(&self) -> bool {
        enforces!("ology.stun.full-turn-normal");
        self.exhausted(self.active)
    }
}

/// Thesis, Rest or Exploration?
pub(crate) fn check_begin(state: &State, action: &Action) -> Result<(), Refusal> {
    let Action::Begin(activity) = action else { return Err(Refusal::by(not_begun(&state.table))) };
    let table = &state.table;
    match activity {
        Activity::Thesis => check_thesis(table),
        Activity::Rest => check_rest(table),
        Activity::Exploration => {
            let rule = if table.rules.v1() {
                rule!("ology.rest.v1-mandatory")
            } else {
                rule!("ology.rest.v2-mandatory")
            };
            enforces!("ology.stun.must-rest");
            Refusal::unless(!table.must_rest(), rule)
        }
    }
}

fn not_begun(table: &Table) -> table::RuleId {
    if table.rules.v1() { rule!("ology.turn.v1-phases") } else { rule!("ology.turn.v2-one-activity") }
}

fn check_thesis(table: &Table) -> Result<(), Refusal> {
    enforces!("ology.thesis.no-knowledge-needed", "ology.thesis.retry", "ology.thesis.v1-when");
    let scholar = table.scholar(table.active);
    if table.rules.v2() {
        Refusal::unless(!table.must_rest(), rule!("ology.thesis.v2-when"))?;
        Refusal::unless(scholar.zone != ZoneId::START, rule!("ology.turn.v2-start-zone-must-explore"))?;
    }
    enforces!("ology.thesis.v1-before-mandatory-rest");
    Refusal::unless(scholar.stars >= THESIS_STARS, rule!("ology.thesis.stars"))
}

fn check_rest(table: &Table) -> Result<(), Refusal> {
    enforces!("ology.rest.optional", "ology.turn.v1-start-zone", "ology.turn.v2-explore-vs-rest");
    let from_start =
        table.rules.v2() && table.scholar(table.active).zone == ZoneId::START && !table.must_rest();
    Refusal::unless(!from_start, rule!("ology.start.v2-explore-only"))
}

/// Stars needed for a Thesis.
pub const THESIS_STARS: u8 = 2;
