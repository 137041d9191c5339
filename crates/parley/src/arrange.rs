//! Positions by the names that a player would use; `scenarios/parley/README.md` lists them.

use table::face::get_path;
use table::{Datum, Seat, Turn};

use crate::setup::HAND;
use crate::treaty::WIDTH;
use crate::{Card, Cards, State, Step, View, words};

/// Fields along each side of a picture of the map.
const ROWS: usize = WIDTH as usize;

const PARTS: &str = "parts are `seat N hand|buried|coins|influence|taken|bid|read the letter`, `deck`, `shown`, `letter`, `round`, \
                     `speaker`, `step`, `agenda`, `map`, `asked` and `over`";

/// Replaces a part of a position. Cards that are given somewhere leave the place where they were; cards that are taken
/// away go back into the deck.
pub(crate) fn arrange(state: &mut State, part: &str, value: &Datum) -> Result<(), String> {
    if let Some((seat, what)) = of_seat(state, part)? {
        return arrange_seat(state, seat, what, value);
    }
    match part {
        "deck" => {
            let cards = cards_of(value)?;
            state.take_away(cards);
            state.shown = state.shown.and(state.deck);
            state.deck = cards;
        }
        "shown" => {
            let cards = cards_of(value)?;
            state.take_away(cards);
            state.deck = state.deck.and(state.shown);
            state.shown = cards;
        }
        "letter" => return state.swap_letter(Card(small(value)?)),
        "round" => state.round = small(value)?,
        "speaker" => state.speaker = seat_of(state, value)?,
        "step" => state.step = step_of(state, value)?,
        "agenda" => state.agenda = Some(words::read_agenda(value.as_text().unwrap_or_default())?),
        "map" => state.signed = read_map(value.as_text().unwrap_or_default())?,
        _ => return Err(PARTS.to_owned()),
    }
    Ok(())
}

fn arrange_seat(state: &mut State, seat: Seat, what: &str, value: &Datum) -> Result<(), String> {
    match what {
        "hand" => {
            let cards = cards_of(value)?;
            state.deck = state.deck.and(state.hands[seat]);
            state.take_away(cards);
            state.hands[seat] = cards;
        }
        "buried" => {
            let cards = cards_of(value)?;
            state.deck = state.deck.and(state.buried[seat]);
            state.take_away(cards);
            state.buried[seat] = cards;
        }
        "coins" => state.purses[seat] = small(value)?,
        "influence" => state.influence[seat] = small(value)?,
        "bid" => state.bids[seat] = Some(small(value)?),
        "taken" => {
            let taken =
                value.as_list().unwrap_or_default().iter().map(small).collect::<Result<Vec<u8>, _>>()?;
            state.taken[seat] =
                taken.try_into().map_err(|_| "how often trade, border and throne were taken")?;
        }
        "read the letter" if value.as_bool() == Some(true) => state.readers.insert(seat),
        _ => return Err(PARTS.to_owned()),
    }
    Ok(())
}

/// A named part of the state.
pub(crate) fn part(state: &State, part: &str) -> Result<Datum, String> {
    if let Some((seat, what)) = of_seat(state, part)? {
        return part_of_seat(state, seat, what);
    }
    Ok(match part {
        "deck" => numbers(state.deck),
        "shown" => numbers(state.shown),
        "letter" => state.letter.0.into(),
        "round" => state.round.into(),
        "speaker" => state.speaker.number().into(),
        "step" => step_word(state.step).into(),
        "agenda" => state.agenda.as_ref().map(words::agenda_words).into(),
        "map" => map_picture(state.signed).into(),
        "asked" => match state.to_decide() {
            Turn::Decide(seats) => seats.iter().map(Seat::number).collect::<Vec<_>>().into(),
            Turn::Over => Datum::List(Vec::new()),
        },
        "over" => (state.step == Step::Over).into(),
        _ => return Err(PARTS.to_owned()),
    })
}

fn part_of_seat(state: &State, seat: Seat, what: &str) -> Result<Datum, String> {
    Ok(match what {
        "hand" => numbers(state.hands[seat]),
        "buried" => numbers(state.buried[seat]),
        "coins" => state.purses[seat].into(),
        "influence" => state.influence[seat].into(),
        "bid" => state.bids[seat].into(),
        "taken" => state.taken[seat].to_vec().into(),
        "read the letter" => state.readers.contains(seat).into(),
        _ => return Err(PARTS.to_owned()),
    })
}

/// A named part of a view: `waiting`, `letter`, `seat N bid`, or a path into the view's data.
pub(crate) fn seen(view: &View, part: &str) -> Result<Datum, String> {
    match part {
        "waiting" => Ok(view.waiting.iter().map(Seat::number).collect::<Vec<_>>().into()),
        "letter" => Ok(view.letter.map_or("sealed".into(), |card| card.0.into())),
        _ => match seat_in(view.hands.len(), part)? {
            Some((seat, "bid")) => Ok(bid_seen(view, seat)),
            _ => get_path(view, part),
        },
    }
}

fn bid_seen(view: &View, seat: Seat) -> Datum {
    let own = view.bid.filter(|_| view.viewer.is(seat));
    match (view.open_bids[seat].or(own), view.have_bid.contains(seat)) {
        (Some(coins), _) => coins.into(),
        (None, true) => "secret".into(),
        (None, false) => "none".into(),
    }
}

