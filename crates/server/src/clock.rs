//! What time it is. Everything at a table that waits for a time asks here, so that a test sets the time instead of waiting.

use std::pin::Pin;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;
use tokio::time::{Instant, Sleep};

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

    /// Something to be woken by.
    pub fn alarm(&self) -> Alarm<'_> {
        Alarm { clock: self, sleep: Box::pin(tokio::time::sleep(Duration::ZERO)), rings: i64::MIN }
    }
}

/// Wakes whoever waits for a time. The time may be another one at every wait: an alarm that would ring too early is left as it
/// is and put off when it rings, since most waits are given up long before.
pub struct Alarm<'a> {
    clock: &'a Clock,
    sleep: Pin<Box<Sleep>>,
    rings: i64,
}

/// After this time an alarm looks at the clock again, however late it is to ring.
const LONGEST: Duration = Duration::from_secs(3_600);

impl Alarm<'_> {
    /// Waits until it is that late.
    pub async fn until(&mut self, at: i64) {
        match self.clock {
            Clock::Wall => self.until_on_the_wall(at).await,
            Clock::Set(time) => {
                // The sender lives in this clock: the wait ends with the time, never with the sender.
                let _ = time.subscribe().wait_for(|time| *time >= at).await;
            }
        }
    }

    async fn until_on_the_wall(&mut self, at: i64) {
        if at < self.rings || self.sleep.is_elapsed() {
            self.set(at);
        }
        loop {
            self.sleep.as_mut().await;
            if now() >= at {
                return;
            }
            self.set(at);
        }
    }

    fn set(&mut self, at: i64) {
        let left = Duration::from_millis((at - now()).max(0) as u64);
        self.sleep.as_mut().reset(Instant::now() + left.min(LONGEST));
        self.rings = at;
    }
}

/// The clock on the wall.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[tokio::test]
    async fn an_alarm_is_set_to_an_earlier_time_and_put_off_to_a_later_one() {
        let clock = Clock::Wall;
        let mut alarm = clock.alarm();
        let late = now() + 3_600_000;
        assert!(alarm.until(late).now_or_never().is_none());
        let rung = tokio::time::timeout(Duration::from_secs(60), alarm.until(now() + 1)).await;
        assert!(rung.is_ok(), "earlier than the time before");
        assert!(
            alarm.until(late).now_or_never().is_none(),
            "it has rung, and does not ring again for another time"
        );
        assert_eq!(alarm.rings, late);
        assert!(clock.alarm().until(i64::MAX).now_or_never().is_none(), "never");
    }
}
