//! Running a server: its listener, its watch over tables, its end.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use futures_util::future::BoxFuture;
use store::{Heard, Store};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::clock::Clock;
use crate::http::router;
use crate::notices;
use crate::settings::{LEASE, SIGN_OF_LIFE, Settings};
use crate::shared::Shared;
use crate::table::Command;

/// Why a server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be listened on.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The data folder cannot be used.
    #[error("cannot use the folder {0}: {1}")]
    Folder(String, std::io::Error),
    /// Mail cannot be sent like this.
    #[error("turn notices by mail cannot be sent: {0}")]
    Mail(String),
    /// The store does not open.
    #[error(transparent)]
    Store(#[from] store::Failure),
    /// The network failed.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// The most tables that are woken at once after a start.
const WOKEN: i64 = 10_000;
/// How long connections have to end after the server was told to stop.
const GRACE: Duration = Duration::from_secs(10);

/// What a server runs on. One core is left to the thread that writes to the disk: every table waits for it, and on a machine of two
/// cores one thread that never sleeps does more than two that wake each other.
pub fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let threads = cores.saturating_sub(1).max(1);
    tokio::runtime::Builder::new_multi_thread().worker_threads(threads).enable_all().build()
}

/// Something that a server does, in a box: it is compiled here then, and not once more in every program that runs a server.
type Doing<T> = BoxFuture<'static, Result<T, ServeError>>;

/// A server that listens.
pub struct Server {
    shared: Arc<Shared>,
    listener: TcpListener,
    tasks: Vec<JoinHandle<()>>,
}

impl Server {
    /// Opens the store, listens, and wakes the tables that have something to do.
    pub fn open(settings: Settings) -> Doing<Server> {
        Server::open_at(settings, Arc::default())
    }

    /// The same by another clock than the one on the wall.
    pub fn open_at(settings: Settings, clock: Arc<Clock>) -> Doing<Server> {
        Box::pin(Server::start(settings, clock))
    }

    async fn start(settings: Settings, clock: Arc<Clock>) -> Result<Server, ServeError> {
        if let Some(why) = notices::mail_problem(&settings) {
            return Err(ServeError::Mail(why));
        }
        let store = open_store(&settings).await?;
        let listen = settings.listen;
        let listener = TcpListener::bind(listen).await.map_err(|error| ServeError::Listen(listen, error))?;
        let (shared, to_send) = Shared::new(settings, store, clock).await?;
        let shared = Arc::new(shared);
        let tasks = vec![
            tokio::spawn(notices::run(Arc::clone(&shared), to_send)),
            tokio::spawn(wake_tables(Arc::clone(&shared))),
            tokio::spawn(hear_others(Arc::clone(&shared))),
            tokio::spawn(give_signs_of_life(Arc::clone(&shared))),
        ];
        Ok(Server { shared, listener, tasks })
    }

    /// Where it listens.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// What its parts share.
    pub fn shared(&self) -> Arc<Shared> {
        Arc::clone(&self.shared)
    }

    /// Serves until it is told to stop; then says goodbye and writes what is under way.
    pub fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Doing<()> {
        self.run_until(Box::pin(stop))
    }

    fn run_until(self, stop: BoxFuture<'static, ()>) -> Doing<()> {
        Box::pin(self.keep_running(stop))
    }

    async fn keep_running(self, stop: BoxFuture<'static, ()>) -> Result<(), ServeError> {
        let Server { shared, listener, tasks } = self;
        let app = router(Arc::clone(&shared)).into_make_service_with_connect_info::<SocketAddr>();
        let closing = shared.closing.clone();
        // Messages are small and wanted at once.
        let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
        let serving = axum::serve(listener, app).with_graceful_shutdown(async move {
            stop.await;
            let _ = closing.send(true);
        });
        let mut closed = shared.closing.subscribe();
        let overdue = async move {
            let _ = closed.wait_for(|closing| *closing).await;
            tokio::time::sleep(GRACE).await;
        };
        tokio::select! {
            served = serving => served?,
            () = overdue => {}
        }
        tasks.iter().for_each(JoinHandle::abort);
        give_sign_of_life(&shared).await;
        for table in shared.hub.all() {
            let _ = table.send(Command::Close).await;
        }
        shared.store.close().await;
        Ok(())
    }
}

