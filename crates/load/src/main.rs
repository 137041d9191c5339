//! Load for `undercroft serve`: so many tables, all their seats held by one person each on a connection of its own, random
//! answers. Closed loop: the next answer is sent when the question is seen, or `--think` milliseconds later.
//!
//! ```text
//! undercroft serve --rate 0 --message-rate 0 --tables-per-person 1000000 --data /tmp/load
//! cargo run --release -p load -- --tables 500 --seconds 15
//! ```
//!
//! Prints one JSON line: answers a second, matches a second, `ack_ms` (from an answer to its `accepted`) and `fanout_ms` (to the
//! other seats' new state) as p50, p99 and the most.

mod client;
mod tally;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use clap::Parser;

use tally::Tally;

/// What to do.
#[derive(Parser)]
struct Arguments {
    /// Where the server listens; loopback only.
    #[arg(long, default_value = "127.0.0.1:7203")]
    server: SocketAddr,
    /// The game; one whose questions are lists.
    #[arg(long, default_value = "tic-tac-toe")]
    game: String,
    /// How many tables at once.
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// How many seats at each.
    #[arg(long, default_value_t = 2)]
    seats: usize,
    /// How long to measure, at most 120.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How long to warm up first.
    #[arg(long, default_value_t = 2)]
    warmup: u64,
    /// Milliseconds before each answer, spread from half to one and a half of it.
    #[arg(long, default_value_t = 0)]
    think: u64,
}

#[tokio::main]
async fn main() -> Result<(), String> {
    let arguments = Arguments::parse();
    if !arguments.server.ip().is_loopback() {
        return Err("loopback only".into());
    }
    let tally = Arc::new(Tally::default());
    let mut playing = Vec::new();
    for number in 0..arguments.tables {
        let table = client::Table::open(arguments.server, &arguments.game, arguments.seats).await?;
        let (tally, think, seed) = (Arc::clone(&tally), arguments.think, number as u64);
        playing.push(tokio::spawn(table.play(tally, think, seed)));
    }
    tokio::time::sleep(Duration::from_secs(arguments.warmup)).await;
    tally.record(true);
    let seconds = arguments.seconds.clamp(1, 120);
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    tally.record(false);
    playing.iter().for_each(tokio::task::JoinHandle::abort);
    println!("{}", tally.report(seconds, arguments.tables));
    Ok(())
}
