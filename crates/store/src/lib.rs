//! The durable record: tables, their logs, chat, people, sessions, results, wishes, leases, outages.
//!
//! Everything that matters is a row before anybody hears of it. SQLite in one file by default; PostgreSQL when one machine
//! is not enough. The same statements serve both, but for what is written in batches: `into_sqlite`, `into_postgres`.
//!
//! A log is kept as *rows*: one for each thing that happened to a match, holding the lines of its log. A row is addressed by
//! its table and by the number of its first line. Whoever writes a row has read everything before it: of two processes that
//! write the same row one is refused, and nothing is ever applied twice.

mod failure;
mod into_postgres;
mod into_sqlite;
mod leases;
mod notices;
mod outages;
mod people;
mod pool;
mod ratings;
mod schema;
mod tables;
mod writer;

pub use failure::Failure;
pub use leases::{Heard, Notices};
pub use notices::{EVERYWHERE, Wish};
pub use outages::Outage;
pub use people::{Account, Session};
pub use pool::Store;
pub use ratings::Met;
pub use tables::{ChatLine, Row, Stored, made_at, new_number};
pub use writer::{Append, Bout, Change, Chat, NewTable};

/// Milliseconds since 1970, as rows carry them.
pub type Millis = i64;
