//! Guilds as their moderators see them.

use crate::changes::Change;
use crate::model::ChannelKind;
use crate::model::Role;
use crate::people::Channel;
use crate::people::Person;
use crate::permissions::Bits;
use crate::sandbox::Sandbox;
use crate::snowflake::Snowflake;
use crate::wire;

/// A guild, which people call a server.
#[derive(Clone, Debug)]
pub struct Guild {
    sandbox: Sandbox,
    id: Snowflake,
}

impl Guild {
    pub(crate) fn new(sandbox: Sandbox, id: Snowflake) -> Self {
        Self { sandbox, id }
    }

    /// Its id, which is that of its everyone role too.
    #[must_use]
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> String {
        let core = &self.sandbox.core;
        core.look(|s| s.guilds.get(&self.id).map(|guild| guild.name.clone()))
            .unwrap_or_default()
    }

    /// Its language.
    #[must_use]
    pub fn locale(&self) -> String {
        let core = &self.sandbox.core;
        core.look(|s| s.guilds.get(&self.id).map(|guild| guild.locale.clone()))
            .unwrap_or_default()
    }

    /// Makes a text channel.
    pub fn channel(&self, name: &str) -> Channel {
        self.add(name, ChannelKind::Text)
    }

    /// Makes a forum, whose messages are in its posts.
    pub fn forum(&self, name: &str) -> Channel {
        self.add(name, ChannelKind::Forum)
    }

    /// Makes a voice channel, which has a text channel in it.
    pub fn voice(&self, name: &str) -> Channel {
        self.add(name, ChannelKind::Voice)
    }

    fn add(&self, name: &str, kind: ChannelKind) -> Channel {
        let core = &self.sandbox.core;
        let id = core.change(|state| state.add_channel(self.id, name, kind));
        Channel::new(self.sandbox.clone(), id)
    }

    /// Its channels and threads, oldest first.
    #[must_use]
    pub fn channels(&self) -> Vec<Channel> {
        let ids: Vec<Snowflake> = self.sandbox.core.look(|state| {
            let here = state.channels.values();
            here.filter(|channel| channel.guild_id == Some(self.id))
                .map(|channel| channel.id)
                .collect()
        });
        let of = |id| Channel::new(self.sandbox.clone(), id);
        ids.into_iter().map(of).collect()
    }

    /// Lets a person in.
    pub fn join(&self, person: &Person) {
        self.sandbox.core.change(|state| {
            state.add_member(self.id, person.id());
            let member = state
                .guilds
                .get(&self.id)
                .and_then(|guild| wire::member(state, guild, person.id()));
            if let Some(mut member) = member {
                wire::set_guild(&mut member, Some(self.id));
                state.tell_members("GUILD_MEMBER_ADD", self.id, member);
            }
        });
    }

    /// Shows a person out.
    pub fn kicks(&self, person: &Person) {
        let core = &self.sandbox.core;
        core.change(|state| state.remove_member(self.id, person.id()));
    }

    /// Gives a person a nickname.
    pub fn nicknames(&self, person: &Person, nick: &str) {
        self.member(person.id(), |member| member.nick = Some(nick.to_owned()));
    }

    /// Makes a role that grants some permissions, above those there are.
    pub fn role(&self, name: &str, permissions: Bits) -> Snowflake {
        self.sandbox.core.change(|state| {
            let id = state.new_id();
            if let Some(guild) = state.guilds.get_mut(&self.id) {
                let role = Role {
                    id,
                    name: name.to_owned(),
                    permissions,
                    position: guild.roles.len() as u64,
                    mentionable: false,
                    managed: false,
                };
                let mut payload = serde_json::json!({ "role": wire::role(&role) });
                wire::set_guild(&mut payload, Some(self.id));
                guild.roles.insert(id, role);
                state.tell("GUILD_ROLE_CREATE", self.id, payload);
            }
            state.changes.push(Change::People);
            id
        })
    }

