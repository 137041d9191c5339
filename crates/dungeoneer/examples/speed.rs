//! How fast random games go: `cargo run --release -p dungeoneer --example speed -- [sets] [seats] [games] [views]`.

use std::time::Instant;

use dungeoneer::{Dungeoneer, Options};
use table::{Game, Legal, Luck, NullLog, Turn, Viewer, random_play};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let word =
        |index: usize, default: &str| arguments.get(index).cloned().unwrap_or_else(|| default.to_owned());
    let sets = word(0, "crypt");
    let sets = dungeoneer::options::Sets::ALL
        .into_iter()
        .find(|known| known.word() == sets)
        .unwrap_or(Options::default().sets);
    let seats: usize = word(1, "3").parse().unwrap_or(3);
    let games: u64 = word(2, "1000").parse().unwrap_or(1000);
    let with_views = word(3, "no") == "views";
    let revealed_map = word(4, "no") == "revealed";
    let options = Options { sets, revealed_map, ..Options::default() };
    let mut legal: Legal<Dungeoneer> = Legal::new();
    let (mut actions, mut longest, mut over_60, mut by_quests, mut rounds) = (0u64, 0u64, 0u64, 0u64, 0u64);
    let mut wins = [0u64; 8];
    let begun = Instant::now();
    for seed in 0..games {
        let mut luck = Luck::seeded(seed);
        let Ok(mut state) = Dungeoneer::start(&options, seats, &mut luck) else { continue };
        let mut taken = 0;
        while let Turn::Decide(asked) = Dungeoneer::turn(&state) {
            let Some(seat) = asked.first() else {
                println!("seed {seed}: nobody is asked after {taken} actions: {:?}", state.asks());
                break;
            };
            if with_views {
                std::hint::black_box(Dungeoneer::view(&state, Viewer::Seat(seat)));
            }
            let play = random_play::<Dungeoneer>(&state, seat, &mut legal, &mut luck);
            Dungeoneer::apply(&mut state, play, &mut luck, &mut NullLog);
            taken += 1;
            if taken > 300_000 {
                println!("seed {seed}: stuck at {:?}", state.asks());
                break;
            }
        }
        actions += taken;
        longest = longest.max(taken);
        over_60 += u64::from(state.open.round > 60);
        rounds += u64::from(state.open.round);
        if let Some(winner) = state.open.winner {
            wins[winner.index()] += 1;
            by_quests += u64::from(state.open.player(winner).done.len() >= 3);
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{games} games, {actions} actions, {:.0} actions/s, longest {longest}",
        actions as f64 / seconds
    );
    println!(
        "rounds {:.1} on average, {over_60} over 60; {by_quests} won by Quests; wins by seat {wins:?}",
        rounds as f64 / games as f64
    );
    println!("state {} bytes, view {} bytes", size_of::<dungeoneer::State>(), size_of::<dungeoneer::View>());
}
