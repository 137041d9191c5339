//! The border band between two corners, and which pieces touch it.

use crate::geometry::{Band, Footprint, Hull, Point, hull_near_hull};
use crate::pieces::{PIECES, Piece, PieceSet};

/// Centres and half edges of what lies on the table, side by side for the quick tests. Whole numbers below 2^53 are exact
/// in a double, and so are the products the quick tests make of them; what is not is kept clear of by [`MARGIN`].
pub(super) struct Centres {
    pub on: PieceSet,
    count: usize,
    piece: [u8; PIECES],
    x: [f64; PIECES],
    y: [f64; PIECES],
    half: [f64; PIECES],
    squares: [Footprint; PIECES],
}

/// Micrometres by which a quick test must be sure.
const MARGIN: f64 = 4.0;
/// A little more than the square root of two: from half an edge to half a diagonal.
const DIAGONAL: f64 = 1.4143;

impl Centres {
    pub fn of(lying: impl Iterator<Item = (Piece, Footprint)>) -> Centres {
        let mut centres = Centres {
            on: PieceSet::EMPTY,
            count: 0,
            piece: [0; PIECES],
            x: [0.0; PIECES],
            y: [0.0; PIECES],
            half: [0.0; PIECES],
            squares: [Footprint::default(); PIECES],
        };
        for (piece, square) in lying {
            let at = centres.count;
            centres.on.insert(piece);
            centres.piece[at] = piece.index() as u8;
            centres.x[at] = f64::from(square.at().x);
            centres.y[at] = f64::from(square.at().y);
            centres.half[at] = f64::from(piece.size().edge() / 2);
            centres.squares[at] = square;
            centres.count += 1;
        }
        centres
    }
}

/// What the line between two corners says about every piece.
#[derive(Clone, Copy, Default)]
pub(super) struct Line {
    /// The pieces in or touching the band.
    pub band: u128,
    /// The pieces whose centres lie on the left of the line from the first corner to the second.
    pub left: u128,
    /// And those on its right.
    pub right: u128,
}

pub(super) fn line(one: Footprint, other: Footprint, centres: &Centres, reach: i32) -> Line {
    let (a, b) = (one.at(), other.at());
    let (ax, ay) = (f64::from(a.x), f64::from(a.y));
    let (dx, dy) = (f64::from(b.x) - ax, f64::from(b.y) - ay);
    let length2 = dx * dx + dy * dy;
    let (thin, thick) = thickness(one, other);
    let mut band = None;
    let mut line = Line::default();
    for at in 0..centres.count {
        let (px, py) = (centres.x[at] - ax, centres.y[at] - ay);
        let (cross, dot) = (dx * py - dy * px, dx * px + dy * py);
        let bit = 1u128 << centres.piece[at];
        line.left |= if cross > 0.0 { bit } else { 0 };
        line.right |= if cross < 0.0 { bit } else { 0 };
        // The distance from the centre to the line between the corners' centres, squared and times length2.
        let far2 = if dot <= 0.0 {
            (px * px + py * py) * length2
        } else if dot >= length2 {
            ((px - dx) * (px - dx) + (py - dy) * (py - dy)) * length2
        } else {
            cross * cross
        };
        let out = thick + DIAGONAL * centres.half[at] + f64::from(reach) + MARGIN;
        if far2 > out * out * length2 {
            continue;
        }
        let sure = thin + centres.half[at] - MARGIN;
        let inside = far2 < sure * sure * length2
            || near(band.get_or_insert_with(|| Band::between(one, other)), centres.squares[at], reach);
        line.band |= if inside { bit } else { 0 };
    }
    line
}

/// The radii of a disc that, swept from corner to corner, lies inside the band, and of one that covers it.
fn thickness(one: Footprint, other: Footprint) -> (f64, f64) {
    let half = |square: Footprint| (square.arm().length2() as f64).sqrt();
    (half(one).min(half(other)), DIAGONAL * half(one).max(half(other)))
}

/// Whether a square lies no further than `reach` from a band. A line that parts the two by more settles it, and so does
/// the lack of any line that parts them at all; only in between are distances measured.
pub(super) fn near(band: &Band, square: Footprint, reach: i32) -> bool {
    let corners = square.corners();
    let mut parted = false;
    let count = band.corners.len();
    for at in 0..count {
        let (from, to) = (band.corners[at], band.corners[(at + 1) % count]);
        let along = to.from(from);
        let most = corners.iter().map(|corner| along.cross(corner.from(from))).max().unwrap_or(0);
        if most < 0 {
            if beyond(most, along.length2(), reach) {
                return false;
            }
            parted = true;
        }
    }
    let arm = square.arm();
    let half = arm.length2();
    for axis in [arm, Point::new(-arm.y, arm.x), Point::new(-arm.x, -arm.y), Point::new(arm.y, -arm.x)] {
        let least = band.corners.iter().map(|corner| axis.dot(corner.from(square.at()))).min().unwrap_or(0);
        if least > half {
            if beyond(least - half, half, reach) {
                return false;
            }
            parted = true;
        }
    }
    !parted || hull_near_hull(&Hull::of(band.corners.iter().copied()), &Hull::of_footprints([square]), reach)
}

/// Whether a gap, given times the length of its axis, is wider than `reach`.
fn beyond(gap: i64, length2: i64, reach: i32) -> bool {
    i128::from(gap).pow(2) > i128::from(reach).pow(2) * i128::from(length2)
}
