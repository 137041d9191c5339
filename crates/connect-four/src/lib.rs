//! Connect four: the second reference game, and a yardstick against other engines.
//!
//! [`rules`](mod@rules) holds the rules in the order of `rules/connect-four.toml`; [`face`](mod@face) holds how people and
//! scenarios meet them.

mod face;
mod rules;

pub use rules::{Column, ConnectFour, Dropped, Options, State};
