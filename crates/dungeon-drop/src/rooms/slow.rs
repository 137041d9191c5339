//! The obviously right way: build the hull of the corners, measure every piece against it.

use crate::dungeon::Dungeon;
use crate::geometry::{Footprint, Hull, hull_near_hull};
use crate::pieces::PieceSet;

/// Every piece on the table whose footprint lies no further than `reach` from the hull of these footprints.
pub fn pieces_in(corners: &[Footprint], dungeon: &Dungeon, reach: i32) -> PieceSet {
    let region = Hull::of_footprints(corners.iter().copied());
    let near = |square: Footprint| hull_near_hull(&region, &Hull::of_footprints([square]), reach);
    dungeon.iter().filter(|(_, square)| near(*square)).map(|(piece, _)| piece).collect()
}
