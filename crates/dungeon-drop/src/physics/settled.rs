//! What a throw resulted in, as the match log keeps it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Seat;

use super::Path;
use crate::geometry::{Footprint, Point};
use crate::pieces::{PIECES, Piece};

/// Something that can be pushed about: a piece, or the meeple of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Body {
    /// A cube or a chest.
    Piece(Piece),
    /// The meeple of a seat.
    Meeple(Seat),
}

impl Body {
    /// A number of its own, for compact records.
    pub fn number(self) -> u8 {
        match self {
            Body::Piece(piece) => piece.index() as u8,
            Body::Meeple(seat) => (PIECES + seat.index()) as u8,
        }
    }
}

impl fmt::Display for Body {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Body::Piece(piece) => piece.fmt(f),
            Body::Meeple(seat) => write!(f, "meeple-{seat}"),
        }
    }
}

impl FromStr for Body {
    type Err = String;
    fn from_str(name: &str) -> Result<Body, String> {
        match name.strip_prefix("meeple-") {
            Some(number) => match number.parse::<usize>() {
                Ok(number @ 1..=4) => Ok(Body::Meeple(Seat::new(number - 1))),
                _ => Err(format!("no meeple is called `{name}`")),
            },
            None => Ok(Body::Piece(name.parse()?)),
        }
    }
}

impl Serialize for Body {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Body {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Body, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Where everything that was thrown or pushed came to rest.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settled {
    /// What lies elsewhere than before, with its new footprint; a meeple's is a square around its disc.
    #[serde(default)]
    pub lies: Vec<(Body, Rest)>,
    /// What left the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub off: Vec<Body>,
    /// How it moved, for the eye alone.
    #[serde(default, skip_serializing_if = "Path::is_empty")]
    pub path: Path,
}

/// A footprint as the log writes it, four whole micrometres; or as a scenario writes it, straight and in millimetres.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rest(pub Footprint);

impl Serialize for Rest {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Rest {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Rest, D::Error> {
        match Vec::<i32>::deserialize(from)?.as_slice() {
            [x, y] => Ok(Rest(Footprint::straight(Point::mm(*x, *y), 0))),
            [x, y, u, v] => Ok(Rest((*x, *y, *u as i16, *v as i16).into())),
            _ => Err(serde::de::Error::custom(
                "a place is [x, y] in millimetres or [x, y, u, v] in micrometres",
            )),
        }
    }
}

impl Settled {
    /// The footprints of the pieces, those given in millimetres with the edges of their sizes.
    pub fn pieces(&self) -> impl Iterator<Item = (Piece, Footprint)> + '_ {
        self.lies.iter().filter_map(|(body, rest)| match body {
            Body::Piece(piece) if rest.0.arm() == Point::default() => {
                Some((*piece, Footprint::straight(rest.0.at(), piece.size().edge())))
            }
            Body::Piece(piece) => Some((*piece, rest.0)),
            Body::Meeple(_) => None,
        })
    }

    /// Where the meeples stand.
    pub fn meeples(&self) -> impl Iterator<Item = (Seat, Point)> + '_ {
        self.lies.iter().filter_map(|(body, rest)| match body {
            Body::Meeple(seat) => Some((*seat, rest.0.at())),
            Body::Piece(_) => None,
        })
    }
}
