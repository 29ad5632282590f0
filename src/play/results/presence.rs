//! Who is still in a server: looked up when a leaderboard shows them, as nobody tells the bot.

use crate::db::{Db, Moment, PlayerId, ServerId, Write};
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

/// Has the worker look whether a player is still in a server, as something hints that they may not be.
pub(in crate::play) async fn look(
    write: &mut Write,
    now: Moment,
    server: ServerId,
    player: PlayerId,
) -> anyhow::Result<()> {
    // Where the bot is a guest it sees no members; and who is forgotten is nowhere.
    if server.is_guest() || player.number() <= 0 {
        return Ok(());
    }
    let notice = Notice::Look { server, player };
    let text = serde_json::to_string(&notice)?;
    if !write.is_owed(notice.lane(), &text).await? {
        tell(write, now, &notice).await?;
    }
    Ok(())
}

/// Notes whether a player is in a server. Of one who has left, the opponents in open matches are told,
/// once.
///
/// # Errors
///
/// The database does not answer.
pub async fn found(
    db: &Db,
    now: Moment,
    server: ServerId,
    player: PlayerId,
    present: bool,
) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    write.set_present(server, player, present).await?;
    if present {
        write.note_back(server, player).await?;
    } else {
        for (mat, side) in write.note_left(server, player).await? {
            tell(&mut write, now, &Notice::Left { mat, side }).await?;
        }
    }
    write.commit().await
}
