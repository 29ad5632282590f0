//! The whole bot, played: the real program on a stand-in for Discord.

mod faults;
mod manners;
mod matches;
mod secrets;
mod start;
mod table;
