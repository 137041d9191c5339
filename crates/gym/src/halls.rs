//! The games there are, each with the numbers it becomes.

use table::matches::{Setup, options_of};
use table::{Face, Facts, Schema, SetupErrors, Values};

use crate::batch::{Batch, Many};
use crate::course::{Course, Typed};
use crate::encode::{Encode, Hashed};
use crate::planes::{Cells, Columns};

/// Opens one course of a game.
type OpenOne = fn(&Setup, u64) -> Result<Box<dyn Course>, SetupErrors>;
/// Opens many at once, on so many threads.
type OpenMany = fn(&Setup, usize, u64, usize) -> Result<Box<dyn Batch>, SetupErrors>;

/// A game, ready to open matches of.
pub struct Hall {
    /// Who the game is.
    pub facts: &'static Facts,
    /// What can be chosen before a match.
    pub schema: fn() -> Schema,
    /// The shape of an observation.
    pub shape: &'static [usize],
    /// How many slots there are for actions.
    pub actions: usize,
    open: OpenOne,
    open_many: OpenMany,
}

/// A name that is no game's.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no game is called `{0}`; there are: {known}", known = games().map(|hall| hall.facts.id).collect::<Vec<_>>().join(", "))]
pub struct NoSuchGame(pub String);

impl Hall {
    fn new<G: Face, E: Encode<G>>() -> Hall {
        Hall {
            facts: G::facts(),
            schema: G::schema,
            shape: E::SHAPE,
            actions: E::ACTIONS,
            open: |setup, seed| {
                let (_, options) = options_of::<G>(&G::schema(), setup)?;
                Ok(Box::new(Typed::<G, E>::new(options, setup.seats.len(), seed)?))
            },
            open_many: |setup, count, seed, threads| {
                let (_, options) = options_of::<G>(&G::schema(), setup)?;
                Ok(Box::new(Many::<G, E>::new(&options, setup.seats.len(), count, seed, threads)?))
            },
        }
    }

    /// One match.
    pub fn open(
        &self,
        mode: Option<&str>,
        chosen: &Values,
        seats: usize,
        seed: u64,
    ) -> Result<Box<dyn Course>, SetupErrors> {
        (self.open)(&setup(mode, chosen, seats), seed)
    }

    /// Many matches, stepped on so many threads.
    pub fn open_many(
        &self,
        mode: Option<&str>,
        chosen: &Values,
        seats: usize,
        seed: u64,
        (count, threads): (usize, usize),
    ) -> Result<Box<dyn Batch>, SetupErrors> {
        (self.open_many)(&setup(mode, chosen, seats), count, seed, threads)
    }

    /// The fewest seats of a mode; the first mode's when none is named, or when there is no such mode.
    pub fn fewest(&self, mode: Option<&str>) -> usize {
        let schema = (self.schema)();
        schema.mode(mode).or(schema.mode(None)).map_or(self.facts.seats.0, |mode| mode.seats.0)
    }
}

fn setup(mode: Option<&str>, chosen: &Values, seats: usize) -> Setup {
    let mut setup = Setup::simulated(seats, 0);
    setup.mode = mode.map(str::to_owned);
    setup.chosen.clone_from(chosen);
    setup
}

/// Every game there is.
pub fn games() -> impl Iterator<Item = Hall> {
    [
        Hall::new::<connect_four::ConnectFour, Columns>(),
        Hall::new::<dungeon_drop::DungeonDrop, Hashed<2048, 1024>>(),
        Hall::new::<dungeoneer::Dungeoneer, Hashed<2048, 256>>(),
        Hall::new::<dungeonology::Dungeonology, Hashed<2048, 256>>(),
        Hall::new::<map_masters::MapMasters, Hashed<2048, 256>>(),
        Hall::new::<parley::Parley, Hashed<1024, 128>>(),
        Hall::new::<tic_tac_toe::TicTacToe, Cells>(),
    ]
    .into_iter()
}

/// The game with this name.
pub fn hall(id: &str) -> Result<Hall, NoSuchGame> {
    games().find(|hall| hall.facts.id == id).ok_or_else(|| NoSuchGame(id.to_owned()))
}
