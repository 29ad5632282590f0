//! What a person does on the page, done in the sandbox.

use axum::Json;
use axum::extract::State;
use sandbox::NotPossible;
use sandbox::Outcome;
use sandbox::Pending;
use sandbox::Person;
use sandbox::Snowflake;
use serde::Deserialize;

use crate::page::Page;
use crate::page::Refusal;

/// Something a person does.
#[derive(Debug, Deserialize)]
pub(super) struct Deed {
    person: Snowflake,
    #[serde(flatten)]
    what: What,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum What {
    /// Writes a message, perhaps in reply to another.
    Say {
        channel: Snowflake,
        content: String,
        reply_to: Option<Snowflake>,
    },
    /// Makes a post in a forum.
    Post {
        channel: Snowflake,
        title: String,
        content: String,
    },
    /// Runs a slash command.
    Run {
        channel: Snowflake,
        command: String,
        options: Vec<(String, String)>,
    },
    /// Types into an option that completes itself.
    Complete {
        channel: Snowflake,
        command: String,
        options: Vec<(String, String)>,
        focused: (String, String),
    },
    /// Uses a command in the menu of a person.
    UseOnPerson {
        channel: Snowflake,
        command: String,
        target: Snowflake,
    },
    /// Uses a command in the menu of a message.
    UseOnMessage {
        channel: Snowflake,
        command: String,
        target: Snowflake,
    },
    /// Presses a button.
    Press {
        channel: Snowflake,
        message: Snowflake,
        custom_id: String,
    },
    /// Chooses in a select.
    Select {
        channel: Snowflake,
        message: Snowflake,
        custom_id: String,
        values: Vec<String>,
    },
    /// Sends the modal that is open.
    Submit { fields: Vec<(String, String)> },
    /// Has seen all of a channel.
    Read { channel: Snowflake },
    /// Deletes an own message.
    Delete {
        channel: Snowflake,
        message: Snowflake,
    },
    /// Dismisses a message that nobody else sees.
    Dismiss {
        channel: Snowflake,
        message: Snowflake,
    },
    /// Reloads the client.
    Reload,
}

impl From<NotPossible> for Refusal {
    fn from(error: NotPossible) -> Self {
        Self::not_possible(error.to_string())
    }
}

/// Does it, and waits for what the bot makes of it, where that is the point.
pub(super) async fn carry_out(
    State(page): State<Page>,
    Json(deed): Json<Deed>,
) -> Result<Json<Outcome>, Refusal> {
    let person = page.person(deed.person)?;
    let Some(pending) = begin(&page, &person, deed.what)? else {
        return Ok(Json(Outcome::Answered));
    };
    let answer = pending.first_answer().await;
    let outcome = answer.outcome();
    if matches!(outcome, Outcome::Modal { .. }) {
        page.remember_modal(person.id(), answer);
    }
    Ok(Json(outcome))
}

/// Does what needs no answer, and begins what does.
fn begin(page: &Page, person: &Person, what: What) -> Result<Option<Pending>, Refusal> {
    let started = match what {
        What::Run {
            channel,
            command,
            options,
        } => person.starts(&page.channel(channel)?, &command, named(&options))?,
        What::Complete {
            channel,
            command,
            options,
            focused: (option, typed),
        } => {
            let channel = page.channel(channel)?;
            let focused = (option.as_str(), typed.as_str());
            person.starts_completing(&channel, &command, named(&options), focused)?
        }
        What::UseOnPerson {
            channel,
            command,
            target,
        } => {
            let target = page.person(target)?;
            person.starts_on_person(&page.channel(channel)?, &command, &target)?
        }
        What::UseOnMessage {
            channel,
            command,
            target,
        } => person.starts_on_message(&command, &page.message(channel, target)?)?,
        What::Press {
            channel,
            message,
            custom_id,
        } => person.starts_press_id(&page.message(channel, message)?, &custom_id)?,
        What::Select {
            channel,
            message,
            custom_id,
            values,
        } => {
            let message = page.message(channel, message)?;
            person.starts_select(&message, &custom_id, values.iter().map(String::as_str))?
        }
        What::Submit { fields } => {
            let opened = page.modal_of(person.id());
            let opened = opened.ok_or_else(|| Refusal::gone("no form is open"))?;
            let fields = fields.iter().map(|(id, text)| (id.as_str(), text.as_str()));
            person.starts_submit(&opened, fields)?
        }
        other => {
            at_once(page, person, other)?;
            return Ok(None);
        }
    };
    Ok(Some(started))
}

fn at_once(page: &Page, person: &Person, what: What) -> Result<(), Refusal> {
    match what {
        What::Say {
            channel,
            content,
            reply_to: None,
        } => {
            person.tries_to_say(&page.channel(channel)?, &content)?;
        }
        What::Say {
            channel,
            content,
            reply_to: Some(to),
        } => {
            person.tries_to_reply(&page.message(channel, to)?, &content)?;
        }
        What::Post {
            channel,
            title,
            content,
        } => {
            person.posts(&page.channel(channel)?, &title, &content)?;
        }
        What::Read { channel } => person.reads(&page.channel(channel)?),
        What::Delete { channel, message } => person.deletes(&page.message(channel, message)?)?,
        What::Dismiss { channel, message } => person.dismisses(&page.message(channel, message)?),
        What::Reload => person.reloads(),
        // These wait for an answer, and `begin` has begun them.
        What::Run { .. }
        | What::Complete { .. }
        | What::UseOnPerson { .. }
        | What::UseOnMessage { .. }
        | What::Press { .. }
        | What::Select { .. }
        | What::Submit { .. } => {}
    }
    Ok(())
}

fn named(options: &[(String, String)]) -> impl Iterator<Item = (&str, String)> {
    options
        .iter()
        .map(|(name, value)| (name.as_str(), value.clone()))
}
