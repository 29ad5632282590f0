//! Registering commands, globally and for one guild.

use axum::http::StatusCode;
use serde_json::Value;
use serde_json::json;

use crate::changes::Change;
use crate::error::ApiError;
use crate::error::Form;
use crate::error::Unknown;
use crate::limits;
use crate::model::Command;
use crate::rest::Call;
use crate::rest::Outcome;
use crate::rest::Reply;
use crate::rest::no_route;
use crate::rest::path_id;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::validate::commands;
use crate::wire;

pub(super) fn route(state: &mut State, call: &Call, application: &str, rest: &[&str]) -> Outcome {
    if path_id(application, "application_id")? != state.bot {
        return Err(ApiError {
            status: StatusCode::FORBIDDEN,
            code: 20_012,
            message: "You are not authorized to perform this action on this application".to_owned(),
            errors: None,
        });
    }
    let (scope, rest) = match rest {
        ["guilds", guild, "commands", rest @ ..] => {
            let id = path_id(guild, "guild_id")?;
            if state.guild_of_bot(id).is_err() {
                return Err(ApiError::missing_access());
            }
            (Some(id), rest)
        }
        ["commands", rest @ ..] => (None, rest),
        [] if call.method == "GET" => return Ok(Reply::Json(wire::application(state))),
        _ => return no_route(call),
    };
    match (call.method.as_str(), rest) {
        ("GET", []) => {
            let mut all = list(state, scope);
            if !call.flag("with_localizations") {
                strip_localisations(&mut all);
            }
            Ok(Reply::Json(all))
        }
        ("PUT", []) => replace_all(state, call, scope),
        ("POST", []) => create(state, call, scope),
        (_, [id]) => {
            let id = path_id(id, "command_id")?;
            let command = state
                .commands
                .get(&id)
                .filter(|command| command.guild_id == scope)
                .ok_or_else(|| ApiError::unknown(Unknown::Command))?;
            match call.method.as_str() {
                "GET" => Ok(Reply::Json(written(state, command))),
                "PATCH" => change(state, call, id),
                "DELETE" => {
                    state.commands.remove(&id);
                    state.changes.push(Change::Commands);
                    Ok(Reply::NoContent)
                }
                _ => no_route(call),
            }
        }
        _ => no_route(call),
    }
}

fn list(state: &State, scope: Option<Snowflake>) -> Value {
    state
        .commands
        .values()
        .filter(|command| command.guild_id == scope)
        .map(|command| written(state, command))
        .collect()
}

/// Takes out what the list of commands holds only when asked for.
fn strip_localisations(value: &mut Value) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(strip_localisations),
        Value::Object(object) => {
            object.remove("name_localizations");
            object.remove("description_localizations");
            object.values_mut().for_each(strip_localisations);
        }
        _ => {}
    }
}

fn written(state: &State, command: &Command) -> Value {
    let mut value = command.definition.clone();
    wire::merge(
        &mut value,
        json!({ "id": command.id, "application_id": state.bot }),
    );
    wire::set_guild(&mut value, command.guild_id);
    value
}

fn replace_all(state: &mut State, call: &Call, scope: Option<Snowflake>) -> Outcome {
    let Some(definitions) = call.data().as_array() else {
        return Err(ApiError::invalid_json());
    };
    let mut form = Form::default();
    for (index, definition) in definitions.iter().enumerate() {
        commands::check(&mut form, definition, &index.to_string());
    }
    commands::check_distinct(&mut form, definitions);
    form.finish()?;
    check_count(definitions.iter())?;
    let mut kept = Vec::new();
    for definition in definitions {
        kept.push(store(state, scope, definition).0);
    }
    state
        .commands
        .retain(|id, command| command.guild_id != scope || kept.contains(id));
    Ok(Reply::Json(list(state, scope)))
}

fn create(state: &mut State, call: &Call, scope: Option<Snowflake>) -> Outcome {
    let mut form = Form::default();
    commands::check(&mut form, call.data(), "");
    form.finish()?;
    if find(state, scope, call.data()).is_none() {
        let others = state.commands.values().filter(|c| c.guild_id == scope);
        check_count(others.map(|c| &c.definition).chain([call.data()]))?;
    }
    let (id, new) = store(state, scope, call.data());
    let command = state
        .commands
        .get(&id)
        .ok_or_else(|| ApiError::unknown(Unknown::Command))?;
    let value = written(state, command);
    Ok(if new {
        Reply::Created(value)
    } else {
        Reply::Json(value)
    })
}

fn change(state: &mut State, call: &Call, id: Snowflake) -> Outcome {
    let version = state.new_id();
    let command = state
        .commands
        .get_mut(&id)
        .ok_or_else(|| ApiError::unknown(Unknown::Command))?;
    let mut definition = command.definition.clone();
    wire::merge(&mut definition, call.data().clone());
    let mut form = Form::default();
    commands::check(&mut form, &definition, "");
    form.finish()?;
    command.definition = commands::completed(&definition);
    wire::merge(&mut command.definition, json!({ "version": version }));
    state.changes.push(Change::Commands);
    let command = state
        .commands
        .get(&id)
        .ok_or_else(|| ApiError::unknown(Unknown::Command))?;
    Ok(Reply::Json(written(state, command)))
}

/// Refuses more commands of a kind than a scope holds.
fn check_count<'a>(definitions: impl Iterator<Item = &'a Value>) -> Result<(), ApiError> {
    let kinds: Vec<u64> = definitions.map(commands::kind).collect();
    let too_many = |kind: u64, most: usize| kinds.iter().filter(|k| **k == kind).count() > most;
    if too_many(commands::CHAT, limits::CHAT_COMMANDS)
        || too_many(commands::USER, limits::MENU_COMMANDS)
        || too_many(commands::MESSAGE, limits::MENU_COMMANDS)
    {
        return Err(ApiError::too_many_commands());
    }
    Ok(())
}

/// The command of the same name and type, which a new one replaces.
fn find(state: &State, scope: Option<Snowflake>, definition: &Value) -> Option<Snowflake> {
    let same = |command: &&Command| {
        command.guild_id == scope
            && command.definition.get("name") == definition.get("name")
            && commands::kind(&command.definition) == commands::kind(definition)
    };
    state.commands.values().find(same).map(|command| command.id)
}

/// Stores a checked definition; returns its id and whether it is new.
fn store(state: &mut State, scope: Option<Snowflake>, definition: &Value) -> (Snowflake, bool) {
    let existing = find(state, scope, definition);
    let id = existing.unwrap_or_else(|| state.new_id());
    let mut definition = commands::completed(definition);
    wire::merge(&mut definition, json!({ "version": state.new_id() }));
    state.commands.insert(
        id,
        Command {
            id,
            guild_id: scope,
            definition,
        },
    );
    state.changes.push(Change::Commands);
    (id, existing.is_none())
}
