//! Games and matches whose types are not known: what a server, a terminal and a command line hold.

use std::any::Any;
use std::marker::PhantomData;
use std::ops::Range;

use serde_json::value::{RawValue, to_raw_value};

use crate::matches::{Match, Setup};
use crate::scenario::make::{self, MakeError};
use crate::scenario::{self, Scenario, ScenarioError};
use crate::{
    ActError, Answer, BySeat, Controller, Digest32, Face, Facts, NotAnAnswer, Outcome, Question, Record,
    Refusal, ReplayError, Say, Schema, Seat, SeatSet, SetupErrors, Text, Turn, UndoError, Values, Viewer,
    playthrough,
};

/// Any game.
pub trait AnyGame: Send + Sync {
    /// Who the game is.
    fn facts(&self) -> &'static Facts;
    /// What can be chosen before a match.
    fn schema(&self) -> Schema;
    /// A match that has not begun.
    fn open(&self, setup: Setup) -> Result<Box<dyn AnyMatch>, SetupErrors>;
    /// The match that a log leads to; a sealed match under way needs its seed.
    fn replay(&self, record: &Record, seed: Option<Digest32>) -> Result<Box<dyn AnyMatch>, ReplayError>;
    /// Runs a scenario of this game.
    fn run_scenario(&self, scenario: &Scenario) -> Result<(), ScenarioError>;
    /// A scenario of a log's action number `at`, counted from 1.
    fn scenario_from(&self, record: &Record, at: usize) -> Result<String, MakeError>;
    /// A random match, printed readably.
    fn playthrough(
        &self,
        mode: &str,
        chosen: &Values,
        seats: usize,
        seed: u64,
        say: &dyn Say,
    ) -> Result<String, SetupErrors>;
}

