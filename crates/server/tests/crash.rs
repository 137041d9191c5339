//! kill -9 at any moment: what was acknowledged is there afterwards, once.
//!
//! The server is this very test program, started again as a process of its own, and killed after a random number of
//! acknowledged answers, while others are under way. Ten kills every day; as many as asked for by `UNDERCROFT_KILLS`. With
//! `UNDERCROFT_TEST_POSTGRES` the same on PostgreSQL, and a second process that takes over.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use common::{Guest, Socket, http};
use serde_json::{Value, json};
use store::Store;
use table::{Digest32, Record};
use tokio::sync::Notify;

const CHILD: &str = "UNDERCROFT_CRASH_DATA";
const PLAYERS: usize = 8;

/// Not a test: the server that is killed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn serve_until_killed() {
    let Ok(data) = std::env::var(CHILD) else { return };
    let mut settings = common::settings(Path::new(&data));
    settings.database = std::env::var("UNDERCROFT_CRASH_DATABASE").ok();
    let server = server::Server::open(settings).await.unwrap();
    let port = std::env::var("UNDERCROFT_CRASH_PORT_FILE").unwrap();
    std::fs::write(format!("{port}.new"), server.address().unwrap().to_string()).unwrap();
    std::fs::rename(format!("{port}.new"), port).unwrap();
    server.run(std::future::pending()).await.unwrap();
}

struct Victim {
    child: Child,
    address: SocketAddr,
}

impl Victim {
    async fn start(data: &Path, database: Option<&str>, name: &str) -> Victim {
        let port = data.join(name);
        let _ = std::fs::remove_file(&port);
        let mut command = Command::new(std::env::current_exe().unwrap());
        command
            .args(["--exact", "serve_until_killed", "--nocapture"])
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command.env(CHILD, data).env("UNDERCROFT_CRASH_PORT_FILE", &port);
        database.map(|address| command.env("UNDERCROFT_CRASH_DATABASE", address));
        let mut child = command.spawn().unwrap();
        let address = loop {
            match std::fs::read_to_string(&port).ok().and_then(|text| text.parse().ok()) {
                Some(address) => break address,
                None => assert!(child.try_wait().unwrap().is_none(), "the server did not start"),
            }
            tokio::task::yield_now().await;
        };
        Victim { child, address }
    }

    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn kills() -> usize {
    std::env::var("UNDERCROFT_KILLS").ok().and_then(|it| it.parse().ok()).unwrap_or(10)
}

/// How many answers have been acknowledged to everybody.
#[derive(Default)]
struct Progress {
    acknowledged: AtomicU64,
    more: Notify,
}

impl Progress {
    fn count(&self) {
        self.acknowledged.fetch_add(1, Ordering::SeqCst);
        self.more.notify_waiters();
    }

    async fn until(&self, count: u64) {
        loop {
            let more = self.more.notified();
            if self.acknowledged.load(Ordering::SeqCst) >= count {
                return;
            }
            more.await;
        }
    }
}

/// One person on both sides of a table: plays until the connection breaks, and notes what was acknowledged.
struct Player {
    guest: Guest,
    table: String,
    /// The last version that each seat was shown.
    versions: [u64; 2],
    /// An answer that was sent, and nothing heard of it.
    unsure: Option<Value>,
    /// Everything that was acknowledged: table, seat and request.
    acknowledged: Vec<(String, String)>,
    progress: Arc<Progress>,
    sent: u64,
}

impl Player {
    async fn new(address: SocketAddr, progress: &Arc<Progress>) -> Player {
        let (_, me) = http(address, "POST", "/api/guests", None, Some(json!({"name": "Ada"}))).await;
        let guest = Guest { address, token: me["token"].as_str().unwrap().to_owned() };
        Player {
            guest,
            table: String::new(),
            versions: [0; 2],
            unsure: None,
            acknowledged: Vec::new(),
            progress: Arc::clone(progress),
            sent: 0,
        }
    }

