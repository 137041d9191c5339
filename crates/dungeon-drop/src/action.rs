//! What a player can do.

use serde::{Deserialize, Serialize};

use crate::cards::{ClassId, QuestId, RaceId, Source};
use crate::geometry::{Point, Vector};
use crate::pieces::{Piece, PieceSet};

/// An answer to an open decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Hero Draft: keep this race.
    KeepRace(RaceId),
    /// Hero Draft: keep this class.
    KeepClass(ClassId),
    /// Hero Construction: keep this race and this class.
    KeepHero(RaceId, ClassId),
    /// Hero Construction: keep this quest.
    KeepQuest(QuestId),
    /// Dungeon Construction: place a pillar here, turned by so many degrees.
    PlacePillar(Point, u8),
    /// Drop over this point from so many millimetres.
    Explore(Point, u16),
    /// Drink a potion.
    Drink(Wound),
    /// Place the meeple.
    Meeple(Point),
    /// Place no meeple for now.
    Pass,
    /// Use an ability, or go on with it.
    Use(Source, Use),
    /// Use no ability, or no more of it.
    Done,
    /// Form a room and loot it.
    Room(RoomChoice),
    /// Form no room: there is none that must be formed.
    NoRoom,
    /// Solo: stay in the current room.
    Stay,
    /// End the turn.
    EndTurn,
    /// Solo: go on on this level.
    GoOn,
    /// Solo: go down the stairs.
    Descend,
    /// Solo: leave the dungeon.
    Leave,
    /// Solo: give up.
    GiveUp,
}

/// A room, by its corners, and the shields spent in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct RoomChoice {
    /// The pillars.
    pub corners: PieceSet,
    /// Solo: the pillar tokens kept, one bit each.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub tokens: u8,
    /// The monsters that a shield is spent on, one shield each.
    #[serde(default, skip_serializing_if = "PieceSet::is_empty_ref")]
    pub shielded: PieceSet,
}

fn is_zero(tokens: &u8) -> bool {
    *tokens == 0
}

impl PieceSet {
    fn is_empty_ref(&self) -> bool {
        self.is_empty()
    }
}

/// How an ability is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Use {
    /// It changes the room of this turn.
    Ready,
    /// Drop these cubes again over this point from so many millimetres.
    Redrop(PieceSet, Point, u16),
    /// Flick this cube: the direction and strength as the speed it would give a small cube, in millimetres a second.
    Flick(Piece, Vector),
    /// Give this cube of the stash for that one in the Dungeon; it is dropped from so many millimetres.
    Barter(Piece, Piece, u16),
    /// These two cubes change places.
    Swap(Piece, Piece),
    /// Put this cube down here, turned by so many degrees.
    Carry(Piece, Point, u8),
    /// Slide this cube in this direction, given in whole degrees.
    Slide(Piece, u16),
    /// Uncover life points.
    Heal,
    /// Take this cube.
    Pilfer(Piece),
    /// Put this cube into the box; what is drawn for it is dropped from so many millimetres.
    Transmute(Piece, u16),
}

/// A covered life point that a potion may uncover.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wound {
    /// One covered by a goblin.
    Goblin,
    /// One of the two covered by a troll.
    Troll,
    /// The one still covered by a troll.
    HalfTroll,
    /// One covered by a neutral marker.
    Marker,
}

impl Wound {
    /// Every kind of wound.
    pub const ALL: [Wound; 4] = [Wound::Goblin, Wound::Troll, Wound::HalfTroll, Wound::Marker];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Wound::Goblin => "goblin",
            Wound::Troll => "troll",
            Wound::HalfTroll => "half-troll",
            Wound::Marker => "marker",
        }
    }
}
