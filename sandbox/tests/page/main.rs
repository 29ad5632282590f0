//! The program with its page, asked as a browser asks it. What a page shows is tried in `tests/browser`.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "what fails in a helper fails the test"
)]

mod program;

use serde_json::Value;
use serde_json::json;

use crate::program::Program;

fn id_of<'a>(people: &'a Value, name: &str) -> &'a str {
    let mut people = people.as_array().unwrap().iter();
    let found = people.find(|person| person["name"] == name).unwrap();
    found["id"].as_str().unwrap()
}

/// The first channel of the first server that somebody sees.
async fn first_channel(program: &Program, person: &str) -> Value {
    let view = program.get(&format!("api/view?person={person}")).await;
    view["guilds"][0]["channels"][0].clone()
}

#[tokio::test]
async fn other_sites_are_kept_out() {
    let program = Program::start(&["--no-bot"]).await;
    for path in ["/_sandbox/", "/_sandbox/api/people", "/api/v10/gateway"] {
        for (header, value) in [
            ("origin", "https://example.com"),
            ("origin", "null"),
            ("host", "example.com"),
        ] {
            let status = program.status(path, header, value).await;
            assert_eq!(status, 403, "{path} {header}: {value}");
        }
        let own = program.status(path, "origin", program.address()).await;
        assert_eq!(own, 200, "{path}");
    }
    program.stop().await;
}

#[tokio::test]
async fn all_that_the_page_names_is_in_the_program() {
    let program = Program::start(&["--no-bot"]).await;
    let mut wanted = vec!["index.html".to_owned(), "beside.html".to_owned()];
    let mut seen = Vec::new();
    while let Some(name) = wanted.pop() {
        if seen.contains(&name) {
            continue;
        }
        let (policy, text) = program.file(&name).await;
        assert!(policy.contains("default-src 'none'"), "{name}: {policy}");
        let quoted = text.split('"').skip(1).step_by(2);
        let files = quoted.map(|name| name.trim_start_matches("./"));
        let ends = [".js", ".css", ".svg"];
        wanted.extend(
            files
                .filter(|name| !name.contains('/') && ends.iter().any(|end| name.ends_with(end)))
                .map(str::to_owned),
        );
        seen.push(name);
    }
    assert!(seen.len() > 10, "{seen:?}");
    let (_, guide) = program.file("guide").await;
    assert!(guide.contains("DISCORD_API_BASE"));
    program.stop().await;
}

#[tokio::test]
async fn what_one_person_writes_another_sees_as_unread() {
    let program = Program::start(&["--no-bot"]).await;
    let people = program.get("api/people").await;
    let (ani, budi) = (id_of(&people, "ani"), id_of(&people, "budi"));
    let main = first_channel(&program, ani).await;
    let said = json!({
        "person": ani, "do": "say", "channel": main["id"], "content": "Hello", "reply_to": null,
    });
    let (status, outcome) = program.post("api/deeds", said).await;
    assert_eq!((status, outcome), (200, json!({ "outcome": "answered" })));
    let seen = first_channel(&program, budi).await;
    assert_eq!(seen["messages"][0]["text"], "Hello");
    assert_eq!(seen["unread"], 1);
    let read = json!({ "person": budi, "do": "read", "channel": main["id"] });
    program.post("api/deeds", read).await;
    assert_eq!(first_channel(&program, budi).await["unread"], 0);
    program.stop().await;
}

#[tokio::test]
async fn what_the_client_would_not_do_is_refused_with_a_reason() {
    let program = Program::start(&["--no-bot"]).await;
    let people = program.get("api/people").await;
    let ani = id_of(&people, "ani");
    let main = first_channel(&program, ani).await;
    let run = json!({
        "person": ani, "do": "run", "channel": main["id"], "command": "nothing", "options": [],
    });
    let (status, body) = program.post("api/deeds", run).await;
    assert_eq!(status, 409);
    assert_eq!(body["error"], "there is no command nothing");
    let (status, _) = program
        .post("api/controls", json!({ "do": "restart_bot" }))
        .await;
    assert_eq!(status, 409);
    program.stop().await;
}

#[tokio::test]
async fn switches_show_what_they_were_set_to() {
    let program = Program::start(&["--no-bot"]).await;
    let people = program.get("api/people").await;
    let ani = id_of(&people, "ani");
    let main = first_channel(&program, ani).await;
    let path = format!("api/controls?channel={}", main["id"].as_str().unwrap());
    let server = program.get(&path).await["servers"][0].clone();
    assert_eq!(server["owner"], json!(ani));
    let server = server["id"].clone();
    let budi = id_of(&people, "budi");
    for control in [
        json!({ "do": "dms", "person": ani, "dms": "closed" }),
        json!({ "do": "speak", "person": ani, "locale": "id" }),
        json!({ "do": "speak_in", "server": server, "locale": "ja" }),
        json!({ "do": "own", "server": server, "person": budi }),
        json!({ "do": "advance", "secs": 3600 }),
        json!({ "do": "permit", "channel": main["id"], "granted": ["View Channel"] }),
        json!({ "do": "trouble", "kind": { "is": "status", "status": 503 }, "times": 2 }),
        json!({ "do": "invite", "name": "dedi" }),
    ] {
        let (status, body) = program.post("api/controls", control).await;
        assert_eq!(status, 200, "{body}");
    }
    let controls = program.get(&path).await;
    assert_eq!(controls["people"][0]["dms"], "closed");
    assert_eq!(controls["people"][0]["locale"], "id");
    assert_eq!(controls["people"][3]["name"], "dedi");
    assert_eq!(controls["servers"][0]["locale"], "ja");
    assert_eq!(controls["servers"][0]["owner"], json!(budi));
    assert_eq!(controls["ahead_ms"], 3_600_000);
    assert_eq!(controls["faults"], 1);
    let granted = controls["permissions"].as_array().unwrap().iter();
    let granted: Vec<&Value> = granted.filter(|p| p["granted"] == true).collect();
    assert_eq!(granted.len(), 1);
    program.post("api/controls", json!({ "do": "heal" })).await;
    assert_eq!(program.get(&path).await["faults"], 0);
    program.stop().await;
}

#[tokio::test]
async fn all_is_there_again_after_a_restart_with_data() {
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().to_str().unwrap();
    let arguments = ["--no-bot", "--data", data];
    let program = Program::start(&arguments).await;
    let people = program.get("api/people").await;
    let ani = id_of(&people, "ani");
    let main = first_channel(&program, ani).await;
    let said = json!({
        "person": ani, "do": "say", "channel": main["id"], "content": "Still here", "reply_to": null,
    });
    program.post("api/deeds", said).await;
    program.stop().await;

    let program = Program::start(&arguments).await;
    assert_eq!(program.get("api/people").await, people);
    let seen = first_channel(&program, ani).await;
    assert_eq!(seen["messages"][0]["text"], "Still here");
    program.stop().await;
}
