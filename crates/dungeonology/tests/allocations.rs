//! A step of random play allocates nothing, in every mode and with every number of seats.

use allocation_counter::measure;
use bots::Playouts;
use dungeonology::{Dungeonology, Options};
use table::Game;

/// Matches played before counting: the catalogue is read, the list of actions has grown to its size.
const WARM: u64 = 20;
const COUNTED: u64 = 40;

fn play(playouts: &mut Playouts<Dungeonology>, options: &Options, seats: usize) -> (u64, u64) {
    let mut state = Dungeonology::start(options, seats, playouts.luck()).expect("the mode starts");
    let mut steps = 0;
    let allocated = measure(|| steps = playouts.play(&mut state, u64::MAX));
    (allocated.count_total, steps)
}

fn counted(views: bool) {
    let schema = Dungeonology::schema();
    let mut playouts = Playouts::<Dungeonology>::new(1);
    playouts.views = views;
    for mode in &schema.modes {
        for seats in mode.seats.0..=mode.seats.1 {
            let values =
                schema.choose(Some(mode.name), &Default::default(), seats).expect("the mode is valid");
            let json = serde_json::to_value(&values).expect("values are data");
            let options: Options = serde_json::from_value(json).expect("values are options");
            for _ in 0..WARM {
                play(&mut playouts, &options, seats);
            }
            let (mut allocated, mut steps) = (0, 0);
            for _ in 0..COUNTED {
                let (more, taken) = play(&mut playouts, &options, seats);
                allocated += more;
                steps += taken;
            }
            assert!(steps > COUNTED, "{} with {seats} seats: nothing was played", mode.name);
            assert_eq!(allocated, 0, "{} with {seats} seats, in {steps} steps", mode.name);
        }
    }
}

#[test]
fn random_play_allocates_nothing() {
    counted(false);
}

#[test]
fn views_of_the_acting_seat_allocate_nothing() {
    counted(true);
}

#[test]
fn the_counter_counts() {
    let allocated = measure(|| drop(std::hint::black_box(vec![1, 2, 3])));
    assert_eq!(allocated.count_total, 1);
}
