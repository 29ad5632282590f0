//! Where the gateway is, and what the bot's application is.

use serde_json::json;

use crate::limits;
use crate::rest::Call;
use crate::rest::Outcome;
use crate::rest::Reply;
use crate::rest::no_route;
use crate::state::State;
use crate::wire;

pub(super) fn gateway(state: &State, call: &Call, rest: &[&str]) -> Outcome {
    let url = wire::gateway_url(state);
    match (call.method.as_str(), rest) {
        ("GET", []) => Ok(Reply::Json(json!({ "url": url }))),
        ("GET", ["bot"]) => {
            let used = state.sessions.identifies % limits::IDENTIFIES_A_DAY;
            Ok(Reply::Json(json!({
                "url": url,
                "shards": state.options.shards,
                "session_start_limit": {
                    "total": limits::IDENTIFIES_A_DAY,
                    "remaining": limits::IDENTIFIES_A_DAY - used,
                    "reset_after": 86_400_000,
                    "max_concurrency": state.options.max_concurrency.unwrap_or(1),
                },
            })))
        }
        _ => no_route(call),
    }
}

pub(super) fn me(state: &State, call: &Call) -> Outcome {
    match call.method.as_str() {
        "GET" => Ok(Reply::Json(wire::application(state))),
        _ => no_route(call),
    }
}
