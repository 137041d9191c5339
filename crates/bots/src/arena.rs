//! The arena: who beats whom, and by how much.
//!
//! Every pair of players meets over the same seeds from both seats. Ratings are the maximum-likelihood strengths of the
//! Bradley–Terry model (Bradley and Terry 1952; fitted with the iteration of Hunter 2004, "MM algorithms for generalized
//! Bradley–Terry models"), on Elo's scale of 400 points for odds of ten to one, with a draw as half a win. The error bars are 95 %
//! intervals from the inverse of the Fisher information, as distances to the mean of all players. Where one part of the players hardly ever
//! loses to the other, nobody's distance to the mean is well known; how far each stands above the next may be, so that is told besides.

use serde::{Deserialize, Serialize};

/// What two players got out of their matches over one seed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Bout {
    /// The players' places in the list.
    pub players: (usize, usize),
    /// The seed both matches were dealt from.
    pub seed: u64,
    /// How many matches: one from each seat.
    pub matches: u32,
    /// What the first player won of them; a shared first place counts its share.
    pub won: f64,
}

/// A player's rating.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// The player's name.
    pub name: String,
    /// Points above or below the mean of all players.
    pub elo: f64,
    /// Half the width of the 95 % interval.
    pub error: f64,
    /// How many matches were played.
    pub matches: u64,
    /// The share of them that was won.
    pub score: f64,
    /// How far above the next weaker player; nothing for the weakest.
    pub above: Option<Lead>,
}

/// How far one player stands above another.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Lead {
    /// The difference of the ratings.
    pub elo: f64,
    /// Half the width of its 95 % interval.
    pub error: f64,
}

/// Elo points for odds of e to one.
const ELO_PER_LOGIT: f64 = 400.0 / std::f64::consts::LN_10;
/// A twentieth of a draw between every two players: keeps the strengths finite when somebody never lost.
const PRIOR: f64 = 0.05;
const ITERATIONS: usize = 2000;
/// Standard errors to either side of a 95 % interval.
const WIDE: f64 = 1.959_964;

/// Every pair of players, the first before the second.
pub fn pairs(players: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..players).flat_map(move |first| (first + 1..players).map(move |second| (first, second)))
}

/// The ratings that make the bouts most likely, the strongest first.
pub fn rate(names: &[String], bouts: &[Bout]) -> Vec<Rating> {
    let table = Table::new(names.len(), bouts);
    let strengths = table.strengths();
    let spread = table.spread(&strengths);
    let mut order: Vec<usize> = (0..names.len()).collect();
    order.sort_by(|&left, &right| strengths[right].total_cmp(&strengths[left]));
    let rating = |(place, &player): (usize, &usize)| Rating {
        name: names[player].clone(),
        elo: ELO_PER_LOGIT * strengths[player].ln(),
        error: interval(spread[player][player]),
        matches: table.played(player).round() as u64,
        score: table.won(player) / table.played(player).max(f64::MIN_POSITIVE),
        above: order.get(place + 1).map(|&next| Lead {
            elo: ELO_PER_LOGIT * (strengths[player] / strengths[next]).ln(),
            error: interval(spread[player][player] + spread[next][next] - 2.0 * spread[player][next]),
        }),
    };
    order.iter().enumerate().map(rating).collect()
}

/// Half a 95 % interval in Elo points, from a variance of log strengths.
fn interval(variance: f64) -> f64 {
    WIDE * ELO_PER_LOGIT * variance.max(0.0).sqrt()
}

/// Wins and matches between every two players.
struct Table {
    wins: Vec<Vec<f64>>,
}

impl Table {
    fn new(players: usize, bouts: &[Bout]) -> Table {
        let mut wins = vec![vec![0.0; players]; players];
        for bout in bouts {
            let (first, second) = bout.players;
            if first < players && second < players {
                wins[first][second] += bout.won;
                wins[second][first] += f64::from(bout.matches) - bout.won;
            }
        }
        Table { wins }
    }

    fn won(&self, player: usize) -> f64 {
        self.wins[player].iter().sum()
    }

    fn played(&self, player: usize) -> f64 {
        (0..self.wins.len()).map(|other| self.wins[player][other] + self.wins[other][player]).sum()
    }

    /// Matches between two players, with the prior's share.
    fn met(&self, one: usize, other: usize) -> f64 {
        if one == other { 0.0 } else { self.wins[one][other] + self.wins[other][one] + PRIOR }
    }

