//! What servers and players have chosen.

use super::{ChannelId, Db, MatchId, PlayerId, ServerId, Write};
use anyhow::Context;

/// Who has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// A server, for what all see.
    Server(ServerId),
    /// A player, for the own boards.
    Player(PlayerId),
}

impl Owner {
    const fn key(self) -> (&'static str, i64) {
        match self {
            Self::Server(id) => ("server", id.number()),
            Self::Player(id) => ("player", id.number()),
        }
    }
}

impl Db {
    /// The theme that somebody has chosen, in a word.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn theme(&self, owner: Owner) -> anyhow::Result<Option<String>> {
        let (owner, id) = owner.key();
        let theme: Option<Option<String>> =
            sqlx::query_scalar("select theme from settings where owner = $1 and owner_id = $2")
                .bind(owner)
                .bind(id)
                .fetch_optional(&self.readers)
                .await
                .context("reading a setting")?;
        Ok(theme.flatten())
    }

    /// The match that was begun last in a channel, open or over.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn newest_match_in(&self, channel: ChannelId) -> anyhow::Result<Option<MatchId>> {
        sqlx::query_scalar(
            "select match_id from matches where channel_id = $1 order by match_id desc limit 1",
        )
        .bind(channel)
        .fetch_optional(&self.readers)
        .await
        .context("looking for the newest match of a channel")
    }
}

impl Write {
    /// Keeps the theme that somebody has chosen.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn set_theme(&mut self, owner: Owner, theme: &str) -> anyhow::Result<()> {
        let (owner, id) = owner.key();
        sqlx::query(
            "insert into settings (owner, owner_id, theme) values ($1, $2, $3)
             on conflict (owner, owner_id) do update set theme = excluded.theme",
        )
        .bind(owner)
        .bind(id)
        .bind(theme)
        .execute(&mut *self.tx)
        .await
        .context("keeping a setting")?;
        Ok(())
    }
}
