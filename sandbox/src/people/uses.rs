//! Using the bot: commands, buttons, selects and modals.

use serde_json::Value;
use serde_json::json;

use crate::model::FirstAnswer;
use crate::model::InteractionKind;
use crate::people::Answer;
use crate::people::Channel;
use crate::people::Message;
use crate::people::NotPossible;
use crate::people::Pending;
use crate::people::Person;
use crate::people::commands;
use crate::people::commands::Typed;
use crate::people::commands::Use;
use crate::people::forms;
use crate::people::parts;
use crate::permissions;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::state::interactions::Deed;
use crate::validate;
use crate::validate::components;

/// A command without options.
pub const NO_OPTIONS: [(&str, String); 0] = [];

impl Person {
    /// Runs a slash command and waits for the answer. Users, channels and roles are given as mentions.
    ///
    /// # Panics
    ///
    /// When Discord's client would not let the person do that.
    pub async fn runs<'a>(
        &self,
        channel: &Channel,
        command: &'a str,
        options: impl IntoIterator<Item = (&'a str, String)>,
    ) -> Answer {
        let started = self.starts(channel, command, options);
        self.expect(started).answer().await
    }

    /// Runs a slash command and does not wait.
    ///
    /// # Errors
    ///
    /// When Discord's client would not let the person do that.
    pub fn starts<'a>(
        &self,
        channel: &Channel,
        command: &'a str,
        options: impl IntoIterator<Item = (&'a str, String)>,
    ) -> Result<Pending, NotPossible> {
        let typed = Typed {
            command,
            options: options.into_iter().collect(),
            focused: None,
        };
        self.uses_command(channel, |state, here| {
            let (name, data) = commands::slash(state, here, &typed)?;
            Ok((
                InteractionKind::Command,
                name,
                validate::commands::CHAT,
                data,
            ))
        })
    }

    /// The definitions of the commands this person is offered in a channel, as they were registered:
    /// what a client lists after a slash, and in the menus of users and messages.
    #[must_use]
    pub fn commands(&self, channel: &Channel) -> Vec<Value> {
        self.sandbox.core.look(|state| {
            let usable = permissions::USE_APPLICATION_COMMANDS;
            if self.may_write(state, channel.id()).is_err()
                || !state.may(self.id, channel.id(), usable)
            {
                return Vec::new();
            }
            commands::offered(state, self.here(state, channel.id()))
        })
    }

    /// Types into an option that completes itself, and waits for the suggestions: name and value.
    ///
    /// # Panics
    ///
    /// When the command or option does not exist or does not complete.
    pub async fn completes<'a>(
        &self,
        channel: &Channel,
        command: &'a str,
        options: impl IntoIterator<Item = (&'a str, String)>,
        focused: (&'a str, &'a str),
    ) -> Vec<(String, Value)> {
        let started = self.starts_completing(channel, command, options, focused);
        self.expect(started).answer().await.choices()
    }

    /// As [`Person::completes`], and does not wait.
    ///
    /// # Errors
    ///
    /// When the command or option does not exist or does not complete.
    pub fn starts_completing<'a>(
        &self,
        channel: &Channel,
        command: &'a str,
        options: impl IntoIterator<Item = (&'a str, String)>,
        focused: (&'a str, &'a str),
    ) -> Result<Pending, NotPossible> {
        let typed = Typed {
            command,
            options: options.into_iter().collect(),
            focused: Some(focused),
        };
        self.uses_command(channel, |state, here| {
            let (name, data) = commands::slash(state, here, &typed)?;
            let chat = validate::commands::CHAT;
            Ok((InteractionKind::Autocomplete, name, chat, data))
        })
    }

    /// Uses a command in the menu of a user.
    ///
    /// # Panics
    ///
    /// When there is no such command, or not here.
    pub async fn uses_on_person(&self, channel: &Channel, name: &str, target: &Person) -> Answer {
        let started = self.starts_on_person(channel, name, target);
        self.expect(started).answer().await
    }

    /// As [`Person::uses_on_person`], and does not wait.
    ///
    /// # Errors
    ///
    /// When there is no such command, or not here.
    pub fn starts_on_person(
        &self,
        channel: &Channel,
        name: &str,
        target: &Person,
    ) -> Result<Pending, NotPossible> {
        self.uses_menu(channel, validate::commands::USER, name, target.id())
    }

    /// Uses a command in the menu of a message.
    ///
    /// # Panics
    ///
    /// When there is no such command, or not here.
    pub async fn uses_on_message(&self, name: &str, target: &Message) -> Answer {
        let started = self.starts_on_message(name, target);
        self.expect(started).answer().await
    }

