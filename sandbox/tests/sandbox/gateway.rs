//! The gateway, spoken to by hand: who is let in, what is sent, and that serenity can read it.

use futures_util::SinkExt;
use futures_util::StreamExt;
use sandbox::NO_OPTIONS;
use sandbox::SandboxOptions;
use sandbox::permissions;
use serde_json::Value;
use serde_json::json;
use serenity::all::Event;
use serenity::all::GatewayEvent;
use tokio::net::TcpStream;
use tokio_tungstenite::MaybeTlsStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::raw::Raw;

const GUILDS: u64 = 1;
const GUILD_MEMBERS: u64 = 1 << 1;
const GUILD_MESSAGES: u64 = 1 << 9;
const DIRECT_MESSAGES: u64 = 1 << 12;
const MESSAGE_CONTENT: u64 = 1 << 15;

/// A connection to the gateway.
struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    async fn open(raw: &Raw) -> Self {
        let (_, gateway) = raw.send("GET", "/gateway", Value::Null).await;
        let url = format!("{}/?v=10&encoding=json", gateway["url"].as_str().unwrap());
        let (stream, _) = tokio_tungstenite::connect_async(url).await.unwrap();
        let mut socket = Self(stream);
        assert_eq!(socket.next().await.unwrap()["op"], 10);
        socket
    }

    /// Opens a connection and identifies.
    async fn identify(raw: &Raw, intents: u64, shard: (u64, u64)) -> Self {
        let mut socket = Self::open(raw).await;
        let token = raw.sandbox.token();
        let shard = [shard.0, shard.1];
        let data = json!({ "token": token, "intents": intents, "shard": shard, "properties": {} });
        socket.send(json!({ "op": 2, "d": data })).await;
        socket
    }

    async fn send(&mut self, frame: Value) {
        let frame = Message::Text(frame.to_string().into());
        self.0.send(frame).await.unwrap();
    }

    /// The next frame, or the code with which the connection was closed.
    async fn next(&mut self) -> Result<Value, u16> {
        loop {
            match self.0.next().await.unwrap().unwrap() {
                Message::Text(text) => return Ok(serde_json::from_str(&text).unwrap()),
                Message::Close(frame) => return Err(frame.unwrap().code.into()),
                _ => {}
            }
        }
    }

    /// The next event, which serenity must be able to read.
    async fn event(&mut self) -> (String, Value) {
        let frame = self.next().await.unwrap();
        assert_eq!(frame["op"], 0, "{frame}");
        let read = serde_json::from_value::<GatewayEvent>(frame.clone());
        match read {
            Ok(GatewayEvent::Dispatch(_, Event::Unknown(_))) | Err(_) => {
                panic!("serenity cannot read this: {read:?} {frame}")
            }
            Ok(_) => (frame["t"].as_str().unwrap().to_owned(), frame["d"].clone()),
        }
    }

    /// The next event, which must be of this name.
    async fn expect(&mut self, name: &str) -> Value {
        let (given, data) = self.event().await;
        assert_eq!(given, name, "{data}");
        data
    }
}

#[tokio::test]
async fn a_wrong_token_is_sent_away() {
    let raw = Raw::open().await;
    let mut socket = Socket::open(&raw).await;
    let data = json!({ "token": "other", "intents": 1, "properties": {} });
    socket.send(json!({ "op": 2, "d": data })).await;
    assert_eq!(socket.next().await, Err(4004));
}

#[tokio::test]
async fn what_makes_no_sense_closes_the_connection() {
    let raw = Raw::open().await;
    for (frame, code) in [
        (json!({ "op": 3, "d": {} }), 4003),
        (json!({ "op": 99 }), 4001),
    ] {
        let mut socket = Socket::open(&raw).await;
        socket.send(frame).await;
        assert_eq!(socket.next().await, Err(code));
    }
    let mut socket = Socket::open(&raw).await;
    let text = Message::Text("{".into());
    socket.0.send(text).await.unwrap();
    assert_eq!(socket.next().await, Err(4002));
    let mut socket = Socket::identify(&raw, GUILDS, (1, 1)).await;
    assert_eq!(socket.next().await, Err(4010));
}

#[tokio::test]
async fn privileged_intents_must_be_granted() {
    let raw = Raw::open().await;
    let mut socket = Socket::identify(&raw, GUILD_MEMBERS, (0, 1)).await;
    assert_eq!(socket.next().await, Err(4014));
}

