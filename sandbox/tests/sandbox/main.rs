//! The stand-in, tried with a real client of Discord.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "what fails in a helper fails the test"
)]

mod bot;
mod faults;
mod gateway;
mod guests;
mod people;
mod process;
mod raw;
mod refusals;
mod saved;
mod serenity_client;
