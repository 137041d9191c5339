//! The map: spaces on a grid, their borders, and the four placement rules.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Refusal, enforces, rule};

use crate::cards::map_card;
use crate::content::{Border, Exit, MapCard, MapId, Score, Side};

/// The most spaces a match can have: as many as a library has Map cards.
pub const MOST_SPACES: usize = 64;

/// A placed Map card, counted in the order of placing. One Map card is one space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SpaceId(pub u8);

impl SpaceId {
    const NONE: SpaceId = SpaceId(u8::MAX);

    /// The place in the list of spaces.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A place on the grid of one map; its Entrance is at 0, 0. The grid has no edge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Cell {
    /// Cells to the east.
    pub x: i8,
    /// Cells to the south.
    pub y: i8,
}

impl Cell {
    /// Where the Entrance lies.
    pub const ENTRANCE: Cell = Cell { x: 0, y: 0 };

    /// The cell beyond a side.
    pub const fn beyond(self, side: Side) -> Cell {
        match side {
            Side::North => Cell { x: self.x, y: self.y.wrapping_sub(1) },
            Side::East => Cell { x: self.x.wrapping_add(1), y: self.y },
            Side::South => Cell { x: self.x, y: self.y.wrapping_add(1) },
            Side::West => Cell { x: self.x.wrapping_sub(1), y: self.y },
        }
    }
}

/// How a Map card is turned when it is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rotation {
    /// As printed.
    Upright,
    /// Upside down.
    Turned,
    /// By a right angle, which no rule allows.
    Quarter,
}

/// One placed Map card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Space {
    /// The Map card.
    pub map: MapId,
    /// Where it lies.
    pub cell: Cell,
    /// Whether it lies upside down.
    pub turned: bool,
    next: [SpaceId; 4],
    /// Sides whose exits were opened this turn, one bit each.
    pub opened: u8,
    /// Sides whose exits an effect locked this turn, one bit each.
    pub barred: u8,
    /// The number of those locks.
    pub bar: u8,
    /// Wounds on the card's monster.
    pub wounds: u8,
    /// Whether the card's monster has been defeated for good.
    pub slain: bool,
}

impl Space {
    /// What is printed on it.
    #[inline]
    pub fn card(&self) -> &'static MapCard {
        map_card(self.map)
    }

    /// The printed side that lies at a side of the map: a card upside down shows its south in the north.
    #[inline]
    fn printed(&self, side: Side) -> Side {
        enforces!("dungeoneer.placement.orientation-two-ways");
        if self.turned { side.opposite() } else { side }
    }

    /// The printed exit at a side.
    #[inline]
    pub fn exit(&self, side: Side) -> Exit {
        enforces!("dungeoneer.exit.four-sides");
        self.card().exit(self.printed(side))
    }

    /// The score that is rolled with at a side: Speed unless the card names another.
    pub fn exit_score(&self, side: Side) -> Score {
        enforces!("dungeoneer.exit.score-speed");
        self.card().exit_scores[self.printed(side).index()]
    }

    /// The space beyond a side.
    #[inline]
    pub fn beyond(&self, side: Side) -> Option<SpaceId> {
        let next = self.next[side.index()];
        if next == SpaceId::NONE { None } else { Some(next) }
    }
}

/// All placed Map cards: a Dungeon, a Wilderness, or both as separate maps whose cards never adjoin.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Board {
    /// The spaces, in the order of placing.
    pub spaces: ArrayVec<Space, MOST_SPACES>,
}

/// Bit of a side in a mask.
pub const fn bit(side: Side) -> u8 {
    1 << side.index()
}

impl Board {
    /// A space.
    #[inline]
    pub fn space(&self, id: SpaceId) -> &Space {
        &self.spaces[id.index()]
    }

