//! Every way to turn a request down, each with its status, its code and its sentence, in one place.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use table::{Say, SetupErrors, Text};

use crate::protocol::{Refused, Spoken, Why};
use crate::voice::{Lang, Voice};

/// Why a request is turned down.
#[derive(Clone, Debug)]
pub enum Problem {
    /// There is no such table.
    NoSuchTable,
    /// There is no such game.
    NoSuchGame,
    /// There is no such rule or ledger.
    NoSuchRule,
    /// There is no such seat.
    NoSuchSeat,
    /// There is no such bot.
    NoSuchBot,
    /// Somebody sits there.
    SeatTaken,
    /// It is somebody else's.
    NotYours,
    /// The match has begun.
    NotGathering,
    /// The match is not over.
    NotOver,
    /// The set-up is none.
    Setup(SetupErrors),
    /// The name cannot be used.
    Name,
    /// The password is too short or too long.
    Password,
    /// Somebody has that name.
    NameTaken,
    /// Name or password are wrong.
    Credentials,
    /// An account is needed.
    SignIn,
    /// The request comes from a foreign page.
    Origin,
    /// The request is none of the protocol.
    Malformed(String),
    /// Too much or too fast.
    Limit,
    /// The request is longer than any that is needed.
    TooLarge,
    /// As many tables of one person are under way as may be.
    TooManyTables,
    /// The server cannot do it at the moment.
    Busy,
    /// There is nothing here.
    NotFound,
    /// There is something here, but not for this method.
    Method,
    /// A message at a table was refused.
    Refused(Box<Refused>),
}

impl Problem {
    /// The code and the status.
    pub fn code(&self) -> (&'static str, StatusCode) {
        match self {
            Problem::NoSuchTable => ("no-such-table", StatusCode::NOT_FOUND),
            Problem::NoSuchGame => ("no-such-game", StatusCode::NOT_FOUND),
            Problem::NoSuchRule => ("no-such-rule", StatusCode::NOT_FOUND),
            Problem::NoSuchSeat => ("no-such-seat", StatusCode::NOT_FOUND),
            Problem::NoSuchBot => ("no-such-bot", StatusCode::NOT_FOUND),
            Problem::SeatTaken => ("seat-taken", StatusCode::CONFLICT),
            Problem::NotYours => ("not-yours", StatusCode::FORBIDDEN),
            Problem::NotGathering => ("not-gathering", StatusCode::CONFLICT),
            Problem::NotOver => ("not-over", StatusCode::CONFLICT),
            Problem::Setup(_) => ("setup", StatusCode::UNPROCESSABLE_ENTITY),
            Problem::Name => ("name", StatusCode::UNPROCESSABLE_ENTITY),
            Problem::Password => ("password", StatusCode::UNPROCESSABLE_ENTITY),
            Problem::NameTaken => ("name-taken", StatusCode::CONFLICT),
            Problem::Credentials => ("credentials", StatusCode::UNAUTHORIZED),
            Problem::SignIn => ("sign-in", StatusCode::UNAUTHORIZED),
            Problem::Origin => ("origin", StatusCode::FORBIDDEN),
            Problem::Malformed(_) => ("malformed", StatusCode::BAD_REQUEST),
            Problem::Limit => ("limit", StatusCode::TOO_MANY_REQUESTS),
            Problem::TooLarge => ("too-large", StatusCode::PAYLOAD_TOO_LARGE),
            Problem::TooManyTables => ("too-many-tables", StatusCode::TOO_MANY_REQUESTS),
            Problem::Busy => ("busy", StatusCode::SERVICE_UNAVAILABLE),
            Problem::NotFound => ("not-found", StatusCode::NOT_FOUND),
            Problem::Method => ("method", StatusCode::METHOD_NOT_ALLOWED),
            Problem::Refused(_) => ("refused", StatusCode::UNPROCESSABLE_ENTITY),
        }
    }

    /// The problem in the reader's language.
    pub fn told(self, lang: Lang) -> Told {
        Told { problem: self, lang }
    }
}

impl From<store::Failure> for Problem {
    fn from(failure: store::Failure) -> Problem {
        if failure != store::Failure::Conflict {
            tracing::error!(%failure, "the store failed");
        }
        Problem::Busy
    }
}

/// A problem in a language, ready to be sent.
pub struct Told {
    problem: Problem,
    lang: Lang,
}

#[derive(Serialize)]
struct Body {
    error: ErrorInfo,
}

#[derive(Serialize)]
struct ErrorInfo {
    code: &'static str,
    words: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    culprits: Vec<Culprit>,
}

#[derive(Serialize)]
struct Culprit {
    culprit: String,
    why: Spoken,
}

impl IntoResponse for Told {
    fn into_response(self) -> Response {
        let (code, status) = self.problem.code();
        let voice = Voice::plain(self.lang);
        let words = voice.say(&Text::keyed(format!("server-error-{code}")));
        let (detail, culprits) = match self.problem {
            Problem::Refused(refused) => return (status, Json(*refused)).into_response(),
            Problem::Malformed(detail) => (Some(detail), Vec::new()),
            Problem::NoSuchGame => (Some(there_are(shelf::games().iter().map(shelf::Boxed::id))), Vec::new()),
            Problem::NoSuchBot => (Some(there_are(bots::NAMES.iter().copied())), Vec::new()),
            Problem::Setup(errors) => {
                let culprit = |error: table::SetupError| Culprit {
                    culprit: error.culprit,
                    why: voice.spoken(&error.why),
                };
                (None, errors.0.into_iter().map(culprit).collect())
            }
            _ => (None, Vec::new()),
        };
        (status, Json(Body { error: ErrorInfo { code, words, detail, culprits } })).into_response()
    }
}

fn there_are<'a>(names: impl Iterator<Item = &'a str>) -> String {
    format!("there are: {}", names.collect::<Vec<_>>().join(", "))
}

/// The sentence for a message that was not done.
pub fn sentence(why: Why) -> Text {
    let key = match why {
        Why::Rule => "server-refused-rule",
        Why::Stale => "server-refused-stale",
        Why::NotAnAnswer => "server-refused-not-an-answer",
        Why::NotYours => "server-refused-not-yours",
        Why::NotBegun => "server-refused-not-begun",
        Why::Over => "server-refused-over",
        Why::NotOver => "server-error-not-over",
        Why::NoSuchTable => "server-error-no-such-table",
        Why::Undo => "server-refused-undo",
        Why::Paused => "server-refused-paused",
        Why::Busy => "server-refused-busy",
        Why::Limit => "server-refused-limit",
        Why::Malformed => "server-refused-malformed",
    };
    Text::new(key)
}
