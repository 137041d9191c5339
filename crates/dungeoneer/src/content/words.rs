//! The words printed on cards: small closed lists, as the card files spell them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Declares a closed list of words: an enum, the list of all its values, and the word of each as the card files spell it.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$each:meta])* $value:ident = $word:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$each])* #[serde(rename = $word)] $value),*
        }

        impl $name {
            /// All of them, in the order of the list.
            pub const ALL: &'static [$name] = &[$($name::$value),*];

            /// The word in card files, scenarios and locale keys.
            pub const fn word(self) -> &'static str {
                match self { $($name::$value => $word),* }
            }

            /// What the word means, if it is one of the list.
            pub fn from_word(word: &str) -> Option<$name> {
                match word { $($word => Some($name::$value),)* _ => None }
            }

            /// The place in the list, from 0.
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }
    };
}

words! {
    /// An attack form, and the score that goes with it.
    Form {
        /// Bodily strength.
        Melee = "melee",
        /// Mystical power.
        Magic = "magic",
        /// Agility.
        Speed = "speed",
    }
}

words! {
    /// The type a score carries for its form. A score without a type only defends.
    AttackType {
        /// Hits back when attacked, starts nothing.
        Counter = "counter",
        /// Starts attacks, and hits back.
        Standard = "standard",
    }
}

words! {
    /// The score that a Threat names.
    Score {
        /// The Melee score.
        Melee = "melee",
        /// The Magic score.
        Magic = "magic",
        /// The Speed score.
        Speed = "speed",
        /// The Life the hero has at this moment.
        Life = "life",
        /// The hero's Level.
        Level = "level",
    }
}

words! {
    /// What kind of Adventure card it is; the kind decides whose currency pays for it. `Hero` is no card of the deck: filters
    /// name it where the other side of a fight may be a hero.
    Kind {
        /// Helps the hero of the player who plays it.
        Boon = "boon",
        /// A thing to carry.
        Treasure = "treasure",
        /// A curse or mishap for an opponent.
        Bane = "bane",
        /// A monster or a Trap, played into an opponent's space.
        Encounter = "encounter",
        /// A hero, in filters alone.
        Hero = "hero",
    }
}

words! {
    /// When a card may be played.
    Playtime {
        /// In one's own Dungeonlord Phase.
        Dungeonlord = "dungeonlord",
        /// In one's own Hero Phase.
        Hero = "hero",
        /// In the Response step, when one's hero is attacked.
        Response = "response",
        /// In every window.
        Anytime = "anytime",
    }
}

words! {
    /// What becomes of a card once it is played.
    Duration {
        /// It stays until something removes it.
        Permanent = "permanent",
        /// It is discarded when it has taken effect.
        Instant = "instant",
        /// It fights, and goes to hand or Pack if it lives.
        Monster = "monster",
        /// It lies on another card.
        Attachment = "attachment",
    }
}

words! {
    /// Something a clause can wait for.
    Trigger {
        /// The card has been played and paid.
        Play = "play",
        /// All the time while the card is in play.
        Static = "static",
        /// A Special Action in a window.
        Use = "use",
        /// A hero enters a space that is new to him this turn, on his own turn.
        Enter = "enter",
        /// The hero has hit in combat, after the hit effect.
        Hit = "hit",
        /// The hero has defeated a monster in combat.
        Slay = "slay",
        /// The hero is about to take wounds.
        Wounding = "wounding",
        /// Another player's card was played and paid and has not taken effect.
        Card = "card",
        /// Right after the Reset work of the subject's player.
        Reset = "reset",
    }
}

words! {
    /// Whom or what the verbs of a clause are done to.
    Subject {
        /// The controller and his hero.
        You = "you",
        /// The hero who was aimed at; on a lasting Bane its bearer.
        Target = "target",
        /// The hero who entered.
        Hero = "hero",
        /// One other player, chosen.
        Opponent = "opponent",
        /// The other side of the fight.
        Foe = "foe",
        /// Every hero, the turn player first and then clockwise.
        Each = "each",
        /// Every hero in the space of this Map card or Trap.
        Here = "here",
        /// This monster.
        This = "self",
        /// Every monster that the clause's pick fits.
        Monsters = "monsters",
        /// The card this one is attached to.
        Host = "host",
        /// One Map card, chosen.
        Space = "space",
        /// The Map card the controller's hero is on.
        YourSpace = "your-space",
    }
}

words! {
    /// A kind of die roll, for verbs that speak of rolls.
    Roll {
        /// The attacker's roll in combat.
        Attack = "attack",
        /// The defender's roll in combat.
        Defence = "defence",
        /// Against a Trap.
        Trap = "trap",
        /// At a Locked or Lost exit.
        Locked = "locked",
        /// Against Pits, Spikes and all exits.
        Obstacle = "obstacle",
        /// Against a Threat that a Bane set.
        Bane = "bane",
        /// For a Threat Quest.
        Quest = "quest",
        /// For the Search of a Quest.
        Search = "search",
        /// For a Chance Quest.
        Chance = "chance",
        /// Every roll of the subject.
        Any = "any",
    }
}

