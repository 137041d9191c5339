//! The table drawn with characters: the dungeon on its lattice, the Note Boards, the Campus, the test under way.

use table::{Say, Seat, Text};

use crate::cards::Cards;
use crate::content::{Colour, HalfSide, ZoneId, catalogue};
use crate::prompts::{card, zone};
use crate::state::{Placed, Table, Way};
use crate::view::View;

/// Characters across and lines down of half a tile.
const CELL: (usize, usize) = (5, 3);
/// The letters of the five colours.
const LETTERS: [char; 5] = ['g', 'r', 'b', 'y', 'v'];

/// The table as a viewer sees it.
pub(crate) fn draw(view: &View, say: &dyn Say) -> String {
    let mut out = dungeon(&view.table);
    out.push_str(&legend(&view.table, say));
    for seat in Seat::all(view.table.seats()) {
        out.push_str(&note_board(view, seat, say));
    }
    out.push_str(&campus(view, say));
    out.push_str(&test(&view.table, say));
    out.push_str(&hand(view, say));
    out
}

/// A sheet of characters.
struct Sheet {
    rows: Vec<Vec<char>>,
}

impl Sheet {
    fn put(&mut self, x: usize, y: usize, symbol: char) {
        if let Some(cell) = self.rows.get_mut(y).and_then(|row| row.get_mut(x)) {
            *cell = symbol;
        }
    }

    fn write(&mut self, x: usize, y: usize, words: &str) {
        words.chars().enumerate().for_each(|(offset, symbol)| self.put(x + offset, y, symbol));
    }

    fn text(&self) -> String {
        self.rows.iter().map(|row| row.iter().collect::<String>().trim_end().to_owned() + "\n").collect()
    }
}

/// Tiles as boxes: number and Alert Value, cubes, Scholars and Boss (`B`), tokens. In the border: a gap where one can walk,
/// `S` for Stairs, `X` for a Wall, `o` for a Passage that leads nowhere yet.
fn dungeon(table: &Table) -> String {
    let spots = table.dungeon.placed.iter().map(|zone| table.zone(zone).spot);
    let (left, right) = spots.clone().fold((0, 0), |(min, max), spot| (spot.x.min(min), spot.x.max(max)));
    let (top, bottom) = spots.fold((0, 0), |(min, max), spot| (spot.y.min(min), spot.y.max(max)));
    let across = (right as i32 - left as i32 + 2) as usize * CELL.0;
    let down = (bottom as i32 - top as i32 + 2) as usize * CELL.1;
    let mut sheet = Sheet { rows: vec![vec![' '; across]; down] };
    for zone in table.dungeon.placed.iter() {
        let spot = table.zone(zone).spot;
        let x = (spot.x as i32 - left as i32) as usize * CELL.0;
        let y = (spot.y as i32 - top as i32) as usize * CELL.1;
        draw_tile(&mut sheet, table, zone, x, y);
    }
    sheet.text()
}

fn draw_tile(sheet: &mut Sheet, table: &Table, zone: ZoneId, x: usize, y: usize) {
    let (face, placed) = (catalogue().zone(zone), table.zone(zone));
    let (wide, high) = (2 * CELL.0, 2 * CELL.1);
    for column in 0..wide {
        sheet.put(x + column, y, '-');
        sheet.put(x + column, y + high - 1, '-');
    }
    for row in 1..high - 1 {
        sheet.put(x, y + row, '|');
        sheet.put(x + wide - 1, y + row, '|');
    }
    [(0, 0), (wide - 1, 0), (0, high - 1), (wide - 1, high - 1)]
        .iter()
        .for_each(|(dx, dy)| sheet.put(x + dx, y + dy, '+'));
    draw_ways(sheet, placed, x, y);
    sheet.write(x + 1, y + 1, &format!("{:<5} {:>2}", face.number, face.alert));
    sheet.write(x + 1, y + 2, &slots(zone, placed));
    sheet.write(x + 1, y + 3, &models(table, zone));
    sheet.write(x + 1, y + 4, &tokens(table, zone));
}

fn draw_ways(sheet: &mut Sheet, placed: &Placed, x: usize, y: usize) {
    let (wide, high) = (2 * CELL.0, 2 * CELL.1);
    for half in HalfSide::ALL {
        let symbol = match placed.ways[half.index()] {
            Way::Joined(_) => ' ',
            Way::Stairs(_) => 'S',
            Way::Walled(_) => 'X',
            Way::Open => 'o',
            Way::Solid | Way::Blocked(_) => continue,
        };
        let (dx, dy) = match half {
            HalfSide::Nw => (2, 0),
            HalfSide::Ne => (wide - 3, 0),
            HalfSide::En => (wide - 1, 1),
            HalfSide::Es => (wide - 1, high - 2),
            HalfSide::Se => (wide - 3, high - 1),
            HalfSide::Sw => (2, high - 1),
            HalfSide::Ws => (0, high - 2),
            HalfSide::Wn => (0, 1),
        };
        sheet.put(x + dx, y + dy, symbol);
    }
}

