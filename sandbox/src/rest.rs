//! The HTTP side of Discord: reads a request, records it, lets faults happen, and finds its route.

mod applications;
mod channels;
mod commands;
mod guilds;
mod interactions;
mod messages;
mod threads;
mod users;
mod webhooks;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::extract::FromRequest;
use axum::extract::Multipart;
use axum::extract::State as Extension;
use axum::http::HeaderMap;
use axum::http::HeaderName;
use axum::http::HeaderValue;
use axum::http::Request as HttpRequest;
use axum::http::StatusCode;
use axum::http::header;
use axum::response::IntoResponse;
use axum::response::Response;
use serde_json::Value;
use serde_json::json;

use crate::changes::Change;
use crate::connection::Knife;
use crate::core::Core;
use crate::error::ApiError;
use crate::error::Form;
use crate::faults::Effect;
use crate::faults::Scope;
use crate::limits;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::traffic::Request;
use crate::validate::draft::Upload;

/// Where the API of this version lives.
const PREFIX: &str = "/api/v10";

/// A request, read and taken apart.
#[derive(Clone, Debug, Default)]
struct Call {
    method: String,
    /// Without the prefix and the query.
    path: String,
    query: BTreeMap<String, String>,
    body: Option<Value>,
    files: Vec<Upload>,
}

impl Call {
    /// The body, or null where there is none.
    fn data(&self) -> &Value {
        self.body.as_ref().unwrap_or(&Value::Null)
    }

    fn number(&self, key: &str) -> Option<u64> {
        self.query.get(key)?.parse().ok()
    }

    fn id(&self, key: &str) -> Option<Snowflake> {
        self.number(key).map(Snowflake)
    }

    fn flag(&self, key: &str) -> bool {
        matches!(self.query.get(key).map(String::as_str), Some("true" | "1"))
    }
}

/// What a request that was carried out is answered with.
#[derive(Clone, Debug, PartialEq)]
enum Reply {
    Json(Value),
    Created(Value),
    NoContent,
}

type Outcome = Result<Reply, ApiError>;

/// Answers any request under `/api`.
pub(crate) async fn handle(
    Extension(core): Extension<Arc<Core>>,
    ConnectInfo(knife): ConnectInfo<Knife>,
    request: HttpRequest<Body>,
) -> Response {
    let open = Open::begin(&core);
    let headers = request.headers().clone();
    let (call, path, readable) = read(request).await;
    // In one step, so that whoever sees what a request has done sees its record too.
    let (effect, outcome) = core.change(|state| {
        let effect = state.faults.for_request(&call.method, &call.path);
        let outcome = match &effect {
            Some(
                Effect::RateLimit { .. }
                | Effect::Status(_)
                | Effect::DropBefore
                | Effect::HangBefore,
            ) => None,
            Some(Effect::Refuse {
                status,
                code,
                message,
            }) => Some(Err(ApiError {
                status: StatusCode::from_u16(*status).unwrap_or(StatusCode::BAD_REQUEST),
                code: *code,
                message: message.clone(),
                errors: None,
            })),
            _ => Some(readable.and_then(|()| carry_out(state, &call, &headers))),
        };
        let refusal = outcome.as_ref().and_then(|outcome| outcome.as_ref().err());
        state.traffic.record(Request {
            at_ms: state.now_ms(),
            method: call.method.clone(),
            path,
            body: call.body.clone(),
            files: call.files.iter().map(|file| file.field.clone()).collect(),
            status: recorded_status(effect.as_ref(), outcome.as_ref()),
            code: refusal.map(|error| error.code),
            refusal: refusal.map(ApiError::body),
        });
        (effect, outcome)
    });
    match effect {
        Some(Effect::DropBefore | Effect::DropAfter) => {
            drop(open);
            knife.cut();
            return std::future::pending().await;
        }
        Some(Effect::HangBefore | Effect::HangAfter) => {
            drop(open);
            return std::future::pending().await;
        }
        Some(Effect::RateLimit { retry_after, scope }) => return rate_limited(retry_after, scope),
        Some(Effect::Status(status)) => return failed(status),
        Some(Effect::Slow(by)) => {
            let by_ms = u64::try_from(by.as_millis()).unwrap_or(u64::MAX);
            core.clock.reached(core.clock.now_ms() + by_ms).await;
        }
        Some(Effect::Refuse { .. }) | None => {}
    }
    respond(outcome.unwrap_or_else(|| Err(ApiError::not_found())))
}

