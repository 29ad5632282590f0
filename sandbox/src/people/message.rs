//! Messages as one can look at them.

use std::sync::Arc;

use serde_json::Value;

use crate::model;
use crate::people::Channel;
use crate::people::parts;
use crate::sandbox::Sandbox;
use crate::snowflake::Snowflake;
use crate::transcript;
use crate::wire;

/// A message. Reading it gives what it is now, after its edits.
#[derive(Clone, Debug)]
pub struct Message {
    pub(super) sandbox: Sandbox,
    channel: Snowflake,
    id: Snowflake,
}

impl Message {
    pub(crate) fn new(sandbox: Sandbox, channel: Snowflake, id: Snowflake) -> Self {
        Self {
            sandbox,
            channel,
            id,
        }
    }

    /// Its id.
    #[must_use]
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// Where it is.
    #[must_use]
    pub fn channel(&self) -> Channel {
        Channel::new(self.sandbox.clone(), self.channel)
    }

    /// Whether it has not been deleted.
    #[must_use]
    pub fn exists(&self) -> bool {
        let core = &self.sandbox.core;
        core.look(|state| state.message(self.channel, self.id).is_some())
    }

    /// What it says, without embeds; empty when it is deleted.
    #[must_use]
    pub fn content(&self) -> String {
        self.look(|message| message.content.clone())
    }

    /// Whether one person only sees it.
    #[must_use]
    pub fn is_ephemeral(&self) -> bool {
        self.look(|message| message.only_for.is_some())
    }

    /// Whether it still says that the bot is thinking.
    #[must_use]
    pub fn is_loading(&self) -> bool {
        self.look(model::Message::is_loading)
    }

    /// How often it was edited.
    #[must_use]
    pub fn edits(&self) -> u64 {
        self.look(|message| message.revision)
    }

    /// The labels of the buttons one can press, in order; for one with an emoji only, the emoji.
    #[must_use]
    pub fn buttons(&self) -> Vec<String> {
        self.look(|message| {
            parts::of(message)
                .filter(|part| parts::is_button(part) && !parts::is_disabled(part))
                .map(parts::label)
                .collect()
        })
    }

    /// The custom ids of all components, disabled ones included.
    #[must_use]
    pub fn custom_ids(&self) -> Vec<String> {
        self.look(|message| {
            let ids = parts::of(message).filter_map(|part| part.get("custom_id")?.as_str());
            ids.map(str::to_owned).collect()
        })
    }

    /// The custom id of the button with this label, disabled or not.
    #[must_use]
    pub fn custom_id(&self, wanted: &str) -> Option<String> {
        self.look(|message| {
            let button = parts::of(message)
                .find(|part| parts::is_button(part) && parts::label(part) == wanted)?;
            Some(button.get("custom_id")?.as_str()?.to_owned())
        })
    }

    /// The bytes of its first file.
    #[must_use]
    pub fn picture(&self) -> Option<Vec<u8>> {
        self.sandbox.core.look(|state| {
            let message = state.message(self.channel, self.id)?;
            let file = state.files.get(&message.attachments.first()?.id)?;
            Some(Arc::unwrap_or_clone(Arc::clone(file)))
        })
    }

    /// Name and alternative text of each file.
    #[must_use]
    pub fn files(&self) -> Vec<(String, Option<String>)> {
        self.look(|message| {
            let files = message.attachments.iter();
            files
                .map(|file| (file.filename.clone(), file.description.clone()))
                .collect()
        })
    }

    /// The message as people see it, as text.
    #[must_use]
    pub fn transcript(&self) -> String {
        self.sandbox.core.look(|state| {
            let message = state.message(self.channel, self.id);
            message.map_or_else(String::new, |message| transcript::message(state, message))
        })
    }

    /// The message as Discord's API would give it.
    #[must_use]
    pub fn json(&self) -> Value {
        self.sandbox.core.look(|state| {
            let message = state.message(self.channel, self.id);
            message.map_or(Value::Null, |message| wire::message(state, message))
        })
    }

    /// Deletes it, as its author or a moderator does.
    pub fn delete(&self) {
        let core = &self.sandbox.core;
        core.change(|state| state.delete_message(self.channel, self.id));
    }

    fn look<T: Default>(&self, look: impl FnOnce(&model::Message) -> T) -> T {
        self.sandbox.core.look(|state| {
            let message = state.message(self.channel, self.id);
            message.map(look).unwrap_or_default()
        })
    }
}
