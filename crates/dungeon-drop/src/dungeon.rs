//! The Dungeon: what lies on the table, and where.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Seat, enforces};

use crate::geometry::{Footprint, Hull, Point};
use crate::physics::{Body, Settled, TABLE, World};
use crate::pieces::{PIECES, Piece, PieceSet};

/// All cubes and chests that lie on the table, each with its footprint.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<(Piece, Footprint)>", into = "Vec<(Piece, Footprint)>")]
pub struct Dungeon {
    on: PieceSet,
    /// By piece; the default for what is not on the table, so that equal dungeons compare equal.
    squares: ArrayVec<Footprint, PIECES>,
}

impl Dungeon {
    /// A bare table.
    pub fn new() -> Dungeon {
        Dungeon { on: PieceSet::EMPTY, squares: std::iter::repeat_n(Footprint::default(), PIECES).collect() }
    }

    /// What lies on the table.
    pub fn pieces(&self) -> PieceSet {
        enforces!("drop.def.dungeon");
        self.on
    }

    /// Whether this piece lies on the table.
    pub fn holds(&self, piece: Piece) -> bool {
        self.on.contains(piece)
    }

    /// The footprint of a piece; of no meaning for what is not on the table.
    pub fn square(&self, piece: Piece) -> Footprint {
        self.squares.get(piece.index()).copied().unwrap_or_default()
    }

    /// Each piece with its footprint.
    pub fn iter(&self) -> impl Iterator<Item = (Piece, Footprint)> + '_ {
        self.on.iter().map(|piece| (piece, self.square(piece)))
    }

    /// Lays a piece down.
    pub fn put(&mut self, piece: Piece, square: Footprint) {
        self.on.insert(piece);
        if let Some(place) = self.squares.get_mut(piece.index()) {
            *place = square;
        }
    }

    /// Lifts pieces out. Nothing else moves.
    pub fn lift(&mut self, pieces: PieceSet) {
        enforces!("drop.physics.loot-leaves-rest-unmoved");
        for piece in pieces.and(self.on).iter() {
            self.on.remove(piece);
            self.squares[piece.index()] = Footprint::default();
        }
    }

    /// The area over which the cubes are spread.
    pub fn area(&self) -> Hull {
        Hull::of_footprints(self.iter().map(|(_, square)| square))
    }

    /// The resting position for the physics, with the meeples that stand on the table.
    pub fn world(&self, meeples: impl Iterator<Item = (Seat, Point)>) -> World {
        let pieces = self.iter().map(|(piece, square)| (Body::Piece(piece), square));
        let meeples = meeples.map(|(seat, at)| (Body::Meeple(seat), Footprint::straight(at, 0)));
        World::new(pieces.chain(meeples))
    }

    /// Takes over where the pieces came to rest, those that lay there and those that were thrown, and returns what left the table.
    pub fn settle(&mut self, settled: &Settled, thrown: PieceSet) -> PieceSet {
        enforces!("drop.turn.settle-between-steps", "drop.flick.off-table-any-cause");
        let in_play = self.on.or(thrown);
        for (piece, square) in settled.pieces().filter(|(piece, _)| in_play.contains(*piece)) {
            self.put(piece, square);
        }
        let gone = settled.off.iter().filter_map(|body| match body {
            Body::Piece(piece) => Some(*piece),
            Body::Meeple(_) => None,
        });
        let gone = gone.collect::<PieceSet>().and(in_play);
        self.lift(gone);
        gone
    }
}

/// Whether a footprint with this centre is on the table.
pub fn on_table(at: Point) -> bool {
    (-TABLE..=TABLE).contains(&at.x) && (-TABLE..=TABLE).contains(&at.y)
}

impl From<Vec<(Piece, Footprint)>> for Dungeon {
    fn from(lying: Vec<(Piece, Footprint)>) -> Dungeon {
        let mut dungeon = Dungeon::new();
        lying.into_iter().for_each(|(piece, square)| dungeon.put(piece, square));
        dungeon
    }
}

impl From<Dungeon> for Vec<(Piece, Footprint)> {
    fn from(dungeon: Dungeon) -> Vec<(Piece, Footprint)> {
        dungeon.iter().collect()
    }
}
