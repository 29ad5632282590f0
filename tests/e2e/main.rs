//! The whole bot, played: the real program on a stand-in for Discord.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "helpers of tests may panic"
)]

mod faults;
mod manners;
mod matches;
mod secrets;
mod standings;
mod start;
mod table;