#[tokio::test]
async fn heartbeats_are_acknowledged() {
    let raw = Raw::open().await;
    let mut socket = Socket::open(&raw).await;
    socket.send(json!({ "op": 1, "d": null })).await;
    assert_eq!(socket.next().await.unwrap()["op"], 11);
}

#[tokio::test]
async fn a_shard_hears_of_its_guilds_only() {
    let raw = Raw::open().await;
    let home = (raw.guild.id().0 >> 22) % 2;
    let mut socket = Socket::identify(&raw, GUILDS, (1 - home, 2)).await;
    assert_eq!(socket.expect("READY").await["guilds"], json!([]));
    let mut socket = Socket::identify(&raw, GUILDS, (home, 2)).await;
    assert_eq!(socket.expect("READY").await["shard"], json!([home, 2]));
    let guild = socket.expect("GUILD_CREATE").await;
    assert_eq!(guild["id"], json!(raw.guild.id()));
}

#[tokio::test]
async fn the_bot_is_told_how_many_shards_and_how_fast() {
    let raw = Raw::with(SandboxOptions {
        shards: 4,
        max_concurrency: Some(2),
        ..SandboxOptions::default()
    })
    .await;
    let (_, told) = raw.send("GET", "/gateway/bot", Value::Null).await;
    assert_eq!(told["shards"], 4);
    assert_eq!(told["session_start_limit"]["max_concurrency"], 2);
}

#[tokio::test]
async fn two_identifies_of_a_bucket_within_five_seconds_are_one_too_many() {
    let raw = Raw::with(SandboxOptions {
        max_concurrency: Some(2),
        ..SandboxOptions::default()
    })
    .await;
    let mut first = Socket::identify(&raw, 0, (0, 4)).await;
    first.expect("READY").await;
    let mut other_bucket = Socket::identify(&raw, 0, (1, 4)).await;
    other_bucket.expect("READY").await;
    let mut same_bucket = Socket::identify(&raw, 0, (2, 4)).await;
    let refused = same_bucket.next().await.unwrap();
    assert_eq!(refused, json!({ "op": 9, "d": false }));
    assert_eq!(raw.sandbox.gateway().collisions(), 1);
    assert_eq!(raw.sandbox.gateway().identifies(), 2);
}

#[tokio::test]
async fn a_shard_with_too_many_guilds_is_sent_away() {
    let raw = Raw::with(SandboxOptions {
        guilds_a_shard: 1,
        ..SandboxOptions::default()
    })
    .await;
    let other = raw.sandbox.guild("Desa");
    let mut alone = Socket::identify(&raw, GUILDS, (0, 1)).await;
    assert_eq!(alone.next().await, Err(4011));
    let is_together = (raw.guild.id().0 >> 22) % 2 == (other.id().0 >> 22) % 2;
    let mut half = Socket::identify(&raw, GUILDS, ((other.id().0 >> 22) % 2, 2)).await;
    if is_together {
        assert_eq!(half.next().await, Err(4011));
    } else {
        half.expect("READY").await;
    }
}

#[tokio::test]
async fn two_sessions_of_one_shard_both_hear_all_of_it() {
    let raw = Raw::open().await;
    let mut old = Socket::identify(&raw, GUILDS, (0, 1)).await;
    old.expect("READY").await;
    old.expect("GUILD_CREATE").await;
    let mut new = Socket::identify(&raw, GUILDS, (0, 1)).await;
    new.expect("READY").await;
    new.expect("GUILD_CREATE").await;
    assert_eq!(raw.sandbox.gateway().connections(0, 1), 2);
    raw.guild.channel("later");
    assert_eq!(old.expect("CHANNEL_CREATE").await["name"], "later");
    assert_eq!(new.expect("CHANNEL_CREATE").await["name"], "later");
}

