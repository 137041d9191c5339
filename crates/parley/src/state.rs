//! The words of the game: its state, actions and events.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{BySeat, Frames, Seat, SeatSet};

use crate::{Card, Cards, Landing, Options};

/// A matter that envoys talk about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Topic {
    /// What may be bought and sold.
    Trade,
    /// Where one land ends.
    Border,
    /// Who rules.
    Throne,
}

impl Topic {
    /// All of them.
    pub const ALL: [Topic; 3] = [Topic::Trade, Topic::Border, Topic::Throne];
}

/// An order of the topics, the most important first.
pub type Agenda = [Topic; 3];

/// A direction on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Up.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left.
    West,
}

impl Side {
    /// All of them, clockwise.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];
}

/// The steps of a treaty. Has room for more than a treaty may have, so that a rule can refuse them.
pub type Walk = ArrayVec<Side, 8>;

/// The step of the round that is under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// All envoys bid.
    Bids,
    /// The speaker may read the letter, then exchanges cards.
    Exchange,
    /// The speaker throws a stone.
    Stone,
    /// The speaker orders the topics.
    Agenda,
    /// The speaker claims a topic.
    Claim,
    /// A claim is on the table: the frames say who is asked.
    Objections,
    /// This envoy draws up a treaty.
    Treaty(Seat),
    /// The letter is open.
    Over,
}

/// Something shown that others may react to. The claim is the outermost; each answer is a reaction to the frame before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// The speaker claims a topic.
    Claim {
        /// Which one.
        topic: Topic,
        /// With what.
        card: Card,
        /// Everybody knows that seats fewer than so many places left of the speaker have had their say.
        from: u8,
        /// How many places left of the speaker the seat sits that is asked now. Only that seat knows.
        next: u8,
    },
    /// An objection, or an answer to one.
    Answer {
        /// By whom.
        seat: Seat,
        /// With what.
        card: Card,
    },
}

impl Frame {
    /// The card shown.
    pub fn card(&self) -> Card {
        match self {
            Frame::Claim { card, .. } | Frame::Answer { card, .. } => *card,
        }
    }
}

/// A claim, and as many answers as an objector with three cards and a speaker with two more can give.
pub(crate) const DEEPEST: usize = 6;

/// Everything there is to know of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What was chosen before.
    pub options: Options,
    /// Counted from 1.
    pub round: u8,
    /// What is under way.
    pub step: Step,
    /// Who spoke last, or speaks now.
    pub speaker: Seat,
    /// Cards not drawn yet, in no order.
    pub deck: Cards,
    /// Each envoy's cards.
    pub hands: BySeat<Cards>,
    /// Cards each envoy exchanged, face down.
    pub buried: BySeat<Cards>,
    /// Cards shown, face up.
    pub shown: Cards,
    /// The sealed letter.
    pub letter: Card,
    /// Who has read the letter.
    pub readers: SeatSet,
    /// Each envoy's coins.
    pub purses: BySeat<u8>,
    /// The bids of this round, as far as they are made.
    pub bids: BySeat<Option<u8>>,
    /// The order of the topics in this round.
    pub agenda: Option<Agenda>,
    /// The claim under way and the answers to it.
    pub frames: Frames<Frame, DEEPEST>,
    /// Fields of the map that belong to a treaty, a bit each, row by row.
    pub signed: u32,
    /// Each envoy's influence.
    pub influence: BySeat<u8>,
    /// How often each envoy took each topic.
    pub taken: BySeat<[u8; 3]>,
}

impl State {
    /// How many envoys there are.
    pub fn seats(&self) -> usize {
        self.hands.len()
    }
}

/// An answer to what an envoy is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Bids so many coins.
    Bid(u8),
    /// Pays a coin and reads the letter.
    ReadLetter,
    /// Exchanges these cards.
    Exchange(Cards),
    /// Aims the stone at this point.
    Throw {
        /// To the right.
        x: i32,
        /// Downwards.
        y: i32,
    },
    /// Orders the topics.
    Order(Agenda),
    /// Claims a topic with a card.
    Claim {
        /// The topic.
        topic: Topic,
        /// The card.
        card: Card,
    },
    /// Claims nothing.
    Yield,
    /// Objects, or answers, with a card.
    Show(Card),
    /// Objects or answers no more.
    Pass,
    /// Draws up a treaty.
    Treaty(Walk),
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A bid was made; how high, nobody is told.
    BidMade(Seat),
    /// The bids are open and this envoy speaks.
    Speaks(Seat, u8),
    /// An envoy read the letter; what it says, others are not told.
    LetterRead(Seat),
    /// What the letter says, for those who may know.
    LetterSays(Card),
    /// An envoy exchanged so many cards.
    Exchanged(Seat, u8),
    /// An envoy drew so many cards.
    Drew(Seat, u8),
    /// The card that was drawn, for its owner.
    DrewCard(Card),
    /// The stone came to rest and earned so many coins.
    Landed(Seat, Landing, u8),
    /// The topics were ordered.
    Ordered(Agenda),
    /// A topic was claimed.
    Claimed(Seat, Topic, Card),
    /// The speaker claimed nothing.
    Yielded(Seat),
    /// A card was shown against another.
    Shown(Seat, Card),
    /// An answer was not answered.
    Silent(Seat),
    /// Passing was noted, for the one who passed.
    Passed(Seat),
    /// An envoy took a topic and gained so much influence.
    Took(Seat, Topic, u8),
    /// A treaty of so many steps was drawn up and gave so much influence.
    Signed(Seat, u8, u8),
    /// The letter was opened and speaks of this topic.
    Opened(Card, Topic),
}
