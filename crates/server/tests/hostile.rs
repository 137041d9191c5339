//! Malformed and hostile messages: clear errors, no fault, and the server goes on.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use std::sync::atomic::Ordering;

use common::{Running, http, raw_http};
use serde_json::json;

/// As many as asked for by `UNDERCROFT_FUZZ`; enough for every day otherwise.
fn how_many() -> u64 {
    std::env::var("UNDERCROFT_FUZZ").ok().and_then(|it| it.parse().ok()).unwrap_or(3_000)
}

/// A small generator of our own: the same messages every time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }

    fn of<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.roll(list.len() as u64) as usize]
    }
}

const TYPES: [&str; 12] = [
    "act",
    "undo",
    "propose-undo",
    "agree",
    "hand-over",
    "orders",
    "pause",
    "chat",
    "ping",
    "",
    "état",
    "__proto__",
];
const VALUES: [&str; 16] = [
    "null",
    "true",
    "-1",
    "0",
    "7",
    "255",
    "256",
    "1e400",
    "18446744073709551616",
    "\"\"",
    "\"x\"",
    "[]",
    "{}",
    "[[[[[[]]]]]]",
    "\"\\u202e\\u0000\"",
    "{\"pick\":18446744073709551615}",
];
const ANSWERS: [&str; 12] = [
    "{\"pick\":0}",
    "{\"pick\":99999}",
    "{\"subset\":[0,0,0,9]}",
    "{\"order\":[1,1]}",
    "{\"number\":-9223372036854775808}",
    "{\"place\":{\"x\":2147483647,\"y\":-2147483648}}",
    "{\"stroke\":{\"item\":9,\"x\":1,\"y\":1}}",
    "{\"words\":\"\"}",
    "{\"words\":\"drop \\u0000\"}",
    "{\"action\":{\"a\":[1]}}",
    "{\"action\":null}",
    "{}",
];

fn message(dice: &mut Dice) -> String {
    match dice.roll(8) {
        0 => "x".repeat(dice.roll(2_000) as usize),
        1 => "[".repeat(dice.roll(5_000) as usize),
        2 => format!("{{\"type\":\"{}\"", dice.of(&TYPES)),
        3 => format!("{{\"type\":\"chat\",\"words\":\"{}\"}}", "é".repeat(dice.roll(3_000) as usize)),
        4 | 5 => format!(
            "{{\"type\":\"act\",\"request\":\"{}\",\"seat\":{},\"version\":{},\"answer\":{}}}",
            "r".repeat(dice.roll(100) as usize),
            dice.roll(9),
            dice.roll(5),
            dice.of(&ANSWERS)
        ),
        _ => {
            let fields =
                ["seat", "version", "answer", "words", "to", "on", "yes", "actions", "orders", "request"];
            let mut text = format!("{{\"type\":\"{}\"", dice.of(&TYPES));
            for _ in 0..dice.roll(5) {
                text += &format!(",\"{}\":{}", dice.of(&fields), dice.of(&VALUES));
            }
            text + "}"
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hostile_messages_do_no_harm() {
    let running = Running::new().await;
    let ada = running.guest("Ada").await;
    let seats = json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bo"}]);
    let table = ada.create(json!({"game": "parley", "seats": seats})).await;
    let id = table["id"].as_str().unwrap();
    let mut socket = ada.watch(id, "lang=en").await;
    let mut dice = Dice(8);
    for sent in 0..how_many() {
        if !socket.send_text(&message(&mut dice)).await {
            socket = ada.watch(id, "lang=en").await;
        }
        if sent % 5 == 4 {
            socket.send(&json!({"type": "ping"})).await;
            socket.until("pong").await;
            socket.frames.clear();
        }
    }
    assert_eq!(running.shared.metrics.frozen.load(Ordering::Relaxed), 0, "a table's task failed");
    let (status, state) = ada.get(&format!("/api/tables/{id}/state?seat=0")).await;
    assert_eq!((status, state["view"].is_null()), (200, false), "the table goes on");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hostile_requests_are_turned_down_clearly() {
    let running = Running::new().await;
    let ada = running.guest("Ada").await;
    let mut dice = Dice(9);
    for _ in 0..how_many() / 20 {
        let path = [
            "/api/tables",
            "/api/tables/x/join",
            "/api/me",
            "/api/session",
            "/api/accounts",
            "/api/tables/x/act",
        ];
        let body = match dice.roll(3) {
            0 => message(&mut dice),
            1 => format!("{{\"game\":\"parley\",\"seats\":[{{\"kind\":{}}}]}}", dice.of(&VALUES)),
            _ => format!("{{\"name\":{},\"password\":{}}}", dice.of(&VALUES), dice.of(&VALUES)),
        };
        let (status, _, answer) =
            raw_http(running.address, "POST", dice.of(&path), Some(&ada.token), Some(body)).await;
        assert!((200..500).contains(&status), "{status} {answer}");
    }
    let long = "y".repeat(100_000);
    assert_eq!(raw_http(running.address, "POST", "/api/tables", None, Some(long)).await.0, 413);
    let many = json!({"game": "parley", "seats": vec![json!({"kind": "open"}); 200]});
    assert_eq!(ada.post("/api/tables", many).await.0, 400);
    let forged = "g-000000000000000000000000.41.00ff";
    assert_ne!(
        http(running.address, "GET", "/api/me", Some(forged), None).await.1["id"],
        "g-000000000000000000000000"
    );
    running.stop().await;
}