    /// As [`Person::uses_on_message`], and does not wait.
    ///
    /// # Errors
    ///
    /// When there is no such command, or not here.
    pub fn starts_on_message(&self, name: &str, target: &Message) -> Result<Pending, NotPossible> {
        let kind = validate::commands::MESSAGE;
        self.uses_menu(&target.channel(), kind, name, target.id())
    }

    fn uses_menu(
        &self,
        channel: &Channel,
        kind: u64,
        name: &str,
        target: Snowflake,
    ) -> Result<Pending, NotPossible> {
        self.uses_command(channel, |state, here| {
            let data = commands::menu(state, here, kind, name, target)?;
            Ok((InteractionKind::Command, name.to_owned(), kind, data))
        })
    }

    fn uses_command(
        &self,
        channel: &Channel,
        read: impl FnOnce(&State, Use) -> Result<(InteractionKind, String, u64, Value), NotPossible>,
    ) -> Result<Pending, NotPossible> {
        let id = self.sandbox.core.change(|state| {
            self.may_write(state, channel.id())?;
            let here = self.here(state, channel.id());
            if !state.may(self.id, channel.id(), permissions::USE_APPLICATION_COMMANDS) {
                return Err(NotPossible::NotAllowed);
            }
            let (kind, name, command_kind, data) = read(state, here)?;
            Ok(state.interact(Deed {
                kind,
                person: self.id,
                channel_id: channel.id(),
                message_id: None,
                name,
                command_kind,
                data,
            }))
        })?;
        Ok(Pending::new(self.sandbox.clone(), id))
    }

    /// Presses the button with this label on the newest message in sight that has one, and waits for
    /// the answer.
    ///
    /// # Panics
    ///
    /// When there is no such button.
    pub async fn presses(&self, channel: &Channel, label: &str) -> Answer {
        let started = self
            .newest_with(channel, label)
            .and_then(|message| self.starts_press(&message, label));
        self.expect(started).answer().await
    }

    /// Presses the button with this label on this message, and waits for the answer.
    ///
    /// # Panics
    ///
    /// When the person does not see the message, or no such button on it.
    pub async fn presses_on(&self, message: &Message, label: &str) -> Answer {
        let started = self.starts_press(message, label);
        self.expect(started).answer().await
    }

    /// Sends a press of any custom id on this message, as a client that lags or lies would: the button
    /// may be disabled, gone, or never have been. Waits for the answer.
    ///
    /// # Panics
    ///
    /// When the person does not see the message.
    pub async fn presses_id(&self, message: &Message, custom_id: &str) -> Answer {
        let started = self.starts_press_id(message, custom_id);
        self.expect(started).answer().await
    }

    /// Presses a button and does not wait.
    ///
    /// # Errors
    ///
    /// When the person does not see the message, or no such button on it.
    pub fn starts_press(&self, message: &Message, label: &str) -> Result<Pending, NotPossible> {
        let custom_id = self.sandbox.core.look(|state| {
            let found = state.message(message.channel().id(), message.id());
            let found = found.filter(|found| state.sees(self.id, found));
            let found = found.ok_or(NotPossible::NoSuchMessage)?;
            parts::of(found)
                .filter(|part| forms::pressable(part, label))
                .find_map(|part| Some(part.get("custom_id")?.as_str()?.to_owned()))
                .ok_or_else(|| NotPossible::NoSuchComponent(label.to_owned()))
        })?;
        self.starts_press_id(message, &custom_id)
    }

    /// As [`Person::presses_id`], and does not wait.
    ///
    /// # Errors
    ///
    /// When the person does not see the message.
    pub fn starts_press_id(
        &self,
        message: &Message,
        custom_id: &str,
    ) -> Result<Pending, NotPossible> {
        let seen = self.messages(&message.channel());
        if seen.iter().all(|seen| seen.id() != message.id()) {
            return Err(NotPossible::NoSuchMessage);
        }
        let data = json!({ "component_type": components::BUTTON, "custom_id": custom_id });
        Ok(self.uses_component(message, custom_id, data))
    }

    fn uses_component(&self, message: &Message, custom_id: &str, data: Value) -> Pending {
        let id = self.sandbox.core.change(|state| {
            state.interact(Deed {
                kind: InteractionKind::Component,
                person: self.id,
                channel_id: message.channel().id(),
                message_id: Some(message.id()),
                name: custom_id.to_owned(),
                command_kind: 0,
                data,
            })
        });
        Pending::new(self.sandbox.clone(), id)
    }

