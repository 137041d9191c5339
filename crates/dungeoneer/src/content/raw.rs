//! The shapes of the card files, as they are written, before names are looked up.

use serde::Deserialize;
use toml::Value;

use super::effects::Amount;
use super::words::{
    AttackType, Ban, Border, Chooser, Destination, Duration, Ease, Form, Harm, Kind, Owner, Roll, Score,
    Sight, SpaceType, Subject, Terrain, Tip, Trigger, Until, Zone,
};

impl TryFrom<Value> for Amount {
    type Error = String;

    /// Reads a whole number, `#`, `-#` or `n+#`.
    fn try_from(value: Value) -> Result<Amount, String> {
        let wrong = || format!("`{value}` is no amount: a whole number, \"#\", \"-#\" or \"n+#\"");
        match &value {
            Value::Integer(n) => i8::try_from(*n).map(Amount::fixed).map_err(|_| wrong()),
            Value::String(words) => match words.as_str() {
                "#" => Ok(Amount { base: 0, times: 1 }),
                "-#" => Ok(Amount { base: 0, times: -1 }),
                other => {
                    let base = other.strip_suffix("+#").and_then(|n| n.parse().ok()).ok_or_else(wrong)?;
                    Ok(Amount { base, times: 1 })
                }
            },
            _ => Err(wrong()),
        }
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Amount, D::Error> {
        Amount::try_from(Value::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

/// A number, or the word `all`.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "Value")]
pub(super) struct SomeOrAll(pub(super) Option<u8>);

impl TryFrom<Value> for SomeOrAll {
    type Error = String;

    fn try_from(value: Value) -> Result<SomeOrAll, String> {
        match &value {
            Value::String(word) if word == "all" => Ok(SomeOrAll(None)),
            Value::Integer(n) => {
                u8::try_from(*n).map(|n| SomeOrAll(Some(n))).map_err(|_| format!("{n} is out of range"))
            }
            _ => Err(format!("`{value}` is neither a number nor \"all\"")),
        }
    }
}

/// A form, or the word `all`.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum FormOrAll {
    Melee,
    Magic,
    Speed,
    All,
}

impl FormOrAll {
    pub(super) const fn form(self) -> Option<Form> {
        match self {
            FormOrAll::Melee => Some(Form::Melee),
            FormOrAll::Magic => Some(Form::Magic),
            FormOrAll::Speed => Some(Form::Speed),
            FormOrAll::All => None,
        }
    }
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawPrice {
    Glory(u8),
    Peril(u8),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawX {
    pub(super) of: Currency,
    pub(super) max: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Currency {
    Glory,
    Peril,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawStat {
    Standard(i8),
    Counter(i8),
    Plain(i8),
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBanner {
    #[serde(default)]
    pub(super) life: i8,
    pub(super) melee: Option<RawStat>,
    pub(super) magic: Option<RawStat>,
    pub(super) speed: Option<RawStat>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawHits {
    pub(super) melee: Option<Vec<RawVerb>>,
    pub(super) magic: Option<Vec<RawVerb>>,
    pub(super) speed: Option<Vec<RawVerb>>,
}

#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFilter {
    #[serde(default)]
    pub(super) kind: Vec<Kind>,
    #[serde(default)]
    pub(super) category: Vec<String>,
    #[serde(default)]
    pub(super) duration: Vec<Duration>,
    pub(super) aimed_at: Option<Owner>,
    pub(super) tipped: Option<bool>,
    pub(super) life_max: Option<u8>,
    pub(super) owner: Option<Owner>,
    pub(super) zone: Option<Zone>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPick {
    pub(super) pick: RawFilter,
    pub(super) amount: u8,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RawCondition {
    #[serde(rename = "own-turn")]
    OwnTurn,
    #[serde(rename = "hero-phase")]
    HeroPhase,
    #[serde(rename = "attacks-you")]
    AttacksYou,
    #[serde(rename = "in-this-space")]
    InThisSpace,
    Terrain(Vec<Terrain>),
    Space(Vec<String>),
    SpaceType(Vec<SpaceType>),
    Form(Vec<Form>),
    Category(Vec<String>),
    LevelMin(u8),
    Has(RawFilter),
}

#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum RawCostDiscard {
    Word(String),
    Cards(RawPick),
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCost {
    #[serde(default)]
    pub(super) glory: u8,
    #[serde(default)]
    pub(super) movement: u8,
    #[serde(default)]
    pub(super) charge: u8,
    pub(super) discard: Option<RawCostDiscard>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawUser {
    You,
    Target,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawClause {
    pub(super) on: Trigger,
    pub(super) to: Option<Subject>,
    pub(super) by: Option<RawUser>,
    #[serde(default, rename = "if")]
    pub(super) conditions: Vec<RawCondition>,
    pub(super) vs: Option<RawFilter>,
    pub(super) pick: Option<RawFilter>,
    #[serde(default, rename = "for")]
    pub(super) rolls: Vec<Roll>,
    #[serde(default)]
    pub(super) cost: RawCost,
    #[serde(default)]
    pub(super) once: bool,
    #[serde(default)]
    pub(super) may: bool,
    pub(super) until: Option<Until>,
    #[serde(rename = "do")]
    pub(super) verbs: Vec<RawVerb>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawThreat {
    pub(super) score: Score,
    pub(super) number: Amount,
    #[serde(default)]
    pub(super) succeed: Vec<RawVerb>,
    #[serde(default)]
    pub(super) fail: Vec<RawVerb>,
}

/// The word `keep = "high"` is there for the reader: there is no other way to keep dice.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDice {
    pub(super) roll: u8,
    #[serde(rename = "keep")]
    _keep: Keep,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Keep {
    High,
}

/// The verbs, spelt as the card files spell them.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum RawVerb {
    Score {
        form: FormOrAll,
        add: Amount,
        r#type: Option<AttackType>,
    },
    Roll(Amount),
    Reroll(u8),
    Dice(RawDice),
    Instead(Form),
    Hit {
        form: Form,
        r#do: Vec<RawVerb>,
    },
    Threat(RawThreat),
    Wound(Amount),
    Prevent(Amount),
    Recover(Amount),
    Life(Amount),
    Glory(Amount),
    Peril(Amount),
    Movement(Amount),
    Steal(Amount),
    Tip(Tip),
    Untip,
    Relocate {
        to: Destination,
        #[serde(default)]
        terrain: Vec<Terrain>,
        enters: bool,
    },
    Open(SomeOrAll),
    Lock(u8),
    Rotate,
    Explore(u8),
    Draw(Amount),
    Discard {
        pick: RawFilter,
        amount: u8,
        by: Chooser,
    },
    Fetch(RawPick),
    Take {
        pick: RawFilter,
        by: Chooser,
    },
    Look {
        zone: Sight,
        amount: SomeOrAll,
        arrange: bool,
    },
    Cancel,
    End,
    Blank,
    Repulse,
    Forsake(u8),
    Limit {
        treasure: i8,
    },
    Cheaper {
        pick: RawFilter,
        by: u8,
    },
    Immune(Vec<Harm>),
    Forbid(Vec<Ban>),
    Challenge(Ease),
    Choose {
        by: Chooser,
        options: Vec<Vec<RawVerb>>,
    },
}

/// An exit; the second word of each pair is the Wilderness one.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawExit {
    Open,
    Wall,
    Impassable,
    Locked(u8),
    Lost(u8),
    Trapped(u8),
    Treacherous(u8),
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawExits {
    pub(super) n: RawExit,
    pub(super) e: RawExit,
    pub(super) s: RawExit,
    pub(super) w: RawExit,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawExitScores {
    pub(super) n: Option<Score>,
    pub(super) e: Option<Score>,
    pub(super) s: Option<Score>,
    pub(super) w: Option<Score>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum RawObstacle {
    Pit { score: Score, number: u8 },
    Spikes { score: Score, number: u8 },
    Hazard(u8),
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawReward {
    pub(super) level: u8,
    pub(super) recover: u8,
    pub(super) life: u8,
    pub(super) glory: u8,
    pub(super) peril: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMonster {
    pub(super) name: String,
    pub(super) categories: Vec<String>,
    pub(super) banner: RawBanner,
    #[serde(default)]
    pub(super) hit: RawHits,
    #[serde(default)]
    pub(super) reward: RawReward,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBoost {
    pub(super) glory: u8,
    pub(super) add: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTrial {
    pub(super) score: Score,
    pub(super) number: u8,
    pub(super) boost: Option<RawBoost>,
    #[serde(default)]
    pub(super) fail: Vec<RawVerb>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawChance {
    pub(super) need: u8,
    pub(super) boost: Option<RawBoost>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSacrifice {
    #[serde(default)]
    pub(super) glory: u8,
    #[serde(default)]
    pub(super) life: u8,
    pub(super) discard: Option<RawPick>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawArtifact {
    pub(super) name: String,
    pub(super) clauses: Vec<RawClause>,
    pub(super) text: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Modifier {
    Effect,
    Artifact,
    Search,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLevel {
    pub(super) melee: RawStat,
    pub(super) magic: RawStat,
    pub(super) speed: RawStat,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTrack {
    pub(super) lowest: u8,
    pub(super) highest: u8,
    pub(super) start: u8,
    pub(super) capped: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSet {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) border: Border,
    pub(super) symbol: String,
    #[serde(default)]
    pub(super) custom: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCategory {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) on: Vec<CategoryKind>,
}

/// The kinds of cards that can have a category.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum CategoryKind {
    Boon,
    Treasure,
    Bane,
    Monster,
    Trap,
}
