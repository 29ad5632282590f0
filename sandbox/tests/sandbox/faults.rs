//! Trouble on demand.

use std::time::Duration;

use sandbox::Effect;
use sandbox::EventFault;
use sandbox::Fault;
use sandbox::NO_OPTIONS;
use sandbox::Sandbox;
use sandbox::SandboxOptions;
use sandbox::Scope;
use serde_json::json;

use crate::bot;
use crate::raw::Raw;

const MESSAGES: &str = "/channels/*/messages";

fn hello() -> serde_json::Value {
    json!({ "content": "hello" })
}

#[tokio::test]
async fn a_rate_limit_says_how_long_to_wait() {
    let raw = Raw::open().await;
    for (scope, is_global) in [(Scope::Route, false), (Scope::Global, true)] {
        let retry_after = Duration::from_millis(1500);
        let effect = Effect::RateLimit { retry_after, scope };
        raw.sandbox.fails(Fault::on("POST", MESSAGES, effect));
        let request = raw.request("POST", &raw.messages()).json(&hello());
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), 429);
        assert_eq!(response.headers()["retry-after"], "2");
        let is_marked = response.headers().contains_key("x-ratelimit-global");
        assert_eq!(is_marked, is_global);
        let body: serde_json::Value = response.json().await.unwrap();
        assert_eq!(body["retry_after"], 1.5);
        assert_eq!(body["global"], is_global);
        assert_eq!(raw.send("POST", &raw.messages(), hello()).await.0, 200);
    }
    assert_eq!(raw.main.messages().len(), 2);
}

#[tokio::test]
async fn a_failure_carries_nothing_out() {
    let raw = Raw::open().await;
    raw.sandbox
        .fails(Fault::on("POST", "/**", Effect::Status(503)).times(2));
    for _ in 0..2 {
        assert_eq!(raw.send("POST", &raw.messages(), hello()).await.0, 503);
    }
    assert!(raw.main.messages().is_empty());
    assert_eq!(raw.send("POST", &raw.messages(), hello()).await.0, 200);
}

#[tokio::test]
async fn a_cut_connection_may_have_carried_it_out() {
    let raw = Raw::open().await;
    for (effect, messages) in [(Effect::DropBefore, 0), (Effect::DropAfter, 1)] {
        raw.sandbox.fails(Fault::on("POST", MESSAGES, effect));
        let request = raw.request("POST", &raw.messages()).json(&hello());
        assert!(request.send().await.is_err());
        assert_eq!(raw.main.messages().len(), messages);
    }
    let last = raw.sandbox.traffic().pop().unwrap();
    assert_eq!((last.status, last.body), (None, Some(hello())));
}

#[tokio::test]
async fn a_nonce_makes_sending_again_safe() {
    let raw = Raw::open().await;
    let body = json!({ "content": "hello", "nonce": "7", "enforce_nonce": true });
    let send = async || raw.send("POST", &raw.messages(), body.clone()).await.1;
    let (first, again) = (send().await, send().await);
    assert_eq!(first["id"], again["id"]);
    assert_eq!(raw.main.messages().len(), 1);
    raw.sandbox.clock().advance(Duration::from_hours(1));
    assert_ne!(send().await["id"], first["id"]);
}

#[tokio::test]
async fn every_request_is_a_line_of_the_traffic_file() {
    let name = format!("sandbox-traffic-{}.jsonl", std::process::id());
    let file = std::env::temp_dir().join(name);
    let raw = Raw::with(SandboxOptions {
        traffic_file: Some(file.clone()),
        ..SandboxOptions::default()
    })
    .await;
    raw.send("GET", "/users/@me?a=b", json!(null)).await;
    raw.send("POST", &raw.messages(), json!({})).await;
    raw.send_file("POST", &raw.messages(), &hello(), ("a.png", vec![1]))
        .await;
    let written = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    let mut lines: Vec<serde_json::Value> = written
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    for line in &mut lines {
        let at_ms = line.as_object_mut().unwrap().remove("at_ms");
        assert_eq!(at_ms, Some(json!(raw.sandbox.clock().now_ms())));
    }
    let empty = json!({ "code": 50_006, "message": "Cannot send an empty message" });
    let path = format!("/api/v10{}", raw.messages());
    let expected = json!([
        { "method": "GET", "path": "/api/v10/users/@me?a=b", "body": null, "files": [],
          "status": 200, "code": null, "refusal": null },
        { "method": "POST", "path": path, "body": {}, "files": [],
          "status": 400, "code": 50_006, "refusal": empty },
        { "method": "POST", "path": path, "body": hello(), "files": ["files[0]"],
          "status": 200, "code": null, "refusal": null },
    ]);
    assert_eq!(json!(lines), expected);
}

#[tokio::test]
async fn an_answer_may_never_come() {
    let raw = Raw::open().await;
    for (effect, messages) in [(Effect::HangBefore, 0), (Effect::HangAfter, 1)] {
        raw.sandbox.fails(Fault::on("POST", MESSAGES, effect));
        let request = raw.request("POST", &raw.messages()).json(&hello());
        let send = tokio::spawn(request.send());
        let before = raw.sandbox.traffic().len();
        raw.sandbox
            .until("the request", || {
                (raw.sandbox.traffic().len() > before).then_some(())
            })
            .await;
        assert_eq!(raw.main.messages().len(), messages);
        assert!(!send.is_finished());
        send.abort();
    }
}

#[tokio::test]
async fn a_slow_answer_comes_when_its_time_has() {
    let raw = Raw::open().await;
    let slow = Effect::Slow(Duration::from_secs(5));
    raw.sandbox.fails(Fault::on("POST", MESSAGES, slow));
    let request = raw.request("POST", &raw.messages()).json(&hello());
    let send = tokio::spawn(request.send());
    let arrived = || (!raw.main.messages().is_empty()).then_some(());
    raw.sandbox.until("the message", arrived).await;
    assert!(!send.is_finished());
    raw.sandbox.clock().advance(Duration::from_secs(5));
    assert_eq!(send.await.unwrap().unwrap().status(), 200);
}

#[tokio::test]
async fn an_event_may_come_late_or_twice() {
    let sandbox = Sandbox::start(SandboxOptions::default()).await.unwrap();
    let guild = sandbox.guild("Kampung");
    let main = guild.channel("main");
    let ani = sandbox.person("ani");
    guild.join(&ani);
    let _bot = bot::start(&sandbox).await;
    let late = EventFault::Delay(Duration::from_secs(2));
    sandbox.fails(Fault::event("INTERACTION_CREATE", late));
    let pending = ani.starts(&main, "/private", NO_OPTIONS).unwrap();
    sandbox.clock().advance(Duration::from_secs(2));
    assert_eq!(pending.answer().await.told_privately(), "Only for you");
    sandbox.fails(Fault::event("INTERACTION_CREATE", EventFault::Repeat));
    let answer = ani.runs(&main, "/private", NO_OPTIONS).await;
    assert_eq!(answer.told_privately(), "Only for you");
    let refused = || {
        let traffic = sandbox.traffic();
        let mut requests = traffic.iter();
        requests
            .any(|request| request.code == Some(40_060))
            .then_some(())
    };
    sandbox
        .until("the second answer to be refused", refused)
        .await;
}
