//! What is printed on cards, tiles and boards, as typed data.
//!
//! The house set stands in `content/dungeonology/house/*.toml`; its README documents the words an author writes. This
//! module reads those files once, checks them, and hands out a [`Catalogue`] in which every card is a small row of
//! numbers and enums that the engine interprets by exhaustive matches. No rule of play stands here, except the figures
//! that rules print on cards: the table of auxiliary effects and the note board.

mod auxiliary;
mod board;
mod boss;
mod campus;
mod catalogue;
mod checks;
mod effects;
mod grammar;
mod ids;
mod lasting;
mod load;
mod randomizer;
mod raw;
mod scholars;
mod tricks;
mod words;
mod zones;

pub use auxiliary::{Aux, AuxRow};
pub use board::{Column, NoteBoard};
pub use boss::{Activation, BossProfile, Encounter, Happening, Quarry, Sighting};
pub use campus::{AlertCard, AlertRow, Clan, Panic, PanicRule, Requirement};
pub use catalogue::{Catalogue, catalogue};
pub use effects::{
    Amount, CostIcon, Icon, MainEffect, Needs, Opponents, Reach, Step, Steps, Target, Timing, Window,
};
pub use ids::{
    ALERTS, AlertId, CLANS, CardId, ClanId, INTERNS, InternId, JINXES, JinxId, PANICS, PROFILES, PanicId,
    ProfileId, SCHOLARS, ScholarId, TRICK_CARDS, TRICKS, TrickId, ZONES, ZoneId,
};
pub use lasting::{Intern, InternEffect, Jinx, JinxEffect};
pub use load::{ContentError, ContentErrors, HOUSE_FILES, read};
pub use randomizer::{RANDOMIZERS, Randomizer};
pub use scholars::{Printing, Profile, Scholar, Skill, SkillRow, Skills};
pub use tricks::{Trick, TrickType};
pub use words::{ByColour, Colour, Colours, Floor, HalfSide, HalfSides, Side};
pub use zones::{Letter, TrapKind, Zone, ZoneEffect};
