//! Everything the stand-in knows, behind one lock, and the look-ups and small changes of it.
//!
//! Rules of Discord that need more than a look-up live beside it: `state/messages.rs` posts, edits and
//! deletes, `state/sessions.rs` tells the connected bots.

pub(crate) mod interactions;
pub(crate) mod messages;
pub(crate) mod sessions;

use std::collections::BTreeMap;
use std::collections::BTreeSet;
use std::collections::HashMap;
use std::sync::Arc;

use serde_json::Value;
use serde_json::json;

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
use crate::model::Member;
use crate::model::Message;
use crate::model::PingRecord;
use crate::model::Role;
use crate::model::Thread;
use crate::model::User;
use crate::permissions;
use crate::permissions::Bits;
use crate::sandbox::SandboxOptions;
use crate::snowflake::Mint;
use crate::snowflake::Snowflake;
use crate::traffic::Traffic;
use crate::wire;

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
            },
        );
        self.changes.push(Change::People);
        id
    }

    /// Makes a guild that the bot has joined, owned by nobody in particular.
    pub(crate) fn add_guild(&mut self, name: &str) -> Snowflake {
        let (id, owner_id) = (self.new_id(), self.new_id());
        let everyone = Role {
            id,
            name: "@everyone".to_owned(),
            permissions: permissions::EVERYONE,
            position: 0,
            mentionable: false,
            managed: false,
        };
        self.guilds.insert(
            id,
            Guild {
                id,
                name: name.to_owned(),
                owner_id,
                locale: "en-US".to_owned(),
                roles: BTreeMap::from([(id, everyone)]),
                members: BTreeMap::new(),
                unavailable: false,
            },
        );
        self.add_member(id, self.bot);
        self.changes.push(Change::Guilds);
        self.tell_guild_create(id);
        id
    }

    pub(crate) fn add_member(&mut self, guild_id: Snowflake, user_id: Snowflake) {
        let joined_ms = self.now_ms();
        if let Some(guild) = self.guilds.get_mut(&guild_id) {
            guild.members.entry(user_id).or_insert(Member {
                nick: None,
                roles: Vec::new(),
                joined_ms,
            });
        }
        self.changes.push(Change::People);
    }

    pub(crate) fn add_channel(
        &mut self,
        guild_id: Snowflake,
        name: &str,
        kind: ChannelKind,
    ) -> Snowflake {
        let id = self.new_id();
        let position = self
            .channels
            .values()
            .filter(|c| c.guild_id == Some(guild_id))
            .count();
        self.channels.insert(
            id,
            Channel {
                id,
                kind,
                guild_id: Some(guild_id),
                name: name.to_owned(),
                topic: None,
                parent_id: None,
                position: position as u64,
                overwrites: Vec::new(),
                recipient: None,
                thread: None,
                last_message_id: None,
            },
        );
        self.messages.insert(id, BTreeMap::new());
        self.tell_channel("CHANNEL_CREATE", id);
        id
    }

    /// Makes a thread under a channel; `from` is the message it hangs on.
    pub(crate) fn add_thread(
        &mut self,
        parent_id: Snowflake,
        from: Option<Snowflake>,
        kind: ChannelKind,
        name: &str,
        owner_id: Snowflake,
        auto_archive_minutes: u64,
    ) -> Snowflake {
        let id = from.unwrap_or_else(|| self.new_id());
        let guild_id = self.channels.get(&parent_id).and_then(|c| c.guild_id);
        let now_ms = self.now_ms();
        self.channels.insert(
            id,
            Channel {
                id,
                kind,
                guild_id,
                name: name.to_owned(),
                topic: None,
                parent_id: Some(parent_id),
                position: 0,
                overwrites: Vec::new(),
                recipient: None,
                thread: Some(Thread {
                    owner_id,
                    archived: false,
                    locked: false,
                    auto_archive_minutes,
                    archive_changed_ms: now_ms,
                    members: BTreeSet::from([owner_id]),
                    message_count: 0,
                }),
                last_message_id: None,
            },
        );
        self.messages.insert(id, BTreeMap::new());
        if let Some(message_id) = from
            && let Some(message) = self.message_mut(parent_id, message_id)
        {
            message.thread_id = Some(id);
        }
        self.tell_channel("THREAD_CREATE", id);
        id
    }

    /// The DM of a person with the bot, made when first asked for.
    pub(crate) fn dm_with(&mut self, person: Snowflake) -> Snowflake {
        if let Some(id) = self.dm_of(person) {
            return id;
        }
        let id = self.new_id();
        self.channels.insert(
            id,
            Channel {
                id,
                kind: ChannelKind::Dm,
                guild_id: None,
                name: String::new(),
                topic: None,
                parent_id: None,
                position: 0,
                overwrites: Vec::new(),
                recipient: Some(person),
                thread: None,
                last_message_id: None,
            },
        );
        self.messages.insert(id, BTreeMap::new());
        self.changes.push(Change::Channel { channel: id });
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
            let in_it = channel.recipient == Some(user) || user == self.bot;
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

    /// Deletes a channel with its threads and messages.
    pub(crate) fn delete_channel(&mut self, id: Snowflake) {
        let threads: Vec<Snowflake> = self
            .channels
            .values()
            .filter(|c| c.thread.is_some() && c.parent_id == Some(id))
            .map(|c| c.id)
            .collect();
        for thread in threads {
            self.delete_channel(thread);
        }
        let Some(channel) = self.channels.get(&id) else {
            return;
        };
        let event = if channel.thread.is_some() {
            "THREAD_DELETE"
        } else {
            "CHANNEL_DELETE"
        };
        self.tell_channel(event, id);
        self.channels.remove(&id);
        self.messages.remove(&id);
    }

    /// Takes a member out of a guild; the bot's own leaving is told to it as the guild's end.
    pub(crate) fn remove_member(&mut self, guild_id: Snowflake, user_id: Snowflake) {
        let Some(guild) = self.guilds.get_mut(&guild_id) else {
            return;
        };
        if guild.members.remove(&user_id).is_none() {
            return;
        }
        self.changes.push(Change::People);
        if user_id == self.bot {
            self.commands
                .retain(|_, command| command.guild_id != Some(guild_id));
            self.changes.push(Change::Guilds);
            let payload = json!({ "id": guild_id });
            self.tell("GUILD_DELETE", guild_id, payload);
            return;
        }
        if let Some(user) = self.users.get(&user_id) {
            let payload = json!({ "guild_id": guild_id, "user": wire::user(user) });
            self.tell_members("GUILD_MEMBER_REMOVE", guild_id, payload);
        }
    }

    /// Dispatches an event that needs the privileged intent for members.
    pub(crate) fn tell_members(&mut self, event: &str, guild_id: Snowflake, payload: Value) {
        let need = sessions::Need::Intents(sessions::GUILD_MEMBERS);
        self.dispatch(event, Some(guild_id), need, payload);
    }

    /// Adds a user to a thread.
    pub(crate) fn join_thread(&mut self, id: Snowflake, user: Snowflake) {
        let thread = self.channels.get_mut(&id).and_then(|c| c.thread.as_mut());
        if thread.is_some_and(|thread| thread.members.insert(user)) {
            self.tell_thread_members(id, &[user], &[]);
        }
    }

    /// Takes a user out of a thread.
    pub(crate) fn leave_thread(&mut self, id: Snowflake, user: Snowflake) {
        let thread = self.channels.get_mut(&id).and_then(|c| c.thread.as_mut());
        if thread.is_some_and(|thread| thread.members.remove(&user)) {
            self.tell_thread_members(id, &[], &[user]);
        }
    }

    fn tell_thread_members(&mut self, id: Snowflake, added: &[Snowflake], removed: &[Snowflake]) {
        self.changes.push(Change::Channel { channel: id });
        let Some(channel) = self.channels.get(&id) else {
            return;
        };
        let (Some(guild_id), Some(thread)) = (channel.guild_id, &channel.thread) else {
            return;
        };
        // Without the members intent a bot hears of itself only.
        let about_bot = added.contains(&self.bot) || removed.contains(&self.bot);
        let added: Vec<Value> = added
            .iter()
            .map(|user| wire::thread_member(channel, *user))
            .collect();
        let payload = json!({
            "id": id,
            "guild_id": guild_id,
            "member_count": thread.members.len().min(50),
            "added_members": added,
            "removed_member_ids": removed,
        });
        if about_bot {
            self.tell("THREAD_MEMBERS_UPDATE", guild_id, payload);
        } else {
            self.tell_members("THREAD_MEMBERS_UPDATE", guild_id, payload);
        }
    }

    /// Tells the bot of a channel it can see, and subscribers of any.
    pub(crate) fn tell_channel(&mut self, event: &str, id: Snowflake) {
        self.changes.push(Change::Channel { channel: id });
        let Some(channel) = self.channels.get(&id) else {
            return;
        };
        let Some(guild_id) = channel.guild_id else {
            return;
        };
        let payload = wire::channel(self, channel);
        self.tell(event, guild_id, payload);
    }

    pub(crate) fn tell_guild_create(&mut self, id: Snowflake) {
        if let Some(guild) = self.guilds.get(&id) {
            let payload = wire::guild_create(self, guild);
            self.tell("GUILD_CREATE", id, payload);
        }
    }

    /// Dispatches an event of a guild that needs only the guilds intent.
    pub(crate) fn tell(&mut self, event: &str, guild_id: Snowflake, payload: Value) {
        self.dispatch(
            event,
            Some(guild_id),
            sessions::Need::Intents(sessions::GUILDS),
            payload,
        );
    }
}