    /// Gives a person a role.
    pub fn gives(&self, person: &Person, role: Snowflake) {
        self.member(person.id(), |member| member.roles.push(role));
    }

    /// Gives the bot a role with some permissions, as inviting it with them does.
    pub fn grants_bot(&self, permissions: Bits) {
        let role = self.role("bot", permissions);
        let bot = self.sandbox.bot_id();
        self.member(bot, |member| member.roles.push(role));
    }

    /// Sets what everyone may do where nothing else is said.
    pub fn sets_everyone(&self, permissions: Bits) {
        self.sandbox.core.change(|state| {
            let guild = state.guilds.get_mut(&self.id);
            let role = guild.and_then(|guild| guild.roles.get_mut(&self.id));
            if let Some(role) = role {
                role.permissions = permissions;
                let mut payload = serde_json::json!({ "role": wire::role(role) });
                wire::set_guild(&mut payload, Some(self.id));
                state.tell("GUILD_ROLE_UPDATE", self.id, payload);
            }
            state.changes.push(Change::People);
        });
    }

    /// Whose it is: the id of the owner, who may do everything.
    #[must_use]
    pub fn owner(&self) -> Option<Snowflake> {
        let core = &self.sandbox.core;
        core.look(|s| s.guilds.get(&self.id).map(|guild| guild.owner_id))
    }

    /// Makes a person the owner, who may do everything.
    pub fn belongs_to(&self, person: &Person) {
        self.sandbox.core.change(|state| {
            if let Some(guild) = state.guilds.get_mut(&self.id) {
                guild.owner_id = person.id();
            }
            state.changes.push(Change::Guilds);
        });
    }

    /// Sets the language of the guild.
    pub fn speaks(&self, locale: &str) {
        self.sandbox.core.change(|state| {
            if let Some(guild) = state.guilds.get_mut(&self.id) {
                locale.clone_into(&mut guild.locale);
            }
            state.changes.push(Change::Guilds);
        });
    }

    /// Shows the bot out.
    pub fn removes_bot(&self) {
        let core = &self.sandbox.core;
        core.change(|state| state.remove_member(self.id, state.bot));
    }

    /// Invites the bot again.
    pub fn invites_bot(&self) {
        self.sandbox.core.change(|state| {
            state.add_member(self.id, state.bot);
            state.tell_guild_create(self.id);
        });
    }

    /// Discord cannot reach the guild for a while.
    pub fn goes_out(&self) {
        self.sandbox.core.change(|state| {
            if let Some(guild) = state.guilds.get_mut(&self.id) {
                guild.unavailable = true;
            }
            let payload = serde_json::json!({ "id": self.id, "unavailable": true });
            state.tell("GUILD_DELETE", self.id, payload);
            state.changes.push(Change::Guilds);
        });
    }

    /// Discord reaches the guild again.
    pub fn comes_back(&self) {
        self.sandbox.core.change(|state| {
            if let Some(guild) = state.guilds.get_mut(&self.id) {
                guild.unavailable = false;
            }
            state.tell_guild_create(self.id);
            state.changes.push(Change::Guilds);
        });
    }

    fn member(&self, id: Snowflake, change: impl FnOnce(&mut crate::model::Member)) {
        self.sandbox.core.change(|state| {
            let guild = state.guilds.get_mut(&self.id);
            if let Some(member) = guild.and_then(|guild| guild.members.get_mut(&id)) {
                change(member);
            }
            state.changes.push(Change::People);
            let guild = state.guilds.get(&self.id);
            if let Some(mut payload) = guild.and_then(|guild| wire::member(state, guild, id)) {
                wire::set_guild(&mut payload, Some(self.id));
                if id == state.bot {
                    state.tell("GUILD_MEMBER_UPDATE", self.id, payload);
                } else {
                    state.tell_members("GUILD_MEMBER_UPDATE", self.id, payload);
                }
            }
        });
    }
}
