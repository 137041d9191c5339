//! Picking cubes up and dropping them again, in one handful.

use table::{Log, Luck, Refusal, Seat, enforces, rule};

use super::unfit;
use crate::border;
use crate::cards::{Pick, Redrop};
use crate::event::Event;
use crate::geometry::{Disc, MM, Point, square_near_disc};
use crate::physics::TOUCH;
use crate::pieces::{PILLARS, PieceSet};
use crate::state::Open;
use crate::throw::{self, HEIGHTS};

/// All cubes that the card could pick up somewhere.
pub(super) fn pickable(open: &Open, redrop: &Redrop) -> PieceSet {
    match redrop.from {
        Pick::Area | Pick::Disc | Pick::SameColour => open.dungeon.pieces(),
        Pick::OutsideBorder => border::outside(open),
        Pick::Pillars => open.dungeon.pieces().and(PILLARS),
    }
}

/// The cubes inside or touching a disc. Meeples are no cubes and stay.
pub(super) fn in_disc(open: &Open, at: Point, radius: u16) -> PieceSet {
    enforces!("drop.act.area-effects", "drop.heroic.meeple-stays-in-redrop");
    let disc = Disc { at, radius: i32::from(radius) * MM };
    open.dungeon
        .iter()
        .filter(|(_, square)| square_near_disc(*square, disc, TOUCH))
        .map(|(piece, _)| piece)
        .collect()
}

pub(super) fn check(
    open: &Open,
    redrop: &Redrop,
    pieces: PieceSet,
    at: Point,
    height: u16,
) -> Result<(), Refusal> {
    Refusal::unless(HEIGHTS.contains(&height), rule!("drop.explore.height"))?;
    Refusal::unless(throw::drop_area(open).contains(at), rule!("drop.act.drop-effects-where"))?;
    let here = match redrop.from {
        Pick::Area => pieces == in_disc(open, at, redrop.radius),
        Pick::Disc => pieces.within(in_disc(open, at, redrop.radius)),
        _ => pieces.within(pickable(open, redrop)),
    };
    let few = redrop.most == 0 || pieces.len() <= usize::from(redrop.most);
    let alike = redrop.from != Pick::SameColour || of_one_colour(pieces);
    if here && few && alike && !pieces.is_empty() { Ok(()) } else { Err(unfit()) }
}

pub(super) fn of_one_colour(pieces: PieceSet) -> bool {
    pieces.first().is_none_or(|first| pieces.iter().all(|piece| piece.same_colour(first)))
}

pub(super) fn apply<L: Log<Event>>(
    open: &mut Open,
    seat: Seat,
    pieces: PieceSet,
    aim: (Point, u16),
    luck: &mut Luck,
    log: &mut L,
) {
    enforces!("drop.act.redrop-effects");
    throw::drop_pieces(open, seat, pieces, aim, luck, log);
}
