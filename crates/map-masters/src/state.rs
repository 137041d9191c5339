//! Everything there is to know of a match.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, enforces};

use crate::action::{Claim, Sheet};
use crate::content::{COSTS, CardId, CardSet, ObjectiveId, objective, pack};
use crate::explorer::Kit;
use crate::model::{Fairy, HAND};
use crate::options::{Options, TimeBonus};
use crate::spellbooks::{BookSet, Spellbook};

/// Rounds of a game.
pub const ROUNDS: u8 = {
    enforces!("masters.round.six-rounds", "masters.overview.goal");
    6
};
/// Tokens in each fairy pile.
pub const FAIRY_STOCK: u8 = {
    enforces!("masters.setup.fairy-piles");
    5
};
/// Faceup cards of a market column.
pub const FACEUP: usize = 2;
/// Spellbooks that a player can own.
pub const MOST_BOOKS: usize = {
    enforces!("masters.spellbook.maximum-two");
    2
};

/// A match between two decisions. Decks are sets: their order is drawn when it is needed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What the table agreed on.
    pub options: Options,
    /// The round, from 1.
    pub round: u8,
    /// The phase, with whose decision is open.
    pub phase: Phase,
    /// This round's first market player.
    pub first: Seat,
    /// The objective cards.
    pub objectives: Objectives,
    /// The market.
    pub market: Market,
    /// Who claimed the time bonus of this round at the table.
    pub claimed: Option<Seat>,
    /// The players.
    pub players: BySeat<Player>,
}

/// The phases of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// B: this seat buys or passes.
    Market(Seat),
    /// B: this seat bought a third spellbook and gives one up.
    GiveUp(Seat),
    /// C: who has the first-draw spellbook decides about it.
    HandCreation,
    /// D: the start signal of a time bonus round is awaited from the first player.
    Signal,
    /// D: everybody builds and draws.
    Exploration,
    /// F: optimizers and refresh spellbooks.
    Refresh,
    /// The game has ended.
    Over,
}

/// The objective deck and what was drawn from it, oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Objectives {
    /// The cards not yet drawn.
    pub deck: Vec27,
    /// The cards drawn: primary and secondary in turns.
    pub drawn: ArrayVec<ObjectiveId, 12>,
}

/// The objective cards that are still in the deck, as a small inline list.
pub type Vec27 = ArrayVec<ObjectiveId, 27>;

/// The market: fairy piles, the spellbook column and four dungeon columns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Market {
    /// Tokens left, by kind.
    pub fairies: [u8; Fairy::COUNT],
    /// Spellbooks in the deck.
    pub book_deck: BookSet,
    /// Faceup spellbooks.
    pub books: [Option<Spellbook>; FACEUP],
    /// Spellbooks in the market discard.
    pub book_discard: BookSet,
    /// Dungeon columns, cheapest first.
    pub columns: [Column; COSTS.len()],
}

/// A dungeon column of the market.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Column {
    /// Cards in the deck.
    pub deck: CardSet,
    /// Faceup cards.
    pub up: [Option<CardId>; FACEUP],
    /// Cards in the market discard.
    pub discard: CardSet,
}

/// A player's area.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Coins.
    pub coins: u16,
    /// Fairy tokens, by kind.
    pub fairies: [u8; Fairy::COUNT],
    /// Spellbooks, in the order they were bought.
    pub books: ArrayVec<Owned, 3>,
    /// The facedown deck.
    pub deck: CardSet,
    /// The discard pile.
    pub discard: CardSet,
    /// Faceup cards in the building area; from the exploration phase on, the hand.
    pub area: ArrayVec<CardId, HAND>,
    /// Cards drawn and not yet turned up.
    pub facedown: CardSet,
    /// Whether the player has passed in this market phase.
    pub passed: bool,
    /// Where the player is with the first-draw spellbook.
    pub look: Look,
    /// The card looked at and discarded in this round: everybody saw it, even if it was shuffled in again.
    pub tossed: Option<CardId>,
    /// Whether the cards are turned up.
    pub started: bool,
    /// The current drawing, seen by its player alone until the phase ends.
    pub sheet: Option<Sheet>,
    /// Whether and how the player declared to be done.
    pub done: Done,
    /// Circled recycling and scissors icons not yet used.
    pub optimizers: Optimizers,
    /// Cards of this round's hand that stay for the next.
    pub kept: CardSet,
    /// Whether the player has finished the refresh phase.
    pub finished: bool,
    /// The last dungeon, revealed to all.
    pub outing: Option<Outing>,
    /// The score board.
    pub rows: [Row; ROUNDS as usize],
}

/// A spellbook beside a score board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Owned {
    /// Which.
    pub book: Spellbook,
    /// Whether it lies facedown.
    pub used: bool,
}

