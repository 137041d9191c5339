//! Everything that sets cubes in motion: one committed throw, one recorded result.

use table::{Audience, Log, Luck, Seat, enforces};

use crate::event::Event;
use crate::geometry::{Hull, Point};
use crate::physics::{self, Body, Flick, Handful, Settled, drop_handful};
use crate::pieces::PieceSet;
use crate::state::{Meeple, Open};

/// The lowest and the greatest drop height, in millimetres.
pub const HEIGHTS: std::ops::RangeInclusive<u16> = 150..=300;

/// Drops cubes in one handful over one point. The result stands.
pub(crate) fn drop_pieces<L: Log<Event>>(
    open: &mut Open,
    seat: Seat,
    pieces: PieceSet,
    (at, height): (Point, u16),
    luck: &mut Luck,
    log: &mut L,
) {
    enforces!("drop.explore.one-handful", "drop.info.random-seed-hidden");
    if pieces.is_empty() {
        return;
    }
    open.dungeon.lift(pieces);
    open.off = open.off.minus(pieces);
    let world = open.dungeon.world(open.meeples());
    let handful = Handful { pieces, meeple: None, aim: at, height };
    let settled = luck.outcome("drop", |luck| drop_handful(&world, &handful, luck.key("drop-seed")));
    settle(open, &settled, pieces, log);
    log.tell(Audience::All, || Event::Dropped { seat, pieces, at, height, settled: Box::new(settled) });
}

/// Flicks a cube once. The result stands.
pub(crate) fn flick<L: Log<Event>>(open: &mut Open, seat: Seat, flick: Flick, luck: &mut Luck, log: &mut L) {
    let world = open.dungeon.world(open.meeples());
    let settled = luck.outcome("flick", |luck| physics::flick(&world, &flick, luck.key("flick-seed")));
    settle(open, &settled, PieceSet::EMPTY, log);
    log.tell(Audience::All, || Event::Flicked { seat, piece: flick.piece, settled: Box::new(settled) });
}

/// Takes over a resting position. Cubes that left the table wait there; a meeple that left is out for the turn.
pub(crate) fn settle<L: Log<Event>>(open: &mut Open, settled: &Settled, thrown: PieceSet, log: &mut L) {
    enforces!("drop.flick.off-table-not-lootable", "drop.info.off-table-public");
    let gone = open.dungeon.settle(settled, thrown).or(thrown.minus(open.dungeon.pieces()));
    open.off = open.off.or(gone);
    for (seat, at) in settled.meeples() {
        if open.heroes.get(seat).is_some() {
            open.heroes[seat].meeple = Meeple::At(at);
        }
    }
    for body in &settled.off {
        enforces!("drop.heroic.off-table");
        if let Body::Meeple(seat) = *body
            && open.heroes.get(seat).is_some()
        {
            open.heroes[seat].meeple = Meeple::Out;
        }
    }
    if !gone.is_empty() {
        log.tell(Audience::All, || Event::FellOff { pieces: gone });
    }
}

/// The area over which cubes may be dropped into the Dungeon: over the cubes that lie there, or the centre of a bare table.
pub(crate) fn drop_area(open: &Open) -> Hull {
    enforces!(
        "drop.explore.where-geometry",
        "drop.act.drop-effects-where",
        "drop.explore.where-beyond-border"
    );
    let area = open.dungeon.area();
    if area.is_empty() { Hull::of([Point::default()]) } else { area }
}
