//! The compression of GIF frames, quick where nothing changes.
//!
//! Most of a frame is one index, that of what stays as it was. A run of it is found at once
//! instead of being walked pixel by pixel, which is most of the time of the usual encoder.

use super::theme::NOTHING;

const CLEAR: u16 = 256;
const END: u16 = 257;
const FIRST: u16 = 258;
const CODES: u16 = 4096;
const BITS_MIN: u8 = 9;
const BITS_MAX: u8 = 12;
/// Slots for the codes; twice as many as there are codes, so that most are found at once.
const SLOTS: usize = 1 << 13;

/// Compresses 8-bit pixels. The first byte is the code size, as the format has it.
pub(super) fn lzw(pixels: &[u8]) -> Vec<u8> {
    let mut codes = Codes::new(pixels.len() / 8);
    let mut rest = pixels;
    codes.put(CLEAR);
    while let Some((first, _)) = rest.split_first() {
        let mut known = 1;
        let mut code = u16::from(*first);
        let mut nothings = 0;
        if *first == NOTHING {
            let run = rest.iter().take(codes.nothings.len());
            nothings = run.take_while(|pixel| **pixel == NOTHING).count();
            known = nothings;
            code = codes.nothings.get(nothings - 1).copied().unwrap_or(code);
        }
        let next = loop {
            let Some(pixel) = rest.get(known) else {
                break None;
            };
            let Some(longer) = codes.find(code, *pixel) else {
                break Some(*pixel);
            };
            code = longer;
            known += 1;
        };
        codes.put(code);
        if let Some(pixel) = next {
            let only_nothing = nothings == known && pixel == NOTHING;
            codes.add(code, pixel, only_nothing);
        }
        rest = rest.get(known..).unwrap_or_default();
    }
    codes.put(END);
    codes.finish()
}

/// The codes known so far, and the bits written.
struct Codes {
    /// A code and the pixel after it, and the code for both; 0 where there is none.
    slots: Vec<(u32, u16)>,
    /// The codes for one `NOTHING`, for two, and so on.
    nothings: Vec<u16>,
    next: u16,
    bits: u8,
    bytes: Vec<u8>,
    waiting: u32,
    count: u8,
}

impl Codes {
    fn new(capacity: usize) -> Self {
        let mut bytes = Vec::with_capacity(capacity + 64);
        bytes.push(BITS_MIN - 1);
        Self {
            slots: vec![(0, 0); SLOTS],
            nothings: vec![u16::from(NOTHING)],
            next: FIRST,
            bits: BITS_MIN,
            bytes,
            waiting: 0,
            count: 0,
        }
    }

    /// The slot of a pair: its own, or the free one where it belongs.
    fn slot(&mut self, pair: u32) -> Option<&mut (u32, u16)> {
        let mut at = usize::try_from(pair.wrapping_mul(0x9e37_79b1) >> 19).unwrap_or(0);
        while self
            .slots
            .get(at)
            .is_some_and(|(other, _)| *other != 0 && *other != pair)
        {
            at = (at + 1) % SLOTS;
        }
        self.slots.get_mut(at)
    }

    fn find(&mut self, code: u16, pixel: u8) -> Option<u16> {
        let pair = pair(code, pixel);
        self.slot(pair)
            .and_then(|(other, longer)| (*other == pair).then_some(*longer))
    }

    /// Takes a number for a code and the pixel after it; begins anew when there are none left.
    fn add(&mut self, code: u16, pixel: u8, only_nothing: bool) {
        if self.next == CODES {
            self.put(CLEAR);
            self.slots.fill((0, 0));
            self.nothings.truncate(1);
            self.next = FIRST;
            self.bits = BITS_MIN;
            return;
        }
        let (pair, next) = (pair(code, pixel), self.next);
        if let Some(slot) = self.slot(pair) {
            *slot = (pair, next);
        }
        if only_nothing {
            self.nothings.push(next);
        }
        self.next += 1;
    }

    fn put(&mut self, code: u16) {
        self.waiting |= u32::from(code) << self.count;
        self.count += self.bits;
        while self.count >= 8 {
            let [low, ..] = self.waiting.to_le_bytes();
            self.bytes.push(low);
            self.waiting >>= 8;
            self.count -= 8;
        }
        // The reader knows a code only after the one that follows it.
        if self.next >= 1 << self.bits && self.bits < BITS_MAX {
            self.bits += 1;
        }
    }

    fn finish(mut self) -> Vec<u8> {
        if self.count > 0 {
            let [low, ..] = self.waiting.to_le_bytes();
            self.bytes.push(low);
        }
        self.bytes
    }
}

/// Never 0.
fn pair(code: u16, pixel: u8) -> u32 {
    1 + (u32::from(code) << 8 | u32::from(pixel))
}
