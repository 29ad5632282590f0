//! Puzzles: "take at least 20 seeds in one turn", made and checked by trying everything.

use super::rng::{Rng, mixed};
use crate::rules::{CannotPick, Opening, Options, Position, Round, Side, Variant};
use std::collections::HashMap;

/// A position of Congkak in which South is to take so many seeds in one turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position. South is to move.
    pub round: Round,
    /// How many seeds South's store has to gain, at least, before the turn is over.
    pub goal: u8,
    /// The labels of the one shortest turn that does it.
    pub solution: Vec<u8>,
    /// Whether no other picks do it at all, but for more picks after these.
    pub is_only: bool,
}

/// What a try at a [`Puzzle`] came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// The goal is reached, by so many picks.
    Solved {
        /// What the store gained.
        gained: u8,
        /// How many picks it took.
        picks: u8,
    },
    /// The goal is not reached.
    NotYet {
        /// What the store gained.
        gained: u8,
        /// Whether the turn goes on, so that more picks may reach it.
        goes_on: bool,
    },
    /// A pick cannot be made.
    CannotPick {
        /// Which of the picks, from 0.
        index: usize,
        /// Why not.
        why: CannotPick,
    },
}

impl Puzzle {
    /// The puzzle of a day, or of any other number: the same on every machine, and another one for
    /// each.
    #[must_use]
    pub fn of_day(day: u64) -> Self {
        let mut rng = Rng::new(mixed(day));
        for _ in 0..TRIES_MAX {
            if let Some(puzzle) = position(&mut rng).and_then(|position| Self::of(&position)) {
                return puzzle;
            }
        }
        unreachable!("no puzzle in {TRIES_MAX} positions")
    }

    /// What these picks do.
    ///
    /// Picks after the goal is reached are not looked at.
    #[must_use]
    pub fn answer(&self, picks: &[u8]) -> Answer {
        let start = Position::from(&self.round);
        let mut position = start;
        let mut gained = 0;
        for (index, &label) in picks.iter().enumerate() {
            if position.to_move() != Side::South {
                let why = CannotPick::NotYourTurn;
                return Answer::CannotPick { index, why };
            }
            if let Err(why) = position.sow(label) {
                return Answer::CannotPick { index, why };
            }
            gained = position.stores().south - start.stores().south;
            if gained >= self.goal {
                let picks = u8::try_from(index + 1).unwrap_or(u8::MAX);
                return Answer::Solved { gained, picks };
            }
        }
        Answer::NotYet {
            gained,
            goes_on: position.ended().is_none() && position.to_move() == Side::South,
        }
    }

    /// The puzzle of a position, if it makes a good one.
    fn of(position: &Position) -> Option<Self> {
        let turns = Turns::of(position, u8::MAX)?;
        let goal = turns.gains.iter().map(|gain| gain.most).max()?;
        let length = turns.gains.iter().position(|gain| gain.most == goal)?;
        let gain = turns.gains.get(length)?;
        let is_good = goal >= GOAL_MIN
            && PICKS.contains(&(length + 1))
            && gain.ways == 1
            && greedy(position) < goal;
        if !is_good {
            return None;
        }
        let all = Turns::of(position, goal)?;
        let ways = all.gains.iter().filter(|gain| gain.most == goal);
        Some(Self {
            round: Round::from(*position),
            goal,
            solution: gain.picks.clone(),
            is_only: ways.map(|gain| gain.ways).sum::<u32>() == 1,
        })
    }
}

/// More positions than it takes to find a puzzle: some 14, and 86 in the worst of 200 cases.
const TRIES_MAX: u32 = 20_000;
/// The least that is worth a puzzle.
const GOAL_MIN: u8 = 10;
/// How many picks a solution has.
const PICKS: std::ops::RangeInclusive<usize> = 3..=6;
/// Positions inside one turn, more of which are too many for people.
const POSITIONS_MAX: usize = 4_000;

