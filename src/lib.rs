//! Congkak: a Discord bot with which friends play Congkak, Kalah and Oware.
//!
//! The map, in the order to read it:
//!
//! - [`rules`]: the games, pure.
//! - [`picture`]: boards as pictures, pure.
//! - [`ai`]: an opponent and a teacher, pure.
//! - [`db`]: what must be kept, and the ids of it.
//! - [`play`]: what people can do.
//! - [`discord`]: the only place that names serenity or poise.
//! - [`watch`]: how the bot is, for who watches it.
//! - [`config`]: the settings.
//! - [`secret`]: what must not be read, neither there nor in a log.
//! - [`cli`]: the other ways to run the program.

pub mod ai;
pub mod cli;
pub mod config;
pub mod db;
pub mod discord;
pub mod picture;
pub mod play;
pub mod rules;
pub mod secret;
pub mod watch;

#[cfg(test)]
#[path = "../tests/databases/site.rs"]
mod site;
