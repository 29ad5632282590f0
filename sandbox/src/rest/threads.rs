//! Threads and the posts of forums.

use serde_json::Value;
use serde_json::json;

use crate::error::ApiError;
use crate::error::Form;
use crate::error::Unknown;
use crate::limits;
use crate::model::ChannelKind;
use crate::model::MessageKind;
use crate::permissions;
use crate::rest::Call;
use crate::rest::Outcome;
use crate::rest::Reply;
use crate::rest::messages;
use crate::rest::no_route;
use crate::rest::path_id;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::state::messages::Origin;
use crate::validate::draft::Draft;
use crate::validate::fields;
use crate::wire;

/// Minutes until a thread archives itself, when nobody says.
const DEFAULT_ARCHIVE_MINUTES: u64 = 1_440;

pub(super) fn route(state: &mut State, call: &Call, channel: Snowflake, rest: &[&str]) -> Outcome {
    match (call.method.as_str(), rest) {
        ("POST", ["messages", message, "threads"]) => {
            from_message(state, call, channel, path_id(message, "message_id")?)
        }
        ("POST", ["threads"]) => match state.channel(channel)?.kind {
            ChannelKind::Forum => post(state, call, channel),
            ChannelKind::Text | ChannelKind::Announcement => alone(state, call, channel),
            _ => Err(ApiError::wrong_channel_type()),
        },
        ("GET", ["threads", "archived", "public"]) => Ok(Reply::Json(archived(
            state,
            channel,
            &[ChannelKind::PublicThread, ChannelKind::AnnouncementThread],
        ))),
        ("GET", ["threads", "archived", "private"]) => Ok(Reply::Json(archived(
            state,
            channel,
            &[ChannelKind::PrivateThread],
        ))),
        (method, ["thread-members", rest @ ..]) => members(state, call, channel, method, rest),
        _ => no_route(call),
    }
}

fn from_message(state: &mut State, call: &Call, channel: Snowflake, message: Snowflake) -> Outcome {
    let kind = match state.channel(channel)?.kind {
        ChannelKind::Text => ChannelKind::PublicThread,
        ChannelKind::Announcement => ChannelKind::AnnouncementThread,
        _ => return Err(ApiError::wrong_channel_type()),
    };
    let found = state.message(channel, message);
    let found = found
        .filter(|message| message.only_for.is_none())
        .ok_or_else(|| ApiError::unknown(Unknown::Message))?;
    if found.thread_id.is_some() {
        return Err(ApiError::thread_exists());
    }
    state.bot_needs(channel, permissions::CREATE_PUBLIC_THREADS)?;
    let (name, minutes) = read(call.data())?;
    let id = state.add_thread(channel, Some(message), kind, &name, state.bot, minutes);
    Ok(Reply::Created(wire::channel(state, state.channel(id)?)))
}

fn alone(state: &mut State, call: &Call, channel: Snowflake) -> Outcome {
    let data = call.data();
    // Without a type Discord makes a private thread.
    let private = ChannelKind::PrivateThread.number();
    let wanted = data.get("type").and_then(Value::as_u64).unwrap_or(private);
    let kind = ChannelKind::from_number(wanted).filter(|kind| kind.is_thread());
    let Some(kind) = kind else {
        let mut form = Form::default();
        form.not_one_of("type", &[10, 11, 12]);
        form.finish()?;
        return Err(ApiError::wrong_channel_type());
    };
    let needed = match kind {
        ChannelKind::PrivateThread => permissions::CREATE_PRIVATE_THREADS,
        _ => permissions::CREATE_PUBLIC_THREADS,
    };
    state.bot_needs(channel, needed)?;
    let (name, minutes) = read(data)?;
    let id = state.add_thread(channel, None, kind, &name, state.bot, minutes);
    if kind == ChannelKind::PublicThread {
        let origin = Origin {
            kind: MessageKind::ThreadCreated,
            ..Origin::plain(state.bot)
        };
        let note = Draft {
            content: Some(name),
            ..Draft::default()
        };
        state.post(channel, &origin, note)?;
    }
    Ok(Reply::Created(wire::channel(state, state.channel(id)?)))
}

/// A post of a forum: a thread that begins with a message.
fn post(state: &mut State, call: &Call, channel: Snowflake) -> Outcome {
    state.bot_needs(channel, permissions::SEND_MESSAGES)?;
    let data = call.data();
    let (name, minutes) = read(data)?;
    let Some(message) = fields::given(data, "message") else {
        let mut form = Form::default();
        form.missing("message");
        form.finish()?;
        return Err(ApiError::empty_message());
    };
    let draft = Draft::read(message, "message", call.files.clone())?;
    draft.not_empty()?;
    messages::may_show(state, channel, &draft)?;
    let kind = ChannelKind::PublicThread;
    let id = state.add_thread(channel, None, kind, &name, state.bot, minutes);
    let first = state.post(id, &Origin::plain(state.bot), draft)?;
    let mut value = wire::channel(state, state.channel(id)?);
    if let Some(first) = state.message(id, first) {
        wire::merge(
            &mut value,
            json!({ "message": wire::message(state, first) }),
        );
    }
    Ok(Reply::Created(value))
}

