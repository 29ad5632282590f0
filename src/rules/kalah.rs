//! Kalah: one hand a pick (RULES.md §7).

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
