//! The wire of a connection. The table that it watches writes on it straight away, without a way through another task; what the other
//! side does not take at once is left to the connection's own task, which can wait.

use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use futures_util::{SinkExt, StreamExt};
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::{SendError, TrySendError};

use crate::table::Command;

/// What the table could not write itself, in its order; nothing in it where only the other side has to catch up.
pub type Left = Vec<Utf8Bytes>;

/// Why a watcher cannot write any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unwritten {
    /// The connection has ended, or gone to another table.
    Gone,
    /// The other side reads so slowly that too much is left already.
    TooSlow,
}

/// A connection as its task and its table share it.
pub struct Wire {
    line: Mutex<Line>,
    /// The way to the table that the connection watches.
    table: Mutex<mpsc::Sender<Command>>,
}

struct Line {
    socket: WebSocket,
    /// Who may write: a connection that has gone to another table has another number there.
    watcher: u64,
    /// The connection's task is sending: whatever comes now comes after.
    is_busy: bool,
}

/// Sends something: at once where there is room, as there nearly always is.
async fn send<T>(to: &mpsc::Sender<T>, it: T) -> Result<(), SendError<T>> {
    match to.try_send(it) {
        Ok(()) => Ok(()),
        Err(TrySendError::Full(it)) => to.send(it).await,
        Err(TrySendError::Closed(it)) => Err(SendError(it)),
    }
}

impl Wire {
    /// The wire of a connection that watches this table.
    pub fn new(socket: WebSocket, table: mpsc::Sender<Command>) -> Arc<Wire> {
        let line = Line { socket, watcher: 0, is_busy: false };
        Arc::new(Wire { line: Mutex::new(line), table: Mutex::new(table) })
    }

