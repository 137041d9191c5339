//! Skills of Scholars: when they may be activated, what they cost, what they do.

use table::{Log, Refusal, Seat, SeatSet, enforces, rule};

use crate::action::Action;
use crate::cards::Cards;
use crate::content::{Skill, TrickType, ZoneId, catalogue};
use crate::event::Event;
use crate::frame::{Frame, Loss, Moment};
use crate::run::{Flow, Run};
use crate::state::{Scholar, State, Table};

impl State {
    /// The opponents in a Scholar's Zone who have a cube or a Trick Card.
    fn butt_targets(&self, seat: Seat) -> SeatSet {
        let table = &self.table;
        let here = table.scholar(seat).zone;
        let rich = |other: &Seat| !table.colours(*other).is_empty() || !self.secret.hand(*other).is_empty();
        let others =
            Seat::all(table.seats()).filter(|other| *other != seat && !table.scholar(*other).finished);
        others
            .filter(|other| here != ZoneId::START && table.scholar(*other).zone == here)
            .filter(rich)
            .collect()
    }

    /// How many cards of a type a player holds.
    fn holds(&self, seat: Seat, kind: TrickType) -> usize {
        let hand = self.secret.hand(seat);
        hand.faces().filter(|face| catalogue().trick(*face).kind == kind).map(|face| hand.count(face)).sum()
    }
}

impl Table {
    /// The numbers of Students for which Repent collects something.
    pub(crate) fn repent_numbers(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        (1..=self.scholar(seat).students).filter(move |students| self.repentable(seat, *students).is_some())
    }

    /// The leftmost cube whose individual value is at most so many Students.
    pub(crate) fn repentable(&self, seat: Seat, students: u8) -> Option<usize> {
        let cubes = &self.zone(self.scholar(seat).zone).cubes;
        let fits =
            |colour: crate::content::Colour| Table::value(colour) <= students && self.has_room(seat, colour);
        cubes.iter().position(|cube| cube.is_some_and(fits))
    }
}

impl<L: Log<Event>> Run<'_, L> {
    /// A Skill is activated: its cost first, then what it does.
    pub(crate) fn activate(&mut self, seat: Seat, index: u8) {
        enforces!("ology.scholar.skill-unlimited");
        let Some(skill) = self.skill(seat, index) else { return };
        let Scholar { who, exalted, .. } = *self.scholar(seat);
        self.tell(|| Event::Skill { seat, who, exalted, index });
        match skill {
            Skill::Headbutt { collecting } => {
                let targets = self.state.butt_targets(seat);
                let target = targets.first().filter(|_| targets.len() == 1);
                self.push(Frame::Butting { seat, collecting, target });
            }
            Skill::SecondWind { discard, .. } => {
                self.turn.winded = true;
                self.push(Frame::Skilled { seat, index });
                self.push(Frame::Discarding { seat, left: discard, kind: None });
            }
            Skill::Sermon(_) => self.discard_for_skill(seat, index, 1, TrickType::Magic),
            Skill::MagicSight(cards) => self.discard_for_skill(seat, index, cards, TrickType::Magic),
            Skill::ResearchArcana(_) => self.discard_for_skill(seat, index, 1, TrickType::Subterfuge),
            Skill::DivineIntervention(_) => self.push(Frame::Skilled { seat, index }),
            Skill::Repent => self.push(Frame::Repenting { seat }),
            Skill::Rogue { .. } | Skill::Actions(_) | Skill::MagicProdigy(_) => {}
        }
        self.stun(seat, skill.stun());
    }

    fn discard_for_skill(&mut self, seat: Seat, index: u8, cards: u8, kind: TrickType) {
        self.push(Frame::Skilled { seat, index });
        self.push(Frame::Discarding { seat, left: cards, kind: Some(kind) });
    }

    /// The cost is paid: the Skill takes effect.
    pub(crate) fn skilled(&mut self, seat: Seat, index: u8) -> Flow {
        self.pop();
        match self.skill(seat, index) {
            Some(Skill::SecondWind { sheds, .. }) => {
                let scholar = self.scholar_mut(seat);
                scholar.stun = scholar.stun.saturating_sub(sheds);
            }
            Some(Skill::Sermon(students)) => self.take_students(seat, students),
            Some(Skill::MagicSight(_)) => {
                let zone = self.scholar(seat).zone;
                self.collect(seat, zone);
            }
            Some(Skill::ResearchArcana(cards)) => self.research(seat, cards),
            Some(Skill::DivineIntervention(grade)) => self.divine(seat, grade, None),
            _ => {}
        }
        Flow::Goes
    }

    /// Cards are revealed until a Magic card appears or so many are shown; the Magic card is taken, the others discarded.
    fn research(&mut self, seat: Seat, cards: u8) {
        let mut in_vain = Cards::EMPTY;
        for _ in 0..cards {
            let Some(card) = self.draw_card() else { break };
            self.tell(|| Event::Researched { seat, card });
            if catalogue().trick(card).kind == TrickType::Magic {
                self.take_openly(seat, card);
                break;
            }
            in_vain.add(card);
        }
        self.discards.merge(&in_vain);
    }

    /// A Headbutt: whom, then a dropped cube or a Trick Card.
    pub(crate) fn answer_butting(
        &mut self,
        seat: Seat,
        collecting: bool,
        target: Option<Seat>,
        action: Action,
    ) {
        match (action, target) {
            (Action::Seat(target), _) => {
                self.become_(Frame::Butting { seat, collecting, target: Some(target) })
            }
            (Action::Number(1), Some(target)) => {
                self.pop();
                let how = if collecting { Loss::Collected(seat) } else { Loss::Dropped };
                self.drop_randomized(target, how);
            }
            (_, Some(target)) => {
                self.pop();
                self.take_random_card(seat, target);
            }
            _ => self.pop(),
        }
    }

    /// Repent: so many Students for a cube.
    pub(crate) fn answer_repenting(&mut self, seat: Seat, students: u8) {
        self.pop();
        let slot = self.repentable(seat, students);
        self.sacrifice(seat, students);
        if let Some(slot) = slot {
            let zone = self.scholar(seat).zone;
            self.collect_slot(seat, zone, slot);
        }
    }
}

