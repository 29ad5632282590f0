//! The games. No clock, no I/O, no async, no randomness, no Discord.

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
pub use side::{BySide, Side};
