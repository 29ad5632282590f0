//! Compresses the rows of a board for a PNG.
//!
//! A general compressor searches everything it has seen for what comes next. Here nearly all of
//! a picture is known beforehand: the empty board. Where each of its pixels repeats earlier ones
//! is searched once ([`Hints`]), and a picture is compressed by trying the hint, the pixel to the
//! left and the row above. This is faster than the quickest level of a general compressor, and
//! as codes are fitted to each picture, the output is as small as that of its middle levels.
//! The format is that of RFC 1950 and RFC 1951.

/// Longest match that the format has.
const MATCH_MAX: usize = 258;
/// A shorter match costs more than its literals.
const MATCH_MIN: usize = 4;
/// A match this long is taken without looking for a longer one.
const MATCH_GOOD: usize = 12;
/// Four bytes that are remembered with their place.
const RECENT: usize = 1 << 13;
/// The farthest that a match can lie back.
const WINDOW: usize = 1 << 15;
/// Literals, the end of the block, and lengths.
const SYMBOLS: usize = 286;
const END: usize = 256;
const DISTANCES: usize = 30;
const CODE_BITS_MAX: u8 = 15;

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
    let mut tally = Tally::default();
    let tokens = tokens(raw, hints, &mut tally);
    let mut bits = Bits::new(96 << 10);
    // Deflate with a window of 32 KB, quickest level.
    bits.bytes.extend_from_slice(&[0x78, 0x01]);
    block(&mut bits, &tokens, &tally);
    let mut bytes = bits.finish();
    bytes.extend_from_slice(&simd_adler32::adler32(&raw).to_be_bytes());
    bytes
}

/// A literal, or a match with its length and its distance less one.
#[derive(Clone, Copy)]
struct Token(u32);

impl Token {
    const MATCH: u32 = 1 << 31;

    fn new_match(length: usize, distance: usize) -> Self {
        let [length, before] = [length, distance - 1].map(|n| u32::try_from(n).unwrap_or(0));
        Self(Self::MATCH | length << 16 | before)
    }
}

/// How often each symbol occurs.
struct Tally {
    symbols: [u32; SYMBOLS],
    distances: [u32; DISTANCES],
}

impl Default for Tally {
    fn default() -> Self {
        let mut symbols = [0; SYMBOLS];
        if let Some(end) = symbols.get_mut(END) {
            *end = 1;
        }
        Self {
            symbols,
            distances: [0; DISTANCES],
        }
    }
}

fn count(counts: &mut [u32], symbol: usize) {
    if let Some(count) = counts.get_mut(symbol) {
        *count += 1;
    }
}

/// What the rows are made of.
fn tokens(raw: &[u8], hints: &Hints, tally: &mut Tally) -> Vec<Token> {
    let mut tokens = Vec::with_capacity(64 << 10);
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
            count(&mut tally.symbols, length_symbol(length).0);
            count(&mut tally.distances, distance_symbol(distance).0);
            tokens.push(Token::new_match(length, distance));
            at += length;
        } else {
            let [first, ..] = word.to_le_bytes();
            count(&mut tally.symbols, usize::from(first));
            tokens.push(Token(u32::from(first)));
            at += 1;
        }
    }
    for last in raw.get(at..).unwrap_or_default() {
        count(&mut tally.symbols, usize::from(*last));
        tokens.push(Token(u32::from(*last)));
    }
    tokens
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

/// Bits to write, lowest first, and how many.
#[derive(Clone, Copy, Default)]
struct Code {
    bits: u32,
    count: u8,
}

impl Code {
    /// This code and then extra bits.
    fn then(self, extra: u16, count: u8) -> Self {
        Self {
            bits: self.bits | u32::from(extra) << self.count,
            count: self.count + count,
        }
    }
}

/// Writes one block with codes of its own.
fn block(bits: &mut Bits, tokens: &[Token], tally: &Tally) {
    let lengths = code_lengths(&tally.symbols, CODE_BITS_MAX);
    let distance_lengths = code_lengths(&tally.distances, CODE_BITS_MAX);
    header(bits, &lengths, &distance_lengths);
    let symbols = codes(&lengths);
    let distances = codes(&distance_lengths);
    let code = |codes: &[Code], symbol: usize| codes.get(symbol).copied().unwrap_or_default();
    // The codes of all match lengths with their extra bits.
    let matches: Vec<Code> = (0..=MATCH_MAX)
        .map(|length| {
            let (symbol, extra, count) = length_symbol(length.max(3));
            code(&symbols, symbol).then(extra, count)
        })
        .collect();
    // Most matches lie as far back as one shortly before.
    let mut same = (0, Code::default());
    for Token(token) in tokens {
        if token & Token::MATCH == 0 {
            bits.put(code(&symbols, usize::try_from(*token).unwrap_or(0)));
            continue;
        }
        let length = usize::try_from(token >> 16 & 0x1ff).unwrap_or(0);
        let before = usize::try_from(token & 0xffff).unwrap_or(0);
        if same.0 != before + 1 {
            let (symbol, extra, count) = distance_symbol(before + 1);
            same = (before + 1, code(&distances, symbol).then(extra, count));
        }
        bits.put(code(&matches, length));
        bits.put(same.1);
    }
    bits.put(code(&symbols, END));
}

