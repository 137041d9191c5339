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

/// How many lines of what happened a screen can show at most.
const REMEMBERED: usize = 200;

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
            Err(Rejection::NotAnAnswer(why)) => self.not_understood(seat, answer, &why.0),
            Err(Rejection::NotBegun) => self.say(&Text::new("server-refused-not-begun")),
        };
        Ok(Err(words))
    }

    /// What was not understood, and an answer that would be. Games explain themselves in English alone.
    fn not_understood(&self, seat: Seat, answer: &Answer, why: &str) -> String {
        let words = match answer {
            Answer::Words(typed) => self.say(&Text::new("play-not-understood").with("typed", typed.as_str())),
            _ => self.say(&Text::new("server-refused-not-an-answer")),
        };
        let why = if self.tongue.language() == "en" { format!(" {why}.") } else { String::new() };
        let example = self.game.listed(seat).into_iter().next();
        let example = example.map(|example| self.say(&Text::new("play-example").with("example", example)));
        format!("{words}{why} {}", example.unwrap_or_default()).trim_end().to_owned()
    }

    /// How the game is played, in a few sentences, and where its rules are.
    pub fn primer(&self) -> Vec<String> {
        let facts = self.game.facts();
        let known = |number| {
            let key = format!("{}-primer-{number}", facts.id);
            Some(self.say(&Text::keyed(key.clone()))).filter(|words| *words != key)
        };
        let mut lines: Vec<String> = (1..).map_while(known).collect();
        if lines.is_empty() {
            lines.push(self.say(&facts.about()));
        }
        lines.push(self.say(&Text::new("play-rules").with("game", facts.id)));
        lines
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

    /// What has happened and was not taken back, as a viewer was told it, the newest last; long ago is left out.
    pub fn history(&self, viewer: Viewer) -> Vec<String> {
        let told = self.game.told(0..u32::MAX, viewer);
        told[told.len().saturating_sub(REMEMBERED)..].iter().map(|(_, text)| self.tongue.say(text)).collect()
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

#[cfg(test)]
pub mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::arguments::MatchChoice;
    use crate::setup;

    /// A person and a bot at a table of the game, with a known seed.
    pub fn at_table(game: &str, language: &str) -> Sitting {
        let (boxed, voice) = (setup::game(game).unwrap(), Voice::in_language(language));
        let choice = MatchChoice { mode: None, options: vec![], players: vec![], seats: None };
        let names = [setup::PERSON.to_owned(), "random".to_owned()];
        let setup = setup::setup(&choice, &boxed.game.schema(), &names, setup::seed_from(1), &voice);
        let mut game = boxed.game.open(setup.unwrap()).unwrap();
        game.begin().unwrap();
        Sitting::new(game, None, &voice).unwrap()
    }

    #[test]
    fn what_is_not_understood_is_said_in_the_readers_language_with_an_example() {
        for (language, expected) in [
            ("en", "Not understood: “foo”. `foo` is no cell; cells are a1 to c3. For example: a1"),
            ("fr", "Pas compris : « foo ». Par exemple : a1"),
            ("it", "Non capito: «foo». Per esempio: a1"),
        ] {
            let mut sitting = at_table("tic-tac-toe", language);
            let said = sitting.answer(Seat::new(0), &Answer::Words("foo".to_owned())).unwrap();
            assert_eq!(said, Err(expected.to_owned()));
        }
    }
}
