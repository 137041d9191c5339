//! Sines and cosines from the four basic operations alone, so that every machine gets the same bits.

const PI: f64 = std::f64::consts::PI;

/// The cosine and sine of an angle in radians, from 0 to two turns or a little below 0.
pub fn rotation(angle: f64) -> (f64, f64) {
    let quarter = (angle / (PI / 2.0)).floor();
    let (cos, sin) = series(angle - quarter * (PI / 2.0));
    match (quarter as i64).rem_euclid(4) {
        0 => (cos, sin),
        1 => (-sin, cos),
        2 => (-cos, -sin),
        _ => (sin, -cos),
    }
}

/// Taylor's series, good to the last bits from 0 to a quarter turn.
fn series(x: f64) -> (f64, f64) {
    let x2 = x * x;
    let (mut cos, mut sin, mut term) = (1.0, x, 1.0);
    for n in 1..12 {
        let n = f64::from(n);
        term = -term * x2 / ((2.0 * n - 1.0) * (2.0 * n));
        cos += term;
        sin += term * x / (2.0 * n + 1.0);
    }
    (cos, sin)
}

/// The nearest whole number.
pub fn round(x: f64) -> i32 {
    x.round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_series_agrees_with_the_library() {
        for degrees in 0..360 {
            let angle = f64::from(degrees).to_radians();
            let (cos, sin) = rotation(angle);
            assert!((cos - angle.cos()).abs() < 1e-12 && (sin - angle.sin()).abs() < 1e-12, "{degrees}");
        }
    }
}
