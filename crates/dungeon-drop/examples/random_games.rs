//! Random games by the generic interface, spread over all modes and player counts: that all end, none is refused, none stuck.
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
    let (games, first) = (number(1, 190), number(2, 1));
    let schema = DungeonDrop::schema();
    let modes = schema.modes.iter();
    let settings: Vec<(&str, usize)> =
        modes.flat_map(|mode| (mode.seats.0..=mode.seats.1).map(|seats| (mode.name, seats))).collect();
    for (at, (mode, seats)) in settings.iter().enumerate() {
        let begun = Instant::now();
        let (mut ended, mut decisions, mut longest) = (0, 0, 0);
        for seed in (first..first + games).skip(at).step_by(settings.len()) {
            let taken = play(mode, *seats, seed);
            ended += 1;
            decisions += taken;
            longest = longest.max(taken);
        }
        let each = begun.elapsed().as_secs_f64() * 1000.0 / f64::from(ended.max(1));
        let mean = f64::from(decisions) / f64::from(ended.max(1));
        println!(
            "{mode:20} {seats}: {ended:5} games ended, {each:6.1} ms each, {mean:5.1} decisions, at most {longest}"
        );
    }
    println!("{games} games ended; none was refused, none stuck");
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
