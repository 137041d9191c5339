//! A match at a terminal: line by line, or on the full screen.

pub mod answer;
pub mod plain;
pub mod screen;

use bots::Opponent;
use table::{Answer, AnyMatch, Controller, Rejection, Say, Seat, Text, Turn, UndoError, Viewer};
use tongues::Tongue;

use crate::failure::Failure;
use crate::logfile::LogFile;
use crate::voice::{Voice, explain};

/// A match with everybody who sits at this terminal.
pub struct Sitting {
    game: Box<dyn AnyMatch>,
    log: Option<LogFile>,
    opponents: Vec<Option<Box<dyn Opponent>>>,
    tongue: Tongue,
    heard: u32,
}

impl Sitting {
    /// Sits down at a match that has begun.
    pub fn new(game: Box<dyn AnyMatch>, log: Option<LogFile>, voice: &Voice) -> Result<Sitting, Failure> {
        let header = game.record().header();
        let names = header.map(|header| header.seats.iter().map(|sitter| sitter.name.clone()).collect());
        let boxed = shelf::find(game.facts().id).ok_or_else(|| Failure::no_such_game(game.facts().id))?;
        let mut opponents = Vec::new();
        for (seat, controller) in game.controllers().iter() {
            let seed = u64::from(game.version()) << 8 | seat.index() as u64;
            opponents.push(match controller {
                Controller::Bot(name) => Some((boxed.opponent)(name, seed).map_err(Failure::other)?),
                Controller::Person | Controller::Nobody => None,
            });
        }
        let mut sitting =
            Sitting { game, log, opponents, tongue: voice.at_table(names.unwrap_or_default()), heard: 0 };
        sitting.keep_up()?;
        Ok(sitting)
    }

    /// The match.
    pub fn game(&self) -> &dyn AnyMatch {
        self.game.as_ref()
    }

    /// The language at this table.
    pub fn tongue(&self) -> &Tongue {
        &self.tongue
    }

    /// The words of a text.
    pub fn say(&self, text: &Text) -> String {
        self.tongue.say(text)
    }

    /// Lets the bots act until a person must decide, or the match is over. Returns that person's seat.
    pub fn next_person(&mut self) -> Result<Option<Seat>, Failure> {
        while let Some(Turn::Decide(asked)) = self.game.turn() {
            if let Some(person) = asked.iter().find(|seat| self.opponents[seat.index()].is_none()) {
                return Ok(Some(person));
            }
            let Some(seat) = asked.first() else { return Ok(None) };
            if let Some(bot) = &mut self.opponents[seat.index()] {
                let acted = bot.act(self.game.as_mut(), seat);
                acted.map_err(|error| Failure::unsound(Text::literal(error.to_string())))?;
            }
            self.keep_up()?;
        }
        Ok(None)
    }

    /// A person answers. A refusal comes back as words.
    pub fn answer(&mut self, seat: Seat, answer: &Answer) -> Result<Result<(), String>, Failure> {
        let words = match self.game.answer(seat, answer) {
            Ok(()) => {
                self.keep_up()?;
                return Ok(Ok(()));
            }
            Err(Rejection::Refused(refusal)) => explain(&refusal, &self.tongue),
            Err(other) => self.say(&Text::new("play-not-understood").with("why", other.to_string())),
        };
        Ok(Err(words))
    }

    /// A person takes back the last action, and what bots did since; or the reason why not, as words.
    pub fn undo(&mut self, seat: Seat) -> Result<Result<(), String>, Failure> {
        let undone = if self.is_shared() { self.game.undo(seat) } else { self.game.undo_past_others(seat) };
        let key = match undone {
            Ok(()) => {
                self.keep_up()?;
                return Ok(Ok(()));
            }
            Err(UndoError::Nothing) => "undo-nothing",
            Err(UndoError::OthersActed) => "undo-others-acted",
            Err(UndoError::Learned) => "undo-learned",
            Err(UndoError::Over) => "undo-over",
        };
        Ok(Err(self.say(&Text::keyed(key.to_owned()))))
    }

    /// What was told since this was last asked, to a viewer.
    pub fn news(&mut self, viewer: Viewer) -> Vec<String> {
        let from = std::mem::replace(&mut self.heard, self.game.version());
        self.game.told(from..u32::MAX, viewer).iter().map(|(_, text)| self.tongue.say(text)).collect()
    }

    /// Whether several people share this terminal, so that hidden things must be covered between their turns.
    pub fn is_shared(&self) -> bool {
        self.opponents.iter().filter(|opponent| opponent.is_none()).count() > 1
    }

    /// Whose eyes to show the table with when nobody is asked: the only person's, or a spectator's.
    pub fn onlooker(&self) -> Viewer {
        let mut people = self.opponents.iter().enumerate().filter(|(_, opponent)| opponent.is_none());
        match (people.next(), people.next()) {
            (Some((index, _)), None) => Viewer::Seat(Seat::new(index)),
            _ => Viewer::Spectator,
        }
    }

    fn keep_up(&mut self) -> Result<(), Failure> {
        match &mut self.log {
            Some(log) => log.keep_up(self.game.as_ref()),
            None => Ok(()),
        }
    }
}