    /// All spaces with their ids.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (SpaceId, &Space)> {
        self.spaces.iter().enumerate().map(|(index, space)| (SpaceId(index as u8), space))
    }

    /// The space in a cell of one of the maps.
    pub fn at(&self, border: Border, cell: Cell) -> Option<SpaceId> {
        enforces!("dungeoneer.map.separate-maps", "dungeoneer.map.dungeon-wilderness");
        let here = |space: &Space| space.cell == cell && space.card().border == border;
        self.spaces.iter().position(here).map(|index| SpaceId(index as u8))
    }

    /// The space of a Map card, once it is placed.
    pub fn find(&self, map: MapId) -> Option<SpaceId> {
        self.spaces.iter().position(|space| space.map == map).map(|index| SpaceId(index as u8))
    }

    /// The Entrance of a map.
    pub fn entrance(&self, border: Border) -> Option<SpaceId> {
        self.iter()
            .find(|(_, space)| space.card().is_entrance() && space.card().border == border)
            .map(|(id, _)| id)
    }

    /// Whether the two cards at a border both show something else than a Wall there.
    pub fn viable(&self, from: SpaceId, side: Side) -> Option<SpaceId> {
        enforces!("dungeoneer.exit.viable", "dungeoneer.exit.wall");
        let here = self.space(from);
        let next = here.beyond(side)?;
        let open = here.exit(side) != Exit::Wall && self.space(next).exit(side.opposite()) != Exit::Wall;
        open.then_some(next)
    }

    /// Whether two spaces share a side, whatever lies between. Corners, Portals and Sewers do not make spaces adjacent.
    pub fn adjacent(&self, a: SpaceId, b: SpaceId) -> bool {
        enforces!("dungeoneer.exit.adjacent", "dungeoneer.exit.portal-sewer-not-adjacent");
        Side::ALL.iter().any(|&side| self.space(a).beyond(side) == Some(b))
    }

    /// Lays a Map card into a cell and links it with its neighbours.
    pub fn lay(&mut self, map: MapId, cell: Cell, turned: bool) -> Option<SpaceId> {
        let border = map_card(map).border;
        let id = SpaceId(self.spaces.len() as u8);
        let mut next = [SpaceId::NONE; 4];
        for &side in Side::ALL {
            if let Some(there) = self.at(border, cell.beyond(side)) {
                next[side.index()] = there;
                self.spaces[there.index()].next[side.opposite().index()] = id;
            }
        }
        let fresh = Space { map, cell, turned, next, opened: 0, barred: 0, bar: 0, wounds: 0, slain: false };
        self.spaces.try_push(fresh).ok().map(|()| id)
    }

    /// The ways out of the map: exits other than Walls that face an empty cell, as cells, each exit once.
    pub fn ways_out(&self, border: Border) -> impl Iterator<Item = Cell> + '_ {
        self.spaces.iter().filter(move |space| space.card().border == border).flat_map(|space| {
            Side::ALL.iter().filter_map(move |&side| {
                let out = space.beyond(side).is_none() && space.exit(side) != Exit::Wall;
                out.then(|| space.cell.beyond(side))
            })
        })
    }

    /// Whether every space of a map has a passable way to its Entrance.
    pub fn whole(&self, border: Border) -> bool {
        let Some(entrance) = self.entrance(border) else { return true };
        let mut reached = 1u64 << entrance.0;
        let mut fresh = reached;
        while fresh != 0 {
            let here = SpaceId(fresh.trailing_zeros() as u8);
            fresh &= fresh - 1;
            for &side in Side::ALL {
                if let Some(next) = self.viable(here, side)
                    && reached & (1 << next.0) == 0
                {
                    reached |= 1 << next.0;
                    fresh |= 1 << next.0;
                }
            }
        }
        let all = self
            .iter()
            .filter(|(_, space)| space.card().border == border)
            .fold(0u64, |set, (id, _)| set | 1 << id.0);
        reached == all
    }

    /// Whether a Map card may be turned where it lies: no space may be cut off and the map not be closed.
    pub fn may_turn(&self, id: SpaceId) -> Result<(), Refusal> {
        let border = self.space(id).card().border;
        let mut turned = self.clone();
        turned.spaces[id.index()].turned = !turned.spaces[id.index()].turned;
        Refusal::unless(turned.whole(border), rule!("dungeoneer.placement.no-stranding"))?;
        Refusal::unless(turned.ways_out(border).next().is_some(), rule!("dungeoneer.placement.no-closed-map"))
    }
}

/// The placement rules for one Map card, worked out once for all cells and rotations.
pub struct Placement {
    card: &'static MapCard,
    /// The cells that a way out faces or that touch a card, each once.
    cells: ArrayVec<Spot, 192>,
    ways_out: usize,
    /// Whether the card has a place away from the Entrance; if not, the exception holds.
    elsewhere: bool,
}

#[derive(Clone, Copy)]
struct Spot {
    cell: Cell,
    /// The sides at which a card lies.
    touching: u8,
    /// The sides at which that card shows no Wall.
    passable: u8,
    beside_entrance: bool,
}

