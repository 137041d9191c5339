//! The border band between two corners, and which pieces touch it.

use crate::geometry::{Band, Footprint, Hull, Point, hull_near_hull};
use crate::pieces::{PIECES, Piece, PieceSet};

/// Centres and half edges of what lies on the table, side by side for the quick tests.
pub(super) struct Centres {
    pub on: PieceSet,
    count: usize,
    piece: [u8; PIECES],
    at: [Point; PIECES],
    half: [i32; PIECES],
    squares: [Footprint; PIECES],
}

/// Micrometres by which a quick test must be sure: more than all that it rounds.
const MARGIN: i64 = 4;

/// From half an edge to half a diagonal, and a little more: times the square root of two.
const fn diagonal(half: i64) -> i64 {
    half * 14_143 / 10_000 + 1
}

impl Centres {
    pub fn of(lying: impl Iterator<Item = (Piece, Footprint)>) -> Centres {
        let mut centres = Centres {
            on: PieceSet::EMPTY,
            count: 0,
            piece: [0; PIECES],
            at: [Point::new(0, 0); PIECES],
            half: [0; PIECES],
            squares: [Footprint::default(); PIECES],
        };
        for (piece, square) in lying {
            let at = centres.count;
            centres.on.insert(piece);
            centres.piece[at] = piece.index() as u8;
            centres.at[at] = square.at();
            centres.half[at] = piece.size().edge() / 2;
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
    let along = other.at().from(one.at());
    let (length2, length) = (along.length2(), along.length2().isqrt());
    let (thin, thick) = thickness(one, other);
    let mut band = None;
    let mut line = Line::default();
    for at in 0..centres.count {
        let off = centres.at[at].from(one.at());
        let (cross, dot) = (along.cross(off), along.dot(off));
        let bit = 1u128 << centres.piece[at];
        line.left |= if cross > 0 { bit } else { 0 };
        line.right |= if cross < 0 { bit } else { 0 };
        let half = i64::from(centres.half[at]);
        let (out, sure) = (thick + diagonal(half) + i64::from(reach) + MARGIN, thin + half - MARGIN);
        // The distance from the centre to the segment between the corners' centres: beyond its ends, or beside it.
        let (clear, inside) = if dot <= 0 || dot >= length2 {
            let far2 = if dot <= 0 { off.length2() } else { centres.at[at].distance2(other.at()) };
            (far2 > out * out, far2 < sure * sure)
        } else {
            (cross.abs() > out * (length + 1), cross.abs() < sure * length)
        };
        if clear {
            continue;
        }
        let inside =
            inside || near(band.get_or_insert_with(|| Band::between(one, other)), centres.squares[at], reach);
        line.band |= if inside { bit } else { 0 };
    }
    line
}

/// The radii of a disc that, swept from corner to corner, lies inside the band, and of one that covers it.
fn thickness(one: Footprint, other: Footprint) -> (i64, i64) {
    let half = |square: Footprint| square.arm().length2().isqrt();
    (half(one).min(half(other)), diagonal(half(one).max(half(other)) + 1))
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
