//! What Discord refuses, with its status and code.

use std::time::Duration;

use sandbox::SandboxOptions;
use sandbox::permissions;
use serde_json::Value;
use serde_json::json;

use crate::raw::Raw;

#[track_caller]
fn check(answer: &(u16, Value), status: u16, code: u64) {
    let (given, body) = answer;
    assert_eq!(
        (*given, body["code"].as_u64()),
        (status, Some(code)),
        "{body}"
    );
}

/// Checks that a form is refused for this field with this code.
#[track_caller]
fn check_field(answer: &(u16, Value), field: &str, code: &str) {
    check(answer, 400, 50_035);
    let pointer = format!("/errors/{}/_errors/0/code", field.replace('.', "/"));
    assert_eq!(
        answer.1.pointer(&pointer),
        Some(&json!(code)),
        "{}",
        answer.1
    );
}

#[tokio::test]
async fn a_wrong_token_is_unauthorized() {
    let mut raw = Raw::open().await;
    raw.set_token("other");
    check(&raw.send("GET", "/users/@me", Value::Null).await, 401, 0);
    check(
        &raw.send("POST", &raw.messages(), json!({ "content": "a" }))
            .await,
        401,
        0,
    );
    let (status, _) = raw.send("GET", "/gateway", Value::Null).await;
    assert_eq!(status, 200);
}

#[tokio::test]
async fn a_body_that_is_not_json_is_refused() {
    let raw = Raw::open().await;
    let request = raw.request("POST", &raw.messages()).body("{");
    let response = request.send().await.unwrap();
    assert_eq!(response.status(), 400);
    let body: Value = response.json().await.unwrap();
    assert_eq!(body["code"], 50_109);
}

#[tokio::test]
async fn nothing_is_sent_that_is_empty_or_too_long() {
    let raw = Raw::open().await;
    let send = async |body| raw.send("POST", &raw.messages(), body).await;
    check(&send(json!({})).await, 400, 50_006);
    check(&send(json!({ "content": " \n" })).await, 400, 50_006);
    let (status, _) = send(json!({ "content": "é".repeat(2000) })).await;
    assert_eq!(status, 200);
    let answer = send(json!({ "content": "é".repeat(2001) })).await;
    check_field(&answer, "content", "BASE_TYPE_MAX_LENGTH");
    let answer = send(json!({ "content": "a", "nonce": "n".repeat(26) })).await;
    check_field(&answer, "nonce", "BASE_TYPE_MAX_LENGTH");
}

#[tokio::test]
async fn embeds_have_limits() {
    let raw = Raw::open().await;
    let send = async |embeds: Value| {
        raw.send("POST", &raw.messages(), json!({ "embeds": embeds }))
            .await
    };
    assert_eq!(send(json!([{ "title": "t".repeat(256) }])).await.0, 200);
    let cases = [
        (
            json!([{ "title": "t".repeat(257) }]),
            "embeds.0.title",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            json!([{ "description": "t".repeat(4097) }]),
            "embeds.0.description",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            json!([{ "fields": [{ "name": "n", "value": "" }] }]),
            "embeds.0.fields.0.value",
            "BASE_TYPE_REQUIRED",
        ),
        (
            json!([{ "footer": { "text": "t".repeat(2049) } }]),
            "embeds.0.footer.text",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            json!([{ "image": { "url": "ftp://a" } }]),
            "embeds.0.image.url",
            "URL_TYPE_INVALID_SCHEME",
        ),
        (
            json!(vec![json!({ "title": "t" }); 11]),
            "embeds",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            json!([{ "description": "d".repeat(4000) }, { "description": "d".repeat(2001) }]),
            "embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
        ),
    ];
    for (embeds, field, code) in cases {
        check_field(&send(embeds).await, field, code);
    }
}

