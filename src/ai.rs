//! An opponent and a teacher: what to pick, how good a pick is, and why. No clock, no I/O, no async.
//!
//! Everything begins with a [`Course`], a match as a player knows it: [`Course::pick`] is the
//! opponent, [`Course::search`] and [`Course::hint`] the teacher, [`Course::hidden`] the opening.
//! The same match, limits and `rng_seed` give the same answer.
//!
//! In the order to read: `course` is what is asked about; `worth` says what a position is worth;
//! `search` and `table` look ahead; `mixed` and `opening` play games of hidden choices; `level`
//! weakens all that; `explain` tells of a pick, `analysis` of a match, `puzzle` of what one turn can
//! do. docs/strength.md has how good it is, docs/opening.md what it says of Congkak's opening.

mod analysis;
#[cfg(test)]
mod check;
mod course;
mod explain;
mod level;
mod mixed;
mod opening;
mod puzzle;
mod rng;
mod search;
mod table;
mod worth;

pub use analysis::{Analysis, Moment};
pub use course::Course;
pub use explain::{Done, Hint};
pub use level::Level;
pub use mixed::Mixed;
pub use opening::Hidden;
pub use puzzle::{Answer, Puzzle};
pub use search::{Found, Limits, Wanted};
pub use worth::{Aim, Sure, Worth};
