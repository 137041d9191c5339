//! Map Masters (Versus).

pub mod content;
pub mod explorer;
pub mod judge;
pub mod model;
pub mod objectives;
pub mod path;
pub mod spellbooks;
