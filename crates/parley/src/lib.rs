//! Parley: envoys at a negotiation. A small game of our own that uses every kind of decision and every part of the kernel,
//! so that the kernel is proven by a game that nobody has to buy.
//!
//! The files follow the chapters of `rules/parley.toml`: [`setup`], [`turn`] (the sequence of a round), [`bids`], [`speech`]
//! (letter, exchange, stone and agenda), [`claims`], [`treaty`], [`end`]. [`hidden`] is what each viewer knows, and [`face`]
//! how people and scenarios meet the game.

mod arrange;
mod bids;
mod cards;
mod claims;
mod end;
mod face;
mod game;
mod hidden;
mod setup;
mod speech;
mod state;
mod tell;
mod treaty;
mod turn;
mod words;

pub use cards::{Card, Cards};
pub use game::Parley;
pub use hidden::{ClaimSeen, Mine, View};
pub use setup::{Options, Talks};
pub use speech::Landing;
pub use state::{Action, Agenda, Event, Frame, Side, State, Step, Topic, Walk};
