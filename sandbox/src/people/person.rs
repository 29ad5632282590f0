//! People, and all they can do in Discord's client.

use serde_json::Value;
use serde_json::json;

use crate::changes::Change;
use crate::model::Dms;
use crate::model::FirstAnswer;
use crate::model::InteractionKind;
use crate::model::MessageKind;
use crate::people::Answer;
use crate::people::Channel;
use crate::people::Guild;
use crate::people::Message;
use crate::people::Pending;
use crate::people::commands;
use crate::people::commands::Typed;
use crate::people::commands::Use;
use crate::people::parts;
use crate::permissions;
use crate::sandbox::Sandbox;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::state::interactions::Deed;
use crate::state::messages::Origin;
use crate::transcript;
use crate::validate;
use crate::validate::components;
use crate::validate::draft::Draft;
use crate::validate::fields;
use crate::validate::mentions;

/// A command without options.
pub const NO_OPTIONS: [(&str, String); 0] = [];

/// A person with an account.
#[derive(Clone, Debug)]
pub struct Person {
    sandbox: Sandbox,
    id: Snowflake,
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

    /// Writes a message.
    ///
    /// # Panics
    ///
    /// When the person may not write there.
    #[must_use]
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
        let typed = Typed {
            command,
            options: options.into_iter().collect(),
            focused: Some(focused),
        };
        let started = self.uses_command(channel, |state, here| {
            let (name, data) = commands::slash(state, here, &typed)?;
            let chat = validate::commands::CHAT;
            Ok((InteractionKind::Autocomplete, name, chat, data))
        });
        self.expect(started).answer().await.choices()
    }

    /// Uses a command in the menu of a user.
    ///
    /// # Panics
    ///
    /// When there is no such command, or not here.
    pub async fn uses_on_person(&self, channel: &Channel, name: &str, target: &Person) -> Answer {
        self.uses_menu(channel, validate::commands::USER, name, target.id())
            .await
    }

    /// Uses a command in the menu of a message.
    ///
    /// # Panics
    ///
    /// When there is no such command, or not here.
    pub async fn uses_on_message(&self, name: &str, target: &Message) -> Answer {
        let kind = validate::commands::MESSAGE;
        self.uses_menu(&target.channel(), kind, name, target.id())
            .await
    }

    async fn uses_menu(
        &self,
        channel: &Channel,
        kind: u64,
        name: &str,
        target: Snowflake,
    ) -> Answer {
        let started = self.uses_command(channel, |state, here| {
            let data = commands::menu(state, here, kind, name, target)?;
            Ok((InteractionKind::Command, name.to_owned(), kind, data))
        });
        self.expect(started).answer().await
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
    pub async fn presses_id(&self, message: &Message, custom_id: &str) -> Answer {
        self.starts_press_id(message, custom_id).answer().await
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
                .filter(|part| pressable(part, label))
                .find_map(|part| Some(part.get("custom_id")?.as_str()?.to_owned()))
                .ok_or_else(|| NotPossible::NoSuchComponent(label.to_owned()))
        })?;
        Ok(self.starts_press_id(message, &custom_id))
    }

    /// As [`Person::presses_id`], and does not wait.
    #[must_use]
    pub fn starts_press_id(&self, message: &Message, custom_id: &str) -> Pending {
        let data = json!({ "component_type": components::BUTTON, "custom_id": custom_id });
        self.uses_component(message, custom_id, data)
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
                    && parts::of(message).any(|part| pressable(part, label))
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
            select_data(state, here, part, &chosen).ok_or_else(|| {
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
                data: json!({ "custom_id": name, "components": filled_in(modal, &given)? }),
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

    fn may_write(&self, state: &State, id: Snowflake) -> Result<(), NotPossible> {
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

    #[track_caller]
    fn expect(&self, started: Result<Pending, NotPossible>) -> Pending {
        started.unwrap_or_else(|error| panic!("{} cannot do that: {error}", self.name()))
    }
}

fn pressable(part: &Value, label: &str) -> bool {
    let is_link = part.get("style").and_then(Value::as_u64) == Some(components::LINK);
    parts::is_button(part) && !is_link && !parts::is_disabled(part) && parts::label(part) == label
}

/// The custom id of a select, and the `data` of choosing something in it.
fn select_data(state: &State, here: Use, part: &Value, chosen: &[&str]) -> Option<(String, Value)> {
    let custom_id = part.get("custom_id")?.as_str()?.to_owned();
    let bound = |key: &str| {
        let number = part.get(key).and_then(Value::as_u64).unwrap_or(1);
        usize::try_from(number).unwrap_or(usize::MAX)
    };
    if chosen.len() < bound("min_values") || chosen.len() > bound("max_values") {
        return None;
    }
    let kind = components::kind(part);
    let mut resolved = json!({});
    let mut values = Vec::new();
    for text in chosen {
        values.push(if kind == components::STRING_SELECT {
            let mut options = part.get("options")?.as_array()?.iter();
            let named = |option: &&Value, key: &str| option.get(key).is_some_and(|v| v == text);
            let option = options.find(|o| named(o, "label") || named(o, "value"))?;
            option.get("value")?.clone()
        } else {
            let one = |open: &str| mentions::mentioned(text, open).next();
            let guild = here.guild.and_then(|id| state.guilds.get(&id));
            if let Some(role) = one("<@&").and_then(|id| guild?.roles.get(&id)) {
                let value = crate::wire::role(role);
                commands::resolve(&mut resolved, "roles", role.id, value);
                json!(role.id)
            } else if let Some(channel) = one("<#").and_then(|id| state.channels.get(&id)) {
                let value = crate::wire::partial_channel(state, channel, here.person);
                commands::resolve(&mut resolved, "channels", channel.id, value);
                json!(channel.id)
            } else {
                let user = one("<@").filter(|id| state.users.contains_key(id))?;
                commands::resolve_user(state, here, user, &mut resolved);
                json!(user)
            }
        });
    }
    let mut data = json!({ "component_type": kind, "custom_id": custom_id, "values": values });
    if kind != components::STRING_SELECT {
        crate::wire::merge(&mut data, json!({ "resolved": resolved }));
    }
    Some((custom_id, data))
}

/// The rows of a modal with what was typed in.
fn filled_in(modal: &Value, given: &[(&str, &str)]) -> Result<Vec<Value>, NotPossible> {
    let rows = modal.get("components").and_then(Value::as_array);
    let inputs: Vec<&Value> = rows
        .into_iter()
        .flatten()
        .filter_map(|row| row.get("components")?.as_array())
        .flatten()
        .collect();
    let id = |input: &Value| {
        input
            .get("custom_id")
            .and_then(Value::as_str)
            .map(str::to_owned)
    };
    let label = |input: &Value| {
        input
            .get("label")
            .and_then(Value::as_str)
            .map(str::to_owned)
    };
    let is = |input: &Value, name: &str| {
        id(input).is_some_and(|id| id == name) || label(input).is_some_and(|l| l == name)
    };
    for (name, _) in given {
        if !inputs.iter().any(|input| is(input, name)) {
            return Err(NotPossible::BadField((*name).to_owned()));
        }
    }
    let mut filled = Vec::new();
    for input in inputs {
        let typed = given.iter().find(|(name, _)| is(input, name));
        let before = input.get("value").and_then(Value::as_str).unwrap_or("");
        let value = typed.map_or(before, |(_, value)| value);
        let length = fields::length(value) as u64;
        let bound = |key: &str| input.get(key).and_then(Value::as_u64);
        let required = input.get("required") != Some(&Value::Bool(false));
        let least = bound("min_length").unwrap_or(u64::from(required));
        let most = bound("max_length").unwrap_or(crate::limits::INPUT_VALUE as u64);
        let optional = !required && length == 0;
        if !optional && (length < least.max(u64::from(required)) || length > most) {
            return Err(NotPossible::BadField(id(input).unwrap_or_default()));
        }
        filled.push(json!({
            "type": components::ROW,
            "components": [{
                "type": components::TEXT_INPUT, "custom_id": id(input), "value": value,
            }],
        }));
    }
    Ok(filled)
}

impl Person {
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

    /// Replies to a message, which mentions its author.
    ///
    /// # Panics
    ///
    /// When the person may not write there.
    #[must_use]
    pub fn replies(&self, to: &Message, content: &str) -> Message {
        let channel = to.channel();
        let id = self.sandbox.core.change(|state| {
            self.may_write(state, channel.id())?;
            let body = json!({
                "content": content,
                "message_reference": { "message_id": to.id() },
            });
            let draft = Draft::read(&body, "", Vec::new())
                .map_err(|_| NotPossible::BadField("content".to_owned()))?;
            let origin = Origin {
                kind: MessageKind::Reply,
                ..Origin::plain(self.id)
            };
            state
                .post(channel.id(), &origin, draft)
                .map_err(|_| NotPossible::NotAllowed)
        });
        let id = id.unwrap_or_else(|error| panic!("{} cannot reply: {error}", self.name()));
        Message::new(self.sandbox.clone(), channel.id(), id)
    }
}
