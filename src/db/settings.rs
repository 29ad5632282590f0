//! What servers and players have chosen.

use super::{ChannelId, Db, MatchId, Moment, PlayerId, ServerId, Setting, Write};
use anyhow::Context;
use sqlx::{AssertSqlSafe, FromRow};

/// Who has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Owner {
    /// A server, for what all see.
    Server(ServerId),
    /// A player, for the own boards.
    Player(PlayerId),
}

impl Owner {
    pub(super) const fn key(self) -> (&'static str, i64) {
        match self {
            Self::Server(id) => ("server", id.number()),
            Self::Player(id) => ("player", id.number()),
        }
    }
}

/// All that somebody has chosen, in the words in which it is kept; `None`: not chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq, FromRow, serde::Serialize)]
pub struct Chosen {
    /// [`Setting::Theme`].
    pub theme: Option<String>,
    /// [`Setting::Language`].
    pub language: Option<String>,
    /// [`Setting::Locale`].
    pub locale: Option<String>,
    /// [`Setting::Game`].
    pub game: Option<String>,
    /// [`Setting::Rounds`].
    pub rounds: Option<String>,
    /// [`Setting::Pace`].
    pub pace: Option<String>,
    /// [`Setting::Thread`].
    pub thread: Option<String>,
    /// [`Setting::Channels`].
    pub channels: Option<String>,
    /// [`Setting::Manager`].
    pub manager: Option<String>,
    /// [`Setting::ChallengesMax`].
    pub challenges_max: Option<String>,
    /// [`Setting::MatchesMax`].
    pub matches_max: Option<String>,
    /// [`Setting::Season`].
    pub season: Option<String>,
    /// [`Setting::Reminders`].
    pub reminders: Option<String>,
    /// [`Setting::Motion`].
    pub motion: Option<String>,
    /// [`Setting::PicksIn`].
    pub picks_in: Option<String>,
    /// [`Setting::Animations`].
    pub animations: Option<String>,
}

const LOAD: &str = "select * from settings where owner = $1 and owner_id = $2";

impl Db {
    /// All that somebody has chosen.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn chosen(&self, owner: Owner) -> anyhow::Result<Chosen> {
        let changes = match self.remembered.chosen(owner) {
            Ok(chosen) => return Ok(chosen),
            Err(changes) => changes,
        };
        let (kind, id) = owner.key();
        let chosen: Option<Chosen> = sqlx::query_as(LOAD)
            .bind(kind)
            .bind(id)
            .fetch_optional(&self.readers)
            .await
            .context("reading the settings")?;
        let chosen = chosen.unwrap_or_default();
        self.remembered.remember(owner, &chosen, changes);
        Ok(chosen)
    }

    /// The theme that somebody has chosen, in a word.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn theme(&self, owner: Owner) -> anyhow::Result<Option<String>> {
        Ok(self.chosen(owner).await?.theme)
    }

    /// The match that was begun last in a channel, open or over: one of the player's, if there is any.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn newest_match_in(
        &self,
        channel: ChannelId,
        player: PlayerId,
    ) -> anyhow::Result<Option<MatchId>> {
        self.newest_like("%", channel, player).await
    }

    /// The same, among those in which something was played.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn newest_played_in(
        &self,
        channel: ChannelId,
        player: PlayerId,
    ) -> anyhow::Result<Option<MatchId>> {
        // A record has its moves after an empty line (RULES.md §9).
        self.newest_like("%\n\n_%", channel, player).await
    }

    async fn newest_like(
        &self,
        record: &str,
        channel: ChannelId,
        player: PlayerId,
    ) -> anyhow::Result<Option<MatchId>> {
        sqlx::query_scalar(
            "select match_id from matches where channel_id = $1 and record like $3
             order by case when south = $2 or north = $2 then 0 else 1 end, match_id desc
             limit 1",
        )
        .bind(channel)
        .bind(player)
        .bind(record)
        .fetch_optional(&self.readers)
        .await
        .context("looking for the newest match of a channel")
    }
}

impl Db {
    /// The match that was the newest of a channel at some moment.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn match_in_at(
        &self,
        channel: ChannelId,
        at: Moment,
    ) -> anyhow::Result<Option<MatchId>> {
        sqlx::query_scalar(
            "select match_id from matches where channel_id = $1 and created_at <= $2
             order by match_id desc limit 1",
        )
        .bind(channel)
        .bind(at.millis())
        .fetch_optional(&self.readers)
        .await
        .context("looking for the match of a moment")
    }
}

impl Write {
    /// All that somebody has chosen.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn chosen(&mut self, owner: Owner) -> anyhow::Result<Chosen> {
        let (owner, id) = owner.key();
        let chosen: Option<Chosen> = sqlx::query_as(LOAD)
            .bind(owner)
            .bind(id)
            .fetch_optional(&mut *self.tx)
            .await
            .context("reading the settings")?;
        Ok(chosen.unwrap_or_default())
    }

    /// Keeps what somebody has chosen; with `None`, forgets it.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn choose(
        &mut self,
        owner: Owner,
        setting: Setting,
        value: Option<&str>,
    ) -> anyhow::Result<()> {
        self.has_chosen = true;
        let (owner, id) = owner.key();
        let column = setting.word();
        // The column is one of our own words; what people wrote is bound.
        sqlx::query(AssertSqlSafe(format!(
            "insert into settings (owner, owner_id, {column}) values ($1, $2, $3)
             on conflict (owner, owner_id) do update set {column} = excluded.{column}"
        )))
        .bind(owner)
        .bind(id)
        .bind(value)
        .execute(&mut *self.tx)
        .await
        .context("keeping a setting")?;
        Ok(())
    }

    /// Keeps the theme that somebody has chosen.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn set_theme(&mut self, owner: Owner, theme: &str) -> anyhow::Result<()> {
        self.choose(owner, Setting::Theme, Some(theme)).await
    }
}
