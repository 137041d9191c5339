//! Tokens in Zones: Traps, Teleports, Secret Passages.

use std::borrow::Cow;

use table::{Log, Refusal, Seat, enforces, rule};

use crate::action::Action;
use crate::content::{TrapKind, ZoneEffect, ZoneId};
use crate::event::Event;
use crate::frame::Frame;
use crate::lattice::ZoneSet;
use crate::run::Run;
use crate::state::{State, TRAPS, Table};

impl<L: Log<Event>> Run<'_, L> {
    /// The most recent Trap Token of a Zone is turned over and goes back into the Reserve; its effect follows.
    pub(crate) fn spring_trap(&mut self, seat: Seat, zone: ZoneId) -> Option<ZoneEffect> {
        enforces!(
            "ology.token.trap-leftmost",
            "ology.token.trap-trigger",
            "ology.token.trap-once",
            "ology.token.trap-several"
        );
        let newest = self.dungeon.traps.iter().rposition(|trapped| *trapped == zone)?;
        self.dungeon.traps.remove(newest);
        let trap = self.state.secret.traps.remove(newest);
        self.dungeon.sprung[trap as usize] = self.dungeon.sprung[trap as usize].saturating_add(1);
        self.log.reveal();
        self.tell(|| Event::TrapSprung { seat, trap });
        Some(trap.effect())
    }

    /// A Trap Token is taken unseen from the Reserve and laid in a Zone.
    fn lay_trap(&mut self, zone: ZoneId) {
        enforces!(
            "ology.token.trap-selection",
            "ology.token.source",
            "ology.info.trap-face-down",
            "ology.token.trap-not-on-present"
        );
        let laid = &self.state.secret.traps;
        let left = |kind: TrapKind| {
            (TrapKind::EACH as usize).saturating_sub(laid.iter().filter(|trap| **trap == kind).count())
        };
        let reserve: arrayvec::ArrayVec<TrapKind, TRAPS> =
            TrapKind::ALL.into_iter().flat_map(|kind| std::iter::repeat_n(kind, left(kind))).collect();
        let place = self.luck.pick("trap", reserve.len(), |place| Cow::Borrowed(reserve[place].name()));
        if let Some(&trap) = reserve.get(place) {
            let _ = self.state.secret.traps.try_push(trap);
            let _ = self.dungeon.traps.try_push(zone);
            self.tell(|| Event::TrapLaid { zone });
        }
    }

    /// Lays up to so many Trap Tokens.
    pub(crate) fn lay_traps(&mut self, seat: Seat, traps: u8) {
        enforces!("ology.token.supply");
        let left = traps.min((TRAPS - self.dungeon.traps.len()) as u8);
        if left > 0 {
            self.push(Frame::Trapping { seat, left, used: ZoneSet::EMPTY });
        }
    }

    /// Where the next Trap Token lies, or no more.
    pub(crate) fn answer_trapping(&mut self, seat: Seat, left: u8, used: ZoneSet, action: Action) {
        let Action::Zone(zone) = action else { return self.pop() };
        let used = used.with(zone);
        let more = left > 1 && !self.trap_zones(seat, used).is_empty();
        if more {
            self.become_(Frame::Trapping { seat, left: left - 1, used });
        } else {
            self.pop();
        }
        self.lay_trap(zone);
    }

    /// A Secret Passage X Token in one's Zone and one elsewhere, as far as there are any.
    pub(crate) fn dig(&mut self, seat: Seat) {
        let here = self.scholar(seat).zone;
        self.lay_passage(here);
        if self.campus.passages > 0 && !self.passage_zones(seat).is_empty() {
            self.push(Frame::Tunnelling { seat });
        }
    }

    fn lay_passage(&mut self, zone: ZoneId) {
        enforces!("ology.token.supply");
        if self.campus.passages > 0 && !self.zone(zone).passage && zone != ZoneId::START {
            self.campus.passages -= 1;
            self.zone_mut(zone).passage = true;
            self.tell(|| Event::PassageLaid { zone });
        }
    }

    /// Where the second token lies.
    pub(crate) fn answer_tunnelling(&mut self, action: Action) {
        self.pop();
        if let Action::Zone(zone) = action {
            self.lay_passage(zone);
        }
    }

    /// A Teleport Token in one's Zone.
    pub(crate) fn lay_teleport(&mut self, seat: Seat) {
        enforces!("ology.token.teleport-permanent");
        let zone = self.scholar(seat).zone;
        if self.campus.teleports > 0 && !self.zone(zone).teleport && zone != ZoneId::START {
            self.campus.teleports -= 1;
            self.zone_mut(zone).teleport = true;
            self.tell(|| Event::TeleportLaid { zone });
        }
    }
}

impl Table {
    /// Where a player may lay Trap Tokens: their Zone and those Linked to it, each once, never the Starting Zone.
    pub(crate) fn trap_zones(&self, seat: Seat, used: ZoneSet) -> ZoneSet {
        let here = self.scholar(seat).zone;
        self.linked_zones(here).with(here).minus(used).without(ZoneId::START)
    }

    /// Where a second Secret Passage X Token may lie.
    pub(crate) fn passage_zones(&self, seat: Seat) -> ZoneSet {
        let taken = |zone: &ZoneId| !self.zone(*zone).passage;
        let here = self.scholar(seat).zone;
        self.dungeon.placed.without(ZoneId::START).without(here).iter().filter(taken).collect()
    }
}

/// Where a Trap Token lies.
pub(crate) fn check_trapping(
    state: &State,
    seat: Seat,
    used: ZoneSet,
    action: &Action,
) -> Result<(), Refusal> {
    let rule = rule!("ology.token.source");
    match action {
        Action::Done => Ok(()),
        Action::Zone(zone) => Refusal::unless(state.table.trap_zones(seat, used).contains(*zone), rule),
        _ => Err(Refusal::by(rule)),
    }
}

/// Where the second Secret Passage X Token lies.
pub(crate) fn check_tunnelling(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let rule = rule!("ology.token.secret-passage");
    let Action::Zone(zone) = action else { return Err(Refusal::by(rule)) };
    Refusal::unless(state.table.passage_zones(seat).contains(*zone), rule)
}
