//! Study: cubes of the Scholar's own Zone.

use table::{Log, Refusal, Seat, enforces, rule};

use crate::content::{JinxEffect, ZoneId, catalogue};
use crate::event::Event;
use crate::run::Run;
use crate::state::{State, Table, Test};

/// What the number of targets adds to the Alert Value: for none, one, two, three, four, five.
pub const EXTRA_ALERT: [i16; 6] = [0, 0, 1, 3, 6, 10];
/// The most targets of one Study, whatever the Intelligence.
pub const MOST_TARGETS: u8 = 5;

impl Table {
    /// The Alert Value of a Study before anything was added in the test.
    pub fn study_alert(&self, seat: Seat, zone: ZoneId, targets: u8) -> i16 {
        enforces!(
            "ology.study.alert-base",
            "ology.study.formula-alert",
            "ology.zone.alert-value",
            "ology.study.extra-alert"
        );
        let printed = i16::from(catalogue().zone(zone).alert);
        let extra = EXTRA_ALERT[targets.min(MOST_TARGETS) as usize];
        let standing = i16::from(self.study_penalty()) + i16::from(self.panic_alert());
        printed + extra + standing + self.boss_alert(zone) + self.jinx_alert(seat, targets)
    }

    /// What the Boss adds to the Alert Value of the Zone it is in.
    fn boss_alert(&self, zone: ZoneId) -> i16 {
        enforces!("ology.study.alert-boss", "ology.boss.modifier");
        if self.boss == Some(zone) { i16::from(catalogue().profile(self.rules.profile).alert) } else { 0 }
    }

    fn jinx_alert(&self, seat: Seat, targets: u8) -> i16 {
        let added = self.jinx_effects(seat).map(|jinx| match jinx {
            JinxEffect::StudyAlert(more) => i16::from(more),
            JinxEffect::ManyTargetsAlert(more) if targets >= 2 => i16::from(more),
            _ => 0,
        });
        added.sum()
    }
}

impl<L: Log<Event>> Run<'_, L> {
    /// A Scholar studies so many cubes of their Zone.
    pub(crate) fn study(&mut self, seat: Seat, targets: u8) {
        self.spend_action();
        let zone = self.scholar(seat).zone;
        let silent = self.turn.silent;
        self.tell(|| Event::Studies { seat, targets });
        self.begin_test(Test { targets, ..Test::new(seat, zone, silent) });
    }
}

impl Test {
    /// A test in which nothing has happened yet.
    pub(crate) fn new(seat: Seat, zone: ZoneId, silent: bool) -> Test {
        Test {
            seat,
            zone,
            spied: None,
            targets: 0,
            stealth: 0,
            alert: 0,
            silent,
            target_played: false,
            rounds: 0,
            spared: false,
        }
    }
}

/// Whether so many cubes may be studied.
pub(crate) fn check_study(state: &State, seat: Seat, targets: u8) -> Result<(), Refusal> {
    let table = &state.table;
    let zone = table.scholar(seat).zone;
    Refusal::unless(zone != ZoneId::START, rule!("ology.study.not-start"))?;
    let collectable = table.collectable(seat, zone);
    Refusal::unless(collectable > 0, rule!("ology.study.where"))?;
    Refusal::unless(targets <= MOST_TARGETS, rule!("ology.study.alert-more-than-five"))?;
    Refusal::unless(
        (1..=table.intelligence(seat).min(collectable)).contains(&targets),
        rule!("ology.study.declare"),
    )?;
    check_cards(state, seat)
}

/// A test needs a Trick Card, besides those demanded for it.
pub(crate) fn check_cards(state: &State, seat: Seat) -> Result<(), Refusal> {
    let needed = 1 + state.table.turn.tax as usize;
    Refusal::unless(state.secret.hand(seat).len() >= needed, rule!("ology.stealth.at-least-one"))
}
