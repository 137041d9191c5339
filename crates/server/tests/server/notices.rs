//! Turn notices, with receivers of our own on this machine.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crate::common::{self, Guest, Running, http};
use serde_json::{Value, json};
use server::Settings;
use server::clock::Clock;
use server::notices::signature;
use server::settings::Webhooks;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

const AFTER: Duration = Duration::from_secs(30);

/// A receiver of calls: answers with these states in turn, and hands on head and body.
async fn receiver(states: &'static [u16]) -> (String, mpsc::UnboundedReceiver<(String, String)>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}/turn", listener.local_addr().unwrap());
    let (heard, calls) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        for state in states {
            let (stream, _) = listener.accept().await.unwrap();
            let mut stream = BufReader::new(stream);
            let (mut head, mut length) = (String::new(), 0);
            while !head.ends_with("\r\n\r\n") {
                let mut line = String::new();
                stream.read_line(&mut line).await.unwrap();
                if let Some(value) = line.to_lowercase().strip_prefix("content-length:") {
                    length = value.trim().parse().unwrap();
                }
                head += &line;
            }
            let mut body = vec![0; length];
            stream.read_exact(&mut body).await.unwrap();
            let answer = format!("HTTP/1.1 {state} x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            let _ = heard.send((head, String::from_utf8(body).unwrap()));
            stream.get_mut().write_all(answer.as_bytes()).await.unwrap();
        }
    });
    (address, calls)
}

/// A server of mail that takes one letter.
async fn mail_server() -> (String, mpsc::UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("smtp://{}", listener.local_addr().unwrap());
    let (heard, letters) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let (stream, _) = listener.accept().await.unwrap();
        let mut stream = BufReader::new(stream);
        stream.get_mut().write_all(b"220 here\r\n").await.unwrap();
        let (mut letter, mut writing) = (String::new(), false);
        loop {
            let mut line = String::new();
            if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
                return;
            }
            letter += &line;
            let answer = match line.trim_end() {
                "." => {
                    writing = false;
                    let _ = heard.send(std::mem::take(&mut letter));
                    "250 taken\r\n"
                }
                _ if writing => continue,
                "DATA" => {
                    writing = true;
                    "354 go on\r\n"
                }
                "QUIT" => "221 bye\r\n",
                _ => "250 yes\r\n",
            };
            stream.get_mut().write_all(answer.as_bytes()).await.unwrap();
        }
    });
    (address, letters)
}

struct Place {
    running: Running,
    clock: Arc<Clock>,
    _folder: tempfile::TempDir,
}

async fn place(change: impl FnOnce(&mut Settings)) -> Place {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = Settings {
        notice_after: AFTER,
        notice_pace: Some(Duration::ZERO),
        webhooks: Webhooks::Private,
        home: Some("https://play.example/".to_owned()),
        ..common::settings(folder.path())
    };
    change(&mut settings);
    let clock = Arc::new(Clock::at(1_800_000_000_000));
    Place { running: Running::at(settings, Arc::clone(&clock)).await, clock, _folder: folder }
}

/// Ada and Bo at a table; Bo is not there, and it is his turn.
async fn bo_is_missed(place: &Place, wish: Value, of_table: bool) -> (Guest, Guest, String, Value) {
    let ada = place.running.guest("Ada").await;
    let bo = match wish["mail"].is_string() {
        true => place.running.account("Bo").await,
        false => place.running.guest("Bo").await,
    };
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = ada.create(json!({"game": "connect-four", "seats": seats})).await;
    let id = table["id"].as_str().unwrap().to_owned();
    bo.post(&format!("/api/tables/{id}/join"), json!({})).await;
    let path = if of_table { format!("/api/tables/{id}/notices") } else { "/api/me/notices".to_owned() };
    let (status, kept) = bo.post(&path, wish).await;
    assert_eq!(status, 200, "{kept}");
    let mut socket = ada.watch(&id, "").await;
    socket.until("state").await;
    socket.send(&json!({"type": "act", "request": "1", "version": 1, "answer": {"pick": 0}})).await;
    socket.until("accepted").await;
    (ada, bo, id, kept)
}

