//! Congkak's simultaneous opening: both sow at once, wave by wave (RULES.md §4).
//!
//! Sources as in `congkak.rs`. Where they are silent, we play, to treat both players alike:
//!
//! - Two captures of one pair of holes bank the own seed each.
//! - A relay hole that a capture empties: its player is out of the opening.
//! - Two relays from one hole: neither goes on, both are out.
//! - A player to whom only the hole is left that the other relays from is out (the code leaves such
//!   a player without a pick).
//! - Both leave in one wave with equal hands: the seat that the lot named plays first.

use super::congkak::{LAPS_MAX, LapEnd, bank_both, lap_end};
use super::hand::{Hand, capture, clockwise};
use super::round::can_lift;
use super::{Board, Burnt, BySide, CannotPick, Hole, LastSeed, Side, Step};

/// An opening in which both sides still are, and at least one must pick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Waves {
    standing: BySide<Standing>,
}

/// How a side that is still in the opening begins the next wave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// By a pick.
    Picks,
    /// By a relay from this hole, without a pick.
    Relays(Hole),
}

/// What a wave, and those that followed it without a pick, led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WavesEnd {
    /// Both are still in the opening.
    GoesOn,
    /// A side has no seed left in its holes.
    SideEmpty,
    /// Both left in the same wave: this side plays next.
    BothOut(Side),
    /// This side goes on alone.
    Alone(Side, Standing),
}

impl Waves {
    pub(super) const fn new() -> Self {
        Self {
            standing: BySide {
                south: Standing::Picks,
                north: Standing::Picks,
            },
        }
    }

    /// Whose pick the next wave needs.
    pub(super) fn awaited(self) -> BySide<bool> {
        self.standing.map(|standing| standing == Standing::Picks)
    }

    /// The hole that a side relays from in the next wave.
    pub(super) fn relaying(self) -> BySide<Option<Hole>> {
        self.standing.map(|standing| match standing {
            Standing::Relays(from) => Some(from),
            Standing::Picks => None,
        })
    }

    pub(super) fn can_pick(self, board: &Board, hole: Hole) -> Result<(), CannotPick> {
        if self.standing[hole.side] != Standing::Picks {
            return Err(CannotPick::NotAwaited);
        }
        can_lift(board, hole)?;
        if self.standing[hole.side.other()] == Standing::Relays(hole) {
            return Err(CannotPick::RelayedFrom);
        }
        Ok(())
    }

    /// Sows a wave, and those that follow it without a pick.
    ///
    /// `picks` has the label of each awaited pick, and each can be picked. `last_seed` is told how
    /// each hand ended.
    pub(super) fn sow(
        &mut self,
        board: &mut Board,
        picks: BySide<u8>,
        lot: Side,
        last_seed: &mut BySide<Option<LastSeed>>,
        see: &mut impl FnMut(Step),
    ) -> WavesEnd {
        for _ in 0..LAPS_MAX {
            let from = BySide::from_fn(|side| match self.standing[side] {
                Standing::Picks => Hole::new(side, picks[side]),
                Standing::Relays(from) => from,
            });
            let (hands, ends) = sow_in_step(board, from, see);
            let ends = carry_out(board, ends, see);
            *last_seed = ends.map(|end| Some(end.0));
            if Side::BOTH.iter().any(|&side| board.is_bare(side)) {
                for end in [&mut last_seed.south, &mut last_seed.north] {
                    if matches!(end, Some(LastSeed::OwnStore | LastSeed::Relays)) {
                        *end = Some(LastSeed::RoundEnded);
                    }
                }
                return WavesEnd::SideEmpty;
            }
            let (south, north) = match (ends.south.1, ends.north.1) {
                (Some(south), Some(north)) => (south, north),
                (Some(south), None) => return WavesEnd::Alone(Side::South, south),
                (None, Some(north)) => return WavesEnd::Alone(Side::North, north),
                (None, None) => return WavesEnd::BothOut(finished_first(hands, lot)),
            };
            self.standing = BySide { south, north };
            for side in Side::BOTH {
                if self.standing[side] == Standing::Picks
                    && board
                        .holes(side)
                        .all(|hole| self.can_pick(board, hole).is_err())
                {
                    last_seed[side] = Some(LastSeed::NoPick);
                    return WavesEnd::Alone(side.other(), self.standing[side.other()]);
                }
            }
            if self.awaited() != BySide::default() {
                return WavesEnd::GoesOn;
            }
        }
        unreachable!("an opening of more than {LAPS_MAX} waves without a pick");
    }
}

/// Lifts both hands, lays them out a seed each per tick, and judges their ends on the one board.
///
/// Returns how many seeds each hand had, too.
fn sow_in_step(
    board: &mut Board,
    from: BySide<Hole>,
    see: &mut impl FnMut(Step),
) -> (BySide<u8>, BySide<LapEnd>) {
    let mut hands =
        BySide::from_fn(|side| Hand::lift(board, (clockwise, Burnt::Off), side, from[side], see));
    let lifted = BySide::from_fn(|side| hands[side].seeds);
    let mut last = BySide::default();
    while hands.south.seeds + hands.north.seeds > 0 {
        for side in Side::BOTH {
            let hand = &mut hands[side];
            if hand.seeds > 0 {
                hand.advance(board);
                last[side] = Some(hand.lay(board, see));
            }
        }
    }
    let ends = BySide::from_fn(|side| {
        let last = last[side].expect("a hole that is lifted has a seed");
        lap_end(board, side, last)
    });
    (lifted, ends)
}

/// Carries out the captures, and says how each side goes on; `None` if it is out of the opening.
fn carry_out(
    board: &mut Board,
    ends: BySide<LapEnd>,
    see: &mut impl FnMut(Step),
) -> BySide<(LastSeed, Option<Standing>)> {
    match (ends.south, ends.north) {
        // The decided case of one pair of holes: each banks the own seed.
        (LapEnd::Captures(south), LapEnd::Captures(north))
            if south.opposite(board.size()) == north =>
        {
            capture(board, Side::South, south, see);
            capture(board, Side::North, north, see);
        }
        _ => {
            for (side, end) in ends.iter() {
                if let LapEnd::Captures(hole) = *end {
                    bank_both(board, side, hole, see);
                }
            }
        }
    }
    // The decided case of one relay hole: neither goes on from it.
    let is_shared = ends.south == ends.north && matches!(ends.south, LapEnd::Relays(_));
    ends.map(|end| match end {
        LapEnd::OwnStore => (LastSeed::OwnStore, Some(Standing::Picks)),
        // The decided case of a relay hole that a capture emptied, too.
        LapEnd::Relays(hole) if is_shared || board.seeds(hole) == 0 => (LastSeed::Stayed, None),
        LapEnd::Relays(hole) => (LastSeed::Relays, Some(Standing::Relays(hole))),
        LapEnd::Captures(_) => (LastSeed::Captured, None),
        LapEnd::Stays | LapEnd::Burnt => (LastSeed::Stayed, None),
    })
}

/// The side that had the smaller hand in the wave in which both left; by lot, if they were equal.
fn finished_first(hands: BySide<u8>, lot: Side) -> Side {
    match hands.south.cmp(&hands.north) {
        std::cmp::Ordering::Less => Side::South,
        std::cmp::Ordering::Greater => Side::North,
        std::cmp::Ordering::Equal => lot,
    }
}

#[cfg(test)]
mod tests;
