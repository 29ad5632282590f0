//! What people see, and what their client lets them do.

use sandbox::Change;
use sandbox::NO_OPTIONS;
use sandbox::NotPossible;
use sandbox::permissions;
use serde_json::Value;
use serde_json::json;

use crate::raw::Raw;

#[tokio::test]
async fn nobody_sees_a_channel_they_may_not_view() {
    let raw = Raw::open().await;
    let secret = raw.guild.channel("secret");
    let judge = raw.guild.role("judge", 0);
    secret.denies_everyone(permissions::VIEW_CHANNEL);
    assert_eq!(raw.ani.sees(&secret), "(this channel cannot be seen)\n");
    assert_eq!(
        raw.ani.tries_to_say(&secret, "a").err(),
        Some(NotPossible::NotAllowed)
    );
    secret.allows_role(judge, permissions::VIEW_CHANNEL);
    raw.guild.gives(&raw.ani, judge);
    assert_eq!(raw.ani.sees(&secret), "");
    secret.denies(&raw.ani, permissions::VIEW_CHANNEL);
    assert_eq!(raw.ani.sees(&secret), "(this channel cannot be seen)\n");
    raw.guild.belongs_to(&raw.ani);
    assert_eq!(raw.ani.sees(&secret), "");
    secret.delete();
    assert_eq!(raw.ani.sees(&secret), "(this channel is gone)\n");
}

#[tokio::test]
async fn names_are_those_of_the_place() {
    let raw = Raw::open().await;
    raw.ani.renames("アニ");
    raw.ani.says(
        &raw.main,
        &format!("I am {} of {}", raw.ani.mention(), raw.main.mention()),
    );
    assert_eq!(raw.ani.sees(&raw.main), "アニ: I am @アニ of #main\n");
    raw.guild.nicknames(&raw.ani, "Kak Ani");
    assert_eq!(raw.ani.sees(&raw.main), "Kak Ani: I am @Kak Ani of #main\n");
}

#[tokio::test]
async fn only_those_are_pinged_who_should_be() {
    let raw = Raw::open().await;
    let budi = raw.sandbox.person("budi");
    raw.guild.join(&budi);
    let judge = raw.guild.role("judge", 0);
    let text = format!(
        "{} {} <@&{judge}> @everyone",
        raw.ani.mention(),
        budi.mention()
    );
    let send = async |allowed: Value| {
        let mut body = json!({ "content": text });
        if !allowed.is_null() {
            body["allowed_mentions"] = allowed;
        }
        raw.send("POST", &raw.messages(), body).await.1
    };
    let pings = || (raw.ani.pings().len(), budi.pings().len());
    send(json!({ "parse": [] })).await;
    assert_eq!(pings(), (0, 0));
    let message = send(json!({ "users": [budi.id()] })).await;
    assert_eq!(pings(), (0, 1));
    assert_eq!(message["mentions"].as_array().unwrap().len(), 1);
    send(Value::Null).await;
    assert_eq!(pings(), (1, 2));
    raw.guild.gives(&raw.ani, judge);
    raw.guild.grants_bot(permissions::MENTION_EVERYONE);
    send(json!({ "parse": ["roles"] })).await;
    assert_eq!(pings(), (2, 2));
    let message = send(json!({ "parse": ["everyone"] })).await;
    assert_eq!(pings(), (3, 3));
    assert_eq!(message["mention_everyone"], true);
    let path = format!("{}/{}", raw.messages(), message["id"].as_str().unwrap());
    raw.send("PATCH", &path, json!({ "content": budi.mention() }))
        .await;
    assert_eq!(pings(), (3, 3));
    raw.main.denies(&budi, permissions::VIEW_CHANNEL);
    send(Value::Null).await;
    assert_eq!(budi.pings().len(), 3);
}

#[tokio::test]
async fn a_command_is_offered_where_it_belongs() {
    let raw = Raw::open().await;
    let register = async |more: Value| {
        let path = format!("/applications/{}/commands", raw.sandbox.bot_id());
        let mut body = json!({ "name": "go", "description": "d" });
        body.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        assert_eq!(raw.send("PUT", &path, json!([body])).await.0, 200);
    };
    let start = |channel| raw.ani.starts(channel, "/go", NO_OPTIONS).err();
    let dm = raw.ani.dm();
    assert_eq!(
        start(&raw.main),
        Some(NotPossible::NoSuchCommand("go".to_owned()))
    );
    register(json!({})).await;
    assert_eq!((start(&raw.main), start(&dm)), (None, None));
    register(json!({ "contexts": [0] })).await;
    assert_eq!(start(&dm), Some(NotPossible::NotHere("go".to_owned())));
    register(json!({ "default_member_permissions": "32" })).await;
    assert_eq!(start(&raw.main), Some(NotPossible::NotAllowed));
    raw.guild.belongs_to(&raw.ani);
    assert_eq!(start(&raw.main), None);
}

