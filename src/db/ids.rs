//! The names of things: one type for each kind of id, and moments in time.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::time::Duration;

/// The id of a `K`. Ids of different kinds do not mix.
///
/// Discord's ids fit: they are below 2^63 until the year 2084.
pub struct Id<K> {
    number: i64,
    kind: PhantomData<fn() -> K>,
}

impl<K> Id<K> {
    /// The id `number`, as the database keeps it.
    #[must_use]
    pub const fn new(number: i64) -> Self {
        Self {
            number,
            kind: PhantomData,
        }
    }

    /// The number, as the database keeps it.
    #[must_use]
    pub const fn number(self) -> i64 {
        self.number
    }

    /// The id of something on Discord.
    #[must_use]
    pub const fn of_discord(id: u64) -> Self {
        Self::new(id.cast_signed())
    }

    /// The number, as Discord writes it.
    #[must_use]
    pub const fn to_discord(self) -> u64 {
        self.number.cast_unsigned()
    }
}

impl<K> Clone for Id<K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Id<K> {}

impl<K> PartialEq for Id<K> {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl<K> Eq for Id<K> {}

impl<K> PartialOrd for Id<K> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<K> Ord for Id<K> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.number.cmp(&other.number)
    }
}

impl<K> Hash for Id<K> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.number.hash(state);
    }
}

impl<K> fmt::Debug for Id<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.number)
    }
}

impl<K> fmt::Display for Id<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number.fmt(f)
    }
}

impl<K> serde::Serialize for Id<K> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number.serialize(serializer)
    }
}

impl<'de, K> serde::Deserialize<'de> for Id<K> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        i64::deserialize(deserializer).map(Self::new)
    }
}

impl<K> sqlx::Type<sqlx::Sqlite> for Id<K> {
    fn type_info() -> sqlx::sqlite::SqliteTypeInfo {
        <i64 as sqlx::Type<sqlx::Sqlite>>::type_info()
    }

    fn compatible(ty: &sqlx::sqlite::SqliteTypeInfo) -> bool {
        <i64 as sqlx::Type<sqlx::Sqlite>>::compatible(ty)
    }
}

impl<'q, K> sqlx::Encode<'q, sqlx::Sqlite> for Id<K> {
    fn encode_by_ref(
        &self,
        buffer: &mut sqlx::sqlite::SqliteArgumentsBuffer,
    ) -> Result<sqlx::encode::IsNull, sqlx::error::BoxDynError> {
        <i64 as sqlx::Encode<'q, sqlx::Sqlite>>::encode_by_ref(&self.number, buffer)
    }
}

impl<'r, K> sqlx::Decode<'r, sqlx::Sqlite> for Id<K> {
    fn decode(value: sqlx::sqlite::SqliteValueRef<'r>) -> Result<Self, sqlx::error::BoxDynError> {
        <i64 as sqlx::Decode<'r, sqlx::Sqlite>>::decode(value).map(Self::new)
    }
}

/// Kinds of ids; nothing is ever made of these types.
pub(super) mod kind {
    /// A person on Discord.
    pub enum Player {}
    /// A server of Discord, which its documentation calls a guild.
    pub enum Server {}
    /// A channel, a thread or a DM.
    pub enum Channel {}
    /// A message in a channel.
    pub enum Message {}
    /// A challenge of ours.
    pub enum Challenge {}
    /// A match of ours.
    pub enum Match {}
    /// A row of the outbox.
    pub enum Notice {}
    /// What one player of a match asks the other to agree to.
    pub enum Offer {}
    /// A server's puzzle of a day.
    pub enum Puzzle {}
}

/// A person on Discord.
pub type PlayerId = Id<kind::Player>;
/// A server of Discord.
pub type ServerId = Id<kind::Server>;
/// A channel, a thread or a DM.
pub type ChannelId = Id<kind::Channel>;
/// A message in a channel.
pub type MessageId = Id<kind::Message>;
/// A challenge of ours.
pub type ChallengeId = Id<kind::Challenge>;
/// A match of ours.
pub type MatchId = Id<kind::Match>;
/// A row of the outbox.
pub type NoticeId = Id<kind::Notice>;
/// What one player of a match asks the other to agree to.
pub type OfferId = Id<kind::Offer>;
/// A server's puzzle of a day.
pub type PuzzleId = Id<kind::Puzzle>;

/// Milliseconds of a day.
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// A moment: milliseconds since 1970, UTC. Passed in, never read from a clock below `discord`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(i64);

impl Moment {
    /// The moment so many milliseconds after 1970 began.
    #[must_use]
    pub const fn from_millis(millis: i64) -> Self {
        Self(millis)
    }

    /// Milliseconds since 1970 began.
    #[must_use]
    pub const fn millis(self) -> i64 {
        self.0
    }

    /// Whole seconds since 1970 began, as Discord's time stamps want them.
    #[must_use]
    pub const fn secs(self) -> i64 {
        self.0.div_euclid(1000)
    }

    /// Whole days since 1970 began, UTC.
    #[must_use]
    pub const fn day(self) -> i64 {
        self.0.div_euclid(DAY_MS)
    }

    /// When a day begins, counted from 1970.
    #[must_use]
    pub const fn of_day(day: i64) -> Self {
        Self(day.saturating_mul(DAY_MS))
    }

    /// The moment `later` after this one; the last there is when that is too far.
    #[must_use]
    pub fn plus(self, later: Duration) -> Self {
        let millis = i64::try_from(later.as_millis()).unwrap_or(i64::MAX);
        Self(self.0.saturating_add(millis))
    }

    /// The moment `earlier` before this one; the first there is when that is too far.
    #[must_use]
    pub fn minus(self, earlier: Duration) -> Self {
        let millis = i64::try_from(earlier.as_millis()).unwrap_or(i64::MAX);
        Self(self.0.saturating_sub(millis))
    }

    /// How long after `earlier` this moment is; nothing where it is before it.
    #[must_use]
    pub fn since(self, earlier: Self) -> Duration {
        let millis = self.0.saturating_sub(earlier.0);
        Duration::from_millis(u64::try_from(millis).unwrap_or(0))
    }
}
