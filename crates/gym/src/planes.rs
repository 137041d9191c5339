//! The board games as boards: a plane for one's own pieces and one for the other player's, and a slot for each place on the board.

use connect_four::{Column, ConnectFour};
use table::{Game, Seat};
use tic_tac_toe::{Cell, TicTacToe};

use crate::Encode;
use crate::walk::{Hear, walk};

/// Connect four: two planes of six rows from the bottom and seven columns; an action's slot is its column.
pub struct Columns;

impl Encode<ConnectFour> for Columns {
    const SHAPE: &'static [usize] = &[2, 6, 7];
    const ACTIONS: usize = 7;

    fn observe(view: &<ConnectFour as Game>::View, seat: Seat, out: &mut [f32]) {
        planes(view, seat, out, |cell| (cell % 7) * 7 + cell / 7);
    }

    fn slot(action: &Column) -> Option<usize> {
        Some(usize::from(action.0))
    }
}

/// Tic-tac-toe: two planes of three rows and three columns; an action's slot is its cell.
pub struct Cells;

impl Encode<TicTacToe> for Cells {
    const SHAPE: &'static [usize] = &[2, 3, 3];
    const ACTIONS: usize = 9;

    fn observe(view: &<TicTacToe as Game>::View, seat: Seat, out: &mut [f32]) {
        planes(view, seat, out, |place| place);
    }

    fn slot(action: &Cell) -> Option<usize> {
        Some(usize::from(action.0))
    }
}

/// One plane a player, the observer's first: bit number `bit(place)` of a player's set is the place's value.
fn planes(view: &impl serde::Serialize, seat: Seat, out: &mut [f32], bit: impl Fn(usize) -> usize) {
    let mut sets = Sets::default();
    walk(view, &mut sets);
    let size = out.len() / 2;
    for (plane, places) in out.chunks_mut(size.max(1)).enumerate().take(2) {
        let set = sets.found[(seat.index() + plane) % 2];
        for (place, value) in places.iter_mut().enumerate() {
            *value = f32::from((set >> bit(place) & 1) as u8);
        }
    }
}

/// The sets of bits of the two players, as the view holds them.
#[derive(Default)]
struct Sets {
    found: [u64; 2],
    count: usize,
}

impl Hear for Sets {
    fn number(&mut self, _: u64, _: u64, number: i128) {
        if let Some(set) = self.found.get_mut(self.count) {
            *set = number as u64;
            self.count += 1;
        }
    }
    fn word(&mut self, _: u64, _: u64, _: &str) {}
}
