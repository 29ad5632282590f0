//! Random games with the round that lays seed by seed.

use super::playouts::Rng;
use congkak::rules::{Options, Position, Round, Variant};
use std::collections::HashSet;

/// Plays a game to its end; returns how many picks it had.
pub(crate) fn play(options: &Options, rng: &mut Rng) -> u32 {
    let mut round = Round::from(Position::new(options));
    let mut seen = HashSet::new();
    let mut picks = 0;
    while round.ended().is_none() && (options.variant != Variant::Oware || seen.insert(round)) {
        let choices = round.choices().count();
        let index = rng.below(u32::try_from(choices).expect("at most ten"));
        let hole = round.choices().nth(index as usize);
        round
            .sow(hole.expect("below their number"), &mut |_| {})
            .expect("a choice");
        picks += 1;
    }
    picks
}
