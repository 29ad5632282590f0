//! The outbox: what must still be told, kept with what it tells of.

use super::{Db, Moment, NoticeId, Write};
use anyhow::Context;
use sqlx::FromRow;

/// A notice whose time has come.
#[derive(Clone, Debug, FromRow)]
pub struct Due {
    /// Its id.
    pub outbox_id: NoticeId,
    /// Notices of one lane are told one after another, in order.
    pub lane: i64,
    /// What to tell, as `play` wrote it.
    pub notice: String,
    /// How often it was tried.
    pub attempts: i64,
    /// When it came up, in milliseconds.
    pub created_at: i64,
    /// The process that has claimed it, dead or alive.
    pub claimed_by: Option<i64>,
}

/// Which notices are the oldest of their lanes. One that waits holds back those of its lane that came
/// after it.
macro_rules! first {
    () => {
        "not exists (
             select 1 from outbox earlier
             where earlier.lane = outbox.lane and earlier.outbox_id < outbox.outbox_id)"
    };
}

/// Which notices are for the process `$2` to tell at `$1`: its own, and those that no process which
/// lives has claimed.
macro_rules! ours {
    () => {
        "(claimed_by is null or claimed_by = $2 or not exists (
             select 1 from processes where process_id = claimed_by and alive_until > $1))"
    };
}

// Read along the index of `due_at`, as far as the limit reaches: there may be thousands.
pub(super) const DUE: &str = concat!(
    "select outbox_id, lane, notice, attempts, created_at, claimed_by from outbox
     where due_at <= $1 and ",
    first!(),
    " and ",
    ours!(),
    " order by due_at, outbox_id limit $3"
);
pub(super) const NEXT: &str = concat!(
    "select due_at from outbox where ",
    first!(),
    " and ",
    ours!(),
    " order by due_at limit 1"
);

impl Db {
    /// The oldest notice of each lane where it is due, those first that have been for longest; without
    /// the lanes in which another process is at work.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn outbox_due(&self, now: Moment, most: u32) -> anyhow::Result<Vec<Due>> {
        sqlx::query_as(DUE)
            .bind(now.millis())
            .bind(self.process.unwrap_or(0))
            .bind(i64::from(most))
            .fetch_all(&self.readers)
            .await
            .context("looking for notices that are due")
    }

    /// Whether this process has claimed a notice.
    #[must_use]
    pub fn has_claimed(&self, due: &Due) -> bool {
        self.process.is_some() && due.claimed_by == self.process
    }

    /// When the first of the next notices of all lanes is due, if there is one; without the lanes in
    /// which another process is at work.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn outbox_next(&self, now: Moment) -> anyhow::Result<Option<Moment>> {
        let due_at: Option<i64> = sqlx::query_scalar(NEXT)
            .bind(now.millis())
            .bind(self.process.unwrap_or(0))
            .fetch_optional(&self.readers)
            .await
            .context("looking for the next notice")?;
        Ok(due_at.map(Moment::from_millis))
    }

    /// How many notices there are, and since when the oldest due one has been so.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn outbox_depth(&self, now: Moment) -> anyhow::Result<(i64, Option<Moment>)> {
        let (depth, oldest): (i64, Option<i64>) = sqlx::query_as(
            "select count(*), min(case when due_at <= $1 then due_at end) from outbox",
        )
        .bind(now.millis())
        .fetch_one(&self.readers)
        .await
        .context("counting the notices")?;
        Ok((depth, oldest.map(Moment::from_millis)))
    }
}

