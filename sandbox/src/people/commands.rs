//! What Discord's client does with a command before it sends it: finds it, and checks the options.

use serde_json::Value;
use serde_json::json;

use crate::model::Command;
use crate::people::NotPossible;
use crate::permissions;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::validate::commands;
use crate::validate::fields;
use crate::validate::mentions;
use crate::wire;

/// Where a command is used, and by whom.
#[derive(Clone, Copy, Debug)]
pub(super) struct Use {
    pub(super) person: Snowflake,
    pub(super) channel: Snowflake,
    pub(super) guild: Option<Snowflake>,
}

/// A command as it was typed.
#[derive(Clone, Debug)]
pub(super) struct Typed<'a> {
    /// Such as `/settings language`.
    pub(super) command: &'a str,
    pub(super) options: Vec<(&'a str, String)>,
    /// The option that is still being typed.
    pub(super) focused: Option<(&'a str, &'a str)>,
}

/// Finds a command and makes the `data` of its interaction; also gives its full name.
pub(super) fn slash(
    state: &State,
    here: Use,
    typed: &Typed<'_>,
) -> Result<(String, Value), NotPossible> {
    let mut words = typed.command.trim_start_matches('/').split_whitespace();
    let name = words.next().unwrap_or_default();
    let command = find(state, here, commands::CHAT, name)?;
    let mut level = &command.definition;
    let mut path = Vec::new();
    for word in words {
        let sub = list(level, "options")
            .find(|option| is_sub(option) && option.get("name").is_some_and(|n| n == word));
        level = sub.ok_or_else(|| NotPossible::NoSuchCommand(typed.command.to_owned()))?;
        path.push((word, kind_of(level)));
    }
    if list(level, "options").any(is_sub) {
        return Err(NotPossible::NoSuchCommand(typed.command.to_owned()));
    }
    let mut resolved = json!({});
    let mut options = read_options(state, here, level, typed, &mut resolved)?;
    for (word, kind) in path.iter().rev() {
        options = vec![json!({ "name": word, "type": kind, "options": options })];
    }
    let mut data = json!({
        "id": command.id,
        "name": name,
        "type": commands::CHAT,
        "options": options,
    });
    wire::set_guild(&mut data, command.guild_id);
    if resolved != json!({}) {
        wire::merge(&mut data, json!({ "resolved": resolved }));
    }
    let names: Vec<&str> = std::iter::once(name)
        .chain(path.iter().map(|(word, _)| *word))
        .collect();
    Ok((names.join(" "), data))
}

/// The `data` of a command in the menu of a user or message.
pub(super) fn menu(
    state: &State,
    here: Use,
    kind: u64,
    name: &str,
    target: Snowflake,
) -> Result<Value, NotPossible> {
    let command = find(state, here, kind, name)?;
    let mut resolved = json!({});
    if kind == commands::USER {
        resolve_user(state, here, target, &mut resolved);
    } else if let Some(message) = state.message(here.channel, target) {
        resolve(
            &mut resolved,
            "messages",
            target,
            wire::message(state, message),
        );
    }
    let mut data = json!({
        "id": command.id,
        "name": name,
        "type": kind,
        "target_id": target,
        "resolved": resolved,
    });
    wire::set_guild(&mut data, command.guild_id);
    Ok(data)
}

/// Finds a command that this person can use here.
fn find<'a>(
    state: &'a State,
    here: Use,
    kind: u64,
    name: &str,
) -> Result<&'a Command, NotPossible> {
    let mut found = state.commands.values().filter(|command| {
        commands::kind(&command.definition) == kind
            && command.definition.get("name").is_some_and(|n| n == name)
            && (command.guild_id.is_none() || command.guild_id == here.guild)
    });
    // A guild's own command hides the global one of its name.
    let command = found.clone().find(|command| command.guild_id.is_some());
    let command = command
        .or_else(|| found.next())
        .ok_or_else(|| NotPossible::NoSuchCommand(name.to_owned()))?;
    is_offered(state, here, command)?;
    Ok(command)
}

/// The definitions of all commands that this person can use here.
pub(super) fn offered(state: &State, here: Use) -> Vec<Value> {
    let definition = |command: &Command| {
        let kind = commands::kind(&command.definition);
        let name = command.definition.get("name")?.as_str()?;
        // Leaves out a global command that the guild's own hides.
        let found = find(state, here, kind, name).ok()?;
        (found.id == command.id).then(|| found.definition.clone())
    };
    state.commands.values().filter_map(definition).collect()
}

