//! What is printed on the cards of a library.

use serde::{Deserialize, Serialize};
use table::Text;

use super::effects::{Clause, Condition, Filter, Pick, Threat, Verb};
use super::sets::CategorySet;
use super::words::{
    AttackType, Border, Duration, Form, Kind, Playtime, QuestType, Score, Side, SpaceType, Terrain,
};

macro_rules! card_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl $name {
            /// The place in the library.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

card_id! {
    /// An Adventure card face of the library. Copies of a card share it.
    AdventureId
}
card_id! {
    /// A Map card of the library.
    MapId
}
card_id! {
    /// A Quest card of the library.
    QuestId
}
card_id! {
    /// A Hero card of the library.
    HeroId
}

/// One of the sets of a library, such as The Candleless Crypt.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SetId(pub u8);

/// What every card has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Print {
    /// The unique id, `<set>.<slug>`.
    pub id: &'static str,
    /// The id without its set: what scenarios and action words say.
    pub slug: &'static str,
    /// The set it belongs to.
    pub set: SetId,
    /// The part of the set: 1 is the deck for 2 to 3 players, 2 is shuffled in for more.
    pub part: u8,
    /// How many copies a deck holds.
    pub count: u8,
    /// The locale key of its name; that of its text has `-text` after it.
    pub key: &'static str,
    /// The name in the language of the card file.
    pub name: &'static str,
    /// The text in the language of the card file.
    pub text: &'static str,
    /// Whether the locale files translate it; house sets are translated, others speak the language they were written in.
    pub translated: bool,
}

impl Print {
    /// The name, for people.
    pub fn name(&self) -> Text {
        if self.translated { Text::new(self.key) } else { Text::literal(self.name) }
    }

    /// The text, for people.
    pub fn text(&self) -> Text {
        if self.translated { Text::keyed(format!("{}-text", self.key)) } else { Text::literal(self.text) }
    }

    /// A further text of the card, such as an Artifact's name under `artifact`; its words as the file has them.
    pub fn more(&self, what: &str, words: &'static str) -> Text {
        if self.translated { Text::keyed(format!("{}-{what}", self.key)) } else { Text::literal(words) }
    }
}

/// A score in a form and the attack type it carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stat {
    /// The number; on cards that change a hero, what is added.
    pub score: i8,
    /// The type; none only defends.
    pub attack: Option<AttackType>,
}

/// A stat banner: Life and a score for each form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Banner {
    /// Life, or what is added to it.
    pub life: i8,
    /// The scores, by the index of their form.
    pub stats: [Stat; 3],
}

impl Banner {
    /// The score in a form.
    pub const fn stat(&self, form: Form) -> Stat {
        self.stats[form.index()]
    }

    /// Whether the banner is empty.
    pub fn is_empty(&self) -> bool {
        *self == Banner::default()
    }
}

/// The hit effects of a card: for each form the verbs that replace the default wound, if any.
pub type Hits = [Option<&'static [Verb]>; 3];

/// The currency of a cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    /// Glory of whoever plays or keeps the card.
    Glory(u8),
    /// Peril of an opponent.
    Peril(u8),
}

impl Price {
    /// The number.
    pub const fn amount(self) -> u8 {
        match self {
            Price::Glory(n) | Price::Peril(n) => n,
        }
    }
}

/// An Adventure card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Adventure {
    /// Id, set, copies, name, text.
    pub print: Print,
    /// Boon, Treasure, Bane or Encounter.
    pub kind: Kind,
    /// What it costs to play: Glory for Boons and Treasures, Peril for Banes and Encounters.
    pub cost: u8,
    /// How much more may be spent when it is played; that number is the card's `#`. `None` where it has no `#`.
    pub x_max: Option<u8>,
    /// When it may be played.
    pub playtime: Playtime,
    /// What becomes of it.
    pub duration: Duration,
    /// Its categories.
    pub categories: CategorySet,
    /// Its banner.
    pub banner: Banner,
    /// Whether it is aimed at one hero. Banes without a target may be paid by any one opponent.
    pub aimed: bool,
    /// What the target must meet when it is played.
    pub only: &'static [Condition],
    /// For an Attachment: what it may be attached to.
    pub host: Option<Filter>,
    /// What it costs each turn to stay.
    pub upkeep: Option<Price>,
    /// Glory tokens it enters with; it is discarded when the last is gone.
    pub charges: u8,
    /// A monster's hit effects.
    pub hits: Hits,
    /// A Trap's Threat.
    pub threat: Option<Threat>,
    /// Everything else it does.
    pub clauses: &'static [Clause],
}

