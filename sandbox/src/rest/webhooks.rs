//! What a bot may do with an interaction's token after its first answer.

use crate::changes::Change;
use crate::error::ApiError;
use crate::error::Unknown;
use crate::limits;
use crate::model::FirstAnswer;
use crate::model::Interaction;
use crate::rest::Call;
use crate::rest::Outcome;
use crate::rest::Reply;
use crate::rest::interactions;
use crate::rest::no_route;
use crate::rest::path_id;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::validate::draft::Draft;
use crate::wire;

pub(super) fn route(
    state: &mut State,
    call: &Call,
    application: &str,
    token: &str,
    rest: &[&str],
) -> Outcome {
    if path_id(application, "webhook_id")? != state.bot {
        return Err(ApiError::unknown(Unknown::Webhook));
    }
    let interaction = state
        .interaction_of(token)
        .ok_or_else(ApiError::token_expired)?
        .clone();
    if state.now_ms() >= interaction.created_ms + limits::TOKEN_MS {
        return Err(ApiError::token_expired());
    }
    if interaction.answer.is_none() {
        return Err(ApiError::unknown(Unknown::Webhook));
    }
    let unknown = || ApiError::unknown(Unknown::Message);
    match (call.method.as_str(), rest) {
        ("POST", []) => follow_up(state, call, &interaction),
        (method, ["messages", message]) => {
            let id = match *message {
                "@original" => interaction.original.ok_or_else(unknown)?,
                message => path_id(message, "message_id")?,
            };
            let reachable = interaction.original == Some(id)
                || interaction.message_id == Some(id)
                || interaction.followups.contains(&id);
            let message = state.message(interaction.channel_id, id);
            let message = message.filter(|_| reachable).ok_or_else(unknown)?;
            match method {
                "GET" => Ok(Reply::Json(wire::message(state, message))),
                "PATCH" => edit(state, call, &interaction, id),
                "DELETE" => {
                    state.delete_message(interaction.channel_id, id);
                    completed(state, interaction.id);
                    Ok(Reply::NoContent)
                }
                _ => no_route(call),
            }
        }
        _ => no_route(call),
    }
}

fn follow_up(state: &mut State, call: &Call, interaction: &Interaction) -> Outcome {
    let draft = Draft::read(call.data(), "", call.files.clone())?;
    draft.not_empty()?;
    // The first message after "the bot is thinking" takes its place.
    let promised = match interaction.answer {
        Some(FirstAnswer::DeferredMessage) => interaction.original,
        _ => None,
    };
    let loading = promised.filter(|id| {
        let message = state.message(interaction.channel_id, *id);
        message.is_some_and(crate::model::Message::is_loading)
    });
    let id = if let Some(id) = loading {
        state.complete(interaction.channel_id, id, draft)?;
        id
    } else {
        let guest = !state.is_bot_at(interaction.channel_id);
        if guest && interaction.followups.len() >= limits::GUEST_FOLLOWUPS {
            return Err(ApiError::too_many_followups());
        }
        let id = interactions::post(state, interaction, draft)?;
        if let Some(interaction) = state.interactions.get_mut(&interaction.id) {
            interaction.followups.push(id);
        }
        id
    };
    completed(state, interaction.id);
    written(state, interaction, id)
}

fn edit(state: &mut State, call: &Call, interaction: &Interaction, id: Snowflake) -> Outcome {
    let draft = Draft::read(call.data(), "", call.files.clone())?;
    let message = state.message(interaction.channel_id, id);
    if message.is_some_and(crate::model::Message::is_loading) {
        state.complete(interaction.channel_id, id, draft)?;
    } else {
        state.edit(interaction.channel_id, id, draft)?;
    }
    completed(state, interaction.id);
    written(state, interaction, id)
}

fn written(state: &State, interaction: &Interaction, id: Snowflake) -> Outcome {
    let message = state.message(interaction.channel_id, id);
    let message = message.ok_or_else(|| ApiError::unknown(Unknown::Message))?;
    Ok(Reply::Json(wire::message(state, message)))
}

fn completed(state: &mut State, id: Snowflake) {
    if let Some(interaction) = state.interactions.get_mut(&id) {
        interaction.completed = true;
        let person = interaction.person;
        state.changes.push(Change::Interaction {
            interaction: id,
            person,
        });
    }
}
