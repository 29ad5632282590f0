//! A round made for speed: searches and random play sow millions of these a second.
//!
//! It plays by the same rules as [`Round`], which is the one to read; tests hold the two together.
//! Up to seven holes a side, [`small`] packs a side into one number; more than that are left to
//! [`Round`].

mod bytes;
mod rows;
mod small;
mod trail;

use super::{
    Board, BySide, CannotPick, HOLES_MAX, Hole, Opening, Options, Round, RoundEndReason, Side,
};
use small::Small;

pub use trail::Trail;

/// A round as a search wants it: copied freely, sown fast, without an account of what a hand did.
///
/// ```
/// use congkak::rules::{Opening, Options, Position, Side, Variant};
/// let opening = Opening::Starts(Side::South);
/// let mut position = Position::new(&Options { opening, ..Options::new(Variant::Congkak) });
/// assert_eq!(position.choices().len(), 7);
/// // The one hole of the start that gives another pick.
/// position.sow(7)?;
/// assert_eq!(position.to_move(), Side::South);
/// assert_eq!(position.choices().collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
/// assert_eq!(position.stores().south, 1);
/// # Ok::<(), congkak::rules::CannotPick>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Small(Small),
    Large(Round),
}

impl Position {
    /// The start of the first round of a match, of the side that starts.
    ///
    /// A simultaneous opening is not a position of one side: here South starts then.
    #[must_use]
    pub fn new(options: &Options) -> Self {
        let starts = match options.opening {
            Opening::Starts(side) => side,
            Opening::Simultaneous => Side::South,
        };
        let board = Board::new(options.holes, options.seeds);
        Self::from(&Round::new(options, board, starts))
    }

    /// Holes a side.
    #[must_use]
    #[inline]
    pub const fn size(&self) -> u8 {
        match &self.0 {
            Kind::Small(small) => small.size(),
            Kind::Large(round) => round.board().size(),
        }
    }

    /// Whose pick is awaited; meaningless once the round is over.
    #[must_use]
    #[inline]
    pub const fn to_move(&self) -> Side {
        match &self.0 {
            Kind::Small(small) => small.mover(),
            Kind::Large(round) => round.to_move(),
        }
    }

    /// Why the round is over; `None` while it is not.
    ///
    /// That a position came back in Oware is for who keeps earlier ones to find.
    #[must_use]
    #[inline]
    pub const fn ended(&self) -> Option<RoundEndReason> {
        match &self.0 {
            Kind::Small(small) => small.ended(),
            Kind::Large(round) => round.ended(),
        }
    }

    /// The seeds in the stores: once the round is over, those that count.
    #[must_use]
    #[inline]
    pub fn stores(&self) -> BySide<u8> {
        match &self.0 {
            Kind::Small(small) => small.stores(),
            Kind::Large(round) => BySide::from_fn(|side| round.board().store(side)),
        }
    }

    /// The seeds in each side's holes together.
    #[must_use]
    #[inline]
    pub fn in_rows(&self) -> BySide<u8> {
        match &self.0 {
            Kind::Small(small) => small.in_rows(),
            Kind::Large(round) => BySide::from_fn(|side| round.board().in_row(side)),
        }
    }

    /// The holes that can be picked; none once the round is over.
    #[must_use]
    #[inline]
    pub fn choices(&self) -> Choices {
        match &self.0 {
            Kind::Small(small) => small.choices(),
            Kind::Large(round) => {
                let bits = round.choices().map(|hole| 1 << (hole.label - 1));
                Choices { bits: bits.sum() }
            }
        }
    }

    /// Sows a hole of the side to move, and all that follows.
    ///
    /// # Errors
    ///
    /// The rule that forbids the hole; the position is left as it was.
    #[inline]
    pub fn sow(&mut self, label: u8) -> Result<(), CannotPick> {
        match &mut self.0 {
            Kind::Small(small) if small.can_pick(label) => {
                small.sow(label);
                Ok(())
            }
            Kind::Small(small) => {
                let hole = Hole::new(small.mover(), label);
                Round::from(*small).can_pick(hole)
            }
            Kind::Large(round) => {
                let hole = Hole::new(round.to_move(), label);
                round.sow(hole, &mut |_| {}).map(|_| ())
            }
        }
    }

