//! Forgetting a player among results, so that what is counted of the others stays right.
//!
//! Ratings and records of others rest on matches with whoever is forgotten. So the results stay,
//! under a number below 0 that is made for this, in each server another one.

use super::bands::BANDED_FROM;
use super::period::Period;
use crate::db::{PlayerId, Pool, ServerId, Write};
use anyhow::Context;

/// Puts a number in a player's place. `$1`: the server, `$2`: who, `$3`: the number.
const RENAME: [&str; 7] = [
    "update match_results set south = $3 where south = $2 and match_id in (
         select match_id from player_results where server_id = $1 and player_id = $2)",
    "update match_results set north = $3 where north = $2 and match_id in (
         select match_id from player_results where server_id = $1 and player_id = $2)",
    "update player_results set opponent_id = $3
     where server_id = $1 and opponent_id = $2 and player_id in (
         select opponent_id from player_results where server_id = $1 and player_id = $2)",
    "update player_results set player_id = $3 where server_id = $1 and player_id = $2",
    "update totals set player_id = $3 where server_id = $1 and player_id = $2",
    "update hole_totals set player_id = $3 where server_id = $1 and player_id = $2",
    "update players set player_id = $3, name = '', looked_at = 0
     where server_id = $1 and player_id = $2",
];

impl Write {
    /// Takes a player off all leaderboards, and the player's number and name from all results.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub(in crate::db) async fn forget_in_standings(
        &mut self,
        player: PlayerId,
    ) -> anyhow::Result<()> {
        let servers: Vec<ServerId> =
            sqlx::query_scalar("select server_id from players where player_id = $1")
                .bind(player)
                .fetch_all(&mut *self.tx)
                .await
                .context("looking for where a player has played")?;
        for server in servers {
            self.set_present(server, player, false).await?;
            self.forget_in_bands(server, player).await?;
            let number: PlayerId = sqlx::query_scalar(
                "select coalesce(min(player_id), 0) - 1 from players
                 where server_id = $1 and player_id < 0",
            )
            .bind(server)
            .fetch_one(&mut *self.tx)
            .await
            .context("making a number for who is forgotten")?;
            for query in RENAME {
                sqlx::query(query)
                    .bind(server)
                    .bind(player)
                    .bind(number)
                    .execute(&mut *self.tx)
                    .await
                    .with_context(|| format!("forgetting a player in server {server}"))?;
            }
        }
        Ok(())
    }

    /// Cuts the boards anew on which a band begins with a player.
    async fn forget_in_bands(&mut self, server: ServerId, player: PlayerId) -> anyhow::Result<()> {
        let boards: Vec<(String, i64, i64)> = sqlx::query_as(
            "select game, period, players from boards b where server_id = $1 and exists (
                 select 1 from bands where bands.server_id = b.server_id and bands.game = b.game
                 and bands.period = b.period and bands.player_id = $2)",
        )
        .bind(server)
        .bind(player)
        .fetch_all(&mut *self.tx)
        .await
        .context("looking for the bands that begin with a player")?;
        for (game, period, players) in boards {
            if players > BANDED_FROM {
                let pool = Pool::parse(&game)?;
                let period = Period::of_code(period).context("reading a period")?;
                self.cut_boards(server, pool, period).await?;
                continue;
            }
            // So short a board needs no bands, until it grows again.
            for query in [
                "delete from bands where server_id = $1 and game = $2 and period = $3",
                "update boards set banded = 0 where server_id = $1 and game = $2 and period = $3",
            ] {
                sqlx::query(query)
                    .bind(server)
                    .bind(&game)
                    .bind(period)
                    .execute(&mut *self.tx)
                    .await
                    .context("taking the bands off a leaderboard")?;
            }
        }
        Ok(())
    }
}
