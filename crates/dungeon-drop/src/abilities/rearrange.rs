//! Abilities that move single cubes without a throw, or trade them.

use table::{Audience, Log, Luck, Refusal, Seat, enforces, rule};

use super::unfit;
use crate::action::Use;
use crate::border;
use crate::cards::{Effect, Target};
use crate::dungeon::on_table;
use crate::event::Event;
use crate::explore;
use crate::geometry::{Disc, Footprint, MM, Point, heading, square_overlaps_disc, squares_overlap};
use crate::loot;
use crate::physics::{Body, Resting, push_apart};
use crate::pieces::{PILLARS, Piece, PieceSet, RELICS, STAIRCASE, TREASURE};
use crate::state::Open;
use crate::throw::{self, HEIGHTS};

/// A sliding cube advances by so many micrometres at a time.
const SLIDE_STEP: i32 = 100;

/// What may be turned into something else: anything but scenery and relics.
pub(super) const MUTABLE: PieceSet = PieceSet::ALL.minus(PILLARS).minus(STAIRCASE).minus(RELICS);

pub(super) fn has_target(open: &Open, seat: Seat, effect: &Effect, done: PieceSet) -> bool {
    let on = open.dungeon.pieces();
    match effect {
        Effect::Barter {} => !open.heroes[seat].stash.is_empty() && !on.and(TREASURE).is_empty(),
        Effect::Swap { .. } => on.minus(PILLARS).len() > 1,
        Effect::Carry { what, .. } => !on.and(what.pieces()).is_empty(),
        Effect::Slide { what, .. } => !on.and(what.pieces()).minus(done).is_empty(),
        Effect::Pilfer { .. } => !border::outside(open).and(effect.pilferable()).is_empty(),
        Effect::Transmute {} => !on.and(MUTABLE).is_empty(),
        _ => false,
    }
}

pub(super) fn check(
    open: &Open,
    seat: Seat,
    effect: &Effect,
    how: &Use,
    done: PieceSet,
) -> Result<(), Refusal> {
    let on = open.dungeon.pieces();
    let height_ok = |height: &u16| Refusal::unless(HEIGHTS.contains(height), rule!("drop.explore.height"));
    let fits = match (effect, how) {
        (Effect::Barter {}, Use::Barter(give, take, height)) => {
            height_ok(height)?;
            open.heroes[seat].stash.contains(*give) && on.and(TREASURE).contains(*take)
        }
        (Effect::Swap { reach }, Use::Swap(one, other)) => {
            let both = PieceSet::one(*one).or(PieceSet::one(*other));
            one < other
                && both.within(on.minus(PILLARS))
                && near(open, *one, open.dungeon.square(*other).at(), *reach)
        }
        (Effect::Carry { what, reach }, Use::Carry(piece, at, turn)) => {
            can_carry(open, (*what, *reach), *piece, *at, *turn)
        }
        (Effect::Slide { what, .. }, Use::Slide(piece, degrees)) => {
            on.contains(*piece) && what.allows(*piece) && !done.contains(*piece) && *degrees < 360
        }
        (Effect::Pilfer { .. }, Use::Pilfer(piece)) => {
            border::outside(open).and(effect.pilferable()).contains(*piece)
        }
        (Effect::Transmute {}, Use::Transmute(piece, height)) => {
            height_ok(height)?;
            on.and(MUTABLE).contains(*piece)
        }
        _ => false,
    };
    if fits { Ok(()) } else { Err(unfit()) }
}

fn near(open: &Open, piece: Piece, at: Point, reach: u16) -> bool {
    let (from, reach) = (open.dungeon.square(piece).at(), i64::from(reach) * i64::from(MM));
    on_table(at) && from.distance2(at) <= reach * reach
}

/// Whether a cube can be put down here: near enough, in the Dungeon, on no other cube and on no meeple.
pub(super) fn can_carry(
    open: &Open,
    (what, reach): (Target, u16),
    piece: Piece,
    at: Point,
    turn: u8,
) -> bool {
    open.dungeon.holds(piece)
        && what.allows(piece)
        && turn < 90
        && near(open, piece, at, reach)
        && throw::drop_area(open).contains(at)
        && is_free(open, piece, Footprint::turned(at, piece.size().edge(), turn.into()))
}

/// Whether a cube's footprint overlaps no other cube and no meeple.
pub(crate) fn is_free(open: &Open, piece: Piece, square: Footprint) -> bool {
    !open.dungeon.iter().any(|(other, lies)| other != piece && squares_overlap(lies, square))
        && !open.meeples().any(|(_, at)| square_overlaps_disc(square, Disc::meeple(at)))
}

