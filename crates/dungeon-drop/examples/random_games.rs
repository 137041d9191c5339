//! Random games by the generic interface: all modes and player counts, how many end, how long they take.
//!
//!   random_games [GAMES] [FIRST_SEED]
use std::time::Instant;

use dungeon_drop::DungeonDrop;
use table::matches::{Setup, options_of};
use table::{Game, Legal, Luck, NullLog, Seat, Turn, random_play};

fn main() {
    let number = |at: usize, otherwise: u64| {
        std::env::args().nth(at).and_then(|it| it.parse().ok()).unwrap_or(otherwise)
    };
    let (games, first) = (number(1, 20), number(2, 1));
    let schema = DungeonDrop::schema();
    for mode in &schema.modes {
        for seats in mode.seats.0..=mode.seats.1 {
            let begun = Instant::now();
            let (mut decisions, mut longest) = (0, 0);
            for seed in first..first + games {
                let taken = play(mode.name, seats, seed);
                decisions += taken;
                longest = longest.max(taken);
            }
            let each = begun.elapsed().as_secs_f64() * 1000.0 / games as f64;
            println!(
                "{} {seats}: {games} games ended, {each:.1} ms each, {:.1} decisions, at most {longest}",
                mode.name,
                decisions as f64 / games as f64
            );
        }
    }
}

fn play(mode: &str, seats: usize, seed: u64) -> u32 {
    let setup = Setup::simulated(seats, seed).in_mode(mode);
    let (_, options) =
        options_of::<DungeonDrop>(&DungeonDrop::schema(), &setup).expect("a mode of the schema");
    let mut luck = Luck::seeded(seed);
    let mut state = DungeonDrop::start(&options, seats, &mut luck).expect("options that fit");
    let mut legal = Legal::<DungeonDrop>::new();
    let mut taken = 0;
    while let Turn::Decide(asked) = DungeonDrop::turn(&state) {
        let seat: Seat =
            asked.iter().nth(luck.pick("seat", asked.len(), |_| "".into())).expect("somebody is asked");
        let play = random_play::<DungeonDrop>(&state, seat, &mut legal, &mut luck);
        if let Err(refusal) = DungeonDrop::check(&state, seat, play.action()) {
            panic!(
                "{mode} {seats} seed {seed}: {:?} refused by {} in {:?}",
                play.action(),
                refusal.rule,
                state.open.step
            );
        }
        DungeonDrop::apply(&mut state, play, &mut luck, &mut NullLog);
        taken += 1;
        assert!(
            taken < DungeonDrop::facts().longest,
            "{mode} {seats} seed {seed} is stuck in {:?}",
            state.open.step
        );
    }
    taken
}
