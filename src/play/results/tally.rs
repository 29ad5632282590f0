//! Adding a result to what a player has reached.

use super::rating::Rating;
use crate::db::{HoleTotal, MatchResult, Totals};
use crate::rules::Side;

/// What a side has reached with a match that counts, and the rating after it.
pub(super) fn counted(
    before: Option<Totals>,
    result: &MatchResult,
    side: Side,
    rating: &Rating,
) -> Totals {
    let mut totals = before.unwrap_or_default();
    match result.winner {
        Some(winner) if winner == side => {
            totals.matches_won += 1;
            totals.run += 1;
            totals.run_longest = totals.run_longest.max(totals.run);
        }
        Some(_) => {
            totals.matches_lost += 1;
            totals.run = 0;
        }
        None => {
            totals.matches_drawn += 1;
            totals.run = 0;
        }
    }
    totals.rounds_won += i64::from(result.wins[side]);
    totals.rounds_drawn += i64::from(result.drawn);
    totals.rounds_lost += i64::from(result.wins[side.other()]);
    let own = &result.sides[side];
    totals.captured += own.captured;
    if (own.turn_seeds, own.turn_laps) > (totals.turn_seeds, totals.turn_laps) {
        (totals.turn_seeds, totals.turn_laps) = (own.turn_seeds, own.turn_laps);
    }
    totals.rating = rating.thousandths;
    totals.deviation = rating.deviation;
    totals.volatility = rating.volatility;
    totals.rated = rating.rated;
    totals.rated_at = rating.at.millis();
    totals.rating_score = rating.score();
    totals
}

/// What a side did with each hole that it picked.
pub(super) fn holes(result: &MatchResult, side: Side) -> impl Iterator<Item = HoleTotal> + '_ {
    let own = &result.sides[side];
    (1..)
        .zip(&own.picks)
        .filter(|(_, picks)| **picks > 0)
        .map(move |(label, &picks)| {
            let opened = own.opening.map(i64::from) == Some(label);
            HoleTotal {
                label,
                picks,
                opened: i64::from(opened),
                won: i64::from(opened && result.winner == Some(side)),
            }
        })
}