/// A match of any game.
pub trait AnyMatch: Send {
    /// Who the game is.
    fn facts(&self) -> &'static Facts;
    /// The log.
    fn record(&self) -> &Record;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// Who decides for each seat.
    fn controllers(&self) -> &BySeat<Controller>;
    /// How many entries the log has.
    fn version(&self) -> u32;
    /// How many actions are in force.
    fn actions(&self) -> usize;
    /// Whose decisions are open; nothing before the beginning.
    fn turn(&self) -> Option<Turn>;
    /// The seats that a viewer sees being waited for.
    fn waiting(&self, viewer: Viewer) -> SeatSet;
    /// How it ended; nothing while it is under way.
    fn outcome(&self) -> Option<Outcome>;
    /// A seat adds its own chance to the seed, before the beginning.
    fn contribute(&mut self, seat: Seat, words: String);
    /// Carries out the set-up.
    fn begin(&mut self) -> Result<(), SetupErrors>;
    /// The question put to a seat; nothing when it is not asked.
    fn question(&self, seat: Seat) -> Option<Question>;
    /// How many answers the question put to a seat lists, none where it is no list; nothing when it is not asked.
    fn choices(&self, seat: Seat) -> Option<usize>;
    /// The listed actions of a seat in the game's words; none when it is not asked.
    fn listed(&self, seat: Seat) -> Vec<String>;
    /// A seat answers its question.
    fn answer(&mut self, seat: Seat, answer: &Answer) -> Result<(), Rejection>;
    /// A seat acts, in the game's own data.
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Rejection>;
    /// What a viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// What a viewer may know, drawn with characters.
    fn draw(&self, viewer: Viewer, say: &dyn Say) -> String;
    /// Whether the entries in this range told a viewer anything.
    fn tells(&self, entries: Range<u32>, viewer: Viewer) -> bool;
    /// What the entries in this range told a viewer, as texts.
    fn told(&self, entries: Range<u32>, viewer: Viewer) -> Vec<(u32, Text)>;
    /// What the entries in this range told a viewer, as JSON in the game's own data.
    fn told_data(&self, entries: Range<u32>, viewer: Viewer) -> Vec<(u32, Box<RawValue>)>;
    /// Somebody else decides for a seat from now on.
    fn hand_over(&mut self, seat: Seat, to: Controller);
    /// Whether a seat may take back its last action alone.
    fn can_undo(&self, seat: Seat) -> Result<(), UndoError>;
    /// A seat takes back its last action.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;
    /// A seat takes back its last action and what the others did since, as far as nobody learned anything.
    fn undo_past_others(&mut self, seat: Seat) -> Result<(), UndoError>;
    /// Everybody agreed to go back until this many actions are in force.
    fn undo_to(&mut self, actions: usize) -> Result<(), UndoError>;
    /// The same match up to an entry, to be continued with new luck.
    fn fork(&self, entries: usize, seed: Digest32) -> Result<Box<dyn AnyMatch>, ReplayError>;
    /// The match with its type, for players that know it.
    fn as_any(&self) -> &dyn Any;
    /// The match with its type, to be changed.
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

/// Why an answer did not happen.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Rejection {
    /// A rule refuses it.
    #[error("refused by {}", .0.rule)]
    Refused(Refusal),
    /// It answers no question of this match.
    #[error(transparent)]
    NotAnAnswer(#[from] NotAnAnswer),
    /// The match has not begun.
    #[error("the match has not begun")]
    NotBegun,
}

impl From<ActError> for Rejection {
    fn from(error: ActError) -> Rejection {
        match error {
            ActError::Refused(refusal) => Rejection::Refused(refusal),
            ActError::NotBegun => Rejection::NotBegun,
        }
    }
}

/// A game as [`AnyGame`].
pub struct Erased<G>(PhantomData<G>);

impl<G> Erased<G> {
    /// The game without its type.
    pub const fn new() -> Self {
        Erased(PhantomData)
    }
}

impl<G> Default for Erased<G> {
    fn default() -> Self {
        Erased::new()
    }
}

impl<G: Face> AnyGame for Erased<G> {
    fn facts(&self) -> &'static Facts {
        G::facts()
    }
    fn schema(&self) -> Schema {
        G::schema()
    }
    fn open(&self, setup: Setup) -> Result<Box<dyn AnyMatch>, SetupErrors> {
        Ok(Box::new(Match::<G>::open(setup)?))
    }
    fn replay(&self, record: &Record, seed: Option<Digest32>) -> Result<Box<dyn AnyMatch>, ReplayError> {
        Ok(Box::new(Match::<G>::replay_with(record, seed)?))
    }
    fn run_scenario(&self, scenario: &Scenario) -> Result<(), ScenarioError> {
        scenario::run::<G>(scenario)
    }
    fn scenario_from(&self, record: &Record, at: usize) -> Result<String, MakeError> {
        make::from_record::<G>(record, at)
    }
    fn playthrough(
        &self,
        mode: &str,
        chosen: &Values,
        seats: usize,
        seed: u64,
        say: &dyn Say,
    ) -> Result<String, SetupErrors> {
        playthrough::playthrough::<G>(mode, chosen, seats, seed, say)
    }
}

impl<G: Face> Match<G> {
    /// The state, when this seat is asked; the refusal, when it is not.
    fn asked(&self, seat: Seat) -> Result<&G::State, Rejection> {
        let state = self.state().ok_or(Rejection::NotBegun)?;
        let facts = G::facts();
        match G::turn(state) {
            Turn::Over => Err(Rejection::Refused(Refusal::by(facts.over))),
            turn if !turn.asks(seat) => Err(Rejection::Refused(Refusal::by(facts.not_asked))),
            _ => Ok(state),
        }
    }

    /// Acts, and puts the game's own sentence into a refusal that has none.
    fn act_explained(&mut self, seat: Seat, action: G::Action) -> Result<(), Rejection> {
        match Match::act(self, seat, action) {
            Err(ActError::Refused(mut refusal)) => {
                if refusal.because.is_none()
                    && let Some(state) = self.state()
                {
                    refusal.because = G::explain(state, &refusal).map(Box::new);
                }
                Err(Rejection::Refused(refusal))
            }
            other => Ok(other?),
        }
    }
}

