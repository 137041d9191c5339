//! What time it is. Everything at a table that waits for a time asks here, so that a test sets the time instead of waiting.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// A clock, in milliseconds since 1970.
#[derive(Debug, Default)]
pub enum Clock {
    /// The clock on the wall.
    #[default]
    Wall,
    /// A clock that stands still until it is set.
    Set(watch::Sender<i64>),
}

impl Clock {
    /// A clock that stands at this time.
    pub fn at(time: i64) -> Clock {
        Clock::Set(watch::Sender::new(time))
    }

    /// What time it is.
    pub fn now(&self) -> i64 {
        match self {
            Clock::Wall => now(),
            Clock::Set(time) => *time.borrow(),
        }
    }

    /// Sets a clock that stands still forward by so much. The clock on the wall is not ours to set.
    pub fn advance(&self, by: Duration) {
        if let Clock::Set(time) = self {
            time.send_modify(|time| *time += by.as_millis() as i64);
        }
    }

    /// Waits until it is that late.
    pub async fn until(&self, at: i64) {
        match self {
            Clock::Wall => {
                let left = Duration::from_millis((at - now()).max(0) as u64);
                tokio::time::sleep(left).await;
            }
            Clock::Set(time) => {
                // The sender lives in this clock: the wait ends with the time, never with the sender.
                let _ = time.subscribe().wait_for(|time| *time >= at).await;
            }
        }
    }
}

/// The clock on the wall.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
