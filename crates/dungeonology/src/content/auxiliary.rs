//! The table of auxiliary (secondary) effects: eighteen graded effects, each a row of figures with its rule.

use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::TrickType;

/// An auxiliary effect as printed: its kind and its grade. The grade equals the card's Bonus Value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Aux {
    /// Gain Speed points.
    Exploration(u8),
    /// Add to the Stealth Value or to the Alert Value.
    Subterfuge(u8),
    /// Divination.
    Spell(u8),
    /// Draw or discard Trick Cards.
    Social(u8),
    /// Take Students from the Bonfire.
    Notoriety(u8),
    /// Fate, added to the Stealth Value.
    FateStealth(u8),
    /// Fate, added to the Alert Value.
    FateAlert(u8),
}

/// What an auxiliary effect of one grade costs and brings.
#[derive(Clone, Copy, Debug)]
pub struct AuxRow {
    /// The effect.
    pub aux: Aux,
    /// The rule of v2 that spells it out.
    pub v2: RuleId,
    /// Students drawn before the benefit; for Subterfuge, when used on the Stealth Value.
    pub draw: u8,
    /// Students drawn before the benefit when used on the Alert Value. Differs from `draw` for Subterfuge only.
    pub draw_for_alert: u8,
    /// Students sacrificed before the benefit.
    pub sacrifice: u8,
    /// Speed points, points added to a value, cards revealed, Students taken, or Trick Cards drawn.
    pub amount: u8,
    /// Whether it may be played on an opponent's turn or, for those that act in tests, by whoever may play cards in it.
    pub instant: bool,
}

const fn row(aux: Aux, v2: RuleId, draws: (u8, u8), sacrifice: u8, amount: u8, instant: bool) -> AuxRow {
    AuxRow { aux, v2, draw: draws.0, draw_for_alert: draws.1, sacrifice, amount, instant }
}

/// The table. v1 uses the same figures with its own wording for Social effects and Divination.
static TABLE: [AuxRow; 19] = [
    row(Aux::Exploration(1), rule!("ology.aux.v2-exploration-1"), (0, 0), 0, 1, false),
    row(Aux::Exploration(2), rule!("ology.aux.v2-exploration-2"), (0, 0), 0, 2, false),
    row(Aux::Exploration(3), rule!("ology.aux.v2-exploration-3"), (1, 1), 0, 3, false),
    row(Aux::Subterfuge(1), rule!("ology.aux.v2-subterfuge-1"), (0, 0), 0, 1, true),
    row(Aux::Subterfuge(2), rule!("ology.aux.v2-subterfuge-2"), (0, 1), 0, 2, true),
    row(Aux::Subterfuge(3), rule!("ology.aux.v2-subterfuge-3"), (0, 1), 0, 3, true),
    row(Aux::Spell(1), rule!("ology.aux.v2-spell-1"), (0, 0), 0, 1, true),
    row(Aux::Spell(2), rule!("ology.aux.v2-spell-2"), (1, 1), 0, 2, true),
    row(Aux::Spell(3), rule!("ology.aux.v2-spell-3"), (2, 2), 0, 3, true),
    row(Aux::Social(1), rule!("ology.aux.v2-social-1"), (0, 0), 0, 1, false),
    row(Aux::Social(2), rule!("ology.aux.v2-social-2"), (0, 0), 1, 2, false),
    row(Aux::Social(3), rule!("ology.aux.v2-social-3"), (0, 0), 1, 2, true),
    row(Aux::Notoriety(1), rule!("ology.aux.v2-notoriety-1"), (0, 0), 0, 1, false),
    row(Aux::Notoriety(2), rule!("ology.aux.v2-notoriety-2"), (0, 0), 0, 2, false),
    row(Aux::Notoriety(3), rule!("ology.aux.v2-notoriety-3"), (1, 1), 0, 3, false),
    row(Aux::FateStealth(4), rule!("ology.aux.v2-fate-stealth"), (1, 1), 0, 4, true),
    row(Aux::FateStealth(5), rule!("ology.aux.v2-fate-stealth"), (1, 1), 0, 5, true),
    row(Aux::FateAlert(4), rule!("ology.aux.v2-fate-alert"), (2, 2), 0, 4, true),
    row(Aux::FateAlert(5), rule!("ology.aux.v2-fate-alert"), (2, 2), 0, 5, true),
];

impl Aux {
    /// Its row of the table. Effects that the loader let pass all have one; any other has the first.
    #[inline]
    pub fn row(self) -> &'static AuxRow {
        let place = match self {
            Aux::Exploration(grade) => grade.wrapping_sub(1),
            Aux::Subterfuge(grade) => grade.wrapping_add(2),
            Aux::Spell(grade) => grade.wrapping_add(5),
            Aux::Social(grade) => grade.wrapping_add(8),
            Aux::Notoriety(grade) => grade.wrapping_add(11),
            Aux::FateStealth(grade) => grade.wrapping_add(11),
            Aux::FateAlert(grade) => grade.wrapping_add(13),
        };
        TABLE.get(usize::from(place)).unwrap_or(&TABLE[0])
    }

    /// The effect that the content files call so: `subterfuge-3`, `fate-alert-4`.
    pub fn named(name: &str) -> Option<Aux> {
        TABLE.iter().map(|row| row.aux).find(|aux| aux.name() == name)
    }

    /// The word of the content files.
    pub fn name(self) -> String {
        let (kind, grade) = match self {
            Aux::Exploration(grade) => ("exploration", grade),
            Aux::Subterfuge(grade) => ("subterfuge", grade),
            Aux::Spell(grade) => ("spell", grade),
            Aux::Social(grade) => ("social", grade),
            Aux::Notoriety(grade) => ("notoriety", grade),
            Aux::FateStealth(grade) => ("fate-stealth", grade),
            Aux::FateAlert(grade) => ("fate-alert", grade),
        };
        format!("{kind}-{grade}")
    }

    /// Its number.
    pub const fn grade(self) -> u8 {
        match self {
            Aux::Exploration(grade) | Aux::Subterfuge(grade) | Aux::Spell(grade) | Aux::Social(grade) => {
                grade
            }
            Aux::Notoriety(grade) | Aux::FateStealth(grade) | Aux::FateAlert(grade) => grade,
        }
    }

    /// The type of card that bears it.
    pub const fn kind(self) -> TrickType {
        match self {
            Aux::Exploration(_) => TrickType::Exploration,
            Aux::Subterfuge(_) => TrickType::Subterfuge,
            Aux::Spell(_) => TrickType::Magic,
            Aux::Social(_) => TrickType::Social,
            Aux::Notoriety(_) => TrickType::Notoriety,
            Aux::FateStealth(_) | Aux::FateAlert(_) => TrickType::Fate,
        }
    }

    /// Whether it can be played only during a Stealth Test.
    #[inline]
    pub const fn in_tests(self) -> bool {
        matches!(self, Aux::Subterfuge(_) | Aux::Spell(_) | Aux::FateStealth(_) | Aux::FateAlert(_))
    }
}
