//! The games. No clock, no I/O, no async, no randomness, no Discord.

mod board;
mod options;
mod played;
mod side;

pub use board::{Board, HOLES_MAX, Hole, Place, SEEDS_MAX};
pub use options::{
    BURNOUT_ROUNDS_MAX, BadOptions, Burnt, GrandSlam, Opening, Options, ROUNDS_MAX, Refill, Rounds,
    Variant, Victory,
};
pub use played::{Entry, LastSeed, Outcome, Played, RoundEnd, RoundEndReason, Step};
pub use side::{BySide, Side};
