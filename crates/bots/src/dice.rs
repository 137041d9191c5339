//! A small fast generator for picks that nobody has to reproduce on another machine's log: random players in simulations.

/// A stream of picks from a seed (the generator known as wyrand).
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// A stream from a seed.
    pub const fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// The next 64 bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        (wide >> 64) as u64 ^ wide as u64
    }

    /// Below `bound`, as good as uniform for the small bounds of a list of actions; 0 when the bound is 0.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.bits()) * bound as u128) >> 64) as usize
    }
}
