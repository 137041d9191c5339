//! From what a seat may know to numbers of a fixed shape.

use serde::Serialize;
use table::{Game, Seat};

use crate::walk::{Hear, step, walk};

/// No number of an observation is greater, or smaller than its opposite.
pub const LIMIT: f32 = 16.0;

/// How a game becomes numbers.
pub trait Encode<G: Game>: Send + Sync + 'static {
    /// The shape of an observation.
    const SHAPE: &'static [usize];
    /// How many slots there are for actions.
    const ACTIONS: usize;

    /// Writes what a seat observes over `out`, from its view alone.
    fn observe(view: &G::View, seat: Seat, out: &mut [f32]);

    /// The slot of an action, where actions have slots of their own. Without it an action's slot is its place among those offered.
    fn slot(_action: &G::Action) -> Option<usize> {
        None
    }
}

/// Any game: every number and word of the view is hashed, together with the way that leads to it, into one of `SIZE` places (the
/// hashing trick: Weinberger and others, 2009). A word adds one with the sign of its hash; a number adds its logarithm, and a small
/// one also counts as a word; a very large one is taken for a set of bits. What stands in a list counts at its place and once more
/// wherever it stands.
pub struct Hashed<const SIZE: usize, const ACTIONS: usize>;

impl<G: Game, const SIZE: usize, const ACTIONS: usize> Encode<G> for Hashed<SIZE, ACTIONS> {
    const SHAPE: &'static [usize] = &[SIZE];
    const ACTIONS: usize = ACTIONS;

    fn observe(view: &G::View, seat: Seat, out: &mut [f32]) {
        hashed(view, out);
        Places(out).word(SEAT, SEAT, SEATS[seat.index() % SEATS.len()]);
    }
}

/// The way to the observer's own seat, which not every view holds.
const SEAT: u64 = 1;
const SEATS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];

/// Hashes some data over `out`.
pub(crate) fn hashed(data: &impl Serialize, out: &mut [f32]) {
    out.fill(0.0);
    walk(data, &mut Places(out));
    for value in out {
        *value = value.clamp(-LIMIT, LIMIT);
    }
}

struct Places<'a>(&'a mut [f32]);

/// Numbers up to this one may be names of things: they count as words, too.
const SMALL: i128 = 255;
/// Numbers from this one on are sets of bits.
const BITS: i128 = 1 << 24;

impl Places<'_> {
    fn add(&mut self, hash: u64, value: f32) {
        // The last step of a well-mixed hash: neighbouring ways must not fall into neighbouring places.
        let mixed = (hash ^ hash >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        let place = (u128::from(mixed) * self.0.len() as u128) >> 64;
        let sign = if mixed & 1 == 0 { 1.0 } else { -1.0 };
        if let Some(at) = self.0.get_mut(place as usize) {
            *at += sign * value;
        }
    }
}

impl Hear for Places<'_> {
    fn number(&mut self, way: u64, bag: u64, number: i128) {
        if number >= BITS {
            let set = (0..127_u8).filter(|bit| number >> bit & 1 == 1);
            return set.for_each(|bit| self.add(step(way, &[b'^', bit]), 1.0));
        }
        if number != 0 {
            let size = ((number.unsigned_abs() as f32) + 1.0).ln();
            self.add(way, if number < 0 { -size } else { size });
        }
        if (0..=SMALL).contains(&number) {
            self.add(step(way, &[b'#', number as u8]), 1.0);
            if bag != way {
                self.add(step(bag, &[b'#', number as u8]), 1.0);
            }
        }
    }

    fn word(&mut self, way: u64, bag: u64, word: &str) {
        self.add(step(step(way, b"="), word.as_bytes()), 1.0);
        if bag != way {
            self.add(step(step(bag, b"="), word.as_bytes()), 1.0);
        }
    }
}
