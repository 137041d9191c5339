//! Nobody gains by how they come, go, lend a seat or ask twice; and nobody's match hangs because somebody is gone.

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::{self, Guest, Running, Socket, http};

/// Two people at a table of this game.
async fn two(running: &Running, game: &str, clock: Value) -> (Guest, Guest, String) {
    let (ada, bo) = (running.guest("Ada").await, running.guest("Bo").await);
    let id = at_table(&ada, &bo, game, clock).await;
    (ada, bo, id)
}

async fn at_table(ada: &Guest, bo: &Guest, game: &str, clock: Value) -> String {
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let mut wanted = json!({"game": game, "private": true, "seats": seats});
    if clock.is_object() {
        wanted["clock"] = clock;
    }
    let id = ada.create(wanted).await["id"].as_str().unwrap().to_owned();
    assert_eq!(bo.post(&format!("/api/tables/{id}/join"), json!({})).await.0, 200);
    id
}

async fn act(who: &Guest, id: &str, seat: u8, version: u32, pick: u8, request: &str) -> (u16, Value) {
    let answer = json!({"seat": seat, "version": version, "request": request, "answer": {"pick": pick}});
    who.post(&format!("/api/tables/{id}/act"), answer).await
}

async fn seat(who: &Guest, id: &str, seat: usize) -> Value {
    who.get(&format!("/api/tables/{id}")).await.1["seats"][seat].clone()
}

