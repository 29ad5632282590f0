//! Clocks: until when picks are awaited, when the bot was alive, and who is on vacation.

use super::matches::{letter, side};
use super::{Db, MatchId, Moment, PlayerId, Write};
use crate::rules::{BySide, Side};
use anyhow::Context;
use sqlx::FromRow;
use std::time::Duration;

/// How much time a pick may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Pace {
    /// A few minutes: both are there.
    Live,
    /// A day.
    Day,
    /// Three days.
    #[default]
    ThreeDays,
    /// A week.
    Week,
    /// As long as one likes.
    None,
}

impl Pace {
    /// All of them, the fastest first.
    pub const ALL: [Self; 5] = [
        Self::Live,
        Self::Day,
        Self::ThreeDays,
        Self::Week,
        Self::None,
    ];

    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::Day => "1d",
            Self::ThreeDays => "3d",
            Self::Week => "7d",
            Self::None => "none",
        }
    }

    /// The pace of a word.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pace| pace.word() == word)
    }
}

/// Until when a side's pick is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// When it was set: tells this deadline from others of the same side.
    pub set_at: Moment,
    /// From when on the side is out of time.
    pub due_at: Moment,
    /// When the player is to be reminded; `None`: that is under way, done, or not wanted.
    pub remind_at: Option<Moment>,
    /// When the player was warned, or would have been if warnings were wanted.
    pub warned_at: Option<Moment>,
    /// Since when it is said that time is up.
    pub late_at: Option<Moment>,
    /// While the clock stands still: how much is left.
    pub left: Option<Duration>,
}

#[derive(FromRow)]
struct Row {
    match_id: MatchId,
    side: String,
    set_at: i64,
    due_at: i64,
    remind_at: Option<i64>,
    warned_at: Option<i64>,
    late_at: Option<i64>,
    left_ms: Option<i64>,
}

impl Row {
    fn read(self) -> anyhow::Result<(MatchId, Side, Clock)> {
        let clock = Clock {
            set_at: Moment::from_millis(self.set_at),
            due_at: Moment::from_millis(self.due_at),
            remind_at: self.remind_at.map(Moment::from_millis),
            warned_at: self.warned_at.map(Moment::from_millis),
            late_at: self.late_at.map(Moment::from_millis),
            left: self.left_ms.map(of_millis),
        };
        Ok((self.match_id, side(&self.side)?, clock))
    }
}

pub(super) fn of_millis(millis: i64) -> Duration {
    Duration::from_millis(u64::try_from(millis).unwrap_or(0))
}

fn read_all(rows: Vec<Row>) -> anyhow::Result<BySide<Option<Clock>>> {
    let mut clocks = BySide::default();
    for row in rows {
        let (_, side, clock) = row.read()?;
        clocks[side] = Some(clock);
    }
    Ok(clocks)
}

const OF_MATCH: &str = "select * from clocks where match_id = $1";
const VACATION: &str = "select max(ends_at) from vacations where player_id = $1 and ends_at > $2";

fn read_due(rows: Vec<(MatchId, String)>) -> anyhow::Result<Vec<(MatchId, Side)>> {
    rows.into_iter()
        .map(|(mat, letter)| Ok((mat, side(&letter)?)))
        .collect()
}

