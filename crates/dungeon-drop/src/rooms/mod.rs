//! Rooms: what lies inside or touches the region that three pillars span, exactly.
//!
//! The region is the convex hull of the corners' footprints. It is also the union of the three *bands* (the hulls of two
//! corners each) and of the triangle of the corners' centres: the bands form a closed ring that holds the whole
//! border, and what the ring leaves open lies inside the triangle. So a piece is in the room exactly when it is near a band
//! or its centre is inside the triangle, and both are facts about pairs of corners that all rooms share. [`Survey`]
//! works them out once a position; a room is then a handful of bit operations. [`slow`] says the same the obvious way.

pub mod slow;

mod band;
mod survey;

pub use survey::{Survey, pieces_in};

use arrayvec::ArrayVec;
use table::enforces;

use crate::geometry::{Footprint, Point};
use crate::physics::TOUCH;
use crate::pieces::Piece;

/// A corner that a room may have: a pillar cube, or in solo one of the three pillar tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Post {
    /// A pillar on the table.
    Pillar(Piece),
    /// A token, by its number from 0.
    Token(u8),
}

/// The most corners there can be: 18 pillars and 3 tokens.
pub const POSTS: usize = 21;

/// All corners that rooms may have, with their footprints.
pub type Posts = ArrayVec<(Post, Footprint), POSTS>;

/// How an ability bends the region of a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Shape {
    /// Not at all.
    #[default]
    Plain,
    /// Everything within this many micrometres counts as touching.
    Wide(i32),
    /// The border is a hair line from centre to centre.
    Thin,
    /// The corners move in towards the middle by this many hundredths of the way.
    Tunnel(u8),
}

impl Shape {
    /// The greatest distance at which a piece still is in the room.
    pub fn reach(self) -> i32 {
        enforces!("drop.room.touch-test", "drop.room.on-the-line");
        match self {
            Shape::Wide(by) => TOUCH + by,
            _ => TOUCH,
        }
    }

    /// The footprints that span the region, in place of the corners' own.
    pub fn bend<const N: usize>(self, corners: ArrayVec<Footprint, N>) -> ArrayVec<Footprint, N> {
        enforces!("drop.room.region", "drop.room.line-thickness", "drop.def.size-is-still-geometry");
        match self {
            Shape::Plain | Shape::Wide(_) => corners,
            Shape::Thin => corners.into_iter().map(Footprint::as_point).collect(),
            Shape::Tunnel(percent) => {
                let middle = middle(&corners);
                corners
                    .into_iter()
                    .map(|square| square.moved_to(towards(square.at(), middle, percent)))
                    .collect()
            }
        }
    }

    /// Whether bands between pairs of corners tell the whole region: not when a corner's place depends on all three.
    fn is_pairwise(self) -> bool {
        !matches!(self, Shape::Tunnel(_))
    }
}

fn middle(corners: &[Footprint]) -> Point {
    let count = corners.len().max(1) as i64;
    let mean = |of: fn(Point) -> i32| {
        corners.iter().map(|square| i64::from(of(square.at()))).sum::<i64>().div_euclid(count) as i32
    };
    Point::new(mean(|at| at.x), mean(|at| at.y))
}

fn towards(at: Point, middle: Point, percent: u8) -> Point {
    let part = |from: i32, to: i32| (i64::from(to - from) * i64::from(percent) / 100) as i32;
    at.plus(Point::new(part(at.x, middle.x), part(at.y, middle.y)))
}
