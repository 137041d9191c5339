//! Clocks, bots and standing orders, by a clock that the tests set: nobody waits.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crate::common::{self, Guest, Running, Socket};
use serde_json::{Value, json};
use server::Settings;
use server::clock::Clock;

const SLOT: Duration = Duration::from_millis(700);
const DAY: Duration = Duration::from_secs(24 * 3600);

struct Place {
    running: Running,
    clock: Arc<Clock>,
    folder: tempfile::TempDir,
}

impl Place {
    async fn new() -> Place {
        let folder = tempfile::tempdir().unwrap();
        Place::at(folder, Arc::new(Clock::at(1_800_000_000_000))).await
    }

    async fn at(folder: tempfile::TempDir, clock: Arc<Clock>) -> Place {
        let settings = Settings { bot_slot: SLOT, ..common::settings(folder.path()) };
        Place { running: Running::at(settings, Arc::clone(&clock)).await, clock, folder }
    }

    /// The same place after nobody has served for so long.
    async fn after(self, outage: Duration) -> Place {
        self.running.stop().await;
        self.clock.advance(outage);
        Place::at(self.folder, self.clock).await
    }

    /// Two people at a table, and what each was shown first.
    async fn two(&self, game: &str, clock: Value) -> (Socket, Socket, Guest, String) {
        let (ada, bo) = (self.running.guest("Ada").await, self.running.guest("Bo").await);
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let table = ada.create(json!({"game": game, "seats": seats, "clock": clock})).await;
        let id = table["id"].as_str().unwrap().to_owned();
        assert_eq!(bo.post(&format!("/api/tables/{id}/join"), json!({})).await.0, 200);
        let (mut first, mut second) = (ada.watch(&id, "").await, bo.watch(&id, "").await);
        first.until("state").await;
        second.until("state").await;
        (first, second, ada, id)
    }

    /// One person and a bot.
    async fn with_bot(&self, game: &str, bot: &str) -> (Socket, Value) {
        let ada = self.running.guest("Ada").await;
        let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": bot}]);
        let table = ada.create(json!({"game": game, "seats": seats})).await;
        let mut socket = ada.watch(table["id"].as_str().unwrap(), "").await;
        let state = socket.until("state").await;
        (socket, state)
    }

    /// Until no bot thinks any more.
    async fn thought(&self) {
        while self.running.shared.metrics.thinking.load(Ordering::Relaxed) > 0 {
            tokio::task::yield_now().await;
        }
    }
}

fn states(heard: &[Value]) -> usize {
    heard.iter().filter(|message| message["type"] == "state").count()
}

fn left(state: &Value, seat: usize) -> i64 {
    state["clocks"][seat]["left"].as_i64().unwrap()
}