words! {
    /// How long what a clause did lasts.
    Until {
        /// For that one roll.
        Roll = "roll",
        /// For that one attack.
        Attack = "attack",
        /// To the end of the turn.
        Turn = "turn",
    }
}

words! {
    /// The landscape of a Wilderness Map card.
    Terrain {
        /// Ice and snow.
        Arctic = "arctic",
        /// Sand and salt.
        Desert = "desert",
        /// Woods.
        Forest = "forest",
        /// Heights.
        Mountains = "mountains",
        /// Grassland.
        Plains = "plains",
        /// Bogs.
        Swamp = "swamp",
        /// Houses.
        Urban = "urban",
        /// Rivers and lakes.
        Water = "water",
    }
}

words! {
    /// The colour of a Map card's border: which map it belongs to.
    Border {
        /// Black: a Dungeon.
        Dungeon = "dungeon",
        /// White: a Wilderness.
        Wilderness = "wilderness",
    }
}

words! {
    /// The type of a Map card. A road is the Wilderness word for a passage, a site the one for a room.
    SpaceType {
        /// Where every hero begins.
        Entrance = "entrance",
        /// A Dungeon's way through.
        Passage = "passage",
        /// A Dungeon's chamber.
        Room = "room",
        /// A Wilderness's way through.
        Road = "road",
        /// A Wilderness's place.
        Site = "site",
    }
}

words! {
    /// A side of an upright Map card.
    Side {
        /// The top.
        North = "n",
        /// The right.
        East = "e",
        /// The bottom.
        South = "s",
        /// The left.
        West = "w",
    }
}

impl Side {
    /// The side across the card; also the side of the neighbour that touches this one.
    pub const fn opposite(self) -> Side {
        match self {
            Side::North => Side::South,
            Side::East => Side::West,
            Side::South => Side::North,
            Side::West => Side::East,
        }
    }
}

words! {
    /// Whose cards a filter looks at.
    Owner {
        /// The controller's.
        You = "you",
        /// Those of the player aimed at.
        Target = "target",
    }
}

words! {
    /// Where the cards lie that a filter looks at.
    Zone {
        /// In hand.
        Hand = "hand",
        /// Readied Boons and Treasures in the Inventory.
        Readied = "readied",
        /// Lasting Banes in the Inventory.
        Lying = "lying",
        /// Monsters in the Pack.
        Pack = "pack",
        /// The discard pile.
        Discard = "discard",
    }
}

words! {
    /// Who picks the cards of a forced discard or taking.
    Chooser {
        /// The player whose cards they are.
        Owner = "owner",
        /// The controller of the effect.
        You = "you",
        /// The dice.
        Random = "random",
    }
}

words! {
    /// How a hero is tipped.
    Tip {
        /// He stands up for a Movement.
        Plain = "plain",
        /// He must also succeed against the same Threat to stand up.
        BeatAgain = "beat-again",
    }
}

words! {
    /// Where a relocated hero goes.
    Destination {
        /// Through a viable exit of his space, without a roll.
        Viable = "viable",
        /// To an adjacent space, whatever lies between.
        Adjacent = "adjacent",
        /// To the Entrance of the map he is on.
        Entrance = "entrance",
        /// To a space with one of the terrains named.
        Terrain = "terrain",
        /// To a space with the terrain of his own.
        SameTerrain = "same-terrain",
    }
}

words! {
    /// What a hero can be immune to.
    Harm {
        /// Being tipped.
        Tip = "tip",
        /// Being relocated by other players' cards.
        Relocate = "relocate",
        /// Losing Glory or Treasures to other players' cards.
        Steal = "steal",
    }
}

words! {
    /// What a player can be forbidden to play.
    Ban {
        /// Cards with Response playtime.
        Response = "response",
        /// Cards of the Spell category.
        Spell = "spell",
    }
}

words! {
    /// How a challenge is eased.
    Ease {
        /// It costs no Movement.
        Free = "free",
        /// One more standard attack this turn.
        Extra = "extra",
    }
}

words! {
    /// What can be looked at.
    Sight {
        /// The top cards of the Map deck.
        MapDeck = "map-deck",
        /// The subject's hand.
        Hand = "hand",
    }
}

words! {
    /// What a Quest asks for.
    QuestType {
        /// Defeat its monster.
        Slay = "slay",
        /// Beat its Threat.
        Threat = "threat",
        /// Roll high enough on one die.
        Chance = "chance",
        /// Carry something from one space to another.
        Escort = "escort",
        /// Pay its price.
        Sacrifice = "sacrifice",
    }
}

impl Form {
    /// The score of this form, as a Threat would name it.
    pub const fn score(self) -> Score {
        match self {
            Form::Melee => Score::Melee,
            Form::Magic => Score::Magic,
            Form::Speed => Score::Speed,
        }
    }
}

impl Score {
    /// The form whose score this is; none for Life and Level.
    pub const fn form(self) -> Option<Form> {
        match self {
            Score::Melee => Some(Form::Melee),
            Score::Magic => Some(Form::Magic),
            Score::Speed => Some(Form::Speed),
            Score::Life | Score::Level => None,
        }
    }
}
