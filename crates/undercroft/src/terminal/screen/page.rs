//! What the screen shows and how keys change it.

use ratatui::crossterm::event::KeyCode;
use table::{Answer, Choice, Form, Question, Seat, Viewer};

use crate::failure::Failure;
use crate::terminal::{Sitting, answer};

/// How many lines a key scrolls, and the furthest that is kept.
const SCROLLED: u16 = 4;
const FURTHEST: u16 = 400;

/// What a key asks for.
pub enum Wish {
    Nothing,
    Quit,
    Undo,
    Answer(Answer),
    /// The next person has taken the seat and may see the hand.
    Uncover,
}

/// The state of the screen.
#[derive(Default)]
pub struct Page {
    /// Who is asked; nobody once the match is over.
    pub seat: Option<Seat>,
    /// Whether the table is covered until the next person is there.
    pub covered: bool,
    /// The question on the screen.
    pub question: Option<Question>,
    /// The row under the cursor.
    pub cursor: usize,
    /// The rows marked so far, for subsets and orders.
    pub marked: Vec<usize>,
    /// What is being typed.
    pub typed: String,
    /// What happened, as the asked seat was told it, the newest last.
    pub log: Vec<String>,
    /// A refusal or another message.
    pub message: Option<String>,
    /// How many lines of the board have been scrolled away.
    pub scroll: u16,
    /// How many lines of the help have been scrolled away, while it is shown.
    pub help: Option<u16>,
}

impl Page {
    /// Turns to the next person who is asked.
    pub fn turn(&mut self, sitting: &mut Sitting) -> Result<(), Failure> {
        let before = self.seat;
        self.seat = sitting.next_person()?;
        self.covered = sitting.is_shared() && self.seat.is_some() && self.seat != before;
        self.marked.clear();
        self.typed.clear();
        self.cursor = 0;
        self.question = None;
        if !self.covered {
            self.uncover(sitting);
        }
        Ok(())
    }

    /// Shows the asked seat its side of the table.
    pub fn uncover(&mut self, sitting: &mut Sitting) {
        self.covered = false;
        let viewer = self.seat.map_or(sitting.onlooker(), Viewer::Seat);
        self.log = sitting.history(viewer);
        self.question = self.seat.and_then(|seat| sitting.game().question(seat));
    }

    /// Answers for the asked seat.
    pub fn answer(&mut self, sitting: &mut Sitting, answer: &Answer) -> Result<(), Failure> {
        let Some(seat) = self.seat else { return Ok(()) };
        self.message = sitting.answer(seat, answer)?.err();
        if self.message.is_none() {
            self.turn(sitting)?;
        }
        Ok(())
    }

    /// Takes back the last action of the asked seat.
    pub fn undo(&mut self, sitting: &mut Sitting) -> Result<(), Failure> {
        let Some(seat) = self.seat else { return Ok(()) };
        self.message = sitting.undo(seat)?.err();
        if self.message.is_none() {
            self.turn(sitting)?;
        }
        Ok(())
    }

    /// The rows that the cursor moves over: the choices of the first form that has any.
    pub fn rows(&self) -> &[Choice] {
        let choices = |form: &'_ Form| match form {
            Form::OneOf { .. } | Form::Subset { .. } | Form::Order { .. } | Form::Stroke { .. } => true,
            Form::Number { .. } | Form::Place { .. } | Form::Build { .. } => false,
        };
        let form =
            self.question.as_ref().and_then(|question| question.forms.iter().find(|form| choices(form)));
        match form {
            Some(Form::OneOf { choices }) => choices,
            Some(Form::Subset { items, .. } | Form::Order { items } | Form::Stroke { items, .. }) => items,
            _ => &[],
        }
    }

    /// What a key asks for.
    pub fn key(&mut self, key: KeyCode) -> Wish {
        if self.covered {
            return if key == KeyCode::Enter { Wish::Uncover } else { Wish::Nothing };
        }
        if let Some(scrolled) = self.help {
            self.help = scrolled_help(scrolled, key);
            return Wish::Nothing;
        }
        let rows = self.rows().len();
        match key {
            KeyCode::F(1) => self.help = Some(0),
            KeyCode::Char('?') if self.typed.is_empty() => self.help = Some(0),
            KeyCode::Esc if self.typed.is_empty() => return Wish::Quit,
            KeyCode::Esc => self.typed.clear(),
            KeyCode::Up => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Down => self.cursor = (self.cursor + 1).min(rows.saturating_sub(1)),
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(SCROLLED),
            KeyCode::PageDown => self.scroll = self.scroll.saturating_add(SCROLLED).min(FURTHEST),
            KeyCode::Tab => self.toggle(),
            KeyCode::F(2) => return Wish::Undo,
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Char(character) => self.typed.push(character),
            KeyCode::Enter => return self.enter(),
            _ => {}
        }
        Wish::Nothing
    }

    fn toggle(&mut self) {
        if self.cursor >= self.rows().len() {
            return;
        }
        match self.marked.iter().position(|&row| row == self.cursor) {
            Some(place) => {
                self.marked.remove(place);
            }
            None => self.marked.push(self.cursor),
        }
    }

    fn enter(&mut self) -> Wish {
        let Some(question) = &self.question else { return Wish::Quit };
        if !self.typed.trim().is_empty() {
            let answer = answer::read(question, &self.typed);
            self.typed.clear();
            return Wish::Answer(answer);
        }
        match question.forms.first() {
            Some(Form::OneOf { choices }) if !choices.is_empty() => Wish::Answer(Answer::Pick(self.cursor)),
            Some(Form::Subset { .. }) => Wish::Answer(Answer::Subset(self.marked.clone())),
            Some(Form::Order { .. }) => Wish::Answer(Answer::Order(self.marked.clone())),
            _ => Wish::Nothing,
        }
    }
}

/// The help after a key: scrolled, or put away.
fn scrolled_help(scrolled: u16, key: KeyCode) -> Option<u16> {
    match key {
        KeyCode::Up | KeyCode::PageUp => Some(scrolled.saturating_sub(SCROLLED)),
        KeyCode::Down | KeyCode::PageDown => Some(scrolled.saturating_add(SCROLLED).min(FURTHEST)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::terminal::tests::at_table;

    #[test]
    fn what_was_taken_back_did_not_happen() {
        let mut sitting = at_table("connect-four", "en");
        let mut page = Page::default();
        page.turn(&mut sitting).unwrap();
        let before = page.log.clone();
        page.answer(&mut sitting, &Answer::Pick(3)).unwrap();
        assert_eq!(page.log.len(), before.len() + 2, "{:?}", page.log);
        page.undo(&mut sitting).unwrap();
        assert_eq!((page.log, page.message), (before, None));
    }

    #[test]
    fn help_comes_and_goes_by_keys_and_a_question_mark_in_a_move_is_typed() {
        let mut page = Page::default();
        for key in [KeyCode::F(1), KeyCode::Char('?')] {
            page.key(key);
            page.key(KeyCode::PageDown);
            assert_eq!(page.help, Some(SCROLLED));
            page.key(KeyCode::Esc);
            assert_eq!(page.help, None);
        }
        page.key(KeyCode::Char('a'));
        page.key(KeyCode::Char('?'));
        assert_eq!((page.typed.as_str(), page.help), ("a?", None));
    }
}
