//! How many seeds lie where.

use super::{BySide, Side};
use std::fmt;

/// The most holes a side can have, in any variant.
pub const HOLES_MAX: u8 = 10;
/// The most seeds a hole can start with, in any variant.
pub const SEEDS_MAX: u8 = 10;

/// A small hole, named as people name it: its owner, and its number from the owner's own left.
///
/// A `Hole` is only a name. Whether a board has it, and whether it can be picked, is for
/// [`Match::can_pick`](super::Match::can_pick) to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hole {
    /// Whose hole it is.
    pub side: Side,
    /// Its number, from 1 at the owner's own left.
    pub label: u8,
}

impl Hole {
    /// The hole `label` of `side`.
    #[must_use]
    pub const fn new(side: Side, label: u8) -> Self {
        Self { side, label }
    }

    /// The hole across the board: *n + 1 − h* of the other side, on a board of `holes` a side.
    ///
    /// ```
    /// use congkak::rules::{Hole, Side};
    /// let first = Hole::new(Side::South, 1);
    /// assert_eq!(first.opposite(7), Hole::new(Side::North, 7));
    /// ```
    #[must_use]
    pub const fn opposite(self, holes: u8) -> Self {
        Self {
            side: self.side.other(),
            label: (holes + 1).saturating_sub(self.label),
        }
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.side.letter(), self.label)
    }
}

/// Where a seed can be laid: a hole, or a side's store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A small hole.
    Hole(Hole),
    /// A side's store.
    Store(Side),
}

/// The seeds in every hole and store, and which holes are burnt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    // Invariant: 1..=HOLES_MAX.
    size: u8,
    // In label order; invariant: zero from `size` on.
    holes: BySide<[u8; HOLES_MAX as usize]>,
    stores: BySide<u8>,
    // Bit `label - 1` is set where the hole is burnt.
    burnt: BySide<u16>,
}

impl Board {
    /// A board of `size` holes a side with `seeds` in each, empty stores and nothing burnt.
    ///
    /// A `size` outside 1..=[`HOLES_MAX`] is brought into it: options are checked before.
    #[must_use]
    pub fn new(size: u8, seeds: u8) -> Self {
        let size = size.clamp(1, HOLES_MAX);
        let mut row = [0; HOLES_MAX as usize];
        for seeds_in_hole in row.iter_mut().take(usize::from(size)) {
            *seeds_in_hole = seeds;
        }
        Self {
            size,
            holes: BySide {
                south: row,
                north: row,
            },
            stores: BySide::default(),
            burnt: BySide::default(),
        }
    }

    /// Holes a side.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// The seeds of a side's holes, from label 1 on.
    #[must_use]
    pub fn row(&self, side: Side) -> &[u8] {
        self.holes[side]
            .get(..usize::from(self.size))
            .expect("size is at most HOLES_MAX")
    }

    /// The seeds in a hole; 0 for a hole that the board does not have.
    #[must_use]
    pub fn seeds(&self, hole: Hole) -> u8 {
        self.row(hole.side)
            .get(usize::from(hole.label).wrapping_sub(1))
            .copied()
            .unwrap_or(0)
    }

    /// The seeds in a store.
    #[must_use]
    pub fn store(&self, side: Side) -> u8 {
        self.stores[side]
    }

    /// Whether a hole is burnt.
    #[must_use]
    pub fn is_burnt(&self, hole: Hole) -> bool {
        (1..=self.size).contains(&hole.label) && self.burnt[hole.side] >> (hole.label - 1) & 1 == 1
    }

    /// The holes of a side, from label 1 on.
    pub fn holes(&self, side: Side) -> impl Iterator<Item = Hole> + use<> {
        (1..=self.size).map(move |label| Hole::new(side, label))
    }

    /// The seeds in a side's holes together.
    #[must_use]
    pub fn in_row(&self, side: Side) -> u8 {
        self.row(side).iter().sum()
    }

    /// All seeds on the board, stores included.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.in_row(Side::South) + self.in_row(Side::North) + self.stores.south + self.stores.north
    }

    /// Whether a side has no seed in its holes.
    #[must_use]
    pub fn is_bare(&self, side: Side) -> bool {
        self.holes[side] == [0; HOLES_MAX as usize]
    }

    /// Lifts all seeds of a hole.
    pub(super) fn take(&mut self, hole: Hole) -> u8 {
        let seeds = self.seeds(hole);
        self.set_seeds(hole, 0);
        seeds
    }

    /// Lays one seed.
    pub(super) fn add(&mut self, place: Place) {
        match place {
            Place::Hole(hole) => self.set_seeds(hole, self.seeds(hole) + 1),
            Place::Store(side) => self.stores[side] += 1,
        }
    }

    /// Moves the seeds of a hole to a store; returns how many.
    pub(super) fn bank(&mut self, hole: Hole, side: Side) -> u8 {
        let seeds = self.take(hole);
        self.stores[side] += seeds;
        seeds
    }

    pub(super) fn set_seeds(&mut self, hole: Hole, seeds: u8) {
        debug_assert!((1..=self.size).contains(&hole.label), "no hole {hole}");
        if let Some(slot) = self.holes[hole.side].get_mut(usize::from(hole.label).wrapping_sub(1)) {
            *slot = seeds;
        }
    }

    pub(super) fn set_store(&mut self, side: Side, seeds: u8) {
        self.stores[side] = seeds;
    }

    pub(super) fn set_burnt(&mut self, hole: Hole) {
        debug_assert!((1..=self.size).contains(&hole.label), "no hole {hole}");
        self.burnt[hole.side] |= 1 << (hole.label - 1);
    }
}
