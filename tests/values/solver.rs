//! Kalah to the end of the round, by alpha-beta with a table of what is known.

use congkak::rules::{Options, Position, Side, Variant};
use std::hash::{Hash, Hasher};

/// More seeds than anyone can win by.
const INFINITE: i16 = 1_000;

/// What the side that starts wins by under best play.
pub(crate) fn value(holes: u8, seeds: u8) -> i16 {
    let options = Options {
        holes,
        seeds,
        ..Options::new(Variant::Kalah)
    };
    let start = Position::new(&options);
    let mut solver = Solver {
        total: i16::from(start.board().total()),
        known: Vec::new(),
    };
    // Windows of two around a first guess of nothing: most searches only have to refute it.
    let (mut least, mut most) = (-solver.total, solver.total);
    let mut guess = 0;
    while least < most {
        let bound = if guess == least { guess + 1 } else { guess };
        let found = solver.search(&start, bound - 1, bound);
        if found < bound {
            most = found;
        } else {
            least = found;
        }
        guess = found;
    }
    least
}

struct Solver {
    total: i16,
    // What is known of positions without their stores, by a part of their hash; empty at first, and
    // an older one gives way to a newer.
    known: Vec<Option<Known>>,
}

#[derive(Clone, Copy)]
struct Known {
    position: Position,
    // What the side to move wins by from there on.
    least: i16,
    most: i16,
}

impl Solver {
    /// What the side to move wins by from here on: itself between `alpha` and `beta`, a bound beyond.
    fn search(&mut self, position: &Position, alpha: i16, beta: i16) -> i16 {
        let key = position.without_stores();
        let slot = self.slot(&key);
        let left = self.left(position);
        let known = self.known.get(slot).copied().flatten();
        let known = known.filter(|known| known.position == key);
        let (least, most) = known.map_or((-left, left), |known| (known.least, known.most));
        if least >= beta || least == most {
            return least;
        }
        if most <= alpha {
            return most;
        }
        let (alpha, beta) = (alpha.max(least), beta.min(most));
        let mut best = -INFINITE;
        // What gives another pick first, and then from the store backwards.
        let mut picks: Vec<_> = position
            .choices()
            .map(|label| sown(position, label))
            .collect();
        picks.reverse();
        picks.sort_by_key(|next| next.ended().is_some() || next.to_move() != position.to_move());
        for next in picks {
            let gain = lead(&next, position.to_move()) - lead(position, position.to_move());
            let (low, high) = (alpha.max(best) - gain, beta - gain);
            let rest = match next.ended() {
                Some(_) => 0,
                None if next.to_move() == position.to_move() => self.search(&next, low, high),
                None => -self.search(&next, -high, -low),
            };
            best = best.max(gain + rest);
            if best >= beta {
                break;
            }
        }
        if let Some(known) = self.known.get_mut(slot) {
            *known = Some(Known {
                position: key,
                least: if best > alpha { best } else { least },
                most: if best < beta { best } else { most },
            });
        }
        best
    }

    /// The place of a position in the table, which grows with the board.
    fn slot(&mut self, key: &Position) -> usize {
        if self.known.is_empty() {
            let bits = (self.total / 2 + 4).min(22);
            self.known = vec![None; 1 << bits];
        }
        let mut mixer = Mixer(0);
        key.hash(&mut mixer);
        let slots = self.known.len() as u64;
        usize::try_from((mixer.0 >> 32) % slots).expect("below the table's length")
    }

    /// The seeds that lie in holes: nobody can win by more.
    fn left(&self, position: &Position) -> i16 {
        let stores = position.stores();
        self.total - i16::from(stores.south) - i16::from(stores.north)
    }
}

/// A hash that is quick, where nobody chooses what is hashed.
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(23) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

fn sown(position: &Position, label: u8) -> Position {
    let mut next = *position;
    next.sow(label).expect("a choice");
    next
}

/// How many seeds `side` is ahead by in the stores.
fn lead(position: &Position, side: Side) -> i16 {
    let stores = position.stores();
    i16::from(stores[side]) - i16::from(stores[side.other()])
}
