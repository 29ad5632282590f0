//! What is known of people, and forgetting: players who ask for it, servers that the bot has left.

use super::turn::{apply, end_without_result, load};
use super::{BoardPlace, Notice, PlayError, take_back, tell};
use crate::db::{
    CalledOff, ChallengeState, ChannelId, Db, MatchId, MatchRow, Moment, NoticeId, Place, PlayerId,
    ServerId, Write,
};
use crate::rules::{BySide, Entry, Side};
use anyhow::Context;
use std::time::Duration;

/// How long what was played in a server is kept after the bot has left it.
pub const SERVER_KEPT: Duration = Duration::from_hours(24 * 30);
/// How many servers one sweep of the worker forgets.
const SERVERS_AT_ONCE: u32 = 10;

/// All that is kept of a player, as JSON to be read by people and programs.
///
/// # Errors
///
/// The database does not answer.
pub async fn export(db: &Db, player: PlayerId) -> anyhow::Result<String> {
    let known = db.known(player).await?;
    serde_json::to_string_pretty(&known).context("writing what is known of a player")
}

/// Forgets a player. Open challenges are taken back, and open matches given up (or called off,
/// where not each has moved). Finished matches stay for the other player, without the name; those
/// against the bot go.
///
/// # Errors
///
/// The database does not answer. Then nothing is forgotten.
pub async fn forget_player(db: &Db, now: Moment, player: PlayerId) -> Result<(), PlayError> {
    let mut write = db.write().await?;
    for id in write.open_challenges_with(player).await? {
        write
            .end_challenge(id, ChallengeState::Cancelled, None)
            .await?;
        let notice = Notice::Challenge {
            challenge: id,
            answer: None,
        };
        tell(&mut write, now, &notice).await?;
    }
    for id in write.open_matches_of(player).await? {
        leave(&mut write, now, id, player).await?;
    }
    write.forget_player(player).await?;
    write.commit().await?;
    Ok(())
}

async fn leave(
    write: &mut Write,
    now: Moment,
    id: MatchId,
    player: PlayerId,
) -> Result<(), PlayError> {
    let (mut scene, _) = load(write, id).await?;
    let Some(side) = scene.seat_of(player) else {
        return Ok(());
    };
    // It goes with the player; what is left to do is to take the buttons from its board.
    if scene.row.practice.is_some() {
        if let Some(message) = scene.row.message {
            let channel = scene.row.channel;
            let notice = Notice::Retire {
                mat: id,
                channel,
                message,
                opening: None,
            };
            tell(write, now, &notice).await?;
        }
        return Ok(());
    }
    if super::why_to_call_off(&scene, now) == Some(CalledOff::Cancelled) {
        return end_without_result(write, now, &mut scene, CalledOff::Cancelled).await;
    }
    write.forget_secret_picks(id).await?;
    apply(write, now, &mut scene, Entry::Resigned(side)).await?;
    let notice = Notice::Board {
        mat: id,
        revision: scene.row.revision,
        place: BoardPlace::New,
        answer: None,
    };
    tell(write, now, &notice).await?;
    Ok(())
}

/// Notes that the bot is not in a server any more: its matches are called off, and the players
/// told by DM; its challenges expire.
///
/// # Errors
///
/// The database does not answer.
pub async fn server_gone(db: &Db, now: Moment, server: ServerId) -> Result<(), PlayError> {
    let mut write = db.write().await?;
    if write.server_gone(now, server).await? {
        let matches = write.open_matches_at(Place::Server(server)).await?;
        call_off_all(&mut write, now, matches, CalledOff::ServerGone).await?;
        write.expire_challenges_at(Place::Server(server)).await?;
    }
    write.commit().await?;
    Ok(())
}

/// Notes that the bot is in a server: what was to be forgotten is not, and what is played there as a
/// guest is played as a member.
///
/// # Errors
///
/// The database does not answer.
pub async fn server_back(db: &Db, server: ServerId) -> anyhow::Result<()> {
    if !db.is_gone(server).await? && !db.was_guest_in(server).await? {
        return Ok(());
    }
    let mut write = db.write().await?;
    write.server_back(server).await?;
    write.come_home(server).await?;
    write.commit().await
}

