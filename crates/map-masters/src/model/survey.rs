//! Whether a face keeps the rules of the model: what is checked when cards are loaded.

use arrayvec::ArrayVec;
use table::{RuleId, enforces, rule};

use super::face::{Face, Ground, Plan};
use super::picture::Picture;
use super::{BOTH, CELLS, Dir, HEIGHT, Icon, Layer, Site, WIDTH};

/// Something wrong with a face.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The rule of the model that the face breaks.
    pub rule: RuleId,
    /// The reason in words.
    pub why: String,
}

fn flaw(flaws: &mut Vec<Flaw>, rule: RuleId, kept: bool, why: impl FnOnce() -> String) {
    if !kept {
        flaws.push(Flaw { rule, why: why() });
    }
}

/// Everything that is wrong with the geometry of a face.
pub fn survey(face: &Face, main: &Picture, under: &Picture) -> Vec<Flaw> {
    let plan = face.plan(false);
    let mut flaws = Vec::new();
    ring(plan, &mut flaws);
    narrow_hallways(plan, &mut flaws);
    rooms(plan, main, &mut flaws);
    for cell in 0..BOTH {
        icon(plan, cell, &mut flaws);
    }
    below_pitfalls(plan, under, &mut flaws);
    reach(face, plan, &mut flaws);
    flaws
}

fn at(cell: usize) -> String {
    format!("({},{})", cell % WIDTH, cell % CELLS / WIDTH)
}

fn is_ring(cell: usize) -> bool {
    let (column, row) = (cell % WIDTH, cell / WIDTH);
    column == 0 || row == 0 || column == WIDTH - 1 || row == HEIGHT - 1
}

/// The outer ring is rock but for open sites; the underground never touches it; rooms stay off it.
fn ring(plan: &Plan, flaws: &mut Vec<Flaw>) {
    for cell in (0..CELLS).filter(|cell| is_ring(*cell)) {
        let main = plan.tiles[cell].ground;
        let allowed = main == Ground::Rock || (main == Ground::Hall && Site::at(cell).is_some());
        flaw(flaws, rule!("masters.model.mouth-sites"), allowed, || {
            format!("{} is on the outer ring", at(cell))
        });
        let under = plan.tiles[CELLS + cell].ground == Ground::Rock;
        flaw(flaws, rule!("masters.model.underground"), under, || {
            format!("underground {} is on the outer ring", at(cell))
        });
    }
}

/// No 2 by 2 block of hallway cells on either layer.
fn narrow_hallways(plan: &Plan, flaws: &mut Vec<Flaw>) {
    for layer in Layer::BOTH {
        for corner in blocks() {
            let block = corner.iter().all(|cell| plan.tiles[layer.base() + cell].ground == Ground::Hall);
            flaw(flaws, rule!("masters.model.hallway-cells"), !block, || {
                format!("2 by 2 hallway at {}", at(corner[0]))
            });
        }
    }
}

fn blocks() -> impl Iterator<Item = [usize; 4]> {
    let corners = (0..CELLS).filter(|cell| cell % WIDTH + 1 < WIDTH && cell / WIDTH + 1 < HEIGHT);
    corners.map(|cell| [cell, cell + 1, cell + WIDTH, cell + WIDTH + 1])
}

fn rooms(plan: &Plan, main: &Picture, flaws: &mut Vec<Flaw>) {
    let lost = (0..CELLS).any(|cell| plan.tiles[cell].ground == Ground::Room(u8::MAX));
    flaw(flaws, rule!("masters.model.rooms"), !lost, || "more rooms than fit on a card".into());
    for room in 0..plan.rooms.len() as u8 {
        room_shape(plan, room, main, flaws);
        room_doors(plan, room, flaws);
    }
}

/// A room has a 2 by 2 block, no hole, no icon that belongs in a hallway, and a digit of its own.
fn room_shape(plan: &Plan, room: u8, main: &Picture, flaws: &mut Vec<Flaw>) {
    let mine = |cell: &usize| plan.tiles[*cell].ground == Ground::Room(room);
    let cells: Vec<usize> = (0..CELLS).filter(mine).collect();
    let name = |what: &str| format!("room {} {what}", room + 1);
    let rooms = rule!("masters.model.rooms");
    flaw(flaws, rooms, blocks().any(|block| block.iter().all(mine)), || name("contains no 2 by 2 block"));
    flaw(flaws, rooms, outside_of(plan, room) + cells.len() == CELLS, || name("has a hole"));
    let digit = char::from(b'1' + room);
    let digits = cells.iter().map(|cell| main.letters[*cell]).filter(char::is_ascii_digit);
    let (mut own, mut others) = (false, false);
    digits.for_each(|found| if found == digit { own = true } else { others = true });
    flaw(flaws, rooms, own && !others, || name(&format!("is not drawn with the digit {digit}")));
    let lock = cells.iter().any(|cell| plan.tiles[*cell].icon == Some(Icon::Padlock));
    flaw(flaws, rule!("masters.padlock.where"), !lock, || name("holds a padlock"));
    let lava = cells.iter().any(|cell| plan.tiles[*cell].icon == Some(Icon::Lava));
    flaw(flaws, rule!("masters.lava.in-room"), !lava, || name("holds a lava pit"));
}

