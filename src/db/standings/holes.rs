//! Which holes a player picks, and how matches go that are opened with them.

use crate::db::{PlayerId, Pool, ServerId, Write};
use anyhow::Context;
use sqlx::FromRow;

/// What became of a hole in a player's hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, FromRow)]
pub struct HoleTotal {
    /// Its label.
    pub label: i64,
    /// How often it was picked.
    pub picks: i64,
    /// Matches that were opened with it.
    pub opened: i64,
    /// Of these, the won ones.
    pub won: i64,
}

pub(super) const HOLES: &str = "
    select label, picks, opened, won from hole_totals
    where server_id = $1 and game = $2 and player_id = $3 order by label";

impl Write {
    /// The holes that a player has picked in a server, by label.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn hole_totals(
        &mut self,
        server: ServerId,
        pool: Pool,
        player: PlayerId,
    ) -> anyhow::Result<Vec<HoleTotal>> {
        sqlx::query_as(HOLES)
            .bind(server)
            .bind(pool.word())
            .bind(player)
            .fetch_all(&mut *self.tx)
            .await
            .context("reading a player's holes")
    }

    /// Adds to what is known of a hole in a player's hand.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn add_hole(
        &mut self,
        server: ServerId,
        pool: Pool,
        player: PlayerId,
        more: HoleTotal,
    ) -> anyhow::Result<()> {
        sqlx::query(
            "insert into hole_totals (server_id, game, player_id, label, picks, opened, won)
             values ($1, $2, $3, $4, $5, $6, $7)
             on conflict (server_id, game, player_id, label) do update set
                 picks = hole_totals.picks + excluded.picks,
                 opened = hole_totals.opened + excluded.opened,
                 won = hole_totals.won + excluded.won",
        )
        .bind(server)
        .bind(pool.word())
        .bind(player)
        .bind(more.label)
        .bind(more.picks)
        .bind(more.opened)
        .bind(more.won)
        .execute(&mut *self.tx)
        .await
        .context("counting a hole")?;
        Ok(())
    }
}
