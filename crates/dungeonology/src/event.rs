//! What happened, as it is told.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::action::{Activity, Gauge, Use};
use crate::cards::Cards;
use crate::content::{ClanId, Colour, InternId, JinxId, PanicId, ScholarId, TrapKind, TrickId, ZoneId};
use crate::lattice::Spot;

/// Something that happened. Holds only what its audience may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "every event says what it is, its fields are named after what they hold")]
pub enum Event {
    /// A player has a Scholar.
    Cast { seat: Seat, who: ScholarId },
    /// A turn begins.
    TurnBegins { seat: Seat },
    /// What the turn is spent on.
    Began { seat: Seat, activity: Activity },
    /// A Randomizer Card was drawn; its number in the deck.
    Randomized { card: u8 },
    /// A Scholar is now there.
    Moved { seat: Seat, zone: ZoneId },
    /// A Scholar's movement is lost.
    Stopped { seat: Seat },
    /// A tile was drawn.
    TileDrawn { tile: ZoneId },
    /// A tile that fits nowhere went under its pile.
    TileUnder { tile: ZoneId },
    /// A tile was laid.
    Laid { tile: ZoneId, spot: Spot },
    /// A Scholar Card was turned.
    Flipped { seat: Seat, exalted: bool },
    /// A Stun Token was taken.
    Stunned { seat: Seat },
    /// A Knowledge Token was gained.
    Knowledge { seat: Seat },
    /// You see the Clan Card.
    ClanSeen { clan: ClanId },
    /// The Clan Card lies face up.
    ClanShown { clan: ClanId },
    /// A cube was placed on a Note Board.
    Gained { seat: Seat, colour: Colour },
    /// A cube went into the Reserve.
    Eliminated { colour: Colour },
    /// A cube was stolen.
    Stolen { seat: Seat, thief: Seat, colour: Colour },
    /// A cube was dropped.
    Dropped { seat: Seat, colour: Colour, zone: ZoneId },
    /// A cube was given.
    Gave { seat: Seat, to: Seat, colour: Colour },
    /// The loss of a protected cube was refused.
    Protected { seat: Seat, colour: Colour },
    /// Students were sacrificed.
    Sacrificed { seat: Seat, students: u8 },
    /// Students were taken.
    TookStudents { seat: Seat, students: u8 },
    /// Students were drawn from the University.
    DrewStudents { seat: Seat, ordinary: u8, omegas: u8 },
    /// An Omega Student stands on a slot of the Alert Card, counted from the top.
    OmegaPlaced { slot: u8 },
    /// The University was refilled.
    Refilled,
    /// The last turns have begun.
    LastTurns,
    /// A face-down Jinx Card was taken.
    JinxTaken { seat: Seat },
    /// A Jinx Card was revealed.
    JinxRevealed { seat: Seat, jinx: JinxId },
    /// A Jinx Card was discarded.
    JinxDiscarded { seat: Seat, jinx: JinxId },
    /// A Trick Card effect was declared.
    Played { seat: Seat, card: TrickId, way: Use },
    /// The declared effect was cancelled.
    Cancelled,
    /// You drew, took or gave up this Trick Card.
    CardDrawn { card: TrickId },
    /// You see this card of the Trick deck.
    CardSeen { card: TrickId },
    /// Trick Cards were drawn.
    DrewCards { seat: Seat, cards: u8 },
    /// A Trick Card was discarded.
    Discarded { seat: Seat, card: TrickId },
    /// A Trick Card was taken from a hand at random.
    TookCard { seat: Seat, from: Seat },
    /// A Trick Card was revealed in search of another.
    Researched { seat: Seat, card: TrickId },
    /// A Skill was activated: its place on a side of the Scholar Card.
    Skill { seat: Seat, who: ScholarId, exalted: bool, index: u8 },
    /// A Study was declared.
    Studies { seat: Seat, targets: u8 },
    /// An Espionage was declared.
    Spies { seat: Seat, target: Seat, colour: Colour },
    /// The Stealth Value was generated.
    Generated { seat: Seat, cards: Cards, stealth: i16 },
    /// Cards were revealed by a Divination.
    Divined { seat: Seat, cards: Vec<TrickId> },
    /// Something was added to one of the two values.
    Added { gauge: Gauge, amount: u8 },
    /// The two values were compared.
    Tested { seat: Seat, stealth: i16, alert: i16, success: bool },
    /// A Trap Token was laid.
    TrapLaid { zone: ZoneId },
    /// A Trap Token was turned over.
    TrapSprung { seat: Seat, trap: TrapKind },
    /// A Secret Passage Token was laid.
    PassageLaid { zone: ZoneId },
    /// A Teleport Token was laid.
    TeleportLaid { zone: ZoneId },
    /// An Intern was taken.
    InternTaken { seat: Seat, intern: InternId },
    /// The Boss is now there.
    BossMoved { zone: ZoneId },
    /// The Boss met a Scholar.
    Encounter { seat: Seat },
    /// A Thesis was submitted.
    Thesis { seat: Seat, success: bool },
    /// A player's game has ended.
    Finished { seat: Seat },
    /// Maximum Alert has begun.
    Panic { panic: PanicId },
    /// A player's final score.
    FinalScore { seat: Seat, score: i16 },
}
