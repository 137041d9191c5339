//! Exploring: drawing a tile of the current Floor and laying it; Stairs, which bring a tile of another Floor.

use std::borrow::Cow;

use table::{Log, Refusal, Seat, SeatSet, enforces, rule};

use crate::action::Action;
use crate::content::{Floor, ZoneId, catalogue};
use crate::ending::floors_adjacent;
use crate::event::Event;
use crate::frame::Frame;
use crate::lattice::Spot;
use crate::run::{Flow, Run};
use crate::state::{Laid, State, Table};

impl<L: Log<Event>> Run<'_, L> {
    /// The top tile of a pile.
    pub(crate) fn draw_tile(&mut self, floor: Floor) -> Option<ZoneId> {
        enforces!("ology.info.decks");
        let pile = &mut self.state.secret.piles[floor.index()];
        let tile = if let Some(laid) = pile.top.pop() {
            self.log.reveal();
            laid.what
        } else if !pile.middle.is_empty() {
            let middle = pile.middle;
            let name = |place| Cow::Borrowed(middle.nth(place).map_or("", ZoneId::name));
            let tile = middle.nth(self.luck.pick(pile_name(floor), middle.len(), name))?;
            pile.middle = middle.without(tile);
            tile
        } else if !pile.bottom.is_empty() {
            self.log.reveal();
            pile.bottom.remove(0).what
        } else {
            return None;
        };
        self.dungeon.piles[floor.index()] -= 1;
        Some(tile)
    }

    fn put_under(&mut self, floor: Floor, tile: ZoneId) {
        enforces!("ology.place.seen-tiles");
        let known = SeatSet::all(self.seats());
        self.state.secret.piles[floor.index()].bottom.push(Laid { what: tile, known });
        self.dungeon.piles[floor.index()] += 1;
        self.tell(|| Event::TileUnder { tile });
    }

    /// Draws until a tile can be linked to the Zone or every tile of the pile has been tried once.
    fn draw_fitting(&mut self, floor: Floor, zone: ZoneId) -> Option<ZoneId> {
        enforces!("ology.place.unlinkable", "ology.place.no-refusal", "ology.stairs.unlinkable");
        for _ in 0..self.dungeon.pile(floor) {
            let tile = self.draw_tile(floor)?;
            self.tell(|| Event::TileDrawn { tile });
            if self.fits(zone, tile) {
                return Some(tile);
            }
            self.put_under(floor, tile);
        }
        None
    }

    /// A Scholar explores from the Zone they are in. Says whether a tile was found.
    pub(crate) fn explore(&mut self, seat: Seat) -> bool {
        enforces!("ology.place.source-pile");
        let zone = self.scholar(seat).zone;
        match self.draw_fitting(catalogue().zone(zone).floor, zone) {
            Some(tile) => {
                self.spend_step();
                self.push(Frame::Laying { seat, from: zone, tile, stairs: false });
                true
            }
            None if self.rules.v1() => {
                enforces!("ology.place.v1-none-fits");
                self.turn.vain = self.turn.vain.with(zone);
                false
            }
            None => {
                enforces!("ology.place.v2-none-fits");
                self.spend_step();
                false
            }
        }
    }

    /// A drawn tile is laid; where there is a choice, the player is asked.
    pub(crate) fn laying(&mut self, seat: Seat, from: ZoneId, tile: ZoneId, stairs: bool) -> Flow {
        let mut spots = self.spots(from, tile);
        let (first, second) = (spots.next(), spots.next());
        drop(spots);
        match (first, second) {
            (Some(_), Some(_)) => return Flow::Waits,
            (Some(only), None) => self.lay(seat, from, tile, stairs, only),
            (None, _) => self.pop(),
        }
        Flow::Goes
    }

    /// The tile lies. An explored Zone is entered at once unless it is closed to the Scholar; one brought by Stairs is not.
    pub(crate) fn lay(&mut self, seat: Seat, from: ZoneId, tile: ZoneId, stairs: bool, spot: Spot) {
        self.pop();
        self.lay_tile(tile, spot, stairs.then_some(from));
        if stairs {
            enforces!("ology.stairs.no-entry");
            return;
        }
        enforces!(
            "ology.place.must-enter",
            "ology.place.v2-door",
            "ology.place.v1-door",
            "ology.zone-effect.ambush-v1-barred-new"
        );
        if self.doors_open(seat, from, tile) && self.ambush_lets_in(seat, tile) {
            self.enter(seat, tile, true);
        }
    }

    /// Stairs: a Floor above or below is chosen, a tile of it drawn and laid beside the Stairs Zone.
    pub(crate) fn climbing(&mut self, seat: Seat, zone: ZoneId, tried: u8) -> Flow {
        let mut floors = self.stairs_floors(zone, tried);
        let (first, second) = (floors.next(), floors.next());
        drop(floors);
        match (first, second) {
            (Some(_), Some(_)) => return Flow::Waits,
            (Some(only), None) => self.climb(seat, zone, tried, only),
            (None, _) => self.pop(),
        }
        Flow::Goes
    }

    /// The pile is chosen.
    pub(crate) fn climb(&mut self, seat: Seat, zone: ZoneId, tried: u8, floor: Floor) {
        enforces!("ology.stairs.draw", "ology.stairs.mandatory", "ology.stairs.unlinkable");
        match self.draw_fitting(floor, zone) {
            Some(tile) => self.become_(Frame::Laying { seat, from: zone, tile, stairs: true }),
            None => self.become_(Frame::Climbing { seat, zone, tried: tried | 1 << floor.index() }),
        }
    }
}

