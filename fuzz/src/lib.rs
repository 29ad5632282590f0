//! The parts of the bot that read what others write, so that fuzzing need not build the rest.

/// The bot's sources, where they are.
#[path = "../../src"]
mod bot {
    pub mod rules;

    /// Of the database, its ids.
    pub mod db {
        mod ids;

        pub use ids::*;
    }

    /// Of Discord's side, what buttons carry.
    pub mod discord {
        mod custom_id;

        /// The id as it would be written, if it is one of ours.
        #[must_use]
        pub fn reread(custom_id: &str) -> Option<String> {
            let ask: custom_id::Ask = custom_id.parse().ok()?;
            Some(ask.to_string())
        }
    }
}

pub use bot::{db, discord, rules};
