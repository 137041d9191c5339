//! A step of random play allocates nothing in the reference games.

#![allow(clippy::unwrap_used)]
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use bots::Playouts;
use table::{Game, Luck};

/// Counts what this thread allocates.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call is handed to the system's allocator unchanged; only a thread-local counter is added.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller's promises are the system allocator's.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the pointer came from the system's allocator with this layout.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations_of<G: Game>(matches: u64) -> (u64, u64) {
    let mut playouts = Playouts::<G>::new(1);
    let mut luck = Luck::seeded(1);
    let start = |luck: &mut Luck| G::start(&G::Options::default(), 2, luck).unwrap();
    let mut state = start(&mut luck);
    playouts.play(&mut state, u64::MAX);
    let before = ALLOCATIONS.with(Cell::get);
    let mut steps = 0;
    for _ in 0..matches {
        let mut state = start(&mut luck);
        steps += playouts.play(&mut state, u64::MAX);
    }
    (ALLOCATIONS.with(Cell::get) - before, steps)
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
    let before = ALLOCATIONS.with(Cell::get);
    let kept = std::hint::black_box(vec![1, 2, 3]);
    assert_eq!(ALLOCATIONS.with(Cell::get) - before, 1, "{kept:?}");
}
