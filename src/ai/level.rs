//! How good the opponent is: six levels, made by weakening the strongest.
//!
//! Never by time: each level sees so far, guesses so badly, and overlooks so much, and the same
//! round and `rng_seed` give the same pick. docs/strength.md has what each level is worth.

use super::Course;
use super::explain::{Done, round_of};
use super::opening::Look;
use super::rng::{Rng, mixed};
use super::search::{Blur, Limits, Wanted, search};
use super::worth::SEED;
use crate::rules::{Hole, LastSeed, Options, Phase, Position, Side, Variant};

/// A level of play, from 1 (loses to a child) to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The level of a number from 1 to 6.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.0 == number)
    }

    /// Its number, from 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// How a level picks.
#[derive(Clone, Copy)]
struct Skill {
    // Of a thousand picks, how many are made without looking.
    careless: u16,
    eyes: Eyes,
    // By how much a guess can be wrong, in parts of a seed.
    blur: u16,
    // What a pick may be worth less than the best to be made as well, in parts of a seed.
    near: i32,
}

/// How far a level sees.
#[derive(Clone, Copy)]
enum Eyes {
    // What a pick brings in its first laps.
    Laps(u16),
    // What a search finds.
    Search(Limits),
}

impl Course {
    /// The pick of a player of a level; `None` if no pick of that side is awaited.
    ///
    /// Two picks of a match are to have different seeds; those of two players, too.
    #[must_use]
    pub fn pick(&self, side: Side, level: Level, rng_seed: u64) -> Option<Hole> {
        let choices = self.mat().choices(side);
        let skill = Skill::of(level, self.mat().options());
        let mut rng = Rng::new(mixed(rng_seed ^ u64::from(level.0)));
        let any = rng.any_of(&choices)?;
        if choices.len() == 1 || rng.happens(skill.careless) {
            return Some(any);
        }
        let blur = Blur {
            most: skill.blur,
            rng_seed: rng.next(),
        };
        if self.mat().phase() == Phase::Opening {
            return match skill.eyes {
                // The laps of a wave depend on the pick that nobody has seen.
                Eyes::Laps(_) => Some(any),
                Eyes::Search(limits) => {
                    let hidden = self.hidden_by(Look {
                        nodes: (OPENING_NODES * limits.nodes).max(OPENING_NODES_MIN),
                        depth: limits.depth,
                        blur,
                    });
                    hidden?.drawn(side, rng.fraction())
                }
            };
        }
        let position = self.position()?;
        let label = match skill.eyes {
            Eyes::Laps(sight) => by_laps(&position, sight, blur, &mut rng)?,
            Eyes::Search(limits) => {
                let wanted = if skill.near > 0 {
                    Wanted::Each
                } else {
                    Wanted::Best
                };
                let found = search(&self.task(position, limits, wanted, blur));
                let best = found.worth()?.score();
                let near = found.picks.iter();
                let near =
                    near.filter(|(_, worth)| skill.near > 0 && worth.score() >= best - skill.near);
                let near: Vec<_> = near.map(|&(label, _)| label).collect();
                rng.any_of(&near).or(found.best())?
            }
        };
        Some(Hole::new(side, label))
    }
}

/// The pick that seems to bring most to one who sees but its first laps.
fn by_laps(position: &Position, sight: u16, blur: Blur, rng: &mut Rng) -> Option<u8> {
    let round = round_of(position);
    let seen = round.choices().filter_map(|hole| {
        let (done, is_all) = Done::seen(&round, hole, sight)?;
        let gained = i32::from(done.gained) - i32::from(done.given);
        let again = is_all && done.ends == LastSeed::OwnStore;
        let again = if again { AGAIN } else { 0 };
        let most = i32::from(blur.most);
        let wrong = i32::try_from(rng.below(u32::from(2 * blur.most + 1))).unwrap_or(0) - most;
        Some((gained * SEED + again + wrong, hole.label))
    });
    seen.max_by_key(|&(worth, _)| worth).map(|(_, label)| label)
}

/// What another pick seems worth to one who does not search.
const AGAIN: i32 = 2 * SEED;

/// How much more a wave of the opening is looked into than a pick: so much depends on it.
const OPENING_NODES: u32 = 3;

/// The nodes for all pairs of an opening, at least.
const OPENING_NODES_MIN: u32 = 20_000;

/// How much longer a position takes that does not fit the small board.
const LARGE_BOARD: u32 = 6;

impl Skill {
    fn of(level: Level, options: &Options) -> Self {
        let large = if options.holes > 7 { LARGE_BOARD } else { 1 };
        let look = |careless, laps, blur| Self {
            careless,
            eyes: Eyes::Laps(laps),
            blur,
            near: 0,
        };
        let search = |careless, depth, nodes: u32, blur, near| Self {
            careless,
            eyes: Eyes::Search(Limits {
                depth,
                nodes: nodes / large,
            }),
            blur,
            near,
        };
        match (options.variant, level.0) {
            (_, ..=1) => look(500, 1, 300),
            (Variant::Congkak, 2) => look(150, 3, 200),
            (Variant::Congkak, 3) => look(50, 12, 100),
            (Variant::Congkak, 4) => search(180, 1, 2_000, 600, 150),
            (Variant::Congkak, 5) => search(100, 2, 2_000, 300, 0),
            (Variant::Congkak, _) => search(0, 60, 40_000, 0, 0),
            (Variant::Kalah | Variant::Oware, 2) => look(250, 1, 150),
            (Variant::Kalah, 3) => search(80, 1, 5_000, 100, 0),
            (Variant::Kalah, 4) => search(30, 3, 10_000, 80, 0),
            (Variant::Kalah, 5) => search(0, 5, 20_000, 50, 0),
            (Variant::Kalah, _) => search(0, 60, 100_000, 0, 0),
            (Variant::Oware, 3) => search(80, 2, 5_000, 150, 50),
            (Variant::Oware, 4) => search(30, 4, 10_000, 100, 0),
            (Variant::Oware, 5) => search(0, 6, 20_000, 30, 0),
            (Variant::Oware, _) => search(0, 60, 60_000, 0, 0),
        }
    }
}

#[cfg(test)]
mod tests;
