//! Advice: computer players that buy, draw with the optimiser and tidy up; and what was possible after a round.

use map_masters::advice::{advise, possible};
use map_masters::optimiser::Strength;
use map_masters::{Action, Claim, MapMasters, Options};
use table::{Game, Level, Luck, NullLog, Seat, Turn, judge};

/// A whole match between advised players of some strengths; the scores.
fn play(seed: u64, strengths: &[Option<Strength>]) -> Vec<i32> {
    let mut luck = Luck::seeded(seed);
    let mut state = MapMasters::start(&Options::default(), strengths.len(), &mut luck).expect("starts");
    while let Turn::Decide(asked) = MapMasters::turn(&state) {
        let seat = asked.first().expect("somebody is asked");
        let action = match strengths[seat.index()] {
            Some(strength) => advise(&state, seat, strength),
            None => {
                let mut legal = table::Legal::new();
                table::random_play::<MapMasters>(&state, seat, &mut legal, &mut luck).into_action()
            }
        };
        assert!(!matches!(action, Action::Done(_, Claim::Now | Claim::After(_))), "computers claim nothing");
        let play =
            judge::<MapMasters>(&state, seat, action).unwrap_or_else(|refusal| panic!("{}", refusal.rule));
        MapMasters::apply(&mut state, play, &mut luck, &mut NullLog);
    }
    MapMasters::outcome(&state).standings.values().map(|standing| standing.score).collect()
}

#[test]
fn an_advised_player_beats_chance() {
    for seed in 1..=3 {
        let scores = play(seed, &[Some(Strength::Novice), None]);
        assert!(scores[0] > scores[1], "seed {seed}: {scores:?}");
    }
}

#[test]
fn every_level_gives_legal_advice() {
    let mut luck = Luck::seeded(8);
    let mut state = MapMasters::start(&Options::default(), 2, &mut luck).expect("starts");
    let mut levels = [Level::Novice, Level::Easy, Level::Medium, Level::Greedy, Level::Hard, Level::Expert]
        .into_iter()
        .cycle();
    while let Turn::Decide(asked) = MapMasters::turn(&state) {
        let seat = asked.first().expect("somebody is asked");
        let level = levels.next().expect("there is always a next one");
        let action = MapMasters::advise(&state, seat, level, &mut luck).expect("an expert");
        let play = judge::<MapMasters>(&state, seat, action)
            .unwrap_or_else(|refusal| panic!("{level:?}: {}", refusal.rule));
        MapMasters::apply(&mut state, play, &mut luck, &mut NullLog);
    }
}

#[test]
fn what_was_possible_is_never_less_than_what_was_made() {
    let mut luck = Luck::seeded(5);
    let mut state = MapMasters::start(&Options::default(), 2, &mut luck).expect("starts");
    while state.round == 1 {
        let Turn::Decide(asked) = MapMasters::turn(&state) else { break };
        let seat = asked.first().expect("somebody is asked");
        let play = judge::<MapMasters>(&state, seat, advise(&state, seat, Strength::Novice)).expect("legal");
        MapMasters::apply(&mut state, play, &mut luck, &mut NullLog);
    }
    let kind = |index: usize| map_masters::content::objective(state.objectives.drawn[index]).kind;
    let outing = state.players[Seat::new(0)].outing.clone().expect("a dungeon was shown");
    let (best, made) = possible(&outing, kind(0), kind(1)).expect("small enough");
    assert!(best.value >= made && best.bound >= best.value, "{} {made} {}", best.value, best.bound);
}