impl Placement {
    /// Looks at the map for a card.
    pub fn new(board: &Board, map: MapId) -> Placement {
        let card = map_card(map);
        let mut found = Placement {
            card,
            cells: ArrayVec::new(),
            ways_out: board.ways_out(card.border).count(),
            elsewhere: false,
        };
        for space in board.spaces.iter().filter(|space| space.card().border == card.border) {
            for &side in Side::ALL.iter().filter(|&&side| space.beyond(side).is_none()) {
                found.add(space, side);
            }
        }
        found.elsewhere = found.any(|spot| !spot.beside_entrance);
        found
    }

    fn add(&mut self, space: &Space, side: Side) {
        let cell = space.cell.beyond(side);
        let back = bit(side.opposite());
        let passable = if space.exit(side) == Exit::Wall { 0 } else { back };
        let beside_entrance = space.card().is_entrance();
        match self.cells.iter_mut().find(|spot| spot.cell == cell) {
            Some(spot) => {
                spot.touching |= back;
                spot.passable |= passable;
                spot.beside_entrance |= beside_entrance;
            }
            None => {
                let _ = self.cells.try_push(Spot { cell, touching: back, passable, beside_entrance });
            }
        }
    }

    fn any(&self, allowed: impl Fn(&Spot) -> bool) -> bool {
        self.cells.iter().any(|spot| allowed(spot) && (self.fits(spot, false) || self.fits(spot, true)))
    }

    fn fits(&self, spot: &Spot, turned: bool) -> bool {
        self.connected(spot, turned) && self.leaves_a_way(spot, turned)
    }

    fn shows(&self, turned: bool, side: Side) -> Exit {
        self.card.exit(if turned { side.opposite() } else { side })
    }

    /// All other spaces are connected already, so a passable border to any neighbour connects this one. The touching exits need
    /// not be alike.
    fn connected(&self, spot: &Spot, turned: bool) -> bool {
        enforces!("dungeoneer.placement.sides-need-not-match");
        Side::ALL.iter().any(|&side| spot.passable & bit(side) != 0 && self.shows(turned, side) != Exit::Wall)
    }

    fn leaves_a_way(&self, spot: &Spot, turned: bool) -> bool {
        enforces!("dungeoneer.placement.no-closed-map-last-card");
        let closed = spot.passable.count_ones() as usize;
        let new = |side: Side| spot.touching & bit(side) == 0 && self.shows(turned, side) != Exit::Wall;
        self.ways_out > closed || Side::ALL.iter().any(|&side| new(side))
    }

    /// Whether a room may lie beside the Entrance: only when there is no other legal place for it.
    fn may_touch(&self, spot: &Spot) -> bool {
        enforces!(
            "dungeoneer.placement.passages-at-entrance-exception",
            "dungeoneer.placement.touching-entrance-with-wall"
        );
        !spot.beside_entrance || self.card.is_passage() || !self.elsewhere
    }

    /// Whether the card has any legal place at all.
    pub fn possible(&self) -> bool {
        self.any(|spot| self.may_touch(spot))
    }

    /// Whether it has a legal place without the exception for the Entrance.
    pub fn possible_without_exception(&self) -> bool {
        self.card.is_passage() && self.possible() || self.elsewhere
    }

    /// Lists every legal place.
    pub fn list(&self, mut found: impl FnMut(Cell, Rotation)) {
        for spot in self.cells.iter().filter(|spot| self.may_touch(spot)) {
            for (turned, rotation) in [(false, Rotation::Upright), (true, Rotation::Turned)] {
                if self.fits(spot, turned) {
                    found(spot.cell, rotation);
                }
            }
        }
    }

    /// Whether the card may lie there, or the placement rule it breaks.
    pub fn check(&self, cell: Cell, rotation: Rotation) -> Result<(), Refusal> {
        Refusal::unless(rotation != Rotation::Quarter, rule!("dungeoneer.placement.parallel"))?;
        let spot = self.cells.iter().find(|spot| spot.cell == cell);
        let spot = spot.ok_or(Refusal::by(rule!("dungeoneer.placement.adjoining-required")))?;
        Refusal::unless(self.may_touch(spot), rule!("dungeoneer.placement.passages-at-entrance"))?;
        let turned = rotation == Rotation::Turned;
        Refusal::unless(self.connected(spot, turned), rule!("dungeoneer.placement.continuous-connection"))?;
        Refusal::unless(self.leaves_a_way(spot, turned), rule!("dungeoneer.placement.no-closed-map"))
    }
}
