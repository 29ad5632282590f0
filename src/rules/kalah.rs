//! Kalah: one hand a pick (RULES.md §7).
//!
//! Sources, read on 2026-11-30:
//!
//! - G. Irving, J. Donkers and J. Uiterwijk, "Solving Kalah", 2000:
//!   <https://de.scribd.com/document/355684810/irving2000-kalah>;
//! - the game `mancala` of OpenSpiel: <https://github.com/google-deepmind/open_spiel>.
//!
//! Where sources differ, we play:
//!
//! - A last seed in an own empty hole captures only if the opposite hole has seeds (OpenSpiel, most
//!   rules; Irving and others bank the seed even so).
//! - The round ends as soon as either side is empty after a move, whoever would be next, and each
//!   player keeps what lies on the own side (Irving; some rules give all of it to one player).
//! - Several rounds each begin on a full board, and the start alternates.

use super::hand::{Hand, capture, counter_clockwise};
use super::{Board, Burnt, Hole, LastSeed, Place, Side, Step};

/// Sows a pick.
pub(super) fn sow(board: &mut Board, by: Side, pick: Hole, see: &mut impl FnMut(Step)) -> LastSeed {
    let mut hand = Hand::lift(board, (counter_clockwise, Burnt::Off), by, pick, see);
    let last = loop {
        hand.advance(board);
        let laid = hand.lay(board, see);
        if hand.seeds == 0 {
            break laid.at;
        }
    };
    let captured = match last {
        Place::Hole(hole) if hole.side == by && board.seeds(hole) == 1 => {
            let opposite = hole.opposite(board.size());
            let captures = board.seeds(opposite) > 0;
            if captures {
                capture(board, by, hole, see);
                capture(board, by, opposite, see);
            }
            captures
        }
        Place::Hole(_) | Place::Store(_) => false,
    };
    let is_over = Side::BOTH.iter().any(|&side| board.is_bare(side));
    match last {
        Place::Store(_) if is_over => LastSeed::RoundEnded,
        Place::Store(_) => LastSeed::OwnStore,
        Place::Hole(_) if captured => LastSeed::Captured,
        Place::Hole(_) => LastSeed::Stayed,
    }
}

#[cfg(test)]
mod tests;
