//! The two seats at the board, and a pair of anything, one for each.

use std::fmt;
use std::ops::{Index, IndexMut};

/// A seat. South's holes are the lower row of a picture that takes nobody's part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The lower row.
    South,
    /// The upper row.
    North,
}

impl Side {
    /// Both seats, South first.
    pub const BOTH: [Self; 2] = [Self::South, Self::North];

    /// The seat across the board.
    ///
    /// ```
    /// use congkak::rules::Side;
    /// assert_eq!(Side::South.other(), Side::North);
    /// ```
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// The letter that stands for the seat in a record: `S` or `N`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::South => 'S',
            Self::North => 'N',
        }
    }

    /// The word that stands for the seat in a record's headers: `south` or `north`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::South => "south",
            Self::North => "north",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// One `T` for each seat, indexed by [`Side`].
///
/// ```
/// use congkak::rules::{BySide, Side};
/// let mut seeds = BySide { south: 3, north: 4 };
/// seeds[Side::South] += 1;
/// assert_eq!(seeds.south, seeds.north);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySide<T> {
    /// South's.
    pub south: T,
    /// North's.
    pub north: T,
}

impl<T> BySide<T> {
    /// Asks `f` for each side's value, South's first.
    pub fn from_fn(mut f: impl FnMut(Side) -> T) -> Self {
        Self {
            south: f(Side::South),
            north: f(Side::North),
        }
    }

    /// Turns each side's value into another.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> BySide<U> {
        BySide {
            south: f(self.south),
            north: f(self.north),
        }
    }

    /// References to both values.
    pub const fn as_ref(&self) -> BySide<&T> {
        BySide {
            south: &self.south,
            north: &self.north,
        }
    }

    /// Both values with their sides, South first.
    pub fn iter(&self) -> impl Iterator<Item = (Side, &T)> {
        [(Side::South, &self.south), (Side::North, &self.north)].into_iter()
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        }
    }
}