impl Db {
    /// The clocks of a match.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn clocks(&self, id: MatchId) -> anyhow::Result<BySide<Option<Clock>>> {
        let rows = sqlx::query_as(OF_MATCH)
            .bind(id)
            .fetch_all(&self.readers)
            .await
            .with_context(|| format!("loading the clocks of match {id}"))?;
        read_all(rows)
    }

    /// The clocks whose players are to be reminded.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn clocks_to_remind(
        &self,
        now: Moment,
        most: u32,
    ) -> anyhow::Result<Vec<(MatchId, Side)>> {
        let rows = sqlx::query_as(
            "select match_id, side from clocks
             where remind_at is not null and left_ms is null and remind_at <= $1
             order by remind_at limit $2",
        )
        .bind(now.millis())
        .bind(i64::from(most))
        .fetch_all(&self.readers)
        .await
        .context("looking for players to remind")?;
        read_due(rows)
    }

    /// The clocks that have run out, of players who were warned, where that is not said yet.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn clocks_run_out(
        &self,
        now: Moment,
        most: u32,
    ) -> anyhow::Result<Vec<(MatchId, Side)>> {
        let rows = sqlx::query_as(
            "select match_id, side from clocks
             where warned_at is not null and late_at is null and left_ms is null and due_at <= $1
             order by due_at limit $2",
        )
        .bind(now.millis())
        .bind(i64::from(most))
        .fetch_all(&self.readers)
        .await
        .context("looking for clocks that have run out")?;
        read_due(rows)
    }

    /// How many clocks have run out, whether that is said or not.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn overdue_clock_count(&self, now: Moment) -> anyhow::Result<i64> {
        sqlx::query_scalar("select count(*) from clocks where left_ms is null and due_at <= $1")
            .bind(now.millis())
            .fetch_one(&self.readers)
            .await
            .context("counting the clocks that have run out")
    }

    /// The clocks of which it was said by `then` that they have run out, and still nobody acts.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn clocks_late_since(
        &self,
        then: Moment,
        most: u32,
    ) -> anyhow::Result<Vec<(MatchId, Side)>> {
        let rows = sqlx::query_as(
            "select match_id, side from clocks
             where late_at is not null and late_at <= $1 order by late_at limit $2",
        )
        .bind(then.millis())
        .bind(i64::from(most))
        .fetch_all(&self.readers)
        .await
        .context("looking for abandoned matches")?;
        read_due(rows)
    }

    /// The clocks that stand still though their player is back.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn clocks_to_go_on(
        &self,
        now: Moment,
        most: u32,
    ) -> anyhow::Result<Vec<(MatchId, Side)>> {
        let rows = sqlx::query_as(
            "select match_id, side from clocks
             where left_ms is not null
               and not exists (select 1 from vacations
                               where vacations.player_id = clocks.player_id and ends_at > $1)
             limit $2",
        )
        .bind(now.millis())
        .bind(i64::from(most))
        .fetch_all(&self.readers)
        .await
        .context("looking for clocks that go on")?;
        read_due(rows)
    }

    /// Until when a player is on vacation, if so.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn vacation(&self, player: PlayerId, now: Moment) -> anyhow::Result<Option<Moment>> {
        let ends_at: Option<i64> = sqlx::query_scalar(VACATION)
            .bind(player)
            .bind(now.millis())
            .fetch_one(&self.readers)
            .await
            .context("looking for a vacation")?;
        Ok(ends_at.map(Moment::from_millis))
    }
}

