//! The whole bot, played: the real program on a stand-in for Discord.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "helpers of tests may panic"
)]

mod days;
mod faults;
mod manners;
mod matches;
mod offers;
mod places;
mod secrets;
mod settings;
mod start;
mod table;
