//! A card without its plain corridors: only the cells where something happens, and what leads from one to the next.
//!
//! A *stop* is a hallway cell with an icon, a junction, a dead end, a cell beside a door or one right below a pitfall.
//! All other hallway cells have exactly two ways on and nothing on them: whoever steps into such a corridor comes out at
//! the next stop. Everything here is in the orientation of the face as printed.

use std::sync::OnceLock;

use crate::content::{CardId, pack};
use crate::model::face::Ground;
use crate::model::{BOTH, CELLS, Dir, Icon, Plan, Site};

/// No stop.
pub const NO_STOP: u8 = u8::MAX;

/// Where an arm of a stop leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arm {
    /// Nowhere.
    Wall,
    /// Along a corridor to another stop, which is entered through its arm in this direction.
    Stop(u8, Dir),
    /// Through a door of a room.
    Door(u8, u8),
    /// To the edge of the card.
    Site(Site),
}

/// A place on the other level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// None.
    Nothing,
    /// A stop.
    Stop(u8),
    /// A room.
    Room(u8),
}

/// A hallway cell where something happens.
#[derive(Clone, Debug)]
pub struct Stop {
    /// Its place in the table of tiles of the printed face.
    pub tile: usize,
    /// What is printed on it.
    pub icon: Option<Icon>,
    /// Where its arms lead, by [`Dir`].
    pub arms: [Arm; 4],
    /// The other end of the stairway on it.
    pub stairs: Link,
    /// The pitfall right above it.
    pub pit_above: Link,
    /// The stop right below its pitfall.
    pub below: u8,
    /// Whether it is a four-way intersection.
    pub four_way: bool,
}

/// A room of a card.
#[derive(Clone, Debug, Default)]
pub struct Chamber {
    /// The stop before each door and its arm towards the room, clockwise.
    pub doors: Vec<(u8, Dir)>,
    /// What lies in it, by [`Icon`]; lava does not count.
    pub counts: [u8; Icon::COUNT],
    /// The lower ends of its stairways, in their order.
    pub stairs: Vec<u8>,
    /// The stops below its pitfalls, in their order.
    pub pits: Vec<u8>,
}

/// A card without its corridors.
#[derive(Clone, Debug)]
pub struct CardGraph {
    /// The stops.
    pub stops: Vec<Stop>,
    /// The rooms.
    pub rooms: Vec<Chamber>,
    /// The first stop inwards from each open site, and its arm towards the site, by [`Site`].
    pub sites: [Option<(u8, Dir)>; Site::COUNT],
    /// The open sites, as bits of [`Site::bit`].
    pub open: u8,
}

static GRAPHS: OnceLock<Vec<CardGraph>> = OnceLock::new();

/// The graph of a card.
pub fn graph_of(card: CardId) -> &'static CardGraph {
    let graphs =
        GRAPHS.get_or_init(|| pack().faces.iter().map(|face| CardGraph::of(face.plan(false))).collect());
    &graphs[usize::from(card.0)]
}

impl CardGraph {
    /// Works out the graph of a printed face.
    pub fn of(plan: &Plan) -> CardGraph {
        let survey = Survey::of(plan);
        CardGraph {
            stops: survey.tiles.iter().map(|tile| survey.stop(*tile)).collect(),
            rooms: (0..plan.rooms.len()).map(|room| survey.chamber(room)).collect(),
            sites: Site::ALL.map(|site| survey.inwards(site)),
            open: plan.open,
        }
    }

    /// How many icons of a kind are on the card; a stairway is one.
    pub fn count(&self, icon: Icon) -> usize {
        let stops = self.stops.iter().filter(|stop| stop.icon == Some(icon));
        let halls = stops.filter(|stop| icon != Icon::Stairs || stop.tile < CELLS).count();
        halls + self.rooms.iter().map(|room| usize::from(room.counts[icon as usize])).sum::<usize>()
    }
}

/// A printed face with its stops numbered.
struct Survey<'p> {
    plan: &'p Plan,
    tiles: Vec<usize>,
    number: [u8; BOTH],
}

