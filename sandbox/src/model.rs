//! What the stand-in remembers: plain records, no rules.
//!
//! Embeds, components and command definitions stay JSON once they are validated: nobody here computes
//! with them, and what a bot sent comes back as it was sent.

use std::collections::BTreeMap;
use std::collections::BTreeSet;

use serde::Deserialize;
use serde::Serialize;
use serde_json::Value;

use crate::limits;
use crate::permissions::Bits;
use crate::snowflake::Snowflake;

/// A person, or the bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct User {
    pub(crate) id: Snowflake,
    pub(crate) username: String,
    pub(crate) global_name: Option<String>,
    pub(crate) bot: bool,
    /// The language of this person's client.
    pub(crate) locale: String,
    pub(crate) dms: Dms,
    /// Whether the person has installed the app for themselves.
    #[serde(default)]
    pub(crate) installed: bool,
}

impl User {
    /// The name shown where no nickname is set.
    pub(crate) fn shown_name(&self) -> &str {
        self.global_name.as_deref().unwrap_or(&self.username)
    }
}

/// Whether the bot may write to a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dms {
    /// It may.
    Open,
    /// By the privacy settings.
    Closed,
    /// The person has blocked the bot.
    Blocked,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Role {
    pub(crate) id: Snowflake,
    pub(crate) name: String,
    pub(crate) permissions: Bits,
    pub(crate) position: u64,
    pub(crate) mentionable: bool,
    pub(crate) managed: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Member {
    pub(crate) nick: Option<String>,
    pub(crate) roles: Vec<Snowflake>,
    pub(crate) joined_ms: u64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Guild {
    pub(crate) id: Snowflake,
    pub(crate) name: String,
    pub(crate) owner_id: Snowflake,
    pub(crate) locale: String,
    /// By role id. Invariant: holds the everyone role, whose id is the guild's.
    pub(crate) roles: BTreeMap<Snowflake, Role>,
    pub(crate) members: BTreeMap<Snowflake, Member>,
    /// An outage: the guild is there, but Discord cannot reach it.
    pub(crate) unavailable: bool,
}

/// What a channel is, with Discord's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum ChannelKind {
    Text = 0,
    Dm = 1,
    Voice = 2,
    GroupDm = 3,
    Category = 4,
    Announcement = 5,
    AnnouncementThread = 10,
    PublicThread = 11,
    PrivateThread = 12,
    Forum = 15,
}

impl ChannelKind {
    pub(crate) fn from_number(number: u64) -> Option<Self> {
        [
            Self::Text,
            Self::Dm,
            Self::Voice,
            Self::GroupDm,
            Self::Category,
            Self::Announcement,
            Self::AnnouncementThread,
            Self::PublicThread,
            Self::PrivateThread,
            Self::Forum,
        ]
        .into_iter()
        .find(|kind| kind.number() == number)
    }

    pub(crate) fn number(self) -> u64 {
        self as u64
    }

    pub(crate) fn is_thread(self) -> bool {
        matches!(
            self,
            Self::AnnouncementThread | Self::PublicThread | Self::PrivateThread
        )
    }

    /// Whether it belongs to people, and to no guild.
    pub(crate) fn is_private(self) -> bool {
        matches!(self, Self::Dm | Self::GroupDm)
    }

    /// Whether messages can be written in it.
    pub(crate) fn is_text(self) -> bool {
        !matches!(self, Self::Category | Self::Forum)
    }
}

/// What a channel grants or denies one role or member.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Overwrite {
    pub(crate) id: Snowflake,
    pub(crate) kind: OverwriteKind,
    pub(crate) allow: Bits,
    pub(crate) deny: Bits,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum OverwriteKind {
    Role = 0,
    Member = 1,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Channel {
    pub(crate) id: Snowflake,
    pub(crate) kind: ChannelKind,
    /// `None` for a DM.
    pub(crate) guild_id: Option<Snowflake>,
    pub(crate) name: String,
    pub(crate) topic: Option<String>,
    /// The category of a channel, the channel of a thread.
    pub(crate) parent_id: Option<Snowflake>,
    pub(crate) position: u64,
    pub(crate) overwrites: Vec<Overwrite>,
    /// The person of a DM with the bot.
    pub(crate) recipient: Option<Snowflake>,
    /// The people of a DM between people, or of a group DM. The bot is in none.
    #[serde(default)]
    pub(crate) people: BTreeSet<Snowflake>,
    pub(crate) thread: Option<Thread>,
    pub(crate) last_message_id: Option<Snowflake>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Thread {
    pub(crate) owner_id: Snowflake,
    pub(crate) archived: bool,
    pub(crate) locked: bool,
    pub(crate) auto_archive_minutes: u64,
    pub(crate) archive_changed_ms: u64,
    pub(crate) members: BTreeSet<Snowflake>,
    pub(crate) message_count: u64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Attachment {
    pub(crate) id: Snowflake,
    pub(crate) filename: String,
    pub(crate) description: Option<String>,
    pub(crate) content_type: Option<String>,
    pub(crate) size: usize,
    /// Width and height, for a picture.
    pub(crate) size_px: Option<(u32, u32)>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Message {
    pub(crate) id: Snowflake,
    pub(crate) channel_id: Snowflake,
    pub(crate) author: Snowflake,
    pub(crate) kind: MessageKind,
    pub(crate) content: String,
    pub(crate) created_ms: u64,
    pub(crate) edited_ms: Option<u64>,
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    pub(crate) attachments: Vec<Attachment>,
    /// Attachments that an embed shows; Discord then does not list them.
    pub(crate) embedded: BTreeSet<Snowflake>,
    pub(crate) flags: u64,
    pub(crate) mentions: Mentions,
    pub(crate) nonce: Option<Value>,
    pub(crate) replies_to: Option<Snowflake>,
    /// The interaction this message answers.
    pub(crate) interaction: Option<Snowflake>,
    /// The only person who sees an ephemeral message.
    pub(crate) only_for: Option<Snowflake>,
    /// The person's client was reloaded, and the ephemeral message with it.
    pub(crate) forgotten: bool,
    pub(crate) thread_id: Option<Snowflake>,
    pub(crate) pinned: bool,
    /// Counts the edits.
    pub(crate) revision: u64,
    /// Edits since the message was an hour old.
    pub(crate) old_edits: u32,
}

impl Message {
    /// The flag of a message that one person sees.
    pub(crate) const EPHEMERAL: u64 = 1 << 6;
    /// The flag of "the bot is thinking".
    pub(crate) const LOADING: u64 = 1 << 7;
    /// The flag that hides embeds.
    pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
    /// The flag of a message that notifies nobody.
    pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    /// The flag of components of the second version.
    pub(crate) const COMPONENTS_V2: u64 = 1 << 15;

    pub(crate) fn is_loading(&self) -> bool {
        self.flags & Self::LOADING != 0
    }
}

/// What a message is, with Discord's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum MessageKind {
    Default = 0,
    ThreadCreated = 18,
    Reply = 19,
    ChatInputCommand = 20,
    ContextMenuCommand = 23,
}

/// Whom a message really mentions, after `allowed_mentions`.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Mentions {
    pub(crate) users: Vec<Snowflake>,
    pub(crate) roles: Vec<Snowflake>,
    pub(crate) everyone: bool,
}

/// Something that drew a person's attention.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct PingRecord {
    pub(crate) person: Snowflake,
    pub(crate) channel_id: Snowflake,
    pub(crate) message_id: Snowflake,
}

/// A registered command: the definition as Discord would give it back.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Command {
    pub(crate) id: Snowflake,
    /// `None` for a global command.
    pub(crate) guild_id: Option<Snowflake>,
    pub(crate) definition: Value,
}

/// What was done to the bot, with Discord's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum InteractionKind {
    Command = 2,
    Component = 3,
    Autocomplete = 4,
    Modal = 5,
}