pub(super) fn apply<L: Log<Event>>(
    open: &mut Open,
    seat: Seat,
    effect: &Effect,
    how: &Use,
    luck: &mut Luck,
    log: &mut L,
) {
    match (effect, how) {
        (_, Use::Barter(give, take, height)) => barter(open, seat, (*give, *take, *height), luck, log),
        (_, Use::Swap(one, other)) => swap(open, seat, *one, *other, log),
        (_, Use::Carry(piece, at, turn)) => {
            open.dungeon.put(*piece, Footprint::turned(*at, piece.size().edge(), (*turn).into()));
            log.tell(Audience::All, || Event::Moved { seat, pieces: PieceSet::one(*piece) });
        }
        (Effect::Slide { reach, .. }, Use::Slide(piece, degrees)) => {
            slide(open, seat, *piece, *degrees, *reach, log)
        }
        (_, Use::Pilfer(piece)) => {
            loot::take_treasure(open, seat, *piece);
            crate::solo::count_relics(open, PieceSet::one(*piece));
            log.tell(Audience::All, || Event::Took { seat, piece: *piece });
        }
        (_, Use::Transmute(piece, height)) => transmute(open, seat, *piece, *height, luck, log),
        _ => {}
    }
}

/// The cube from the Dungeon goes to the stash, the one from the stash is dropped where it lay.
fn barter<L: Log<Event>>(
    open: &mut Open,
    seat: Seat,
    (give, take, height): (Piece, Piece, u16),
    luck: &mut Luck,
    log: &mut L,
) {
    let at = open.dungeon.square(take).at();
    loot::take_treasure(open, seat, take);
    crate::solo::count_relics(open, PieceSet::one(take));
    open.heroes[seat].stash.remove(give);
    log.tell(Audience::All, || Event::Took { seat, piece: take });
    throw::drop_pieces(open, seat, PieceSet::one(give), (at, height), luck, log);
}

/// Two cubes change places; where one is larger than the place it comes to, it pushes its neighbours aside.
fn swap<L: Log<Event>>(open: &mut Open, seat: Seat, one: Piece, other: Piece, log: &mut L) {
    let (a, b) = (open.dungeon.square(one), open.dungeon.square(other));
    open.dungeon.put(one, a.moved_to(b.at()));
    open.dungeon.put(other, b.moved_to(a.at()));
    let swapped = PieceSet::one(one).or(PieceSet::one(other));
    let mut resting: Vec<Resting> = open
        .dungeon
        .iter()
        .map(|(piece, square)| Resting { body: Body::Piece(piece), square, moved: swapped.contains(piece) })
        .collect();
    push_apart(&mut resting);
    for it in resting {
        match it.body {
            Body::Piece(piece) if on_table(it.square.at()) => open.dungeon.put(piece, it.square),
            Body::Piece(piece) => {
                open.dungeon.lift(PieceSet::one(piece));
                open.off.insert(piece);
            }
            Body::Meeple(_) => {}
        }
    }
    log.tell(Audience::All, || Event::Moved { seat, pieces: swapped });
}

/// A cube slides straight ahead until the next step would have it overlap something, or it has gone far enough.
fn slide<L: Log<Event>>(open: &mut Open, seat: Seat, piece: Piece, degrees: u16, reach: u16, log: &mut L) {
    let start = open.dungeon.square(piece);
    let along = |far: i32| start.moved_to(start.at().plus(heading(degrees, far)));
    let (mut lies, mut far) = (start, 0);
    while far < i32::from(reach) * MM && on_table(lies.at()) {
        far += SLIDE_STEP;
        let next = along(far);
        if !is_free(open, piece, next) {
            break;
        }
        lies = next;
    }
    open.dungeon.put(piece, lies);
    if !on_table(lies.at()) {
        open.dungeon.lift(PieceSet::one(piece));
        open.off.insert(piece);
    }
    log.tell(Audience::All, || Event::Moved { seat, pieces: PieceSet::one(piece) });
}

/// A cube goes into the box, and one that is drawn unseen falls where it lay.
fn transmute<L: Log<Event>>(
    open: &mut Open,
    seat: Seat,
    piece: Piece,
    height: u16,
    luck: &mut Luck,
    log: &mut L,
) {
    enforces!("drop.explore.box-return");
    let at = open.dungeon.square(piece).at();
    open.dungeon.lift(PieceSet::one(piece));
    open.boxed.insert(piece);
    let drawn = explore::draw(open, 1, luck);
    throw::drop_pieces(open, seat, drawn, (at, height), luck, log);
}
