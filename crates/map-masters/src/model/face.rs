//! A card face with everything worked out that never changes: rooms, doors, hallways and mouths, in both orientations.

use arrayvec::ArrayVec;
use table::enforces;

use super::picture::{Drawn, Picture};
use super::{BOTH, CELLS, Dir, Icon, Layer, ROOMS, Site, WIDTH};

/// The most doors a room can have.
pub const DOORS: usize = 16;

/// One cell of one layer of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tile {
    /// What kind of cell it is.
    pub ground: Ground,
    /// What is printed on it.
    pub icon: Option<Icon>,
    /// The directions in which another hallway cell of this card is connected, as bits of [`Dir::bit`].
    pub halls: u8,
    /// The directions in which a door leads into a room (from a hallway cell), as bits of [`Dir::bit`].
    pub doors: u8,
    /// Connected hallway cells, doors, and 1 for an open mouth.
    pub degree: u8,
}

/// What a cell is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ground {
    /// Rock on the main floor, nothing in the underground.
    #[default]
    Rock,
    /// Hallway, or an underground passage.
    Hall,
    /// Floor of the room with this number.
    Room(u8),
}

/// A side shared by a hallway cell and a room cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Door {
    /// The hallway cell, on the main floor.
    pub hall: u8,
    /// The room cell.
    pub inside: u8,
    /// The way from the room into the hallway.
    pub out: Dir,
}

/// A room of a card.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Room {
    /// Its doors, numbered clockwise round its rim.
    pub doors: ArrayVec<Door, DOORS>,
    /// Its cells that carry an icon, in reading order of the face as printed.
    pub icons: ArrayVec<(u8, Icon), CELLS>,
    /// How many monsters it holds.
    pub monsters: u8,
}

/// A face in one orientation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The cells: the main floor row by row, then the underground.
    pub tiles: [Tile; BOTH],
    /// The open sites, as bits of [`Site::bit`].
    pub open: u8,
    /// The rooms.
    pub rooms: ArrayVec<Room, ROOMS>,
    /// The hallway cells that carry an icon, as places in `tiles`.
    pub hall_icons: ArrayVec<(u8, Icon), BOTH>,
}

/// A card face.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// The name in content files, scenarios and texts: `dungeon.ropewalk`.
    pub id: String,
    /// The price in coins; 0 for a starter card.
    pub cost: u8,
    /// Whether a deliberate blind alley underground is announced.
    pub blind: bool,
    /// The face as printed and the face upside down.
    pub plans: [Plan; 2],
}

impl Face {
    /// The face in one of its two orientations.
    pub fn plan(&self, turned: bool) -> &Plan {
        &self.plans[usize::from(turned)]
    }

    /// The id without its prefix, as players type it: `ropewalk`.
    pub fn short(&self) -> &str {
        self.id.split_once('.').map_or(self.id.as_str(), |(_, short)| short)
    }

    /// How many icons of a kind are on the face; a stairway is one icon.
    pub fn count(&self, icon: Icon) -> usize {
        let plan = &self.plans[0];
        let halls =
            plan.hall_icons.iter().filter(|(cell, found)| *found == icon && counts(*cell, icon)).count();
        let rooms =
            plan.rooms.iter().flat_map(|room| &room.icons).filter(|(_, found)| *found == icon).count();
        halls + rooms
    }
}

/// The two ends of a stairway are one icon, counted on the main floor.
fn counts(cell: u8, icon: Icon) -> bool {
    icon != Icon::Stairs || usize::from(cell) < CELLS
}

/// The cell that a cell of a layer becomes when the card is turned upside down.
pub const fn turned_cell(cell: usize) -> usize {
    enforces!("masters.model.rotation");
    CELLS - 1 - cell
}

