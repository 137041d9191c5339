//! Limits on how fast and how much.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

/// A bucket that fills by so much a second and holds three seconds' worth.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: f64,
    at: Instant,
}

/// How many seconds' worth a bucket holds.
const BURST: f64 = 3.0;

impl Bucket {
    /// A full bucket.
    pub fn full(rate: u32, now: Instant) -> Bucket {
        Bucket { left: f64::from(rate) * BURST, at: now }
    }

    /// Takes one out, if there is one. A rate of 0 is no limit.
    pub fn take(&mut self, rate: u32, now: impl FnOnce() -> Instant) -> bool {
        if rate == 0 {
            return true;
        }
        let (rate, now) = (f64::from(rate), now());
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * rate).min(rate * BURST);
        self.at = now;
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }

    fn is_full(&self, rate: u32, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left + passed * f64::from(rate) >= f64::from(rate) * BURST
    }
}

/// How many addresses are remembered before those with full buckets are forgotten.
const REMEMBERED: usize = 10_000;

/// A bucket for each address.
#[derive(Debug, Default)]
pub struct Buckets {
    by_address: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Buckets {
    /// Whether one more request from this address is within its rate.
    pub fn allow(&self, address: IpAddr, rate: u32) -> bool {
        if rate == 0 {
            return true;
        }
        let now = Instant::now();
        let Ok(mut buckets) = self.by_address.lock() else { return true };
        if buckets.len() >= REMEMBERED {
            buckets.retain(|_, bucket| !bucket.is_full(rate, now));
        }
        buckets.entry(address).or_insert_with(|| Bucket::full(rate, now)).take(rate, || now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_allows_a_burst_and_then_its_rate() {
        let start = Instant::now();
        let mut bucket = Bucket::full(2, start);
        let burst = (0..10).filter(|_| bucket.take(2, || start)).count();
        assert_eq!(burst, 6);
        let later = start + Duration::from_secs(1);
        assert_eq!((0..10).filter(|_| bucket.take(2, || later)).count(), 2);
    }
}
