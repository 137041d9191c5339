//! Random games end without refusal or panic. The full number runs with `MANY=20000` in the environment.

use map_masters::{MapMasters, Options, TimeBonus};
use table::{Game, Legal, Luck, NullLog, Turn, random_play};

fn options(seed: u64) -> Options {
    let time_bonus = [TimeBonus::Live, TimeBonus::Clock, TimeBonus::Off][seed as usize % 3];
    let (timer, computers_claim) = (seed.is_multiple_of(5), if seed.is_multiple_of(2) { 60 } else { 0 });
    Options { time_bonus, timer, computers_claim, reopen: seed.is_multiple_of(7), ..Options::default() }
}

fn play(seed: u64) -> u32 {
    let seats = 2 + (seed % 4) as usize;
    let mut luck = Luck::seeded(seed);
    let mut legal = Legal::<MapMasters>::new();
    let mut state = MapMasters::start(&options(seed), seats, &mut luck).expect("starts");
    let mut decisions = 0;
    while let Turn::Decide(asked) = MapMasters::turn(&state) {
        let chosen = luck.pick("seat", asked.len(), |_| "".into());
        let seat = asked.iter().nth(chosen).expect("somebody is asked");
        let play = random_play::<MapMasters>(&state, seat, &mut legal, &mut luck);
        if let Err(refusal) = MapMasters::check(&state, seat, play.action()) {
            panic!("seed {seed}: {:?} refused by {}", play.action(), refusal.rule);
        }
        MapMasters::apply(&mut state, play, &mut luck, &mut NullLog);
        decisions += 1;
        assert!(decisions < MapMasters::facts().longest, "seed {seed} does not end");
    }
    decisions
}

#[test]
fn random_games_end() {
    let many = std::env::var("MANY").ok().and_then(|many| many.parse().ok()).unwrap_or(300);
    let decisions: u64 = (1..=many).map(|seed| u64::from(play(seed))).sum();
    assert!(decisions > many * 30);
}
