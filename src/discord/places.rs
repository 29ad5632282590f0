//! Servers, channels and threads that come and go, and with them the matches that are played there.

use super::Bot;
use crate::db::{ChannelId, ServerId};
use crate::play::{self, PlayError};
use poise::serenity_prelude as serenity;
use std::collections::HashSet;
use tracing::{error, info};

/// The bot is in a server, again or for the first time.
pub(super) async fn on_server(bot: &Bot, server: serenity::GuildId) {
    let server = ServerId::of_discord(server.get());
    if let Err(broken) = play::server_back(&bot.db, server).await {
        error!("noting a server: {broken:#}");
    }
}

/// The bot was removed from a server.
pub(super) async fn on_server_gone(bot: &Bot, server: serenity::GuildId) {
    gone(bot, ServerId::of_discord(server.get())).await;
}

async fn gone(bot: &Bot, server: ServerId) {
    info!(server_id = %server, "left server {server}");
    note(bot, play::server_gone(&bot.db, bot.now(), server).await);
}

/// A channel or a thread was deleted.
pub(super) async fn on_channel_gone(bot: &Bot, channel: serenity::ChannelId) {
    let channel = ChannelId::of_discord(channel.get());
    note(bot, play::channel_gone(&bot.db, bot.now(), channel).await);
}

/// The bot may have been removed from servers while it was not there to see it.
pub(super) async fn on_ready(bot: &Bot, ready: &serenity::Ready) {
    let here: HashSet<u64> = ready.guilds.iter().map(|guild| guild.id.get()).collect();
    let (shard, shards) = ready.shard.map_or((0, 1), |shard| {
        (u64::from(shard.id.0), u64::from(shard.total))
    });
    let known = match bot.db.servers().await {
        Ok(known) => known,
        Err(broken) => return error!("listing the servers: {broken:#}"),
    };
    for server in known {
        if server.is_guest() {
            continue;
        }
        // Other shards see other servers.
        let id = server.to_discord();
        let is_ours = (id >> 22) % shards.max(1) == shard;
        if is_ours && !here.contains(&id) {
            gone(bot, server).await;
        }
    }
}

fn note(bot: &Bot, done: Result<(), PlayError>) {
    match done {
        Ok(()) => bot.bell.notify_one(),
        Err(PlayError::Refused(refusal)) => error!("ending the matches of a place: {refusal:?}"),
        Err(PlayError::Broken(broken)) => error!("ending the matches of a place: {broken:#}"),
    }
}
