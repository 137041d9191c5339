//! Convex hulls of whole-number points.

use arrayvec::ArrayVec;

use super::{Footprint, Point};

/// A convex polygon with its corners in order, each edge turning the same way; a segment or a point where all points
/// lie in a line or are one. Corners in the middle of an edge are left out.
#[derive(Clone, Debug)]
pub struct Hull {
    corners: Vec<Point>,
}

impl Hull {
    /// The convex hull of points (Andrew's monotone chain).
    pub fn of(points: impl IntoIterator<Item = Point>) -> Hull {
        let mut points: Vec<Point> = points.into_iter().collect();
        points.sort_unstable();
        points.dedup();
        if points.len() < 3 {
            return Hull { corners: points };
        }
        let mut corners: Vec<Point> = Vec::with_capacity(points.len() + 1);
        extend_chain(&mut corners, points.iter().copied(), 1);
        let lower = corners.len();
        extend_chain(&mut corners, points.iter().rev().skip(1).copied(), lower);
        corners.pop();
        Hull { corners }
    }

    /// The convex hull of cubes seen from above.
    pub fn of_footprints(squares: impl IntoIterator<Item = Footprint>) -> Hull {
        Hull::of(squares.into_iter().flat_map(Footprint::corners))
    }

    /// The corners in order.
    pub fn corners(&self) -> &[Point] {
        &self.corners
    }

    /// The edges in order; a segment has two, there and back; a point has one, of no length.
    pub fn edges(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        let count = self.corners.len();
        (0..count).map(move |at| (self.corners[at], self.corners[(at + 1) % count]))
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.corners.is_empty()
    }

    /// Whether the point lies inside or on the edge.
    pub fn contains(&self, point: Point) -> bool {
        match self.corners.as_slice() {
            [] => false,
            [only] => *only == point,
            [from, to] => on_segment(*from, *to, point),
            _ => self.edges().all(|(from, to)| to.from(from).cross(point.from(from)) >= 0),
        }
    }

    /// The mean of the corners: a point inside.
    pub fn middle(&self) -> Point {
        let count = self.corners.len().max(1) as i64;
        let sum =
            |of: fn(&Point) -> i32| self.corners.iter().map(|corner| i64::from(of(corner))).sum::<i64>();
        let (x, y) = (sum(|p| p.x).div_euclid(count), sum(|p| p.y).div_euclid(count));
        Point::new(x as i32, y as i32)
    }

    /// The least and the greatest coordinates.
    pub fn bounds(&self) -> (Point, Point) {
        let fold = |pick: fn(i32, i32) -> i32, of: fn(&Point) -> i32| {
            self.corners.iter().map(of).reduce(pick).unwrap_or(0)
        };
        let least = Point::new(fold(i32::min, |p| p.x), fold(i32::min, |p| p.y));
        (least, Point::new(fold(i32::max, |p| p.x), fold(i32::max, |p| p.y)))
    }
}

fn extend_chain(corners: &mut Vec<Point>, points: impl Iterator<Item = Point>, keep: usize) {
    for point in points {
        while corners.len() > keep && turns_back(corners, point) {
            corners.pop();
        }
        corners.push(point);
    }
}

fn turns_back(corners: &[Point], next: Point) -> bool {
    let [.., before, last] = corners else { return false };
    last.from(*before).cross(next.from(*before)) <= 0
}

fn on_segment(from: Point, to: Point, point: Point) -> bool {
    let (along, off) = (to.from(from), point.from(from));
    along.cross(off) == 0 && (0..=along.length2()).contains(&along.dot(off))
}

/// The convex hull of two squares, without the heap: the border band between two pillars.
#[derive(Clone, Debug)]
pub struct Band {
    /// The corners in order.
    pub corners: ArrayVec<Point, 9>,
}

impl Band {
    /// The band that joins two squares.
    pub fn between(one: Footprint, other: Footprint) -> Band {
        let (a, b) = (one.corners(), other.corners());
        let mut points = [a[0], a[1], a[2], a[3], b[0], b[1], b[2], b[3]];
        points.sort_unstable();
        let mut corners: ArrayVec<Point, 9> = ArrayVec::new();
        let mut keep = 1;
        for pass in 0..2 {
            for step in pass..points.len() {
                let point = if pass == 0 { points[step] } else { points[points.len() - 1 - step] };
                while corners.len() > keep && turns_back(&corners, point) {
                    corners.pop();
                }
                if corners.last() != Some(&point) {
                    corners.push(point);
                }
            }
            keep = corners.len();
        }
        if corners.len() > 1 {
            corners.pop();
        }
        Band { corners }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hull_leaves_out_what_lies_inside_or_along_an_edge() {
        let hull =
            Hull::of([(0, 0), (10, 0), (5, 0), (10, 10), (0, 10), (4, 4)].map(|(x, y)| Point::new(x, y)));
        assert_eq!(hull.corners().len(), 4);
        assert!(hull.contains(Point::new(10, 5)) && !hull.contains(Point::new(11, 5)));
    }

    #[test]
    fn a_band_is_the_hull_of_its_two_squares() {
        for (turn, far) in [(0, 50), (17, 30), (45, 9), (80, 0), (3, 1)] {
            let one = Footprint::turned(Point::mm(3, -4), 10_000, turn);
            let other = Footprint::turned(Point::mm(far, 2 * far), 14_000, 90 - turn);
            let mut band = Band::between(one, other).corners.to_vec();
            let mut hull = Hull::of_footprints([one, other]).corners().to_vec();
            band.sort_unstable();
            hull.sort_unstable();
            assert_eq!(band, hull);
        }
    }
}
