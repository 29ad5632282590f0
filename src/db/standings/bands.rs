//! The bands of a long leaderboard, by which a rank is found quickly.
//!
//! To count all who are better takes long where they are many. So a long board is cut into bands
//! that know how many players they hold; only one of them is ever looked into. A player who gets
//! a better score moves from a band to another. A band that has grown too full is a reason to cut
//! the board anew.

use super::board::{Board, WHOLE};
use super::period::Period;
use super::totals::Totals;
use crate::db::{Measure, PlayerId, Pool, ServerId, Write};
use anyhow::Context;
use sqlx::AssertSqlSafe;

/// Boards with more players than this are cut into bands.
pub(super) const BANDED_FROM: i64 = 256;
/// How many players a new band holds.
const BAND_PLAYERS: i64 = 128;
/// A band with more is a reason to cut the board anew.
const BAND_PLAYERS_MAX: i64 = 256;

// Among the bands that begin with this score, the last one not after the player; else the last
// that begins with a greater score.
pub(super) const BAND_OF: &str = "
    select score, player_id from (
        select * from (
            select score, player_id from bands
            where server_id = $1 and game = $2 and period = $3 and measure = $4
              and score = $5 and player_id <= $6
            order by player_id desc limit 1) as level
        union all
        select * from (
            select score, player_id from bands
            where server_id = $1 and game = $2 and period = $3 and measure = $4 and score > $5
            order by score, player_id desc limit 1) as above
    ) as found order by score limit 1";

fn cut_query(measure: Measure) -> String {
    let column = measure.column();
    format!(
        "insert into bands (server_id, game, period, measure, score, player_id, players)
         select $1, $2, $3, $4,
                max(case when place % $5 = 0 then score end),
                max(case when place % $5 = 0 then player_id end),
                count(*)
         from (select {column} as score, player_id,
                      row_number() over (order by {column} desc, player_id) - 1 as place
               from totals
               where server_id = $1 and game = $2 and period = $3 and present = 1) as placed
         group by place / $5"
    )
}

impl Write {
    /// Moves a player on the boards of a game and a period from what was reached `before`; `None`
    /// is not to be on them.
    pub(super) async fn seat_on_boards(
        &mut self,
        server: ServerId,
        (pool, period): (Pool, Period),
        player: PlayerId,
        before: Option<&Totals>,
        after: Option<&Totals>,
    ) -> anyhow::Result<()> {
        let more = i64::from(after.is_some()) - i64::from(before.is_some());
        let size: Option<(i64, i64)> = if more == 0 {
            sqlx::query_as(
                "select players, banded from boards
                 where server_id = $1 and game = $2 and period = $3",
            )
            .bind(server)
            .bind(pool.word())
            .bind(period.code())
            .fetch_optional(&mut *self.tx)
            .await
        } else {
            sqlx::query_as(
                "insert into boards (server_id, game, period, players) values ($1, $2, $3, $4)
                 on conflict (server_id, game, period) do update
                 set players = boards.players + excluded.players
                 returning players, banded",
            )
            .bind(server)
            .bind(pool.word())
            .bind(period.code())
            .bind(more)
            .fetch_optional(&mut *self.tx)
            .await
        }
        .context("counting the players of a leaderboard")?;
        let (players, banded) = size.context("a board that somebody stands on is counted")?;
        if banded == 0 {
            if players > BANDED_FROM {
                self.cut_boards(server, pool, period).await?;
            }
            return Ok(());
        }
        for measure in Measure::ALL {
            let board = Board {
                server,
                pool,
                period,
                measure,
            };
            let place = |totals: &Totals| (totals.score(measure), player);
            self.move_between_bands(board, before.map(place), after.map(place))
                .await?;
        }
        Ok(())
    }

    /// Cuts all boards of a game and a period into bands.
    pub(super) async fn cut_boards(
        &mut self,
        server: ServerId,
        pool: Pool,
        period: Period,
    ) -> anyhow::Result<()> {
        for measure in Measure::ALL {
            let board = Board {
                server,
                pool,
                period,
                measure,
            };
            self.cut(board).await?;
        }
        sqlx::query(
            "update boards set banded = 1 where server_id = $1 and game = $2 and period = $3",
        )
        .bind(server)
        .bind(pool.word())
        .bind(period.code())
        .execute(&mut *self.tx)
        .await
        .context("noting that a leaderboard has bands")?;
        Ok(())
    }

    async fn cut(&mut self, board: Board) -> anyhow::Result<()> {
        sqlx::query(
            "delete from bands
             where server_id = $1 and game = $2 and period = $3 and measure = $4",
        )
        .bind(board.server)
        .bind(board.pool.word())
        .bind(board.period.code())
        .bind(board.measure.word())
        .execute(&mut *self.tx)
        .await
        .context("cutting a leaderboard anew")?;
        sqlx::query(AssertSqlSafe(cut_query(board.measure)))
            .bind(board.server)
            .bind(board.pool.word())
            .bind(board.period.code())
            .bind(board.measure.word())
            .bind(BAND_PLAYERS)
            .execute(&mut *self.tx)
            .await
            .context("cutting a leaderboard into bands")?;
        // Whoever comes before the first is in the first band.
        sqlx::query(
            "update bands set score = $5, player_id = 0
             where server_id = $1 and game = $2 and period = $3 and measure = $4
               and (score, player_id) = (
                   select score, player_id from bands
                   where server_id = $1 and game = $2 and period = $3 and measure = $4
                   order by score desc, player_id limit 1)",
        )
        .bind(board.server)
        .bind(board.pool.word())
        .bind(board.period.code())
        .bind(board.measure.word())
        .bind(WHOLE.score)
        .execute(&mut *self.tx)
        .await
        .context("opening the first band")?;
        Ok(())
    }

    async fn move_between_bands(
        &mut self,
        board: Board,
        before: Option<(i64, PlayerId)>,
        after: Option<(i64, PlayerId)>,
    ) -> anyhow::Result<()> {
        if before == after {
            return Ok(());
        }
        let from = match before {
            Some(place) => self.band_of(board, place).await?,
            None => None,
        };
        let to = match after {
            Some(place) => self.band_of(board, place).await?,
            None => None,
        };
        if from == to {
            return Ok(());
        }
        let mut fullest = 0;
        for (band, more) in [(from, -1), (to, 1)] {
            let Some((score, player)) = band else {
                continue;
            };
            let players: i64 = sqlx::query_scalar(
                "update bands set players = players + $7
                 where server_id = $1 and game = $2 and period = $3 and measure = $4
                   and score = $5 and player_id = $6
                 returning players",
            )
            .bind(board.server)
            .bind(board.pool.word())
            .bind(board.period.code())
            .bind(board.measure.word())
            .bind(score)
            .bind(player)
            .bind(more)
            .fetch_one(&mut *self.tx)
            .await
            .context("counting the players of a band")?;
            fullest = fullest.max(players);
        }
        if fullest > BAND_PLAYERS_MAX {
            self.cut(board).await?;
        }
        Ok(())
    }

    /// The beginning of the band in which a place lies.
    async fn band_of(
        &mut self,
        board: Board,
        (score, player): (i64, PlayerId),
    ) -> anyhow::Result<Option<(i64, PlayerId)>> {
        sqlx::query_as(BAND_OF)
            .bind(board.server)
            .bind(board.pool.word())
            .bind(board.period.code())
            .bind(board.measure.word())
            .bind(score)
            .bind(player)
            .fetch_optional(&mut *self.tx)
            .await
            .context("looking for a player's band")
    }
}
