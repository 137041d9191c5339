//! People: guests, accounts, sessions, ratings.

use serde::{Deserialize, Serialize};

/// Who somebody is.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Me {
    /// The id: `g-…` for a guest, `a-…` for an account.
    pub id: String,
    /// The name others read.
    pub name: String,
    /// Whether this is an account.
    pub account: bool,
    /// The bearer token, where one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub token: Option<String>,
}

/// A name to be called by.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Naming {
    /// At most 40 characters.
    pub name: String,
}

/// A name and a password.
#[derive(Clone, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Credentials {
    /// The account's name.
    pub name: String,
    /// Its password, at least 8 characters.
    pub password: String,
}

/// A password, to be sure.
#[derive(Clone, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Password {
    /// The account's password.
    pub password: String,
}

/// A place where somebody is signed in.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SessionInfo {
    /// Its name in requests.
    pub id: String,
    /// Since when.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
    /// What the browser called itself.
    pub agent: String,
    /// Whether it is this one.
    pub this: bool,
}

/// Everything kept about somebody.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Export {
    /// The account.
    pub me: Me,
    /// Since when.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
    /// Where it is signed in.
    pub sessions: Vec<SessionInfo>,
    /// The tables it sits or sat at.
    pub tables: Vec<String>,
    /// Where it wants to hear of its turns.
    pub notices: Option<NoticeInfo>,
    /// The tables of whose turns it wants to hear elsewhere.
    pub table_notices: Vec<(String, NoticeInfo)>,
    /// Whom it met in rated matches.
    pub rated: Vec<MetInfo>,
    /// What it said: table, when, what.
    #[cfg_attr(test, ts(type = "[string, number, string][]"))]
    pub chat: Vec<(String, i64, String)>,
}

/// What somebody got out of all rated matches of a game against somebody else.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MetInfo {
    /// The game's id.
    pub game: String,
    /// Against whom.
    pub against: String,
    /// How many matches.
    #[cfg_attr(test, ts(type = "number"))]
    pub matches: i64,
    /// What was won of them, in halves.
    #[cfg_attr(test, ts(type = "number"))]
    pub halves: i64,
}

/// How well somebody plays a game.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RatingInfo {
    /// Who.
    pub name: String,
    /// The rating: 1500 is the mean of all rated players.
    #[cfg_attr(test, ts(type = "number"))]
    pub rating: i64,
    /// Half the width of its 95 % interval.
    #[cfg_attr(test, ts(type = "number"))]
    pub error: i64,
    /// How many rated matches.
    #[cfg_attr(test, ts(type = "number"))]
    pub matches: i64,
}

/// Where I want to hear that it is my turn. What is left out is not used.
#[derive(Clone, Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NoticeWish {
    /// An address that is called.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub webhook: Option<String>,
    /// A mail address.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub mail: Option<String>,
}

/// Where I hear that it is my turn.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NoticeInfo {
    /// The address that is called.
    pub webhook: Option<String>,
    /// What calls are signed with: the header `Undercroft-Signature` is `sha256=` and HMAC-SHA-256 of the body.
    pub secret: Option<String>,
    /// The mail address.
    pub mail: Option<String>,
    /// Whether this server sends mail at all.
    pub mail_works: bool,
}
