//! Dungeonology: The Expedition. Rival Scholars creep through a tile-built dungeon of fauns, spend Trick Cards on Stealth
//! Tests to take Information Cubes, and race to hand in a Thesis on a secret Clan before the alarm is raised.
//!
//! Both editions are here: v1, in which everything is always in force, and v2, a base game with four advanced rules. They
//! share every chapter; where they differ, a branch on the [`Ruleset`] says so and cites both rules.
//!
//! The chapters follow the rulebooks: [`setup`](crate::state) and [`turn`](crate::state::Phase) first, then exploration,
//! movement, Stealth Tests, Trick Cards, the Campus, the Boss, the end of the game.
//!
//! Readings of the rules that a player should know:
//! - Cards for a Stealth Test are chosen one by one, unseen, and shown together.
//! - Everybody who might respond, as far as the table shows, is asked in every window, whatever their hand holds.
//! - Undrawn decks have no order: what is on top is decided by luck when it is drawn, unless somebody put it there.

mod action;
mod actions;
mod auxiliary;
mod board;
mod boss;
mod campus;
mod cards;
mod choices;
pub mod content;
mod costs;
mod cubes;
mod divination;
mod drawing;
mod effects;
mod ending;
mod espionage;
mod evaluate;
mod event;
mod exploration;
mod face;
mod frame;
mod game;
mod jinxes;
mod lattice;
mod legal;
mod movement;
mod odds;
mod options;
mod panic;
mod parts;
mod position;
mod priority;
mod prompts;
#[cfg(test)]
mod random_play;
mod randomize;
mod reading;
mod redeal;
mod resample;
mod rest;
mod run;
mod scholars;
mod scoring;
mod setup;
mod skills;
mod state;
mod stealth;
mod study;
mod telling;
mod thesis;
mod tokens;
mod tricks;
mod turn;
mod view;
mod wild;
mod words;
mod zones;

pub use action::{Action, Activity, End, Gauge, Use};
pub use cards::Cards;
pub use event::Event;
pub use frame::{
    Aim, Chase, DivineStage, Divining, Fate, Frame, Happened, Loss, Moment, PlayStage, Playing, RestStage,
    Revealed, TestStage, ThesisStage,
};
pub use game::Dungeonology;
pub use lattice::{ADJACENT, Spot, ZoneSet, facing};
pub use options::{Casting, Difficulty, Edition, Level, Options, Profile, Ruleset};
pub use state::{
    Campus, Dungeon, Ending, Interns, Jinxes, Laid, Phase, Pile, Placed, Scholar, Secret, State, Table, Test,
    TurnSoFar, Way,
};
pub use view::{PileView, View};
