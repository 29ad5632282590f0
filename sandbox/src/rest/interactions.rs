//! The first answer to an interaction.

use serde_json::Value;
use serde_json::json;

use crate::changes::Change;
use crate::error::ApiError;
use crate::error::Form;
use crate::error::Unknown;
use crate::limits;
use crate::model::FirstAnswer;
use crate::model::Interaction;
use crate::model::InteractionKind;
use crate::model::Message;
use crate::model::MessageKind;
use crate::rest::Call;
use crate::rest::Outcome;
use crate::rest::Reply;
use crate::rest::no_route;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::state::messages::Origin;
use crate::validate::commands;
use crate::validate::components;
use crate::validate::draft::Draft;
use crate::wire;

/// Answers with a message.
const MESSAGE: u64 = 4;
/// Promises a message.
const DEFERRED_MESSAGE: u64 = 5;
/// Promises an edit of the component's message.
const DEFERRED_UPDATE: u64 = 6;
/// Edits the component's message.
const UPDATE: u64 = 7;
/// Suggests choices.
const CHOICES: u64 = 8;
/// Opens a modal.
const MODAL: u64 = 9;

pub(super) fn callback(state: &mut State, call: &Call, id: Snowflake, token: &str) -> Outcome {
    if call.method != "POST" {
        return no_route(call);
    }
    let unknown = || ApiError::unknown(Unknown::Interaction);
    let interaction = state
        .interactions
        .get(&id)
        .filter(|interaction| interaction.token == token)
        .ok_or_else(unknown)?
        .clone();
    if interaction.answer.is_some() {
        return Err(ApiError::already_answered());
    }
    if state.now_ms() >= interaction.created_ms + limits::ANSWER_MS {
        return Err(unknown());
    }
    let kind = call.data().get("type").and_then(Value::as_u64);
    let allowed = allowed(&interaction);
    let mut form = Form::default();
    match kind {
        None => form.missing("type"),
        Some(kind) if !allowed.contains(&kind) => form.not_one_of("type", allowed),
        Some(_) => {}
    }
    form.finish()?;
    let (answer, original) = first_answer(state, call, &interaction, kind.unwrap_or_default())?;
    if let Some(interaction) = state.interactions.get_mut(&id) {
        interaction.answer = Some(answer);
        interaction.original = original;
    }
    state.changes.push(Change::Interaction {
        interaction: id,
        person: interaction.person,
    });
    if call.flag("with_response") {
        Ok(Reply::Json(response(state, id, kind, original)))
    } else {
        Ok(Reply::NoContent)
    }
}

/// Carries out an answer of an allowed type; returns it, and the message that `@original` then means.
fn first_answer(
    state: &mut State,
    call: &Call,
    interaction: &Interaction,
    kind: u64,
) -> Result<(FirstAnswer, Option<Snowflake>), ApiError> {
    let data = call.data().get("data").unwrap_or(&Value::Null);
    Ok(match kind {
        MESSAGE => {
            let draft = Draft::read(data, "data", call.files.clone())?;
            draft.not_empty()?;
            let message = post(state, interaction, draft)?;
            (FirstAnswer::Message, Some(message))
        }
        DEFERRED_MESSAGE => {
            let mut draft = Draft::read(data, "data", Vec::new())?;
            draft.flags = Some(draft.flags.unwrap_or(0) | Message::LOADING);
            let message = post(state, interaction, draft)?;
            (FirstAnswer::DeferredMessage, Some(message))
        }
        DEFERRED_UPDATE => (FirstAnswer::DeferredUpdate, interaction.message_id),
        UPDATE => {
            let draft = Draft::read(data, "data", call.files.clone())?;
            let message = interaction.message_id.unwrap_or_default();
            if state.message(interaction.channel_id, message).is_none() {
                return Err(ApiError::unknown(Unknown::Message));
            }
            state.edit(interaction.channel_id, message, draft)?;
            (FirstAnswer::Update, interaction.message_id)
        }
        CHOICES => {
            let mut form = Form::default();
            commands::check_choices(&mut form, data, "data");
            form.finish()?;
            let choices = data.get("choices").and_then(Value::as_array);
            (
                FirstAnswer::Choices(choices.cloned().unwrap_or_default()),
                None,
            )
        }
        _ => {
            let mut form = Form::default();
            components::check_modal(&mut form, data, "data");
            form.finish()?;
            (FirstAnswer::Modal(data.clone()), None)
        }
    })
}

/// The types that may answer an interaction.
fn allowed(interaction: &Interaction) -> &'static [u64] {
    match (interaction.kind, interaction.message_id) {
        (InteractionKind::Autocomplete, _) => &[CHOICES],
        (InteractionKind::Command, _) => &[MESSAGE, DEFERRED_MESSAGE, MODAL],
        (InteractionKind::Component, _) => {
            &[MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, MODAL]
        }
        (InteractionKind::Modal, Some(_)) => &[MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE],
        (InteractionKind::Modal, None) => &[MESSAGE, DEFERRED_MESSAGE],
    }
}

/// Posts a message that answers an interaction.
pub(super) fn post(
    state: &mut State,
    interaction: &Interaction,
    draft: Draft,
) -> Result<Snowflake, ApiError> {
    state.channel(interaction.channel_id)?;
    // Where an app may not speak to all, it speaks to whoever asked.
    let hushed = !state.may_speak_up(interaction.person, interaction.channel_id);
    let kind = match (interaction.kind, interaction.command_kind) {
        (InteractionKind::Command, commands::CHAT) => MessageKind::ChatInputCommand,
        (InteractionKind::Command, _) => MessageKind::ContextMenuCommand,
        _ => MessageKind::Default,
    };
    let origin = Origin {
        author: state.bot,
        kind,
        interaction: Some(interaction.id),
        only_for: (hushed || draft.is_ephemeral()).then_some(interaction.person),
    };
    state.post(interaction.channel_id, &origin, draft)
}

/// What `with_response` asks for.
fn response(state: &State, id: Snowflake, kind: Option<u64>, original: Option<Snowflake>) -> Value {
    let Some(interaction) = state.interactions.get(&id) else {
        return Value::Null;
    };
    let message = original.and_then(|id| state.message(interaction.channel_id, id));
    let mut about = json!({ "id": id, "type": interaction.kind as u8 });
    let mut resource = json!({ "type": kind });
    if let Some(message) = message {
        wire::merge(
            &mut about,
            json!({
                "response_message_id": message.id,
                "response_message_loading": message.is_loading(),
                "response_message_ephemeral": message.only_for.is_some(),
            }),
        );
        wire::merge(
            &mut resource,
            json!({ "message": wire::message(state, message) }),
        );
    }
    json!({ "interaction": about, "resource": resource })
}
