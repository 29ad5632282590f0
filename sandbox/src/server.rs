//! The one port: gateway, REST and files behind it.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::extract::Path;
use axum::extract::Query;
use axum::extract::State as Extension;
use axum::http::StatusCode;
use axum::http::header;
use axum::middleware;
use axum::response::IntoResponse;
use axum::response::Response;
use axum::routing::get;
use serde::Deserialize;

use crate::core::Core;
use crate::gateway;
use crate::limits;
use crate::origin;
use crate::rest;
use crate::snowflake::Snowflake;

/// All that a bot may ask for, and `routes` beside it; nothing for a browser on another site.
pub(crate) fn router(core: Arc<Core>, routes: Router) -> Router {
    Router::new()
        .route("/", get(gateway::connect))
        .route("/attachments/{channel}/{id}/{name}", get(file))
        .route("/clock", get(clock))
        .fallback(rest::handle)
        .layer(DefaultBodyLimit::max(limits::REQUEST_BYTES))
        .with_state(core)
        .merge(routes)
        .layer(middleware::from_fn(origin::guard))
}

/// How long a question for the time is kept waiting.
const CLOCK_WITHIN: Duration = Duration::from_mins(1);

/// What a bot knows of the clock.
#[derive(Deserialize)]
struct Known {
    after_ms: Option<u64>,
}

/// How far the clock is ahead of the machine's: for a bot that wants to live in the same time. With
/// `after_ms`, the answer waits until it is another than that, or for a while.
async fn clock(
    Extension(core): Extension<Arc<Core>>,
    Query(known): Query<Known>,
) -> Json<serde_json::Value> {
    let clock = core.clock.clone();
    if let Some(known) = known.after_ms.map(Duration::from_millis) {
        // Whether it was moved or not, the answer says how far it is.
        let _ = tokio::time::timeout(CLOCK_WITHIN, clock.moved(known)).await;
    }
    Json(serde_json::json!({ "ahead_ms": clock.ahead().as_millis() }))
}

/// A file that was sent with a message, as long as the message has it.
async fn file(
    Extension(core): Extension<Arc<Core>>,
    Path((channel, id, name)): Path<(u64, u64, String)>,
) -> Response {
    let found = core.look(|state| {
        let id = Snowflake(id);
        let messages = state.messages.get(&Snowflake(channel))?;
        let attachment = messages
            .values()
            .flat_map(|message| &message.attachments)
            .find(|attachment| attachment.id == id && attachment.filename == name)?;
        let bytes = state.files.get(&id)?;
        Some((attachment.content_type.clone(), Arc::clone(bytes)))
    });
    let Some((content_type, bytes)) = found else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let content_type = content_type.unwrap_or_else(|| "application/octet-stream".to_owned());
    (
        [(header::CONTENT_TYPE, content_type)],
        bytes.as_ref().clone(),
    )
        .into_response()
}
