//! A match in which everything that a viewer must not know was dealt anew.

use std::any::Any;
use std::ops::Range;

use serde_json::value::{RawValue, to_raw_value};
use table::{
    Answer, AnyMatch, BySeat, Controller, Digest32, Face, Facts, Match, Outcome, Question, Record, Rejection,
    ReplayError, Say, Seat, SeatSet, SetupErrors, Text, Turn, UndoError, Viewer,
};

/// The state is another one; what was done is the same.
pub struct Redealt<'a, G: Face> {
    pub game: &'a Match<G>,
    pub state: G::State,
}

impl<G: Face> Redealt<'_, G> {
    fn is_asked(&self, seat: Seat) -> bool {
        !G::turn(&self.state).is_over() && G::turn(&self.state).asks(seat)
    }
}

/// Nobody acts in another world.
const STILL: &str = "another world is only looked at";

impl<G: Face> AnyMatch for Redealt<'_, G> {
    fn facts(&self) -> &'static Facts {
        G::facts()
    }
    fn record(&self) -> &Record {
        self.game.record()
    }
    fn seats(&self) -> usize {
        self.game.seats()
    }
    fn controllers(&self) -> &BySeat<Controller> {
        self.game.controllers()
    }
    fn version(&self) -> u32 {
        self.game.version()
    }
    fn actions(&self) -> usize {
        self.game.actions()
    }
    fn turn(&self) -> Option<Turn> {
        Some(G::turn(&self.state))
    }
    fn waiting(&self, viewer: Viewer) -> SeatSet {
        G::waiting(&self.state, viewer)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }
    fn contribute(&mut self, _: Seat, _: String) {
        unreachable!("{STILL}")
    }
    fn begin(&mut self) -> Result<(), SetupErrors> {
        unreachable!("{STILL}")
    }
    fn question(&self, seat: Seat) -> Option<Question> {
        self.is_asked(seat).then(|| G::question(&self.state, seat))
    }
    fn choices(&self, seat: Seat) -> Option<usize> {
        self.is_asked(seat).then(|| G::choices(&self.state, seat))
    }
    fn listed(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        if self.is_asked(seat) {
            G::legal(&self.state, seat, &mut actions);
        }
        actions.iter().map(|action| G::words(&self.state, seat, action)).collect()
    }
    fn answer(&mut self, _: Seat, _: &Answer) -> Result<(), Rejection> {
        unreachable!("{STILL}")
    }
    fn act(&mut self, _: Seat, _: &str) -> Result<(), Rejection> {
        unreachable!("{STILL}")
    }
    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        to_raw_value(&G::view(&self.state, viewer)).unwrap()
    }
    fn draw(&self, viewer: Viewer, say: &dyn Say) -> String {
        G::draw(&G::view(&self.state, viewer), say)
    }
    fn tells(&self, entries: Range<u32>, viewer: Viewer) -> bool {
        self.game.tells(entries, viewer)
    }
    fn told(&self, entries: Range<u32>, viewer: Viewer) -> Vec<(u32, Text)> {
        AnyMatch::told(self.game, entries, viewer)
    }
    fn told_data(&self, entries: Range<u32>, viewer: Viewer) -> Vec<(u32, Box<RawValue>)> {
        self.game.told_data(entries, viewer)
    }
    fn hand_over(&mut self, _: Seat, _: Controller) {
        unreachable!("{STILL}")
    }
    fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        self.game.can_undo(seat)
    }
    fn undo(&mut self, _: Seat) -> Result<(), UndoError> {
        unreachable!("{STILL}")
    }
    fn undo_past_others(&mut self, _: Seat) -> Result<(), UndoError> {
        unreachable!("{STILL}")
    }
    fn undo_to(&mut self, _: usize) -> Result<(), UndoError> {
        unreachable!("{STILL}")
    }
    fn fork(&self, _: usize, _: Digest32) -> Result<Box<dyn AnyMatch>, ReplayError> {
        unreachable!("{STILL}")
    }
    fn as_any(&self) -> &dyn Any {
        self.game.as_any()
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        unreachable!("{STILL}")
    }
}
