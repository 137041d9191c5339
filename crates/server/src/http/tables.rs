//! Tables over HTTP.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use table::Seat;

use super::caller::{Caller, json, read, with_cookie};
use crate::people::Person;
use crate::problem::Problem;
use crate::protocol::{TableInfo, TableList};
use crate::table::seating::{info_of, made};
use crate::table::{Ask, Doc, Reply, Table};

/// The most tables in a list.
const MOST: i64 = 200;

/// `GET /api/tables`
pub async fn list(caller: Caller) -> Response {
    caller.respond(listed(&caller).await)
}

async fn listed(caller: &Caller) -> Result<Response, Problem> {
    let who = caller.who().await?;
    let reader = who.as_ref().map_or("", |who| &who.id);
    let stored = match caller.query.contains_key("mine") {
        true => caller.shared.store.tables_of(reader, MOST).await?,
        false => caller.shared.store.listed(MOST).await?,
    };
    let info = |table: &store::Stored| -> Option<TableInfo> {
        let doc: Doc = serde_json::from_str(&table.doc).ok()?;
        Some(info_of(&table.id, &doc, reader, |_| false))
    };
    Ok(json(&TableList { tables: stored.iter().filter_map(info).collect() }, None))
}

/// `POST /api/tables`
pub async fn create(caller: Caller, body: Bytes) -> Response {
    caller.respond(created(&caller, &body).await)
}

async fn created(caller: &Caller, body: &Bytes) -> Result<Response, Problem> {
    let (who, cookie) = caller.somebody().await?;
    let shared = &caller.shared;
    let (doc, seed) = made(&read(body)?, &who, shared.clock.now())?;
    if shared.store.open_tables_of(&who.id).await? >= shared.settings.tables_per_person {
        return Err(Problem::TooManyTables);
    }
    let table = Table::create(Arc::clone(shared), doc, seed).await?;
    let info = table.info(&who.id);
    shared.hub.adopt(shared, table);
    Ok(json(&info, cookie))
}

/// `GET /api/tables/{id}`
pub async fn show(caller: Caller, Path(id): Path<String>) -> Response {
    asked(caller, &id, Ok(Ask::Info)).await
}

/// `POST /api/tables/{id}/join`
pub async fn join(caller: Caller, Path(id): Path<String>, body: Bytes) -> Response {
    asked(caller, &id, read(&body).map(Ask::Join)).await
}

/// `POST /api/tables/{id}/leave`
pub async fn leave(caller: Caller, Path(id): Path<String>, body: Bytes) -> Response {
    asked(caller, &id, read(&body).map(Ask::Leave)).await
}

/// `POST /api/tables/{id}/seats/{seat}`
pub async fn set_seat(caller: Caller, Path((id, seat)): Path<(String, String)>, body: Bytes) -> Response {
    let seat = seat.parse::<u8>().ok().and_then(|seat| Seat::try_from(seat).ok()).ok_or(Problem::NoSuchSeat);
    asked(caller, &id, seat.and_then(|seat| Ok(Ask::SetSeat(seat, read(&body)?)))).await
}

/// `POST /api/tables/{id}/rematch`
pub async fn rematch(caller: Caller, Path(id): Path<String>) -> Response {
    let answer = again(&caller, &id).await;
    caller.respond(answer)
}

async fn again(caller: &Caller, id: &str) -> Result<Response, Problem> {
    let who = caller.who().await?.ok_or(Problem::NotYours)?;
    let Reply::Table(old) = caller.shared.ask(id, &who, caller.lang, Ask::Rematch).await? else {
        return Err(Problem::Busy);
    };
    let new = old.rematch.ok_or(Problem::Busy)?;
    Ok(respond(caller.shared.ask(&new, &who, caller.lang, Ask::Info).await?))
}

/// `GET /api/tables/{id}/state`
pub async fn state(caller: Caller, Path(id): Path<String>) -> Response {
    let drawn = caller.query.contains_key("drawn");
    let ask = seat(&caller).and_then(|seat| {
        let since = caller.number("since")?.unwrap_or(0);
        Ok(Ask::State { seat, drawn, since })
    });
    asked(caller, &id, ask).await
}

/// `POST /api/tables/{id}/act`
pub async fn act(caller: Caller, Path(id): Path<String>, body: Bytes) -> Response {
    asked(caller, &id, read(&body).map(Ask::Act)).await
}

/// `GET /api/tables/{id}/log`
pub async fn log(caller: Caller, Path(id): Path<String>) -> Response {
    asked(caller, &id, Ok(Ask::Log)).await
}

/// `GET /api/tables/{id}/replay`
pub async fn replay(caller: Caller, Path(id): Path<String>) -> Response {
    let ask = seat(&caller).and_then(|seat| Ok(Ask::Replay { to: caller.number("to")?, seat }));
    asked(caller, &id, ask).await
}

fn seat(caller: &Caller) -> Result<Option<Seat>, Problem> {
    let number: Option<u8> = caller.number("seat")?;
    number.map(|seat| Seat::try_from(seat).map_err(|_| Problem::NoSuchSeat)).transpose()
}

async fn asked(caller: Caller, id: &str, ask: Result<Ask, Problem>) -> Response {
    let answer = answered(&caller, id, ask).await;
    caller.respond(answer)
}

async fn answered(caller: &Caller, id: &str, ask: Result<Ask, Problem>) -> Result<Response, Problem> {
    let joins = matches!(ask, Ok(Ask::Join(_)));
    let (who, cookie) = match caller.who().await? {
        Some(who) => (who, None),
        None if joins => caller.somebody().await?,
        None => (Person { id: String::new(), name: String::new(), account: false }, None),
    };
    let reply = caller.shared.ask(id, &who, caller.lang, ask?).await?;
    Ok(with_cookie(respond(reply), cookie))
}

fn respond(reply: Reply) -> Response {
    match reply {
        Reply::Table(table) => json(&*table, None),
        Reply::Accepted(accepted) => json(&accepted, None),
        Reply::Number(number) => json(&number, None),
        Reply::Json(text) => ([(CONTENT_TYPE, "application/json")], text).into_response(),
        Reply::Text(text) => {
            let headers = [
                (CONTENT_TYPE, "application/x-ndjson; charset=utf-8"),
                (CONTENT_DISPOSITION, "attachment; filename=\"match.jsonl\""),
            ];
            (headers, text).into_response()
        }
    }
}
