//! Zones: how tiles join, which Zones are Linked, where a new tile fits, what Doors close.

use table::{Log, Seat, enforces};

use crate::content::{Colours, HalfSide, Letter, ZoneEffect, ZoneId, catalogue};
use crate::ending::floors_adjacent;
use crate::event::Event;
use crate::lattice::{ADJACENT, Spot, ZoneSet, facing};
use crate::run::Run;
use crate::state::{Placed, Table, Way};

/// Between two Zones: the half side of the first, the half side of the second.
type Pair = (HalfSide, HalfSide);

impl Way {
    /// The Zone behind a Passage that can be walked through.
    #[inline]
    pub const fn leads_to(self) -> Option<ZoneId> {
        match self {
            Way::Joined(zone) | Way::Stairs(zone) => Some(zone),
            Way::Solid | Way::Open | Way::Walled(_) | Way::Blocked(_) => None,
        }
    }
}

impl Placed {
    /// A tile that is not on the table.
    pub const AWAY: Placed = Placed {
        spot: Spot::ORIGIN,
        ways: [Way::Solid; 8],
        linked: ZoneSet::EMPTY,
        cubes: [None; 5],
        entered: false,
        teleport: false,
        passage: false,
    };
}

impl Table {
    /// The half sides that two placed Zones share.
    #[inline]
    pub(crate) fn shared(&self, from: ZoneId, to: ZoneId) -> &'static [Pair] {
        enforces!("ology.zone.adjacent", "ology.zone.neighbours");
        let (here, there) = (self.zone(from).spot, self.zone(to).spot);
        facing((there.x.wrapping_sub(here.x), there.y.wrapping_sub(here.y)))
    }

    /// Whether two placed Zones are Adjacent.
    pub(crate) fn adjacent(&self, one: ZoneId, other: ZoneId) -> bool {
        !self.shared(one, other).is_empty()
    }

    /// Whether two Zones are Linked: Adjacent, with a Passage between them that can be walked through. Doors do not matter.
    /// v1 also links Adjacent Zones with Secret Passages of the same letter.
    pub fn linked(&self, one: ZoneId, other: ZoneId) -> bool {
        enforces!(
            "ology.zone.linked-v1",
            "ology.zone.linked-v2",
            "ology.zone.linked-doors",
            "ology.zone.passage-states"
        );
        let passages = self.rules.v1() && self.adjacent(one, other) && self.same_letter(one, other);
        self.zone(one).linked.contains(other) || passages
    }

    /// The Zones Linked to one.
    pub(crate) fn linked_zones(&self, zone: ZoneId) -> ZoneSet {
        let secret =
            |other: &ZoneId| self.rules.v1() && self.adjacent(zone, *other) && self.same_letter(zone, *other);
        self.dungeon
            .placed
            .without(zone)
            .iter()
            .filter(secret)
            .collect::<ZoneSet>()
            .or(self.zone(zone).linked)
    }

    /// Whether two different Zones have Secret Passages of one letter.
    pub(crate) fn same_letter(&self, one: ZoneId, other: ZoneId) -> bool {
        enforces!("ology.token.secret-passage", "ology.token.v2-without-dangerous");
        let printed = |zone: ZoneId| {
            let shown =
                if self.rules.dangerous_zones { catalogue().zone(zone).effects.as_slice() } else { &[] };
            shown.iter().find_map(|effect| {
                if let ZoneEffect::SecretPassage(letter) = effect { Some(*letter) } else { None }
            })
        };
        let tokens = self.zone(one).passage && self.zone(other).passage;
        let letter: Option<Letter> = printed(one);
        one != other && (tokens || letter.is_some() && letter == printed(other))
    }

    /// Whether a Zone is on the table.
    #[inline]
    pub fn is_placed(&self, zone: ZoneId) -> bool {
        self.dungeon.placed.contains(zone)
    }

    /// The places where a new tile may be laid beside a Zone: Adjacent, free, with a Passage facing a Passage.
    pub(crate) fn spots(&self, from: ZoneId, tile: ZoneId) -> impl Iterator<Item = Spot> + '_ {
        enforces!(
            "ology.place.position-choice",
            "ology.place.may-block",
            "ology.zone.orientation",
            "ology.stairs.place"
        );
        let origin = self.zone(from).spot;
        let linked = move |offset: &(i8, i8)| meets(from, tile, *offset);
        ADJACENT
            .into_iter()
            .filter(linked)
            .map(move |offset| origin.offset(offset))
            .filter(|spot| self.is_free(*spot))
    }

    /// Whether a tile laid there would overlap none.
    pub(crate) fn is_free(&self, spot: Spot) -> bool {
        !self.dungeon.placed.iter().any(|zone| self.zone(zone).spot.overlaps(spot))
    }

    /// Whether a tile could be laid somewhere beside a Zone.
    pub(crate) fn fits(&self, from: ZoneId, tile: ZoneId) -> bool {
        self.spots(from, tile).next().is_some()
    }

    /// Whether a Zone has an open Passage that some tile could meet.
    pub(crate) fn explorable(&self, zone: ZoneId) -> bool {
        enforces!("ology.place.no-open-passage");
        let passages = catalogue().zone(zone).passages;
        let meets = |offset: &(i8, i8)| facing(*offset).iter().any(|(half, _)| passages.contains(*half));
        let origin = self.zone(zone).spot;
        ADJACENT.iter().any(|offset| meets(offset) && self.is_free(origin.offset(*offset)))
    }

    /// Whether Doors let a Scholar into a Zone from another: through some Passage between them.
    pub(crate) fn doors_open(&self, seat: Seat, from: ZoneId, to: ZoneId) -> bool {
        enforces!(
            "ology.door.other-passage",
            "ology.door.place",
            "ology.door.enter-only",
            "ology.door.v2-base"
        );
        let free = self.turn.unlocked && seat == self.active;
        let keys = self.colours(seat);
        let passable = |pair: &Pair| self.zone(from).ways[pair.0.index()].leads_to() == Some(to);
        let open = |pair: &Pair| free || opens(keys, catalogue().zone(to).door(pair.1));
        self.shared(from, to).iter().any(|pair| passable(pair) && open(pair))
    }

    /// The Zone Effects in force in a Zone, from the left.
    #[inline]
    pub(crate) fn zone_effects(&self, zone: ZoneId) -> impl Iterator<Item = ZoneEffect> + '_ {
        let added = if self.rules.v1() && self.rules.boss && self.boss == Some(zone) {
            enforces!("ology.boss.v1-adds-effects");
            catalogue().profile(self.rules.profile).adds.as_slice()
        } else {
            &[]
        };
        catalogue().zone(zone).effects.iter().chain(added).copied().filter(|effect| self.in_force(*effect))
    }

    /// Which printed effects have a function, by the advanced rules in use.
    fn in_force(&self, effect: ZoneEffect) -> bool {
        match effect {
            ZoneEffect::Stairs => {
                enforces!("ology.stairs.base-v2");
                true
            }
            ZoneEffect::Boss => {
                enforces!("ology.option.v2-boss-icon-needs-boss", "ology.option.v2-boss-without-dangerous");
                self.rules.boss
            }
            _ => {
                enforces!("ology.option.v2-base-zone-effects", "ology.zone-effect.v2-passive");
                self.rules.dangerous_zones
            }
        }
    }
}

