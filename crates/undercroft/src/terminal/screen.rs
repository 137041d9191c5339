//! The full screen: the board, what happened, and what is asked, with the legal choices under the cursor.

use std::process::ExitCode;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};

use super::Sitting;
use crate::failure::Failure;

mod draw;
mod page;
mod panes;

use page::{Page, Wish};

/// Plays until the match is over and its end has been read, or until somebody quits.
pub fn play(sitting: &mut Sitting) -> Result<ExitCode, Failure> {
    let mut terminal = ratatui::init();
    let played = run(sitting, &mut terminal);
    ratatui::restore();
    played.map(|()| ExitCode::SUCCESS)
}

fn run(sitting: &mut Sitting, terminal: &mut DefaultTerminal) -> Result<(), Failure> {
    let mut page = Page::default();
    page.turn(sitting)?;
    loop {
        terminal.draw(|frame| draw::page(frame, &page, sitting))?;
        let Event::Key(key) = event::read()? else { continue };
        if key.kind != KeyEventKind::Press {
            continue;
        }
        let quits = key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL);
        let wish = if quits { Wish::Quit } else { page.key(key.code) };
        match wish {
            Wish::Nothing => {}
            Wish::Quit => return Ok(()),
            Wish::Undo => page.undo(sitting)?,
            Wish::Answer(answer) => page.answer(sitting, &answer)?,
            Wish::Uncover => page.uncover(sitting),
        }
    }
}
