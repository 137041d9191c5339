//! Jinx Cards: taken face down, revealed in the next End of Turn Phase, lasting.
//!
//! Nobody sees a face-down Jinx, so it stays among the unseen cards until it is turned over: luck says then which it was.

use std::borrow::Cow;

use table::{Log, Seat, enforces};

use crate::content::JinxId;
use crate::event::Event;
use crate::run::Run;
use crate::state::{Jinxes, Table};

impl Table {
    /// Face-down Jinx Cards of all players.
    fn face_down(&self) -> usize {
        self.scholars.iter().map(|scholar| scholar.face_down as usize).sum()
    }

    /// Jinx Cards left in the deck.
    pub fn jinx_deck(&self) -> usize {
        self.campus.jinxes.len() - self.face_down().min(self.campus.jinxes.len())
    }
}

impl<L: Log<Event>> Run<'_, L> {
    /// A player takes a Jinx Card, face down.
    pub(crate) fn take_jinx(&mut self, seat: Seat) {
        enforces!(
            "ology.omega.jinx",
            "ology.jinx.face-down",
            "ology.jinx.deck-empty",
            "ology.info.jinx-face-down"
        );
        if self.jinx_deck() == 0 {
            let discards = std::mem::take(&mut self.campus.jinx_discards);
            self.campus.jinxes.0 |= discards.0;
        }
        if self.jinx_deck() > 0 {
            self.scholar_mut(seat).face_down += 1;
            self.tell(|| Event::JinxTaken { seat });
        }
    }

    /// One face-down Jinx Card of a player is turned over: which of the unseen ones it was.
    fn turn_over_jinx(&mut self, seat: Seat) -> Option<JinxId> {
        let unseen = self.campus.jinxes;
        let name = |place| Cow::Borrowed(unseen.iter().nth(place).map_or("", JinxId::name));
        let place = self.luck.pick("jinx-deck", unseen.len(), name);
        let jinx = unseen.iter().nth(place)?;
        self.campus.jinxes.0 &= !(1 << jinx.index());
        self.scholar_mut(seat).face_down -= 1;
        Some(jinx)
    }

    /// A player reveals one face-down Jinx Card; its effect begins.
    pub(crate) fn reveal_jinx(&mut self, seat: Seat) {
        enforces!("ology.jinx.reveal");
        let Some(jinx) = self.turn_over_jinx(seat) else {
            self.scholar_mut(seat).face_down = 0;
            return;
        };
        self.scholar_mut(seat).jinxes.0 |= 1 << jinx.index();
        self.tell(|| Event::JinxRevealed { seat, jinx });
        self.shed_excess_stun(seat);
    }

    /// All face-down Jinx Cards are revealed, one at a time, the active player's first.
    pub(crate) fn reveal_jinxes(&mut self) {
        enforces!(
            "ology.jinx.reveal-order",
            "ology.jinx.reveal-not-after-rest",
            "ology.endturn.v1-jinx",
            "ology.endturn.v2-jinx"
        );
        for seat in self.in_turn_order() {
            while self.scholar(seat).face_down > 0 {
                self.reveal_jinx(seat);
            }
        }
    }

    /// A player discards a Jinx Card of their choice, revealed or face down.
    pub(crate) fn discard_jinx(&mut self, seat: Seat, chosen: Option<JinxId>) {
        enforces!("ology.jinx.discard-any", "ology.rest.step-jinx");
        let jinx = match chosen {
            Some(jinx) => {
                self.scholar_mut(seat).jinxes.0 &= !(1 << jinx.index());
                Some(jinx)
            }
            None => self.turn_over_jinx(seat),
        };
        if let Some(jinx) = jinx {
            self.campus.jinx_discards.0 |= 1 << jinx.index();
            self.tell(|| Event::JinxDiscarded { seat, jinx });
        }
    }
}

impl Jinxes {
    /// All Jinx Cards.
    pub fn all() -> Jinxes {
        Jinxes(JinxId::all().fold(0, |set, jinx| set | 1 << jinx.index()))
    }
}
