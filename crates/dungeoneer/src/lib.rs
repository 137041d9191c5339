//! Dungeoneer: every player is a hero and, for a phase of each turn, the Dungeonlord against the others.
//!
//! The files follow the rulebook: [`setup`], [`turn`] (the sequence of play on one screen), [`dungeonlord`], [`combat`],
//! [`threats`], [`building`], [`movement`], [`quests`], [`specials`] and [`windows`], [`playing`] (Boons, Treasures and
//! Banes), [`effects`] (what cards do, one arm a verb), [`elimination`], [`revealed`]. What is printed on the cards is data, see
//! [`content`].
//!
//! The state is split in two: [`state::Open`] is everything that lies on the table and is shown to everybody as it is,
//! [`state::Hidden`] is everything else. Nested work (an attack inside a window inside a move) is a stack of frames,
//! [`frames`], resolved by the [`referee`] until somebody must decide.
//!
//! Readings, where the rulebook leaves a choice: decks have no order, a card is drawn from them by chance when it is drawn; a
//! batch of Encounters is laid out one by one and declared with a word; a Movement that can be saved is saved; a question with a
//! single answer is not asked; standing orders to pass end when the player's own turn begins.

pub mod action;
pub mod arrange;
pub mod board;
pub mod building;
pub mod cards;
pub mod choices;
pub mod combat;
pub mod content;
pub mod draw;
pub mod dungeonlord;
pub mod effects;
pub mod elimination;
pub mod evaluate;
pub mod event;
pub mod face;
pub mod frames;
pub mod game;
pub mod movement;
pub mod odds;
pub mod options;
pub mod outlook;
pub mod parts;
pub mod playing;
pub mod quests;
pub mod referee;
pub mod resample;
pub mod revealed;
pub mod scores;
pub mod setup;
pub mod specials;
pub mod state;
pub mod threats;
pub mod turn;
pub mod view;
pub mod wild;
pub mod windows;
pub mod words;

pub use action::Action;
pub use event::Event;
pub use game::Dungeoneer;
pub use options::Options;
pub use state::State;
pub use view::View;
