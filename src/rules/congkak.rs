//! Congkak: a turn of one player (RULES.md §3). The opening of both at once is in `waves.rs`.

use super::hand::{Hand, Laid, capture, clockwise};
use super::{Board, Burnt, Hole, LastSeed, Place, Side, Step};

/// More laps than any pick can have: each lays two seeds or more except the last, and no pick lays
/// more than 4,220 (RULES.md §10 for ten holes of ten seeds).
pub(super) const LAPS_MAX: u16 = 2_200;

/// What the last seed of a lap leads to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum LapEnd {
    /// It fell in the own store.
    OwnStore,
    /// It fell in a hole that had seeds.
    Relays(Hole),
    /// It fell in an empty hole of the player's own.
    Captures(Hole),
    /// It fell in an empty hole of the opponent's.
    Stays,
    /// It was laid in a burnt hole.
    Burnt,
}

/// Sows a pick and all its laps, until the player must pick again or the turn is over.
pub(super) fn sow(
    board: &mut Board,
    burnt: Burnt,
    by: Side,
    pick: Hole,
    see: &mut impl FnMut(Step),
) -> LastSeed {
    let mut from = pick;
    for _ in 0..LAPS_MAX {
        let last = lap(board, burnt, by, from, see);
        let end = lap_end(board, by, last);
        if let LapEnd::Captures(hole) = end {
            bank_both(board, by, hole, see);
        }
        let is_over = Side::BOTH.iter().any(|&side| board.is_bare(side));
        match end {
            LapEnd::Relays(_) | LapEnd::OwnStore if is_over => return LastSeed::RoundEnded,
            LapEnd::Relays(hole) => from = hole,
            LapEnd::OwnStore => return LastSeed::OwnStore,
            LapEnd::Captures(_) => return LastSeed::Captured,
            LapEnd::Stays => return LastSeed::Stayed,
            LapEnd::Burnt => return LastSeed::Burnt,
        }
    }
    unreachable!("a pick of more than {LAPS_MAX} laps");
}

fn lap(board: &mut Board, burnt: Burnt, by: Side, from: Hole, see: &mut impl FnMut(Step)) -> Laid {
    let mut hand = Hand::lift(board, (clockwise, burnt), by, from, see);
    loop {
        hand.advance(board);
        let laid = hand.lay(board, see);
        if hand.seeds == 0 {
            return laid;
        }
    }
}

/// Judges the last seed by the board as it is now.
pub(super) fn lap_end(board: &Board, by: Side, last: Laid) -> LapEnd {
    match last.at {
        Place::Store(_) => LapEnd::OwnStore,
        Place::Hole(_) if last.into != last.at => LapEnd::Burnt,
        Place::Hole(hole) if board.seeds(hole) > 1 => LapEnd::Relays(hole),
        Place::Hole(hole) if hole.side == by => LapEnd::Captures(hole),
        Place::Hole(_) => LapEnd::Stays,
    }
}

/// Banks the last seed and all that lies opposite; the last seed alone where nothing does.
pub(super) fn bank_both(board: &mut Board, by: Side, hole: Hole, see: &mut impl FnMut(Step)) {
    capture(board, by, hole, see);
    capture(board, by, hole.opposite(board.size()), see);
}
