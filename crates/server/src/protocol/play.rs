//! Messages at a table.

use serde::{Deserialize, Serialize};
use table::{Part, Seat, Surface};

use super::{CitedRule, Eyes, Raw, Spoken, TableInfo};

/// From a client.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case", tag = "type")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ClientMessage {
    /// Answers the open question.
    Act(Act),
    /// Takes the last action back.
    Undo(Plain),
    /// Proposes to take several actions back.
    ProposeUndo {
        /// Its name, and who.
        #[serde(flatten)]
        of: Plain,
        /// How many.
        actions: usize,
    },
    /// Agrees to a proposal or not.
    Agree {
        /// Its name, and who.
        #[serde(flatten)]
        of: Plain,
        /// Whether.
        yes: bool,
    },
    /// Lets a bot play, or takes the seat back.
    HandOver {
        /// Its name, and whose seat.
        #[serde(flatten)]
        of: Plain,
        /// `person`, `nobody` or `bot:NAME`.
        to: String,
    },
    /// Leaves standing orders in place of the old ones.
    Orders {
        /// Its name, and whose.
        #[serde(flatten)]
        of: Plain,
        /// The orders.
        orders: Vec<Order>,
    },
    /// Pauses, or goes on.
    Pause {
        /// Its name.
        #[serde(flatten)]
        of: Plain,
        /// Whether.
        on: bool,
    },
    /// Says something.
    Chat {
        /// Its name.
        #[serde(flatten)]
        of: Plain,
        /// What.
        words: String,
    },
    /// A new table with the same people; `table.rematch` names it.
    Rematch(Plain),
    /// Watches another table on this connection from now on.
    Go {
        /// Its name.
        #[serde(flatten)]
        of: Plain,
        /// The table's id.
        table: String,
    },
    /// Asks whether anybody is there.
    Ping,
}

impl ClientMessage {
    /// Reads a message. Answers, which nearly all messages are, are read without the detour that telling messages apart by a
    /// field among others takes.
    pub fn read(text: &str) -> Result<ClientMessage, serde_json::Error> {
        #[derive(Deserialize)]
        struct Quick {
            #[serde(default)]
            request: String,
            #[serde(default)]
            seat: Option<Seat>,
            version: u32,
            answer: table::Answer,
        }
        if text.starts_with("{\"type\":\"act\",")
            && let Ok(Quick { request, seat, version, answer }) = serde_json::from_str(text)
        {
            return Ok(ClientMessage::Act(Act { request, seat, version, answer: Wish::Answer(answer) }));
        }
        serde_json::from_str(text)
    }
}

/// A message about a seat with nothing more to say.
#[derive(Clone, Debug, Default, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Plain {
    /// The client's own name for it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    pub request: String,
    /// Who.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(test, ts(type = "number", optional))]
    pub seat: Option<Seat>,
}

/// An answer to the open question.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Act {
    /// The client's own name for it: never done twice.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    pub request: String,
    /// Who; not needed by whoever holds one seat.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(test, ts(type = "number", optional))]
    pub seat: Option<Seat>,
    /// The version of the state that it answers.
    pub version: u32,
    /// The answer.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Answer"))]
    pub answer: Wish,
}

/// An answer, or an action in the game's own data.
#[derive(Clone, Debug)]
pub enum Wish {
    /// In the terms of the question.
    Answer(table::Answer),
    /// In the game's own data.
    Action(String),
}

impl<'de> Deserialize<'de> for Wish {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Wish, D::Error> {
        use serde::de::Error;
        let value = serde_json::Value::deserialize(deserializer)?;
        if let Some(action) = value.get("action") {
            return Ok(Wish::Action(action.to_string()));
        }
        serde_json::from_value(value).map(Wish::Answer).map_err(D::Error::custom)
    }
}

/// A standing order: whenever it fits, it is the answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Order {
    /// The answer in the game's own words.
    pub words: String,
    /// The key of the question's prompt; any without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub prompt: Option<String>,
    /// How long it stands.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Until>"))]
    pub until: Until,
}

/// How long an order stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Until {
    /// Until it is cancelled.
    #[default]
    Cancelled,
    /// Until a question that it does not fit.
    Other,
}

