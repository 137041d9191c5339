//! Where things stand on the screen.

use ratatui::layout::{Constraint, Layout, Rect};

/// From this width on the board has the left side to itself.
const WIDE: u16 = 120;
/// What stands beside the board: so many columns at least and at most.
const SIDE: (u16, u16) = (44, 68);
/// The log on a narrow screen, its frame included.
const STRIP: u16 = 6;
/// A frame's two lines.
const FRAME: u16 = 2;

/// The parts of the screen.
#[derive(Debug, PartialEq, Eq)]
pub struct Panes {
    pub board: Rect,
    pub log: Rect,
    pub question: Rect,
    pub hints: Rect,
}

impl Panes {
    /// Divides a screen. `needed` says how many rows the question would like to have in so many columns; it gets at most half.
    pub fn of(screen: Rect, needed: impl Fn(u16) -> u16) -> Panes {
        let [table, hints] = Layout::vertical([Constraint::Min(0), Constraint::Length(1)]).areas(screen);
        let asked = |width: u16| {
            let rows = needed(width.saturating_sub(FRAME)).saturating_add(FRAME);
            Constraint::Length(rows.min(table.height / 2))
        };
        if screen.width >= WIDE {
            let beside = (screen.width / 5 * 2).clamp(SIDE.0, SIDE.1);
            let [board, side] =
                Layout::horizontal([Constraint::Min(0), Constraint::Length(beside)]).areas(table);
            let [log, question] = Layout::vertical([Constraint::Min(0), asked(beside)]).areas(side);
            return Panes { board, log, question, hints };
        }
        let log = Constraint::Length(STRIP.min(table.height / 4));
        let [board, log, question] =
            Layout::vertical([Constraint::Min(0), log, asked(screen.width)]).areas(table);
        Panes { board, log, question, hints }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wide_screen_leaves_the_board_its_whole_height() {
        let panes = Panes::of(Rect::new(0, 0, 150, 48), |_| 3);
        assert_eq!((panes.board.width, panes.board.height), (90, 47));
        assert_eq!((panes.log.height, panes.question.height), (42, 5));
    }

    #[test]
    fn a_narrow_screen_leaves_the_board_its_whole_width() {
        let panes = Panes::of(Rect::new(0, 0, 80, 24), |_| 2);
        assert_eq!((panes.board.width, panes.board.height), (80, 14));
        assert_eq!((panes.log.height, panes.question.height), (5, 4));
    }

    #[test]
    fn a_long_question_gets_half_and_a_tiny_screen_is_borne() {
        let panes = Panes::of(Rect::new(0, 0, 80, 24), |_| 200);
        assert_eq!(panes.question.height, 11);
        let panes = Panes::of(Rect::new(0, 0, 3, 1), |_| 200);
        assert_eq!((panes.board.height, panes.hints.height), (0, 1));
    }
}
