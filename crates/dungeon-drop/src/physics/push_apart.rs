//! After the physics: nothing lies on anything else. What does is pushed off, sideways, until it lies on the table.

use table::enforces;

use super::settled::Body;
use crate::geometry::{Disc, Footprint, Point, discs_overlap, square_overlaps_disc, squares_overlap};

/// Something at rest, as the physics left it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Resting {
    pub body: Body,
    pub square: Footprint,
    /// Whether it was in motion: what lay still is left where it lay, as long as possible.
    pub moved: bool,
}

/// So many passes spare what lay still; as many again move everything; what then still overlaps is set down anew.
const PASSES: usize = 60;

/// Moves overlapping pieces apart until none overlap.
pub(crate) fn push_apart(resting: &mut [Resting]) {
    enforces!("drop.physics.no-overlap-at-rest");
    for pass in 0..2 * PASSES {
        if !one_pass(resting, pass < PASSES) {
            return;
        }
    }
    for index in 0..resting.len() {
        if resting.iter().enumerate().any(|(other, it)| other != index && overlap(&resting[index], it)) {
            set_down(resting, index);
        }
    }
}

fn one_pass(resting: &mut [Resting], spare_the_still: bool) -> bool {
    let mut any = false;
    for one in 0..resting.len() {
        for other in one + 1..resting.len() {
            let (a, b) = (resting[one], resting[other]);
            if (!a.moved && !b.moved) || !overlap(&a, &b) {
                continue;
            }
            any = true;
            let push = way_out(&a, &b);
            let shares = match (a.moved, b.moved) {
                (true, false) if spare_the_still => (1.0, 0.0),
                (false, true) if spare_the_still => (0.0, 1.0),
                _ => (0.5, 0.5),
            };
            shift(&mut resting[one], push, -shares.0);
            shift(&mut resting[other], push, shares.1);
        }
    }
    any
}

fn shift(it: &mut Resting, push: (f64, f64), share: f64) {
    if share != 0.0 {
        let step = |part: f64| (part * share + (part * share).signum() * 2.0).round() as i32;
        it.square = it.square.moved_to(it.square.at().plus(Point::new(step(push.0), step(push.1))));
        it.moved = true;
    }
}

fn disc(it: &Resting) -> Option<Disc> {
    matches!(it.body, Body::Meeple(_)).then(|| Disc::meeple(it.square.at()))
}

fn overlap(a: &Resting, b: &Resting) -> bool {
    let near = a.square.at().from(b.square.at());
    if near.x.abs() > 32_000 || near.y.abs() > 32_000 {
        return false;
    }
    match (disc(a), disc(b)) {
        (None, None) => squares_overlap(a.square, b.square),
        (Some(a), Some(b)) => discs_overlap(a, b),
        (Some(disc), None) => square_overlaps_disc(b.square, disc),
        (None, Some(disc)) => square_overlaps_disc(a.square, disc),
    }
}

/// The shortest push that takes the second off the first; discs count as squares turned towards the other.
fn way_out(a: &Resting, b: &Resting) -> (f64, f64) {
    let apart = b.square.at().from(a.square.at());
    let axes = [axes(a, b), axes(b, a)].concat();
    let mut best = (f64::MAX, (0.0, 0.0));
    for (x, y) in axes {
        let along = f64::from(apart.x) * x + f64::from(apart.y) * y;
        let depth = extent(a, (x, y)) + extent(b, (x, y)) - along.abs();
        let sign = if along < 0.0 { -1.0 } else { 1.0 };
        if depth < best.0 {
            best = (depth, (x * sign * depth, y * sign * depth));
        }
    }
    best.1
}

fn axes(it: &Resting, other: &Resting) -> Vec<(f64, f64)> {
    let arm = match disc(it) {
        Some(_) => other.square.at().from(it.square.at()),
        None => it.square.arm(),
    };
    let (x, y) = (f64::from(arm.x), f64::from(arm.y));
    let length = (x * x + y * y).sqrt();
    if length == 0.0 { vec![(1.0, 0.0)] } else { vec![(x / length, y / length), (-y / length, x / length)] }
}

/// How far a shape reaches along an axis from its centre.
fn extent(it: &Resting, (x, y): (f64, f64)) -> f64 {
    if let Some(disc) = disc(it) {
        return f64::from(disc.radius);
    }
    let arm = it.square.arm();
    let (u, v) = (f64::from(arm.x), f64::from(arm.y));
    (u * x + v * y).abs() + (u * y - v * x).abs()
}

/// The last resort: sets a piece down on the nearest free spot, on rings around where it lay.
fn set_down(resting: &mut [Resting], index: usize) {
    let home = resting[index].square;
    for ring in 1..200i32 {
        let step = ring * 2_000;
        let spots = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)];
        for (x, y) in spots {
            resting[index].square = home.moved_to(home.at().plus(Point::new(x * step, y * step)));
            let here = resting[index];
            if !resting.iter().enumerate().any(|(other, it)| other != index && overlap(&here, it)) {
                resting[index].moved = true;
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::physics::random::Random;
    use crate::pieces::Piece;
    use rulebook::covers;

    #[test]
    fn a_heap_is_pushed_apart_until_nothing_overlaps() {
        covers!("drop.physics.no-overlap-at-rest");
        for seed in 0..50 {
            let mut random = Random::seeded(seed);
            let mut heap: Vec<Resting> = (0..40)
                .map(|n| {
                    let at = Point::new((random.sym() * 40_000.0) as i32, (random.sym() * 40_000.0) as i32);
                    let piece = Piece::new(n);
                    let square = Footprint::turned(at, piece.size().edge(), random.below(90) as u16);
                    let body =
                        if n % 13 == 0 { Body::Meeple(table::Seat::new(n / 13)) } else { Body::Piece(piece) };
                    Resting { body, square, moved: n % 3 > 0 || n % 13 == 0 }
                })
                .collect();
            // What lay still did not overlap before.
            heap.iter_mut().filter(|it| !it.moved).enumerate().for_each(|(n, it)| {
                it.square = it.square.moved_to(Point::mm(20 * (n as i32 % 4) - 40, 20 * (n as i32 / 4) - 40));
            });
            push_apart(&mut heap);
            for one in 0..heap.len() {
                assert!(!(0..one).any(|other| overlap(&heap[one], &heap[other])), "seed {seed}");
            }
        }
    }

    #[test]
    fn what_lay_still_stays_when_something_falls_on_it() {
        let at = |x| Footprint::straight(Point::mm(x, 0), 10_000);
        let still = Resting { body: Body::Piece(Piece::new(0)), square: at(0), moved: false };
        let fallen = Resting { body: Body::Piece(Piece::new(1)), square: at(3), moved: true };
        let mut two = [still, fallen];
        push_apart(&mut two);
        assert_eq!(two[0].square, at(0));
        assert!(!squares_overlap(two[0].square, two[1].square));
    }
}
