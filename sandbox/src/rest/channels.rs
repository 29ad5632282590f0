//! Channels: what they are, changing and deleting them, and their overwrites.

use serde_json::Value;

use crate::error::ApiError;
use crate::error::Form;
use crate::limits;
use crate::model::Overwrite;
use crate::model::OverwriteKind;
use crate::permissions;
use crate::rest::Call;
use crate::rest::Outcome;
use crate::rest::Reply;
use crate::rest::messages;
use crate::rest::no_route;
use crate::rest::path_id;
use crate::rest::threads;
use crate::snowflake;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::validate::fields;
use crate::wire;

pub(super) fn route(state: &mut State, call: &Call, id: Snowflake, rest: &[&str]) -> Outcome {
    let channel = state.channel(id)?;
    if let Some(guild) = channel.guild_id {
        // A guild that the bot has left keeps its channels to itself.
        state
            .guild_of_bot(guild)
            .map_err(|_| ApiError::missing_access())?;
    }
    state.bot_needs(id, permissions::VIEW_CHANNEL)?;
    match (call.method.as_str(), rest) {
        ("GET", []) => Ok(Reply::Json(wire::channel(state, state.channel(id)?))),
        ("PATCH", []) => patch(state, call, id),
        ("DELETE", []) => delete(state, id),
        ("POST", ["typing"]) => Ok(Reply::NoContent),
        ("PUT", ["permissions", target]) => {
            overwrite(state, call, id, path_id(target, "overwrite_id")?)
        }
        ("DELETE", ["permissions", target]) => {
            let target = path_id(target, "overwrite_id")?;
            state.bot_needs(id, permissions::MANAGE_ROLES)?;
            if let Some(channel) = state.channels.get_mut(&id) {
                channel
                    .overwrites
                    .retain(|overwrite| overwrite.id != target);
            }
            state.tell_channel("CHANNEL_UPDATE", id);
            Ok(Reply::NoContent)
        }
        (_, ["threads" | "thread-members", ..] | ["messages", _, "threads"]) => {
            threads::route(state, call, id, rest)
        }
        (_, ["messages" | "pins", ..]) => messages::route(state, call, id, rest),
        _ => no_route(call),
    }
}

fn patch(state: &mut State, call: &Call, id: Snowflake) -> Outcome {
    let channel = state.channel(id)?;
    if channel.recipient.is_some() {
        return Err(ApiError::cannot_act_on_dm());
    }
    if channel.thread.is_some() {
        return threads::patch(state, call, id);
    }
    state.bot_needs(id, permissions::MANAGE_CHANNELS)?;
    change(state, id, call.data())?;
    state.tell_channel("CHANNEL_UPDATE", id);
    Ok(Reply::Json(wire::channel(state, state.channel(id)?)))
}

/// Changes what a form names of a channel.
pub(super) fn change(state: &mut State, id: Snowflake, data: &Value) -> Result<(), ApiError> {
    let mut form = Form::default();
    let name = fields::text(&mut form, data, "name", "", limits::CHANNEL_NAME);
    if name == Some("") {
        form.bad_length("name", 1, limits::CHANNEL_NAME);
    }
    let topic = fields::text(&mut form, data, "topic", "", limits::CHANNEL_TOPIC);
    let position = fields::number(&mut form, data, "position", "");
    form.finish()?;
    let Some(channel) = state.channels.get_mut(&id) else {
        return Ok(());
    };
    if let Some(name) = name {
        name.clone_into(&mut channel.name);
    }
    if data.get("topic").is_some() {
        channel.topic = topic.map(str::to_owned);
    }
    if let Some(position) = position {
        channel.position = position;
    }
    if let Some(parent) = data.get("parent_id") {
        channel.parent_id = snowflake::from_json(parent);
    }
    if let Some(list) = data.get("permission_overwrites").and_then(Value::as_array) {
        channel.overwrites = list
            .iter()
            .filter_map(|entry| Some(read(entry, snowflake::from_json(entry.get("id")?)?)))
            .collect();
    }
    Ok(())
}

fn delete(state: &mut State, id: Snowflake) -> Outcome {
    let channel = state.channel(id)?;
    let value = wire::channel(state, channel);
    if channel.recipient.is_some() {
        // Closing a DM hides it from the bot and loses nothing.
        return Ok(Reply::Json(value));
    }
    let needed = match channel.thread {
        Some(_) => permissions::MANAGE_THREADS,
        None => permissions::MANAGE_CHANNELS,
    };
    state.bot_needs(id, needed)?;
    state.delete_channel(id);
    Ok(Reply::Json(value))
}

fn overwrite(state: &mut State, call: &Call, id: Snowflake, target: Snowflake) -> Outcome {
    state.bot_needs(id, permissions::MANAGE_ROLES)?;
    if let Some(channel) = state.channels.get_mut(&id) {
        channel
            .overwrites
            .retain(|overwrite| overwrite.id != target);
        channel.overwrites.push(read(call.data(), target));
    }
    state.tell_channel("CHANNEL_UPDATE", id);
    Ok(Reply::NoContent)
}

fn read(entry: &Value, id: Snowflake) -> Overwrite {
    let bits = |key: &str| {
        let value = entry.get(key);
        value
            .and_then(snowflake::from_json)
            .map_or(0, |bits| bits.0)
    };
    let is_member = entry.get("type").and_then(Value::as_u64) == Some(1);
    Overwrite {
        id,
        kind: if is_member {
            OverwriteKind::Member
        } else {
            OverwriteKind::Role
        },
        allow: bits("allow"),
        deny: bits("deny"),
    }
}
