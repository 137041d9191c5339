//! Who asks, in which language, and how they are answered.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Query};
use axum::http::header::{ACCEPT_LANGUAGE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::people::Person;
use crate::problem::Problem;
use crate::shared::Shared;
use crate::voice::Lang;

/// A request's sender.
pub struct Caller {
    /// The server.
    pub shared: Arc<Shared>,
    /// The language of the answer.
    pub lang: Lang,
    /// The request's headers.
    pub headers: HeaderMap,
    /// What stands behind the question mark.
    pub query: HashMap<String, String>,
}

impl FromRequestParts<Arc<Shared>> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Caller, Infallible> {
        let query = query_of(&parts.uri);
        let lang = lang_by(&query, &parts.headers);
        Ok(Caller { shared: Arc::clone(shared), lang, headers: parts.headers.clone(), query })
    }
}

fn query_of(uri: &Uri) -> HashMap<String, String> {
    Query::try_from_uri(uri).map_or_else(|_| HashMap::new(), |query| query.0)
}

fn lang_by(query: &HashMap<String, String>, headers: &HeaderMap) -> Lang {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    Lang::of(query.get("lang").map(String::as_str), accepted)
}

/// The language of the answer to a request.
pub fn lang_of(uri: &Uri, headers: &HeaderMap) -> Lang {
    lang_by(&query_of(uri), headers)
}

impl Caller {
    /// Who it is, if anybody.
    pub async fn who(&self) -> Result<Option<Person>, Problem> {
        self.shared.door.who(&self.headers).await
    }

    /// Who it is; a stranger becomes a guest, with a cookie to be set.
    pub async fn somebody(&self) -> Result<(Person, Option<String>), Problem> {
        match self.who().await? {
            Some(person) => Ok((person, None)),
            None => {
                let (person, token) = self.shared.door.admit(None);
                let cookie = self.shared.door.cookie(&token);
                Ok((person, Some(cookie)))
            }
        }
    }

    /// Who it is, with an account.
    pub async fn registered(&self) -> Result<Person, Problem> {
        self.who().await?.filter(|person| person.account).ok_or(Problem::SignIn)
    }

    /// A number from behind the question mark.
    pub fn number<T: std::str::FromStr>(&self, key: &str) -> Result<Option<T>, Problem> {
        let no_number = |text: &str| Problem::Malformed(format!("{key}: `{text}` is no number for it"));
        let read = |text: &String| text.parse().map_err(|_| no_number(text));
        self.query.get(key).map(read).transpose()
    }

    /// The answer, or the problem in the caller's language.
    pub fn respond(&self, answer: Result<Response, Problem>) -> Response {
        answer.unwrap_or_else(|problem| problem.told(self.lang).into_response())
    }
}

/// Reads a body.
pub fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, Problem> {
    let body = if body.is_empty() { b"{}" } else { body };
    serde_json::from_slice(body).map_err(|error| Problem::Malformed(error.to_string()))
}

/// JSON, and a cookie where one is to be set.
pub fn json(body: &impl Serialize, cookie: Option<String>) -> Response {
    with_cookie(Json(serde_json::to_value(body).unwrap_or_default()).into_response(), cookie)
}

/// A response that sets a cookie.
pub fn with_cookie(mut response: Response, cookie: Option<String>) -> Response {
    if let Some(value) = cookie.and_then(|cookie| cookie.parse().ok()) {
        response.headers_mut().append(SET_COOKIE, value);
    }
    response
}
