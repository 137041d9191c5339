//! Map Masters (Versus): over six rounds every player builds a private dungeon from five cards and draws one continuous
//! path through it, circling the discoveries that match the round's objectives.
//!
//! The rules are those of the ledger `rules/map-masters.toml`; the printed card faces are not known, so the game stands
//! on a geometry model (the ledger's `masters.model.*`) and a house set of cards in `content/map-masters`.
//!
//! - **The model**: [`model`] (cards, layouts, dungeons), [`path`] (a path in writing), [`explorer`] (the law of the
//!   path, step by step), [`judge`] (a whole drawing), [`content`], [`objectives`], [`spellbooks`].
//! - **The game**, in the rulebook's order: [`setup`], [`market`] (B), [`hand`] (C), [`exploration`] (D) with
//!   [`time_bonus`], [`reward`] (E), [`refresh`] (F), [`scoring`]; [`turn`] is the sequence of play.
//! - **How it is met**: [`view`], [`events`], [`face`].
//!
//! Readings worth knowing, all in the ledger: a hallway mouth may not end at a neighbour's wall; stopping anywhere is a
//! dead end; the time bonus is one point; bots do not claim it; a removed card leaves the game.

pub mod action;
pub mod advice;
pub mod content;
pub mod events;
pub mod exploration;
pub mod explorer;
pub mod face;
pub mod hand;
pub mod judge;
pub mod market;
pub mod model;
pub mod objectives;
pub mod optimiser;
pub mod options;
pub mod path;
pub mod refresh;
pub mod reward;
pub mod sample;
pub mod scoring;
pub mod setup;
pub mod spellbooks;
pub mod state;
pub mod time_bonus;
pub mod turn;
pub mod view;

pub use action::{Action, Claim, Purchase, Sheet};
pub use events::Event;
pub use options::{Options, TimeBonus};
pub use state::State;
pub use turn::MapMasters;
pub use view::View;
