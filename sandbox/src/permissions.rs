//! Who may do what where: Discord's permission bits and how roles and overwrites combine.
//!
//! Source: Discord's documentation, topic "Permissions", with its order of overwrites.

use crate::model::Channel;
use crate::model::Guild;
use crate::snowflake::Snowflake;

/// A set of permission bits.
pub type Bits = u64;

/// Everything, everywhere, whatever the overwrites say.
pub const ADMINISTRATOR: Bits = 1 << 3;
/// Create, edit and delete channels.
pub const MANAGE_CHANNELS: Bits = 1 << 4;
/// Change the guild.
pub const MANAGE_GUILD: Bits = 1 << 5;
/// See a channel, and read it.
pub const VIEW_CHANNEL: Bits = 1 << 10;
/// Write in a channel; in a forum, make posts.
pub const SEND_MESSAGES: Bits = 1 << 11;
/// Delete messages of others.
pub const MANAGE_MESSAGES: Bits = 1 << 13;
/// Have links and embeds shown.
pub const EMBED_LINKS: Bits = 1 << 14;
/// Send files.
pub const ATTACH_FILES: Bits = 1 << 15;
/// Read what was written before.
pub const READ_MESSAGE_HISTORY: Bits = 1 << 16;
/// Ping everyone, and roles that are not mentionable.
pub const MENTION_EVERYONE: Bits = 1 << 17;
/// Change roles.
pub const MANAGE_ROLES: Bits = 1 << 28;
/// Use slash and menu commands.
pub const USE_APPLICATION_COMMANDS: Bits = 1 << 31;
/// Archive, lock and delete threads of others.
pub const MANAGE_THREADS: Bits = 1 << 34;
/// Make public threads.
pub const CREATE_PUBLIC_THREADS: Bits = 1 << 35;
/// Make private threads.
pub const CREATE_PRIVATE_THREADS: Bits = 1 << 36;
/// Write in threads.
pub const SEND_MESSAGES_IN_THREADS: Bits = 1 << 38;

/// Let apps that one has installed for oneself answer for all to see.
pub const USE_EXTERNAL_APPS: Bits = 1 << 50;

/// Every bit that Discord has given a meaning to.
pub const ALL: Bits = (1 << 53) - 1;

/// What a new guild grants everyone: see, write, attach, use commands, make threads.
pub const EVERYONE: Bits = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS
    | USE_EXTERNAL_APPS;

/// What anyone may do in a DM.
pub const DIRECT_MESSAGE: Bits = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | MENTION_EVERYONE
    | USE_APPLICATION_COMMANDS;

/// What an app has in a channel that it is not in: in DMs between people, or where only a person
/// has installed it. Docs: Receiving and Responding, `app_permissions`.
pub const AS_GUEST: Bits = EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE;

/// What a member may do in a guild, leaving channels aside.
pub(crate) fn in_guild(guild: &Guild, user: Snowflake) -> Bits {
    let Some(member) = guild.members.get(&user) else {
        return 0;
    };
    if guild.owner_id == user {
        return ALL;
    }
    let granted = guild
        .roles
        .values()
        .filter(|role| role.id == guild.id || member.roles.contains(&role.id))
        .fold(0, |bits, role| bits | role.permissions);
    if granted & ADMINISTRATOR != 0 {
        ALL
    } else {
        granted
    }
}

/// What a member may do in a channel; for a thread, give its parent.
pub(crate) fn in_channel(guild: &Guild, channel: &Channel, user: Snowflake) -> Bits {
    let mut bits = in_guild(guild, user);
    let Some(member) = guild.members.get(&user) else {
        return 0;
    };
    if bits & ADMINISTRATOR != 0 {
        return ALL;
    }
    let overwrite = |id: Snowflake| channel.overwrites.iter().find(|o| o.id == id);
    if let Some(everyone) = overwrite(guild.id) {
        bits = bits & !everyone.deny | everyone.allow;
    }
    let (mut allow, mut deny) = (0, 0);
    for role in member.roles.iter().filter_map(|role| overwrite(*role)) {
        allow |= role.allow;
        deny |= role.deny;
    }
    bits = bits & !deny | allow;
    if let Some(own) = overwrite(user) {
        bits = bits & !own.deny | own.allow;
    }
    // Who cannot see a channel can do nothing in it; who cannot write cannot attach either.
    if bits & VIEW_CHANNEL == 0 {
        return 0;
    }
    bits
}
