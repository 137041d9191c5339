//! Win shares by player, seat and hero: `cargo run --release -p dungeoneer --example balance -- [sets] [games] [players…]`.

use std::collections::BTreeMap;

use bots::{Desk, player};
use dungeoneer::{Dungeoneer, Options};
use table::{Game, Luck, NullLog, Turn, judge};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let sets = arguments.next().unwrap_or_else(|| "crypt".to_owned());
    let games: u64 = arguments.next().and_then(|games| games.parse().ok()).unwrap_or(200);
    let mut names: Vec<String> = arguments.collect();
    if names.is_empty() {
        names = vec!["greedy".to_owned(), "random".to_owned()];
    }
    let sets = dungeoneer::options::Sets::ALL
        .into_iter()
        .find(|known| known.word() == sets)
        .unwrap_or(Options::default().sets);
    let options = Options { sets, ..Options::default() };
    let seats = names.len();
    let (mut by_player, mut by_seat, mut rounds) = (vec![0u64; seats], vec![0u64; seats], Vec::new());
    let mut by_hero: BTreeMap<&str, (u64, u64)> = BTreeMap::new();
    let mut by_quests = 0;
    for seed in 0..games {
        let mut luck = Luck::seeded(seed);
        let Ok(mut state) = Dungeoneer::start(&options, seats, &mut luck) else { return };
        let turned = seed as usize % seats;
        let who = |seat: usize| (seat + turned) % seats;
        let mut players: Vec<_> = (0..seats)
            .filter_map(|seat| player::<Dungeoneer>(&names[who(seat)], seed * 7 + seat as u64).ok())
            .collect();
        while let Turn::Decide(asked) = Dungeoneer::turn(&state) {
            let Some(seat) = asked.first() else { break };
            let action = players[seat.index()].choose(&Desk::new(&state, seat, seats));
            let Ok(play) = judge::<Dungeoneer>(&state, seat, action) else { break };
            Dungeoneer::apply(&mut state, play, &mut luck, &mut NullLog);
            if state.open.round > 500 {
                break;
            }
        }
        rounds.push(state.open.round);
        for (_, seated) in state.open.players.iter() {
            by_hero.entry(seated.card().print.slug).or_default().1 += 1;
        }
        if let Some(winner) = state.open.winner {
            by_player[who(winner.index())] += 1;
            by_seat[winner.index()] += 1;
            by_hero.entry(state.open.player(winner).card().print.slug).or_default().0 += 1;
            by_quests += u64::from(state.open.player(winner).done.len() >= 3);
        }
    }
    let share = |won: u64, of: u64| won as f64 * 100.0 / of.max(1) as f64;
    for (name, won) in names.iter().zip(&by_player) {
        println!("{name}: {:.1} %", share(*won, games));
    }
    println!("by seat: {:?}", by_seat.iter().map(|&won| share(won, games).round()).collect::<Vec<_>>());
    for (hero, (won, played)) in &by_hero {
        println!("{hero}: {:.1} % of {played} (fair {:.1} %)", share(*won, *played), 100.0 / seats as f64);
    }
    rounds.sort_unstable();
    let over = rounds.iter().filter(|&&rounds| rounds > 60).count() as u64;
    let middle = rounds.get(rounds.len() / 2).copied().unwrap_or(0);
    println!(
        "rounds: {middle} in the middle, {:.2} % over 60; {:.1} % won by Quests",
        share(over, games),
        share(by_quests, games)
    );
}
