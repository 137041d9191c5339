//! The optimiser: the best dungeon and path of a hand, with a proof or with a bound.
//!
//! - [`best_path`] answers for one layout, exactly: branch and bound over the dungeon without its corridors.
//! - [`best_of_hand`] answers for all layouts of up to five cards: each layout has a bound, the most promising is
//!   searched first, and the answer says how far from the best it can be at most.
//! - [`explore`] and [`in_hindsight`] put the two questions that a match asks.
//!
//! Reading order: [`weights`] (what a path is worth), [`card`] and [`graph`] (a dungeon without corridors), [`state`] and
//! [`moves`] (the law of the path on it), [`bound`] and [`chain`] (what can still be had), [`solve`] (one dungeon),
//! [`means`], [`passes`], [`tally`], [`lattice`] and [`layouts`] (all layouts and their bounds), [`hand`] (all of them together), [`trace`]
//! (back to steps that a judge reads). The law here is a second one beside [`crate::explorer`], which stays the
//! authority: every answer is walked by it, and tests hold the two to each other.
//!
//! Guaranteed: the drawing is legal and worth exactly `value`; nothing is worth more than `bound`; the same question
//! with the same number of nodes gives the same answer. Not guaranteed: which of several best paths is given.

use table::enforces;

pub mod bound;
pub mod card;
pub mod chain;
pub mod graph;
pub mod hand;
pub mod lattice;
pub mod layouts;
pub mod means;
pub mod meter;
pub mod moves;
pub mod passes;
pub mod solve;
pub mod state;
pub mod suggest;
pub mod tally;
pub mod trace;
pub mod weights;

pub use graph::TooLarge;
pub use hand::{Answer, best_of_hand, best_path};
pub use meter::Meter;
pub use suggest::{Strength, explore, in_hindsight};
pub use weights::{POINT, Weights};

const _: () = {
    enforces!("masters.model.optimiser", "masters.model.means-interchangeable");
};
