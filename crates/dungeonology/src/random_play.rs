//! Random games of every mode and table size end, and every list of answers is what the checks let pass.

use table::{Game, Legal, Luck, NullLog, SeatSet, Turn, random_play};

use crate::{Dungeonology, Options, State};

fn decide(state: &State) -> Option<SeatSet> {
    match Dungeonology::turn(state) {
        Turn::Decide(seats) => Some(seats),
        Turn::Over => None,
    }
}

fn play(options: &Options, seats: usize, seed: u64) -> u32 {
    let mut luck = Luck::seeded(seed);
    let mut state = Dungeonology::start(options, seats, &mut luck).expect("options start");
    let mut legal = Legal::<Dungeonology>::new();
    let mut steps = 0;
    while let Some(asked) = decide(&state) {
        let seat = asked.first().expect("somebody is asked");
        assert!(
            !legal.list(&state, seat).is_empty(),
            "nothing legal: {:?} {:?}",
            state.table.phase,
            state.table.frames
        );
        let play = random_play(&state, seat, &mut legal, &mut luck);
        Dungeonology::apply(&mut state, play, &mut luck, &mut NullLog);
        steps += 1;
        assert!(steps < Dungeonology::facts().longest, "endless: {:?}", state.table);
    }
    steps
}

#[test]
fn random_games_end_in_every_mode() {
    let schema = Dungeonology::schema();
    for mode in &schema.modes {
        for seats in 2..=4 {
            let values = schema.choose(Some(mode.name), &Default::default(), seats).expect("modes are valid");
            let json = serde_json::to_value(&values).expect("values are data");
            let options: Options = serde_json::from_value(json).expect("values are options");
            let (mut total, mut most) = (0, 0);
            for seed in 0..20 {
                let steps = play(&options, seats, seed);
                total += steps;
                most = most.max(steps);
            }
            println!("{} {seats}: mean {} most {most}", mode.name, total / 20);
        }
    }
}
