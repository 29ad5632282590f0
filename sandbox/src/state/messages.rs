//! Posting, editing and deleting messages, and who is pinged by them.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::Value;
use serde_json::json;

use crate::changes::Change;
use crate::error::ApiError;
use crate::error::Form;
use crate::model::Attachment;
use crate::model::Mentions;
use crate::model::Message;
use crate::model::MessageKind;
use crate::model::PingRecord;
use crate::permissions;
use crate::picture;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::state::sessions;
use crate::state::sessions::Need;
use crate::validate::draft::Draft;
use crate::validate::mentions;
use crate::wire;

/// Where a new message comes from and who may see it.
#[derive(Clone, Debug)]
pub(crate) struct Origin {
    pub(crate) author: Snowflake,
    pub(crate) kind: MessageKind,
    pub(crate) interaction: Option<Snowflake>,
    pub(crate) only_for: Option<Snowflake>,
}

impl Origin {
    pub(crate) fn plain(author: Snowflake) -> Self {
        Self {
            author,
            kind: MessageKind::Default,
            interaction: None,
            only_for: None,
        }
    }
}

impl State {
    /// Posts a message that has been validated.
    ///
    /// # Errors
    ///
    /// Refuses attachments that are named but neither sent nor there.
    pub(crate) fn post(
        &mut self,
        channel_id: Snowflake,
        origin: &Origin,
        draft: Draft,
    ) -> Result<Snowflake, ApiError> {
        let mentions = mentions::resolve(self, channel_id, origin.author, &draft);
        let id = self.new_id();
        let mut message = Message {
            id,
            channel_id,
            author: origin.author,
            kind: match draft.replies_to {
                Some(_) if origin.kind == MessageKind::Default => MessageKind::Reply,
                _ => origin.kind,
            },
            content: String::new(),
            created_ms: self.now_ms(),
            edited_ms: None,
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            embedded: BTreeSet::new(),
            flags: draft.flags.unwrap_or(0),
            mentions,
            nonce: draft.nonce.clone(),
            replies_to: draft.replies_to,
            interaction: origin.interaction,
            only_for: origin.only_for,
            forgotten: false,
            thread_id: None,
            pinned: false,
            revision: 0,
            old_edits: 0,
        };
        if origin.only_for.is_some() {
            message.flags |= Message::EPHEMERAL;
        }
        self.apply(&mut message, draft)?;
        self.ping(&message);
        let reopened = message.only_for.is_none() && self.note_posted(channel_id, &message);
        self.messages
            .entry(channel_id)
            .or_default()
            .insert(id, message);
        if reopened {
            self.tell_channel("THREAD_UPDATE", channel_id);
        }
        self.tell_message("MESSAGE_CREATE", channel_id, id);
        Ok(id)
    }

    /// Counts a message in its channel. Writing in an archived thread opens it: returns whether it did.
    fn note_posted(&mut self, channel_id: Snowflake, message: &Message) -> bool {
        let now_ms = self.now_ms();
        let Some(channel) = self.channels.get_mut(&channel_id) else {
            return false;
        };
        channel.last_message_id = Some(message.id);
        let Some(thread) = &mut channel.thread else {
            return false;
        };
        thread.message_count += 1;
        thread.members.insert(message.author);
        let was_archived = std::mem::take(&mut thread.archived);
        if was_archived {
            thread.archive_changed_ms = now_ms;
        }
        was_archived
    }

    /// Edits a message; fields the draft leaves out stay. Nobody is pinged by an edit.
    ///
    /// # Errors
    ///
    /// As [`State::post`], or when nothing would be left of the message.
    pub(crate) fn edit(
        &mut self,
        channel_id: Snowflake,
        id: Snowflake,
        draft: Draft,
    ) -> Result<(), ApiError> {
        let Some(before) = self.message(channel_id, id) else {
            return Ok(());
        };
        let mut message = before.clone();
        if draft.content.is_some() {
            message.mentions = mentions::resolve(self, channel_id, message.author, &draft);
        }
        if let Some(flags) = draft.flags {
            let kept = message.flags & !Message::SUPPRESS_EMBEDS;
            message.flags = kept | flags & (Message::SUPPRESS_EMBEDS | Message::COMPONENTS_V2);
        }
        self.apply(&mut message, draft)?;
        if is_empty(&message) {
            return Err(ApiError::empty_message());
        }
        message.flags &= !Message::LOADING;
        message.edited_ms = Some(self.now_ms());
        message.revision += 1;
        if let Some(slot) = self.message_mut(channel_id, id) {
            *slot = message;
        }
        self.tell_message("MESSAGE_UPDATE", channel_id, id);
        Ok(())
    }

