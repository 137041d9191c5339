//! A match under way: a log, and the state that follows from it.

use std::ops::Range;

use serde_json::value::to_raw_value;

use crate::record::{Controller, Digest32, Entry, FORMAT, Header, Record, RecordError, Sitter, commit, key};
use crate::{
    BySeat, Game, Luck, Minutes, Outcome, Play, Refusal, Schema, Seat, SetupErrors, Told, Turn, Values, judge,
};

/// What a new match is to be.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The name of the mode; the game's first when none is named.
    pub mode: Option<String>,
    /// Single choices on top of the mode.
    pub chosen: Values,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// The seed of all luck.
    pub seed: Digest32,
    /// Whether the log may show the seed from the start.
    pub open: bool,
}

impl Setup {
    /// A match between nobodies with an open seed: for simulations and tests.
    pub fn simulated(seats: usize, seed: u64) -> Setup {
        let nobody = |seat: Seat| Sitter { name: format!("{seat}"), controller: Controller::Nobody };
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        Setup {
            mode: None,
            chosen: Values::new(),
            seats: Seat::all(seats).map(nobody).collect(),
            seed: Digest32(bytes),
            open: true,
        }
    }

    /// The same in another mode.
    #[must_use]
    pub fn in_mode(mut self, mode: &str) -> Setup {
        self.mode = Some(mode.to_owned());
        self
    }
}

/// The options that a set-up asks for, read into the game's own type.
pub fn options_of<G: Game>(schema: &Schema, setup: &Setup) -> Result<(String, G::Options), SetupErrors> {
    let values = schema.choose(setup.mode.as_deref(), &setup.chosen, setup.seats.len())?;
    let mode = schema.mode(setup.mode.as_deref()).map_or("standard", |mode| mode.name);
    let json = serde_json::to_value(values).unwrap_or_default();
    let options = serde_json::from_value(json).map_err(|error| unreadable("options", error))?;
    Ok((mode.to_owned(), options))
}

fn unreadable(culprit: &str, error: serde_json::Error) -> SetupErrors {
    SetupErrors::one(culprit, crate::Text::new("setup-unreadable").with("why", error.to_string()))
}

/// A match: its log and what follows from it.
#[derive(Debug)]
pub struct Match<G: Game> {
    record: Record,
    options: G::Options,
    seats: usize,
    controllers: BySeat<Controller>,
    contributions: Vec<(Seat, String)>,
    seed: Option<Digest32>,
    commitment: Digest32,
    luck_key: Option<[u8; 32]>,
    state: Option<G::State>,
    /// The actions in force, oldest first: an undo takes them off the end.
    live: Vec<Live>,
    /// The state before the last run of actions that can be taken back, and how many actions led to it.
    checkpoint: Option<(usize, G::State)>,
    told: Vec<(u32, Told<G::Event>)>,
    ended: bool,
}

/// An action in force.
#[derive(Clone, Copy, Debug)]
struct Live {
    entry: u32,
    seat: Seat,
    /// Luck was drawn or something hidden was shown: nobody can take it back alone.
    barrier: bool,
}

/// Why an action did not happen.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActError {
    /// A rule refuses it.
    #[error("refused by {}", .0.rule)]
    Refused(Refusal),
    /// The match has not begun.
    #[error("the match has not begun")]
    NotBegun,
}

