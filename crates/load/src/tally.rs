//! What was measured.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

/// Times and counts of all tables.
#[derive(Default)]
pub struct Tally {
    on: AtomicBool,
    all: AtomicU64,
    answers: AtomicU64,
    matches: AtomicU64,
    refused: AtomicU64,
    lost: AtomicU64,
    acks: Mutex<Vec<u32>>,
    fanouts: Mutex<Vec<u32>>,
}

impl Tally {
    /// Begins or ends to record.
    pub fn record(&self, on: bool) {
        self.on.store(on, Ordering::Relaxed);
    }

    fn is_on(&self) -> bool {
        self.on.load(Ordering::Relaxed)
    }

    /// An answer was accepted after so long.
    pub fn accepted(&self, after: Duration) {
        self.all.fetch_add(1, Ordering::Relaxed);
        if self.is_on() {
            self.answers.fetch_add(1, Ordering::Relaxed);
            push(&self.acks, after);
        }
    }

    /// Another seat saw it after so long.
    pub fn seen(&self, after: Duration) {
        if self.is_on() {
            push(&self.fanouts, after);
        }
    }

    /// An answer was refused.
    pub fn refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// A table's connection broke.
    pub fn lost(&self) {
        self.lost.fetch_add(1, Ordering::Relaxed);
    }

    /// A match is over.
    pub fn over(&self) {
        if self.is_on() {
            self.matches.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// How many answers were accepted.
    pub fn answers(&self) -> u64 {
        self.answers.load(Ordering::Relaxed)
    }

    /// Everything in one line.
    pub fn report(&self, seconds: u64, tables: usize) -> Value {
        let per_second = |count: &AtomicU64| count.load(Ordering::Relaxed) / seconds;
        json!({"tables": tables, "seconds": seconds, "all": self.all.load(Ordering::Relaxed), "answers_s": per_second(&self.answers),
               "matches_s": per_second(&self.matches), "refused": self.refused.load(Ordering::Relaxed), "lost": self.lost.load(Ordering::Relaxed),
               "ack_ms": spread(&self.acks), "fanout_ms": spread(&self.fanouts)})
    }
}

fn push(to: &Mutex<Vec<u32>>, time: Duration) {
    if let Ok(mut times) = to.lock() {
        times.push(time.as_micros().min(u32::MAX.into()) as u32);
    }
}

fn spread(times: &Mutex<Vec<u32>>) -> Value {
    let Ok(mut times) = times.lock() else { return Value::Null };
    times.sort_unstable();
    let at = |share: f64| {
        let index = ((times.len() as f64 - 1.0).max(0.0) * share) as usize;
        f64::from(times.get(index).copied().unwrap_or(0)) / 1000.0
    };
    json!({"p50": at(0.5), "p99": at(0.99), "max": at(1.0)})
}
