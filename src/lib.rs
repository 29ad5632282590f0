//! Congkak: a Discord bot with which friends play Congkak, Kalah and Oware.
//!
//! The map, in the order to read it:
//!
//! - [`rules`]: the games, pure.
//! - [`cli`]: the other ways to run the program.

pub mod cli;
pub mod db;
pub mod play;
pub mod rules;
