//! Variety: numbers that look random and are the same whenever the same tile lies in the same place.

/// A stream of numbers (`SplitMix64`).
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The stream of a tile in a place.
    pub fn new(id: &str, variety: u64) -> Self {
        let name =
            id.bytes().fold(0xcbf2_9ce4_8422_2325, |h: u64, b| (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3));
        let mut chance = Self(name ^ variety.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        chance.next();
        chance
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number from one to another.
    pub fn between(&mut self, from: f32, to: f32) -> f32 {
        from + (to - from) * (self.next() >> 40) as f32 / (1 << 24) as f32
    }

    /// A whole number below another.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() >> 33) as usize % n
    }

    /// Whether something happens that happens so often.
    pub fn happens(&mut self, part: f32) -> bool {
        self.between(0.0, 1.0) < part
    }
}
