//! What players can do.

use std::ops::Deref;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::CardId;
use crate::judge::Drawing;
use crate::model::Fairy;
use crate::spellbooks::Spellbook;

/// An answer to an open decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Market: buy one item.
    Buy(Purchase),
    /// Market: buy nothing more this round.
    Pass,
    /// Market: give up one of the two spellbooks owned before a third was bought.
    GiveUp(Spellbook),
    /// Hand creation: look at the first card before drawing on.
    Look,
    /// Hand creation: draw facedown as usual.
    Draw,
    /// Hand creation: keep the card looked at.
    Keep,
    /// Hand creation: discard the card looked at.
    Discard,
    /// Exploration: give the start signal, or turn up one's own cards.
    Start,
    /// Exploration: keep a drawing without declaring it finished. It need not be legal.
    Draft(Sheet),
    /// Exploration: hand in a finished drawing.
    Done(Sheet, Claim),
    /// Exploration: take back "done".
    Reopen,
    /// Exploration: the agreed time is over; what is drawn so far counts.
    TimeUp,
    /// Refresh: put a card back into the building area, with an icon or a spellbook.
    Recycle(CardId, By),
    /// Refresh: remove a card for good, with an icon or a spellbook.
    Remove(CardId, By),
    /// Refresh: exchange a played dungeon card for a faceup one of the market.
    Swap(CardId, CardId),
    /// Refresh: use nothing more.
    Finish,
}

/// One item of the market.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purchase {
    /// A fairy token, and with the spellbook another of a different kind for free.
    Fairy(Fairy, Option<Fairy>),
    /// A faceup spellbook.
    Book(Spellbook),
    /// The top spellbook of the deck, unseen.
    BlindBook,
    /// A faceup dungeon card, perhaps with the discount.
    Card(CardId, Discount),
    /// The top card of the dungeon deck of this cost, unseen, perhaps with the discount.
    BlindCard(u8, Discount),
}

/// Whether the discount spellbook is used on a purchase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Discount {
    /// The full price.
    Full,
    /// One coin less.
    Reduced,
}

/// What lets a player treat a card in the refresh phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// A circled optimizer.
    Icon,
    /// A spellbook.
    Book,
}

/// Whether "Done!" claims the time bonus.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// No.
    No,
    /// Called out at a common table.
    Now,
    /// After this many tenths of a second of one's own time.
    After(u32),
}

/// A drawing that is shared rather than copied: it never changes once it is handed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet(Arc<Drawing>);

impl Sheet {
    /// The drawing of somebody who hands in nothing.
    pub fn blank() -> Sheet {
        Sheet::from(Drawing::default())
    }
}

impl From<Drawing> for Sheet {
    fn from(drawing: Drawing) -> Sheet {
        Sheet(Arc::new(drawing))
    }
}

impl Deref for Sheet {
    type Target = Drawing;
    fn deref(&self) -> &Drawing {
        &self.0
    }
}

impl Serialize for Sheet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Sheet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Sheet, D::Error> {
        Drawing::deserialize(deserializer).map(Sheet::from)
    }
}