impl Write {
    /// Puts a notice into the outbox, to be told from `due_at` on: by this process, or, where its lane
    /// is not empty, by the one that tells the rest of it.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn owe(
        &mut self,
        now: Moment,
        due_at: Moment,
        lane: i64,
        notice: &str,
    ) -> anyhow::Result<NoticeId> {
        sqlx::query_scalar(
            "insert into outbox (lane, notice, due_at, created_at, claimed_by)
             values ($1, $2, $3, $4, coalesce(
                 (select claimed_by from outbox where lane = $1 order by outbox_id limit 1), $5))
             returning outbox_id",
        )
        .bind(lane)
        .bind(notice)
        .bind(due_at.millis())
        .bind(now.millis())
        .bind(self.process)
        .fetch_one(&mut *self.tx)
        .await
        .context("putting a notice into the outbox")
    }

    /// Claims a notice, and all that waits behind it in its lane, for this process. Returns whether
    /// that was so already or could be done: no other process has claimed it since it was read.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn claim(&mut self, due: &Due) -> anyhow::Result<bool> {
        let claimed = sqlx::query(
            "update outbox set claimed_by = $2
             where outbox_id = $1 and (claimed_by is null or claimed_by = $3)",
        )
        .bind(due.outbox_id)
        .bind(self.process)
        .bind(due.claimed_by)
        .execute(&mut *self.tx)
        .await
        .with_context(|| format!("claiming notice {}", due.outbox_id))?;
        if claimed.rows_affected() == 0 {
            return Ok(false);
        }
        sqlx::query("update outbox set claimed_by = $2 where lane = $1")
            .bind(due.lane)
            .bind(self.process)
            .execute(&mut *self.tx)
            .await
            .with_context(|| format!("claiming lane {}", due.lane))?;
        Ok(true)
    }

    /// Takes a notice that was told, or needs no telling, out of the outbox.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn settle(&mut self, id: NoticeId) -> anyhow::Result<()> {
        sqlx::query("delete from outbox where outbox_id = $1")
            .bind(id)
            .execute(&mut *self.tx)
            .await
            .with_context(|| format!("settling notice {id}"))?;
        Ok(())
    }

    /// Whether the same notice waits in the same lane.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn is_owed(&mut self, lane: i64, notice: &str) -> anyhow::Result<bool> {
        let found: Option<i64> =
            sqlx::query_scalar("select outbox_id from outbox where lane = $1 and notice = $2")
                .bind(lane)
                .bind(notice)
                .fetch_optional(&mut *self.tx)
                .await
                .context("looking for a notice")?;
        Ok(found.is_some())
    }

    /// Takes the same notice out of a lane, where it waits: it was told otherwise.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn take_back(&mut self, lane: i64, notice: &str) -> anyhow::Result<()> {
        sqlx::query("delete from outbox where lane = $1 and notice = $2")
            .bind(lane)
            .bind(notice)
            .execute(&mut *self.tx)
            .await
            .context("taking a notice back")?;
        Ok(())
    }

    /// How many notices wait whose text begins with `front`, and how many of those in a lane.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn count_owed(&mut self, front: &str, lane: i64) -> anyhow::Result<(i64, i64)> {
        sqlx::query_as(
            "select count(*), count(case when lane = $2 then 1 end) from outbox
             where substr(notice, 1, length($1)) = $1",
        )
        .bind(front)
        .bind(lane)
        .fetch_one(&mut *self.tx)
        .await
        .context("counting notices of a kind")
    }

    /// Makes a notice due at `due_at`, without counting an attempt.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn hurry(&mut self, id: NoticeId, due_at: Moment) -> anyhow::Result<()> {
        sqlx::query("update outbox set due_at = $2 where outbox_id = $1")
            .bind(id)
            .bind(due_at.millis())
            .execute(&mut *self.tx)
            .await
            .with_context(|| format!("hurrying notice {id}"))?;
        Ok(())
    }

    /// Takes a notice out of its lane into another, where it waits until `due_at`: what comes after
    /// it does not wait for it.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn put_aside(
        &mut self,
        id: NoticeId,
        lane: i64,
        due_at: Moment,
    ) -> anyhow::Result<()> {
        sqlx::query(
            "update outbox set lane = $2, due_at = $3, attempts = attempts + 1
             where outbox_id = $1",
        )
        .bind(id)
        .bind(lane)
        .bind(due_at.millis())
        .execute(&mut *self.tx)
        .await
        .with_context(|| format!("putting notice {id} aside"))?;
        Ok(())
    }

    /// Puts a notice off to `due_at`, one attempt the more.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn put_off(&mut self, id: NoticeId, due_at: Moment) -> anyhow::Result<()> {
        sqlx::query("update outbox set due_at = $2, attempts = attempts + 1 where outbox_id = $1")
            .bind(id)
            .bind(due_at.millis())
            .execute(&mut *self.tx)
            .await
            .with_context(|| format!("putting notice {id} off"))?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::{Site, on_postgres_too};

    on_postgres_too! {
        notices_are_counted_by_how_they_begin
    }

    #[tokio::test]
    async fn notices_are_counted_by_how_they_begin() {
        let place = Site::new().await;
        let db = Db::open(place.url()).await.unwrap();
        let now = Moment::from_millis(5);
        let mut write = db.write().await.unwrap();
        for (lane, notice) in [
            (1, "{\"film\":1}"),
            (2, "{\"film\":2}"),
            (1, "{\"fil%\":3}"),
        ] {
            write.owe(now, now, lane, notice).await.unwrap();
        }
        assert_eq!(write.count_owed("{\"film\"", 1).await.unwrap(), (2, 1));
        assert_eq!(write.count_owed("{\"fil%\"", 2).await.unwrap(), (1, 0));
        assert_eq!(write.count_owed("film", 1).await.unwrap(), (0, 0));
    }
}
