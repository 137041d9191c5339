//! How people and scripts meet a game: questions, words, pictures, positions. Rules stand in [`Game`]; nothing here
//! changes what may be done.

use std::borrow::Cow;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Answer, Choice, Datum, Form, Game, NotAnAnswer, Question, Refusal, Say, Seat, Text};

/// Something that a study of many matches counts: a hero, a card, a quest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Thing {
    /// What kind of thing; its name stands in the locale files under `thing-<kind>`.
    pub kind: Cow<'static, str>,
    /// Its name, with a key of its own: a thing counts as used when the text of an event names it.
    pub name: Text,
}

impl Thing {
    /// A thing of a kind.
    pub fn new(kind: &'static str, name: Text) -> Thing {
        Thing { kind: Cow::Borrowed(kind), name }
    }
}

/// A game's face.
pub trait Face: Game {
    /// The sentence over the open decision of a seat: "Play a card, or pass".
    fn prompt(state: &Self::State, seat: Seat) -> Text;

    /// A listed action as a choice: its text and what it stands on.
    fn choice(state: &Self::State, seat: Seat, action: &Self::Action) -> Choice;

    /// The question put to a seat. As it stands: one of the listed actions. Games override it for subsets, orders, numbers,
    /// places, strokes and constructions.
    fn question(state: &Self::State, seat: Seat) -> Question {
        Question {
            prompt: Self::prompt(state, seat),
            forms: vec![one_of::<Self>(state, seat)],
            rules: Vec::new(),
        }
    }

    /// How many answers the question lists; none where it is no list. As it stands the question is made and counted; a game
    /// whose question is the list of its legal actions counts its [`listed_actions`] instead.
    fn choices(state: &Self::State, seat: Seat) -> usize {
        match Self::question(state, seat).forms.first() {
            Some(Form::OneOf { choices }) => choices.len(),
            _ => 0,
        }
    }

    /// The action that an answer means. As it stands: a pick from the listed actions, or words. The action is not judged
    /// here.
    fn answer(state: &Self::State, seat: Seat, answer: &Answer) -> Result<Self::Action, NotAnAnswer> {
        listed_or_words::<Self>(state, seat, answer)
    }

    /// A line for the log of the match, and the rules it links to through its arguments.
    fn tell(event: &Self::Event) -> Text;

    /// The table as this viewer sees it, drawn with characters, for a terminal 80 columns wide or more. With every
    /// piece told apart by its character as well as by any colour.
    fn draw(view: &Self::View, say: &dyn Say) -> String;

    /// An action in the game's own words, as a scenario writes it: short, unambiguous in this state, readable by somebody
    /// who knows the game: `drop d`, `loot P1 P4 P7`.
    fn words(state: &Self::State, seat: Seat, action: &Self::Action) -> String;

    /// The action that the words mean, or why they mean none. Reads everything that [`Face::words`] writes; may read more.
    fn read(state: &Self::State, seat: Seat, words: &str) -> Result<Self::Action, String> {
        read_listed::<Self>(state, seat, words)
    }

    /// Replaces a named part of a position, for a scenario. As it stands, the part is a path into the state's data:
    /// `hands.0.cards`. Games override it for the names and pictures a player would use.
    fn arrange(state: &mut Self::State, part: &str, value: &Datum) -> Result<(), String> {
        set_path(state, part, value)
    }

    /// Whether an arranged position can be played on; every reason why not.
    fn playable(_state: &Self::State) -> Result<(), Vec<String>> {
        Ok(())
    }

    /// A named part of the state, for a scenario's expectations. As it stands, a path into the state's data.
    fn part(state: &Self::State, part: &str) -> Result<Datum, String> {
        get_path(state, part)
    }

    /// A named part of what a viewer sees, for a scenario's expectations. As it stands, a path into the view's data.
    fn seen(view: &Self::View, part: &str) -> Result<Datum, String> {
        get_path(view, part)
    }

    /// Everything that may turn up in a match with these options and that a study counts. As it stands nothing.
    fn things(_options: &Self::Options) -> Vec<Thing> {
        Vec::new()
    }

    /// What a seat plays as, for studies: its hero, its class. Asked at the end of a match. As it stands nothing.
    fn role(_state: &Self::State, _seat: Seat) -> Vec<Thing> {
        Vec::new()
    }

