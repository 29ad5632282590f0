//! Channels, threads and their members.

use serde_json::Value;
use serde_json::json;

use crate::clock::iso8601;
use crate::model::Channel;
use crate::model::ChannelKind;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::wire::NO_FLAGS;
use crate::wire::merge;
use crate::wire::user_by_id;

pub(crate) fn channel(state: &State, of: &Channel) -> Value {
    let mut value = json!({
        "id": of.id,
        "type": of.kind.number(),
        "last_message_id": of.last_message_id,
        "flags": NO_FLAGS,
    });
    if of.kind.is_private() {
        let people = of.recipient.iter().chain(&of.people);
        let recipients: Vec<Value> = people.map(|id| user_by_id(state, *id)).collect();
        merge(&mut value, json!({ "recipients": recipients }));
        if of.kind == ChannelKind::GroupDm {
            merge(&mut value, json!({ "name": of.name, "icon": null }));
        }
        return value;
    }
    merge(
        &mut value,
        json!({
            "guild_id": of.guild_id,
            "name": of.name,
            "parent_id": of.parent_id,
            "rate_limit_per_user": 0,
        }),
    );
    let Some(thread) = &of.thread else {
        let overwrites: Vec<Value> = of
            .overwrites
            .iter()
            .map(|o| {
                json!({
                    "id": o.id,
                    "type": o.kind as u8,
                    "allow": o.allow.to_string(),
                    "deny": o.deny.to_string(),
                })
            })
            .collect();
        merge(
            &mut value,
            json!({
                "position": of.position,
                "topic": of.topic,
                "nsfw": false,
                "permission_overwrites": overwrites,
            }),
        );
        if of.kind == ChannelKind::Forum {
            merge(&mut value, json!({ "available_tags": [] }));
        }
        return value;
    };
    merge(
        &mut value,
        json!({
            "owner_id": thread.owner_id,
            "message_count": thread.message_count,
            "total_message_sent": thread.message_count,
            "member_count": thread.members.len().min(50),
            "thread_metadata": thread_metadata(of),
            "applied_tags": [],
        }),
    );
    if thread.members.contains(&state.bot) {
        merge(
            &mut value,
            json!({ "member": thread_member(of, state.bot) }),
        );
    }
    value
}

fn thread_metadata(of: &Channel) -> Value {
    let Some(thread) = &of.thread else {
        return Value::Null;
    };
    let mut value = json!({
        "archived": thread.archived,
        "archive_timestamp": iso8601(thread.archive_changed_ms),
        "auto_archive_duration": thread.auto_archive_minutes,
        "locked": thread.locked,
        "create_timestamp": iso8601(of.id.created_ms()),
    });
    if of.kind == ChannelKind::PrivateThread {
        merge(&mut value, json!({ "invitable": true }));
    }
    value
}

pub(crate) fn thread_member(of: &Channel, user: Snowflake) -> Value {
    json!({
        "id": of.id,
        "user_id": user,
        "join_timestamp": iso8601(of.id.created_ms()),
        "flags": NO_FLAGS,
    })
}

/// A channel as interactions carry it: with what the person may do in it.
pub(crate) fn partial_channel(state: &State, of: &Channel, person: Snowflake) -> Value {
    let mut value = channel(state, of);
    let granted = state.permissions(person, of.id);
    merge(&mut value, json!({ "permissions": granted.to_string() }));
    value
}
