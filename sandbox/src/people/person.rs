//! People, and all they can do in Discord's client.

use serde_json::json;

use crate::changes::Change;
use crate::model::Dms;
use crate::model::MessageKind;
use crate::people::Channel;
use crate::people::Guild;
use crate::people::Message;
use crate::permissions;
use crate::sandbox::Sandbox;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::state::messages::Origin;
use crate::transcript;
use crate::validate::draft::Draft;

/// A person with an account.
#[derive(Clone, Debug)]
pub struct Person {
    pub(super) sandbox: Sandbox,
    pub(super) id: Snowflake,
}

/// What Discord's client does not let a person do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotPossible {
    /// No such command is registered.
    #[error("there is no command {0}")]
    NoSuchCommand(String),
    /// The command exists, but not in this place.
    #[error("the command {0} is not offered here")]
    NotHere(String),
    /// The person lacks a permission.
    #[error("the person may not do that here")]
    NotAllowed,
    /// The command has no option of this name, or it does not complete.
    #[error("there is no such option {0}")]
    NoSuchOption(String),
    /// A required option was left out.
    #[error("the option {0} is required")]
    MissingOption(String),
    /// An option's value does not do.
    #[error("the option {option}: {why}")]
    BadOption {
        /// Which option.
        option: String,
        /// What is wrong.
        why: String,
    },
    /// No message in sight has such a button or select.
    #[error("there is nothing to press or select with the label {0}")]
    NoSuchComponent(String),
    /// The message is gone or cannot be seen.
    #[error("the message cannot be seen")]
    NoSuchMessage,
    /// The values cannot be selected.
    #[error("{0:?} cannot be selected")]
    BadSelection(Vec<String>),
    /// A field of a modal does not do.
    #[error("the field {0} is missing, too short or too long")]
    BadField(String),
}

/// Something that drew a person's attention: a mention, a reply, or a message in their DMs.
#[derive(Clone, Debug)]
pub struct Ping {
    /// Where.
    pub channel: Channel,
    /// What.
    pub message: Message,
}

impl Person {
    pub(crate) fn new(sandbox: Sandbox, id: Snowflake) -> Self {
        Self { sandbox, id }
    }

    /// Their id.
    #[must_use]
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// The name shown where they have no nickname.
    #[must_use]
    pub fn name(&self) -> String {
        self.sandbox.core.look(|state| state.name_in(None, self.id))
    }

    /// How they are mentioned, which is also how they are given as an option.
    #[must_use]
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// Changes the name they are shown under.
    pub fn renames(&self, name: &str) {
        self.change(|user| user.global_name = Some(name.to_owned()));
    }

    /// Sets the language of their client, such as `id` or `ja`.
    pub fn speaks(&self, locale: &str) {
        self.change(|user| locale.clone_into(&mut user.locale));
    }

    /// The language of their client.
    #[must_use]
    pub fn locale(&self) -> String {
        self.look(|user| user.locale.clone()).unwrap_or_default()
    }

    /// Whether the bot may write to them; closed for a deleted account.
    #[must_use]
    pub fn dms(&self) -> Dms {
        self.look(|user| user.dms).unwrap_or(Dms::Closed)
    }

    /// Refuses messages from the bot, by their privacy settings.
    pub fn closes_dms(&self) {
        self.change(|user| user.dms = Dms::Closed);
    }

    /// Lets the bot write to them again.
    pub fn opens_dms(&self) {
        self.change(|user| user.dms = Dms::Open);
    }

    /// Blocks the bot.
    pub fn blocks_bot(&self) {
        self.change(|user| user.dms = Dms::Blocked);
    }

    /// Installs the app for themselves: they can use it anywhere, and it may write to them.
    pub fn installs(&self) {
        self.change(|user| user.installed = true);
    }

    /// Whether they have installed the app for themselves.
    #[must_use]
    pub fn has_installed(&self) -> bool {
        self.look(|user| user.installed).unwrap_or(false)
    }

    /// Takes the app from their account again. What it has sent stays.
    pub fn uninstalls(&self) {
        self.change(|user| user.installed = false);
    }

    fn look<T>(&self, look: impl FnOnce(&crate::model::User) -> T) -> Option<T> {
        let core = &self.sandbox.core;
        core.look(|state| state.users.get(&self.id).map(look))
    }

