//! Turn notices: a call to an address that somebody named, or a mail. They are sent beside everything else, a few at a time,
//! and given up after a few tries: a notice that is lost costs nobody a move.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;

use hmac::{Hmac, KeyInit, Mac};
use lettre::message::Mailbox;
use lettre::{Message, SmtpTransport, Transport};
use serde::Serialize;
use sha2::Sha256;
use store::{Store, Wish};
use table::{Say, Seat, Text};
use tokio::sync::{Semaphore, mpsc};
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

use crate::metrics::Metrics;
use crate::settings::{Settings, Webhooks};
use crate::shared::Shared;
use crate::voice::{Lang, Voice};

/// How many notices may wait, and how many are sent at once.
const QUEUE: usize = 4096;
const AT_ONCE: usize = 8;
/// How long a receiver may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long to wait before each further try; as many tries as there are waits, and one.
const WAITS: [Duration; 3] = [Duration::from_secs(2), Duration::from_secs(20), Duration::from_secs(120)];
/// The longest address.
pub const LONGEST_ADDRESS: usize = 500;

/// Somebody is asked and not here.
#[derive(Clone, Debug)]
pub struct Notice {
    /// Who.
    pub person: String,
    /// The table's number.
    pub num: i64,
    /// The table's link.
    pub table: String,
    /// The game.
    pub game: String,
    /// Which seat.
    pub seat: Seat,
    /// What it is called.
    pub seat_name: String,
    /// When.
    pub at: i64,
}

/// What a webhook is sent.
#[derive(Serialize)]
struct Called<'a> {
    r#type: &'static str,
    table: &'a str,
    game: &'a str,
    seat: Seat,
    name: &'a str,
    link: &'a str,
    at: i64,
    words: &'a str,
}

/// Where notices go to be sent.
#[derive(Debug)]
pub struct Notices {
    queue: mpsc::Sender<Notice>,
}

impl Notices {
    /// A queue, and the end that [`run`] empties.
    pub fn new() -> (Notices, mpsc::Receiver<Notice>) {
        let (queue, inbox) = mpsc::channel(QUEUE);
        (Notices { queue }, inbox)
    }

    /// Sends a notice when there is time. One too many is let fall.
    pub fn send(&self, notice: Notice) {
        if self.queue.try_send(notice).is_err() {
            tracing::warn!("too many turn notices wait; one was let fall");
        }
    }
}

/// Sends what is in the queue.
pub async fn run(shared: Arc<Shared>, mut inbox: mpsc::Receiver<Notice>) {
    let Ok(post) = Post::new(&shared.settings) else { return };
    let post = Arc::new(post);
    let permits = Arc::new(Semaphore::new(AT_ONCE));
    while let Some(notice) = inbox.recv().await {
        let Ok(permit) = Arc::clone(&permits).acquire_owned().await else { return };
        let (shared, post, sending) = (Arc::clone(&shared), Arc::clone(&post), Arc::clone(&permits));
        tokio::spawn(async move {
            let letters = letters(&shared.store, &post, &notice).await;
            drop(permit);
            for letter in letters {
                deliver(&shared, &post, &sending, &notice, letter).await;
            }
        });
    }
}

/// One way to reach somebody.
#[derive(Clone)]
enum Letter {
    Webhook { address: String, secret: String, body: String },
    Mail(Box<Message>),
}

async fn letters(store: &Store, post: &Post, notice: &Notice) -> Vec<Letter> {
    let wish = match store.wished(&notice.person, notice.num).await {
        Ok(Some(wish)) => wish,
        Ok(None) => return Vec::new(),
        Err(failure) => {
            tracing::warn!(%failure, "a turn notice could not be addressed");
            return Vec::new();
        }
    };
    let mut letters = Vec::new();
    if !wish.webhook.is_empty() && post.webhooks != Webhooks::Off {
        letters.push(post.webhook(notice, &wish));
    }
    letters.extend(post.mail(notice, &wish.mail));
    letters
}

/// Tries a few times, with longer and longer waits; few at once, since each holds a thread as long as it is not answered.
async fn deliver(shared: &Shared, post: &Arc<Post>, sending: &Semaphore, notice: &Notice, letter: Letter) {
    for wait in WAITS.iter().map(Some).chain([None]) {
        let (post, tried) = (Arc::clone(post), letter.clone());
        let turn = sending.acquire().await;
        let sent = tokio::task::spawn_blocking(move || post.send(&tried)).await;
        drop(turn);
        let why = match sent {
            Ok(Ok(())) => return Metrics::count(&shared.metrics.notices),
            Ok(Err(Undelivered::ForGood(why))) => {
                tracing::info!(table = %notice.table, %why, "a turn notice was refused");
                return Metrics::count(&shared.metrics.notices_lost);
            }
            Ok(Err(Undelivered::ForNow(why))) => why,
            Err(error) => error.to_string(),
        };
        tracing::debug!(table = %notice.table, %why, "a turn notice did not arrive");
        match wait {
            Some(wait) => tokio::time::sleep(shared.settings.notice_pace.unwrap_or(*wait)).await,
            None => Metrics::count(&shared.metrics.notices_lost),
        }
    }
}

