//! Guilds: what they are, their channels, members and roles.

use serde_json::Value;
use serde_json::json;

use crate::error::ApiError;
use crate::error::Form;
use crate::error::Unknown;
use crate::limits;
use crate::model::ChannelKind;
use crate::model::Guild;
use crate::permissions;
use crate::rest::Call;
use crate::rest::Outcome;
use crate::rest::Reply;
use crate::rest::channels;
use crate::rest::no_route;
use crate::rest::path_id;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::state::sessions;
use crate::validate::fields;
use crate::wire;

pub(super) fn route(state: &mut State, call: &Call, id: Snowflake, rest: &[&str]) -> Outcome {
    let guild = state.guild_of_bot(id)?;
    match (call.method.as_str(), rest) {
        ("GET", []) => Ok(Reply::Json(whole(call, guild))),
        ("GET", ["channels"]) => {
            let of_guild = state.channels.values().filter(|c| c.guild_id == Some(id));
            let list = of_guild
                .filter(|c| c.thread.is_none())
                .map(|c| wire::channel(state, c))
                .collect();
            Ok(Reply::Json(list))
        }
        ("POST", ["channels"]) => create_channel(state, call, id),
        ("GET", ["roles"]) => Ok(Reply::Json(guild.roles.values().map(wire::role).collect())),
        ("GET", ["roles", role]) => {
            let role = guild.roles.get(&path_id(role, "role_id")?);
            let role = role.ok_or_else(|| ApiError::unknown(Unknown::Role))?;
            Ok(Reply::Json(wire::role(role)))
        }
        ("GET", ["threads", "active"]) => Ok(Reply::Json(active_threads(state, id))),
        ("GET", ["members"]) => members(state, call, guild),
        ("GET", ["members", "search"]) => Ok(Reply::Json(search(state, call, guild))),
        ("GET", ["members", user]) => member(state, id, path_id(user, "user_id")?),
        _ => no_route(call),
    }
}

fn whole(call: &Call, guild: &Guild) -> Value {
    let mut value = wire::guild(guild);
    if call.flag("with_counts") {
        let people = guild.members.len();
        wire::merge(
            &mut value,
            json!({ "approximate_member_count": people, "approximate_presence_count": people }),
        );
    }
    value
}

pub(super) fn member(state: &State, guild: Snowflake, user: Snowflake) -> Outcome {
    let guild = state.guild_of_bot(guild)?;
    state.user(user)?;
    wire::member(state, guild, user)
        .map(Reply::Json)
        .ok_or_else(|| ApiError::unknown(Unknown::Member))
}

fn members(state: &State, call: &Call, guild: &Guild) -> Outcome {
    // The list is for applications with the privileged intent.
    if state.options.privileged_intents & sessions::GUILD_MEMBERS == 0 {
        return Err(ApiError::missing_access());
    }
    let limit = call.number("limit").unwrap_or(1);
    let after = call.id("after").unwrap_or_default();
    let list = guild
        .members
        .keys()
        .filter(|id| **id > after)
        .take(page(limit, limits::MEMBERS_PAGE))
        .filter_map(|id| wire::member(state, guild, *id))
        .collect();
    Ok(Reply::Json(list))
}

fn search(state: &State, call: &Call, guild: &Guild) -> Value {
    let wanted = call
        .query
        .get("query")
        .map_or_else(String::new, |query| query.to_lowercase());
    let limit = call.number("limit").unwrap_or(1);
    guild
        .members
        .iter()
        .filter(|(id, member)| {
            let username = state.users.get(id).map(|user| user.username.as_str());
            [member.nick.as_deref(), username]
                .into_iter()
                .flatten()
                .any(|name| name.to_lowercase().starts_with(&wanted))
        })
        .take(page(limit, limits::MEMBERS_PAGE))
        .filter_map(|(id, _)| wire::member(state, guild, *id))
        .collect()
}

/// How many of a list to give: what was asked for, within bounds.
pub(super) fn page(limit: u64, most: usize) -> usize {
    usize::try_from(limit).unwrap_or(most).clamp(1, most)
}

fn active_threads(state: &State, guild: Snowflake) -> Value {
    let threads: Vec<_> = state
        .channels
        .values()
        .filter(|c| c.guild_id == Some(guild))
        .filter(|c| c.thread.as_ref().is_some_and(|thread| !thread.archived))
        .filter(|c| state.may(state.bot, c.id, permissions::VIEW_CHANNEL))
        .collect();
    let members: Vec<Value> = threads
        .iter()
        .filter(|c| {
            let thread = c.thread.as_ref();
            thread.is_some_and(|thread| thread.members.contains(&state.bot))
        })
        .map(|c| wire::thread_member(c, state.bot))
        .collect();
    let threads: Vec<Value> = threads.iter().map(|c| wire::channel(state, c)).collect();
    json!({ "threads": threads, "members": members })
}

fn create_channel(state: &mut State, call: &Call, guild: Snowflake) -> Outcome {
    let may = permissions::in_guild(state.guild_of_bot(guild)?, state.bot);
    if may & permissions::MANAGE_CHANNELS == 0 {
        return Err(ApiError::missing_permissions());
    }
    let data = call.data();
    let mut form = Form::default();
    let name = fields::needed_text(&mut form, data, "name", "", limits::CHANNEL_NAME);
    let kind = fields::number(&mut form, data, "type", "").unwrap_or(0);
    let kind =
        ChannelKind::from_number(kind).filter(|kind| !kind.is_thread() && !kind.is_private());
    if kind.is_none() {
        form.not_one_of("type", &[0, 2, 4, 5, 15]);
    }
    form.finish()?;
    let (Some(name), Some(kind)) = (name, kind) else {
        return Err(ApiError::not_found());
    };
    let id = state.add_channel(guild, name, kind);
    channels::change(state, id, data)?;
    Ok(Reply::Created(wire::channel(state, state.channel(id)?)))
}