#[tokio::test]
async fn each_shard_resumes_its_own_session() {
    let raw = Raw::open().await;
    let home = (raw.guild.id().0 >> 22) % 2;
    let mut away = Socket::identify(&raw, GUILDS, (1 - home, 2)).await;
    away.expect("READY").await;
    let mut socket = Socket::identify(&raw, GUILDS, (home, 2)).await;
    let ready = socket.expect("READY").await;
    socket.expect("GUILD_CREATE").await;
    raw.sandbox.gateway().all_connected(2).await;
    drop(socket);
    let gone = || raw.sandbox.gateway().connections(home, 2) == 0;
    raw.sandbox
        .until("the shard to be gone", || gone().then_some(()))
        .await;
    raw.guild.channel("missed");
    let mut back = Socket::open(&raw).await;
    let data = json!({
        "token": raw.sandbox.token(),
        "session_id": ready["session_id"],
        "seq": 2,
    });
    back.send(json!({ "op": 6, "d": data })).await;
    assert_eq!(back.expect("CHANNEL_CREATE").await["name"], "missed");
    back.expect("RESUMED").await;
    assert_eq!(raw.sandbox.gateway().connections(1 - home, 2), 1);
}

#[tokio::test]
async fn direct_messages_go_to_the_first_shard() {
    let raw = Raw::open().await;
    let mut first = Socket::identify(&raw, DIRECT_MESSAGES, (0, 2)).await;
    first.expect("READY").await;
    let mut second = Socket::identify(&raw, DIRECT_MESSAGES | GUILDS, (1, 2)).await;
    second.expect("READY").await;
    let ani = raw.sandbox.person("cici");
    raw.guild.join(&ani);
    ani.says(&ani.dm(), "hello");
    assert_eq!(
        first.expect("MESSAGE_CREATE").await["guild_id"],
        Value::Null
    );
}

#[tokio::test]
async fn what_was_missed_is_replayed_on_resume() {
    let raw = Raw::open().await;
    let mut socket = Socket::identify(&raw, GUILDS, (0, 1)).await;
    let session = socket.expect("READY").await["session_id"].clone();
    drop(socket);
    raw.guild.channel("new");
    let resume = async |session: &Value, seq: u64| {
        let mut socket = Socket::open(&raw).await;
        let data = json!({ "token": raw.sandbox.token(), "session_id": session, "seq": seq });
        socket.send(json!({ "op": 6, "d": data })).await;
        socket
    };
    let mut socket = resume(&session, 1).await;
    socket.expect("GUILD_CREATE").await;
    socket.expect("CHANNEL_CREATE").await;
    socket.expect("RESUMED").await;
    let mut socket = resume(&json!("unknown"), 1).await;
    assert_eq!(socket.next().await, Ok(json!({ "op": 9, "d": false })));
    let mut socket = resume(&session, 1000).await;
    assert_eq!(socket.next().await, Err(4007));
}

#[tokio::test]
async fn serenity_can_read_every_event_of_a_guild() {
    let raw = Raw::with(SandboxOptions {
        privileged_intents: GUILD_MEMBERS,
        ..SandboxOptions::default()
    })
    .await;
    let forum = raw.guild.forum("matches");
    raw.main.denies(&raw.ani, permissions::ATTACH_FILES);
    let thread = raw.main.thread("deep", &raw.ani);
    let mut socket = Socket::identify(&raw, GUILDS | GUILD_MEMBERS, (0, 1)).await;
    socket.expect("READY").await;
    let guild = socket.expect("GUILD_CREATE").await;
    assert_eq!(guild["channels"].as_array().unwrap().len(), 2);
    assert_eq!(guild["threads"].as_array().unwrap().len(), 1);
    let cici = raw.sandbox.person("cici");
    raw.guild.join(&cici);
    socket.expect("GUILD_MEMBER_ADD").await;
    raw.guild.nicknames(&cici, "Cik");
    socket.expect("GUILD_MEMBER_UPDATE").await;
    raw.guild.kicks(&cici);
    socket.expect("GUILD_MEMBER_REMOVE").await;
    let role = raw.guild.role("judge", permissions::MANAGE_THREADS);
    socket.expect("GUILD_ROLE_CREATE").await;
    raw.guild.sets_everyone(permissions::EVERYONE);
    socket.expect("GUILD_ROLE_UPDATE").await;
    forum.allows_role(role, permissions::SEND_MESSAGES);
    socket.expect("CHANNEL_UPDATE").await;
    thread.archives();
    socket.expect("THREAD_UPDATE").await;
    thread.delete();
    socket.expect("THREAD_DELETE").await;
    let path = format!("/channels/{}/threads", forum.id());
    let body = json!({ "name": "post", "message": { "content": "first" } });
    let (status, post) = raw.send("POST", &path, body).await;
    assert_eq!(status, 201, "{post}");
    socket.expect("THREAD_CREATE").await;
    let member = format!(
        "/channels/{}/thread-members/{}",
        post["id"].as_str().unwrap(),
        raw.ani.id()
    );
    assert_eq!(raw.send("PUT", &member, Value::Null).await.0, 204);
    socket.expect("THREAD_MEMBERS_UPDATE").await;
    socket
        .send(json!({ "op": 8, "d": { "guild_id": raw.guild.id(), "query": "", "limit": 0 } }))
        .await;
    let chunk = socket.expect("GUILD_MEMBERS_CHUNK").await;
    assert_eq!(chunk["members"].as_array().unwrap().len(), 2);
    raw.main.delete();
    socket.expect("CHANNEL_DELETE").await;
    raw.guild.goes_out();
    assert_eq!(socket.expect("GUILD_DELETE").await["unavailable"], true);
    raw.guild.comes_back();
    socket.expect("GUILD_CREATE").await;
    raw.guild.removes_bot();
    assert_eq!(
        socket.expect("GUILD_DELETE").await["unavailable"],
        Value::Null
    );
    raw.guild.invites_bot();
    socket.expect("GUILD_CREATE").await;
}

