//! Laying a hand by adding a row of a table to both sides at once, whatever its size.

use super::bytes::{HOLES, ONES, STORE, at_either, stored, sum};

/// What laying a hand adds to the board, for one number of holes.
pub(super) struct Rows {
    // By the byte that is lifted and the seeds in it: what is added to the own side and to the
    // other, less the seeds lifted. Wrapping, as a byte that is lifted borrows from those above.
    added: [[[u64; 2]; 16]; 16],
    // Likewise: the byte in which the last seed falls.
    last: [[u8; 16]; 16],
    // A seed in every place of a time round, and how many of them are laid.
    round: [u64; 2],
    round_len: u8,
    // Whether a hand passes by the hole it was lifted from.
    passes_origin: bool,
}

impl Rows {
    /// Hands that lay a seed in the own store: Congkak and Kalah.
    #[inline]
    pub(super) fn past_store(holes: u8) -> &'static Self {
        PAST_STORE.get(usize::from(holes & 7)).expect("below 8")
    }

    /// Hands that stay in the holes and pass by the one that was lifted: Oware.
    #[inline]
    pub(super) fn past_origin(holes: u8) -> &'static Self {
        PAST_ORIGIN.get(usize::from(holes & 7)).expect("below 8")
    }

    /// Lays the seeds of a byte; returns the byte in which the last one falls.
    #[inline]
    pub(super) fn lay(&self, sides: &mut [u64; 2], from: u8) -> u8 {
        let mut seeds = at_either(*sides, from);
        if seeds > 15 {
            seeds = self.lay_rounds(sides, from, seeds);
        }
        let (from, seeds) = (usize::from(from & 15), usize::from(seeds & 15));
        let added = self.added.get(from).and_then(|row| row.get(seeds));
        let [to_mine, to_theirs] = added.expect("below 16");
        let [mine, theirs] = sides;
        *mine = mine.wrapping_add(*to_mine);
        *theirs = theirs.wrapping_add(*to_theirs);
        let last = self.last.get(from).and_then(|row| row.get(seeds));
        *last.expect("below 16")
    }

    /// Lays all whole times round of a large hand; returns the seeds that are left for a row.
    #[cold]
    fn lay_rounds(&self, sides: &mut [u64; 2], from: u8, seeds: u8) -> u8 {
        let rounds = (seeds - 1) / self.round_len;
        let laid = rounds * self.round_len;
        let [mine, theirs] = sides;
        let [to_mine, to_theirs] = self.round;
        *mine += u64::from(rounds) * to_mine;
        *theirs += u64::from(rounds) * to_theirs;
        let lifted = laid + if self.passes_origin { rounds } else { 0 };
        let half = if from <= STORE { mine } else { theirs };
        *half -= u64::from(lifted) << (8 * (from & 7));
        seeds - laid
    }
}

/// Lays the seeds of a byte one by one in these places, a bit for each byte.
///
/// For burnt holes that are skipped: there are too many ways to burn for a table of each.
pub(super) fn lay_in(places: u16, sides: &mut [u64; 2], from: u8) -> u8 {
    let seeds = at_either(*sides, from);
    let [mine, theirs] = sides;
    let half = if from <= STORE {
        &mut *mine
    } else {
        &mut *theirs
    };
    *half -= u64::from(seeds) << (8 * (from & 7));
    let mut last = from;
    for _ in 0..seeds {
        let ahead = places & (u16::MAX << 1) << last;
        let next = if ahead == 0 { places } else { ahead };
        last = u8::try_from(next.trailing_zeros()).expect("at most 16");
        let half = if last <= STORE {
            &mut *mine
        } else {
            &mut *theirs
        };
        *half += 1 << (8 * (last & 7));
    }
    last
}

/// The places in which seeds are laid when burnt holes are skipped, a bit for each byte.
pub(super) fn open_places(holes: u8, [burnt_mine, burnt_theirs]: [u8; 2]) -> u16 {
    let row = (u8::MAX << (STORE - holes)) & !(1 << STORE);
    u16::from_le_bytes([(row & !burnt_mine) | 1 << STORE, row & !burnt_theirs])
}

/// Moves what was laid in burnt bytes to the store of the other side.
#[inline]
pub(super) fn forfeit([mine, theirs]: &mut [u64; 2], [burnt_mine, burnt_theirs]: [u64; 2]) {
    let lost = sum((*mine & burnt_mine) + (*theirs & burnt_theirs));
    *mine &= !burnt_mine;
    *theirs = (*theirs & !burnt_theirs) + stored(lost);
}

/// By the number of holes.
static PAST_STORE: [Rows; 8] = [
    rows(0, true),
    rows(1, true),
    rows(2, true),
    rows(3, true),
    rows(4, true),
    rows(5, true),
    rows(6, true),
    rows(7, true),
];

/// By the number of holes.
static PAST_ORIGIN: [Rows; 8] = [
    rows(0, false),
    rows(1, false),
    rows(2, false),
    rows(3, false),
    rows(4, false),
    rows(5, false),
    rows(6, false),
    rows(7, false),
];

const fn rows(holes: u8, past_store: bool) -> Rows {
    let first = STORE - holes;
    let row = (ONES << (8 * (first & 7))) & HOLES;
    let mut rows = Rows {
        added: [[[0; 2]; 16]; 16],
        last: [[0; 16]; 16],
        round: if past_store {
            [row | 1 << 56, row]
        } else {
            [row, row]
        },
        round_len: if past_store {
            2 * holes + 1
        } else {
            (2 * holes).saturating_sub(1)
        },
        passes_origin: !past_store,
    };
    let mut from = 0;
    while from < 16 {
        let is_hole = from % 8 >= first && from % 8 < STORE;
        let mut seeds = 1;
        while is_hole && seeds < 16 {
            let (added, last) = row_of(first, past_store, from, seeds);
            rows.added[from as usize][seeds as usize] = added;
            rows.last[from as usize][seeds as usize] = last;
            seeds += 1;
        }
        from += 1;
    }
    rows
}

const fn row_of(first: u8, past_store: bool, from: u8, seeds: u8) -> ([u64; 2], u8) {
    let mut added = [0_u64; 2];
    let mut at = from;
    let mut left = seeds;
    while left > 0 {
        at = match at + 1 {
            STORE if past_store => STORE,
            STORE | 8 => 8 + first,
            15 => first,
            next => next,
        };
        if past_store || at != from {
            added[at as usize / 8] += 1 << (8 * (at % 8));
            left -= 1;
        }
    }
    let half = &mut added[from as usize / 8];
    *half = half.wrapping_sub((seeds as u64) << (8 * (from % 8)));
    (added, at)
}
