//! The shelf: every game there is. A new game is one line in [`games`].

mod packs;

use bots::sim::{Plan, PlanError, Report, Study};
use bots::{Opponent, UnknownPlayer};
use table::matches::{Setup, options_of};
use table::{AnyGame, Erased, Face, SetupErrors};

pub use packs::{Pack, PackError, install, installed};

/// A game on the shelf, with everything that can be done with it.
pub struct Boxed {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// A bot for one of its seats.
    pub opponent: Seating,
    /// Many matches between bots.
    pub simulate: Simulation,
    /// The same, with a study of what they show.
    pub study: Studying,
    /// Random play as fast as it goes: matches and steps.
    pub playouts: Playing,
}

/// Seats a bot, by its name and the seed of its chance.
pub type Seating = fn(&str, u64) -> Result<Box<dyn Opponent>, UnknownPlayer>;
/// Plays a plan's matches; the second argument hears how many are done.
pub type Simulation = fn(&Plan, &(dyn Fn(u64) + Sync)) -> Result<Report, PlanError>;
/// Plays a plan's matches and studies them.
pub type Studying = fn(&Plan, &(dyn Fn(u64) + Sync)) -> Result<(Report, Study), PlanError>;
/// Plays at random and returns matches and steps.
pub type Playing = fn(&Setup, Pace<'_>) -> Result<(u64, u64), SetupErrors>;

/// How random play is measured.
pub struct Pace<'a> {
    /// The seed of the play.
    pub seed: u64,
    /// Whether the acting seat's view is built at every decision.
    pub views: bool,
    /// Hears how many matches were played, and says when it is enough.
    pub enough: &'a mut dyn FnMut(u64) -> bool,
}

impl Boxed {
    const fn new<G: Face>(game: &'static Erased<G>) -> Boxed {
        Boxed {
            game,
            opponent: bots::opponent::<G>,
            simulate: bots::sim::run::<G>,
            study: bots::sim::study::<G>,
            playouts: playouts::<G>,
        }
    }

    /// The name in commands, addresses and logs.
    pub fn id(&self) -> &'static str {
        self.game.facts().id
    }
}

fn playouts<G: Face>(setup: &Setup, pace: Pace<'_>) -> Result<(u64, u64), SetupErrors> {
    let (_, options) = options_of::<G>(&G::schema(), setup)?;
    bots::playouts::<G>(&options, setup.seats.len(), pace.seed, pace.views, pace.enough)
}

/// Every game there is.
pub fn games() -> &'static [Boxed] {
    static GAMES: &[Boxed] = &[
        Boxed::new::<connect_four::ConnectFour>(&Erased::new()),
        Boxed::new::<dungeon_drop::DungeonDrop>(&Erased::new()),
        Boxed::new::<dungeoneer::Dungeoneer>(&Erased::new()),
        Boxed::new::<dungeonology::Dungeonology>(&Erased::new()),
        Boxed::new::<map_masters::MapMasters>(&Erased::new()),
        Boxed::new::<parley::Parley>(&Erased::new()),
        Boxed::new::<tic_tac_toe::TicTacToe>(&Erased::new()),
    ];
    GAMES
}

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Boxed> {
    games().iter().find(|boxed| boxed.id() == id)
}
