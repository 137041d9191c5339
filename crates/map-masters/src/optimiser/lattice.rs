//! All shapes of up to five cards on the lattice: 1, 4, 20, 110 and 642 of them.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use arrayvec::ArrayVec;

use crate::content::CardId;
use crate::model::{HAND, Placement, Site};

/// The positions next to a card.
const AROUND: [(i8, i8); 8] = [(0, 2), (0, -2), (1, -1), (1, 0), (1, 1), (-1, -1), (-1, 0), (-1, 1)];

/// Two sites that lie against each other: of the later slot, the earlier slot, and of the earlier slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facing {
    /// The site of the later slot, as a bit.
    pub site: u8,
    /// The earlier slot.
    pub other: u8,
    /// The site of the earlier slot, as a bit.
    pub other_site: u8,
}

/// Where cards lie, whichever they are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The positions: the slots of the shape.
    pub at: ArrayVec<(i8, i8), HAND>,
    /// The sites of each slot that face another card, as bits of [`Site::bit`].
    pub faces: [u8; HAND],
    /// The borders of each slot with earlier slots.
    pub borders: [ArrayVec<Facing, { Site::COUNT }>; HAND],
}

static SHAPES: OnceLock<[Vec<Shape>; HAND + 1]> = OnceLock::new();

/// All shapes of so many cards, in a fixed order. Shapes that differ by a shift are one.
pub fn shapes(cards: usize) -> &'static [Shape] {
    let all = SHAPES.get_or_init(|| {
        let mut all: [Vec<Shape>; HAND + 1] = Default::default();
        let mut positions = BTreeSet::from([vec![(0, 0)]]);
        for shapes in all.iter_mut().skip(1) {
            *shapes = positions.iter().map(|at| Shape::of(at)).collect();
            positions = positions.iter().flat_map(|at| grown(at)).collect();
        }
        all
    });
    all.get(cards).map_or(&[], Vec::as_slice)
}

/// The shape with one more card, in every way.
fn grown(at: &[(i8, i8)]) -> Vec<Vec<(i8, i8)>> {
    let beside = at.iter().flat_map(|(x, y)| AROUND.map(|(dx, dy)| (x + dx, y + dy)));
    let free = beside.filter(|(x, y)| at.iter().all(|(other, down)| other != x || (down - y).abs() > 1));
    free.map(|new| normal(at.iter().copied().chain([new]).collect())).collect()
}

/// Shifted into the corner and sorted.
fn normal(mut at: Vec<(i8, i8)>) -> Vec<(i8, i8)> {
    let left = at.iter().map(|(x, _)| *x).min().unwrap_or_default();
    let top = at.iter().map(|(_, y)| *y).min().unwrap_or_default();
    at.iter_mut().for_each(|(x, y)| (*x, *y) = (*x - left, *y - top));
    at.sort_unstable();
    at
}

impl Shape {
    fn of(at: &[(i8, i8)]) -> Shape {
        let lying: Vec<Placement> =
            at.iter().map(|(x, y)| Placement::new(CardId(0), *x, *y, false)).collect();
        let mut shape =
            Shape { at: at.iter().copied().collect(), faces: [0; HAND], borders: Default::default() };
        for (slot, card) in lying.iter().enumerate() {
            for site in Site::ALL {
                let faced = |(other, placed)| card.facing(site, placed).map(|facing| (other, facing));
                let Some((other, facing)) = lying.iter().enumerate().find_map(faced) else { continue };
                shape.faces[slot] |= site.bit();
                if other < slot {
                    let border = Facing { site: site.bit(), other: other as u8, other_site: facing.bit() };
                    shape.borders[slot].push(border);
                }
            }
        }
        shape
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_shapes_as_the_ledger_says() {
        rulebook::covers!("masters.model.optimiser");
        let counts: Vec<usize> = (1..=HAND).map(|cards| shapes(cards).len()).collect();
        assert_eq!(counts, [1, 4, 20, 110, 642]);
    }
}
