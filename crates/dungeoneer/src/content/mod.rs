//! What is printed on the cards: typed data, read from card files and checked when it is read.
//!
//! A set is a folder of TOML files (`content/dungeoneer/<set>/*.toml`; its README documents every field and the whole effect
//! language). [`library`] holds all cards, looked up by small ids; everything in it is `Copy` or lives as long as the program,
//! so that an engine can read a card without touching the heap. Loading never half-succeeds: [`Library::build`] gives every
//! card or everything that is wrong, each with file, line, card and field.

mod cards;
mod check;
mod effects;
mod entry;
mod error;
mod house;
mod library;
mod load;
mod raw;
mod resolve;
mod sets;
mod whole;
mod words;

pub use cards::{
    Adventure, AdventureId, Artifact, Banner, Boost, CardSet, Exit, Hero, HeroId, Hits, LEVELS, MapCard,
    MapId, Monster, Obstacle, Price, Print, Quest, QuestId, Reward, Sacrifice, SetId, Stat, Task, Trial,
};
pub use effects::{Amount, Clause, Condition, Cost, CostDiscard, Filter, Pick, Threat, User, Verb};
pub use entry::Source;
pub use error::{ContentError, ContentErrors};
pub use house::sources as house_sources;
pub use library::{CategoryName, CutOut, Library, install, library};
pub use sets::{Category, CategorySet, Listed, WordSet};
pub use whole::{deck, selection};
pub use words::{
    AttackType, Ban, Border, Chooser, Destination, Duration, Ease, Form, Harm, Kind, Owner, Playtime,
    QuestType, Roll, Score, Side, Sight, SpaceType, Subject, Terrain, Tip, Trigger, Until, Zone,
};