impl Plan {
    /// Works out a face as printed.
    pub fn printed(main: &Picture, under: &Picture) -> Plan {
        let mut tiles = [Tile::default(); BOTH];
        for (layer, picture) in [(Layer::Main, main), (Layer::Under, under)] {
            for (cell, drawn) in picture.cells.iter().enumerate() {
                tiles[layer.base() + cell] = tile(*drawn);
            }
        }
        let rooms = number_rooms(&mut tiles);
        connect(&mut tiles);
        let mut plan =
            Plan { open: open_sites(&tiles), tiles, rooms: ArrayVec::new(), hall_icons: ArrayVec::new() };
        plan.rooms = (0..rooms).map(|room| plan.survey_room(room)).collect();
        plan.hall_icons = plan.find_hall_icons();
        plan
    }

    /// The same face upside down: cells and icons move, the clockwise order of doors is kept.
    pub fn turned(&self) -> Plan {
        enforces!("masters.model.rotation", "masters.build.two-orientations");
        let mut tiles = [Tile::default(); BOTH];
        for layer in Layer::BOTH {
            for cell in 0..CELLS {
                tiles[layer.base() + turned_cell(cell)] = self.tiles[layer.base() + cell].turned();
            }
        }
        let open = Site::ALL
            .into_iter()
            .filter(|site| self.is_open(*site))
            .fold(0, |open, site| open | site.turned().bit());
        let rooms = self.rooms.iter().map(Room::turned).collect();
        let mut plan = Plan { tiles, open, rooms, hall_icons: ArrayVec::new() };
        plan.hall_icons = plan.find_hall_icons();
        plan
    }

    /// Whether a hallway reaches the edge here.
    #[inline]
    pub const fn is_open(&self, site: Site) -> bool {
        self.open & site.bit() != 0
    }

    fn survey_room(&self, room: u8) -> Room {
        let cells = || (0..CELLS).filter(|cell| self.tiles[*cell].ground == Ground::Room(room));
        let icons: ArrayVec<(u8, Icon), CELLS> =
            cells().filter_map(|cell| self.tiles[cell].icon.map(|icon| (cell as u8, icon))).collect();
        let monsters = icons.iter().filter(|(_, icon)| *icon == Icon::Monster).count() as u8;
        Room { doors: self.doors_clockwise(room, cells().next().unwrap_or_default()), icons, monsters }
    }

    /// Walks round the rim of a room with the wall on the left hand, from its first cell in reading order, and numbers
    /// the doors as they come by. A room has no holes, so one walk meets every side of it.
    fn doors_clockwise(&self, room: u8, first: usize) -> ArrayVec<Door, DOORS> {
        enforces!("masters.model.doors");
        let inside = |cell: Option<usize>| cell.filter(|cell| self.tiles[*cell].ground == Ground::Room(room));
        let mut doors = ArrayVec::new();
        let (mut cell, mut wall) = (first, Dir::N);
        for _ in 0..4 * CELLS {
            match inside(wall.next_cell(cell)) {
                Some(next) => (cell, wall) = (next, wall.right().back()),
                None => {
                    self.note_door(cell, wall, &mut doors);
                    (cell, wall) = match inside(wall.right().next_cell(cell)) {
                        Some(next) => (next, wall),
                        None => (cell, wall.right()),
                    };
                }
            }
            if (cell, wall) == (first, Dir::N) {
                break;
            }
        }
        doors
    }

    fn note_door(&self, cell: usize, wall: Dir, doors: &mut ArrayVec<Door, DOORS>) {
        let Some(hall) = wall.next_cell(cell).filter(|hall| self.tiles[*hall].ground == Ground::Hall) else {
            return;
        };
        let door = Door { hall: hall as u8, inside: cell as u8, out: wall };
        if !doors.contains(&door) && !doors.is_full() {
            doors.push(door);
        }
    }

    fn find_hall_icons(&self) -> ArrayVec<(u8, Icon), BOTH> {
        let halls = (0..BOTH).filter(|cell| self.tiles[*cell].ground == Ground::Hall);
        halls.filter_map(|cell| self.tiles[cell].icon.map(|icon| (cell as u8, icon))).collect()
    }
}

