//! The screen's look.

use std::borrow::Cow;

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Block, List, ListItem, ListState, Paragraph, Wrap};
use table::{Text, Viewer};

use super::page::Page;
use super::panes::Panes;
use crate::commands::replay::outcome_lines;
use crate::terminal::Sitting;
use crate::terminal::plain::form_lines;

/// Draws the whole screen.
pub fn page(frame: &mut Frame<'_>, page: &Page, sitting: &Sitting) {
    if page.covered {
        cover(frame, frame.area(), page, sitting);
        return;
    }
    if let Some(scrolled) = page.help {
        help(frame, scrolled, sitting);
        return;
    }
    let panes = Panes::of(frame.area(), |width| question_rows(page, sitting, width));
    draw_board(frame, panes.board, page, sitting);
    draw_log(frame, panes.log, page, sitting);
    draw_question(frame, panes.question, page, sitting);
    frame.render_widget(Paragraph::new(sitting.say(&Text::new("screen-hints"))), panes.hints);
}

fn cover(frame: &mut Frame<'_>, area: Rect, page: &Page, sitting: &Sitting) {
    if let Some(seat) = page.seat {
        let words = sitting.say(&Text::new("screen-hand-over").with("seat", seat));
        frame.render_widget(Paragraph::new(words).wrap(Wrap { trim: true }).block(Block::bordered()), area);
    }
}

/// The keys, how the game is played, and where its rules are.
fn help(frame: &mut Frame<'_>, scrolled: u16, sitting: &Sitting) {
    let title = sitting.say(&Text::new("primer-title"));
    let block = Block::bordered().title(title).title_bottom(sitting.say(&Text::new("screen-help-close")));
    let inside = block.inner(frame.area());
    let keys = sitting.say(&Text::new("screen-help"));
    let paragraphs = sitting.primer().into_iter().chain(keys.lines().map(str::to_owned));
    let lines: Vec<String> =
        paragraphs.flat_map(|line| wrapped(&line, usize::from(inside.width), "  ")).collect();
    let hidden = (lines.len() as u16).saturating_sub(inside.height);
    let words = Paragraph::new(lines.join("\n")).scroll((scrolled.min(hidden), 0));
    frame.render_widget(words.block(block), frame.area());
}

/// The board; what does not fit is reached by scrolling.
fn draw_board(frame: &mut Frame<'_>, area: Rect, page: &Page, sitting: &Sitting) {
    let viewer = page.seat.map_or(sitting.onlooker(), Viewer::Seat);
    let picture = sitting.game().draw(viewer, sitting.tongue());
    let inside = Block::bordered().inner(area);
    let lines = board_lines(&picture, usize::from(inside.width));
    let hidden = (lines.len() as u16).saturating_sub(inside.height);
    let mut block = Block::bordered().title(sitting.game().facts().title);
    if hidden > 0 {
        block = block.title_bottom(sitting.say(&Text::new("screen-scroll")));
    }
    frame.render_widget(
        Paragraph::new(lines.join("\n")).scroll((page.scroll.min(hidden), 0)).block(block),
        area,
    );
}

/// A picture's lines: sentences are broken between words, drawings are left as they are.
fn board_lines(picture: &str, width: usize) -> Vec<String> {
    let lines = picture.lines().flat_map(|line| match is_prose(line) {
        true => wrapped(line, width, "    "),
        false => vec![line.to_owned()],
    });
    lines.collect()
}

/// A drawing leaves gaps or is made of lines and blocks. Sentences may have signs in them, such as a circle or a diamond.
fn is_prose(line: &str) -> bool {
    let drawn = |character: char| ('\u{2500}'..'\u{25a0}').contains(&character);
    !line.trim().contains("   ") && !line.contains(drawn)
}

fn wrapped(line: &str, width: usize, indent: &str) -> Vec<String> {
    let options = textwrap::Options::new(width.max(indent.len() + 1)).subsequent_indent(indent);
    textwrap::wrap(line, options).into_iter().map(Cow::into_owned).collect()
}

fn draw_log(frame: &mut Frame<'_>, area: Rect, page: &Page, sitting: &Sitting) {
    let block = Block::bordered().title(sitting.say(&Text::new("screen-log")));
    let inside = block.inner(area);
    let (width, height) = (usize::from(inside.width), usize::from(inside.height));
    // A line takes a row at least, so older ones than these cannot be seen.
    let newest = &page.log[page.log.len().saturating_sub(height)..];
    let lines: Vec<String> = newest.iter().flat_map(|line| wrapped(line, width, "  ")).collect();
    let shown = &lines[lines.len().saturating_sub(height)..];
    frame.render_widget(Paragraph::new(shown.join("\n")).block(block), area);
}

/// The rows that a question fills: what is asked where that is too long for the frame, its choices, and how to type another answer
/// or what went wrong.
fn question_rows(page: &Page, sitting: &Sitting, width: u16) -> u16 {
    let choices: usize = choice_rows(page, sitting, width).iter().map(Vec::len).sum();
    let rows = match page.question {
        Some(_) => choices,
        None => outcome(sitting).len(),
    };
    let around = heading_rows(page, sitting, width).len() + message_rows(page, sitting, width).len();
    (rows + around).min(usize::from(u16::MAX)) as u16
}

