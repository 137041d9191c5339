//! The WebSocket of a table.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::Path;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::SinkExt;
use table::{Say, Seat, Text, Viewer};
use tokio::sync::mpsc;

use super::caller::Caller;
use crate::limits::Bucket;
use crate::people::Person;
use crate::problem::{Problem, sentence};
use crate::protocol::{Accepted, ClientMessage, Refused, ServerMessage, Why};
use crate::settings::{LARGEST, LONGEST_REQUEST, OUTBOX};
use crate::shared::Shared;
use crate::table::{Ask, Command, Manner, Outgoing, Since, Watcher};
use crate::voice::{Lang, Voice};

/// How often the other side is asked whether it is still there.
const HEARTBEAT: Duration = Duration::from_secs(30);
/// How long a reader may leave messages unread.
const UNREAD: Duration = Duration::from_secs(20);
/// How many messages too fast before a connection is cut.
const PATIENCE: u32 = 200;

/// `GET /api/tables/{id}/play`
pub async fn play(
    caller: Caller,
    Path(id): Path<String>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let upgrade = upgrade.map_err(|why| Problem::Malformed(format!("a WebSocket is opened here: {why}")));
    let admitted = match upgrade {
        Ok(upgrade) => admitted(&caller, &id).await.map(|who| (who, upgrade)),
        Err(problem) => Err(problem),
    };
    match admitted {
        Ok((who, upgrade)) => {
            let (shared, lang) = (Arc::clone(&caller.shared), caller.lang);
            let asks_for = |key: &str| caller.query.get(key).is_some_and(|it| it != "0");
            let manner = match asks_for("brief") {
                true => Manner::Brief,
                false => Manner::Full(lang, asks_for("drawn")),
            };
            let follows = asks_for("follow");
            let since = caller.query.get("since").map_or_else(Vec::new, |text| read_since(text));
            upgrade
                .max_message_size(LARGEST)
                .read_buffer_size(READ_BUFFER)
                .max_frame_size(LARGEST)
                .on_upgrade(move |socket| {
                    serve(shared, id, Hello { who: Arc::new(who), lang, manner, follows, since }, socket)
                })
        }
        Err(problem) => caller.respond(Err(problem)),
    }
}

struct Hello {
    who: Arc<Person>,
    lang: Lang,
    manner: Manner,
    follows: bool,
    since: Since,
}

async fn admitted(caller: &Caller, id: &str) -> Result<Person, Problem> {
    if !caller.shared.has_room() {
        return Err(Problem::Limit);
    }
    let (who, _) = caller.somebody().await?;
    caller.shared.ask(id, &who, caller.lang, Ask::Info).await?;
    Ok(who)
}

/// `0:12,spectator:5`; what cannot be read is left out, and everything is sent.
fn read_since(text: &str) -> Since {
    let viewer = |name: &str| match name {
        "spectator" => Some(Viewer::Spectator),
        seat => seat.parse::<u8>().ok().and_then(|seat| Seat::try_from(seat).ok()).map(Viewer::Seat),
    };
    let pairs = text.split(',').filter_map(|pair| pair.split_once(':')).take(table::MAX_SEATS + 1);
    pairs.filter_map(|(name, version)| Some((viewer(name)?, version.parse().ok()?))).collect()
}

/// Counts a connection as long as it lives.
struct Counted(Arc<Shared>);

impl Counted {
    fn new(shared: &Arc<Shared>) -> Counted {
        shared.metrics.connections.fetch_add(1, Ordering::Relaxed);
        Counted(Arc::clone(shared))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.metrics.connections.fetch_sub(1, Ordering::Relaxed);
    }
}

/// How a connection reads: small, since people send little, and most connections wait most of the time.
const READ_BUFFER: usize = 512;

