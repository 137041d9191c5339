//! What a table agrees on before the game.

use serde::{Deserialize, Serialize};
use table::{Condition, Field, FieldKind, Limit, Mode, Schema, Text, Value, enforces};

/// How the time bonus is decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimeBonus {
    /// Everybody at once: the first "Done!" at the table.
    #[default]
    Live,
    /// Each at their own time: the shortest time from turning up the cards.
    Clock,
    /// Nobody gets it.
    Off,
}

/// The choices of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// How the time bonus is decided.
    pub time_bonus: TimeBonus,
    /// What the time bonus is worth.
    pub time_points: u8,
    /// Whether an exploration phase ends after five minutes.
    pub timer: bool,
    /// Whether who is done may take it back until everybody is.
    pub reopen: bool,
    /// After how many seconds computer players claim the time bonus; 0 for never.
    pub computers_claim: u16,
    /// The seat of the youngest player, who begins; 0 to draw lots.
    pub youngest: u8,
}

impl Default for Options {
    fn default() -> Options {
        enforces!("masters.time.value", "masters.explore.timer-option");
        Options {
            time_bonus: TimeBonus::Live,
            time_points: 1,
            timer: false,
            reopen: false,
            computers_claim: 0,
            youngest: 0,
        }
    }
}

/// The fewest and the most players.
pub const SEATS: (usize, usize) = {
    enforces!("masters.overview.player-count");
    (2, 5)
};

fn field(key: &'static str, kind: FieldKind, default: impl Into<Value>) -> Field {
    let label = Text::keyed(format!("map-masters-option-{key}"));
    let help = Text::keyed(format!("map-masters-option-{key}-help"));
    Field { key, label, help, kind, default: default.into() }
}

fn mode(name: &'static str, values: Vec<(&'static str, Value)>) -> Mode {
    Mode { name, title: Text::keyed(format!("map-masters-mode-{name}")), values, seats: SEATS }
}

/// Everything that can be chosen.
pub fn schema() -> Schema {
    enforces!("masters.time.online");
    let bonus = ["live", "clock", "off"].map(|name| (name, Text::keyed(format!("map-masters-time-{name}"))));
    let whole = |min, max| FieldKind::Whole { min, max };
    Schema {
        modes: vec![
            mode("versus", Vec::new()),
            mode("correspondence", vec![("time-bonus", "clock".into())]),
            mode("hot-seat", vec![("time-bonus", "off".into())]),
        ],
        fields: vec![
            field("time-bonus", FieldKind::OneOf { values: bonus.into() }, "live"),
            field("time-points", whole(0, 9), 1),
            field("timer", FieldKind::Switch, false),
            field("reopen", FieldKind::Switch, false),
            field("computers-claim", whole(0, 600), 0),
            field("youngest", whole(0, SEATS.1 as i64), 0),
        ],
        limits: (3..=SEATS.1).map(youngest_sits_down).collect(),
    }
}

/// The youngest player sits at a seat that there is.
fn youngest_sits_down(seat: usize) -> Limit {
    Limit {
        when: vec![Condition::is("youngest", seat as i64)],
        then: vec![Condition::Seats { min: seat, max: SEATS.1 }],
        why: Text::new("map-masters-no-such-seat"),
    }
}
