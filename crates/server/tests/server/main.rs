//! The server as people meet it: real sockets, a real database. One program for all of it, since linking it takes longer than
//! running it. What kills processes (`crash`) and what watches a process grow (`hostile`) have programs of their own.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

#[path = "../common/mod.rs"]
mod common;
mod fairness;
mod leak;
mod notices;
mod play;
mod redealt;
mod time;
