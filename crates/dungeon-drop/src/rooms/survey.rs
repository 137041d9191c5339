//! All rooms of a position at once.

use arrayvec::ArrayVec;
use table::enforces;

use super::band::{Centres, Line, line};
use super::{POSTS, Post, Posts, Shape};
use crate::dungeon::Dungeon;
use crate::geometry::Footprint;
use crate::pieces::PieceSet;

/// What every pair of corners says about every piece of a position.
pub struct Survey<'a> {
    posts: &'a Posts,
    dungeon: &'a Dungeon,
    shape: Shape,
    lines: [Line; POSTS * (POSTS - 1) / 2],
}

impl<'a> Survey<'a> {
    /// Surveys a position for rooms of this shape.
    pub fn new(posts: &'a Posts, dungeon: &'a Dungeon, shape: Shape) -> Survey<'a> {
        let mut survey = Survey { posts, dungeon, shape, lines: [Line::default(); POSTS * (POSTS - 1) / 2] };
        if shape.is_pairwise() {
            let centres = Centres::of(dungeon.iter());
            let squares: ArrayVec<Footprint, POSTS> =
                shape.bend(posts.iter().map(|(_, square)| *square).collect());
            for second in 1..squares.len() {
                for first in 0..second {
                    survey.lines[pair(first, second)] =
                        line(squares[first], squares[second], &centres, shape.reach());
                }
            }
        }
        survey
    }

    /// The corners it knows.
    pub fn posts(&self) -> &Posts {
        self.posts
    }

    /// The corners of a room by their places among the posts, as pillars and tokens.
    pub fn corners(&self, places: &[usize]) -> (PieceSet, u8) {
        let (mut pillars, mut tokens) = (PieceSet::EMPTY, 0);
        for &place in places {
            match self.posts[place].0 {
                Post::Pillar(piece) => pillars.insert(piece),
                Post::Token(token) => tokens |= 1 << token,
            }
        }
        (pillars, tokens)
    }

    /// Everything inside or touching the room with three corners, given by their places in ascending order; the corners'
    /// own cubes included.
    #[inline]
    pub fn pieces(&self, i: usize, j: usize, k: usize) -> PieceSet {
        enforces!("drop.room.collect-inside-or-touching", "drop.room.touching-outer-side-of-pillar");
        if !self.shape.is_pairwise() {
            let corners =
                [i, j, k].into_iter().map(|place| self.posts[place].1).collect::<ArrayVec<Footprint, 4>>();
            return pieces_in(&self.shape.bend(corners), self.dungeon, self.shape.reach());
        }
        let (a, b, c) = (&self.lines[pair(i, j)], &self.lines[pair(j, k)], &self.lines[pair(i, k)]);
        PieceSet::from_bits(
            a.band | b.band | c.band | (a.left & b.left & c.right) | (a.right & b.right & c.left),
        )
    }

    /// Calls back with every three corners and what is in their room.
    pub fn triples(&self, mut with: impl FnMut(&[usize; 3], PieceSet)) {
        enforces!("drop.room.no-size-limit", "drop.room.collinear", "drop.room.reuse");
        for k in 2..self.posts.len() {
            for j in 1..k {
                for i in 0..j {
                    with(&[i, j, k], self.pieces(i, j, k));
                }
            }
        }
    }

    /// Calls back with every four corners and what is in their room: whatever is in the room of some three of them.
    pub fn quads(&self, mut with: impl FnMut(&[usize; 4], PieceSet)) {
        for l in 3..self.posts.len() {
            for k in 2..l {
                for j in 1..k {
                    for i in 0..j {
                        let (a, b) = (self.pieces(i, j, k), self.pieces(i, j, l));
                        let (c, d) = (self.pieces(i, k, l), self.pieces(j, k, l));
                        with(&[i, j, k, l], a.or(b).or(c).or(d));
                    }
                }
            }
        }
    }

    /// Whether these corners have no further pillar in their room, but for so many that may be flown over.
    #[inline]
    pub fn is_free(&self, holds: PieceSet, corners: PieceSet, flown_over: usize) -> bool {
        super::super::loot::further_pillars(holds, corners).len() <= flown_over
    }
}

/// The place of a pair in a row of all pairs; `first` must be less than `second`.
#[inline]
const fn pair(first: usize, second: usize) -> usize {
    second * (second - 1) / 2 + first
}

/// Everything inside or touching one room, given by the footprints that span its region.
pub fn pieces_in(region: &[Footprint], dungeon: &Dungeon, reach: i32) -> PieceSet {
    let centres = Centres::of(dungeon.iter());
    let mut found = PieceSet::EMPTY;
    let triple = |i: usize, j: usize, k: usize| {
        let between = |one: usize, other: usize| line(region[one], region[other], &centres, reach);
        let (a, b, c) = (between(i, j), between(j, k), between(i, k));
        PieceSet::from_bits(
            a.band | b.band | c.band | (a.left & b.left & c.right) | (a.right & b.right & c.left),
        )
    };
    for k in 2..region.len() {
        for j in 1..k {
            for i in 0..j {
                found = found.or(triple(i, j, k));
            }
        }
    }
    found
}
