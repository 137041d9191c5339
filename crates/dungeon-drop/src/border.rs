//! The Dungeon border: which rooms can be formed, and what lies outside all of them.

use table::enforces;

use crate::dungeon::Dungeon;
use crate::geometry::{Disc, Hull, Point, disc_near_hull};
use crate::physics::TOUCH;
use crate::pieces::PieceSet;
use crate::rooms::{Post, Posts, Shape, Survey};
use crate::state::Open;

/// The pillars on the table as corners.
pub(crate) fn pillars(dungeon: &Dungeon) -> Posts {
    let pillars = dungeon.pieces().and(crate::pieces::PILLARS);
    pillars.iter().map(|piece| (Post::Pillar(piece), dungeon.square(piece))).collect()
}

/// Everything that may be a corner: the pillars on the table and, in solo, the tokens.
pub(crate) fn posts(open: &Open) -> Posts {
    enforces!("drop.solo.token-border", "drop.room.pillars-on-table-only");
    let mut posts = pillars(&open.dungeon);
    if let Some(solo) = &open.solo {
        posts.extend(
            solo.tokens.iter().enumerate().map(|(token, square)| (Post::Token(token as u8), *square)),
        );
    }
    posts
}

/// Whether any room can be formed at all.
pub(crate) fn any_room(posts: &Posts, dungeon: &Dungeon) -> bool {
    !inside(posts, dungeon).is_empty()
}

/// Everything inside or touching a room that can be formed, whoever could form it; nothing when there is none.
pub(crate) fn inside(posts: &Posts, dungeon: &Dungeon) -> PieceSet {
    enforces!(
        "drop.def.outside-border",
        "drop.def.outside-border-legal-rooms",
        "drop.def.outside-border-pillars",
        "drop.def.outside-border-no-rooms",
    );
    let mut inside = PieceSet::EMPTY;
    let survey = Survey::new(posts, dungeon, Shape::Plain);
    survey.triples(|places, holds| {
        let (corners, _) = survey.corners(places);
        if survey.is_free(holds, corners, 0) {
            inside = inside.or(holds).or(corners);
        }
    });
    inside
}

/// What lies outside the border, as the cubes lie now.
pub(crate) fn outside(open: &Open) -> PieceSet {
    enforces!("drop.def.outside-border-when");
    open.dungeon.pieces().minus(inside(&posts(open), &open.dungeon))
}

/// Whether a meeple that stands here is inside or touches some room that can be formed.
pub(crate) fn holds_meeple(posts: &Posts, dungeon: &Dungeon, at: Point) -> bool {
    enforces!("drop.solo.meeple-border-test");
    let mut held = false;
    let survey = Survey::new(posts, dungeon, Shape::Plain);
    survey.triples(|places, holds| {
        let (corners, _) = survey.corners(places);
        if !held && survey.is_free(holds, corners, 0) {
            let region = Hull::of_footprints(places.iter().map(|place| posts[*place].1));
            held = disc_near_hull(Disc::meeple(at), &region, TOUCH);
        }
    });
    held
}
