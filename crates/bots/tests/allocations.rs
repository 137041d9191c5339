//! A step of random play allocates nothing in the reference games.

#![allow(clippy::unwrap_used)]

use allocation_counter::measure;
use bots::Playouts;
use table::{Game, Luck};

fn allocations_of<G: Game>(matches: u64) -> (u64, u64) {
    let mut playouts = Playouts::<G>::new(1);
    let mut luck = Luck::seeded(1);
    let start = |luck: &mut Luck| G::start(&G::Options::default(), 2, luck).unwrap();
    let mut state = start(&mut luck);
    playouts.play(&mut state, u64::MAX);
    let mut steps = 0;
    let allocated = measure(|| {
        for _ in 0..matches {
            let mut state = start(&mut luck);
            steps += playouts.play(&mut state, u64::MAX);
        }
    });
    (allocated.count_total, steps)
}

#[test]
fn random_play_of_the_reference_games_allocates_nothing() {
    let (allocated, steps) = allocations_of::<tic_tac_toe::TicTacToe>(10_000);
    assert_eq!(allocated, 0, "in {steps} steps");
    let (allocated, steps) = allocations_of::<connect_four::ConnectFour>(10_000);
    assert_eq!(allocated, 0, "in {steps} steps");
}

#[test]
fn the_counter_counts() {
    let allocated = measure(|| drop(std::hint::black_box(vec![1, 2, 3])));
    assert_eq!(allocated.count_total, 1);
}
