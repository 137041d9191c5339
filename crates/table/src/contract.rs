//! The contract: what a game is. Read this file first.
//!
//! A game is a pure state machine. Its state is plain data that knows no clock, no thread, no socket and no randomness of
//! its own. The same options, seats, luck and actions give the same game, on every machine, for ever.
//!
//! What the kernel guarantees to a game:
//! - [`Game::check`] and [`Game::legal`] are called only for a seat that [`Game::turn`] asks;
//! - [`Game::apply`] is called only with a [`Play`], and a play is made only by [`judge`] or picked from a [`Legal`] list of
//!   the very state it is applied to.
//!
//! What a game guarantees to the kernel is written over each item, and `table::conformance` holds it to that.

use std::fmt::Debug;

use rulebook::RuleId;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Log, Luck, Outcome, Refusal, Schema, Seat, SeatSet, SetupErrors, Text, Viewer};

/// What every piece of a game's data can do: be copied, compared, printed, written down and read back.
pub trait Data: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Data for T {}

/// The rules of a game.
pub trait Game: Sized + Send + Sync + 'static {
    /// What was chosen before the match: modes, variants, packs. The keys of its data are the keys of [`Game::schema`].
    type Options: Data + Default;
    /// Everything there is to know of a match between two decisions, hidden things included. Nothing in it depends on the
    /// future: undrawn decks are either sets drawn from by luck, or orders that no view shows.
    type State: Data;
    /// An answer to an open decision, as it stands in the match log.
    type Action: Data;
    /// Something that happened, as it is told to an audience. Holds only what that audience may know.
    type Event: Data;
    /// What one viewer may know: a type of its own. Hidden cards are not masked in it; they are not there.
    type View: Data;

    /// Who the game is.
    fn facts() -> &'static Facts;

    /// What can be chosen before a match.
    fn schema() -> Schema;

    /// The first state, or everything that is wrong with the options. Options that pass [`Game::schema`]'s checks for the
    /// number of seats must start.
    fn start(options: &Self::Options, seats: usize, luck: &mut Luck) -> Result<Self::State, SetupErrors>;

    /// Whose decisions are open. Never asks nobody: a match that is not over waits for at least one seat.
    fn turn(state: &Self::State) -> Turn;

    /// How it ended. Called only when [`Game::turn`] says [`Turn::Over`].
    fn outcome(state: &Self::State) -> Outcome;

    /// Appends the actions this seat may take, each once, in an order that depends on nothing the seat may not know. With
    /// [`Listing::All`] the list is exactly what [`Game::check`] lets pass, and not empty; with [`Listing::Some`] the space
    /// is too large to list and [`Game::sample`] reaches the rest.
    fn legal(state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) -> Listing;

    /// Whether the seat may take this action, or the rule it breaks. Shares its predicates with [`Game::legal`]. Must cope
    /// with any action whatsoever, from any state of any match.
    fn check(state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;

    /// Carries out a checked action and resolves everything that follows, until somebody must decide or the match is over.
    /// Total: it never fails and never panics. Tells what happens, and calls [`Log::reveal`] when a seat learns something
    /// hidden without luck being drawn.
    fn apply<L: Log<Self::Event>>(state: &mut Self::State, play: Play<Self>, luck: &mut Luck, log: &mut L);

    /// What this viewer may know. Two states that differ only in what the viewer must not know give equal views, equal
    /// legal actions and equal questions.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// One state that this viewer may be in: its view equals the one given. Every such state has a chance.
    fn resample(view: &Self::View, luck: &mut Luck) -> Self::State;

    /// The same state with everything this viewer must not know dealt anew. The suite holds [`Game::view`] against it: equal
    /// views before and after. As it stands it trusts the view; a game with hidden things writes it without looking at
    /// views, so that a view that shows too much is found out.
    fn redeal(state: &Self::State, viewer: Viewer, luck: &mut Luck) -> Self::State {
        Self::resample(&Self::view(state, viewer), luck)
    }

    /// One legal action by chance, every one of them with a chance. Games whose lists are complete need not write it.
    fn sample(state: &Self::State, seat: Seat, luck: &mut Luck) -> Self::Action {
        let mut actions = Vec::new();
        Self::legal(state, seat, &mut actions);
        let chosen = luck.pick("action", actions.len(), |_| "".into());
        actions.swap_remove(chosen)
    }

    /// The seats that a viewer sees being waited for. A game whose response windows must not give away who could respond
    /// shows everybody who *might*, whatever their hands hold.
    fn waiting(state: &Self::State, _viewer: Viewer) -> SeatSet {
        match Self::turn(state) {
            Turn::Decide(seats) => seats,
            Turn::Over => SeatSet::EMPTY,
        }
    }

    /// How good the state looks for a seat, greater is better: the game's own yardstick for greedy play and for cutting
    /// searches short. 0 everywhere where the game has none. Called on resampled states: it may look at everything.
    fn evaluate(_state: &Self::State, _seat: Seat) -> i32 {
        0
    }

    /// What the game's own expert would do in this world, where it has one: a solver that knows more than a search could find
    /// out. Called on resampled states; an answer that is not legal is ignored.
    fn advise(_world: &Self::State, _seat: Seat, _level: Level, _luck: &mut Luck) -> Option<Self::Action> {
        None
    }

    /// Any action at all, legal or not, for tests that ask [`Game::check`] about wild wishes. Games with rich actions
    /// write it; without it the tests use actions from other moments and other matches.
    fn wild(_luck: &mut Luck) -> Option<Self::Action> {
        None
    }
}

