//! Congkak: a turn of one player (RULES.md §3). The opening of both at once is in `waves.rs`, what
//! happens between rounds in `series.rs`.
//!
//! Sources, read on 2026-11-30:
//!
//! - the game on Board Game Arena, by its public code:
//!   <https://github.com/andrelmlins/congkak-bga>, and the rules shown there;
//! - Congkak as it is played in the Malay world:
//!   <https://en.wikipedia.org/wiki/Southeast_Asian_mancala>, and
//!   <https://simhandsome.blogspot.com/2014/06/congkak.html>;
//! - J. Donkers, A. de Voogt and J. Uiterwijk, "Human versus Machine Problem-Solving: Winning
//!   Openings in Dakon", 2000.
//!
//! Where sources differ, we play:
//!
//! - A last seed in an own empty hole is banked though the opposite hole is empty (code, tradition;
//!   other rules let it lie).
//! - After every lap, a capture included, the round ends if a side is empty, though the hand would
//!   go on (code; other rules look only when a turn ends).
//! - A player picks again after a last seed in the store, as a part of the same turn (all).
//! - A seed laid in a burnt hole is the opponent's (rules); sowing may skip it instead (code,
//!   tradition), which is the option `burnt: skip`.
//! - The hole that was lifted is not skipped when a hand comes round to it (code).

use super::hand::{Hand, Laid, capture, clockwise};
use super::{Board, Burnt, Hole, LastSeed, Place, Side, Step};

/// More seeds than any pick can lay: each time round, one of them is laid in a store that holds at
/// most 255, and a time round has at most ten holes of each side and the store (RULES.md §10).
const LAID_MAX: u16 = 255 * 21 + 20;

/// More laps than any pick can have: each but the last lays two seeds or more.
pub(super) const LAPS_MAX: u16 = LAID_MAX / 2 + 1;

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

#[cfg(test)]
mod tests;
