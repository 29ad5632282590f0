//! Ids.

use std::fmt;
use std::str::FromStr;

use serde::Deserialize;
use serde::Deserializer;
use serde::Serialize;
use serde::Serializer;

/// The first millisecond of 2015, from which ids count.
const DISCORD_EPOCH_MS: u64 = 1_420_070_400_000;

/// An id of anything at Discord: the time it was made, and a count.
///
/// One type for all kinds, because Discord shares ids between them: a guild and its everyone role, a
/// message and the thread made from it, an application and its bot. In JSON it is a string.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Snowflake(pub u64);

impl Snowflake {
    /// When this id was made, in milliseconds since the Unix epoch.
    #[must_use]
    pub fn created_ms(self) -> u64 {
        (self.0 >> 22) + DISCORD_EPOCH_MS
    }
}

impl fmt::Display for Snowflake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Snowflake {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl Serialize for Snowflake {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Snowflake {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// Reads an id from JSON: a string, or, as some clients send it, a number.
pub(crate) fn from_json(value: &serde_json::Value) -> Option<Snowflake> {
    match value {
        serde_json::Value::String(text) => text.parse().ok(),
        other => other.as_u64().map(Snowflake),
    }
}

/// Hands out ids that grow, whatever the clock does.
#[derive(Debug, Default)]
pub(crate) struct Mint {
    last: u64,
}

impl Mint {
    /// Goes on where another has ended.
    pub(crate) fn after(last: Snowflake) -> Self {
        Self { last: last.0 }
    }

    /// The last one handed out.
    pub(crate) fn last(&self) -> Snowflake {
        Snowflake(self.last)
    }

    pub(crate) fn next(&mut self, now_ms: u64) -> Snowflake {
        let earliest = now_ms.saturating_sub(DISCORD_EPOCH_MS) << 22;
        self.last = earliest.max(self.last + 1);
        Snowflake(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_grow_within_a_millisecond_and_tell_their_time() {
        let mut mint = Mint::default();
        let now_ms = DISCORD_EPOCH_MS + 1000;
        let (first, second) = (mint.next(now_ms), mint.next(now_ms));
        assert!(first < second);
        assert_eq!(second.created_ms(), now_ms);
    }
}
