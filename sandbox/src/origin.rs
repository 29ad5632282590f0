//! Keeps other web sites out: a browser on this machine must not lend them its reach.
//!
//! A bot sends no `Origin` and calls us by a name of this machine. A web page of another site sends its
//! own origin, which is not ours; one that has had its name changed to our address (DNS rebinding)
//! sends its own name as the host. Nothing here allows any other origin, so a browser shows no answer
//! to one either.

use axum::extract::Request;
use axum::http::HeaderMap;
use axum::http::HeaderName;
use axum::http::StatusCode;
use axum::http::header;
use axum::middleware::Next;
use axum::response::IntoResponse;
use axum::response::Response;

/// The names of this machine.
const OWN_NAMES: [&str; 3] = ["127.0.0.1", "localhost", "[::1]"];

/// Refuses what a browser asks for another site.
pub(crate) async fn guard(request: Request, next: Next) -> Response {
    if is_own(request.headers()) {
        next.run(request).await
    } else {
        let why = "This sandbox answers only to its own machine and its own page.\n";
        (StatusCode::FORBIDDEN, why).into_response()
    }
}

fn is_own(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or(""));
    let Some(host) = text(header::HOST) else {
        return false;
    };
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    let same_origin =
        text(header::ORIGIN).is_none_or(|origin| origin.strip_prefix("http://") == Some(host));
    OWN_NAMES.contains(&name) && same_origin
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(host: &str, origin: Option<&str>, expected: bool) {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        assert_eq!(is_own(&headers), expected, "{host} {origin:?}");
    }

    #[test]
    fn bots_and_the_own_page_are_let_in() {
        check("127.0.0.1:8640", None, true);
        check("localhost:8640", None, true);
        check("[::1]:8640", None, true);
        check("127.0.0.1", None, true);
        check("127.0.0.1:8640", Some("http://127.0.0.1:8640"), true);
    }

    #[test]
    fn other_sites_are_kept_out() {
        check("127.0.0.1:8640", Some("https://example.com"), false);
        check("127.0.0.1:8640", Some("http://127.0.0.1:8641"), false);
        check("127.0.0.1:8640", Some("null"), false);
        check("example.com:8640", None, false);
        check("example.com:8640", Some("http://example.com:8640"), false);
    }
}
