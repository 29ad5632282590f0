//! Messages that the bot reads and writes with its own token.

use serde_json::Value;
use serde_json::json;

use crate::changes::Change;
use crate::error::ApiError;
use crate::error::Unknown;
use crate::limits;
use crate::model::Dms;
use crate::model::Message;
use crate::permissions;
use crate::permissions::Bits;
use crate::rest::Call;
use crate::rest::Outcome;
use crate::rest::Reply;
use crate::rest::guilds::page;
use crate::rest::no_route;
use crate::rest::path_id;
use crate::snowflake;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::state::messages::Origin;
use crate::validate::draft::Draft;
use crate::wire;

/// Messages fetched when the request does not say how many.
const DEFAULT_PAGE: u64 = 50;

/// Flags that a message may be created with.
const SETTABLE: u64 =
    Message::SUPPRESS_EMBEDS | Message::SUPPRESS_NOTIFICATIONS | Message::COMPONENTS_V2;

pub(super) fn route(state: &mut State, call: &Call, channel: Snowflake, rest: &[&str]) -> Outcome {
    match (call.method.as_str(), rest) {
        ("GET", ["messages"]) => Ok(Reply::Json(list(state, call, channel))),
        ("POST", ["messages"]) => create(state, call, channel),
        ("POST", ["messages", "bulk-delete"]) => bulk_delete(state, call, channel),
        ("GET", ["pins"]) => Ok(Reply::Json(pins(state, channel))),
        (method @ ("PUT" | "DELETE"), ["pins", id] | ["messages", "pins", id]) => {
            let id = path_id(id, "message_id")?;
            public(state, channel, id)?;
            state.bot_needs(channel, permissions::MANAGE_MESSAGES)?;
            if let Some(message) = state.message_mut(channel, id) {
                message.pinned = method == "PUT";
            }
            state.changes.push(Change::Message {
                channel,
                message: id,
            });
            Ok(Reply::NoContent)
        }
        (method, ["messages", id]) => {
            let id = path_id(id, "message_id")?;
            let message = public(state, channel, id)?;
            match method {
                "GET" => {
                    state.bot_needs(channel, permissions::READ_MESSAGE_HISTORY)?;
                    Ok(Reply::Json(wire::message(state, message)))
                }
                "PATCH" => edit(state, call, channel, id),
                "DELETE" => {
                    if message.author != state.bot {
                        let channel_of = state.channel(channel)?;
                        if channel_of.recipient.is_some() {
                            return Err(ApiError::cannot_act_on_dm());
                        }
                        state.bot_needs(channel, permissions::MANAGE_MESSAGES)?;
                    }
                    state.delete_message(channel, id);
                    Ok(Reply::NoContent)
                }
                _ => no_route(call),
            }
        }
        _ => no_route(call),
    }
}

/// A message that is not ephemeral: those are reached by their interaction's token only.
fn public(state: &State, channel: Snowflake, id: Snowflake) -> Result<&Message, ApiError> {
    state
        .message(channel, id)
        .filter(|message| message.only_for.is_none())
        .ok_or_else(|| ApiError::unknown(Unknown::Message))
}

fn list(state: &State, call: &Call, channel: Snowflake) -> Value {
    if !state.may(state.bot, channel, permissions::READ_MESSAGE_HISTORY) {
        return json!([]);
    }
    let limit = page(
        call.number("limit").unwrap_or(DEFAULT_PAGE),
        limits::MESSAGES_PAGE,
    );
    let all: Vec<&Message> = state
        .messages
        .get(&channel)
        .into_iter()
        .flat_map(|messages| messages.values())
        .filter(|message| message.only_for.is_none())
        .collect();
    let mut found: Vec<&Message> = if let Some(after) = call.id("after") {
        let later = all.into_iter().filter(|message| message.id > after);
        later.take(limit).collect()
    } else if let Some(around) = call.id("around") {
        let (before, later): (Vec<&Message>, Vec<&Message>) =
            all.into_iter().partition(|message| message.id < around);
        let half = limit / 2;
        let skipped = before.len().saturating_sub(half);
        let before = before.into_iter().skip(skipped);
        before.chain(later.into_iter().take(limit - half)).collect()
    } else {
        let before = call.id("before").unwrap_or(Snowflake(u64::MAX));
        let earlier: Vec<&Message> = all.into_iter().filter(|m| m.id < before).collect();
        let skipped = earlier.len().saturating_sub(limit);
        earlier.into_iter().skip(skipped).collect()
    };
    found.reverse();
    found.iter().map(|m| wire::message(state, m)).collect()
}

fn pins(state: &State, channel: Snowflake) -> Value {
    let messages = state.messages.get(&channel);
    messages
        .into_iter()
        .flat_map(|messages| messages.values())
        .filter(|message| message.pinned)
        .map(|message| wire::message(state, message))
        .collect()
}

