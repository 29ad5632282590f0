//! Whose challenges a player does not want.

use super::{Db, Moment, PlayerId, Write};
use anyhow::Context;
use sqlx::FromRow;

/// Somebody whom a player has blocked.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct Block {
    /// Who is blocked.
    pub blocked_id: PlayerId,
    /// Under which name.
    pub blocked_name: String,
}

impl Db {
    /// Whom a player has blocked, by name.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn blocks(&self, player: PlayerId, most: u32) -> anyhow::Result<Vec<Block>> {
        sqlx::query_as(
            "select blocked_id, blocked_name from blocks where player_id = $1
             order by blocked_name, blocked_id limit $2",
        )
        .bind(player)
        .bind(i64::from(most))
        .fetch_all(&self.readers)
        .await
        .context("listing blocks")
    }
}

impl Write {
    /// Whether `player` has blocked `other`.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn has_blocked(&mut self, player: PlayerId, other: PlayerId) -> anyhow::Result<bool> {
        let found: Option<PlayerId> = sqlx::query_scalar(
            "select blocked_id from blocks where player_id = $1 and blocked_id = $2",
        )
        .bind(player)
        .bind(other)
        .fetch_optional(&mut *self.tx)
        .await
        .context("looking for a block")?;
        Ok(found.is_some())
    }

    /// Keeps a block.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn add_block(
        &mut self,
        now: Moment,
        player: PlayerId,
        blocked: PlayerId,
        name: &str,
    ) -> anyhow::Result<()> {
        sqlx::query(
            "insert into blocks (player_id, blocked_id, blocked_name, created_at)
             values ($1, $2, $3, $4)
             on conflict (player_id, blocked_id) do update
             set blocked_name = excluded.blocked_name",
        )
        .bind(player)
        .bind(blocked)
        .bind(name)
        .bind(now.millis())
        .execute(&mut *self.tx)
        .await
        .context("keeping a block")?;
        Ok(())
    }

    /// Takes a block back; whether there was one.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn remove_block(
        &mut self,
        player: PlayerId,
        blocked: PlayerId,
    ) -> anyhow::Result<bool> {
        let done = sqlx::query("delete from blocks where player_id = $1 and blocked_id = $2")
            .bind(player)
            .bind(blocked)
            .execute(&mut *self.tx)
            .await
            .context("taking a block back")?;
        Ok(done.rows_affected() > 0)
    }
}
