//! Who has played in a server, called what, and whether they are still there.

use super::period::Period;
use crate::db::{Db, MatchId, Moment, PlayerId, Pool, ServerId, Write};
use crate::rules::Side;
use anyhow::Context;

/// The boards on which a player has totals.
pub(super) const BOARDS_OF: &str = "
    select b.game, b.period from boards b join totals t
        on t.server_id = b.server_id and t.game = b.game and t.period = b.period
    where b.server_id = $1 and t.player_id = $2";

impl Db {
    /// Whether it was looked of all of `players` since `before` whether they are in a server.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn are_looked_for(
        &self,
        before: Moment,
        server: ServerId,
        players: &[PlayerId],
    ) -> anyhow::Result<bool> {
        for &player in players {
            let old: Option<i64> = sqlx::query_scalar(
                "select 1 from players
                 where server_id = $1 and player_id = $2 and looked_at < $3",
            )
            .bind(server)
            .bind(player)
            .bind(before.millis())
            .fetch_optional(&self.readers)
            .await
            .context("reading when it was looked who is there")?;
            if old.is_some() {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

impl Write {
    /// The name with which a player last played in a server, and whether the player is there.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn player(
        &mut self,
        server: ServerId,
        player: PlayerId,
    ) -> anyhow::Result<Option<(String, bool)>> {
        let row: Option<(String, i64)> = sqlx::query_as(
            "select name, present from players where server_id = $1 and player_id = $2",
        )
        .bind(server)
        .bind(player)
        .fetch_optional(&mut *self.tx)
        .await
        .context("reading a player's name")?;
        Ok(row.map(|(name, present)| (name, present != 0)))
    }

    /// Notes that a player, who is evidently there, is called so in a server.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn meet(
        &mut self,
        server: ServerId,
        player: PlayerId,
        name: &str,
    ) -> anyhow::Result<()> {
        self.set_present(server, player, true).await?;
        sqlx::query(
            "insert into players (server_id, player_id, name) values ($1, $2, $3)
             on conflict (server_id, player_id) do update set name = excluded.name",
        )
        .bind(server)
        .bind(player)
        .bind(name)
        .execute(&mut *self.tx)
        .await
        .context("noting a player's name")?;
        Ok(())
    }

    /// Whether it is known that a player has left a server.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn has_left(&mut self, server: ServerId, player: PlayerId) -> anyhow::Result<bool> {
        let present: Option<i64> = sqlx::query_scalar(
            "select present from players where server_id = $1 and player_id = $2",
        )
        .bind(server)
        .bind(player)
        .fetch_optional(&mut *self.tx)
        .await
        .context("reading whether a player has left")?;
        Ok(present == Some(0))
    }

    /// Notes in a player's open matches in a server that the other is told that this one has left;
    /// returns those where that was not so, with the side of who has left.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn note_left(
        &mut self,
        server: ServerId,
        player: PlayerId,
    ) -> anyhow::Result<Vec<(MatchId, Side)>> {
        let mut noted = Vec::new();
        for (side, query) in [
            (
                Side::South,
                "update matches set left_told = left_told || 'S'
                 where server_id = $1 and state = 'open' and south = $2
                   and left_told not like '%S%' returning match_id",
            ),
            (
                Side::North,
                "update matches set left_told = left_told || 'N'
                 where server_id = $1 and state = 'open' and north = $2
                   and left_told not like '%N%' returning match_id",
            ),
        ] {
            let matches: Vec<MatchId> = sqlx::query_scalar(query)
                .bind(server)
                .bind(player)
                .fetch_all(&mut *self.tx)
                .await
                .context("noting in matches who has left")?;
            noted.extend(matches.into_iter().map(|id| (id, side)));
        }
        Ok(noted)
    }

    /// Notes in a player's open matches in a server that the player is there.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn note_back(&mut self, server: ServerId, player: PlayerId) -> anyhow::Result<()> {
        for query in [
            "update matches set left_told = replace(left_told, 'S', '')
             where server_id = $1 and state = 'open' and south = $2 and left_told like '%S%'",
            "update matches set left_told = replace(left_told, 'N', '')
             where server_id = $1 and state = 'open' and north = $2 and left_told like '%N%'",
        ] {
            sqlx::query(query)
                .bind(server)
                .bind(player)
                .execute(&mut *self.tx)
                .await
                .context("noting in matches who is back")?;
        }
        Ok(())
    }

    /// Of `players`, those of whom it was last looked before `before` whether they are still in a
    /// server. Notes that it is looked now.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn look_for(
        &mut self,
        now: Moment,
        before: Moment,
        server: ServerId,
        players: &[PlayerId],
    ) -> anyhow::Result<Vec<PlayerId>> {
        let mut looked = Vec::new();
        for &player in players {
            let noted = sqlx::query(
                "update players set looked_at = $3
                 where server_id = $1 and player_id = $2 and looked_at < $4",
            )
            .bind(server)
            .bind(player)
            .bind(now.millis())
            .bind(before.millis())
            .execute(&mut *self.tx)
            .await
            .context("noting that it is looked who is there")?;
            if noted.rows_affected() > 0 {
                looked.push(player);
            }
        }
        Ok(looked)
    }

    /// Notes that a player has left a server, or come back to it. Who has left stands on no
    /// leaderboard; nothing is forgotten.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn set_present(
        &mut self,
        server: ServerId,
        player: PlayerId,
        present: bool,
    ) -> anyhow::Result<()> {
        let changed = sqlx::query(
            "update players set present = $3
             where server_id = $1 and player_id = $2 and present <> $3",
        )
        .bind(server)
        .bind(player)
        .bind(i64::from(present))
        .execute(&mut *self.tx)
        .await
        .context("noting who has left")?;
        if changed.rows_affected() == 0 {
            return Ok(());
        }
        let boards: Vec<(String, i64)> = sqlx::query_as(BOARDS_OF)
            .bind(server)
            .bind(player)
            .fetch_all(&mut *self.tx)
            .await
            .context("looking for the leaderboards of a player")?;
        for (game, period) in boards {
            let pool = Pool::parse(&game)?;
            let period = Period::of_code(period).context("reading a period")?;
            sqlx::query(
                "update totals set present = $5
                 where server_id = $1 and game = $2 and period = $3 and player_id = $4",
            )
            .bind(server)
            .bind(pool.word())
            .bind(period.code())
            .bind(player)
            .bind(i64::from(present))
            .execute(&mut *self.tx)
            .await
            .context("noting who has left a leaderboard")?;
            let totals = self.totals(server, pool, period, player).await?;
            let (before, after) = if present {
                (None, totals.as_ref())
            } else {
                (totals.as_ref(), None)
            };
            self.seat_on_boards(server, (pool, period), player, before, after)
                .await?;
        }
        Ok(())
    }
}
