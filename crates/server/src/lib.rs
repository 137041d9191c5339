//! Tables that never lose a move: people play together, live or over days, on a server that anybody can start.
//!
//! - [`http`] and its WebSocket speak the protocol of `docs/protocol.md`; what goes over the wire is in [`protocol`].
//! - [`table`] is one table: a task that owns a match. An action is in the store before anybody hears of it.
//! - [`wire`] is a connection as its task and its table share it.
//! - [`hub`] finds tables, and loads them from their logs when somebody asks.
//! - [`notices`] tells people that it is their turn; [`ratings`] how well they play; [`clock`] what time it is.
//! - [`people`] knows who somebody is; [`settings`] how the server runs; [`Server`] runs.
//!
//! The rules of games are nowhere in here: a table knows a game only through the kernel's `AnyGame` and `AnyMatch`.

pub mod chance;
pub mod clock;
pub mod http;
pub mod hub;
pub mod limits;
pub mod metrics;
pub mod notices;
pub mod people;
pub mod problem;
pub mod protocol;
pub mod ratings;
mod serve;
pub mod settings;
pub mod shared;
pub mod table;
pub mod voice;
pub mod wire;

pub use serve::{ServeError, Server, logs, runtime};
pub use settings::Settings;
pub use store::Failure as StoreFailure;
