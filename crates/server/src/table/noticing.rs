//! Whose turn it is without their being here: after a while they are told, once.

use table::{Seat, SeatSet};

use super::{Control, Table};
use crate::notices::Notice;

impl Table {
    /// Notes when people who are asked and not here are to be told.
    pub(super) fn plan_notices(&mut self, asked: SeatSet) {
        let after = self.shared.settings.notice_after.as_millis() as i64;
        for seat in self.doc.all() {
            let wanted = asked.contains(seat) && self.is_missed(seat);
            self.unnoticed[seat.index()] = match (wanted, self.unnoticed[seat.index()]) {
                (true, None) => Some(self.now() + after),
                (true, set) => set,
                (false, _) => None,
            };
        }
    }

    /// Whether a person decides for this seat who is not here, left no order that fits, and has not been told.
    fn is_missed(&self, seat: Seat) -> bool {
        let Some(chair) = self.doc.chair(seat).filter(|it| it.control == Control::Person) else {
            return false;
        };
        let absent = chair.person.as_deref().is_some_and(|person| !self.is_here(person));
        absent && !self.doc.noticed.contains(seat) && self.proxy(seat).is_none()
    }

    /// Tells those whose time has come. That they were told is durable first, so that nobody is told twice.
    pub(super) async fn send_notices(&mut self) {
        let now = self.now();
        let is_due = |seat: &Seat| self.unnoticed[seat.index()].is_some_and(|at| at <= now);
        let due: Vec<Seat> = self.doc.all().filter(is_due).collect();
        if due.is_empty() {
            return;
        }
        for seat in &due {
            self.unnoticed[seat.index()] = None;
            self.doc.noticed.insert(*seat);
        }
        self.doc_changed = true;
        if self.commit("", None).await.is_err() {
            return;
        }
        for seat in due {
            let Some(person) = self.doc.chair(seat).and_then(|it| it.person.clone()) else { continue };
            let seat_name = self.names.get(seat.index()).cloned().unwrap_or_default();
            let table = self.id.to_string();
            let game = self.doc.game.clone();
            self.shared.notices.send(Notice { person, num: self.num, table, game, seat, seat_name, at: now });
        }
    }

    /// Somebody acted: the next time they are missed they may be told again.
    pub(super) fn forget_notice(&mut self, seat: Seat) {
        if self.doc.noticed.contains(seat) {
            self.doc.noticed.remove(seat);
            self.doc_changed = true;
        }
    }
}
