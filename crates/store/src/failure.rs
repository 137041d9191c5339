//! What goes wrong between us and the database.

/// A failure of the store. Nothing that failed was acknowledged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// Somebody else wrote this row or this document first: read again and decide anew.
    #[error("somebody else was first")]
    Conflict,
    /// The database says no.
    #[error("the database failed: {0}")]
    Database(String),
    /// The database cannot be opened.
    #[error("the database {0} cannot be opened: {1}")]
    Open(String, String),
    /// The database's file belongs to another server.
    #[error("another server is using the database {0}")]
    InUse(String),
    /// The address of the database is none that is understood here.
    #[error("`{0}` is no database address: there are sqlite:PATH and postgres://…")]
    Address(String),
    /// The tables in the database have another shape.
    #[error(
        "the database's tables have shape {found}, this program uses shape {ours}: choose another folder or database, or the \
         program that made it"
    )]
    OtherShape {
        /// What was found.
        found: String,
        /// What is used here.
        ours: &'static str,
    },
    /// The store is shutting down.
    #[error("the store is closed")]
    Closed,
}

impl From<rusqlite::Error> for Failure {
    fn from(error: rusqlite::Error) -> Failure {
        use rusqlite::ffi::{SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};
        match error.sqlite_error().map(|fault| fault.extended_code) {
            Some(SQLITE_CONSTRAINT_PRIMARYKEY | SQLITE_CONSTRAINT_UNIQUE) => Failure::Conflict,
            _ => Failure::Database(error.to_string()),
        }
    }
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        match &error {
            sqlx::Error::Database(fault) if fault.is_unique_violation() => Failure::Conflict,
            _ => Failure::Database(error.to_string()),
        }
    }
}
