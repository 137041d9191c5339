//! The table drawn with characters: the dungeon on its lattice, the Note Boards, the Campus, the test under way.

use std::collections::BTreeSet;

use table::{Say, Seat, Text, Viewer};

use crate::cards::Cards;
use crate::content::{Colour, Colours, HalfSide, TrickId, ZoneEffect, ZoneId, catalogue};
use crate::frame::Frame;
use crate::prompts::{card, colour, zone};
use crate::reading::reading;
use crate::state::{Placed, Table, Way};
use crate::turn::THESIS_STARS;
use crate::view::View;

/// Characters across and lines down of half a tile.
const CELL: (usize, usize) = (5, 3);
/// The widest map that has words at its left: with them it fits beside the log of a screen 120 columns wide.
const WIDEST_MAP: usize = 30;
/// Characters across of the words at the left of the map.
const BESIDE: usize = 37;
/// What stands between the words and the map.
const GAP: &str = "   ";
/// Characters across of the words above a map that is too wide.
const ABOVE: usize = 70;
/// Characters across of what the cards say.
const READING: usize = 78;
/// The letters of the five colours.
const LETTERS: [char; 5] = ['g', 'r', 'b', 'y', 'v'];

/// The table as a viewer sees it: what is under way and what stands where, the dungeon, below it what the signs mean. What
/// matters most comes first, because a small screen shows no more than the beginning.
pub(crate) fn draw(view: &View, say: &dyn Say) -> String {
    let mut standing = test(&view.table, say) + &drawn_tile(&view.table, say) + &campus(view, say);
    for seat in Seat::all(view.table.seats()) {
        standing.push_str(&note_board(view, seat, say));
    }
    standing.push_str(&hand(view, say));
    beside(&standing, &dungeon(&view.table)) + &legend(&view.table, say) + &readings(view, say)
}

/// The words at the left of the map; above it where the map is too wide for that.
fn beside(words: &str, map: &str) -> String {
    let wide = map.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    let narrow = if wide > WIDEST_MAP { ABOVE } else { BESIDE };
    let words: Vec<String> = words.lines().flat_map(|line| folded(line, narrow)).collect();
    if wide > WIDEST_MAP {
        return words.join("\n") + "\n" + map;
    }
    let map: Vec<&str> = map.lines().collect();
    let line = |row: usize| {
        let (left, right) = (words.get(row).map_or("", String::as_str), map.get(row).copied().unwrap_or(""));
        format!("{left:<BESIDE$}{GAP}{right}").trim_end().to_owned() + "\n"
    };
    (0..words.len().max(map.len())).map(line).collect()
}

/// A line in pieces of so many characters; pieces after the first are set in.
fn folded(line: &str, narrow: usize) -> Vec<String> {
    const SET_IN: &str = "     ";
    let mut pieces = Vec::new();
    let mut rest = line.to_owned();
    while rest.chars().count() > narrow {
        let end = rest.char_indices().nth(narrow + 1).map_or(rest.len(), |(place, _)| place);
        let Some(cut) = rest[..end].rfind(' ').filter(|cut| !rest[..*cut].trim().is_empty()) else { break };
        let next = format!("{SET_IN}{}", rest[cut..].trim_start());
        rest.truncate(cut);
        pieces.push(std::mem::replace(&mut rest, next));
    }
    pieces.push(rest);
    pieces
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
/// `D` for a Door into the tile, `S` for Stairs, `X` for a Wall, `o` for a Passage that leads nowhere yet.
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
        draw_tile(&mut sheet, table, zone, table.zone(zone), (x, y));
    }
    sheet.text()
}

/// The tile that somebody has drawn and is about to lay.
fn drawn_tile(table: &Table, say: &dyn Say) -> String {
    let laying = table.frames.iter().find_map(|frame| match frame {
        Frame::Laying { tile, .. } => Some(*tile),
        _ => None,
    });
    let Some(tile) = laying else { return String::new() };
    let face = catalogue().zone(tile);
    let mut placed = Placed::AWAY;
    for half in HalfSide::ALL.into_iter().filter(|half| face.passages.contains(*half)) {
        placed.ways[half.index()] = Way::Open;
    }
    face.slots.iter().zip(&mut placed.cubes).for_each(|(colour, slot)| *slot = Some(*colour));
    let mut sheet = Sheet { rows: vec![vec![' '; 2 * CELL.0]; 2 * CELL.1] };
    draw_tile(&mut sheet, table, tile, &placed, (0, 0));
    format!("{}\n{}", say.say(&Text::new("dungeonology-draw-tile").with("zone", zone(tile))), sheet.text())
}