#[tokio::test]
async fn a_button_is_pressed_only_where_it_can_be() {
    let raw = Raw::open().await;
    let button = |label: &str, disabled: bool| json!({ "type": 2, "style": 1, "label": label, "custom_id": label, "disabled": disabled });
    let row = json!({ "type": 1, "components": [button("On", false), button("Off", true)] });
    raw.send(
        "POST",
        &raw.messages(),
        json!({ "content": "a", "components": [row] }),
    )
    .await;
    let message = raw.main.newest();
    assert!(raw.ani.starts_press(&message, "On").is_ok());
    let missing = |label: &str| Some(NotPossible::NoSuchComponent(label.to_owned()));
    assert_eq!(raw.ani.starts_press(&message, "Off").err(), missing("Off"));
    assert_eq!(
        raw.ani.starts_press(&message, "Else").err(),
        missing("Else")
    );
    raw.main.denies(&raw.ani, permissions::VIEW_CHANNEL);
    let unseen = raw.ani.starts_press(&message, "On").err();
    assert_eq!(unseen, Some(NotPossible::NoSuchMessage));
}

#[tokio::test]
async fn an_edit_keeps_the_files_it_names() {
    let raw = Raw::open().await;
    let picture = || crate::bot::PICTURE.to_vec();
    let body = json!({ "content": "a", "attachments": [{ "id": 0, "description": "first" }] });
    let (_, sent) = raw
        .send_file("POST", &raw.messages(), &body, ("a.png", picture()))
        .await;
    let path = format!("{}/{}", raw.messages(), sent["id"].as_str().unwrap());
    let url = sent["attachments"][0]["url"].as_str().unwrap().to_owned();
    assert_eq!(
        reqwest::get(&url).await.unwrap().bytes().await.unwrap(),
        picture()
    );
    let names = || {
        let files = raw.main.newest().files();
        files
            .into_iter()
            .map(|(name, _)| name)
            .collect::<Vec<String>>()
    };
    raw.send("PATCH", &path, json!({ "content": "b" })).await;
    assert_eq!(names(), ["a.png"]);
    let kept = json!({ "attachments": [{ "id": sent["attachments"][0]["id"] }, { "id": 0 }] });
    raw.send_file("PATCH", &path, &kept, ("b.png", picture()))
        .await;
    assert_eq!(names(), ["a.png", "b.png"]);
    let replaced = json!({ "attachments": [{ "id": 0 }] });
    raw.send_file("PATCH", &path, &replaced, ("c.png", picture()))
        .await;
    assert_eq!(names(), ["c.png"]);
    assert_eq!(reqwest::get(&url).await.unwrap().status(), 404);
    raw.send("PATCH", &path, json!({ "attachments": [] })).await;
    assert!(names().is_empty());
    let (status, body) = raw.send("PATCH", &path, json!({ "content": "" })).await;
    assert_eq!((status, &body["code"]), (400, &json!(50_006)));
}

#[tokio::test]
async fn a_picture_in_an_embed_is_shown_once_if_named_again() {
    let raw = Raw::open().await;
    let embed = |url: &str| json!([{ "title": "t", "image": { "url": url } }]);
    let body = json!({ "embeds": embed("attachment://a.png"), "attachments": [{ "id": 0 }] });
    let picture = crate::bot::PICTURE.to_vec();
    let (_, sent) = raw
        .send_file("POST", &raw.messages(), &body, ("a.png", picture))
        .await;
    let path = format!("{}/{}", raw.messages(), sent["id"].as_str().unwrap());
    let once = "bot:\n  | t\n  picture a.png\n";
    assert_eq!(raw.ani.sees(&raw.main), once);
    let url = sent["embeds"][0]["image"]["url"].as_str().unwrap();
    raw.send("PATCH", &path, json!({ "embeds": embed(url) }))
        .await;
    let twice = "bot: (edited)\n  | t\n  picture a.png\n  picture a.png\n";
    assert_eq!(raw.ani.sees(&raw.main), twice);
    raw.send(
        "PATCH",
        &path,
        json!({ "embeds": embed("attachment://a.png") }),
    )
    .await;
    assert_eq!(
        raw.ani.sees(&raw.main),
        once.replace("bot:", "bot: (edited)")
    );
}

