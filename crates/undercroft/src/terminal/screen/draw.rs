//! The screen's look.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, List, ListItem, ListState, Paragraph, Wrap};
use table::{Text, Viewer};

use super::page::Page;
use crate::commands::replay::outcome_lines;
use crate::terminal::Sitting;
use crate::terminal::plain::form_lines;

/// Draws the whole screen.
pub fn page(frame: &mut Frame<'_>, page: &Page, sitting: &Sitting) {
    let [main, asked, hints] =
        Layout::vertical([Constraint::Min(8), Constraint::Max(14), Constraint::Length(1)])
            .areas(frame.area());
    let [board, log] = Layout::horizontal([Constraint::Min(40), Constraint::Max(46)]).areas(main);
    if page.covered {
        cover(frame, frame.area(), page, sitting);
        return;
    }
    draw_board(frame, board, page, sitting);
    draw_log(frame, log, page, sitting);
    draw_question(frame, asked, page, sitting);
    frame.render_widget(Paragraph::new(sitting.say(&Text::new("screen-hints"))), hints);
}

fn cover(frame: &mut Frame<'_>, area: Rect, page: &Page, sitting: &Sitting) {
    if let Some(seat) = page.seat {
        let words = sitting.say(&Text::new("screen-hand-over").with("seat", seat));
        frame.render_widget(Paragraph::new(words).wrap(Wrap { trim: true }).block(Block::bordered()), area);
    }
}

fn draw_board(frame: &mut Frame<'_>, area: Rect, page: &Page, sitting: &Sitting) {
    let viewer = page.seat.map_or(sitting.onlooker(), Viewer::Seat);
    let picture = sitting.game().draw(viewer, sitting.tongue());
    let block = Block::bordered().title(sitting.game().facts().title);
    frame.render_widget(Paragraph::new(picture).block(block), area);
}

fn draw_log(frame: &mut Frame<'_>, area: Rect, page: &Page, sitting: &Sitting) {
    let width = usize::from(area.width.saturating_sub(2)).max(1);
    let rows_of = |line: &String| line.chars().count().div_ceil(width).max(1);
    let height = usize::from(area.height.saturating_sub(2));
    let mut rows = 0;
    let newest = page.log.iter().rev().take_while(|line| {
        rows += rows_of(line);
        rows <= height
    });
    let mut lines: Vec<Line<'_>> = newest.map(|line| Line::from(line.as_str())).collect();
    lines.reverse();
    let block = Block::bordered().title(sitting.say(&Text::new("screen-log")));
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: true }).block(block), area);
}

fn draw_question(frame: &mut Frame<'_>, area: Rect, page: &Page, sitting: &Sitting) {
    let block = Block::bordered().title(title(page, sitting));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let message = page.message.clone().or_else(|| typed(page, sitting));
    let message_rows = message
        .as_ref()
        .map_or(0, |words| (words.chars().count() / usize::from(inner.width.max(1)) + 1) as u16);
    let [list, below] =
        Layout::vertical([Constraint::Min(1), Constraint::Length(message_rows.min(inner.height / 2 + 1))])
            .areas(inner);
    draw_rows(frame, list, page, sitting);
    if let Some(words) = message {
        let style =
            if page.message.is_some() { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
        frame.render_widget(Paragraph::new(words).style(style).wrap(Wrap { trim: true }), below);
    }
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
        let outcome = sitting.game().outcome().map(|outcome| outcome_lines(&outcome, sitting.tongue()));
        frame.render_widget(Paragraph::new(outcome.unwrap_or_default().join("\n")), area);
        return;
    }
    let row = |(index, choice): (usize, &table::Choice)| {
        let mark = page
            .marked
            .iter()
            .position(|&row| row == index)
            .map_or(String::new(), |place| format!("[{}] ", place + 1));
        ListItem::new(format!("{:>3} {mark}{}", index + 1, sitting.say(&choice.text)))
    };
    let items: Vec<ListItem<'_>> = page.rows().iter().enumerate().map(row).collect();
    let list = List::new(items).highlight_style(Style::new().add_modifier(Modifier::REVERSED));
    frame.render_stateful_widget(list, area, &mut ListState::default().with_selected(Some(page.cursor)));
}
