//! The games. No clock, no I/O, no async, no randomness, no Discord.
//!
//! People play a [`Match`]: options, secret openings, rounds, and the words that end it. It is kept
//! as a [`Record`], which is text, and each [`Entry`] of it tells what it did as a [`Played`]. The
//! rules of one turn are in [`Round`], which lays seed by seed; searches use a [`Position`], which
//! does not. docs/engine.md has more of both.
//!
//! In the order to read: `side`, `board`, `options`, `played` are the words; `hand` lays seeds;
//! `congkak`, `kalah`, `oware` have the rules, their sources and what was decided; `round` picks one
//! of them; `waves` is the opening of both at once, `series` what happens between rounds, `mat` the
//! match; `notation` and `record` are its texts; `position` is the fast one.

mod board;
#[cfg(test)]
mod check;
mod congkak;
mod hand;
mod kalah;
mod mat;
mod notation;
mod options;
mod oware;
mod played;
mod position;
#[cfg(test)]
mod random_play;
mod record;
mod round;
mod series;
mod side;
mod waves;

pub use board::{Board, HOLES_MAX, Hole, Place, SEEDS_MAX};
pub use mat::{CannotPlay, EndedBy, Match, Phase};
pub use notation::NotARound;
pub use options::{
    BURNOUT_ROUNDS_MAX, BadOptions, Burnt, GrandSlam, Opening, Options, ROUNDS_MAX, Refill, Rounds,
    Variant, Victory,
};
pub use played::{Entry, LastSeed, Outcome, Played, RoundEnd, RoundEndReason, Step};
pub use position::{Choices, Position, Trail};
pub use record::{Fault, Record, RecordError};
pub use round::{CannotPick, Round};
pub use series::{DecidedBy, Decision};
pub use side::{BySide, Side};
