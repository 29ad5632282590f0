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

/// Compresses one frame after another.
pub(super) struct Lzw {
    /// A code and the pixel after it, and in the low bits the code for both; 0 where there is none.
    slots: Box<[u32; SLOTS]>,
    /// The codes for one `NOTHING`, for two, and so on.
    nothings: Vec<u16>,
    next: u16,
    bits: u8,
    bytes: Vec<u8>,
    waiting: u64,
    count: u8,
}

impl Lzw {
    pub(super) fn new() -> Self {
        Self {
            slots: vec![0; SLOTS]
                .try_into()
                .expect("as many slots as were made"),
            nothings: vec![u16::from(NOTHING)],
            next: FIRST,
            bits: BITS_MIN,
            bytes: Vec::new(),
            waiting: 0,
            count: 0,
        }
    }

    /// Compresses 8-bit pixels. The first byte is the code size, as the format has it.
    pub(super) fn compress(&mut self, pixels: &[u8]) -> Vec<u8> {
        self.bytes.push(BITS_MIN - 1);
        self.bits = BITS_MIN;
        self.begin();
        let mut at = 0;
        while let Some(&first) = pixels.get(at) {
            let mut code = u16::from(first);
            let mut known = at + 1;
            let mut is_only_nothing = false;
            if first == NOTHING {
                let most = pixels.len().min(at + self.nothings.len());
                known = at + nothings(pixels.get(at..most).unwrap_or_default());
                code = self.nothings.get(known - at - 1).copied().unwrap_or(code);
                is_only_nothing = true;
            }
            let next = loop {
                let Some(&pixel) = pixels.get(known) else {
                    break None;
                };
                let Some(longer) = self.find(code, pixel) else {
                    break Some(pixel);
                };
                code = longer;
                known += 1;
                is_only_nothing = false;
            };
            self.put(code);
            if let Some(pixel) = next {
                self.add(code, pixel, is_only_nothing && pixel == NOTHING);
            }
            at = known;
        }
        self.put(END);
        let rest = self.waiting.to_le_bytes();
        let whole = usize::from(self.count.div_ceil(8));
        self.bytes
            .extend_from_slice(rest.get(..whole).unwrap_or(&rest));
        (self.waiting, self.count) = (0, 0);
        std::mem::take(&mut self.bytes)
    }

    /// Forgets all codes, and says so.
    fn begin(&mut self) {
        self.put(CLEAR);
        self.slots.fill(0);
        self.nothings.truncate(1);
        self.next = FIRST;
        self.bits = BITS_MIN;
    }

    /// The slot of a pair: its own, or the free one where it belongs.
    fn slot(&mut self, pair: u32) -> &mut u32 {
        let mut at = usize::try_from(pair.wrapping_mul(0x9e37_79b1) >> 19).unwrap_or(0);
        while let Some(slot) = self.slots.get(at % SLOTS)
            && *slot != 0
            && *slot >> 12 != pair
        {
            at += 1;
        }
        self.slots
            .get_mut(at % SLOTS)
            .expect("a remainder is within")
    }

    fn find(&mut self, code: u16, pixel: u8) -> Option<u16> {
        let found = *self.slot(pair(code, pixel)) & 0xfff;
        // The codes of pairs come after those of single pixels.
        (found != 0).then(|| u16::try_from(found).unwrap_or(0))
    }

    /// Takes a number for a code and the pixel after it; begins anew when there are none left.
    fn add(&mut self, code: u16, pixel: u8, is_only_nothing: bool) {
        if self.next == CODES {
            self.begin();
            return;
        }
        let (pair, next) = (pair(code, pixel), self.next);
        *self.slot(pair) = pair << 12 | u32::from(next);
        if is_only_nothing {
            self.nothings.push(next);
        }
        self.next += 1;
    }

    fn put(&mut self, code: u16) {
        self.waiting |= u64::from(code) << self.count;
        self.count += self.bits;
        if self.count >= 32 {
            let [a, b, c, d, ..] = self.waiting.to_le_bytes();
            self.bytes.extend_from_slice(&[a, b, c, d]);
            self.waiting >>= 32;
            self.count -= 32;
        }
        // The reader knows a code only after the one that follows it.
        if self.next >= 1 << self.bits && self.bits < BITS_MAX {
            self.bits += 1;
        }
    }
}

/// How many of the first pixels are `NOTHING`.
fn nothings(pixels: &[u8]) -> usize {
    let mut count = 0;
    for eight in pixels.as_chunks::<8>().0 {
        let any = u64::from_le_bytes(*eight) ^ u64::from_le_bytes([NOTHING; 8]);
        if any != 0 {
            return count + any.trailing_zeros() as usize / 8;
        }
        count += 8;
    }
    let rest = pixels.iter().skip(count);
    count + rest.take_while(|pixel| **pixel == NOTHING).count()
}

fn pair(code: u16, pixel: u8) -> u32 {
    u32::from(code) << 8 | u32::from(pixel)
}