/// The status of the answer a request gets; none where a fault keeps it from being answered.
fn recorded_status(effect: Option<&Effect>, outcome: Option<&Outcome>) -> Option<u16> {
    match effect {
        Some(Effect::DropBefore | Effect::DropAfter | Effect::HangBefore | Effect::HangAfter) => {
            None
        }
        Some(Effect::RateLimit { .. }) => Some(StatusCode::TOO_MANY_REQUESTS.as_u16()),
        Some(Effect::Status(status)) => Some(*status),
        _ => outcome.map(|outcome| status(outcome).as_u16()),
    }
}

/// Counts a request as open until dropped.
struct Open(Arc<Core>);

impl Open {
    fn begin(core: &Arc<Core>) -> Self {
        core.change(|state| {
            state.traffic.open += 1;
            state.changes.push(Change::Request);
        });
        Self(Arc::clone(core))
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.0.change(|state| {
            state.traffic.open -= 1;
            state.changes.push(Change::Request);
        });
    }
}

/// Takes a request apart; also gives its path as it came, and whether its body could be read.
async fn read(request: HttpRequest<Body>) -> (Call, String, Result<(), ApiError>) {
    let whole = request
        .uri()
        .path_and_query()
        .map_or_else(String::new, ToString::to_string);
    let path = request.uri().path();
    let query = request.uri().query().unwrap_or_default();
    let mut call = Call {
        method: request.method().to_string(),
        path: path.strip_prefix(PREFIX).unwrap_or(path).to_owned(),
        query: query
            .split('&')
            .filter_map(|pair| pair.split_once('='))
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect(),
        body: None,
        files: Vec::new(),
    };
    let is_multipart = request
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.starts_with("multipart/form-data"));
    let read = if is_multipart {
        read_multipart(&mut call, request).await
    } else {
        read_json(&mut call, request).await
    };
    (call, whole, read)
}

async fn read_json(call: &mut Call, request: HttpRequest<Body>) -> Result<(), ApiError> {
    let bytes = axum::body::to_bytes(request.into_body(), limits::REQUEST_BYTES)
        .await
        .map_err(|_| ApiError::request_too_large())?;
    if !bytes.is_empty() {
        call.body = Some(serde_json::from_slice(&bytes).map_err(|_| ApiError::invalid_json())?);
    }
    Ok(())
}

async fn read_multipart(call: &mut Call, request: HttpRequest<Body>) -> Result<(), ApiError> {
    let mut parts = Multipart::from_request(request, &())
        .await
        .map_err(|_| ApiError::invalid_json())?;
    while let Some(part) = parts
        .next_field()
        .await
        .map_err(|_| ApiError::request_too_large())?
    {
        let field = part.name().unwrap_or_default().to_owned();
        let filename = part.file_name().map(str::to_owned);
        let content_type = part.content_type().map(str::to_owned);
        let bytes = part
            .bytes()
            .await
            .map_err(|_| ApiError::request_too_large())?;
        if field == "payload_json" {
            call.body = Some(serde_json::from_slice(&bytes).map_err(|_| ApiError::invalid_json())?);
            continue;
        }
        let Some(filename) = filename else { continue };
        let index = field
            .strip_prefix("files[")
            .and_then(|rest| rest.strip_suffix(']'))
            .and_then(|index| index.parse().ok())
            .unwrap_or(call.files.len() as u64);
        call.files.push(Upload {
            index,
            content_type: content_type
                .filter(|kind| kind != "application/octet-stream")
                .or_else(|| guess_type(&filename).map(str::to_owned)),
            field,
            filename,
            bytes: bytes.to_vec(),
        });
    }
    Ok(())
}

/// The type Discord tells of a file, by its name.
fn guess_type(filename: &str) -> Option<&'static str> {
    let (_, extension) = filename.rsplit_once('.')?;
    match extension.to_ascii_lowercase().as_str() {
        "png" => Some("image/png"),
        "gif" => Some("image/gif"),
        "jpg" | "jpeg" => Some("image/jpeg"),
        "webp" => Some("image/webp"),
        "txt" => Some("text/plain; charset=utf-8"),
        "json" => Some("application/json; charset=utf-8"),
        _ => None,
    }
}