/// How many cells of the card can be reached from its corner without stepping on the room: all but the room's own,
/// unless it has a hole.
fn outside_of(plan: &Plan, room: u8) -> usize {
    let mut seen = [false; CELLS];
    let mut open = vec![0];
    seen[0] = true;
    while let Some(cell) = open.pop() {
        for next in Dir::ALL.into_iter().filter_map(|dir| dir.next_cell(cell)) {
            if !seen[next] && plan.tiles[next].ground != Ground::Room(room) {
                seen[next] = true;
                open.push(next);
            }
        }
    }
    seen.iter().filter(|seen| **seen).count()
}

/// A room has a door; no hallway runs along its open side.
fn room_doors(plan: &Plan, room: u8, flaws: &mut Vec<Flaw>) {
    let doors = rule!("masters.model.doors");
    let touches = |cell: usize| {
        let into = Dir::ALL.into_iter().filter_map(move |dir| dir.next_cell(cell));
        into.filter(|next| plan.tiles[*next].ground == Ground::Room(room)).count()
    };
    let halls: Vec<usize> = (0..CELLS).filter(|cell| plan.tiles[*cell].ground == Ground::Hall).collect();
    let beside: Vec<usize> = halls.into_iter().filter(|cell| touches(*cell) > 0).collect();
    flaw(flaws, doors, !beside.is_empty(), || format!("room {} has no door", room + 1));
    for cell in &beside {
        flaw(flaws, doors, touches(*cell) == 1, || format!("{} touches room {} twice", at(*cell), room + 1));
        let along =
            Dir::ALL.into_iter().filter_map(|dir| dir.next_cell(*cell)).any(|next| beside.contains(&next));
        flaw(flaws, doors, !along, || format!("the hallway at {} runs along room {}", at(*cell), room + 1));
    }
}

/// Icons stand where they may.
fn icon(plan: &Plan, cell: usize, flaws: &mut Vec<Flaw>) {
    let tile = &plan.tiles[cell];
    let Some(icon) = tile.icon else { return };
    let (hall, main) = (tile.ground == Ground::Hall, cell < CELLS);
    let say = |what: &str| format!("{} at {} {what}", icon.name(), at(cell));
    let icons = rule!("masters.model.icons");
    if hall {
        let mouth = main && Site::at(cell).is_some();
        flaw(flaws, icons, tile.degree <= 2 && !mouth, || say("is on a junction or a mouth"));
    }
    match icon {
        Icon::Padlock | Icon::Lava => {
            let between = main && hall && tile.degree == 2;
            flaw(flaws, icons, between || !hall, || say("is not on a main hallway between two cells"));
        }
        Icon::Pitfall => {
            let placed = main
                && (!hall || tile.degree == 2)
                && plan.tiles[CELLS + cell % CELLS].ground == Ground::Hall;
            flaw(flaws, rule!("masters.model.pitfall-cells"), placed, || say("leads nowhere"));
        }
        Icon::Stairs => stairs(plan, cell, flaws),
        _ => {}
    }
}

/// Stairs are the end of a passage below; above, the end of a hallway or a cell of a room.
fn stairs(plan: &Plan, cell: usize, flaws: &mut Vec<Flaw>) {
    let (above, below) = (&plan.tiles[cell % CELLS], &plan.tiles[CELLS + cell % CELLS]);
    let pair = above.icon == Some(Icon::Stairs) && below.icon == Some(Icon::Stairs);
    let ends = below.degree == 1 && (above.ground != Ground::Hall || above.degree == 1);
    flaw(flaws, rule!("masters.model.stairs-cells"), pair && ends, || {
        format!("stairs at {} do not fit", at(cell))
    });
}

/// Exactly the underground cells below pitfalls are drawn `+`, and they carry no icon.
fn below_pitfalls(plan: &Plan, under: &Picture, flaws: &mut Vec<Flaw>) {
    for cell in 0..CELLS {
        let pitfall = plan.tiles[cell].icon == Some(Icon::Pitfall);
        let fits = pitfall == (under.letters[cell] == '+');
        flaw(flaws, rule!("masters.model.pitfall-cells"), fits, || {
            format!("underground {} is drawn wrongly", at(cell))
        });
    }
}

