//! Writing anew what was counted of a server's results.

use super::recount::KeptTotals;
use super::result::{MatchResult, RoundResult, numbers, winner_word};
use crate::db::{MatchId, Moment, ServerId, Write};
use anyhow::Context;

impl Write {
    /// Takes away all that is counted of a server, but for its results.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn forget_counted(&mut self, server: ServerId) -> anyhow::Result<()> {
        for query in [
            "delete from player_results where server_id = $1",
            "delete from totals where server_id = $1",
            "delete from boards where server_id = $1",
            "delete from bands where server_id = $1",
            "delete from hole_totals where server_id = $1",
        ] {
            sqlx::query(query)
                .bind(server)
                .execute(&mut *self.tx)
                .await
                .context("taking away what was counted")?;
        }
        Ok(())
    }

    /// Corrects a kept result, and the rounds of it.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn correct_result(
        &mut self,
        ended_at: Moment,
        mat: MatchId,
        result: &MatchResult,
        rounds: &[RoundResult],
    ) -> anyhow::Result<()> {
        sqlx::query(
            "update match_results set game = $2, winner = $3, reason = $4, south_wins = $5,
                 north_wins = $6, drawn = $7, options = $8, counts = $9
             where match_id = $1",
        )
        .bind(mat)
        .bind(result.game.word())
        .bind(winner_word(result.winner))
        .bind(&result.reason)
        .bind(i64::from(result.wins.south))
        .bind(i64::from(result.wins.north))
        .bind(i64::from(result.drawn))
        .bind(&result.options)
        .bind(result.counts.word())
        .execute(&mut *self.tx)
        .await
        .with_context(|| format!("correcting the result of match {mat}"))?;
        for round in rounds {
            let corrected = sqlx::query(
                "update round_results set began = $3, south_seeds = $4, north_seeds = $5,
                     south_burnt = $6, north_burnt = $7, winner = $8, reason = $9
                 where match_id = $1 and round = $2",
            )
            .bind(mat)
            .bind(i64::from(round.round))
            .bind(round.began_word())
            .bind(i64::from(round.seeds.south))
            .bind(i64::from(round.seeds.north))
            .bind(numbers(&round.burnt.south))
            .bind(numbers(&round.burnt.north))
            .bind(round.winner_word())
            .bind(&round.reason)
            .execute(&mut *self.tx)
            .await
            .with_context(|| format!("correcting a round of match {mat}"))?;
            if corrected.rows_affected() == 0 {
                self.add_round_result(ended_at, mat, round).await?;
            }
        }
        sqlx::query("delete from round_results where match_id = $1 and round > $2")
            .bind(mat)
            .bind(i64::try_from(rounds.len()).unwrap_or(i64::MAX))
            .execute(&mut *self.tx)
            .await
            .with_context(|| format!("taking away rounds of match {mat}"))?;
        Ok(())
    }

    /// Notes the names of a server's players who have none yet, as in the newest of their matches.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn meet_all(&mut self, server: ServerId) -> anyhow::Result<()> {
        for (player, name) in [("south", "south_name"), ("north", "north_name")] {
            let query = format!(
                "insert into players (server_id, player_id, name)
                 select r.server_id, r.{player}, max(m.{name})
                 from match_results r join matches m on m.match_id = r.match_id
                 where r.server_id = $1 group by r.server_id, r.{player}
                 on conflict (server_id, player_id) do nothing"
            );
            sqlx::query(sqlx::AssertSqlSafe(query))
                .bind(server)
                .execute(&mut *self.tx)
                .await
                .context("noting the names of players")?;
        }
        Ok(())
    }

    /// Keeps a player's totals in a server of which nothing is counted any more. The leaderboards
    /// are for [`Write::lay_boards`].
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn add_totals(&mut self, server: ServerId, kept: &KeptTotals) -> anyhow::Result<()> {
        let totals = &kept.totals;
        sqlx::query(
            "insert into totals (server_id, game, period, player_id, present, matches_won,
                 matches_drawn, matches_lost, rounds_won, rounds_drawn, rounds_lost, captured, run,
                 run_longest, turn_seeds, turn_laps, rating, deviation, volatility, rated, rated_at,
                 rating_score)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
                 $18, $19, $20, $21, $22)",
        )
        .bind(server)
        .bind(kept.pool.word())
        .bind(kept.period.code())
        .bind(kept.player)
        .bind(i64::from(kept.present))
        .bind(totals.matches_won)
        .bind(totals.matches_drawn)
        .bind(totals.matches_lost)
        .bind(totals.rounds_won)
        .bind(totals.rounds_drawn)
        .bind(totals.rounds_lost)
        .bind(totals.captured)
        .bind(totals.run)
        .bind(totals.run_longest)
        .bind(totals.turn_seeds)
        .bind(totals.turn_laps)
        .bind(totals.rating)
        .bind(totals.deviation)
        .bind(totals.volatility)
        .bind(totals.rated)
        .bind(totals.rated_at)
        .bind(totals.rating_score)
        .execute(&mut *self.tx)
        .await
        .context("keeping a player's totals")?;
        Ok(())
    }

    /// Lays all leaderboards of a server from its totals.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn lay_boards(&mut self, server: ServerId) -> anyhow::Result<()> {
        sqlx::query(
            "insert into boards (server_id, game, period, players)
             select server_id, game, period, cast(sum(present) as bigint) from totals
             where server_id = $1 group by server_id, game, period",
        )
        .bind(server)
        .execute(&mut *self.tx)
        .await
        .context("counting the players of leaderboards")?;
        for board in self.all_boards(server).await? {
            if board.is_long() {
                self.cut_boards(server, board.pool, board.period).await?;
            }
        }
        Ok(())
    }
}
