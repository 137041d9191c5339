//! Explore: draw from the box unseen and drop into the Dungeon.

use table::{Log, Luck, Refusal, Seat, enforces, rule};

use crate::event::Event;
use crate::geometry::{Footprint, Hull, Point, squares_overlap};
use crate::physics::TOUCH;
use crate::pieces::{Piece, PieceSet};
use crate::setup::ATTEMPTS;
use crate::state::Open;
use crate::throw::{self, HEIGHTS};

/// How many cubes the active player draws.
pub(crate) fn draws(open: &Open) -> usize {
    if open.solo.is_some() {
        enforces!("drop.solo.explore-count");
        return 4;
    }
    enforces!(
        "drop.explore.count-two",
        "drop.explore.count-three",
        "drop.explore.count-four",
        "drop.explore.count-icons"
    );
    match open.seats() {
        2 => 6,
        3 => 4,
        _ => 3,
    }
}

/// Whether there is anything to drop. With an empty box and nothing off the table the step does nothing.
pub(crate) fn has_something(open: &Open) -> bool {
    enforces!("drop.explore.box-short");
    !open.boxed.or(open.off).or(open.aside).is_empty()
}

/// Where the drop may be aimed.
pub(crate) fn area(open: &Open) -> Hull {
    match &open.solo {
        Some(solo) => {
            enforces!("drop.solo.explore-where-geometry", "drop.solo.current-room");
            Hull::of_footprints(solo.tokens.iter().copied())
        }
        None => throw::drop_area(open),
    }
}

/// Whether a drop over this point from this height is allowed.
pub(crate) fn check(open: &Open, at: Point, height: u16) -> Result<(), Refusal> {
    Refusal::unless(HEIGHTS.contains(&height), rule!("drop.explore.height"))?;
    let where_rule =
        if open.solo.is_some() { rule!("drop.solo.explore-where") } else { rule!("drop.explore.where") };
    Refusal::unless(area(open).contains(at), where_rule)
}

/// Draws and drops. The aim was fixed before anybody learnt what was drawn.
pub(crate) fn apply<L: Log<Event>>(
    open: &mut Open,
    seat: Seat,
    aim: (Point, u16),
    luck: &mut Luck,
    log: &mut L,
) {
    enforces!("drop.explore.commit-before-reveal", "drop.explore.drop-drawn", "drop.explore.first-turn-too");
    let mut handful = draw(open, draws(open), luck);
    {
        enforces!(
            "drop.flick.off-table-next-player",
            "drop.flick.off-table-extra",
            "drop.flick.off-table-next-round"
        );
        handful = handful.or(open.off);
    }
    if open.options.dungeon_construction {
        enforces!("drop.variant.dungeon-construction-last-pillar");
        handful = handful.or(open.aside);
        open.aside = PieceSet::EMPTY;
    }
    throw::drop_pieces(open, seat, handful, aim, luck, log);
    if open.solo.is_some() {
        drop_off_tokens(open, seat, handful, aim, luck, log);
    }
}

/// Draws so many pieces from the box unseen, or all that are left.
pub(crate) fn draw(open: &mut Open, count: usize, luck: &mut Luck) -> PieceSet {
    enforces!("drop.explore.blind-draw", "drop.info.box-order-hidden", "drop.explore.box-lasts-exactly");
    let mut drawn = PieceSet::EMPTY;
    for _ in 0..count.min(open.boxed.len()) {
        let name = |at: usize| open.boxed.nth(at).map_or_else(String::new, |piece| piece.to_string()).into();
        let chosen = luck.pick("box", open.boxed.len(), name);
        if let Some(piece) = open.boxed.nth(chosen) {
            open.boxed.remove(piece);
            drawn.insert(piece);
        }
    }
    drawn
}

/// Solo: cubes that landed on a pillar token are dropped again, with the same aim, until none lies there.
fn drop_off_tokens<L: Log<Event>>(
    open: &mut Open,
    seat: Seat,
    dropped: PieceSet,
    aim: (Point, u16),
    luck: &mut Luck,
    log: &mut L,
) {
    enforces!(
        "drop.solo.explore-on-token",
        "drop.solo.explore-no-auto-collect",
        "drop.explore.one-drop-only"
    );
    for _ in 0..ATTEMPTS {
        let landed = on_tokens(open, dropped);
        if landed.is_empty() {
            return;
        }
        throw::drop_pieces(open, seat, landed, aim, luck, log);
    }
}

/// The cubes among these whose footprints overlap a token by more than the touch tolerance.
fn on_tokens(open: &Open, dropped: PieceSet) -> PieceSet {
    enforces!("drop.solo.explore-on-token-test", "drop.solo.tokens-not-cubes");
    let Some(solo) = &open.solo else { return PieceSet::EMPTY };
    let tokens: Vec<Footprint> = solo.tokens.iter().map(|token| shrunk(*token)).collect();
    let lies_on =
        |piece: Piece| tokens.iter().any(|token| squares_overlap(*token, open.dungeon.square(piece)));
    dropped.and(open.dungeon.pieces()).iter().filter(|piece| lies_on(*piece)).collect()
}

/// A token without a rim as wide as the touch tolerance.
fn shrunk(token: Footprint) -> Footprint {
    let arm = token.arm();
    let length = arm.length2().isqrt().max(1);
    let part = |along: i32| (i64::from(along) * (length - i64::from(TOUCH)) / length) as i16;
    Footprint::new(token.at(), (part(arm.x), part(arm.y)))
}