#[tokio::test]
async fn components_have_limits() {
    let raw = Raw::open().await;
    let button = |id: &str| json!({ "type": 2, "style": 1, "label": "b", "custom_id": id });
    let row = |parts: Vec<Value>| json!({ "type": 1, "components": parts });
    let send = async |rows: Vec<Value>| {
        let body = json!({ "content": "a", "components": rows });
        raw.send("POST", &raw.messages(), body).await
    };
    let full = (0..5).map(|r| row((0..5).map(|b| button(&format!("{r}{b}"))).collect()));
    assert_eq!(send(full.collect()).await.0, 200);
    let cases = [
        (
            (0..6).map(|r| row(vec![button(&r.to_string())])).collect(),
            "components",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            vec![row((0..6).map(|b| button(&b.to_string())).collect())],
            "components.0.components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            vec![row(vec![])],
            "components.0.components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            vec![row(vec![button("a"), button("a")])],
            "components.0.components.1.custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (
            vec![row(vec![button(&"i".repeat(101))])],
            "components.0.components.0.custom_id",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            vec![row(vec![
                json!({ "type": 2, "style": 1, "label": "l".repeat(81), "custom_id": "a" }),
            ])],
            "components.0.components.0.label",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            vec![row(vec![
                json!({ "type": 2, "style": 1, "custom_id": "a" }),
            ])],
            "components.0.components.0",
            "BUTTON_COMPONENT_INVALID_EMOJI_AND_LABEL",
        ),
        (
            vec![row(vec![json!({ "type": 2, "style": 5, "label": "l" })])],
            "components.0.components.0.url",
            "BASE_TYPE_REQUIRED",
        ),
        (vec![button("a")], "components.0.type", "BASE_TYPE_CHOICES"),
    ];
    for (rows, field, code) in cases {
        check_field(&send(rows).await, field, code);
    }
}

#[tokio::test]
async fn selects_have_limits() {
    let raw = Raw::open().await;
    let option = |n: usize| json!({ "label": "l", "value": n.to_string() });
    let send = async |options: Vec<Value>| {
        let select = json!({ "type": 3, "custom_id": "s", "options": options });
        let row = json!({ "type": 1, "components": [select] });
        let body = json!({ "content": "a", "components": [row] });
        raw.send("POST", &raw.messages(), body).await
    };
    let at = "components.0.components.0.options";
    assert_eq!(send((0..25).map(option).collect()).await.0, 200);
    check_field(
        &send((0..26).map(option).collect()).await,
        at,
        "BASE_TYPE_BAD_LENGTH",
    );
    check_field(&send(vec![]).await, at, "BASE_TYPE_BAD_LENGTH");
    let answer = send(vec![option(1), option(1)]).await;
    check_field(
        &answer,
        &format!("{at}.1.value"),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    );
}

#[tokio::test]
async fn files_have_limits() {
    let raw = Raw::open().await;
    let body = json!({ "attachments": [{ "id": 0, "description": "d".repeat(1025) }] });
    let answer = raw
        .send_file("POST", &raw.messages(), &body, ("a.png", vec![1]))
        .await;
    check_field(&answer, "attachments.0.description", "BASE_TYPE_MAX_LENGTH");
    let body = json!({ "attachments": [{ "id": 0 }, { "id": 1 }] });
    let answer = raw
        .send_file("POST", &raw.messages(), &body, ("a.png", vec![1]))
        .await;
    check_field(&answer, "attachments.1.id", "ATTACHMENT_NOT_FOUND");
    let large = vec![0; 10 * 1024 * 1024 + 1];
    let answer = raw
        .send_file("POST", &raw.messages(), &json!({}), ("a.png", large))
        .await;
    check(&answer, 413, 40_005);
}

#[tokio::test]
async fn mentions_are_allowed_one_way_only() {
    let raw = Raw::open().await;
    let allowed = json!({ "parse": ["users"], "users": [raw.ani.id()] });
    let body = json!({ "content": "a", "allowed_mentions": allowed });
    let answer = raw.send("POST", &raw.messages(), body).await;
    check_field(
        &answer,
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    );
}

