//! Advice: what a computer player would do, and what would have been possible. Looks only at what its seat may know.

use crate::action::{Action, By, Claim, Purchase, Sheet};
use crate::content::{CardId, face, objective};
use crate::judge::{Drawing, judge};
use crate::market::price;
use crate::model::{Fairy, Icon};
use crate::objectives::Kind;
use crate::optimiser::{Answer, Meter, POINT, Strength, Weights, explore, in_hindsight};
use crate::spellbooks::{Spellbook, Window};
use crate::state::{Look, Outing, Phase, ROUNDS, State};
use table::{Game, Level, Luck, Seat};

/// Nodes spent on what was possible after a round.
pub const HINDSIGHT: u64 = 4_000;
/// Random drawings that the lower levels make before keeping one.
const TRIES: [usize; 3] = [1, 8, 48];
/// What a coin is worth while there is a market to come, in units of [`POINT`].
const COIN: u16 = POINT / 2;
/// What an exit is worth, in units of [`POINT`].
const EXIT: u16 = POINT / 4;

/// What a path is worth to a player in this round, before the secondary objective is known.
pub fn weights(state: &State) -> Weights {
    let unseen: Vec<Kind> = state.objectives.deck.iter().map(|card| objective(*card).kind).collect();
    let primary = state.primary().map_or(Kind::Coin, |card| objective(card).kind);
    let coin = if state.round < ROUNDS { COIN } else { POINT / 3 };
    Weights::exploring(primary, &unseen, coin, EXIT)
}

/// The best drawing that can be found for a seat within a budget; nothing when the hand is empty.
pub fn best_drawing(state: &State, seat: Seat, meter: &mut Meter<'_>) -> Option<Sheet> {
    let player = &state.players[seat];
    let answer = explore(&player.area, &player.kit(), &weights(state), meter).ok()?;
    (answer.drawing != Drawing::default()).then(|| Sheet::from(answer.drawing))
}

/// What was possible with a hand, and what its player made of it, both by the objectives of the round.
pub fn possible(outing: &Outing, primary: Kind, secondary: Kind) -> Option<(Answer, i32)> {
    let kit = crate::explorer::Kit { fairies: outing.fairies, books: outing.books };
    let mut answer =
        in_hindsight(&outing.hand, &kit, primary, Some(secondary), &mut Meter::nodes(HINDSIGHT)).ok()?;
    let found = judge(&outing.sheet, kit).map(|judged| judged.found).unwrap_or_default();
    let made = Weights::hindsight(primary, Some(secondary)).value(&found, outing.sheet.wish.is_some());
    if made > answer.value {
        answer.value = made;
        answer.drawing = (*outing.sheet).clone();
    }
    Some((answer, made))
}

/// What a computer player of some strength does. Never claims the time bonus.
pub fn advise(state: &State, seat: Seat, strength: Strength) -> Action {
    let mut legal = Vec::new();
    match state.phase {
        Phase::Market(_) => buy_well(state, seat),
        Phase::HandCreation => first_card(state, seat),
        Phase::Exploration if state.players[seat].started && !state.players[seat].is_done() => {
            let sheet = best_drawing(state, seat, &mut Meter::nodes(strength.nodes()));
            Action::Done(sheet.unwrap_or_else(Sheet::blank), Claim::No)
        }
        Phase::Refresh => tidy(state, seat),
        _ => {
            crate::MapMasters::legal(state, seat, &mut legal);
            legal.into_iter().next().unwrap_or(Action::Pass)
        }
    }
}

/// What a computer player of a level does, from a novice, who buys and draws by chance, over one who buys well and keeps the best of
/// many random drawings, to an expert, who lets the optimiser think.
pub fn by_level(state: &State, seat: Seat, level: Level, luck: &mut Luck) -> Action {
    let player = &state.players[seat];
    let draws = state.phase == Phase::Exploration && player.started && !player.is_done();
    match (level, draws) {
        (Level::Novice, true) => best_by_chance(state, seat, TRIES[0], luck),
        (Level::Easy, true) => best_by_chance(state, seat, TRIES[1], luck),
        (Level::Medium | Level::Greedy, true) => best_by_chance(state, seat, TRIES[2], luck),
        (Level::Novice | Level::Easy, false) => crate::MapMasters::sample(state, seat, luck),
        (Level::Medium | Level::Greedy, false) | (Level::Hard, _) => advise(state, seat, Strength::Glance),
        (Level::Expert, _) => advise(state, seat, Strength::Adept),
    }
}

/// The best of a few random drawings.
fn best_by_chance(state: &State, seat: Seat, tries: usize, luck: &mut Luck) -> Action {
    let (player, weights) = (&state.players[seat], weights(state));
    let drawings = (0..tries).map(|_| crate::sample::drawing(&player.area, player.kit(), luck));
    let worth = |drawing: &Drawing| {
        let found = judge(drawing, player.kit()).map(|judged| judged.found).unwrap_or_default();
        weights.value(&found, drawing.wish.is_some())
    };
    let best = drawings.max_by_key(worth).unwrap_or_default();
    Action::Done(Sheet::from(best), Claim::No)
}