    /// The newest message in sight with an enabled button of this label.
    fn newest_with(&self, channel: &Channel, label: &str) -> Result<Message, NotPossible> {
        let found = self.sandbox.core.look(|state| {
            let messages = state.messages.get(&channel.id())?;
            let found = messages.values().rev().find(|message| {
                state.sees(self.id, message)
                    && parts::of(message).any(|part| forms::pressable(part, label))
            });
            found.map(|message| message.id)
        });
        found
            .map(|id| Message::new(self.sandbox.clone(), channel.id(), id))
            .ok_or_else(|| NotPossible::NoSuchComponent(label.to_owned()))
    }

    /// Selects options by their labels, or users, roles and channels by their mentions, in the select
    /// with this placeholder or custom id, and waits for the answer.
    ///
    /// # Panics
    ///
    /// When the person does not see such a select, or cannot select that.
    pub async fn selects<'a>(
        &self,
        message: &Message,
        select: &str,
        values: impl IntoIterator<Item = &'a str>,
    ) -> Answer {
        let started = self.starts_select(message, select, values);
        self.expect(started).answer().await
    }

    /// As [`Person::selects`], and does not wait.
    ///
    /// # Errors
    ///
    /// When the person does not see such a select, or cannot select that.
    pub fn starts_select<'a>(
        &self,
        message: &Message,
        select: &str,
        values: impl IntoIterator<Item = &'a str>,
    ) -> Result<Pending, NotPossible> {
        let chosen: Vec<&str> = values.into_iter().collect();
        let (custom_id, data) = self.sandbox.core.look(|state| {
            let found = state.message(message.channel().id(), message.id());
            let found = found.filter(|found| state.sees(self.id, found));
            let found = found.ok_or(NotPossible::NoSuchMessage)?;
            let named = |part: &&Value, key: &str| part.get(key).is_some_and(|v| v == select);
            let part = parts::of(found)
                .filter(|part| !parts::is_button(part) && !parts::is_disabled(part))
                .find(|part| named(part, "placeholder") || named(part, "custom_id"))
                .ok_or_else(|| NotPossible::NoSuchComponent(select.to_owned()))?;
            let here = self.here(state, message.channel().id());
            forms::select_data(state, here, part, &chosen).ok_or_else(|| {
                NotPossible::BadSelection(chosen.iter().copied().map(str::to_owned).collect())
            })
        })?;
        Ok(self.uses_component(message, &custom_id, data))
    }

    /// Fills in the modal that an answer opened, sends it, and waits for the answer to that.
    ///
    /// # Panics
    ///
    /// When the answer opened no modal, or the client would not send the fields.
    pub async fn submits<'a>(
        &self,
        opened: &Answer,
        fields: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Answer {
        let started = self.starts_submit(opened, fields);
        self.expect(started).answer().await
    }

    /// As [`Person::submits`], and does not wait.
    ///
    /// # Errors
    ///
    /// When the answer opened no modal, or the client would not send the fields.
    pub fn starts_submit<'a>(
        &self,
        opened: &Answer,
        fields: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Pending, NotPossible> {
        let given: Vec<(&str, &str)> = fields.into_iter().collect();
        let id = self.sandbox.core.change(|state| {
            let interaction = state.interactions.get(&opened.interaction());
            let interaction = interaction.ok_or(NotPossible::NoSuchMessage)?;
            let Some(FirstAnswer::Modal(modal)) = &interaction.answer else {
                return Err(NotPossible::NoSuchMessage);
            };
            let custom_id = modal.get("custom_id").and_then(Value::as_str);
            let name = custom_id.unwrap_or_default().to_owned();
            let deed = Deed {
                kind: InteractionKind::Modal,
                person: self.id,
                channel_id: interaction.channel_id,
                message_id: interaction.message_id,
                data: json!({ "custom_id": name, "components": forms::filled_in(modal, &given)? }),
                name,
                command_kind: 0,
            };
            Ok(state.interact(deed))
        })?;
        Ok(Pending::new(self.sandbox.clone(), id))
    }

    fn here(&self, state: &State, channel: Snowflake) -> Use {
        Use {
            person: self.id,
            channel,
            guild: state.channels.get(&channel).and_then(|c| c.guild_id),
        }
    }

    #[track_caller]
    fn expect(&self, started: Result<Pending, NotPossible>) -> Pending {
        started.unwrap_or_else(|error| panic!("{} cannot do that: {error}", self.name()))
    }
}
