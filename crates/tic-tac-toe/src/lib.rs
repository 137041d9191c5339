//! Tic-tac-toe: the smallest honest game, and the first to read when you want to write one.
//!
//! [`rules`](mod@rules) holds the rules in the order of `rules/tic-tac-toe.toml`; [`face`](mod@face) holds how people and
//! scenarios meet them.

mod face;
mod rules;

pub use rules::{Cell, Marked, Options, State, TicTacToe};
