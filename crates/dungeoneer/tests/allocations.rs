//! A step of random play allocates nothing: listing what is legal, judging it and carrying it out, with nobody listening.

use allocation_counter::measure;
use bots::Playouts;
use dungeoneer::options::Sets;
use dungeoneer::{Dungeoneer, Options};
use table::Game;

/// Plays a match by chance. Gives the steps taken and what they allocated, set-up left out.
fn played(playouts: &mut Playouts<Dungeoneer>, options: Options, seats: usize) -> (u64, u64) {
    let started = Dungeoneer::start(&options, seats, playouts.luck());
    let mut state = started.unwrap_or_else(|errors| panic!("{errors}"));
    let mut steps = 0;
    let allocated = measure(|| steps = playouts.play(&mut state, u64::MAX));
    (steps, allocated.count_total)
}

/// After a few matches, in which the list of legal actions grows to its full size, nothing is allocated any more.
fn allocates_nothing(options: Options, seats: usize, views: bool) {
    let mut playouts = Playouts::new(1);
    playouts.views = views;
    for _ in 0..20 {
        played(&mut playouts, options, seats);
    }
    for number in 0..30 {
        let (steps, allocated) = played(&mut playouts, options, seats);
        assert!(steps > 1, "{options:?}, {seats} seats, match {number}: nothing was played");
        assert_eq!(allocated, 0, "{options:?}, {seats} seats, match {number}: in {steps} steps");
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
