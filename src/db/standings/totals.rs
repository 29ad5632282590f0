//! What a player has reached, in a game and a stretch of time.

use super::period::{Period, day_of};
use crate::db::{Measure, Moment, PlayerId, Pool, ServerId, Write};
use anyhow::Context;
use sqlx::FromRow;

impl Pool {
    pub(super) fn parse(word: &str) -> anyhow::Result<Self> {
        Self::every()
            .into_iter()
            .find(|pool| pool.word() == word)
            .with_context(|| format!("{word:?} is no game"))
    }
}

/// What a player has reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, FromRow)]
pub struct Totals {
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
    /// Seeds captured.
    pub captured: i64,
    /// Matches won one after another, up to now.
    pub run: i64,
    /// The longest such run.
    pub run_longest: i64,
    /// Seeds laid in the biggest turn.
    pub turn_seeds: i64,
    /// Laps of that turn.
    pub turn_laps: i64,
    /// The rating, in thousandths of a point.
    pub rating: i64,
    /// Its deviation, in thousandths of a point.
    pub deviation: i64,
    /// Its volatility, in thousand millionths.
    pub volatility: i64,
    /// On how many matches it rests.
    pub rated: i64,
    /// When the last of these ended, in milliseconds.
    pub rated_at: i64,
    /// By what the leaderboard is ordered.
    pub rating_score: i64,
}

impl Totals {
    /// Matches played.
    #[must_use]
    pub const fn matches(&self) -> i64 {
        self.matches_won + self.matches_drawn + self.matches_lost
    }

    /// What a leaderboard is ordered by.
    #[must_use]
    pub const fn score(&self, measure: Measure) -> i64 {
        match measure {
            Measure::Rating => self.rating_score,
            Measure::MatchesWon => self.matches_won,
            Measure::RoundsWon => self.rounds_won,
            Measure::Captured => self.captured,
            Measure::Run => self.run_longest,
        }
    }
}

pub(super) const PAIR_TODAY: &str = "
    select count(*) from player_results
    where server_id = $1 and player_id = $2 and opponent_id = $3 and counts = 'yes'
      and ($4 = '*' or game = $4)
      and number > coalesce((
          select number from player_results
          where server_id = $1 and player_id = $2 and opponent_id = $3
            and (ended_at < $5 or ended_at >= $6)
          order by number desc limit 1), 0)";

pub(super) const LOAD: &str = "
    select matches_won, matches_drawn, matches_lost, rounds_won, rounds_drawn, rounds_lost,
           captured, run, run_longest, turn_seeds, turn_laps, rating, deviation, volatility,
           rated, rated_at, rating_score
    from totals where server_id = $1 and game = $2 and period = $3 and player_id = $4";

impl Write {
    /// What a player has reached up to now.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn totals(
        &mut self,
        server: ServerId,
        pool: Pool,
        period: Period,
        player: PlayerId,
    ) -> anyhow::Result<Option<Totals>> {
        sqlx::query_as(LOAD)
            .bind(server)
            .bind(pool.word())
            .bind(period.code())
            .bind(player)
            .fetch_optional(&mut *self.tx)
            .await
            .context("reading a player's totals")
    }

    /// Keeps what a player who is present has reached, `before` being what is kept of it.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn set_totals(
        &mut self,
        server: ServerId,
        pool: Pool,
        period: Period,
        player: PlayerId,
        (before, totals): (Option<&Totals>, &Totals),
    ) -> anyhow::Result<()> {
        sqlx::query(
            "insert into totals (server_id, game, period, player_id, present, matches_won,
                 matches_drawn, matches_lost, rounds_won, rounds_drawn, rounds_lost, captured, run,
                 run_longest, turn_seeds, turn_laps, rating, deviation, volatility, rated, rated_at,
                 rating_score)
             values ($1, $2, $3, $4, 1, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
                 $18, $19, $20, $21)
             on conflict (server_id, game, period, player_id) do update set
                 matches_won = excluded.matches_won, matches_drawn = excluded.matches_drawn,
                 matches_lost = excluded.matches_lost, rounds_won = excluded.rounds_won,
                 rounds_drawn = excluded.rounds_drawn, rounds_lost = excluded.rounds_lost,
                 captured = excluded.captured, run = excluded.run,
                 run_longest = excluded.run_longest, turn_seeds = excluded.turn_seeds,
                 turn_laps = excluded.turn_laps, rating = excluded.rating,
                 deviation = excluded.deviation, volatility = excluded.volatility,
                 rated = excluded.rated, rated_at = excluded.rated_at,
                 rating_score = excluded.rating_score",
        )
        .bind(server)
        .bind(pool.word())
        .bind(period.code())
        .bind(player)
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
        self.seat_on_boards(server, (pool, period), player, before, Some(totals))
            .await
    }

    /// How many matches of a pair that counted ended on the same day as `now`, since the last
    /// one that ended on another: in one game, or in all.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn pair_today(
        &mut self,
        now: Moment,
        server: ServerId,
        pool: Pool,
        pair: (PlayerId, PlayerId),
    ) -> anyhow::Result<i64> {
        let (from, to) = day_of(now);
        sqlx::query_scalar(PAIR_TODAY)
            .bind(server)
            .bind(pair.0)
            .bind(pair.1)
            .bind(pool.word())
            .bind(from)
            .bind(to)
            .fetch_one(&mut *self.tx)
            .await
            .context("counting the matches of a pair today")
    }
}
