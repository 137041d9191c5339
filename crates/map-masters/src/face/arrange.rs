//! Positions for scenarios: the fresh set-up with named parts replaced.

use table::{Datum, Seat};

use crate::action::Sheet;
use crate::content::{CardId, CardSet, ObjectiveId};
use crate::face::words;
use crate::model::Fairy;
use crate::spellbooks::BookSet;
use crate::state::{Column, Done, Look, Market, Owned, Phase, Player, Row, State};

/// Replaces a named part of a position; `scenarios/map-masters/README.md` lists the names.
pub fn arrange(state: &mut State, part: &str, value: &Datum) -> Result<(), String> {
    if let Some((seat, part)) = seat_part(part) {
        let seat = seat.filter(|seat| seat.index() < state.seats()).ok_or("no such seat")?;
        return arrange_player(state, seat, part, value);
    }
    match part {
        "round" => state.round = int(value)?,
        "phase" => arrange_phase(state, text(value)?)?,
        "first" => state.first = seat_number(value)?,
        "claimed" => state.claimed = Some(seat_number(value)?),
        "objectives" => arrange_objectives(state, value)?,
        "fairy piles" => fairies(&mut state.market.fairies, value)?,
        "spellbooks" => {
            let shown = names(value)?.into_iter().map(words::book).collect::<Result<Vec<_>, _>>()?;
            let market = &mut state.market;
            market.books.iter_mut().filter_map(Option::take).for_each(|book| market.book_deck.insert(book));
            for (place, book) in shown.into_iter().take(market.books.len()).enumerate() {
                market.book_deck.remove(book);
                market.books[place] = Some(book);
            }
        }
        "spellbook deck" => state.market.book_deck = books(value)?,
        "spellbook discard" => state.market.book_discard = books(value)?,
        _ => arrange_column(state, part, value)?,
    }
    Ok(())
}

/// `seat 2 coins` is the part `coins` of seat 2.
pub fn seat_part(part: &str) -> Option<(Option<Seat>, &str)> {
    let (number, part) = part.strip_prefix("seat ")?.split_once(' ')?;
    let seat = number.parse::<usize>().ok().filter(|number| *number > 0).map(|number| Seat::new(number - 1));
    Some((seat, part))
}

fn arrange_phase(state: &mut State, words: &str) -> Result<(), String> {
    let (name, seat) = words.split_once(' ').unwrap_or((words, "1"));
    let seat =
        Seat::new(seat.parse::<usize>().map_err(|_| format!("`{seat}` is no seat"))?.saturating_sub(1));
    state.phase = match name {
        "market" => Phase::Market(seat),
        "give-up" => Phase::GiveUp(seat),
        "hand-creation" => Phase::HandCreation,
        "signal" => Phase::Signal,
        "exploration" => Phase::Exploration,
        "refresh" => Phase::Refresh,
        "over" => Phase::Over,
        _ => return Err(format!("no phase `{name}`")),
    };
    for (_, player) in state.players.iter_mut() {
        player.started = state.phase == Phase::Exploration;
    }
    Ok(())
}

fn arrange_objectives(state: &mut State, value: &Datum) -> Result<(), String> {
    let named = |name: &str| ObjectiveId::named(name).ok_or_else(|| format!("no objective `{name}`"));
    let drawn = names(value)?.into_iter().map(named).collect::<Result<Vec<_>, _>>()?;
    state.objectives = crate::state::Objectives::fresh();
    state.objectives.deck.retain(|card| !drawn.contains(card));
    state.objectives.drawn = drawn.into_iter().take(12).collect();
    Ok(())
}

fn arrange_column(state: &mut State, part: &str, value: &Datum) -> Result<(), String> {
    let (what, cost) = part.rsplit_once(' ').ok_or_else(|| format!("no part `{part}`"))?;
    let column = cost.parse().ok().and_then(Market::column_of).ok_or_else(|| format!("no part `{part}`"))?;
    let wanted = cards(value)?;
    if what == "column" {
        let Column { up, deck, .. } = &mut state.market.columns[column];
        up.iter_mut().filter_map(Option::take).for_each(|card| deck.insert(card));
        for (place, card) in wanted.into_iter().take(up.len()).enumerate() {
            deck.remove(card);
            up[place] = Some(card);
        }
        return Ok(());
    }
    match what {
        "deck" => state.market.columns[column].deck = wanted.into_iter().collect(),
        "market discard" => state.market.columns[column].discard = wanted.into_iter().collect(),
        _ => return Err(format!("no part `{part}`")),
    }
    Ok(())
}

fn arrange_player(state: &mut State, seat: Seat, part: &str, value: &Datum) -> Result<(), String> {
    match part {
        "hand" | "area" | "deck" | "discard" | "facedown" => {
            return arrange_cards(state, seat, part, &cards(value)?);
        }
        _ => {}
    }
    let player = &mut state.players[seat];
    match part {
        "coins" => player.coins = int(value)?.into(),
        "fairies" => fairies(&mut player.fairies, value)?,
        "books" => arrange_books(player, &mut state.market, value)?,
        "passed" => player.passed = flag(value)?,
        "started" => player.started = flag(value)?,
        "finished" => player.finished = flag(value)?,
        "looks" => player.look = if flag(value)? { Look::Asked } else { Look::Settled },
        "draft" => player.sheet = Some(Sheet::from(words::read_drawing(text(value)?)?)),
        "done" => {
            player.done = if flag(value)? { Done::Done(crate::action::Claim::No) } else { Done::Drawing };
            player.sheet.get_or_insert_with(Sheet::blank);
        }
        "kept" => player.kept = cards(value)?.into_iter().collect(),
        "recycling" => player.optimizers.recycling = int(value)?,
        "scissors" => player.optimizers.scissors = int(value)?,
        _ => arrange_row(player, part, value)?,
    }
    Ok(())
}