/// What a card is worth in a dungeon of this round: its icons by the weights, about half of which a path takes.
pub fn card_worth(card: CardId, weights: &Weights) -> i32 {
    let face = face(card);
    let icons: usize =
        Icon::ALL.into_iter().map(|icon| face.count(icon) * usize::from(weights.icons[icon as usize])).sum();
    let rooms = face.plan(false).rooms.len() * usize::from(weights.room);
    (icons + rooms) as i32 / 2
}

/// The purchase with the best worth over its price, if it is worth its price at all.
fn buy_well(state: &State, seat: Seat) -> Action {
    let weights = weights(state);
    let mut best = (0, Action::Pass);
    state.purchases(seat, &mut |purchase| {
        let gain =
            worth(state, seat, &purchase, &weights) - i32::from(price(&purchase)) * i32::from(COIN) * 2 / 3;
        if gain > best.0 {
            best = (gain, Action::Buy(purchase));
        }
    });
    best.1
}

/// What a purchase brings: a card plays this round and about every second one after it.
fn worth(state: &State, seat: Seat, purchase: &Purchase, weights: &Weights) -> i32 {
    let rounds = i32::from(ROUNDS - state.round.min(ROUNDS));
    let starter: i32 = CardId::starters().iter().map(|card| card_worth(card, weights)).sum::<i32>() / 9;
    let over = |worth: i32| (worth - starter) * (2 + rounds) / 2 + rounds * i32::from(POINT) / 6;
    match purchase {
        Purchase::Card(card, _) => over(card_worth(*card, weights)),
        Purchase::BlindCard(cost, _) => {
            let column = crate::state::Market::column_of(*cost).unwrap_or_default();
            let deck = state.market.columns[column].deck;
            let total: i32 = deck.iter().map(|card| card_worth(card, weights)).sum();
            over(total / (deck.len().max(1) as i32)) - i32::from(POINT) / 4
        }
        Purchase::Fairy(kind, gift) => {
            let each = |kind: Fairy| token_worth(state, seat, kind, weights);
            each(*kind) + gift.map_or(0, each)
        }
        Purchase::Book(book) => book_worth(state, seat, *book, rounds),
        Purchase::BlindBook => i32::from(POINT) / 6,
    }
}

/// A token pays where the primary objective asks for what it overcomes, and the first of its kind more than the next.
fn token_worth(state: &State, seat: Seat, kind: Fairy, weights: &Weights) -> i32 {
    let overcome = Icon::ALL.into_iter().filter(|icon| icon.overcome_by() == Some(kind));
    let best = overcome.map(|icon| i32::from(weights.icons[icon as usize])).max().unwrap_or_default();
    best / (3 * (1 + i32::from(state.players[seat].fairies[kind.index()])))
}

/// Spellbooks for the path are worth a little in every round to come; two are enough.
fn book_worth(state: &State, seat: Seat, book: Spellbook, rounds: i32) -> i32 {
    if state.players[seat].books.len() >= crate::state::MOST_BOOKS {
        return 0;
    }
    let each = match book.phase() {
        Window::Exploration => i32::from(POINT) / 2,
        Window::Refresh => i32::from(POINT) / 3,
        _ => i32::from(POINT) / 5,
    };
    each * (rounds + 1) / 2
}

/// Looks when the spellbook allows it; keeps what is better than a starter on average.
fn first_card(state: &State, seat: Seat) -> Action {
    let weights = weights(state);
    let starters: i32 = CardId::starters().iter().map(|card| card_worth(card, &weights)).sum();
    match state.players[seat].look {
        Look::At(card) if card_worth(card, &weights) * 9 >= starters => Action::Keep,
        Look::At(_) => Action::Discard,
        _ => Action::Look,
    }
}

/// Keeps the best dungeon card for the next objective, removes the poorest starter.
fn tidy(state: &State, seat: Seat) -> Action {
    let next = state.objectives.drawn.last().map_or(Kind::Coin, |card| objective(*card).kind);
    let weights = Weights::exploring(next, &[], COIN, EXIT);
    let mut legal = Vec::new();
    state.legal_refresh(seat, &mut legal);
    let gain = |action: &Action| match action {
        Action::Recycle(card, By::Icon) => card_worth(*card, &weights) - i32::from(POINT),
        Action::Remove(card, _) if card.is_starter() => i32::from(POINT) - card_worth(*card, &weights) / 4,
        _ => 0,
    };
    legal.into_iter().rev().max_by_key(gain).filter(|action| gain(action) > 0).unwrap_or(Action::Finish)
}
