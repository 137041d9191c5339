//! What the end of a playout is worth to each seat, from 0 to 1.

use table::{Game, MAX_SEATS, Outcome, Seat};

/// What a playout was worth to each seat.
pub(crate) type Rewards = [f32; MAX_SEATS];

/// The game's yardstick with its scale, learned from what it shows.
#[derive(Default)]
pub(crate) struct Yardstick {
    seen: f64,
    spread: f64,
}

impl Yardstick {
    /// What a state is worth to each seat: by rank when it is over, by the yardstick when it is not.
    pub fn rewards<G: Game>(&mut self, state: &G::State, seats: usize) -> Rewards {
        if G::turn(state).is_over() {
            of_outcome(&G::outcome(state))
        } else {
            self.of_standing::<G>(state, seats)
        }
    }

    /// Each seat's share, as chances of winning fall off with the distance between yardsticks.
    fn of_standing<G: Game>(&mut self, state: &G::State, seats: usize) -> Rewards {
        let seats = seats.clamp(1, MAX_SEATS);
        let standing: Vec<f64> = Seat::all(seats).map(|seat| f64::from(G::evaluate(state, seat))).collect();
        let mean = standing.iter().sum::<f64>() / seats as f64;
        let centre = if seats == 1 { 0.0 } else { mean };
        self.learn(standing.iter().map(|value| (value - centre).abs()).sum::<f64>() / seats as f64);
        let scale = 1.0 + 2.0 * self.spread / self.seen.max(1.0);
        let mut rewards = [0.0; MAX_SEATS];
        if seats == 1 {
            rewards[0] = (1.0 / (1.0 + (-standing[0] / scale).exp())) as f32;
            return rewards;
        }
        let weights: Vec<f64> =
            standing.iter().map(|value| ((value - mean) / scale).clamp(-30.0, 30.0).exp()).collect();
        let sum: f64 = weights.iter().sum();
        for (reward, weight) in rewards.iter_mut().zip(&weights) {
            *reward = (weight / sum) as f32;
        }
        rewards
    }

    fn learn(&mut self, distance: f64) {
        self.seen += 1.0;
        self.spread += distance;
    }
}

fn of_outcome(outcome: &Outcome) -> Rewards {
    let seats = outcome.standings.len();
    let winners = outcome.winners();
    let mut rewards = [0.0; MAX_SEATS];
    for (seat, standing) in outcome.standings.iter() {
        let others = seats.saturating_sub(1).max(1) as f32;
        let by_rank = 0.2 * (seats as f32 - f32::from(standing.rank)) / others;
        let won = if winners.contains(seat) { 0.8 / winners.len().max(1) as f32 } else { 0.0 };
        rewards[seat.index()] =
            if outcome.together.is_some() { f32::from(u8::from(won > 0.0)) } else { won + by_rank };
    }
    rewards
}