#[tokio::test]
async fn serenity_can_read_every_event_of_messages() {
    let raw = Raw::open().await;
    let intents = GUILDS | GUILD_MESSAGES | DIRECT_MESSAGES;
    let mut socket = Socket::identify(&raw, intents, (0, 1)).await;
    socket.expect("READY").await;
    socket.expect("GUILD_CREATE").await;
    let theirs = raw.ani.says(&raw.main, "hello");
    assert_eq!(socket.expect("MESSAGE_CREATE").await["content"], "");
    let bot = format!("<@{}> hello", raw.sandbox.bot_id());
    raw.ani.says(&raw.main, &bot);
    assert_eq!(socket.expect("MESSAGE_CREATE").await["content"], json!(bot));
    raw.ani.replies(&theirs, "again");
    socket.expect("MESSAGE_CREATE").await;
    raw.ani.says(&raw.ani.dm(), "psst");
    let dm = socket.expect("MESSAGE_CREATE").await;
    assert_eq!(
        (&dm["content"], &dm["guild_id"]),
        (&json!("psst"), &Value::Null)
    );
    let embed = json!({
        "title": "t",
        "image": { "url": "attachment://a.png" },
        "fields": [{ "name": "n", "value": "v", "inline": true }],
        "footer": { "text": "f" },
        "author": { "name": "a" },
        "color": 255,
    });
    let body = json!({ "embeds": [embed], "attachments": [{ "id": 0, "description": "d" }] });
    let picture = crate::bot::PICTURE.to_vec();
    let (status, sent) = raw
        .send_file("POST", &raw.messages(), &body, ("a.png", picture))
        .await;
    assert_eq!(status, 200, "{sent}");
    let made = socket.expect("MESSAGE_CREATE").await;
    assert_eq!(made["attachments"], json!([]));
    assert_eq!(made["embeds"][0]["image"]["height"], 2);
    let path = format!("{}/{}", raw.messages(), sent["id"].as_str().unwrap());
    raw.send("PATCH", &path, json!({ "content": "edited" }))
        .await;
    socket.expect("MESSAGE_UPDATE").await;
    raw.send(
        "POST",
        &format!("{path}/threads"),
        json!({ "name": "on it" }),
    )
    .await;
    socket.expect("THREAD_CREATE").await;
    raw.send("DELETE", &path, Value::Null).await;
    socket.expect("MESSAGE_DELETE").await;
}

#[tokio::test]
async fn what_people_wrote_needs_an_intent() {
    let raw = Raw::with(SandboxOptions {
        privileged_intents: MESSAGE_CONTENT,
        ..SandboxOptions::default()
    })
    .await;
    let mut socket = Socket::identify(&raw, GUILD_MESSAGES | MESSAGE_CONTENT, (0, 1)).await;
    socket.expect("READY").await;
    raw.ani.says(&raw.main, "hello");
    assert_eq!(socket.expect("MESSAGE_CREATE").await["content"], "hello");
}

