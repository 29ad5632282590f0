//! Who is still in a server: looked up when a leaderboard shows them, as nobody tells the bot.

use crate::db::{Db, Moment, PlayerId, ServerId};
use crate::play::{Notice, tell};
use std::time::Duration;

/// How long it is believed that somebody is still there.
const BELIEVED_FOR: Duration = Duration::from_hours(24);

/// Has the worker look whether players are still in a server, each once a day at most. Returns
/// whether there is anything to look for.
///
/// # Errors
///
/// The database does not answer.
pub async fn look_for(
    db: &Db,
    now: Moment,
    server: ServerId,
    players: &[PlayerId],
) -> anyhow::Result<bool> {
    let believed = i64::try_from(BELIEVED_FOR.as_millis()).unwrap_or(i64::MAX);
    let before = Moment::from_millis(now.millis().saturating_sub(believed));
    if db.are_looked_for(before, server, players).await? {
        return Ok(false);
    }
    let mut write = db.write().await?;
    let looked = write.look_for(now, before, server, players).await?;
    for &player in &looked {
        tell(&mut write, now, &Notice::Look { server, player }).await?;
    }
    write.commit().await?;
    Ok(!looked.is_empty())
}

/// Notes whether a player is in a server.
///
/// # Errors
///
/// The database does not answer.
pub async fn found(
    db: &Db,
    server: ServerId,
    player: PlayerId,
    present: bool,
) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    write.set_present(server, player, present).await?;
    write.commit().await
}
