//! The Campus: Students in the bag, at the Bonfire and in the Reserve; the Alert Card and its Omega Students.

use std::borrow::Cow;

use table::{Log, Seat, enforces};

use crate::content::{AlertRow, InternEffect, JinxEffect, catalogue};
use crate::event::Event;
use crate::frame::Frame;
use crate::run::{Flow, Run};
use crate::state::Table;

/// Spots at the Bonfire.
pub const BONFIRE: u8 = 12;

impl Table {
    /// The row of the lowest Omega Student on the Alert Card, if there is one.
    pub(crate) fn alert_row(&self) -> Option<AlertRow> {
        enforces!("ology.alert.lowest-row", "ology.alert.parts");
        let rows = &catalogue().alert(self.rules.alert).rows;
        let lowest = usize::from(self.campus.omegas).checked_sub(1)?;
        if self.panicking() { None } else { rows.get(lowest).copied() }
    }

    /// The Study Penalty in force.
    pub fn study_penalty(&self) -> u8 {
        enforces!("ology.alert.no-omega-no-penalty", "ology.alert.penalty");
        self.alert_row().map_or(0, |row| row.penalty)
    }

    /// Whether the Alert Card has a free slot.
    pub(crate) fn slot_free(&self) -> bool {
        (self.campus.omegas as usize) < catalogue().alert(self.rules.alert).rows.len()
    }

    /// Whether a Trick Card is being resolved.
    fn resolving_card(&self) -> bool {
        self.frames.iter().any(|frame| matches!(frame, Frame::Playing(_)))
    }
}