    /// Fills in "the bot is thinking": an edit that does ping, because the message is new to people.
    pub(crate) fn complete(
        &mut self,
        channel_id: Snowflake,
        id: Snowflake,
        draft: Draft,
    ) -> Result<(), ApiError> {
        self.edit(channel_id, id, draft)?;
        if let Some(message) = self.message_mut(channel_id, id) {
            message.edited_ms = None;
        }
        if let Some(message) = self.message(channel_id, id).cloned() {
            self.ping(&message);
        }
        Ok(())
    }

    pub(crate) fn delete_message(&mut self, channel_id: Snowflake, id: Snowflake) {
        let Some(messages) = self.messages.get_mut(&channel_id) else {
            return;
        };
        let Some(message) = messages.remove(&id) else {
            return;
        };
        for attachment in &message.attachments {
            self.files.remove(&attachment.id);
        }
        self.changes.push(Change::Message {
            channel: channel_id,
            message: id,
        });
        if message.only_for.is_some() {
            return;
        }
        let guild_id = self.channels.get(&channel_id).and_then(|c| c.guild_id);
        let mut payload = json!({ "id": id, "channel_id": channel_id });
        wire::set_guild(&mut payload, guild_id);
        self.dispatch(
            "MESSAGE_DELETE",
            guild_id,
            message_need(guild_id.is_some()),
            payload,
        );
    }

    /// Puts what a draft says into a message.
    fn apply(&mut self, message: &mut Message, draft: Draft) -> Result<(), ApiError> {
        if let Some(content) = draft.content {
            message.content = content;
        }
        if let Some(components) = draft.components {
            message.components = components;
        }
        let mut form = Form::default();
        let mut kept = match &draft.attachments {
            None => message.attachments.clone(),
            Some(_) => Vec::new(),
        };
        let notes = draft.attachments.unwrap_or_default();
        for (index, note) in notes.iter().enumerate() {
            let sent = draft.files.iter().any(|file| note.id.0 == file.index);
            let old = message.attachments.iter().find(|old| old.id == note.id);
            match old {
                _ if sent => {}
                Some(old) => kept.push(Attachment {
                    description: note.description.clone().or_else(|| old.description.clone()),
                    ..old.clone()
                }),
                None => form.add(
                    &format!("attachments.{index}.id"),
                    "ATTACHMENT_NOT_FOUND",
                    "No such attachment.",
                ),
            }
        }
        form.finish()?;
        for file in draft.files {
            let note = notes.iter().find(|note| note.id.0 == file.index);
            let id = self.new_id();
            kept.push(Attachment {
                id,
                filename: note
                    .and_then(|note| note.filename.clone())
                    .unwrap_or(file.filename),
                description: note.and_then(|note| note.description.clone()),
                content_type: file.content_type,
                size: file.bytes.len(),
                size_px: picture::size_px(&file.bytes),
            });
            self.files.insert(id, Arc::new(file.bytes));
        }
        let gone: Vec<Snowflake> = message
            .attachments
            .iter()
            .map(|old| old.id)
            .filter(|old| kept.iter().all(|kept| kept.id != *old))
            .collect();
        for id in gone {
            self.files.remove(&id);
            message.embedded.remove(&id);
        }
        message.attachments = kept;
        if let Some(mut embeds) = draft.embeds {
            message.embedded = self.resolve_pictures(message, &mut embeds);
            message.embeds = embeds;
        }
        Ok(())
    }

    /// Replaces `attachment://name` in embeds by the attachment's address.
    ///
    /// Returns the attachments so shown. A name that leads nowhere leaves an embed without picture,
    /// and an address given instead of the name shows the picture twice, as on Discord.
    fn resolve_pictures(&self, message: &Message, embeds: &mut [Value]) -> BTreeSet<Snowflake> {
        let mut shown = BTreeSet::new();
        for embed in embeds {
            for place in ["image", "thumbnail"] {
                let Some(url) = embed.pointer(&format!("/{place}/url")) else {
                    continue;
                };
                let Some(name) = url
                    .as_str()
                    .and_then(|url| url.strip_prefix("attachment://"))
                else {
                    continue;
                };
                let found = message.attachments.iter().find(|a| a.filename == name);
                let Some(embed) = embed.as_object_mut() else {
                    continue;
                };
                if let Some(attachment) = found {
                    shown.insert(attachment.id);
                    let url = wire::attachment_url(self, message.channel_id, attachment);
                    let (width, height) = attachment.size_px.unwrap_or((0, 0));
                    embed.insert(
                        place.to_owned(),
                        json!({ "url": url, "proxy_url": url, "width": width, "height": height }),
                    );
                } else {
                    embed.remove(place);
                }
            }
        }
        shown
    }

