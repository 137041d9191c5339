//! The table drawn with characters: a top view of half blocks, a letter on every cube, then the heroes.

use std::fmt::Write as _;

use table::{Say, Text, Viewer};

use super::tell::pieces;
use crate::cards::RaceId;
use crate::geometry::Disc;
use crate::geometry::{Footprint, Hull, MM, Point, square_near_disc};
use crate::pieces::{Kind, Size};
use crate::state::{Hero, Open};
use crate::view::View;
use crate::weight::weight;

/// Columns and rows of the top view; the ruler stands beside it.
const COLUMNS: usize = 73;
const ROWS: usize = 32;
/// The ruler is marked every so many columns, and every so many rows.
const MARKS: (usize, usize) = (12, 4);
/// How wide the ruler beside the picture is.
const RULER: usize = 6;
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
    let mut mark = |at: Point, sign: &str| {
        let (column, row) = frame.cell(at);
        for (cell, letter) in rows[row][column..].iter_mut().zip(sign.chars()) {
            *cell = letter;
        }
    };
    let (pillars, others): (Vec<_>, Vec<_>) =
        open.dungeon.iter().partition(|(piece, _)| piece.kind() == Kind::Pillar);
    for (piece, square) in others {
        mark(square.at(), &letter(piece.kind()).to_string());
    }
    // What can be a corner of a room is named, so it lies on top.
    for (token, square) in open.solo.iter().flat_map(|solo| solo.tokens.iter().enumerate()) {
        mark(square.at(), &format!("+{}", token + 1));
    }
    for (pillar, square) in pillars {
        mark(square.at(), &format!("{}{}", letter(Kind::Pillar), pillar.number()));
    }
    open.meeples().for_each(|(_, at)| mark(at, "@"));
    with_rulers(&frame, &rows)
}

/// The picture with millimetres from the middle of the table over it and at its left, as drops are aimed.
fn with_rulers(frame: &Frame, rows: &[[char; COLUMNS]]) -> String {
    let millimetres = |low: i32, cells: usize| (low + cells as i32 * frame.scale) / MM;
    let marks = (0..COLUMNS).step_by(MARKS.0).map(|column| {
        let words = format!("|{}", millimetres(frame.low.x, column));
        format!("{words:<width$}", width = MARKS.0)
    });
    let over = format!("{:RULER$}{}", "", marks.collect::<String>());
    let used =
        rows.iter().rposition(|cells| cells.iter().any(|cell| *cell != ' ')).map_or(0, |last| last + 1);
    let lines = rows.iter().take(used).enumerate().map(|(row, cells)| {
        let beside = if row % MARKS.1 == 0 {
            format!("{}-", millimetres(frame.low.y, 2 * row))
        } else {
            String::new()
        };
        format!("{beside:>RULER$}{}", cells.iter().collect::<String>())
    });
    std::iter::once(over).chain(lines).map(|line| format!("{}\n", line.trim_end())).collect()
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
    let _ = writeln!(lines, "{}", say.say(&status(open)));
    for (seat, hero) in open.heroes.iter() {
        let mark = if seat == open.active() { '*' } else { ' ' };
        let _ = writeln!(lines, "{mark}{seat} {}", hero_line(hero, say));
    }
    for text in own_cards(view) {
        let _ = writeln!(lines, "{}", say.say(&text));
    }
    lines
}

/// How far the game is.
fn status(open: &Open) -> Text {
    match &open.solo {
        Some(run) => Text::new("dungeon-drop-status-solo")
            .with("level", run.level.max(1))
            .with("turn", run.turns)
            .with("relics", run.relics)
            .with("box", open.boxed.len()),
        None => Text::new("dungeon-drop-status").with("round", open.round).with("box", open.boxed.len()),
    }
}

/// What the viewer's own cards say, and those to choose from.
fn own_cards(view: &View) -> Vec<Text> {
    let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
    let hero = view.open.heroes.get(seat);
    let race = hero.and_then(|hero| hero.race).map(|race| card(race.name(), race.text()));
    let class = hero.and_then(|hero| hero.class).map(|class| card(class.name(), class.text()));
    let quest = view.quest.map(|quest| {
        Text::new("dungeon-drop-own-quest").with("quest", quest.name()).with("text", quest.text())
    });
    let made = hero.is_some_and(|hero| hero.race.is_some());
    race.into_iter().chain(class).chain(quest).chain(cards_to_choose(view, made)).collect()
}

/// The cards of a draft's hand; the heroes of an offer, then its quests once the hero is made.
fn cards_to_choose(view: &View, made: bool) -> Vec<Text> {
    let held = view.draft.iter().flat_map(|draft| {
        let races = draft.races.iter().flat_map(|(hand, _)| hand).map(|race| race_card(*race));
        let classes = draft.classes.iter().flat_map(|(hand, _)| hand);
        races.chain(classes.map(|class| card(class.name(), class.text())))
    });
    let heroes = view.offer.iter().filter(|_| !made).flat_map(|offer| {
        let races = offer.races.iter().map(|race| race_card(*race));
        races.chain(offer.classes.iter().map(|class| card(class.name(), class.text())))
    });
    let quests = view.offer.iter().filter(|_| view.quest.is_none()).flat_map(|offer| &offer.quests);
    held.chain(heroes).chain(quests.map(|quest| card(quest.name(), quest.text()))).collect()
}

fn card(name: Text, text: Text) -> Text {
    Text::new("dungeon-drop-own-card").with("card", name).with("text", text)
}

/// A race to choose: when it plays and how much it bears matter as much as its ability.
fn race_card(race: RaceId) -> Text {
    Text::new("dungeon-drop-race-card")
        .with("card", race.name())
        .with("initiative", race.card().initiative)
        .with("life", race.card().life)
        .with("text", race.text())
}

fn hero_line(hero: &Hero, say: &dyn Say) -> String {
    let (Some(race), Some(class)) = (hero.race, hero.class) else {
        let chosen = hero.race.map(|race| race.name()).or(hero.class.map(|class| class.name()));
        return say.say(
            &Text::new("dungeon-drop-hero-unmade")
                .with("chosen", chosen.unwrap_or(Text::new("dungeon-drop-nothing"))),
        );
    };
    let text = Text::new("dungeon-drop-hero-line")
        .with("race", race.name())
        .with("class", class.name())
        .with("life", hero.remaining())
        .with("of", hero.life())
        .with("weight", weight(hero))
        .with("stash", pieces(hero.stash));
    say.say(&text)
}
