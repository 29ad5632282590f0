//! Whose challenges a player does not want.

use super::{Notice, Person, PlayError, Refusal, tell};
use crate::db::{ChallengeState, Db, Moment, PlayerId};

/// Blocks a player: neither can challenge the other any more, and what that player has asked is
/// declined. The blocked player is not told; matches that are played go on.
///
/// # Errors
///
/// Nobody can block themself or a bot.
pub async fn block(
    db: &Db,
    now: Moment,
    player: PlayerId,
    other: Person,
    is_bot: bool,
) -> Result<(), PlayError> {
    if other.id == player || is_bot {
        return Err(Refusal::CannotBlock.into());
    }
    let mut write = db.write().await?;
    write.add_block(now, player, other.id, &other.name).await?;
    for id in write.open_challenges_to(other.id, player).await? {
        write
            .end_challenge(id, ChallengeState::Declined, None)
            .await?;
        let notice = Notice::Challenge {
            challenge: id,
            answer: None,
        };
        tell(&mut write, now, &notice).await?;
    }
    write.commit().await?;
    Ok(())
}

/// Takes a block back; whether there was one.
///
/// # Errors
///
/// The database does not answer.
pub async fn unblock(db: &Db, player: PlayerId, other: PlayerId) -> anyhow::Result<bool> {
    let mut write = db.write().await?;
    let was_blocked = write.remove_block(player, other).await?;
    write.commit().await?;
    Ok(was_blocked)
}
