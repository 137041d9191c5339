//! The shape of the content files, before their phrases are read.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::{Timing, TrickType, Window};

macro_rules! files {
    ($($name:ident { $($field:ident: $row:ident),+ })+) => { $(
        #[derive(Deserialize, Default)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name { $( #[serde(default)] pub(super) $field: Vec<$row>, )+ }
    )+ };
}

files! {
    TricksFile { trick: RawTrick }
    ZonesFile { zone: RawZone }
    ScholarsFile { scholar: RawScholar }
    InternsFile { intern: RawIntern }
    JinxesFile { jinx: RawJinx }
    CampusFile { clan: RawClan, alert: RawAlert, panic: RawPanic }
    BossFile { profile: RawBoss }
    RandomizerFile { randomizer: RawRandomizer }
    BoardFile { column: RawColumn }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTrick {
    pub(super) id: Spanned<String>,
    pub(super) r#type: TrickType,
    pub(super) bonus: u8,
    pub(super) copies: u8,
    pub(super) aux: Vec<String>,
    #[serde(default = "standard")]
    pub(super) timing: Timing,
    #[serde(default)]
    pub(super) action: bool,
    #[serde(default = "any")]
    pub(super) window: Window,
    #[serde(default)]
    pub(super) cost: Vec<String>,
    pub(super) n: Option<(u8, u8)>,
    pub(super) target: Option<String>,
    #[serde(default)]
    pub(super) steps: Vec<String>,
    #[serde(default)]
    pub(super) after: Vec<String>,
    #[serde(default)]
    pub(super) omega: bool,
}

fn standard() -> Timing {
    Timing::Standard
}

fn any() -> Window {
    Window::Any
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawZone {
    pub(super) id: Spanned<String>,
    pub(super) number: String,
    pub(super) floor: u8,
    pub(super) alert: u8,
    pub(super) slots: Vec<String>,
    pub(super) effects: Vec<String>,
    pub(super) passages: Vec<String>,
    #[serde(default)]
    pub(super) doors: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawScholar {
    pub(super) id: Spanned<String>,
    pub(super) combo: BTreeMap<String, u8>,
    pub(super) standard: RawProfile,
    pub(super) exalted: RawProfile,
    #[serde(default)]
    pub(super) v1: RawPrinting,
    #[serde(default)]
    pub(super) v2: RawPrinting,
    #[serde(default, rename = "v2-main")]
    pub(super) v2_main: RawPrinting,
}

/// The figures in which a printing differs.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawPrinting {
    pub(super) standard: RawFigures,
    pub(super) exalted: RawFigures,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFigures {
    pub(super) students: Option<u8>,
    pub(super) hand: Option<u8>,
    pub(super) speed: Option<u8>,
    pub(super) intelligence: Option<u8>,
    pub(super) stamina: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawProfile {
    pub(super) students: u8,
    pub(super) hand: u8,
    pub(super) speed: u8,
    pub(super) intelligence: u8,
    pub(super) stamina: u8,
    pub(super) skills: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawIntern {
    pub(super) id: Spanned<String>,
    pub(super) points: i16,
    #[serde(default)]
    pub(super) shields: Vec<String>,
    pub(super) effect: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawJinx {
    pub(super) id: Spanned<String>,
    pub(super) penalty: i16,
    pub(super) effect: String,
    #[serde(default)]
    pub(super) omega: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawClan {
    pub(super) id: Spanned<String>,
    pub(super) target: i16,
    pub(super) modifiers: BTreeMap<String, i8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawAlert {
    pub(super) id: Spanned<String>,
    pub(super) minutes: u8,
    pub(super) students: u8,
    pub(super) omegas: u8,
    pub(super) rows: Vec<RawAlertRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawAlertRow {
    pub(super) penalty: u8,
    pub(super) students: u8,
    pub(super) omegas: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPanic {
    pub(super) id: Spanned<String>,
    pub(super) requires: Option<String>,
    pub(super) students: u8,
    pub(super) alert: u8,
    pub(super) rules: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBoss {
    pub(super) id: Spanned<String>,
    pub(super) alert: u8,
    #[serde(default)]
    pub(super) adds: Vec<String>,
    pub(super) sighting: String,
    pub(super) steps: u8,
    pub(super) towards: String,
    pub(super) encounter: RawEncounter,
}

/// A list of what always happens, or a line for each Information type.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum RawEncounter {
    Always(Vec<String>),
    ByInformation(BTreeMap<String, String>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRandomizer {
    pub(super) id: Spanned<String>,
    pub(super) board: String,
    pub(super) direction: String,
    pub(super) passage: String,
    pub(super) information: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawColumn {
    pub(super) colour: Spanned<String>,
    pub(super) value: u8,
    pub(super) slots: u8,
    pub(super) arrows: Vec<u8>,
    pub(super) stars: Vec<u8>,
}
