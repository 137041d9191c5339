//! Dungeon Drop: cubes fall on a table, and rooms of three pillars are looted.
//!
//! Files follow the rulebook: [`pieces`], set-up, [`turn`](mod@turn) (the sequence of play), explore, act (`abilities`),
//! loot, weight, scoring, Heroic Cooperation (`heroic`), Solo Spelunker ([`solo`]), the published variants. [`physics`] makes
//! the cubes fall, [`rooms`] says exactly what lies in a room, [`cards`] reads the house set.
//!
//! Readings and departures from the printed rules stand as rulings in `rules/dungeon-drop.toml`.

pub mod cards;
pub mod geometry;
pub mod physics;
pub mod pieces;
pub mod players;
pub mod rooms;
pub mod solo;
pub mod turn;

mod abilities;
mod absent;
mod action;
mod border;
mod dungeon;
mod event;
mod explore;
mod face;

mod game;
mod heroic;
mod list;
mod loot;
mod options;
mod potions;
mod room_list;
mod sample;
mod scoring;
mod setup;
mod state;
mod throw;
mod variants;
mod view;
mod weight;

pub use abilities::WEAKEST;
pub use absent::absent;
pub use action::{Action, RoomChoice, Use, Wound};
pub use dungeon::Dungeon;
pub use event::Event;
pub use game::DungeonDrop;
pub use loot::{GOBLIN_COVERS, Loot, RoomRule, TROLL_COVERS};
pub use options::{Heroes, Options};
pub use room_list::Candidate;
pub use scoring::{bonus, total};
pub use setup::spread;
pub use state::{Draft, Ending, Hero, Meeple, Offer, Open, PLAYERS, Secrets, Solo, State, Step};
pub use throw::HEIGHTS;
pub use view::{Glimpse, View};
pub use weight::weight;
