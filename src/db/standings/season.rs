//! Seasons: how long they are in a server, which ones it has played in, and closing them.

use super::period::{Period, SeasonLength};
use crate::db::{ChannelId, Db, Moment, ServerId, Write};
use anyhow::Context;

pub(super) const DUE: &str = "
    select server_id, period from seasons where closed = 0 and ends_at <= $1
    order by ends_at limit $2";

/// The length of a server's seasons, as it is kept.
const LENGTH: &str = "select season from settings where owner = 'server' and owner_id = $1";

impl Db {
    /// How long a season is in a server.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn season_length(&self, server: ServerId) -> anyhow::Result<SeasonLength> {
        let word: Option<Option<String>> = sqlx::query_scalar(LENGTH)
            .bind(server)
            .fetch_optional(&self.readers)
            .await
            .context("reading how long seasons are")?;
        Ok(SeasonLength::of_word(word.flatten().as_deref()))
    }

    /// The periods in which a server has played and that are as long as its seasons, the newest
    /// first.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn seasons_played(
        &self,
        server: ServerId,
        length: SeasonLength,
        most: u32,
    ) -> anyhow::Result<Vec<Period>> {
        // Months have six digits and quarters five.
        let (from, to) = match length {
            SeasonLength::Quarter => (10_000_i64, 99_999_i64),
            SeasonLength::Month => (100_000, 999_999),
        };
        let codes: Vec<i64> = sqlx::query_scalar(
            "select period from seasons where server_id = $1 and period >= $2 and period <= $3
             order by period desc limit $4",
        )
        .bind(server)
        .bind(from)
        .bind(to)
        .bind(i64::from(most))
        .fetch_all(&self.readers)
        .await
        .context("listing the seasons of a server")?;
        Ok(codes.into_iter().filter_map(Period::of_code).collect())
    }

    /// Whether a season of any server is over and not closed.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn is_season_due(&self, now: Moment) -> anyhow::Result<bool> {
        let due: Option<(i64, i64)> = sqlx::query_as(DUE)
            .bind(now.millis())
            .bind(1_i64)
            .fetch_optional(&self.readers)
            .await
            .context("looking for seasons that are over")?;
        Ok(due.is_some())
    }
}

impl Write {
    /// Notes that a server has played in the periods of a moment.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn open_seasons(&mut self, now: Moment, server: ServerId) -> anyhow::Result<()> {
        for period in Period::all_of(now) {
            if let Some(ends_at) = period.ends_at() {
                sqlx::query(
                    "insert into seasons (server_id, period, ends_at) values ($1, $2, $3)
                     on conflict (server_id, period) do nothing",
                )
                .bind(server)
                .bind(period.code())
                .bind(ends_at.millis())
                .execute(&mut *self.tx)
                .await
                .context("noting a season")?;
            }
        }
        Ok(())
    }

    /// Seasons that are over and not closed, the oldest first, months and quarters alike.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn seasons_due(
        &mut self,
        now: Moment,
        most: u32,
    ) -> anyhow::Result<Vec<(ServerId, Period)>> {
        let rows: Vec<(ServerId, i64)> = sqlx::query_as(DUE)
            .bind(now.millis())
            .bind(i64::from(most))
            .fetch_all(&mut *self.tx)
            .await
            .context("looking for seasons that are over")?;
        rows.into_iter()
            .map(|(server, code)| {
                let period = Period::of_code(code).context("reading a season")?;
                Ok((server, period))
            })
            .collect()
    }

    /// Closes a season of a server.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn close_season(&mut self, server: ServerId, period: Period) -> anyhow::Result<()> {
        sqlx::query("update seasons set closed = 1 where server_id = $1 and period = $2")
            .bind(server)
            .bind(period.code())
            .execute(&mut *self.tx)
            .await
            .context("closing a season")?;
        Ok(())
    }

    /// How long a season is in a server.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn season_length(&mut self, server: ServerId) -> anyhow::Result<SeasonLength> {
        let word: Option<Option<String>> = sqlx::query_scalar(LENGTH)
            .bind(server)
            .fetch_optional(&mut *self.tx)
            .await
            .context("reading how long seasons are")?;
        Ok(SeasonLength::of_word(word.flatten().as_deref()))
    }

    /// The channel and the language of the last match that ended in a server before a moment.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn last_place_played(
        &mut self,
        server: ServerId,
        before: Moment,
    ) -> anyhow::Result<Option<(ChannelId, String)>> {
        sqlx::query_as(
            "select m.channel_id, m.language from match_results r
             join matches m on m.match_id = r.match_id
             where r.server_id = $1 and r.ended_at < $2
             order by r.number desc limit 1",
        )
        .bind(server)
        .bind(before.millis())
        .fetch_optional(&mut *self.tx)
        .await
        .context("looking for the place where a server played last")
    }
}
