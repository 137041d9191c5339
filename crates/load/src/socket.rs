//! As much of a WebSocket as a generator needs that is to cost little: text out, text in, pings answered.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A connection.
pub struct Socket {
    stream: TcpStream,
    /// What was read and not yet taken out.
    read: Vec<u8>,
    from: usize,
    /// Where the last message stands in it.
    last: std::ops::Range<usize>,
    written: Vec<u8>,
}

const TEXT: u8 = 0x1;
const PING: u8 = 0x9;
const PONG: u8 = 0xa;
/// The bit of a last frame, and that of a masked one.
const LAST: u8 = 0x80;
const MASKED: u8 = 0x80;
/// Lengths from here on are written in two bytes, and those after in eight.
const TWO_BYTES: u8 = 126;
const EIGHT_BYTES: u8 = 127;
/// How much is read at once.
const ROOM: usize = 4096;

impl Socket {
    /// Opens one at this path.
    pub async fn open(server: SocketAddr, path: &str, token: &str) -> Result<Socket, String> {
        let failed = |error: std::io::Error| error.to_string();
        let stream = TcpStream::connect(server).await.map_err(failed)?;
        stream.set_nodelay(true).map_err(failed)?;
        let mut socket = Socket { stream, read: Vec::new(), from: 0, last: 0..0, written: Vec::new() };
        let hello = format!(
            "GET {path} HTTP/1.1\r\nHost: {server}\r\nAuthorization: Bearer {token}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        socket.stream.write_all(hello.as_bytes()).await.map_err(failed)?;
        let end = loop {
            socket.fill().await.ok_or("closed")?;
            if let Some(at) = socket.read.windows(4).position(|window| window == b"\r\n\r\n") {
                break at + 4;
            }
        };
        match socket.read.starts_with(b"HTTP/1.1 101") {
            true => socket.from = end,
            false => return Err(String::from_utf8_lossy(&socket.read[..end]).into_owned()),
        }
        Ok(socket)
    }

    /// Sends a text.
    pub async fn send(&mut self, text: &str) -> Option<()> {
        self.send_frame(TEXT, text.as_bytes()).await
    }

    /// Frames of clients are masked; by zeros, which change nothing: there is no proxy in between to be confused.
    async fn send_frame(&mut self, kind: u8, payload: &[u8]) -> Option<()> {
        self.written.clear();
        self.written.push(LAST | kind);
        match u8::try_from(payload.len()) {
            Ok(length) if length < TWO_BYTES => self.written.push(MASKED | length),
            _ => {
                self.written.push(MASKED | TWO_BYTES);
                self.written.extend(u16::try_from(payload.len()).ok()?.to_be_bytes());
            }
        }
        self.written.extend([0; 4]);
        self.written.extend(payload);
        self.stream.write_all(&self.written).await.ok()
    }

    /// The next text; nothing when the connection has ended.
    pub async fn next(&mut self) -> Option<&[u8]> {
        loop {
            match self.frame()? {
                Some(TEXT) => return Some(&self.read[self.last.clone()]),
                Some(PING) => {
                    let payload = self.read[self.last.clone()].to_vec();
                    self.send_frame(PONG, &payload).await?;
                }
                Some(_) => return None,
                None => self.fill().await?,
            }
        }
    }

    /// Takes a whole frame out of what was read, and says of which kind it is; nothing yet when it is not all there, and
    /// nothing at all when it is none that this generator understands.
    fn frame(&mut self) -> Option<Option<u8>> {
        let head = &self.read[self.from..];
        let [kind, short, rest @ ..] = head else { return Some(None) };
        let (skip, length) = match *short {
            EIGHT_BYTES => match rest.first_chunk::<8>() {
                Some(bytes) => (10, usize::try_from(u64::from_be_bytes(*bytes)).ok()?),
                None => return Some(None),
            },
            TWO_BYTES => match rest.first_chunk::<2>() {
                Some(bytes) => (4, usize::from(u16::from_be_bytes(*bytes))),
                None => return Some(None),
            },
            short => (2, usize::from(short)),
        };
        if kind & LAST == 0 {
            return None;
        }
        if head.len() < skip + length {
            return Some(None);
        }
        let kind = kind & !LAST;
        self.last = self.from + skip..self.from + skip + length;
        self.from = self.last.end;
        Some(Some(kind))
    }

    /// Reads more, behind what is not yet taken out.
    async fn fill(&mut self) -> Option<()> {
        self.read.drain(..self.from);
        self.from = 0;
        self.read.reserve(ROOM);
        let read = self.stream.read_buf(&mut self.read).await.ok()?;
        (read > 0).then_some(())
    }
}
