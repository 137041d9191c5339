//! The numbers that one throw is made of: a small generator of its own, seeded once a throw.

/// SplitMix64: every seed is good, and the whole of it is seven lines.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The stream of a seed.
    pub fn seeded(seed: u64) -> Random {
        Random(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// From 0 up to 1, 1 excluded.
    pub fn unit(&mut self) -> f32 {
        (self.next() >> 40) as f32 / 16_777_216.0
    }

    /// From -1 up to 1, 1 excluded.
    pub fn sym(&mut self) -> f32 {
        (self.next() >> 40) as f32 / 8_388_608.0 - 1.0
    }

    /// Below a bound.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
    }

    /// Any rotation, as a quaternion.
    pub fn rotation(&mut self) -> [f32; 4] {
        loop {
            let q = [self.sym(), self.sym(), self.sym(), self.sym()];
            let length2: f32 = q.iter().map(|part| part * part).sum();
            if (0.01..1.0).contains(&length2) {
                let length = length2.sqrt();
                return q.map(|part| part / length);
            }
        }
    }

    /// An order by chance.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for place in (1..items.len()).rev() {
            items.swap(place, self.below(place + 1));
        }
    }
}