/// Something a person did, and what the bot answered.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Interaction {
    pub(crate) id: Snowflake,
    pub(crate) token: String,
    pub(crate) kind: InteractionKind,
    /// The command's full name, or the custom id.
    pub(crate) name: String,
    pub(crate) command_kind: u64,
    pub(crate) person: Snowflake,
    pub(crate) channel_id: Snowflake,
    pub(crate) guild_id: Option<Snowflake>,
    /// Who has installed the app that this goes to, where no guild has.
    #[serde(default)]
    pub(crate) installed_by: Option<Snowflake>,
    /// The message whose component was used.
    pub(crate) message_id: Option<Snowflake>,
    /// The revision of that message at the time.
    pub(crate) message_revision: u64,
    pub(crate) created_ms: u64,
    pub(crate) answer: Option<FirstAnswer>,
    /// The message that `@original` means.
    pub(crate) original: Option<Snowflake>,
    /// Messages of this interaction other than the original, oldest first.
    pub(crate) followups: Vec<Snowflake>,
    /// Whether the bot used the token after its first answer.
    pub(crate) completed: bool,
    /// Nothing will come: the event reached no bot.
    pub(crate) lost: bool,
}

impl Interaction {
    /// Whether a first answer may still come.
    pub(crate) fn is_waiting(&self, now_ms: u64) -> bool {
        self.answer.is_none() && !self.lost && now_ms < self.created_ms + limits::ANSWER_MS
    }
}

/// The bot's first answer.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum FirstAnswer {
    Message,
    /// "The bot is thinking".
    DeferredMessage,
    /// Acknowledged with nothing to see.
    DeferredUpdate,
    Update,
    Choices(Vec<Value>),
    Modal(Value),
}
