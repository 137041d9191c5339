//! Uses of an ability that are worth a look, and uses by chance.

use table::{Luck, Seat};

use super::{check, flick, rearrange, redrop};
use crate::action::Use;
use crate::border;
use crate::cards::{Effect, Flick, Pick, Redrop, Source};
use crate::geometry::{MM, Point, Vector, heading, scaled};
use crate::pieces::{PILLARS, Piece, PieceSet, TREASURE};
use crate::sample::{place_in, some_of};
use crate::state::{Open, Step};
use crate::throw::{self, HEIGHTS};

/// How often a use by chance is tried before none is found.
const TRIES: usize = 40;

/// A few uses, the same ones whenever the position is the same.
pub(crate) fn suggest(open: &Open, seat: Seat, source: Source) -> Vec<Use> {
    let Some(ability) = open.ability(seat, source) else { return Vec::new() };
    let done = done(open);
    match &ability.effect {
        effect if effect.is_about_the_room() => vec![Use::Ready],
        Effect::Heal { .. } => vec![Use::Heal],
        Effect::Flick(flick) => flicks(open, flick, done),
        Effect::Redrop(redrop) => redrops(open, redrop),
        effect @ Effect::Pilfer { .. } => {
            border::outside(open).and(effect.pilferable()).iter().take(8).map(Use::Pilfer).collect()
        }
        _ => {
            // The position's own numbers seed the few tries: no luck is drawn.
            let mut luck = Luck::seeded(open.dungeon.pieces().bits() as u64);
            (0..3).filter_map(|_| sample(open, seat, source, &mut luck)).collect()
        }
    }
}

fn done(open: &Open) -> PieceSet {
    match open.step {
        Step::Acting { done, .. } => done,
        _ => PieceSet::EMPTY,
    }
}

/// A few targets, each flicked towards the middle of the Dungeon and across.
fn flicks(open: &Open, flick: &Flick, done: PieceSet) -> Vec<Use> {
    let targets = flick::targets(open, flick, done);
    let middle = open.dungeon.area().middle();
    let every = targets.len().div_ceil(3).max(1);
    let chosen = targets.iter().step_by(every);
    chosen
        .filter_map(|piece| Some(Use::Flick(piece, towards(open, piece, middle, flick.strongest)?)))
        .collect()
}

/// A push at half strength towards a point.
fn towards(open: &Open, piece: Piece, point: Point, strongest: u16) -> Option<Vector> {
    let apart = point.from(open.dungeon.square(piece).at());
    let far = apart.length2().isqrt();
    let part = |along: i32| scaled(along.into(), strongest.into(), 2 * far);
    (far > 1).then(|| Point::new(part(apart.x), part(apart.y)))
}

fn redrops(open: &Open, redrop: &Redrop) -> Vec<Use> {
    let middle = throw::drop_area(open).middle();
    let low = *HEIGHTS.start();
    let most = usize::from(redrop.most);
    match redrop.from {
        Pick::Area | Pick::Disc => {
            let pillars = open.dungeon.pieces().and(PILLARS);
            let spots = pillars
                .iter()
                .step_by(pillars.len().div_ceil(3).max(1))
                .map(|pillar| open.dungeon.square(pillar).at());
            let spots = spots.filter(|at| throw::drop_area(open).contains(*at));
            spots
                .map(|at| (redrop::in_disc(open, at, redrop.radius), at))
                .map(|(all, at)| {
                    (if redrop.from == Pick::Area { all } else { all.iter().take(most).collect() }, at)
                })
                .map(|(pieces, at)| Use::Redrop(pieces, at, low))
                .collect()
        }
        Pick::SameColour => {
            let gems = open.dungeon.pieces().and(TREASURE).first();
            let alike = gems.map(|gem| {
                open.dungeon.pieces().iter().filter(|it| it.same_colour(gem)).take(most).collect()
            });
            alike.map(|pieces| Use::Redrop(pieces, middle, low)).into_iter().collect()
        }
        Pick::OutsideBorder | Pick::Pillars => {
            let pieces: PieceSet = redrop::pickable(open, redrop).iter().take(most).collect();
            vec![Use::Redrop(pieces, middle, low)]
        }
    }
}