/// Why a notice did not arrive.
#[derive(Debug, PartialEq, Eq)]
enum Undelivered {
    /// Another try may help.
    ForNow(String),
    /// No other try will.
    ForGood(String),
}

/// What sends notices.
struct Post {
    webhooks: Webhooks,
    agent: ureq::Agent,
    mail: Option<(SmtpTransport, Mailbox)>,
    home: String,
}

fn title(notice: &Notice) -> &str {
    shelf::find(&notice.game).map_or(notice.game.as_str(), |boxed| boxed.game.facts().title)
}

/// Why a mail server cannot be used.
pub fn mail_problem(settings: &Settings) -> Option<String> {
    Post::new(settings).err()
}

impl Post {
    fn new(settings: &Settings) -> Result<Post, String> {
        let mail = match (&settings.mail_server, &settings.mail_from) {
            (Some(server), Some(from)) => Some((mail_server(server)?, mailbox(from)?)),
            (Some(_), None) => return Err("mail-from is missing: whom mail comes from".to_owned()),
            (None, _) => None,
        };
        let config = ureq::Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .max_redirects(0)
            .proxy(None)
            .user_agent("undercroft")
            .http_status_as_error(false)
            .build();
        let guard =
            Guard { inner: DefaultResolver::default(), anywhere: settings.webhooks == Webhooks::Private };
        let agent = ureq::Agent::with_parts(config, DefaultConnector::default(), guard);
        Ok(Post { webhooks: settings.webhooks, agent, mail, home: settings.home() })
    }

    fn link(&self, notice: &Notice) -> String {
        format!("{}/t/{}", self.home, notice.table)
    }

    fn words(&self, notice: &Notice) -> String {
        let said = Text::new("server-notice").with("name", notice.seat_name.clone());
        Voice::plain(Lang::default()).say(&said.with("game", title(notice)))
    }

    /// Without the name of the seat: whoever sits there chose it, and nobody chooses what stands in others' letters.
    fn neutral_words(&self, notice: &Notice) -> String {
        Voice::plain(Lang::default()).say(&Text::new("server-notice-subject").with("game", title(notice)))
    }

    fn webhook(&self, notice: &Notice, wish: &Wish) -> Letter {
        let (link, words) = (self.link(notice), self.words(notice));
        let called = Called {
            r#type: "turn",
            table: &notice.table,
            game: &notice.game,
            seat: notice.seat,
            name: &notice.seat_name,
            link: &link,
            at: notice.at,
            words: &words,
        };
        let body = serde_json::to_string(&called).unwrap_or_default();
        Letter::Webhook { address: wish.webhook.clone(), secret: wish.secret.clone(), body }
    }

    fn mail(&self, notice: &Notice, address: &str) -> Option<Letter> {
        let (_, from) = self.mail.as_ref()?;
        let to: Mailbox = address.parse().ok()?;
        let words = self.neutral_words(notice);
        let message = Message::builder()
            .from(from.clone())
            .to(to)
            .subject(words.clone())
            .body(format!("{words}\n\n{}\n", self.link(notice)));
        message.ok().map(|message| Letter::Mail(Box::new(message)))
    }

    fn send(&self, letter: &Letter) -> Result<(), Undelivered> {
        match (letter, &self.mail) {
            (Letter::Webhook { address, secret, body }, _) => self.call(address, secret, body),
            (Letter::Mail(message), Some((server, _))) => match server.send(message) {
                Ok(_) => Ok(()),
                Err(error) if error.is_permanent() => Err(Undelivered::ForGood(error.to_string())),
                Err(error) => Err(Undelivered::ForNow(error.to_string())),
            },
            (Letter::Mail(_), None) => Err(Undelivered::ForGood("no mail server".to_owned())),
        }
    }

    /// Calls an address. What is answered is not read: only that it was.
    fn call(&self, address: &str, secret: &str, body: &str) -> Result<(), Undelivered> {
        let called = self
            .agent
            .post(address)
            .header("content-type", "application/json")
            .header("undercroft-signature", signature(secret, body))
            .send(body);
        match called {
            Ok(response) if response.status().is_success() => Ok(()),
            Ok(response) if response.status().is_server_error() || response.status().as_u16() == 429 => {
                Err(Undelivered::ForNow(response.status().to_string()))
            }
            Ok(response) => Err(Undelivered::ForGood(response.status().to_string())),
            Err(ureq::Error::BadUri(why)) => Err(Undelivered::ForGood(why)),
            Err(error) => Err(Undelivered::ForNow(error.to_string())),
        }
    }
}

