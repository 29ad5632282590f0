//! Compresses the rows of a board for a PNG.
//!
//! A general compressor searches everything it has seen for what comes next. Here nearly all of
//! a picture is known beforehand: the empty board. Where each of its pixels repeats earlier ones
//! is searched once ([`Hints`]), and a picture is compressed by trying the hint, the pixel to the
//! left and the row above. This is faster than the quickest level of a general compressor, and
//! as codes are fitted to each picture, the output is as small as that of its middle levels.

use super::deflate::{MATCH_MAX, Stream};

/// A shorter match costs more than its literals.
const MATCH_MIN: usize = 4;
/// A match this long is taken without looking for a longer one.
const MATCH_GOOD: usize = 12;
/// Four bytes that are remembered with their place.
const RECENT: usize = 1 << 13;
/// The farthest that a match can lie back.
const WINDOW: usize = 1 << 15;

/// For each byte of something known, how far back the match lies that covers it; 0 for none.
pub(super) struct Hints {
    distances: Vec<u16>,
    stride: usize,
}

impl Hints {
    /// Searches rows of `stride` bytes for what repeats.
    pub(super) fn new(raw: &[u8], stride: usize) -> Self {
        /// Earlier places that are looked at for each match.
        const LOOKS: usize = 48;
        const HASHES: usize = 1 << 15;
        let mut latest = vec![usize::MAX; HASHES];
        let mut earlier = vec![usize::MAX; raw.len()];
        let mut distances = vec![0; raw.len()];
        let (mut at, mut known) = (0, 0);
        while at < raw.len() {
            while known < at {
                if let (Some(slot), Some(link)) =
                    (latest.get_mut(hash(raw, known)), earlier.get_mut(known))
                {
                    *link = std::mem::replace(slot, known);
                }
                known += 1;
            }
            let mut best = (0, 0);
            let mut before = latest.get(hash(raw, at)).copied().unwrap_or(usize::MAX);
            for _ in 0..LOOKS {
                if before == usize::MAX || at - before > WINDOW {
                    break;
                }
                let length = same(raw, at, before);
                if length > best.0 {
                    best = (length, at - before);
                }
                before = earlier.get(before).copied().unwrap_or(usize::MAX);
            }
            let (length, distance) = best;
            if length < MATCH_MIN {
                at += 1;
                continue;
            }
            let distance = u16::try_from(distance).unwrap_or(0);
            for hint in distances.iter_mut().skip(at).take(length) {
                *hint = distance;
            }
            at += length;
        }
        Self { distances, stride }
    }
}

/// A number for the four bytes that begin at a place.
fn hash(raw: &[u8], at: usize) -> usize {
    let bytes = raw.get(at..).and_then(<[u8]>::first_chunk::<4>);
    let mixed = u32::from_le_bytes(*bytes.unwrap_or(&[0; 4])).wrapping_mul(0x9e37_79b1);
    usize::try_from(mixed >> 17).unwrap_or(0)
}

/// Compresses rows that are mostly those for which the hints were made.
pub(super) fn zlib(raw: &[u8], hints: &Hints) -> Vec<u8> {
    let mut stream = Stream::new();
    // Where four bytes were seen last, of those that no good hint covered.
    let mut latest = vec![0_u32; RECENT];
    let mut at = 0;
    while let Some(word) = word(raw, at) {
        let hint = usize::from(hints.distances.get(at).copied().unwrap_or(0));
        let mut best = (0, 0);
        if hint > 0 && self::word(raw, at - hint) == Some(word) {
            best = (same(raw, at, at - hint), hint);
        }
        if best.0 < MATCH_GOOD {
            let place = usize::try_from(word.wrapping_mul(0x9e37_79b1) >> 19).unwrap_or(0);
            let seen = latest.get_mut(place).map_or(0, |slot| {
                std::mem::replace(slot, u32::try_from(at).unwrap_or(0))
            });
            let seen = at - usize::try_from(seen).unwrap_or(0);
            for other in [1, hints.stride, seen] {
                if (1..=at.min(WINDOW)).contains(&other)
                    && other != best.1
                    && self::word(raw, at - other) == Some(word)
                {
                    let length = same(raw, at, at - other);
                    if length > best.0 {
                        best = (length, other);
                    }
                }
            }
        }
        let (length, distance) = best;
        if length >= MATCH_MIN {
            stream.repeat(length, distance);
            at += length;
        } else {
            let [first, ..] = word.to_le_bytes();
            stream.literal(first);
            at += 1;
        }
    }
    for last in raw.get(at..).unwrap_or_default() {
        stream.literal(*last);
    }
    stream.zlib(simd_adler32::adler32(&raw))
}

/// The four bytes that begin at a place.
fn word(raw: &[u8], at: usize) -> Option<u32> {
    let bytes = raw.get(at..)?.first_chunk::<4>()?;
    Some(u32::from_le_bytes(*bytes))
}

/// How many bytes from `at` on are those from `before` on.
fn same(raw: &[u8], at: usize, before: usize) -> usize {
    let end = raw.len().min(at + MATCH_MAX);
    let (Some(here), Some(there)) = (raw.get(at..end), raw.get(before..)) else {
        return 0;
    };
    let mut length = 0;
    for (a, b) in here.as_chunks::<8>().0.iter().zip(there.as_chunks::<8>().0) {
        let differ = u64::from_le_bytes(*a) ^ u64::from_le_bytes(*b);
        if differ != 0 {
            return length + differ.trailing_zeros() as usize / 8;
        }
        length += 8;
    }
    let tail = here.iter().skip(length).zip(there.iter().skip(length));
    length + tail.take_while(|(a, b)| a == b).count()
}