    fn change(&self, change: impl FnOnce(&mut crate::model::User)) {
        self.sandbox.core.change(|state| {
            if let Some(user) = state.users.get_mut(&self.id) {
                change(user);
            }
            state.changes.push(Change::People);
        });
    }

    /// Leaves a guild.
    pub fn leaves(&self, guild: &Guild) {
        guild.kicks(self);
    }

    /// Deletes their account: the bot finds nobody by their id any more.
    pub fn deletes_account(&self) {
        self.sandbox.core.change(|state| {
            let guilds: Vec<Snowflake> = state.guilds.keys().copied().collect();
            for guild in guilds {
                state.remove_member(guild, self.id);
            }
            state.users.remove(&self.id);
        });
    }

    /// Their DM with the bot.
    #[must_use]
    pub fn dm(&self) -> Channel {
        let core = &self.sandbox.core;
        let id = core.change(|state| state.dm_with(self.id));
        Channel::new(self.sandbox.clone(), id)
    }

    /// Their DM with another person, made when first asked for. The bot is not in it.
    pub fn dm_with(&self, other: &Self) -> Channel {
        let core = &self.sandbox.core;
        let id = core.change(|state| state.dm_between([self.id, other.id].into()));
        Channel::new(self.sandbox.clone(), id)
    }

    /// What has drawn their attention, oldest first. Messages since deleted are left out.
    #[must_use]
    pub fn pings(&self) -> Vec<Ping> {
        let found: Vec<(Snowflake, Snowflake)> = self.sandbox.core.look(|state| {
            let pings = state.pings.iter();
            pings
                .filter(|ping| ping.person == self.id)
                .filter(|ping| state.message(ping.channel_id, ping.message_id).is_some())
                .map(|ping| (ping.channel_id, ping.message_id))
                .collect()
        });
        let of = |(channel, message)| Ping {
            channel: Channel::new(self.sandbox.clone(), channel),
            message: Message::new(self.sandbox.clone(), channel, message),
        };
        found.into_iter().map(of).collect()
    }

    /// A channel as this person sees it, as text.
    #[must_use]
    pub fn sees(&self, channel: &Channel) -> String {
        let core = &self.sandbox.core;
        core.look(|state| transcript::channel(state, self.id, channel.id()))
    }

    /// The messages of a channel that this person sees, oldest first.
    #[must_use]
    pub fn messages(&self, channel: &Channel) -> Vec<Message> {
        let mut messages = channel.messages();
        let core = &self.sandbox.core;
        core.look(|state| {
            messages.retain(|message| {
                let found = state.message(channel.id(), message.id());
                found.is_some_and(|message| state.sees(self.id, message))
            });
        });
        messages
    }

    /// Marks a channel as read.
    pub fn reads(&self, channel: &Channel) {
        self.sandbox.core.change(|state| {
            let newest = state.messages.get(&channel.id());
            if let Some(newest) = newest.and_then(|m| m.keys().next_back().copied()) {
                state.read.insert((self.id, channel.id()), newest);
                state.changes.push(Change::Channel {
                    channel: channel.id(),
                });
            }
        });
    }

    /// Reloads the client: ephemeral messages are gone.
    pub fn reloads(&self) {
        self.sandbox.core.change(|state| {
            let all = state.messages.values_mut().flat_map(|m| m.values_mut());
            for message in all.filter(|message| message.only_for == Some(self.id)) {
                message.forgotten = true;
                state.changes.push(Change::Message {
                    channel: message.channel_id,
                    message: message.id,
                });
            }
        });
    }

    /// Dismisses an ephemeral message.
    pub fn dismisses(&self, message: &Message) {
        let channel = message.channel().id();
        self.sandbox.core.change(|state| {
            let found = state.message_mut(channel, message.id());
            if let Some(found) = found.filter(|found| found.only_for == Some(self.id)) {
                found.forgotten = true;
                state.changes.push(Change::Message {
                    channel,
                    message: message.id(),
                });
            }
        });
    }