async fn answer(socket: &mut Socket, state: &Value, answer: Value) -> Value {
    let request = format!("to {}", state["version"]);
    socket
        .send(&json!({"type": "act", "request": request, "version": state["version"], "answer": answer}))
        .await;
    let state = socket.until("state").await;
    socket.until("accepted").await;
    state
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_live_clock_runs_adds_and_hands_the_seat_to_a_bot_when_it_is_out() {
    let place = Place::new().await;
    let clock = json!({"kind": "live", "initial": 10_000, "increment": 2_000});
    let (mut first, mut second, ada, id) = place.two("connect-four", clock).await;
    place.clock.advance(Duration::from_secs(4));
    let mine = answer(&mut first, &json!({"version": 1}), json!({"pick": 3})).await;
    assert_eq!((left(&mine, 0), left(&mine, 1)), (8_000, 10_000), "four seconds gone, two added");
    second.until("state").await;
    place.clock.advance(Duration::from_millis(9_999));
    let (_, table) = ada.get(&format!("/api/tables/{id}")).await;
    assert_eq!(table["seats"][1]["kind"], "person", "there is a millisecond left");
    place.clock.advance(Duration::from_millis(1));
    while first.until("table").await["table"]["seats"][1]["bot"] != "greedy" {}
    place.thought().await;
    assert_eq!(states(&first.so_far().await), 0, "the bot waits for its slot");
    place.clock.advance(SLOT);
    let asked = first.until("state").await;
    assert_eq!((asked["question"].is_object(), asked["version"].as_u64()), (true, Some(3)));
    second.send(&json!({"type": "hand-over", "to": "person", "request": "back"})).await;
    second.until("accepted").await;
    let (_, state) = ada.get(&format!("/api/tables/{id}/state?seat=0")).await;
    assert_eq!(left(&state, 1), 60_000, "whoever comes back has a minute");
    place.running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_clock_runs_while_nobody_serves() {
    let place = Place::new().await;
    let clock = json!({"kind": "live", "initial": 60_000, "increment": 0});
    let (_first, _second, ada, id) = place.two("connect-four", clock).await;
    place.clock.advance(Duration::from_secs(20));
    let place = place.after(DAY).await;
    let ada = Guest { address: place.running.address, ..ada };
    let (_, state) = ada.get(&format!("/api/tables/{id}/state?seat=0")).await;
    assert_eq!(left(&state, 0), 40_000, "what passed before, and nothing of the day");
    place.clock.advance(Duration::from_secs(30));
    let place = place.after(Duration::from_secs(3)).await;
    let ada = Guest { address: place.running.address, ..ada };
    let (_, state) = ada.get(&format!("/api/tables/{id}/state?seat=0")).await;
    assert_eq!(left(&state, 0), 7_000, "a restart that nobody notices counts, and the day not again");
    place.running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn by_the_day_every_answer_has_the_whole_time_and_a_pause_stops_it() {
    let place = Place::new().await;
    let clock = json!({"kind": "days", "per_answer": 3 * DAY.as_millis() as i64});
    let (mut first, mut second, ada, id) = place.two("connect-four", clock).await;
    place.clock.advance(2 * DAY);
    let state = answer(&mut first, &json!({"version": 1}), json!({"pick": 0})).await;
    let theirs = second.until("state").await;
    assert_eq!(left(&theirs, 1), 3 * DAY.as_millis() as i64);
    place.clock.advance(2 * DAY);
    first.send(&json!({"type": "pause", "on": true, "request": "p"})).await;
    first.until("accepted").await;
    place.clock.advance(9 * DAY);
    first.send(&json!({"type": "pause", "on": false, "request": "q"})).await;
    first.until("accepted").await;
    let (_, now) = ada.get(&format!("/api/tables/{id}/state?seat=0")).await;
    assert_eq!(left(&now, 1), DAY.as_millis() as i64, "paused time does not count");
    answer(&mut second, &theirs, json!({"pick": 1})).await;
    let asked = first.until("state").await;
    assert_eq!(left(&asked, 0), 3 * DAY.as_millis() as i64);
    assert!(asked["version"].as_u64() > state["version"].as_u64());
    place.clock.advance(3 * DAY);
    while second.until("table").await["table"]["seats"][0]["bot"] != "greedy" {}
    place.running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_standing_order_answers_in_its_slot_as_long_as_it_stands() {
    let place = Place::new().await;
    let (mut first, mut second, ..) = place.two("connect-four", Value::Null).await;
    let orders = json!([{"words": "d", "until": "other"}, {"words": "e", "prompt": "no-such-prompt", "until": "cancelled"}]);
    second.send(&json!({"type": "orders", "orders": orders, "request": "o"})).await;
    second.until("accepted").await;
    answer(&mut first, &json!({"version": 1}), json!({"words": "a"})).await;
    assert_eq!(states(&second.so_far().await), 1, "asked, and not yet answered");
    place.clock.advance(SLOT - Duration::from_millis(1));
    assert_eq!(states(&second.so_far().await), 0);
    place.clock.advance(Duration::from_millis(1));
    let answered = second.until("state").await;
    assert_eq!((&answered["question"], &answered["orders"]), (&Value::Null, &orders));
    let asked = first.until("state").await;
    first
        .send(&json!({"type": "orders", "orders": [{"words": "z", "until": "other"}], "request": "x"}))
        .await;
    let kept = first.so_far().await;
    let last = kept.iter().rfind(|message| message["type"] == "state").unwrap();
    assert_eq!(last["orders"], json!([{"words": "z", "until": "other"}]), "it stands until a question");
    assert!(asked["question"].is_object());
    answer(&mut first, last, json!({"words": "b"})).await;
    second.until("state").await;
    place.clock.advance(SLOT);
    let again = first.until("state").await;
    assert_eq!(again["orders"], json!([]), "an order that does not fit the next question is gone");
    place.running.stop().await;
}

/// How many slots a bot's answers take, decision after decision.
async fn slots_taken(game: &str, bot: &str, decisions: usize) -> Vec<u32> {
    let place = Place::new().await;
    let (mut socket, mut state) = place.with_bot(game, bot).await;
    let mut taken = Vec::new();
    while taken.len() < decisions && state["outcome"].is_null() {
        if state["question"].is_object() {
            state = answer(&mut socket, &state, common::any_answer(&state["question"])).await;
            continue;
        }
        place.thought().await;
        let mut steps = 0;
        let before = state["version"].clone();
        while state["version"] == before && steps < 20 {
            assert_eq!(states(&socket.so_far().await), 0, "nothing between the slots");
            place.clock.advance(SLOT);
            steps += 1;
            // Whatever is due is done before the table answers.
            let heard = socket.so_far().await;
            state = heard.into_iter().rfind(|message| message["type"] == "state").unwrap_or(state);
        }
        taken.push(steps);
    }
    place.running.stop().await;
    taken
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_nothing_is_secret_a_bot_answers_in_the_first_slot() {
    for bot in ["hard", "random"] {
        // Nobody wins before both have marked twice.
        assert_eq!(slots_taken("tic-tac-toe", bot, 2).await, [1, 1], "{bot}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_a_seat_has_secrets_its_bot_always_takes_the_same_time() {
    let taken = slots_taken("parley", "hard", 5).await;
    assert!(taken.len() == 5 && taken.iter().all(|steps| *steps == 2), "{taken:?}");
}
