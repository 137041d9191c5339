//! A server in this process and clients that speak to it over real sockets.
#![allow(dead_code, clippy::unwrap_used, reason = "each test file uses a part of it, and a test may fail")]

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::clock::Clock;
use server::shared::Shared;
use server::{Server, Settings};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Nothing here takes longer unless something is wrong.
pub const PATIENCE: Duration = Duration::from_secs(60);

pub struct Running {
    pub address: SocketAddr,
    pub shared: Arc<Shared>,
    stop: Option<oneshot::Sender<()>>,
    ended: tokio::task::JoinHandle<()>,
    _folder: Option<tempfile::TempDir>,
}

/// Settings for tests: bots answer at once, nobody is too fast.
pub fn settings(folder: &std::path::Path) -> Settings {
    Settings {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: folder.to_owned(),
        bot_slot: Duration::from_millis(0),
        rate: 0,
        message_rate: 0,
        ..Settings::default()
    }
}

impl Running {
    pub async fn new() -> Running {
        let folder = tempfile::tempdir().unwrap();
        let settings = settings(folder.path());
        Running { _folder: Some(folder), ..Running::with(settings).await }
    }

    pub async fn with(settings: Settings) -> Running {
        Running::at(settings, Arc::default()).await
    }

    pub async fn at(settings: Settings, clock: Arc<Clock>) -> Running {
        let server = Server::open_at(settings, clock).await.unwrap();
        let (address, shared) = (server.address().unwrap(), server.shared());
        let (stop, stopped) = oneshot::channel();
        let run = server.run(async move { drop(stopped.await) });
        let ended = tokio::spawn(async move { run.await.unwrap() });
        Running { address, shared, stop: Some(stop), ended, _folder: None }
    }

    pub async fn stop(mut self) {
        drop(self.stop.take());
        let _ = tokio::time::timeout(PATIENCE, &mut self.ended).await;
    }

    pub async fn guest(&self, name: &str) -> Guest {
        let (_, me) = http(self.address, "POST", "/api/guests", None, Some(json!({"name": name}))).await;
        Guest { address: self.address, token: me["token"].as_str().unwrap().to_owned() }
    }
}

impl Running {
    /// Somebody with a password.
    pub async fn account(&self, name: &str) -> Guest {
        let body = json!({"name": name, "password": "correct horse"}).to_string();
        let (status, head, _) = raw_http(self.address, "POST", "/api/accounts", None, Some(body)).await;
        assert_eq!(status, 200);
        let token = head.split("undercroft=").nth(1).unwrap().split(';').next().unwrap().to_owned();
        Guest { address: self.address, token }
    }
}

#[derive(Clone)]
pub struct Guest {
    pub address: SocketAddr,
    pub token: String,
}

impl Guest {
    pub async fn get(&self, path: &str) -> (u16, Value) {
        http(self.address, "GET", path, Some(&self.token), None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        http(self.address, "POST", path, Some(&self.token), Some(body)).await
    }

    pub async fn create(&self, body: Value) -> Value {
        let (status, table) = self.post("/api/tables", body).await;
        assert_eq!(status, 200, "{table}");
        table
    }

    pub async fn watch(&self, table: &str, query: &str) -> Socket {
        Socket::open(self.address, table, query, Some(&self.token)).await.unwrap()
    }
}

pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Everything that was ever received.
    pub frames: Vec<String>,
}

impl Socket {
    pub async fn open(address: SocketAddr, table: &str, query: &str, token: Option<&str>) -> Option<Socket> {
        let url = format!("ws://{address}/api/tables/{table}/play?{query}");
        let mut request = url.into_client_request().unwrap();
        if let Some(token) = token {
            request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
        }
        let (stream, _) = tokio_tungstenite::connect_async(request).await.ok()?;
        Some(Socket { stream, frames: Vec::new() })
    }

    pub async fn send(&mut self, message: &Value) {
        let _ = self.stream.send(Message::text(message.to_string())).await;
    }

    pub async fn send_text(&mut self, message: &str) -> bool {
        self.stream.send(Message::text(message)).await.is_ok()
    }

    /// The next message, or nothing when the other side is gone.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let received =
                tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("no message came")?;
            match received.ok()? {
                Message::Text(text) => {
                    self.frames.push(text.to_string());
                    return Some(serde_json::from_str(&text).unwrap());
                }
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Everything that the table has sent by now: it answers a ping after all that it did before.
    pub async fn so_far(&mut self) -> Vec<Value> {
        self.send(&json!({"type": "ping"})).await;
        let mut heard = Vec::new();
        loop {
            let message = self.next().await.expect("the connection ended");
            if message["type"] == "pong" {
                return heard;
            }
            heard.push(message);
        }
    }

    /// The next message of a type.
    pub async fn until(&mut self, wanted: &str) -> Value {
        loop {
            let message = self.next().await.expect("the connection ended");
            if message["type"] == wanted {
                return message;
            }
            assert!(message["type"] != "refused" || wanted == "pong", "{message}");
        }
    }
}

/// One request, one answer, over a connection of its own.
pub async fn http(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<Value>,
) -> (u16, Value) {
    let (status, _, text) = raw_http(address, method, path, token, body.map(|it| it.to_string())).await;
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

/// Status, head and body; status 0 when nobody answers.
pub async fn raw_http(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<String>,
) -> (u16, String, String) {
    let body = body.unwrap_or_default();
    let token = token.map_or_else(String::new, |token| format!("Authorization: Bearer {token}\r\n"));
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{token}Content-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n",
        body.len()
    );
    let Ok(mut stream) = TcpStream::connect(address).await else { return Default::default() };
    let _ = stream.write_all((head + &body).as_bytes()).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.split(' ').nth(1).and_then(|it| it.parse().ok()).unwrap_or(0);
    (status, head.to_owned(), body.to_owned())
}

/// An answer that fits the first form of a question.
pub fn any_answer(question: &Value) -> Value {
    let form = &question["forms"][0];
    match form["form"].as_str().unwrap() {
        "one-of" => json!({"pick": 0}),
        "subset" => json!({"subset": (0..form["min"].as_u64().unwrap()).collect::<Vec<_>>()}),
        "order" => json!({"order": (0..form["items"].as_array().unwrap().len()).collect::<Vec<_>>()}),
        "number" => json!({"number": form["min"]}),
        "place" => json!({"place": {"x": form["surface"]["min"][0], "y": form["surface"]["min"][1]}}),
        // What is built at a table of these tests is a treaty of Parley; nothing agreed is one.
        "build" => json!({"words": "treaty nothing"}),
        other => panic!("no answer to a form {other}"),
    }
}
