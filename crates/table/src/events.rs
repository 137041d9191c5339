//! What happened, told to those who may know it.

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// Somebody who looks at a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// The person or bot in a seat.
    Seat(Seat),
    /// Anybody else: sees only what everybody sees.
    Spectator,
}

impl Viewer {
    /// Everybody who could look at a table: each seat, and a spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// Whether this is the viewer in that seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// Who is told of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Every seat and every spectator.
    All,
    /// These seats alone.
    Only(SeatSet),
    /// Everybody, spectators included, but these seats.
    Except(SeatSet),
}

impl Audience {
    /// One seat alone.
    pub const fn seat(seat: Seat) -> Audience {
        Audience::Only(SeatSet::one(seat))
    }

    /// Everybody but one seat.
    pub const fn others(seat: Seat) -> Audience {
        Audience::Except(SeatSet::one(seat))
    }

    /// Whether this viewer is told.
    pub fn hears(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::All, _) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), Viewer::Spectator) => false,
            (Audience::Except(seats), Viewer::Seat(seat)) => !seats.contains(seat),
            (Audience::Except(_), Viewer::Spectator) => true,
        }
    }
}

/// An event with its audience.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Told<E> {
    /// Who is told.
    pub to: Audience,
    /// What happened.
    pub event: E,
}

/// Where a game tells what happens while it applies a play.
///
/// The event is made only when somebody listens: with [`NullLog`] nothing is built and nothing allocated.
pub trait Log<E> {
    /// Tells the audience of an event.
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E);

    /// Says that the play showed somebody something hidden, so that it can no longer be taken back. Luck drawn says so
    /// by itself.
    fn reveal(&mut self);
}

/// Listens to nothing: for simulation and search.
pub struct NullLog;

impl<E> Log<E> for NullLog {
    #[inline(always)]
    fn tell(&mut self, _to: Audience, _event: impl FnOnce() -> E) {}
    #[inline(always)]
    fn reveal(&mut self) {}
}

/// Keeps everything that is told.
#[derive(Clone, Debug)]
pub struct Minutes<E> {
    /// What was told, in order.
    pub told: Vec<Told<E>>,
    /// Whether something hidden was shown.
    pub revealed: bool,
}

impl<E> Default for Minutes<E> {
    fn default() -> Self {
        Minutes { told: Vec::new(), revealed: false }
    }
}

impl<E> Log<E> for Minutes<E> {
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E) {
        self.told.push(Told { to, event: event() });
    }
    fn reveal(&mut self) {
        self.revealed = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_heard_by_its_seat_alone() {
        let secret = Audience::seat(Seat::new(1));
        assert!(secret.hears(Viewer::Seat(Seat::new(1))));
        assert!(!secret.hears(Viewer::Seat(Seat::new(0))));
        assert!(!secret.hears(Viewer::Spectator));
        assert!(Audience::others(Seat::new(1)).hears(Viewer::Spectator));
        assert!(!Audience::others(Seat::new(1)).hears(Viewer::Seat(Seat::new(1))));
    }
}
