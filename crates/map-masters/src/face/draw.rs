//! The table drawn with characters: hallways as box lines, icons as letters, the path as heavy lines.

use table::{Say, Seat, Text, Viewer};

use crate::content::{COSTS, CardId};
use crate::explorer::Kit;
use crate::face::tell::objective_name;
use crate::face::{book_name, book_text, card_name};
use crate::judge::{Drawing, Judged, judge};
use crate::model::face::Ground;
use crate::model::{CELLS, Dir, Dungeon, Fairy, HEIGHT, Layer, Placement, Spot, SpotSet, WIDTH};
use crate::spellbooks::Spellbook;
use crate::state::Phase;
use crate::view::{Seen, SeenDone, View};

/// Lines of hallways by the directions they run in: bit 0 north, 1 east, 2 south, 3 west.
const LIGHT: [char; 16] = ['·', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];
/// The same lines where the path runs.
const HEAVY: [char; 16] = ['●', '╹', '╺', '┗', '╻', '┃', '┏', '┣', '╸', '┛', '━', '┻', '┓', '┫', '┳', '╋'];

/// The whole table as a viewer sees it.
pub fn table(view: &View, say: &dyn Say) -> String {
    let mut lines = vec![header(view, say)];
    lines.extend(market(view, say));
    for (seat, player) in view.players.iter() {
        lines.extend(player_lines(seat, player, say));
    }
    for (seat, player) in view.players.iter() {
        lines.extend(drawings(view, seat, player, say));
    }
    lines.extend(for_sale(view, say));
    lines.extend(book_texts(view, say));
    if view.phase == Phase::Over {
        lines.push(say.say(&Text::new("map-masters-over")));
    }
    lines.join("\n") + "\n"
}

fn header(view: &View, say: &dyn Say) -> String {
    let drawn: Vec<String> =
        view.objectives.drawn.iter().map(|card| say.say(&objective_name(*card))).collect();
    let here = 2 * usize::from(view.round.saturating_sub(1));
    let now = drawn.get(here).cloned().unwrap_or_default();
    say.say(&Text::new("map-masters-header").with("round", view.round).with("objective", now))
}

fn market(view: &View, say: &dyn Say) -> Vec<String> {
    let market = &view.market;
    let piles: Vec<String> = Fairy::ALL
        .into_iter()
        .map(|kind| {
            format!(
                "{} {}",
                say.say(&Text::keyed(format!("map-masters-fairy-{}", kind.name()))),
                market.fairies[kind.index()]
            )
        })
        .collect();
    let books: Vec<String> = market.books.iter().flatten().map(|book| say.say(&book_name(*book))).collect();
    let mut lines = vec![
        format!("(1) {}", piles.join(" · ")),
        format!("(2) {} [+{}]", books.join(" · "), market.book_deck.len()),
    ];
    for (column, cost) in market.columns.iter().zip(COSTS) {
        let cards: Vec<String> = column.up.iter().flatten().map(|card| card_line(*card, say)).collect();
        lines.push(format!("({cost}) {} [+{}]", cards.join(" · "), column.deck.len()));
    }
    lines
}

/// How many faces of the market stand side by side: as many as 80 columns hold with something to spare.
const FACES_ABREAST: usize = 4;

/// The faces of the cards for sale, while somebody buys.
fn for_sale(view: &View, say: &dyn Say) -> Vec<String> {
    if !matches!(view.phase, Phase::Market(_)) {
        return Vec::new();
    }
    let cards: Vec<CardId> = view.market.columns.iter().flat_map(|column| column.up).flatten().collect();
    let faces = cards.chunks(FACES_ABREAST).flat_map(hand);
    faces.chain(signs(say)).collect()
}

