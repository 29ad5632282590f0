//! Results, and the totals counted from them.

use super::{Db, MatchId, Moment, PlayerId, ServerId, Write};
use crate::rules::{BySide, Side};
use anyhow::Context;
use sqlx::FromRow;

/// The game that stands for all games together in `standings`.
const ALL_GAMES: &str = "*";

/// A finished round.
#[derive(Clone, Debug)]
pub struct RoundResult {
    /// Which, from 1.
    pub round: u8,
    /// What each side ended with.
    pub seeds: BySide<u8>,
    /// Who won it.
    pub winner: Option<Side>,
    /// How it ended, in a word.
    pub reason: &'static str,
}

/// A finished match.
#[derive(Clone, Debug)]
pub struct MatchResult {
    /// Where it was played.
    pub server: ServerId,
    /// The game, in a word.
    pub game: &'static str,
    /// Who sat where.
    pub players: BySide<PlayerId>,
    /// Their names.
    pub names: BySide<String>,
    /// Who won it.
    pub winner: Option<Side>,
    /// How it ended, in a word.
    pub reason: &'static str,
    /// Rounds won.
    pub wins: BySide<u8>,
    /// Rounds nobody won.
    pub drawn: u8,
}

/// A player's line in a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct Standing {
    /// The player's rank. Those who are level share it, and the next rank counts them.
    pub rank: i64,
    /// Who.
    pub player_id: PlayerId,
    /// The name when last played.
    pub name: String,
    /// Matches won.
    pub matches_won: i64,
    /// Matches drawn.
    pub matches_drawn: i64,
    /// Matches lost.
    pub matches_lost: i64,
    /// Rounds won.
    pub rounds_won: i64,
    /// Rounds drawn.
    pub rounds_drawn: i64,
    /// Rounds lost.
    pub rounds_lost: i64,
}

/// A page of a leaderboard.
#[derive(Clone, Debug)]
pub struct StandingsPage {
    /// The lines of the page.
    pub lines: Vec<Standing>,
    /// How many players there are in all.
    pub players: i64,
    /// The line of the player who asked, wherever it stands.
    pub own: Option<Standing>,
}

// Level are those who won as many matches and as many rounds and lost as many matches.
const PAGE: &str = "
    select 1 + (select count(*) from standings b
                where b.server_id = a.server_id and b.game = a.game
                  and (b.matches_won > a.matches_won
                    or (b.matches_won = a.matches_won and b.rounds_won > a.rounds_won)
                    or (b.matches_won = a.matches_won and b.rounds_won = a.rounds_won
                        and b.matches_lost < a.matches_lost))) as rank,
           player_id, name, matches_won, matches_drawn, matches_lost,
           rounds_won, rounds_drawn, rounds_lost
    from standings a
    where server_id = $1 and game = $2
    order by matches_won desc, rounds_won desc, matches_lost, player_id
    limit $3 offset $4";

const OWN: &str = "
    select 1 + (select count(*) from standings b
                where b.server_id = a.server_id and b.game = a.game
                  and (b.matches_won > a.matches_won
                    or (b.matches_won = a.matches_won and b.rounds_won > a.rounds_won)
                    or (b.matches_won = a.matches_won and b.rounds_won = a.rounds_won
                        and b.matches_lost < a.matches_lost))) as rank,
           player_id, name, matches_won, matches_drawn, matches_lost,
           rounds_won, rounds_drawn, rounds_lost
    from standings a
    where server_id = $1 and game = $2 and player_id = $3";

impl Db {
    /// Page `page` (from 0) of a server's leaderboard, of one game or of all, and `asker`'s line.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn standings(
        &self,
        server: ServerId,
        game: Option<&str>,
        page: u32,
        page_lines: u32,
        asker: PlayerId,
    ) -> anyhow::Result<StandingsPage> {
        let game = game.unwrap_or(ALL_GAMES);
        let lines = sqlx::query_as(PAGE)
            .bind(server)
            .bind(game)
            .bind(page_lines)
            .bind(i64::from(page) * i64::from(page_lines))
            .fetch_all(&self.readers)
            .await
            .context("reading the leaderboard")?;
        let players =
            sqlx::query_scalar("select count(*) from standings where server_id = $1 and game = $2")
                .bind(server)
                .bind(game)
                .fetch_one(&self.readers)
                .await
                .context("counting the leaderboard")?;
        let own = sqlx::query_as(OWN)
            .bind(server)
            .bind(game)
            .bind(asker)
            .fetch_optional(&self.readers)
            .await
            .context("reading a player's standing")?;
        Ok(StandingsPage {
            lines,
            players,
            own,
        })
    }
}

