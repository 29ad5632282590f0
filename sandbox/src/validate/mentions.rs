//! Whom a message mentions, and whom `allowed_mentions` lets it ping.

use serde_json::Value;

use crate::model::Mentions;
use crate::permissions;
use crate::snowflake;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::validate::draft::Draft;

/// Finds the mentions of a draft's content that count.
pub(crate) fn resolve(
    state: &State,
    channel: Snowflake,
    author: Snowflake,
    draft: &Draft,
) -> Mentions {
    let content = draft.content.as_deref().unwrap_or_default();
    let allowed = draft.allowed_mentions.as_ref();
    let mut users: Vec<Snowflake> = mentioned(content, "<@")
        .chain(mentioned(content, "<@!"))
        .filter(|id| state.users.contains_key(id) && allows(allowed, "users", *id))
        .collect();
    let pings_replied =
        allowed.is_none_or(|allowed| allowed.get("replied_user").is_some_and(|v| *v == true));
    let replied = draft
        .replies_to
        .and_then(|id| state.message(channel, id))
        .map(|message| message.author);
    users.extend(replied.filter(|_| pings_replied));
    let anyone = state.may(author, channel, permissions::MENTION_EVERYONE);
    let guild = state
        .channels
        .get(&channel)
        .and_then(|channel| channel.guild_id)
        .and_then(|id| state.guilds.get(&id));
    let roles = mentioned(content, "<@&")
        .filter(|id| {
            let role = guild.and_then(|guild| guild.roles.get(id));
            role.is_some_and(|role| role.mentionable || anyone) && allows(allowed, "roles", *id)
        })
        .collect();
    let says_everyone = content.contains("@everyone") || content.contains("@here");
    Mentions {
        users: without_repeats(users),
        roles: without_repeats(roles),
        everyone: guild.is_some() && anyone && says_everyone && parses(allowed, "everyone"),
    }
}

fn allows(allowed: Option<&Value>, kind: &str, id: Snowflake) -> bool {
    let listed = allowed
        .and_then(|allowed| allowed.get(kind))
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(snowflake::from_json)
        .any(|listed| listed == id);
    listed || parses(allowed, kind)
}

/// Whether all mentions of a kind count; without `allowed_mentions` they all do.
fn parses(allowed: Option<&Value>, kind: &str) -> bool {
    allowed.is_none_or(|allowed| {
        let parse = allowed.get("parse").and_then(Value::as_array);
        parse.is_some_and(|parse| parse.iter().any(|parsed| parsed == kind))
    })
}

/// The ids between `open` and `>`.
pub(crate) fn mentioned(content: &str, open: &str) -> impl Iterator<Item = Snowflake> {
    content
        .split(open)
        .skip(1)
        .filter_map(|rest| rest.split_once('>'))
        .filter_map(|(id, _)| id.parse().ok())
}

fn without_repeats(ids: Vec<Snowflake>) -> Vec<Snowflake> {
    let mut seen = Vec::new();
    for id in ids {
        if !seen.contains(&id) {
            seen.push(id);
        }
    }
    seen
}
