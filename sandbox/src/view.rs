//! What a person sees, as data: everything a page needs to draw Discord for them.

use serde::Serialize;
use serde_json::Value;

use crate::model::Channel;
use crate::model::ChannelKind;
use crate::model::Message;
use crate::people::Person;
use crate::permissions;
use crate::sandbox::Sandbox;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::transcript;
use crate::wire;

/// Messages of a channel that a view holds; older ones are left out.
const MESSAGES_SHOWN: usize = 50;

/// All that one person sees at one time.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    /// The person.
    pub me: UserView,
    /// Their language.
    pub locale: String,
    /// The time in the sandbox, in milliseconds since the Unix epoch.
    pub now_ms: u64,
    /// Whether the bot is connected.
    pub bot_online: bool,
    /// The guilds they are in.
    pub guilds: Vec<GuildView>,
    /// Their DM with the bot, once there is one, then those with other people and groups.
    pub dms: Vec<ChannelView>,
}

/// A person or the bot, by the name shown in that place.
#[derive(Clone, Debug, Serialize)]
pub struct UserView {
    /// Their id.
    pub id: Snowflake,
    /// The name shown.
    pub name: String,
    /// Whether it is the bot.
    pub bot: bool,
}

/// A guild.
#[derive(Clone, Debug, Serialize)]
pub struct GuildView {
    /// Its id.
    pub id: Snowflake,
    /// Its name.
    pub name: String,
    /// Its members.
    pub members: Vec<UserView>,
    /// Its roles, without the one that everyone has.
    pub roles: Vec<RoleView>,
    /// The channels and threads the person sees, threads after their channel.
    pub channels: Vec<ChannelView>,
}

/// A role.
#[derive(Clone, Debug, Serialize)]
pub struct RoleView {
    /// Its id.
    pub id: Snowflake,
    /// Its name.
    pub name: String,
}

/// What a channel is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Text.
    Text,
    /// A forum, whose messages are in its threads.
    Forum,
    /// A heading over channels.
    Category,
    /// A thread, or a forum's post.
    Thread,
    /// A DM, with the bot or among people.
    Dm,
}

/// A channel, thread or DM.
#[derive(Clone, Debug, Serialize)]
pub struct ChannelView {
    /// Its id.
    pub id: Snowflake,
    /// Its name; for a DM, the other's.
    pub name: String,
    /// What it is.
    pub kind: Kind,
    /// Of a thread, its channel.
    pub parent: Option<Snowflake>,
    /// Its topic.
    pub topic: Option<String>,
    /// Whether it is an archived thread.
    pub archived: bool,
    /// Whether the person may write in it, and so use commands.
    pub writable: bool,
    /// Messages not yet read.
    pub unread: usize,
    /// Pings not yet read.
    pub pings: usize,
    /// The newest messages the person sees, oldest first.
    pub messages: Vec<MessageView>,
}

/// A message.
#[derive(Clone, Debug, Serialize)]
pub struct MessageView {
    /// Its id.
    pub id: Snowflake,
    /// Who wrote it.
    pub author: UserView,
    /// When, in milliseconds since the Unix epoch.
    pub created_ms: u64,
    /// When it was last edited.
    pub edited_ms: Option<u64>,
    /// What was written, with mentions as Discord writes them.
    pub content: String,
    /// The same with names in place of mentions.
    pub text: String,
    /// Whether the person alone sees it.
    pub only_you: bool,
    /// Whether it says that the bot is thinking.
    pub thinking: bool,
    /// Whether it pings the person.
    pub pings_me: bool,
    /// The command it answers, with a slash if it was typed.
    pub command: Option<String>,
    /// Who used that command.
    pub used_by: Option<UserView>,
    /// The message it replies to.
    pub replies_to: Option<Snowflake>,
    /// The thread that hangs on it.
    pub thread: Option<Snowflake>,
    /// Embeds as Discord's API gives them.
    pub embeds: Vec<Value>,
    /// Components as Discord's API gives them.
    pub components: Vec<Value>,
    /// Its files.
    pub files: Vec<FileView>,
}

/// A file of a message.
#[derive(Clone, Debug, Serialize)]
pub struct FileView {
    /// Its name.
    pub name: String,
    /// Where its bytes are.
    pub url: String,
    /// Its alternative text.
    pub description: Option<String>,
    /// Its type.
    pub content_type: Option<String>,
    /// Width and height of a picture.
    pub size_px: Option<(u32, u32)>,
    /// Whether an embed shows it, and nothing else should.
    pub in_embed: bool,
}

impl Sandbox {
    /// What a person sees now. To learn when that changes, [subscribe](Sandbox::subscribe).
    #[must_use]
    pub fn view_of(&self, person: &Person) -> View {
        self.core.look(|state| view(state, person.id()))
    }
}

