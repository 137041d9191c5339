//! Whole games of everything on the shelf, played by bots under the eyes of everybody. Then every frame that was ever sent to a
//! seat is searched for what only others were told, and held against the same moment in another world, in which everything that
//! the seat must not know was dealt anew: byte for byte the same view, question, waiting seats and drawing.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{Running, Socket};
use crate::redealt::Redealt;
use serde_json::{Value, json};
use server::table::picture;
use server::voice::{Lang, Voice};
use table::{AnyMatch, Digest32, Entry, Face, Luck, Match, Record, Viewer};

/// The languages of the viewers: the first seat, the other seats, spectators.
const LANGUAGES: [&str; 3] = ["en", "fr", "it"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_frame_holds_what_its_reader_must_not_know() {
    let running = Running::new().await;
    check::<connect_four::ConnectFour>(&running).await;
    check::<dungeon_drop::DungeonDrop>(&running).await;
    check::<dungeoneer::Dungeoneer>(&running).await;
    check::<dungeonology::Dungeonology>(&running).await;
    check::<map_masters::MapMasters>(&running).await;
    check::<parley::Parley>(&running).await;
    check::<tic_tac_toe::TicTacToe>(&running).await;
    assert_eq!(shelf::games().len(), 7, "every game is looked at");
    running.stop().await;
}

/// Plays a whole game and looks at everything that was sent.
async fn check<G: Face>(running: &Running) {
    let boxed = shelf::find(G::facts().id).unwrap();
    let (id, log, frames, briefs) = play_under_all_eyes(running, boxed).await;
    search(boxed, &log, &frames);
    briefs.iter().zip(&frames).for_each(|(briefs, full)| say_no_more(briefs, full));
    let num = running.shared.store.table(&id).await.unwrap().unwrap().num;
    let rows = running.shared.store.rows(num, 0).await.unwrap();
    let (record, _) = Record::read(&log).unwrap();
    compare::<G>(&record, &rows, &frames);
}

/// Steps through the match and holds each frame against the same moment in another world.
fn compare<G: Face>(record: &Record, rows: &[store::Row], frames: &[Vec<String>]) {
    let seats = frames.len() - 1;
    let states: Vec<BTreeMap<u64, Value>> = frames.iter().map(|sent| states(sent)).collect();
    let mut game = begun::<G>(record);
    let mut versions = vec![0; frames.len()];
    let mut luck = Luck::seeded(7);
    let (mut compared, mut other_worlds) = (0, 0);
    for (number, row) in rows.iter().enumerate() {
        let end = rows.get(number + 1).map_or(record.entries().len(), |next| next.n as usize);
        step::<G>(&mut game, record, end);
        for (place, viewer) in
            Viewer::all(seats).enumerate().filter(|(place, _)| row.seen & (1 << place) != 0)
        {
            versions[place] += 1;
            let Some(sent) = states[place].get(&versions[place]) else { continue };
            let state = game.state().unwrap();
            let other = Redealt { game: &game, state: G::redeal(state, viewer, &mut luck) };
            other_worlds += u32::from(other.state != *state);
            same::<G>(&other, viewer, place, sent);
            compared += 1;
        }
    }
    println!("{}: {compared} frames compared with {other_worlds} other worlds", G::facts().id);
    assert!(compared > 0);
}

/// The states among frames, by version.
fn states(frames: &[String]) -> BTreeMap<u64, Value> {
    let messages = frames.iter().map(|frame| serde_json::from_str::<Value>(frame).unwrap());
    let states = messages.filter(|message| message["type"] == "state" && !message["view"].is_null());
    states.map(|state| (state["version"].as_u64().unwrap(), state)).collect()
}

fn same<G: Face>(other: &Redealt<'_, G>, viewer: Viewer, place: usize, sent: &Value) {
    let seats = other.seats();
    let names: Vec<String> = (1..=seats).map(|seat| format!("Seat {seat}")).collect();
    let tag = if place == seats { LANGUAGES[2] } else { LANGUAGES[place.min(1)] };
    let voice = Voice::at(Lang::of(Some(tag), None), &names);
    let seen = picture(other, viewer, &voice, true, None);
    let (game, version) = (G::facts().id, &sent["version"]);
    let view: Value = serde_json::from_str(seen.view.0.get()).unwrap();
    assert_eq!(sent["view"], view, "{game}: the view of {viewer:?} in version {version} tells too much");
    assert_eq!(
        sent["question"],
        json!(seen.question),
        "{game}: the question to {viewer:?}, version {version}"
    );
    assert_eq!(
        sent["waiting"],
        json!(seen.waiting),
        "{game}: who is waited for, {viewer:?}, version {version}"
    );
    assert_eq!(sent["drawn"], json!(seen.drawn), "{game}: the drawing for {viewer:?}, version {version}");
}

/// The match at its beginning.
fn begun<G: Face>(record: &Record) -> Match<G> {
    let begin = record.entries().iter().position(|entry| matches!(entry, Entry::Begin { .. })).unwrap();
    Match::replay_with(&record.prefix(begin + 1), Some(seed_of(record))).unwrap()
}

/// Does what the log says, up to an entry.
fn step<G: Face>(game: &mut Match<G>, record: &Record, end: usize) {
    while (game.version() as usize) < end {
        match &record.entries()[game.version() as usize] {
            Entry::Act { seat, action, .. } => AnyMatch::act(game, *seat, action.get()).unwrap(),
            Entry::Control { seat, to } => game.hand_over(*seat, to.clone()),
            other => panic!("{other:?} in a match of bots"),
        }
    }
}

fn seed_of(record: &Record) -> Digest32 {
    match record.entries().last() {
        Some(Entry::End { seed, .. }) => *seed,
        other => panic!("the log ends with {other:?}"),
    }
}

type Frames = Vec<Vec<String>>;

/// The table, its log, every frame that each seat and a spectator were sent, and the same of those who want it briefly.
async fn play_under_all_eyes(running: &Running, boxed: &shelf::Boxed) -> (String, String, Frames, Frames) {
    let schema = boxed.game.schema();
    let seats = schema.modes[0].seats.1.min(3);
    let mut chairs = vec![json!({"kind": "open"}); seats];
    chairs[0] = json!({"kind": "me"});
    let owner = running.guest("Seat 1").await;
    let table = owner.create(json!({"game": boxed.id(), "seats": chairs})).await;
    let id = table["id"].as_str().unwrap().to_owned();
    let mut sockets = vec![owner.watch(&id, "lang=en&drawn=1").await];
    let mut brief = vec![owner.watch(&id, "brief=1").await];
    for seat in 1..seats {
        let guest = running.guest(&format!("Seat {}", seat + 1)).await;
        assert_eq!(guest.post(&format!("/api/tables/{id}/join"), json!({})).await.0, 200);
        sockets.push(guest.watch(&id, "lang=fr&drawn=1").await);
        brief.push(guest.watch(&id, "brief=1").await);
    }
    sockets.push(Socket::open(running.address, &id, "lang=it&drawn=1", None).await.unwrap());
    brief.push(Socket::open(running.address, &id, "brief=1", None).await.unwrap());
    for (seat, socket) in sockets.iter_mut().enumerate().take(seats) {
        socket.send(&json!({"type": "hand-over", "seat": seat, "to": "bot:random", "request": "h"})).await;
    }
    let reading = sockets.into_iter().chain(brief).map(|socket| tokio::spawn(read_to_the_end(socket)));
    let mut frames = Vec::new();
    for reader in reading.collect::<Vec<_>>() {
        frames.push(reader.await.unwrap());
    }
    let (status, log) = owner.get(&format!("/api/tables/{id}/log")).await;
    assert_eq!(status, 200, "{} ended", boxed.id());
    let briefs = frames.split_off(frames.len() / 2);
    (id, log.as_str().unwrap().to_owned(), frames, briefs)
}

/// What is told briefly stands in the states of the same viewer.
fn say_no_more(briefs: &[String], full: &[String]) {
    let full = states(full);
    let mut held = 0;
    for brief in briefs.iter().map(|frame| serde_json::from_str::<Value>(frame).unwrap()) {
        let version = brief["version"].as_u64();
        let Some(state) = version.and_then(|version| full.get(&version)).filter(|_| brief["type"] == "brief")
        else {
            continue;
        };
        for field in ["viewer", "asked", "waiting", "outcome", "view"] {
            assert_eq!(brief[field], state[field], "{field} of {brief}");
        }
        let choices = state["question"]["forms"][0]["choices"].as_array().map_or(0, Vec::len);
        let choices = if state["question"].is_null() { json!(null) } else { json!(choices) };
        assert_eq!(brief["choices"], choices, "{brief}");
        let known: Vec<&Value> = state["events"].as_array().unwrap().iter().map(|it| &it["data"]).collect();
        assert!(brief["events"].as_array().unwrap().iter().all(|event| known.contains(&event)), "{brief}");
        held += 1;
    }
    assert!(held > 0);
}

async fn read_to_the_end(mut socket: Socket) -> Vec<String> {
    let mut last = 0;
    loop {
        let Some(message) = socket.next().await else { panic!("a reader was cut off") };
        if message["type"] != "state" && message["type"] != "brief" {
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
        game.told_data(0..game.version(), viewer).into_iter().map(|(_, json)| json.to_string()).collect()
    };
    let all: Vec<BTreeSet<String>> = viewers.iter().map(|viewer| heard(*viewer)).collect();
    let seed = seed_of(&record).to_string();
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
}

/// A state is only ever the reader's own.
fn check_own(frame: &str, viewer: usize, seats: usize) {
    let message: serde_json::Value = serde_json::from_str(frame).unwrap();
    if message["type"] == "state" {
        let own = if viewer == seats { json!("spectator") } else { json!(viewer) };
        assert_eq!(message["viewer"], own, "somebody else's state was sent");
    }
}