fn draw_tile(sheet: &mut Sheet, table: &Table, zone: ZoneId, placed: &Placed, (x, y): (usize, usize)) {
    let face = catalogue().zone(zone);
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
    draw_ways(sheet, zone, placed, x, y);
    sheet.write(x + 1, y + 1, &format!("{:<5} {:>2}", face.number, face.alert));
    sheet.write(x + 1, y + 2, &slots(zone, placed));
    if table.is_placed(zone) {
        sheet.write(x + 1, y + 3, &models(table, zone));
        sheet.write(x + 1, y + 4, &tokens(table, zone));
    }
}

fn draw_ways(sheet: &mut Sheet, zone: ZoneId, placed: &Placed, x: usize, y: usize) {
    let (wide, high) = (2 * CELL.0, 2 * CELL.1);
    for half in HalfSide::ALL {
        let door = !catalogue().zone(zone).door(half).is_empty();
        let symbol = match placed.ways[half.index()] {
            Way::Joined(_) | Way::Stairs(_) if door => 'D',
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

/// `^` for each Trap Token, `T` for a Teleport, `P` for a Secret Passage Token, `=A` for a printed Secret Passage.
fn tokens(table: &Table, zone: ZoneId) -> String {
    let mut tokens: String = table.dungeon.traps.iter().filter(|trap| **trap == zone).map(|_| '^').collect();
    if table.zone(zone).teleport {
        tokens.push('T');
    }
    if table.zone(zone).passage {
        tokens.push('P');
    }
    for effect in table.zone_effects(zone) {
        if let ZoneEffect::SecretPassage(letter) = effect {
            tokens.push_str(&format!("={letter:?}"));
        }
    }
    tokens
}

/// What the signs mean, and the Zones by name with the effects in force there.
fn legend(table: &Table, say: &dyn Say) -> String {
    let names = table.dungeon.placed.iter().map(|placed| {
        let effects = table.zone_effects(placed).map(|effect| say.say(&effect_name(effect)));
        let effects: Vec<String> = effects.chain(doors(placed, say)).collect();
        let effects = if effects.is_empty() { String::new() } else { format!(" ({})", effects.join(", ")) };
        format!("{} {}{effects}", catalogue().zone(placed).number, say.say(&zone(placed)))
    });
    let key = say.say(&Text::new("dungeonology-draw-key"));
    let key: Vec<String> = key.split(", ").map(str::to_owned).collect();
    wrap(&key, ", ") + &wrap(&names.collect::<Vec<_>>(), "; ")
}

/// The colours that the Doors of a Zone ask for.
fn doors(zone: ZoneId, say: &dyn Say) -> Option<String> {
    let needed = catalogue().zone(zone).doors.iter().fold(Colours::NONE, |all, door| all.union(*door));
    let names: Vec<String> = needed.iter().map(|needed| say.say(&colour(needed))).collect();
    let door = || say.say(&Text::new("dungeonology-draw-door").with("colours", names.join(" + ")));
    (!names.is_empty()).then(door)
}

fn effect_name(effect: ZoneEffect) -> Text {
    let text = |word: &str| Text::keyed(format!("dungeonology-effect-{word}"));
    match effect {
        ZoneEffect::Stairs => text("stairs"),
        ZoneEffect::Boss => text("boss"),
        ZoneEffect::Stop => text("stop"),
        ZoneEffect::Danger(n) => text("danger").with("n", n),
        ZoneEffect::GoodLuck(n) => text("good-luck").with("n", n),
        ZoneEffect::BadLuck(n) => text("bad-luck").with("n", n),
        ZoneEffect::Ambush(n) => text("ambush").with("n", n),
        ZoneEffect::Toll(n) => text("toll").with("n", n),
        ZoneEffect::Bivouac(needed) => text("bivouac").with("colour", colour(needed)),
        ZoneEffect::SecretPassage(letter) => text("secret-passage").with("letter", format!("{letter:?}")),
    }
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
    let columns: Vec<String> = Colour::ALL.iter().map(|colour| column(table, seat, *colour)).collect();
    let knowledge = if scholar.knowledge {
        format!(", {}", say.say(&Text::new("dungeonology-draw-knowledge")))
    } else {
        String::new()
    };
    let points = Text::new("dungeonology-draw-points")
        .with("points", table.cube_points(seat))
        .with("stars", scholar.stars)
        .with("needed", THESIS_STARS)
        .with("bonus", scholar.study_bonus);
    let first = format!("{mark}{seat} {name}{side}: {}{knowledge}", say.say(&points));
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
    let mut lines = format!("{first}\n   {}  {} {finished}\n", columns.join(" "), say.say(&second));
    if !lasting.is_empty() {
        lines.push_str(&format!("   {}\n", lasting.join(", ")));
    }
    lines
}

/// A column of a Note Board: cubes of slots, and at how many cubes the next Star stands.
fn column(table: &Table, seat: Seat, colour: Colour) -> String {
    let column = &catalogue().board.columns[colour];
    let cubes = table.scholar(seat).cubes[colour];
    let next = (cubes + 1..=column.slots).find(|slot| column.stars >> slot & 1 == 1);
    let star = next.map_or(String::new(), |slot| format!("*{slot}"));
    format!("{}{cubes}/{}{star}", LETTERS[colour.index()], column.slots)
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

/// The test under way: whose, for what, how the two values stand.
fn test(table: &Table, say: &dyn Say) -> String {
    let Some(test) = &table.test else { return String::new() };
    let aim = match test.spied {
        Some((target, wanted)) => {
            Text::new("dungeonology-draw-test-spy").with("target", target).with("colour", colour(wanted))
        }
        None => Text::new("dungeonology-draw-test-study")
            .with("cubes", test.targets)
            .with("zone", zone(test.zone)),
    };
    let (stealth, alert) = (test.stealth, table.alert_value(test));
    let line = Text::new("dungeonology-draw-test")
        .with("seat", test.seat)
        .with("aim", aim)
        .with("stealth", stealth)
        .with("alert", alert)
        .with("margin", format!("{:+}", stealth - alert));
    format!("== {} ==\n", say.say(&line))
}

/// What the cards in hand say, each once, and then what is in force: the viewer's Skills, everybody's Interns and Jinxes, the
/// Clan.
fn readings(view: &View, say: &dyn Say) -> String {
    let mut held: Vec<TrickId> = view.hand.iter().collect();
    held.sort_unstable();
    held.dedup();
    let read = |held: TrickId| {
        let said = reading(held, view.table.rules.main_effects, say).join(" ");
        format!("{}: {said}", say.say(&card(held)))
    };
    let in_force = in_force(view).into_iter().map(|key| {
        let text = Text::keyed(format!("{key}-text"));
        format!("{}: {}", say.say(&Text::keyed(key)), say.say(&text))
    });
    let lines = held.into_iter().map(read).chain(in_force);
    lines.map(|line| folded(&line, READING).join("\n") + "\n").collect()
}

/// The keys of what is in force, each once.
fn in_force(view: &View) -> Vec<String> {
    let table = &view.table;
    let own = match view.viewer {
        Viewer::Seat(seat) => table.side(seat).skills.as_slice(),
        Viewer::Spectator => &[],
    };
    let skills = own.iter().map(|skill| format!("dungeonology-skill-{}", skill.id));
    let lasting = Seat::all(table.seats()).flat_map(|seat| {
        let scholar = table.scholar(seat);
        scholar.interns.iter().map(|it| it.name()).chain(scholar.jinxes.iter().map(|it| it.name()))
    });
    let cards = lasting.chain(view.clan.map(|clan| clan.name()));
    let mut keys: Vec<String> = skills.chain(cards.map(|id| format!("dungeonology-card-{id}"))).collect();
    let mut known = BTreeSet::new();
    keys.retain(|key| known.insert(key.clone()));
    keys
}

fn hand(view: &View, say: &dyn Say) -> String {
    let cards = |cards: &Cards| -> Vec<String> {
        cards
            .iter()
            .map(|held| {
                let face = catalogue().trick(held);
                let kind = say.say(&Text::keyed(format!("dungeonology-type-{}", face.kind.word())));
                format!("{} ({kind} {})", say.say(&card(held)), face.bonus)
            })
            .collect()
    };
    let own = cards(&view.hand);
    if own.is_empty() { String::new() } else { wrap(&own, ", ") }
}