impl Adventure {
    /// Whether it is a monster.
    pub const fn is_monster(&self) -> bool {
        matches!(self.duration, Duration::Monster)
    }

    /// Whether it is a Trap.
    pub const fn is_trap(&self) -> bool {
        self.threat.is_some()
    }
}

/// What lies at a side of a Map card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// Free to pass.
    Open,
    /// Nothing passes: a Wall, or impassable land.
    Wall,
    /// Locked (or Lost): passed only by a roll of this number or more.
    Locked(u8),
    /// Trapped (or Treacherous): passed anyway, and a roll below this number wounds.
    Trapped(u8),
}

/// What waits for whoever enters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// Whoever fails is tipped.
    Pit {
        /// The score added.
        score: Score,
        /// The number to reach.
        number: u8,
    },
    /// Whoever fails takes a wound.
    Spikes {
        /// The score added.
        score: Score,
        /// The number to reach.
        number: u8,
    },
    /// The number of every Trap here is higher by this.
    Hazard(u8),
}

/// A monster printed on a Quest or Map card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Monster {
    /// Its name in the card file; the locale key is the card's with `-monster` after it.
    pub name: &'static str,
    /// Its categories.
    pub categories: CategorySet,
    /// Life and scores.
    pub banner: Banner,
    /// Its hit effects.
    pub hits: Hits,
    /// What whoever defeats it gains; on Quests the Quest's own reward counts.
    pub reward: Reward,
}

/// A Map card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MapCard {
    /// Id, set, copies, name, text.
    pub print: Print,
    /// Dungeon or Wilderness.
    pub border: Border,
    /// Entrance, passage, room, road or site.
    pub space_type: SpaceType,
    /// Its terrain; none in a Dungeon.
    pub terrain: Option<Terrain>,
    /// Glory gained by entering.
    pub glory: u8,
    /// Peril gained by entering.
    pub peril: u8,
    /// The exits of the upright card, by the index of their side.
    pub exits: [Exit; 4],
    /// The score added at each exit, by the index of its side.
    pub exit_scores: [Score; 4],
    /// What waits for whoever enters.
    pub obstacle: Option<Obstacle>,
    /// The letter of its Sewer, 0 for A.
    pub sewer: Option<u8>,
    /// Whether it has a Portal.
    pub portal: bool,
    /// Its monster.
    pub monster: Option<Monster>,
    /// Everything else it does.
    pub clauses: &'static [Clause],
}

impl MapCard {
    /// The exit at a side of the card as it was printed.
    pub const fn exit(&self, side: Side) -> Exit {
        self.exits[side.index()]
    }

    /// Whether it is a passage or a road.
    pub const fn is_passage(&self) -> bool {
        matches!(self.space_type, SpaceType::Passage | SpaceType::Road)
    }

    /// Whether it is an Entrance.
    pub const fn is_entrance(&self) -> bool {
        matches!(self.space_type, SpaceType::Entrance)
    }
}

/// Glory that buys a bonus before a roll, as often as wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Boost {
    /// The Glory for one purchase.
    pub glory: u8,
    /// What it adds to the roll.
    pub add: u8,
}

/// A roll that a Quest asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trial {
    /// The score added; none for a bare die.
    pub score: Option<Score>,
    /// The number to reach.
    pub number: u8,
    /// What Glory buys before the roll.
    pub boost: Option<Boost>,
    /// Done to every hero in the space on a failure.
    pub fail: &'static [Verb],
}