/// Name and archiving time of a new thread.
fn read(data: &Value) -> Result<(String, u64), ApiError> {
    let mut form = Form::default();
    let name = fields::needed_text(&mut form, data, "name", "", limits::CHANNEL_NAME);
    let minutes = archive_minutes(&mut form, data);
    form.finish()?;
    Ok((
        name.unwrap_or_default().to_owned(),
        minutes.unwrap_or(DEFAULT_ARCHIVE_MINUTES),
    ))
}

fn archive_minutes(form: &mut Form, data: &Value) -> Option<u64> {
    let minutes = fields::number(form, data, "auto_archive_duration", "");
    if minutes.is_some_and(|minutes| !limits::AUTO_ARCHIVE_MINUTES.contains(&minutes)) {
        form.not_one_of("auto_archive_duration", &limits::AUTO_ARCHIVE_MINUTES);
    }
    minutes
}

/// Renames, archives, locks or reopens a thread.
pub(super) fn patch(state: &mut State, call: &Call, id: Snowflake) -> Outcome {
    let data = call.data();
    let mut form = Form::default();
    let name = fields::text(&mut form, data, "name", "", limits::CHANNEL_NAME);
    let minutes = archive_minutes(&mut form, data);
    form.finish()?;
    let channel = state.channel(id)?;
    let own = channel
        .thread
        .as_ref()
        .is_some_and(|thread| thread.owner_id == state.bot);
    let flag = |key: &str| data.get(key).and_then(Value::as_bool);
    // Its maker may archive and rename a thread; locking is for moderators.
    if !own || flag("locked").is_some() {
        state.bot_needs(id, permissions::MANAGE_THREADS)?;
    }
    let archived = channel.thread.as_ref().is_some_and(|t| t.archived);
    if archived && flag("archived") != Some(false) {
        return Err(ApiError::thread_archived());
    }
    let now_ms = state.now_ms();
    let Some(channel) = state.channels.get_mut(&id) else {
        return Err(ApiError::unknown(Unknown::Channel));
    };
    if let Some(name) = name {
        name.clone_into(&mut channel.name);
    }
    if let Some(thread) = &mut channel.thread {
        if let Some(archived) = flag("archived") {
            thread.archived = archived;
            thread.archive_changed_ms = now_ms;
        }
        thread.locked = flag("locked").unwrap_or(thread.locked);
        thread.auto_archive_minutes = minutes.unwrap_or(thread.auto_archive_minutes);
    }
    state.tell_channel("THREAD_UPDATE", id);
    Ok(Reply::Json(wire::channel(state, state.channel(id)?)))
}

fn archived(state: &State, channel: Snowflake, kinds: &[ChannelKind]) -> Value {
    let threads: Vec<Value> = state
        .channels
        .values()
        .filter(|c| c.parent_id == Some(channel) && kinds.contains(&c.kind))
        .filter(|c| c.thread.as_ref().is_some_and(|thread| thread.archived))
        .map(|c| wire::channel(state, c))
        .collect();
    json!({ "threads": threads, "members": [], "has_more": false })
}

fn members(state: &mut State, call: &Call, id: Snowflake, method: &str, rest: &[&str]) -> Outcome {
    let thread = state.channel(id)?.thread.as_ref();
    let thread = thread.ok_or_else(ApiError::wrong_channel_type)?;
    if rest.is_empty() && method == "GET" {
        let channel = state.channel(id)?;
        let all = thread.members.iter();
        return Ok(Reply::Json(
            all.map(|user| wire::thread_member(channel, *user))
                .collect(),
        ));
    }
    let user = match rest {
        ["@me"] => state.bot,
        [user] => path_id(user, "user_id")?,
        _ => return no_route(call),
    };
    state.user(user)?;
    match method {
        "GET" if thread.members.contains(&user) => {
            let channel = state.channel(id)?;
            Ok(Reply::Json(wire::thread_member(channel, user)))
        }
        "GET" => Err(ApiError::unknown(Unknown::Member)),
        "PUT" | "DELETE" => {
            if thread.archived {
                return Err(ApiError::thread_archived());
            }
            if method == "DELETE" && user != state.bot {
                state.bot_needs(id, permissions::MANAGE_THREADS)?;
            }
            if method == "PUT" {
                state.bot_needs(id, permissions::SEND_MESSAGES_IN_THREADS)?;
            }
            if method == "PUT" {
                state.join_thread(id, user);
            } else {
                state.leave_thread(id, user);
            }
            Ok(Reply::NoContent)
        }
        _ => no_route(call),
    }
}
