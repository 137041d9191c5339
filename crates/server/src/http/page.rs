//! The page, built into the program, and what machines look at.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{Method, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;

use super::caller::{Caller, json};
use crate::problem::Problem;
use crate::shared::Shared;

/// The built page, as far as there is one.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Built;

/// What is shown where the page has not been built in.
const PLACEHOLDER: &str = include_str!("placeholder.html");

/// Everything that is not asked of the interface: a file of the page, or the page itself.
pub async fn page(caller: Caller, method: Method, uri: Uri) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return other_method(caller).await;
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Built::get(path).filter(|_| !path.is_empty()) {
        let kind = mime_guess::from_path(path).first_or_octet_stream();
        // Built files carry a hash in their names; anything else is asked for again.
        let age =
            if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        let headers = [(CONTENT_TYPE, kind.essence_str().to_owned()), (CACHE_CONTROL, age.to_owned())];
        return (headers, file.data.into_owned()).into_response();
    }
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return Problem::NotFound.told(caller.lang).into_response();
    }
    let page = Built::get("index.html");
    let text =
        page.map_or_else(|| PLACEHOLDER.to_owned(), |it| String::from_utf8_lossy(&it.data).into_owned());
    ([(CACHE_CONTROL, "no-cache")], Html(text)).into_response()
}

/// Whatever the interface does not know.
pub async fn nothing(caller: Caller) -> Response {
    Problem::NotFound.told(caller.lang).into_response()
}

/// An address that is known, asked in a way that is not.
pub async fn other_method(caller: Caller) -> Response {
    Problem::Method.told(caller.lang).into_response()
}

/// `GET /health`
pub async fn health(State(shared): State<Arc<Shared>>) -> Response {
    match shared.store.alive().await {
        Ok(()) => json(&serde_json::json!({"status": "ok"}), None),
        Err(_) => {
            (StatusCode::SERVICE_UNAVAILABLE, json(&serde_json::json!({"status": "no database"}), None))
                .into_response()
        }
    }
}

/// `GET /metrics`, for whoever watches over this machine from this machine: who can read how many answers there were can tell when
/// somebody answers in secret.
pub async fn metrics(ConnectInfo(from): ConnectInfo<SocketAddr>, caller: Caller) -> Response {
    let is_passed_on =
        ["forwarded", "x-forwarded-for", "x-real-ip"].iter().any(|it| caller.headers.contains_key(*it));
    if is_passed_on || !from.ip().is_loopback() {
        return caller.respond(Err(Problem::NotFound));
    }
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], caller.shared.metrics.text()).into_response()
}