    fn line(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to the table that the connection watches.
    pub fn table(&self) -> mpsc::Sender<Command> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// From now on the connection watches this table, and this watcher writes, no other.
    pub fn turn_to(&self, watcher: u64, table: mpsc::Sender<Command>) {
        let mut line = self.line();
        line.watcher = watcher;
        self.lead_to(table);
    }

    /// A table takes this watcher along to another one; unless the connection has gone elsewhere by itself meanwhile.
    pub fn take_along(&self, watcher: u64, table: mpsc::Sender<Command>) {
        let line = self.line();
        if line.watcher == watcher {
            self.lead_to(table);
        }
    }

    /// Whoever changes the way has the line in hand.
    fn lead_to(&self, table: mpsc::Sender<Command>) {
        *self.table.lock().unwrap_or_else(PoisonError::into_inner) = table;
    }

    /// Tells the table something, wherever the connection has been taken meanwhile; false when that table is gone.
    pub async fn tell(&self, command: Command) -> bool {
        let mut table = self.table();
        let mut command = command;
        loop {
            let Err(SendError(unsent)) = send(&table, command).await else { return true };
            let now = self.table();
            if now.same_channel(&table) {
                return false;
            }
            (table, command) = (now, unsent);
        }
    }

    /// A watcher writes as much as the other side takes at once and leaves the rest to the connection's task.
    pub fn write(
        &self,
        watcher: u64,
        messages: &mut Vec<Utf8Bytes>,
        task: &mpsc::Sender<Left>,
    ) -> Result<(), Unwritten> {
        let mut line = self.line();
        if line.watcher != watcher {
            return Err(Unwritten::Gone);
        }
        if !line.is_busy {
            match line.put_all(messages) {
                Poll::Ready(written) => return written.map_err(|_| Unwritten::Gone),
                Poll::Pending => line.is_busy = true,
            }
        }
        // With the line in hand, so that nobody else writes in between.
        task.try_send(std::mem::take(messages)).map_err(|unsent| match unsent {
            TrySendError::Full(_) => Unwritten::TooSlow,
            TrySendError::Closed(_) => Unwritten::Gone,
        })
    }

    /// Sends something, then what the table has left, however long the other side takes.
    pub async fn send(
        &self,
        first: impl IntoIterator<Item = Message>,
        left: &mut mpsc::Receiver<Left>,
    ) -> Result<(), axum::Error> {
        self.line().is_busy = true;
        for message in first {
            self.put(message).await?;
        }
        loop {
            poll_fn(|context| self.line().socket.poll_flush_unpin(context)).await?;
            let Some(messages) = self.next_left(left) else { return Ok(()) };
            for message in messages {
                self.put(Message::Text(message)).await?;
            }
        }
    }

    /// What the table has left; when that is nothing it writes by itself again.
    fn next_left(&self, left: &mut mpsc::Receiver<Left>) -> Option<Left> {
        let mut line = self.line();
        let next = left.try_recv().ok();
        line.is_busy = next.is_some();
        next
    }

    async fn put(&self, message: Message) -> Result<(), axum::Error> {
        poll_fn(|context| self.line().socket.poll_ready_unpin(context)).await?;
        self.line().socket.start_send_unpin(message)
    }

    /// What the other side sends; nothing when it is gone.
    pub async fn next(&self) -> Option<Result<Message, axum::Error>> {
        poll_fn(|context| self.line().socket.poll_next_unpin(context)).await
    }
}

impl Line {
    /// Writes all of these, or as many as go out without waiting.
    fn put_all(&mut self, messages: &mut Vec<Utf8Bytes>) -> Poll<Result<(), axum::Error>> {
        let mut context = Context::from_waker(Waker::noop());
        let mut put = 0;
        while put < messages.len() && self.socket.poll_ready_unpin(&mut context)?.is_ready() {
            self.socket.start_send_unpin(Message::Text(std::mem::take(&mut messages[put])))?;
            put += 1;
        }
        messages.drain(..put);
        match messages.is_empty() {
            true => self.socket.poll_flush_unpin(&mut context),
            false => Poll::Pending,
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::extract::ws::WebSocketUpgrade;
    use axum::routing::any;
    use tokio::io::DuplexStream;
    use tokio::sync::oneshot;
    use tokio_tungstenite::WebSocketStream;

    use super::*;

    /// Accepts one connection.
    struct Once(Option<DuplexStream>);

    impl axum::serve::Listener for Once {
        type Io = DuplexStream;
        type Addr = ();
        async fn accept(&mut self) -> (DuplexStream, ()) {
            match self.0.take() {
                Some(stream) => (stream, ()),
                None => std::future::pending().await,
            }
        }
        fn local_addr(&self) -> std::io::Result<()> {
            Ok(())
        }
    }

    /// A wire that holds so many bytes, and its other end. Its writer is number 0.
    async fn wire_with_room(room: usize) -> (Arc<Wire>, WebSocketStream<DuplexStream>) {
        let (ours, theirs) = tokio::io::duplex(room);
        let (found, socket) = oneshot::channel();
        let found = Arc::new(Mutex::new(Some(found)));
        let open = async move |upgrade: WebSocketUpgrade| {
            upgrade.on_upgrade(async move |socket| {
                let found = found.lock().expect("nobody panicked").take().expect("one connection");
                assert!(found.send(socket).is_ok(), "somebody waits");
            })
        };
        let serving = axum::serve(Once(Some(ours)), Router::new().route("/", any(open)));
        tokio::spawn(async move { serving.await });
        let (client, _) = tokio_tungstenite::client_async("ws://table/", theirs).await.expect("a connection");
        (Wire::new(socket.await.expect("a socket"), mpsc::channel(1).0), client)
    }

    /// A text that is longer than a small wire, with its number in front.
    fn long(number: usize) -> Utf8Bytes {
        format!("{number:04}{}", "x".repeat(3_000)).into()
    }

    async fn next_number(client: &mut WebSocketStream<DuplexStream>) -> usize {
        let message = client.next().await.expect("a message").expect("a sound one");
        message.to_text().expect("text")[..4].parse().expect("a number")
    }

    #[tokio::test]
    async fn a_reader_who_falls_behind_gets_everything_in_its_order() {
        let (wire, mut client) = wire_with_room(1_000).await;
        let (task, mut left) = mpsc::channel(20);
        for number in 0..10 {
            assert_eq!(wire.write(0, &mut vec![long(2 * number), long(2 * number + 1)], &task), Ok(()));
        }
        assert_eq!(left.len(), 10, "nothing goes past what waits");
        let reads = async {
            for number in 0..20 {
                assert_eq!(next_number(&mut client).await, number);
            }
        };
        let (sent, ()) = tokio::join!(wire.send([], &mut left), reads);
        sent.expect("sent");
        let (wrote, number) = tokio::join!(
            async { wire.write(0, &mut vec![Utf8Bytes::from_static("0020")], &task) },
            next_number(&mut client)
        );
        assert_eq!((wrote, number, left.len()), (Ok(()), 20, 0), "the table writes by itself again");
    }

    #[tokio::test]
    async fn whoever_never_reads_is_given_up_and_whoever_has_left_writes_nothing() {
        let (wire, mut client) = wire_with_room(1_000).await;
        let (task, _left) = mpsc::channel(2);
        let written: Vec<_> = (0..4).map(|number| wire.write(0, &mut vec![long(number)], &task)).collect();
        let too_slow = Err(Unwritten::TooSlow);
        assert_eq!(written, [Ok(()), Ok(()), too_slow, too_slow]);
        wire.turn_to(7, mpsc::channel(1).0);
        let elsewhere = wire.write(0, &mut vec![long(9)], &task);
        assert_eq!(elsewhere, Err(Unwritten::Gone), "another table has it now");
        drop(wire);
        assert!(client.next().await.is_some_and(|message| message.is_err()), "cut off");
    }

    #[tokio::test]
    async fn what_is_told_while_the_connection_is_taken_along_arrives_where_it_is() {
        let (wire, _client) = wire_with_room(1_000).await;
        assert!(!wire.tell(Command::Unwatch(1)).await, "its table is gone");
        let (before, full) = mpsc::channel(1);
        let (next, mut inbox) = mpsc::channel(1);
        before.send(Command::Unwatch(2)).await.expect("room for one");
        wire.turn_to(4, before);
        let taken_along = async {
            wire.take_along(4, next);
            drop(full);
        };
        let (told, ()) = tokio::join!(wire.tell(Command::Unwatch(3)), taken_along);
        assert!(told && matches!(inbox.recv().await, Some(Command::Unwatch(3))));
        wire.take_along(5, mpsc::channel(1).0);
        assert!(wire.tell(Command::Unwatch(6)).await, "whoever has gone by themselves is not taken along");
    }
}
