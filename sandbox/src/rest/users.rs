//! The bot as a user, other users, and opening DMs.

use serde_json::Value;
use serde_json::json;

use crate::error::ApiError;
use crate::error::Form;
use crate::error::Unknown;
use crate::permissions;
use crate::rest::Call;
use crate::rest::Outcome;
use crate::rest::Reply;
use crate::rest::guilds;
use crate::rest::no_route;
use crate::rest::path_id;
use crate::snowflake;
use crate::state::State;
use crate::wire;

pub(super) fn route(state: &mut State, call: &Call, rest: &[&str]) -> Outcome {
    match (call.method.as_str(), rest) {
        ("GET", ["@me"]) => Ok(Reply::Json(wire::current_user(state))),
        ("POST", ["@me", "channels"]) => open_dm(state, call),
        ("GET", ["@me", "guilds"]) => Ok(Reply::Json(own_guilds(state))),
        ("GET", ["@me", "guilds", guild, "member"]) => {
            guilds::member(state, path_id(guild, "guild_id")?, state.bot)
        }
        ("DELETE", ["@me", "guilds", guild]) => {
            let id = path_id(guild, "guild_id")?;
            state.guild_of_bot(id)?;
            state.remove_member(id, state.bot);
            Ok(Reply::NoContent)
        }
        ("GET", [user]) => {
            let id = path_id(user, "user_id")?;
            Ok(Reply::Json(wire::user(state.user(id)?)))
        }
        _ => no_route(call),
    }
}

fn open_dm(state: &mut State, call: &Call) -> Outcome {
    let Some(id) = call
        .data()
        .get("recipient_id")
        .and_then(snowflake::from_json)
    else {
        let mut form = Form::default();
        form.missing("recipient_id");
        form.finish()?;
        return Err(ApiError::unknown(Unknown::User));
    };
    if state.user(id)?.bot {
        return Err(ApiError::cannot_dm());
    }
    let channel = state.dm_with(id);
    Ok(Reply::Json(wire::channel(state, state.channel(channel)?)))
}

fn own_guilds(state: &State) -> Value {
    state
        .guilds
        .values()
        .filter(|guild| guild.members.contains_key(&state.bot))
        .map(|guild| {
            json!({
                "id": guild.id,
                "name": guild.name,
                "icon": null,
                "banner": null,
                "owner": guild.owner_id == state.bot,
                "permissions": permissions::in_guild(guild, state.bot).to_string(),
                "features": [],
            })
        })
        .collect()
}
