//! How likely a Stealth Test is to succeed: what the acting Scholar can still add, and what the others can still spoil.

use table::{Seat, SeatSet};

use crate::action::Gauge;
use crate::content::{Aux, Skill, ZoneId, catalogue};
use crate::frame::{Frame, TestStage};
use crate::state::{State, Test};

/// How often an opponent spoils a test who can, in hundredths.
const SPOILT: i32 = 40;
/// How often an opponent spoils a test that its Scholar can still defend, in hundredths.
const CONTESTED: i32 = 15;
/// What a Divination adds on average, by its grade.
const DIVINED: [i32; 6] = [0, 2, 3, 4, 4, 5];

/// The odds of a test as far as hands decide them: what its Scholar can add, and what each opponent can add to the Alert.
#[derive(Clone, Copy)]
pub(crate) struct Odds {
    help: i32,
    dangers: [i32; 4],
}

impl Odds {
    /// The odds of a test that a Scholar might begin now: everybody may still interfere.
    pub(crate) fn ahead(state: &State, seat: Seat) -> Odds {
        let all = state.table.playing_seats().without(seat);
        let all = if state.table.turn.silent && seat == state.table.active { SeatSet::EMPTY } else { all };
        Odds { help: power(state, seat, Gauge::Stealth) / 2, dangers: dangers(state, all) }
    }

    /// The odds of the test under way, by who may still interfere.
    pub(crate) fn of(state: &State, test: &Test) -> Odds {
        let everybody = match test.spied {
            Some((target, _)) => SeatSet::one(target),
            None => state.table.playing_seats().without(test.seat),
        };
        let everybody = if test.silent { SeatSet::EMPTY } else { everybody };
        let (left, heard) = match stage(state) {
            Some(TestStage::Bonus | TestStage::Luck(_)) | None => (everybody, true),
            Some(TestStage::Opponents(left)) => (left, true),
            Some(TestStage::Target) => (everybody, true),
            Some(TestStage::Actor(_) | TestStage::LastWord) => (SeatSet::EMPTY, true),
            Some(_) => (SeatSet::EMPTY, false),
        };
        let help = if heard { power(state, test.seat, Gauge::Stealth) } else { 0 };
        let help = help + roguery(state, test);
        Odds { help, dangers: dangers(state, left) }
    }

    /// The chance of success, in hundredths, by how much the Stealth Value exceeds the Alert Value.
    pub(crate) fn chance(&self, margin: i32) -> i32 {
        if margin + self.help < 0 {
            return if self.help > 0 { 5 } else { 0 };
        }
        let certain = if margin < 0 { 80 } else { 100 };
        self.dangers.iter().fold(certain, |chance, &danger| {
            let spoils = if danger > margin + self.help {
                SPOILT
            } else if danger > margin {
                CONTESTED
            } else {
                0
            };
            chance * (100 - spoils) / 100
        })
    }
}

fn stage(state: &State) -> Option<TestStage> {
    state.table.frames.iter().find_map(|frame| match frame {
        Frame::Testing { stage } => Some(*stage),
        _ => None,
    })
}

/// What the Divinations of the Skill Rogue that are still to come will add.
fn roguery(state: &State, test: &Test) -> i32 {
    let done = match stage(state) {
        Some(TestStage::Bonus) => 0,
        Some(TestStage::Luck(done)) => done,
        _ => return 0,
    };
    let to_come = state.table.skills(test.seat).find_map(|skill| match skill {
        Skill::Rogue { times, grade } if test.spied.is_some() => {
            Some(i32::from(times.saturating_sub(done)) * DIVINED[grade.min(5) as usize])
        }
        _ => None,
    });
    to_come.unwrap_or(0)
}

fn dangers(state: &State, seats: SeatSet) -> [i32; 4] {
    let mut dangers = [0; 4];
    for seat in seats.iter() {
        dangers[seat.index() % 4] = power(state, seat, Gauge::Alert);
    }
    dangers
}

/// What a player could add to one of the values with everything in hand and with Skills.
fn power(state: &State, seat: Seat, gauge: Gauge) -> i32 {
    let table = &state.table;
    let scholar = table.scholar(seat);
    if scholar.finished || scholar.zone == ZoneId::START || !table.may_interfere(seat) {
        return 0;
    }
    let chosen = table.test.as_ref().filter(|test| test.seat == seat).map(|_| &state.secret.chosen);
    let hand = state.secret.hand(seat);
    let mut power = 0;
    for face in hand.faces() {
        let count = hand.count(face) - chosen.map_or(0, |chosen| chosen.count(face)).min(hand.count(face));
        let best = catalogue().trick(face).aux.iter().map(|aux| worth(*aux, gauge)).max().unwrap_or(0);
        power += best * count as i32;
    }
    let divines = table.skills(seat).find_map(|skill| match skill {
        Skill::DivineIntervention(grade) if !table.exhausted(seat) => Some(grade),
        _ => None,
    });
    power + divines.map_or(0, |grade| DIVINED[grade.min(5) as usize])
}

fn worth(aux: Aux, gauge: Gauge) -> i32 {
    match (aux, gauge) {
        (Aux::Subterfuge(more), _) => i32::from(more),
        (Aux::FateStealth(more), Gauge::Stealth) | (Aux::FateAlert(more), Gauge::Alert) => i32::from(more),
        (Aux::Spell(grade), _) => DIVINED[grade.min(5) as usize],
        _ => 0,
    }
}
