//! What happens, as it is told.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::action::{Purchase, Sheet};
use crate::content::{CardId, ObjectiveId};
use crate::spellbooks::Spellbook;
use crate::state::Outing;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A round begins; this seat is first in the market.
    Round(u8, Seat),
    /// An objective is turned up.
    Primary(ObjectiveId),
    /// The secondary objective is turned up.
    Secondary(ObjectiveId),
    /// A seat buys something.
    Bought(Seat, Purchase),
    /// What a seat got from a spellbook deck unseen.
    BlindBook(Seat, Spellbook),
    /// What a seat got from a dungeon deck unseen.
    BlindCard(Seat, CardId),
    /// A spellbook is turned up in the market.
    BookShown(Spellbook),
    /// A dungeon card is turned up in the market.
    CardShown(CardId),
    /// A seat passes.
    Passed(Seat),
    /// A seat can buy nothing and passes.
    CannotBuy(Seat),
    /// A seat gives up a spellbook for a third one.
    GaveUp(Seat, Spellbook),
    /// A seat looks at its first card.
    Looks(Seat),
    /// What the seat sees.
    Sees(CardId),
    /// A seat keeps the card it looked at.
    Keeps(Seat, CardId),
    /// A seat discards the card it looked at.
    Discards(Seat, CardId),
    /// A seat draws so many cards facedown.
    Draws(Seat, u8),
    /// A seat's discard pile becomes its deck.
    Reshuffles(Seat),
    /// The start signal.
    Signal(Seat),
    /// A seat's hand is turned up.
    TurnsUp(Seat, Vec<CardId>),
    /// A seat is done.
    Finished(Seat),
    /// A seat is done first and claims the time bonus.
    Claimed(Seat),
    /// A seat takes back "done".
    Reopened(Seat),
    /// A seat's time is up.
    TimeUp(Seat),
    /// A seat's dungeon is shown to all.
    Revealed(Seat, Sheet),
    /// A seat gives up its fairy-wish spellbook.
    Wished(Seat),
    /// A seat receives coins.
    Coins(Seat, u8),
    /// A seat scores the primary objective: units and points.
    ScoresPrimary(Seat, u8, u16),
    /// A seat scores the secondary objective: units and points.
    ScoresSecondary(Seat, u8, u16),
    /// A seat gets the time bonus.
    TimeBonus(Seat),
    /// A seat checks its exit box.
    Exits(Seat),
    /// A round is scored: from this outing and the two objectives everybody can see what was possible with the hand.
    Possible(Seat, Box<Outing>, ObjectiveId, ObjectiveId),
    /// A seat keeps a card for the next round.
    Recycles(Seat, CardId),
    /// A seat removes a card for good.
    Removes(Seat, CardId),
    /// A seat exchanges a card for one of the market.
    Swaps(Seat, CardId, CardId),
    /// A seat has finished cleaning up.
    Refreshed(Seat),
    /// The market is renewed.
    MarketRenewed,
    /// The game ends; a seat's final score.
    Final(Seat, i32),
}
