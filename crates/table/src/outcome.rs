//! How a match ended: ranks with ties, scores, and the shared verdict of games that are won or lost together.

use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat, SeatSet};

/// The end of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Where each seat stands.
    pub standings: BySeat<Standing>,
    /// For cooperative and solo play: whether the table won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub together: Option<Verdict>,
}

/// One seat's place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// 1 is best. Seats that tie share a rank; the next rank skips as many.
    pub rank: u8,
    /// The score as the rulebook counts it, 0 where it counts none.
    pub score: i32,
}

/// What a table that plays together achieved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The table beat the game.
    Won,
    /// The game beat the table.
    Lost,
}

impl Outcome {
    /// One seat won, all others lost and share the last place.
    pub fn winner(seats: usize, winner: Seat) -> Outcome {
        Outcome::ranked(BySeat::from_fn(seats, |seat| (i32::from(seat == winner), 0)))
    }

    /// Everybody shares the first place.
    pub fn draw(seats: usize) -> Outcome {
        Outcome::ranked(BySeat::from_fn(seats, |_| (0, 0)))
    }

    /// The highest key is best; equal keys tie. Each seat gives its key (the score with its tie-breakers, in any
    /// order that compares) and the score to show.
    pub fn ranked<K: Ord>(keys: BySeat<(K, i32)>) -> Outcome {
        let rank_of = |seat: Seat| 1 + keys.values().filter(|other| other.0 > keys[seat].0).count() as u8;
        let standings =
            BySeat::from_fn(keys.len(), |seat| Standing { rank: rank_of(seat), score: keys[seat].1 });
        Outcome { standings, together: None }
    }

    /// The table won or lost as one.
    pub fn shared(verdict: Verdict, scores: BySeat<i32>) -> Outcome {
        let standings = scores.iter().map(|(_, &score)| Standing { rank: 1, score }).collect();
        Outcome { standings, together: Some(verdict) }
    }

    /// The seats with rank 1, or nobody when the table lost together.
    pub fn winners(&self) -> SeatSet {
        if self.together == Some(Verdict::Lost) {
            return SeatSet::EMPTY;
        }
        self.standings.iter().filter(|(_, standing)| standing.rank == 1).map(|(seat, _)| seat).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_a_rank_and_the_next_one_skips() {
        let outcome = Outcome::ranked([(5, 5), (7, 7), (5, 5), (1, 1)].into_iter().collect());
        let ranks: Vec<u8> = outcome.standings.values().map(|standing| standing.rank).collect();
        assert_eq!(ranks, [2, 1, 2, 4]);
        assert_eq!(outcome.winners(), SeatSet::one(Seat::new(1)));
    }

    #[test]
    fn nobody_wins_a_match_the_table_lost() {
        let outcome = Outcome::shared(Verdict::Lost, [0, 0].into_iter().collect());
        assert!(outcome.winners().is_empty());
    }
}
