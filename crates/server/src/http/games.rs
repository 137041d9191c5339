//! The games there are.

use axum::extract::Path;
use axum::response::Response;
use shelf::Boxed;
use table::{Field, FieldKind, Limit, Mode};

use super::caller::{Caller, json};
use crate::problem::Problem;
use crate::protocol::{FieldInfo, FieldKindInfo, GameInfo, LimitInfo, ModeInfo, SchemaInfo, ValueInfo};
use crate::voice::Voice;

/// `GET /api/games`
pub async fn list(caller: Caller) -> Response {
    let voice = Voice::plain(caller.lang);
    let games: Vec<GameInfo> = shelf::games().iter().map(|boxed| game(boxed, &voice)).collect();
    json(&games, None)
}

/// `GET /api/games/{game}/cards`
pub async fn cards(caller: Caller, Path(game): Path<String>) -> Response {
    let found = shelf::find(&game).ok_or(Problem::NoSuchGame);
    caller.respond(found.map(|_| json(&serde_json::json!({ "files": shelf::installed(&game) }), None)))
}

fn game(boxed: &Boxed, voice: &Voice<'_>) -> GameInfo {
    let facts = boxed.game.facts();
    let schema = boxed.game.schema();
    GameInfo {
        id: facts.id,
        title: facts.title,
        about: voice.spoken(&facts.about()),
        seats: facts.seats,
        ledgers: facts.ledgers,
        rules_version: facts.rules_version,
        bots: bots::NAMES.to_vec(),
        schema: SchemaInfo {
            modes: schema.modes.iter().map(|it| mode(it, voice)).collect(),
            fields: schema.fields.iter().map(|it| field(it, voice)).collect(),
            limits: schema.limits.into_iter().map(|it| limit(it, voice)).collect(),
        },
    }
}

fn mode(mode: &Mode, voice: &Voice<'_>) -> ModeInfo {
    ModeInfo {
        name: mode.name,
        title: voice.spoken(&mode.title),
        values: mode.values.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect(),
        seats: mode.seats,
    }
}

fn field(field: &Field, voice: &Voice<'_>) -> FieldInfo {
    let value =
        |(value, title): &(&'static str, table::Text)| ValueInfo { value, title: voice.spoken(title) };
    FieldInfo {
        key: field.key,
        label: voice.spoken(&field.label),
        help: voice.spoken(&field.help),
        kind: match &field.kind {
            FieldKind::Switch => FieldKindInfo::Switch,
            FieldKind::OneOf { values } => {
                FieldKindInfo::OneOf { values: values.iter().map(value).collect() }
            }
            FieldKind::Whole { min, max } => FieldKindInfo::Whole { min: *min, max: *max },
        },
        default: field.default.clone(),
    }
}

fn limit(limit: Limit, voice: &Voice<'_>) -> LimitInfo {
    LimitInfo { why: voice.spoken(&limit.why), when: limit.when, then: limit.then }
}
