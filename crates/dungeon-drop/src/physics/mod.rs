//! Cubes that fall, bounce, slide and are flicked: rigid bodies of rapier3d, from one resting position to the next.
//!
//! A throw is a pure function of the resting position, what is thrown and how, and a seed: the same bits come out on every
//! machine and thread. What comes out is whole micrometres; nothing of the rules ever sees a fraction.
//!
//! Not promised: that another version of the physics gives the same poses. Old matches keep their outcomes in the log.

mod path;
mod push_apart;
pub mod random;
mod scatter;
mod settled;
mod trig;
mod world;

pub use path::Path;
pub(crate) use push_apart::{Resting, push_apart};
pub use scatter::{Flying, Handful};
pub use settled::{Body, Settled};
pub use world::{Flick, World, drop_handful, flick};

/// The greatest distance at which two pieces touch, in micrometres: the distance at which the physics makes a contact.
pub const TOUCH: i32 = 200;

/// Half the side of the square table, in micrometres.
pub const TABLE: i32 = 400_000;

/// How far the table option lets luck bend a flick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wobble {
    /// The greatest angle, in tenths of a degree.
    pub angle: u16,
    /// The greatest change of strength, in percent.
    pub strength: u16,
}

impl Wobble {
    /// What the ledger says.
    pub const STANDARD: Wobble = Wobble { angle: 20, strength: 5 };
    /// A steady hand.
    pub const NONE: Wobble = Wobble { angle: 0, strength: 0 };
}
