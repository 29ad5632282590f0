//! What subscribers are told when something changes.

use serde::Serialize;

use crate::snowflake::Snowflake;

/// Something changed; look again. A change says where, and not what: read a
/// [view](crate::Sandbox::view_of) for that, so that nobody is told what they may not see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Change {
    /// People came, left, or changed their names, roles or settings.
    People,
    /// A guild came, went or changed.
    Guilds,
    /// A channel or thread came, went or changed.
    Channel {
        /// Which.
        channel: Snowflake,
    },
    /// A message was posted, edited or deleted.
    Message {
        /// Where.
        channel: Snowflake,
        /// Which.
        message: Snowflake,
    },
    /// A person did something, or the bot answered.
    Interaction {
        /// Which.
        interaction: Snowflake,
        /// Whose.
        person: Snowflake,
    },
    /// A person was pinged.
    Ping {
        /// Who.
        person: Snowflake,
        /// Where.
        channel: Snowflake,
    },
    /// The bot's commands changed.
    Commands,
    /// The bot connected to the gateway or lost its connection.
    Gateway,
    /// A request of the bot began or ended.
    Request,
}