/// How well a player plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Learns.
    Novice,
    /// Slips often.
    Easy,
    /// Slips sometimes.
    Medium,
    /// Hardly ever slips.
    Hard,
    /// As well as it can.
    Expert,
    /// Always takes what looks best at once: the measure of the others, not one of them.
    Greedy,
}

/// Who a game is, as data.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Facts {
    /// The name in commands, addresses and logs: `connect-four`.
    pub id: &'static str,
    /// The name people read, the same in every language.
    pub title: &'static str,
    /// The ledgers its rules stand in.
    pub ledgers: &'static [&'static str],
    /// The fewest and the most seats over all modes.
    pub seats: (usize, usize),
    /// Raised whenever an old log could replay differently. A log of another version is recognised and says so.
    pub rules_version: u32,
    /// The rule that refuses an action of a seat that is not asked.
    pub not_asked: RuleId,
    /// The rule that refuses an action after the end.
    pub over: RuleId,
    /// More decisions than any match takes: a match that gets there is stuck.
    pub longest: u32,
}

impl Facts {
    /// A sentence about the game, in the locale files under `game-<id>`.
    pub fn about(&self) -> Text {
        Text::keyed(format!("game-{}", self.id))
    }
}

/// Whose move it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// These seats must decide now, each for itself; more than one when decisions are simultaneous.
    Decide(SeatSet),
    /// Nobody: the match is over.
    Over,
}

impl Turn {
    /// One seat must decide.
    pub const fn one(seat: Seat) -> Turn {
        Turn::Decide(SeatSet::one(seat))
    }

    /// Whether this seat must decide now.
    pub const fn asks(self, seat: Seat) -> bool {
        match self {
            Turn::Decide(seats) => seats.contains(seat),
            Turn::Over => false,
        }
    }

    /// Whether the match is over.
    pub const fn is_over(self) -> bool {
        matches!(self, Turn::Over)
    }
}

/// Whether a list of legal actions is complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Every legal action is listed.
    All,
    /// The space is too large to list: these are some of its actions, possibly none.
    Some,
}

/// An action that was checked for the state it will be applied to. Only [`judge`] and [`Legal`] make one, so "checked
/// before applied" is a type.
#[derive(Debug)]
pub struct Play<G: Game> {
    seat: Seat,
    action: G::Action,
}

impl<G: Game> Play<G> {
    /// Who acts.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What is done.
    pub fn action(&self) -> &G::Action {
        &self.action
    }

    /// What is done, to keep.
    pub fn into_action(self) -> G::Action {
        self.action
    }
}

/// Turns a wish into a play, or refuses it with the rule it breaks.
pub fn judge<G: Game>(state: &G::State, seat: Seat, action: G::Action) -> Result<Play<G>, Refusal> {
    let turn = G::turn(state);
    if turn.is_over() {
        return Err(Refusal::by(G::facts().over));
    }
    if !turn.asks(seat) {
        return Err(Refusal::by(G::facts().not_asked));
    }
    G::check(state, seat, &action)?;
    Ok(Play { seat, action })
}

/// The legal actions of one seat in one state, in a buffer that is used again and again.
#[derive(Debug)]
pub struct Legal<G: Game> {
    seat: Seat,
    actions: Vec<G::Action>,
    listing: Listing,
}

impl<G: Game> Legal<G> {
    /// An empty buffer.
    pub fn new() -> Self {
        Legal { seat: Seat::new(0), actions: Vec::with_capacity(64), listing: Listing::All }
    }

    /// Lists what a seat may do, in place of what was listed before. The seat must be asked.
    #[inline]
    pub fn list(&mut self, state: &G::State, seat: Seat) -> &[G::Action] {
        self.seat = seat;
        self.actions.clear();
        self.listing = G::legal(state, seat, &mut self.actions);
        &self.actions
    }

    /// What was listed.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// Whether the list is complete.
    pub fn listing(&self) -> Listing {
        self.listing
    }

    /// The play of a listed action: valid for the state it was listed for. `None` when there is no such index.
    #[inline]
    pub fn play(&self, index: usize) -> Option<Play<G>> {
        let action = self.actions.get(index)?.clone();
        Some(Play { seat: self.seat, action })
    }
}

impl<G: Game> Default for Legal<G> {
    fn default() -> Self {
        Legal::new()
    }
}

/// A legal action by chance as a play: from the list where it is complete, sampled where it is not.
#[inline]
pub fn random_play<G: Game>(state: &G::State, seat: Seat, legal: &mut Legal<G>, luck: &mut Luck) -> Play<G> {
    legal.list(state, seat);
    if legal.listing() == Listing::All {
        let chosen = luck.pick("action", legal.actions.len(), |_| "".into());
        if let Some(play) = legal.play(chosen) {
            return play;
        }
    }
    Play { seat, action: G::sample(state, seat, luck) }
}
