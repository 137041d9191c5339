//! Many matches at once: seeded, in parallel, with seat rotation, and the same result however many threads share the work.

mod observer;
mod report;
mod study;
mod watch;
mod worker;

use std::sync::atomic::{AtomicU64, Ordering};

use table::matches::{Setup, options_of};
use table::{Face, Game, SetupErrors, Values};

use crate::{UnknownPlayer, player};

use observer::Observer;
pub use report::{Lengths, PlayerReport, Report, SeatReport, Trouble};
pub use study::{KeyRow, MatchRow, SeatRow, Study, ThingRow};
use watch::{Nobody, Watch};
use worker::Worker;

/// What is simulated.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The name of the mode; the game's first when none is named.
    pub mode: Option<String>,
    /// Single choices on top of the mode.
    pub chosen: Values,
    /// The players by name, one a seat.
    pub players: Vec<String>,
    /// How many matches.
    pub games: u64,
    /// The first seed; match number n has the seed `seed + n`.
    pub seed: u64,
    /// Whether the players change seats from match to match.
    pub rotate: bool,
    /// How many threads share the work.
    pub threads: usize,
    /// Every how many matches each chosen action is held against the judge; 1 for all of them.
    pub judge_every: u64,
}

/// Why a simulation does not start.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlanError {
    /// The options do not go together.
    #[error(transparent)]
    Setup(#[from] SetupErrors),
    /// A player is unknown.
    #[error(transparent)]
    Player(#[from] UnknownPlayer),
}

/// Plays all matches of a plan. `progress` hears how many are done, from any thread.
pub fn run<G: Game>(plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, PlanError> {
    let (mode, options) = options::<G>(plan)?;
    Ok(play::<G, Nobody>(plan, &mode, &options, &|| Nobody::new(), progress).0)
}

/// Plays all matches of a plan and studies them: slower than [`run`], because it listens to every event.
pub fn study<G: Face>(plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<(Report, Study), PlanError> {
    let (mode, options) = options::<G>(plan)?;
    let things = G::things(&options);
    let watch = || Observer::<G>::new(plan.players.len(), &things);
    let (report, observers) = play(plan, &mode, &options, &watch, progress);
    Ok((report, Observer::together(observers)))
}

/// The mode's name and the options of a plan whose players all exist.
fn options<G: Game>(plan: &Plan) -> Result<(String, G::Options), PlanError> {
    let mut setup = Setup::simulated(plan.players.len(), plan.seed);
    setup.mode.clone_from(&plan.mode);
    setup.chosen.clone_from(&plan.chosen);
    let chosen = options_of::<G>(&G::schema(), &setup)?;
    for name in &plan.players {
        player::<G>(name, 0)?;
    }
    Ok(chosen)
}

fn play<G: Game, W: Watch<G>>(
    plan: &Plan,
    mode: &str,
    options: &G::Options,
    watch: &(dyn Fn() -> W + Sync),
    progress: &(dyn Fn(u64) + Sync),
) -> (Report, Vec<W>) {
    let next = AtomicU64::new(0);
    let work = || {
        let mut worker = Worker::<G, W>::new(plan, options, watch());
        loop {
            let match_number = next.fetch_add(1, Ordering::Relaxed);
            if match_number >= plan.games {
                return (worker.tally, worker.watch);
            }
            worker.play(match_number);
            progress(match_number);
        }
    };
    let done = std::thread::scope(|scope| {
        let helpers: Vec<_> = (1..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        let mut done = vec![work()];
        done.extend(helpers.into_iter().filter_map(|helper| helper.join().ok()));
        done
    });
    let (tallies, watches): (Vec<_>, Vec<_>) = done.into_iter().unzip();
    (Report::new(G::facts().id, mode.to_owned(), plan, tallies), watches)
}
