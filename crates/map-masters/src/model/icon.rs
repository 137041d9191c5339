//! What is printed on the cells of a card.

use serde::{Deserialize, Serialize};
use table::enforces;

/// One thing printed on a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Icon {
    /// Item: one coin from the bank.
    Coin,
    /// Item without a use on the path.
    Barrel,
    /// Item: defeats one monster.
    Sword,
    /// Item: crosses one pit.
    Rope,
    /// Item: opens one padlock.
    Key,
    /// Item: pays for one jump between magic circles.
    Scroll,
    /// Obstacle, in hallways and rooms.
    Monster,
    /// Obstacle on a hallway.
    Padlock,
    /// Obstacle: a pit that drops the path to the underground.
    Pitfall,
    /// Obstacle: a pit that stops the path.
    Lava,
    /// Teleporter.
    Circle,
    /// Optimizer: keeps a card for the next round.
    Recycling,
    /// Optimizer: removes a card for good.
    Scissors,
    /// A way between the two levels.
    Stairs,
}

/// The four types of discovery; stairs belong to none of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Discovery {
    /// Collected when reached.
    Item,
    /// Circled only when overcome.
    Obstacle,
    /// A magic circle.
    Teleporter,
    /// Recycling or scissors.
    Optimizer,
}

impl Icon {
    /// How many kinds there are.
    pub const COUNT: usize = 14;

    /// All kinds, in the order of the rulebook.
    pub const ALL: [Icon; Icon::COUNT] = [
        Icon::Coin,
        Icon::Barrel,
        Icon::Sword,
        Icon::Rope,
        Icon::Key,
        Icon::Scroll,
        Icon::Monster,
        Icon::Padlock,
        Icon::Pitfall,
        Icon::Lava,
        Icon::Circle,
        Icon::Recycling,
        Icon::Scissors,
        Icon::Stairs,
    ];

    /// The small letter that stands for it in a picture.
    pub const fn letter(self) -> char {
        match self {
            Icon::Coin => 'c',
            Icon::Barrel => 'b',
            Icon::Sword => 's',
            Icon::Rope => 'r',
            Icon::Key => 'k',
            Icon::Scroll => 'p',
            Icon::Monster => 'm',
            Icon::Padlock => 'l',
            Icon::Pitfall => 'f',
            Icon::Lava => 'v',
            Icon::Circle => 'o',
            Icon::Recycling => 'y',
            Icon::Scissors => 'x',
            Icon::Stairs => 't',
        }
    }

    /// The icon of a small letter.
    pub fn of_letter(letter: char) -> Option<Icon> {
        Icon::ALL.into_iter().find(|icon| icon.letter() == letter)
    }

    /// The name in content files and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Icon::Coin => "coin",
            Icon::Barrel => "barrel",
            Icon::Sword => "sword",
            Icon::Rope => "rope",
            Icon::Key => "key",
            Icon::Scroll => "scroll",
            Icon::Monster => "monster",
            Icon::Padlock => "padlock",
            Icon::Pitfall => "pitfall",
            Icon::Lava => "lava",
            Icon::Circle => "circle",
            Icon::Recycling => "recycling",
            Icon::Scissors => "scissors",
            Icon::Stairs => "stairs",
        }
    }

    /// Which of the four types of discovery it is; stairs are none.
    pub const fn discovery(self) -> Option<Discovery> {
        enforces!("masters.discovery.four-types", "masters.item.six-kinds", "masters.obstacle.kinds");
        enforces!(
            "masters.teleport.magic-circle",
            "masters.optimizer.kinds",
            "masters.stairs.not-a-discovery-type"
        );
        match self {
            Icon::Coin | Icon::Barrel | Icon::Sword | Icon::Rope | Icon::Key | Icon::Scroll => {
                Some(Discovery::Item)
            }
            Icon::Monster | Icon::Padlock | Icon::Pitfall | Icon::Lava => Some(Discovery::Obstacle),
            Icon::Circle => Some(Discovery::Teleporter),
            Icon::Recycling | Icon::Scissors => Some(Discovery::Optimizer),
            Icon::Stairs => None,
        }
    }

    /// The item (and so the fairy token) that overcomes this obstacle or pays for this circle.
    pub const fn overcome_by(self) -> Option<Fairy> {
        match self {
            Icon::Monster => {
                enforces!("masters.item.sword");
                Some(Fairy::Sword)
            }
            Icon::Padlock => {
                enforces!("masters.item.key", "masters.padlock.opens-with-key");
                Some(Fairy::Key)
            }
            Icon::Pitfall | Icon::Lava => {
                enforces!("masters.item.rope", "masters.lava.means", "masters.pitfall.fairy-rope");
                Some(Fairy::Rope)
            }
            Icon::Circle => {
                enforces!("masters.item.scroll");
                Some(Fairy::Scroll)
            }
            _ => None,
        }
    }
}

/// The four kinds of item that can be used on a path, and of fairy token that stand in for them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fairy {
    /// Against a monster.
    Sword,
    /// For a teleport between magic circles.
    Scroll,
    /// For a padlock.
    Key,
    /// For a pit.
    Rope,
}

impl Fairy {
    /// How many kinds there are.
    pub const COUNT: usize = 4;
    /// All kinds, in the order of the market.
    pub const ALL: [Fairy; Fairy::COUNT] = [Fairy::Sword, Fairy::Scroll, Fairy::Key, Fairy::Rope];

    /// The place in a table by kind.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The item it stands in for.
    pub const fn item(self) -> Icon {
        match self {
            Fairy::Sword => Icon::Sword,
            Fairy::Scroll => Icon::Scroll,
            Fairy::Key => Icon::Key,
            Fairy::Rope => Icon::Rope,
        }
    }

    /// The name in words and texts.
    pub const fn name(self) -> &'static str {
        self.item().name()
    }

    /// The kind of this name.
    pub fn named(name: &str) -> Option<Fairy> {
        Fairy::ALL.into_iter().find(|fairy| fairy.name() == name)
    }

    /// The usable item that an icon is, if it is one.
    pub fn of_item(icon: Icon) -> Option<Fairy> {
        Fairy::ALL.into_iter().find(|fairy| fairy.item() == icon)
    }
}
