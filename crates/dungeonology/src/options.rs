//! What is chosen before a match: the edition, the advanced rules, the difficulty; and the rules in force that follow.

use serde::{Deserialize, Serialize};
use table::{Condition, Field, FieldKind, Limit, Mode, Schema, Text, Value, enforces};

use crate::content::{AlertId, Printing, ProfileId};

/// The two editions. A game is played entirely under one of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The English first edition, in which everything is always in force.
    V1,
    /// The second edition: a base game and four advanced rules.
    #[default]
    V2,
}

/// The difficulty: which Alert Card is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// The gentlest card.
    Introduction,
    /// Easy.
    Easy,
    /// The card of the rulebooks' examples.
    #[default]
    Medium,
    /// Hard.
    Hard,
    /// Drawn by chance.
    Random,
}

/// The game level of v2: how many players fewer the Alert Card counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// The real number of players.
    #[default]
    Student,
    /// One fewer.
    Doctoral,
    /// Two fewer, with three players or more.
    Professor,
    /// Three fewer, with four players.
    Rector,
}

/// Which side of the Boss Card is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Profile {
    /// Chases Scholars.
    Quarrelsome,
    /// Wanders at random.
    Drunk,
    /// Drawn by chance.
    #[default]
    Random,
}

/// How Scholars are handed out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Casting {
    /// Each player draws one at random.
    #[default]
    Draw,
    /// Each player picks one, in seat order.
    Pick,
}

/// What was chosen before the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Options {
    /// The edition.
    pub edition: Edition,
    /// The advanced rule Boss; always on in v1.
    pub boss: bool,
    /// The advanced rule Dangerous Zones; always on in v1.
    pub dangerous_zones: bool,
    /// The advanced rule Maximum Alert; always on in v1.
    pub maximum_alert: bool,
    /// The advanced rule Main Effects; always on in v1.
    pub main_effects: bool,
    /// The Alert Card.
    pub alert: Difficulty,
    /// The game level; v2 only.
    pub level: Level,
    /// The side of the Boss Card.
    pub profile: Profile,
    /// How Scholars are handed out.
    pub scholars: Casting,
}

/// The rules in force, fixed before play. Both editions read the same switches; what else differs asks [`Ruleset::v1`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Ruleset {
    /// The edition.
    pub edition: Edition,
    /// Whether the Boss is used.
    pub boss: bool,
    /// Whether all Zone Effects are used.
    pub dangerous_zones: bool,
    /// Whether a Panic Card lies under the Alert Card.
    pub maximum_alert: bool,
    /// Whether Main Effects and Interns are used.
    pub main_effects: bool,
    /// The Alert Card in use.
    pub alert: AlertId,
    /// The side of the Boss Card in use.
    pub profile: ProfileId,
    /// How many players the Alert Card multiplies by.
    pub counted: u8,
}

impl Ruleset {
    /// Whether the first edition is played.
    #[inline]
    pub const fn v1(&self) -> bool {
        matches!(self.edition, Edition::V1)
    }

    /// Whether the second edition is played.
    #[inline]
    pub const fn v2(&self) -> bool {
        matches!(self.edition, Edition::V2)
    }

    /// Which figures the Scholar Cards show.
    #[inline]
    pub const fn printing(&self) -> Printing {
        match (self.edition, self.main_effects) {
            (Edition::V1, _) => Printing::V1,
            (Edition::V2, false) => Printing::V2,
            (Edition::V2, true) => Printing::V2Main,
        }
    }
}

impl Options {
    /// The switches as the edition has them: in v1 everything is on.
    pub(crate) fn module(self, chosen: bool) -> bool {
        enforces!("ology.option.v1-all-on", "ology.def.two-editions");
        self.edition == Edition::V1 || chosen
    }

    /// The number of players in Alert Card calculations.
    pub(crate) fn counted(self, seats: usize) -> u8 {
        let fewer = match self.level {
            Level::Student => {
                enforces!("ology.level.student");
                0
            }
            Level::Doctoral => {
                enforces!("ology.level.doctoral");
                1
            }
            Level::Professor => {
                enforces!("ology.level.professor");
                2
            }
            Level::Rector => {
                enforces!("ology.level.rector");
                3
            }
        };
        (seats as u8).saturating_sub(fewer)
    }
}

