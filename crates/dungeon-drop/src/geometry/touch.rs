//! Touching and overlapping, exactly. Squares of distances are compared in 128 bits: nothing is rounded.

use super::{Disc, Footprint, Hull, Point};

/// Whether two convex shapes lie no further apart than `reach`: tests every corner and every pair of edges.
pub fn hull_near_hull(one: &Hull, other: &Hull, reach: i32) -> bool {
    let holds = |outer: &Hull, inner: &Hull| inner.corners().iter().any(|&corner| outer.contains(corner));
    let edges = || one.edges().flat_map(|a| other.edges().map(move |b| (a, b)));
    holds(one, other) || holds(other, one) || edges().any(|(a, b)| segments_near(a, b, reach))
}

/// Whether a disc lies no further than `reach` from a convex shape.
pub fn disc_near_hull(disc: Disc, hull: &Hull, reach: i32) -> bool {
    hull.contains(disc.at) || hull.edges().any(|edge| point_near_segment(disc.at, edge, disc.radius + reach))
}

/// Whether the insides of two squares have a point in common. Squares that only touch do not overlap.
pub fn squares_overlap(one: Footprint, other: Footprint) -> bool {
    !separated(one, other) && !separated(other, one)
}

/// Whether two squares lie no further apart than `reach`.
pub fn squares_near(one: Footprint, other: Footprint, reach: i32) -> bool {
    let apart = one.at().from(other.at());
    let (a, b) = (one.arm(), other.arm());
    let most = i64::from(a.x.abs() + a.y.abs() + b.x.abs() + b.y.abs() + reach) * 2;
    i64::from(apart.x.abs()) <= most
        && i64::from(apart.y.abs()) <= most
        && (squares_overlap(one, other)
            || hull_near_hull(&Hull::of_footprints([one]), &Hull::of_footprints([other]), reach))
}

/// Whether one of the first square's own axes has the two squares apart, or just touching.
fn separated(one: Footprint, other: Footprint) -> bool {
    let (axis, apart) = (one.arm(), other.at().from(one.at()));
    let across = Point::new(-axis.y, axis.x);
    let spread = axis.length2() + axis.dot(other.arm()).abs() + axis.cross(other.arm()).abs();
    axis.dot(apart).abs() >= spread || across.dot(apart).abs() >= spread
}

/// Whether the inside of a disc and that of a square have a point in common.
pub fn square_overlaps_disc(square: Footprint, disc: Disc) -> bool {
    let (gap2, scale) = disc_gap(square, disc.at);
    gap2 < i128::from(disc.radius).pow(2) * scale
}

/// Whether a disc lies no further than `reach` from a square.
pub fn square_near_disc(square: Footprint, disc: Disc, reach: i32) -> bool {
    let (gap2, scale) = disc_gap(square, disc.at);
    gap2 <= i128::from(disc.radius + reach).pow(2) * scale
}

/// The square of the distance from a point to a square, times a scale, and the scale.
fn disc_gap(square: Footprint, point: Point) -> (i128, i128) {
    let (arm, apart) = (square.arm(), point.from(square.at()));
    let half = arm.length2();
    let beyond = |along: i64| i128::from((along.abs() - half).max(0));
    let (x, y) = (beyond(arm.dot(apart)), beyond(arm.cross(apart)));
    (x * x + y * y, i128::from(half))
}

/// Whether two discs have more than a point in common.
pub fn discs_overlap(one: Disc, other: Disc) -> bool {
    one.at.distance2(other.at) < i64::from(one.radius + other.radius).pow(2)
}

/// Whether a point lies no further than `reach` from a segment.
pub fn point_near_segment(point: Point, (from, to): (Point, Point), reach: i32) -> bool {
    let (along, off) = (to.from(from), point.from(from));
    let (length2, reach2) = (along.length2(), i64::from(reach).pow(2));
    match along.dot(off) {
        before if before <= 0 => off.length2() <= reach2,
        beyond if beyond >= length2 => point.distance2(to) <= reach2,
        _ => i128::from(along.cross(off)).pow(2) <= i128::from(reach2) * i128::from(length2),
    }
}

fn segments_near(a: (Point, Point), b: (Point, Point), reach: i32) -> bool {
    let near = point_near_segment;
    near(a.0, b, reach) || near(a.1, b, reach) || near(b.0, a, reach) || near(b.1, a, reach) || cross(a, b)
}

/// Whether two segments cross in a point inside both.
fn cross(a: (Point, Point), b: (Point, Point)) -> bool {
    let side = |(from, to): (Point, Point), point: Point| to.from(from).cross(point.from(from)).signum();
    side(a, b.0) * side(a, b.1) < 0 && side(b, a.0) * side(b, a.1) < 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_side_by_side_touch_without_overlap() {
        let at = |x| Footprint::straight(Point::new(x, 0), 10_000);
        assert!(!squares_overlap(at(0), at(10_000)));
        assert!(squares_overlap(at(0), at(9_999)));
    }

    #[test]
    fn overlap_agrees_with_the_hulls() {
        let one = Footprint::turned(Point::mm(0, 0), 10_000, 30);
        for step in 0..200 {
            let other = Footprint::turned(Point::new(step * 90, step * 40), 14_000, 71);
            let (a, b) = (Hull::of_footprints([one]), Hull::of_footprints([other]));
            let near = hull_near_hull(&a, &b, 0);
            assert!(near || !squares_overlap(one, other), "{step}");
            assert!(
                !near
                    || squares_overlap(one, other)
                    || !hull_near_hull(
                        &a,
                        &Hull::of_footprints([other.moved_to(other.at().plus(Point::new(30, 12)))]),
                        0
                    ),
                "{step}"
            );
        }
    }

    #[test]
    fn a_disc_is_near_a_square_up_to_its_rim() {
        let square = Footprint::straight(Point::mm(0, 0), 10_000);
        let disc = |x| Disc { at: Point::new(x, 0), radius: 6_000 };
        assert!(square_overlaps_disc(square, disc(10_999)) && !square_overlaps_disc(square, disc(11_000)));
        assert!(square_near_disc(square, disc(11_200), 200) && !square_near_disc(square, disc(11_201), 200));
        let hull = Hull::of_footprints([square]);
        assert!(disc_near_hull(disc(11_200), &hull, 200) && !disc_near_hull(disc(11_201), &hull, 200));
    }
}
