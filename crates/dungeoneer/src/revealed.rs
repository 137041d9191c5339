//! Revealed Map: the whole map is laid by the players before the first turn.

use table::{Log, Refusal, Seat, enforces, rule};

use crate::action::{Action, Placing};
use crate::board::{Cell, Placement};
use crate::building::{nth, slug};
use crate::cards::map_card;
use crate::content::MapId;
use crate::event::Event;
use crate::referee::{Flow, Referee};
use crate::setup::{entrances, ids, needed_maps};
use crate::state::{Open, State, Step};

impl State {
    /// Lists the placements of a player who lays one of his Map cards.
    pub fn revealed_places(&self, seat: Seat, out: &mut dyn FnMut(Action)) {
        let hand = self.hidden.map_hands[seat];
        let plain = self.has_plain_place(hand);
        for map in ids(hand) {
            if !plain || self.plain_place(map) {
                self.places(map, out);
            }
        }
    }

    /// Whether a Map card of a hand can be placed without the exception for the Entrance.
    fn has_plain_place(&self, hand: u64) -> bool {
        ids(hand).any(|map| self.plain_place(map))
    }

    fn plain_place(&self, map: MapId) -> bool {
        Placement::new(&self.open.board, map).possible_without_exception()
    }

    /// Whether a player may lay this Map card of his so. A room may touch the Entrance only if none of his cards has any other
    /// place.
    pub fn check_revealed_place(&self, seat: Seat, placing: &Placing) -> Result<(), Refusal> {
        let hand = self.hidden.map_hands[seat];
        let held = placing.map.0 < 64 && hand & (1 << placing.map.0) != 0;
        Refusal::unless(held, rule!("dungeoneer.revealed.place-clockwise"))?;
        Placement::new(&self.open.board, placing.map).check(placing.cell, placing.rotation)?;
        let excepted = !self.plain_place(placing.map) && self.has_plain_place(hand);
        Refusal::unless(!excepted, rule!("dungeoneer.revealed.entrance-rule-still-holds"))
    }

    /// Whether a player has a Map card he can place.
    fn can_place_any(&self, seat: Seat) -> bool {
        ids(self.hidden.map_hands[seat]).any(|map| Placement::new(&self.open.board, map).possible())
    }
}

impl<L: Log<Event>> Referee<'_, L> {
    /// Deals out all Map cards face down, has those passed on that a player's own Quests need, and lays the Entrances.
    pub(crate) fn deal_maps(&mut self, maps: u64) {
        enforces!(
            "dungeoneer.revealed.whole-map-first",
            "dungeoneer.revealed.deal",
            "dungeoneer.revealed.deal-start",
            "dungeoneer.revealed.order-of-setup",
            "dungeoneer.hidden.revealed-map-hands",
        );
        let seats = self.state.seats();
        let mut seat =
            Seat::new(self.luck.pick("first-dealt", seats, |index| (index + 1).to_string().into()));
        let mut left = maps;
        while left != 0 {
            let rank = self.luck.pick("map-deal", left.count_ones() as usize, |rank| slug(nth(left, rank)));
            let map = nth(left, rank);
            left &= !(1 << map.0);
            let holder = self.passed_on(map, seat);
            self.state.hidden.map_hands[holder] |= 1 << map.0;
            seat = seat.next(seats);
        }
        self.lay_entrances(maps);
        self.count_map_hands();
    }

    /// Where a dealt Map card ends after passing: with the first player, going left, none of whose own Personal Quests names it;
    /// one that everybody would have to pass on stays where it was dealt.
    fn passed_on(&self, map: MapId, dealt_to: Seat) -> Seat {
        enforces!(
            "dungeoneer.revealed.pass-own-quest-cards",
            "dungeoneer.revealed.pass-details",
            "dungeoneer.revealed.pass-which",
        );
        let needs = |seat: Seat| {
            self.open().player(seat).quests.iter().any(|state| needed_maps(state.quest).contains(&map))
        };
        dealt_to.around(self.state.seats()).find(|&seat| !needs(seat)).unwrap_or(dealt_to)
    }

    /// The holder of the named Entrance wins initiative and lays it; every other Entrance is laid right after it.
    fn lay_entrances(&mut self, maps: u64) {
        enforces!(
            "dungeoneer.revealed.initiative",
            "dungeoneer.revealed.place-entrance",
            "dungeoneer.revealed.combined-entrance",
            "dungeoneer.revealed.combined-second-entrance",
        );
        let borders = crate::content::Border::ALL.iter();
        let all = borders.fold(0, |set, &border| set | entrances(maps, border));
        let count = all.count_ones() as usize;
        let rank =
            if count > 1 { self.luck.pick("named-entrance", count, |rank| slug(nth(all, rank))) } else { 0 };
        let named = nth(all, rank);
        let hands = &self.state.hidden.map_hands;
        let holder = hands.iter().find(|(_, hand)| *hand & (1 << named.0) != 0).map(|(seat, _)| seat);
        self.state.open.first = holder.unwrap_or(Seat::new(0));
        self.state.open.board.lay(named, Cell::ENTRANCE, false);
        for other in ids(all & !(1 << named.0)) {
            if self.open().board.entrance(map_card(other).border).is_none() {
                self.state.open.board.lay(other, Cell::ENTRANCE, false);
            } else {
                self.state.open.gone_maps |= 1 << other.0;
            }
        }
        for (_, hand) in self.state.hidden.map_hands.iter_mut() {
            *hand &= !all;
        }
        let seat = self.open().first.next(self.state.seats());
        self.state.open.step = Step::Placing { seat, skipped: 0 };
    }

    fn count_map_hands(&mut self) {
        for seat in Seat::all(self.state.seats()) {
            self.state.open.players[seat].map_hand = self.state.hidden.map_hands[seat].count_ones() as u8;
        }
    }

    /// Players place one Map card each, going left, until all are placed. Whoever has none, or none that fits, is skipped; when
    /// a whole round is skipped the remaining cards leave the game.
    pub(crate) fn revealed_placing(&mut self, seat: Seat, skipped: u8) -> Flow {
        enforces!("dungeoneer.revealed.place-clockwise", "dungeoneer.revealed.place-skip");
        let seats = self.state.seats();
        if usize::from(skipped) >= seats {
            self.remove_map_hands();
            self.after_map();
        } else if self.state.can_place_any(seat) {
            return Flow::one(seat);
        } else {
            self.state.open.step = Step::Placing { seat: seat.next(seats), skipped: skipped + 1 };
        }
        Flow::On
    }

    fn remove_map_hands(&mut self) {
        for seat in Seat::all(self.state.seats()) {
            self.state.open.gone_maps |= std::mem::take(&mut self.state.hidden.map_hands[seat]);
        }
        self.count_map_hands();
    }

    /// Lays a player's Map card; the next player on the left goes on.
    pub(crate) fn lay_revealed(&mut self, seat: Seat, placing: Placing) {
        self.state.hidden.map_hands[seat] &= !(1 << placing.map.0);
        self.count_map_hands();
        self.place(seat, placing);
        self.state.open.step = Step::Placing { seat: seat.next(self.state.seats()), skipped: 0 };
    }
}

impl Open {
    /// Whether the whole map is laid before play.
    pub fn map_is_revealed(&self) -> bool {
        self.options.revealed_map
    }
}