/// From the server.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case", tag = "type")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(clippy::large_enum_variant, reason = "made, written and dropped at once")]
pub enum ServerMessage {
    /// Something about the table changed.
    Table {
        /// The table.
        table: TableInfo,
    },
    /// What a viewer may know.
    State(StateMessage),
    /// The same for a program that knows the game.
    Brief(BriefMessage),
    /// A program that knows the table was taken along to the rematch.
    Rematch(RematchMessage),
    /// Done, and durable.
    Accepted(Accepted),
    /// Not done.
    Refused(Refused),
    /// Somebody said something.
    Chat(ChatMessage),
    /// Somebody is there.
    Pong,
    /// The server goes away.
    Closing {
        /// A sentence to show.
        words: String,
    },
}

impl ServerMessage {
    /// Writes the message as it goes out. Those that are sent most have their names written as they are, where any other
    /// way looks at every letter of them for what must be escaped.
    pub fn write(&self, to: &mut Vec<u8>) -> serde_json::Result<()> {
        match self {
            ServerMessage::Brief(brief) => brief.write(to),
            ServerMessage::Accepted(accepted) => accepted.write(to),
            ServerMessage::Rematch(rematch) => rematch.write(to),
            other => serde_json::to_writer(to, other),
        }
    }
}

/// Writes a name with what comes before it, and its value.
fn put(to: &mut Vec<u8>, name: &str, value: &impl Serialize) -> serde_json::Result<()> {
    to.extend_from_slice(name.as_bytes());
    serde_json::to_writer(to, value)
}

/// What a viewer may know.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StateMessage {
    /// Who looks.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "number | \"spectator\""))]
    pub viewer: Eyes,
    /// Counts what this viewer was shown.
    pub version: u32,
    /// The game's own view; null before the match begins.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Raw,
    /// The seats that this viewer sees being waited for.
    #[schema(value_type = Vec<u8>)]
    #[cfg_attr(test, ts(type = "number[]"))]
    pub waiting: Vec<Seat>,
    /// What this viewer is asked.
    pub question: Option<QuestionInfo>,
    /// The version since which this very question has been open.
    pub asked: u32,
    /// What happened since the last state that was sent.
    pub events: Vec<EventInfo>,
    /// After an undo: forget the events after this version.
    pub undone: Option<u32>,
    /// How it ended.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(type = "Outcome | null"))]
    pub outcome: Option<table::Outcome>,
    /// Whether this viewer may take its last action back alone.
    pub can_undo: bool,
    /// The table drawn with characters, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub drawn: Option<String>,
    /// What is left of everybody's time.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<ClockInfo>>"))]
    pub clocks: Vec<ClockInfo>,
    /// This viewer's standing orders.
    pub orders: Vec<Order>,
}

/// What a viewer may know, for a program that knows the game: no texts and no list of answers.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BriefMessage {
    /// Who looks.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "number | \"spectator\""))]
    pub viewer: Eyes,
    /// Counts what this viewer was shown.
    pub version: u32,
    /// The version since which the question has been open.
    pub asked: u32,
    /// How many answers the question lists, 0 where it is no list; null when this viewer is not asked.
    pub choices: Option<usize>,
    /// The seats that this viewer sees being waited for.
    #[schema(value_type = Vec<u8>)]
    #[cfg_attr(test, ts(type = "number[]"))]
    pub waiting: Vec<Seat>,
    /// How it ended.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(type = "Outcome | null"))]
    pub outcome: Option<table::Outcome>,
    /// The game's own view; null before the match begins.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Raw,
    /// What happened since the last state that was sent, in the game's own data.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub events: Vec<Raw>,
    /// After an undo: forget the events after this version.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub undone: Option<u32>,
}

impl BriefMessage {
    fn write(&self, to: &mut Vec<u8>) -> serde_json::Result<()> {
        put(to, "{\"type\":\"brief\",\"viewer\":", &self.viewer)?;
        put(to, ",\"version\":", &self.version)?;
        put(to, ",\"asked\":", &self.asked)?;
        put(to, ",\"choices\":", &self.choices)?;
        put(to, ",\"waiting\":", &self.waiting)?;
        put(to, ",\"outcome\":", &self.outcome)?;
        put(to, ",\"view\":", &self.view)?;
        put(to, ",\"events\":", &self.events)?;
        if let Some(undone) = self.undone {
            put(to, ",\"undone\":", &undone)?;
        }
        to.push(b'}');
        Ok(())
    }
}

/// A new table with the same people in the same seats, by the same options.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RematchMessage {
    /// Its id.
    pub table: String,
    /// The hash of its secret seed.
    pub commitment: String,
}

