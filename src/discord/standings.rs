//! Leaderboards, profiles, histories and seasons as cards, for commands and buttons alike.

mod board;
mod commands;
mod history;
mod profile;
mod season;

pub(super) use board::{board, is_provisional, value};
pub(super) use commands::{history as history_command, leaderboard, profile as profile_command};
pub(super) use history::{history, past};
pub(super) use profile::profile;
pub(super) use season::season;