/// Registers commands of every kind, with options of every kind.
async fn register_all(raw: &Raw) {
    let path = format!("/applications/{}/commands", raw.sandbox.bot_id());
    let option = |kind: u64, name: &str| json!({ "type": kind, "name": name, "description": "d" });
    let all = json!([
        { "name": "go", "description": "d", "options": [
            option(3, "text"), option(4, "whole"), option(5, "flag"), option(6, "user"),
            option(7, "channel"), option(8, "role"), option(9, "either"), option(10, "number"),
        ] },
        { "name": "deep", "description": "d", "options": [
            { "type": 2, "name": "group", "description": "d", "options": [
                { "type": 1, "name": "sub", "description": "d", "options": [
                    { "type": 3, "name": "text", "description": "d", "autocomplete": true },
                ] },
            ] },
        ] },
        { "name": "Look", "type": 2 },
        { "name": "Quote", "type": 3 },
    ]);
    assert_eq!(raw.send("PUT", &path, all).await.0, 200);
}

/// A bot that knows all commands and asked for no intent: interactions need none.
async fn interacting() -> (Raw, Socket) {
    let raw = Raw::open().await;
    register_all(&raw).await;
    let mut socket = Socket::identify(&raw, 0, (0, 1)).await;
    socket.expect("READY").await;
    (raw, socket)
}

fn bits(value: &Value) -> u64 {
    value.as_str().unwrap().parse().unwrap()
}

#[tokio::test]
async fn serenity_can_read_a_command_with_every_option() {
    let (raw, mut socket) = interacting().await;
    raw.ani.speaks("id");
    raw.guild.speaks("ja");
    raw.main.denies_bot(permissions::ATTACH_FILES);
    let role = raw.guild.role("judge", 0);
    let options = [
        ("text", "t".to_owned()),
        ("whole", "7".to_owned()),
        ("flag", "true".to_owned()),
        ("user", raw.ani.mention()),
        ("channel", raw.main.mention()),
        ("role", format!("<@&{role}>")),
        ("either", raw.ani.mention()),
        ("number", "0.5".to_owned()),
    ];
    raw.ani.starts(&raw.main, "/go", options).unwrap();
    let seen = socket.expect("INTERACTION_CREATE").await;
    let locales = (&seen["locale"], &seen["guild_locale"]);
    assert_eq!(locales, (&json!("id"), &json!("ja")));
    assert_eq!(seen["context"], 0);
    assert_eq!(
        bits(&seen["app_permissions"]) & permissions::ATTACH_FILES,
        0
    );
    let own = bits(&seen["member"]["permissions"]);
    assert_ne!(own & permissions::ATTACH_FILES, 0);
}

#[tokio::test]
async fn serenity_can_read_a_command_in_a_dm() {
    let (raw, mut socket) = interacting().await;
    let options = [("text", "t".to_owned())];
    raw.ani
        .starts(&raw.ani.dm(), "/deep group sub", options)
        .unwrap();
    let seen = socket.expect("INTERACTION_CREATE").await;
    assert_eq!(
        (&seen["context"], &seen["member"]),
        (&json!(1), &Value::Null)
    );
    let text = seen.pointer("/data/options/0/options/0/options/0/value");
    assert_eq!(text, Some(&json!("t")));
}

#[tokio::test]
async fn an_interaction_between_people_says_so_and_who_has_installed_the_app() {
    let (raw, mut socket) = interacting().await;
    let path = format!("/applications/{}/commands", raw.sandbox.bot_id());
    let body = json!({
        "name": "taken",
        "description": "Does something",
        "integration_types": [1],
        "contexts": [2],
    });
    raw.send("POST", &path, body).await;
    raw.ani.installs();
    let budi = raw.sandbox.person("budi");
    let group = raw.sandbox.group("Warung", &[&raw.ani, &budi]);
    let pending = raw.ani.starts(&group, "/taken", NO_OPTIONS).unwrap();
    let ran = socket.expect("INTERACTION_CREATE").await;
    let button = json!({ "type": 2, "style": 1, "label": "b", "custom_id": "b" });
    let rows = json!([{ "type": 1, "components": [button] }]);
    let body = json!({ "type": 4, "data": { "content": "a", "components": rows } });
    raw.answer(&pending, body).await;
    // Who presses need not have installed it.
    budi.starts_press(&group.newest(), "b").unwrap();
    let pressed = socket.expect("INTERACTION_CREATE").await;
    for (seen, person) in [(&ran, &raw.ani), (&pressed, &budi)] {
        assert_eq!(
            (&seen["context"], &seen["guild_id"]),
            (&json!(2), &Value::Null)
        );
        assert_eq!(seen["user"]["id"], json!(person.id()));
        let owners = json!({ "1": raw.ani.id() });
        assert_eq!(seen["authorizing_integration_owners"], owners);
        assert_eq!(
            bits(&seen["app_permissions"]),
            permissions::ATTACH_FILES | permissions::EMBED_LINKS | permissions::MENTION_EVERYONE
        );
    }
}

