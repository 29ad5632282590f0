//! Everything the stand-in knows, behind one lock, and the look-ups and small changes of it.
//!
//! Rules of Discord that need more than a look-up live beside it: `state/messages.rs` posts, edits and
//! deletes, `state/places.rs` lets guilds, channels and members come and go, `state/interactions.rs`
//! begins interactions, `state/sessions.rs` tells the connected bots, `state/saved.rs` outlives the
//! process.

pub(crate) mod interactions;
pub(crate) mod messages;
mod places;
pub(crate) mod saved;
pub(crate) mod sessions;

use std::collections::BTreeMap;
use std::collections::HashMap;
use std::sync::Arc;

use crate::changes::Change;
use crate::clock::Clock;
use crate::error::ApiError;
use crate::error::Unknown;
use crate::faults::Faults;
use crate::model::Channel;
use crate::model::ChannelKind;
use crate::model::Command;
use crate::model::Dms;
use crate::model::Guild;
use crate::model::Interaction;
use crate::model::Message;
use crate::model::PingRecord;
use crate::model::User;
use crate::permissions;
use crate::permissions::Bits;
use crate::sandbox::SandboxOptions;
use crate::snowflake::Mint;
use crate::snowflake::Snowflake;
use crate::traffic::Traffic;

/// The world.
#[derive(Debug)]
pub(crate) struct State {
    pub(crate) clock: Clock,
    pub(crate) options: SandboxOptions,
    /// `http://127.0.0.1:PORT`.
    pub(crate) base: String,
    mint: Mint,
    /// The bot's user, which is also its application.
    pub(crate) bot: Snowflake,
    pub(crate) users: BTreeMap<Snowflake, User>,
    pub(crate) guilds: BTreeMap<Snowflake, Guild>,
    pub(crate) channels: BTreeMap<Snowflake, Channel>,
    /// By channel, oldest first.
    pub(crate) messages: BTreeMap<Snowflake, BTreeMap<Snowflake, Message>>,
    /// Contents by attachment.
    pub(crate) files: HashMap<Snowflake, Arc<Vec<u8>>>,
    pub(crate) commands: BTreeMap<Snowflake, Command>,
    pub(crate) interactions: BTreeMap<Snowflake, Interaction>,
    pub(crate) pings: Vec<PingRecord>,
    /// The newest message each person has read in each channel.
    pub(crate) read: BTreeMap<(Snowflake, Snowflake), Snowflake>,
    pub(crate) sessions: sessions::Sessions,
    pub(crate) faults: Faults,
    pub(crate) traffic: Traffic,
    /// What happened under the present lock; told to subscribers when it is released.
    pub(crate) changes: Vec<Change>,
}

impl State {
    pub(crate) fn new(options: SandboxOptions, clock: Clock, base: String) -> Self {
        let mut state = Self {
            faults: Faults::new(options.rng_seed),
            traffic: Traffic::new(options.traffic_file.as_deref()),
            clock,
            options,
            base,
            mint: Mint::default(),
            bot: Snowflake::default(),
            users: BTreeMap::new(),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            files: HashMap::new(),
            commands: BTreeMap::new(),
            interactions: BTreeMap::new(),
            pings: Vec::new(),
            read: BTreeMap::new(),
            sessions: sessions::Sessions::default(),
            changes: Vec::new(),
        };
        let name = state.options.bot_name.clone();
        state.bot = state.add_user(&name, None, true);
        state
    }

    pub(crate) fn now_ms(&self) -> u64 {
        self.clock.now_ms()
    }

    pub(crate) fn new_id(&mut self) -> Snowflake {
        self.mint.next(self.clock.now_ms())
    }

    pub(crate) fn add_user(
        &mut self,
        username: &str,
        global_name: Option<&str>,
        bot: bool,
    ) -> Snowflake {
        let id = self.new_id();
        self.users.insert(
            id,
            User {
                id,
                username: username.to_owned(),
                global_name: global_name.map(str::to_owned),
                bot,
                locale: "en-US".to_owned(),
                dms: Dms::Open,
                installed: false,
            },
        );
        self.changes.push(Change::People);
        id
    }

    pub(crate) fn dm_of(&self, person: Snowflake) -> Option<Snowflake> {
        let mut dms = self.channels.values();
        dms.find(|c| c.recipient == Some(person)).map(|c| c.id)
    }

    pub(crate) fn user(&self, id: Snowflake) -> Result<&User, ApiError> {
        self.users
            .get(&id)
            .ok_or_else(|| ApiError::unknown(Unknown::User))
    }

