//! A table's people, each on a connection of their own.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::tally::Tally;

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A table and the connections of its seats.
pub struct Table {
    server: SocketAddr,
    game: String,
    tokens: Vec<String>,
    streams: Vec<Stream>,
    turns: u64,
}

/// As much of a message as is needed.
#[derive(Deserialize)]
struct Heard {
    r#type: String,
    #[serde(default)]
    version: u32,
    #[serde(default)]
    question: Option<Question>,
    #[serde(default)]
    outcome: Option<serde::de::IgnoredAny>,
}

#[derive(Deserialize)]
struct Question {
    forms: Vec<Form>,
}

#[derive(Deserialize)]
struct Form {
    #[serde(default)]
    choices: Vec<serde::de::IgnoredAny>,
}

#[derive(Deserialize)]
struct Known {
    #[serde(default)]
    id: String,
    #[serde(default)]
    token: String,
}

/// A small generator of our own.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides.max(1)
    }
}

impl Table {
    /// People come to a new table.
    pub async fn open(server: SocketAddr, game: &str, seats: usize) -> Result<Table, String> {
        let mut tokens = Vec::new();
        for seat in 0..seats {
            let body = format!("{{\"name\":\"Seat {}\"}}", seat + 1);
            tokens.push(post(server, "/api/guests", "", &body).await?.token);
        }
        let mut table = Table { server, game: game.to_owned(), tokens, streams: Vec::new(), turns: 0 };
        table.begin().await?;
        Ok(table)
    }

    /// A new match: the first makes it, the others join, all connect.
    async fn begin(&mut self) -> Result<(), String> {
        let open = ",{\"kind\":\"open\"}".repeat(self.tokens.len() - 1);
        let body =
            format!("{{\"game\":\"{}\",\"private\":true,\"seats\":[{{\"kind\":\"me\"}}{open}]}}", self.game);
        let id = post(self.server, "/api/tables", &self.tokens[0], &body).await?.id;
        for token in &self.tokens[1..] {
            post(self.server, &format!("/api/tables/{id}/join"), token, "{}").await?;
        }
        self.streams.clear();
        for token in &self.tokens {
            let url = format!("ws://{}/api/tables/{id}/play?lang=none", self.server);
            let mut request = url.into_client_request().map_err(|error| error.to_string())?;
            let bearer = format!("Bearer {token}").parse().map_err(|_| "token")?;
            request.headers_mut().insert("authorization", bearer);
            let (stream, _) =
                tokio_tungstenite::connect_async(request).await.map_err(|error| error.to_string())?;
            self.streams.push(stream);
        }
        Ok(())
    }

    /// Plays match after match.
    pub async fn play(mut self, tally: Arc<Tally>, think: u64, seed: u64) {
        let mut dice = Dice(seed + 1);
        loop {
            if self.play_one(&tally, think, &mut dice).await.is_none() {
                return;
            }
            tally.over();
            if self.begin().await.is_err() {
                return;
            }
        }
    }

    /// Plays a match to its end.
    async fn play_one(&mut self, tally: &Tally, think: u64, dice: &mut Dice) -> Option<()> {
        let mut states = Vec::new();
        for seat in 0..self.streams.len() {
            states.push(self.state(seat).await?);
        }
        loop {
            if states[0].outcome.is_some() {
                return Some(());
            }
            let mover = states.iter().position(|state| state.question.is_some())?;
            let choices = states[mover].question.as_ref()?.forms.first()?.choices.len() as u64;
            if think > 0 {
                tokio::time::sleep(Duration::from_millis(think / 2 + dice.roll(think))).await;
            }
            self.turns += 1;
            let act = format!(
                "{{\"type\":\"act\",\"request\":\"{}\",\"version\":{},\"answer\":{{\"pick\":{}}}}}",
                self.turns,
                states[mover].version,
                dice.roll(choices)
            );
            let sent = Instant::now();
            self.streams[mover].send(Message::text(act)).await.ok()?;
            states[mover] = self.accepted(mover, tally).await?;
            tally.accepted(sent.elapsed());
            for other in (0..states.len()).filter(|seat| *seat != mover) {
                states[other] = self.state(other).await?;
                tally.seen(sent.elapsed());
            }
        }
    }

    /// The mover's new state, once its answer is accepted.
    async fn accepted(&mut self, seat: usize, tally: &Tally) -> Option<Heard> {
        let mut state = None;
        loop {
            let heard = self.next(seat).await?;
            match heard.r#type.as_str() {
                "state" => state = Some(heard),
                "accepted" => return state,
                "refused" => {
                    tally.refused();
                    return None;
                }
                _ => {}
            }
        }
    }

    async fn state(&mut self, seat: usize) -> Option<Heard> {
        loop {
            let heard = self.next(seat).await?;
            if heard.r#type == "state" {
                return Some(heard);
            }
        }
    }

    async fn next(&mut self, seat: usize) -> Option<Heard> {
        loop {
            if let Message::Text(text) = self.streams[seat].next().await?.ok()? {
                return serde_json::from_str(&text).ok();
            }
        }
    }
}

/// One request over a connection of its own.
async fn post(server: SocketAddr, path: &str, token: &str, body: &str) -> Result<Known, String> {
    let text = |error: std::io::Error| error.to_string();
    let mut stream = TcpStream::connect(server).await.map_err(text)?;
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.map_err(text)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.map_err(text)?;
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    serde_json::from_str(body).map_err(|_| format!("{path}: {answer}"))
}
