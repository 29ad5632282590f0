//! Matches where the bot is a guest: in DMs between people, in groups, and in servers in which only a
//! player has installed it. Discord lets it do nothing there but answer.
//!
//! Each answer leaves a door open for a quarter of an hour, through which more can be shown. What
//! finds no door is no loss: whatever somebody presses next opens one, and brings the board.

use super::{BoardPlace, Notice, tell};
use crate::db::{ChannelId, Db, Door, MessageId, Moment, NoticeId};

/// Notes that an answer has left a door open, for new messages and to change `messages`.
///
/// # Errors
///
/// The database does not answer.
pub async fn open_door(
    db: &Db,
    channel: ChannelId,
    messages: &[MessageId],
    door: &Door,
) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    write.open_door(channel, None, door).await?;
    for &message in messages {
        write.open_door(channel, Some(message), door).await?;
    }
    write.commit().await
}

/// Notes that Discord lets nothing through a door any more.
///
/// # Errors
///
/// The database does not answer.
pub async fn shut_door(
    db: &Db,
    channel: ChannelId,
    message: Option<MessageId>,
    door: &Door,
) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    write.shut_door(channel, message, door).await?;
    write.commit().await
}

/// Forgets the doors that have shut.
///
/// # Errors
///
/// The database does not answer.
pub async fn forget_doors(db: &Db, now: Moment) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    write.forget_doors(now).await?;
    write.commit().await
}

/// Has shown what a channel has not been shown yet, now that a door is open.
///
/// # Errors
///
/// The database does not answer.
pub async fn show_unseen(db: &Db, now: Moment, channel: ChannelId) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    let mut notices = Vec::new();
    for challenge in write.unseen_challenges(now, channel).await? {
        let answer = None;
        notices.push(Notice::Challenge { challenge, answer });
    }
    for (mat, revision) in write.unseen_matches(channel).await? {
        write.set_unseen(mat, false).await?;
        notices.push(Notice::Board {
            mat,
            revision,
            place: BoardPlace::New,
            answer: None,
        });
    }
    for (mat, offer) in write.unseen_offers(channel).await? {
        notices.push(Notice::Offer { mat, offer });
    }
    for notice in notices {
        let text = serde_json::to_string(&notice)?;
        if !write.is_owed(notice.lane(), &text).await? {
            tell(&mut write, now, &notice).await?;
        }
    }
    write.commit().await
}

/// Settles a notice that found no door. A board is shown when the next one opens; so is what is open
/// and in no message.
///
/// # Errors
///
/// The database does not answer.
pub async fn unseen(db: &Db, now: Moment, id: NoticeId, notice: &Notice) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    let channel = match *notice {
        Notice::Board { mat, .. } | Notice::Offer { mat, .. } => {
            write.match_row(mat).await?.map(|row| row.channel)
        }
        Notice::Challenge { challenge, .. } => write
            .challenge(challenge)
            .await?
            .filter(|challenge| challenge.message.is_none())
            .map(|challenge| challenge.offer.channel),
        _ => None,
    };
    // One has opened in the meantime.
    if let Some(channel) = channel
        && write.has_door(now, channel).await?
    {
        write.put_off(id, now).await?;
        return write.commit().await;
    }
    if let Notice::Board { mat, .. } = *notice {
        write.set_unseen(mat, true).await?;
    }
    write.settle(id).await?;
    write.commit().await
}
