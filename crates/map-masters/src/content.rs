//! The printed cards: faces, objectives and spellbooks, loaded once from the pictures and rows of a pack.

use std::sync::OnceLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use table::enforces;

use crate::model::Face;
use crate::objectives::Kind;

mod cards;
mod load;

pub use cards::CardSet;
use load::load_with_names;
pub use load::{Fault, Names, PackFile, load};

/// Starter cards of one player.
pub const STARTERS: usize = 9;
/// The prices of the four dungeon decks.
pub const COSTS: [u8; 4] = [3, 4, 5, 6];

/// A card face, by its place among all faces: starters first, then dungeon cards by cost, then the faces drawn for the
/// rulebook's examples, which are in no deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardId(pub u8);

/// An objective card, by its place among all objectives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ObjectiveId(pub u8);

/// What is printed on an objective card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Objective {
    /// The name in content files and scenarios: `objective.key.1`.
    pub id: String,
    /// What it counts.
    pub kind: Kind,
    /// Points for each.
    pub points: u8,
    /// Whether it makes a time bonus round.
    pub hourglass: bool,
}

/// All the cards of the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pack {
    /// The faces: starters, dungeon cards, examples.
    pub faces: Vec<Face>,
    /// The objective cards.
    pub objectives: Vec<Objective>,
    /// How many faces are dungeon cards.
    pub dungeon: usize,
    /// The cards of each dungeon deck, in the order of [`COSTS`].
    pub decks: [CardSet; COSTS.len()],
    /// The names of cards and spellbooks that the house set does not call so, by id.
    pub own_names: Names,
}

/// The house set and the example faces, as they are compiled in.
const HOUSE: [PackFile; 9] = [
    PackFile { name: "house/set.toml", text: include_str!("../../../content/map-masters/house/set.toml") },
    PackFile {
        name: "house/starters.toml",
        text: include_str!("../../../content/map-masters/house/starters.toml"),
    },
    PackFile {
        name: "house/dungeon-3.toml",
        text: include_str!("../../../content/map-masters/house/dungeon-3.toml"),
    },
    PackFile {
        name: "house/dungeon-4.toml",
        text: include_str!("../../../content/map-masters/house/dungeon-4.toml"),
    },
    PackFile {
        name: "house/dungeon-5.toml",
        text: include_str!("../../../content/map-masters/house/dungeon-5.toml"),
    },
    PackFile {
        name: "house/dungeon-6.toml",
        text: include_str!("../../../content/map-masters/house/dungeon-6.toml"),
    },
    PackFile {
        name: "house/objectives.toml",
        text: include_str!("../../../content/map-masters/house/objectives.toml"),
    },
    PackFile {
        name: "house/spellbooks.toml",
        text: include_str!("../../../content/map-masters/house/spellbooks.toml"),
    },
    PackFile {
        name: "examples/faces.toml",
        text: include_str!("../../../content/map-masters/examples/faces.toml"),
    },
];

static LOADED: OnceLock<Result<Pack, Vec<Fault>>> = OnceLock::new();
static NOTHING: OnceLock<Pack> = OnceLock::new();

/// The cards, or everything that is wrong with them.
pub fn loaded() -> &'static Result<Pack, Vec<Fault>> {
    LOADED.get_or_init(|| load(&HOUSE))
}

/// Puts a pack of one's own in the place of the house set: files with the same rows, each with its name and text. Must
/// come before the first match; says what is wrong with the pack, or that cards are already in use.
pub fn install(files: Vec<(String, String)>) -> Result<(), Vec<Fault>> {
    let keep = |text: String| -> &'static str { Box::leak(text.into_boxed_str()) };
    let own = files.into_iter().map(|(name, text)| PackFile { name: keep(name), text: keep(text) });
    let examples = HOUSE.iter().copied().filter(|file| file.name.starts_with("examples/"));
    let (mut pack, names) = load_with_names(&own.chain(examples).collect::<Vec<_>>())?;
    let (_, ours) = load_with_names(&HOUSE)?;
    pack.own_names = names.into_iter().filter(|(id, name)| ours.get(id) != Some(name)).collect();
    LOADED.set(Ok(pack)).map_err(|_| vec![Fault::late()])
}

/// The cards. Empty when the files are faulty; [`loaded`] says why, and no match starts without cards.
#[inline]
pub fn pack() -> &'static Pack {
    match loaded() {
        Ok(pack) => pack,
        Err(_) => NOTHING.get_or_init(Pack::default),
    }
}

/// The face of a card.
#[inline]
pub fn face(card: CardId) -> &'static Face {
    &pack().faces[usize::from(card.0)]
}

/// What is printed on an objective card.
#[inline]
pub fn objective(id: ObjectiveId) -> &'static Objective {
    &pack().objectives[usize::from(id.0)]
}

impl CardId {
    /// The card with this id (`dungeon.ropewalk`) or the short form of it (`ropewalk`).
    pub fn named(name: &str) -> Option<CardId> {
        let found = pack().faces.iter().position(|face| face.id == name || face.short() == name);
        found.map(|index| CardId(index as u8))
    }

    /// The id in content files.
    pub fn name(self) -> &'static str {
        &face(self).id
    }

    /// The price; 0 for a starter card.
    pub fn cost(self) -> u8 {
        face(self).cost
    }

    /// Whether this is one of the nine cards that everybody starts with.
    pub const fn is_starter(self) -> bool {
        (self.0 as usize) < STARTERS
    }

    /// The nine cards of a player's first deck: the same for everybody.
    pub fn starters() -> CardSet {
        enforces!("masters.setup.starter-decks-equal");
        (0..STARTERS as u8).map(CardId).collect()
    }
}

impl ObjectiveId {
    /// The objective card with this id.
    pub fn named(name: &str) -> Option<ObjectiveId> {
        pack().objectives.iter().position(|row| row.id == name).map(|index| ObjectiveId(index as u8))
    }

    /// The id in content files.
    pub fn name(self) -> &'static str {
        &objective(self).id
    }
}

macro_rules! by_name {
    ($type:ty, $what:literal) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = String::deserialize(deserializer)?;
                <$type>::named(&name).ok_or_else(|| de::Error::custom(format!("no {} `{name}`", $what)))
            }
        }
    };
}

by_name!(CardId, "card");
by_name!(ObjectiveId, "objective");