/// Lays cards into a place of a player's and takes them from wherever they were.
fn arrange_cards(state: &mut State, seat: Seat, part: &str, wanted: &[CardId]) -> Result<(), String> {
    let player = &mut state.players[seat];
    match part {
        "hand" | "area" => player.area.clear(),
        "deck" => player.deck = CardSet::EMPTY,
        "discard" => player.discard = CardSet::EMPTY,
        _ => player.facedown = CardSet::EMPTY,
    }
    for card in wanted {
        take_away(state, seat, *card);
        let player = &mut state.players[seat];
        match part {
            "hand" | "area" => player.area.try_push(*card).map_err(|_| "more than five cards")?,
            "deck" => player.deck.insert(*card),
            "discard" => player.discard.insert(*card),
            _ => player.facedown.insert(*card),
        }
    }
    Ok(())
}

fn take_away(state: &mut State, seat: Seat, card: CardId) {
    let player = &mut state.players[seat];
    player.deck.remove(card);
    player.discard.remove(card);
    player.facedown.remove(card);
    player.area.retain(|held| *held != card);
    for Column { deck, up, discard } in &mut state.market.columns {
        deck.remove(card);
        discard.remove(card);
        if let Some(place) = up.iter_mut().find(|place| **place == Some(card)) {
            *place = deck.iter().next();
            place.iter().for_each(|next| deck.remove(*next));
        }
    }
}

fn arrange_books(player: &mut Player, market: &mut Market, value: &Datum) -> Result<(), String> {
    player.books.clear();
    for name in names(value)? {
        let (name, used) = name.strip_suffix(" used").map_or((name, false), |name| (name, true));
        let book = words::book(name)?;
        market.book_deck.remove(book);
        if let Some(place) = market.books.iter_mut().find(|place| **place == Some(book)) {
            *place = market.book_deck.iter().next();
            place.iter().for_each(|next| market.book_deck.remove(*next));
        }
        player.books.try_push(Owned { book, used }).map_err(|_| "more than three spellbooks")?;
    }
    Ok(())
}

/// `row 3 primary`: a box of the score board.
fn arrange_row(player: &mut Player, part: &str, value: &Datum) -> Result<(), String> {
    let unknown = || format!("no part `{part}`");
    let (round, column) =
        part.strip_prefix("row ").and_then(|rest| rest.split_once(' ')).ok_or_else(unknown)?;
    let index = round.parse::<usize>().ok().and_then(|round| round.checked_sub(1)).ok_or_else(unknown)?;
    let row: &mut Row = player.rows.get_mut(index).ok_or_else(unknown)?;
    match column {
        "primary" => row.primary = int(value)?.into(),
        "secondary" => row.secondary = int(value)?.into(),
        "time" => row.time = int(value)?,
        "exit" => row.exit = flag(value)?,
        _ => return Err(unknown()),
    }
    Ok(())
}

/// Whether an arranged position can be played on.
pub fn playable(state: &State) -> Result<(), Vec<String>> {
    let mut wrong = Vec::new();
    for (seat, player) in state.players.iter() {
        let held = player.area.len() + player.facedown.len();
        if held > crate::model::HAND {
            wrong.push(format!("seat {seat} has {held} cards in the building area"));
        }
        let set: CardSet = player.area.iter().copied().collect();
        if set.len() != player.area.len() {
            wrong.push(format!("seat {seat} holds a card twice"));
        }
    }
    if !(1..=crate::state::ROUNDS).contains(&state.round) {
        wrong.push(format!("there is no round {}", state.round));
    }
    let needed = 2 * usize::from(state.round) - 1;
    if state.objectives.drawn.len() < needed {
        wrong.push(format!("round {} needs {needed} objectives drawn", state.round));
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong) }
}

fn text(value: &Datum) -> Result<&str, String> {
    value.as_text().ok_or_else(|| format!("{value} is no text"))
}

fn int(value: &Datum) -> Result<u8, String> {
    let number = value.as_int().and_then(|number| u8::try_from(number).ok());
    number.ok_or_else(|| format!("{value} is no small number"))
}

fn flag(value: &Datum) -> Result<bool, String> {
    value.as_bool().ok_or_else(|| format!("{value} is neither true nor false"))
}

fn names(value: &Datum) -> Result<Vec<&str>, String> {
    value.as_words().ok_or_else(|| format!("{value} is no list of names"))
}

fn cards(value: &Datum) -> Result<Vec<CardId>, String> {
    names(value)?.into_iter().map(words::card).collect()
}

fn books(value: &Datum) -> Result<BookSet, String> {
    names(value)?.into_iter().map(words::book).collect()
}

fn seat_number(value: &Datum) -> Result<Seat, String> {
    int(value).and_then(|number| {
        if number == 0 { Err("seats count from 1".into()) } else { Ok(Seat::new(usize::from(number) - 1)) }
    })
}

/// `{ sword = 2, rope = 1 }`; kinds left out are none.
fn fairies(tokens: &mut [u8; Fairy::COUNT], value: &Datum) -> Result<(), String> {
    let Datum::Table(rows) = value else { return Err(format!("{value} is no table of tokens")) };
    *tokens = [0; Fairy::COUNT];
    for (name, count) in rows {
        tokens[words::fairy(name)?.index()] = int(count)?;
    }
    Ok(())
}
