//! Congkak: a Discord bot with which friends play Congkak, Kalah and Oware.
//!
//! The map, in the order to read it:
//!
//! - [`rules`]: the games, pure.
//! - [`picture`]: boards as pictures, pure.
//! - [`cli`]: the other ways to run the program.

pub mod cli;
pub mod picture;
pub mod rules;