    /// Plays until the server is gone. What was sent without an answer is sent again, word for word.
    async fn play(&mut self, address: SocketAddr) {
        self.guest.address = address;
        loop {
            if self.table.is_empty() {
                let Some(table) = new_table(&self.guest).await else { return };
                (self.table, self.versions, self.unsure) = (table, [0; 2], None);
            }
            let opened = Socket::open(address, &self.table, "lang=none", Some(&self.guest.token)).await;
            let Some(mut socket) = opened else { return };
            if self.play_on(&mut socket).await.is_none() {
                return;
            }
            self.table.clear();
        }
    }

    /// Plays to the end of the match; nothing when the server is gone before.
    async fn play_on(&mut self, socket: &mut Socket) -> Option<()> {
        if let Some(again) = self.unsure.clone() {
            socket.send(&again).await;
        }
        let (mut asked, mut over) = ([false; 2], false);
        loop {
            let message = socket.next().await?;
            match message["type"].as_str().unwrap() {
                "accepted" => self.note(&message),
                "refused" => panic!("{message}"),
                "state" => {
                    let (seat, version) = (number(&message["viewer"]) as usize, number(&message["version"]));
                    let known = self.versions[seat];
                    assert!(
                        version >= known,
                        "seat {seat} was shown version {known} before the crash: {message}"
                    );
                    self.versions[seat] = version;
                    asked[seat] = message["question"].is_object();
                    over |= !message["outcome"].is_null();
                }
                _ => {}
            }
            match (&self.unsure, asked.iter().position(|asked| *asked)) {
                (None, _) if over => return Some(()),
                (None, Some(seat)) => self.answer(socket, seat).await,
                _ => {}
            }
        }
    }

    async fn answer(&mut self, socket: &mut Socket, seat: usize) {
        self.sent += 1;
        let (request, version) = (format!("r{}", self.sent), self.versions[seat]);
        let act = json!({"type": "act", "request": request, "seat": seat, "version": version, "answer": {"pick": 0}});
        self.unsure = Some(act.clone());
        socket.send(&act).await;
    }

