//! What a pick does, as facts to make sentences of: for hints.

use super::Course;
use super::search::{Limits, Wanted};
use super::worth::Worth;
use crate::rules::{Board, Hole, LastSeed, Place, Position, Round, RoundEndReason, Side, Step};

/// What one pick does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// Whose pick of which hole.
    pub hole: Hole,
    /// The seeds that are lifted from it.
    pub lifted: u8,
    /// Hands that are lifted, the pick's own included.
    pub laps: u16,
    /// Seeds laid, in all laps.
    pub sown: u16,
    /// How it ends. With [`LastSeed::OwnStore`] the same side picks again.
    pub ends: LastSeed,
    /// Seeds captured, the last seed laid included where it is banked too.
    pub captured: u8,
    /// What the own store has more by it; without what a sweep at the round's end brings.
    pub gained: u8,
    /// What the other store has more by it, from burnt holes; without a sweep.
    pub given: u8,
    /// Why the round is over with it, if it is.
    pub round_end: Option<RoundEndReason>,
}

/// What a player can be told before a pick.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// Every pick, best first, with what it does and what it is worth to the side to move.
    pub picks: Vec<(Done, Worth)>,
    /// The best pick and those that follow it in the same turn, as far as they are known: "hole 5
    /// ends in your store, then hole 2 captures 9".
    pub turn: Vec<Done>,
    /// The pick by which the other side would gain most if it were to move now: what to avoid.
    pub threat: Option<Done>,
}

impl Course {
    /// What the side to move can be told; `None` in an opening, and when the match is over.
    ///
    /// In an opening, [`Course::hidden`] has what there is to tell.
    #[must_use]
    pub fn hint(&self, limits: Limits) -> Option<Hint> {
        let round = self.mat().open_round()?;
        let found = self.search(limits, Wanted::Each, None)?;
        let picks = found.picks.iter().filter_map(|&(label, worth)| {
            let hole = Hole::new(round.to_move(), label);
            Some((Done::of(round, hole)?, worth))
        });
        Some(Hint {
            picks: picks.collect(),
            turn: turn(*round, &found.line),
            threat: threat(self, round),
        })
    }
}

impl Done {
    /// What a pick does; `None` if it cannot be made.
    #[must_use]
    pub fn of(round: &Round, hole: Hole) -> Option<Self> {
        Self::seen(round, hole, u16::MAX).map(|(done, _)| done)
    }

    /// What the first `sight` laps of a pick do, and whether that was all.
    pub(super) fn seen(round: &Round, hole: Hole, sight: u16) -> Option<(Self, bool)> {
        let mut after = *round;
        let by = round.to_move();
        let mut done = Self {
            hole,
            lifted: round.board().seeds(hole),
            laps: 0,
            sown: 0,
            ends: LastSeed::Stayed,
            captured: 0,
            gained: 0,
            given: 0,
            round_end: None,
        };
        let mut laps = 0;
        let ends = after.sow(hole, &mut |step| {
            laps += u16::from(matches!(step, Step::Lift { .. }));
            if laps <= sight {
                done.see(by, step);
            }
        });
        done.ends = ends.ok()?;
        done.round_end = after.ended();
        Some((done, laps <= sight))
    }

    fn see(&mut self, by: Side, step: Step) {
        match step {
            Step::Lift { .. } => self.laps += 1,
            Step::Drop { into, .. } => {
                self.sown += 1;
                match into {
                    Place::Store(side) if side == by => self.gained += 1,
                    Place::Store(_) => self.given += 1,
                    Place::Hole(_) => {}
                }
            }
            Step::Capture { seeds, .. } => {
                self.captured += seeds;
                self.gained += seeds;
            }
            Step::Sweep { .. } => {}
        }
    }
}

/// The picks of a line that belong to the turn of its first.
pub(super) fn turn(round: Round, line: &[u8]) -> Vec<Done> {
    let mut round = round;
    let by = round.to_move();
    let mut turn = Vec::new();
    for &label in line {
        if round.to_move() != by || round.ended().is_some() {
            break;
        }
        let hole = Hole::new(by, label);
        let Some(done) = Done::of(&round, hole) else {
            break;
        };
        turn.push(done);
        if round.sow(hole, &mut |_| {}).is_err() {
            break;
        }
    }
    turn
}

/// The most profitable pick of the side that is not to move, if it were.
fn threat(course: &Course, round: &Round) -> Option<Done> {
    let board: Board = *round.board();
    let round = Round::new(course.mat().options(), board, round.to_move().other());
    let picks = round.choices().filter_map(|hole| Done::of(&round, hole));
    picks.max_by_key(|done| (done.gained, u8::MAX - done.hole.label))
}

/// The round of a position, for what needs to be told of it.
pub(super) fn round_of(position: &Position) -> Round {
    Round::from(*position)
}

#[cfg(test)]
mod tests;