/// A position in the middle of a round, as random picks and greedy ones lead to it.
fn position(rng: &mut Rng) -> Option<Position> {
    let options = Options {
        opening: Opening::Starts(Side::South),
        ..Options::new(Variant::Congkak)
    };
    let mut position = Position::new(&options);
    let turns = 2 + rng.below(12);
    let mut passed = 0;
    while passed < turns || position.to_move() != Side::South {
        let choices = position.choices();
        let label = if rng.happens(500) {
            greediest(&position)
        } else {
            let len = choices.len();
            (len > 0)
                .then(|| rng.below(len))
                .and_then(|index| choices.nth_label(index))
        };
        let before = position.to_move();
        position.sow(label?).ok()?;
        passed += u32::from(position.to_move() != before);
    }
    position.ended().is_none().then_some(position)
}

/// The pick that brings most at once; of the same, the first.
fn greediest(position: &Position) -> Option<u8> {
    let mover = position.to_move();
    let gain = |label: u8| {
        let mut next = *position;
        next.sow(label).expect("a choice");
        let again = next.ended().is_none() && next.to_move() == mover;
        (next.stores()[mover], again)
    };
    // Of equals, `max_by_key` takes the last.
    let mut labels: Vec<_> = position.choices().collect();
    labels.reverse();
    labels.into_iter().max_by_key(|&label| gain(label))
}

/// What a turn gains in which each pick brings most at once.
fn greedy(start: &Position) -> u8 {
    let mut position = *start;
    while position.ended().is_none() && position.to_move() == start.to_move() {
        let Some(label) = greediest(&position) else {
            break;
        };
        position.sow(label).expect("a choice");
    }
    let mover = start.to_move();
    position.stores()[mover] - start.stores()[mover]
}

/// All that one turn can do.
struct Turns {
    // By the number of picks, from 1.
    gains: Vec<Gain>,
}

/// What so many picks can gain.
#[derive(Clone, Default)]
struct Gain {
    most: u8,
    // In how many ways, and one of them.
    ways: u32,
    picks: Vec<u8>,
}

impl Turns {
    /// Tries every turn, up to where it has gained `enough`; `None` where there are too many, and
    /// where one ends the round.
    fn of(start: &Position, enough: u8) -> Option<Self> {
        let mover = start.to_move();
        let mut gains = Vec::new();
        // The positions after so many picks, in how many ways each comes about, and one of them.
        let mut reached = HashMap::from([(*start, (1_u32, Vec::new()))]);
        let mut positions = 0;
        while !reached.is_empty() {
            let mut gain = Gain::default();
            let mut further: HashMap<Position, (u32, Vec<u8>)> = HashMap::new();
            for (position, (ways, picks)) in &reached {
                for label in position.choices() {
                    let mut next = *position;
                    next.sow(label).expect("a choice");
                    if next.ended().is_some() {
                        return None;
                    }
                    let so_far = picks.iter().copied().chain([label]).collect::<Vec<_>>();
                    let gained = next.stores()[mover] - start.stores()[mover];
                    match gained.cmp(&gain.most) {
                        std::cmp::Ordering::Less => {}
                        std::cmp::Ordering::Equal => {
                            gain.ways = gain.ways.saturating_add(*ways);
                            // The same whichever comes first out of the map.
                            gain.picks = gain.picks.min(so_far.clone());
                        }
                        std::cmp::Ordering::Greater => {
                            gain = Gain {
                                most: gained,
                                ways: *ways,
                                picks: so_far.clone(),
                            };
                        }
                    }
                    if next.to_move() == mover && gained < enough {
                        let known = further.entry(next).or_insert_with(|| (0, so_far.clone()));
                        known.0 = known.0.saturating_add(*ways);
                        if so_far < known.1 {
                            known.1 = so_far;
                        }
                    }
                }
            }
            positions += further.len();
            if positions > POSITIONS_MAX {
                return None;
            }
            gains.push(gain);
            reached = further;
        }
        Some(Self { gains })
    }
}

#[cfg(test)]
mod tests;