impl Tile {
    fn turned(&self) -> Tile {
        let turn = |dirs: u8| {
            Dir::ALL.into_iter().filter(|dir| dirs & dir.bit() != 0).fold(0, |to, dir| to | dir.back().bit())
        };
        Tile { halls: turn(self.halls), doors: turn(self.doors), ..*self }
    }
}

impl Room {
    fn turned(&self) -> Room {
        let turn = |cell: u8| turned_cell(usize::from(cell)) as u8;
        let doors = self.doors.iter().map(|door| Door {
            hall: turn(door.hall),
            inside: turn(door.inside),
            out: door.out.back(),
        });
        let icons = self.icons.iter().map(|(cell, icon)| (turn(*cell), *icon));
        Room { doors: doors.collect(), icons: icons.collect(), monsters: self.monsters }
    }

    /// The number of the door between a hallway cell and this room.
    pub fn door_from(&self, hall: usize, out: Dir) -> Option<u8> {
        self.doors
            .iter()
            .position(|door| usize::from(door.hall) == hall && door.out == out)
            .map(|door| door as u8)
    }

    /// The cells of the room with this icon.
    pub fn cells_with(&self, icon: Icon) -> impl Iterator<Item = u8> {
        self.icons.iter().filter(move |(_, found)| *found == icon).map(|(cell, _)| *cell)
    }
}

fn tile(drawn: Drawn) -> Tile {
    let (ground, icon) = match drawn {
        Drawn::Rock => (Ground::Rock, None),
        Drawn::Hall(icon) => (Ground::Hall, icon),
        Drawn::Room(icon) => (Ground::Room(u8::MAX), icon),
    };
    Tile { ground, icon, ..Tile::default() }
}

/// Room cells that share a side are one room; rooms are numbered in reading order.
fn number_rooms(tiles: &mut [Tile; BOTH]) -> u8 {
    enforces!("masters.model.rooms", "masters.dungeon.room");
    let mut rooms = 0;
    for first in 0..CELLS {
        if tiles[first].ground != Ground::Room(u8::MAX) || usize::from(rooms) >= ROOMS {
            continue;
        }
        let mut open: ArrayVec<usize, BOTH> = ArrayVec::new();
        tiles[first].ground = Ground::Room(rooms);
        open.push(first);
        while let Some(cell) = open.pop() {
            for next in Dir::ALL.into_iter().filter_map(|dir| dir.next_cell(cell)) {
                if tiles[next].ground == Ground::Room(u8::MAX) {
                    tiles[next].ground = Ground::Room(rooms);
                    open.push(next);
                }
            }
        }
        rooms += 1;
    }
    rooms
}

/// Hallway cells of a layer that share a side are connected; a side shared with a room cell is a door.
fn connect(tiles: &mut [Tile; BOTH]) {
    enforces!("masters.model.hallway-cells", "masters.dungeon.hallway");
    for layer in Layer::BOTH {
        for cell in 0..CELLS {
            if tiles[layer.base() + cell].ground != Ground::Hall {
                continue;
            }
            let (mut halls, mut doors) = (0, 0);
            for dir in Dir::ALL {
                match dir.next_cell(cell).map(|next| tiles[layer.base() + next].ground) {
                    Some(Ground::Hall) => halls |= dir.bit(),
                    Some(Ground::Room(_)) => doors |= dir.bit(),
                    _ => {}
                }
            }
            let mouth = u32::from(layer == Layer::Main && Site::at(cell).is_some());
            let degree = (halls.count_ones() + doors.count_ones() + mouth) as u8;
            let tile = &mut tiles[layer.base() + cell];
            (tile.halls, tile.doors, tile.degree) = (halls, doors, degree);
        }
    }
}

fn open_sites(tiles: &[Tile; BOTH]) -> u8 {
    enforces!("masters.model.mouth-sites");
    let open = Site::ALL.into_iter().filter(|site| tiles[site.cell()].ground == Ground::Hall);
    open.fold(0, |sites, site| sites | site.bit())
}

/// The column and row of a cell of a layer.
pub const fn column_row(cell: usize) -> (usize, usize) {
    (cell % WIDTH, cell / WIDTH)
}
