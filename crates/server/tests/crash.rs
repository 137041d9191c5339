//! kill -9 at any moment: what was acknowledged is there afterwards, once.
//!
//! The server is this very test program, started again as a process of its own. Ten kills every day; as many as asked for by
//! `UNDERCROFT_KILLS`. With `UNDERCROFT_TEST_POSTGRES` the same on PostgreSQL, and a second process that takes over.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use common::{Guest, Socket, http};
use serde_json::json;

const CHILD: &str = "UNDERCROFT_CRASH_DATA";

/// Not a test: the server that is killed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn serve_until_killed() {
    let Ok(data) = std::env::var(CHILD) else { return };
    let mut settings = common::settings(std::path::Path::new(&data));
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
    async fn start(data: &std::path::Path, database: Option<&str>, name: &str) -> Victim {
        let port = data.join(name);
        let _ = std::fs::remove_file(&port);
        let mut command = Command::new(std::env::current_exe().unwrap());
        command
            .args(["--exact", "serve_until_killed", "--nocapture"])
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command.env(CHILD, data).env("UNDERCROFT_CRASH_PORT_FILE", &port);
        database.map(|address| command.env("UNDERCROFT_CRASH_DATABASE", address));
        let child = command.spawn().unwrap();
        let address = loop {
            match std::fs::read_to_string(&port).ok().and_then(|text| text.parse().ok()) {
                Some(address) => break address,
                None => tokio::time::sleep(Duration::from_millis(5)).await,
            }
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

/// One person on both sides of a table: plays until the connection breaks, and notes what was acknowledged.
struct Player {
    guest: Guest,
    table: String,
    acknowledged: Vec<(String, u64)>,
    next: u64,
}

impl Player {
    async fn new(address: SocketAddr) -> Player {
        let (_, me) = http(address, "POST", "/api/guests", None, Some(json!({"name": "Ada"}))).await;
        let guest = Guest { address, token: me["token"].as_str().unwrap().to_owned() };
        Player { guest, table: String::new(), acknowledged: Vec::new(), next: 0 }
    }

    /// Plays until the server is gone. What was sent without an answer is sent again under the same name.
    async fn play(&mut self, address: SocketAddr) {
        self.guest.address = address;
        if self.table.is_empty() {
            let Some(table) = new_table(&self.guest).await else { return };
            self.table = table;
        }
        let Some(mut socket) = Socket::open(address, &self.table, "lang=none", Some(&self.guest.token)).await
        else {
            return;
        };
        if self.check(&mut socket).await.is_none() {
            return;
        }
        let mut versions = [0, 0];
        while let Some(message) = socket.next().await {
            if message["type"] == "accepted" {
                let request = message["request"].as_str().unwrap().to_owned();
                assert!(
                    !self.acknowledged.iter().any(|(known, _)| *known == request),
                    "{request} was done twice"
                );
                self.acknowledged.push((request, message["version"].as_u64().unwrap()));
                self.next += 1;
            }
            if message["type"] != "state" {
                continue;
            }
            let (seat, version) =
                (message["viewer"].as_u64().unwrap() as usize, message["version"].as_u64().unwrap());
            assert!(version >= versions[seat]);
            versions[seat] = version;
            if !message["outcome"].is_null() {
                self.table.clear();
                self.acknowledged.clear();
                return Box::pin(self.play(address)).await;
            }
            if message["question"].is_object() {
                let request = format!("r{}-{seat}-{version}", self.next);
                let act = json!({"type": "act", "request": request, "seat": seat, "version": version, "answer": {"pick": 0}});
                socket.send(&act).await;
            }
        }
    }

    /// Everything acknowledged is in what the table now shows: no version is lost. Nothing when the server is gone again.
    async fn check(&self, socket: &mut Socket) -> Option<()> {
        let last = self.acknowledged.iter().map(|(_, version)| *version).max().unwrap_or(0);
        let first = loop {
            let message = socket.next().await?;
            if message["type"] == "state" {
                break message;
            }
        };
        assert!(
            first["version"].as_u64().unwrap() >= last,
            "an acknowledged answer was lost: {first} {last}"
        );
        let events = first["events"].as_array().unwrap().len() as u64;
        assert!(events + 1 >= last, "{events} events for version {last}");
        // Connected again, so that the player's loop sees both seats' states.
        *socket = Socket::open(self.guest.address, &self.table, "lang=none", Some(&self.guest.token)).await?;
        Some(())
    }
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
        kill_again_and_again(None).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_or_doubled_by_kills_on_postgres() {
    if let (Err(_), Ok(address)) = (std::env::var(CHILD), std::env::var("UNDERCROFT_TEST_POSTGRES")) {
        kill_again_and_again(Some(&address)).await;
    }
}

async fn kill_again_and_again(database: Option<&str>) {
    let folder = tempfile::tempdir().unwrap();
    let mut victim = Victim::start(folder.path(), database, "port").await;
    let mut players = Vec::new();
    for _ in 0..4 {
        players.push(Player::new(victim.address).await);
    }
    let mut acknowledged = 0;
    for round in 0..kills() {
        let address = victim.address;
        let playing = players.into_iter().map(|mut player| {
            tokio::spawn(async move {
                // Whoever starts a table just when the server dies gives up and is back in the next round.
                let _ = tokio::time::timeout(Duration::from_secs(20), player.play(address)).await;
                player
            })
        });
        let playing: Vec<_> = playing.collect();
        tokio::time::sleep(Duration::from_millis(40 + (round as u64 * 37) % 160)).await;
        victim.kill();
        players = Vec::new();
        for player in playing {
            players.push(player.await.unwrap());
        }
        victim = Victim::start(folder.path(), database, "port").await;
        acknowledged = players.iter().map(|player| player.next).sum();
    }
    println!("{} kills, {acknowledged} acknowledged answers", kills());
    assert!(acknowledged > 0);
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
    let act = |version: &serde_json::Value| json!({"request": format!("v{version}"), "version": version, "answer": {"pick": 3}});
    assert_eq!(ada.post(&format!("/api/tables/{id}/act"), act(&state["version"])).await.0, 200);
    let heard = watching.until("state").await;
    assert_eq!(heard["version"], 2, "what one process writes the other shows");
    first.kill();
    let asked = loop {
        let state = watching.until("state").await;
        if state["question"].is_object() {
            break state;
        }
    };
    let (status, answer) = there.post(&format!("/api/tables/{id}/act"), act(&asked["version"])).await;
    assert_eq!(status, 200, "{answer}");
}
