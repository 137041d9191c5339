//! JSON over HTTP.

mod caller;
mod games;
mod guard;
mod openapi;
mod page;
mod people;
mod rules;
mod socket;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{delete, get, post};

pub use openapi::document;

use crate::settings::LARGEST;
use crate::shared::Shared;

/// Everything that can be asked.
pub fn router(shared: Arc<Shared>) -> Router {
    let nothing = || get(page::nothing).post(page::nothing).delete(page::nothing);
    Router::new()
        .route("/health", get(page::health))
        .route("/metrics", get(page::metrics))
        .route("/api/openapi.json", get(openapi::serve))
        .route("/api/games", get(games::list))
        .route("/api/games/{game}/cards", get(games::cards))
        .route("/api/ledgers", get(rules::ledgers))
        .route("/api/rules", get(rules::list))
        .route("/api/rules/{id}", get(rules::show))
        .route("/api/me", get(people::me).post(people::rename))
        .route("/api/me/notices", get(people::notices).post(people::set_notices))
        .route("/api/guests", post(people::guest))
        .route("/api/accounts", post(people::enrol))
        .route("/api/account", get(people::export).delete(people::remove))
        .route("/api/session", post(people::sign_in).delete(people::sign_out))
        .route("/api/sessions", get(people::sessions))
        .route("/api/sessions/{id}", delete(people::end_session))
        .route("/api/ratings/{game}", get(people::ratings))
        .route("/api/tables", get(tables::list).post(tables::create))
        .route("/api/tables/{id}", get(tables::show))
        .route("/api/tables/{id}/join", post(tables::join))
        .route("/api/tables/{id}/leave", post(tables::leave))
        .route("/api/tables/{id}/seats/{seat}", post(tables::set_seat))
        .route("/api/tables/{id}/rematch", post(tables::rematch))
        .route("/api/tables/{id}/state", get(tables::state))
        .route("/api/tables/{id}/act", post(tables::act))
        .route("/api/tables/{id}/log", get(tables::log))
        .route("/api/tables/{id}/replay", get(tables::replay))
        .route("/api/tables/{id}/notices", get(people::table_notices).post(people::set_table_notices))
        .route("/api/tables/{id}/play", get(socket::play))
        .route("/api", nothing())
        .route("/api/", nothing())
        .route("/api/{*rest}", nothing())
        .method_not_allowed_fallback(page::other_method)
        .fallback(page::page)
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(middleware::from_fn_with_state(Arc::clone(&shared), guard::guard))
        .with_state(shared)
}