/// What the letters mean, in lines that fit.
fn signs(say: &dyn Say) -> Vec<String> {
    const WIDEST: usize = 78;
    let mut lines = vec![String::new()];
    for sign in say.say(&Text::new("map-masters-draw-signs")).split(", ") {
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(sign),
            Some(line) if line.chars().count() + 2 + sign.chars().count() <= WIDEST => {
                line.push_str(", ");
                line.push_str(sign);
            }
            _ => lines.push(sign.to_owned()),
        }
    }
    lines
}

/// What the viewer's spellbooks and those for sale do, each once.
fn book_texts(view: &View, say: &dyn Say) -> Vec<String> {
    let own = match view.viewer {
        Viewer::Seat(seat) => view.players.get(seat).map_or(&[][..], |player| &player.books[..]),
        Viewer::Spectator => &[],
    };
    let for_sale = view.market.books.iter().flatten().filter(|_| matches!(view.phase, Phase::Market(_)));
    let mut books: Vec<Spellbook> = own.iter().map(|owned| owned.book).collect();
    books.extend(for_sale.filter(|book| !own.iter().any(|owned| owned.book == **book)));
    let line = |book| format!("{}: {}", say.say(&book_name(book)), say.say(&book_text(book)));
    books.into_iter().map(line).collect()
}

fn card_line(card: CardId, say: &dyn Say) -> String {
    format!("{} ({})", say.say(&card_name(card)), crate::face::words::card_words(card))
}

fn player_lines(seat: Seat, player: &Seen, say: &dyn Say) -> Vec<String> {
    let books: Vec<String> = player
        .books
        .iter()
        .map(|owned| format!("{}{}", say.say(&book_name(owned.book)), if owned.used { "✗" } else { "" }))
        .collect();
    let tokens: Vec<String> = Fairy::ALL
        .into_iter()
        .filter(|kind| player.fairies[kind.index()] > 0)
        .map(|kind| {
            format!(
                "{}×{}",
                say.say(&Text::keyed(format!("map-masters-fairy-{}", kind.name()))),
                player.fairies[kind.index()]
            )
        })
        .collect();
    let rows: Vec<String> = player
        .rows
        .iter()
        .map(|row| {
            format!("{}/{}/{}{}", row.primary, row.secondary, row.time, if row.exit { "⇥" } else { "" })
        })
        .collect();
    let text = Text::new("map-masters-player")
        .with("seat", seat)
        .with("coins", player.coins)
        .with("deck", player.deck_size())
        .with("discard", player.discard.len())
        .with("facedown", player.facedown);
    let mut lines = vec![format!("{} | {}", say.say(&text), rows.join(" "))];
    let items: Vec<String> = books.into_iter().chain(tokens).collect();
    if !items.is_empty() {
        lines.push(format!("    {}", items.join(" · ")));
    }
    if !player.area.is_empty() {
        let cards: Vec<String> = player.area.iter().map(|card| card_line(*card, say)).collect();
        lines.push(format!("    {}", cards.join(" · ")));
    }
    lines
}

/// One's own cards and drawing while exploring, everybody's last dungeon otherwise.
fn drawings(view: &View, seat: Seat, player: &Seen, say: &dyn Say) -> Vec<String> {
    let title = |key: &'static str| say.say(&Text::new(key).with("seat", seat));
    if view.phase == Phase::Exploration {
        let mine = view.viewer == Viewer::Seat(seat);
        let Some(own) = player.own.as_ref().filter(|_| mine && player.started) else { return Vec::new() };
        let mut lines = hand(&player.area);
        lines.extend(signs(say));
        if let Some(sheet) = &own.sheet {
            let done = player.done != SeenDone::Drawing;
            lines.push(title(if done { "map-masters-handed-in" } else { "map-masters-your-draft" }));
            lines.push(dungeon(sheet, kit(player)));
        }
        return lines;
    }
    let Some(outing) = player.outing.as_ref().filter(|outing| !outing.sheet.cards.is_empty()) else {
        return Vec::new();
    };
    let kit = Kit { fairies: outing.fairies, books: outing.books };
    vec![title("map-masters-last-dungeon"), dungeon(&outing.sheet, kit)]
}