    /// The same seeds in holes with nothing in the stores, for a search to remember positions by.
    ///
    /// In Congkak and Kalah, whatever the side to move can still win by is the same for all
    /// positions that give the same one. In Oware the stores decide when a round is over.
    #[must_use]
    #[inline]
    pub fn without_stores(&self) -> Self {
        Self(match &self.0 {
            Kind::Small(small) => Kind::Small(small.without_stores()),
            Kind::Large(round) => Kind::Large(round.without_stores()),
        })
    }

    /// A number to remember the position by among those of its round: for another one it is another,
    /// as far as chance allows with 64 bits.
    #[must_use]
    #[inline]
    pub fn fingerprint(&self) -> u64 {
        match &self.0 {
            Kind::Small(small) => small.fingerprint(),
            Kind::Large(round) => {
                let board = round.board();
                let mut mixed = u64::from(round.to_move() == Side::North);
                for side in Side::BOTH {
                    let seeds = board.row(side).iter().copied().chain([board.store(side)]);
                    mixed = seeds.fold(mixed, |mixed, seeds| bytes::mixed(mixed, u64::from(seeds)));
                }
                mixed
            }
        }
    }

    /// How many seeds lie where.
    #[must_use]
    pub fn board(&self) -> Board {
        *Round::from(*self).board()
    }
}

impl From<&Round> for Position {
    fn from(round: &Round) -> Self {
        Self(match Small::new(round) {
            Some(small) => Kind::Small(small),
            None => Kind::Large(*round),
        })
    }
}

impl From<Position> for Round {
    fn from(position: Position) -> Self {
        match position.0 {
            Kind::Small(small) => Self::from(small),
            Kind::Large(round) => round,
        }
    }
}

/// The labels of the holes that can be picked, from 1 on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    // Bit `label - 1`.
    bits: u16,
}

impl Choices {
    /// How many there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> u32 {
        match NTH_LABEL.get(usize::from(self.bits)) {
            Some(&[.., len]) => u32::from(len),
            None => self.bits.count_ones(),
        }
    }

    /// Whether there are none: the round is over.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.bits == 0
    }

    /// Whether a hole is among them.
    #[must_use]
    #[inline]
    pub const fn has(&self, label: u8) -> bool {
        label >= 1 && label <= HOLES_MAX && self.bits >> (label - 1) & 1 == 1
    }

    /// The label that has `index` others before it.
    #[must_use]
    #[inline]
    pub fn nth_label(&self, index: u32) -> Option<u8> {
        if let Some([labels @ .., _]) = NTH_LABEL.get(usize::from(self.bits)) {
            let label = labels.get(index as usize);
            return label.copied().filter(|&label| label > 0);
        }
        self.clone().nth(index as usize)
    }
}

impl Iterator for Choices {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        let label = self.bits.trailing_zeros() + 1;
        self.bits &= self.bits.wrapping_sub(1);
        u8::try_from(label).ok().filter(|&label| label <= HOLES_MAX)
    }
}

/// By the bits of up to seven choices, and by how many come before: the label; 0 for no more. The
/// last column is how many there are.
///
/// A loop over the bits would be guessed wrong by the processor about once a pick, and counting them
/// takes a dozen instructions where there is none for it.
static NTH_LABEL: [[u8; 8]; 128] = nth_labels();

const fn nth_labels() -> [[u8; 8]; 128] {
    let mut all = [[0; 8]; 128];
    let mut bits = 0;
    while bits < 128 {
        let mut label = 1;
        let mut index: u8 = 0;
        while label < 8 {
            if bits >> (label - 1) & 1 == 1 {
                all[bits][index as usize] = label;
                index += 1;
            }
            label += 1;
        }
        all[bits][7] = index;
        bits += 1;
    }
    all
}

#[cfg(test)]
mod tests;