/// The signature of a call: HMAC-SHA-256 over the body, in hexadecimal digits.
pub fn signature(secret: &str, body: &str) -> String {
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else { return String::new() };
    mac.update(body.as_bytes());
    format!("sha256={}", hex::encode(mac.finalize().into_bytes()))
}

fn mail_server(address: &str) -> Result<SmtpTransport, String> {
    let builder = SmtpTransport::from_url(address)
        .map_err(|error| format!("mail-server: {error}: smtps://NAME:PASSWORD@HOST, please"))?;
    Ok(builder.timeout(Some(PATIENCE)).build())
}

fn mailbox(address: &str) -> Result<Mailbox, String> {
    address.parse().map_err(|error| format!("mail-from: `{address}`: {error}"))
}

/// Whether mail could go there.
pub fn is_mail_address(address: &str) -> bool {
    address.len() <= LONGEST_ADDRESS && address.parse::<lettre::Address>().is_ok()
}

/// Whether this is an address that could be called: the names in it are looked at when it is.
pub fn is_webhook(address: &str) -> bool {
    let parsed = address.parse::<axum::http::Uri>();
    let known =
        |uri: &axum::http::Uri| matches!(uri.scheme_str(), Some("http" | "https")) && uri.host().is_some();
    address.len() <= LONGEST_ADDRESS && !address.contains('@') && parsed.is_ok_and(|uri| known(&uri))
}

/// Names lead only where the public network is: nobody can make the server call its own neighbours. What was looked at is what
/// is called; a name that changes its address in between changes nothing.
struct Guard {
    inner: DefaultResolver,
    anywhere: bool,
}

impl fmt::Debug for Guard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Guard").field("anywhere", &self.anywhere).finish_non_exhaustive()
    }
}

impl Resolver for Guard {
    fn resolve(
        &self,
        uri: &axum::http::Uri,
        config: &ureq::config::Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.inner.resolve(uri, config, timeout)?;
        let mut kept = self.inner.empty();
        for address in found.iter().filter(|it| self.anywhere || is_public(it.ip())) {
            kept.push(*address);
        }
        match kept.is_empty() {
            true => Err(ureq::Error::BadUri("the address is not on the public network".to_owned())),
            false => Ok(kept),
        }
    }
}

/// Whether an address is on the public network.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => is_public_v4(v4),
        IpAddr::V6(v6) => match v6.to_ipv4_mapped().or_else(|| embedded(v6)) {
            Some(v4) => is_public_v4(v4),
            None => is_public_v6(v6),
        },
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let shared = a == 100 && (64..128).contains(&b);
    let assigned = a == 192 && b == 0 && c == 0;
    let benchmark = a == 198 && (b == 18 || b == 19);
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_broadcast()
        || address.is_documentation()
        || address.is_multicast()
        || a == 0
        || a >= 240
        || shared
        || assigned
        || benchmark)
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let first = address.segments()[0];
    let documentation = first == 0x2001 && address.segments()[1] == 0x0db8;
    // Only what is given out to the public network at large.
    (0x2000..0x4000).contains(&first) && !documentation
}

/// The address inside an address of a translator (64:ff9b::/96) or of 6to4 (2002::/16).
fn embedded(address: Ipv6Addr) -> Option<Ipv4Addr> {
    let it = address.segments();
    let four =
        |high: u16, low: u16| Ipv4Addr::new((high >> 8) as u8, high as u8, (low >> 8) as u8, low as u8);
    match it {
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] => Some(four(high, low)),
        [0x2002, high, low, ..] => Some(four(high, low)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_public_network_is_called() {
        let public = |text: &str| text.parse().is_ok_and(is_public);
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "255.255.255.255",
            "224.0.0.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:db8::1",
        ] {
            assert!(!public(inside), "{inside}");
        }
        for outside in ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1"] {
            assert!(public(outside), "{outside}");
        }
    }

    #[test]
    fn a_webhook_is_a_plain_web_address() {
        assert!(is_webhook("https://example.org/turn?x=1") && is_webhook("http://example.org:8080"));
        for other in
            ["ftp://example.org", "example.org", "https://", "https://user@example.org", "file:///etc/passwd"]
        {
            assert!(!is_webhook(other), "{other}");
        }
    }

    #[test]
    fn a_signature_is_what_every_library_makes_of_it() {
        // The second case of RFC 4231.
        let made = signature("Jefe", "what do ya want for nothing?");
        assert_eq!(made, "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    }
}