    /// The strengths, with a geometric mean of 1.
    fn strengths(&self) -> Vec<f64> {
        let players = self.wins.len();
        let mut strengths = vec![1.0; players];
        for _ in 0..ITERATIONS {
            let better = |player: usize| {
                let won = self.won(player) + PRIOR / 2.0 * (players as f64 - 1.0);
                let others = (0..players).filter(|&other| other != player);
                won / others
                    .map(|other| self.met(player, other) / (strengths[player] + strengths[other]))
                    .sum::<f64>()
            };
            let next: Vec<f64> = (0..players).map(better).collect();
            let mean = next.iter().map(|strength| strength.ln()).sum::<f64>() / players.max(1) as f64;
            strengths = next.into_iter().map(|strength| strength / mean.exp()).collect();
        }
        strengths
    }

    /// Variances and covariances of the log strengths around their mean. The information matrix has no inverse in the direction in which
    /// all strengths grow alike; adding that direction to it and taking it out of the inverse gives the rest.
    fn spread(&self, strengths: &[f64]) -> Vec<Vec<f64>> {
        let players = strengths.len();
        let share = 1.0 / players.max(1) as f64;
        let mut information = vec![vec![share; players]; players];
        for (one, other) in pairs(players) {
            let sum = strengths[one] + strengths[other];
            let known = self.met(one, other) * strengths[one] * strengths[other] / (sum * sum);
            information[one][one] += known;
            information[other][other] += known;
            information[one][other] -= known;
            information[other][one] -= known;
        }
        let mut inverse = invert(information);
        inverse.iter_mut().flatten().for_each(|covariance| *covariance -= share);
        inverse
    }
}

/// The inverse of a small symmetric positive definite matrix, by elimination.
fn invert(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..size).map(|row| (0..size).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for pivot in 0..size {
        let scale = matrix[pivot][pivot];
        for column in 0..size {
            matrix[pivot][column] /= scale;
            inverse[pivot][column] /= scale;
        }
        for row in (0..size).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot];
            for column in 0..size {
                matrix[row][column] -= factor * matrix[pivot][column];
                inverse[row][column] -= factor * inverse[pivot][column];
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bouts(players: (usize, usize), matches: u32, won: f64) -> Bout {
        Bout { players, seed: 0, matches, won }
    }

    #[test]
    fn odds_of_ten_to_one_are_four_hundred_points() {
        let names = ["a".to_owned(), "b".to_owned()];
        let ratings = rate(&names, &[bouts((0, 1), 11_000, 10_000.0)]);
        assert_eq!(ratings[0].name, "a");
        assert!((ratings[0].elo - ratings[1].elo - 400.0).abs() < 1.0, "{ratings:?}");
    }

    #[test]
    fn four_times_the_matches_halve_the_error() {
        let names = ["a".to_owned(), "b".to_owned(), "c".to_owned()];
        let error = |matches: u32| {
            let all: Vec<Bout> =
                pairs(3).map(|pair| bouts(pair, matches, f64::from(matches) * 0.6)).collect();
            rate(&names, &all)[0].error
        };
        assert!((error(1000) / error(4000) - 2.0).abs() < 0.05);
    }

    #[test]
    fn a_lead_is_known_better_than_the_distance_to_those_who_never_win() {
        let names = ["a".to_owned(), "b".to_owned(), "c".to_owned()];
        let all = [bouts((0, 1), 100, 75.0), bouts((0, 2), 100, 100.0), bouts((1, 2), 100, 100.0)];
        let ratings = rate(&names, &all);
        let lead = ratings[0].above.expect("somebody is weaker");
        assert!((lead.elo - 191.0).abs() < 10.0, "{ratings:?}");
        assert!((lead.error - 79.0).abs() < 10.0 && lead.error < ratings[0].error, "{ratings:?}");
        assert!(ratings[2].above.is_none());
    }

    #[test]
    fn who_never_lost_has_a_rating_all_the_same() {
        let names = ["a".to_owned(), "b".to_owned()];
        let ratings = rate(&names, &[bouts((0, 1), 20, 20.0)]);
        assert!(
            ratings[0].elo.is_finite() && ratings[0].elo > 300.0 && ratings[0].error > 100.0,
            "{ratings:?}"
        );
    }
}
