//! A step of random play allocates nothing: listing what is legal, judging it and carrying it out, with nobody listening.

use allocation_counter::measure;
use dungeoneer::options::Sets;
use dungeoneer::{Dungeoneer, Options};
use table::{Game, Legal, Luck, NullLog, Turn, Viewer, random_play};

/// Plays matches by chance. A step may allocate only when the list of legal actions is longer than ever before and has to grow.
fn allocates_nothing(options: Options, seats: usize, views: bool) {
    let mut luck = Luck::seeded(1);
    let mut legal = Legal::<Dungeoneer>::new();
    let mut longest = 0;
    for number in 0..50 {
        let started = Dungeoneer::start(&options, seats, &mut luck);
        let mut state = started.unwrap_or_else(|errors| panic!("{errors}"));
        let mut steps = 0;
        while let Turn::Decide(asked) = Dungeoneer::turn(&state) {
            let seat = asked.first().expect("somebody is asked");
            let allocated = measure(|| {
                if views {
                    std::hint::black_box(Dungeoneer::view(&state, Viewer::Seat(seat)));
                }
                let play = random_play(&state, seat, &mut legal, &mut luck);
                Dungeoneer::apply(&mut state, play, &mut luck, &mut NullLog);
            });
            let grown = legal.actions().len() > longest;
            longest = longest.max(legal.actions().len());
            let place = format!("{options:?}, {seats} seats, match {number}, step {steps}");
            assert!(allocated.count_total == 0 || grown, "{place}: {allocated:?}");
            steps += 1;
        }
        assert!(steps > 1, "{options:?}, {seats} seats, match {number}: nothing was played");
    }
}

#[test]
fn random_play_allocates_nothing() {
    for (sets, seats) in [(Sets::Crypt, 2), (Sets::Wildwood, 3), (Sets::CombinedLarge, 6)] {
        allocates_nothing(Options { sets, ..Options::default() }, seats, false);
    }
    allocates_nothing(Options { revealed_map: true, ..Options::default() }, 3, false);
}

#[test]
fn views_allocate_nothing() {
    allocates_nothing(Options::default(), 3, true);
}

#[test]
fn the_counter_counts() {
    let allocated = measure(|| drop(std::hint::black_box(vec![1, 2, 3])));
    assert_eq!(allocated.count_total, 1);
}
