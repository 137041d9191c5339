//! What can be set about a server.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// How a server runs. Every field can be set by flag, environment and file; `docs/server.md` lists them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The folder of the embedded database.
    pub data: PathBuf,
    /// Another database: `postgres://…` or `sqlite:PATH`.
    pub database: Option<String>,
    /// Pages that may talk to this server besides its own: `https://example.org`.
    pub origins: Vec<String>,
    /// Whether browsers reach it by an encrypted connection, through a proxy: cookies are marked accordingly.
    pub https: bool,
    /// The slot after which bots and standing orders answer.
    pub bot_slot: Duration,
    /// How many bots may think at once.
    pub bots_at_once: usize,
    /// How long a bot may think before its seat is played at random.
    pub bot_limit: Duration,
    /// How long a table without anybody stays in memory.
    pub idle: Duration,
    /// The most tables one person may have under way.
    pub tables_per_person: i64,
    /// The most connections in all.
    pub connections: usize,
    /// Requests a second from one address, with bursts of three times as many; 0 for no limit.
    pub rate: u32,
    /// Messages a second on one connection, with bursts of three times as many; 0 for no limit.
    pub message_rate: u32,
    /// Where this server is found, for links in turn notices.
    pub home: Option<String>,
    /// How long somebody who is asked may be away before they are told.
    pub notice_after: Duration,
    /// The wait before every further try of a notice; longer and longer ones without it.
    pub notice_pace: Option<Duration>,
    /// Which addresses turn notices may call.
    pub webhooks: Webhooks,
    /// The server that takes mail: `smtps://NAME:PASSWORD@HOST`; no mail without it.
    pub mail_server: Option<String>,
    /// Whom mail comes from.
    pub mail_from: Option<String>,
}

/// Which addresses turn notices may call.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Webhooks {
    /// None.
    Off,
    /// Those on the public network.
    #[default]
    Public,
    /// Any, this machine and its neighbours included.
    Private,
}

impl std::str::FromStr for Webhooks {
    type Err = &'static str;

    fn from_str(name: &str) -> Result<Webhooks, &'static str> {
        match name {
            "off" => Ok(Webhooks::Off),
            "public" => Ok(Webhooks::Public),
            "private" => Ok(Webhooks::Private),
            _ => Err("off, public or private"),
        }
    }
}

impl Settings {
    /// Where this server is found.
    pub fn home(&self) -> String {
        let named = self.home.as_ref().or(self.origins.first());
        let home = named.map_or_else(|| format!("http://{}", self.listen), Clone::clone);
        home.trim_end_matches('/').to_owned()
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            listen: SocketAddr::from(([127, 0, 0, 1], 7203)),
            data: PathBuf::from("undercroft-data"),
            database: None,
            origins: Vec::new(),
            https: false,
            bot_slot: Duration::from_millis(700),
            bots_at_once: std::thread::available_parallelism().map_or(2, usize::from),
            bot_limit: Duration::from_secs(20),
            idle: Duration::from_secs(300),
            tables_per_person: 100,
            connections: 50_000,
            rate: 50,
            message_rate: 20,
            home: None,
            notice_after: Duration::from_secs(30),
            notice_pace: None,
            webhooks: Webhooks::Public,
            mail_server: None,
            mail_from: None,
        }
    }
}

/// The largest body of a request and the largest message.
pub const LARGEST: usize = 64 * 1024;
/// The most connections of one person to one table.
pub const CONNECTIONS_PER_PERSON: usize = 8;
/// The most connections to one table; those who sit there come in all the same.
pub const WATCHERS_PER_TABLE: usize = 200;
/// How many messages may wait for a slow reader before it is cut off.
pub const OUTBOX: usize = 256;
/// How many characters of chat one message may have.
pub const LONGEST_CHAT: usize = 500;
/// The longest name of a request.
pub const LONGEST_REQUEST: usize = 64;
/// How long a lease lasts; a dead process's tables are taken over after it.
pub const LEASE: Duration = Duration::from_secs(4);
/// How often a process with tables in memory gives a sign of life.
pub const SIGN_OF_LIFE: Duration = Duration::from_secs(5);
/// After so long without a sign of life nobody served, and no clock ran.
pub const OUTAGE: Duration = Duration::from_secs(15);
