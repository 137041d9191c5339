//! What all parts of a server share.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use store::{Outage, Store};
use tokio::sync::{Semaphore, mpsc, watch};

use crate::clock::Clock;
use crate::hub::Hub;
use crate::limits::Buckets;
use crate::metrics::Metrics;
use crate::notices::{Notice, Notices};
use crate::people::Doorkeeper;
use crate::ratings::Ratings;
use crate::settings::{OUTAGE, Settings};

/// How many moments of finished matches are worked out at once.
const REPLAYS: usize = 2;

/// What all parts of a server share.
pub struct Shared {
    /// How it runs.
    pub settings: Settings,
    /// The durable record.
    pub store: Store,
    /// The tables in memory.
    pub hub: Hub,
    /// Who people are.
    pub door: Doorkeeper,
    /// What is counted.
    pub metrics: Metrics,
    /// How fast addresses may ask.
    pub buckets: Buckets,
    /// How many bots may think at once.
    pub bots: Arc<Semaphore>,
    /// How many moments of finished matches may be worked out at once.
    pub replays: Semaphore,
    /// What time it is.
    pub clock: Arc<Clock>,
    /// When nobody served.
    pub outages: Vec<Outage>,
    /// Where turn notices go.
    pub notices: Notices,
    /// How well people play.
    pub ratings: Ratings,
    /// Whether the server is closing.
    pub closing: watch::Sender<bool>,
}

impl Shared {
    /// A server's inside on this store, and the notices that are to be sent.
    pub async fn new(
        settings: Settings,
        store: Store,
        clock: Arc<Clock>,
    ) -> Result<(Shared, mpsc::Receiver<Notice>), store::Failure> {
        let (notices, to_send) = Notices::new();
        let door = Doorkeeper::new(store.clone(), settings.https).await?;
        let outages = store.outages(clock.now(), OUTAGE.as_millis() as i64).await?;
        let shared = Shared {
            bots: Arc::new(Semaphore::new(settings.bots_at_once.max(1))),
            replays: Semaphore::new(REPLAYS),
            settings,
            store,
            hub: Hub::default(),
            door,
            metrics: Metrics::default(),
            buckets: Buckets::default(),
            clock,
            outages,
            notices,
            ratings: Ratings::default(),
            closing: watch::Sender::new(false),
        };
        Ok((shared, to_send))
    }

    /// Whether one more request from this address is within its rate.
    pub fn allow(&self, address: IpAddr) -> bool {
        self.buckets.allow(address, self.settings.rate)
    }

    /// Whether one more connection fits.
    pub fn has_room(&self) -> bool {
        self.metrics.connections.load(Ordering::Relaxed) < self.settings.connections as i64
    }
}