/// Whether a Skill may be activated with priority.
pub(crate) fn check_skill(
    state: &State,
    seat: Seat,
    index: u8,
    moment: Option<Moment>,
) -> Result<(), Refusal> {
    let table = &state.table;
    let Some(skill) = table.skill(seat, index) else {
        return Err(Refusal::by(rule!("ology.scholar.two-sides")));
    };
    Refusal::unless(seat == table.active, rule!("ology.scholar.skill-instant"))?;
    Refusal::unless(!skill.passive() && !skill.instant(), rule!("ology.scholar.skill-window"))?;
    Refusal::unless(!skill.action(), rule!("ology.action.kinds"))?;
    Refusal::unless(skill.stun() == 0 || !table.exhausted(seat), rule!("ology.stun.no-effect-at-max"))?;
    let usable = match skill {
        Skill::Headbutt { .. } => !state.butt_targets(seat).is_empty(),
        Skill::SecondWind { discard, .. } => {
            let recovers = !table.panicking() || table.rules.v1();
            let open = moment == Some(Moment::ActionBegins) && !table.turn.winded && recovers;
            open && table.scholar(seat).stun > 0 && state.secret.hand(seat).len() >= discard as usize
        }
        Skill::Sermon(_) => state.holds(seat, TrickType::Magic) > 0,
        Skill::ResearchArcana(_) => state.holds(seat, TrickType::Subterfuge) > 0,
        _ => false,
    };
    Refusal::unless(usable, rule!("ology.scholar.skill-unlimited"))
}

/// Whether a Skill may be used in the Stealth Test under way.
pub(crate) fn check_test_skill(state: &State, seat: Seat, index: u8) -> Result<(), Refusal> {
    let table = &state.table;
    let Some(skill) = table.skill(seat, index) else {
        return Err(Refusal::by(rule!("ology.scholar.two-sides")));
    };
    Refusal::unless(skill.instant(), rule!("ology.stealth.skill-use"))?;
    Refusal::unless(table.scholar(seat).zone != ZoneId::START, rule!("ology.scholar.skill-start-zone"))?;
    Refusal::unless(skill.stun() == 0 || !table.exhausted(seat), rule!("ology.stun.no-effect-at-max"))
}

/// Whether a Skill may be used as the Action.
pub(crate) fn check_action_skill(state: &State, seat: Seat, index: u8) -> Result<(), Refusal> {
    let table = &state.table;
    let zone = table.scholar(seat).zone;
    let Some(skill) = table.skill(seat, index) else {
        return Err(Refusal::by(rule!("ology.scholar.two-sides")));
    };
    Refusal::unless(skill.action(), rule!("ology.action.kinds"))?;
    let usable = match skill {
        Skill::Repent => table.repent_numbers(seat).next().is_some(),
        Skill::MagicSight(cards) => {
            state.holds(seat, TrickType::Magic) >= cards as usize && table.leftmost(seat, zone).is_some()
        }
        _ => false,
    };
    Refusal::unless(usable, rule!("ology.scholar.skill-unlimited"))
}

/// Whom does the Headbutt hit, and what does it bring?
pub(crate) fn check_butting(
    state: &State,
    seat: Seat,
    target: Option<Seat>,
    action: &Action,
) -> Result<(), Refusal> {
    let rule = rule!("ology.scholar.skill-unlimited");
    let legal = match (action, target) {
        (Action::Seat(chosen), None) => state.butt_targets(seat).contains(*chosen),
        (Action::Number(1), Some(target)) => !state.table.colours(target).is_empty(),
        (Action::Number(2), Some(target)) => !state.secret.hand(target).is_empty(),
        _ => false,
    };
    Refusal::unless(legal, rule)
}

/// How many Students does Repent cost?
pub(crate) fn check_repenting(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let rule = rule!("ology.student.sacrifice-own-only");
    let Action::Number(students) = action else { return Err(Refusal::by(rule)) };
    Refusal::unless(state.table.repent_numbers(seat).any(|number| number == *students), rule)
}
