//! Who may play a card when: priority cycles, answers to events, Reactions.
//!
//! Every player who *might* respond, as far as everybody can see, is asked, whatever their hand holds: so being asked tells
//! nothing.

use table::{Log, Refusal, RuleId, Seat, SeatSet, enforces, rule};

use crate::action::Action;
use crate::content::{Skill, ZoneId};
use crate::event::Event;
use crate::frame::{Fate, Frame, Happened, Moment};
use crate::run::{Flow, Run};
use crate::skills::check_skill;
use crate::state::State;
use crate::tricks::{Occasion, check_play};

impl State {
    /// Whether a player may hold something to play, as far as everybody can see.
    pub(crate) fn might_play(&self, seat: Seat) -> bool {
        enforces!("ology.start.no-trick-play", "ology.stealth.start-zone-opponents");
        let scholar = self.table.scholar(seat);
        !scholar.finished && scholar.zone != ZoneId::START && !self.secret.hand(seat).is_empty()
    }

    /// Whether a player may have something to do with priority.
    fn might_act(&self, seat: Seat) -> bool {
        enforces!("ology.scholar.skill-start-zone");
        let own = seat == self.table.active && !self.table.scholar(seat).finished;
        let skilled = |skill: Skill| !skill.passive() && !skill.action() && !skill.instant();
        self.might_play(seat) || own && self.table.skills(seat).any(skilled)
    }
}

impl<L: Log<Event>> Run<'_, L> {
    /// A priority cycle, beginning with the active player.
    pub(crate) fn open_priority(&mut self, moment: Moment) {
        enforces!("ology.priority.cycle", "ology.priority.simultaneous");
        let next = self.active;
        self.push(Frame::Priority { next, passes: 0, moment });
    }

    /// The cycle ends when all players in succession have passed; who cannot respond, as everybody sees, passes at once.
    pub(crate) fn priority(&mut self, next: Seat, passes: u8, moment: Moment) -> Flow {
        if passes as usize >= self.seats() {
            return self.finish();
        }
        if self.state.might_act(next) {
            return Flow::Waits;
        }
        let next = next.next(self.seats());
        self.become_(Frame::Priority { next, passes: passes + 1, moment });
        Flow::Goes
    }

    /// A pass, a card or a Skill of the player with priority.
    pub(crate) fn answer_priority(&mut self, seat: Seat, passes: u8, moment: Moment, action: Action) {
        let next = seat.next(self.seats());
        match action {
            Action::Play(card, way) => {
                enforces!("ology.priority.cycle", "ology.priority.resolve-each", "ology.trick.unlimited");
                self.become_(Frame::Priority { next, passes: 0, moment });
                self.declare(seat, card, way);
            }
            Action::Skill(index) => {
                let next = if self.rules.v1() {
                    enforces!("ology.priority.v1-cards-only");
                    seat
                } else {
                    enforces!("ology.priority.v2-skills");
                    next
                };
                self.become_(Frame::Priority { next, passes: 0, moment });
                self.activate(seat, index);
            }
            _ => self.become_(Frame::Priority { next, passes: passes + 1, moment }),
        }
    }

    /// An event that cards may answer: everybody who might is asked once, in turn order from the active player.
    pub(crate) fn ask_about(&mut self, event: Happened, of: Seat) -> bool {
        enforces!("ology.trick.event-moment");
        let others = Seat::all(self.seats()).filter(|seat| (*seat == of) == (event == Happened::Failure));
        let left: SeatSet = others.filter(|seat| self.state.might_play(*seat)).collect();
        if !left.is_empty() {
            self.push(Frame::Answering { event, of, left });
        }
        !left.is_empty()
    }

    pub(crate) fn answering(&mut self, event: Happened, of: Seat, left: SeatSet) -> Flow {
        let Some(seat) = self.first_in_turn(left) else { return self.finish() };
        if self.state.might_play(seat) {
            return Flow::Waits;
        }
        self.become_(Frame::Answering { event, of, left: left.without(seat) });
        Flow::Goes
    }

    /// A player answers an event with a card, or not.
    pub(crate) fn answer_event(
        &mut self,
        seat: Seat,
        event: Happened,
        of: Seat,
        left: SeatSet,
        action: Action,
    ) {
        self.become_(Frame::Answering { event, of, left: left.without(seat) });
        if let Action::Play(card, way) = action {
            self.declare(seat, card, way);
        }
    }

    /// The players who might react to a card of this player.
    pub(crate) fn reactors(&self, player: Seat) -> SeatSet {
        enforces!(
            "ology.timing.reaction-opponent",
            "ology.timing.reaction-anytime",
            "ology.espionage.outsiders"
        );
        let others = Seat::all(self.seats()).filter(|seat| *seat != player && self.state.might_play(*seat));
        others.filter(|seat| self.may_interfere(*seat)).collect()
    }

    pub(crate) fn reacting(&mut self, left: SeatSet) -> Flow {
        enforces!("ology.timing.reaction-order");
        let below = self.frames.iter().rev().nth(1);
        let stands = matches!(below, Some(Frame::Playing(playing)) if playing.fate == Fate::Stands);
        let Some(seat) = self.first_in_turn(left).filter(|_| stands) else { return self.finish() };
        if self.state.might_play(seat) {
            return Flow::Waits;
        }
        self.become_(Frame::Reacting { left: left.without(seat) });
        Flow::Goes
    }

    /// A Reaction, or none. After a Reaction the question is put anew.
    pub(crate) fn answer_reaction(&mut self, seat: Seat, left: SeatSet, action: Action) {
        let Action::Play(card, way) = action else {
            return self.become_(Frame::Reacting { left: left.without(seat) });
        };
        enforces!("ology.timing.reaction-order", "ology.timing.reaction-chain");
        self.pop();
        let player = if let Some(Frame::Playing(playing)) = self.frames.top() { playing.seat } else { seat };
        let again = self.reactors(player);
        self.push(Frame::Reacting { left: again });
        self.declare(seat, card, way);
    }
}

