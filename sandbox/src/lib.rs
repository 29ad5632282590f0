//! A local stand-in for Discord: REST and gateway on one port of 127.0.0.1, people who use it, trouble
//! on demand, and a record of what the bot did. It knows nothing of the bot that runs on it.
//!
//! Start with [`Sandbox::start`]; make a [`Guild`], its [`Channel`]s and some [`Person`]s; point a bot
//! at [`Sandbox::api_base`]; let people run commands and press buttons, and look at what they see.
//!
//! In the order to read them:
//!
//! - `sandbox`: starting it; faults, traffic, the gateway from outside.
//! - `people`: guilds, channels, people and messages as handles, and what people do.
//! - `transcript`, `view`: what a person sees, as text and as data.
//! - `model`, `state`, `permissions`, `limits`: what there is, what changes it, and Discord's rules.
//! - `wire`: records as the JSON that Discord sends.
//! - `validate`: what Discord checks in a form.
//! - `rest`, `gateway`, `server`, `connection`: the two sides a bot talks to.
//! - `origin`: which browsers are answered.
//! - `faults`, `traffic`, `clock`, `changes`, `core`: trouble, the record, the time, and waiting.
//! - `bot`: the bot as a child process.

#![expect(
    clippy::must_use_candidate,
    reason = "what people do and make has an effect besides what it returns"
)]

mod bot;
mod changes;
mod clock;
mod connection;
mod core;
mod error;
mod faults;
mod gateway;
pub mod limits;
mod model;
mod origin;
mod people;
pub mod permissions;
mod picture;
mod rest;
mod sandbox;
mod server;
mod snowflake;
mod state;
mod traffic;
mod transcript;
mod validate;
mod view;
mod wire;

pub use crate::bot::BotCommand;
pub use crate::bot::BotLog;
pub use crate::bot::BotProcess;
pub use crate::changes::Change;
pub use crate::clock::Clock;
pub use crate::clock::Pace;
pub use crate::faults::Effect;
pub use crate::faults::EventFault;
pub use crate::faults::Fault;
pub use crate::faults::Scope;
pub use crate::model::Dms;
pub use crate::people::Answer;
pub use crate::people::Channel;
pub use crate::people::Guild;
pub use crate::people::Message;
pub use crate::people::NO_OPTIONS;
pub use crate::people::NotPossible;
pub use crate::people::Outcome;
pub use crate::people::Pending;
pub use crate::people::Person;
pub use crate::people::Ping;
pub use crate::sandbox::Gateway;
pub use crate::sandbox::Sandbox;
pub use crate::sandbox::SandboxOptions;
pub use crate::snowflake::Snowflake;
pub use crate::traffic::Request;
pub use crate::view::ChannelView;
pub use crate::view::FileView;
pub use crate::view::GuildView;
pub use crate::view::Kind;
pub use crate::view::MessageView;
pub use crate::view::RoleView;
pub use crate::view::UserView;
pub use crate::view::View;
