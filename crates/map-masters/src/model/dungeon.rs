//! A legal layout, with its joined and free mouths: what a path is drawn in.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{RuleId, enforces, rule};

use super::face::{Ground, Room, Tile};
use super::{BOTH, CELLS, Dir, HAND, Icon, Layer, Layout, Placement, Plan, ROOMS, Site};

/// A cell of a dungeon: a card of the layout and a cell of one of its layers, as the card lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spot(pub u16);

impl Spot {
    /// How many there are in the largest dungeon.
    pub const COUNT: usize = HAND * BOTH;

    /// The cell `tile` (main floor first, then underground) of the card in this place of the layout.
    #[inline]
    pub const fn new(slot: usize, tile: usize) -> Spot {
        Spot((slot * BOTH + tile) as u16)
    }

    /// The card's place in the layout.
    #[inline]
    pub const fn slot(self) -> usize {
        self.0 as usize / BOTH
    }

    /// The place in the card's table of tiles.
    #[inline]
    pub const fn tile(self) -> usize {
        self.0 as usize % BOTH
    }

    /// The cell of its layer.
    #[inline]
    pub const fn cell(self) -> usize {
        self.tile() % CELLS
    }

    /// The level it is on.
    #[inline]
    pub const fn layer(self) -> Layer {
        if self.tile() < CELLS { Layer::Main } else { Layer::Under }
    }

    /// The cell with the same coordinates on the other level.
    #[inline]
    pub const fn other_level(self) -> Spot {
        match self.layer() {
            Layer::Main => Spot(self.0 + CELLS as u16),
            Layer::Under => Spot(self.0 - CELLS as u16),
        }
    }

    /// The cell with the same coordinates on the main floor: where a stairway or pitfall is counted.
    #[inline]
    pub const fn above(self) -> Spot {
        match self.layer() {
            Layer::Main => self,
            Layer::Under => self.other_level(),
        }
    }
}

/// A set of cells of a dungeon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SpotSet([u64; Spot::COUNT.div_ceil(64)]);

impl SpotSet {
    /// Whether the cell is in the set.
    #[inline]
    pub const fn contains(&self, spot: Spot) -> bool {
        self.0[spot.0 as usize / 64] & (1 << (spot.0 % 64)) != 0
    }

    /// Adds a cell; says whether it was new.
    #[inline]
    pub const fn insert(&mut self, spot: Spot) -> bool {
        let new = !self.contains(spot);
        self.0[spot.0 as usize / 64] |= 1 << (spot.0 % 64);
        new
    }

    /// How many cells are in the set.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set holds nothing.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// The cells, smallest first.
    pub fn iter(&self) -> impl Iterator<Item = Spot> + '_ {
        (0..Spot::COUNT as u16).map(Spot).filter(|spot| self.contains(*spot))
    }
}

/// A room of a dungeon: a card of the layout and a room of that card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RoomAt(pub u8);

impl RoomAt {
    /// How many there are in the largest dungeon.
    pub const COUNT: usize = HAND * ROOMS;

    /// The room of a card.
    pub const fn new(slot: usize, room: u8) -> RoomAt {
        RoomAt((slot * ROOMS) as u8 + room)
    }

    /// The card's place in the layout.
    pub const fn slot(self) -> usize {
        self.0 as usize / ROOMS
    }

    /// The room's number on its card.
    pub const fn room(self) -> usize {
        self.0 as usize % ROOMS
    }

    /// The place in a table by room.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What lies beyond a site of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Beyond {
    /// The site is closed.
    #[default]
    Wall,
    /// The outside: paths start and exit here.
    Free,
    /// The mouth cell of a neighbouring card.
    Card(Spot),
}

/// A legal layout with everything worked out that a path needs.
#[derive(Clone, Debug)]
pub struct Dungeon {
    /// The cards, in the order they were given.
    pub cards: Layout,
    plans: ArrayVec<&'static Plan, HAND>,
    beyond: [[Beyond; Site::COUNT]; HAND],
}

