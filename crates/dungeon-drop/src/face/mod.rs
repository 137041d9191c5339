//! How people and scenarios meet the game.

mod arrange;
mod census;
mod draw;
mod parts;
mod question;
mod tell;
mod words;

use table::{Answer, Choice, Datum, Face, NotAnAnswer, Question, Refusal, Say, Seat, Text, Thing};

use crate::action::Action;
use crate::event::Event;
use crate::game::DungeonDrop;
use crate::options::Options;
use crate::state::State;
use crate::view::View;

impl Face for DungeonDrop {
    fn prompt(state: &State, seat: Seat) -> Text {
        question::prompt(state, seat)
    }

    fn choice(state: &State, seat: Seat, action: &Action) -> Choice {
        question::choice(state, seat, action)
    }

    fn question(state: &State, seat: Seat) -> Question {
        question::question(state, seat)
    }

    fn answer(state: &State, seat: Seat, answer: &Answer) -> Result<Action, NotAnAnswer> {
        question::answer(state, seat, answer)
    }

    fn tell(event: &Event) -> Text {
        tell::tell(event)
    }

    fn draw(view: &View, say: &dyn Say) -> String {
        draw::draw(view, say)
    }

    fn words(_state: &State, _seat: Seat, action: &Action) -> String {
        words::words(action)
    }

    fn read(state: &State, seat: Seat, words: &str) -> Result<Action, String> {
        words::read(&state.open, seat, words)
    }

    fn arrange(state: &mut State, part: &str, value: &Datum) -> Result<(), String> {
        arrange::arrange(state, part, value)
    }

    fn playable(state: &State) -> Result<(), Vec<String>> {
        arrange::playable(state)
    }

    fn part(state: &State, part: &str) -> Result<Datum, String> {
        parts::part(state, part)
    }

    fn seen(view: &View, part: &str) -> Result<Datum, String> {
        parts::seen(view, part)
    }

    fn things(_options: &Options) -> Vec<Thing> {
        census::things()
    }

    fn role(state: &State, seat: Seat) -> Vec<Thing> {
        census::role(state, seat)
    }

    fn standing(state: &State, seat: Seat) -> i32 {
        census::standing(state, seat)
    }

    fn explain(state: &State, refusal: &Refusal) -> Option<Text> {
        question::explain(state, refusal)
    }
}