/// Whether a position can be played on.
pub(crate) fn playable(state: &State) -> Result<(), Vec<String>> {
    let hands = state.hands.iter().filter(|(_, hand)| hand.len() > HAND);
    let mut faults: Vec<String> =
        hands.map(|(seat, _)| format!("seat {seat} holds more than {HAND} cards")).collect();
    let held = state.hands.values().chain(state.buried.values()).chain([&state.deck, &state.shown]);
    if held.map(|cards| cards.len()).sum::<usize>() + 1 != Cards::ALL.len() {
        faults.push("a card is in two places or in none".to_owned());
    }
    if matches!(state.step, Step::Claim | Step::Objections) && state.agenda.is_none() {
        faults.push("topics are claimed after an `agenda`".to_owned());
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

impl State {
    /// Takes cards from wherever they are; the letter becomes another card.
    fn take_away(&mut self, cards: Cards) {
        if cards.contains(self.letter)
            && let Some(other) = self.deck.without(cards).iter().next()
        {
            self.deck.remove(other);
            self.letter = other;
        }
        self.deck = self.deck.without(cards);
        self.shown = self.shown.without(cards);
        let places = self.hands.iter_mut().chain(self.buried.iter_mut());
        places.for_each(|(_, held)| *held = held.without(cards));
    }

    fn swap_letter(&mut self, letter: Card) -> Result<(), String> {
        if letter != self.letter && !self.deck.contains(letter) {
            return Err(format!("card {letter} is not in the deck"));
        }
        self.deck.insert(self.letter);
        self.deck.remove(letter);
        self.letter = letter;
        Ok(())
    }
}

/// `seat 2 hand` is the hand of the second seat.
fn of_seat<'a>(state: &State, part: &'a str) -> Result<Option<(Seat, &'a str)>, String> {
    seat_in(state.seats(), part)
}

fn seat_in(seats: usize, part: &str) -> Result<Option<(Seat, &str)>, String> {
    let Some((number, what)) = part.strip_prefix("seat ").and_then(|rest| rest.split_once(' ')) else {
        return Ok(None);
    };
    let seat = number.parse().ok().filter(|number| (1..=seats).contains(number));
    seat.map(|number| Some((Seat::new(number - 1), what))).ok_or_else(|| format!("there is no seat {number}"))
}

fn seat_of(state: &State, value: &Datum) -> Result<Seat, String> {
    let number = usize::from(small(value)?);
    let there = (1..=state.seats()).contains(&number);
    if there { Ok(Seat::new(number - 1)) } else { Err(format!("there is no seat {number}")) }
}

fn small(value: &Datum) -> Result<u8, String> {
    value
        .as_int()
        .and_then(|number| u8::try_from(number).ok())
        .ok_or_else(|| format!("{value} is no small number"))
}

fn cards_of(value: &Datum) -> Result<Cards, String> {
    let numbers = value
        .as_list()
        .ok_or("cards are a list of numbers")?
        .iter()
        .map(small)
        .collect::<Result<Vec<u8>, _>>()?;
    Cards::try_from(numbers)
}

fn numbers(cards: Cards) -> Datum {
    Vec::<u8>::from(cards).into()
}

const STEPS: [(&str, Step); 6] = [
    ("bids", Step::Bids),
    ("exchange", Step::Exchange),
    ("stone", Step::Stone),
    ("agenda", Step::Agenda),
    ("claim", Step::Claim),
    ("over", Step::Over),
];

fn step_word(step: Step) -> &'static str {
    match step {
        Step::Objections => "objections",
        Step::Treaty(_) => "treaty",
        other => STEPS.iter().find(|(_, known)| *known == other).map_or("", |(word, _)| word),
    }
}

fn step_of(state: &State, value: &Datum) -> Result<Step, String> {
    let known = STEPS.iter().find(|(word, _)| value.as_text() == Some(word)).map(|(_, step)| *step);
    let treaty = (value.as_text() == Some("treaty")).then_some(Step::Treaty(state.speaker));
    known
        .or(treaty)
        .ok_or_else(|| "a step is one of bids, exchange, stone, agenda, claim, treaty and over".to_owned())
}

/// Five lines of five characters: `#` for a signed field, `o` for the middle, `.` for the others.
pub(crate) fn map_picture(signed: u32) -> String {
    let symbol = |field: usize| match field {
        field if signed & (1 << field) != 0 => '#',
        field if field == ROWS * ROWS / 2 => 'o',
        _ => '.',
    };
    let row = |row: usize| (0..ROWS).map(|column| symbol(row * ROWS + column)).collect::<String>();
    (0..ROWS).map(row).collect::<Vec<_>>().join("\n")
}

fn read_map(picture: &str) -> Result<u32, String> {
    let fields: Vec<char> = picture.chars().filter(|symbol| !symbol.is_whitespace()).collect();
    if fields.len() != ROWS * ROWS || fields.iter().any(|symbol| !"#.o".contains(*symbol)) {
        return Err("a map is five lines of five of `#`, `.` and `o`".to_owned());
    }
    Ok(fields
        .iter()
        .enumerate()
        .filter(|(_, symbol)| **symbol == '#')
        .fold(0, |signed, (field, _)| signed | 1 << field))
}
