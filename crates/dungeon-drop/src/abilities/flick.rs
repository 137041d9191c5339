//! Flicking: one finger, one direction, one strength, once.

use table::{Log, Luck, Refusal, Seat, enforces, rule};

use crate::cards;
use crate::event::Event;
use crate::geometry::Vector;
use crate::physics::{Flick, Wobble};
use crate::pieces::{Piece, PieceSet};
use crate::state::Open;
use crate::throw;

/// The weakest flick, as the speed it gives a small cube in millimetres a second: it still moves visibly.
pub const WEAKEST: i64 = 200;

/// The cubes that may be flicked: of those in the Dungeon, what the card allows. Meeples are no cubes.
pub(super) fn targets(open: &Open, flick: &cards::Flick, done: PieceSet) -> PieceSet {
    enforces!("drop.flick.no-meeple", "drop.heroic.not-cubes");
    open.dungeon.pieces().and(flick.what.pieces()).minus(done)
}

pub(super) fn check(
    open: &Open,
    flick: &cards::Flick,
    piece: Piece,
    push: Vector,
    done: PieceSet,
) -> Result<(), Refusal> {
    Refusal::unless(open.dungeon.holds(piece), rule!("drop.flick.off-table-not-lootable"))?;
    Refusal::unless(flick.what.allows(piece), rule!("drop.flick.any-cube"))?;
    Refusal::unless(!done.contains(piece), rule!("drop.flick.no-retry"))?;
    let (sane, strongest) = (push.x.abs().max(push.y.abs()) < 1 << 20, i64::from(flick.strongest));
    let strength = sane && (WEAKEST.pow(2)..=strongest.pow(2)).contains(&push.length2());
    Refusal::unless(strength, rule!("drop.flick.strength-range"))
}

pub(super) fn apply<L: Log<Event>>(
    open: &mut Open,
    seat: Seat,
    flick: &cards::Flick,
    piece: Piece,
    push: Vector,
    luck: &mut Luck,
    log: &mut L,
) {
    enforces!("drop.flick.several");
    let wobble = if flick.steady { Wobble::NONE } else { open.options.wobble() };
    throw::flick(open, seat, Flick { piece, push, wobble }, luck, log);
}