/// Why a log does not become a match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// The log itself is broken.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The log is of another game.
    #[error("line 1: the log is of the game `{0}`")]
    OtherGame(String),
    /// The log was written under other rules.
    #[error("line 1: the log was played by rules version {log} of {game}; this program plays version {ours}")]
    OtherRules {
        /// The game.
        game: String,
        /// The version in the log.
        log: u32,
        /// The version of this program.
        ours: u32,
    },
    /// The set-up in the header is none.
    #[error("line 1: {0}")]
    Setup(SetupErrors),
    /// The seed is nowhere in the log and was not given.
    #[error("the seed has not been revealed: the match is not over")]
    SeedUnknown,
    /// The seed is not the one committed to.
    #[error("line {line}: the seed is not the one that was committed to")]
    SeedFalse {
        /// The line that shows the seed.
        line: usize,
    },
    /// An action in the log is no action of the game.
    #[error("line {line}: not an action of the game: {why}")]
    NotAnAction {
        /// The line.
        line: usize,
        /// What is wrong.
        why: String,
    },
    /// An action in the log is illegal.
    #[error("line {line}: the action is refused by {}", .refusal.rule)]
    Refused {
        /// The line.
        line: usize,
        /// The refusal.
        refusal: Refusal,
    },
    /// An entry stands where it cannot.
    #[error("line {line}: {why}")]
    Misplaced {
        /// The line.
        line: usize,
        /// What is wrong.
        why: &'static str,
    },
    /// The outcome in the log is not the one that the actions lead to.
    #[error("line {line}: the outcome is not the one that the actions lead to")]
    OutcomeFalse {
        /// The line.
        line: usize,
    },
}

/// Why an undo does not happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// There is nothing to take back.
    #[error("there is nothing to take back")]
    Nothing,
    /// Another seat acted since.
    #[error("another seat has acted since")]
    OthersActed,
    /// Luck was drawn or something hidden was shown.
    #[error("luck was drawn, or something hidden was shown")]
    Learned,
    /// The match is over.
    #[error("the match is over")]
    Over,
}

impl<G: Game> Match<G> {
    /// A match that has not begun: seats may still add chance to its seed.
    pub fn open(setup: Setup) -> Result<Match<G>, SetupErrors> {
        let (mode, options) = options_of::<G>(&G::schema(), &setup)?;
        let header = Header {
            undercroft: FORMAT,
            game: G::facts().id.to_owned(),
            rules: G::facts().rules_version,
            mode,
            options: serde_json::to_value(&options).unwrap_or_default(),
            seats: setup.seats,
            commitment: commit(setup.seed),
            seed: setup.open.then_some(setup.seed),
        };
        let mut game = Match::from_header(&header, options);
        game.seed = Some(setup.seed);
        game.record.append(Entry::Header(Box::new(header)));
        Ok(game)
    }

    /// A match that has begun.
    pub fn start(setup: Setup) -> Result<Match<G>, SetupErrors> {
        let mut game = Match::open(setup)?;
        game.begin()?;
        Ok(game)
    }

    fn from_header(header: &Header, options: G::Options) -> Match<G> {
        Match {
            record: Record::default(),
            options,
            seats: header.seats.len(),
            controllers: header.seats.iter().map(|sitter| sitter.controller.clone()).collect(),
            contributions: Vec::new(),
            seed: header.seed,
            commitment: header.commitment,
            luck_key: None,
            state: None,
            live: Vec::new(),
            checkpoint: None,
            told: Vec::new(),
            ended: false,
        }
    }

    /// A seat adds its own chance to the seed. Does nothing once the match has begun.
    pub fn contribute(&mut self, seat: Seat, words: String) {
        if self.state.is_none() {
            self.contributions.push((seat, words.clone()));
            self.record.append(Entry::Entropy { seat, words });
        }
    }

    /// Carries out the set-up.
    pub fn begin(&mut self) -> Result<(), SetupErrors> {
        if self.state.is_some() {
            return Ok(());
        }
        let mut luck = self.luck_for(self.record.entries().len() as u32).recording();
        let state = G::start(&self.options, self.seats, &mut luck)?;
        self.record.append(Entry::Begin { outcomes: luck.into_recorded() });
        self.state = Some(state);
        Ok(())
    }

    fn luck_for(&mut self, entry: u32) -> Luck {
        let seed = self.seed.unwrap_or(Digest32([0; 32]));
        let luck_key = *self.luck_key.get_or_insert_with(|| key(seed, &self.contributions));
        Luck::keyed(luck_key, entry.into())
    }