fn carry_out(state: &mut State, call: &Call, headers: &HeaderMap) -> Outcome {
    let segments: Vec<&str> = call.path.split('/').filter(|s| !s.is_empty()).collect();
    // The token in the path of an interaction, and the address of the gateway, are open to all.
    let open = matches!(
        segments.as_slice(),
        ["interactions" | "webhooks", _, _, ..] | ["gateway"]
    );
    let expected = format!("Bot {}", state.options.token);
    let given = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok());
    if !open && given != Some(expected.as_str()) {
        return Err(ApiError::unauthorized());
    }
    route(state, call, &segments)
}

fn route(state: &mut State, call: &Call, segments: &[&str]) -> Outcome {
    match segments {
        ["gateway", rest @ ..] => applications::gateway(state, call, rest),
        ["applications", "@me"] | ["oauth2", "applications", "@me"] => {
            applications::me(state, call)
        }
        ["applications", application, rest @ ..] => commands::route(state, call, application, rest),
        ["users", rest @ ..] => users::route(state, call, rest),
        ["interactions", id, token, "callback"] => {
            interactions::callback(state, call, path_id(id, "interaction_id")?, token)
        }
        ["webhooks", application, token, rest @ ..] => {
            webhooks::route(state, call, application, token, rest)
        }
        ["guilds", guild, rest @ ..] => {
            guilds::route(state, call, path_id(guild, "guild_id")?, rest)
        }
        ["channels", channel, rest @ ..] => {
            channels::route(state, call, path_id(channel, "channel_id")?, rest)
        }
        _ => no_route(call),
    }
}

/// For a path or method that this stand-in does not have, which may well be one Discord has.
fn no_route(call: &Call) -> Outcome {
    tracing::warn!("no such route here: {} {}", call.method, call.path);
    Err(ApiError::not_found())
}

/// Reads an id from a path.
fn path_id(text: &str, field: &str) -> Result<Snowflake, ApiError> {
    text.parse().map_err(|_| {
        let mut form = Form::default();
        form.add(
            field,
            "NUMBER_TYPE_COERCE",
            format!("Value \"{text}\" is not snowflake."),
        );
        form.finish().err().unwrap_or_else(ApiError::not_found)
    })
}

fn status(outcome: &Outcome) -> StatusCode {
    match outcome {
        Ok(Reply::Json(_)) => StatusCode::OK,
        Ok(Reply::Created(_)) => StatusCode::CREATED,
        Ok(Reply::NoContent) => StatusCode::NO_CONTENT,
        Err(error) => error.status,
    }
}

fn respond(outcome: Outcome) -> Response {
    let status = status(&outcome);
    match outcome {
        Ok(Reply::Json(value) | Reply::Created(value)) => {
            (status, axum::Json(value)).into_response()
        }
        Ok(Reply::NoContent) => status.into_response(),
        Err(error) => (status, axum::Json(error.body())).into_response(),
    }
}

fn failed(status: u16) -> Response {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let reason = status.canonical_reason().unwrap_or("Error");
    let body = json!({ "message": format!("{}: {reason}", status.as_u16()), "code": 0 });
    (status, axum::Json(body)).into_response()
}

fn rate_limited(retry_after: Duration, scope: Scope) -> Response {
    let seconds = retry_after.as_secs_f64();
    let body = json!({
        "message": "You are being rate limited.",
        "retry_after": seconds,
        "global": scope == Scope::Global,
    });
    let mut response = (StatusCode::TOO_MANY_REQUESTS, axum::Json(body)).into_response();
    let mut set = |name: &'static str, value: String| {
        if let Ok(value) = HeaderValue::from_str(&value) {
            response
                .headers_mut()
                .insert(HeaderName::from_static(name), value);
        }
    };
    // The header counts whole seconds, and never too few.
    set("retry-after", format!("{:.0}", seconds.ceil()));
    if scope == Scope::Global {
        set("x-ratelimit-global", "true".to_owned());
        set("x-ratelimit-scope", "global".to_owned());
        return response;
    }
    let scope = if scope == Scope::Shared {
        "shared"
    } else {
        "user"
    };
    set("x-ratelimit-scope", scope.to_owned());
    set("x-ratelimit-limit", "5".to_owned());
    set("x-ratelimit-remaining", "0".to_owned());
    set("x-ratelimit-reset-after", format!("{seconds:.3}"));
    set("x-ratelimit-bucket", "sandbox".to_owned());
    response
}