impl crate::state::Table {
    /// Whether a player may interfere in the Stealth Test under way; outside tests everybody may.
    pub(crate) fn may_interfere(&self, seat: Seat) -> bool {
        let Some(test) = &self.test else { return true };
        let party = seat == test.seat || test.spied.is_none_or(|(target, _)| target == seat);
        party && (seat == test.seat || !test.silent)
    }
}

/// What the player with priority may do.
pub(crate) fn check_priority(
    state: &State,
    seat: Seat,
    moment: Moment,
    action: &Action,
) -> Result<(), Refusal> {
    match action {
        Action::Pass => Ok(()),
        Action::Play(card, way) => check_play(state, seat, *card, *way, Occasion::Priority(moment)),
        Action::Skill(index) => check_skill(state, seat, *index, Some(moment)),
        _ => Err(Refusal::by(rule!("ology.priority.cycle"))),
    }
}

/// What answers an event.
pub(crate) fn check_event(
    state: &State,
    seat: Seat,
    event: Happened,
    of: Seat,
    action: &Action,
) -> Result<(), Refusal> {
    only_cards(state, seat, action, Occasion::Event(event, of), rule!("ology.trick.event-moment"))
}

/// What reacts to a card.
pub(crate) fn check_reaction(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    only_cards(state, seat, action, Occasion::Reaction, rule!("ology.timing.reaction"))
}

fn only_cards(
    state: &State,
    seat: Seat,
    action: &Action,
    occasion: Occasion,
    rule: RuleId,
) -> Result<(), Refusal> {
    match action {
        Action::Pass => Ok(()),
        Action::Play(card, way) => check_play(state, seat, *card, *way, occasion),
        _ => Err(Refusal::by(rule)),
    }
}