/// Refuses a command in a place or for a person that it was not registered for.
fn is_offered(state: &State, here: Use, command: &Command) -> Result<(), NotPossible> {
    let context = wire::context(state, here.channel);
    let contexts = fields::given(&command.definition, "contexts").and_then(Value::as_array);
    let fits = contexts.map_or_else(
        || {
            let in_dms = command.definition.get("dm_permission") != Some(&Value::Bool(false));
            context == 0 || (context == 1 && in_dms)
        },
        |contexts| contexts.iter().any(|c| c.as_u64() == Some(context)),
    );
    if !is_installed(state, here, command, context) || !fits {
        let name = command.definition.get("name").and_then(Value::as_str);
        return Err(NotPossible::NotHere(name.unwrap_or_default().to_owned()));
    }
    let needed = fields::given(&command.definition, "default_member_permissions")
        .and_then(crate::snowflake::from_json);
    if let (Some(needed), Some(guild)) = (needed, here.guild.and_then(|g| state.guilds.get(&g))) {
        let granted = permissions::in_guild(guild, here.person);
        // "0" leaves the command to administrators.
        let allowed = if needed.0 == 0 {
            granted & permissions::ADMINISTRATOR != 0
        } else {
            granted & needed.0 == needed.0
        };
        if !allowed {
            return Err(NotPossible::NotAllowed);
        }
    }
    Ok(())
}

/// Whether the app is installed in a way that brings a command here: in the guild, or by the person.
fn is_installed(state: &State, here: Use, command: &Command, context: u64) -> bool {
    let for_people = list(&command.definition, "integration_types").any(|kind| *kind == 1);
    let by_person = state.users.get(&here.person).is_some_and(|u| u.installed);
    match context {
        // Whoever can write to the bot can use what it offers there.
        1 => true,
        0 if state.is_bot_at(here.channel) => true,
        _ => for_people && by_person,
    }
}

fn read_options(
    state: &State,
    here: Use,
    level: &Value,
    typed: &Typed<'_>,
    resolved: &mut Value,
) -> Result<Vec<Value>, NotPossible> {
    let definition = |name: &str| {
        list(level, "options")
            .find(|option| option.get("name").is_some_and(|n| n == name))
            .ok_or_else(|| NotPossible::NoSuchOption(name.to_owned()))
    };
    let mut options = Vec::new();
    for (name, text) in &typed.options {
        let option = definition(name)?;
        let value = read_value(state, here, option, text, resolved).map_err(|why| {
            NotPossible::BadOption {
                option: (*name).to_owned(),
                why,
            }
        })?;
        options.push(json!({ "name": name, "type": kind_of(option), "value": value }));
    }
    if let Some((name, text)) = typed.focused {
        let option = definition(name)?;
        if option.get("autocomplete") != Some(&Value::Bool(true)) {
            return Err(NotPossible::NoSuchOption(name.to_owned()));
        }
        options.push(json!({
            "name": name, "type": kind_of(option), "value": text, "focused": true,
        }));
        // What is not there yet may still be typed.
        return Ok(options);
    }
    for option in list(level, "options") {
        let name = option.get("name").and_then(Value::as_str).unwrap_or("");
        let required = option.get("required") == Some(&Value::Bool(true));
        if required && typed.options.iter().all(|(given, _)| *given != name) {
            return Err(NotPossible::MissingOption(name.to_owned()));
        }
    }
    Ok(options)
}

/// Reads what was typed for an option; the error says what the client would.
fn read_value(
    state: &State,
    here: Use,
    option: &Value,
    text: &str,
    resolved: &mut Value,
) -> Result<Value, String> {
    if list(option, "choices").next().is_some() {
        return list(option, "choices")
            .find(|choice| {
                let value = choice.get("value");
                choice.get("name").is_some_and(|name| name == text)
                    || value.is_some_and(|value| plain(value) == text)
            })
            .and_then(|choice| choice.get("value").cloned())
            .ok_or_else(|| format!("\"{text}\" is not among the choices"));
    }
    match kind_of(option) {
        commands::STRING => {
            let length = fields::length(text) as u64;
            let bound = |key: &str| option.get(key).and_then(Value::as_u64);
            if bound("min_length").is_some_and(|least| length < least)
                || bound("max_length").is_some_and(|most| length > most)
            {
                return Err(format!("\"{text}\" has the wrong length"));
            }
            Ok(json!(text))
        }
        commands::INTEGER => {
            let number: i64 = text.parse().map_err(|_| "not a whole number".to_owned())?;
            #[expect(clippy::cast_precision_loss, reason = "bounds are small numbers")]
            in_bounds(option, number as f64)?;
            Ok(json!(number))
        }
        commands::NUMBER => {
            let number: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
            in_bounds(option, number)?;
            Ok(json!(number))
        }
        BOOLEAN => match text.to_lowercase().as_str() {
            "true" => Ok(json!(true)),
            "false" => Ok(json!(false)),
            _ => Err("neither true nor false".to_owned()),
        },
        kind @ (USER | CHANNEL | ROLE | MENTIONABLE) => {
            read_mention(state, here, option, kind, text, resolved)
        }
        _ => Err("files cannot be given here".to_owned()),
    }
}

