//! What a player has reached, in a game and a stretch of time; and who has left.

use super::board::Measure;
use super::period::{Period, day_of};
use crate::db::{Db, Moment, PlayerId, ServerId, Write};
use crate::rules::Variant;
use anyhow::Context;
use sqlx::FromRow;

/// What is counted together: one game, or all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Pool {
    /// All games.
    All,
    /// One game.
    Of(Variant),
}

impl Pool {
    /// The word by which it is kept.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::All => "*",
            Self::Of(variant) => variant.word(),
        }
    }

    /// All pools: all games together, and each.
    #[must_use]
    pub fn every() -> [Self; 4] {
        let [congkak, kalah, oware] = Variant::ALL;
        [
            Self::All,
            Self::Of(congkak),
            Self::Of(kalah),
            Self::Of(oware),
        ]
    }

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

/// The boards on which a player has totals.
pub(super) const BOARDS_OF: &str = "
    select b.game, b.period from boards b join totals t
        on t.server_id = b.server_id and t.game = b.game and t.period = b.period
    where b.server_id = $1 and t.player_id = $2";

pub(super) const LOAD: &str = "
    select matches_won, matches_drawn, matches_lost, rounds_won, rounds_drawn, rounds_lost,
           captured, run, run_longest, turn_seeds, turn_laps, rating, deviation, volatility,
           rated, rated_at, rating_score
    from totals where server_id = $1 and game = $2 and period = $3 and player_id = $4";

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

    /// What a player has reached.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn totals(
        &self,
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
            .fetch_optional(&self.readers)
            .await
            .context("reading a player's totals")
    }

    /// The name with which a player last played in a server, and whether the player is there.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn player(
        &self,
        server: ServerId,
        player: PlayerId,
    ) -> anyhow::Result<Option<(String, bool)>> {
        sqlx::query_as(
            "select name, present <> 0 from players where server_id = $1 and player_id = $2",
        )
        .bind(server)
        .bind(player)
        .fetch_optional(&self.readers)
        .await
        .context("reading a player's name")
    }
}

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
