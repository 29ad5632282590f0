//! What the client makes of a choice in a select and of a modal that was filled in.

use serde_json::Value;
use serde_json::json;

use crate::limits;
use crate::people::NotPossible;
use crate::people::commands;
use crate::people::commands::Use;
use crate::people::parts;
use crate::state::State;
use crate::validate::components;
use crate::validate::fields;
use crate::validate::mentions;
use crate::wire;

pub(super) fn pressable(part: &Value, label: &str) -> bool {
    let is_link = part.get("style").and_then(Value::as_u64) == Some(components::LINK);
    parts::is_button(part) && !is_link && !parts::is_disabled(part) && parts::label(part) == label
}

/// The custom id of a select, and the `data` of choosing something in it.
pub(super) fn select_data(
    state: &State,
    here: Use,
    part: &Value,
    chosen: &[&str],
) -> Option<(String, Value)> {
    let custom_id = part.get("custom_id")?.as_str()?.to_owned();
    let bound = |key: &str| {
        let number = part.get(key).and_then(Value::as_u64).unwrap_or(1);
        usize::try_from(number).unwrap_or(usize::MAX)
    };
    if chosen.len() < bound("min_values") || chosen.len() > bound("max_values") {
        return None;
    }
    let kind = components::kind(part);
    let mut resolved = json!({});
    let mut values = Vec::new();
    for text in chosen {
        values.push(if kind == components::STRING_SELECT {
            let mut options = part.get("options")?.as_array()?.iter();
            let named = |option: &&Value, key: &str| option.get(key).is_some_and(|v| v == text);
            let option = options.find(|o| named(o, "label") || named(o, "value"))?;
            option.get("value")?.clone()
        } else {
            let one = |open: &str| mentions::mentioned(text, open).next();
            let guild = here.guild.and_then(|id| state.guilds.get(&id));
            if let Some(role) = one("<@&").and_then(|id| guild?.roles.get(&id)) {
                let value = wire::role(role);
                commands::resolve(&mut resolved, "roles", role.id, value);
                json!(role.id)
            } else if let Some(channel) = one("<#").and_then(|id| state.channels.get(&id)) {
                let value = wire::partial_channel(state, channel, here.person);
                commands::resolve(&mut resolved, "channels", channel.id, value);
                json!(channel.id)
            } else {
                let user = one("<@").filter(|id| state.users.contains_key(id))?;
                commands::resolve_user(state, here, user, &mut resolved);
                json!(user)
            }
        });
    }
    let mut data = json!({ "component_type": kind, "custom_id": custom_id, "values": values });
    if kind != components::STRING_SELECT {
        wire::merge(&mut data, json!({ "resolved": resolved }));
    }
    Some((custom_id, data))
}

/// The rows of a modal with what was typed in.
pub(super) fn filled_in(modal: &Value, given: &[(&str, &str)]) -> Result<Vec<Value>, NotPossible> {
    let rows = modal.get("components").and_then(Value::as_array);
    let inputs: Vec<&Value> = rows
        .into_iter()
        .flatten()
        .filter_map(|row| row.get("components")?.as_array())
        .flatten()
        .collect();
    let id = |input: &Value| {
        input
            .get("custom_id")
            .and_then(Value::as_str)
            .map(str::to_owned)
    };
    let label = |input: &Value| {
        input
            .get("label")
            .and_then(Value::as_str)
            .map(str::to_owned)
    };
    let is = |input: &Value, name: &str| {
        id(input).is_some_and(|id| id == name) || label(input).is_some_and(|l| l == name)
    };
    for (name, _) in given {
        if !inputs.iter().any(|input| is(input, name)) {
            return Err(NotPossible::BadField((*name).to_owned()));
        }
    }
    let mut filled = Vec::new();
    for input in inputs {
        let typed = given.iter().find(|(name, _)| is(input, name));
        let before = input.get("value").and_then(Value::as_str).unwrap_or("");
        let value = typed.map_or(before, |(_, value)| value);
        let length = fields::length(value) as u64;
        let bound = |key: &str| input.get(key).and_then(Value::as_u64);
        let required = input.get("required") != Some(&Value::Bool(false));
        let least = bound("min_length").unwrap_or(u64::from(required));
        let most = bound("max_length").unwrap_or(limits::INPUT_VALUE as u64);
        let optional = !required && length == 0;
        if !optional && (length < least.max(u64::from(required)) || length > most) {
            return Err(NotPossible::BadField(id(input).unwrap_or_default()));
        }
        filled.push(json!({
            "type": components::ROW,
            "components": [{
                "type": components::TEXT_INPUT, "custom_id": id(input), "value": value,
            }],
        }));
    }
    Ok(filled)
}
