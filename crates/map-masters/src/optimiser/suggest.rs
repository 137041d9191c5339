//! For bots and for people: what to draw with a hand, and what would have been possible.

use super::graph::TooLarge;
use super::hand::{Answer, best_of_hand};
use super::meter::Meter;
use super::weights::Weights;
use crate::content::CardId;
use crate::explorer::Kit;
use crate::objectives::Kind;

/// How long to think: budgets of nodes for players of different strength.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Strength {
    /// A glance at one layout or two.
    Glance,
    /// A look at a few layouts.
    Novice,
    /// A fair look at all of them.
    Adept,
}

impl Strength {
    /// The nodes it may spend on one exploration.
    pub const fn nodes(self) -> u64 {
        match self {
            Strength::Glance => 300,
            Strength::Novice => 5_000,
            Strength::Adept => 150_000,
        }
    }
}

/// What to draw with a hand, by weights and within a budget. The drawing is legal, and judged to be worth exactly what
/// the answer says.
pub fn explore(
    hand: &[CardId],
    kit: &Kit,
    weights: &Weights,
    meter: &mut Meter<'_>,
) -> Result<Answer, TooLarge> {
    best_of_hand(hand, kit, weights, meter)
}

/// The best that was possible with a hand, once the round's objectives are known.
pub fn in_hindsight(
    hand: &[CardId],
    kit: &Kit,
    primary: Kind,
    secondary: Option<Kind>,
    meter: &mut Meter<'_>,
) -> Result<Answer, TooLarge> {
    best_of_hand(hand, kit, &Weights::hindsight(primary, secondary), meter)
}
