//! The living rulebook: every rule of every game as data, and what the code does about it.
//!
//! - The **ledgers**, `rules/*.toml`, are checked and compiled in by the build script: [`ledgers`], [`RuleId`],
//!   [`search`]. A ledger that does not parse, or uses an id twice, fails the build with file, line and reason.
//! - The engine **cites** a rule where it enforces it, with [`rule!`]; a misspelt id does not build. Reading the
//!   sources for citations is `scan_workspace` (feature `scan`), keeping them is [`citations`].
//! - A test says which rules it **proves**, with [`covers!`]; what ran and passed is kept by [`evidence`], with the
//!   [`fingerprint()`] of the sources it ran on, and counts only as long as the sources are still the same.
//! - [`coverage()`] and [`index()`] put the three together.
//!
//! This crate prints nothing and knows no game: it hands out data, and the program renders it.

pub mod citations;
pub mod coverage;
pub mod evidence;
mod files;
pub mod fingerprint;
mod generated;
mod id;
pub mod index;
mod kind;
mod ledger;
#[cfg(feature = "scan")]
pub mod scan;
mod search;

pub use citations::Citation;
pub use coverage::{LedgerCoverage, coverage};
pub use evidence::{Evidence, Proofs};
pub use fingerprint::fingerprint;
pub use id::RuleId;
pub use index::{IndexRow, index};
pub use kind::Kind;
pub use ledger::{Component, Content, Difference, Example, Ledger, OpenContent, Rule, ledger, ledgers};
#[cfg(feature = "scan")]
pub use scan::{ScanError, scan_workspace};
pub use search::search;
