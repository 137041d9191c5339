//! The names of printed things: one newtype for each kind, an index into the catalogue, written down as the word that the
//! content files use.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::catalogue;

/// Different faces of Trick Cards in the house set.
pub const TRICKS: usize = 47;
/// Trick Cards in the deck, all copies together.
pub const TRICK_CARDS: usize = 105;
/// Zones, the Starting Zone included.
pub const ZONES: usize = 19;
/// Intern Cards.
pub const INTERNS: usize = 10;
/// Jinx Cards.
pub const JINXES: usize = 15;
/// Scholars.
pub const SCHOLARS: usize = 4;
/// Clan Cards.
pub const CLANS: usize = 3;
/// Alert Cards.
pub const ALERTS: usize = 4;
/// Panic Cards.
pub const PANICS: usize = 3;
/// Boss profiles.
pub const PROFILES: usize = 2;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident, $count:ident, $field:ident;)+) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(u8);

        impl $name {
            /// The one with this index; `None` when there is none.
            #[inline]
            pub const fn new(index: usize) -> Option<$name> {
                if index < $count { Some($name(index as u8)) } else { None }
            }

            /// All of them, in the order of the content files.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + ExactSizeIterator + Clone {
                (0..$count as u8).map($name)
            }

            /// Its place in the catalogue.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The word of the content files.
            pub fn name(self) -> &'static str {
                &catalogue().$field[self.index()].id
            }

            /// The one that the content files call so.
            pub fn named(name: &str) -> Option<$name> {
                $name::all().find(|id| id.name() == name)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() { self.name().serialize(serializer) } else { self.0.serialize(serializer) }
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                if deserializer.is_human_readable() {
                    let name = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                    $name::named(&name).ok_or_else(|| D::Error::custom(format!("no {} `{name}`", stringify!($name))))
                } else {
                    let index = u8::deserialize(deserializer)?;
                    $name::new(index as usize).ok_or_else(|| D::Error::custom(format!("no {} {index}", stringify!($name))))
                }
            }
        }
    )+ };
}

ids! {
    /// A face of Trick Card, of which the deck has several copies.
    TrickId, TRICKS, tricks;
    /// A Zone. The Starting Zone is the first.
    ZoneId, ZONES, zones;
    /// An Intern Card.
    InternId, INTERNS, interns;
    /// A Jinx Card.
    JinxId, JINXES, jinxes;
    /// A Scholar.
    ScholarId, SCHOLARS, scholars;
    /// A Clan Card.
    ClanId, CLANS, clans;
    /// An Alert Card.
    AlertId, ALERTS, alerts;
    /// A Panic Card.
    PanicId, PANICS, panics;
    /// A profile of the Boss.
    ProfileId, PROFILES, profiles;
}

impl ZoneId {
    /// The Starting Zone.
    pub const START: ZoneId = ZoneId(0);
}

/// One physical Trick Card. Copies of a face are neighbours, in the order of the faces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CardId(u8);

impl CardId {
    /// The card with this index; `None` when there is none.
    #[inline]
    pub const fn new(index: usize) -> Option<CardId> {
        if index < TRICK_CARDS { Some(CardId(index as u8)) } else { None }
    }

    /// All cards of the deck.
    pub fn all() -> impl DoubleEndedIterator<Item = CardId> + ExactSizeIterator + Clone {
        (0..TRICK_CARDS as u8).map(CardId)
    }

    /// Its place in the deck's list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its face.
    #[inline]
    pub fn face(self) -> TrickId {
        catalogue().faces[self.index()]
    }
}

impl TryFrom<u8> for CardId {
    type Error = String;
    fn try_from(index: u8) -> Result<CardId, String> {
        CardId::new(index as usize).ok_or_else(|| format!("no Trick Card {index}"))
    }
}

impl From<CardId> for u8 {
    fn from(card: CardId) -> u8 {
        card.0
    }
}
