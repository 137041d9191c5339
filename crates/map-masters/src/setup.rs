//! Set-up: market area, players' areas, objectives.

use arrayvec::ArrayVec;
use table::{BySeat, Log, Luck, Seat, SetupErrors, Text, enforces};

use crate::content::{CardId, CardSet, ObjectiveId, loaded, pack};
use crate::events::Event;
use crate::model::Fairy;
use crate::options::Options;
use crate::spellbooks::BookSet;
use crate::state::{
    Column, Done, FACEUP, FAIRY_STOCK, Look, Market, Objectives, Optimizers, Phase, Player, ROUNDS, Row,
    State,
};

/// Coins of every player at the start.
pub const COINS: u16 = {
    enforces!("masters.setup.six-coins", "masters.setup.six-coins-once");
    6
};

/// A fresh match, in the market phase of round 1.
pub fn start(options: &Options, seats: usize, luck: &mut Luck) -> Result<State, SetupErrors> {
    if let Err(faults) = loaded() {
        let why = Text::literal(faults.first().map(ToString::to_string).unwrap_or_default());
        return Err(SetupErrors::one("content/map-masters", why));
    }
    let mut state = State {
        options: *options,
        round: 1,
        phase: Phase::Market(Seat::new(0)),
        first: first_player(options, seats, luck),
        objectives: Objectives::fresh(),
        market: market(),
        claimed: None,
        players: BySeat::from_fn(seats, |_| player()),
    };
    state.lay_out_market(luck, &mut table::NullLog);
    enforces!("masters.setup.first-objective", "masters.round.objective-step-once");
    state.draw_objective(luck);
    state.open_market(luck, &mut table::NullLog);
    Ok(state)
}

/// The youngest player begins where the table says who that is; else lots are drawn.
fn first_player(options: &Options, seats: usize, luck: &mut Luck) -> Seat {
    enforces!("masters.market.first-player-round-one");
    match usize::from(options.youngest) {
        0 => Seat::new(luck.pick("first-player", seats, |seat| (seat + 1).to_string().into())),
        named => Seat::new((named - 1) % seats.max(1)),
    }
}

/// The market before any card is turned up: full piles, full decks.
fn market() -> Market {
    enforces!("masters.setup.fairy-piles", "masters.setup.spellbook-deck", "masters.setup.dungeon-decks");
    Market {
        fairies: [FAIRY_STOCK; Fairy::COUNT],
        book_deck: BookSet::ALL,
        books: [None; FACEUP],
        book_discard: BookSet::EMPTY,
        columns: pack().decks.map(|deck| Column { deck, ..Column::default() }),
    }
}

/// A player's area: nine starter cards, six coins, a blank score board, nothing else.
fn player() -> Player {
    enforces!(
        "masters.setup.starter-deck",
        "masters.setup.score-board",
        "masters.setup.no-spellbooks-or-tokens"
    );
    Player {
        coins: COINS,
        fairies: [0; Fairy::COUNT],
        books: ArrayVec::new(),
        deck: CardId::starters(),
        discard: CardSet::EMPTY,
        area: ArrayVec::new(),
        facedown: CardSet::EMPTY,
        passed: false,
        look: Look::Settled,
        tossed: None,
        started: false,
        sheet: None,
        done: Done::Drawing,
        optimizers: Optimizers::default(),
        kept: CardSet::EMPTY,
        finished: false,
        outing: None,
        rows: [Row::default(); ROUNDS as usize],
    }
}

impl State {
    /// Turns up two cards of each column.
    pub(crate) fn lay_out_market<L: Log<Event>>(&mut self, luck: &mut Luck, log: &mut L) {
        enforces!("masters.setup.spellbook-display", "masters.setup.dungeon-display");
        for place in 0..FACEUP {
            self.refill_book(place, luck, log);
        }
        for column in 0..self.market.columns.len() {
            for place in 0..FACEUP {
                self.refill_card(column, place, luck, log);
            }
        }
    }

    /// Turns up the next objective card. It never goes back into the deck.
    pub(crate) fn draw_objective(&mut self, luck: &mut Luck) -> Option<ObjectiveId> {
        enforces!("masters.setup.objective-pile", "masters.info.objectives");
        let deck = &mut self.objectives.deck;
        if deck.is_empty() || self.objectives.drawn.is_full() {
            return None;
        }
        let chosen = luck.pick("objective-deck", deck.len(), |index| deck[index].name().into());
        let drawn = deck.remove(chosen.min(deck.len() - 1));
        self.objectives.drawn.push(drawn);
        Some(drawn)
    }
}
