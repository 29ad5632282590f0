//! What a person gets for what they did.

use std::time::Duration;

use serde::Serialize;
use serde_json::Value;

use crate::limits;
use crate::model;
use crate::model::FirstAnswer;
use crate::people::Message;
use crate::sandbox::Sandbox;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::transcript;

/// Something a person did that may not have been answered yet.
#[derive(Clone, Debug)]
pub struct Pending {
    sandbox: Sandbox,
    interaction: Snowflake,
}

impl Pending {
    pub(crate) fn new(sandbox: Sandbox, interaction: Snowflake) -> Self {
        Self {
            sandbox,
            interaction,
        }
    }

    /// The interaction's id, for a bot that is driven by hand.
    #[must_use]
    pub fn id(&self) -> Snowflake {
        self.interaction
    }

    /// The interaction's token, likewise.
    #[must_use]
    pub fn token(&self) -> String {
        self.sandbox.core.look(|state| {
            let interaction = state.interactions.get(&self.interaction);
            interaction.map_or_else(String::new, |interaction| interaction.token.clone())
        })
    }

    /// Waits for the answer. Where the bot first only acknowledges, waits for what it then shows.
    ///
    /// Ends without an answer when Discord's three seconds are over on the sandbox's clock, when no
    /// bot is there to answer, or when the patience of the options is over.
    pub async fn answer(self) -> Answer {
        self.wait(|state, interaction| is_answered(interaction) && is_complete(state, interaction))
            .await
    }

    /// Waits for the first answer only, which may be that the bot is thinking.
    pub async fn first_answer(self) -> Answer {
        self.wait(|_, interaction| is_answered(interaction)).await
    }

    async fn wait(self, done: impl Fn(&State, &model::Interaction) -> bool) -> Answer {
        let core = &self.sandbox.core;
        let patience = self.sandbox.patience();
        let wait = core.until(|state| {
            let interaction = state.interactions.get(&self.interaction)?;
            (interaction.lost || done(state, interaction)).then_some(())
        });
        let deadline_ms = core.look(|state| {
            let interaction = state.interactions.get(&self.interaction);
            interaction.map_or(0, |i| i.created_ms + limits::ANSWER_MS)
        });
        let too_late = async {
            core.clock.reached(deadline_ms).await;
            let unanswered = core.look(|state| {
                let interaction = state.interactions.get(&self.interaction);
                interaction.is_some_and(|i| i.answer.is_none())
            });
            if !unanswered {
                std::future::pending::<()>().await;
            }
        };
        tokio::select! {
            biased;
            () = wait => {}
            () = too_late => {}
            () = tokio::time::sleep(patience.max(Duration::from_millis(1))) => {}
        }
        Answer {
            sandbox: self.sandbox,
            interaction: self.interaction,
        }
    }
}

fn is_answered(interaction: &model::Interaction) -> bool {
    interaction.answer.is_some()
}

/// Whether an acknowledgement has been followed by something to see.
fn is_complete(state: &State, interaction: &model::Interaction) -> bool {
    let message = |id: Option<Snowflake>| state.message(interaction.channel_id, id?);
    match interaction.answer {
        Some(FirstAnswer::DeferredMessage) => {
            interaction.completed
                || !message(interaction.original).is_some_and(model::Message::is_loading)
        }
        Some(FirstAnswer::DeferredUpdate) => {
            let used = message(interaction.message_id);
            let changed = used.is_none_or(|used| used.revision != interaction.message_revision);
            let newest = state.messages.get(&interaction.channel_id);
            let newest = newest.and_then(|messages| messages.values().next_back());
            let spoke = newest.is_some_and(|m| m.id > interaction.id && m.author == state.bot);
            interaction.completed || changed || spoke
        }
        _ => true,
    }
}

/// What came of something a person did, in Discord's client.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "outcome", rename_all = "snake_case")]
pub enum Outcome {
    /// "This interaction failed": no answer came in time.
    Failed,
    /// A message was sent or edited, or the bot has only acknowledged.
    Answered,
    /// An option's suggestions, as Discord's API gives them.
    Choices {
        /// The suggestions.
        choices: Vec<Value>,
    },
    /// A modal has opened.
    Modal {
        /// The modal as the bot sent it.
        modal: Value,
    },
}

/// What a person got for what they did. Reading it gives what it is now, after edits.
#[derive(Clone, Debug)]
pub struct Answer {
    sandbox: Sandbox,
    interaction: Snowflake,
}

impl Answer {
    pub(crate) fn interaction(&self) -> Snowflake {
        self.interaction
    }

    /// Whether Discord's client says "This interaction failed": nothing came in time.
    #[must_use]
    pub fn failed(&self) -> bool {
        self.look(|_, interaction| interaction.answer.is_none())
    }

