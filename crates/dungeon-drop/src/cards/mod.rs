//! Races, classes and quests: what is printed on the cards, as data from `content/dungeon-drop/`.

mod effect;
mod load;
mod quest;

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use table::Text;

pub use effect::{Effect, Flick, Pick, Redrop, Source, Target};
pub use load::{CardError, CardErrors, Files, HOUSE, load};
pub use quest::{Bonus, GemValue, Quest};

/// A race: initiative, life and an ability.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Race {
    /// The name in files, logs and locale keys.
    pub id: String,
    /// Low plays first and loses ties; no two are alike.
    pub initiative: u8,
    /// The printed life points.
    pub life: u8,
    /// What it does in the Act step.
    pub ability: Ability,
    /// What takes the ability's place in solo.
    pub solo: Option<Effect>,
}

/// A class: an ability.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Class {
    /// The name in files, logs and locale keys.
    pub id: String,
    /// What it does in the Act step.
    pub ability: Ability,
}

/// What a card lets its hero do, once a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ability {
    /// The effect.
    pub effect: Effect,
    /// The life points it costs.
    pub life: u8,
}

/// All cards of a set.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cards {
    /// The races, in the order of the file.
    pub races: Vec<Race>,
    /// The classes.
    pub classes: Vec<Class>,
    /// The quests.
    pub quests: Vec<Quest>,
}

static CARDS: OnceLock<Cards> = OnceLock::new();

/// The cards in play: the house set, read once, unless others were laid out. It is part of the program, and a test reads it; should
/// it be broken all the same, it is empty, and [`load`] says why before a match starts.
pub fn cards() -> &'static Cards {
    CARDS.get_or_init(|| load(&HOUSE).unwrap_or_default())
}

/// Lays out another set in place of the house set, before anything else is done; says whether it was early enough.
pub fn lay_out(cards: Cards) -> bool {
    CARDS.set(cards).is_ok()
}

macro_rules! card_id {
    ($id:ident, $list:ident, $card:ident, $what:literal) => {
        #[doc = concat!("A ", $what, " card, by its place in the set; written by its name.")]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $id(u8);

        impl $id {
            /// Every card of the kind.
            pub fn all() -> impl DoubleEndedIterator<Item = $id> + Clone {
                (0..cards().$list.len() as u8).map($id)
            }

            /// The card's place in the set.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// What is printed on it.
            pub fn card(self) -> &'static $card {
                &cards().$list[self.index().min(cards().$list.len() - 1)]
            }

            /// Its name, for people.
            pub fn name(self) -> Text {
                Text::keyed(format!("dungeon-drop-card-{}", self.card().id))
            }

            /// What stands on it, for people.
            pub fn text(self) -> Text {
                Text::keyed(format!("dungeon-drop-card-{}-text", self.card().id))
            }
        }

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.card().id)
            }
        }

        impl FromStr for $id {
            type Err = String;
            fn from_str(name: &str) -> Result<$id, String> {
                let none = || format!(concat!("no ", $what, " is called `{}`"), name);
                $id::all().find(|id| id.card().id == name).ok_or_else(none)
            }
        }

        impl TryFrom<String> for $id {
            type Error = String;
            fn try_from(name: String) -> Result<$id, String> {
                name.parse()
            }
        }

        impl From<$id> for String {
            fn from(id: $id) -> String {
                id.to_string()
            }
        }
    };
}

card_id!(RaceId, races, Race, "race");
card_id!(ClassId, classes, Class, "class");
card_id!(QuestId, quests, Quest, "quest");
