//! The JSON that Discord sends for each record.

use serde_json::Map;
use serde_json::Value;
use serde_json::json;

use crate::clock::iso8601;
use crate::limits;
use crate::model::Attachment;
use crate::model::Channel;
use crate::model::ChannelKind;
use crate::model::Guild;
use crate::model::Interaction;
use crate::model::InteractionKind;
use crate::model::Member;
use crate::model::Message;
use crate::model::Role;
use crate::model::User;
use crate::permissions;
use crate::snowflake::Snowflake;
use crate::state::State;

/// Of everyone's flags, the one that says its app can be added by anyone is not needed; none is set.
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

pub(crate) fn channel(state: &State, of: &Channel) -> Value {
    let mut value = json!({
        "id": of.id,
        "type": of.kind.number(),
        "last_message_id": of.last_message_id,
        "flags": NO_FLAGS,
    });
    if let Some(recipient) = of.recipient {
        merge(
            &mut value,
            json!({ "recipients": [user_by_id(state, recipient)] }),
        );
        return value;
    }
    merge(
        &mut value,
        json!({
            "guild_id": of.guild_id,
            "name": of.name,
            "parent_id": of.parent_id,
            "rate_limit_per_user": 0,
        }),
    );
    let Some(thread) = &of.thread else {
        let overwrites: Vec<Value> = of
            .overwrites
            .iter()
            .map(|o| {
                json!({
                    "id": o.id,
                    "type": o.kind as u8,
                    "allow": o.allow.to_string(),
                    "deny": o.deny.to_string(),
                })
            })
            .collect();
        merge(
            &mut value,
            json!({
                "position": of.position,
                "topic": of.topic,
                "nsfw": false,
                "permission_overwrites": overwrites,
            }),
        );
        if of.kind == ChannelKind::Forum {
            merge(&mut value, json!({ "available_tags": [] }));
        }
        return value;
    };
    merge(
        &mut value,
        json!({
            "owner_id": thread.owner_id,
            "message_count": thread.message_count,
            "total_message_sent": thread.message_count,
            "member_count": thread.members.len().min(50),
            "thread_metadata": thread_metadata(of),
            "applied_tags": [],
        }),
    );
    if thread.members.contains(&state.bot) {
        merge(
            &mut value,
            json!({ "member": thread_member(of, state.bot) }),
        );
    }
    value
}

fn thread_metadata(of: &Channel) -> Value {
    let Some(thread) = &of.thread else {
        return Value::Null;
    };
    let mut value = json!({
        "archived": thread.archived,
        "archive_timestamp": iso8601(thread.archive_changed_ms),
        "auto_archive_duration": thread.auto_archive_minutes,
        "locked": thread.locked,
        "create_timestamp": iso8601(of.id.created_ms()),
    });
    if of.kind == ChannelKind::PrivateThread {
        merge(&mut value, json!({ "invitable": true }));
    }
    value
}

pub(crate) fn thread_member(of: &Channel, user: Snowflake) -> Value {
    json!({
        "id": of.id,
        "user_id": user,
        "join_timestamp": iso8601(of.id.created_ms()),
        "flags": NO_FLAGS,
    })
}

/// A channel as interactions carry it: with what the person may do in it.
pub(crate) fn partial_channel(state: &State, of: &Channel, person: Snowflake) -> Value {
    let mut value = channel(state, of);
    let granted = state.permissions(person, of.id);
    merge(&mut value, json!({ "permissions": granted.to_string() }));
    value
}

pub(crate) fn attachment_url(state: &State, channel: Snowflake, of: &Attachment) -> String {
    format!(
        "{}/attachments/{channel}/{}/{}",
        state.base, of.id, of.filename
    )
}

fn attachment(state: &State, message: &Message, of: &Attachment) -> Value {
    let url = attachment_url(state, message.channel_id, of);
    let mut value = json!({
        "id": of.id,
        "filename": of.filename,
        "size": of.size,
        "url": url,
        "proxy_url": url,
        "content_type": of.content_type,
    });
    if let Some(description) = &of.description {
        merge(&mut value, json!({ "description": description }));
    }
    if let Some((width, height)) = of.size_px {
        merge(&mut value, json!({ "width": width, "height": height }));
    }
    if message.only_for.is_some() {
        merge(&mut value, json!({ "ephemeral": true }));
    }
    value
}

/// A message as REST gives it.
pub(crate) fn message(state: &State, of: &Message) -> Value {
    let mut value = bare_message(state, of);
    if let Some(replied) = of.replies_to {
        let guild_id = state.channels.get(&of.channel_id).and_then(|c| c.guild_id);
        let original = state.message(of.channel_id, replied);
        merge(
            &mut value,
            json!({
                "message_reference": {
                    "type": 0,
                    "message_id": replied,
                    "channel_id": of.channel_id,
                    "guild_id": guild_id,
                },
                "referenced_message": original.map(|original| bare_message(state, original)),
            }),
        );
    }
    value
}