impl RematchMessage {
    fn write(&self, to: &mut Vec<u8>) -> serde_json::Result<()> {
        put(to, "{\"type\":\"rematch\",\"table\":", &self.table)?;
        put(to, ",\"commitment\":", &self.commitment)?;
        to.push(b'}');
        Ok(())
    }
}

/// What a seat is asked.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct QuestionInfo {
    /// The question itself.
    pub prompt: Spoken,
    /// The rules that it comes from.
    pub rules: Vec<&'static str>,
    /// The ways to answer it.
    pub forms: Vec<FormInfo>,
}

/// A way to answer.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case", tag = "form")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum FormInfo {
    /// One of a list.
    OneOf {
        /// The list.
        choices: Vec<ChoiceInfo>,
    },
    /// Some of a list.
    Subset {
        /// The list.
        items: Vec<ChoiceInfo>,
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
    },
    /// All of a list, in an order.
    Order {
        /// The list.
        items: Vec<ChoiceInfo>,
    },
    /// A whole number.
    Number {
        /// The least.
        #[cfg_attr(test, ts(type = "number"))]
        min: i64,
        /// The most.
        #[cfg_attr(test, ts(type = "number"))]
        max: i64,
    },
    /// A point on a surface.
    Place {
        /// The surface.
        #[schema(value_type = Object)]
        #[cfg_attr(test, ts(type = "Surface"))]
        surface: Surface,
    },
    /// A push of a thing on a surface.
    Stroke {
        /// The surface.
        #[schema(value_type = Object)]
        #[cfg_attr(test, ts(type = "Surface"))]
        surface: Surface,
        /// What may be pushed.
        items: Vec<ChoiceInfo>,
        /// The greatest strength.
        strongest: i32,
    },
    /// A whole construction.
    Build {
        /// What is to be built.
        what: Spoken,
    },
}

/// One thing that may be chosen.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChoiceInfo {
    /// What it is.
    pub text: Spoken,
    /// What it stands on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(test, ts(type = "Part[] | undefined"))]
    pub on: Vec<Part>,
    /// The answer in the game's own words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub words: Option<String>,
}

/// Something that happened.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EventInfo {
    /// The version in which this viewer was shown it.
    pub version: u32,
    /// A line for the log.
    pub text: Spoken,
    /// The game's own event.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub data: Raw,
}

/// What is left of a seat's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClockInfo {
    /// Whose.
    #[schema(value_type = u8)]
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// Milliseconds.
    #[cfg_attr(test, ts(type = "number"))]
    pub left: i64,
    /// Whether it runs.
    pub running: bool,
}

/// Done, and durable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Accepted {
    /// The client's own name for it.
    pub request: String,
    /// Who.
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(test, ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// The version that it led to, as this seat counts.
    pub version: u32,
}

impl Accepted {
    fn write(&self, to: &mut Vec<u8>) -> serde_json::Result<()> {
        put(to, "{\"type\":\"accepted\",\"request\":", &self.request)?;
        put(to, ",\"seat\":", &self.seat)?;
        put(to, ",\"version\":", &self.version)?;
        to.push(b'}');
        Ok(())
    }
}

/// Not done.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Refused {
    /// The client's own name for it.
    pub request: String,
    /// Who.
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(test, ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// Why.
    pub why: Why,
    /// A sentence to show.
    pub words: String,
    /// The rule that refuses it.
    pub rule: Option<CitedRule>,
    /// A sentence about this very case.
    pub because: Option<Spoken>,
    /// What a client did wrong, for whoever writes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub detail: Option<String>,
}

/// Why something was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Why {
    /// A rule refuses it.
    Rule,
    /// It answers another question than the open one.
    Stale,
    /// It is no answer to the question.
    NotAnAnswer,
    /// The seat is somebody else's.
    NotYours,
    /// The match has not begun.
    NotBegun,
    /// The match is over.
    Over,
    /// The match is not over.
    NotOver,
    /// There is no such table.
    NoSuchTable,
    /// It cannot be taken back.
    Undo,
    /// The table is paused.
    Paused,
    /// Try again.
    Busy,
    /// Too much or too fast.
    Limit,
    /// The message is none of the protocol.
    Malformed,
}

/// Somebody said something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChatMessage {
    /// Its number.
    #[cfg_attr(test, ts(type = "number"))]
    pub n: i64,
    /// When.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// From which seat; null for a spectator.
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(test, ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// Who.
    pub name: String,
    /// What: text, never markup.
    pub words: String,
}
