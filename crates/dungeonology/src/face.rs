//! How people and scenarios meet the game.

mod census;

use table::face::get_path;
use table::{Choice, Datum, Face, Question, Say, Seat, Text, Thing, face};

use crate::action::Action;
use crate::event::Event;
use crate::game::Dungeonology;
use crate::state::State;
use crate::view::View;

impl Face for Dungeonology {
    fn prompt(state: &State, seat: Seat) -> Text {
        crate::prompts::prompt(state, seat)
    }

    fn choice(state: &State, seat: Seat, action: &Action) -> Choice {
        crate::prompts::choice(state, seat, action)
    }

    fn question(state: &State, seat: Seat) -> Question {
        let forms = vec![face::one_of::<Dungeonology>(state, seat)];
        Question { prompt: Self::prompt(state, seat), forms, rules: crate::prompts::question_rules(state) }
    }

    fn choices(state: &State, seat: Seat) -> usize {
        face::listed_actions::<Dungeonology>(state, seat)
    }

    fn tell(event: &Event) -> Text {
        crate::telling::tell(event)
    }

    fn draw(view: &View, say: &dyn Say) -> String {
        crate::drawing::draw(view, say)
    }

    fn words(state: &State, seat: Seat, action: &Action) -> String {
        crate::words::words(state, seat, action)
    }

    fn read(state: &State, seat: Seat, words: &str) -> Result<Action, String> {
        crate::words::read(state, seat, words)
    }

    fn arrange(state: &mut State, part: &str, value: &Datum) -> Result<(), String> {
        crate::position::arrange(state, part, value)
    }

    fn part(state: &State, part: &str) -> Result<Datum, String> {
        crate::parts::part(state, part)
    }

    /// `clan` is the Clan Card or `hidden`, `hand` the viewer's own cards, `seat 2 hand` a number; everything else is a path.
    fn things(_options: &crate::options::Options) -> Vec<Thing> {
        census::things()
    }

    fn role(state: &State, seat: Seat) -> Vec<Thing> {
        census::role(state, seat)
    }

    fn seen(view: &View, part: &str) -> Result<Datum, String> {
        match part {
            "clan" => Ok(view.clan.map_or("hidden", |clan| clan.name()).into()),
            "hand" => Ok(view.hand.iter().map(|card| card.name()).collect::<Vec<_>>().into()),
            _ => seat_hand(view, part).map_or_else(|| get_path(view, part), Ok),
        }
    }
}

fn seat_hand(view: &View, part: &str) -> Option<Datum> {
    let number: usize = part.strip_prefix("seat ")?.strip_suffix(" hand")?.parse().ok()?;
    view.hands.get(number.checked_sub(1)?).map(|cards| (*cards).into())
}
