//! Who somebody is: a guest by a signed token, or an account by a session that can be ended.

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use store::Store;
use tokio::sync::Semaphore;

use crate::chance;
use crate::problem::Problem;
use crate::protocol::Me;

/// The name of the cookie.
pub const COOKIE_NAME: &str = "undercroft";
/// How long a cookie lives: a year.
const COOKIE_AGE: u32 = 365 * 24 * 3600;
/// How many passwords are looked at at once.
const PASSWORDS: usize = 4;
/// The longest name.
const LONGEST_NAME: usize = 40;

/// Somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The id.
    pub id: String,
    /// The name others read.
    pub name: String,
    /// Whether this is an account.
    pub account: bool,
}

impl Person {
    /// As the wire has it.
    pub fn me(&self, token: Option<String>) -> Me {
        Me { id: self.id.clone(), name: self.name.clone(), account: self.account, token }
    }
}

/// What makes and reads tokens.
pub struct Doorkeeper {
    key: [u8; 32],
    store: Store,
    /// How many passwords may be looked at at once: each takes 19 MiB.
    passwords: Semaphore,
    /// Whether cookies are only for encrypted connections.
    pub secure: bool,
}

/// A name that can be shown: without control characters, trimmed, not too long.
pub fn clean_name(name: &str) -> Result<String, Problem> {
    let name: String = name.chars().filter(|letter| !is_hidden(*letter)).collect();
    let name = name.trim().to_owned();
    match name.is_empty() || name.chars().count() > LONGEST_NAME {
        true => Err(Problem::Name),
        false => Ok(name),
    }
}

/// Control characters, and those that turn the direction of what follows.
pub fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

impl Doorkeeper {
    /// A doorkeeper with the key that all processes share.
    pub async fn new(store: Store, secure: bool) -> Result<Doorkeeper, store::Failure> {
        let kept = store.setting("cookie-key", &hex::encode(chance::bytes::<32>())).await?;
        let mut key = [0; 32];
        if hex::decode_to_slice(&kept, &mut key).is_err() {
            return Err(store::Failure::Database("the cookie key is unreadable".into()));
        }
        Ok(Doorkeeper { key, store, passwords: Semaphore::new(PASSWORDS), secure })
    }

    /// A new guest and its token.
    pub fn admit(&self, name: Option<&str>) -> (Person, String) {
        let id = format!("g-{}", hex::encode(chance::bytes::<12>()));
        let name = name.map_or_else(|| format!("Guest {}", &id[2..6]), str::to_owned);
        let token = self.token(&id, &name);
        (Person { id, name, account: false }, token)
    }

    /// The token of a guest: what it says is signed.
    pub fn token(&self, id: &str, name: &str) -> String {
        let said = format!("{id}.{}", hex::encode(name));
        let signature = self.sign(&said);
        format!("{said}.{signature}")
    }