fn kit(player: &Seen) -> Kit {
    Kit {
        fairies: player.fairies,
        books: player.books.iter().filter(|owned| !owned.used).map(|owned| owned.book).collect(),
    }
}

/// The faces of a hand side by side, main floor above underground.
pub fn hand(cards: &[CardId]) -> Vec<String> {
    let names: Vec<String> =
        cards.iter().map(|card| format!("{:<15.15}", crate::face::words::card_words(*card))).collect();
    let mut lines = vec![names.join(" ")];
    for layer in Layer::BOTH {
        for row in 0..HEIGHT {
            let parts: Vec<String> = cards.iter().map(|card| face_row(*card, layer, row)).collect();
            if layer == Layer::Main || parts.iter().any(|part| part.trim() != "") {
                lines.push(parts.join(" "));
            }
        }
    }
    lines
}

fn face_row(card: CardId, layer: Layer, row: usize) -> String {
    let single = [Placement::new(card, 0, 0, false)];
    let dungeon = Dungeon::unchecked(&single);
    let cells: String = (0..WIDTH)
        .map(|column| cell(&dungeon, Spot::new(0, layer.base() + row * WIDTH + column), None))
        .collect();
    format!("{cells:<15}")
}

/// A dungeon with its path: the main floor, and below it the underground of the cards that have one. A circled icon is
/// followed by `°`, a crossed-out one by `×`.
pub fn dungeon(drawing: &Drawing, kit: Kit) -> String {
    let Ok(dungeon) = Dungeon::build(&drawing.cards) else { return "?".to_owned() };
    let marks = judge(drawing, kit).ok().map(|judged| Marks { line: line(drawing, &dungeon, kit), judged });
    let mut lines = Vec::new();
    for layer in Layer::BOTH {
        let rows = picture(&dungeon, layer, marks.as_ref());
        let drawn = rows.into_iter().filter(|row| layer == Layer::Main || !row.trim().is_empty());
        lines.extend(drawn);
        if layer == Layer::Main {
            lines.push("╌".repeat(WIDTH * 2));
        }
    }
    lines.join("\n")
}

/// What a path adds to a picture: the arms of its line on each cell, and the marks on icons.
struct Marks {
    line: Vec<u8>,
    judged: Judged,
}

/// The directions in which the path runs over each cell.
fn line(drawing: &Drawing, dungeon: &Dungeon, kit: Kit) -> Vec<u8> {
    use crate::explorer::{Explorer, Place};
    use crate::path::Step;
    let mut arms = vec![0u8; Spot::COUNT];
    let Some(path) = &drawing.path else { return arms };
    let kit = crate::judge::with_wish(kit, drawing.wish).unwrap_or(kit);
    let Ok(mut explorer) = Explorer::start(dungeon, kit, usize::from(path.slot), path.site) else {
        return arms;
    };
    let start = Spot::new(usize::from(path.slot), path.site.cell());
    arms[usize::from(start.0)] |= path.site.outward().bit();
    for step in &path.steps {
        let before = explorer.place();
        if explorer.step(*step).is_err() {
            break;
        }
        if let (Place::Hall(from), Step::Walk(dir, _)) = (before, step) {
            arms[usize::from(from.0)] |= dir.bit();
            if let Some(next) = dungeon.hall_towards(from, *dir) {
                arms[usize::from(next.0)] |= dir.back().bit();
            }
        }
        if let (Place::Room(room, _), Step::Leave(number, _)) = (before, step)
            && let Some(door) = dungeon.room(room).doors.get(usize::from(*number))
        {
            arms[usize::from(Spot::new(room.slot(), usize::from(door.hall)).0)] |= door.out.back().bit();
        }
    }
    arms
}

