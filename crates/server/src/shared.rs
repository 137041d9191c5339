//! What all parts of a server share.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{SystemTime, UNIX_EPOCH};

use store::Store;
use tokio::sync::{Semaphore, watch};

use crate::hub::Hub;
use crate::limits::Buckets;
use crate::metrics::Metrics;
use crate::people::Doorkeeper;
use crate::settings::Settings;

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
    /// Whether the server is closing.
    pub closing: watch::Sender<bool>,
}

impl Shared {
    /// A server's inside on this store.
    pub async fn new(settings: Settings, store: Store) -> Result<Shared, store::Failure> {
        let door = Doorkeeper::new(store.clone(), settings.https).await?;
        Ok(Shared {
            bots: Arc::new(Semaphore::new(settings.bots_at_once.max(1))),
            settings,
            store,
            hub: Hub::default(),
            door,
            metrics: Metrics::default(),
            buckets: Buckets::default(),
            closing: watch::Sender::new(false),
        })
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

/// The clock on the wall, in milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