/// What is asked, where the frame is too narrow for it.
fn heading_rows(page: &Page, sitting: &Sitting, width: u16) -> Vec<String> {
    let title = title(page, sitting);
    match title.chars().count() > usize::from(width) {
        true => wrapped(&title, usize::from(width), ""),
        false => Vec::new(),
    }
}

fn message_rows(page: &Page, sitting: &Sitting, width: u16) -> Vec<String> {
    let message = page.message.clone().or_else(|| typed(page, sitting));
    message.map_or(Vec::new(), |words| wrapped(&words, usize::from(width), ""))
}

fn outcome(sitting: &Sitting) -> Vec<String> {
    let outcome = sitting.game().outcome().map(|outcome| outcome_lines(&outcome, sitting.tongue()));
    outcome.unwrap_or_default()
}

fn choice_rows(page: &Page, sitting: &Sitting, width: u16) -> Vec<Vec<String>> {
    let row = |(index, choice): (usize, &table::Choice)| {
        let place = page.marked.iter().position(|&row| row == index);
        let mark = place.map_or(String::new(), |place| format!("[{}] ", place + 1));
        let words = format!("{:>3} {mark}{}", index + 1, sitting.say(&choice.text));
        wrapped(&words, usize::from(width), "    ")
    };
    page.rows().iter().enumerate().map(row).collect()
}

fn draw_question(frame: &mut Frame<'_>, area: Rect, page: &Page, sitting: &Sitting) {
    let mut block = Block::bordered();
    let inner = block.inner(area);
    let heading = heading_rows(page, sitting, inner.width);
    if heading.is_empty() {
        block = block.title(title(page, sitting));
    }
    frame.render_widget(block, area);
    let message = message_rows(page, sitting, inner.width);
    let rows = [heading.len(), message.len()]
        .map(|rows| Constraint::Length((rows as u16).min(inner.height / 3 + 1)));
    let [above, list, below] = Layout::vertical([rows[0], Constraint::Min(1), rows[1]]).areas(inner);
    let bold = Style::new().add_modifier(Modifier::BOLD);
    frame.render_widget(Paragraph::new(heading.join("\n")).style(bold), above);
    draw_rows(frame, list, page, sitting);
    let style = if page.message.is_some() { bold } else { Style::new() };
    frame.render_widget(Paragraph::new(message.join("\n")).style(style), below);
}

fn title(page: &Page, sitting: &Sitting) -> String {
    match (&page.question, page.seat) {
        (Some(question), Some(seat)) => {
            sitting.say(&Text::new("play-asked").with("seat", seat).with("prompt", question.prompt.clone()))
        }
        _ => sitting.say(&Text::new("screen-over")),
    }
}

fn typed(page: &Page, sitting: &Sitting) -> Option<String> {
    let open = page.question.as_ref()?.forms.iter().filter(|form| !matches!(form, table::Form::OneOf { .. }));
    let how: Vec<String> = open.filter_map(|form| form_lines(sitting, form).into_iter().next()).collect();
    match (page.typed.is_empty(), how.is_empty()) {
        (true, true) => None,
        (true, false) => Some(how.join(" ")),
        (false, _) => Some(format!("> {}", page.typed)),
    }
}

fn draw_rows(frame: &mut Frame<'_>, area: Rect, page: &Page, sitting: &Sitting) {
    if page.question.is_none() {
        frame.render_widget(Paragraph::new(outcome(sitting).join("\n")), area);
        return;
    }
    let choices = choice_rows(page, sitting, area.width).into_iter();
    let items: Vec<ListItem<'_>> = choices.map(|lines| ListItem::new(lines.join("\n"))).collect();
    let list = List::new(items).highlight_style(Style::new().add_modifier(Modifier::REVERSED));
    frame.render_stateful_widget(list, area, &mut ListState::default().with_selected(Some(page.cursor)));
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::terminal::tests::at_table;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    #[test]
    fn the_help_says_how_to_play_and_which_keys_there_are_in_every_language() {
        for (language, words) in
            [("en", ["F2", "undercroft rules"]), ("fr", ["Échap", "Quêtes"]), ("it", ["Invio", "Imprese"])]
        {
            let sitting = at_table("dungeoneer", language);
            let mut terminal = Terminal::new(TestBackend::new(80, 40)).unwrap();
            terminal.draw(|frame| help(frame, 0, &sitting)).unwrap();
            let shown = terminal.backend().to_string();
            assert!(words.iter().all(|word| shown.contains(word)), "{shown}");
        }
    }

    #[test]
    fn the_hints_fit_a_screen_of_eighty_columns() {
        for language in tongues::LANGUAGES {
            let hints = at_table("tic-tac-toe", language).say(&Text::new("screen-hints"));
            assert!(hints.chars().count() <= 80 && hints.contains("F1"), "{hints}");
        }
    }

    #[test]
    fn sentences_are_broken_and_drawings_are_not() {
        let picture = "#1    #2\n█▀ █\nYour quest counts ◆ gems.";
        assert_eq!(board_lines(picture, 12), ["#1    #2", "█▀ █", "Your quest", "    counts ◆", "    gems."]);
    }
}
