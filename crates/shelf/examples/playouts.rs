//! How many playouts a second the search player makes in each game, with one thread and with two.
//!
//!     cargo run --release -p shelf --example playouts [SECONDS]
//!
//! Positions are those of a random match of two, every few decisions one with a choice, the same for one thread and for two. They are
//! searched one after the other until SECONDS (3 unless told) are over, for each game and number of threads. A playout goes on for up to
//! 60 steps. Every thread grows a tree of its own, so that two threads make twice the playouts in the best case.

use std::time::{Duration, Instant};

use bots::search::{Budget, Search};
use bots::{Desk, Player};
use table::{Game, Legal, Listing, Luck, NullLog, Seat, Turn, random_play};

/// How many playouts each thread makes for a position.
const BATCH: u32 = 64;
/// The same where a playout simulates the fall of pieces, so that the clock is looked at now and then.
const HEAVY_BATCH: u32 = 4;
/// Every so many decisions with a choice one is searched.
const EVERY: usize = 7;
/// How many positions at most.
const POSITIONS: usize = 24;
/// Steps of a playout.
const STEPS: u32 = 60;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let seconds = std::env::args().nth(1).map_or(Ok(3.0), |typed| typed.parse())?;
    let time = Duration::try_from_secs_f64(seconds)?;
    println!("| game | playouts per second, one thread | two threads | speed-up |");
    println!("| --- | --- | --- | --- |");
    measure::<connect_four::ConnectFour>(BATCH, time)?;
    measure::<dungeon_drop::DungeonDrop>(HEAVY_BATCH, time)?;
    measure::<dungeoneer::Dungeoneer>(BATCH, time)?;
    measure::<map_masters::MapMasters>(BATCH, time)?;
    measure::<dungeonology::Dungeonology>(BATCH, time)?;
    Ok(())
}

/// One line of the table.
fn measure<G: Game>(batch: u32, time: Duration) -> Result<(), table::SetupErrors> {
    let positions = positions::<G>()?;
    let search = |threads, time| search::<G>(&positions, batch, threads, time);
    search(1, time / 4); // what is built once, and the caches
    let (one, two) = (search(1, time), search(2, time));
    println!("| {} | {one:.0} | {two:.0} | {:.2} |", G::facts().title, two / one);
    Ok(())
}

/// Playouts per second.
fn search<G: Game>(positions: &[(G::State, Seat)], batch: u32, threads: usize, time: Duration) -> f64 {
    let budget = Budget { playouts: batch, time: None, threads, rollout: STEPS, stops_when_decided: false };
    let begun = Instant::now();
    let mut playouts = 0.0;
    for (seed, (state, seat)) in (0..).zip(positions.iter().cycle()) {
        std::hint::black_box(Search::<G>::new(budget, seed).choose(&Desk::new(state, *seat, 2)));
        playouts += f64::from(batch) * threads as f64;
        if begun.elapsed() >= time {
            break;
        }
    }
    playouts / begun.elapsed().as_secs_f64()
}

/// Positions with a choice from a random match of two.
fn positions<G: Game>() -> Result<Vec<(G::State, Seat)>, table::SetupErrors> {
    let mut luck = Luck::seeded(1);
    let mut state = G::start(&G::Options::default(), 2, &mut luck)?;
    let mut legal = Legal::<G>::new();
    let (mut found, mut choices) = (Vec::new(), 0);
    while let (Turn::Decide(asked), true) = (G::turn(&state), found.len() < POSITIONS) {
        let Some(seat) = asked.first() else { break };
        legal.list(&state, seat);
        if legal.actions().len() > 1 || legal.listing() == Listing::Some {
            if choices % EVERY == 0 {
                found.push((state.clone(), seat));
            }
            choices += 1;
        }
        let play = random_play(&state, seat, &mut legal, &mut luck);
        G::apply(&mut state, play, &mut luck, &mut NullLog);
    }
    Ok(found)
}
