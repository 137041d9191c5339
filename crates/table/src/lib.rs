//! The kernel of Undercroft: a table at which any game can be played, and which knows none.
//!
//! Start with [`contract`]: what a game is. Then [`face`]: how people and scripts meet it. Everything else is derived from
//! those two: matches and their logs, replays, scenarios, playthroughs, and the suite that every game passes.

pub mod conformance;
pub mod contract;
pub mod datum;
pub mod decision;
pub mod erased;
pub mod events;
pub mod face;
pub mod frames;
pub mod luck;
pub mod matches;
pub mod options;
pub mod outcome;
pub mod playthrough;
pub mod record;
pub mod refusal;
pub mod scenario;
pub mod seat;
pub mod text;

pub use contract::{Data, Facts, Game, Legal, Level, Listing, Play, Turn, judge, random_play};
pub use datum::Datum;
pub use decision::{Answer, Choice, Form, NotAnAnswer, Part, Question, Surface};
pub use erased::{AnyGame, AnyMatch, Erased, Rejection};
pub use events::{Audience, Log, Minutes, NullLog, Told, Viewer};
pub use face::{Face, Thing};
pub use frames::Frames;
pub use luck::{Luck, Recorded};
pub use matches::{ActError, Match, ReplayError, Setup, UndoError};
pub use options::{Condition, Field, FieldKind, Limit, Mode, Schema, SetupError, SetupErrors, Value, Values};
pub use outcome::{Outcome, Standing, Verdict};
pub use record::{Controller, Digest32, Entry, Header, Record, RecordError, Sitter};
pub use refusal::Refusal;
pub use rulebook::{RuleId, enforces, rule};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use text::{Arg, Bare, Say, Text};