#[tokio::test]
async fn serenity_can_read_every_component() {
    let (raw, mut socket) = interacting().await;
    let role = raw.guild.role("judge", 0);
    let pending = raw.ani.starts(&raw.main, "/go", NO_OPTIONS).unwrap();
    socket.expect("INTERACTION_CREATE").await;
    let select = |kind: u64| {
        let select = json!({ "type": kind, "custom_id": format!("s{kind}") });
        json!({ "type": 1, "components": [select] })
    };
    let button = json!({ "type": 2, "style": 1, "label": "b", "custom_id": "b" });
    let button = json!({ "type": 1, "components": [button] });
    let rows = [select(5), select(6), select(7), select(8), button];
    let body = json!({ "type": 4, "data": { "content": "a", "components": rows } });
    let (id, token) = (pending.id(), pending.token());
    let path = format!("/interactions/{id}/{token}/callback?with_response=true");
    let (status, response) = raw.send("POST", &path, body).await;
    assert_eq!(status, 200);
    let message = response["resource"]["message"].clone();
    assert_eq!(message["content"], "a");
    serde_json::from_value::<serenity::all::Message>(message).unwrap();
    let message = raw.main.newest();
    raw.ani.starts_press(&message, "b").unwrap();
    let pressed = socket.expect("INTERACTION_CREATE").await;
    assert_eq!(pressed["message"]["id"], json!(message.id()));
    let values = [
        raw.ani.mention(),
        format!("<@&{role}>"),
        raw.ani.mention(),
        raw.main.mention(),
    ];
    for (kind, value) in (5..).zip(&values) {
        let select = format!("s{kind}");
        raw.ani
            .starts_select(&message, &select, [value.as_str()])
            .unwrap();
        socket.expect("INTERACTION_CREATE").await;
    }
}

#[tokio::test]
async fn serenity_can_read_a_modal() {
    let (raw, mut socket) = interacting().await;
    let input = json!({ "type": 4, "custom_id": "i", "label": "l", "style": 1 });
    let row = json!({ "type": 1, "components": [input] });
    let modal = json!({ "custom_id": "m", "title": "t", "components": [row] });
    let pending = raw.ani.starts(&raw.main, "/go", NO_OPTIONS).unwrap();
    socket.expect("INTERACTION_CREATE").await;
    let answer = raw
        .answer(&pending, json!({ "type": 9, "data": modal }))
        .await;
    assert_eq!(answer.0, 204);
    let opened = pending.answer().await;
    raw.ani.starts_submit(&opened, [("i", "typed")]).unwrap();
    socket.expect("INTERACTION_CREATE").await;
}

#[tokio::test]
async fn serenity_can_read_menus_and_completions() {
    let (raw, mut socket) = interacting().await;
    let message = raw.ani.says(&raw.main, "a");
    let (ani, main) = (raw.ani.clone(), raw.main.clone());
    let others = tokio::spawn(async move {
        let answers = [
            ani.uses_on_person(&main, "Look", &ani).await,
            ani.uses_on_message("Quote", &message).await,
        ];
        let typed = ani
            .completes(&main, "/deep group sub", NO_OPTIONS, ("text", "a"))
            .await;
        (answers.map(|answer| answer.told_publicly()), typed.len())
    });
    for (kind, data) in [
        (4, json!({ "content": "one" })),
        (4, json!({ "content": "two" })),
        (8, json!({ "choices": [{ "name": "n", "value": "v" }] })),
    ] {
        let seen = socket.expect("INTERACTION_CREATE").await;
        let text = |key: &str| seen[key].as_str().unwrap().to_owned();
        let path = format!("/interactions/{}/{}/callback", text("id"), text("token"));
        let body = json!({ "type": kind, "data": data });
        assert_eq!(raw.send("POST", &path, body).await.0, 204);
    }
    let told = ["one", "two"].map(str::to_owned);
    assert_eq!(others.await.unwrap(), (told, 1));
}
