//! From round to round: refilling, burnt holes, who starts, who has won the match (RULES.md §6).
//!
//! Sources as in `congkak.rs`. Where they differ or are silent, we play:
//!
//! - Refilling gives the last hole reached what is left (code); `full` and `even` are options.
//! - Seeds that were left over in a store count at the end of the round, as all in a store do.
//! - After a draw in Congkak, who did not play first starts. Who goes on alone at the end of the
//!   opening is still in it: a drawn round that ends there was played first by nobody, and so by
//!   South.
//! - Winning more than half of the rounds decides a match of a fixed number of them; until burnout
//!   there is no such number, and nothing is decided before a player cannot go on.
//! - A match that ends since a player cannot go on is won as any other, by its option `victory`.

use super::{Board, Burnt, BySide, Hole, Options, Outcome, Refill, Rounds, Side, Variant, Victory};

/// The board of the next round, from the one that the last round ended with.
///
/// Kalah and Oware begin each round anew.
pub(super) fn next_board(options: &Options, ended: &Board) -> Board {
    match options.variant {
        Variant::Kalah | Variant::Oware => Board::new(options.holes, options.seeds),
        Variant::Congkak => {
            let mut board = *ended;
            for side in Side::BOTH {
                refill(options, &mut board, side);
            }
            board
        }
    }
}

/// Fills a side's holes from its store, and burns those that stay empty.
fn refill(options: &Options, board: &mut Board, side: Side) {
    let open = board
        .holes(side)
        .filter(|&hole| !board.is_burnt(hole))
        .count();
    let open = u8::try_from(open).expect("a side has at most HOLES_MAX holes");
    let to_spread = board.store(side).min(open * options.seeds);
    let mut filled = 0;
    for hole in board.holes(side) {
        if board.is_burnt(hole) {
            continue;
        }
        let left = board.store(side);
        let seeds = match options.refill {
            Refill::Partial => options.seeds.min(left),
            Refill::Full if left < options.seeds => 0,
            Refill::Full => options.seeds,
            Refill::Even => to_spread / open + u8::from(filled < to_spread % open),
        };
        board.set_seeds(hole, seeds);
        board.set_store(side, left - seeds);
        filled += 1;
        match options.burnt {
            Burnt::Forfeit | Burnt::Skip if seeds == 0 => board.set_burnt(hole),
            Burnt::Forfeit | Burnt::Skip | Burnt::Off => {}
        }
    }
}

/// Who starts the next round: in Congkak the loser of the last, or after a draw who did not play first.
///
/// `first` is who played first in the last round; South in a round that ended before anyone did.
pub(super) fn next_starter(options: &Options, winner: Option<Side>, first: Option<Side>) -> Side {
    let second = first.unwrap_or(Side::South).other();
    match options.variant {
        Variant::Congkak => winner.map_or(second, Side::other),
        Variant::Kalah | Variant::Oware => second,
    }
}

/// Whether the match is over, after `round` rounds of which `wins` were won and the last ended on `board`.
pub(super) fn is_over(options: &Options, round: u8, wins: BySide<u8>, board: &Board) -> bool {
    let cannot_go_on = match options.variant {
        Variant::Congkak => Side::BOTH
            .iter()
            .any(|&side| board.store(side) < options.seeds),
        Variant::Kalah | Variant::Oware => false,
    };
    // Until burnout, nothing is decided by winning more rounds: there is no number to have half of.
    let is_decided = match (options.victory, options.rounds) {
        (Victory::Rounds, Rounds::Fixed(rounds)) => wins.south.max(wins.north) > rounds / 2,
        (Victory::Rounds, Rounds::Burnout) | (Victory::Seeds | Victory::Holes, _) => false,
    };
    cannot_go_on || is_decided || round >= options.rounds_max()
}

/// What decided a match that was played to its end, and how it stood in that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Decision {
    /// What was compared.
    pub by: DecidedBy,
    /// How much of it each side had.
    pub score: BySide<u8>,
}

/// What decides a match that is played to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DecidedBy {
    /// What the players agreed on.
    Victory(Victory),
    /// Level in that, the seeds of the last round.
    LastRound,
}

/// What decides a match that is over.
pub(super) fn decision(options: &Options, wins: BySide<u8>, board: &Board) -> Decision {
    let seeds = BySide::from_fn(|side| board.store(side));
    let score = match options.victory {
        Victory::Rounds => wins,
        Victory::Seeds => seeds,
        Victory::Holes => BySide::from_fn(|side| holes_to_open(options, board, side)),
    };
    if more(score).is_some() || options.victory == Victory::Seeds {
        let by = DecidedBy::Victory(options.victory);
        return Decision { by, score };
    }
    Decision {
        by: DecidedBy::LastRound,
        score: seeds,
    }
}

/// Who has won a match that is over.
pub(super) fn outcome(options: &Options, wins: BySide<u8>, board: &Board) -> Outcome {
    match more(decision(options, wins, board).score) {
        Some(side) => Outcome::Won(side),
        None => Outcome::Draw,
    }
}

/// The side that has more; `None` if both have the same.
pub(super) fn more(score: BySide<u8>) -> Option<Side> {
    match score.south.cmp(&score.north) {
        std::cmp::Ordering::Greater => Some(Side::South),
        std::cmp::Ordering::Less => Some(Side::North),
        std::cmp::Ordering::Equal => None,
    }
}

/// The holes that a side could open another round with.
fn holes_to_open(options: &Options, ended: &Board, side: Side) -> u8 {
    let mut board = *ended;
    refill(options, &mut board, side);
    let is_open = |hole: &Hole| board.seeds(*hole) > 0;
    let holes = board.holes(side).filter(is_open).count();
    u8::try_from(holes).expect("a side has at most HOLES_MAX holes")
}

#[cfg(test)]
mod tests;
