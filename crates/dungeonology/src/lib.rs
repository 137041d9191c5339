//! Dungeonology: The Expedition. Rival Scholars creep through a dungeon of fauns, both editions, all advanced rules.

pub mod content;