/// A use by chance, any legal one; none when a few tries find none.
pub(crate) fn sample(open: &Open, seat: Seat, source: Source, luck: &mut Luck) -> Option<Use> {
    let ability = open.ability(seat, source)?;
    (0..TRIES).find_map(|_| {
        try_one(open, seat, &ability.effect, luck).filter(|how| check(open, seat, source, how).is_ok())
    })
}

fn try_one(open: &Open, seat: Seat, effect: &Effect, luck: &mut Luck) -> Option<Use> {
    let on = open.dungeon.pieces();
    let height = HEIGHTS.start() + luck.pick("height", 151, |_| "".into()) as u16;
    match effect {
        effect if effect.is_about_the_room() => Some(Use::Ready),
        Effect::Heal { .. } => Some(Use::Heal),
        Effect::Flick(flick) => {
            let piece = one_of(flick::targets(open, flick, done(open)), luck)?;
            Some(Use::Flick(piece, push(flick, luck)))
        }
        Effect::Redrop(redrop) => Some(sample_redrop(open, redrop, height, luck)),
        Effect::Barter {} => {
            Some(Use::Barter(one_of(open.heroes[seat].stash, luck)?, one_of(on.and(TREASURE), luck)?, height))
        }
        Effect::Swap { .. } => {
            let (one, other) = (one_of(on.minus(PILLARS), luck)?, one_of(on.minus(PILLARS), luck)?);
            Some(Use::Swap(one.min(other), one.max(other)))
        }
        Effect::Carry { what, reach } => {
            let piece = one_of(on.and(what.pieces()), luck)?;
            let reach = i32::from(*reach) * MM;
            let at = open.dungeon.square(piece).at();
            let (low, high) = (at.plus(Point::new(-reach, -reach)), at.plus(Point::new(reach, reach)));
            Some(Use::Carry(piece, place_in(low, high, luck), luck.pick("turn", 90, |_| "".into()) as u8))
        }
        Effect::Slide { what, .. } => {
            let piece = one_of(on.and(what.pieces()).minus(done(open)), luck)?;
            Some(Use::Slide(piece, luck.pick("degrees", 360, |_| "".into()) as u16))
        }
        Effect::Pilfer { .. } => {
            Some(Use::Pilfer(one_of(border::outside(open).and(effect.pilferable()), luck)?))
        }
        Effect::Transmute {} => Some(Use::Transmute(one_of(on.and(rearrange::MUTABLE), luck)?, height)),
        _ => None,
    }
}

fn sample_redrop(open: &Open, redrop: &Redrop, height: u16, luck: &mut Luck) -> Use {
    let (low, high) = throw::drop_area(open).bounds();
    let at = place_in(low, high, luck);
    let most = usize::from(redrop.most);
    let pieces = match redrop.from {
        Pick::Area => redrop::in_disc(open, at, redrop.radius),
        Pick::Disc => some_of(redrop::in_disc(open, at, redrop.radius), most, luck),
        Pick::SameColour => {
            let first = one_of(open.dungeon.pieces(), luck);
            let alike = open
                .dungeon
                .pieces()
                .iter()
                .filter(|piece| first.is_some_and(|first| piece.same_colour(first)));
            some_of(alike.collect(), most, luck)
        }
        Pick::OutsideBorder | Pick::Pillars => some_of(redrop::pickable(open, redrop), most, luck),
    };
    Use::Redrop(pieces, at, height)
}

fn push(flick: &Flick, luck: &mut Luck) -> Vector {
    let degrees = luck.pick("degrees", 360, |_| "".into()) as u16;
    let span = usize::from(flick.strongest).saturating_sub(flick::WEAKEST as usize + 2);
    let strength = flick::WEAKEST as i32 + 1 + luck.pick("strength", span, |_| "".into()) as i32;
    heading(degrees, strength)
}

/// One of a set by chance.
pub(crate) fn one_of(set: PieceSet, luck: &mut Luck) -> Option<Piece> {
    if set.is_empty() { None } else { set.nth(luck.pick("piece", set.len(), |_| "".into())) }
}