impl Write {
    /// The clocks of a player, in all matches.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn clocks_of(
        &mut self,
        player: PlayerId,
    ) -> anyhow::Result<Vec<(MatchId, Side, Clock)>> {
        let rows: Vec<Row> = sqlx::query_as("select * from clocks where player_id = $1")
            .bind(player)
            .fetch_all(&mut *self.tx)
            .await
            .context("loading a player's clocks")?;
        rows.into_iter().map(Row::read).collect()
    }

    /// Sets the clock of a side, in place of the one that it had.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn set_clock(
        &mut self,
        mat: MatchId,
        side: Side,
        player: PlayerId,
        clock: &Clock,
    ) -> anyhow::Result<()> {
        sqlx::query(
            "insert into clocks (match_id, side, player_id, set_at, due_at, remind_at, warned_at,
                 late_at, left_ms)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
             on conflict (match_id, side) do update set
                 set_at = excluded.set_at, due_at = excluded.due_at,
                 remind_at = excluded.remind_at, warned_at = excluded.warned_at,
                 late_at = excluded.late_at, left_ms = excluded.left_ms",
        )
        .bind(mat)
        .bind(letter(side))
        .bind(player)
        .bind(clock.set_at.millis())
        .bind(clock.due_at.millis())
        .bind(clock.remind_at.map(Moment::millis))
        .bind(clock.warned_at.map(Moment::millis))
        .bind(clock.late_at.map(Moment::millis))
        .bind(
            clock
                .left
                .map(|left| i64::try_from(left.as_millis()).unwrap_or(i64::MAX)),
        )
        .execute(&mut *self.tx)
        .await
        .with_context(|| format!("setting a clock of match {mat}"))?;
        Ok(())
    }

    /// Takes the clock of a side away: its pick is not awaited, or is in.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn stop_clock(&mut self, mat: MatchId, side: Side) -> anyhow::Result<()> {
        sqlx::query("delete from clocks where match_id = $1 and side = $2")
            .bind(mat)
            .bind(letter(side))
            .execute(&mut *self.tx)
            .await
            .with_context(|| format!("stopping a clock of match {mat}"))?;
        Ok(())
    }

    /// Notes that the bot is alive, and returns when it last was.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn beat(&mut self, now: Moment) -> anyhow::Result<Option<Moment>> {
        let before: Option<i64> =
            sqlx::query_scalar("select beat_at from heartbeats where name = 'bot'")
                .fetch_optional(&mut *self.tx)
                .await
                .context("looking for the last heartbeat")?;
        sqlx::query(
            "insert into heartbeats (name, beat_at) values ('bot', $1)
             on conflict (name) do update set beat_at = excluded.beat_at",
        )
        .bind(now.millis())
        .execute(&mut *self.tx)
        .await
        .context("noting a heartbeat")?;
        Ok(before.map(Moment::from_millis))
    }

    /// Gives `gap` back to all that had not run out by `since`: clocks that run, and challenges.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn give_back(&mut self, since: Moment, gap: Duration) -> anyhow::Result<()> {
        let gap = i64::try_from(gap.as_millis()).unwrap_or(i64::MAX);
        sqlx::query(
            "update clocks set due_at = due_at + $1, remind_at = remind_at + $1
             where left_ms is null and due_at > $2",
        )
        .bind(gap)
        .bind(since.millis())
        .execute(&mut *self.tx)
        .await
        .context("giving time back to the clocks")?;
        sqlx::query(
            "update challenges set expires_at = expires_at + $1
             where state = 'open' and expires_at > $2",
        )
        .bind(gap)
        .bind(since.millis())
        .execute(&mut *self.tx)
        .await
        .context("giving time back to the challenges")?;
        Ok(())
    }

    /// Until when a player is on vacation, if so.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn vacation(
        &mut self,
        player: PlayerId,
        now: Moment,
    ) -> anyhow::Result<Option<Moment>> {
        let ends_at: Option<i64> = sqlx::query_scalar(VACATION)
            .bind(player)
            .bind(now.millis())
            .fetch_one(&mut *self.tx)
            .await
            .context("looking for a vacation")?;
        Ok(ends_at.map(Moment::from_millis))
    }

    /// A player's vacations that ended after `since`: from when, until when.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn vacations_since(
        &mut self,
        player: PlayerId,
        since: Moment,
    ) -> anyhow::Result<Vec<(Moment, Moment)>> {
        let rows: Vec<(i64, i64)> = sqlx::query_as(
            "select begins_at, ends_at from vacations where player_id = $1 and ends_at > $2",
        )
        .bind(player)
        .bind(since.millis())
        .fetch_all(&mut *self.tx)
        .await
        .context("looking for vacations")?;
        let moments = |(begins, ends)| (Moment::from_millis(begins), Moment::from_millis(ends));
        Ok(rows.into_iter().map(moments).collect())
    }

    /// Keeps a vacation.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn add_vacation(
        &mut self,
        player: PlayerId,
        begins: Moment,
        ends: Moment,
    ) -> anyhow::Result<()> {
        sqlx::query("insert into vacations (player_id, begins_at, ends_at) values ($1, $2, $3)")
            .bind(player)
            .bind(begins.millis())
            .bind(ends.millis())
            .execute(&mut *self.tx)
            .await
            .context("keeping a vacation")?;
        Ok(())
    }

    /// Ends a player's vacation; whether there was one.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn end_vacation(&mut self, player: PlayerId, now: Moment) -> anyhow::Result<bool> {
        let done =
            sqlx::query("update vacations set ends_at = $2 where player_id = $1 and ends_at > $2")
                .bind(player)
                .bind(now.millis())
                .execute(&mut *self.tx)
                .await
                .context("ending a vacation")?;
        Ok(done.rows_affected() > 0)
    }
}
