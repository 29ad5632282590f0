//! REST through a proxy that several processes may share, while the gateway is Discord's own.

use crate::table::Table;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{Response, StatusCode};
use sandbox::{Pace, SandboxOptions};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

/// The largest request that is passed on.
const BODY_MAX: usize = 32 * 1024 * 1024;
/// Where the real API would say that the gateway is. Nobody must go there.
const ELSEWHERE: &str = "wss://gateway.invalid";

/// Passes requests on, as a proxy that keeps Discord's limits does.
#[derive(Clone)]
struct Proxy {
    client: reqwest::Client,
    behind: String,
    token: String,
    seen: Arc<Mutex<Vec<String>>>,
}

impl Proxy {
    /// A proxy in front of a table's stand-in, and its address.
    async fn open(table: &Table) -> (Self, String) {
        let proxy = Self {
            client: reqwest::Client::new(),
            behind: table.sandbox.api_base(),
            token: format!("Bot {}", table.sandbox.token()),
            seen: Arc::default(),
        };
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let router = Router::new().fallback(pass_on).with_state(proxy.clone());
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        (proxy, address)
    }

    /// How often each request was seen.
    fn seen(&self) -> BTreeMap<String, usize> {
        counted(self.seen.lock().unwrap().iter().cloned())
    }
}

fn counted(requests: impl Iterator<Item = String>) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for request in requests {
        *counts.entry(request).or_default() += 1;
    }
    counts
}

async fn pass_on(State(proxy): State<Proxy>, request: Request) -> Response<Body> {
    let path = request.uri().path_and_query().unwrap().to_string();
    let nothing = |status| {
        let response = Response::builder().status(status);
        response.body(Body::empty()).unwrap()
    };
    if !path.starts_with("/api/v10/") {
        return nothing(StatusCode::NOT_FOUND);
    }
    let line = format!("{} {path}", request.method());
    let (head, body) = request.into_parts();
    let mut passed = proxy
        .client
        .request(head.method, format!("{}{path}", proxy.behind))
        .header("Authorization", &proxy.token);
    if let Some(kind) = head.headers.get("Content-Type") {
        passed = passed.header("Content-Type", kind);
    }
    let body = to_bytes(body, BODY_MAX).await.unwrap();
    proxy.seen.lock().unwrap().push(line);
    let Ok(answer) = passed.body(body).send().await else {
        return nothing(StatusCode::BAD_GATEWAY);
    };
    let status = answer.status();
    let text = answer.text().await.unwrap();
    let text = text.replace(&proxy.behind.replacen("http", "ws", 1), ELSEWHERE);
    let response = Response::builder().status(status);
    response
        .header("Content-Type", "application/json")
        .body(Body::from(text))
        .unwrap()
}

#[tokio::test]
async fn a_whole_match_goes_through_a_proxy() {
    let options = SandboxOptions {
        // The time of a stand-in is not told through a proxy.
        pace: Pace::Running,
        ..SandboxOptions::default()
    };
    let mut table = Table::laid_on(options).await;
    let (proxy, address) = Proxy::open(&table).await;
    let gateway = table.sandbox.api_base().replacen("http", "ws", 1);
    table.sets("DISCORD_API_BASE", address);
    table.sets("DISCORD_GATEWAY", gateway);
    table.start_bot().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    table.play_opening(&ani, &budi).await;
    table.play_to_the_end([&ani, &budi]).await;
    let traffic = table.sandbox.traffic();
    let asked = traffic
        .iter()
        .map(|request| format!("{} {}", request.method, request.path));
    let asked = counted(asked);
    assert!(asked.len() > 20, "{asked:?}");
    // Seen before it was passed on: there may be more of it by now.
    let seen = proxy.seen();
    for (request, times) in asked {
        let passed = seen.get(&request).copied().unwrap_or_default();
        assert!(passed >= times, "{request}: {passed} of {times}");
    }
    table.close().await;
}

#[tokio::test]
async fn a_proxy_leads_nowhere_where_no_setting_says() {
    let mut table = Table::laid().await;
    let (_proxy, address) = Proxy::open(&table).await;
    table.sets("DISCORD_API_BASE", address);
    table.sets("DISCORD_TOKEN", table.sandbox.token());
    let (started, told) = table.run(&[]).await;
    assert!(!started);
    assert!(told.contains("set DISCORD_GATEWAY"), "{told}");
    assert!(!told.contains(&table.sandbox.token()), "{told}");
}
