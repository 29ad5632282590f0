//! Interactions.

use serde_json::Value;
use serde_json::json;

use crate::limits;
use crate::model::Interaction;
use crate::permissions;
use crate::permissions::Bits;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::wire::channels::partial_channel;
use crate::wire::member;
use crate::wire::merge;
use crate::wire::messages::message;
use crate::wire::user_by_id;

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
        "app_permissions": app_permissions(state, of).to_string(),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": owners(state, of),
        "context": context(state, of.channel_id),
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

/// Where an interaction comes from, by Discord's numbers: a guild, a DM with the bot, or a DM
/// between people.
pub(crate) fn context(state: &State, channel: Snowflake) -> u64 {
    match state.channels.get(&channel) {
        Some(channel) if channel.guild_id.is_some() => 0,
        Some(channel) if !channel.people.is_empty() => 2,
        _ => 1,
    }
}

fn app_permissions(state: &State, of: &Interaction) -> Bits {
    if state.is_bot_at(of.channel_id) {
        return state.permissions(state.bot, of.channel_id);
    }
    let external = permissions::USE_EXTERNAL_APPS;
    permissions::AS_GUEST | state.permissions(of.person, of.channel_id) & external
}

pub(super) fn owners(state: &State, of: &Interaction) -> Value {
    let mut owners = json!({});
    if state.is_bot_at(of.channel_id) {
        // In a DM with the bot the guild that installed it is unknown, which Discord writes as 0.
        let guild_id = of.guild_id.unwrap_or_default();
        merge(&mut owners, json!({ "0": guild_id }));
    }
    if let Some(person) = of.installed_by {
        merge(&mut owners, json!({ "1": person }));
    }
    owners
}