const fn winner_word(winner: Option<Side>) -> &'static str {
    match winner {
        Some(Side::South) => "S",
        Some(Side::North) => "N",
        None => "=",
    }
}

impl Write {
    /// Keeps the result of a round. A second one of the same round is an error.
    ///
    /// # Errors
    ///
    /// The database does not answer, or has the result already.
    pub async fn add_round_result(
        &mut self,
        now: Moment,
        mat: MatchId,
        result: &RoundResult,
    ) -> anyhow::Result<()> {
        sqlx::query(
            "insert into round_results
                 (match_id, round, south_seeds, north_seeds, winner, reason, ended_at)
             values ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(mat)
        .bind(i64::from(result.round))
        .bind(i64::from(result.seeds.south))
        .bind(i64::from(result.seeds.north))
        .bind(winner_word(result.winner))
        .bind(result.reason)
        .bind(now.millis())
        .execute(&mut *self.tx)
        .await
        .with_context(|| format!("keeping a round of match {mat}"))?;
        Ok(())
    }

    /// Keeps the result of a match and counts it in both players' totals.
    ///
    /// # Errors
    ///
    /// The database does not answer, or has the result already.
    pub async fn add_match_result(
        &mut self,
        now: Moment,
        mat: MatchId,
        result: &MatchResult,
    ) -> anyhow::Result<()> {
        sqlx::query(
            "insert into match_results (match_id, server_id, game, south, north, winner, reason,
                 south_wins, north_wins, drawn, ended_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        )
        .bind(mat)
        .bind(result.server)
        .bind(result.game)
        .bind(result.players.south)
        .bind(result.players.north)
        .bind(winner_word(result.winner))
        .bind(result.reason)
        .bind(i64::from(result.wins.south))
        .bind(i64::from(result.wins.north))
        .bind(i64::from(result.drawn))
        .bind(now.millis())
        .execute(&mut *self.tx)
        .await
        .with_context(|| format!("keeping the result of match {mat}"))?;
        for side in Side::BOTH {
            for game in [result.game, ALL_GAMES] {
                self.count_result(mat, result, side, game).await?;
            }
        }
        Ok(())
    }

    async fn count_result(
        &mut self,
        mat: MatchId,
        result: &MatchResult,
        side: Side,
        game: &str,
    ) -> anyhow::Result<()> {
        let won = result.winner == Some(side);
        let lost = result.winner == Some(side.other());
        sqlx::query(
            "insert into standings (server_id, game, player_id, name, matches_won, matches_drawn,
                 matches_lost, rounds_won, rounds_drawn, rounds_lost)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
             on conflict (server_id, game, player_id) do update set
                 name = excluded.name,
                 matches_won = standings.matches_won + excluded.matches_won,
                 matches_drawn = standings.matches_drawn + excluded.matches_drawn,
                 matches_lost = standings.matches_lost + excluded.matches_lost,
                 rounds_won = standings.rounds_won + excluded.rounds_won,
                 rounds_drawn = standings.rounds_drawn + excluded.rounds_drawn,
                 rounds_lost = standings.rounds_lost + excluded.rounds_lost",
        )
        .bind(result.server)
        .bind(game)
        .bind(result.players[side])
        .bind(&result.names[side])
        .bind(i64::from(won))
        .bind(i64::from(result.winner.is_none()))
        .bind(i64::from(lost))
        .bind(i64::from(result.wins[side]))
        .bind(i64::from(result.drawn))
        .bind(i64::from(result.wins[side.other()]))
        .execute(&mut *self.tx)
        .await
        .with_context(|| format!("counting the result of match {mat}"))?;
        Ok(())
    }
}
