//! Directions in whole degrees, and products rounded to whole micrometres: fixed point, no fractions anywhere.

use super::{Point, Vector};

/// One, as the cosines and sines count it.
const ONE: i64 = 1 << 30;

/// The sines of 0 to 90 degrees.
const SINES: [i64; 91] = sines();

/// The vector of this length that points this many degrees from the x axis towards the y axis.
pub const fn heading(degrees: u16, length: i32) -> Vector {
    let degrees = (degrees % 360) as usize;
    let (sin, cos) = (SINES[degrees % 90], SINES[90 - degrees % 90]);
    let (cos, sin) = match degrees / 90 {
        0 => (cos, sin),
        1 => (-sin, cos),
        2 => (-cos, -sin),
        _ => (sin, -cos),
    };
    Point { x: scaled(length as i64, cos, ONE), y: scaled(length as i64, sin, ONE) }
}

/// The whole number nearest to `value * by / over`, halves away from nought; `over` must be positive.
pub const fn scaled(value: i64, by: i64, over: i64) -> i32 {
    let product = value as i128 * by as i128;
    let half = if product < 0 { -(over as i128) } else { over as i128 };
    ((2 * product + half) / (2 * over as i128)) as i32
}

/// A quarter of the way round in 90 equal turns, each worked out from the sine and cosine of one degree with 60 bits to spare.
const fn sines() -> [i64; 91] {
    let (cos, sin) = one_degree();
    let mut all = [0; 91];
    let (mut x, mut y) = (FINE, 0);
    let mut degree = 0;
    while degree <= 90 {
        all[degree] = ((y + FINE / ONE as i128 / 2) / (FINE / ONE as i128)) as i64;
        (x, y) = ((x * cos - y * sin) / FINE, (x * sin + y * cos) / FINE);
        degree += 1;
    }
    all
}

/// One, while sines are worked out.
const FINE: i128 = 1 << 60;

/// The cosine and sine of one degree, by Taylor's series.
const fn one_degree() -> (i128, i128) {
    // pi / 180 to 19 digits: 0.017_453_292_519_943_295_77
    let angle = 1_745_329_251_994_329_577 * FINE / 100_000_000_000_000_000_000;
    let (mut cos, mut sin, mut term) = (0, 0, FINE);
    let mut n = 0;
    while n < 12 {
        match n % 4 {
            0 => cos += term,
            1 => sin += term,
            2 => cos -= term,
            _ => sin -= term,
        }
        n += 1;
        term = term * angle / FINE / n;
    }
    (cos, sin)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_agree_with_the_library_to_the_micrometre() {
        for degrees in 0..720u16 {
            for length in [0, 1, 5_000, 7_000, 11_000, 400_000] {
                let angle = f64::from(degrees).to_radians();
                let exact = (f64::from(length) * angle.cos(), f64::from(length) * angle.sin());
                let Point { x, y } = heading(degrees, length);
                let off = (f64::from(x) - exact.0).abs().max((f64::from(y) - exact.1).abs());
                assert!(off <= 0.501, "{degrees} degrees, {length}: off by {off}");
            }
        }
    }

    #[test]
    fn products_are_rounded_to_the_nearest() {
        let rounded =
            [(1, 1, 2), (-1, 1, 2), (1, 1, 3), (-2, 1, 3), (7, 10, 4)].map(|(v, b, o)| scaled(v, b, o));
        assert_eq!(rounded, [1, -1, 0, -1, 18]);
    }
}
