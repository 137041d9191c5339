//! What can be chosen before a match: modes and variants.

use serde::{Deserialize, Serialize};
use table::{Condition, Field, FieldKind, Limit, Mode, Schema, SetupErrors, Text, Value, enforces, rule};

use crate::physics::Wobble;

/// How heroes come to their players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Heroes {
    /// Dealt at random.
    #[default]
    Dealt,
    /// Drafted from two hands that go round the table.
    Draft,
    /// Each player keeps one of two.
    Construction,
}

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Options {
    /// Heroic Cooperation: meeples.
    pub heroic: bool,
    /// Solo Spelunker, completed by house rules.
    pub solo: bool,
    /// How heroes come to their players.
    pub heroes: Heroes,
    /// Dungeon Construction: players place the pillars.
    pub dungeon_construction: bool,
    /// In Heroic Cooperation: whether meeples race the room commit, or their owners are asked in turn.
    pub live: bool,
    /// In Heroic Cooperation: whether a room with too many monsters is refused, as in the base game.
    pub refuse_deadly: bool,
    /// By how many tenths of a degree luck bends a flick at most.
    pub flick_angle: u16,
    /// By how many percent luck changes a flick's strength at most.
    pub flick_strength: u16,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            heroic: false,
            solo: false,
            heroes: Heroes::Dealt,
            dungeon_construction: false,
            live: false,
            refuse_deadly: false,
            flick_angle: Wobble::STANDARD.angle,
            flick_strength: Wobble::STANDARD.strength,
        }
    }
}

/// The fewest and the most players of a competitive game.
const COMPETITIVE: (usize, usize) = (2, 4);

impl Options {
    /// How far luck bends a flick at this table.
    pub fn wobble(&self) -> Wobble {
        Wobble { angle: self.flick_angle, strength: self.flick_strength }
    }

    /// Whether so many players can play this, and the variants go together.
    pub(crate) fn check(&self, seats: usize) -> Result<(), SetupErrors> {
        let wrong = |culprit: &str, rule: table::RuleId| {
            Err(SetupErrors::one(culprit, Text::new("dungeon-drop-setup-rule").with("rule", rule)))
        };
        match self.solo {
            true if seats != 1 => wrong("seats", rule!("drop.solo.exists")),
            true if self.heroes != Heroes::Dealt => wrong("heroes", rule!("drop.variant.combining")),
            true if self.dungeon_construction => {
                wrong("dungeon-construction", rule!("drop.variant.combining"))
            }
            true if self.heroic => wrong("heroic", rule!("drop.solo.exists")),
            false if !(COMPETITIVE.0..=COMPETITIVE.1).contains(&seats) => {
                wrong("seats", rule!("drop.def.player-count"))
            }
            _ => Ok(()),
        }
    }
}

/// What can be chosen, as data.
pub(crate) fn schema() -> Schema {
    Schema { modes: modes(), fields: fields(), limits: limits() }
}

fn modes() -> Vec<Mode> {
    enforces!("drop.solo.rules-not-in-book");
    let mode = |name, title, values| Mode { name, title: Text::new(title), values, seats: COMPETITIVE };
    let solo = vec![("solo", Value::from(true))];
    vec![
        mode("versus", "dungeon-drop-mode-versus", Vec::new()),
        mode("heroic", "dungeon-drop-mode-heroic", vec![("heroic", true.into())]),
        mode(
            "heroic-live",
            "dungeon-drop-mode-heroic-live",
            vec![("heroic", true.into()), ("live", true.into())],
        ),
        mode("hero-draft", "dungeon-drop-mode-hero-draft", vec![("heroes", "draft".into())]),
        mode(
            "hero-construction",
            "dungeon-drop-mode-hero-construction",
            vec![("heroes", "construction".into())],
        ),
        mode(
            "dungeon-construction",
            "dungeon-drop-mode-dungeon-construction",
            vec![("dungeon-construction", true.into())],
        ),
        Mode { name: "solo", title: Text::new("dungeon-drop-mode-solo"), values: solo, seats: (1, 1) },
    ]
}

fn fields() -> Vec<Field> {
    let switch = |key, label, help| Field {
        key,
        label: Text::new(label),
        help: Text::new(help),
        kind: FieldKind::Switch,
        default: Value::Switch(false),
    };
    let whole = |key, label, help, max: i64, default: u16| Field {
        key,
        label: Text::new(label),
        help: Text::new(help),
        kind: FieldKind::Whole { min: 0, max },
        default: Value::Whole(default.into()),
    };
    let heroes = [
        ("dealt", Text::new("dungeon-drop-heroes-dealt")),
        ("draft", Text::new("dungeon-drop-heroes-draft")),
        ("construction", Text::new("dungeon-drop-heroes-construction")),
    ];
    vec![
        switch("heroic", "dungeon-drop-option-heroic", "dungeon-drop-option-heroic-help"),
        switch("solo", "dungeon-drop-option-solo", "dungeon-drop-option-solo-help"),
        Field {
            key: "heroes",
            label: Text::new("dungeon-drop-option-heroes"),
            help: Text::new("dungeon-drop-option-heroes-help"),
            kind: FieldKind::OneOf { values: heroes.into() },
            default: "dealt".into(),
        },
        switch("dungeon-construction", "dungeon-drop-option-dungeon", "dungeon-drop-option-dungeon-help"),
        switch("live", "dungeon-drop-option-live", "dungeon-drop-option-live-help"),
        switch("refuse-deadly", "dungeon-drop-option-deadly", "dungeon-drop-option-deadly-help"),
        whole(
            "flick-angle",
            "dungeon-drop-option-angle",
            "dungeon-drop-option-angle-help",
            20,
            Wobble::STANDARD.angle,
        ),
        whole(
            "flick-strength",
            "dungeon-drop-option-strength",
            "dungeon-drop-option-strength-help",
            5,
            Wobble::STANDARD.strength,
        ),
    ]
}

/// Variants are for games of two to four; solo stands alone.
fn limits() -> Vec<Limit> {
    enforces!("drop.variant.combining", "drop.heroic.optional-mode");
    let why = || Text::new("dungeon-drop-setup-rule").with("rule", rule!("drop.variant.combining"));
    let seats = |min, max| Condition::Seats { min, max };
    let alone = vec![
        Condition::is("heroes", "dealt"),
        Condition::is("dungeon-construction", false),
        Condition::is("heroic", false),
        seats(1, 1),
    ];
    vec![
        Limit { when: vec![Condition::is("solo", true)], then: alone, why: why() },
        Limit {
            when: vec![Condition::is("solo", false)],
            then: vec![seats(COMPETITIVE.0, COMPETITIVE.1)],
            why: Text::new("dungeon-drop-setup-rule").with("rule", rule!("drop.def.player-count")),
        },
    ]
}