    /// Writes a message.
    ///
    /// # Panics
    ///
    /// When the person may not write there.
    pub fn says(&self, channel: &Channel, content: &str) -> Message {
        self.tries_to_say(channel, content)
            .unwrap_or_else(|error| panic!("{} cannot say that: {error}", self.name()))
    }

    /// As [`Person::says`], for whoever wants to know why it cannot be done.
    ///
    /// # Errors
    ///
    /// When the person may not write there, or not so much.
    pub fn tries_to_say(&self, channel: &Channel, content: &str) -> Result<Message, NotPossible> {
        let id = self.sandbox.core.change(|state| {
            self.may_write(state, channel.id())?;
            let draft = Draft::read(&json!({ "content": content }), "", Vec::new())
                .and_then(|draft| draft.not_empty().map(|()| draft))
                .map_err(|_| NotPossible::BadField("content".to_owned()))?;
            state
                .post(channel.id(), &Origin::plain(self.id), draft)
                .map_err(|_| NotPossible::NotAllowed)
        })?;
        Ok(Message::new(self.sandbox.clone(), channel.id(), id))
    }

    /// Makes a post in a forum, or a thread in a channel, that begins with a message.
    ///
    /// # Errors
    ///
    /// When the person may not do that there, or the message is empty or too long.
    pub fn posts(
        &self,
        forum: &Channel,
        title: &str,
        content: &str,
    ) -> Result<Channel, NotPossible> {
        let needed = permissions::CREATE_PUBLIC_THREADS | permissions::SEND_MESSAGES;
        let core = &self.sandbox.core;
        if !core.look(|state| state.may(self.id, forum.id(), needed)) {
            return Err(NotPossible::NotAllowed);
        }
        let post = forum.thread(title, self);
        if let Err(error) = self.tries_to_say(&post, content) {
            post.delete();
            return Err(error);
        }
        Ok(post)
    }

    /// Replies to a message, which mentions its author.
    ///
    /// # Panics
    ///
    /// When the person may not write there.
    pub fn replies(&self, to: &Message, content: &str) -> Message {
        self.tries_to_reply(to, content)
            .unwrap_or_else(|error| panic!("{} cannot reply: {error}", self.name()))
    }

    /// As [`Person::replies`], for whoever wants to know why it cannot be done.
    ///
    /// # Errors
    ///
    /// When the person may not write there, or not so much.
    pub fn tries_to_reply(&self, to: &Message, content: &str) -> Result<Message, NotPossible> {
        let channel = to.channel();
        let id = self.sandbox.core.change(|state| {
            self.may_write(state, channel.id())?;
            let body = json!({
                "content": content,
                "message_reference": { "message_id": to.id() },
            });
            let draft = Draft::read(&body, "", Vec::new())
                .and_then(|draft| draft.not_empty().map(|()| draft))
                .map_err(|_| NotPossible::BadField("content".to_owned()))?;
            let origin = Origin {
                kind: MessageKind::Reply,
                ..Origin::plain(self.id)
            };
            state
                .post(channel.id(), &origin, draft)
                .map_err(|_| NotPossible::NotAllowed)
        })?;
        Ok(Message::new(self.sandbox.clone(), channel.id(), id))
    }

    /// Deletes one of their own messages.
    ///
    /// # Errors
    ///
    /// When it is not theirs.
    pub fn deletes(&self, message: &Message) -> Result<(), NotPossible> {
        self.sandbox.core.change(|state| {
            let channel = message.channel().id();
            let found = state.message(channel, message.id());
            let own = found.is_some_and(|found| found.author == self.id);
            let moderates = state.may(self.id, channel, permissions::MANAGE_MESSAGES);
            if !own && !moderates {
                return Err(NotPossible::NotAllowed);
            }
            state.delete_message(channel, message.id());
            Ok(())
        })
    }

    pub(super) fn may_write(&self, state: &State, id: Snowflake) -> Result<(), NotPossible> {
        let thread = state.channels.get(&id).and_then(|c| c.thread.as_ref());
        let needed = match thread {
            Some(_) => permissions::SEND_MESSAGES_IN_THREADS,
            None => permissions::SEND_MESSAGES,
        };
        if state.may(self.id, id, permissions::VIEW_CHANNEL | needed) {
            Ok(())
        } else {
            Err(NotPossible::NotAllowed)
        }
    }
}
