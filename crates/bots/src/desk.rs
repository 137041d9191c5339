//! What a player sees: its seat's side of the table, and no more.

use table::{Game, Legal, Listing, Luck, Seat, Viewer};

/// A seat's side of the table. The state behind it cannot be reached: a bot that peeks does not build.
pub struct Desk<'a, G: Game> {
    state: &'a G::State,
    seat: Seat,
    seats: usize,
}

impl<'a, G: Game> Desk<'a, G> {
    /// The desk of a seat that is asked, at a table of so many seats.
    pub fn new(state: &'a G::State, seat: Seat, seats: usize) -> Self {
        Desk { state, seat, seats }
    }

    /// How many seats the table has.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// Whose desk it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat may know.
    pub fn view(&self) -> G::View {
        G::view(self.state, Viewer::Seat(self.seat))
    }

    /// What the seat may do; by the laws of a game this follows from the view.
    pub fn legal(&self, out: &mut Vec<G::Action>) -> Listing {
        G::legal(self.state, self.seat, out)
    }

    /// What the seat may do, in a buffer that is used again and again.
    pub fn list(&self, legal: &mut Legal<G>) {
        legal.list(self.state, self.seat);
    }

    /// A legal action by chance.
    pub fn sample(&self, luck: &mut Luck) -> G::Action {
        G::sample(self.state, self.seat, luck)
    }

    /// A world that the seat may be in.
    pub fn world(&self, luck: &mut Luck) -> G::State {
        G::resample(&self.view(), luck)
    }
}