async fn open_store(settings: &Settings) -> Result<Store, ServeError> {
    match &settings.database {
        Some(address) => Ok(Store::open(address).await?),
        None => {
            let folder = &settings.data;
            own_folder(folder).map_err(|error| ServeError::Folder(folder.display().to_string(), error))?;
            Ok(Store::sqlite(&folder.join("undercroft.sqlite")).await?)
        }
    }
}

/// Makes a folder that nobody else on this machine can look into: seeds and the key of cookies are in it. One that is there already is
/// left as its owner made it.
fn own_folder(folder: &std::path::Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Loads the tables at which something happens of itself: after a start, and when the process that kept them is gone. After a
/// start also those at which somebody may have to be told that it is their turn.
async fn wake_tables(shared: Arc<Shared>) {
    wake(&shared, shared.store.watched_for(WOKEN).await);
    loop {
        wake(&shared, shared.store.unattended(WOKEN).await);
        if !shared.store.is_shared() {
            return;
        }
        tokio::time::sleep(LEASE / 2).await;
    }
}

fn wake(shared: &Arc<Shared>, found: Result<Vec<String>, store::Failure>) {
    match found {
        Ok(tables) => {
            for id in tables.iter().filter(|id| shared.hub.known(id).is_none()) {
                shared.hub.reach(shared, id);
            }
        }
        Err(failure) => tracing::warn!(%failure, "tables could not be looked for"),
    }
}

/// Notes from time to time that tables are served: what passes after the last note, with no server there, is on nobody's clock. Without a
/// table in memory no clock runs.
async fn give_signs_of_life(shared: Arc<Shared>) {
    let mut alarm = shared.clock.alarm();
    loop {
        alarm.until(shared.clock.now() + SIGN_OF_LIFE.as_millis() as i64).await;
        if !shared.hub.is_empty() {
            give_sign_of_life(&shared).await;
        }
    }
}

async fn give_sign_of_life(shared: &Shared) {
    if let Err(failure) = shared.store.serving(shared.clock.now()).await {
        tracing::warn!(%failure, "a sign of life could not be noted");
    }
}

/// Tells tables in memory of what other processes wrote.
async fn hear_others(shared: Arc<Shared>) {
    if !shared.store.is_shared() {
        return;
    }
    loop {
        if let Err(failure) = listen(&shared).await {
            tracing::warn!(%failure, "other processes are not heard; trying again");
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

async fn listen(shared: &Arc<Shared>) -> Result<(), store::Failure> {
    let Some(mut notices) = shared.store.notices().await? else { return Ok(()) };
    tell_all(shared).await;
    loop {
        match notices.next().await? {
            Heard::Changed(id) => {
                if let Some(table) = shared.hub.known(&id) {
                    let _ = table.send(Command::Changed).await;
                }
            }
            Heard::Anything => tell_all(shared).await,
        }
    }
}

async fn tell_all(shared: &Arc<Shared>) {
    for table in shared.hub.all() {
        let _ = table.send(Command::Changed).await;
    }
}

/// Begins to write structured logs: as lines, or as JSON. `filter` is in the syntax of `RUST_LOG`; what is wrong with it is
/// returned.
pub fn logs(json: bool, filter: &str) -> Result<(), String> {
    use tracing_subscriber::EnvFilter;
    let filter = EnvFilter::try_new(filter).map_err(|error| error.to_string())?;
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // Logs that have begun already, in another test for example, go on.
    let _ = match json {
        true => builder.json().try_init(),
        false => builder.try_init(),
    };
    Ok(())
}