/// The cube on each slot, `.` for an empty one.
fn slots(zone: ZoneId, placed: &Placed) -> String {
    let slots = catalogue().zone(zone).slots.len();
    placed.cubes[..slots].iter().map(|cube| cube.map_or('.', |colour| LETTERS[colour.index()])).collect()
}

fn models(table: &Table, zone: ZoneId) -> String {
    let here = |seat: &Seat| table.scholar(*seat).zone == zone && !table.scholar(*seat).finished;
    let mut models: String = Seat::all(table.seats()).filter(here).map(|seat| seat.to_string()).collect();
    if table.boss == Some(zone) {
        models.push('B');
    }
    models
}

/// `^` for each Trap Token, `T` for a Teleport, `P` for a Secret Passage Token.
fn tokens(table: &Table, zone: ZoneId) -> String {
    let mut tokens: String = table.dungeon.traps.iter().filter(|trap| **trap == zone).map(|_| '^').collect();
    if table.zone(zone).teleport {
        tokens.push('T');
    }
    if table.zone(zone).passage {
        tokens.push('P');
    }
    tokens
}

fn legend(table: &Table, say: &dyn Say) -> String {
    let names = table
        .dungeon
        .placed
        .iter()
        .map(|placed| format!("{} {}", catalogue().zone(placed).number, say.say(&zone(placed))));
    wrap(&names.collect::<Vec<_>>(), "; ")
}

/// Words joined to lines of at most 78 characters.
fn wrap(words: &[String], between: &str) -> String {
    let mut lines = vec![String::new()];
    for word in words {
        let line = lines.last().map_or(0, |line| line.chars().count());
        if line > 0 && line + word.chars().count() + between.len() > 78 {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            if !line.is_empty() {
                line.push_str(between);
            }
            line.push_str(word);
        }
    }
    lines.join("\n") + "\n"
}

fn note_board(view: &View, seat: Seat, say: &dyn Say) -> String {
    let table = &view.table;
    let scholar = table.scholar(seat);
    let mark = if table.active == seat { '>' } else { ' ' };
    let name = say.say(&Text::keyed(format!("dungeonology-scholar-{}", scholar.who.name())));
    let side = if scholar.exalted { "!" } else { "" };
    let cubes: String = Colour::ALL
        .iter()
        .map(|colour| format!(" {}{}", LETTERS[colour.index()], scholar.cubes[*colour]))
        .collect();
    let knowledge = if scholar.knowledge { " K" } else { "" };
    let first = format!(
        "{mark}{seat} {name}{side}:{cubes} = {} *{} +{}{knowledge}",
        table.cube_points(seat),
        scholar.stars,
        scholar.study_bonus
    );
    let second = Text::new("dungeonology-draw-board")
        .with("students", scholar.students)
        .with("stun", scholar.stun)
        .with("stamina", table.stamina(seat))
        .with("cards", view.hands[seat.index() % 4])
        .with("hidden", scholar.face_down);
    let lasting = scholar
        .interns
        .iter()
        .map(|intern| intern.name())
        .chain(scholar.jinxes.iter().map(|jinx| jinx.name()));
    let lasting: Vec<String> =
        lasting.map(|id| say.say(&Text::keyed(format!("dungeonology-card-{id}")))).collect();
    let finished =
        if scholar.finished { say.say(&Text::new("dungeonology-draw-finished")) } else { String::new() };
    let mut lines = format!("{first}\n   {} {finished}\n", say.say(&second));
    if !lasting.is_empty() {
        lines.push_str(&format!("   {}\n", lasting.join(", ")));
    }
    lines
}

fn campus(view: &View, say: &dyn Say) -> String {
    let table = &view.table;
    let clan = view.clan.map_or_else(
        || Text::new("dungeonology-draw-hidden"),
        |clan| Text::keyed(format!("dungeonology-card-{}", clan.name())),
    );
    let line = Text::new("dungeonology-draw-campus")
        .with("bonfire", table.campus.bonfire)
        .with("reserve", table.campus.reserve)
        .with("omegas", table.campus.omegas)
        .with("slots", catalogue().alert(table.rules.alert).rows.len())
        .with("penalty", table.study_penalty())
        .with("clan", clan);
    let panic =
        table.ending.panic.map(|panic| say.say(&Text::keyed(format!("dungeonology-card-{}", panic.name()))));
    format!("{}{}\n", say.say(&line), panic.map_or(String::new(), |name| format!("  !! {name} !!")))
}

fn test(table: &Table, say: &dyn Say) -> String {
    let Some(test) = &table.test else { return String::new() };
    let line = Text::new("dungeonology-draw-test")
        .with("seat", test.seat)
        .with("stealth", test.stealth)
        .with("alert", table.alert_value(test));
    format!("== {} ==\n", say.say(&line))
}

fn hand(view: &View, say: &dyn Say) -> String {
    let cards = |cards: &Cards| -> Vec<String> {
        cards
            .iter()
            .map(|held| format!("{} ({})", say.say(&card(held)), catalogue().trick(held).bonus))
            .collect()
    };
    let own = cards(&view.hand);
    if own.is_empty() { String::new() } else { wrap(&own, ", ") }
}