#[tokio::test]
async fn a_view_holds_what_the_person_sees_and_no_more() {
    let raw = Raw::open().await;
    let budi = raw.sandbox.person("budi");
    raw.guild.join(&budi);
    let mut changes = raw.sandbox.subscribe();
    let pending = raw.command().await;
    let hello = json!({ "type": 4, "data": { "content": "only ani", "flags": 64 } });
    raw.answer(&pending, hello).await;
    raw.send(
        "POST",
        &raw.messages(),
        json!({ "content": raw.ani.mention() }),
    )
    .await;
    let view = raw.sandbox.view_of(&raw.ani);
    let main = &view.guilds[0].channels[0];
    assert_eq!((main.unread, main.pings), (2, 1));
    assert_eq!(main.messages[0].command.as_deref(), Some("/go"));
    assert!(main.messages[0].only_you && main.messages[1].pings_me);
    assert_eq!(main.messages[1].text, "@ani");
    let other = raw.sandbox.view_of(&budi);
    assert_eq!(other.guilds[0].channels[0].messages.len(), 1);
    raw.ani.reads(&raw.main);
    let view = raw.sandbox.view_of(&raw.ani);
    assert_eq!(view.guilds[0].channels[0].unread, 0);
    assert!(serde_json::to_value(&view).unwrap()["guilds"].is_array());
    let mut seen = Vec::new();
    while let Ok(change) = changes.try_recv() {
        seen.push(change);
    }
    assert!(seen.contains(&Change::Ping {
        person: raw.ani.id(),
        channel: raw.main.id()
    }));
}

#[tokio::test]
async fn people_and_other_bots_can_be_chosen_but_not_written_to() {
    let raw = Raw::open().await;
    let other = raw.sandbox.other_bot("helper");
    raw.guild.join(&other);
    let body = json!({ "recipient_id": other.id() });
    let (status, body) = raw.send("POST", "/users/@me/channels", body).await;
    assert_eq!((status, &body["code"]), (403, &json!(50_007)));
    let member = format!("/guilds/{}/members/{}", raw.guild.id(), other.id());
    let (_, member) = raw.send("GET", &member, Value::Null).await;
    assert_eq!(member["user"]["bot"], true);
}

#[tokio::test]
async fn a_forum_holds_posts_and_no_messages() {
    let raw = Raw::open().await;
    let forum = raw.guild.forum("posts");
    let path = format!("/channels/{}", forum.id());
    let messages = format!("{path}/messages");
    let (status, body) = raw.send("POST", &messages, json!({ "content": "a" })).await;
    assert_eq!((status, &body["code"]), (400, &json!(50_008)));
    let post = raw.ani.posts(&forum, "A post", "hello").unwrap();
    assert_eq!(raw.ani.sees(&post), "ani: hello\n");
    assert_eq!(forum.threads().len(), 1);
    forum.denies(&raw.ani, permissions::SEND_MESSAGES);
    let refused = raw.ani.posts(&forum, "Another", "hello").err();
    assert_eq!(refused, Some(NotPossible::NotAllowed));
}

#[tokio::test]
async fn an_ephemeral_flag_means_nothing_outside_of_answers() {
    let raw = Raw::open().await;
    let body = json!({ "content": "a", "flags": 64 });
    let (_, message) = raw.send("POST", &raw.messages(), body).await;
    assert_eq!(message["flags"], 0);
    assert_eq!(raw.ani.sees(&raw.main), "bot: a\n");
}

#[tokio::test]
async fn an_archived_thread_is_opened_by_writing_in_it() {
    let raw = Raw::open().await;
    let thread = raw.main.thread("deep", &raw.ani);
    thread.archives();
    let path = format!("/channels/{}", thread.id());
    let (_, seen) = raw.send("GET", &path, Value::Null).await;
    assert_eq!(seen["thread_metadata"]["archived"], true);
    let (status, _) = raw
        .send(
            "POST",
            &format!("{path}/messages"),
            json!({ "content": "a" }),
        )
        .await;
    assert_eq!(status, 200);
    let (_, seen) = raw.send("GET", &path, Value::Null).await;
    assert_eq!(seen["thread_metadata"]["archived"], false);
    assert_eq!(raw.ani.sees(&thread), "bot: a\n");
}