    /// A guild the bot is in; any other is unknown to it.
    pub(crate) fn guild_of_bot(&self, id: Snowflake) -> Result<&Guild, ApiError> {
        self.guilds
            .get(&id)
            .filter(|guild| guild.members.contains_key(&self.bot))
            .ok_or_else(|| ApiError::unknown(Unknown::Guild))
    }

    pub(crate) fn channel(&self, id: Snowflake) -> Result<&Channel, ApiError> {
        self.channels
            .get(&id)
            .ok_or_else(|| ApiError::unknown(Unknown::Channel))
    }

    pub(crate) fn message(&self, channel: Snowflake, id: Snowflake) -> Option<&Message> {
        self.messages.get(&channel)?.get(&id)
    }

    pub(crate) fn message_mut(
        &mut self,
        channel: Snowflake,
        id: Snowflake,
    ) -> Option<&mut Message> {
        self.messages.get_mut(&channel)?.get_mut(&id)
    }

    /// What a user may do in a channel, a thread counting as its parent.
    pub(crate) fn permissions(&self, user: Snowflake, channel: Snowflake) -> Bits {
        let Some(channel) = self.channels.get(&channel) else {
            return 0;
        };
        let Some(guild) = channel.guild_id.and_then(|id| self.guilds.get(&id)) else {
            let in_it = if channel.people.is_empty() {
                channel.recipient == Some(user) || user == self.bot
            } else {
                channel.people.contains(&user)
            };
            return if in_it {
                permissions::DIRECT_MESSAGE
            } else {
                0
            };
        };
        let ruling = match (&channel.thread, channel.parent_id) {
            (Some(_), Some(parent)) => self.channels.get(&parent).unwrap_or(channel),
            _ => channel,
        };
        let bits = permissions::in_channel(guild, ruling, user);
        let private = channel.kind == ChannelKind::PrivateThread;
        let invited = channel
            .thread
            .as_ref()
            .is_some_and(|thread| thread.members.contains(&user));
        if private && !invited && bits & permissions::MANAGE_THREADS == 0 {
            return 0;
        }
        bits
    }

    /// Whether a user has all of these bits in a channel.
    pub(crate) fn may(&self, user: Snowflake, channel: Snowflake, bits: Bits) -> bool {
        self.permissions(user, channel) & bits == bits
    }

    /// Whether the bot is a member of the guild of a channel; not of a channel between people.
    pub(crate) fn is_bot_at(&self, channel: Snowflake) -> bool {
        self.channels.get(&channel).is_some_and(|channel| {
            channel.people.is_empty()
                && channel
                    .guild_id
                    .is_none_or(|guild| self.guild_of_bot(guild).is_ok())
        })
    }

    /// Whether an app that somebody has installed for themselves may speak to all in a channel of a
    /// guild that has not installed it: the person's own permission decides.
    pub(crate) fn may_speak_up(&self, person: Snowflake, channel: Snowflake) -> bool {
        self.is_bot_at(channel)
            || self
                .channels
                .get(&channel)
                .is_some_and(|channel| !channel.people.is_empty())
            || self.may(person, channel, permissions::USE_EXTERNAL_APPS)
    }

    /// Refuses what the bot may not do in a channel, as Discord does.
    pub(crate) fn bot_needs(&self, channel: Snowflake, bits: Bits) -> Result<(), ApiError> {
        let granted = self.permissions(self.bot, channel);
        if granted & permissions::VIEW_CHANNEL == 0 {
            return Err(ApiError::missing_access());
        }
        if granted & bits != bits {
            return Err(ApiError::missing_permissions());
        }
        Ok(())
    }

    /// The name by which a person is shown in a guild, or outside of one.
    pub(crate) fn name_in(&self, guild: Option<Snowflake>, user: Snowflake) -> String {
        let nick = guild
            .and_then(|id| self.guilds.get(&id))
            .and_then(|guild| guild.members.get(&user))
            .and_then(|member| member.nick.clone());
        nick.or_else(|| self.users.get(&user).map(|u| u.shown_name().to_owned()))
            .unwrap_or_else(|| "unknown-user".to_owned())
    }

    /// Whether a person sees a message: the channel, and for an ephemeral one that it is theirs.
    pub(crate) fn sees(&self, person: Snowflake, message: &Message) -> bool {
        let theirs = message.only_for.is_none_or(|only| only == person);
        theirs
            && !message.forgotten
            && self.may(person, message.channel_id, permissions::VIEW_CHANNEL)
    }
}