impl Dungeon {
    /// A dungeon from a layout, or the first rule that the layout breaks. An empty layout is a dungeon without cells.
    pub fn build(layout: &[Placement]) -> Result<Dungeon, RuleId> {
        check(layout)?;
        Ok(Dungeon::unchecked(layout))
    }

    /// The same without the checks, for callers that laid the cards by the rules.
    pub fn unchecked(layout: &[Placement]) -> Dungeon {
        let cards: Layout = layout.iter().copied().take(HAND).collect();
        let plans = cards.iter().map(Placement::plan).collect();
        let mut dungeon = Dungeon { cards, plans, beyond: Default::default() };
        dungeon.open_mouths();
        dungeon
    }

    /// Any open mouth without a card directly against it is free, also towards an enclosed gap.
    fn open_mouths(&mut self) {
        enforces!("masters.model.free-mouth", "masters.path.gap-is-outside");
        for slot in 0..self.cards.len() {
            for site in Site::ALL {
                self.beyond[slot][site.index()] = self.look_beyond(slot, site);
            }
        }
    }

    fn look_beyond(&self, slot: usize, site: Site) -> Beyond {
        if !self.plans[slot].is_open(site) {
            return Beyond::Wall;
        }
        let card = &self.cards[slot];
        let neighbours = self.cards.iter().enumerate();
        let mut faced =
            neighbours.filter_map(|(other, placed)| card.facing(site, placed).map(|facing| (other, facing)));
        faced.next().map_or(Beyond::Free, |(other, facing)| Beyond::Card(Spot::new(other, facing.cell())))
    }

    /// What lies beyond a site.
    #[inline]
    pub fn beyond(&self, slot: usize, site: Site) -> Beyond {
        self.beyond[slot][site.index()]
    }

