//! Guests, accounts, sessions, ratings.

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::header::USER_AGENT;
use axum::response::Response;

use super::caller::{Caller, json, read};
use crate::people::{Person, clean_name, hash_of, token_of};
use crate::problem::Problem;
use crate::protocol::{Credentials, Export, Naming, Password, RatingInfo, SessionInfo};

/// How much of a session's hash is its name in requests.
const SESSION_NAME: usize = 16;

/// `GET /api/me`
pub async fn me(caller: Caller) -> Response {
    let who = caller.somebody().await;
    caller.respond(who.map(|(who, cookie)| json(&who.me(None), cookie)))
}

/// `POST /api/me`
pub async fn rename(caller: Caller, body: Bytes) -> Response {
    caller.respond(renamed(&caller, &body).await)
}

async fn renamed(caller: &Caller, body: &Bytes) -> Result<Response, Problem> {
    let name = clean_name(&read::<Naming>(body)?.name)?;
    let (who, _) = caller.somebody().await?;
    if who.account {
        return Err(Problem::Name);
    }
    let token = caller.shared.door.token(&who.id, &name);
    let cookie = caller.shared.door.cookie(&token);
    Ok(json(&Person { name, ..who }.me(None), Some(cookie)))
}

/// `POST /api/guests`
pub async fn guest(caller: Caller, body: Bytes) -> Response {
    let admitted = read::<Naming>(&body).and_then(|naming| clean_name(&naming.name)).map(|name| {
        let (person, token) = caller.shared.door.admit(Some(&name));
        json(&person.me(Some(token)), None)
    });
    caller.respond(admitted)
}

/// `POST /api/accounts`
pub async fn enrol(caller: Caller, body: Bytes) -> Response {
    caller.respond(enrolled(&caller, &body).await)
}

async fn enrolled(caller: &Caller, body: &Bytes) -> Result<Response, Problem> {
    let wanted: Credentials = read(body)?;
    let person = caller.shared.door.enrol(&wanted.name, wanted.password).await?;
    entered(caller, &person).await
}

/// `POST /api/session`
pub async fn sign_in(caller: Caller, body: Bytes) -> Response {
    caller.respond(signed_in(&caller, &body).await)
}

async fn signed_in(caller: &Caller, body: &Bytes) -> Result<Response, Problem> {
    let given: Credentials = read(body)?;
    let person = caller.shared.door.recognise(&given.name, given.password).await?;
    entered(caller, &person).await
}

async fn entered(caller: &Caller, person: &Person) -> Result<Response, Problem> {
    let agent = caller.headers.get(USER_AGENT).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let token = caller.shared.door.sign_in(person, agent).await?;
    Ok(json(&person.me(None), Some(caller.shared.door.cookie(&token))))
}

/// `DELETE /api/session`
pub async fn sign_out(caller: Caller) -> Response {
    caller.respond(signed_out(&caller).await)
}

async fn signed_out(caller: &Caller) -> Result<Response, Problem> {
    let person = caller.registered().await?;
    let token = token_of(&caller.headers).unwrap_or_default();
    caller.shared.store.end_session(&person.id, &hash_of(&token)).await?;
    Ok(json(&serde_json::json!({}), Some(caller.shared.door.no_cookie())))
}

/// `GET /api/sessions`
pub async fn sessions(caller: Caller) -> Response {
    let listed = match caller.registered().await {
        Ok(person) => sessions_of(&caller, &person).await.map(|it| json(&it, None)),
        Err(problem) => Err(problem),
    };
    caller.respond(listed)
}

async fn sessions_of(caller: &Caller, person: &Person) -> Result<Vec<SessionInfo>, Problem> {
    let this = hash_of(&token_of(&caller.headers).unwrap_or_default());
    let info = |it: store::Session| SessionInfo {
        this: it.hash == this,
        id: it.hash.chars().take(SESSION_NAME).collect(),
        created: it.created,
        agent: it.agent,
    };
    Ok(caller.shared.store.sessions(&person.id).await?.into_iter().map(info).collect())
}

/// `DELETE /api/sessions/{id}`
pub async fn end_session(caller: Caller, Path(id): Path<String>) -> Response {
    let ended = match caller.registered().await {
        Ok(_) if id.len() != SESSION_NAME => Err(Problem::NotFound),
        Ok(person) => caller.shared.store.end_session(&person.id, &id).await.map_err(Problem::from),
        Err(problem) => Err(problem),
    };
    caller.respond(match ended {
        Ok(0) => Err(Problem::NotFound),
        other => other.map(|_| json(&serde_json::json!({}), None)),
    })
}

/// `GET /api/account`
pub async fn export(caller: Caller) -> Response {
    caller.respond(exported(&caller).await)
}

async fn exported(caller: &Caller) -> Result<Response, Problem> {
    let person = caller.registered().await?;
    let store = &caller.shared.store;
    let account = store.account_named(&person.name).await?.ok_or(Problem::SignIn)?;
    let tables = store.tables_of(&person.id, i64::MAX).await?;
    let export = Export {
        me: person.me(None),
        created: account.created,
        sessions: sessions_of(caller, &person).await?,
        tables: tables.into_iter().map(|table| table.id).collect(),
        chat: store.said_by(&person.id).await?,
    };
    Ok(json(&export, None))
}

/// `DELETE /api/account`
pub async fn remove(caller: Caller, body: Bytes) -> Response {
    caller.respond(removed(&caller, &body).await)
}

async fn removed(caller: &Caller, body: &Bytes) -> Result<Response, Problem> {
    let person = caller.registered().await?;
    let sure: Password = read(body)?;
    caller.shared.door.recognise(&person.name, sure.password).await?;
    caller.shared.store.remove_account(&person.id).await?;
    Ok(json(&serde_json::json!({}), Some(caller.shared.door.no_cookie())))
}

/// `GET /api/ratings/{game}`
pub async fn ratings(caller: Caller, Path(game): Path<String>) -> Response {
    caller.respond(rated(&caller, &game).await)
}

async fn rated(caller: &Caller, game: &str) -> Result<Response, Problem> {
    shelf::find(game).ok_or(Problem::NoSuchGame)?;
    let info = |it: store::Rating| RatingInfo { name: it.name, rating: it.rating, matches: it.matches };
    let best = caller.shared.store.best(game, 100).await?;
    Ok(json(&best.into_iter().map(info).collect::<Vec<_>>(), None))
}
