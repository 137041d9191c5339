//! The geometry model: cards as grids of cells, dungeons as cards on a lattice.
//!
//! Both the game and its optimiser stand on these types. Reading order: [`icon`] and [`site`] (what is printed, where
//! hallways reach an edge), [`picture`] (a face drawn with characters), [`face`] (a face with its rooms, doors and
//! hallways worked out, in both orientations), [`survey`] (whether a face keeps the model's rules), [`layout`] (cards
//! on the lattice) and [`dungeon`] (a legal layout with its joined and free mouths).

pub mod dungeon;
pub mod face;
pub mod icon;
pub mod layout;
pub mod picture;
pub mod site;
pub mod survey;

pub use dungeon::{Beyond, Dungeon, RoomAt, Spot, SpotSet};
pub use face::{Door, Face, Plan, Room, Tile};
pub use icon::{Fairy, Icon};
pub use layout::{Layout, Placement};
pub use site::{Dir, Layer, Site};

/// Columns of a card.
pub const WIDTH: usize = 7;
/// Rows of a card.
pub const HEIGHT: usize = 10;
/// Cells of one layer of a card.
pub const CELLS: usize = WIDTH * HEIGHT;
/// Cells of both layers of a card.
pub const BOTH: usize = 2 * CELLS;
/// Cards of a hand, and so the most cards of a dungeon.
pub const HAND: usize = 5;
/// The most rooms that fit on a card.
pub const ROOMS: usize = 4;
