//! Dungeoneer: every player is a hero and, for a phase of each turn, the Dungeonlord against the others.

pub mod content;
