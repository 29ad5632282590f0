//! The files of the page, part of the program.

use axum::Router;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header;
use axum::response::Html;
use axum::response::IntoResponse;
use axum::response::Redirect;
use axum::response::Response;
use axum::routing::get;

/// Nothing is loaded from anywhere else, and nobody else may frame the page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    connect-src 'self'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; \
    form-action 'none'";

/// By name.
const FILES: &[(&str, &str)] = &[
    ("api.js", include_str!("../../page/api.js")),
    ("app.js", include_str!("../../page/app.js")),
    ("beside.html", include_str!("../../page/beside.html")),
    ("beside.js", include_str!("../../page/beside.js")),
    ("channels.js", include_str!("../../page/channels.js")),
    ("command.js", include_str!("../../page/command.js")),
    ("components.js", include_str!("../../page/components.js")),
    ("composer.js", include_str!("../../page/composer.js")),
    ("controls.js", include_str!("../../page/controls.js")),
    ("dom.js", include_str!("../../page/dom.js")),
    ("embeds.js", include_str!("../../page/embeds.js")),
    ("icon.svg", include_str!("../../page/icon.svg")),
    ("index.html", include_str!("../../page/index.html")),
    ("listbox.js", include_str!("../../page/listbox.js")),
    ("markdown.js", include_str!("../../page/markdown.js")),
    ("messages.js", include_str!("../../page/messages.js")),
    ("modal.js", include_str!("../../page/modal.js")),
    ("style.css", include_str!("../../page/style.css")),
    ("traffic.js", include_str!("../../page/traffic.js")),
];

/// How to run another bot here.
const GUIDE: &str = include_str!("../../README.md");

/// The routes of the files.
pub(super) fn routes() -> Router {
    Router::new()
        .route("/_sandbox", get(async || Redirect::permanent("/_sandbox/")))
        .route("/_sandbox/", get(async || file("index.html")))
        .route("/_sandbox/guide", get(async || guide()))
        .route(
            "/_sandbox/{name}",
            get(async |Path(name): Path<String>| file(&name)),
        )
}

fn file(name: &str) -> Response {
    let Some((_, text)) = FILES.iter().find(|(known, _)| *known == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kind = match name.rsplit_once('.') {
        Some((_, "js")) => "text/javascript; charset=utf-8",
        Some((_, "css")) => "text/css; charset=utf-8",
        Some((_, "svg")) => "image/svg+xml",
        _ => "text/html; charset=utf-8",
    };
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        // The program may be another at the next start.
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (headers, *text).into_response()
}

/// The guide as it was written, which any browser can show.
fn guide() -> Response {
    let policy = [(header::CONTENT_SECURITY_POLICY, POLICY)];
    let text = GUIDE.replace('&', "&amp;").replace('<', "&lt;");
    let page = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\">\
         <title>Your own bot in the sandbox</title>\
         <link rel=\"stylesheet\" href=\"/_sandbox/style.css\">\
         <body class=\"guide\"><main><pre>{text}</pre></main></body></html>"
    );
    (policy, Html(page)).into_response()
}
