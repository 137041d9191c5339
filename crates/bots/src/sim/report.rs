//! What a simulation found.

use serde::Serialize;
use table::{Outcome, RuleId, Seat};

use super::Plan;

/// What a simulation found. The caller adds the time it took.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: String,
    /// The mode's name.
    pub mode: String,
    /// How many seats.
    pub players: usize,
    /// How many matches were to be played.
    pub games: u64,
    /// How many came to their end.
    pub finished: u64,
    /// How many decisions were taken in those.
    pub steps: u64,
    /// How long it took.
    pub seconds: f64,
    /// Decisions a second.
    pub steps_per_s: f64,
    /// How long the matches were.
    pub lengths: Lengths,
    /// How each seat fared, whoever sat there.
    pub seats: Vec<SeatReport>,
    /// How each player fared, wherever it sat.
    pub by_player: Vec<PlayerReport>,
    /// Matches that got stuck, were refused a legal choice or broke an invariant.
    pub troubles: Vec<Trouble>,
}

/// How many decisions the matches took.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Lengths {
    /// The shortest.
    pub min: u64,
    /// Half are shorter.
    pub median: u64,
    /// The mean.
    pub mean: f64,
    /// One in a hundred is longer.
    pub p99: u64,
    /// The longest.
    pub max: u64,
}

/// How a seat fared.
#[derive(Clone, Debug, Serialize)]
pub struct SeatReport {
    /// The seat, counted from 1.
    pub seat: usize,
    /// Its matches won; a shared first place counts its share.
    pub wins: f64,
    /// The share of matches won.
    pub win_share: f64,
    /// The lower end of the 95 % confidence interval of that share.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The mean score.
    pub mean_score: f64,
}

/// How a player fared.
#[derive(Clone, Debug, Serialize)]
pub struct PlayerReport {
    /// Its place in the list of players, counted from 1.
    pub player: usize,
    /// Its name.
    pub name: String,
    /// Its matches won; a shared first place counts its share.
    pub wins: f64,
    /// The share of matches won.
    pub win_share: f64,
    /// The lower end of the 95 % confidence interval of that share.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// A match that went wrong, with what is needed to play it again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Trouble {
    /// The match's seed.
    pub seed: u64,
    /// After how many decisions.
    pub step: u64,
    /// `stuck`, `refused` or `broken`.
    pub kind: &'static str,
    /// What happened.
    pub why: String,
}

impl Trouble {
    pub(super) fn stuck(seed: u64, step: u64, why: &str) -> Trouble {
        Trouble { seed, step, kind: "stuck", why: why.to_owned() }
    }

    pub(super) fn refused(seed: u64, step: u64, rule: RuleId) -> Trouble {
        Trouble { seed, step, kind: "refused", why: format!("a legal choice was refused by {rule}") }
    }

    pub(super) fn broken(seed: u64, why: String) -> Trouble {
        Trouble { seed, step: 0, kind: "broken", why }
    }
}

/// The most troubles that are kept in full.
const MOST_TROUBLES: usize = 20;

/// One thread's counts.
pub(super) struct Tally {
    seats: Vec<Count>,
    by_player: Vec<Count>,
    lengths: Vec<u32>,
    troubles: Vec<Trouble>,
    troubled: u64,
}

#[derive(Clone, Default)]
struct Count {
    /// Wins in shares of 1/840, which all ties of up to eight seats divide.
    wins: u64,
    score: i64,
}

const WHOLE: u64 = 840;

impl Tally {
    pub fn new(seats: usize) -> Tally {
        let counts = vec![Count::default(); seats];
        Tally {
            seats: counts.clone(),
            by_player: counts,
            lengths: Vec::new(),
            troubles: Vec::new(),
            troubled: 0,
        }
    }

    pub fn trouble(&mut self, trouble: Trouble) {
        self.troubled += 1;
        if self.troubles.len() < MOST_TROUBLES {
            self.troubles.push(trouble);
        }
    }