async fn serve(shared: Arc<Shared>, id: String, hello: Hello, mut socket: WebSocket) {
    let _counted = Counted::new(&shared);
    let lang = hello.lang;
    let mut place = Place::new(&shared, hello);
    if !place.take(id).await {
        return;
    }
    let mut closing = shared.closing.subscribe();
    let mut closed = std::pin::pin!(closing.changed());
    let mut heartbeat = tokio::time::interval_at(tokio::time::Instant::now() + HEARTBEAT, HEARTBEAT);
    heartbeat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut reader = Reader::new(&shared, lang);
    let mut is_alive = true;
    loop {
        tokio::select! {
            messages = place.outgoing.recv() => match messages {
                Some(messages) => if send(&mut socket, messages, &mut place).await.is_err() { break },
                None => break,
            },
            received = socket.recv() => {
                let Some(Ok(received)) = received else { break };
                is_alive = true;
                let answer = match reader.read(received) {
                    Read::Message(message) => place.pass_on(message, &reader).await,
                    Read::Refused(words) => Some(words),
                    Read::Nothing => None,
                    Read::Enough => break,
                };
                if let Some(words) = answer {
                    let answer = Outgoing { messages: vec![words], moved: None };
                    if send(&mut socket, answer, &mut place).await.is_err() { break }
                }
                if place.is_lost() { break }
            }
            // Whoever has said nothing since the last time, not even that they are there, is not.
            _ = heartbeat.tick() => {
                let was_alive = std::mem::take(&mut is_alive);
                if !was_alive || socket.send(Message::Ping(Vec::new().into())).await.is_err() { break }
            }
            _ = &mut closed => {
                let words = Voice::plain(lang).say(&Text::new("server-closing"));
                let _ = socket.send(Message::Text(text(&ServerMessage::Closing { words }))).await;
                break;
            }
        }
    }
    place.leave().await;
    let _ = tokio::time::timeout(UNREAD, socket.send(Message::Close(None))).await;
}

/// The table that a connection watches.
struct Place {
    shared: Arc<Shared>,
    hello: Hello,
    at: Option<(u64, mpsc::Sender<Command>)>,
    /// What the table sends; it ends when the table gives the connection up.
    outgoing: mpsc::Receiver<Outgoing>,
}

impl Place {
    fn new(shared: &Arc<Shared>, hello: Hello) -> Place {
        Place { shared: Arc::clone(shared), hello, at: None, outgoing: mpsc::channel(1).1 }
    }

    fn is_lost(&self) -> bool {
        self.at.is_none()
    }

    /// Watches this table; false when it is gone.
    async fn take(&mut self, id: String) -> bool {
        static NUMBERS: AtomicU64 = AtomicU64::new(0);
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        let (outbox, outgoing) = mpsc::channel(OUTBOX);
        self.outgoing = outgoing;
        let Hello { who, lang, manner, follows, since } = &mut self.hello;
        let watcher = Watcher {
            number,
            who: who.clone(),
            lang: *lang,
            manner: *manner,
            follows: *follows,
            since: std::mem::take(since),
            outbox,
            moved: None,
            queue: Vec::new(),
        };
        let table = self.shared.hub.reach(&self.shared, &id);
        let watches = table.send(Command::Watch(Box::new(watcher))).await.is_ok();
        self.at = watches.then_some((number, table));
        watches
    }

    /// The table has taken the connection along to another one.
    fn is_moved(&mut self, to: mpsc::Sender<Command>) {
        if let Some((_, table)) = self.at.as_mut() {
            *table = to;
        }
    }

    async fn leave(&mut self) {
        if let Some((number, table)) = self.at.take() {
            let _ = table.send(Command::Unwatch(number)).await;
        }
    }

    /// Passes a message on to the table; what goes straight back.
    async fn pass_on(&mut self, message: Box<ClientMessage>, reader: &Reader) -> Option<Utf8Bytes> {
        if let ClientMessage::Go { of, table } = *message {
            return self.go(of.request, table, reader).await;
        }
        let (number, table) = self.at.as_ref()?;
        if table.send(Command::Message { watcher: *number, message }).await.is_err() {
            self.at = None;
        }
        None
    }