    /// Notes who is pinged by a new message, and may see it.
    fn ping(&mut self, message: &Message) {
        if message.is_loading() || message.flags & Message::SUPPRESS_NOTIFICATIONS != 0 {
            return;
        }
        let Some(channel) = self.channels.get(&message.channel_id) else {
            return;
        };
        let mut people: BTreeSet<Snowflake> = message.mentions.users.iter().copied().collect();
        people.extend(channel.recipient);
        people.extend(&channel.people);
        if let Some(guild) = channel.guild_id.and_then(|id| self.guilds.get(&id)) {
            let Mentions {
                roles, everyone, ..
            } = &message.mentions;
            for (id, member) in &guild.members {
                if *everyone || member.roles.iter().any(|role| roles.contains(role)) {
                    people.insert(*id);
                }
            }
        }
        people.retain(|person| {
            let human = self.users.get(person).is_some_and(|user| !user.bot);
            let theirs = message.only_for.is_none_or(|only| only == *person);
            human
                && theirs
                && *person != message.author
                && self.may(*person, message.channel_id, permissions::VIEW_CHANNEL)
        });
        for person in people {
            self.pings.push(PingRecord {
                person,
                channel_id: message.channel_id,
                message_id: message.id,
            });
            self.changes.push(Change::Ping {
                person,
                channel: message.channel_id,
            });
        }
    }

    /// Tells subscribers and, unless it is ephemeral, the bot of a new or edited message.
    fn tell_message(&mut self, event: &str, channel_id: Snowflake, id: Snowflake) {
        self.changes.push(Change::Message {
            channel: channel_id,
            message: id,
        });
        let Some(message) = self.message(channel_id, id) else {
            return;
        };
        let readable = self.may(self.bot, channel_id, permissions::VIEW_CHANNEL);
        if message.only_for.is_some() || !readable {
            return;
        }
        let guild_id = self.channels.get(&channel_id).and_then(|c| c.guild_id);
        let mut payload = wire::message(self, message);
        wire::set_guild(&mut payload, guild_id);
        if let Some(guild) = guild_id.and_then(|id| self.guilds.get(&id))
            && let Some(member) = guild.members.get(&message.author)
            && let Some(payload) = payload.as_object_mut()
        {
            payload.insert("member".to_owned(), wire::partial_member(member));
        }
        let open = guild_id.is_none()
            || message.author == self.bot
            || message.mentions.users.contains(&self.bot);
        let need = message_need(guild_id.is_some());
        if open {
            self.dispatch(event, guild_id, need, payload);
            return;
        }
        // Sessions without the content intent get the same event with nothing to read in it.
        let with_content = |need: Need| match need {
            Need::Intents(bits) => Need::Intents(bits | sessions::MESSAGE_CONTENT),
            Need::Nothing => Need::Intents(sessions::MESSAGE_CONTENT),
        };
        let any_reads = self
            .sessions
            .list
            .iter()
            .any(|session| session.intents & sessions::MESSAGE_CONTENT != 0);
        if any_reads {
            self.dispatch(event, guild_id, with_content(need), payload);
        } else {
            if let Some(payload) = payload.as_object_mut() {
                payload.insert("content".to_owned(), json!(""));
                for list in ["embeds", "attachments", "components"] {
                    payload.insert(list.to_owned(), json!([]));
                }
            }
            self.dispatch(event, guild_id, need, payload);
        }
    }
}

/// Whether a message would show nothing at all.
pub(crate) fn is_empty(message: &Message) -> bool {
    message.content.trim().is_empty()
        && message.embeds.is_empty()
        && message.attachments.is_empty()
        && message.components.is_empty()
}

fn message_need(in_guild: bool) -> Need {
    Need::Intents(if in_guild {
        sessions::GUILD_MESSAGES
    } else {
        sessions::DIRECT_MESSAGES
    })
}
