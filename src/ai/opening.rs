//! Congkak's simultaneous opening as what it is: a game of hidden choices.
//!
//! Each pair of picks is sown, and what it leads to is searched, or is another wave and so another
//! such game. The values of all pairs make a matrix, and [`Mixed`] says how often to choose what.
//! Whoever chose the best pick always, could be read.

use super::Course;
use super::mixed::Mixed;
use super::rng::mixed;
use super::search::{Blur, Limits, Task, Wanted, search};
use super::worth::{SEED, WON, aim, lead};
use crate::rules::{BySide, Entry, Hole, Match, Phase, Position, Rounds, Side, Victory};

/// A wave of hidden picks, solved.
#[derive(Clone, Debug, PartialEq)]
pub struct Hidden {
    /// What each side can pick; nothing for a side whose hand goes on by relay.
    pub picks: BySide<Vec<Hole>>,
    /// What each pair is worth to South, in hundredths of seeds, a won round counting for more than
    /// any lead: a row for each pick of South, a column for each of North, one where there is none.
    pub values: Vec<Vec<f64>>,
    /// How to play it: South chooses the row.
    pub mixed: Mixed,
}

impl Hidden {
    /// The picks of a side, and how often to make each.
    pub fn shares(&self, side: Side) -> impl Iterator<Item = (Hole, f64)> {
        let shares = match side {
            Side::South => &self.mixed.rows,
            Side::North => &self.mixed.columns,
        };
        let picks = self.picks[side].iter().copied();
        picks.zip(shares.iter().copied())
    }

    /// The pick for a number from 0 up to, but without, 1.
    #[must_use]
    pub fn drawn(&self, side: Side, fraction: f64) -> Option<Hole> {
        let mut left = fraction;
        let drawn = self.shares(side).find(|&(_, share)| {
            left -= share;
            left < 0.0
        });
        // The shares are a little less than 1 at times.
        let likely = self.shares(side).max_by(|a, b| a.1.total_cmp(&b.1));
        drawn.or(likely).map(|(hole, _)| hole)
    }
}

/// How deep hidden picks are looked into.
#[derive(Clone, Copy)]
pub(super) struct Look {
    /// Nodes for all pairs of a wave together, with what they lead to.
    pub(super) nodes: u32,
    pub(super) depth: u8,
    pub(super) blur: Blur,
}

/// Fewer nodes than this for a pair, and further waves are not looked into.
const NODES_FOR_A_WAVE: u32 = 60;
/// The fewest nodes for the search of what a pair led to.
const NODES_MIN: u32 = 20;

impl Course {
    /// Solves the hidden picks of the opening with `nodes` for all pairs together; `None` where no
    /// opening is on.
    ///
    /// The lot of the match does not matter to it: both are taken for as likely.
    #[must_use]
    pub fn hidden(&self, nodes: u32) -> Option<Hidden> {
        self.hidden_by(Look {
            nodes,
            depth: u8::MAX,
            blur: Blur::default(),
        })
    }

    pub(super) fn hidden_by(&self, look: Look) -> Option<Hidden> {
        let lots = [self.mat(), self.other_lot()?];
        solve(lots, look)
    }
}

fn solve(lots: [&Match; 2], look: Look) -> Option<Hidden> {
    let [mat, _] = lots;
    if mat.phase() != Phase::Opening {
        return None;
    }
    let picks = BySide::from_fn(|side| mat.choices(side));
    let entries = |south: Option<&Hole>| -> Vec<Entry> {
        match south {
            None => picks.north.iter().map(|&hole| Entry::Pick(hole)).collect(),
            Some(&south) if picks.north.is_empty() => vec![Entry::Pick(south)],
            Some(south) => {
                let north = picks.north.iter().map(|hole| hole.label);
                let wave = |north| {
                    Entry::Wave(BySide {
                        south: south.label,
                        north,
                    })
                };
                north.map(wave).collect()
            }
        }
    };
    let rows: Vec<Vec<Entry>> = if picks.south.is_empty() {
        vec![entries(None)]
    } else {
        picks.south.iter().map(|hole| entries(Some(hole))).collect()
    };
    let pairs = u32::try_from(rows.iter().flatten().count()).unwrap_or(u32::MAX);
    let each = Look {
        nodes: look.nodes / pairs.max(1),
        ..look
    };
    let value = |entry: &Entry| value_of_pair(lots, *entry, each);
    let values: Vec<Vec<f64>> = rows
        .iter()
        .map(|row| row.iter().map(value).collect())
        .collect();
    let mixed = Mixed::solve(&values)?;
    Some(Hidden {
        picks,
        values,
        mixed,
    })
}

/// What a pair of picks is worth to South.
fn value_of_pair(lots: [&Match; 2], entry: Entry, look: Look) -> f64 {
    let mut after = lots.map(Match::clone);
    let ends = after.each_mut().map(|mat| {
        let played = mat.play(entry).expect("a choice of the wave");
        played.round_end.map(|end| end.seeds)
    });
    let [mat, other] = &after;
    if let [Some(seeds), _] = ends {
        return f64::from(ended(mat, seeds));
    }
    match (mat.open_round(), other.open_round()) {
        (Some(round), Some(other_round)) => {
            let value = searched(mat, &Position::from(round), look);
            let other = if round == other_round {
                value
            } else {
                searched(other, &Position::from(other_round), look)
            };
            f64::midpoint(f64::from(value), f64::from(other))
        }
        _ if look.nodes < NODES_FOR_A_WAVE => {
            let stores = BySide::from_fn(|side| mat.board().store(side));
            f64::from(lead(stores, Side::South) * SEED)
        }
        _ => solve([mat, other], look).map_or(0.0, |hidden| hidden.mixed.value),
    }
}

/// What a round that ended in the opening is worth to South.
fn ended(mat: &Match, seeds: BySide<u8>) -> i32 {
    let ahead = lead(seeds, Side::South);
    let options = mat.options();
    let wins_match = options.victory == Victory::Rounds && options.rounds == Rounds::Fixed(1);
    ahead * SEED + if wins_match { ahead.signum() * WON } else { 0 }
}

fn searched(mat: &Match, position: &Position, look: Look) -> i32 {
    let found = search(&Task {
        options: mat.options(),
        position: *position,
        earlier: &[],
        aim: aim(mat, position),
        wanted: Wanted::Best,
        limits: Limits {
            depth: look.depth,
            nodes: look.nodes.max(NODES_MIN),
        },
        blur: Blur {
            rng_seed: mixed(look.blur.rng_seed),
            ..look.blur
        },
        stop: None,
    });
    let score = found.worth().map_or(0, super::Worth::score);
    match position.to_move() {
        Side::South => score,
        Side::North => -score,
    }
}

#[cfg(test)]
mod tests;