    fn sign(&self, said: &str) -> String {
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.key) else { return String::new() };
        mac.update(said.as_bytes());
        hex::encode(mac.finalize().into_bytes())
    }

    fn guest(&self, token: &str) -> Option<Person> {
        let (said, signature) = token.rsplit_once('.')?;
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).ok()?;
        mac.update(said.as_bytes());
        mac.verify_slice(&hex::decode(signature).ok()?).ok()?;
        let (id, name) = said.split_once('.')?;
        let name = String::from_utf8(hex::decode(name).ok()?).ok()?;
        id.starts_with("g-").then(|| Person { id: id.to_owned(), name, account: false })
    }

    /// Who sends a request.
    pub async fn who(&self, headers: &HeaderMap) -> Result<Option<Person>, Problem> {
        let Some(token) = token_of(headers) else { return Ok(None) };
        if token.starts_with("s-") {
            let account = self.store.session(&hash_of(&token)).await?;
            return Ok(account.map(|it| Person { id: it.id, name: it.name, account: true }));
        }
        Ok(self.guest(&token))
    }

    /// Makes an account.
    pub async fn enrol(&self, name: &str, password: String) -> Result<Person, Problem> {
        let name = clean_name(name)?;
        if !(8..=200).contains(&password.chars().count()) {
            return Err(Problem::Password);
        }
        let turn = self.passwords.acquire().await;
        let hashed = tokio::task::spawn_blocking(move || hash_password(&password)).await;
        drop(turn);
        let hash = hashed.ok().flatten().ok_or(Problem::Busy)?;
        let id = format!("a-{}", hex::encode(chance::bytes::<12>()));
        match self.store.add_account(&id, &name, &hash).await {
            Err(store::Failure::Conflict) => Err(Problem::NameTaken),
            other => Ok(other.map(|()| Person { id, name, account: true })?),
        }
    }

    /// Whoever has this name and this password. A name that nobody has takes as long as a wrong password.
    pub async fn recognise(&self, name: &str, password: String) -> Result<Person, Problem> {
        let account = match clean_name(name) {
            Ok(name) => self.store.account_named(&name).await?,
            Err(_) => None,
        };
        let hash = account.as_ref().map_or_else(|| NOBODY.to_owned(), |it| it.password.clone());
        let turn = self.passwords.acquire().await;
        let checked = tokio::task::spawn_blocking(move || is_password(&hash, &password)).await;
        drop(turn);
        match (checked, account) {
            (Ok(true), Some(it)) => Ok(Person { id: it.id, name: it.name, account: true }),
            _ => Err(Problem::Credentials),
        }
    }

    /// Begins a session and gives its token.
    pub async fn sign_in(&self, person: &Person, agent: &str) -> Result<String, Problem> {
        let token = format!("s-{}", hex::encode(chance::bytes::<32>()));
        let agent: String = agent.chars().filter(|letter| !letter.is_control()).take(120).collect();
        self.store.add_session(&hash_of(&token), &person.id, &agent).await?;
        Ok(token)
    }

    /// The header that keeps a token in a browser. Scripts cannot read it and other pages cannot send it.
    pub fn cookie(&self, token: &str) -> String {
        let secure = if self.secure { "; Secure" } else { "" };
        format!("{COOKIE_NAME}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={COOKIE_AGE}{secure}")
    }

    /// The header that makes a browser forget its token.
    pub fn no_cookie(&self) -> String {
        format!("{COOKIE_NAME}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0")
    }
}

/// A hash that no password has, so that nobody can tell from the time taken whether a name exists.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$q8bq2mUuC9rJb7mIAbZcMNdRBZ5bSnXcRBBo5ZQ0Rj0";

fn hash_password(password: &str) -> Option<String> {
    let salt = chance::bytes::<16>();
    let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt).ok()?;
    Some(hash.to_string())
}

fn is_password(hash: &str, password: &str) -> bool {
    use argon2::password_hash::phc::PasswordHash;
    PasswordHash::new(hash)
        .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

/// The token of a request: in the header for programs, in the cookie for browsers.
pub fn token_of(headers: &HeaderMap) -> Option<String> {
    bearer(headers).or_else(|| cookie(headers)).filter(|token| token.len() <= 512)
}

/// The token in the header, which no foreign page can send.
pub fn bearer(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(|token| token.trim().to_owned())
}

fn cookie(headers: &HeaderMap) -> Option<String> {
    let all = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.into_iter().find(|(name, _)| *name == COOKIE_NAME).map(|(_, token)| token.to_owned())
}

/// What is kept of a session's token.
pub fn hash_of(token: &str) -> String {
    hex::encode(Sha256::digest(token.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_hidden_letters_taken_out() {
        assert_eq!(clean_name("  A\u{202e}da\n ").ok().as_deref(), Some("Ada"));
        assert_eq!(clean_name("\u{200b} Zed").ok().as_deref(), Some("Zed"));
        assert!(clean_name("\u{200b} ").is_err());
        assert!(clean_name(&"x".repeat(41)).is_err());
    }

    #[test]
    fn a_password_is_recognised_and_another_is_not() {
        let hash = hash_password("correct horse").unwrap();
        assert!(is_password(&hash, "correct horse") && !is_password(&hash, "wrong horse"));
        assert!(!is_password(NOBODY, "correct horse"));
    }
}
