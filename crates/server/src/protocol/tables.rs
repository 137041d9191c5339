//! Tables: making them, joining them, what everybody may know of them.

use serde::{Deserialize, Serialize};
use table::{Seat, Values};

/// A table to be made.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The mode; the game's first without it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub mode: Option<String>,
    /// Single choices on top of the mode.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Record<string, boolean | number | string> | undefined"))]
    pub options: Values,
    /// Who sits where.
    pub seats: Vec<NewSeat>,
    /// Whether it is kept out of the list.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub private: bool,
    /// How long people may think.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub clock: Option<ClockRules>,
    /// My share in the luck of the match.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub entropy: Option<String>,
}

/// A seat of a table to be made.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case", tag = "kind")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum NewSeat {
    /// Mine.
    Me {
        /// What I am called here.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        name: Option<String>,
    },
    /// Another person on my device.
    HotSeat {
        /// What that person is called.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        name: Option<String>,
    },
    /// For whoever comes by the link.
    Open,
    /// A bot.
    Bot {
        /// Its name.
        bot: String,
    },
}

/// How long people may think, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case", tag = "kind")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ClockRules {
    /// A budget, and what each answer adds to it.
    Live {
        /// The budget.
        #[cfg_attr(test, ts(type = "number"))]
        initial: i64,
        /// What each answer adds.
        #[cfg_attr(test, ts(type = "number"))]
        increment: i64,
    },
    /// So long for each answer.
    Days {
        /// How long.
        #[cfg_attr(test, ts(type = "number"))]
        per_answer: i64,
    },
}

/// Taking a seat.
#[derive(Clone, Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Joining {
    /// Which; the first open one without it.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(test, ts(type = "number", optional))]
    pub seat: Option<Seat>,
    /// What I am called here.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
    /// My share in the luck of the match.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub entropy: Option<String>,
}

/// Giving a seat up.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Leaving {
    /// Which.
    #[schema(value_type = u8)]
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// Who decides from now on: `nobody` or `bot:NAME`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub to: Option<String>,
}

/// What everybody may know of a table.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableInfo {
    /// Its id; the link is `/t/ID`.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The mode.
    pub mode: String,
    /// Single choices on top of the mode.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Record<string, boolean | number | string>"))]
    pub options: Values,
    /// Whether it is kept out of the list.
    pub private: bool,
    /// How far it is.
    pub stage: Stage,
    /// When it was made.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
    /// The seats that the reader holds.
    #[schema(value_type = Vec<u8>)]
    #[cfg_attr(test, ts(type = "number[]"))]
    pub yours: Vec<Seat>,
    /// Whether the reader made it.
    pub owner: bool,
    /// How many watch.
    pub spectators: usize,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// The hash of the secret seed.
    pub commitment: String,
    /// How long people may think.
    pub clock: Option<ClockRules>,
    /// Whether it is paused.
    pub paused: bool,
    /// A proposal to take actions back.
    pub proposal: Option<Proposal>,
    /// The table of the rematch.
    pub rematch: Option<String>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Stage {
    /// Seats are open.
    Gathering,
    /// The match is under way.
    Playing,
    /// The match is over.
    Over,
}

/// What everybody may know of a seat.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Its number.
    #[schema(value_type = u8)]
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// What it is called.
    pub name: Option<String>,
    /// Who decides.
    pub kind: SeatKind,
    /// The bot's name, where one decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub bot: Option<String>,
    /// Whether it is the reader's.
    pub you: bool,
    /// Whether whoever decides is connected.
    pub here: bool,
}

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum SeatKind {
    /// Nobody has it yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// Nobody at the moment.
    Nobody,
}

/// A proposal to take actions back.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Proposal {
    /// Who proposes it.
    #[schema(value_type = u8)]
    #[cfg_attr(test, ts(type = "number"))]
    pub by: Seat,
    /// How many actions.
    pub actions: usize,
    /// Who has agreed.
    #[schema(value_type = Vec<u8>)]
    #[cfg_attr(test, ts(type = "number[]"))]
    pub agreed: Vec<Seat>,
}

/// Several tables.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableList {
    /// The most recent first.
    pub tables: Vec<TableInfo>,
}
