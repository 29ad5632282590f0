//! A channel as a person sees it, as text: what tests compare.
//!
//! One paragraph a message: who (and why, for an answer to a command), what, then embeds, pictures with
//! their alternative text, and a line for each row of components.

use std::fmt::Write;

use serde_json::Value;

use crate::model::Interaction;
use crate::model::InteractionKind;
use crate::model::Message;
use crate::people::parts;
use crate::permissions;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::validate::commands;
use crate::validate::components;

/// Prints what a person sees of a channel.
pub(crate) fn channel(state: &State, person: Snowflake, channel: Snowflake) -> String {
    if !state.channels.contains_key(&channel) {
        return "(this channel is gone)\n".to_owned();
    }
    if !state.may(person, channel, permissions::VIEW_CHANNEL) {
        return "(this channel cannot be seen)\n".to_owned();
    }
    let messages = state
        .messages
        .get(&channel)
        .into_iter()
        .flat_map(|m| m.values());
    messages
        .filter(|message| state.sees(person, message))
        .map(|of| message(state, of))
        .collect()
}

/// Prints one message.
pub(crate) fn message(state: &State, of: &Message) -> String {
    let guild = state.channels.get(&of.channel_id).and_then(|c| c.guild_id);
    let mut text = state.name_in(guild, of.author);
    if let Some(origin) = command_behind(state, of) {
        let person = state.name_in(guild, origin.person);
        let _ = write!(text, " ({person} used {})", command_name(origin));
    }
    if of.only_for.is_some() {
        text.push_str(" (only you)");
    }
    text.push(':');
    if of.is_loading() {
        text.push_str(" is thinking...\n");
        return text;
    }
    if !of.content.is_empty() {
        let _ = write!(text, " {}", readable(state, guild, &of.content));
    }
    if of.edited_ms.is_some() {
        text.push_str(" (edited)");
    }
    text.push('\n');
    if of.flags & Message::SUPPRESS_EMBEDS == 0 {
        for embed in &of.embeds {
            print_embed(state, guild, of, embed, &mut text);
        }
    }
    for file in &of.attachments {
        if !of.embedded.contains(&file.id) {
            print_file(file, &mut text);
        }
    }
    for row in &of.components {
        print_row(state, guild, row, &mut text);
    }
    text
}

/// The command that a message answers.
pub(crate) fn command_behind<'a>(state: &'a State, of: &Message) -> Option<&'a Interaction> {
    let origin = state.interactions.get(&of.interaction?)?;
    let first = origin.original == Some(of.id) || origin.original.is_none();
    (origin.kind == InteractionKind::Command && first).then_some(origin)
}

/// A command as people see it: with a slash if it was typed.
pub(crate) fn command_name(origin: &Interaction) -> String {
    if origin.command_kind == commands::CHAT {
        format!("/{}", origin.name)
    } else {
        origin.name.clone()
    }
}

fn print_embed(
    state: &State,
    guild: Option<Snowflake>,
    of: &Message,
    embed: &Value,
    text: &mut String,
) {
    let said = |pointer: &str| embed.pointer(pointer).and_then(Value::as_str);
    let mut line = |part: &str| {
        for line in readable(state, guild, part).lines() {
            let _ = writeln!(text, "  | {line}");
        }
    };
    for pointer in ["/author/name", "/title", "/description"] {
        said(pointer).into_iter().for_each(&mut line);
    }
    let fields = embed.get("fields").and_then(Value::as_array);
    for field in fields.into_iter().flatten() {
        let part = |key: &str| field.get(key).and_then(Value::as_str).unwrap_or_default();
        line(&format!("{}: {}", part("name"), part("value")));
    }
    said("/footer/text").into_iter().for_each(&mut line);
    for place in ["image", "thumbnail"] {
        let Some(url) = said(&format!("/{place}/url")) else {
            continue;
        };
        let shown = of
            .attachments
            .iter()
            .find(|file| url.contains(&format!("/{}/", file.id)));
        match shown {
            Some(file) => print_file(file, text),
            None => {
                let _ = writeln!(text, "  picture {url}");
            }
        }
    }
}

fn print_file(file: &crate::model::Attachment, text: &mut String) {
    let is_picture = file
        .content_type
        .as_deref()
        .is_some_and(|kind| kind.starts_with("image/"));
    let kind = if is_picture { "picture" } else { "file" };
    let _ = match &file.description {
        Some(description) => writeln!(text, "  {kind} {}: {description}", file.filename),
        None => writeln!(text, "  {kind} {}", file.filename),
    };
}

fn print_row(state: &State, guild: Option<Snowflake>, row: &Value, text: &mut String) {
    let said = |part: &Value, key: &str| part.get(key).and_then(Value::as_str).map(str::to_owned);
    if let Some(content) = said(row, "content") {
        for line in readable(state, guild, &content).lines() {
            let _ = writeln!(text, "  {line}");
        }
    }
    let Some(inner) = row.get("components").and_then(Value::as_array) else {
        return;
    };
    if components::kind(row) != components::ROW {
        for part in inner {
            print_row(state, guild, part, text);
        }
        return;
    }
    let parts: Vec<String> = inner
        .iter()
        .map(|part| {
            let mark = if parts::is_disabled(part) {
                " (disabled)"
            } else {
                ""
            };
            if parts::is_button(part) {
                return format!("[{}{mark}]", parts::label(part));
            }
            let options = part.get("options").and_then(Value::as_array);
            let labels: Vec<String> = options
                .into_iter()
                .flatten()
                .filter_map(|option| said(option, "label"))
                .collect();
            let placeholder = said(part, "placeholder").unwrap_or_default();
            format!("{{{placeholder}{mark}: {}}}", labels.join(", "))
        })
        .collect();
    let _ = writeln!(text, "  {}", parts.join(" "));
}

/// Replaces mentions by names.
pub(crate) fn readable(state: &State, guild: Option<Snowflake>, content: &str) -> String {
    let mut text = String::new();
    let mut rest = content;
    while let Some((before, from)) = rest.split_once('<') {
        text.push_str(before);
        let named = from
            .split_once('>')
            .and_then(|(inner, after)| Some((name(state, guild, inner)?, after)));
        if let Some((name, after)) = named {
            text.push_str(&name);
            rest = after;
        } else {
            text.push('<');
            rest = from;
        }
    }
    text.push_str(rest);
    text
}

/// What stands for the inside of a mention.
fn name(state: &State, guild: Option<Snowflake>, inner: &str) -> Option<String> {
    if let Some(id) = inner.strip_prefix("@&") {
        let role = guild.and_then(|guild| state.guilds.get(&guild)?.roles.get(&id.parse().ok()?));
        return role.map(|role| format!("@{}", role.name));
    }
    if let Some(id) = inner.strip_prefix('#') {
        let channel = state.channels.get(&id.parse().ok()?)?;
        return Some(format!("#{}", channel.name));
    }
    let id = inner.strip_prefix('@')?;
    let id = id.strip_prefix('!').unwrap_or(id).parse().ok()?;
    Some(format!("@{}", state.name_in(guild, id)))
}
