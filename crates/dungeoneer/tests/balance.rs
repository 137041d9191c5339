//! How long random games of three take: hardly one in a thousand more than sixty rounds. `UNDERCROFT_GAMES=10000` plays more of them.

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

/// As many games of each kind as `UNDERCROFT_GAMES` says, or a few.
fn games() -> u64 {
    std::env::var("UNDERCROFT_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(200)
}

#[test]
fn random_games_of_three_end_in_time() {
    for sets in [Sets::Crypt, Sets::Wildwood, Sets::Combined] {
        let (late, games) = (too_long(sets, games()), games());
        let allowed = (games / 1000).max(1) as usize;
        assert!(late <= allowed, "{sets:?}: {late} of {games} games take more than {ROUNDS} rounds");
    }
}
