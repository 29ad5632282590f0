//! The JSON that Discord sends for each record.

mod channels;
mod interactions;
mod messages;

use serde_json::Map;
use serde_json::Value;
use serde_json::json;

use crate::clock::iso8601;
use crate::model::Guild;
use crate::model::Member;
use crate::model::Role;
use crate::model::User;
use crate::permissions;
use crate::snowflake::Snowflake;
use crate::state::State;
pub(crate) use crate::wire::channels::channel;
pub(crate) use crate::wire::channels::partial_channel;
pub(crate) use crate::wire::channels::thread_member;
pub(crate) use crate::wire::interactions::context;
pub(crate) use crate::wire::interactions::interaction;
pub(crate) use crate::wire::messages::attachment_url;
pub(crate) use crate::wire::messages::message;

/// No flag of users, members, roles, channels or applications is ever set here.
const NO_FLAGS: u64 = 0;

pub(crate) fn user(user: &User) -> Value {
    json!({
        "id": user.id,
        "username": user.username,
        "discriminator": "0",
        "global_name": user.global_name,
        "avatar": null,
        "bot": user.bot,
        "system": false,
        "banner": null,
        "accent_color": null,
        "public_flags": NO_FLAGS,
        "flags": NO_FLAGS,
        "avatar_decoration_data": null,
        "collectibles": null,
        "primary_guild": null,
    })
}

/// A user by id; someone who is gone is shown as Discord shows them.
fn user_by_id(state: &State, id: Snowflake) -> Value {
    state.users.get(&id).map_or_else(
        || {
            json!({
                "id": id, "username": "deleted_user", "discriminator": "0",
                "global_name": null, "avatar": null, "public_flags": NO_FLAGS,
            })
        },
        user,
    )
}

/// The bot as it sees itself.
pub(crate) fn current_user(state: &State) -> Value {
    let mut value = user_by_id(state, state.bot);
    merge(
        &mut value,
        json!({ "mfa_enabled": false, "verified": true, "email": null, "locale": "en-US" }),
    );
    value
}

pub(crate) fn application(state: &State) -> Value {
    let name = state.users.get(&state.bot).map(|bot| bot.username.clone());
    json!({
        "id": state.bot,
        "name": name,
        "icon": null,
        "description": "",
        "summary": "",
        "type": null,
        "bot": user_by_id(state, state.bot),
        "bot_public": true,
        "bot_require_code_grant": false,
        "verify_key": "0".repeat(64),
        "owner": user_by_id(state, state.bot),
        "team": null,
        "flags": NO_FLAGS,
        "hook": true,
        "is_monetized": false,
        "tags": [],
        "redirect_uris": [],
        "interactions_endpoint_url": null,
        "role_connections_verification_url": null,
        "approximate_guild_count": state.guilds.len(),
        "approximate_user_install_count": 0,
        "integration_types_config": { "0": {} },
        "explicit_content_filter": 0,
    })
}

pub(crate) fn partial_member(member: &Member) -> Value {
    json!({
        "nick": member.nick,
        "avatar": null,
        "banner": null,
        "roles": member.roles,
        "joined_at": iso8601(member.joined_ms),
        "premium_since": null,
        "deaf": false,
        "mute": false,
        "pending": false,
        "flags": NO_FLAGS,
        "communication_disabled_until": null,
        "unusual_dm_activity_until": null,
        "avatar_decoration_data": null,
    })
}

pub(crate) fn member(state: &State, guild: &Guild, id: Snowflake) -> Option<Value> {
    let mut value = partial_member(guild.members.get(&id)?);
    merge(&mut value, json!({ "user": user_by_id(state, id) }));
    Some(value)
}

pub(crate) fn role(role: &Role) -> Value {
    json!({
        "id": role.id,
        "name": role.name,
        "description": null,
        "color": 0,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "hoist": false,
        "icon": null,
        "unicode_emoji": null,
        "position": role.position,
        "permissions": role.permissions.to_string(),
        "managed": role.managed,
        "mentionable": role.mentionable,
        "flags": NO_FLAGS,
        "tags": {},
    })
}

/// A guild as REST gives it.
pub(crate) fn guild(guild: &Guild) -> Value {
    json!({
        "id": guild.id,
        "name": guild.name,
        "icon": null,
        "icon_hash": null,
        "splash": null,
        "discovery_splash": null,
        "home_header": null,
        "owner_id": guild.owner_id,
        "region": "deprecated",
        "afk_channel_id": null,
        "afk_timeout": 300,
        "widget_enabled": false,
        "widget_channel_id": null,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": guild.roles.values().map(role).collect::<Vec<Value>>(),
        "emojis": [],
        "features": [],
        "mfa_level": 0,
        "application_id": null,
        "system_channel_id": null,
        "system_channel_flags": 0,
        "rules_channel_id": null,
        "max_presences": null,
        "max_members": 500_000,
        "vanity_url_code": null,
        "description": null,
        "banner": null,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": guild.locale,
        "public_updates_channel_id": null,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "nsfw": false,
        "nsfw_level": 0,
        "stickers": [],
        "premium_progress_bar_enabled": false,
        "safety_alerts_channel_id": null,
        "incidents_data": null,
    })
}

/// A guild as `GUILD_CREATE` gives it, with its channels, threads and the bot's own member.
pub(crate) fn guild_create(state: &State, of: &Guild) -> Value {
    let mut value = guild(of);
    let (mut channels, mut threads) = (Vec::new(), Vec::new());
    for here in state.channels.values() {
        if here.guild_id != Some(of.id) {
            continue;
        }
        match &here.thread {
            None => channels.push(channel(state, here)),
            Some(thread) if !thread.archived => {
                if state.may(state.bot, here.id, permissions::VIEW_CHANNEL) {
                    threads.push(channel(state, here));
                }
            }
            Some(_) => {}
        }
    }
    let joined_ms = of.members.get(&state.bot).map_or(0, |m| m.joined_ms);
    merge(
        &mut value,
        json!({
            "joined_at": iso8601(joined_ms),
            "large": false,
            "unavailable": false,
            "member_count": of.members.len(),
            "voice_states": [],
            "members": member(state, of, state.bot).into_iter().collect::<Vec<Value>>(),
            "channels": channels,
            "threads": threads,
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }),
    );
    value
}

pub(crate) fn ready(
    state: &State,
    session_id: &str,
    shard: (u64, u64),
    guilds: &[Snowflake],
) -> Value {
    let guilds: Vec<Value> = guilds
        .iter()
        .map(|id| json!({ "id": id, "unavailable": true }))
        .collect();
    json!({
        "v": 10,
        "user": current_user(state),
        "guilds": guilds,
        "session_id": session_id,
        "resume_gateway_url": gateway_url(state),
        "shard": [shard.0, shard.1],
        "application": { "id": state.bot, "flags": NO_FLAGS },
        "private_channels": [],
        "user_settings": {},
        "relationships": [],
    })
}

pub(crate) fn gateway_url(state: &State) -> String {
    state.base.replacen("http", "ws", 1)
}

/// Adds the guild's id to an event, when it has one.
pub(crate) fn set_guild(value: &mut Value, guild_id: Option<Snowflake>) {
    if let Some(guild_id) = guild_id {
        merge(value, json!({ "guild_id": guild_id }));
    }
}

/// Adds the fields of one object to another.
pub(crate) fn merge(into: &mut Value, from: Value) {
    if let (Some(into), Value::Object(from)) = (into.as_object_mut(), from) {
        let from: Map<String, Value> = from;
        into.extend(from);
    }
}