async fn until(counter: &std::sync::atomic::AtomicU64, count: u64) {
    while counter.load(Ordering::Relaxed) < count {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_who_is_missed_is_called_once_with_a_signature() {
    let place = place(|_| {}).await;
    let (address, mut calls) = receiver(&[200, 200]).await;
    let (_ada, bo, id, kept) = bo_is_missed(&place, json!({"webhook": address}), true).await;
    place.clock.advance(AFTER - Duration::from_millis(1));
    let (_, state) = bo.get(&format!("/api/tables/{id}/state?seat=1")).await;
    assert!(state["question"].is_object() && calls.try_recv().is_err(), "not yet");
    place.clock.advance(Duration::from_millis(1));
    let (head, body) = calls.recv().await.unwrap();
    let expected = signature(kept["secret"].as_str().unwrap(), &body);
    assert!(head.to_lowercase().contains(&format!("undercroft-signature: {expected}")), "{head}");
    let call: Value = serde_json::from_str(&body).unwrap();
    assert_eq!((&call["type"], &call["seat"], &call["table"]), (&json!("turn"), &json!(1), &json!(id)));
    assert_eq!(call["link"], format!("https://play.example/t/{id}"));
    until(&place.running.shared.metrics.notices, 1).await;
    place.clock.advance(AFTER * 10);
    let (_, state) = bo.get(&format!("/api/tables/{id}/state?seat=1")).await;
    assert!(state["question"].is_object());
    assert_eq!(place.running.shared.metrics.notices.load(Ordering::Relaxed), 1, "told once");
    place.running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_receiver_that_fails_is_tried_again_but_not_for_ever() {
    let place = place(|_| {}).await;
    let (address, mut calls) = receiver(&[500, 503, 200]).await;
    bo_is_missed(&place, json!({"webhook": address}), false).await;
    place.clock.advance(AFTER);
    until(&place.running.shared.metrics.notices, 1).await;
    let bodies =
        [calls.recv().await.unwrap().1, calls.recv().await.unwrap().1, calls.recv().await.unwrap().1];
    assert!(bodies[0] == bodies[1] && bodies[1] == bodies[2]);
    let (address, mut calls) = receiver(&[500; 9]).await;
    bo_is_missed(&place, json!({"webhook": address}), false).await;
    place.clock.advance(AFTER);
    until(&place.running.shared.metrics.notices_lost, 1).await;
    let mut tries = 0;
    while calls.try_recv().is_ok() {
        tries += 1;
    }
    assert_eq!(tries, 4);
    place.running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_makes_the_server_call_its_neighbours() {
    let place = place(|settings| settings.webhooks = Webhooks::Public).await;
    let (address, mut calls) = receiver(&[200]).await;
    bo_is_missed(&place, json!({"webhook": address}), true).await;
    place.clock.advance(AFTER);
    until(&place.running.shared.metrics.notices_lost, 1).await;
    assert!(calls.try_recv().is_err());
    let bo = place.running.guest("Bo").await;
    for bad in ["ftp://example.org", "http://name@example.org/", "nonsense", "http://"] {
        let (status, answer) = bo.post("/api/me/notices", json!({"webhook": bad})).await;
        assert_eq!(status, 400, "{bad}: {answer}");
        assert!(answer["error"]["detail"].as_str().unwrap().contains("webhook"), "{answer}");
    }
    let of_account = place.running.account("Bea").await;
    assert_eq!(of_account.post("/api/me/notices", json!({"mail": "not an address"})).await.0, 400);
    let to_anybody = json!({"mail": "anybody@example.org"});
    assert_eq!(bo.post("/api/me/notices", to_anybody).await.0, 401, "a guest has nobody written to");
    place.running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_notice_that_was_not_due_when_the_server_stopped_is_sent_after_its_start() {
    let place = place(|_| {}).await;
    let (address, mut calls) = receiver(&[200]).await;
    let (_, _, id, _) = bo_is_missed(&place, json!({"webhook": address}), false).await;
    let settings = place.running.shared.settings.clone();
    place.running.stop().await;
    let running = Running::at(settings, Arc::clone(&place.clock)).await;
    // It is there without anybody's asking; whoever asks then is answered after it has seen who is missed.
    while running.shared.metrics.tables_loaded.load(Ordering::Relaxed) == 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(http(running.address, "GET", &format!("/api/tables/{id}"), None, None).await.0, 200);
    place.clock.advance(AFTER);
    let called = calls.recv().await.unwrap();
    assert!(format!("{called:?}").contains(&id), "{called:?}");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn mail_is_sent_where_a_server_takes_it() {
    let (address, mut letters) = mail_server().await;
    let place = place(|settings| {
        settings.mail_server = Some(address);
        settings.mail_from = Some("Undercroft <table@play.example>".to_owned());
    })
    .await;
    let (_, _, id, kept) = bo_is_missed(&place, json!({"mail": "bo@example.org"}), true).await;
    assert_eq!(kept["mail_works"], true);
    place.clock.advance(AFTER);
    let letter = letters.recv().await.unwrap();
    assert!(letter.contains("To: bo@example.org") && letter.contains(&format!("/t/{id}")), "{letter}");
    assert!(letter.contains("Subject: It is your turn in "), "nothing that a player chose: {letter}");
    place.running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mail_server_that_cannot_be_used_is_named_at_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let settings =
        Settings { mail_server: Some("carrier pigeon".to_owned()), ..common::settings(folder.path()) };
    let missing = server::Server::open(settings.clone()).await.err().unwrap().to_string();
    assert!(missing.contains("mail-from"), "{missing}");
    let settings = Settings { mail_from: Some("a@b.example".to_owned()), ..settings };
    let bad = server::Server::open(settings).await.err().unwrap().to_string();
    assert!(bad.contains("mail-server"), "{bad}");
}