async fn refused(socket: &mut Socket) -> Value {
    loop {
        let message = socket.next().await.expect("a message");
        if message["type"] == "refused" {
            return message;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_held_seat_goes_to_a_bot_or_its_person_and_a_left_one_never_to_a_person() {
    let running = Running::new().await;
    let (ada, bo, id) = two(&running, "tic-tac-toe", Value::Null).await;
    let mut socket = ada.watch(&id, "").await;
    socket.send(&json!({"type": "hand-over", "to": "nobody", "request": "n"})).await;
    let no = refused(&mut socket).await;
    assert_eq!((no["why"].as_str(), no["request"].as_str()), (Some("malformed"), Some("n")));
    let (status, _) = ada.post(&format!("/api/tables/{id}/leave"), json!({"seat": 0, "to": "person"})).await;
    assert_eq!((status, seat(&bo, &id, 0).await["kind"].as_str()), (400, Some("person")));
    assert_eq!(ada.post(&format!("/api/tables/{id}/leave"), json!({"seat": 0})).await.0, 200);
    let cy = running.guest("Cy").await;
    assert_eq!(cy.post(&format!("/api/tables/{id}/join"), json!({})).await.0, 200, "the seat can be taken");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_refills_a_clock_by_taking_their_own_seat() {
    let running = Running::new().await;
    let clock = json!({"kind": "live", "initial": 30_000, "increment": 0});
    let (ada, _, id) = two(&running, "tic-tac-toe", clock).await;
    let mut socket = ada.watch(&id, "").await;
    for to in ["person", "bot:random", "person"] {
        socket.send(&json!({"type": "hand-over", "to": to, "request": to})).await;
        socket.until("accepted").await;
    }
    let (_, state) = ada.get(&format!("/api/tables/{id}/state?seat=0")).await;
    assert!(state["clocks"][0]["left"].as_i64().unwrap() <= 30_000, "{state}");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_lent_a_seat_to_a_bot_is_still_asked_before_anything_is_taken_back() {
    let running = Running::new().await;
    let (ada, bo, id) = two(&running, "connect-four", Value::Null).await;
    assert_eq!(act(&ada, &id, 0, 1, 3, "a").await.0, 200);
    // It is Bo's turn: the bot has nothing to do.
    let mut lends = ada.watch(&id, "").await;
    lends.send(&json!({"type": "hand-over", "to": "bot:random", "request": "h"})).await;
    lends.until("accepted").await;
    let mut wants = bo.watch(&id, "").await;
    wants.send(&json!({"type": "propose-undo", "actions": 1, "request": "u"})).await;
    wants.until("accepted").await;
    let (_, table) = bo.get(&format!("/api/tables/{id}")).await;
    assert_eq!(table["proposal"]["agreed"], json!([1]), "Ada has not agreed: {table}");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_asked_twice_is_done_once_and_names_belong_to_whoever_asked() {
    let running = Running::new().await;
    let seats = json!([{"kind": "me"}, {"kind": "hot-seat"}]);
    let ada = running.guest("Ada").await;
    let id = ada.create(json!({"game": "connect-four", "private": true, "seats": seats})).await["id"].clone();
    let id = id.as_str().unwrap();
    for (number, seat) in [0, 1, 0, 1].into_iter().enumerate() {
        let (_, state) = ada.get(&format!("/api/tables/{id}/state?seat={seat}")).await;
        let version = state["version"].as_u64().unwrap() as u32;
        assert_eq!(act(&ada, id, seat, version, 3, &format!("m{number}")).await.0, 200);
    }
    let mut socket = ada.watch(id, "").await;
    for _ in 0..2 {
        socket.send(&json!({"type": "undo", "seat": 1, "request": "U"})).await;
        assert_eq!(socket.until("accepted").await["seat"], 1);
        socket.send(&json!({"type": "chat", "words": "once", "request": "C"})).await;
        socket.until("accepted").await;
    }
    let (_, state) = ada.get(&format!("/api/tables/{id}/state?seat=1")).await;
    assert!(state["question"].is_object(), "one move was taken back, not two: {state}");
    let mut again = ada.watch(id, "").await;
    let chat = again.so_far().await.into_iter().filter(|message| message["type"] == "chat").count();
    assert_eq!(chat, 1);
    assert_eq!(ada.post(&format!("/api/tables/{id}/leave"), json!({"seat": 1})).await.0, 200);
    let cy = running.guest("Cy").await;
    assert_eq!(cy.post(&format!("/api/tables/{id}/join"), json!({})).await.0, 200);
    let (_, state) = cy.get(&format!("/api/tables/{id}/state?seat=1")).await;
    let (status, accepted) = act(&cy, id, 1, state["version"].as_u64().unwrap() as u32, 0, "m1").await;
    assert_eq!(status, 200, "{accepted}");
    let (_, state) = cy.get(&format!("/api/tables/{id}/state?seat=1")).await;
    assert!(state["question"].is_null(), "it was done, although another had used that name: {state}");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_removed_account_leaves_its_seats_and_its_connections() {
    let running = Running::new().await;
    let (ada, bo) = (running.account("Ada").await, running.guest("Bo").await);
    let id = at_table(&ada, &bo, "tic-tac-toe", Value::Null).await;
    let mut socket = ada.watch(&id, "").await;
    socket.until("state").await;
    socket.send(&json!({"type": "chat", "words": "my secret", "request": "c"})).await;
    socket.until("accepted").await;
    let body = Some(json!({"password": "correct horse"}));
    assert_eq!(http(ada.address, "DELETE", "/api/account", Some(&ada.token), body).await.0, 200);
    while socket.next().await.is_some() {}
    let cy = running.guest("Cy").await;
    assert_eq!(cy.post(&format!("/api/tables/{id}/join"), json!({})).await.0, 200, "the match can go on");
    let heard = cy.watch(&id, "").await.so_far().await;
    assert!(heard.iter().all(|message| message["type"] != "chat"), "{heard:?}");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_that_is_ended_plays_no_more() {
    let running = Running::new().await;
    let (ada, bo) = (running.account("Ada").await, running.guest("Bo").await);
    let id = at_table(&ada, &bo, "tic-tac-toe", Value::Null).await;
    let mut socket = ada.watch(&id, "").await;
    socket.until("state").await;
    assert_eq!(http(ada.address, "DELETE", "/api/session", Some(&ada.token), None).await.0, 200);
    while socket.next().await.is_some() {}
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_that_look_the_same_are_the_same() {
    let running = Running::new().await;
    running.account("Zed").await;
    let wanted = |name: &str| Some(json!({"name": name, "password": "correct horse"}));
    let made = http(running.address, "POST", "/api/accounts", None, wanted("\u{200b} Zed")).await;
    assert_eq!(made.0, 409, "{}", made.1);
    assert_eq!(http(running.address, "POST", "/api/session", None, wanted("Zed\u{200b}")).await.0, 200);
    running.stop().await;
}

/// Plays tic-tac-toe until the next move of Ada's wins; Bo has lost then.
async fn nearly_won(ada: &Guest, bo: &Guest, id: &str) {
    for (number, (seat, pick)) in [(0, 0), (1, 2), (0, 0), (1, 2)].into_iter().enumerate() {
        let who = if seat == 0 { ada } else { bo };
        let (status, why) = act(who, id, seat, number as u32 + 1, pick, "").await;
        assert_eq!(status, 200, "{why}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_before_the_end_has_lost_and_whoever_never_came_is_not_rated() {
    let running = Running::new().await;
    let (ada, bo) = (running.account("Ada").await, running.account("Bo").await);
    let id = at_table(&ada, &bo, "tic-tac-toe", Value::Null).await;
    nearly_won(&ada, &bo, &id).await;
    assert_eq!(bo.post(&format!("/api/tables/{id}/leave"), json!({"seat": 1})).await.0, 200);
    assert_eq!(act(&ada, &id, 0, 5, 0, "").await.0, 200);
    assert_eq!(seat(&ada, &id, 1).await["kind"], "nobody");
    let (_, rated) = ada.get("/api/ratings/tic-tac-toe").await;
    assert!(rated[0]["name"] == "Ada" && rated[1]["matches"] == 1, "{rated}");
    // Of another game each: ratings that were just worked out are not worked out again.
    let next = lent_by(&bo, &at_table(&ada, &bo, "connect-four", Value::Null).await).await;
    let mut plays = ada.watch(&next, "").await;
    plays.send(&json!({"type": "hand-over", "to": "bot:random", "request": "h"})).await;
    while plays.until("table").await["table"]["stage"] != "over" {}
    let (_, rated) = ada.get("/api/ratings/connect-four").await;
    assert_eq!(rated, json!([]), "bots have played, not they");
    running.stop().await;
}

/// Somebody lets a bot play at this table.
async fn lent_by(who: &Guest, id: &str) -> String {
    let mut lends = who.watch(id, "").await;
    lends.send(&json!({"type": "hand-over", "to": "bot:random", "request": "h"})).await;
    lends.until("accepted").await;
    id.to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_lends_a_seat_before_acting_has_not_stayed_either() {
    let running = Running::new().await;
    let (ada, bo) = (running.account("Ada").await, running.account("Bo").await);
    let id = lent_by(&bo, &at_table(&ada, &bo, "tic-tac-toe", Value::Null).await).await;
    let mut plays = ada.watch(&id, "").await;
    loop {
        let state = plays.until("state").await;
        if state["outcome"].is_object() {
            break;
        }
        if state["question"].is_object() {
            let answer = json!({"type": "act", "version": state["version"], "request": state["version"].to_string(), "answer": {"pick": 0}});
            plays.send(&answer).await;
        }
    }
    let (_, rated) = ada.get("/api/ratings/tic-tac-toe").await;
    assert!(rated[0]["name"] == "Ada" && rated[1]["name"] == "Bo", "{rated}");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_changes_in_secret_is_told_by_no_message_about_the_table() {
    let running = Running::new().await;
    let (ada, bo, id) = two(&running, "parley", Value::Null).await;
    let zoe = running.guest("Zoe").await;
    let (mut orders, mut hears) = (ada.watch(&id, "").await, bo.watch(&id, "").await);
    for number in 0..2 {
        let passes_by = zoe.watch(&id, "").await;
        while hears.until("table").await["table"]["spectators"] != 1 {}
        drop(passes_by);
        while hears.until("table").await["table"]["spectators"] != 0 {}
        let order = json!({"words": "pass", "until": "cancelled"});
        let request = number.to_string();
        orders.send(&json!({"type": "orders", "orders": [order], "request": request})).await;
        orders.until("accepted").await;
        let heard = hears.so_far().await;
        assert!(heard.iter().all(|message| message["type"] != "table"), "{heard:?}");
    }
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_this_machine_reads_the_metrics() {
    let running = Running::new().await;
    for (more, wanted) in [("", "HTTP/1.1 200"), ("X-Forwarded-For: 192.0.2.1\r\n", "HTTP/1.1 404")] {
        let mut stream = TcpStream::connect(running.address).await.unwrap();
        let head = format!("GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{more}\r\n");
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with(wanted), "{answer}");
    }
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_folder_belongs_to_one_server_at_a_time() {
    let running = Running::new().await;
    let settings = running.shared.settings.clone();
    let second = server::Server::open(settings).await.err().expect("a refusal").to_string();
    assert!(second.contains("another server is using"), "{second}");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_ninth_connection_is_told_why_and_a_message_that_is_none_keeps_its_name() {
    let running = Running::new().await;
    let (ada, _, id) = two(&running, "tic-tac-toe", Value::Null).await;
    let mut open = Vec::new();
    for _ in 0..server::settings::CONNECTIONS_PER_PERSON {
        let mut socket = ada.watch(&id, "").await;
        socket.until("state").await;
        open.push(socket);
    }
    assert_eq!(refused(&mut ada.watch(&id, "").await).await["why"], "limit");
    open[0].send(&json!({"type": "dance", "request": "d"})).await;
    let no = refused(&mut open[0]).await;
    assert_eq!((no["why"].as_str(), no["request"].as_str()), (Some("malformed"), Some("d")));
    for (method, path, status) in [("GET", "/api", 404), ("GET", "/api/", 404), ("POST", "/anything", 405)] {
        assert_eq!(http(running.address, method, path, None, None).await.0, status, "{method} {path}");
    }
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_made_enough_tables_is_told_so_until_they_leave_one() {
    let folder = tempfile::tempdir().unwrap();
    let settings = server::Settings { tables_per_person: 1, ..common::settings(folder.path()) };
    let running = Running::with(settings).await;
    let ada = running.guest("Ada").await;
    let wanted = json!({"game": "tic-tac-toe", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let first = ada.create(wanted.clone()).await;
    let (status, refused) = ada.post("/api/tables", wanted.clone()).await;
    assert_eq!((status, refused["error"]["code"].as_str()), (429, Some("too-many-tables")), "{refused}");
    let path = format!("/api/tables/{}", first["id"].as_str().unwrap());
    let listed = async || ada.get("/api/tables").await.1["tables"].as_array().unwrap().len();
    assert_eq!(listed().await, 1);
    let (_, empty) = ada.post(&format!("{path}/leave"), json!({"seat": 0})).await;
    assert_eq!(
        (&empty["owner"], listed().await),
        (&json!(false), 0),
        "nobody finds a table that everybody has left"
    );
    ada.create(wanted).await;
    let (bo, cy) = (running.guest("Bo").await, running.guest("Cy").await);
    let (_, taken) = bo.post(&format!("{path}/join"), json!({})).await;
    assert_eq!(
        (&taken["owner"], listed().await),
        (&json!(true), 2),
        "it belongs to whoever comes by the link"
    );
    assert_eq!(cy.post(&format!("{path}/join"), json!({})).await.0, 200);
    bo.post(&format!("{path}/leave"), json!({"seat": 0})).await;
    assert_eq!(cy.get(&path).await.1["owner"], json!(true), "and then of the first who stays");
    let own = json!({"game": "tic-tac-toe", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]});
    assert_eq!(
        (cy.post("/api/tables", own.clone()).await.0, bo.post("/api/tables", own).await.0),
        (429, 200)
    );
    running.stop().await;
}
