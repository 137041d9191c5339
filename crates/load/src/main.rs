//! Load for `undercroft serve`: so many tables, all their seats held by one person each on a connection of its own, random
//! answers. Closed loop: the next answer is sent when the question is seen, or `--think` milliseconds later. A match that is
//! over is followed by a rematch on the same connections.
//!
//! ```text
//! undercroft serve --rate 0 --message-rate 0 --tables-per-person 1000000 --data /tmp/load
//! cargo run --release -p load -- --tables 500 --seconds 15
//! ```
//!
//! Prints one JSON line: answers a second, matches a second, `ack_ms` (from an answer to its `accepted`) and `fanout_ms` (to the
//! other seats' new state) as p50, p99 and the most, processor time (100 is one core, `us` an answer's share in microseconds) of the
//! generator and with `--pid` of the server, and the server's memory.

mod client;
mod heard;
mod line;
mod process;
mod socket;
mod tally;

use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use clap::Parser;
use tokio::sync::watch;

use client::{Pace, Wanted};
use line::Line;
use process::Process;
use tally::Tally;

/// What to do.
#[derive(Parser)]
#[command(args_override_self = true)]
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
    #[arg(long, default_value = "2")]
    seats: NonZeroUsize,
    /// At how many of the tables one person holds all seats, on one connection: where a process may not have enough of them.
    #[arg(long, default_value_t = 0)]
    hot_seats: usize,
    /// How long to measure, at most 120.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How long to warm up first.
    #[arg(long, default_value_t = 2)]
    warmup: u64,
    /// Milliseconds before each answer, spread from half to one and a half of it.
    #[arg(long, default_value_t = 0)]
    think: u64,
    /// After so many answers a table's people only watch.
    #[arg(long, default_value_t = u64::MAX)]
    answers: u64,
    /// The server's process, to be measured.
    #[arg(long)]
    pid: Option<u32>,
}

/// How many tables are opened at once.
const OPENERS: usize = 64;

// One thread: the generator is to leave the server as much of the machine as it can.
#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), String> {
    let arguments = Arc::new(Arguments::parse());
    if !arguments.server.ip().is_loopback() {
        return Err("loopback only".into());
    }
    let tally = Arc::new(Tally::default());
    let begin = watch::Sender::new(false);
    let opener = |first| open(Arc::clone(&arguments), Arc::clone(&tally), begin.subscribe(), first);
    let openers: Vec<_> = (0..OPENERS).map(|first| tokio::spawn(opener(first))).collect();
    let mut playing = Vec::new();
    for opener in openers {
        playing.extend(opener.await.map_err(|error| error.to_string())??);
    }
    begin.send_replace(true);
    tokio::time::sleep(Duration::from_secs(arguments.warmup)).await;
    let server = arguments.pid.map(Process::look);
    let own = Process::look(std::process::id());
    tally.record(true);
    let seconds = arguments.seconds.clamp(1, 120);
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    tally.record(false);
    let mut report = tally.report(seconds, arguments.tables);
    let answers = tally.answers();
    if arguments.answers < u64::MAX {
        report["answers"] = arguments.answers.into();
    }
    report["cpu_load"] = own.share(seconds).into();
    report["us_load"] = own.micros_each(answers).into();
    if let Some(server) = server {
        report["cpu_server"] = server.share(seconds).into();
        report["us_server"] = server.micros_each(answers).into();
        report["rss_server_mib"] = server.memory().into();
    }
    playing.iter().for_each(tokio::task::JoinHandle::abort);
    println!("{report}");
    Ok(())
}

/// Opens every so-manieth table, and lets it be played once all are open.
async fn open(
    arguments: Arc<Arguments>,
    tally: Arc<Tally>,
    begin: watch::Receiver<bool>,
    first: usize,
) -> Result<Vec<tokio::task::JoinHandle<()>>, String> {
    let mut line = Line::open(arguments.server).await?;
    let mut playing = Vec::new();
    for number in (first..arguments.tables).step_by(OPENERS) {
        let hot_seat = number < arguments.hot_seats;
        let wanted = Wanted { game: arguments.game.clone(), seats: arguments.seats.get(), hot_seat };
        let table = client::Table::open(arguments.server, &wanted, &mut line).await?;
        let pace = Pace { think: arguments.think, most: arguments.answers, seed: number as u64 };
        let (tally, mut begin) = (Arc::clone(&tally), begin.clone());
        playing.push(tokio::spawn(async move {
            let _ = begin.wait_for(|begun| *begun).await;
            table.play(tally, pace).await;
        }));
    }
    Ok(playing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_a_seat_at_least() {
        assert!(Arguments::try_parse_from(["load", "--seats", "0"]).is_err());
        assert!(Arguments::try_parse_from(["load", "--seats", "1"]).is_ok());
    }
}