    /// What came of it.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        self.sandbox.core.look(|state| {
            let interaction = state.interactions.get(&self.interaction);
            match interaction.and_then(|interaction| interaction.answer.clone()) {
                None => Outcome::Failed,
                Some(FirstAnswer::Choices(choices)) => Outcome::Choices { choices },
                Some(FirstAnswer::Modal(modal)) => Outcome::Modal { modal },
                Some(_) => Outcome::Answered,
            }
        })
    }

    /// Whether the bot has acknowledged, and nothing to see has followed.
    #[must_use]
    pub fn is_only_acknowledged(&self) -> bool {
        self.look(|state, interaction| is_answered(interaction) && !is_complete(state, interaction))
    }

    /// What a private message says, which only this person sees.
    ///
    /// # Panics
    ///
    /// When the answer is not private.
    #[must_use]
    #[track_caller]
    pub fn told_privately(&self) -> String {
        let message = self.message();
        if !message.is_ephemeral() {
            self.unexpected("a private message");
        }
        message.content()
    }

    /// What a public message says, which is new.
    ///
    /// # Panics
    ///
    /// When the answer is private, or an edit.
    #[must_use]
    #[track_caller]
    pub fn told_publicly(&self) -> String {
        let edited = self.look(|_, interaction| is_update(interaction));
        let message = self.message();
        if edited || message.is_ephemeral() {
            self.unexpected("a public message");
        }
        message.content()
    }

    /// The message whose component was used, edited in place.
    ///
    /// # Panics
    ///
    /// When it was not edited.
    #[must_use]
    #[track_caller]
    pub fn updated(&self) -> Message {
        let updated = self.look(|state, interaction| {
            let id = interaction.message_id.filter(|_| is_update(interaction))?;
            let message = state.message(interaction.channel_id, id)?;
            (message.revision != interaction.message_revision).then_some((message.channel_id, id))
        });
        match updated {
            Some((channel, id)) => Message::new(self.sandbox.clone(), channel, id),
            None => self.unexpected("an edit of the message"),
        }
    }

    /// The message that answers: the newest that the bot sent for it, or the one it edited.
    ///
    /// # Panics
    ///
    /// When there is none.
    #[must_use]
    #[track_caller]
    pub fn message(&self) -> Message {
        match self.messages().pop() {
            Some(message) => message,
            None => self.unexpected("a message"),
        }
    }

    /// All messages that answer: the first, or the one it edited, then those that followed.
    #[must_use]
    pub fn messages(&self) -> Vec<Message> {
        let ids = self.look(|state, interaction| {
            let all = interaction.original.iter().chain(&interaction.followups);
            let there = |id: &&Snowflake| state.message(interaction.channel_id, **id).is_some();
            all.filter(there)
                .map(|id| (interaction.channel_id, *id))
                .collect::<Vec<(Snowflake, Snowflake)>>()
        });
        let of = |(channel, id)| Message::new(self.sandbox.clone(), channel, id);
        ids.into_iter().map(of).collect()
    }

    /// The labels of the buttons of the answering message.
    ///
    /// # Panics
    ///
    /// When there is no message.
    #[must_use]
    #[track_caller]
    pub fn buttons(&self) -> Vec<String> {
        self.message().buttons()
    }

    /// The suggestions of an autocompletion: name and value.
    ///
    /// # Panics
    ///
    /// When the answer is something else.
    #[must_use]
    #[track_caller]
    pub fn choices(&self) -> Vec<(String, Value)> {
        let choices = self.look(|_, interaction| match &interaction.answer {
            Some(FirstAnswer::Choices(choices)) => Some(choices.clone()),
            _ => None,
        });
        let Some(choices) = choices else {
            self.unexpected("suggestions");
        };
        let name = |choice: &Value| choice.get("name")?.as_str().map(str::to_owned);
        let value = |choice: &Value| choice.get("value").cloned();
        choices
            .iter()
            .map(|c| (name(c).unwrap_or_default(), value(c).unwrap_or_default()))
            .collect()
    }

    /// The modal that was opened, as the bot sent it.
    ///
    /// # Panics
    ///
    /// When none was opened.
    #[must_use]
    #[track_caller]
    pub fn modal(&self) -> Value {
        let modal = self.look(|_, interaction| match &interaction.answer {
            Some(FirstAnswer::Modal(modal)) => Some(modal.clone()),
            _ => None,
        });
        match modal {
            Some(modal) => modal,
            None => self.unexpected("a modal"),
        }
    }

    /// What the person sees of the answer, in words.
    #[must_use]
    pub fn describe(&self) -> String {
        let shown: Vec<String> = self
            .messages()
            .iter()
            .map(|message| {
                self.sandbox.core.look(|state| {
                    let found = state.message(message.channel().id(), message.id());
                    found.map_or_else(String::new, |found| transcript::message(state, found))
                })
            })
            .collect();
        self.look(|_, interaction| match &interaction.answer {
            None => "This interaction failed.".to_owned(),
            Some(FirstAnswer::Choices(choices)) => format!("{} suggestions", choices.len()),
            Some(FirstAnswer::Modal(modal)) => format!("a modal: {modal}"),
            Some(_) => shown.join("\n"),
        })
    }

    #[track_caller]
    fn unexpected(&self, wanted: &str) -> ! {
        panic!("expected {wanted}, but there was: {}", self.describe())
    }

    fn look<T: Default>(&self, look: impl FnOnce(&State, &model::Interaction) -> T) -> T {
        self.sandbox.core.look(|state| {
            let interaction = state.interactions.get(&self.interaction);
            interaction.map_or_else(T::default, |interaction| look(state, interaction))
        })
    }
}

/// Whether the first answer was about the message whose component was used.
fn is_update(interaction: &model::Interaction) -> bool {
    matches!(
        interaction.answer,
        Some(FirstAnswer::Update | FirstAnswer::DeferredUpdate)
    )
}