impl<'p> Survey<'p> {
    fn of(plan: &'p Plan) -> Survey<'p> {
        let mut survey = Survey { plan, tiles: Vec::new(), number: [NO_STOP; BOTH] };
        for tile in 0..BOTH {
            if survey.is_stop(tile) {
                survey.add(tile);
            }
        }
        survey.break_bare_corridors();
        survey
    }

    fn add(&mut self, tile: usize) {
        self.number[tile] = self.tiles.len() as u8;
        self.tiles.push(tile);
    }

    fn is_stop(&self, tile: usize) -> bool {
        let at = &self.plan.tiles[tile];
        at.ground == Ground::Hall
            && (at.degree != 2 || at.icon.is_some() || at.doors != 0 || self.pit_above(tile).is_some())
    }

    /// A corridor from site to site without anything on it gets a stop in its first cell, so that each site leads to
    /// a stop.
    fn break_bare_corridors(&mut self) {
        for site in Site::ALL {
            if self.plan.is_open(site)
                && self.number[site.cell()] == NO_STOP
                && matches!(self.follow(site.cell(), site.outward().back()), Arm::Site(_) | Arm::Wall)
            {
                self.add(site.cell());
            }
        }
    }

    fn pit_above(&self, tile: usize) -> Option<usize> {
        let above = tile.checked_sub(CELLS)?;
        (self.plan.tiles[above].icon == Some(Icon::Pitfall)).then_some(above)
    }

    fn site_towards(&self, tile: usize, dir: Dir) -> Option<Site> {
        Site::at(tile).filter(|site| tile < CELLS && site.outward() == dir && self.plan.is_open(*site))
    }

    fn door_towards(&self, tile: usize, dir: Dir) -> Option<Arm> {
        let inside = dir.next_cell(tile).filter(|_| self.plan.tiles[tile].doors & dir.bit() != 0)?;
        let Ground::Room(room) = self.plan.tiles[inside].ground else { return None };
        let doors = &self.plan.rooms[usize::from(room)].doors;
        let door = doors
            .iter()
            .position(|door| usize::from(door.hall) == tile && usize::from(door.inside) == inside)?;
        Some(Arm::Door(room, door as u8))
    }

    /// Where a step in a direction leads in the end. Corridors are no longer than a layer has cells.
    fn follow(&self, from: usize, towards: Dir) -> Arm {
        let (mut tile, mut dir) = (from, towards);
        for _ in 0..CELLS {
            if let Some(site) = self.site_towards(tile, dir) {
                return Arm::Site(site);
            }
            if let Some(door) = self.door_towards(tile, dir) {
                return door;
            }
            if self.plan.tiles[tile].halls & dir.bit() == 0 {
                return Arm::Wall;
            }
            let base = tile / CELLS * CELLS;
            let Some(next) = dir.next_cell(tile % CELLS) else { return Arm::Wall };
            tile = base + next;
            if self.number[tile] != NO_STOP {
                return Arm::Stop(self.number[tile], dir.back());
            }
            dir = self.onwards(tile, dir);
        }
        Arm::Wall
    }

    /// The only way on through a plain corridor cell.
    fn onwards(&self, tile: usize, dir: Dir) -> Dir {
        let at = &self.plan.tiles[tile];
        let leads =
            |way: &Dir| (at.halls | at.doors) & way.bit() != 0 || self.site_towards(tile, *way).is_some();
        Dir::ALL.into_iter().filter(|way| *way != dir.back()).find(leads).unwrap_or(dir)
    }

    fn link(&self, tile: usize) -> Link {
        match self.plan.tiles[tile].ground {
            Ground::Room(room) => Link::Room(room),
            Ground::Hall => Link::Stop(self.number[tile]),
            Ground::Rock => Link::Nothing,
        }
    }

    fn stop(&self, tile: usize) -> Stop {
        let at = &self.plan.tiles[tile];
        let other_level = if tile < CELLS { tile + CELLS } else { tile - CELLS };
        Stop {
            tile,
            icon: at.icon,
            arms: Dir::ALL.map(|dir| self.follow(tile, dir)),
            stairs: if at.icon == Some(Icon::Stairs) { self.link(other_level) } else { Link::Nothing },
            pit_above: self.pit_above(tile).map_or(Link::Nothing, |above| self.link(above)),
            below: if at.icon == Some(Icon::Pitfall) { self.number[other_level] } else { NO_STOP },
            four_way: at.degree == 4,
        }
    }

    fn chamber(&self, room: usize) -> Chamber {
        let room = &self.plan.rooms[room];
        let doors = room.doors.iter().map(|door| (self.number[usize::from(door.hall)], door.out.back()));
        let below = |icon: Icon| {
            let cells = room.icons.iter().filter(move |(_, found)| *found == icon);
            cells.map(|(cell, _)| self.number[usize::from(*cell) + CELLS]).collect()
        };
        let mut counts = [0; Icon::COUNT];
        for (_, icon) in room.icons.iter().filter(|(_, icon)| *icon != Icon::Lava) {
            counts[*icon as usize] += 1;
        }
        Chamber { doors: doors.collect(), counts, stairs: below(Icon::Stairs), pits: below(Icon::Pitfall) }
    }

    fn inwards(&self, site: Site) -> Option<(u8, Dir)> {
        if !self.plan.is_open(site) {
            return None;
        }
        if self.number[site.cell()] != NO_STOP {
            return Some((self.number[site.cell()], site.outward()));
        }
        match self.follow(site.cell(), site.outward().back()) {
            Arm::Stop(stop, arm) => Some((stop, arm)),
            _ => None,
        }
    }
}
