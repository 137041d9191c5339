//! Lines for the log of a match.

use table::{Seat, Text};

use crate::action::Purchase;
use crate::content::{CardId, ObjectiveId, objective};
use crate::events::Event;
use crate::face::{book_name, card_name};
use crate::state::Outing;

/// An event as a sentence.
pub fn tell(event: &Event) -> Text {
    let with_card = |key: &'static str, seat: &Seat, card: &CardId| {
        Text::new(key).with("seat", *seat).with("card", card_name(*card))
    };
    let who = |key: &'static str, seat: &Seat| Text::new(key).with("seat", *seat);
    match event {
        Event::Round(round, first) => {
            Text::new("map-masters-log-round").with("round", *round).with("seat", *first)
        }
        Event::Primary(card) => Text::new("map-masters-log-primary").with("objective", objective_name(*card)),
        Event::Secondary(card) => {
            Text::new("map-masters-log-secondary").with("objective", objective_name(*card))
        }
        Event::Bought(seat, purchase) => who("map-masters-log-bought", seat).with("item", item(purchase)),
        Event::BlindBook(seat, book) => {
            who("map-masters-log-blind-book", seat).with("book", book_name(*book))
        }
        Event::BlindCard(seat, card) => with_card("map-masters-log-blind-card", seat, card),
        Event::BookShown(book) => Text::new("map-masters-log-shown").with("card", book_name(*book)),
        Event::CardShown(card) => Text::new("map-masters-log-shown").with("card", card_name(*card)),
        Event::Passed(seat) => who("map-masters-log-passed", seat),
        Event::CannotBuy(seat) => who("map-masters-log-cannot-buy", seat),
        Event::GaveUp(seat, book) => who("map-masters-log-gave-up", seat).with("book", book_name(*book)),
        Event::Looks(seat) => who("map-masters-log-looks", seat),
        Event::Sees(card) => Text::new("map-masters-log-sees").with("card", card_name(*card)),
        Event::Keeps(seat, card) => with_card("map-masters-log-keeps", seat, card),
        Event::Discards(seat, card) => with_card("map-masters-log-discards", seat, card),
        Event::Draws(seat, count) => who("map-masters-log-draws", seat).with("count", *count),
        Event::Reshuffles(seat) => who("map-masters-log-reshuffles", seat),
        Event::Signal(seat) => who("map-masters-log-signal", seat),
        Event::TurnsUp(seat, cards) => who("map-masters-log-turns-up", seat).with("count", cards.len()),
        Event::Finished(seat) => who("map-masters-log-finished", seat),
        Event::Claimed(seat) => who("map-masters-log-claimed", seat),
        Event::Reopened(seat) => who("map-masters-log-reopened", seat),
        Event::TimeUp(seat) => who("map-masters-log-time-up", seat),
        Event::Revealed(seat, sheet) => {
            let steps = sheet.path.as_ref().map_or(0, |path| path.steps.len());
            who("map-masters-log-revealed", seat).with("cards", sheet.cards.len()).with("steps", steps)
        }
        Event::Wished(seat) => who("map-masters-log-wished", seat),
        Event::Coins(seat, coins) => who("map-masters-log-coins", seat).with("coins", *coins),
        Event::ScoresPrimary(seat, units, points) => {
            score("map-masters-log-scores-primary", *seat, *units, *points)
        }
        Event::ScoresSecondary(seat, units, points) => {
            score("map-masters-log-scores-secondary", *seat, *units, *points)
        }
        Event::TimeBonus(seat) => who("map-masters-log-time-bonus", seat),
        Event::Exits(seat) => who("map-masters-log-exits", seat),
        Event::Possible(seat, outing, primary, secondary) => possible(*seat, outing, *primary, *secondary),
        Event::Recycles(seat, card) => with_card("map-masters-log-recycles", seat, card),
        Event::Removes(seat, card) => with_card("map-masters-log-removes", seat, card),
        Event::Swaps(seat, card, taken) => {
            with_card("map-masters-log-swaps", seat, card).with("taken", card_name(*taken))
        }
        Event::Refreshed(seat) => who("map-masters-log-refreshed", seat),
        Event::MarketRenewed => Text::new("map-masters-log-market-renewed"),
        Event::Final(seat, total) => who("map-masters-log-final", seat).with("total", *total),
    }
}

/// What was possible with a hand: what its player made of it, the best found, the proven bound, and the drawing.
fn possible(seat: Seat, outing: &Outing, primary: ObjectiveId, secondary: ObjectiveId) -> Text {
    let kinds = (objective(primary).kind, objective(secondary).kind);
    let (best, made) = crate::advice::possible(outing, kinds.0, kinds.1).unwrap_or_default();
    Text::new("map-masters-log-possible")
        .with("seat", seat)
        .with("made", points(made))
        .with("best", points(best.value))
        .with("bound", points(best.bound))
        .with("drawing", crate::face::words::drawing_words(&best.drawing))
}

/// Sixtieths of a point as a number people read.
fn points(sixtieths: i32) -> String {
    let unit = i32::from(crate::optimiser::POINT);
    format!("{}.{}", sixtieths / unit, sixtieths % unit * 10 / unit)
}

fn score(key: &'static str, seat: Seat, units: u8, points: u16) -> Text {
    Text::new(key).with("seat", seat).with("units", units).with("points", points)
}

/// The name of an objective, as people read it: the kind, and the hourglass.
pub fn objective_name(card: ObjectiveId) -> Text {
    let printed = objective(card);
    let kind =
        Text::keyed(format!("map-masters-objective-{}", printed.kind.name())).with("points", printed.points);
    match printed.hourglass {
        true => Text::new("map-masters-with-hourglass").with("objective", kind),
        false => kind,
    }
}

fn item(purchase: &Purchase) -> Text {
    let fairy = |kind: &crate::model::Fairy| Text::keyed(format!("map-masters-fairy-{}", kind.name()));
    match purchase {
        Purchase::Fairy(kind, None) => fairy(kind),
        Purchase::Fairy(kind, Some(gift)) => {
            Text::new("map-masters-two-items").with("one", fairy(kind)).with("other", fairy(gift))
        }
        Purchase::Book(book) => book_name(*book),
        Purchase::BlindBook => Text::new("map-masters-blind-book"),
        Purchase::Card(card, _) => card_name(*card),
        Purchase::BlindCard(cost, _) => Text::new("map-masters-blind-card").with("cost", *cost),
    }
}
