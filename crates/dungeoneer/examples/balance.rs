//! Win shares by player, seat and hero, with standard errors:
//! `cargo run --release -p dungeoneer --example balance -- SETS GAMES PLAYER…`, for instance `crypt 2000 greedy greedy greedy`, or with
//! the seeds that are played, `crypt 500000..502000 greedy random`.

use std::collections::BTreeMap;
use std::ops::Range;

use bots::{Desk, player};
use dungeoneer::options::Sets;
use dungeoneer::{Dungeoneer, Options, State};
use table::{Game, Luck, NullLog, Turn, judge};

/// A game that has not ended after so many rounds or actions is given up and counts for nobody.
const GIVEN_UP: (u16, u32) = (500, 30_000);

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize, default: &str| arguments.get(place).cloned().unwrap_or(default.to_owned());
    let sets = Sets::ALL.into_iter().find(|sets| sets.word() == word(0, "crypt")).unwrap_or(Sets::Crypt);
    let seeds = seeds(&word(1, "200"));
    let names: Vec<String> = arguments.iter().skip(2).cloned().collect();
    let names = if names.is_empty() { vec!["greedy".to_owned(), "random".to_owned()] } else { names };
    let mut shares = Shares::of(&names);
    for seed in seeds.clone() {
        shares.count(&play(sets, &names, seed), seed);
    }
    shares.print(seeds.end - seeds.start);
}

/// The seeds that are asked for: so many from 0 on, or those from one to another.
fn seeds(word: &str) -> Range<u64> {
    let (from, to) = word.split_once("..").unwrap_or(("0", word));
    let number = |word: &str| word.parse().unwrap_or_else(|_| panic!("`{word}` is no number of games"));
    number(from)..number(to)
}

/// Plays one game; the players change seats from game to game.
fn play(sets: Sets, names: &[String], seed: u64) -> State {
    let seats = names.len();
    let options = Options { sets, ..Options::default() };
    let mut luck = Luck::seeded(seed);
    let mut state = Dungeoneer::start(&options, seats, &mut luck).unwrap_or_else(|errors| panic!("{errors}"));
    let name = |seat: usize| names[who(seat, seats, seed)].as_str();
    let mut players: Vec<_> = (0..seats)
        .map(|seat| {
            player::<Dungeoneer>(name(seat), seed * 7 + seat as u64).unwrap_or_else(|no| panic!("{no}"))
        })
        .collect();
    let mut taken = 0;
    while let Turn::Decide(asked) = Dungeoneer::turn(&state) {
        let goes_on = state.open.round <= GIVEN_UP.0 && taken < GIVEN_UP.1;
        taken += 1;
        let Some(seat) = asked.first().filter(|_| goes_on) else { break };
        let action = players[seat.index()].choose(&Desk::new(&state, seat, seats));
        let Ok(play) = judge::<Dungeoneer>(&state, seat, action) else { break };
        Dungeoneer::apply(&mut state, play, &mut luck, &mut NullLog);
    }
    state
}

/// Which player sits in a seat.
fn who(seat: usize, seats: usize, seed: u64) -> usize {
    (seat + seed as usize % seats) % seats
}

/// Wins and games, by whatever was counted.
type Tally = BTreeMap<String, (u64, u64)>;

struct Shares {
    names: Vec<String>,
    by_player: Tally,
    by_turn: Tally,
    by_hero: Tally,
    rounds: Vec<u16>,
    by_quests: u64,
}

impl Shares {
    fn of(names: &[String]) -> Shares {
        let (by_player, by_turn, by_hero) = Default::default();
        Shares { names: names.to_vec(), by_player, by_turn, by_hero, rounds: Vec::new(), by_quests: 0 }
    }

    fn count(&mut self, state: &State, seed: u64) {
        let seats = self.names.len();
        for (seat, seated) in state.open.players.iter() {
            let won = u64::from(state.open.winner == Some(seat));
            let turn = (seat.index() + seats - state.open.first.index()) % seats + 1;
            let add = |tally: &mut Tally, key: String| {
                let entry = tally.entry(key).or_default();
                *entry = (entry.0 + won, entry.1 + 1);
            };
            let player = who(seat.index(), seats, seed);
            add(&mut self.by_player, format!("player {} {}", player + 1, self.names[player]));
            add(&mut self.by_turn, format!("turn {turn}"));
            add(&mut self.by_hero, seated.card().print.slug.to_owned());
        }
        self.rounds.push(state.open.round);
        let quests = |winner| state.open.player(winner).done.len() >= dungeoneer::quests::QUESTS_TO_WIN;
        self.by_quests += u64::from(state.open.winner.is_some_and(quests));
    }

    fn print(&mut self, games: u64) {
        let fair = 100.0 / self.names.len() as f64;
        for (key, &(won, of)) in self.by_player.iter().chain(&self.by_turn).chain(&self.by_hero) {
            let (share, error) = share(won, of);
            println!("{key}: {share:.1} % ± {error:.1} of {of} (fair {fair:.1} %, {:+.1})", share - fair);
        }
        self.rounds.sort_unstable();
        let late = self.rounds.iter().filter(|&&rounds| rounds > 60).count() as u64;
        let place = |part: usize| self.rounds.get(self.rounds.len() * part / 100).copied().unwrap_or(0);
        println!(
            "rounds: {} in the middle, {} at 95 %, {late} of {games} over 60; {:.1} % won by Quests",
            place(50),
            place(95),
            share(self.by_quests, games).0
        );
    }
}

/// A share in a hundred, and its standard error.
fn share(won: u64, of: u64) -> (f64, f64) {
    let of = of.max(1) as f64;
    let share = won as f64 / of;
    (share * 100.0, (share * (1.0 - share) / of).sqrt() * 100.0)
}
