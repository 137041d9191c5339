//! What a player can answer: every action of the game, as it stands in the match log.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::board::{Cell, Rotation, SpaceId};
use crate::cards::{CardId, Source};
use crate::content::{Form, MapId, QuestId, Side};

/// An answer to an open decision. Small and `Copy`; which of them are legal depends on the decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Takes no Special Action in this window.
    Pass,
    /// Passes, and leaves a standing order to go on passing.
    Stand(Order),
    /// Plays a Boon, Treasure or Bane from hand.
    Play(CardPlay),
    /// Activates the effect of a readied card, a special ability, an Artifact or a Bane that can be bought off.
    Use(Activation),
    /// Stands the tipped hero up for a Movement.
    Untip,
    /// Initiates a standard attack.
    Challenge(Challenge),
    /// Lays an Encounter out in the Attack step.
    Send(Sending),
    /// Ends the Attack step: the batch is declared.
    Attack,
    /// Declares the phase over.
    End,
    /// Places a Map card.
    Place(Placing),
    /// Moves through an exit.
    Move(Side),
    /// Moves by a Sewer or a Portal.
    Travel(SpaceId),
    /// Draws and places another Map card for a Movement.
    Explore,
    /// Attempts a Quest, with so many bought bonuses.
    Attempt(Attempt),
    /// Picks up the component of an Escort Quest.
    PickUp(QuestId),
    /// Sets down the component of an Escort Quest.
    SetDown(QuestId),
    /// Pays a card's upkeep.
    Pay(CardId),
    /// Takes a card back rather than pay its upkeep.
    Return(CardId),
    /// Takes a surviving monster back into the hand.
    ToHand(CardId),
    /// Puts a surviving monster into the Pack.
    ToPack(CardId),
    /// Discards a card.
    Discard(CardId),
    /// Discards nothing, where that is allowed.
    Keep,
    /// Names a card for an effect.
    Card(CardId),
    /// Names a space for an effect or a start.
    Space(SpaceId),
    /// Names a Map card of the deck that one looks at.
    Map(MapId),
    /// Names a Quest for an effect.
    Quest(QuestId),
    /// Names an exit.
    Exit(Side),
    /// Picks one of several effects.
    Option(u8),
    /// Names an attack form.
    Form(Form),
    /// Names a player.
    Player(Seat),
    /// Accepts an offer, or goes on.
    Yes,
    /// Declines an offer, or stays.
    No,
    /// Gives up.
    Concede,
}

/// A standing order of a player who does not want to be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Until my own turn, at this checkpoint.
    Here,
    /// Until I am engaged, or my own turn begins.
    UntilAttacked,
    /// Until my own turn begins.
    UntilMyTurn,
}

/// A card played from hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardPlay {
    /// The card.
    pub card: CardId,
    /// Whose Peril pays; nobody's for Boons and Treasures.
    pub payer: Option<Seat>,
    /// What it is aimed at besides the payer.
    pub on: On,
    /// What is spent beyond the cost: the card's `#`.
    pub extra: u8,
    /// Whether a Treasure that is discarded when used is used at once.
    pub now: bool,
}

/// What a card or an effect is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum On {
    /// Nothing in particular.
    Nothing,
    /// A card: the host of an Attachment.
    Card(CardId),
    /// A space of the map.
    Space(SpaceId),
    /// A player.
    Player(Seat),
    /// A side of a fight.
    Foe(Fighter),
}

/// An effect that is activated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Activation {
    /// Where it is printed.
    pub source: Source,
    /// Which of the source's clauses.
    pub clause: u8,
    /// What it is aimed at.
    pub on: On,
    /// The card that is discarded for it.
    pub giving: Option<CardId>,
}

/// A standard attack by a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Challenge {
    /// Whom he attacks.
    pub foe: Fighter,
    /// The form.
    pub form: Form,
    /// The Escort Quest he wants to steal instead of wounding.
    pub steal: Option<QuestId>,
}

/// An Encounter laid out in the Attack step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sending {
    /// The card, from hand or Pack.
    pub card: CardId,
    /// The player it is aimed at, whose Peril pays.
    pub target: Seat,
    /// The attack form of a monster.
    pub form: Option<Form>,
    /// What is spent beyond the cost: the card's `#`.
    pub extra: u8,
}

/// A Map card and where it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Placing {
    /// The Map card.
    pub map: MapId,
    /// The cell.
    pub cell: Cell,
    /// How it is turned.
    pub rotation: Rotation,
}

/// A try at a Quest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attempt {
    /// The Quest.
    pub quest: QuestId,
    /// How many bonuses are bought for the roll.
    pub boosts: u8,
}

/// A side of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fighter {
    /// A player's hero.
    Hero(Seat),
    /// A monster of the batch, by its card.
    Monster(CardId),
    /// The monster of a Quest.
    Quest(QuestId),
    /// The monster of a Map card.
    Map(SpaceId),
}

impl Fighter {
    /// The seat, when it is a hero.
    pub const fn hero(self) -> Option<Seat> {
        match self {
            Fighter::Hero(seat) => Some(seat),
            _ => None,
        }
    }
}
