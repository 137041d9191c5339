//! What a player can answer, in all decisions of the game.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::content::{Colour, Floor, JinxId, ScholarId, TrickId, ZoneId};
use crate::lattice::Spot;

/// An answer to an open decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Take a Scholar at set-up.
    Pick(ScholarId),
    /// Choose what the turn is spent on.
    Begin(Activity),
    /// Play nothing now; decline.
    Pass,
    /// End the Movement Phase, the Action Phase, or a choice of any number of things.
    Done,
    /// Step into a Linked Zone.
    Go(ZoneId),
    /// Take a Secret Passage.
    Tunnel(ZoneId),
    /// Draw a tile of the current Floor.
    Explore,
    /// Lay the drawn tile there.
    Lay(Spot),
    /// Choose the pile for Stairs.
    Floor(Floor),
    /// Study so many cubes.
    Study(u8),
    /// Spy on a Scholar for a cube of that colour.
    Spy(Seat, Colour),
    /// Use the Bivouac of the Zone.
    Bivouac,
    /// Use a Teleport Token.
    Teleport(ZoneId),
    /// Put a card among those to be played for their Bonus Value.
    Bonus(TrickId),
    /// Show those cards.
    Reveal,
    /// Play a Trick Card for one of its effects.
    Play(TrickId, Use),
    /// Activate the Skill at this place of the side that is up, from 0.
    Skill(u8),
    /// Choose a Scholar.
    Seat(Seat),
    /// Choose a colour.
    Colour(Colour),
    /// Choose a Zone.
    Zone(ZoneId),
    /// Choose a Trick Card.
    Card(TrickId),
    /// Choose a number.
    Number(u8),
    /// Choose one of the two values of a Stealth Test.
    Gauge(Gauge),
    /// Agree.
    Yes,
    /// Refuse.
    No,
    /// Choose a Jinx Card: a revealed one, or a face-down one.
    Jinx(Option<JinxId>),
    /// Put a tile back onto its pile.
    Put(ZoneId, End),
}

/// What a turn is spent on. In v1 Exploration stands for the Movement and Action Phases.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Activity {
    /// Submit the Thesis.
    Thesis,
    /// Rest.
    Rest,
    /// Move, act, end the turn.
    Exploration,
}

/// The effect of a Trick Card that is used. Numbers are places among its auxiliary effects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Use {
    /// The Main Effect.
    Main,
    /// An auxiliary effect.
    Aux(u8),
    /// An auxiliary effect, added to the Stealth Value.
    Stealth(u8),
    /// An auxiliary effect, added to the Alert Value.
    Alert(u8),
}

/// The two values of a Stealth Test.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gauge {
    /// The Stealth Value.
    Stealth,
    /// The Alert Value.
    Alert,
}

/// An end of a pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// On the top.
    Top,
    /// At the bottom.
    Bottom,
}
