//! Guilds, channels, threads and members coming and going, and telling the bot of it.

use std::collections::BTreeMap;
use std::collections::BTreeSet;

use serde_json::Value;
use serde_json::json;

use crate::changes::Change;
use crate::model::Channel;
use crate::model::ChannelKind;
use crate::model::Guild;
use crate::model::Member;
use crate::model::Role;
use crate::model::Thread;
use crate::permissions;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::state::sessions;
use crate::wire;

impl State {
    /// Makes a guild that the bot has joined.
    pub(crate) fn add_guild(&mut self, name: &str) -> Snowflake {
        let id = self.add_foreign_guild(name);
        self.add_member(id, self.bot);
        self.tell_guild_create(id);
        id
    }

    /// Makes a guild that the bot is not in, owned by nobody in particular.
    pub(crate) fn add_foreign_guild(&mut self, name: &str) -> Snowflake {
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
        self.changes.push(Change::Guilds);
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
                people: BTreeSet::new(),
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
                people: BTreeSet::new(),
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
        self.add_private(ChannelKind::Dm, "", Some(person), BTreeSet::new())
    }

    /// The DM between two people, made when first asked for; the bot is not in it.
    pub(crate) fn dm_between(&mut self, people: BTreeSet<Snowflake>) -> Snowflake {
        let dm = self
            .channels
            .values()
            .find(|channel| channel.kind == ChannelKind::Dm && channel.people == people);
        match dm {
            Some(dm) => dm.id,
            None => self.add_private(ChannelKind::Dm, "", None, people),
        }
    }

    /// Makes a group DM; the bot is not in it.
    pub(crate) fn add_group(&mut self, name: &str, people: BTreeSet<Snowflake>) -> Snowflake {
        self.add_private(ChannelKind::GroupDm, name, None, people)
    }

    fn add_private(
        &mut self,
        kind: ChannelKind,
        name: &str,
        recipient: Option<Snowflake>,
        people: BTreeSet<Snowflake>,
    ) -> Snowflake {
        let id = self.new_id();
        self.channels.insert(
            id,
            Channel {
                id,
                kind,
                guild_id: None,
                name: name.to_owned(),
                topic: None,
                parent_id: None,
                position: 0,
                overwrites: Vec::new(),
                recipient,
                people,
                thread: None,
                last_message_id: None,
            },
        );
        self.messages.insert(id, BTreeMap::new());
        self.changes.push(Change::Channel { channel: id });
        id
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

    pub(crate) fn tell_guild_create(&mut self, id: Snowflake) {
        if let Some(guild) = self.guilds.get(&id) {
            let payload = wire::guild_create(self, guild);
            self.tell("GUILD_CREATE", id, payload);
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

    /// Dispatches an event that needs the privileged intent for members.
    pub(crate) fn tell_members(&mut self, event: &str, guild_id: Snowflake, payload: Value) {
        let need = sessions::Need::Intents(sessions::GUILD_MEMBERS);
        self.dispatch(event, Some(guild_id), need, payload);
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
}