/// The fewest and the most players.
pub(crate) const PLAYERS: (usize, usize) = (2, 4);

const MODULES: [&str; 4] = ["boss", "dangerous-zones", "maximum-alert", "main-effects"];

/// The sixteen ways to play v2: its base game and every set of advanced rules. Bit k stands for module k.
const V2_MODES: [&str; 16] = [
    "v2",
    "v2-boss",
    "v2-zones",
    "v2-boss-zones",
    "v2-panic",
    "v2-boss-panic",
    "v2-zones-panic",
    "v2-boss-zones-panic",
    "v2-main",
    "v2-boss-main",
    "v2-zones-main",
    "v2-boss-zones-main",
    "v2-panic-main",
    "v2-boss-panic-main",
    "v2-zones-panic-main",
    "v2-all",
];

/// What can be chosen before a match.
pub(crate) fn schema() -> Schema {
    enforces!("ology.option.v2-four-advanced", "ology.option.v2-declare", "ology.def.players");
    Schema { modes: modes(), fields: fields(), limits: limits() }
}

fn modes() -> Vec<Mode> {
    let v2 = V2_MODES.iter().enumerate().map(|(set, name)| mode(name, "v2", set));
    std::iter::once(mode("v2", "v2", 0)).chain([mode("v1", "v1", 15)]).chain(v2.skip(1)).collect()
}

fn mode(name: &'static str, edition: &'static str, set: usize) -> Mode {
    let mut values = vec![("edition", Value::from(edition))];
    values.extend(MODULES.iter().enumerate().map(|(bit, key)| (*key, Value::Switch(set >> bit & 1 == 1))));
    Mode { name, title: Text::keyed(format!("dungeonology-mode-{name}")), values, seats: PLAYERS }
}

fn fields() -> Vec<Field> {
    let mut fields = vec![one_of("edition", &["v1", "v2"], "v2")];
    fields.extend(MODULES.iter().map(|key| field(key, FieldKind::Switch, Value::Switch(false))));
    fields.push(one_of("alert", &["introduction", "easy", "medium", "hard", "random"], "medium"));
    fields.push(one_of("level", &["student", "doctoral", "professor", "rector"], "student"));
    fields.push(one_of("profile", &["quarrelsome", "drunk", "random"], "random"));
    fields.push(one_of("scholars", &["draw", "pick"], "draw"));
    fields
}

fn field(key: &'static str, kind: FieldKind, default: Value) -> Field {
    let label = Text::keyed(format!("dungeonology-option-{key}"));
    let help = Text::keyed(format!("dungeonology-option-{key}-help"));
    Field { key, label, help, kind, default }
}

fn one_of(key: &'static str, values: &[&'static str], default: &'static str) -> Field {
    let text = |value: &&'static str| (*value, Text::keyed(format!("dungeonology-{key}-{value}")));
    field(key, FieldKind::OneOf { values: values.iter().map(text).collect() }, Value::from(default))
}

fn limits() -> Vec<Limit> {
    let mut limits: Vec<Limit> = MODULES.iter().map(|key| all_on(key)).collect();
    limits.push(level(Condition::is("edition", "v1"), Condition::is("level", "student"), "v1"));
    limits.push(level(Condition::is("level", "professor"), Condition::Seats { min: 3, max: 4 }, "professor"));
    limits.push(level(Condition::is("level", "rector"), Condition::Seats { min: 4, max: 4 }, "rector"));
    limits
}

/// v1 knows no optional modules.
fn all_on(key: &'static str) -> Limit {
    enforces!("ology.option.v1-all-on");
    let when = vec![Condition::is("edition", "v1")];
    Limit { when, then: vec![Condition::is(key, true)], why: Text::new("dungeonology-limit-v1-all-on") }
}

fn level(when: Condition, then: Condition, why: &str) -> Limit {
    enforces!("ology.option.difficulty-v1", "ology.level.professor", "ology.level.rector");
    Limit { when: vec![when], then: vec![then], why: Text::keyed(format!("dungeonology-limit-level-{why}")) }
}