fn picture(dungeon: &Dungeon, layer: Layer, marks: Option<&Marks>) -> Vec<String> {
    let left = dungeon.cards.iter().map(|card| i32::from(card.x)).min().unwrap_or_default();
    let top = dungeon.cards.iter().map(|card| i32::from(card.y)).min().unwrap_or_default();
    let right = dungeon.cards.iter().map(|card| i32::from(card.x)).max().unwrap_or_default();
    let bottom = dungeon.cards.iter().map(|card| i32::from(card.y)).max().unwrap_or_default();
    let (columns, rows) = ((right - left + 1) as usize * WIDTH, (bottom - top + 2) as usize * HEIGHT / 2);
    let mut grid = vec![vec!["  ".to_owned(); columns]; rows];
    for (slot, card) in dungeon.cards.iter().enumerate() {
        let x = (i32::from(card.x) - left) as usize * WIDTH;
        let y = (i32::from(card.y) - top) as usize * HEIGHT / 2;
        for at in 0..CELLS {
            grid[y + at / WIDTH][x + at % WIDTH] = cell(dungeon, Spot::new(slot, layer.base() + at), marks);
        }
    }
    grid.into_iter().map(|row| row.concat().trim_end().to_owned()).collect()
}

/// One cell, two characters wide.
fn cell(dungeon: &Dungeon, spot: Spot, marks: Option<&Marks>) -> String {
    let tile = dungeon.tile(spot);
    let walked = marks.map_or(0, |marks| marks.line[usize::from(spot.0)]);
    let mark = |set: &SpotSet| set.contains(spot) || set.contains(spot.above());
    let state = match marks {
        Some(marks) if tile.icon.is_some() && mark(&marks.judged.crossed) => Some('×'),
        Some(marks) if tile.icon.is_some() && mark(&marks.judged.circled) => Some('°'),
        _ => None,
    };
    let arms = tile.halls | tile.doors | mouth(dungeon, spot);
    let east = if walked & Dir::E.bit() != 0 {
        '━'
    } else if arms & Dir::E.bit() != 0 {
        '─'
    } else {
        ' '
    };
    let (letter, beside) = match (tile.ground, tile.icon) {
        (Ground::Rock, _) => (
            if spot.layer() == Layer::Main { '░' } else { ' ' },
            if spot.layer() == Layer::Main { '░' } else { ' ' },
        ),
        (Ground::Room(_), Some(icon)) => (icon.letter().to_ascii_uppercase(), ' '),
        (Ground::Room(_), None) => (' ', ' '),
        (Ground::Hall, Some(icon)) => (icon.letter(), east),
        (Ground::Hall, None) if walked != 0 => (HEAVY[usize::from(walked)], east),
        (Ground::Hall, None) => (LIGHT[usize::from(arms)], east),
    };
    [letter, state.unwrap_or(beside)].iter().collect()
}

fn mouth(dungeon: &Dungeon, spot: Spot) -> u8 {
    Dir::ALL
        .into_iter()
        .filter(|dir| dungeon.mouth_towards(spot, *dir).is_some())
        .fold(0, |arms, dir| arms | dir.bit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{MapMasters, Options};
    use table::{Bare, Game, Luck};

    #[test]
    fn whoever_buys_sees_every_face_and_reads_every_spellbook_for_sale() {
        let state = MapMasters::start(&Options::default(), 2, &mut Luck::seeded(3)).expect("starts");
        let view = MapMasters::view(&state, Viewer::Seat(Seat::new(0)));
        assert!(matches!(view.phase, Phase::Market(_)));
        let drawn = table(&view, &Bare);
        let cards: Vec<CardId> = view.market.columns.iter().flat_map(|column| column.up).flatten().collect();
        assert_eq!(cards.len(), 8);
        for faces in cards.chunks(FACES_ABREAST) {
            assert!(drawn.contains(&hand(faces).join("\n")));
        }
        for book in view.market.books.iter().flatten() {
            assert!(drawn.contains(&*book_text(*book).id));
        }
        assert!(drawn.contains("map-masters-draw-signs"));
    }
}