fn view(state: &State, person: Snowflake) -> View {
    let me = state.users.get(&person);
    let guilds = state
        .guilds
        .values()
        .filter(|guild| guild.members.contains_key(&person));
    let dm = state.dm_of(person).and_then(|id| state.channels.get(&id));
    let among_people = state
        .channels
        .values()
        .filter(|channel| channel.people.contains(&person));
    View {
        me: user(state, None, person),
        locale: me.map_or_else(String::new, |me| me.locale.clone()),
        now_ms: state.now_ms(),
        bot_online: state
            .sessions
            .list
            .iter()
            .any(|session| session.connection.is_some()),
        guilds: guilds
            .map(|guild| GuildView {
                id: guild.id,
                name: guild.name.clone(),
                members: guild
                    .members
                    .keys()
                    .map(|id| user(state, Some(guild.id), *id))
                    .collect(),
                roles: guild
                    .roles
                    .values()
                    .filter(|role| role.id != guild.id)
                    .map(|role| RoleView {
                        id: role.id,
                        name: role.name.clone(),
                    })
                    .collect(),
                channels: channels(state, person, guild.id),
            })
            .collect(),
        dms: dm
            .into_iter()
            .chain(among_people)
            .map(|dm| channel(state, person, dm))
            .collect(),
    }
}

fn user(state: &State, guild: Option<Snowflake>, id: Snowflake) -> UserView {
    UserView {
        id,
        name: state.name_in(guild, id),
        bot: state.users.get(&id).is_some_and(|user| user.bot),
    }
}

fn channels(state: &State, person: Snowflake, guild: Snowflake) -> Vec<ChannelView> {
    let mut seen: Vec<&Channel> = state
        .channels
        .values()
        .filter(|channel| channel.guild_id == Some(guild))
        .filter(|channel| state.may(person, channel.id, permissions::VIEW_CHANNEL))
        .collect();
    let rank = |channel: &Channel| {
        let top = match channel.thread {
            Some(_) => channel.parent_id.and_then(|id| state.channels.get(&id)),
            None => Some(channel),
        };
        let top = top.map(|top| (top.position, top.id));
        (top, channel.thread.is_some(), channel.id)
    };
    seen.sort_by_key(|channel| rank(channel));
    seen.into_iter()
        .map(|of| channel(state, person, of))
        .collect()
}

fn channel(state: &State, person: Snowflake, of: &Channel) -> ChannelView {
    let messages = state
        .messages
        .get(&of.id)
        .into_iter()
        .flat_map(|m| m.values());
    let seen: Vec<&Message> = messages.filter(|m| state.sees(person, m)).collect();
    let read = state
        .read
        .get(&(person, of.id))
        .copied()
        .unwrap_or_default();
    let new = |message: &&&Message| message.id > read && message.author != person;
    let pings = state
        .pings
        .iter()
        .filter(|ping| ping.person == person && ping.channel_id == of.id && ping.message_id > read);
    let needed = match of.thread {
        Some(_) => permissions::SEND_MESSAGES_IN_THREADS,
        None => permissions::SEND_MESSAGES,
    };
    let kind = match of.kind {
        kind if kind.is_private() => Kind::Dm,
        ChannelKind::Forum => Kind::Forum,
        ChannelKind::Category => Kind::Category,
        kind if kind.is_thread() => Kind::Thread,
        _ => Kind::Text,
    };
    ChannelView {
        id: of.id,
        name: name_for(state, person, of),
        kind,
        parent: of.parent_id,
        topic: of.topic.clone(),
        archived: of.thread.as_ref().is_some_and(|thread| thread.archived),
        writable: of.kind.is_text() && state.may(person, of.id, needed),
        unread: seen.iter().filter(new).count(),
        pings: pings.count(),
        messages: seen
            .iter()
            .skip(seen.len().saturating_sub(MESSAGES_SHOWN))
            .map(|of| message(state, person, of))
            .collect(),
    }
}

/// What a channel is called where a person sees it.
fn name_for(state: &State, person: Snowflake, of: &Channel) -> String {
    if of.recipient.is_some() {
        return state.name_in(None, state.bot);
    }
    let others = of.people.iter().filter(|id| **id != person);
    if of.name.is_empty() && !of.people.is_empty() {
        let names: Vec<String> = others.map(|id| state.name_in(None, *id)).collect();
        return names.join(", ");
    }
    of.name.clone()
}

fn message(state: &State, person: Snowflake, of: &Message) -> MessageView {
    let guild = state.channels.get(&of.channel_id).and_then(|c| c.guild_id);
    let origin = transcript::command_behind(state, of);
    MessageView {
        id: of.id,
        author: user(state, guild, of.author),
        created_ms: of.created_ms,
        edited_ms: of.edited_ms,
        content: of.content.clone(),
        text: transcript::readable(state, guild, &of.content),
        only_you: of.only_for.is_some(),
        thinking: of.is_loading(),
        pings_me: state
            .pings
            .iter()
            .any(|ping| ping.person == person && ping.message_id == of.id),
        command: origin.map(transcript::command_name),
        used_by: origin.map(|origin| user(state, guild, origin.person)),
        replies_to: of.replies_to,
        thread: of.thread_id,
        embeds: of.embeds.clone(),
        components: of.components.clone(),
        files: of
            .attachments
            .iter()
            .map(|file| FileView {
                name: file.filename.clone(),
                url: wire::attachment_url(state, of.channel_id, file),
                description: file.description.clone(),
                content_type: file.content_type.clone(),
                size_px: file.size_px,
                in_embed: of.embedded.contains(&file.id),
            })
            .collect(),
    }
}