    /// Watches another table instead, if there is such a one.
    async fn go(&mut self, request: String, id: String, reader: &Reader) -> Option<Utf8Bytes> {
        let known = self.shared.hub.known(&id).is_some()
            || self.shared.ask(&id, &self.hello.who, self.hello.lang, Ask::Info).await.is_ok();
        if !known {
            return Some(reader.refused(request, Why::NoSuchTable, None));
        }
        self.leave().await;
        self.take(id).await;
        let accepted = Accepted { request, seat: None, version: 0 };
        (!accepted.request.is_empty()).then(|| text(&ServerMessage::Accepted(accepted)))
    }
}

fn text(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

/// Sends messages and whatever else is waiting, in one go. A reader who does not read is given up.
async fn send(socket: &mut WebSocket, first: Outgoing, place: &mut Place) -> Result<(), axum::Error> {
    match tokio::time::timeout(UNREAD, send_all(socket, first, place)).await {
        Ok(sent) => sent,
        Err(late) => Err(axum::Error::new(late)),
    }
}

async fn send_all(socket: &mut WebSocket, first: Outgoing, place: &mut Place) -> Result<(), axum::Error> {
    let mut outgoing = first;
    loop {
        if let Some(table) = outgoing.moved {
            place.is_moved(table);
        }
        for message in outgoing.messages {
            socket.feed(Message::Text(message)).await?;
        }
        match place.outgoing.try_recv() {
            Ok(next) => outgoing = next,
            Err(_) => return socket.flush().await,
        }
    }
}

/// The name that a message gives itself, whatever else is in it; empty where there is none that could be told.
fn request_of(words: &str) -> String {
    #[derive(serde::Deserialize)]
    struct Named {
        request: String,
    }
    let named = serde_json::from_str::<Named>(words).map_or_else(|_| String::new(), |it| it.request);
    named.chars().filter(|letter| !letter.is_control()).take(LONGEST_REQUEST).collect()
}

/// What came in.
enum Read {
    Message(Box<ClientMessage>),
    Refused(Utf8Bytes),
    Nothing,
    Enough,
}

struct Reader {
    bucket: Bucket,
    rate: u32,
    too_fast: u32,
    lang: Lang,
}

impl Reader {
    fn new(shared: &Shared, lang: Lang) -> Reader {
        let rate = shared.settings.message_rate;
        Reader { bucket: Bucket::full(rate, Instant::now()), rate, too_fast: 0, lang }
    }

    fn read(&mut self, message: Message) -> Read {
        let words = match message {
            Message::Text(words) => words,
            Message::Close(_) => return Read::Enough,
            Message::Ping(_) | Message::Pong(_) => return Read::Nothing,
            Message::Binary(_) => {
                let detail = Some("text, not bytes".to_owned());
                return Read::Refused(self.refused(String::new(), Why::Malformed, detail));
            }
        };
        if !self.bucket.take(self.rate, Instant::now()) {
            self.too_fast += 1;
            return match self.too_fast > PATIENCE {
                true => Read::Enough,
                false => Read::Refused(self.refused(request_of(&words), Why::Limit, None)),
            };
        }
        match ClientMessage::read(&words) {
            Ok(message) => Read::Message(Box::new(message)),
            Err(error) => {
                let detail = error.to_string().chars().take(300).collect();
                Read::Refused(self.refused(request_of(&words), Why::Malformed, Some(detail)))
            }
        }
    }

    fn refused(&self, request: String, why: Why, detail: Option<String>) -> Utf8Bytes {
        let words = Voice::plain(self.lang).say(&sentence(why));
        let refused = Refused { request, seat: None, why, words, rule: None, because: None, detail };
        text(&ServerMessage::Refused(refused))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_seen_are_read_as_far_as_they_can_be() {
        let read = read_since("0:12,spectator:5,99:1,x:y,3");
        assert_eq!(read, [(Viewer::Seat(Seat::new(0)), 12), (Viewer::Spectator, 5)]);
    }
}
