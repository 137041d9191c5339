//! Espionage: a cube of another Scholar.

use table::{Log, Refusal, Seat, enforces, rule};

use crate::content::{Colour, InternEffect, JinxEffect, Skill, ZoneId};
use crate::event::Event;
use crate::run::Run;
use crate::state::{State, Table, Test};
use crate::study::check_cards;

impl Table {
    fn is_rogue(&self, seat: Seat) -> bool {
        self.skills(seat).any(|skill| matches!(skill, Skill::Rogue { .. }))
    }

    /// The Alert Value of a target: the cube's individual value and the target's Students, read once.
    fn espionage_alert(&self, seat: Seat, target: Seat, colour: Colour) -> i16 {
        enforces!(
            "ology.espionage.alert",
            "ology.espionage.alert-students-dynamic",
            "ology.espionage.formula",
            "ology.alert.penalty-not-espionage"
        );
        let students = if self.is_rogue(seat) { 0 } else { i16::from(self.scholar(target).students) };
        let interns = self.intern_effects(target).map(|effect| match effect {
            InternEffect::EspionageAlert(more) => i16::from(more),
            _ => 0,
        });
        let jinxes = self.jinx_effects(target).map(|jinx| match jinx {
            JinxEffect::EspionageAlertLess(less) => i16::from(less),
            _ => 0,
        });
        (i16::from(Table::value(colour)) + students + interns.sum::<i16>() - jinxes.sum::<i16>()).max(0)
    }
}

impl<L: Log<Event>> Run<'_, L> {
    /// A Scholar spies: a Student is sacrificed, target and cube are named, the Alert Value is read.
    pub(crate) fn spy(&mut self, seat: Seat, target: Seat, colour: Colour) {
        enforces!("ology.espionage.sacrifice", "ology.espionage.choose");
        self.spend_action();
        if !self.is_rogue(seat) {
            self.sacrifice(seat, 1);
        }
        let zone = self.scholar(seat).zone;
        let alert = self.espionage_alert(seat, target, colour);
        let silent = self.turn.silent;
        self.tell(|| Event::Spies { seat, target, colour });
        self.begin_test(Test { spied: Some((target, colour)), alert, ..Test::new(seat, zone, silent) });
    }
}

/// Whether that Scholar may be spied on for that cube.
pub(crate) fn check_spy(state: &State, seat: Seat, target: Seat, colour: Colour) -> Result<(), Refusal> {
    let table = &state.table;
    Refusal::unless(target.index() < table.seats() && target != seat, rule!("ology.espionage.range"))?;
    let (here, there) = (table.scholar(seat).zone, table.scholar(target));
    Refusal::unless(
        here != ZoneId::START && there.zone != ZoneId::START,
        rule!("ology.espionage.not-start"),
    )?;
    enforces!("ology.start.no-stealth-test", "ology.start.no-target");
    Refusal::unless(!there.finished, rule!("ology.def.opponent"))?;
    Refusal::unless(here == there.zone || table.linked(here, there.zone), rule!("ology.espionage.range"))?;
    Refusal::unless(!table.colours(target).is_empty(), rule!("ology.espionage.needs-cube"))?;
    Refusal::unless(table.colours(target).contains(colour), rule!("ology.espionage.choose"))?;
    Refusal::unless(
        table.is_rogue(seat) || table.scholar(seat).students > 0,
        rule!("ology.espionage.declarable"),
    )?;
    check_cards(state, seat)
}
