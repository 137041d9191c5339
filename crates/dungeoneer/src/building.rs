//! Building and exploring: drawing a Map card and placing it.

use table::{Log, Refusal, Seat, enforces, rule};

use crate::action::{Action, Placing};
use crate::board::{Placement, Rotation};
use crate::cards::map_card;
use crate::content::MapId;
use crate::event::Event;
use crate::frames::Frame;
use crate::referee::Referee;
use crate::state::{State, Tipped};

/// What exploring costs.
pub const EXPLORE_COST: u8 = 1;

impl State {
    /// Counts the Map deck anew.
    pub fn count_maps(&mut self) {
        let middle = self.hidden.maps.count_ones() as usize;
        self.open.map_deck = (middle + self.hidden.map_top.len() + self.open.map_bottom.len()) as u8;
    }

    /// Lists the legal places of a Map card.
    pub fn places(&self, map: MapId, out: &mut dyn FnMut(Action)) {
        Placement::new(&self.open.board, map)
            .list(|cell, rotation| out(Action::Place(Placing { map, cell, rotation })));
    }

    /// Whether the drawn Map card may be placed so.
    pub fn check_place(&self, drawn: MapId, placing: &Placing) -> Result<(), Refusal> {
        Refusal::unless(placing.map == drawn, rule!("dungeoneer.build.draw-and-place"))?;
        Placement::new(&self.open.board, drawn).check(placing.cell, placing.rotation)
    }

    /// Whether the turn player may explore: an untipped hero, a Movement, and a Map card that may fit.
    pub fn check_explore(&self, seat: Seat) -> Result<(), Refusal> {
        let player = self.open.player(seat);
        Refusal::unless(!self.open.options.revealed_map, rule!("dungeoneer.revealed.no-explore"))?;
        Refusal::unless(player.tipped == Tipped::No, rule!("dungeoneer.explore.not-when-tipped"))?;
        Refusal::unless(player.movements >= EXPLORE_COST, rule!("dungeoneer.explore.cost"))?;
        Refusal::unless(self.could_build(), rule!("dungeoneer.build.empty-deck"))
    }
}

impl<L: Log<Event>> Referee<'_, L> {
    /// The top card of the Map deck: as somebody arranged it, else by chance, else what was put at the bottom.
    pub(crate) fn next_map(&mut self) -> Option<MapId> {
        enforces!("dungeoneer.hidden.map-deck");
        if !self.state.hidden.map_top.is_empty() {
            return Some(self.state.hidden.map_top.remove(0));
        }
        let maps = self.state.hidden.maps;
        if maps != 0 {
            let count = maps.count_ones() as usize;
            let rank = self.luck.pick("map-deck", count, |rank| slug(nth(maps, rank)));
            let map = nth(maps, rank);
            self.state.hidden.maps &= !(1 << map.0);
            return Some(map);
        }
        if self.state.open.map_bottom.is_empty() { None } else { Some(self.state.open.map_bottom.remove(0)) }
    }

    /// Draws Map cards until one fits and has it placed; those that fit nowhere go to the bottom. Says whether one was found.
    pub(crate) fn build(&mut self, seat: Seat) -> bool {
        enforces!(
            "dungeoneer.build.draw-and-place",
            "dungeoneer.build.mandatory",
            "dungeoneer.build.unplaceable",
            "dungeoneer.build.free",
        );
        let mut tries = self.open().map_deck;
        while tries > 0 {
            tries -= 1;
            let Some(map) = self.next_map() else { break };
            if Placement::new(&self.open().board, map).possible() {
                self.state.count_maps();
                self.log.reveal();
                self.push(Frame::Place { seat, map });
                return true;
            }
            self.tell(|| Event::Unplaceable { map });
            self.state.open.map_bottom.push(map);
        }
        self.state.count_maps();
        false
    }

    /// Places a Map card. That triggers nothing until a hero enters it.
    pub(crate) fn place(&mut self, seat: Seat, placing: Placing) {
        enforces!(
            "dungeoneer.placement.triggers-nothing",
            "dungeoneer.placement.unlimited-extent",
            "dungeoneer.hidden.map-face-up"
        );
        let turned = placing.rotation == Rotation::Turned;
        self.state.open.board.lay(placing.map, placing.cell, turned);
        self.tell(|| Event::Placed { seat, map: placing.map });
    }

    /// Explores: the Movement is spent only if a card is placed.
    pub(crate) fn explore(&mut self, seat: Seat) {
        enforces!(
            "dungeoneer.explore.cost",
            "dungeoneer.explore.unplaceable",
            "dungeoneer.explore.unlimited",
            "dungeoneer.explore.does-not-count-as-moving"
        );
        if self.build(seat) {
            self.movement(seat, -(EXPLORE_COST as i8));
        }
    }

    /// Explores by an effect, without Movement.
    pub(crate) fn explore_card(&mut self, seat: Seat) {
        self.build(seat);
    }
}

/// The Map card with a rank among those of a set.
pub(crate) fn nth(mut maps: u64, rank: usize) -> MapId {
    for _ in 0..rank {
        maps &= maps.wrapping_sub(1);
    }
    MapId((maps.trailing_zeros() % 64) as u8)
}

/// The slug of a Map card, for a forced draw.
pub(crate) fn slug(map: MapId) -> std::borrow::Cow<'static, str> {
    std::borrow::Cow::Borrowed(map_card(map).print.slug)
}
