//! One side of the board in the eight bytes of a number.
//!
//! The holes in the order in which their player sows them, and the store in the highest byte. Where
//! there are fewer than seven, the lowest bytes stay empty: the last hole sown is always byte 6.
//! Bytes from 8 on are those of the other side. No byte ever exceeds the seeds of the whole board,
//! so that sums of bytes do not carry.

/// The byte of the store.
pub(super) const STORE: u8 = 7;
/// The bytes that are holes.
pub(super) const HOLES: u64 = u64::MAX >> 8;
/// A seed in every byte.
pub(super) const ONES: u64 = 0x0101_0101_0101_0101;

const HIGH_BITS: u64 = ONES << 7;

/// The seeds in a byte of one side.
#[inline]
pub(super) const fn at(side: u64, byte: u8) -> u8 {
    lowest(side >> (8 * (byte & 7)))
}

/// The seeds in a byte of either side.
#[inline]
pub(super) const fn at_either([mine, theirs]: [u64; 2], byte: u8) -> u8 {
    at(if byte <= STORE { mine } else { theirs }, byte)
}

/// The seeds in the store.
#[inline]
pub(super) const fn store(side: u64) -> u8 {
    lowest(side >> 56)
}

/// Some seeds in the store, and no others.
#[inline]
pub(super) fn stored(seeds: u8) -> u64 {
    u64::from(seeds) << 56
}

/// The byte across the board from an own hole.
#[inline]
pub(super) const fn opposite(holes: u8, byte: u8) -> u8 {
    2 * STORE - 1 - holes - byte
}

/// The seeds of all bytes together.
#[inline]
pub(super) const fn sum(side: u64) -> u8 {
    // In pairs first: eight bytes at once could carry into the result.
    let pairs = (side & 0x00ff_00ff_00ff_00ff) + (side >> 8 & 0x00ff_00ff_00ff_00ff);
    lowest(pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48)
}

/// A bit for every byte that has seeds, byte 0 lowest.
#[inline]
pub(super) const fn filled(side: u64) -> u8 {
    // The bit of byte i moves by 56 - 7i, to bit 56 + i.
    lowest((has_seeds(side) >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56)
}

/// A bit for every byte that has seeds, byte 0 highest.
#[inline]
pub(super) const fn filled_reversed(side: u64) -> u8 {
    // The bit of byte i moves by 63 - 9i, to bit 63 - i.
    lowest((has_seeds(side) >> 7).wrapping_mul(0x8040_2010_0804_0201) >> 56)
}

/// All bits of the bytes from `last` backwards, while they hold two or three.
#[inline]
pub(super) const fn twos_and_threes_back_from(side: u64, last: u8) -> u64 {
    let without_lowest_bit = side & !ONES;
    let others = has_seeds(without_lowest_bit ^ (ONES << 1));
    // Bytes above `last` are out. The highest of the others below it ends the run, or byte 0 does.
    let above = 8 * (STORE - last) as u32;
    let run = (others << above).leading_zeros();
    let run = if run > 64 - above { 64 - above } else { run };
    !u64::MAX.unbounded_shr(run) >> above
}

/// All bits of the bytes for which a bit is set.
pub(super) fn bytes_of(bits: u8) -> u64 {
    let set = (0..8).filter(|byte| bits >> byte & 1 == 1);
    set.map(|byte| 0xff << (8 * byte)).sum()
}

/// Two numbers as one, in which each of their bits may change any bit.
#[inline]
pub(super) fn mixed(first: u64, second: u64) -> u64 {
    // Odd numbers without a pattern: a factor of nothing would swallow the other.
    let product = u128::from(first ^ 0x9e37_79b9_7f4a_7c15)
        * u128::from(second.rotate_left(29) ^ 0xbf58_476d_1ce4_e5b9);
    let (low, high) = (product & u128::from(u64::MAX), product >> 64);
    u64::try_from(low ^ high).expect("64 bits each")
}

/// The high bit of every byte that has seeds.
#[inline]
const fn has_seeds(side: u64) -> u64 {
    let low_bits = side & !HIGH_BITS;
    ((low_bits + !HIGH_BITS) | side) & HIGH_BITS
}

#[inline]
const fn lowest(side: u64) -> u8 {
    let [byte, ..] = side.to_le_bytes();
    byte
}