    /// Counts a match in which seat `s` was played by player `s + shift`.
    pub fn finished(&mut self, outcome: &Outcome, shift: usize, steps: u64) {
        self.lengths.push(steps as u32);
        let winners = outcome.winners();
        let share = WHOLE / winners.len().max(1) as u64;
        let seats = self.seats.len();
        for (seat, standing) in outcome.standings.iter() {
            let won = if winners.contains(seat) { share } else { 0 };
            self.seats[seat.index()].add(won, standing.score);
            self.by_player[(seat.index() + shift) % seats].add(won, standing.score);
        }
    }
}

impl Count {
    fn add(&mut self, won: u64, score: i32) {
        self.wins += won;
        self.score += i64::from(score);
    }
}

impl Report {
    pub(super) fn new(game: &str, mode: String, plan: &Plan, tallies: Vec<Tally>) -> Report {
        let seats = plan.players.len();
        let mut whole = Tally::new(seats);
        for tally in tallies {
            whole.merge(tally);
        }
        whole.lengths.sort_unstable();
        let finished = whole.lengths.len() as u64;
        whole.troubles.sort_by_key(|trouble| trouble.seed);
        whole.troubles.truncate(MOST_TROUBLES);
        let steps = whole.lengths.iter().map(|&steps| u64::from(steps)).sum();
        let by_player = whole.by_player.iter().enumerate();
        Report {
            game: game.to_owned(),
            mode,
            players: seats,
            games: plan.games,
            finished,
            steps,
            seconds: 0.0,
            steps_per_s: 0.0,
            lengths: Lengths::of(&whole.lengths),
            seats: Seat::all(seats)
                .map(|seat| SeatReport::new(seat, &whole.seats[seat.index()], finished))
                .collect(),
            by_player: by_player
                .map(|(n, count)| PlayerReport::new(n, &plan.players[n], count, finished))
                .collect(),
            troubles: whole.troubles,
        }
    }

    /// Puts in how long it took.
    pub fn took(&mut self, seconds: f64) {
        self.seconds = seconds;
        self.steps_per_s = if seconds > 0.0 { self.steps as f64 / seconds } else { 0.0 };
    }

    /// Whether every match came to its end as it should.
    pub fn is_sound(&self) -> bool {
        self.finished == self.games && self.troubles.is_empty()
    }
}

impl Tally {
    fn merge(&mut self, other: Tally) {
        for (mine, theirs) in
            self.seats.iter_mut().zip(other.seats).chain(self.by_player.iter_mut().zip(other.by_player))
        {
            mine.wins += theirs.wins;
            mine.score += theirs.score;
        }
        self.lengths.extend(other.lengths);
        self.troubles.extend(other.troubles);
        self.troubled += other.troubled;
    }
}

impl Lengths {
    fn of(sorted: &[u32]) -> Lengths {
        let (Some(&min), Some(&max)) = (sorted.first(), sorted.last()) else { return Lengths::default() };
        let at = |share: usize| u64::from(sorted[(sorted.len() - 1) * share / 100]);
        let mean = sorted.iter().map(|&steps| f64::from(steps)).sum::<f64>() / sorted.len() as f64;
        Lengths { min: min.into(), median: at(50), mean, p99: at(99), max: max.into() }
    }
}

impl SeatReport {
    fn new(seat: Seat, count: &Count, games: u64) -> SeatReport {
        let (wins, win_share, low, high) = count.share(games);
        let mean_score = count.score as f64 / games.max(1) as f64;
        SeatReport { seat: seat.number(), wins, win_share, low, high, mean_score }
    }
}

impl PlayerReport {
    fn new(index: usize, name: &str, count: &Count, games: u64) -> PlayerReport {
        let (wins, win_share, low, high) = count.share(games);
        PlayerReport { player: index + 1, name: name.to_owned(), wins, win_share, low, high }
    }
}

impl Count {
    /// Wins, their share, and the share's 95 % confidence interval by Wilson's score method.
    fn share(&self, games: u64) -> (f64, f64, f64, f64) {
        const Z: f64 = 1.959_964;
        let (wins, games) = (self.wins as f64 / WHOLE as f64, games.max(1) as f64);
        let share = wins / games;
        let spread = Z * Z / games;
        let centre = (share + spread / 2.0) / (1.0 + spread);
        let half = Z * (share * (1.0 - share) / games + spread / (4.0 * games)).sqrt() / (1.0 + spread);
        (wins, share, (centre - half).max(0.0), (centre + half).min(1.0))
    }
}
