//! Maximum Alert: the Panic Card, its rules at the start of turns, the infinite Omega Student.

use table::{Log, Seat, SeatSet, enforces};

use crate::content::{PanicId, PanicRule, Requirement, ZoneId, catalogue};
use crate::event::Event;
use crate::frame::{Frame, Loss};
use crate::options::Ruleset;
use crate::run::{Flow, Run};
use crate::state::{Phase, Table};

/// Whether a Panic Card may be used under these rules.
pub(crate) fn eligible(panic: PanicId, rules: &Ruleset) -> bool {
    match catalogue().panic(panic).requires {
        Requirement::Nothing => {
            enforces!("ology.panic.eligible-generic");
            true
        }
        Requirement::Fauns => {
            enforces!("ology.panic.eligible-dungeon");
            true
        }
        Requirement::Laetus => {
            enforces!("ology.panic.eligible-boss");
            rules.boss
        }
    }
}

impl Table {
    /// The rules of the revealed Panic Card.
    fn panic_rules(&self) -> &'static [PanicRule] {
        self.ending.panic.map_or(&[], |panic| &catalogue().panic(panic).rules)
    }

    /// What the revealed Panic Card adds to the Alert Value of every Zone, in v2.
    pub fn panic_alert(&self) -> u8 {
        enforces!("ology.study.alert-panic", "ology.panic.parts");
        if self.rules.v1() { 0 } else { self.ending.panic.map_or(0, |panic| catalogue().panic(panic).alert) }
    }
}

impl<L: Log<Event>> Run<'_, L> {
    /// The Alert Card leaves, the Panic Card is revealed, the University is filled as it says.
    pub(crate) fn begin_maximum_alert(&mut self) {
        enforces!(
            "ology.max-alert.v1-current-turn",
            "ology.max-alert.v2-current-turn",
            "ology.max-alert.v2-replaces"
        );
        let Some(panic) = self.state.secret.panic else { return };
        self.alert_card_leaves();
        enforces!(
            "ology.max-alert.v1-reveal",
            "ology.max-alert.v2-reveal",
            "ology.info.panic-secret",
            "ology.max-alert.v2-panic-rules"
        );
        self.ending.panic = Some(panic);
        self.log.reveal();
        self.tell(|| Event::Panic { panic });
        self.fill_for_panic(panic);
        self.turn.stirred_cubes = true;
    }

    fn alert_card_leaves(&mut self) {
        enforces!("ology.max-alert.v1-alert-card", "ology.max-alert.v2-alert-card");
        self.campus.reserve_omegas += self.campus.omegas;
        self.campus.omegas = 0;
    }

    fn fill_for_panic(&mut self, panic: PanicId) {
        let bag = &mut self.state.secret;
        let omegas = std::mem::take(&mut bag.bag_omegas);
        let ordinary = if self.state.table.rules.v1() {
            enforces!("ology.max-alert.v1-refill");
            0
        } else {
            enforces!("ology.max-alert.v2-empty-bag");
            std::mem::take(&mut bag.bag)
        };
        self.campus.reserve_omegas += omegas;
        self.campus.reserve += ordinary;
        enforces!("ology.max-alert.v2-refill");
        self.fill_university(catalogue().panic(panic).students, 1);
    }

    /// A drawn Omega Student goes back into the bag; if the bag was empty before that, the game is over.
    pub(crate) fn infinite_omega(&mut self, seat: Seat) {
        enforces!(
            "ology.max-alert.v1-omega-infinite",
            "ology.max-alert.v2-omega-infinite",
            "ology.max-alert.v1-omega-rest",
            "ology.max-alert.v2-omega-bonfire"
        );
        self.take_jinx(seat);
        let empty = self.state.secret.bag + self.state.secret.bag_omegas == 0;
        self.state.secret.bag_omegas += 1;
        if empty {
            enforces!("ology.max-alert.v1-end-bag-empty", "ology.max-alert.v2-end-bag-empty");
            return self.end_game();
        }
        if self.panic_rules().contains(&PanicRule::OmegaDrops) {
            let left = self
                .playing_seats()
                .iter()
                .filter(|seat| self.scholar(*seat).zone != ZoneId::START)
                .collect();
            self.push(Frame::Scattering { left });
        }
    }

    /// Each of these Scholars drops a randomized cube.
    pub(crate) fn scattering(&mut self, left: SeatSet) -> Flow {
        let Some(seat) = self.first_in_turn(left) else { return self.finish() };
        self.become_(Frame::Scattering { left: left.without(seat) });
        self.drop_randomized(seat, Loss::Dropped);
        Flow::Goes
    }

    /// What the Panic Card has a player do at the start of a turn, point by point; in v2 finished players as well.
    pub(crate) fn panicking_turn(&mut self, seat: Seat, rule: u8) -> Flow {
        enforces!("ology.max-alert.v2-start-of-turn");
        let finished = self.scholar(seat).finished;
        let Some(&what) = self.panic_rules().get(rule as usize) else { return self.finish() };
        self.become_(Frame::Panicking { seat, rule: rule + 1 });
        match what {
            _ if finished && self.rules.v1() => {}
            PanicRule::TurnStartDraw(students) => self.draw_students(seat, students),
            PanicRule::TurnStartBoss if self.boss.is_some() => self.push(Frame::Rousing { seat }),
            PanicRule::TurnStartBoss | PanicRule::OmegaDrops => {}
        }
        Flow::Goes
    }

    /// Whatever happens before a turn: the Panic Card, or the countdown.
    pub(crate) fn start_of_turn(&mut self, seat: Seat) {
        if self.panicking() && self.phase != Phase::Over {
            self.push(Frame::Panicking { seat, rule: 0 });
        }
    }
}
