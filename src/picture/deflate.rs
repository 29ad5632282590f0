//! The format of RFC 1950 and RFC 1951: literals and matches, in one block with codes of its own.

/// Longest match that the format has.
pub(super) const MATCH_MAX: usize = 258;
/// Literals, the end of the block, and lengths.
const SYMBOLS: usize = 286;
const END: usize = 256;
const DISTANCES: usize = 30;
const CODE_BITS_MAX: u8 = 15;
/// Set in a token that is a match.
const MATCH: u32 = 1 << 31;

/// What is to be written, and how often each symbol of it occurs.
pub(super) struct Stream {
    /// A literal; or [`MATCH`], a length from bit 16 on and a distance less one.
    tokens: Vec<u32>,
    symbols: [u32; SYMBOLS],
    distances: [u32; DISTANCES],
}

impl Stream {
    pub(super) fn new() -> Self {
        let mut symbols = [0; SYMBOLS];
        count(&mut symbols, END);
        Self {
            tokens: Vec::with_capacity(64 << 10),
            symbols,
            distances: [0; DISTANCES],
        }
    }

    /// Appends a byte.
    pub(super) fn literal(&mut self, byte: u8) {
        count(&mut self.symbols, usize::from(byte));
        self.tokens.push(u32::from(byte));
    }

    /// Appends `length` bytes that are those `distance` before: 3 to [`MATCH_MAX`], 1 to 32768.
    pub(super) fn repeat(&mut self, length: usize, distance: usize) {
        count(&mut self.symbols, length_symbol(length).0);
        count(&mut self.distances, distance_symbol(distance).0);
        let [length, before] = [length, distance - 1].map(|n| u32::try_from(n).unwrap_or(0));
        self.tokens.push(MATCH | length << 16 | before);
    }

    /// All of it as a zlib stream, given the Adler-32 sum of what it stands for.
    pub(super) fn zlib(&self, sum: u32) -> Vec<u8> {
        let mut bits = Bits::new();
        // Deflate with a window of 32 KB, quickest level.
        bits.put(Code {
            bits: 0x0178,
            count: 16,
        });
        block(&mut bits, self);
        let mut bytes = bits.finish();
        bytes.extend_from_slice(&sum.to_be_bytes());
        bytes
    }
}

fn count(counts: &mut [u32], symbol: usize) {
    if let Some(count) = counts.get_mut(symbol) {
        *count += 1;
    }
}

/// Bits to write, lowest first, and how many.
#[derive(Clone, Copy, Default)]
struct Code {
    bits: u64,
    count: u8,
}

impl Code {
    /// This code and then another.
    fn then(self, next: Self) -> Self {
        Self {
            bits: self.bits | next.bits << self.count,
            count: self.count + next.count,
        }
    }
}

/// Writes one block with codes of its own.
fn block(bits: &mut Bits, stream: &Stream) {
    let lengths = code_lengths(&stream.symbols, CODE_BITS_MAX);
    let distance_lengths = code_lengths(&stream.distances, CODE_BITS_MAX);
    header(bits, &lengths, &distance_lengths);
    let symbols = codes(&lengths);
    let distances = codes(&distance_lengths);
    let code = |codes: &[Code], symbol: usize| codes.get(symbol).copied().unwrap_or_default();
    // The codes of all match lengths with their extra bits.
    let matches: Vec<Code> = (0..=MATCH_MAX)
        .map(|length| {
            let (symbol, extra) = length_symbol(length.max(3));
            code(&symbols, symbol).then(extra)
        })
        .collect();
    for token in &stream.tokens {
        if token & MATCH == 0 {
            bits.put(code(&symbols, usize::try_from(*token).unwrap_or(0)));
            continue;
        }
        let length = usize::try_from(token >> 16 & 0x1ff).unwrap_or(0);
        let before = usize::try_from(token & 0xffff).unwrap_or(0);
        let (symbol, extra) = distance_symbol(before + 1);
        let distance = code(&distances, symbol).then(extra);
        bits.put(code(&matches, length).then(distance));
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
        let number = u64::try_from(number).unwrap_or(0);
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

/// The symbol of a match length, and its extra bits.
fn length_symbol(length: usize) -> (usize, Code) {
    if length == MATCH_MAX {
        return (285, Code::default());
    }
    let (step, extra) = stepped(length - 3, 2);
    (257 + step, extra)
}

/// The symbol of a distance, and its extra bits.
fn distance_symbol(distance: usize) -> (usize, Code) {
    stepped(distance - 1, 1)
}

/// A number as the format steps them: ever coarser steps, 2 to the `fine` of each width.
fn stepped(number: usize, fine: u32) -> (usize, Code) {
    let top = usize::BITS - number.leading_zeros();
    let width = top.saturating_sub(fine + 1);
    let step = (usize::try_from(width).unwrap_or(0) << fine) + (number >> width);
    let extra = number & ((1 << width) - 1);
    let extra = Code {
        bits: u64::try_from(extra).unwrap_or(0),
        count: u8::try_from(width).unwrap_or(0),
    };
    (step, extra)
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
                    bits: u64::from(own),
                    count: *length,
                }
            }
            _ => Code::default(),
        })
        .collect()
}

/// Bits, lowest first.
struct Bits {
    /// Those that are written, and room for more.
    bytes: Vec<u8>,
    written: usize,
    /// Less than eight bits between two calls.
    waiting: u64,
    count: u8,
}

impl Bits {
    fn new() -> Self {
        Self {
            bytes: vec![0; 96 << 10],
            written: 0,
            waiting: 0,
            count: 0,
        }
    }

    /// Appends a code of at most 56 bits.
    fn put(&mut self, code: Code) {
        self.waiting |= code.bits << self.count;
        self.count += code.count;
        // All that waits is written each time, the rest of its last byte to be written over: that
        // is cheaper than a processor that guesses wrong whether there is a whole byte.
        let bytes = self.waiting.to_le_bytes();
        let room = self.written..self.written + bytes.len();
        if room.end > self.bytes.len() {
            self.bytes.resize(self.bytes.len() * 2, 0);
        }
        if let Some(room) = self.bytes.get_mut(room) {
            room.copy_from_slice(&bytes);
        }
        let whole = self.count / 8;
        self.written += usize::from(whole);
        self.waiting >>= whole * 8;
        self.count %= 8;
    }

    fn finish(mut self) -> Vec<u8> {
        let rest = usize::from(self.count > 0);
        self.bytes.truncate(self.written + rest);
        self.bytes
    }
}
