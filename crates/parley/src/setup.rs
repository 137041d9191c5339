//! Set-up: what can be chosen, and the first state.

use serde::{Deserialize, Serialize};
use table::{
    BySeat, Condition, Field, FieldKind, Frames, Limit, Luck, Mode, Schema, Seat, SeatSet, SetupErrors, Text,
    Value, enforces,
};

use crate::state::State;
use crate::{Card, Cards, Step};

/// The fewest and the most envoys.
pub(crate) const SEATS: (usize, usize) = (2, 4);
/// Cards in a full hand.
pub(crate) const HAND: usize = 3;
const MOST_COINS: i64 = 20;
const HIGHEST_GOAL: i64 = 30;

/// What can be chosen before a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Whether speakers may pay to read the letter.
    pub spies: bool,
    /// How many coins each envoy begins with.
    pub coins: u8,
    /// How long the talks last.
    pub talks: Talks,
    /// Whether the envoys play together.
    pub accord: bool,
    /// The influence that envoys who play together need.
    pub goal: u8,
}

impl Default for Options {
    fn default() -> Self {
        Options { spies: true, coins: 10, talks: Talks::Long, accord: false, goal: 8 }
    }
}

/// How long the talks last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Talks {
    /// Two rounds.
    Short,
    /// Three rounds.
    Long,
}

impl Talks {
    /// How many rounds are played.
    pub(crate) fn rounds(self) -> u8 {
        enforces!("parley.turn.rounds");
        match self {
            Talks::Short => 2,
            Talks::Long => 3,
        }
    }
}

pub(crate) fn schema() -> Schema {
    enforces!("parley.setup.players");
    let accord = vec![("accord", Value::from(true)), ("spies", Value::from(false))];
    Schema {
        modes: vec![
            Mode { name: "rivals", title: Text::new("parley-mode-rivals"), values: Vec::new(), seats: SEATS },
            Mode { name: "accord", title: Text::new("parley-mode-accord"), values: accord, seats: SEATS },
        ],
        fields: fields(),
        limits: vec![spies_need_coins(), accord_knows_no_spies()],
    }
}

fn fields() -> Vec<Field> {
    let field = |key, label, help, kind, default| Field {
        key,
        label: Text::new(label),
        help: Text::new(help),
        kind,
        default,
    };
    let talks = vec![("short", Text::new("parley-talks-short")), ("long", Text::new("parley-talks-long"))];
    vec![
        field("spies", "parley-spies", "parley-spies-help", FieldKind::Switch, true.into()),
        field(
            "coins",
            "parley-coins",
            "parley-coins-help",
            FieldKind::Whole { min: 0, max: MOST_COINS },
            10.into(),
        ),
        field(
            "talks",
            "parley-talks",
            "parley-talks-help",
            FieldKind::OneOf { values: talks },
            "long".into(),
        ),
        field("accord", "parley-accord", "parley-accord-help", FieldKind::Switch, false.into()),
        field(
            "goal",
            "parley-goal",
            "parley-goal-help",
            FieldKind::Whole { min: 1, max: HIGHEST_GOAL },
            8.into(),
        ),
    ]
}

fn spies_need_coins() -> Limit {
    enforces!("parley.setup.spies-need-coins");
    Limit {
        when: vec![Condition::is("coins", 0)],
        then: vec![Condition::is("spies", false)],
        why: Text::new("parley-spies-need-coins"),
    }
}

fn accord_knows_no_spies() -> Limit {
    enforces!("parley.setup.accord-no-spies");
    Limit {
        when: vec![Condition::is("accord", true)],
        then: vec![Condition::is("spies", false)],
        why: Text::new("parley-accord-no-spies"),
    }
}

/// Deals the hands, then the letter.
pub(crate) fn start(options: &Options, seats: usize, luck: &mut Luck) -> Result<State, SetupErrors> {
    if !(SEATS.0..=SEATS.1).contains(&seats) {
        let why = Text::new("setup-seats").with("min", SEATS.0).with("max", SEATS.1);
        return Err(SetupErrors::one("seats", why));
    }
    let mut deck = Cards::ALL;
    let hands = deal(&mut deck, seats, luck);
    let letter = lay_letter(&mut deck, luck);
    Ok(State {
        options: options.clone(),
        round: 1,
        step: Step::Bids,
        speaker: last_seat(seats),
        deck,
        hands,
        buried: BySeat::from_fn(seats, |_| Cards::NONE),
        shown: Cards::NONE,
        letter,
        readers: SeatSet::EMPTY,
        purses: purses(options, seats),
        bids: BySeat::from_fn(seats, |_| None),
        agenda: None,
        frames: Frames::new(),
        signed: 0,
        influence: BySeat::from_fn(seats, |_| 0),
        taken: BySeat::from_fn(seats, |_| [0; 3]),
    })
}

fn deal(deck: &mut Cards, seats: usize, luck: &mut Luck) -> BySeat<Cards> {
    enforces!("parley.setup.hands");
    BySeat::from_fn(seats, |_| (0..HAND).filter_map(|_| deck.draw("deck", luck)).collect())
}

fn lay_letter(deck: &mut Cards, luck: &mut Luck) -> Card {
    enforces!("parley.setup.letter");
    deck.draw("deck", luck).unwrap_or(Card(1))
}

fn purses(options: &Options, seats: usize) -> BySeat<u8> {
    enforces!("parley.setup.purses");
    BySeat::from_fn(seats, |_| options.coins)
}

fn last_seat(seats: usize) -> Seat {
    enforces!("parley.setup.last-speaker");
    Seat::new(seats - 1)
}