    /// The free mouths: where a path may start and exit.
    pub fn free_mouths(&self) -> impl Iterator<Item = (usize, Site)> + '_ {
        let all = (0..self.cards.len()).flat_map(|slot| Site::ALL.map(|site| (slot, site)));
        all.filter(|(slot, site)| self.beyond(*slot, *site) == Beyond::Free)
    }

    /// The face of a card as it lies.
    #[inline]
    pub fn plan(&self, slot: usize) -> &'static Plan {
        self.plans[slot]
    }

    /// A cell of the dungeon.
    #[inline]
    pub fn tile(&self, spot: Spot) -> &'static Tile {
        &self.plans[spot.slot()].tiles[spot.tile()]
    }

    /// Whether there is such a cell in this dungeon.
    pub fn has(&self, spot: Spot) -> bool {
        spot.slot() < self.cards.len()
    }

    /// A room of the dungeon.
    #[inline]
    pub fn room(&self, room: RoomAt) -> &'static Room {
        &self.plans[room.slot()].rooms[room.room()]
    }

    /// The room that a cell belongs to.
    #[inline]
    pub fn room_of(&self, spot: Spot) -> Option<RoomAt> {
        match self.tile(spot).ground {
            Ground::Room(room) => Some(RoomAt::new(spot.slot(), room)),
            _ => None,
        }
    }

    /// The hallway cell that lies in a direction from a hallway cell, on this card or across a border.
    #[inline]
    pub fn hall_towards(&self, spot: Spot, dir: Dir) -> Option<Spot> {
        if self.tile(spot).halls & dir.bit() != 0 {
            return dir.next_cell(spot.cell()).map(|cell| Spot::new(spot.slot(), spot.layer().base() + cell));
        }
        match self.mouth_towards(spot, dir).map(|site| self.beyond(spot.slot(), site)) {
            Some(Beyond::Card(next)) => Some(next),
            _ => None,
        }
    }

    /// The open site through which a hallway cell leads off its card in a direction.
    #[inline]
    pub fn mouth_towards(&self, spot: Spot, dir: Dir) -> Option<Site> {
        if spot.layer() == Layer::Under {
            return None;
        }
        let site = Site::at(spot.cell()).filter(|site| site.outward() == dir)?;
        self.plans[spot.slot()].is_open(site).then_some(site)
    }

    /// The room and the door that lie in a direction from a hallway cell.
    #[inline]
    pub fn door_towards(&self, spot: Spot, dir: Dir) -> Option<(RoomAt, u8)> {
        if self.tile(spot).doors & dir.bit() == 0 {
            return None;
        }
        let inside = Spot::new(spot.slot(), dir.next_cell(spot.cell())?);
        let room = self.room_of(inside)?;
        self.room(room).door_from(spot.cell(), dir.back()).map(|door| (room, door))
    }

    /// Every cell of the dungeon that carries this icon; a stairway is found at both its ends.
    pub fn spots_with(&self, icon: Icon) -> impl Iterator<Item = Spot> + '_ {
        (0..self.cards.len()).flat_map(move |slot| {
            let plan = self.plans[slot];
            let rooms = plan.rooms.iter().flat_map(|room| room.icons.iter());
            let all = plan.hall_icons.iter().chain(rooms).filter(move |(_, found)| *found == icon);
            all.map(move |(cell, _)| Spot::new(slot, usize::from(*cell)))
        })
    }

    /// The free mouth exactly opposite a free mouth at the far end of the tableau, if it is open.
    pub fn opposite(&self, slot: usize, site: Site) -> Option<(usize, Site)> {
        enforces!("masters.sb.wrap-opposite-point");
        let card = self.cards.get(slot)?;
        let row = i16::from(card.y) + i16::from(site.half());
        let same_row = |other: &&Placement| other.covers(i16::from(other.x), row);
        let same_column = |other: &&Placement| other.x == card.x;
        let far = match site.outward() {
            Dir::N => self.cards.iter().filter(same_column).max_by_key(|other| other.y),
            Dir::S => self.cards.iter().filter(same_column).min_by_key(|other| other.y),
            Dir::E => self.cards.iter().filter(same_row).min_by_key(|other| other.x),
            Dir::W => self.cards.iter().filter(same_row).max_by_key(|other| other.x),
        }?;
        let lower = row != i16::from(far.y);
        let entrance = match (site.outward(), lower) {
            (Dir::N, _) => Site::S,
            (Dir::S, _) => Site::N,
            (Dir::E, false) => Site::W1,
            (Dir::E, true) => Site::W2,
            (Dir::W, false) => Site::E1,
            (Dir::W, true) => Site::E2,
        };
        let far_slot = self.cards.iter().position(|other| other == far)?;
        (self.beyond(far_slot, entrance) == Beyond::Free).then_some((far_slot, entrance))
    }
}

/// Whether the cards may lie like this, or the first rule they break.
pub fn check(layout: &[Placement]) -> Result<(), RuleId> {
    layout.iter().try_for_each(Placement::stands_upright)?;
    for (index, card) in layout.iter().enumerate() {
        for other in &layout[..index] {
            if card.overlaps(other) {
                return Err(rule!("masters.build.no-overlap"));
            }
            if !card.lines_up_with(other) {
                return Err(rule!("masters.build.hallways-aligned"));
            }
        }
    }
    if layout.len() > 1 && layout.iter().any(|card| !layout.iter().any(|other| card.touches(other))) {
        return Err(rule!("masters.build.directly-adjacent"));
    }
    if reached_from_first(layout) < layout.len() {
        return Err(rule!("masters.build.one-piece"));
    }
    Ok(())
}

/// How many cards hang together with the first one through facing open mouths.
fn reached_from_first(layout: &[Placement]) -> usize {
    enforces!("masters.model.connected");
    let mut reached: u32 = u32::from(!layout.is_empty());
    for _ in 0..layout.len() {
        for (index, card) in layout.iter().enumerate().take(32) {
            let joined =
                |(other, placed): (usize, &Placement)| reached & (1 << other) != 0 && card.joins(placed);
            if reached & (1 << index) == 0 && layout.iter().enumerate().any(joined) {
                reached |= 1 << index;
            }
        }
    }
    reached.count_ones() as usize
}
