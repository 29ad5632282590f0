//! Doors: interactions through which something can still be shown where the bot is no member, and
//! what waits for one to open.

use super::{ChallengeId, ChannelId, Db, MatchId, MessageId, Moment, OfferId, ServerId, Write};
use anyhow::Context;
use sqlx::FromRow;

/// A way into a channel, for a while.
#[derive(Clone, PartialEq, Eq, FromRow)]
pub struct Door {
    /// The token of the interaction that opened it.
    pub token: String,
    #[sqlx(rename = "shut_at")]
    shut_at_ms: i64,
}

impl Door {
    /// A door that shuts at a moment.
    #[must_use]
    pub fn new(token: impl Into<String>, shut_at: Moment) -> Self {
        Self {
            token: token.into(),
            shut_at_ms: shut_at.millis(),
        }
    }

    /// When it shuts.
    #[must_use]
    pub const fn shut_at(&self) -> Moment {
        Moment::from_millis(self.shut_at_ms)
    }
}

/// Its text never shows the token: who has that can answer in the bot's name.
impl std::fmt::Debug for Door {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Door(until {})", self.shut_at_ms)
    }
}

/// The number that stands for no message: the door sends new ones.
const NEW: MessageId = MessageId::new(0);

impl Db {
    /// The door through which `message` of a channel can be changed now; with `None`, through which
    /// new ones can be sent.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn door(
        &self,
        now: Moment,
        channel: ChannelId,
        message: Option<MessageId>,
    ) -> anyhow::Result<Option<Door>> {
        sqlx::query_as(
            "select token, shut_at from doors
             where channel_id = $1 and message_id = $2 and shut_at > $3",
        )
        .bind(channel)
        .bind(message.unwrap_or(NEW))
        .bind(now.millis())
        .fetch_optional(&self.readers)
        .await
        .context("looking for a door")
    }

    /// Whether anything is kept of a server from when the bot was a guest there.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn was_guest_in(&self, server: ServerId) -> anyhow::Result<bool> {
        let found: Option<i64> = sqlx::query_scalar(
            "select server_id from matches where server_id = 0 - $1 and state = 'open'
             union all
             select server_id from challenges where server_id = 0 - $1 and state = 'open' limit 1",
        )
        .bind(server)
        .fetch_optional(&self.readers)
        .await
        .context("looking for what was played as a guest")?;
        Ok(found.is_some())
    }
}

impl Write {
    /// Makes what was begun in a server as a guest belong to it: the bot is a member now.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn come_home(&mut self, server: ServerId) -> anyhow::Result<()> {
        for query in [
            "update matches set server_id = $1 where server_id = 0 - $1 and state = 'open'",
            "update challenges set server_id = $1 where server_id = 0 - $1 and state = 'open'",
        ] {
            sqlx::query(query)
                .bind(server)
                .execute(&mut *self.tx)
                .await
                .with_context(|| format!("coming home to server {server}"))?;
        }
        Ok(())
    }

    /// Notes a door, unless there is one that stays open longer.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn open_door(
        &mut self,
        channel: ChannelId,
        message: Option<MessageId>,
        door: &Door,
    ) -> anyhow::Result<()> {
        sqlx::query(
            "insert into doors (channel_id, message_id, token, shut_at) values ($1, $2, $3, $4)
             on conflict (channel_id, message_id) do update
             set token = excluded.token, shut_at = excluded.shut_at
             where excluded.shut_at >= doors.shut_at",
        )
        .bind(channel)
        .bind(message.unwrap_or(NEW))
        .bind(&door.token)
        .bind(door.shut_at_ms)
        .execute(&mut *self.tx)
        .await
        .context("noting a door")?;
        Ok(())
    }

    /// Whether a new message can be sent to a channel now.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn has_door(&mut self, now: Moment, channel: ChannelId) -> anyhow::Result<bool> {
        let found: Option<i64> = sqlx::query_scalar(
            "select message_id from doors
             where channel_id = $1 and message_id = 0 and shut_at > $2",
        )
        .bind(channel)
        .bind(now.millis())
        .fetch_optional(&mut *self.tx)
        .await
        .context("looking for a door")?;
        Ok(found.is_some())
    }

    /// Forgets a door through which Discord lets nothing any more: that to one message, or that for
    /// new ones.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn shut_door(
        &mut self,
        channel: ChannelId,
        message: Option<MessageId>,
        door: &Door,
    ) -> anyhow::Result<()> {
        sqlx::query("delete from doors where channel_id = $1 and message_id = $2 and token = $3")
            .bind(channel)
            .bind(message.unwrap_or(NEW))
            .bind(&door.token)
            .execute(&mut *self.tx)
            .await
            .context("forgetting a door")?;
        Ok(())
    }

    /// Forgets the doors that have shut.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn forget_doors(&mut self, now: Moment) -> anyhow::Result<()> {
        sqlx::query("delete from doors where shut_at <= $1")
            .bind(now.millis())
            .execute(&mut *self.tx)
            .await
            .context("forgetting doors")?;
        Ok(())
    }

    /// Notes whether a match has gone on without its channel being shown.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn set_unseen(&mut self, id: MatchId, unseen: bool) -> anyhow::Result<()> {
        sqlx::query("update matches set unseen = $2 where match_id = $1 and unseen <> $2")
            .bind(id)
            .bind(i64::from(unseen))
            .execute(&mut *self.tx)
            .await
            .with_context(|| format!("noting whether match {id} was shown"))?;
        Ok(())
    }

    /// The matches that have gone on without their channel being shown, and how far.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn unseen_matches(
        &mut self,
        channel: ChannelId,
    ) -> anyhow::Result<Vec<(MatchId, i64)>> {
        sqlx::query_as(
            "select match_id, revision from matches
             where channel_id = $1 and unseen = 1 order by match_id",
        )
        .bind(channel)
        .fetch_all(&mut *self.tx)
        .await
        .context("looking for matches to show")
    }

    /// The open offers of a channel's matches that no message shows.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn unseen_offers(
        &mut self,
        channel: ChannelId,
    ) -> anyhow::Result<Vec<(MatchId, OfferId)>> {
        sqlx::query_as(
            "select o.match_id, o.offer_id from offers o
             join matches m on m.match_id = o.match_id
             where m.channel_id = $1 and m.state = 'open'
               and o.state = 'open' and o.message_id is null
             order by o.offer_id",
        )
        .bind(channel)
        .fetch_all(&mut *self.tx)
        .await
        .context("looking for offers to show")
    }

    /// The open challenges of a channel that no message shows, and that nothing is about to show.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn unseen_challenges(
        &mut self,
        now: Moment,
        channel: ChannelId,
    ) -> anyhow::Result<Vec<ChallengeId>> {
        sqlx::query_scalar(
            "select challenge_id from challenges
             where channel_id = $1 and state = 'open' and message_id is null and expires_at > $2
               and not exists (select 1 from outbox where lane = 0 - challenge_id)
             order by challenge_id",
        )
        .bind(channel)
        .bind(now.millis())
        .fetch_all(&mut *self.tx)
        .await
        .context("looking for challenges to show")
    }
}
