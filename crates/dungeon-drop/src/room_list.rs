//! All rooms that a player could form, each with what it would bring and cost.

use table::{Seat, enforces};

use crate::action::RoomChoice;
use crate::border;
use crate::geometry::{Disc, Hull, disc_near_hull};
use crate::loot::{Loot, RoomRule, collected, further_pillars};
use crate::physics::TOUCH;
use crate::pieces::{MONSTERS, PieceSet, SHIELDS};
use crate::rooms::{Posts, Shape, Survey};
use crate::solo;
use crate::state::{Meeple, Open, Step};

/// A room that could be formed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The room and the shields spent in it.
    pub choice: RoomChoice,
    /// What looting it would do.
    pub loot: Loot,
    /// Whether the hero survives it.
    pub survived: bool,
}

/// All rooms that the pillar rule allows, without shields. In solo only those the hero may move to or enter.
pub(crate) fn formable(open: &Open, seat: Seat) -> Vec<Candidate> {
    enforces!("drop.room.preview");
    let rule = RoomRule::of(open);
    let posts = border::posts(open);
    let survey = Survey::new(&posts, &open.dungeon, rule.shape);
    let plain =
        matches!(rule.shape, Shape::Wide(_)).then(|| Survey::new(&posts, &open.dungeon, Shape::Plain));
    let mut found = Vec::new();
    let mut consider = |places: &[usize], holds: PieceSet, for_pillars: PieceSet| {
        let (corners, tokens) = survey.corners(places);
        if further_pillars(for_pillars, corners).len() > rule.flown_over
            || !may_go(open, tokens, places, &posts)
        {
            return;
        }
        let choice = RoomChoice { corners, tokens, shielded: PieceSet::EMPTY };
        let loot = Loot::of(collected(holds), PieceSet::EMPTY, &rule);
        found.push(Candidate { choice, loot, survived: loot.survives(&open.heroes[seat]).is_ok() });
    };
    survey.triples(|places, holds| {
        let [i, j, k] = *places;
        consider(places, holds, plain.as_ref().map_or(holds, |plain| plain.pieces(i, j, k)));
    });
    if rule.four {
        survey.quads(|places, holds| consider(places, holds, holds));
    }
    found
}

/// Solo: whether a room of these corners is one that the hero may enter, or move to. Anybody may go anywhere else.
fn may_go(open: &Open, tokens: u8, places: &[usize], posts: &Posts) -> bool {
    if open.solo.is_none() {
        return true;
    }
    if open.step == Step::Enter {
        let Meeple::At(at) = open.heroes[Seat::new(0)].meeple else { return false };
        let region = Hull::of_footprints(places.iter().map(|place| posts[*place].1));
        return disc_near_hull(Disc::meeple(at), &region, TOUCH);
    }
    solo::check_tokens(open, tokens).is_ok()
}

/// Every room that may be committed, each with every way to spend shields in it.
pub(crate) fn committable(open: &Open, seat: Seat) -> Vec<Candidate> {
    let rule = RoomRule::of(open);
    let shields = open.heroes[seat].stash.and(SHIELDS).len();
    let mut all = Vec::new();
    for candidate in formable(open, seat) {
        let monsters = candidate.loot.taken.and(MONSTERS);
        for_subsets(monsters, shields, |shielded| {
            let loot = Loot::of(candidate.loot.taken, shielded, &rule);
            let survived = loot.survives(&open.heroes[seat]).is_ok();
            if survived || forfeits(open) {
                let choice = RoomChoice { shielded, ..candidate.choice };
                all.push(Candidate { choice, loot, survived });
            }
        });
    }
    all
}

/// Whether a room with too many monsters may be committed, and costs the turn.
pub(crate) fn forfeits(open: &Open) -> bool {
    open.options.heroic && !open.options.refuse_deadly
}

/// Whether some room must be formed: one that is survived without any shield.
pub(crate) fn must_loot(open: &Open, seat: Seat) -> bool {
    enforces!("drop.room.loot-mandatory", "drop.room.none-legal");
    formable(open, seat).iter().any(|candidate| candidate.survived)
}

/// Calls back with every set of at most `most` (0, 1 or 2) of these.
fn for_subsets(of: PieceSet, most: usize, mut with: impl FnMut(PieceSet)) {
    with(PieceSet::EMPTY);
    if most == 0 {
        return;
    }
    for one in of.iter() {
        with(PieceSet::one(one));
        if most > 1 {
            for other in of.iter().filter(|other| *other > one) {
                with(PieceSet::one(one).or(PieceSet::one(other)));
            }
        }
    }
}
