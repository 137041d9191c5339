//! Quests (the rulebook's missions): what gems are worth, and a bonus.

use serde::{Deserialize, Serialize};
use table::enforces;

use crate::pieces::{Kind, Piece, PieceSet, Size};

/// A quest card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quest {
    /// The name in files, logs and locale keys.
    pub id: String,
    /// What a gem is worth: clear, pink, blue.
    pub gems: [GemValue; 3],
    /// The special bonus.
    pub bonus: Bonus,
    /// Whether the bonus looks at other players: such quests are taken out in solo.
    pub looks_at_others: bool,
}

/// What a gem of one colour is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum GemValue {
    /// The same for both sizes.
    Any(u8),
    /// For a small one, and for a large one.
    BySize([u8; 2]),
}

/// A special scoring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// 1 for each cooperation point; without Heroic Cooperation, points when no other hero has more life left.
    Cooperation {
        /// The points without Heroic Cooperation.
        otherwise: u8,
    },
    /// Points when no other stash is heavier.
    Heaviest {
        /// How many.
        points: u8,
    },
    /// Points when no other stash is lighter.
    Lightest {
        /// How many.
        points: u8,
    },
    /// Points for every so many cubes of these kinds, treasure or monsters.
    #[serde(rename_all = "kebab-case")]
    EachOf {
        /// Which kinds.
        kinds: Vec<Kind>,
        /// Every so many.
        per: u8,
        /// How many points.
        points: u8,
    },
    /// Points for each set of a clear, a pink and a blue gem.
    SetOfGems {
        /// How many a set.
        points: u8,
    },
    /// Points for every so many treasure cubes of a size.
    Sized {
        /// Which size.
        size: Size,
        /// Every so many.
        per: u8,
        /// How many points.
        points: u8,
    },
    /// Points for every so many life points left.
    LifeLeft {
        /// Every so many.
        per: u8,
        /// How many points.
        points: u8,
    },
}

impl Quest {
    /// What the gems of a stash are worth.
    pub fn gem_points(&self, stash: PieceSet) -> i32 {
        stash.iter().map(|piece| self.gem_value(piece)).sum()
    }

    /// What one cube is worth by this quest's gem table: nothing, unless it is a gem.
    pub fn gem_value(&self, piece: Piece) -> i32 {
        enforces!("drop.score.gems", "drop.def.size-matters-to-missions");
        let row = match piece.kind() {
            Kind::Clear => self.gems[0],
            Kind::Pink => self.gems[1],
            Kind::Blue => self.gems[2],
            _ => return 0,
        };
        match (row, piece.size()) {
            (GemValue::Any(points), _) => points.into(),
            (GemValue::BySize([small, _]), Size::Small) => small.into(),
            (GemValue::BySize([_, large]), _) => large.into(),
        }
    }
}