#[tokio::test]
async fn what_is_unknown_has_its_own_code() {
    let raw = Raw::open().await;
    let get = async |path: String| raw.send("GET", &path, Value::Null).await;
    check(&get("/channels/1".to_owned()).await, 404, 10_003);
    check(&get("/guilds/1".to_owned()).await, 404, 10_004);
    check(&get(format!("{}/1", raw.messages())).await, 404, 10_008);
    check(&get("/users/1".to_owned()).await, 404, 10_013);
    let guild = raw.guild.id();
    check(
        &get(format!("/guilds/{guild}/members/1")).await,
        404,
        10_013,
    );
    let stranger = raw.sandbox.person("cici").id();
    check(
        &get(format!("/guilds/{guild}/members/{stranger}")).await,
        404,
        10_007,
    );
    let commands = format!("/applications/{}/commands/1", raw.sandbox.bot_id());
    check(&get(commands).await, 404, 10_063);
    check(&get("/no/such/route".to_owned()).await, 404, 0);
    let answer = raw
        .send(
            "POST",
            "/interactions/1/token/callback",
            json!({ "type": 5 }),
        )
        .await;
    check(&answer, 404, 10_062);
}

#[tokio::test]
async fn permissions_are_needed() {
    let raw = Raw::open().await;
    let send = async |body| raw.send("POST", &raw.messages(), body).await;
    raw.main.denies_bot(permissions::ATTACH_FILES);
    let answer = raw
        .send_file("POST", &raw.messages(), &json!({}), ("a.png", vec![1]))
        .await;
    check(&answer, 403, 50_013);
    raw.main.denies_bot(permissions::EMBED_LINKS);
    check(
        &send(json!({ "embeds": [{ "title": "t" }] })).await,
        403,
        50_013,
    );
    assert_eq!(send(json!({ "content": "a" })).await.0, 200);
    raw.main.denies_bot(permissions::SEND_MESSAGES);
    check(&send(json!({ "content": "a" })).await, 403, 50_013);
    raw.main.denies_bot(permissions::VIEW_CHANNEL);
    check(&send(json!({ "content": "a" })).await, 403, 50_001);
    let thread = raw.main.thread("deep", &raw.ani);
    let path = format!("/channels/{}/messages", thread.id());
    raw.main.denies_bot(permissions::SEND_MESSAGES_IN_THREADS);
    check(
        &raw.send("POST", &path, json!({ "content": "a" })).await,
        403,
        50_013,
    );
    thread.locks();
    raw.main.denies_bot(permissions::SEND_MESSAGES);
    check(
        &raw.send("POST", &path, json!({ "content": "a" })).await,
        400,
        50_083,
    );
}

#[tokio::test]
async fn a_guild_that_was_left_is_out_of_reach() {
    let raw = Raw::open().await;
    raw.guild.removes_bot();
    let answer = raw
        .send("POST", &raw.messages(), json!({ "content": "a" }))
        .await;
    check(&answer, 403, 50_001);
    let answer = raw
        .send("GET", &format!("/guilds/{}", raw.guild.id()), Value::Null)
        .await;
    check(&answer, 404, 10_004);
}

#[tokio::test]
async fn dms_can_be_refused() {
    let raw = Raw::open().await;
    let body = json!({ "recipient_id": raw.ani.id() });
    let (status, dm) = raw.send("POST", "/users/@me/channels", body).await;
    assert_eq!(status, 200);
    let path = format!("/channels/{}/messages", dm["id"].as_str().unwrap());
    let send = async || raw.send("POST", &path, json!({ "content": "a" })).await;
    assert_eq!(send().await.0, 200);
    raw.ani.closes_dms();
    check(&send().await, 403, 50_007);
    raw.ani.opens_dms();
    raw.ani.blocks_bot();
    check(&send().await, 403, 50_007);
    raw.ani.opens_dms();
    raw.ani.leaves(&raw.guild);
    check(&send().await, 403, 50_278);
}

