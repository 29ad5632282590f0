//! The processes that share the database, and what each of them has taken on.
//!
//! What a process has claimed is its own while it lives, which it says by renewing one row: there is
//! no lease of a single claim. Whatever else must not be done twice is looked at again inside the
//! transaction that does it.

use super::{Db, Moment, Write};
use anyhow::Context;
use sqlx::FromRow;
use std::time::Duration;

/// How long a process is taken for alive after it last said so. What a dead one has claimed is taken
/// over after this.
pub const ALIVE_FOR: Duration = Duration::from_secs(15);
/// How far apart two shards of a bucket identify. Discord's limit is five seconds; the rest is for
/// connections that are not all equally fast, and clocks that are not all equally right.
const IDENTIFY_APART: Duration = Duration::from_secs(6);

/// Shards in a row, of how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first, counted from 0.
    pub first: u32,
    /// The last.
    pub last: u32,
    /// How many the bot has in all.
    pub total: u32,
}

impl Span {
    /// All shards of so many.
    #[must_use]
    pub const fn all(total: u32) -> Self {
        Self {
            first: 0,
            last: total.saturating_sub(1),
            total,
        }
    }

    /// How many they are.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.last - self.first + 1
    }

    /// Whether some of Discord's events come to both.
    #[must_use]
    pub const fn overlaps(self, other: Self) -> bool {
        // Where the servers are divided otherwise, any may be in any.
        self.total != other.total || (self.first <= other.last && other.first <= self.last)
    }
}

/// Another process that is alive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer {
    /// Its id.
    pub id: i64,
    /// The shards that it runs.
    pub span: Span,
}

#[derive(FromRow)]
struct PeerRow {
    process_id: i64,
    first_shard: i64,
    last_shard: i64,
    shards: i64,
}

impl PeerRow {
    fn read(self) -> Peer {
        let number = |kept: i64| u32::try_from(kept).unwrap_or(0);
        Peer {
            id: self.process_id,
            span: Span {
                first: number(self.first_shard),
                last: number(self.last_shard),
                total: number(self.shards),
            },
        }
    }
}

impl Db {
    /// The same database, as a process of this id uses it: what it writes into the outbox is its own
    /// to tell.
    #[must_use]
    pub fn of_process(mut self, id: i64) -> Self {
        self.process = Some(id);
        self
    }

    /// The other processes that are alive.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn peers(&self, now: Moment) -> anyhow::Result<Vec<Peer>> {
        let rows: Vec<PeerRow> = sqlx::query_as(
            "select process_id, first_shard, last_shard, shards from processes
             where alive_until > $1 and process_id <> $2 order by process_id",
        )
        .bind(now.millis())
        .bind(self.process.unwrap_or(0))
        .fetch_all(&self.readers)
        .await
        .context("looking for other processes")?;
        Ok(rows.into_iter().map(PeerRow::read).collect())
    }

    /// Forgets the settings that are remembered, where any process has changed some since this was
    /// last asked.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn refresh(&self) -> anyhow::Result<()> {
        let revision: i64 =
            sqlx::query_scalar("select revision from revisions where name = 'settings'")
                .fetch_one(&self.readers)
                .await
                .context("looking whether settings were changed")?;
        self.remembered.changed_at(revision);
        Ok(())
    }
}

impl Write {
    /// Says that this process lives, for [`ALIVE_FOR`] or until it says so again.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn live(
        &mut self,
        now: Moment,
        span: Span,
        alive_for: Duration,
    ) -> anyhow::Result<()> {
        sqlx::query(
            "insert into processes (process_id, first_shard, last_shard, shards, alive_until)
             values ($1, $2, $3, $4, $5)
             on conflict (process_id) do update set alive_until = excluded.alive_until",
        )
        .bind(self.process.unwrap_or(0))
        .bind(i64::from(span.first))
        .bind(i64::from(span.last))
        .bind(i64::from(span.total))
        .bind(now.plus(alive_for).millis())
        .execute(&mut *self.tx)
        .await
        .context("saying that a process lives")?;
        Ok(())
    }

    /// Ends the life of this process: what it has claimed is free.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn leave(&mut self) -> anyhow::Result<()> {
        sqlx::query("delete from processes where process_id = $1")
            .bind(self.process.unwrap_or(0))
            .execute(&mut *self.tx)
            .await
            .context("ending the life of a process")?;
        Ok(())
    }

    /// Takes all processes for dead, and what they have claimed for free: this one is alone.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn be_alone(&mut self) -> anyhow::Result<()> {
        for sql in [
            "delete from processes",
            "update outbox set claimed_by = null where claimed_by is not null",
        ] {
            sqlx::query(sql)
                .execute(&mut *self.tx)
                .await
                .context("taking over from other processes")?;
        }
        Ok(())
    }

    /// Forgets the processes that died, and the interactions that were taken on, before `then`.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn forget_processes(&mut self, then: Moment) -> anyhow::Result<()> {
        for sql in [
            "delete from processes where alive_until < $1",
            "delete from heard where heard_at < $1",
        ] {
            sqlx::query(sql)
                .bind(then.millis())
                .execute(&mut *self.tx)
                .await
                .context("forgetting processes")?;
        }
        Ok(())
    }

    /// Takes an interaction on. Returns whether no process has done so before.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn hear(&mut self, now: Moment, interaction: u64) -> anyhow::Result<bool> {
        let done = sqlx::query(
            "insert into heard (interaction_id, heard_at) values ($1, $2)
             on conflict (interaction_id) do nothing",
        )
        .bind(interaction.cast_signed())
        .bind(now.millis())
        .execute(&mut *self.tx)
        .await
        .context("taking an interaction on")?;
        Ok(done.rows_affected() == 1)
    }

    /// Lets a shard identify, if none of its bucket has done so in any process just before; else
    /// says when to ask again.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn may_identify(
        &mut self,
        now: Moment,
        bucket: u32,
    ) -> anyhow::Result<Result<(), Moment>> {
        let done = sqlx::query(
            "insert into identifies (bucket, free_at) values ($1, $2)
             on conflict (bucket) do update set free_at = excluded.free_at
             where identifies.free_at <= $3",
        )
        .bind(i64::from(bucket))
        .bind(now.plus(IDENTIFY_APART).millis())
        .bind(now.millis())
        .execute(&mut *self.tx)
        .await
        .context("asking to identify")?;
        if done.rows_affected() == 1 {
            return Ok(Ok(()));
        }
        let free_at: i64 = sqlx::query_scalar("select free_at from identifies where bucket = $1")
            .bind(i64::from(bucket))
            .fetch_one(&mut *self.tx)
            .await
            .context("looking when a shard may identify")?;
        Ok(Err(Moment::from_millis(free_at)))
    }
}
