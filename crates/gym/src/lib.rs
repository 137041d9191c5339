//! The gym: every game as numbers, for agents that learn.
//!
//! A [`Hall`] is a game with its seats and options. It opens a [`Course`], one match whose decisions are asked for one seat at a time, or
//! a [`Batch`], many of them stepped at once. What a seat observes is made from its view alone; what it may do is a number of
//! slots, of which a mask shows the open ones.

mod batch;
mod course;
mod encode;
mod halls;
mod planes;
mod walk;

pub use batch::{Batch, WrongAction};
pub use course::{Course, NoSuchAction};
pub use encode::{Encode, Hashed, LIMIT};
pub use halls::{Hall, NoSuchGame, games, hall};
pub use planes::{Cells, Columns};