/// A Door opens for whoever has a cube of each of its colours.
fn opens(keys: Colours, door: Colours) -> bool {
    enforces!("ology.door.block", "ology.door.two-colours", "ology.door.not-spent");
    door.within(keys)
}

/// Whether a tile laid so far from a Zone would have a Passage facing one of its Passages.
fn meets(from: ZoneId, tile: ZoneId, offset: (i8, i8)) -> bool {
    enforces!("ology.place.must-link-now", "ology.zone.passage-match");
    let (here, there) = (catalogue().zone(from).passages, catalogue().zone(tile).passages);
    facing(offset).iter().any(|(mine, theirs)| here.contains(*mine) && there.contains(*theirs))
}

impl<L: Log<Event>> Run<'_, L> {
    /// Lays a tile: cubes onto its slots, and each half side it shares with a neighbour gets its state.
    pub(crate) fn lay_tile(&mut self, tile: ZoneId, spot: Spot, stairs_from: Option<ZoneId>) {
        enforces!(
            "ology.zone.fixed",
            "ology.place.other-links",
            "ology.place.other-floor-walls",
            "ology.setup.start-zone"
        );
        let face = catalogue().zone(tile);
        let mut placed = Placed { spot, ..Placed::AWAY };
        for half in face.passages.iter() {
            placed.ways[half.index()] = Way::Open;
        }
        *self.zone_mut(tile) = placed;
        let neighbours = self.dungeon.placed;
        self.dungeon.placed = neighbours.with(tile);
        for other in neighbours.iter() {
            for &(mine, theirs) in self.shared(tile, other) {
                self.settle_half_side(tile, mine, other, theirs, stairs_from);
            }
        }
        self.fill_slots(tile);
        self.turn.stirred_cubes = true;
        self.tell(|| Event::Laid { tile, spot });
    }

    /// One shared half side of a new tile: joined, stairs, walled or blocked.
    fn settle_half_side(
        &mut self,
        tile: ZoneId,
        mine: HalfSide,
        other: ZoneId,
        theirs: HalfSide,
        stairs_from: Option<ZoneId>,
    ) {
        enforces!("ology.zone.passage-states", "ology.zone.one-token-each", "ology.zone.passage-match");
        let has = |zone: ZoneId, half: HalfSide| catalogue().zone(zone).passages.contains(half);
        let state: fn(ZoneId) -> Way = match (has(tile, mine), has(other, theirs)) {
            (true, true) => between_floors(self, tile, other, stairs_from),
            _ => Way::Blocked,
        };
        if has(tile, mine) {
            self.zone_mut(tile).ways[mine.index()] = state(other);
        }
        if has(other, theirs) {
            self.zone_mut(other).ways[theirs.index()] = state(tile);
        }
        if state(other).leads_to().is_some() {
            let (here, there) = (self.zone(tile).linked.with(other), self.zone(other).linked.with(tile));
            self.zone_mut(tile).linked = here;
            self.zone_mut(other).linked = there;
        }
    }

    /// A cube of the indicated colour for each slot, as long as the Reserve has them.
    fn fill_slots(&mut self, tile: ZoneId) {
        enforces!("ology.zone.fill", "ology.zone.fill-once", "ology.stairs.cubes", "ology.def.cube-supply");
        for (slot, &colour) in catalogue().zone(tile).slots.iter().enumerate() {
            if self.campus.cubes[colour] > 0 {
                self.campus.cubes[colour] -= 1;
                self.zone_mut(tile).cubes[slot] = Some(colour);
                self.dungeon.cubes += 1;
            }
        }
    }
}

/// Zones of one Floor are joined; between Floors a Stairs or a Wall Token is put.
fn between_floors(
    table: &Table,
    tile: ZoneId,
    other: ZoneId,
    stairs_from: Option<ZoneId>,
) -> fn(ZoneId) -> Way {
    let (new, old) = (catalogue().zone(tile), catalogue().zone(other));
    if new.floor == old.floor {
        enforces!("ology.stairs.same-floor", "ology.start.floor-one");
        return Way::Joined;
    }
    if stairs_from == Some(other) {
        enforces!("ology.stairs.tokens");
        return Way::Stairs;
    }
    let stairs = if table.rules.v1() {
        enforces!("ology.stairs.v1-wall", "ology.stairs.start-zone-wall", "ology.stairs.never-one-three");
        floors_adjacent(new.floor, old.floor) && (new.stairs() || old.stairs())
    } else {
        enforces!("ology.stairs.v2-wall");
        false
    };
    if stairs { Way::Stairs } else { Way::Walled }
}
