//! Heroic Cooperation: meeples in other players' rooms.

use table::{Audience, Log, Refusal, Seat, SeatSet, enforces, rule};

use crate::action::RoomChoice;
use crate::event::Event;
use crate::geometry::{Disc, Hull, Point, disc_near_hull, discs_overlap, square_overlaps_disc};
use crate::loot;
use crate::physics::TOUCH;
use crate::state::{Meeple, Open, Step};

/// Whether this seat could place its meeple at this moment of somebody else's turn.
pub(crate) fn may_place(open: &Open, seat: Seat) -> bool {
    enforces!("drop.heroic.place", "drop.heroic.place-once", "drop.heroic.no-moving");
    open.options.heroic && seat != open.active() && open.heroes[seat].meeple == Meeple::Hand
}

/// Live placing: everybody else who may place and has not passed, as long as no room is formed.
pub(crate) fn racing(open: &Open) -> SeatSet {
    enforces!("drop.heroic.window-opens", "drop.heroic.window-live", "drop.heroic.place-too-late");
    let before_the_room = matches!(open.step, Step::Explore | Step::Act | Step::Acting { .. } | Step::Loot);
    if !open.options.live || !before_the_room {
        return SeatSet::EMPTY;
    }
    open.heroes.seats().filter(|seat| may_place(open, *seat) && !open.passed.contains(*seat)).collect()
}

/// The next seat to be asked in turn, after this one, counted from the active player on.
pub(crate) fn next_to_ask(open: &Open, after: Option<Seat>) -> Option<Seat> {
    enforces!("drop.heroic.window-turn-based");
    if !open.options.heroic || open.options.live {
        return None;
    }
    let around =
        (1..open.order.len()).map(|step| open.order[(usize::from(open.flipped) + step) % open.order.len()]);
    let mut after_that = around.skip_while(|seat| after.is_some_and(|after| *seat != after));
    if after.is_some() {
        after_that.next();
    }
    after_that.find(|seat| may_place(open, *seat))
}

/// Whether a meeple may be placed here.
pub(crate) fn check(open: &Open, seat: Seat, at: Point) -> Result<(), Refusal> {
    Refusal::unless(seat != open.active(), rule!("drop.heroic.place-not-own-turn"))?;
    Refusal::unless(may_place(open, seat), rule!("drop.heroic.place-once"))?;
    Refusal::unless(is_free_spot(open, &open.dungeon.area(), at), rule!("drop.heroic.place-where"))
}

/// Whether a meeple fits here: in the Dungeon, on no cube and on no other meeple.
pub(crate) fn is_free_spot(open: &Open, area: &Hull, at: Point) -> bool {
    let disc = Disc::meeple(at);
    area.contains(at)
        && !open.dungeon.iter().any(|(_, square)| square_overlaps_disc(square, disc))
        && !open.meeples().any(|(_, other)| discs_overlap(Disc::meeple(other), disc))
}

/// Places a meeple.
pub(crate) fn place<L: Log<Event>>(open: &mut Open, seat: Seat, at: Point, log: &mut L) {
    open.heroes[seat].meeple = Meeple::At(at);
    log.tell(Audience::All, || Event::Meeple { seat, at });
}

/// Returns the meeples inside or touching the looted room to their owners, with a point each. The active player's own
/// meeple is a sign only and stands nowhere.
pub(crate) fn collect<L: Log<Event>>(open: &mut Open, choice: &RoomChoice, log: &mut L) {
    enforces!(
        "drop.heroic.meeple-touch-test",
        "drop.heroic.active-gains-nothing-for-meeples",
        "drop.heroic.room-formed-online"
    );
    if !open.options.heroic {
        return;
    }
    let rule = loot::RoomRule::of(open);
    let region = Hull::of_footprints(rule.shape.bend(loot::corner_squares(open, choice)));
    let met: Vec<Seat> = open
        .meeples()
        .filter(|(_, at)| disc_near_hull(Disc::meeple(*at), &region, rule.shape.reach().min(TOUCH)))
        .map(|(seat, _)| seat)
        .collect();
    for seat in met {
        enforces!("drop.heroic.collect-meeples", "drop.heroic.point", "drop.heroic.track-limit");
        open.heroes[seat].meeple = Meeple::Out;
        open.heroes[seat].cooperation += 1;
        log.tell(Audience::All, || Event::Cooperated { seat });
    }
}

/// Every meeple goes back to its owner.
pub(crate) fn return_all(open: &mut Open) {
    enforces!("drop.heroic.return-at-turn-end", "drop.heroic.no-loot-no-points");
    for (_, hero) in open.heroes.iter_mut() {
        hero.meeple = Meeple::Hand;
    }
}