/// An option that is true or false.
const BOOLEAN: u64 = 5;
/// An option that is a user.
const USER: u64 = 6;
/// An option that is a channel.
const CHANNEL: u64 = 7;
/// An option that is a role.
const ROLE: u64 = 8;
/// An option that is a user or a role.
const MENTIONABLE: u64 = 9;

fn in_bounds(option: &Value, number: f64) -> Result<(), String> {
    let bound = |key: &str| option.get(key).and_then(Value::as_f64);
    if bound("min_value").is_some_and(|least| number < least) {
        return Err(format!("{number} is too small"));
    }
    if bound("max_value").is_some_and(|most| number > most) {
        return Err(format!("{number} is too large"));
    }
    Ok(())
}

fn read_mention(
    state: &State,
    here: Use,
    option: &Value,
    kind: u64,
    text: &str,
    resolved: &mut Value,
) -> Result<Value, String> {
    let one = |open: &str| mentions::mentioned(text, open).next();
    let guild = here.guild.and_then(|id| state.guilds.get(&id));
    if matches!(kind, ROLE | MENTIONABLE)
        && let Some(role) = one("<@&").and_then(|id| guild?.roles.get(&id))
    {
        resolve(resolved, "roles", role.id, wire::role(role));
        return Ok(json!(role.id));
    }
    if kind == CHANNEL
        && let Some(channel) = one("<#").and_then(|id| state.channels.get(&id))
    {
        let allowed = option.get("channel_types").and_then(Value::as_array);
        let fits = allowed
            .is_none_or(|types| types.is_empty() || types.contains(&json!(channel.kind.number())));
        if !fits || channel.guild_id != here.guild {
            return Err("not a channel of this type".to_owned());
        }
        let value = wire::partial_channel(state, channel, here.person);
        resolve(resolved, "channels", channel.id, value);
        return Ok(json!(channel.id));
    }
    if matches!(kind, USER | MENTIONABLE)
        && let Some(user) = one("<@").filter(|id| state.users.contains_key(id))
    {
        resolve_user(state, here, user, resolved);
        return Ok(json!(user));
    }
    Err(format!("\"{text}\" leads to nothing of this kind"))
}

pub(super) fn resolve_user(state: &State, here: Use, id: Snowflake, resolved: &mut Value) {
    let Some(user) = state.users.get(&id) else {
        return;
    };
    resolve(resolved, "users", id, wire::user(user));
    let guild = here.guild.and_then(|guild| state.guilds.get(&guild));
    if let Some(member) = guild.and_then(|guild| guild.members.get(&id)) {
        let mut value = wire::partial_member(member);
        let granted = state.permissions(id, here.channel).to_string();
        wire::merge(&mut value, json!({ "permissions": granted }));
        resolve(resolved, "members", id, value);
    }
}

pub(super) fn resolve(resolved: &mut Value, kind: &str, id: Snowflake, value: Value) {
    let Some(resolved) = resolved.as_object_mut() else {
        return;
    };
    let slot = resolved.entry(kind).or_insert_with(|| json!({}));
    if let Some(slot) = slot.as_object_mut() {
        slot.insert(id.to_string(), value);
    }
}

/// A choice's value as one would type it.
fn plain(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

fn is_sub(option: &Value) -> bool {
    matches!(
        kind_of(option),
        commands::SUBCOMMAND | commands::SUBCOMMAND_GROUP
    )
}

fn kind_of(option: &Value) -> u64 {
    option.get("type").and_then(Value::as_u64).unwrap_or(0)
}

fn list<'a>(object: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> {
    let list = object.get(key).and_then(Value::as_array);
    list.into_iter().flatten()
}
