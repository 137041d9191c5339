//! A plain HTTP connection that stays open: what tables are made over.

use std::net::SocketAddr;

use serde::Deserialize;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// A connection.
pub struct Line {
    server: SocketAddr,
    stream: BufReader<TcpStream>,
}

/// As much of an answer as is needed.
#[derive(Deserialize)]
pub struct Known {
    /// A table's id.
    #[serde(default)]
    pub id: String,
    /// A guest's token.
    #[serde(default)]
    pub token: String,
}

impl Line {
    /// Connects.
    pub async fn open(server: SocketAddr) -> Result<Line, String> {
        let stream = TcpStream::connect(server).await.map_err(|error| error.to_string())?;
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        Ok(Line { server, stream: BufReader::new(stream) })
    }

    /// One request, one answer.
    pub async fn post(&mut self, path: &str, token: &str, body: &str) -> Result<Known, String> {
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {token}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.server,
            body.len()
        );
        let (status, answer) = self.exchange(&head).await.map_err(|error| format!("{path}: {error}"))?;
        let refused = || format!("{path}: {status} {}", String::from_utf8_lossy(&answer));
        match status.starts_with('2') {
            true => serde_json::from_slice(&answer).map_err(|_| refused()),
            false => Err(refused()),
        }
    }

    /// The status of the answer, and its body.
    async fn exchange(&mut self, request: &str) -> std::io::Result<(String, Vec<u8>)> {
        self.stream.get_mut().write_all(request.as_bytes()).await?;
        let mut first = String::new();
        self.stream.read_line(&mut first).await?;
        let status = first.split_whitespace().nth(1).unwrap_or("no status").to_owned();
        let mut length = 0;
        loop {
            let mut line = String::new();
            self.stream.read_line(&mut line).await?;
            if line.trim().is_empty() {
                break;
            }
            if let Some((name, value)) = line.split_once(':')
                && name.eq_ignore_ascii_case("content-length")
            {
                length = value.trim().parse().unwrap_or(0);
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await?;
        Ok((status, body))
    }
}
