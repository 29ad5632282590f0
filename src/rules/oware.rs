//! Oware: one hand a pick, captures of twos and threes (RULES.md §8).
//!
//! Sources, read on 2026-11-30:
//!
//! - the Abapa rules of the Oware Society: <http://s.helan.free.fr/awele/rules/>;
//! - "How to Play Oware": <http://www.joansala.com/auale/rules/en/>;
//! - the game `oware` of OpenSpiel: <https://github.com/google-deepmind/open_spiel>.
//!
//! Where sources differ, we play:
//!
//! - A capture of all that the opponent has stands; that it takes nothing is the option
//!   `grand_slam: none` (the tournament rule).
//! - An opponent without seeds must be given some, if that is possible. A hand gives when it reaches
//!   the other side, even if it then captures all that it gave.
//! - If it is not possible, or who is to move has no seeds, each side keeps what lies on it.
//! - The round ends as soon as the stores decide it; what then lies in holes is left there.
//! - A position that comes back with no capture in between ends the round at its first return
//!   (OpenSpiel; others ask for agreement or a third time), and each side keeps what lies on it.

use super::hand::{Hand, around_the_holes, capture};
use super::{Board, Burnt, GrandSlam, Hole, LastSeed, Place, Side, Step};

/// Sows a pick.
pub(super) fn sow(
    board: &mut Board,
    grand_slam: GrandSlam,
    by: Side,
    pick: Hole,
    see: &mut impl FnMut(Step),
) -> LastSeed {
    let mut hand = Hand::lift(board, (around_the_holes, Burnt::Off), by, pick, see);
    let mut last = pick;
    while hand.seeds > 0 {
        match hand.advance(board) {
            Place::Hole(hole) if hole != pick => {
                hand.lay(board, see);
                last = hole;
            }
            Place::Hole(_) | Place::Store(_) => {}
        }
    }
    let taken = taken_from(board, by, last);
    let all_taken: u8 = taken.clone().map(|hole| board.seeds(hole)).sum();
    let is_grand_slam = all_taken == board.in_row(by.other());
    if all_taken == 0 || is_grand_slam && grand_slam == GrandSlam::None {
        return LastSeed::Stayed;
    }
    for hole in taken {
        capture(board, by, hole, see);
    }
    LastSeed::Captured
}

/// The opponent's holes from the last one sown backwards, while they hold two or three.
fn taken_from(board: &Board, by: Side, last: Hole) -> impl Iterator<Item = Hole> + Clone + use<> {
    let board = *board;
    (1..=last.label)
        .rev()
        .map(move |label| Hole::new(last.side, label))
        .take_while(move |&hole| hole.side != by && matches!(board.seeds(hole), 2 | 3))
}

/// Whether sowing a hole gives the opponent seeds: it holds enough to reach beyond the own last hole.
pub(super) fn feeds(board: &Board, from: Hole) -> bool {
    board.seeds(from) > board.size() - from.label
}

/// Whether the stores decide the round: one has more than half of the seeds, or both have just half.
pub(super) fn is_decided(board: &Board) -> bool {
    let half = board.total() / 2;
    Side::BOTH.iter().any(|&side| board.store(side) > half)
        || Side::BOTH.iter().all(|&side| board.store(side) == half)
}

#[cfg(test)]
mod tests;
