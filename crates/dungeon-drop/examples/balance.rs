//! Win shares of every race, class and quest in two-player games of equal bots, and the endings of solo runs.
//!
//!   balance [GAMES] [TRIES] [FIRST_SEED]       TRIES: simulated outcomes a decision; 0 is the greedy bot
use std::collections::BTreeMap;

use dungeon_drop::solo::degree;
use dungeon_drop::{DungeonDrop, Ending, Options, State, players};
use table::{Game, Luck, NullLog, Turn, judge};

fn play(options: &Options, seats: usize, tries: usize, seed: u64) -> State {
    let mut luck = Luck::seeded(seed);
    let mut state = DungeonDrop::start(options, seats, &mut luck).expect("a fresh game");
    let mut decisions = 0;
    while let Turn::Decide(asked) = DungeonDrop::turn(&state) {
        let seat = asked.first().expect("somebody is asked");
        let action = players::thinking(&state, seat, tries, &mut luck);
        let play = judge::<DungeonDrop>(&state, seat, action)
            .unwrap_or_else(|refusal| panic!("{action:?}: {}", refusal.rule));
        DungeonDrop::apply(&mut state, play, &mut luck, &mut NullLog);
        decisions += 1;
        assert!(decisions < 400, "seed {seed} is stuck");
    }
    state
}

fn main() {
    let number = |at: usize, otherwise: u64| {
        std::env::args().nth(at).and_then(|it| it.parse().ok()).unwrap_or(otherwise)
    };
    let (games, tries, first) = (number(1, 200), number(2, 3) as usize, number(3, 1));
    let begun = std::time::Instant::now();
    let mut shares: BTreeMap<(&str, String), (f64, u32, i64)> = BTreeMap::new();
    for seed in first..first + games {
        let state = play(&Options::default(), 2, tries, seed);
        let outcome = DungeonDrop::outcome(&state);
        for (seat, hero) in state.open.heroes.iter() {
            let won = if outcome.winners().contains(seat) { 1.0 } else { 0.0 };
            let score = i64::from(outcome.standings[seat].score);
            let quest = state.secrets.quests[seat].map(|quest| quest.to_string()).unwrap_or_default();
            let cards = [
                ("race", hero.race.map(|it| it.to_string())),
                ("class", hero.class.map(|it| it.to_string())),
                ("quest", Some(quest)),
            ];
            for (kind, card) in cards {
                let entry = shares.entry((kind, card.unwrap_or_default())).or_default();
                *entry = (entry.0 + won, entry.1 + 1, entry.2 + score);
            }
            let order =
                if state.open.order.first() == Some(&seat) { "first in round 3" } else { "last in round 3" };
            let entry = shares.entry(("order", order.to_owned())).or_default();
            *entry = (entry.0 + won, entry.1 + 1, entry.2 + score);
        }
    }
    println!(
        "{games} games with {tries} tries, {:.0} ms each",
        begun.elapsed().as_secs_f64() * 1000.0 / games as f64
    );
    for ((kind, card), (won, times, score)) in &shares {
        let n = f64::from(*times);
        let share = won / n * 100.0;
        let error = 100.0 * (0.25 / n).sqrt();
        println!(
            "{kind:6} {card:18} {share:5.1} % ± {error:3.1}  n {times:5}  score {:.1}",
            *score as f64 / n
        );
    }
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    let runs = games / 4;
    for seed in first..first + runs {
        let state = play(&Options { solo: true, ..Options::default() }, 1, tries, seed);
        let Some(run) = &state.open.solo else { continue };
        let saved = match run.ending {
            Some(Ending::Left) => {
                degree(run.relics).map_or("left with nothing".to_owned(), |it| format!("saved {it:?}"))
            }
            _ => "lost".to_owned(),
        };
        *endings.entry(saved).or_default() += 1;
        *endings.entry(format!("(fragments {})", run.relics)).or_default() += 1;
    }
    for (ending, times) in endings {
        println!("solo {ending}: {:.0} %", f64::from(times) * 100.0 / runs.max(1) as f64);
    }
}
