//! The durable record: tables, their logs, chat, people, sessions, ratings, leases.
//!
//! Everything that matters is a row before anybody hears of it. SQLite in one file by default; PostgreSQL when one machine
//! is not enough. The same statements serve both; where they differ the difference stands in one place, [`writer`].
//!
//! A log is kept as *rows*: one for each thing that happened to a match, holding the lines of its log. A row is addressed by
//! its table and by the number of its first line. Whoever writes a row has read everything before it: of two processes that
//! write the same row one is refused, and nothing is ever applied twice.

mod failure;
mod leases;
mod people;
mod pool;
mod ratings;
mod tables;
mod writer;

pub use failure::Failure;
pub use leases::{Heard, Notices};
pub use people::{Account, Session};
pub use pool::Store;
pub use ratings::Rating;
pub use tables::{ChatLine, Row, Stored};
pub use writer::{Append, Change, Chat};

/// Milliseconds since 1970, as rows carry them.
pub type Millis = i64;