/// Notes that a channel or thread is gone. A match that had the thread for itself moves back to the
/// channel it came from; others are called off, and the players told by DM. Challenges expire.
///
/// # Errors
///
/// The database does not answer.
pub async fn channel_gone(db: &Db, now: Moment, channel: ChannelId) -> Result<(), PlayError> {
    let place = Place::Channel(channel);
    let mut write = db.write().await?;
    let mut homeless = Vec::new();
    for id in write.open_matches_at(place).await? {
        let (scene, _) = load(&mut write, id).await?;
        let BySide { south, north } = scene.row.players;
        let room = match scene.row.home {
            Some(home) if write.open_match_of(home, south, north).await?.is_none() => Some(home),
            _ => None,
        };
        match room {
            Some(home) => settle_in(&mut write, now, &scene.row, home, None).await?,
            None => homeless.push(id),
        }
    }
    call_off_all(&mut write, now, homeless, CalledOff::PlaceGone).await?;
    write.expire_challenges_at(place).await?;
    write.commit().await?;
    Ok(())
}

/// Moves a match to a channel, where its board is shown anew.
async fn settle_in(
    write: &mut Write,
    now: Moment,
    row: &MatchRow,
    channel: ChannelId,
    home: Option<ChannelId>,
) -> anyhow::Result<()> {
    write.move_match(row.id, channel, home).await?;
    // What the bot has done since, the new board shows, too.
    if row.practice.is_some() {
        let follows = Notice::Board {
            mat: row.id,
            revision: row.revision,
            place: BoardPlace::Same,
            answer: None,
        };
        take_back(write, &follows).await?;
    }
    let notice = Notice::Board {
        mat: row.id,
        revision: row.revision,
        place: BoardPlace::New,
        answer: None,
    };
    tell(write, now, &notice).await
}

/// Notes that a match has a thread of its own: it is played there from now on. With `None`, that
/// no thread could be had: it is played in the channel.
///
/// # Errors
///
/// The database does not answer.
pub async fn thread_made(
    db: &Db,
    now: Moment,
    id: MatchId,
    thread: Option<ChannelId>,
    told: NoticeId,
) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    write.settle(told).await?;
    if let Some(row) = write.match_row(id).await? {
        let (channel, home) = match thread {
            Some(thread) => (thread, Some(row.channel)),
            None => (row.channel, row.home),
        };
        if row.home.is_none() {
            settle_in(&mut write, now, &row, channel, home).await?;
        }
    }
    write.commit().await
}

async fn call_off_all(
    write: &mut Write,
    now: Moment,
    matches: Vec<MatchId>,
    why: CalledOff,
) -> Result<(), PlayError> {
    for id in matches {
        let (mut scene, _) = load(write, id).await?;
        end_without_result(write, now, &mut scene, why).await?;
    }
    Ok(())
}

/// Forgets the servers that the bot left long ago.
///
/// # Errors
///
/// The database does not answer.
pub async fn forget_servers(db: &Db, now: Moment) -> anyhow::Result<()> {
    let then = now.minus(SERVER_KEPT);
    for server in db.servers_gone_since(then, SERVERS_AT_ONCE).await? {
        let mut write = db.write().await?;
        write.forget_server(server).await?;
        write.commit().await?;
    }
    Ok(())
}

/// Whether a notice about the end of a match goes to its players by DM, as its channel is gone.
pub(super) const fn is_told_by_dm(why: CalledOff) -> bool {
    match why {
        CalledOff::PlaceGone | CalledOff::ServerGone => true,
        CalledOff::Cancelled | CalledOff::BothLate | CalledOff::Silence | CalledOff::Abandoned => {
            false
        }
    }
}

/// Tells both players by DM that their match is off; the bot knows.
pub(super) async fn tell_farewells(
    write: &mut Write,
    now: Moment,
    row: &MatchRow,
) -> anyhow::Result<()> {
    let mat = row.id;
    for side in Side::BOTH {
        if row.practice.is_none_or(|bot| bot.side != side) {
            tell(write, now, &Notice::Farewell { mat, side }).await?;
        }
    }
    Ok(())
}
