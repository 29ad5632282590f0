//! The engine that anyone writes first: a `Vec` of places, laid seed by seed.

use super::playouts::Rng;
use congkak::rules::Variant;
use std::collections::HashSet;

/// Places 0 to n-1 are a side's holes in sowing order, n its store, and the other side's follow.
struct Board {
    holes: usize,
    places: Vec<u8>,
    to_move: usize,
}

impl Board {
    fn new(holes: usize, seeds: u8) -> Self {
        let mut places = vec![seeds; 2 * holes + 2];
        places[holes] = 0;
        places[2 * holes + 1] = 0;
        Self {
            holes,
            places,
            to_move: 0,
        }
    }

    fn first(&self, side: usize) -> usize {
        side * (self.holes + 1)
    }

    fn store(&self, side: usize) -> usize {
        self.first(side) + self.holes
    }

    fn row(&self, side: usize) -> std::ops::Range<usize> {
        self.first(side)..self.store(side)
    }

    fn is_empty(&self, side: usize) -> bool {
        self.row(side).all(|place| self.places[place] == 0)
    }

    fn choices(&self, feeding: bool) -> Vec<usize> {
        let must_feed = feeding && self.is_empty(1 - self.to_move);
        let store = self.store(self.to_move);
        let can_pick = |&place: &usize| {
            let seeds = usize::from(self.places[place]);
            seeds > 0 && (!must_feed || seeds >= store - place)
        };
        self.row(self.to_move).filter(can_pick).collect()
    }

    /// Lays the seeds of a place; returns the last place.
    fn lay(&mut self, from: usize, past_stores: bool) -> usize {
        let mut seeds = std::mem::take(&mut self.places[from]);
        let mut at = from;
        while seeds > 0 {
            at = (at + 1) % self.places.len();
            let is_store = at == self.store(0) || at == self.store(1);
            let skips = if past_stores {
                is_store || at == from
            } else {
                at == self.store(1 - self.to_move)
            };
            if !skips {
                self.places[at] += 1;
                seeds -= 1;
            }
        }
        at
    }

    fn opposite(&self, place: usize) -> usize {
        2 * self.holes - place
    }

    fn bank(&mut self, place: usize) {
        let seeds = std::mem::take(&mut self.places[place]);
        let store = self.store(self.to_move);
        self.places[store] += seeds;
    }

    /// Sows in Congkak or Kalah.
    fn sow(&mut self, from: usize, relays: bool) {
        let mut from = from;
        loop {
            let last = self.lay(from, false);
            if last == self.store(self.to_move) {
                return;
            }
            let is_own = self.row(self.to_move).contains(&last);
            if self.places[last] == 1 {
                let opposite = self.opposite(last);
                if is_own && (relays || self.places[opposite] > 0) {
                    self.bank(last);
                    self.bank(opposite);
                }
                break;
            }
            if !relays || self.is_empty(0) || self.is_empty(1) {
                break;
            }
            from = last;
        }
        self.to_move = 1 - self.to_move;
    }

    fn sow_oware(&mut self, from: usize) {
        let mut last = self.lay(from, true);
        let other = self.row(1 - self.to_move);
        let mut taken = Vec::new();
        while other.contains(&last) && matches!(self.places[last], 2 | 3) {
            taken.push(last);
            last = last.wrapping_sub(1);
        }
        if other
            .clone()
            .any(|place| self.places[place] > 0 && !taken.contains(&place))
        {
            for place in taken {
                self.bank(place);
            }
        }
        self.to_move = 1 - self.to_move;
    }

    fn is_decided(&self) -> bool {
        let half: u8 = self.places.iter().sum::<u8>() / 2;
        let stores = [self.places[self.store(0)], self.places[self.store(1)]];
        stores.iter().any(|&store| store > half) || stores == [half, half]
    }
}

/// Plays a random game; returns how many picks it had.
pub(crate) fn play(variant: Variant, rng: &mut Rng) -> u32 {
    let mut board = match variant {
        Variant::Congkak => Board::new(7, 7),
        Variant::Kalah | Variant::Oware => Board::new(6, 4),
    };
    let mut seen = HashSet::new();
    let mut picks = 0;
    loop {
        let is_over = match variant {
            Variant::Congkak | Variant::Kalah => board.is_empty(0) || board.is_empty(1),
            Variant::Oware => {
                board.is_decided() || !seen.insert((board.places.clone(), board.to_move))
            }
        };
        let choices = board.choices(variant == Variant::Oware);
        if is_over || choices.is_empty() {
            return picks;
        }
        let index = rng.below(u32::try_from(choices.len()).expect("at most seven"));
        let from = choices[index as usize];
        match variant {
            Variant::Congkak => board.sow(from, true),
            Variant::Kalah => board.sow(from, false),
            Variant::Oware => board.sow_oware(from),
        }
        picks += 1;
    }
}
