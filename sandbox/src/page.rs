//! The page: Discord's client in small, with the switches a developer needs.
//!
//! Everything is under `/_sandbox/`, next to what a bot asks for. A browser gets the files of
//! `sandbox/page/`, then a person's view as JSON, and from then on word of every change; it asks again
//! for what it shows. Other sites are kept out by the sandbox itself.

mod controls;
mod deeds;
mod events;
mod files;

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::PoisonError;

use axum::Json;
use axum::Router;
use axum::extract::Query;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::response::Response;
use axum::routing::get;
use axum::routing::post;
use sandbox::Answer;
use sandbox::Channel;
use sandbox::Message;
use sandbox::Person;
use sandbox::Request;
use sandbox::Sandbox;
use sandbox::Snowflake;
use sandbox::View;
use serde::Deserialize;
use serde::Serialize;
use serde_json::Value;
use serde_json::json;

use crate::keeper::Keeper;

/// What the routes share.
#[derive(Clone, Debug)]
struct Page {
    sandbox: Sandbox,
    keeper: Keeper,
    /// The answer that opened the modal each person has before them.
    modals: Arc<Mutex<HashMap<Snowflake, Answer>>>,
}

/// The routes of the page.
pub(crate) fn routes(sandbox: &Sandbox, keeper: Keeper) -> Router {
    let page = Page {
        sandbox: sandbox.clone(),
        keeper,
        modals: Arc::default(),
    };
    Router::new()
        .route("/_sandbox/api/people", get(people))
        .route("/_sandbox/api/view", get(view))
        .route("/_sandbox/api/commands", get(commands))
        .route("/_sandbox/api/events", get(events::stream))
        .route("/_sandbox/api/traffic", get(traffic))
        .route("/_sandbox/api/deeds", post(deeds::carry_out))
        .route("/_sandbox/api/controls", get(controls::show))
        .route("/_sandbox/api/controls", post(controls::carry_out))
        .with_state(page)
        .merge(files::routes())
}

impl Page {
    fn person(&self, id: Snowflake) -> Result<Person, Refusal> {
        let found = self.sandbox.find_person(id);
        found.ok_or_else(|| Refusal::gone("there is no such person"))
    }

    fn channel(&self, id: Snowflake) -> Result<Channel, Refusal> {
        let found = self.sandbox.find_channel(id);
        found.ok_or_else(|| Refusal::gone("the channel is gone"))
    }

    fn message(&self, channel: Snowflake, id: Snowflake) -> Result<Message, Refusal> {
        let found = self.sandbox.find_message(channel, id);
        found.ok_or_else(|| Refusal::gone("the message is gone"))
    }

    fn remember_modal(&self, person: Snowflake, answer: Answer) {
        let mut modals = self.modals.lock().unwrap_or_else(PoisonError::into_inner);
        modals.insert(person, answer);
    }

    fn modal_of(&self, person: Snowflake) -> Option<Answer> {
        let modals = self.modals.lock().unwrap_or_else(PoisonError::into_inner);
        modals.get(&person).cloned()
    }
}

/// Why something asked by the page was not done, in words to show.
#[derive(Debug)]
struct Refusal {
    status: StatusCode,
    words: String,
}

impl Refusal {
    fn gone(words: &str) -> Self {
        Self {
            status: StatusCode::NOT_FOUND,
            words: words.to_owned(),
        }
    }

    fn not_possible(words: impl Into<String>) -> Self {
        Self {
            status: StatusCode::CONFLICT,
            words: words.into(),
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.status, Json(json!({ "error": self.words }))).into_response()
    }
}

#[derive(Debug, Serialize)]
struct Seat {
    id: Snowflake,
    name: String,
}

/// Everyone whose seat can be taken.
async fn people(State(page): State<Page>) -> Json<Vec<Seat>> {
    let people = page.sandbox.people().into_iter();
    let seat = |person: Person| Seat {
        id: person.id(),
        name: person.name(),
    };
    Json(people.map(seat).collect())
}

#[derive(Debug, Deserialize)]
struct Whose {
    person: Snowflake,
}

async fn view(State(page): State<Page>, Query(whose): Query<Whose>) -> Result<Json<View>, Refusal> {
    let person = page.person(whose.person)?;
    Ok(Json(page.sandbox.view_of(&person)))
}

#[derive(Debug, Deserialize)]
struct WhoseWhere {
    person: Snowflake,
    channel: Snowflake,
}

async fn commands(
    State(page): State<Page>,
    Query(asked): Query<WhoseWhere>,
) -> Result<Json<Vec<Value>>, Refusal> {
    let person = page.person(asked.person)?;
    let channel = page.channel(asked.channel)?;
    Ok(Json(person.commands(&channel)))
}

#[derive(Debug, Deserialize)]
struct After {
    after: usize,
}

/// The bot's requests that the page does not know yet.
async fn traffic(State(page): State<Page>, Query(asked): Query<After>) -> Json<Vec<Request>> {
    Json(page.sandbox.traffic_after(asked.after))
}
