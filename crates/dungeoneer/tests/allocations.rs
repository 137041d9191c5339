//! A step of random play allocates nothing: listing what is legal, judging it and carrying it out, with nobody listening.

#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use dungeoneer::options::Sets;
use dungeoneer::{Dungeoneer, Options};
use table::{Game, Legal, Luck, NullLog, Turn, Viewer, random_play};

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

fn allocations() -> u64 {
    ALLOCATIONS.with(Cell::get)
}

/// Plays a match by chance. Gives the actions taken and what they allocated, set-up left out.
fn played(
    options: Options,
    seats: usize,
    seed: u64,
    views: bool,
    legal: &mut Legal<Dungeoneer>,
) -> (u64, u64) {
    let mut luck = Luck::seeded(seed);
    let mut state = Dungeoneer::start(&options, seats, &mut luck).unwrap_or_else(|errors| panic!("{errors}"));
    let before = allocations();
    let mut actions = 0;
    while let Turn::Decide(asked) = Dungeoneer::turn(&state) {
        let seat = asked.first().expect("somebody is asked");
        if views {
            std::hint::black_box(Dungeoneer::view(&state, Viewer::Seat(seat)));
        }
        let play = random_play(&state, seat, legal, &mut luck);
        Dungeoneer::apply(&mut state, play, &mut luck, &mut NullLog);
        actions += 1;
    }
    (actions, allocations() - before)
}

/// After a few matches, in which the list of legal actions grows to its full size, nothing is allocated any more.
fn allocates_nothing(options: Options, seats: usize, views: bool) {
    let mut legal = Legal::new();
    for seed in 0..20 {
        played(options, seats, seed, views, &mut legal);
    }
    for seed in 20..50 {
        let (actions, allocated) = played(options, seats, seed, views, &mut legal);
        assert_eq!(allocated, 0, "{options:?}, {seats} seats, seed {seed}: in {actions} actions");
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
    let before = allocations();
    let kept = std::hint::black_box(vec![1, 2, 3]);
    assert_eq!(allocations() - before, 1, "{kept:?}");
}
