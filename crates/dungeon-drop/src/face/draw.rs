//! The table drawn with characters: a top view of half blocks, a letter on every cube, then the heroes.

use std::fmt::Write as _;

use table::{Say, Text, Viewer};

use super::tell::pieces;
use crate::geometry::Disc;
use crate::geometry::{Footprint, Hull, MM, Point, square_near_disc};
use crate::pieces::{Kind, Size};
use crate::state::{Hero, Open};
use crate::view::View;
use crate::weight::weight;

/// Columns and rows of the top view.
const COLUMNS: usize = 78;
const ROWS: usize = 32;
/// The picture never shows less than this many millimetres across.
const LEAST: i32 = 160;

/// The letter that stands for a kind.
const fn letter(kind: Kind) -> char {
    match kind {
        Kind::Gold => '$',
        Kind::Key => 'k',
        Kind::Chest => 'C',
        Kind::Clear => 'c',
        Kind::Pink => 'p',
        Kind::Blue => 'b',
        Kind::Potion => '!',
        Kind::Shield => ')',
        Kind::Relic => '&',
        Kind::Goblin => 'g',
        Kind::Troll => 'T',
        Kind::Dragon => 'D',
        Kind::Pillar => '#',
        Kind::Staircase => '>',
    }
}

/// Which part of the table is shown, and how large.
struct Frame {
    low: Point,
    /// Micrometres to a half row, and to a column: a character is about twice as high as wide.
    scale: i32,
}

impl Frame {
    fn of(open: &Open) -> Frame {
        let tokens = open.solo.iter().flat_map(|solo| solo.tokens.iter().copied());
        let (low, high) =
            Hull::of_footprints(open.dungeon.iter().map(|(_, square)| square).chain(tokens)).bounds();
        let (wide, tall) = ((high.x - low.x).max(LEAST * MM), (high.y - low.y).max(LEAST * MM / 2));
        let scale = (wide / COLUMNS as i32 + 1).max(tall / (2 * ROWS as i32) + 1);
        Frame { low, scale }
    }

    fn cell(&self, at: Point) -> (usize, usize) {
        let (x, y) = ((at.x - self.low.x).max(0) / self.scale, (at.y - self.low.y).max(0) / self.scale);
        ((x as usize).min(COLUMNS - 1), (y as usize / 2).min(ROWS - 1))
    }

    /// The middle of a half block.
    fn middle(&self, column: usize, half_row: usize) -> Point {
        let part = |low: i32, at: usize| low + at as i32 * self.scale + self.scale / 2;
        Point::new(part(self.low.x, column), part(self.low.y, half_row))
    }
}

/// The table as this viewer sees it.
pub(super) fn draw(view: &View, say: &dyn Say) -> String {
    let mut picture =
        if view.open.dungeon.pieces().is_empty() { String::new() } else { top_view(&view.open) };
    picture.push_str(&legend(view, say));
    picture
}

fn top_view(open: &Open) -> String {
    let frame = Frame::of(open);
    let mut rows = vec![[' '; COLUMNS]; ROWS];
    let large: Vec<Footprint> =
        open.dungeon.iter().filter(|(piece, _)| piece.size() != Size::Small).map(|(_, it)| it).collect();
    for (row, cells) in rows.iter_mut().enumerate() {
        for (column, cell) in cells.iter_mut().enumerate() {
            *cell = block(&frame, &large, column, row);
        }
    }
    for token in open.solo.iter().flat_map(|solo| solo.tokens.iter()) {
        let (column, row) = frame.cell(token.at());
        rows[row][column] = '+';
    }
    for (piece, square) in open.dungeon.iter() {
        let (column, row) = frame.cell(square.at());
        rows[row][column] = letter(piece.kind());
        if piece.kind() == Kind::Pillar {
            for (offset, digit) in piece.number().to_string().chars().enumerate() {
                let column = column + 1 + offset;
                if column < COLUMNS && matches!(rows[row][column], ' ' | '▀' | '▄' | '█') {
                    rows[row][column] = digit;
                }
            }
        }
    }
    for (_, at) in open.meeples() {
        let (column, row) = frame.cell(at);
        rows[row][column] = '@';
    }
    let used =
        rows.iter().rposition(|cells| cells.iter().any(|cell| *cell != ' ')).map_or(0, |last| last + 1);
    let lines = rows.iter().take(used).map(|cells| cells.iter().collect::<String>().trim_end().to_owned());
    lines.map(|line| line + "\n").collect()
}

/// A half block for what a large cube covers of a character.
fn block(frame: &Frame, large: &[Footprint], column: usize, row: usize) -> char {
    let covered = |half: usize| {
        let disc = Disc { at: frame.middle(column, half), radius: 1 };
        large.iter().any(|square| square_near_disc(*square, disc, 0))
    };
    match (covered(2 * row), covered(2 * row + 1)) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    }
}

fn legend(view: &View, say: &dyn Say) -> String {
    let open = &view.open;
    let mut lines = String::new();
    let letters: Vec<String> = Kind::ALL
        .into_iter()
        .filter(|kind| open.dungeon.pieces().count(*kind) > 0)
        .map(|kind| {
            format!(
                "{} {}",
                letter(kind),
                say.say(&Text::keyed(format!("dungeon-drop-kind-{}", kind.word())))
            )
        })
        .collect();
    if !letters.is_empty() {
        let _ = writeln!(lines, "{}", letters.join("  "));
    }
    let status = Text::new("dungeon-drop-status").with("round", open.round).with("box", open.boxed.len());
    let _ = writeln!(lines, "{}", say.say(&status));
    for (seat, hero) in open.heroes.iter() {
        let mark = if seat == open.active() { '*' } else { ' ' };
        let _ = writeln!(lines, "{mark}{seat} {}", hero_line(hero, say));
    }
    if let (Some(quest), Viewer::Seat(_)) = (view.quest, view.viewer) {
        let text = Text::new("dungeon-drop-own-quest").with("quest", quest.name()).with("text", quest.text());
        let _ = writeln!(lines, "{}", say.say(&text));
    }
    lines
}

fn hero_line(hero: &Hero, say: &dyn Say) -> String {
    let none = Text::new("dungeon-drop-nothing");
    let name = hero.race.map_or(none.clone(), |race| race.name());
    let class = hero.class.map_or(none, |class| class.name());
    let text = Text::new("dungeon-drop-hero-line")
        .with("race", name)
        .with("class", class)
        .with("life", hero.remaining())
        .with("of", hero.life())
        .with("weight", weight(hero))
        .with("stash", pieces(hero.stash));
    say.say(&text)
}