    /// The luck that an entry of the log draws from. Whoever holds it knows the future: it is for replays alone.
    pub(crate) fn luck_at(&self, entry: u32) -> Luck {
        let seed = self.seed.unwrap_or(Digest32([0; 32]));
        Luck::keyed(self.luck_key.unwrap_or_else(|| key(seed, &self.contributions)), entry.into())
    }

    /// A seat acts. A refusal leaves everything as it was.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), ActError> {
        let state = self.state.as_ref().ok_or(ActError::NotBegun)?;
        let play = judge::<G>(state, seat, action.clone()).map_err(ActError::Refused)?;
        self.carry_out(play);
        Ok(())
    }

    /// Carries out a play and writes it down.
    fn carry_out(&mut self, play: Play<G>) {
        let n = self.record.entries().len() as u32;
        let mut luck = self.luck_for(n).recording();
        let (seat, action) = (play.seat(), play.action().clone());
        self.advance(n, play, &mut luck);
        let action = to_raw_value(&action).unwrap_or_default();
        self.record.append(Entry::Act { seat, action, outcomes: luck.into_recorded() });
        self.end_if_over();
    }

    /// Applies a play to the state and keeps what it told.
    fn advance(&mut self, entry: u32, play: Play<G>, luck: &mut Luck) {
        let Some(state) = self.state.as_mut() else { return };
        let seat = play.seat();
        if self.live.last().is_none_or(|last| last.barrier || last.seat != seat) {
            self.checkpoint = Some((self.live.len(), state.clone()));
        }
        let mut minutes = Minutes::default();
        G::apply(state, play, luck, &mut minutes);
        let barrier = luck.draws() > 0 || minutes.revealed;
        self.live.push(Live { entry, seat, barrier });
        self.told.extend(minutes.told.into_iter().map(|told| (entry, told)));
    }

    fn end_if_over(&mut self) {
        if let (false, Some(outcome), Some(seed)) = (self.ended, self.outcome(), self.seed) {
            self.record.append(Entry::End { outcome, seed });
            self.ended = true;
        }
    }

    /// Somebody else decides for a seat from now on.
    pub fn hand_over(&mut self, seat: Seat, to: Controller) {
        if self.controllers.get(seat).is_some() {
            self.controllers[seat] = to.clone();
            self.record.append(Entry::Control { seat, to });
        }
    }

    /// Whether a seat may take back its last action alone. What was learned by that action itself is said first: it stays the
    /// answer whatever others do in secret meanwhile.
    pub fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        let last = self.live.last().ok_or(UndoError::Nothing)?;
        let own = self.live.iter().rfind(|live| live.seat == seat);
        match () {
            () if self.ended => Err(UndoError::Over),
            () if own.is_some_and(|own| own.barrier) => Err(UndoError::Learned),
            () if last.seat != seat => Err(UndoError::OthersActed),
            () => Ok(()),
        }
    }

    /// A seat takes back its last action.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.can_undo(seat)?;
        self.go_back(self.live.len() - 1);
        Ok(())
    }

    /// A seat takes back its last action and what the others did since, as far as nobody learned anything: for tables where
    /// the others do not mind, such as bots.
    pub fn undo_past_others(&mut self, seat: Seat) -> Result<(), UndoError> {
        let last = self.live.iter().rposition(|live| live.seat == seat).ok_or(UndoError::Nothing)?;
        match () {
            () if self.ended => Err(UndoError::Over),
            () if self.live[last..].iter().any(|live| live.barrier) => Err(UndoError::Learned),
            () => {
                self.go_back(last);
                Ok(())
            }
        }
    }

    /// Everybody agreed to go back until this many actions are in force.
    pub fn undo_to(&mut self, actions: usize) -> Result<(), UndoError> {
        match () {
            () if self.ended => Err(UndoError::Over),
            () if actions >= self.live.len() => Err(UndoError::Nothing),
            () => {
                self.go_back(actions);
                Ok(())
            }
        }
    }

    fn go_back(&mut self, actions: usize) {
        let to = match actions.checked_sub(1) {
            Some(last) => self.live[last].entry,
            None => self.begun_at(),
        };
        self.rewind(actions);
        self.record.append(Entry::Undo { to });
    }

    fn begun_at(&self) -> u32 {
        self.record.entries().iter().position(|entry| matches!(entry, Entry::Begin { .. })).unwrap_or(0)
            as u32
    }

    /// Works out the state after the first `actions` actions in force: from the checkpoint where that is enough, from the
    /// beginning where it is not.
    fn rewind(&mut self, actions: usize) {
        let kept: Vec<Live> = self.live[..actions].to_vec();
        let entries: Vec<(u32, Seat, G::Action, Vec<crate::Recorded>)> =
            kept.iter().filter_map(|live| self.entry_of(live.entry)).collect();
        let from = match self.checkpoint.take() {
            Some((count, state)) if count <= actions => {
                self.state = Some(state);
                count
            }
            _ => {
                self.state = self.first_state();
                0
            }
        };
        let keep_told = from.checked_sub(1).map_or(self.begun_at(), |last| kept[last].entry);
        self.told.retain(|(entry, _)| *entry <= keep_told);
        self.live.truncate(from);
        for (entry, seat, action, outcomes) in entries.into_iter().skip(from) {
            self.redo(entry, seat, action, outcomes);
        }
    }

    fn entry_of(&self, n: u32) -> Option<(u32, Seat, G::Action, Vec<crate::Recorded>)> {
        match self.record.entries().get(n as usize)? {
            Entry::Act { seat, action, outcomes } => {
                Some((n, *seat, serde_json::from_str(action.get()).ok()?, outcomes.clone()))
            }
            _ => None,
        }
    }

    fn first_state(&mut self) -> Option<G::State> {
        let begun_at = self.begun_at();
        let Some(Entry::Begin { outcomes }) = self.record.entries().get(begun_at as usize) else {
            return None;
        };
        let outcomes = outcomes.clone();
        let mut luck = self.luck_for(begun_at).replaying(outcomes);
        G::start(&self.options, self.seats, &mut luck).ok()
    }

    fn redo(&mut self, entry: u32, seat: Seat, action: G::Action, outcomes: Vec<crate::Recorded>) {
        let mut luck = self.luck_for(entry).replaying(outcomes);
        if let Some(play) = self.state.as_ref().and_then(|state| judge::<G>(state, seat, action).ok()) {
            self.advance(entry, play, &mut luck);
        }
    }

    /// The same match up to an entry, to be continued with new luck. The fork's log shows the seed of the part before.
    pub fn fork(&self, entries: usize, seed: Digest32) -> Result<Match<G>, ReplayError> {
        let old_seed = self.seed.ok_or(ReplayError::SeedUnknown)?;
        let mut fork = Match::replay_with(&self.open_prefix(entries, old_seed), Some(old_seed))?;
        fork.seed = Some(seed);
        fork.commitment = commit(seed);
        fork.luck_key = Some(key(seed, &[]));
        fork.record.append(Entry::Fork { commitment: commit(seed), seed: Some(seed) });
        Ok(fork)
    }

    fn open_prefix(&self, entries: usize, seed: Digest32) -> Record {
        let mut prefix = Record::default();
        for entry in self.record.entries().iter().take(entries.max(1)) {
            prefix.append(match entry {
                Entry::Header(header) => {
                    Entry::Header(Box::new(Header { seed: Some(seed), ..(**header).clone() }))
                }
                other => other.clone(),
            });
        }
        prefix
    }

    /// The match that a log leads to. The seed is taken from the log.
    pub fn replay(record: &Record) -> Result<Match<G>, ReplayError> {
        Match::replay_with(record, None)
    }

    /// The match that a log leads to. A sealed match under way needs its seed from elsewhere.
    pub fn replay_with(record: &Record, seed: Option<Digest32>) -> Result<Match<G>, ReplayError> {
        let header = record
            .header()
            .ok_or(ReplayError::Misplaced { line: 1, why: "the first line must be the header" })?;
        let mut game = Match::<G>::from_header(header, read_options::<G>(header)?);
        game.seed = first_seed(record).or(seed);
        check_seed(game.seed, header.commitment, 1)?;
        for n in 0..record.entries().len() as u32 {
            game.replay_entry(record, n, seed)?;
        }
        Ok(game)
    }

    fn replay_entry(&mut self, record: &Record, n: u32, given: Option<Digest32>) -> Result<(), ReplayError> {
        let line = n as usize + 1;
        let entry = record.entries()[n as usize].clone();
        self.record.append(entry.clone());
        let misplaced = |why| Err(ReplayError::Misplaced { line, why });
        match entry {
            Entry::Header(_) => Ok(()),
            Entry::Entropy { .. } if self.state.is_some() => misplaced("chance is added after the beginning"),
            Entry::Entropy { seat, words } => {
                self.contributions.push((seat, words));
                Ok(())
            }
            Entry::Begin { .. } if self.state.is_some() => misplaced("the match begins twice"),
            Entry::Begin { outcomes } => self.replay_begin(n, outcomes),
            Entry::Act { .. } if self.ended => misplaced("an action after the end"),
            Entry::Act { seat, action, outcomes } => self.replay_act(n, seat, action.get(), outcomes),
            Entry::Control { seat, .. } if self.controllers.get(seat).is_none() => misplaced("no such seat"),
            Entry::Control { seat, to } => {
                self.controllers[seat] = to;
                Ok(())
            }
            Entry::Undo { to } => match self.actions_at(to) {
                Some(actions) => {
                    self.rewind(actions);
                    Ok(())
                }
                None => misplaced("an undo to an entry that is not in force"),
            },
            Entry::Fork { commitment, seed } => self.replay_fork(record, line, commitment, seed.or(given)),
            Entry::End { outcome, seed } => self.replay_end(line, &outcome, seed),
        }
    }

    fn actions_at(&self, entry: u32) -> Option<usize> {
        if entry == self.begun_at() {
            return Some(0);
        }
        self.live.iter().position(|live| live.entry == entry).map(|index| index + 1)
    }

    fn replay_begin(&mut self, n: u32, outcomes: Vec<crate::Recorded>) -> Result<(), ReplayError> {
        if self.seed.is_none() {
            return Err(ReplayError::SeedUnknown);
        }
        let mut luck = self.luck_for(n).replaying(outcomes);
        let state = G::start(&self.options, self.seats, &mut luck).map_err(ReplayError::Setup)?;
        self.state = Some(state);
        Ok(())
    }

    fn replay_act(
        &mut self,
        n: u32,
        seat: Seat,
        action: &str,
        outcomes: Vec<crate::Recorded>,
    ) -> Result<(), ReplayError> {
        let line = n as usize + 1;
        let misplaced = ReplayError::Misplaced { line, why: "an action before the beginning" };
        let not_an_action =
            |error: serde_json::Error| ReplayError::NotAnAction { line, why: error.to_string() };
        let action: G::Action = serde_json::from_str(action).map_err(not_an_action)?;
        let state = self.state.as_ref().ok_or(misplaced)?;
        let play =
            judge::<G>(state, seat, action).map_err(|refusal| ReplayError::Refused { line, refusal })?;
        let mut luck = self.luck_for(n).replaying(outcomes);
        self.advance(n, play, &mut luck);
        match luck.faults().is_empty() {
            true => Ok(()),
            false => {
                Err(ReplayError::Misplaced { line, why: "a recorded outcome is missing or of another kind" })
            }
        }
    }

    fn replay_fork(
        &mut self,
        record: &Record,
        line: usize,
        commitment: Digest32,
        seed: Option<Digest32>,
    ) -> Result<(), ReplayError> {
        let seed = seed.or(last_seed(record)).ok_or(ReplayError::SeedUnknown)?;
        check_seed(Some(seed), commitment, line)?;
        self.seed = Some(seed);
        self.commitment = commitment;
        self.luck_key = Some(key(seed, &[]));
        Ok(())
    }

    fn replay_end(&mut self, line: usize, outcome: &Outcome, seed: Digest32) -> Result<(), ReplayError> {
        check_seed(Some(seed), self.commitment, line)?;
        if self.outcome().as_ref() != Some(outcome) {
            return Err(ReplayError::OutcomeFalse { line });
        }
        self.ended = true;
        Ok(())
    }

    /// The log.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The header of the log.
    pub fn header(&self) -> Option<&Header> {
        self.record.header()
    }

    /// What was chosen before the match.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// Who decides for each seat.
    pub fn controllers(&self) -> &BySeat<Controller> {
        &self.controllers
    }

    /// The state; nothing before the beginning.
    pub fn state(&self) -> Option<&G::State> {
        self.state.as_ref()
    }

    /// How many entries the log has: the version of everything that follows from it.
    pub fn version(&self) -> u32 {
        self.record.entries().len() as u32
    }

    /// How many actions are in force.
    pub fn actions(&self) -> usize {
        self.live.len()
    }

    /// How it ended; nothing while it is under way.
    pub fn outcome(&self) -> Option<Outcome> {
        let state = self.state.as_ref()?;
        G::turn(state).is_over().then(|| G::outcome(state))
    }

    /// Whose decisions are open; nothing before the beginning.
    pub fn turn(&self) -> Option<Turn> {
        self.state.as_ref().map(G::turn)
    }

    /// What the entries in this range told, in order, as far as it is still in force.
    pub fn told(&self, entries: Range<u32>) -> impl Iterator<Item = (u32, &Told<G::Event>)> {
        // Later entries tell later: what comes in between is found without going through a long match.
        let before = |end: u32| self.told.partition_point(|(entry, _)| *entry < end);
        let told = self.told.get(before(entries.start)..before(entries.end)).unwrap_or_default();
        told.iter().map(|(entry, told)| (*entry, told))
    }
}

