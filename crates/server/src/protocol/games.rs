//! Games and what can be chosen before a match.

use std::collections::BTreeMap;

use serde::Serialize;

use super::Spoken;

/// A game on the shelf.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameInfo {
    /// The name in addresses.
    pub id: &'static str,
    /// The name people read.
    pub title: &'static str,
    /// A sentence about it.
    pub about: Spoken,
    /// The fewest and the most seats.
    pub seats: (usize, usize),
    /// The ledgers its rules stand in.
    pub ledgers: &'static [&'static str],
    /// Raised whenever an old log could replay differently.
    pub rules_version: u32,
    /// The bots that can take a seat.
    pub bots: Vec<&'static str>,
    /// What can be chosen.
    pub schema: SchemaInfo,
}

/// What can be chosen before a match.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SchemaInfo {
    /// The ways to play; the first is the default.
    pub modes: Vec<ModeInfo>,
    /// The single choices.
    pub fields: Vec<FieldInfo>,
    /// Which choices go together.
    pub limits: Vec<LimitInfo>,
}

/// A way to play.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ModeInfo {
    /// Its name in requests.
    pub name: &'static str,
    /// What people read.
    pub title: Spoken,
    /// The values it sets.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Record<string, boolean | number | string>"))]
    pub values: BTreeMap<String, table::Value>,
    /// The fewest and the most seats.
    pub seats: (usize, usize),
}

/// One thing to choose.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FieldInfo {
    /// Its name in requests.
    pub key: &'static str,
    /// What people read.
    pub label: Spoken,
    /// A sentence that explains it.
    pub help: Spoken,
    /// What can be chosen.
    pub kind: FieldKindInfo,
    /// What holds when nothing is chosen.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "boolean | number | string"))]
    pub default: table::Value,
}

/// What can be chosen in a field.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case", tag = "kind")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum FieldKindInfo {
    /// On or off.
    Switch,
    /// One of several.
    OneOf {
        /// The values.
        values: Vec<ValueInfo>,
    },
    /// A whole number.
    Whole {
        /// The least.
        #[cfg_attr(test, ts(type = "number"))]
        min: i64,
        /// The most.
        #[cfg_attr(test, ts(type = "number"))]
        max: i64,
    },
}

/// A value that can be chosen.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ValueInfo {
    /// Its name in requests.
    pub value: &'static str,
    /// What people read.
    pub title: Spoken,
}

/// When all of `when` hold, all of `then` must.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LimitInfo {
    /// The conditions: `{"is":"among","key","values"}` or `{"is":"seats","min","max"}`.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(test, ts(type = "Condition[]"))]
    pub when: Vec<table::Condition>,
    /// What they demand.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(test, ts(type = "Condition[]"))]
    pub then: Vec<table::Condition>,
    /// The reason.
    pub why: Spoken,
}