/// Every main cell is reached from an open site, every underground cell from above or by a circle; dead ends hold
/// something; two sites are joined without means.
fn reach(face: &Face, plan: &Plan, flaws: &mut Vec<Flaw>) {
    enforces!("masters.model.hallway-cells");
    let grid = rule!("masters.model.card-grid");
    let main = spread(plan, &mouths(plan), |_| true);
    let entrances: ArrayVec<usize, BOTH> = (CELLS..BOTH).filter(|cell| is_entrance(plan, *cell)).collect();
    let below = spread(plan, &entrances, |_| true);
    let lost = |cell: &usize| plan.tiles[*cell].ground != Ground::Rock && !main[*cell] && !below[*cell];
    for cell in (0..BOTH).filter(lost) {
        flaw(flaws, grid, false, || format!("{} cannot be reached", at(cell)));
    }
    let passages = (CELLS..BOTH).filter(|cell| plan.tiles[*cell].ground == Ground::Hall);
    for cell in passages {
        let tile = &plan.tiles[cell];
        let empty_end = tile.degree <= 1 && !is_entrance(plan, cell) && tile.icon.is_none();
        flaw(flaws, grid, !empty_end, || format!("the blind passage at {} holds nothing", at(cell)));
    }
    for cell in (0..CELLS).filter(|cell| plan.tiles[*cell].ground == Ground::Hall) {
        let empty_end = plan.tiles[cell].degree <= 1 && plan.tiles[cell].icon.is_none();
        flaw(flaws, grid, !empty_end, || format!("the blind hallway at {} holds nothing", at(cell)));
    }
    let trapped =
        (CELLS..BOTH).any(|cell| plan.tiles[cell].ground != Ground::Rock && !has_way_up(plan, cell));
    flaw(flaws, rule!("masters.model.underground"), trapped == face.blind, || {
        "`blind` does not agree with the underground".into()
    });
}

fn mouths(plan: &Plan) -> ArrayVec<usize, BOTH> {
    Site::ALL.into_iter().filter(|site| plan.is_open(*site)).map(Site::cell).collect()
}

fn is_entrance(plan: &Plan, cell: usize) -> bool {
    let above = plan.tiles[cell - CELLS].icon;
    let here = plan.tiles[cell].icon;
    plan.tiles[cell].ground == Ground::Hall
        && (above == Some(Icon::Pitfall) || here == Some(Icon::Stairs) || here == Some(Icon::Circle))
}

fn has_way_up(plan: &Plan, cell: usize) -> bool {
    let piece = spread(plan, &[cell], |_| true);
    (CELLS..BOTH)
        .any(|cell| piece[cell] && matches!(plan.tiles[cell].icon, Some(Icon::Stairs | Icon::Circle)))
}

/// Two open sites of the face are joined by a way on the main floor that needs no means.
pub fn has_free_way(plan: &Plan) -> bool {
    let free = |cell: usize| match plan.tiles[cell].icon {
        Some(Icon::Monster | Icon::Padlock | Icon::Lava) => false,
        Some(Icon::Pitfall) => plan.tiles[cell].ground != Ground::Hall,
        _ => true,
    };
    mouths(plan).iter().any(|mouth| {
        let reached = spread(plan, &[*mouth], free);
        mouths(plan).iter().filter(|other| reached[**other]).count() > 1
    })
}

/// Cells of the same layer that can be reached from some cells over cells that pass.
fn spread(plan: &Plan, from: &[usize], pass: impl Fn(usize) -> bool) -> [bool; BOTH] {
    let mut seen = [false; BOTH];
    let mut open: Vec<usize> = from.to_vec();
    from.iter().for_each(|cell| seen[*cell] = true);
    while let Some(cell) = open.pop() {
        let base = cell - cell % CELLS;
        for next in Dir::ALL.into_iter().filter_map(|dir| dir.next_cell(cell % CELLS)).map(|next| base + next)
        {
            let blocked = walled(plan, cell, next);
            if !seen[next] && !blocked && plan.tiles[next].ground != Ground::Rock && pass(next) {
                seen[next] = true;
                open.push(next);
            }
        }
    }
    seen
}

/// Cells of different rooms never join, even when they share a side.
fn walled(plan: &Plan, one: usize, other: usize) -> bool {
    match (plan.tiles[one].ground, plan.tiles[other].ground) {
        (Ground::Room(a), Ground::Room(b)) => a != b,
        _ => false,
    }
}
