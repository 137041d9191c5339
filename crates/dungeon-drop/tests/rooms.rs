//! The fast room test against the slow, obviously right one.

#![allow(clippy::unwrap_used)]

use arrayvec::ArrayVec;
use dungeon_drop::Dungeon;
use dungeon_drop::geometry::{Footprint, Point};
use dungeon_drop::pieces::{PIECES, Piece, PieceSet};
use dungeon_drop::rooms::{Post, Posts, Shape, Survey, pieces_in, slow};
use proptest::prelude::*;
use rulebook::covers;

/// A dungeon of many cubes on a small table, so that plenty of them touch or nearly touch; some exactly side by side.
fn dungeon() -> impl Strategy<Value = Dungeon> {
    let square = (-60_000i32..60_000, -60_000i32..60_000, 0u16..90, any::<bool>());
    prop::collection::vec(square, PIECES).prop_map(|squares| {
        let mut dungeon = Dungeon::new();
        for (index, (x, y, turn, grid)) in squares.into_iter().enumerate() {
            let piece = Piece::new(index);
            let at = if grid { Point::new(x / 5_000 * 5_000, y / 5_000 * 5_000) } else { Point::new(x, y) };
            dungeon.put(piece, Footprint::turned(at, piece.size().edge(), if grid { 0 } else { turn }));
        }
        dungeon
    })
}

fn posts(dungeon: &Dungeon) -> Posts {
    let pillars = dungeon.pieces().and(dungeon_drop::pieces::PILLARS);
    pillars.iter().map(|piece| (Post::Pillar(piece), dungeon.square(piece))).collect()
}

fn shapes() -> impl Strategy<Value = Shape> {
    prop_oneof![Just(Shape::Plain), Just(Shape::Wide(15_000)), Just(Shape::Thin), Just(Shape::Tunnel(20))]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn fast_and_slow_agree_on_every_room(dungeon in dungeon(), shape in shapes()) {
        let posts = posts(&dungeon);
        let survey = Survey::new(&posts, &dungeon, shape);
        let mut checked = 0;
        let mut wrong = None;
        survey.triples(|places, fast| {
            checked += 1;
            // Every seventh room is enough for a case; the cases differ.
            if checked % 7 == 0 && wrong.is_none() {
                let corners: ArrayVec<Footprint, 4> = places.iter().map(|place| posts[*place].1).collect();
                let region = shape.bend(corners);
                let slow = slow::pieces_in(&region, &dungeon, shape.reach());
                if fast != slow || pieces_in(&region, &dungeon, shape.reach()) != slow {
                    wrong = Some((*places, fast, slow));
                }
            }
        });
        prop_assert_eq!(checked, 816);
        prop_assert!(wrong.is_none(), "{:?}", wrong);
    }

    #[test]
    fn a_room_of_four_is_the_union_of_its_threes(dungeon in dungeon()) {
        let posts = posts(&dungeon);
        let survey = Survey::new(&posts, &dungeon, Shape::Plain);
        let mut checked = 0;
        let mut wrong: Option<(PieceSet, PieceSet)> = None;
        survey.quads(|places, fast| {
            checked += 1;
            if checked % 61 == 0 && wrong.is_none() {
                let corners: Vec<Footprint> = places.iter().map(|place| posts[*place].1).collect();
                let slow = slow::pieces_in(&corners, &dungeon, Shape::Plain.reach());
                if fast != slow {
                    wrong = Some((fast, slow));
                }
            }
        });
        prop_assert!(wrong.is_none(), "{:?}", wrong);
    }
}

/// The examples of the ledger, at the precision of the touch tolerance.
#[test]
fn the_border_is_exact_to_a_micrometre() {
    covers!("drop.room.touch-test", "drop.room.region", "drop.physics.top-view");
    let pillar = |n: u8| Piece::of(dungeon_drop::pieces::Kind::Pillar, n).unwrap();
    let gold = Piece::of(dungeon_drop::pieces::Kind::Gold, 1).unwrap();
    let straight = |piece: Piece, x: i32, y: i32| Footprint::straight(Point::new(x, y), piece.size().edge());
    let holds = |x: i32, y: i32| {
        let mut dungeon = Dungeon::new();
        for (n, (px, py)) in [(0, 0), (100_000, 0), (0, 100_000)].into_iter().enumerate() {
            dungeon.put(pillar(n as u8 + 1), straight(pillar(n as u8 + 1), px, py));
        }
        dungeon.put(gold, straight(gold, x, y));
        let posts = posts(&dungeon);
        let fast = Survey::new(&posts, &dungeon, Shape::Plain).pieces(0, 1, 2).contains(gold);
        let corners: Vec<Footprint> = posts.iter().map(|(_, square)| *square).collect();
        assert_eq!(fast, slow::pieces_in(&corners, &dungeon, Shape::Plain.reach()).contains(gold));
        fast
    };
    // The room reaches down to y = -5 mm; a small cube at y = -10 mm - gap leaves that gap.
    assert!(holds(50_000, -10_200) && !holds(50_000, -10_201));
    // Along the long side, 200 micrometres are 282 in x + y.
    assert!(holds(60_141, 60_141) && !holds(60_142, 60_142));
}