fn create(state: &mut State, call: &Call, channel: Snowflake) -> Outcome {
    may_write(state, channel)?;
    let mut draft = Draft::read(call.data(), "", call.files.clone())?;
    // Discord ignores flags that a bot may not set here, the ephemeral one among them.
    draft.flags = draft.flags.map(|flags| flags & SETTABLE);
    may_show(state, channel, &draft)?;
    draft.not_empty()?;
    if let Some(replied) = draft.replies_to
        && public(state, channel, replied).is_err()
        && call.data().pointer("/message_reference/fail_if_not_exists") != Some(&Value::Bool(false))
    {
        let mut form = crate::error::Form::default();
        form.add(
            "message_reference",
            "MESSAGE_REFERENCE_UNKNOWN_MESSAGE",
            "Unknown message",
        );
        form.finish()?;
    }
    if let Some(sent) = same_nonce(state, channel, &draft) {
        return Ok(Reply::Json(wire::message(state, sent)));
    }
    let id = state.post(channel, &Origin::plain(state.bot), draft)?;
    let message = public(state, channel, id)?;
    Ok(Reply::Json(wire::message(state, message)))
}

/// The message that an enforced nonce has sent already.
fn same_nonce<'a>(state: &'a State, channel: Snowflake, draft: &Draft) -> Option<&'a Message> {
    let nonce = draft.nonce.as_ref().filter(|_| draft.enforce_nonce)?;
    let since_ms = state.now_ms().saturating_sub(limits::NONCE_MS);
    state.messages.get(&channel)?.values().find(|message| {
        message.author == state.bot
            && message.created_ms >= since_ms
            && message.nonce.as_ref() == Some(nonce)
    })
}

/// Refuses what the bot may not write into.
pub(super) fn may_write(state: &State, id: Snowflake) -> Result<(), ApiError> {
    let channel = state.channel(id)?;
    if !channel.kind.is_text() {
        return Err(ApiError::not_a_text_channel());
    }
    if let Some(person) = channel.recipient {
        let together = state.guilds.values().any(|guild| {
            guild.members.contains_key(&person) && guild.members.contains_key(&state.bot)
        });
        let installed = state.users.get(&person).is_some_and(|user| user.installed);
        return match state.users.get(&person).map(|user| user.dms) {
            // The account is deleted, or does not want it.
            None | Some(Dms::Closed | Dms::Blocked) => Err(ApiError::cannot_dm()),
            Some(Dms::Open) if together || installed => Ok(()),
            Some(Dms::Open) => Err(ApiError::no_mutual_guilds()),
        };
    }
    state.bot_needs(id, sending(state, id))?;
    let locked = channel
        .thread
        .as_ref()
        .is_some_and(|thread| thread.archived && thread.locked);
    if locked && !state.may(state.bot, id, permissions::MANAGE_THREADS) {
        return Err(ApiError::thread_archived());
    }
    Ok(())
}

/// The permission to write, which is another one in threads.
fn sending(state: &State, id: Snowflake) -> Bits {
    let thread = state.channels.get(&id).and_then(|c| c.thread.as_ref());
    match thread {
        Some(_) => permissions::SEND_MESSAGES_IN_THREADS,
        None => permissions::SEND_MESSAGES,
    }
}

/// Refuses embeds and files where the bot may not show them.
pub(super) fn may_show(state: &State, channel: Snowflake, draft: &Draft) -> Result<(), ApiError> {
    if draft.embeds.as_ref().is_some_and(|list| !list.is_empty()) {
        state.bot_needs(channel, permissions::EMBED_LINKS)?;
    }
    if !draft.files.is_empty() {
        state.bot_needs(channel, permissions::ATTACH_FILES)?;
    }
    Ok(())
}

fn edit(state: &mut State, call: &Call, channel: Snowflake, id: Snowflake) -> Outcome {
    let message = public(state, channel, id)?;
    if message.author != state.bot {
        return Err(ApiError::not_own_message());
    }
    let is_old = state.now_ms() >= message.created_ms + limits::OLD_MESSAGE_MS;
    let old_edits = message.old_edits;
    let channel_of = state.channel(channel)?;
    if channel_of.thread.as_ref().is_some_and(|t| t.archived) {
        return Err(ApiError::thread_archived());
    }
    state.bot_needs(channel, sending(state, channel))?;
    let draft = Draft::read(call.data(), "", call.files.clone())?;
    may_show(state, channel, &draft)?;
    if is_old
        && state
            .options
            .old_edits
            .is_some_and(|most| old_edits >= most)
    {
        return Err(ApiError::too_many_old_edits());
    }
    state.edit(channel, id, draft)?;
    if let Some(message) = state.message_mut(channel, id).filter(|_| is_old) {
        message.old_edits += 1;
    }
    let message = public(state, channel, id)?;
    Ok(Reply::Json(wire::message(state, message)))
}

fn bulk_delete(state: &mut State, call: &Call, channel: Snowflake) -> Outcome {
    state.bot_needs(channel, permissions::MANAGE_MESSAGES)?;
    let ids: Vec<Snowflake> = call
        .data()
        .get("messages")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(snowflake::from_json)
        .collect();
    for id in ids {
        state.delete_message(channel, id);
    }
    Ok(Reply::NoContent)
}
