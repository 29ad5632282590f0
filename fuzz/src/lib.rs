//! The parts of the bot that read what others write, so that fuzzing need not build the rest.

/// The bot's sources, where they are.
#[allow(dead_code, reason = "what uses the rest is left out")]
#[path = "../../src"]
mod bot {
    pub mod rules;

    /// Of the database, the names of things and the closed sets.
    pub mod db {
        mod ids;
        mod kinds;
        #[path = "standings/period.rs"]
        mod period;

        pub use ids::*;
        pub use kinds::*;
        pub use period::*;
    }

    /// Of what people can do, the answers to an offer.
    pub mod play {
        mod reply;

        pub use reply::*;
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

pub use bot::{db, discord, play, rules};
