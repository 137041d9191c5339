//! Numbers as people read them, and the little statistics behind them.

use table::{Say, Text};
use tongues::Tongue;

/// Words and numbers in one language, safe inside a page.
pub(crate) struct Pen<'a> {
    pub tongue: &'a Tongue,
}

impl Pen<'_> {
    /// A text of the locale files.
    pub fn say(&self, text: Text) -> String {
        escape(&self.tongue.say(&text))
    }

    /// The text with this key.
    pub fn word(&self, key: &'static str) -> String {
        self.say(Text::new(key))
    }

    /// A number with so many decimals, as the language writes it.
    pub fn number(&self, value: f64, decimals: usize) -> String {
        self.tongue.number(value, decimals)
    }

    /// A whole number.
    pub fn count(&self, value: u64) -> String {
        self.number(value as f64, 0)
    }

    /// A share as a percentage.
    pub fn percent(&self, share: f64) -> String {
        self.tongue.percent(share)
    }
}

/// Text that means nothing to HTML.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A share with its 95 % confidence interval by Wilson's score method.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Share {
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

impl Share {
    pub fn of(wins: f64, games: u64) -> Share {
        const Z: f64 = 1.959_964;
        let games = games.max(1) as f64;
        let share = wins / games;
        let spread = Z * Z / games;
        let centre = (share + spread / 2.0) / (1.0 + spread);
        let half =
            Z * (share * (1.0 - share) / games + spread / (4.0 * games)).max(0.0).sqrt() / (1.0 + spread);
        Share { share, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
    }
}

/// A bar of a histogram: from, to (inclusive), how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bar {
    pub from: i64,
    pub to: i64,
    pub count: u64,
}

/// At most so many bars make a histogram.
const BARS: i64 = 40;

/// A histogram with bars of equal, round widths.
pub(crate) fn histogram(values: impl Iterator<Item = i64> + Clone) -> Vec<Bar> {
    let (Some(least), Some(most)) = (values.clone().min(), values.clone().max()) else { return Vec::new() };
    let width = round_width(most - least + 1);
    let first = least.div_euclid(width);
    let count = most.div_euclid(width) - first + 1;
    let bar = |n: i64| Bar { from: (first + n) * width, to: (first + n + 1) * width - 1, count: 0 };
    let mut bars: Vec<Bar> = (0..count).map(bar).collect();
    for value in values {
        if let Some(bar) = bars.get_mut((value.div_euclid(width) - first) as usize) {
            bar.count += 1;
        }
    }
    bars
}

/// The least of 1, 2, 5, 10, 20, … that needs few enough bars.
fn round_width(range: i64) -> i64 {
    let mut power = 1;
    loop {
        for step in [1, 2, 5] {
            if range / (step * power) < BARS {
                return step * power;
            }
        }
        power *= 10;
    }
}

/// Mean, standard deviation and quartiles.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Spread {
    pub mean: f64,
    pub deviation: f64,
    pub least: i64,
    pub lower: i64,
    pub median: i64,
    pub upper: i64,
    pub most: i64,
}

impl Spread {
    pub fn of(values: impl Iterator<Item = i64>) -> Spread {
        let mut sorted: Vec<i64> = values.collect();
        sorted.sort_unstable();
        let (Some(&least), Some(&most)) = (sorted.first(), sorted.last()) else { return Spread::default() };
        let count = sorted.len() as f64;
        let mean = sorted.iter().map(|&value| value as f64).sum::<f64>() / count;
        let square = sorted.iter().map(|&value| (value as f64 - mean).powi(2)).sum::<f64>() / count;
        let at = |share: usize| sorted[(sorted.len() - 1) * share / 100];
        Spread { mean, deviation: square.sqrt(), least, lower: at(25), median: at(50), upper: at(75), most }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_have_round_widths_and_hold_every_value() {
        let bars = histogram([-7, 3, 3, 205].into_iter());
        assert_eq!(bars[0], Bar { from: -10, to: -1, count: 1 });
        assert_eq!(bars[1], Bar { from: 0, to: 9, count: 2 });
        assert_eq!(bars.iter().map(|bar| bar.count).sum::<u64>(), 4);
        assert!(histogram([5].into_iter()) == [Bar { from: 5, to: 5, count: 1 }]);
        assert!(histogram(std::iter::empty()).is_empty());
    }

    #[test]
    fn quartiles_and_deviation() {
        let spread = Spread::of([1, 2, 3, 4, 5].into_iter());
        assert_eq!((spread.least, spread.lower, spread.median, spread.upper, spread.most), (1, 2, 3, 4, 5));
        assert!((spread.deviation - 2_f64.sqrt()).abs() < 1e-9);
    }

    #[test]
    fn a_share_lies_within_its_interval() {
        let share = Share::of(50.0, 100);
        assert!(share.low > 0.40 && share.low < 0.41 && share.high > 0.59 && share.high < 0.60, "{share:?}");
        assert_eq!(Share::of(0.0, 0).share, 0.0);
    }
}
