//! Messages, their embeds and attachments.

use serde_json::Value;
use serde_json::json;

use crate::clock::iso8601;
use crate::model::Attachment;
use crate::model::Interaction;
use crate::model::InteractionKind;
use crate::model::Message;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::wire::channels::channel;
use crate::wire::interactions::owners;
use crate::wire::merge;
use crate::wire::user_by_id;

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

pub(crate) fn attachment_url(state: &State, channel: Snowflake, of: &Attachment) -> String {
    format!(
        "{}/attachments/{channel}/{}/{}",
        state.base, of.id, of.filename
    )
}

fn interaction_metadata(state: &State, message: &Message, origin: &Interaction) -> Value {
    let mut value = json!({
        "id": origin.id,
        "type": origin.kind as u8,
        "user": user_by_id(state, origin.person),
        "authorizing_integration_owners": owners(state, origin),
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
            "authorizing_integration_owners": owners(state, origin),
        });
        merge(
            &mut value,
            json!({ "triggering_interaction_metadata": trigger }),
        );
    }
    value
}
