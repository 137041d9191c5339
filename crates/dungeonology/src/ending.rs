//! How a game comes to its end.

use table::{Log, Seat, enforces};

use crate::content::{Floor, ZoneId, catalogue};
use crate::event::Event;
use crate::lattice::ZoneSet;
use crate::run::Run;
use crate::state::{Phase, State};

impl State {
    /// Whether any tile left could still be laid anywhere, by exploring or by Stairs not yet resolved.
    fn zone_placeable(&self) -> bool {
        enforces!("ology.end.no-zone-test");
        let dungeon = &self.table.dungeon;
        dungeon.placed.iter().any(|zone| {
            let tile = catalogue().zone(zone);
            let climbs = tile.stairs() && !dungeon.zones[zone.index()].entered;
            let reached = |floor: Floor| floor == tile.floor || climbs && floors_adjacent(floor, tile.floor);
            let tiles = Floor::ALL.into_iter().filter(|floor| reached(*floor));
            tiles
                .fold(ZoneSet::EMPTY, |set, floor| set.or(self.secret.piles[floor.index()].tiles()))
                .iter()
                .any(|new| self.table.fits(zone, new))
        })
    }
}

/// Floors are adjacent when their numbers differ by one.
pub(crate) fn floors_adjacent(one: Floor, other: Floor) -> bool {
    enforces!("ology.zone.floors-adjacent");
    one.index().abs_diff(other.index()) == 1
}

impl<L: Log<Event>> Run<'_, L> {
    /// Looks, between effects, whether the game is over.
    pub(crate) fn end_reached(&mut self) -> bool {
        enforces!("ology.end.v1-events", "ology.end.v2-events");
        if self.phase == Phase::SetUp {
            return false;
        }
        if self.playing_seats().is_empty() {
            enforces!(
                "ology.max-alert.v1-end-all-finished",
                "ology.max-alert.v2-end-all-finished",
                "ology.end.v2-all-finished",
                "ology.max-alert.v1-stuck",
                "ology.max-alert.v2-end-stuck"
            );
            self.end_game();
            return true;
        }
        if std::mem::take(&mut self.turn.stirred_cubes) && self.dungeon.cubes == 0 && self.cubes_are_gone() {
            self.end_game();
            return true;
        }
        false
    }

    /// No cubes in the Zones: during Maximum Alert that is the end, before it only if no Zone can be placed either.
    fn cubes_are_gone(&self) -> bool {
        enforces!(
            "ology.max-alert.v1-end-no-cubes",
            "ology.max-alert.v2-end-no-cubes",
            "ology.end.v1-no-cubes",
            "ology.end.v2-no-cubes",
            "ology.end.v2-no-cubes-before-alert",
            "ology.end.no-cubes-when"
        );
        self.panicking() || !self.state.zone_placeable()
    }

    /// A turn is about to begin: the game may end there, or the countdown of the first Thesis goes on.
    pub(crate) fn turn_would_end_game(&mut self, seat: Seat) -> bool {
        enforces!(
            "ology.end.v2-omega-overflow",
            "ology.end.v2-countdown-full",
            "ology.end.v2-overflow-thesis"
        );
        if self.ending.ends_at == Some(seat) {
            self.end_game();
            return true;
        }
        if self.rules.v2() && !self.rules.maximum_alert && self.ending.first_thesis == Some(seat) {
            self.countdown(seat);
        }
        false
    }

    /// Each time the first submitter's turn comes round an Omega Student goes onto the Alert Card.
    fn countdown(&mut self, seat: Seat) {
        enforces!("ology.end.v2-first-thesis-goes-on", "ology.end.v2-first-thesis-omega");
        if !self.slot_free() {
            enforces!("ology.end.v2-countdown-full");
            self.ending.ends_at.get_or_insert(seat);
            self.tell(|| Event::LastTurns);
            return;
        }
        if self.campus.reserve_omegas > 0 {
            self.campus.reserve_omegas -= 1;
        } else if self.state.secret.bag_omegas > 0 {
            self.state.secret.bag_omegas -= 1;
        } else {
            return;
        }
        enforces!("ology.end.v2-countdown-effects");
        self.place_omega();
        self.refill();
    }

    /// Final scoring: the Clan Card is revealed, face-down Jinxes are turned up.
    pub(crate) fn end_game(&mut self) {
        enforces!("ology.end.clan-reveal", "ology.jinx.face-down-at-end");
        if self.phase == Phase::Over {
            return;
        }
        self.show_clan();
        self.ending.clan = Some(self.state.secret.clan);
        for seat in Seat::all(self.seats()) {
            while self.scholar(seat).face_down > 0 {
                self.reveal_jinx(seat);
            }
        }
        self.phase = Phase::Over;
        for seat in Seat::all(self.seats()) {
            let score = self.state.score(seat);
            self.tell(|| Event::FinalScore { seat, score });
        }
    }

    /// Puts a Scholar somewhere without entering anything.
    pub(crate) fn transfer(&mut self, seat: Seat, zone: ZoneId) {
        self.scholar_mut(seat).zone = zone;
        self.tell(|| Event::Moved { seat, zone });
    }
}
