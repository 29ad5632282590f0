//! Channels, threads and DMs.

use crate::changes::Change;
use crate::model::ChannelKind;
use crate::model::Overwrite;
use crate::model::OverwriteKind;
use crate::people::Message;
use crate::people::Person;
use crate::permissions::Bits;
use crate::sandbox::Sandbox;
use crate::snowflake::Snowflake;

/// A channel of a guild, a thread, a DM with the bot, or a DM or group of people that the bot is not in.
#[derive(Clone, Debug)]
pub struct Channel {
    pub(super) sandbox: Sandbox,
    id: Snowflake,
}

impl Channel {
    pub(crate) fn new(sandbox: Sandbox, id: Snowflake) -> Self {
        Self { sandbox, id }
    }

    /// Its id.
    #[must_use]
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// Its name; empty for a DM.
    #[must_use]
    pub fn name(&self) -> String {
        let core = &self.sandbox.core;
        core.look(|s| s.channels.get(&self.id).map(|channel| channel.name.clone()))
            .unwrap_or_default()
    }

    /// How it is mentioned, which is also how it is given as an option.
    #[must_use]
    pub fn mention(&self) -> String {
        format!("<#{}>", self.id)
    }

    /// Whether it is still there.
    #[must_use]
    pub fn exists(&self) -> bool {
        let core = &self.sandbox.core;
        core.look(|state| state.channels.contains_key(&self.id))
    }

    /// Its messages, oldest first, ephemeral ones included.
    #[must_use]
    pub fn messages(&self) -> Vec<Message> {
        let ids: Vec<Snowflake> = self.sandbox.core.look(|state| {
            let messages = state.messages.get(&self.id).into_iter();
            messages.flat_map(|m| m.keys().copied()).collect()
        });
        let of = |id| Message::new(self.sandbox.clone(), self.id, id);
        ids.into_iter().map(of).collect()
    }

    /// Its newest message that everyone in it sees.
    ///
    /// # Panics
    ///
    /// When there is none.
    #[must_use]
    pub fn newest(&self) -> Message {
        let mut messages = self.messages();
        messages.retain(|message| !message.is_ephemeral());
        let newest = messages.pop();
        newest.unwrap_or_else(|| panic!("#{} has no message", self.name()))
    }

    /// Its threads, oldest first; of a forum, its posts.
    #[must_use]
    pub fn threads(&self) -> Vec<Channel> {
        let ids: Vec<Snowflake> = self.sandbox.core.look(|state| {
            let all = state.channels.values();
            all.filter(|c| c.thread.is_some() && c.parent_id == Some(self.id))
                .map(|c| c.id)
                .collect()
        });
        let of = |id| Self::new(self.sandbox.clone(), id);
        ids.into_iter().map(of).collect()
    }

    /// Makes a public thread, begun by a person.
    #[must_use]
    pub fn thread(&self, name: &str, by: &Person) -> Channel {
        const DAY_MINUTES: u64 = 1_440;
        let id = self.sandbox.core.change(|state| {
            let kind = ChannelKind::PublicThread;
            state.add_thread(self.id, None, kind, name, by.id(), DAY_MINUTES)
        });
        Self::new(self.sandbox.clone(), id)
    }

    /// Archives a thread; whoever writes in it opens it again.
    pub fn archives(&self) {
        self.thread_state(|thread| thread.archived = true);
    }

    /// Archives a thread so that only moderators can open it again.
    pub fn locks(&self) {
        self.thread_state(|thread| {
            thread.archived = true;
            thread.locked = true;
        });
    }

    fn thread_state(&self, change: impl FnOnce(&mut crate::model::Thread)) {
        self.sandbox.core.change(|state| {
            let channel = state.channels.get_mut(&self.id);
            if let Some(thread) = channel.and_then(|channel| channel.thread.as_mut()) {
                change(thread);
            }
            state.tell_channel("THREAD_UPDATE", self.id);
        });
    }

    /// What the bot may do here; in a thread, what it may do in the channel.
    #[must_use]
    pub fn granted_to_bot(&self) -> Bits {
        let core = &self.sandbox.core;
        core.look(|state| state.permissions(state.bot, self.id))
    }

    /// Denies everyone some permissions here, whom nothing else allows them.
    pub fn denies_everyone(&self, bits: Bits) {
        let guild = self.sandbox.core.look(|state| {
            let channel = state.channels.get(&self.id);
            channel.and_then(|channel| channel.guild_id)
        });
        if let Some(guild) = guild {
            self.overwrite(guild, OverwriteKind::Role, 0, bits);
        }
    }

    /// Denies the bot some permissions here.
    pub fn denies_bot(&self, bits: Bits) {
        self.overwrite(self.sandbox.bot_id(), OverwriteKind::Member, 0, bits);
    }

    /// Denies a person some permissions here.
    pub fn denies(&self, person: &Person, bits: Bits) {
        self.overwrite(person.id(), OverwriteKind::Member, 0, bits);
    }

    /// Allows a person some permissions here.
    pub fn allows(&self, person: &Person, bits: Bits) {
        self.overwrite(person.id(), OverwriteKind::Member, bits, 0);
    }

    /// Denies a role some permissions here.
    pub fn denies_role(&self, role: Snowflake, bits: Bits) {
        self.overwrite(role, OverwriteKind::Role, 0, bits);
    }

    /// Allows a role some permissions here.
    pub fn allows_role(&self, role: Snowflake, bits: Bits) {
        self.overwrite(role, OverwriteKind::Role, bits, 0);
    }

    fn overwrite(&self, id: Snowflake, kind: OverwriteKind, allow: Bits, deny: Bits) {
        self.sandbox.core.change(|state| {
            if let Some(channel) = state.channels.get_mut(&self.id) {
                channel.overwrites.retain(|overwrite| overwrite.id != id);
                channel.overwrites.push(Overwrite {
                    id,
                    kind,
                    allow,
                    deny,
                });
            }
            state.tell_channel("CHANNEL_UPDATE", self.id);
            state.changes.push(Change::People);
        });
    }

    /// Deletes it, with its threads and messages.
    pub fn delete(&self) {
        let core = &self.sandbox.core;
        core.change(|state| state.delete_channel(self.id));
    }
}
