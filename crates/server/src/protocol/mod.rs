//! What goes over the wire. `docs/protocol.md` explains it; the TypeScript types and the OpenAPI document are made from here.

mod games;
mod people;
mod play;
mod rules;
mod tables;

pub use games::*;
pub use people::*;
pub use play::*;
pub use rules::*;
pub use tables::*;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::borrow::Cow;
use table::{Arg, Seat};

/// A text as data and as words of the reader's language.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Spoken {
    /// The key in the locale files; empty for words that are the same in every language.
    #[schema(value_type = String)]
    #[cfg_attr(test, ts(type = "string"))]
    pub id: Cow<'static, str>,
    /// What the sentence's placeholders stand for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(test, ts(type = "[string, unknown][] | undefined"))]
    pub args: Vec<(Cow<'static, str>, Arg)>,
    /// The sentence; left out for programs that want none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub words: Option<String>,
}

/// Any JSON: a game's own data.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Raw(pub Box<RawValue>);

impl Raw {
    /// Nothing.
    pub fn null() -> Raw {
        Raw(RawValue::NULL.to_owned())
    }
}

/// Who looks: the number of a seat, or `"spectator"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eyes(pub table::Viewer);

impl Serialize for Eyes {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            table::Viewer::Seat(seat) => seat.serialize(serializer),
            table::Viewer::Spectator => serializer.serialize_str("spectator"),
        }
    }
}

/// The seats of a set as the wire lists them.
pub fn seat_list(seats: table::SeatSet) -> Vec<Seat> {
    seats.iter().collect()
}

#[cfg(test)]
mod tests;
