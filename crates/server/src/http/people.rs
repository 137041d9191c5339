//! Guests, accounts, sessions, ratings.

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::header::USER_AGENT;
use axum::response::Response;
use store::{EVERYWHERE, Wish};

use super::caller::{Caller, json, read};
use crate::chance;
use crate::notices::{is_mail_address, is_webhook};
use crate::people::{Person, clean_name, hash_of, token_of};
use crate::problem::Problem;
use crate::protocol::{Credentials, Export, MetInfo, Naming, NoticeInfo, NoticeWish, Password, SessionInfo};
use crate::table::{Ask, Reply};

/// How much of a session's hash is its name in requests.
const SESSION_NAME: usize = 16;

/// The most tables that go with a guest who signs in.
const INHERITED: i64 = 200;

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

/// Begins a session. The seats that a guest took in the same browser at tables under way go with them.
async fn entered(caller: &Caller, person: &Person) -> Result<Response, Problem> {
    if let Some(guest) = caller.who().await?.filter(|it| !it.account) {
        for table in caller.shared.store.tables_under_way(&guest.id, INHERITED).await? {
            let inherit = Ask::Inherit(guest.id.clone());
            if let Err(problem) = caller.shared.ask(&table, person, caller.lang, inherit).await {
                // A table that cannot be read keeps nobody out.
                tracing::warn!(%table, ?problem, "a guest's seat could not be passed on");
            }
        }
    }
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
    ended(caller, &person, &hash_of(&token)).await?;
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
        Ok(person) => ended(&caller, &person, &id).await,
        Err(problem) => Err(problem),
    };
    caller.respond(match ended {
        Ok(0) => Err(Problem::NotFound),
        other => other.map(|_| json(&serde_json::json!({}), None)),
    })
}

/// Ends a session, and every connection of its account: whoever is still signed in comes back. How many ended.
async fn ended(caller: &Caller, person: &Person, id: &str) -> Result<u64, Problem> {
    let ended = caller.shared.store.end_session(&person.id, id).await?;
    if ended > 0 {
        caller.shared.hub.cut_off(&person.id).await;
    }
    Ok(ended)
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
    let table_wishes = store.table_wishes(&person.id).await?;
    let export = Export {
        me: person.me(None),
        created: account.created,
        sessions: sessions_of(caller, &person).await?,
        tables: tables.into_iter().map(|table| table.id).collect(),
        notices: store.wished(&person.id, EVERYWHERE).await?.map(|wish| notice_info(caller, wish)),
        table_notices: table_wishes.into_iter().map(|(id, wish)| (id, notice_info(caller, wish))).collect(),
        rated: store.met_by(&person.id).await?.into_iter().map(met_info).collect(),
        chat: store.said_by(&person.id).await?,
    };
    Ok(json(&export, None))
}

fn met_info((game, against, matches, halves): (String, String, i64, i64)) -> MetInfo {
    MetInfo { game, against, matches, halves }
}

/// `DELETE /api/account`
pub async fn remove(caller: Caller, body: Bytes) -> Response {
    caller.respond(removed(&caller, &body).await)
}

async fn removed(caller: &Caller, body: &Bytes) -> Result<Response, Problem> {
    let person = caller.registered().await?;
    let sure: Password = read(body)?;
    let recognised = caller.shared.door.recognise(&person.name, sure.password).await?;
    if recognised.id != person.id {
        return Err(Problem::Credentials);
    }
    for table in caller.shared.store.tables_under_way(&person.id, i64::MAX).await? {
        if let Err(problem) = caller.shared.ask(&table, &person, caller.lang, Ask::Depart).await {
            tracing::warn!(%table, ?problem, "a seat of a removed account could not be given up");
        }
    }
    caller.shared.store.remove_account(&person.id).await?;
    caller.shared.hub.forget_words_of(&person.id).await;
    caller.shared.hub.cut_off(&person.id).await;
    Ok(json(&serde_json::json!({}), Some(caller.shared.door.no_cookie())))
}

/// `GET /api/ratings/{game}`
pub async fn ratings(caller: Caller, Path(game): Path<String>) -> Response {
    caller.respond(rated(&caller, &game).await)
}

async fn rated(caller: &Caller, game: &str) -> Result<Response, Problem> {
    shelf::find(game).ok_or(Problem::NoSuchGame)?;
    let best = caller.shared.ratings.of(&caller.shared.store, game, caller.shared.clock.now()).await?;
    Ok(json(&best, None))
}

/// `GET /api/me/notices`
pub async fn notices(caller: Caller) -> Response {
    caller.respond(noticed(&caller, EVERYWHERE).await)
}

/// `POST /api/me/notices`
pub async fn set_notices(caller: Caller, body: Bytes) -> Response {
    caller.respond(wished(&caller, EVERYWHERE, &body).await)
}

/// `GET /api/tables/{id}/notices`
pub async fn table_notices(caller: Caller, Path(id): Path<String>) -> Response {
    let answer = match number(&caller, &id).await {
        Ok(num) => noticed(&caller, num).await,
        Err(problem) => Err(problem),
    };
    caller.respond(answer)
}

/// `POST /api/tables/{id}/notices`
pub async fn set_table_notices(caller: Caller, Path(id): Path<String>, body: Bytes) -> Response {
    let answer = match number(&caller, &id).await {
        Ok(num) => wished(&caller, num, &body).await,
        Err(problem) => Err(problem),
    };
    caller.respond(answer)
}

/// The number of a table at which the caller sits.
async fn number(caller: &Caller, id: &str) -> Result<i64, Problem> {
    let who = caller.who().await?.ok_or(Problem::NotYours)?;
    match caller.shared.ask(id, &who, caller.lang, Ask::Number).await? {
        Reply::Number(num) => Ok(num),
        _ => Err(Problem::Busy),
    }
}

async fn noticed(caller: &Caller, num: i64) -> Result<Response, Problem> {
    let who = caller.who().await?.ok_or(Problem::NotYours)?;
    let wish = caller.shared.store.wished(&who.id, num).await?.unwrap_or_default();
    Ok(json(&notice_info(caller, wish), None))
}

fn notice_info(caller: &Caller, wish: Wish) -> NoticeInfo {
    let some = |text: String| Some(text).filter(|text| !text.is_empty());
    NoticeInfo {
        webhook: some(wish.webhook),
        secret: some(wish.secret),
        mail: some(wish.mail),
        mail_works: caller.shared.settings.mail_server.is_some(),
    }
}

async fn wished(caller: &Caller, num: i64, body: &Bytes) -> Result<Response, Problem> {
    let who = caller.who().await?.ok_or(Problem::NotYours)?;
    let wanted: NoticeWish = read(body)?;
    let (webhook, mail) = (wanted.webhook.unwrap_or_default(), wanted.mail.unwrap_or_default());
    if !webhook.is_empty() && !is_webhook(&webhook) {
        return Err(Problem::Malformed("webhook: an address such as https://example.org/turn".to_owned()));
    }
    // Whoever has mail sent to an address can be found again.
    if !mail.is_empty() && !who.account {
        return Err(Problem::SignIn);
    }
    if !mail.is_empty() && !is_mail_address(&mail) {
        return Err(Problem::Malformed("mail: an address such as ada@example.org".to_owned()));
    }
    let secret = if webhook.is_empty() { String::new() } else { hex::encode(chance::bytes::<24>()) };
    let wish = Wish { webhook, secret, mail };
    caller.shared.store.wish(&who.id, num, &wish).await?;
    Ok(json(&notice_info(caller, wish), None))
}