fn bare_message(state: &State, of: &Message) -> Value {
    let listed: Vec<Value> = of
        .attachments
        .iter()
        .filter(|a| !of.embedded.contains(&a.id))
        .map(|a| attachment(state, of, a))
        .collect();
    let mentioned: Vec<Value> = of
        .mentions
        .users
        .iter()
        .map(|id| user_by_id(state, *id))
        .collect();
    let embeds: Vec<Value> = of.embeds.iter().map(rich_embed).collect();
    let mut value = json!({
        "id": of.id,
        "channel_id": of.channel_id,
        "author": user_by_id(state, of.author),
        "type": of.kind as u8,
        "content": of.content,
        "timestamp": iso8601(of.created_ms),
        "edited_timestamp": of.edited_ms.map(iso8601),
        "tts": false,
        "mention_everyone": of.mentions.everyone,
        "mentions": mentioned,
        "mention_roles": of.mentions.roles,
        "attachments": listed,
        "embeds": embeds,
        "components": of.components,
        "flags": of.flags,
        "pinned": of.pinned,
    });
    if let Some(nonce) = &of.nonce {
        merge(&mut value, json!({ "nonce": nonce }));
    }
    if let Some(origin) = of.interaction.and_then(|id| state.interactions.get(&id)) {
        merge(
            &mut value,
            json!({
                "webhook_id": state.bot,
                "application_id": state.bot,
                "interaction_metadata": interaction_metadata(state, of, origin),
            }),
        );
    }
    let thread = of.thread_id.and_then(|id| state.channels.get(&id));
    if let Some(thread) = thread {
        merge(&mut value, json!({ "thread": channel(state, thread) }));
    }
    value
}

fn rich_embed(embed: &Value) -> Value {
    let mut embed = embed.clone();
    merge(&mut embed, json!({ "type": "rich" }));
    embed
}

fn interaction_metadata(state: &State, message: &Message, origin: &Interaction) -> Value {
    let mut value = json!({
        "id": origin.id,
        "type": origin.kind as u8,
        "user": user_by_id(state, origin.person),
        "authorizing_integration_owners": owners(origin),
    });
    if origin.kind == InteractionKind::Command {
        merge(
            &mut value,
            json!({ "name": origin.name, "command_type": origin.command_kind }),
        );
    }
    if let (InteractionKind::Component, Some(used)) = (origin.kind, origin.message_id) {
        merge(&mut value, json!({ "interacted_message_id": used }));
    }
    if let Some(original) = origin.original.filter(|original| *original != message.id) {
        merge(
            &mut value,
            json!({ "original_response_message_id": original }),
        );
    }
    if origin.kind == InteractionKind::Modal {
        let trigger = json!({
            "id": origin.id,
            "type": 2,
            "name": origin.name,
            "user": user_by_id(state, origin.person),
            "authorizing_integration_owners": owners(origin),
        });
        merge(
            &mut value,
            json!({ "triggering_interaction_metadata": trigger }),
        );
    }
    value
}

fn owners(of: &Interaction) -> Value {
    // In a DM with the bot the guild that installed it is unknown, which Discord writes as 0.
    let guild_id = of.guild_id.unwrap_or_default();
    json!({ "0": guild_id })
}

/// An interaction as the gateway sends it; `data` is what the person chose.
pub(crate) fn interaction(state: &State, of: &Interaction, data: &Value) -> Value {
    let person = state.users.get(&of.person);
    let channel = state.channels.get(&of.channel_id);
    let mut value = json!({
        "id": of.id,
        "application_id": state.bot,
        "type": of.kind as u8,
        "token": of.token,
        "version": 1,
        "data": data,
        "channel_id": of.channel_id,
        "channel": channel.map(|channel| partial_channel(state, channel, of.person)),
        "locale": person.map(|person| person.locale.clone()),
        "app_permissions": state.permissions(state.bot, of.channel_id).to_string(),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": owners(of),
        "context": u64::from(of.guild_id.is_none()),
        "attachment_size_limit": limits::ATTACHMENT_BYTES,
    });
    let guild = of.guild_id.and_then(|id| state.guilds.get(&id));
    if let Some(guild) = guild {
        let mut who = member(state, guild, of.person).unwrap_or_default();
        let granted = state.permissions(of.person, of.channel_id);
        merge(&mut who, json!({ "permissions": granted.to_string() }));
        merge(
            &mut value,
            json!({
                "guild_id": guild.id,
                "guild_locale": guild.locale,
                "guild": { "id": guild.id, "locale": guild.locale, "features": [] },
                "member": who,
            }),
        );
    } else {
        merge(&mut value, json!({ "user": user_by_id(state, of.person) }));
    }
    let used = of
        .message_id
        .and_then(|id| state.message(of.channel_id, id));
    if let Some(used) = used {
        merge(&mut value, json!({ "message": message(state, used) }));
    }
    value
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
