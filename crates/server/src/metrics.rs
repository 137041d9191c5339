//! What the server counts, in Prometheus' text format.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Upper bounds of the buckets for the time from an answer to its durable row, in microseconds.
const BOUNDS: [u64; 10] = [500, 1_000, 2_000, 5_000, 10_000, 25_000, 50_000, 100_000, 500_000, 2_000_000];

/// The counters of a process.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Answers that were accepted.
    pub accepted: AtomicU64,
    /// Messages that were refused.
    pub refused: AtomicU64,
    /// Answers of bots and standing orders.
    pub automatic: AtomicU64,
    /// Bots that think.
    pub thinking: AtomicI64,
    /// Tables made.
    pub tables_made: AtomicU64,
    /// Tables in memory.
    pub tables_loaded: AtomicI64,
    /// Open connections.
    pub connections: AtomicI64,
    /// Connections cut off because they read too slowly.
    pub cut_off: AtomicU64,
    /// Rows that somebody else wrote first.
    pub conflicts: AtomicU64,
    /// Turn notices sent.
    pub notices: AtomicU64,
    /// Turn notices given up.
    pub notices_lost: AtomicU64,
    /// Matches frozen because of a fault of ours.
    pub frozen: AtomicU64,
    times: [AtomicU64; BOUNDS.len() + 1],
    time: AtomicU64,
}

impl Metrics {
    /// Counts one.
    pub fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// Notes how long an answer took to become durable.
    pub fn took(&self, time: Duration) {
        let micros = time.as_micros() as u64;
        let bucket = BOUNDS.iter().position(|bound| micros <= *bound).unwrap_or(BOUNDS.len());
        self.times[bucket].fetch_add(1, Ordering::Relaxed);
        self.time.fetch_add(micros, Ordering::Relaxed);
    }

    /// Everything as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let counters: [(&str, &str, &AtomicU64); 9] = [
            ("accepted", "answers accepted", &self.accepted),
            ("refused", "messages refused", &self.refused),
            ("automatic", "answers of bots and standing orders", &self.automatic),
            ("tables_made", "tables made", &self.tables_made),
            ("cut_off", "connections cut off for reading too slowly", &self.cut_off),
            ("conflicts", "rows that another process wrote first", &self.conflicts),
            ("notices", "turn notices sent", &self.notices),
            ("notices_lost", "turn notices given up", &self.notices_lost),
            ("frozen", "matches frozen by a fault of the program", &self.frozen),
        ];
        for (name, help, counter) in counters {
            let value = counter.load(Ordering::Relaxed);
            let _ = writeln!(
                text,
                "# HELP undercroft_{name}_total {help}\n# TYPE undercroft_{name}_total counter\nundercroft_{name}_total {value}"
            );
        }
        for (name, help, gauge) in [
            ("tables_loaded", "tables in memory", &self.tables_loaded),
            ("connections", "open connections", &self.connections),
            ("thinking", "bots that think", &self.thinking),
        ] {
            let value = gauge.load(Ordering::Relaxed);
            let _ = writeln!(
                text,
                "# HELP undercroft_{name} {help}\n# TYPE undercroft_{name} gauge\nundercroft_{name} {value}"
            );
        }
        self.histogram(&mut text);
        text
    }

    fn histogram(&self, text: &mut String) {
        let name = "undercroft_durable_seconds";
        let _ = writeln!(text, "# HELP {name} from an answer to its durable row\n# TYPE {name} histogram");
        let mut sum = 0;
        for (bucket, count) in self.times.iter().enumerate() {
            sum += count.load(Ordering::Relaxed);
            let bound = BOUNDS.get(bucket).map_or("+Inf".to_owned(), |it| format!("{}", *it as f64 / 1e6));
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {sum}");
        }
        let time = self.time.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "{name}_sum {time}\n{name}_count {sum}");
    }
}