    /// [`Face::tell`] without what takes long to work out, for studies: only the key and the things it names count.
    fn gist(event: &Self::Event) -> Text {
        Self::tell(event)
    }

    /// How a seat stands right now, for studies of the lead: greater is ahead. As it stands, the game's yardstick.
    fn standing(state: &Self::State, seat: Seat) -> i32 {
        Self::evaluate(state, seat)
    }

    /// Where a refusal's own sentence is missing, the sentence to show; as it stands none, and the rule speaks for itself.
    fn explain(_state: &Self::State, _refusal: &Refusal) -> Option<Text> {
        None
    }
}

/// The form that lists the legal actions, for games that override [`Face::question`] for some decisions only.
pub fn one_of<G: Face>(state: &G::State, seat: Seat) -> Form {
    let mut actions = Vec::new();
    G::legal(state, seat, &mut actions);
    Form::OneOf { choices: actions.iter().map(|action| G::choice(state, seat, action)).collect() }
}

/// How many actions are listed, for games whose question is the list of its legal actions.
pub fn listed_actions<G: Face>(state: &G::State, seat: Seat) -> usize {
    let mut actions = Vec::new();
    G::legal(state, seat, &mut actions);
    actions.len()
}

/// A pick from the listed actions, or words, for games that override [`Face::answer`] for some decisions only.
pub fn listed_or_words<G: Face>(
    state: &G::State,
    seat: Seat,
    answer: &Answer,
) -> Result<G::Action, NotAnAnswer> {
    match answer {
        Answer::Pick(index) => {
            let mut actions = Vec::new();
            G::legal(state, seat, &mut actions);
            let count = actions.len();
            let none = || NotAnAnswer(format!("choice {index} of {count}"));
            if *index < count { Ok(actions.swap_remove(*index)) } else { Err(none()) }
        }
        Answer::Words(words) => G::read(state, seat, words).map_err(NotAnAnswer),
        other => Err(NotAnAnswer(format!("{other:?} where one of a list is asked"))),
    }
}

/// The listed action that is written with these words, for games whose every action is listed.
pub fn read_listed<G: Face>(state: &G::State, seat: Seat, words: &str) -> Result<G::Action, String> {
    let mut actions = Vec::new();
    G::legal(state, seat, &mut actions);
    let wanted = words.trim();
    let known: Vec<String> = actions.iter().map(|action| G::words(state, seat, action)).collect();
    match known.iter().position(|words| words == wanted) {
        Some(index) => Ok(actions.swap_remove(index)),
        None => Err(format!("`{wanted}` is none of: {}", known.join("; "))),
    }
}

/// The value at a dotted path of some data.
pub fn get_path(data: &impl Serialize, path: &str) -> Result<Datum, String> {
    let value = serde_json::to_value(data).map_err(|error| error.to_string())?;
    let found = path.split('.').try_fold(&value, |here, step| child(here, step));
    found.map(Datum::from_json)
}

fn child<'a>(here: &'a serde_json::Value, step: &str) -> Result<&'a serde_json::Value, String> {
    let found = match here {
        serde_json::Value::Array(items) => step.parse::<usize>().ok().and_then(|index| items.get(index)),
        serde_json::Value::Object(rows) => rows.get(step),
        _ => None,
    };
    found.ok_or_else(|| format!("no part `{step}`; {}", parts_of(here)))
}

fn parts_of(here: &serde_json::Value) -> String {
    match here {
        serde_json::Value::Array(items) => format!("there are 0 to {}", items.len().saturating_sub(1)),
        serde_json::Value::Object(rows) => {
            format!("there are: {}", rows.keys().map(String::as_str).collect::<Vec<_>>().join(", "))
        }
        _ => "it has no parts".to_owned(),
    }
}

/// Replaces the value at a dotted path of some data.
pub fn set_path<T: Serialize + DeserializeOwned>(
    data: &mut T,
    path: &str,
    new: &Datum,
) -> Result<(), String> {
    let mut value = serde_json::to_value(&*data).map_err(|error| error.to_string())?;
    let mut here = &mut value;
    for step in path.split('.') {
        child(here, step)?;
        here = match here {
            serde_json::Value::Array(items) => &mut items[step.parse::<usize>().unwrap_or_default()],
            other => &mut other[step],
        };
    }
    *here = new.to_json();
    *data = serde_json::from_value(value).map_err(|error| format!("`{path}` cannot be {new}: {error}"))?;
    Ok(())
}
