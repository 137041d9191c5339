//! Objectives: twelve kinds of things a path is paid for.

use serde::{Deserialize, Serialize};
use table::enforces;

use crate::explorer::Findings;
use crate::model::Icon;

/// What an objective counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Barrels collected.
    Barrel,
    /// Keys collected.
    Key,
    /// Pits encountered.
    Pit,
    /// Scrolls collected.
    Scroll,
    /// Monsters defeated.
    Monster,
    /// Ropes collected.
    Rope,
    /// Padlocks opened.
    Padlock,
    /// Swords collected.
    Sword,
    /// Rooms visited.
    Room,
    /// Coins collected.
    Coin,
    /// Magic circles encountered.
    MagicCircle,
    /// Stairways encountered.
    Stairway,
}

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = 12;

    /// All kinds, in the order of the compendium.
    pub const ALL: [Kind; Kind::COUNT] = {
        enforces!("masters.objective.twelve-kinds");
        [
            Kind::Barrel,
            Kind::Key,
            Kind::Pit,
            Kind::Scroll,
            Kind::Monster,
            Kind::Rope,
            Kind::Padlock,
            Kind::Sword,
            Kind::Room,
            Kind::Coin,
            Kind::MagicCircle,
            Kind::Stairway,
        ]
    };

    /// The name in content files and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Barrel => "barrel",
            Kind::Key => "key",
            Kind::Pit => "pit",
            Kind::Scroll => "scroll",
            Kind::Monster => "monster",
            Kind::Rope => "rope",
            Kind::Padlock => "padlock",
            Kind::Sword => "sword",
            Kind::Room => "room",
            Kind::Coin => "coin",
            Kind::MagicCircle => "magic-circle",
            Kind::Stairway => "stairway",
        }
    }

    /// The kind of this name.
    pub fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Points for each.
    pub const fn points(self) -> u8 {
        match self {
            Kind::Barrel => {
                enforces!("masters.objective.barrel");
                1
            }
            Kind::Key => {
                enforces!("masters.objective.key");
                2
            }
            Kind::Pit => {
                enforces!("masters.objective.pit");
                3
            }
            Kind::Scroll => {
                enforces!("masters.objective.scroll");
                1
            }
            Kind::Monster => {
                enforces!("masters.objective.monster");
                3
            }
            Kind::Rope => {
                enforces!("masters.objective.rope");
                3
            }
            Kind::Padlock => {
                enforces!("masters.objective.padlock");
                3
            }
            Kind::Sword => {
                enforces!("masters.objective.sword");
                1
            }
            Kind::Room => {
                enforces!("masters.objective.room");
                1
            }
            Kind::Coin => {
                enforces!("masters.objective.coin");
                1
            }
            Kind::MagicCircle => {
                enforces!("masters.objective.magic-circle");
                2
            }
            Kind::Stairway => {
                enforces!("masters.objective.stairway");
                1
            }
        }
    }

    /// How many of them a path has found. Crossed out or not makes no difference, and tokens are never counted: only
    /// what is circled on the cards.
    pub fn count(self, found: &Findings) -> u8 {
        enforces!("masters.objective.special-kinds", "masters.discovery.circled-means-discovered");
        enforces!(
            "masters.reward.crossed-out-counts",
            "masters.item.used-still-scores",
            "masters.fairy.not-scored"
        );
        match self {
            Kind::Barrel => found.circled(Icon::Barrel),
            Kind::Key => found.circled(Icon::Key),
            Kind::Pit => found.circled(Icon::Pitfall) + found.circled(Icon::Lava),
            Kind::Scroll => found.circled(Icon::Scroll),
            Kind::Monster => found.circled(Icon::Monster),
            Kind::Rope => found.circled(Icon::Rope),
            Kind::Padlock => found.circled(Icon::Padlock),
            Kind::Sword => found.circled(Icon::Sword),
            Kind::Room => found.rooms,
            Kind::Coin => found.circled(Icon::Coin),
            Kind::MagicCircle => found.circled(Icon::Circle),
            Kind::Stairway => found.circled(Icon::Stairs),
        }
    }

    /// What a path earns for an objective of this kind.
    pub fn score(self, found: &Findings) -> u16 {
        enforces!("masters.objective.points-per-unit");
        u16::from(self.points()) * u16::from(self.count(found))
    }
}
