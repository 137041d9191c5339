//! Evidence: which rules a test proved when it ran, and on which sources.
//!
//! A run that wants evidence sets [`PROOFS`] to a folder and [`FINGERPRINT`] to the [`fingerprint`](crate::fingerprint())
//! of the sources; without them tests leave nothing behind. Each process writes a file of its own.
//!
//! What is not promised: a test that returns an error instead of panicking, or returns before its last check, leaves
//! evidence all the same. Whoever runs the tests must throw the evidence of a failed run away.

use std::{
    env, fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process,
    sync::Mutex,
    thread,
};

use serde::{Deserialize, Serialize};

use crate::{files, id::RuleId};

/// The environment variable that names the folder for evidence.
pub const PROOFS: &str = "UNDERCROFT_PROOFS";

/// The environment variable that carries the fingerprint of the sources under test.
pub const FINGERPRINT: &str = "UNDERCROFT_FINGERPRINT";

/// A test or scenario that ran and passed, and the rules it covers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// The rules it covers.
    pub rules: Vec<RuleId>,
    /// The test's path (`dungeon_drop::loot::tests::no_pillar_inside`) or the scenario's title.
    pub test: String,
    /// Where it stands: `crates/dungeon-drop/src/loot.rs:120`.
    pub place: String,
    /// The fingerprint of the sources it ran on; empty when nobody said.
    pub fingerprint: String,
}

impl Evidence {
    /// Appends the evidence to this process's file in a folder, which is made if need be.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
        let mut line = serde_json::to_vec(self)?;
        line.push(b'\n');
        let _held = ONE_AT_A_TIME.lock();
        fs::create_dir_all(folder)?;
        let path = folder.join(format!("{}.jsonl", process::id()));
        fs::OpenOptions::new().create(true).append(true).open(path)?.write_all(&line)
    }
}

/// Keeps that a test or scenario passed, if this run collects evidence; for runners of scenarios. Rust tests use
/// [`covers!`](crate::covers!).
///
/// # Errors
/// When the evidence cannot be written.
pub fn record(rules: &[RuleId], test: &str, place: &str) -> io::Result<()> {
    let Some(folder) = env::var_os(PROOFS).map(PathBuf::from) else { return Ok(()) };
    let fingerprint = env::var(FINGERPRINT).unwrap_or_default();
    let evidence = Evidence { rules: rules.to_vec(), test: test.into(), place: place.into(), fingerprint };
    evidence.write(&folder)
}

/// Evidence in hand, told apart by whether the sources are still those it was gained on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proofs {
    /// What was gained on the sources as they are: only this counts.
    pub current: Vec<Evidence>,
    /// What was gained on other sources. Rules that are no more are left out of it.
    pub stale: Vec<Evidence>,
    /// How many lines could not be read, such as the last one of a process that was killed.
    pub unreadable: usize,
}

impl Proofs {
    /// Tells current evidence from stale by the fingerprint of the sources as they are.
    pub fn sort(evidence: impl IntoIterator<Item = Evidence>, fingerprint: &str) -> Proofs {
        let (current, stale) = evidence.into_iter().partition(|it| it.fingerprint == fingerprint);
        Proofs { current, stale, unreadable: 0 }
    }

    /// Reads all `*.jsonl` files of a folder; a folder that is not there holds nothing.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn read(folder: &Path, fingerprint: &str) -> io::Result<Proofs> {
        let mut evidence = Vec::new();
        let mut unreadable = 0;
        for path in
            files::walk(folder)?.iter().filter(|path| path.extension().is_some_and(|it| it == "jsonl"))
        {
            let bytes = fs::read(path)?;
            for line in bytes.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
                match serde_json::from_slice::<Line>(line) {
                    Ok(line) => evidence.push(line.into_evidence()),
                    Err(_) => unreadable += 1,
                }
            }
        }
        Ok(Proofs { unreadable, ..Proofs::sort(evidence, fingerprint) })
    }
}

/// A line of a file: it may be old, and name rules that are no more.
#[derive(Deserialize)]
struct Line {
    rules: Vec<String>,
    test: String,
    place: String,
    fingerprint: String,
}

impl Line {
    fn into_evidence(self) -> Evidence {
        let rules = self.rules.iter().filter_map(|id| RuleId::find(id)).collect();
        Evidence { rules, test: self.test, place: self.place, fingerprint: self.fingerprint }
    }
}

/// Held by a test from its beginning to its end; made by [`covers!`](crate::covers!).
#[must_use = "a claim that is dropped at once would count before the test has run"]
#[derive(Debug)]
pub struct Claim {
    rules: &'static [RuleId],
    test: &'static str,
    place: String,
}

impl Claim {
    /// For [`covers!`](crate::covers!): `marker` is the name of a function within the test.
    #[doc(hidden)]
    pub fn new(rules: &'static [RuleId], marker: &'static str, file: &str, line: u32) -> Claim {
        let test = marker.rsplit_once("::").map_or(marker, |(test, _)| test);
        Claim { rules, test, place: format!("{}:{line}", file.replace('\\', "/")) }
    }
}

impl Drop for Claim {
    /// A test that panicked proves nothing; evidence that cannot be written fails its test.
    fn drop(&mut self) {
        if thread::panicking() {
            return;
        }
        if let Err(error) = record(self.rules, self.test, &self.place) {
            panic!("the evidence of {} cannot be written: {error}", self.test);
        }
    }
}

/// Says, at the beginning of a test, which rules it proves: `covers!("drop.loot.no-pillar-inside", …);`
///
/// The ids are checked when the test is built. Evidence is kept when the test ends without a panic, and only in a
/// run that collects it; see [`evidence`](crate::evidence).
///
/// ```no_run
/// rulebook::covers!("tic-tac-toe.turn.alternate", "tic-tac-toe.mark.empty-cell");
/// ```
///
/// ```compile_fail,E0080
/// rulebook::covers!("tic-tac-toe.turn.altrenate");
/// ```
#[macro_export]
macro_rules! covers {
    ($($id:literal),+ $(,)?) => {
        let _covers_until_the_end = {
            fn marker() {}
            const RULES: &[$crate::RuleId] = &[$($crate::RuleId::known($id)),+];
            $crate::evidence::Claim::new(RULES, ::core::any::type_name_of_val(&marker), file!(), line!())
        };
    };
}
