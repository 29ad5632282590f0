//! Numbers that look random and are the same for the same seed, on every machine and in every version.

/// A generator of numbers (splitmix64).
#[derive(Clone, Debug)]
pub(super) struct Rng(u64);

impl Rng {
    pub(super) const fn new(rng_seed: u64) -> Self {
        Self(rng_seed)
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed(self.0)
    }

    /// A number below `limit`, which is not 0.
    pub(super) fn below(&mut self, limit: u32) -> u32 {
        let below = ((self.next() >> 32) * u64::from(limit)) >> 32;
        u32::try_from(below).expect("below the limit")
    }

    /// Any of some things; `None` where there are none.
    pub(super) fn any_of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        let len = u32::try_from(all.len()).ok().filter(|&len| len > 0)?;
        all.get(self.below(len) as usize).copied()
    }

    /// A number from 0 up to, but without, 1.
    pub(super) fn fraction(&mut self) -> f64 {
        let high = u32::try_from(self.next() >> 32).expect("32 bits");
        f64::from(high) / 4_294_967_296.0
    }

    /// Whether it happens that happens `per_mille` times in a thousand.
    pub(super) fn happens(&mut self, per_mille: u16) -> bool {
        self.below(1_000) < u32::from(per_mille)
    }
}

/// A number in which each bit of another may change any bit.
pub(super) const fn mixed(number: u64) -> u64 {
    let mixed = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
