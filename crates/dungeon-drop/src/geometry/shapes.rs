//! Points, cubes' footprints and meeples' discs.

use serde::{Deserialize, Serialize};
use table::enforces;

use super::MM;

/// A point on the table, in micrometres from its centre; y grows downwards as seen from above.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(from = "(i32, i32)", into = "(i32, i32)")]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Downwards.
    pub y: i32,
}

/// A direction with a length.
pub type Vector = Point;

impl Point {
    /// The point with these coordinates, in micrometres.
    pub const fn new(x: i32, y: i32) -> Point {
        Point { x, y }
    }

    /// The point with these coordinates, in millimetres.
    pub const fn mm(x: i32, y: i32) -> Point {
        Point { x: x.saturating_mul(MM), y: y.saturating_mul(MM) }
    }

    /// The vector from another point to this one.
    pub const fn from(self, other: Point) -> Vector {
        Point { x: self.x - other.x, y: self.y - other.y }
    }

    /// The point that lies this far off.
    pub const fn plus(self, by: Vector) -> Point {
        Point { x: self.x.saturating_add(by.x), y: self.y.saturating_add(by.y) }
    }

    /// How far left of this vector the other points: positive on one side, negative on the other.
    pub const fn cross(self, other: Vector) -> i64 {
        self.x as i64 * other.y as i64 - self.y as i64 * other.x as i64
    }

    /// How far along this vector the other points.
    pub const fn dot(self, other: Vector) -> i64 {
        self.x as i64 * other.x as i64 + self.y as i64 * other.y as i64
    }

    /// The square of the length.
    pub const fn length2(self) -> i64 {
        self.dot(self)
    }

    /// The square of the distance to another point.
    pub const fn distance2(self, other: Point) -> i64 {
        self.from(other).length2()
    }
}

impl std::convert::From<(i32, i32)> for Point {
    fn from((x, y): (i32, i32)) -> Point {
        Point { x, y }
    }
}

impl std::convert::From<Point> for (i32, i32) {
    fn from(point: Point) -> (i32, i32) {
        (point.x, point.y)
    }
}

/// A cube seen from above: a square, by its centre and the vector from there to the middle of one side. All four
/// corners have whole coordinates. Of the four vectors that mean the same square, the one in the first quadrant is kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(from = "(i32, i32, i16, i16)", into = "(i32, i32, i16, i16)")]
pub struct Footprint {
    at: Point,
    arm: (i16, i16),
}

impl Footprint {
    /// A square with this centre whose sides are `2 |arm|` long.
    pub fn new(at: Point, arm: (i16, i16)) -> Footprint {
        enforces!("drop.room.footprint", "drop.physics.top-view");
        let (mut x, mut y) = (arm.0.max(-i16::MAX), arm.1.max(-i16::MAX));
        for _ in 0..3 {
            if x > 0 && y >= 0 {
                break;
            }
            (x, y) = (y, -x);
        }
        Footprint { at, arm: (x, y) }
    }

    /// A square with sides parallel to the table's.
    pub fn straight(at: Point, edge: i32) -> Footprint {
        Footprint::new(at, ((edge / 2) as i16, 0))
    }

    /// A square turned by whole degrees.
    pub fn turned(at: Point, edge: i32, degrees: u16) -> Footprint {
        let arm = super::heading(degrees, edge / 2);
        Footprint::new(at, (arm.x as i16, arm.y as i16))
    }

    /// The centre.
    pub const fn at(self) -> Point {
        self.at
    }

    /// The vector from the centre to the middle of one side.
    pub const fn arm(self) -> Vector {
        Point { x: self.arm.0 as i32, y: self.arm.1 as i32 }
    }

    /// The same square elsewhere.
    #[must_use]
    pub const fn moved_to(self, at: Point) -> Footprint {
        Footprint { at, arm: self.arm }
    }

    /// A square that has shrunk to its centre.
    #[must_use]
    pub const fn as_point(self) -> Footprint {
        Footprint { at: self.at, arm: (0, 0) }
    }

    /// The four corners, in order around the square.
    pub const fn corners(self) -> [Point; 4] {
        let (u, v) = (self.arm(), Point { x: -(self.arm.1 as i32), y: self.arm.0 as i32 });
        let Point { x, y } = self.at;
        [
            Point { x: x + u.x + v.x, y: y + u.y + v.y },
            Point { x: x - u.x + v.x, y: y - u.y + v.y },
            Point { x: x - u.x - v.x, y: y - u.y - v.y },
            Point { x: x + u.x - v.x, y: y + u.y - v.y },
        ]
    }
}

impl std::convert::From<(i32, i32, i16, i16)> for Footprint {
    fn from((x, y, u, v): (i32, i32, i16, i16)) -> Footprint {
        Footprint { at: Point { x, y }, arm: (u, v) }
    }
}

impl std::convert::From<Footprint> for (i32, i32, i16, i16) {
    fn from(square: Footprint) -> (i32, i32, i16, i16) {
        (square.at.x, square.at.y, square.arm.0, square.arm.1)
    }
}

/// A meeple seen from above.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Disc {
    /// The centre.
    pub at: Point,
    /// The radius.
    pub radius: i32,
}

/// The diameter of a meeple's disc.
pub const MEEPLE: i32 = 12 * MM;

impl Disc {
    /// A meeple that stands here.
    pub const fn meeple(at: Point) -> Disc {
        enforces!("drop.physics.cube-sizes");
        Disc { at, radius: MEEPLE / 2 }
    }
}
