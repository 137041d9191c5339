//! How long random games of three take. The long run counts thousands of games and stands behind `--ignored`.

use dungeoneer::options::Sets;
use dungeoneer::{Dungeoneer, Options};
use table::{Game, Legal, Luck, NullLog, Turn, random_play};

/// Rounds within which a game of three should end.
const ROUNDS: u16 = 60;

/// How many of so many random games of three take longer.
fn too_long(sets: Sets, games: u64) -> usize {
    let options = Options { sets, ..Options::default() };
    let mut legal = Legal::<Dungeoneer>::new();
    let takes_longer = |seed: &u64| {
        let mut luck = Luck::seeded(*seed);
        let mut state = Dungeoneer::start(&options, 3, &mut luck).unwrap_or_else(|errors| panic!("{errors}"));
        while let Turn::Decide(asked) = Dungeoneer::turn(&state) {
            let seat = asked.first().expect("somebody is asked");
            let play = random_play(&state, seat, &mut legal, &mut luck);
            Dungeoneer::apply(&mut state, play, &mut luck, &mut NullLog);
            if state.open.round > ROUNDS {
                return true;
            }
        }
        false
    };
    (0..games).filter(takes_longer).count()
}

#[test]
fn random_games_of_three_end_in_time() {
    for sets in [Sets::Crypt, Sets::Wildwood] {
        let late = too_long(sets, 200);
        assert!(late <= 2, "{sets:?}: {late} of 200 games take more than {ROUNDS} rounds");
    }
}

#[test]
#[ignore = "thousands of games"]
fn random_games_of_three_end_in_time_in_the_long_run() {
    let mut late_ones = Vec::new();
    for sets in [Sets::Crypt, Sets::Wildwood] {
        let late = too_long(sets, 3000);
        println!("{sets:?}: {late} of 3000 random games take more than {ROUNDS} rounds");
        late_ones.push((sets, late));
    }
    assert!(late_ones.iter().all(|(_, late)| *late <= 3), "more than one in a thousand: {late_ones:?}");
}
