//! What was played, and what it did: the entries of a record, and the steps of a hand.

use super::{Board, BySide, Hole, Place, Side};
use std::fmt;

/// One entry of a record: a pick, a wave, or a word that ends the match (RULES.md §9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// One player's pick: `S5`.
    Pick(Hole),
    /// Both players' secret picks of a wave, as labels: `S5+N3`.
    Wave(BySide<u8>),
    /// A side resigned: `S!`.
    Resigned(Side),
    /// A side ran out of time and the other claimed the match: `S?`.
    OutOfTime(Side),
    /// Both agreed on a draw: `=`.
    DrawAgreed,
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pick(hole) => hole.fmt(f),
            Self::Wave(BySide { south, north }) => write!(f, "S{south}+N{north}"),
            Self::Resigned(side) => write!(f, "{}!", side.letter()),
            Self::OutOfTime(side) => write!(f, "{}?", side.letter()),
            Self::DrawAgreed => f.write_str("="),
        }
    }
}

/// What a hand did, in the order in which it is to be shown.
///
/// In a wave the two hands drop in step: the drops of both follow one another, South's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A hand lifted all seeds of a hole: a pick, or a relay.
    Lift {
        /// Whose hand.
        by: Side,
        /// From where.
        from: Hole,
        /// How many.
        seeds: u8,
    },
    /// A hand laid one seed.
    Drop {
        /// Whose hand.
        by: Side,
        /// Where the seed was laid.
        at: Place,
        /// Where it went at once: elsewhere than `at` when `at` is burnt and seeds are forfeit.
        into: Place,
    },
    /// Seeds of a hole were moved to a store: a capture. One step a hole.
    Capture {
        /// Who captured.
        by: Side,
        /// The hole that was emptied.
        from: Hole,
        /// How many seeds.
        seeds: u8,
    },
    /// The seeds left in a hole went to the store of the side they lay on, as the round ended.
    Sweep {
        /// The hole that was emptied.
        from: Hole,
        /// How many seeds.
        seeds: u8,
    },
}

/// Why a turn, or a side's part in a wave, was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LastSeed {
    /// It fell in the own store: pick again.
    OwnStore,
    /// It made a capture.
    Captured,
    /// It was laid where nothing more happens.
    Stayed,
    /// It was laid in a burnt hole.
    Burnt,
    /// It fell in a hole from which the hand relays in the next wave.
    Relays,
    /// It fell in the own store, but all that is left to pick is the hole that the other side is
    /// about to relay from: out of the opening (RULES.md §4.5).
    NoPick,
    /// The round ended before the hand could go on.
    RoundEnded,
}

/// Why a round was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundEndReason {
    /// A side had no seed left in its holes.
    SideEmpty,
    /// Oware: the side to move had nothing to move, or could not feed the other.
    CannotFeed,
    /// Oware: a side had more than half of the seeds, or both just half.
    Majority,
    /// Oware: a position came back.
    Repetition,
    /// The match was decided by a word: resigned, out of time, a draw agreed.
    ByWord,
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoundEnd {
    /// Which round, from 1.
    pub round: u8,
    /// The final board: holes emptied, unless it ended by word or by majority.
    pub board: Board,
    /// The seeds that count: each side's store, after the sweep if there was one.
    pub seeds: BySide<u8>,
    /// Who won the round; `None` for a draw, and for a round that a word cut short.
    pub winner: Option<Side>,
    /// Why.
    pub reason: RoundEndReason,
}

/// All that one entry did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The entry itself.
    pub entry: Entry,
    /// The round it was played in, from 1.
    pub round: u8,
    /// The board before it.
    pub before: Board,
    /// What the hands did, laps, waves, captures and sweep together.
    pub steps: Vec<Step>,
    /// Hands lifted by each side: its laps.
    pub laps: BySide<u16>,
    /// Seeds laid, all laps and waves together.
    pub sown: u16,
    /// Seeds captured by each side.
    pub captured: BySide<u8>,
    /// How each side's last hand ended; `None` for a side that sowed nothing.
    pub last_seed: BySide<Option<LastSeed>>,
    /// Whether the opening was over with this entry (then the next pick is an open one).
    pub opening_ended: bool,
    /// How the round ended, if it did.
    pub round_end: Option<RoundEnd>,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This side won.
    Won(Side),
    /// Nobody won.
    Draw,
}