fn read_options<G: Game>(header: &Header) -> Result<G::Options, ReplayError> {
    let facts = G::facts();
    if header.game != facts.id {
        return Err(ReplayError::OtherGame(header.game.clone()));
    }
    if header.rules != facts.rules_version {
        let game = header.game.clone();
        return Err(ReplayError::OtherRules { game, log: header.rules, ours: facts.rules_version });
    }
    if !(facts.seats.0..=facts.seats.1).contains(&header.seats.len()) {
        let why = crate::Text::new("setup-seats").with("min", facts.seats.0).with("max", facts.seats.1);
        return Err(ReplayError::Setup(SetupErrors::one("seats", why)));
    }
    let setup = |errors| ReplayError::Setup(errors);
    let values: Values = serde_json::from_value(header.options.clone())
        .map_err(|error| setup(unreadable("options", error)))?;
    let errors = G::schema().check(&values, header.seats.len());
    if !errors.is_empty() {
        return Err(setup(SetupErrors(errors)));
    }
    serde_json::from_value(header.options.clone()).map_err(|error| setup(unreadable("options", error)))
}

fn check_seed(seed: Option<Digest32>, commitment: Digest32, line: usize) -> Result<(), ReplayError> {
    match seed {
        Some(seed) if commit(seed) != commitment => Err(ReplayError::SeedFalse { line }),
        _ => Ok(()),
    }
}

/// The seed of the beginning: in the header, or in the end when nothing was forked in between.
fn first_seed(record: &Record) -> Option<Digest32> {
    let forked = record.entries().iter().any(|entry| matches!(entry, Entry::Fork { .. }));
    record.header().and_then(|header| header.seed).or(if forked { None } else { last_seed(record) })
}

fn last_seed(record: &Record) -> Option<Digest32> {
    record.entries().iter().rev().find_map(|entry| match entry {
        Entry::End { seed, .. } => Some(*seed),
        _ => None,
    })
}
