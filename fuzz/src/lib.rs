//! The rules alone, so that fuzzing need not build a bot.

/// The bot's sources, where they are.
#[path = "../../src"]
mod bot {
    pub mod rules;
}

pub use bot::rules;
