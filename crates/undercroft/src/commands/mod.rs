//! One file a command.

pub mod arena;
pub mod bench;
pub mod completions;
pub mod games;
pub mod play;
pub mod proofs;
pub mod replay;
pub mod rules;
pub mod scenario;
pub mod serve;
pub mod sim;
pub mod verify;
