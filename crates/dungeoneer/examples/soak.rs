//! Random games over every choice of sets, every option and every number of players, one after another:
//! `cargo run --release -p dungeoneer --example soak -- [games]`. Every action is judged before it is applied; a game that does not
//! end, an action that is refused and a decision that nobody is asked for are counted and named. Ends with 1 when there is any.

use std::process::ExitCode;

use dungeoneer::options::Sets;
use dungeoneer::{Dungeoneer, Options};
use table::{Game, Legal, Luck, NullLog, Turn, judge};

/// How a game ended.
enum End {
    Over { actions: u64, rounds: u16, by_quests: bool },
    Refused(String),
    Stuck(String),
    TooLong,
}

fn main() -> ExitCode {
    let games: u64 = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(100_000);
    let settings = settings();
    let mut sums = vec![Sum::default(); settings.len()];
    let mut faults = 0;
    let mut legal = Legal::<Dungeoneer>::new();
    for seed in 0..games {
        let which = (seed % settings.len() as u64) as usize;
        let (options, seats) = settings[which];
        match play(&options, seats, seed, &mut legal) {
            End::Over { actions, rounds, by_quests } => sums[which].add(actions, rounds, by_quests),
            End::Refused(why) | End::Stuck(why) => {
                faults += 1;
                println!("{options:?}, {seats} players, seed {seed}: {why}");
            }
            End::TooLong => {
                faults += 1;
                println!("{options:?}, {seats} players, seed {seed}: does not end");
            }
        }
    }
    for ((options, seats), sum) in settings.iter().zip(&sums) {
        let revealed = if options.revealed_map { ", revealed map" } else { "" };
        println!("{}{revealed}, {seats} players: {sum}", options.sets.word());
    }
    println!("{games} games over {} settings, {faults} faults", settings.len());
    if faults == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// All sets, with and without a Revealed Map, giving up allowed and not, for as many players as the sets serve.
fn settings() -> Vec<(Options, usize)> {
    let mut settings = Vec::new();
    for sets in Sets::ALL {
        for (revealed_map, concede) in [(false, false), (false, true), (true, false), (true, true)] {
            let (fewest, most) = sets.seats();
            settings.extend((fewest..=most).map(|seats| (Options { sets, revealed_map, concede }, seats)));
        }
    }
    settings
}

fn play(options: &Options, seats: usize, seed: u64, legal: &mut Legal<Dungeoneer>) -> End {
    let mut luck = Luck::seeded(seed);
    let mut state = match Dungeoneer::start(options, seats, &mut luck) {
        Ok(state) => state,
        Err(errors) => return End::Refused(errors.to_string()),
    };
    let mut actions = 0u64;
    while let Turn::Decide(asked) = Dungeoneer::turn(&state) {
        let Some(seat) = asked.first() else {
            return End::Stuck(format!("nobody is asked at {:?}", state.asks()));
        };
        let listed = legal.list(&state, seat);
        if listed.is_empty() {
            return End::Stuck(format!("nothing is legal at {:?}", state.asks()));
        }
        let action = listed[luck.pick("random", listed.len(), |_| "".into())];
        match judge::<Dungeoneer>(&state, seat, action) {
            Ok(play) => Dungeoneer::apply(&mut state, play, &mut luck, &mut NullLog),
            Err(refusal) => return End::Refused(format!("{action:?} is listed and refused: {refusal:?}")),
        }
        actions += 1;
        if actions > u64::from(Dungeoneer::facts().longest) {
            return End::TooLong;
        }
    }
    let by_quests = state.open.winner.is_some_and(|winner| state.open.player(winner).done.len() >= 3);
    End::Over { actions, rounds: state.open.round, by_quests }
}

/// What the games of one setting were like.
#[derive(Clone, Default)]
struct Sum {
    games: u64,
    actions: u64,
    longest: u16,
    late: u64,
    by_quests: u64,
}

impl Sum {
    fn add(&mut self, actions: u64, rounds: u16, by_quests: bool) {
        self.games += 1;
        self.actions += actions;
        self.longest = self.longest.max(rounds);
        self.late += u64::from(rounds > 60);
        self.by_quests += u64::from(by_quests);
    }
}

impl std::fmt::Display for Sum {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let of = self.games.max(1);
        write!(
            f,
            "{} games, {} actions each, {} % won by Quests, {} over 60 rounds, longest {} rounds",
            self.games,
            self.actions / of,
            self.by_quests * 100 / of,
            self.late,
            self.longest
        )
    }
}
