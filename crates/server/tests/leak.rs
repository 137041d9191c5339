//! Whole games of everything on the shelf, played by bots under the eyes of everybody; then every frame that was ever sent to a
//! seat is searched for what only others were told.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use std::collections::BTreeSet;

use common::{Running, Socket};
use serde_json::json;
use table::{Record, Seat, Viewer};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_frame_holds_what_its_reader_was_not_told() {
    let running = Running::new().await;
    for boxed in shelf::games() {
        play_under_all_eyes(&running, boxed).await;
    }
    running.stop().await;
}

async fn play_under_all_eyes(running: &Running, boxed: &shelf::Boxed) {
    let schema = boxed.game.schema();
    let seats = schema.modes[0].seats.1.min(3);
    let mut chairs = vec![json!({"kind": "open"}); seats];
    chairs[0] = json!({"kind": "me"});
    let owner = running.guest("Seat 1").await;
    let table = owner.create(json!({"game": boxed.id(), "seats": chairs})).await;
    let id = table["id"].as_str().unwrap().to_owned();
    let mut sockets = vec![owner.watch(&id, "lang=en&drawn=1").await];
    for seat in 1..seats {
        let guest = running.guest(&format!("Seat {}", seat + 1)).await;
        assert_eq!(guest.post(&format!("/api/tables/{id}/join"), json!({})).await.0, 200);
        sockets.push(guest.watch(&id, "lang=fr&drawn=1").await);
    }
    sockets.push(Socket::open(running.address, &id, "lang=it&drawn=1", None).await.unwrap());
    for (seat, socket) in sockets.iter_mut().enumerate().take(seats) {
        socket.send(&json!({"type": "hand-over", "seat": seat, "to": "bot:random", "request": "h"})).await;
    }
    let reading = sockets.into_iter().map(|socket| tokio::spawn(read_to_the_end(socket)));
    let mut frames = Vec::new();
    for reader in reading.collect::<Vec<_>>() {
        frames.push(reader.await.unwrap());
    }
    let (status, log) = owner.get(&format!("/api/tables/{id}/log")).await;
    assert_eq!(status, 200, "{} ended", boxed.id());
    search(boxed, log.as_str().unwrap(), &frames);
}

async fn read_to_the_end(mut socket: Socket) -> Vec<String> {
    let mut last = 0;
    loop {
        let Some(message) = socket.next().await else { panic!("a reader was cut off") };
        if message["type"] != "state" {
            continue;
        }
        let version = message["version"].as_u64().unwrap();
        assert!(
            last == 0 || version == last + 1 || version == last,
            "versions have no gaps: {last} {version}"
        );
        last = version;
        if !message["outcome"].is_null() {
            return socket.frames;
        }
    }
}

/// Nothing that was told to others alone stands in a viewer's frames, and the seed stands in none.
fn search(boxed: &shelf::Boxed, log: &str, frames: &[Vec<String>]) {
    let (record, _) = Record::read(log).unwrap();
    let game = boxed.game.replay(&record, None).unwrap();
    let viewers: Vec<Viewer> = Viewer::all(frames.len() - 1).collect();
    let heard = |viewer: Viewer| -> BTreeSet<String> {
        game.told_data(0..game.version(), viewer).into_iter().map(|(_, json)| json).collect()
    };
    let all: Vec<BTreeSet<String>> = viewers.iter().map(|viewer| heard(*viewer)).collect();
    let seed = match record.entries().last() {
        Some(table::Entry::End { seed, .. }) => seed.to_string(),
        other => panic!("the log ends with {other:?}"),
    };
    let mut searched = 0;
    for (viewer, sent) in frames.iter().enumerate() {
        let secrets: BTreeSet<&String> =
            all.iter().flatten().filter(|json| !all[viewer].contains(*json)).collect();
        searched += secrets.len();
        for frame in sent {
            assert!(!frame.contains(&seed), "{}: the seed was sent", boxed.id());
            if let Some(secret) = secrets.iter().find(|secret| frame.contains(&format!("\"data\":{secret}")))
            {
                panic!("{}: viewer {viewer} was sent {secret}", boxed.id());
            }
            check_own(frame, viewer, frames.len() - 1);
        }
    }
    println!(
        "{}: {} frames, {searched} secrets searched for",
        boxed.id(),
        frames.iter().map(Vec::len).sum::<usize>()
    );
    let _ = Seat::new(0);
}

/// A state is only ever the reader's own.
fn check_own(frame: &str, viewer: usize, seats: usize) {
    let message: serde_json::Value = serde_json::from_str(frame).unwrap();
    if message["type"] == "state" {
        let own = if viewer == seats { json!("spectator") } else { json!(viewer) };
        assert_eq!(message["viewer"], own, "somebody else's state was sent");
    }
}