    fn note(&mut self, accepted: &Value) {
        let sent = self.unsure.take().expect("nothing was unsure");
        assert_eq!(accepted["request"], sent["request"]);
        let request = format!("{}:{}", sent["seat"], sent["request"].as_str().unwrap());
        self.acknowledged.push((self.table.clone(), request));
        self.progress.count();
    }
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap()
}

/// A new table; nothing when the server is gone.
async fn new_table(guest: &Guest) -> Option<String> {
    let seats = json!([{"kind": "me"}, {"kind": "hot-seat"}]);
    let (status, table) = guest.post("/api/tables", json!({"game": "tic-tac-toe", "seats": seats})).await;
    (status == 200).then(|| table["id"].as_str().unwrap().to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_or_doubled_by_kills_on_sqlite() {
    if std::env::var(CHILD).is_err() {
        let folder = tempfile::tempdir().unwrap();
        let acknowledged = kill_again_and_again(folder.path(), None).await;
        let store = Store::sqlite(&folder.path().join("undercroft.sqlite")).await.unwrap();
        check(&store, acknowledged).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_or_doubled_by_kills_on_postgres() {
    if let (Err(_), Ok(address)) = (std::env::var(CHILD), std::env::var("UNDERCROFT_TEST_POSTGRES")) {
        let folder = tempfile::tempdir().unwrap();
        let acknowledged = kill_again_and_again(folder.path(), Some(&address)).await;
        check(&Store::postgres(&address).await.unwrap(), acknowledged).await;
    }
}

/// Kills the server as often as asked for; everything that it acknowledged.
async fn kill_again_and_again(folder: &Path, database: Option<&str>) -> Vec<(String, String)> {
    let mut victim = Victim::start(folder, database, "port").await;
    let progress = Arc::new(Progress::default());
    let mut players = Vec::new();
    for _ in 0..PLAYERS {
        players.push(Player::new(victim.address, &progress).await);
    }
    for _ in 0..kills() {
        let address = victim.address;
        let playing = players.drain(..).map(|mut player| {
            tokio::spawn(async move {
                player.play(address).await;
                player
            })
        });
        let playing: Vec<_> = playing.collect();
        let [chance] = server::chance::bytes::<1>();
        progress.until(progress.acknowledged.load(Ordering::SeqCst) + u64::from(chance % 64)).await;
        victim.kill();
        for player in playing {
            players.push(player.await.unwrap());
        }
        victim = Victim::start(folder, database, "port").await;
    }
    victim.kill();
    players.into_iter().flat_map(|player| player.acknowledged).collect()
}

/// Every acknowledged answer is in the log of its table, once, and every log leads to its match.
async fn check(store: &Store, acknowledged: Vec<(String, String)>) {
    let tables: BTreeSet<&String> = acknowledged.iter().map(|(table, _)| table).collect();
    for id in &tables {
        let stored = store.table(id).await.unwrap().expect("an acknowledged table was lost");
        let rows = store.rows(stored.num, 0).await.unwrap();
        for (_, request) in acknowledged.iter().filter(|(table, _)| table == *id) {
            // Kept as `SEAT:PERSON:NAME`.
            let is_it = |kept: &str| {
                let (seat, rest) = kept.split_once(':').unwrap_or_default();
                rest.split_once(':').is_some_and(|(_, name)| *request == format!("{seat}:{name}"))
            };
            let times = rows.iter().filter(|row| is_it(&row.request)).count();
            assert_eq!(times, 1, "{request} at {id} is in the log {times} times");
        }
        let text: String = rows.iter().map(|row| row.lines.as_str()).collect();
        let (record, torn) = Record::read(&text).unwrap();
        assert_eq!(torn, None);
        let seed = Digest32::try_from(store.seed(stored.num).await.unwrap().unwrap()).unwrap();
        shelf::find("tic-tac-toe").unwrap().game.replay(&record, Some(seed)).unwrap();
    }
    println!("{} kills, {} acknowledged answers at {} tables", kills(), acknowledged.len(), tables.len());
    assert!(!acknowledged.is_empty());
}

/// Two processes on one database: a bot table of the one that dies is played on by the other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dead_processes_tables_are_taken_over() {
    let (Err(_), Ok(address)) = (std::env::var(CHILD), std::env::var("UNDERCROFT_TEST_POSTGRES")) else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let mut first = Victim::start(folder.path(), Some(&address), "first").await;
    let second = Victim::start(folder.path(), Some(&address), "second").await;
    let (_, me) = http(first.address, "POST", "/api/guests", None, Some(json!({"name": "Ada"}))).await;
    let ada = Guest { address: first.address, token: me["token"].as_str().unwrap().to_owned() };
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let table = ada.create(json!({"game": "connect-four", "seats": seats})).await;
    let id = table["id"].as_str().unwrap().to_owned();
    let there = Guest { address: second.address, ..ada.clone() };
    let mut watching = there.watch(&id, "lang=none").await;
    let state = watching.until("state").await;
    let act = |version: &Value| json!({"request": format!("v{version}"), "version": version, "answer": {"pick": 3}});
    assert_eq!(ada.post(&format!("/api/tables/{id}/act"), act(&state["version"])).await.0, 200);
    let heard = watching.until("state").await;
    assert_eq!(heard["version"], 2, "what one process writes the other shows");
    first.kill();
    let killed = std::time::Instant::now();
    let asked = loop {
        let state = watching.until("state").await;
        if state["question"].is_object() {
            break state;
        }
    };
    println!("taken over after {:?}", killed.elapsed());
    let (status, answer) = there.post(&format!("/api/tables/{id}/act"), act(&asked["version"])).await;
    assert_eq!(status, 200, "{answer}");
}