const fn pile_name(floor: Floor) -> &'static str {
    match floor {
        Floor::I => "zone-I",
        Floor::II => "zone-II",
        Floor::III => "zone-III",
    }
}

impl Table {
    /// The Floors that a Stairs effect can reach: the adjacent ones whose pile is not empty, not yet tried.
    pub(crate) fn stairs_floors(&self, zone: ZoneId, tried: u8) -> impl Iterator<Item = Floor> + '_ {
        enforces!("ology.stairs.choose-floor");
        let here = catalogue().zone(zone).floor;
        let open = move |floor: &Floor| floors_adjacent(*floor, here) && tried >> floor.index() & 1 == 0;
        Floor::ALL.into_iter().filter(open).filter(|floor| self.dungeon.pile(*floor) > 0)
    }
}

/// Whether a Scholar may draw a tile where they are.
pub(crate) fn check_explore(state: &State, seat: Seat) -> Result<(), Refusal> {
    let table = &state.table;
    let zone = table.scholar(seat).zone;
    let panic = match table.rules.v1() {
        true => rule!("ology.max-alert.v1-no-zones"),
        false => rule!("ology.max-alert.v2-no-zones"),
    };
    enforces!("ology.place.panic-none");
    Refusal::unless(!table.panicking(), panic)?;
    Refusal::unless(table.dungeon.pile(catalogue().zone(zone).floor) > 0, rule!("ology.place.empty-pile"))?;
    Refusal::unless(table.explorable(zone), rule!("ology.place.no-open-passage"))?;
    Refusal::unless(!table.turn.vain.contains(zone), rule!("ology.place.v1-none-fits"))
}

/// Where the drawn tile may lie.
pub(crate) fn check_lay(
    state: &State,
    from: ZoneId,
    tile: ZoneId,
    stairs: bool,
    action: &Action,
) -> Result<(), Refusal> {
    let table = &state.table;
    let refused = if stairs { rule!("ology.stairs.place") } else { rule!("ology.place.position-choice") };
    let Action::Lay(spot) = action else {
        return Err(Refusal::by(if stairs {
            rule!("ology.stairs.mandatory")
        } else {
            rule!("ology.place.no-refusal")
        }));
    };
    if table.spots(from, tile).any(|legal| legal == *spot) {
        return Ok(());
    }
    Refusal::unless(table.is_free(*spot), rule!("ology.zone.no-overlap"))?;
    let origin = table.zone(from).spot;
    let offset = (spot.x.wrapping_sub(origin.x), spot.y.wrapping_sub(origin.y));
    Refusal::unless(!crate::lattice::facing(offset).is_empty(), refused)?;
    Err(Refusal::by(if stairs { rule!("ology.stairs.place") } else { rule!("ology.place.must-link-now") }))
}

/// Which Floor the Stairs lead to.
pub(crate) fn check_floor(state: &State, zone: ZoneId, tried: u8, action: &Action) -> Result<(), Refusal> {
    let rule = rule!("ology.stairs.choose-floor");
    let Action::Floor(floor) = action else { return Err(Refusal::by(rule!("ology.stairs.mandatory"))) };
    Refusal::unless(state.table.stairs_floors(zone, tried).any(|open| open == *floor), rule)
}