#[tokio::test]
async fn an_interaction_is_answered_once() {
    let raw = Raw::open().await;
    let pending = raw.command().await;
    let path = format!("/interactions/{}/forged/callback", pending.id());
    check(
        &raw.send("POST", &path, json!({ "type": 5 })).await,
        404,
        10_062,
    );
    check_field(
        &raw.answer(&pending, json!({})).await,
        "type",
        "BASE_TYPE_REQUIRED",
    );
    check_field(
        &raw.answer(&pending, json!({ "type": 6 })).await,
        "type",
        "BASE_TYPE_CHOICES",
    );
    let empty = raw.answer(&pending, json!({ "type": 4, "data": {} })).await;
    check(&empty, 400, 50_006);
    let before = raw
        .send("POST", &raw.webhook(&pending), json!({ "content": "a" }))
        .await;
    check(&before, 404, 10_015);
    let hello = json!({ "type": 4, "data": { "content": "hello" } });
    assert_eq!(raw.answer(&pending, hello.clone()).await.0, 204);
    check(&raw.answer(&pending, hello).await, 400, 40_060);
}

#[tokio::test]
async fn an_interaction_is_answered_within_three_seconds() {
    let raw = Raw::open().await;
    let pending = raw.command().await;
    raw.sandbox.clock().advance(Duration::from_secs(3));
    let hello = json!({ "type": 4, "data": { "content": "hello" } });
    check(&raw.answer(&pending, hello.clone()).await, 404, 10_062);
    let pending = raw
        .ani
        .starts(&raw.main, "/go", sandbox::NO_OPTIONS)
        .unwrap();
    raw.sandbox.clock().advance(Duration::from_millis(2999));
    assert_eq!(raw.answer(&pending, hello).await.0, 204);
}

#[tokio::test]
async fn a_token_lives_fifteen_minutes() {
    let raw = Raw::open().await;
    let pending = raw.command().await;
    let hello = json!({ "type": 4, "data": { "content": "hello", "flags": 64 } });
    assert_eq!(raw.answer(&pending, hello).await.0, 204);
    let path = format!("{}/messages/@original", raw.webhook(&pending));
    let edit = async || {
        raw.send("PATCH", &path, json!({ "content": "again" }))
            .await
    };
    raw.sandbox
        .clock()
        .advance(Duration::from_secs(15 * 60 - 1));
    assert_eq!(edit().await.0, 200);
    raw.sandbox.clock().advance(Duration::from_secs(1));
    check(&edit().await, 401, 50_027);
}

#[tokio::test]
async fn an_ephemeral_message_is_reached_by_its_token_only() {
    let raw = Raw::open().await;
    let pending = raw.command().await;
    let hello = json!({ "type": 4, "data": { "content": "hello", "flags": 64 } });
    raw.answer(&pending, hello).await;
    let path = format!("{}/messages/@original", raw.webhook(&pending));
    let (status, message) = raw.send("GET", &path, Value::Null).await;
    assert_eq!((status, &message["flags"]), (200, &json!(64)));
    let id = message["id"].as_str().unwrap();
    let path = format!("{}/{id}", raw.messages());
    check(&raw.send("GET", &path, Value::Null).await, 404, 10_008);
    check(
        &raw.send("PATCH", &path, json!({ "content": "a" })).await,
        404,
        10_008,
    );
}

#[tokio::test]
async fn messages_of_others_are_not_edited() {
    let raw = Raw::open().await;
    let theirs = raw.ani.says(&raw.main, "mine");
    let path = format!("{}/{}", raw.messages(), theirs.id());
    check(
        &raw.send("PATCH", &path, json!({ "content": "a" })).await,
        403,
        50_005,
    );
    check(&raw.send("DELETE", &path, Value::Null).await, 403, 50_013);
    raw.guild.grants_bot(permissions::MANAGE_MESSAGES);
    assert_eq!(raw.send("DELETE", &path, Value::Null).await.0, 204);
}

#[tokio::test]
async fn old_messages_are_edited_rarely() {
    let raw = Raw::with(SandboxOptions {
        old_edits: Some(1),
        ..SandboxOptions::default()
    })
    .await;
    let (_, message) = raw
        .send("POST", &raw.messages(), json!({ "content": "a" }))
        .await;
    let path = format!("{}/{}", raw.messages(), message["id"].as_str().unwrap());
    let edit = async || raw.send("PATCH", &path, json!({ "content": "b" })).await;
    assert_eq!(edit().await.0, 200);
    raw.sandbox.clock().advance(Duration::from_hours(1));
    assert_eq!(edit().await.0, 200);
    check(&edit().await, 429, 30_046);
}