/// What a Sacrifice takes, all of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sacrifice {
    /// Glory.
    pub glory: u8,
    /// Life.
    pub life: u8,
    /// Cards to discard.
    pub discard: Option<Pick>,
}

/// What a Quest asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Defeat its monster in the space.
    Slay(Monster),
    /// Beat its Threat in the space.
    Threat(Trial),
    /// Roll high enough on one die in the space.
    Chance(Trial),
    /// Carry the component from the Quest's space to the destination.
    Escort {
        /// The component's name in the card file; the locale key is the card's with `-component` after it.
        component: &'static str,
        /// Where it must be brought.
        destination: MapId,
    },
    /// Pay the price in the space.
    Sacrifice(Sacrifice),
}

impl Task {
    /// The Quest's type.
    pub const fn quest_type(&self) -> QuestType {
        match self {
            Task::Slay(_) => QuestType::Slay,
            Task::Threat(_) => QuestType::Threat,
            Task::Chance(_) => QuestType::Chance,
            Task::Escort { .. } => QuestType::Escort,
            Task::Sacrifice(_) => QuestType::Sacrifice,
        }
    }
}

/// What a completed Quest becomes instead of being turned over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Artifact {
    /// Its name in the card file; the locale key is the Quest's with `-artifact` after it.
    pub name: &'static str,
    /// Its text in the card file; the locale key is the Quest's with `-artifact-text` after it.
    pub text: &'static str,
    /// What it does for its owner.
    pub clauses: &'static [Clause],
}

/// What is gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reward {
    /// Levels.
    pub level: u8,
    /// Life up to the maximum.
    pub recover: u8,
    /// Life, the maximum with it.
    pub life: u8,
    /// Glory.
    pub glory: u8,
    /// Peril for every opponent, or as the ledger rules it.
    pub peril: u8,
}

/// A Quest card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quest {
    /// Id, set, copies, name, text.
    pub print: Print,
    /// Where it is attempted; for an Escort where the component is picked up.
    pub space: MapId,
    /// What it asks for.
    pub task: Task,
    /// The Search that comes before.
    pub search: Option<Trial>,
    /// Clauses that hold while it is uncompleted.
    pub effect: &'static [Clause],
    /// The words of that effect in the card file; the locale key is the card's with `-effect` after it.
    pub effect_text: &'static str,
    /// What it becomes when completed.
    pub artifact: Option<Artifact>,
    /// What completing it gives.
    pub reward: Reward,
}

/// The highest Level of a hero, from 1.
pub const LEVELS: usize = 4;

/// A Hero card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hero {
    /// Id, set, copies, name, text. The text is that of the special ability.
    pub print: Print,
    /// His calling in the card file; the locale key is the card's with `-title` after it.
    pub title: &'static str,
    /// The name of his ability in the card file; the locale key is the card's with `-ability` after it.
    pub ability: &'static str,
    /// Life at the start.
    pub life: u8,
    /// The scores of each Level, the first at index 0.
    pub levels: [[Stat; 3]; LEVELS],
    /// The most readied Boons.
    pub boon_limit: u8,
    /// The most readied Treasures.
    pub treasure_limit: u8,
    /// His special ability.
    pub clauses: &'static [Clause],
}

impl Hero {
    /// The printed score at a Level, from 1.
    pub fn stat(&self, level: u8, form: Form) -> Stat {
        self.levels[usize::from(level).clamp(1, LEVELS) - 1][form.index()]
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardSet {
    /// The id in options and card ids: `crypt`.
    pub id: &'static str,
    /// The name in the set's file; the locale key is `dungeoneer-set-<id>`.
    pub name: &'static str,
    /// Dungeon or Wilderness.
    pub border: Border,
    /// The symbol in the corner of its cards.
    pub symbol: &'static str,
    /// Whether it is a selection of cards that need not have the numbers of a deck.
    pub custom: bool,
    /// Trackers in each part, one player each; the first part's first.
    pub trackers: [u8; 2],
    /// Where the tracks end, when gains above it are lost.
    pub track_cap: Option<u8>,
}
