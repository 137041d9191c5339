//! People play together: the whole path over real sockets.

use crate::common::{self, Guest, Running, Socket, http};
use serde_json::{Value, json};
use table::{Record, Seat};

/// Two people at a connect-four table, each with an open connection that has shown its first state.
async fn two_at_a_table(running: &Running) -> (Guest, Guest, String, Socket, Socket) {
    let (ada, bo) = (running.guest("Ada").await, running.guest("Bo").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = ada.create(json!({"game": "connect-four", "seats": seats, "entropy": "mine"})).await;
    let id = table["id"].as_str().unwrap().to_owned();
    assert_eq!(table["stage"], "gathering");
    let (status, joined) = bo.post(&format!("/api/tables/{id}/join"), json!({"entropy": "and mine"})).await;
    assert_eq!((status, &joined["stage"], &joined["yours"]), (200, &json!("playing"), &json!([1])));
    let (mut first, mut second) = (ada.watch(&id, "lang=en").await, bo.watch(&id, "lang=fr").await);
    first.until("state").await;
    second.until("state").await;
    (ada, bo, id, first, second)
}

fn act(request: &str, version: u64, words: &str) -> Value {
    json!({"type": "act", "request": request, "version": version, "answer": {"words": words}})
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_a_whole_match_and_verify_it() {
    let running = Running::new().await;
    let (ada, _bo, id, mut first, mut second) = two_at_a_table(&running).await;
    let (status, early) = ada.get(&format!("/api/tables/{id}/log")).await;
    assert_eq!((status, &early["error"]["code"]), (409, &json!("not-over")));
    let mut version = 1;
    for turn in 0..7 {
        let (mover, other, column) =
            if turn % 2 == 0 { (&mut first, &mut second, "a") } else { (&mut second, &mut first, "b") };
        mover.send(&act(&format!("t{turn}"), version, column)).await;
        let (mine, theirs) = (mover.until("state").await, other.until("state").await);
        version += 1;
        assert_eq!((&mine["version"], &theirs["version"]), (&json!(version), &json!(version)));
        assert_eq!(mover.until("accepted").await["version"], json!(version));
        assert_eq!(theirs["events"][0]["version"], json!(version));
    }
    let (_, table) = ada.get(&format!("/api/tables/{id}")).await;
    assert_eq!(table["stage"], "over");
    let (status, log) = ada.get(&format!("/api/tables/{id}/log")).await;
    assert_eq!(status, 200);
    let (record, torn) = Record::read(log.as_str().unwrap()).unwrap();
    assert_eq!(torn, None);
    assert_eq!(record.header().unwrap().commitment.to_string(), table["commitment"].as_str().unwrap());
    let replayed = shelf::find("connect-four").unwrap().game.replay(&record, None).unwrap();
    assert!(replayed.outcome().unwrap().winners().contains(Seat::new(0)));
    let (status, moment) = ada.get(&format!("/api/tables/{id}/replay?to=5&seat=1")).await;
    assert_eq!((status, &moment["to"], &moment["outcome"]), (200, &json!(5), &json!(null)));
    let (status, again) = ada.post(&format!("/api/tables/{id}/rematch"), json!({})).await;
    assert_eq!((status, &again["stage"]), (200, &json!("playing")));
    assert_eq!(first.until("table").await["table"]["stage"], "over");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_is_done_once_a_stale_one_never_and_a_refusal_cites_its_rule() {
    let running = Running::new().await;
    let (_ada, _bo, _id, mut first, mut second) = two_at_a_table(&running).await;
    first.send(&act("once", 1, "d")).await;
    assert_eq!(first.until("accepted").await["version"], 2);
    second.until("state").await;
    second.send(&act("x", 2, "d")).await;
    second.until("accepted").await;
    first.send(&act("once", 1, "d")).await;
    assert_eq!(
        first.until("accepted").await["version"],
        2,
        "the same request is answered again, not done again"
    );
    first.send(&act("late", 1, "d")).await;
    assert_eq!(first.until("refused").await["why"], "stale");
    second.send(&act("hasty", 3, "d")).await;
    let refused = second.until("refused").await;
    assert_eq!((&refused["why"], &refused["request"]), (&json!("rule"), &json!("hasty")));
    assert!(refused["rule"]["text"].as_str().is_some_and(|text| !text.is_empty()));
    first.send(&act("odd", 3, "jump")).await;
    assert_eq!(first.until("refused").await["why"], "not-an-answer");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_back_hears_only_what_they_missed() {
    let running = Running::new().await;
    let (ada, _bo, id, mut first, mut second) = two_at_a_table(&running).await;
    first.send(&act("1", 1, "a")).await;
    second.until("state").await;
    second.send(&act("2", 2, "b")).await;
    second.until("accepted").await;
    let mut back = ada.watch(&id, "since=0:2").await;
    let state = back.until("state").await;
    let versions: Vec<u64> =
        state["events"].as_array().unwrap().iter().filter_map(|it| it["version"].as_u64()).collect();
    assert_eq!((&state["version"], versions), (&json!(3), vec![3]));
    let mut fresh = ada.watch(&id, "").await;
    let events = fresh.until("state").await["events"].as_array().unwrap().len();
    assert!(events >= 2, "somebody new hears everything");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_comes_back_after_a_restart_and_remembers_requests() {
    let folder = tempfile::tempdir().unwrap();
    let running = Running::with(common::settings(folder.path())).await;
    let (ada, _bo, id, mut first, _second) = two_at_a_table(&running).await;
    first.send(&act("once", 1, "a")).await;
    first.until("accepted").await;
    running.stop().await;
    let running = Running::with(common::settings(folder.path())).await;
    let ada = Guest { address: running.address, ..ada };
    let mut back = ada.watch(&id, "since=0:1").await;
    let state = back.until("state").await;
    assert_eq!((&state["version"], state["events"].as_array().unwrap().len()), (&json!(2), 1));
    back.send(&act("once", 1, "a")).await;
    assert_eq!(back.until("accepted").await["version"], 2);
    let (_, state) = ada.get(&format!("/api/tables/{id}/state?seat=0")).await;
    assert_eq!(state["version"], 2);
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn undo_goes_back_alone_or_by_agreement_and_bots_take_over_and_back() {
    let running = Running::new().await;
    let (_ada, _bo, _id, mut first, mut second) = two_at_a_table(&running).await;
    first.send(&act("1", 1, "a")).await;
    first.until("accepted").await;
    second.until("state").await;
    first.send(&json!({"type": "undo", "request": "u"})).await;
    let state = first.until("state").await;
    assert_eq!((&state["undone"], &state["version"]), (&json!(1), &json!(3)));
    assert_eq!(second.until("state").await["undone"], 1);
    first.send(&act("2", 3, "b")).await;
    second.until("state").await;
    second.send(&act("3", 4, "c")).await;
    second.until("accepted").await;
    first.send(&json!({"type": "undo", "request": "v"})).await;
    assert_eq!(first.until("refused").await["why"], "undo");
    first.send(&json!({"type": "propose-undo", "actions": 2})).await;
    while second.until("table").await["table"]["proposal"].is_null() {}
    second.send(&json!({"type": "agree", "yes": true})).await;
    assert_eq!(second.until("state").await["undone"], 1);
    second.send(&json!({"type": "hand-over", "to": "bot:random", "request": "h"})).await;
    second.until("accepted").await;
    first.until("state").await;
    first.send(&act("4", 6, "d")).await;
    first.until("accepted").await;
    let answered = first.until("state").await;
    assert!(answered["question"].is_object(), "the bot has answered: {answered}");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_watch_and_chat_but_may_not_act() {
    let running = Running::new().await;
    let (_ada, _bo, id, mut first, _second) = two_at_a_table(&running).await;
    let mut stranger = Socket::open(running.address, &id, "drawn=1", None).await.unwrap();
    let state = stranger.until("state").await;
    assert_eq!((&state["viewer"], &state["question"]), (&json!("spectator"), &json!(null)));
    assert!(state["drawn"].as_str().is_some_and(|drawn| !drawn.is_empty()));
    stranger.send(&act("x", 1, "a")).await;
    assert_eq!(stranger.until("refused").await["why"], "not-yours");
    stranger.send(&json!({"type": "act", "seat": 0, "version": 1, "answer": {"pick": 0}})).await;
    assert_eq!(stranger.until("refused").await["why"], "not-yours");
    stranger.send(&json!({"type": "chat", "words": "<b>hello</b>"})).await;
    let heard = first.until("chat").await;
    assert_eq!((&heard["words"], &heard["seat"]), (&json!("<b>hello</b>"), &json!(null)));
    first.send(&json!({"type": "pause", "on": true, "request": "p"})).await;
    first.until("accepted").await;
    first.send(&act("y", 1, "a")).await;
    assert_eq!(first.until("refused").await["why"], "paused");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn accounts_sign_in_and_out_from_anywhere_and_can_be_removed() {
    let running = Running::new().await;
    let credentials = json!({"name": "Ada", "password": "correct horse"});
    let body = Some(credentials.to_string());
    let (status, head, _) =
        common::raw_http(running.address, "POST", "/api/accounts", None, body.clone()).await;
    assert_eq!(status, 200);
    assert!(head.to_lowercase().contains("httponly"));
    let (status, taken) =
        http(running.address, "POST", "/api/accounts", None, Some(credentials.clone())).await;
    assert_eq!((status, &taken["error"]["code"]), (409, &json!("name-taken")));
    let wrong = json!({"name": "Ada", "password": "wrong horse"});
    assert_eq!(http(running.address, "POST", "/api/session", None, Some(wrong)).await.0, 401);
    let (_, head, _) = common::raw_http(running.address, "POST", "/api/session", None, body).await;
    let token = head.split("undercroft=").nth(1).unwrap().split(';').next().unwrap().to_owned();
    let ada = Guest { address: running.address, token };
    let (_, sessions) = ada.get("/api/sessions").await;
    assert_eq!(sessions.as_array().unwrap().len(), 2);
    let other = sessions.as_array().unwrap().iter().find(|it| it["this"] == false).unwrap();
    let path = format!("/api/sessions/{}", other["id"].as_str().unwrap());
    assert_eq!(http(running.address, "DELETE", &path, Some(&ada.token), None).await.0, 200);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let id = ada.create(json!({"game": "connect-four", "seats": seats})).await["id"].clone();
    let notices = format!("/api/tables/{}/notices", id.as_str().unwrap());
    assert_eq!(ada.post(&notices, json!({"mail": "ada@x.example"})).await.0, 200);
    let (_, export) = ada.get("/api/account").await;
    assert_eq!((&export["me"]["name"], export["sessions"].as_array().unwrap().len()), (&json!("Ada"), 1));
    assert_eq!(
        (&export["tables"], &export["rated"], &export["notices"]),
        (&json!([id]), &json!([]), &Value::Null)
    );
    assert_eq!(
        (&export["table_notices"][0][0], &export["table_notices"][0][1]["mail"]),
        (&id, &json!("ada@x.example"))
    );
    let sure = Some(json!({"password": "correct horse"}));
    assert_eq!(http(running.address, "DELETE", "/api/account", Some(&ada.token), sure).await.0, 200);
    assert_eq!(ada.get("/api/account").await.0, 401);
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lists_answer_in_the_readers_language_and_every_documented_request_exists() {
    let running = Running::new().await;
    let (_, games) = http(running.address, "GET", "/api/games?lang=fr", None, None).await;
    let first = &games.as_array().unwrap()[0];
    assert!(first["about"]["words"].as_str().is_some_and(|words| !words.starts_with("game-")));
    let (_, rules) = http(running.address, "GET", "/api/rules?q=connect-four", None, None).await;
    assert!(!rules.as_array().unwrap().is_empty());
    assert_eq!(http(running.address, "GET", "/health", None, None).await.1["status"], "ok");
    let (_, _, metrics) = common::raw_http(running.address, "GET", "/metrics", None, None).await;
    assert!(metrics.contains("undercroft_accepted_total"));
    let (_, document) = http(running.address, "GET", "/api/openapi.json", None, None).await;
    for (path, operations) in document["paths"].as_object().unwrap() {
        for method in operations.as_object().unwrap().keys() {
            let (status, answer) = http(running.address, &method.to_uppercase(), path, None, None).await;
            assert_ne!((status, &answer["error"]["code"]), (404, &json!("not-found")), "{method} {path}");
            assert_ne!(status, 405, "{method} {path}");
        }
    }
    let (status, _, page) = common::raw_http(running.address, "GET", "/t/anything", None, None).await;
    assert!(status == 200 && page.contains("Undercroft"));
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_to_an_answered_question_is_stale_even_if_the_next_one_sounds_the_same() {
    let running = Running::new().await;
    let ada = running.guest("Ada").await;
    let seats = json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bo"}]);
    let table = ada.create(json!({"game": "parley", "seats": seats})).await;
    let mut socket = ada.watch(table["id"].as_str().unwrap(), "").await;
    let state = loop {
        let state = socket.until("state").await;
        if state["question"].is_object() {
            break state;
        }
    };
    let answer = common::any_answer(&state["question"]);
    let twice = |request: &str| json!({"type": "act", "request": request, "seat": state["viewer"], "version": state["version"], "answer": answer});
    socket.send(&twice("first click")).await;
    socket.send(&twice("second click")).await;
    socket.until("accepted").await;
    let refused = socket.until("refused").await;
    assert_eq!((&refused["why"], &refused["request"]), (&json!("stale"), &json!("second click")));
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_is_played_on_the_same_connections() {
    let running = Running::new().await;
    let (_ada, _bo, id, mut first, mut second) = two_at_a_table(&running).await;
    first.send(&json!({"type": "rematch", "request": "early"})).await;
    assert_eq!(first.until("refused").await["why"], "not-over");
    for turn in 0..7 {
        let (mover, other, column) =
            if turn % 2 == 0 { (&mut first, &mut second, "a") } else { (&mut second, &mut first, "b") };
        mover.send(&act(&format!("t{turn}"), turn + 1, column)).await;
        mover.until("accepted").await;
        other.until("state").await;
    }
    first.send(&json!({"type": "rematch", "request": "again"})).await;
    let next = loop {
        let table = second.until("table").await;
        if let Some(next) = table["table"]["rematch"].as_str() {
            break next.to_owned();
        }
    };
    assert_ne!(next, id);
    first.until("accepted").await;
    for socket in [&mut first, &mut second] {
        socket.send(&json!({"type": "go", "table": next, "request": "go"})).await;
        while socket.until("table").await["table"]["id"] != next {}
        assert_eq!(socket.until("state").await["version"], 1);
    }
    first.send(&act("new", 1, "c")).await;
    assert_eq!(second.until("state").await["version"], 2);
    second.send(&json!({"type": "go", "table": "nowhere", "request": "lost"})).await;
    assert_eq!(second.until("refused").await["why"], "no-such-table");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_follows_is_taken_along_to_the_rematch_and_told_briefly() {
    let running = Running::new().await;
    let (ada, bo, id, _first, mut stays) = two_at_a_table(&running).await;
    let mut first = ada.watch(&id, "brief=1&follow=1").await;
    let mut second = bo.watch(&id, "brief=1&follow=1").await;
    let brief = first.until("brief").await;
    assert_eq!((&brief["viewer"], &brief["choices"], &brief["waiting"]), (&json!(0), &json!(7), &json!([0])));
    assert_eq!(second.until("brief").await["choices"], json!(null));
    for turn in 0..7 {
        let (mover, other, column) =
            if turn % 2 == 0 { (&mut first, &mut second, "a") } else { (&mut second, &mut first, "b") };
        mover.send(&act(&format!("t{turn}"), turn + 1, column)).await;
        mover.until("accepted").await;
        let brief = other.until("brief").await;
        assert_eq!(
            (brief["version"].as_u64(), brief["events"].as_array().unwrap().len()),
            (Some(turn + 2), 1)
        );
        assert_eq!(brief["outcome"].is_null(), turn < 6);
    }
    for (socket, is_told) in [(&mut first, false), (&mut second, false), (&mut stays, true)] {
        let told = socket.so_far().await;
        let of_the_end = told.iter().find(|message| message["table"]["stage"] == "over");
        assert_eq!(of_the_end.is_some(), is_told, "{told:?}");
    }
    first.send(&json!({"type": "rematch", "request": "again"})).await;
    first.until("accepted").await;
    let mut next = String::new();
    for socket in [&mut first, &mut second] {
        let rematch = socket.until("rematch").await;
        next = rematch["table"].as_str().unwrap().to_owned();
        let (_, info) = ada.get(&format!("/api/tables/{next}")).await;
        assert_eq!(rematch["commitment"], info["commitment"]);
        let brief = socket.until("brief").await;
        assert_eq!((&brief["version"], &brief["outcome"]), (&json!(1), &json!(null)));
    }
    first.send(&act("new", 1, "c")).await;
    first.until("accepted").await;
    assert_eq!(second.until("brief").await["version"], 2);
    let told = stays.so_far().await;
    let last = told.iter().rev().find(|message| message["type"] == "table").unwrap();
    assert_eq!((&last["table"]["id"], &last["table"]["rematch"]), (&json!(id), &json!(next)));
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_of_the_table_before_is_heard_after_the_greeting_of_the_next() {
    let running = Running::new().await;
    let ada = running.guest("Ada").await;
    let table = async |game: &str, seats: Value| {
        ada.create(json!({"game": game, "seats": seats})).await["id"].as_str().unwrap().to_owned()
    };
    let bot = json!({"kind": "bot", "bot": "random"});
    let busy = table("dungeonology", json!([bot, bot])).await;
    let still = table("tic-tac-toe", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let mut socket = ada.watch(&busy, "").await;
    for _ in 0..20 {
        socket.until("state").await;
        socket.send(&json!({"type": "go", "table": still})).await;
        while socket.until("table").await["table"]["id"] != json!(still) {}
        let heard = socket.so_far().await;
        let states: Vec<&Value> = heard.iter().filter(|it| it["type"] == "state").collect();
        assert!(!states.is_empty() && states.iter().all(|it| it["view"].is_null()), "{states:?}");
        socket.send(&json!({"type": "go", "table": busy})).await;
        while socket.until("table").await["table"]["id"] != json!(busy) {}
    }
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_have_names_of_their_own_and_a_stranger_is_told_what_there_is() {
    let running = Running::new().await;
    let bruno = running.guest("Bruno").await;
    let bot = |bot: &str| json!({"kind": "bot", "bot": bot});
    let seats = json!([{"kind": "me"}, bot("greedy"), bot("random"), bot("greedy")]);
    let table = bruno.create(json!({"game": "parley", "seats": seats})).await;
    let names: Vec<&str> =
        table["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Bruno", "Alba", "Clara", "Dario"]);
    assert_eq!(table["seats"][3]["bot"], "greedy");
    let detail = |(status, body): (u16, serde_json::Value)| (status, body["error"]["detail"].to_string());
    let (status, known) = detail(bruno.post("/api/tables", json!({"game": "chess", "seats": []})).await);
    assert!(status == 404 && known.contains("parley"), "{known}");
    let hal = json!({"game": "parley", "seats": [{"kind": "me"}, bot("hal")]});
    let (status, known) = detail(bruno.post("/api/tables", hal).await);
    assert!(status == 404 && known.contains("greedy"), "{known}");
    let id = table["id"].as_str().unwrap();
    let (status, why) = detail(bruno.get(&format!("/api/tables/{id}/state?seat=x")).await);
    assert!(status == 400 && why.contains("seat: `x`"), "{why}");
    let (status, why) = detail(bruno.get(&format!("/api/tables/{id}/play")).await);
    assert!(status == 400 && why.contains("WebSocket"), "{why}");
    let (status, body) = bruno.get("/api/guests").await;
    assert_eq!((status, &body["error"]["code"]), (405, &json!("method")));
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn registered_players_are_rated_with_the_match_and_guests_are_not() {
    let running = Running::new().await;
    let (ada, bo) = (running.account("Ada").await, running.account("Bo").await);
    for _ in 0..2 {
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let table = ada.create(json!({"game": "connect-four", "seats": seats})).await;
        let id = table["id"].as_str().unwrap().to_owned();
        bo.post(&format!("/api/tables/{id}/join"), json!({})).await;
        for turn in 0..7_u64 {
            let (who, column) = if turn % 2 == 0 { (&ada, "a") } else { (&bo, "b") };
            let act = json!({"version": turn + 1, "answer": {"words": column}});
            assert_eq!(who.post(&format!("/api/tables/{id}/act"), act).await.0, 200);
        }
    }
    let (status, ratings) = ada.get("/api/ratings/connect-four").await;
    assert_eq!((status, ratings.as_array().unwrap().len()), (200, 2));
    assert_eq!((&ratings[0]["name"], &ratings[0]["matches"]), (&json!("Ada"), &json!(2)));
    assert!(ratings[0]["rating"].as_i64() > Some(1500) && ratings[1]["rating"].as_i64() < Some(1500));
    assert!(ratings[0]["error"].as_i64() > Some(100), "two matches say little: {ratings}");
    assert_eq!(ada.get("/api/ratings/tic-tac-toe").await.1, json!([]));
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_who_signs_in_keeps_their_seat() {
    let running = Running::new().await;
    let ada = running.guest("Ada").await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = ada.create(json!({"game": "connect-four", "seats": seats})).await;
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    let body = json!({"name": "Ada", "password": "correct horse"}).to_string();
    let (_, head, _) =
        common::raw_http(running.address, "POST", "/api/accounts", Some(&ada.token), Some(body)).await;
    let token = head.split("undercroft=").nth(1).unwrap().split(';').next().unwrap().to_owned();
    let signed_in = Guest { address: running.address, token };
    let (_, table) = signed_in.get(&path).await;
    assert_eq!((&table["yours"], &table["owner"]), (&json!([0]), &json!(true)));
    assert_eq!(ada.get(&path).await.1["yours"], json!([]));
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_too_large_or_no_text_is_told_as_everything_else_is() {
    let running = Running::new().await;
    let ada = running.guest("Ada").await;
    let long = json!({"game": "x".repeat(server::settings::LARGEST)});
    let (status, told) = ada.post("/api/tables", long).await;
    assert_eq!((status, &told["error"]["code"]), (413, &json!("too-large")), "{told}");
    let (status, told) = ada.get("/api/tables/%ff").await;
    assert_eq!((status, &told["error"]["code"]), (400, &json!("malformed")), "{told}");
    assert!(told["error"]["detail"].as_str().is_some_and(|why| why.contains("`id`")), "{told}");
    let (_, french) = ada.get("/api/tables/%ff?lang=fr").await;
    assert_ne!(french["error"]["words"], told["error"]["words"], "in the language that was asked for");
    running.stop().await;
}
