//! What happened, as it is told.

use serde::{Deserialize, Serialize};
use table::{RuleId, Seat};

use crate::action::Wound;
use crate::cards::{ClassId, QuestId, RaceId, Source};
use crate::geometry::Point;
use crate::physics::Settled;
use crate::pieces::{Piece, PieceSet};
use crate::state::Ending;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// A hero stands.
    Hero {
        /// Whose.
        seat: Seat,
        /// The race.
        race: RaceId,
        /// The class.
        class: ClassId,
    },
    /// A race was kept in a draft.
    KeptRace {
        /// By whom.
        seat: Seat,
        /// Which.
        race: RaceId,
    },
    /// A class was kept in a draft.
    KeptClass {
        /// By whom.
        seat: Seat,
        /// Which.
        class: ClassId,
    },
    /// Somebody chose in secret.
    Chose {
        /// Who.
        seat: Seat,
    },
    /// A new level fell.
    Level {
        /// Which.
        level: u8,
    },
    /// A pillar was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which.
        pillar: Piece,
        /// Where.
        at: Point,
    },
    /// Cubes were dropped.
    Dropped {
        /// By whom.
        seat: Seat,
        /// Which.
        pieces: PieceSet,
        /// Over which point.
        at: Point,
        /// From how many millimetres.
        height: u16,
        /// Where everything came to rest.
        settled: Box<Settled>,
    },
    /// A cube was flicked.
    Flicked {
        /// By whom.
        seat: Seat,
        /// Which.
        piece: Piece,
        /// Where everything came to rest.
        settled: Box<Settled>,
    },
    /// Cubes left the table.
    FellOff {
        /// Which.
        pieces: PieceSet,
    },
    /// An ability was used.
    Used {
        /// By whom.
        seat: Seat,
        /// Of which card.
        source: Source,
    },
    /// Cubes were put elsewhere by hand.
    Moved {
        /// By whom.
        seat: Seat,
        /// Which.
        pieces: PieceSet,
    },
    /// A cube went into a stash by an ability.
    Took {
        /// Whose stash.
        seat: Seat,
        /// Which.
        piece: Piece,
    },
    /// Life points were paid or healed.
    Life {
        /// Whose.
        seat: Seat,
        /// How many remain.
        remaining: u8,
    },
    /// A potion was drunk.
    Drank {
        /// By whom.
        seat: Seat,
        /// What it healed.
        wound: Wound,
    },
    /// A meeple was placed.
    Meeple {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Point,
    },
    /// A meeple was in the looted room.
    Cooperated {
        /// Whose.
        seat: Seat,
    },
    /// A room was looted.
    Looted {
        /// By whom.
        seat: Seat,
        /// Its pillars.
        corners: PieceSet,
        /// What was taken.
        pieces: PieceSet,
        /// The life points that remain.
        remaining: u8,
    },
    /// A room had too many monsters.
    Trembled {
        /// Who.
        seat: Seat,
        /// The rule.
        rule: RuleId,
    },
    /// No room was formed.
    NoRoom {
        /// By whom.
        seat: Seat,
        /// The rule.
        rule: RuleId,
    },
    /// A round begins.
    Round {
        /// Which.
        round: u8,
        /// In which order.
        order: Vec<Seat>,
    },
    /// A quest was revealed.
    Quest {
        /// Whose.
        seat: Seat,
        /// Which.
        quest: QuestId,
    },
    /// A chest was opened and rolled.
    Chest {
        /// By whom.
        seat: Seat,
        /// What it showed.
        points: u8,
    },
    /// A total score.
    Score {
        /// Whose.
        seat: Seat,
        /// How much.
        points: i32,
    },
    /// A solo run ended.
    Ended {
        /// How.
        ending: Ending,
        /// The relic track.
        relics: u8,
    },
}
