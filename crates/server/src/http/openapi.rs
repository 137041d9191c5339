//! The OpenAPI document: the requests from one table, the schemas from the types themselves.

use axum::Json;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use utoipa::OpenApi;

use crate::protocol as wire;

#[derive(OpenApi)]
#[openapi(components(schemas(
    wire::Spoken,
    wire::GameInfo,
    wire::SchemaInfo,
    wire::ModeInfo,
    wire::FieldInfo,
    wire::FieldKindInfo,
    wire::ValueInfo,
    wire::LimitInfo,
    wire::Me,
    wire::Naming,
    wire::Credentials,
    wire::Password,
    wire::SessionInfo,
    wire::Export,
    wire::MetInfo,
    wire::RatingInfo,
    wire::NoticeWish,
    wire::NoticeInfo,
    wire::RuleInfo,
    wire::LedgerInfo,
    wire::CitedRule,
    wire::NewTable,
    wire::NewSeat,
    wire::ClockRules,
    wire::Joining,
    wire::Leaving,
    wire::TableInfo,
    wire::Stage,
    wire::SeatInfo,
    wire::SeatKind,
    wire::Proposal,
    wire::TableList,
    wire::ClientMessage,
    wire::Plain,
    wire::Act,
    wire::Order,
    wire::Until,
    wire::ServerMessage,
    wire::StateMessage,
    wire::BriefMessage,
    wire::RematchMessage,
    wire::QuestionInfo,
    wire::FormInfo,
    wire::ChoiceInfo,
    wire::EventInfo,
    wire::ClockInfo,
    wire::Accepted,
    wire::Refused,
    wire::Why,
    wire::ChatMessage,
)))]
struct Schemas;

/// A request: method, path, what it does, its body, its answer.
type Row = (&'static str, &'static str, &'static str, Option<&'static str>, &'static str);

/// Every request there is. A test holds the router against it.
pub const REQUESTS: [Row; 33] = [
    ("get", "/api/games", "The games there are", None, "[GameInfo]"),
    ("get", "/api/games/{game}/cards", "The card files in the place of the house cards", None, "{}"),
    ("get", "/api/ledgers", "The ledgers of rules", None, "[LedgerInfo]"),
    ("get", "/api/rules", "Rules of a ledger, or found by words", None, "[RuleInfo]"),
    ("get", "/api/rules/{id}", "One rule", None, "RuleInfo"),
    ("get", "/api/me", "Who I am; a stranger becomes a guest", None, "Me"),
    ("post", "/api/me", "Chooses a guest's name", Some("Naming"), "Me"),
    ("get", "/api/me/notices", "Where I hear of my turns", None, "NoticeInfo"),
    ("post", "/api/me/notices", "Where I want to hear of my turns", Some("NoticeWish"), "NoticeInfo"),
    ("post", "/api/guests", "A guest with a bearer token, for programs", Some("Naming"), "Me"),
    ("post", "/api/accounts", "Makes an account and signs in", Some("Credentials"), "Me"),
    ("get", "/api/account", "Everything kept about me", None, "Export"),
    ("delete", "/api/account", "Removes my account", Some("Password"), "{}"),
    ("post", "/api/session", "Signs in", Some("Credentials"), "Me"),
    ("delete", "/api/session", "Signs out", None, "{}"),
    ("get", "/api/sessions", "Where I am signed in", None, "[SessionInfo]"),
    ("delete", "/api/sessions/{id}", "Ends a session", None, "{}"),
    ("get", "/api/ratings/{game}", "The ratings of a game", None, "[RatingInfo]"),
    ("get", "/api/tables", "The listed tables, or mine", None, "TableList"),
    ("post", "/api/tables", "Makes a table", Some("NewTable"), "TableInfo"),
    ("get", "/api/tables/{id}", "One table", None, "TableInfo"),
    ("post", "/api/tables/{id}/join", "Takes a seat", Some("Joining"), "TableInfo"),
    ("post", "/api/tables/{id}/leave", "Gives a seat up", Some("Leaving"), "TableInfo"),
    ("post", "/api/tables/{id}/seats/{seat}", "Changes a seat while gathering", Some("NewSeat"), "TableInfo"),
    ("post", "/api/tables/{id}/rematch", "A new table with the same people", None, "TableInfo"),
    ("get", "/api/tables/{id}/state", "What a viewer may know", None, "StateMessage"),
    ("post", "/api/tables/{id}/act", "Answers the open question", Some("Act"), "Accepted"),
    ("get", "/api/tables/{id}/log", "The log of a finished match, as JSON lines", None, "text"),
    ("get", "/api/tables/{id}/replay", "A moment of a finished match", None, "{}"),
    ("get", "/api/tables/{id}/notices", "Where I hear of my turns here", None, "NoticeInfo"),
    ("post", "/api/tables/{id}/notices", "The same for this table alone", Some("NoticeWish"), "NoticeInfo"),
    ("get", "/api/tables/{id}/play", "The WebSocket: ClientMessage in, ServerMessage out", None, "{}"),
    ("get", "/health", "Whether the server and its database are well", None, "{}"),
];

/// The whole document.
pub fn document() -> Value {
    let mut document = serde_json::to_value(Schemas::openapi()).unwrap_or_default();
    document["info"] = json!({"title": "Undercroft", "version": env!("CARGO_PKG_VERSION"),
        "description": "An open table for dungeon board games. See docs/protocol.md.",
        "license": {"name": "MIT OR Apache-2.0"}});
    let mut paths = serde_json::Map::new();
    for (method, path, summary, body, answer) in REQUESTS {
        let entry = paths.entry(path).or_insert_with(|| json!({}));
        entry[method] = operation(path, summary, body, answer);
    }
    document["paths"] = Value::Object(paths);
    document
}

fn operation(path: &str, summary: &str, body: Option<&str>, answer: &str) -> Value {
    let names = path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let parameter =
        |name| json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}});
    let mut operation = json!({
        "summary": summary,
        "parameters": names.map(parameter).collect::<Vec<_>>(),
        "responses": {"200": {"description": "done", "content": content(answer)},
                      "default": {"description": "turned down: {\"error\":{\"code\",\"words\"}}"}},
    });
    if let Some(body) = body {
        operation["requestBody"] = json!({"required": true, "content": content(body)});
    }
    operation
}

fn content(of: &str) -> Value {
    let reference = |name: &str| json!({"$ref": format!("#/components/schemas/{name}")});
    match of {
        "{}" => json!({"application/json": {"schema": {"type": "object"}}}),
        "text" => json!({"application/x-ndjson": {"schema": {"type": "string"}}}),
        of => match of.strip_prefix('[') {
            Some(item) => {
                let items = reference(item.trim_end_matches(']'));
                json!({"application/json": {"schema": {"type": "array", "items": items}}})
            }
            None => json!({"application/json": {"schema": reference(of)}}),
        },
    }
}

/// `GET /api/openapi.json`
pub async fn serve() -> Response {
    Json(document()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reference_of_the_document_leads_somewhere() {
        let document = document();
        let schemas = document["components"]["schemas"].as_object().unwrap();
        let text = document.to_string();
        let referred = text.split("#/components/schemas/").skip(1);
        for name in referred.filter_map(|rest| rest.split('"').next()) {
            assert!(schemas.contains_key(name), "{name} is described nowhere");
        }
    }
}