/// Where a player is with the first-draw spellbook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Look {
    /// Nothing to decide.
    #[default]
    Settled,
    /// May look or just draw.
    Asked,
    /// Has looked at this card, which nobody else sees.
    At(CardId),
}

/// Whether a player is done exploring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Done {
    /// Still drawing.
    #[default]
    Drawing,
    /// Done, and free to take it back.
    Done(Claim),
    /// Done for good.
    Locked(Claim),
}

/// Optimizer icons at a player's disposal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Optimizers {
    /// Recycling icons.
    pub recycling: u8,
    /// Scissors icons.
    pub scissors: u8,
}

/// What a player did in the exploration phase just past, open to all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outing {
    /// The hand.
    pub hand: ArrayVec<CardId, HAND>,
    /// The fairy tokens that were ready.
    pub fairies: [u8; Fairy::COUNT],
    /// The spellbooks that were ready.
    pub books: BookSet,
    /// The drawing.
    pub sheet: Sheet,
}

/// One round on a score board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Row {
    /// The blue box.
    pub primary: u16,
    /// The pink box.
    pub secondary: u16,
    /// The green box.
    pub time: u8,
    /// The red box.
    pub exit: bool,
}

impl Row {
    /// The points of one round as the tie for the first market turn counts them.
    pub fn points(&self) -> u16 {
        self.primary + self.secondary + u16::from(self.time)
    }
}

impl State {
    /// How many players there are.
    pub fn seats(&self) -> usize {
        self.players.len()
    }

    /// The primary objective of this round: known before the market phase.
    pub fn primary(&self) -> Option<ObjectiveId> {
        enforces!("masters.objective.two-per-round", "masters.objective.shared");
        self.objectives.drawn.get(2 * usize::from(self.round - 1)).copied()
    }

    /// Whether this is a time bonus round in which the bonus can be won.
    pub fn is_time_bonus_round(&self) -> bool {
        enforces!("masters.time.hourglass", "masters.time.primary-only");
        self.options.time_bonus != TimeBonus::Off && self.has_hourglass()
    }

    /// Whether the primary objective shows the hourglass.
    pub fn has_hourglass(&self) -> bool {
        self.primary().is_some_and(|primary| objective(primary).hourglass)
    }

    /// The row of this round on a player's score board.
    pub fn row(&mut self, seat: Seat) -> &mut Row {
        let round = usize::from(self.round.clamp(1, ROUNDS) - 1);
        &mut self.players[seat].rows[round]
    }
}

impl Player {
    /// What the player brings to the dungeon: ready tokens, ready spellbooks.
    pub fn kit(&self) -> Kit {
        Kit { fairies: self.fairies, books: self.ready_books() }
    }

    /// The spellbooks that lie faceup.
    pub fn ready_books(&self) -> BookSet {
        self.books.iter().filter(|owned| !owned.used).map(|owned| owned.book).collect()
    }

    /// Whether the player has this spellbook, faceup.
    pub fn has_ready(&self, book: Spellbook) -> bool {
        self.books.iter().any(|owned| owned.book == book && !owned.used)
    }

    /// Whether the player has this spellbook at all.
    pub fn owns(&self, book: Spellbook) -> bool {
        self.books.iter().any(|owned| owned.book == book)
    }

    /// Turns a spellbook facedown.
    pub fn turn_down(&mut self, book: Spellbook) {
        enforces!("masters.spellbook.once-per-round");
        self.books.iter_mut().filter(|owned| owned.book == book).for_each(|owned| owned.used = true);
    }

    /// Whether the player has declared to be done.
    pub fn is_done(&self) -> bool {
        self.done != Done::Drawing
    }

    /// How many more cards the hand needs.
    pub fn missing_cards(&self) -> usize {
        HAND.saturating_sub(self.area.len() + self.facedown.len())
    }

    /// Every card the player owns.
    pub fn collection(&self) -> CardSet {
        let mut all = self.deck;
        all.extend(self.discard);
        all.extend(self.facedown);
        self.area.iter().for_each(|card| all.insert(*card));
        if let Look::At(card) = self.look {
            all.insert(card);
        }
        all
    }
}

impl Market {
    /// The column that a dungeon card belongs to.
    pub fn column_of(cost: u8) -> Option<usize> {
        COSTS.iter().position(|known| *known == cost)
    }

    /// The column in which a card lies faceup.
    pub fn shows(&self, card: CardId) -> Option<usize> {
        self.columns.iter().position(|column| column.up.contains(&Some(card)))
    }
}

impl Objectives {
    /// All objective cards in the deck, none drawn.
    pub fn fresh() -> Objectives {
        enforces!("masters.setup.objective-deck");
        let deck = (0..pack().objectives.len().min(27) as u8).map(ObjectiveId).collect();
        Objectives { deck, drawn: ArrayVec::new() }
    }
}