/// Writes the lengths of all codes.
fn header(bits: &mut Bits, lengths: &[u8], distances: &[u8]) {
    /// The order in which the lengths of the length codes are written.
    const ORDER: [usize; 19] = [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ];
    let all = || lengths.iter().chain(distances);
    let mut counts = [0_u32; 19];
    for length in all() {
        if let Some(count) = counts.get_mut(usize::from(*length)) {
            *count += 1;
        }
    }
    let length_lengths = code_lengths(&counts, 7);
    let length_codes = codes(&length_lengths);
    let mut number = |number: usize, count: u8| {
        let number = u32::try_from(number).unwrap_or(0);
        bits.put(Code {
            bits: number,
            count,
        });
    };
    // The last block, with codes of its own.
    number(0b101, 3);
    number(lengths.len() - 257, 5);
    number(distances.len() - 1, 5);
    number(ORDER.len() - 4, 4);
    for symbol in ORDER {
        let length = length_lengths.get(symbol).copied().unwrap_or(0);
        number(usize::from(length), 3);
    }
    for length in all() {
        let code = length_codes.get(usize::from(*length));
        bits.put(code.copied().unwrap_or_default());
    }
}

/// The symbol of a match length, its extra bits and how many they are.
fn length_symbol(length: usize) -> (usize, u16, u8) {
    if length == MATCH_MAX {
        return (285, 0, 0);
    }
    let (step, extra, bits) = stepped(length - 3, 2);
    (257 + step, extra, bits)
}

/// The symbol of a distance, its extra bits and how many they are.
fn distance_symbol(distance: usize) -> (usize, u16, u8) {
    stepped(distance - 1, 1)
}

/// A number as the format steps them: ever coarser steps, 2 to the `fine` of each width.
fn stepped(number: usize, fine: u32) -> (usize, u16, u8) {
    let top = usize::BITS - number.leading_zeros();
    let width = top.saturating_sub(fine + 1);
    let step = (usize::try_from(width).unwrap_or(0) << fine) + (number >> width);
    let extra = number & ((1 << width) - 1);
    (
        step,
        u16::try_from(extra).unwrap_or(0),
        u8::try_from(width).unwrap_or(0),
    )
}

/// Code lengths for symbols that occur so often, none longer than `most` (Huffman's method).
fn code_lengths(counts: &[u32], most: u8) -> Vec<u8> {
    let mut counts = counts.to_vec();
    loop {
        let lengths = huffman(&counts);
        if lengths.iter().all(|length| *length <= most) {
            return lengths;
        }
        // Flatter counts give shorter codes; after a few rounds all are alike.
        for count in counts.iter_mut().filter(|count| **count > 0) {
            *count = (*count >> 2) + 1;
        }
    }
}

fn huffman(counts: &[u32]) -> Vec<u8> {
    use std::cmp::Reverse;
    use std::collections::BinaryHeap;
    let mut parents = vec![0_usize; counts.len()];
    let mut heap: BinaryHeap<_> = counts
        .iter()
        .enumerate()
        .filter(|(_, count)| **count > 0)
        .map(|(symbol, count)| Reverse((*count, symbol)))
        .collect();
    if let (1, Some(Reverse((_, only)))) = (heap.len(), heap.peek().copied()) {
        let mut lengths = vec![0; counts.len()];
        if let Some(length) = lengths.get_mut(only) {
            *length = 1;
        }
        return lengths;
    }
    while let (Some(Reverse((a, first))), Some(Reverse((b, second)))) = (heap.pop(), heap.pop()) {
        let node = parents.len();
        parents.push(0);
        for child in [first, second] {
            if let Some(parent) = parents.get_mut(child) {
                *parent = node;
            }
        }
        if heap.is_empty() {
            break;
        }
        heap.push(Reverse((a + b, node)));
    }
    // Parents come after their children, so depths are known from the end.
    let mut depths = vec![0_u8; parents.len()];
    for node in (0..parents.len()).rev() {
        let parent = parents.get(node).copied().unwrap_or(0);
        if parent > 0 {
            let depth = depths.get(parent).copied().unwrap_or(0) + 1;
            if let Some(own) = depths.get_mut(node) {
                *own = depth;
            }
        }
    }
    depths.truncate(counts.len());
    depths
}

/// The codes of given lengths, as the format numbers them.
fn codes(lengths: &[u8]) -> Vec<Code> {
    let mut used = [0_u16; 17];
    for length in lengths.iter().filter(|length| **length > 0) {
        if let Some(used) = used.get_mut(usize::from(*length)) {
            *used += 1;
        }
    }
    // The first code of each length follows the last of the one before, a bit longer.
    let mut next = [0_u16; 17];
    let mut code = 0;
    for (slot, used) in next.iter_mut().zip(used).skip(1) {
        *slot = code;
        code = (code + used) << 1;
    }
    lengths
        .iter()
        .map(|length| match next.get_mut(usize::from(*length)) {
            Some(code) if *length > 0 => {
                let own = code.reverse_bits() >> (16 - length);
                *code += 1;
                Code {
                    bits: u32::from(own),
                    count: *length,
                }
            }
            _ => Code::default(),
        })
        .collect()
}

/// Bits, lowest first.
struct Bits {
    bytes: Vec<u8>,
    waiting: u64,
    count: u8,
}

impl Bits {
    fn new(capacity: usize) -> Self {
        Self {
            bytes: Vec::with_capacity(capacity),
            waiting: 0,
            count: 0,
        }
    }

    fn put(&mut self, code: Code) {
        self.waiting |= u64::from(code.bits) << self.count;
        self.count += code.count;
        if self.count >= 32 {
            let [a, b, c, d, ..] = self.waiting.to_le_bytes();
            self.bytes.extend_from_slice(&[a, b, c, d]);
            self.waiting >>= 32;
            self.count -= 32;
        }
    }

    fn finish(mut self) -> Vec<u8> {
        let bytes = self.waiting.to_le_bytes();
        let whole = usize::from(self.count.div_ceil(8));
        self.bytes
            .extend_from_slice(bytes.get(..whole).unwrap_or(&bytes));
        self.bytes
    }
}