impl<G: Face> AnyMatch for Match<G> {
    fn facts(&self) -> &'static Facts {
        G::facts()
    }
    fn record(&self) -> &Record {
        Match::record(self)
    }
    fn seats(&self) -> usize {
        Match::seats(self)
    }
    fn controllers(&self) -> &BySeat<Controller> {
        Match::controllers(self)
    }
    fn version(&self) -> u32 {
        Match::version(self)
    }
    fn actions(&self) -> usize {
        Match::actions(self)
    }
    fn turn(&self) -> Option<Turn> {
        Match::turn(self)
    }
    fn waiting(&self, viewer: Viewer) -> SeatSet {
        self.state().map_or(SeatSet::EMPTY, |state| G::waiting(state, viewer))
    }
    fn outcome(&self) -> Option<Outcome> {
        Match::outcome(self)
    }
    fn contribute(&mut self, seat: Seat, words: String) {
        Match::contribute(self, seat, words);
    }
    fn begin(&mut self) -> Result<(), SetupErrors> {
        Match::begin(self)
    }
    fn question(&self, seat: Seat) -> Option<Question> {
        self.asked(seat).ok().map(|state| G::question(state, seat))
    }
    fn choices(&self, seat: Seat) -> Option<usize> {
        self.asked(seat).ok().map(|state| G::choices(state, seat))
    }
    fn listed(&self, seat: Seat) -> Vec<String> {
        let Ok(state) = self.asked(seat) else { return Vec::new() };
        let mut actions = Vec::new();
        G::legal(state, seat, &mut actions);
        actions.iter().map(|action| G::words(state, seat, action)).collect()
    }
    fn answer(&mut self, seat: Seat, answer: &Answer) -> Result<(), Rejection> {
        let action = G::answer(self.asked(seat)?, seat, answer)?;
        self.act_explained(seat, action)
    }
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Rejection> {
        self.asked(seat)?;
        let not_an_action =
            |error: serde_json::Error| NotAnAnswer(format!("not an action of the game: {error}"));
        let action = serde_json::from_str(action).map_err(not_an_action)?;
        self.act_explained(seat, action)
    }
    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        let view = self.state().map(|state| G::view(state, viewer));
        to_raw_value(&view).unwrap_or_default()
    }
    fn draw(&self, viewer: Viewer, say: &dyn Say) -> String {
        self.state().map_or_else(String::new, |state| G::draw(&G::view(state, viewer), say))
    }
    fn tells(&self, entries: Range<u32>, viewer: Viewer) -> bool {
        Match::told(self, entries).any(|(_, told)| told.to.hears(viewer))
    }
    fn told(&self, entries: Range<u32>, viewer: Viewer) -> Vec<(u32, Text)> {
        let told = Match::told(self, entries).filter(|(_, told)| told.to.hears(viewer));
        told.map(|(entry, told)| (entry, G::tell(&told.event))).collect()
    }
    fn told_data(&self, entries: Range<u32>, viewer: Viewer) -> Vec<(u32, Box<RawValue>)> {
        let told = Match::told(self, entries).filter(|(_, told)| told.to.hears(viewer));
        told.map(|(entry, told)| (entry, to_raw_value(&told.event).unwrap_or_default())).collect()
    }
    fn hand_over(&mut self, seat: Seat, to: Controller) {
        Match::hand_over(self, seat, to);
    }
    fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        Match::can_undo(self, seat)
    }
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        Match::undo(self, seat)
    }
    fn undo_past_others(&mut self, seat: Seat) -> Result<(), UndoError> {
        Match::undo_past_others(self, seat)
    }
    fn undo_to(&mut self, actions: usize) -> Result<(), UndoError> {
        Match::undo_to(self, actions)
    }
    fn fork(&self, entries: usize, seed: Digest32) -> Result<Box<dyn AnyMatch>, ReplayError> {
        Ok(Box::new(Match::fork(self, entries, seed)?))
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}