impl<L: Log<Event>> Run<'_, L> {
    /// A Scholar returns own Students to the Reserve.
    pub(crate) fn sacrifice(&mut self, seat: Seat, students: u8) {
        enforces!("ology.student.sacrifice", "ology.icon.sacrifice");
        let given = students.min(self.scholar(seat).students);
        self.scholar_mut(seat).students -= given;
        self.campus.reserve += given;
        self.tell(|| Event::Sacrificed { seat, students: given });
    }

    /// A Scholar takes Students from the Bonfire, by an effect of a card or Skill.
    pub(crate) fn take_students(&mut self, seat: Seat, students: u8) {
        enforces!(
            "ology.student.take",
            "ology.student.take-not-reserve",
            "ology.scholar.students-no-limit",
            "ology.icon.take-students"
        );
        if self.jinx_effects(seat).any(|jinx| jinx == JinxEffect::NoBonfire) {
            return;
        }
        let more = self
            .intern_effects(seat)
            .map(|effect| if let InternEffect::TakeStudents(more) = effect { more } else { 0 });
        let taken = (students + more.sum::<u8>()).min(self.campus.bonfire);
        self.campus.bonfire -= taken;
        self.scholar_mut(seat).students += taken;
        self.tell(|| Event::TookStudents { seat, students: taken });
    }

    /// A player draws Students from the University, all at once.
    pub(crate) fn draw_students(&mut self, seat: Seat, students: u8) {
        enforces!(
            "ology.student.draw",
            "ology.student.draw-who",
            "ology.student.draw-start-zone",
            "ology.icon.draw-students"
        );
        let (mut ordinary, mut omegas) = (0, 0);
        for _ in 0..students {
            match self.draw_one() {
                Some(true) => omegas += 1,
                Some(false) => ordinary += 1,
                None => break,
            }
        }
        self.tell(|| Event::DrewStudents { seat, ordinary, omegas });
        self.seat_at_bonfire(ordinary);
        if omegas > 0 {
            self.omegas_drawn(seat, omegas);
        }
    }

    /// One Student out of the bag, an Omega Student or not; none from an empty bag.
    fn draw_one(&mut self) -> Option<bool> {
        enforces!("ology.student.draw-short", "ology.aux.draw-from-empty");
        let (bag, omegas) = (self.state.secret.bag, self.state.secret.bag_omegas);
        if bag + omegas == 0 {
            return None;
        }
        let name = |place| Cow::Borrowed(if place < omegas as usize { "omega" } else { "ordinary" });
        let omega = self.luck.pick("university", (bag + omegas) as usize, name) < omegas as usize;
        let secret = &mut self.state.secret;
        if omega {
            secret.bag_omegas -= 1
        } else {
            secret.bag -= 1
        }
        Some(omega)
    }

    fn seat_at_bonfire(&mut self, students: u8) {
        enforces!("ology.student.draw-to-bonfire", "ology.student.bonfire-capacity");
        let seated = students.min(BONFIRE - self.campus.bonfire);
        self.campus.bonfire += seated;
        self.campus.reserve += students - seated;
    }

    /// v1 finishes the card in hand first; v2 and everything outside cards deals with Omega Students at once.
    fn omegas_drawn(&mut self, seat: Seat, omegas: u8) {
        if self.rules.v1() && self.resolving_card() {
            enforces!("ology.omega.v1-after-card", "ology.omega.v1-drawn-with");
            self.campus.waiting_omegas += omegas;
        } else {
            enforces!("ology.omega.v2-immediately");
            self.push(Frame::Alarm { seat, left: omegas });
        }
    }

    /// The Omega procedure, once for each Omega Student.
    pub(crate) fn alarm(&mut self, seat: Seat, left: u8) -> Flow {
        enforces!("ology.omega.several");
        if left == 0 {
            return self.finish();
        }
        self.become_(Frame::Alarm { seat, left: left - 1 });
        self.bonfire_flees();
        if self.panicking() {
            self.infinite_omega(seat);
        } else if self.slot_free() {
            self.place_omega();
            self.take_jinx(seat);
            self.refill();
        } else {
            self.campus.reserve_omegas += 1;
            self.take_jinx(seat);
            self.omega_overflow();
        }
        Flow::Goes
    }

    fn bonfire_flees(&mut self) {
        enforces!(
            "ology.omega.bonfire-flees",
            "ology.omega.personal-stay",
            "ology.omega.v1-order",
            "ology.omega.v2-order"
        );
        self.campus.reserve += self.campus.bonfire;
        self.campus.bonfire = 0;
    }

    /// An Omega Student goes to the topmost free slot.
    pub(crate) fn place_omega(&mut self) {
        enforces!("ology.omega.place", "ology.end.v2-countdown-slot");
        self.campus.omegas += 1;
        let slot = self.campus.omegas;
        self.tell(|| Event::OmegaPlaced { slot });
    }

    /// The University is refilled by the row of the lowest Omega Student; what is still in it stays.
    pub(crate) fn refill(&mut self) {
        enforces!("ology.omega.refill", "ology.alert.refill-keeps", "ology.omega.always-one");
        if let Some(row) = self.alert_row() {
            self.fill_university(row.students, row.omegas);
        }
    }

    /// Ordinary Students by player and Omega Students as shown go from the Reserve into the University, as far as there are.
    pub(crate) fn fill_university(&mut self, each: u8, omegas: u8) {
        enforces!(
            "ology.alert.refill-ordinary",
            "ology.alert.refill-omega",
            "ology.alert.refill-shortage",
            "ology.alert.refill-omega-shortage",
            "ology.alert.refill-players",
            "ology.level.omega-unchanged"
        );
        let ordinary = (each * self.rules.counted).min(self.campus.reserve);
        let omegas = omegas.min(self.campus.reserve_omegas);
        self.campus.reserve -= ordinary;
        self.campus.reserve_omegas -= omegas;
        self.state.secret.bag += ordinary;
        self.state.secret.bag_omegas += omegas;
        self.tell(|| Event::Refilled);
    }

    /// No slot is left: the last turns, or Maximum Alert.
    fn omega_overflow(&mut self) {
        if self.rules.maximum_alert {
            enforces!(
                "ology.omega.v1-no-slot",
                "ology.omega.v1-no-slot-jinx",
                "ology.omega.v2-no-slot-panic",
                "ology.max-alert.v1-trigger-omega",
                "ology.max-alert.v2-trigger-omega"
            );
            self.begin_maximum_alert();
        } else {
            enforces!(
                "ology.omega.v2-no-slot",
                "ology.end.v2-omega-overflow",
                "ology.end.v2-overflow-vs-countdown"
            );
            let active = self.active;
            self.ending.ends_at.get_or_insert(active);
            self.tell(|| Event::LastTurns);
        }
    }
}