#[tokio::test]
async fn commands_are_checked() {
    let raw = Raw::open().await;
    let path = format!("/applications/{}/commands", raw.sandbox.bot_id());
    let option = |name: &str, required: bool| json!({ "type": 3, "name": name, "description": "d", "required": required });
    let with = |more: Value| {
        let mut command = json!({ "name": "play", "description": "d" });
        let fields = more.as_object().unwrap().clone();
        command.as_object_mut().unwrap().extend(fields);
        command
    };
    let cases = [
        (
            with(json!({ "name": "Play" })),
            "name",
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
        (
            with(json!({ "name": "play it" })),
            "name",
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
        (
            with(json!({ "name": "p".repeat(33) })),
            "name",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            with(json!({ "description": "" })),
            "description",
            "BASE_TYPE_REQUIRED",
        ),
        (
            with(json!({ "description": "d".repeat(101) })),
            "description",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            with(json!({ "name_localizations": { "ms": "main" } })),
            "name_localizations.ms",
            "DICT_TYPE_INVALID_KEY",
        ),
        (
            with(json!({ "name_localizations": { "id": "Main" } })),
            "name_localizations.id",
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
        (
            with(json!({ "options": [option("a", false), option("b", true)] })),
            "options.1",
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        (
            with(json!({ "options": [option("a", true), option("a", true)] })),
            "options.1.name",
            "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        ),
        (
            with(
                json!({ "options": (0..26).map(|n| option(&n.to_string(), true)).collect::<Value>() }),
            ),
            "options",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            with(json!({ "contexts": [3] })),
            "contexts.0",
            "BASE_TYPE_CHOICES",
        ),
        (with(json!({ "type": 9 })), "type", "BASE_TYPE_CHOICES"),
    ];
    for (command, field, code) in cases {
        check_field(&raw.send("POST", &path, command.clone()).await, field, code);
        let all = raw.send("PUT", &path, json!([command])).await;
        check_field(&all, &format!("0.{field}"), code);
    }
    let many = (0..101).map(|n| with(json!({ "name": n.to_string() })));
    check(&raw.send("PUT", &path, many.collect()).await, 400, 30_032);
    let foreign = raw
        .send("GET", "/applications/1/commands", Value::Null)
        .await;
    check(&foreign, 403, 20_012);
}

#[tokio::test]
async fn commands_are_kept_changed_and_removed() {
    let raw = Raw::open().await;
    let global = format!("/applications/{}/commands", raw.sandbox.bot_id());
    let local = format!(
        "/applications/{}/guilds/{}/commands",
        raw.sandbox.bot_id(),
        raw.guild.id()
    );
    let play =
        json!({ "name": "play", "description": "d", "name_localizations": { "id": "main" } });
    let (status, first) = raw.send("POST", &global, play.clone()).await;
    assert_eq!(status, 201);
    let (status, again) = raw.send("POST", &global, play.clone()).await;
    assert_eq!((status, &again["id"]), (200, &first["id"]));
    let (_, all) = raw.send("PUT", &global, json!([play])).await;
    assert_eq!(all[0]["id"], first["id"]);
    let (_, here) = raw.send("PUT", &local, json!([play])).await;
    assert_eq!(here[0]["guild_id"], json!(raw.guild.id()));
    let one = format!("{global}/{}", first["id"].as_str().unwrap());
    let (_, changed) = raw.send("PATCH", &one, json!({ "description": "e" })).await;
    assert_eq!(
        (&changed["name"], &changed["description"]),
        (&json!("play"), &json!("e"))
    );
    assert_eq!(raw.send("DELETE", &one, Value::Null).await.0, 204);
    check(&raw.send("GET", &one, Value::Null).await, 404, 10_063);
    let (_, left) = raw.send("GET", &local, Value::Null).await;
    assert_eq!(left.as_array().unwrap().len(), 1);
}
