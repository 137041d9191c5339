//! The WebSocket of a table.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::Path;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use table::{Say, Seat, Text, Viewer};
use tokio::sync::mpsc;

use super::caller::Caller;
use crate::limits::Bucket;
use crate::people::Person;
use crate::problem::{Problem, sentence};
use crate::protocol::{Accepted, ClientMessage, Refused, ServerMessage, Why};
use crate::settings::{LARGEST, LONGEST_REQUEST, OUTBOX};
use crate::shared::Shared;
use crate::table::{Ask, Command, Manner, Since, Watcher, written};
use crate::voice::{Lang, Voice};
use crate::wire::{Left, Wire};

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

async fn serve(shared: Arc<Shared>, id: String, hello: Hello, socket: WebSocket) {
    let _counted = Counted::new(&shared);
    let lang = hello.lang;
    let Some(mut place) = Place::take(&shared, hello, &id, socket).await else { return };
    let mut closing = shared.closing.subscribe();
    let mut closed = std::pin::pin!(closing.changed());
    let mut heartbeat = tokio::time::interval_at(tokio::time::Instant::now() + HEARTBEAT, HEARTBEAT);
    heartbeat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut reader = Reader::new(&shared, lang);
    let mut is_alive = true;
    loop {
        tokio::select! {
            biased;
            received = place.wire.next() => {
                let Some(Ok(received)) = received else { break };
                is_alive = true;
                let answer = match reader.read(received) {
                    Read::Message(message) => match place.pass_on(message, &reader).await {
                        Ok(answer) => answer,
                        Err(Gone) => break,
                    },
                    Read::Refused(words) => Some(words),
                    Read::Nothing => None,
                    Read::Enough => break,
                };
                if let Some(words) = answer && !place.send([Message::Text(words)]).await { break }
            }
            left = place.left.recv() => {
                let Some(left) = left else { break };
                if !place.send(left.into_iter().map(Message::Text)).await { break }
            }
            // Whoever has said nothing since the last time, not even that they are there, is not.
            _ = heartbeat.tick() => {
                let was_alive = std::mem::take(&mut is_alive);
                if !was_alive || !place.send([Message::Ping(Vec::new().into())]).await { break }
            }
            _ = &mut closed => {
                let words = Voice::plain(lang).say(&Text::new("server-closing"));
                place.send([Message::Text(written(&ServerMessage::Closing { words }))]).await;
                break;
            }
        }
    }
    place.wire.tell(Command::Unwatch(place.number)).await;
    place.send([Message::Close(None)]).await;
}

/// A connection and the table that it watches.
struct Place {
    shared: Arc<Shared>,
    hello: Hello,
    wire: Arc<Wire>,
    number: u64,
    /// What the table leaves to this task to send; it ends when the table gives the connection up.
    left: mpsc::Receiver<Left>,
}

/// The table is gone.
struct Gone;

impl Place {
    /// Watches a table; nothing when it is gone.
    async fn take(shared: &Arc<Shared>, hello: Hello, id: &str, socket: WebSocket) -> Option<Place> {
        let table = shared.hub.reach(shared, id);
        let wire = Wire::new(socket, table.clone());
        let left = mpsc::channel(1).1;
        let mut place = Place { shared: Arc::clone(shared), hello, wire, number: 0, left };
        place.watch(table).await.then_some(place)
    }

    /// Watches a table from now on; false when it is gone.
    async fn watch(&mut self, table: mpsc::Sender<Command>) -> bool {
        static NUMBERS: AtomicU64 = AtomicU64::new(0);
        self.number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        self.wire.turn_to(self.number, table);
        let (task, left) = mpsc::channel(OUTBOX);
        self.left = left;
        let Hello { who, lang, manner, follows, since } = &mut self.hello;
        let watcher = Watcher {
            number: self.number,
            who: who.clone(),
            lang: *lang,
            manner: *manner,
            follows: *follows,
            since: std::mem::take(since),
            wire: Arc::clone(&self.wire),
            task,
            queue: Vec::new(),
        };
        self.wire.tell(Command::Watch(Box::new(watcher))).await
    }

    /// Sends something and what the table has left. A reader who does not read is given up: false.
    async fn send(&mut self, messages: impl IntoIterator<Item = Message>) -> bool {
        let sent = tokio::time::timeout(UNREAD, self.wire.send(messages, &mut self.left)).await;
        matches!(sent, Ok(Ok(())))
    }

    /// Passes a message on to the table; what goes straight back.
    async fn pass_on(
        &mut self,
        message: Box<ClientMessage>,
        reader: &Reader,
    ) -> Result<Option<Utf8Bytes>, Gone> {
        if let ClientMessage::Go { of, table } = *message {
            return self.go(of.request, table, reader).await;
        }
        let told = self.wire.tell(Command::Message { watcher: self.number, message }).await;
        told.then_some(None).ok_or(Gone)
    }

    /// Watches another table instead, if there is such a one.
    async fn go(&mut self, request: String, id: String, reader: &Reader) -> Result<Option<Utf8Bytes>, Gone> {
        let known = self.shared.hub.known(&id).is_some()
            || self.shared.ask(&id, &self.hello.who, self.hello.lang, Ask::Info).await.is_ok();
        if !known {
            return Ok(Some(reader.refused(request, Why::NoSuchTable, None)));
        }
        self.wire.tell(Command::Unwatch(self.number)).await;
        let table = self.shared.hub.reach(&self.shared, &id);
        if !self.watch(table).await {
            return Err(Gone);
        }
        let accepted = Accepted { request, seat: None, version: 0 };
        Ok((!accepted.request.is_empty()).then(|| written(&ServerMessage::Accepted(accepted))))
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
        if !self.bucket.take(self.rate, Instant::now) {
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
        written(&ServerMessage::Refused(refused))
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
