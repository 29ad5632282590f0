//! Where the bot is a guest: channels between people, and guilds in which only a person has installed it.

use sandbox::NO_OPTIONS;
use sandbox::NotPossible;
use sandbox::Pending;
use sandbox::Person;
use sandbox::permissions;
use serde_json::Value;
use serde_json::json;

use crate::raw::Raw;

/// Registers a command that people take with them.
async fn register(raw: &Raw, name: &str) {
    let path = format!("/applications/{}/commands", raw.sandbox.bot_id());
    let body = json!({
        "name": name,
        "description": "Does something",
        "integration_types": [0, 1],
        "contexts": [0, 1, 2],
    });
    let (status, _) = raw.send("POST", &path, body).await;
    assert_eq!(status, 201);
}

fn friend(raw: &Raw) -> Person {
    raw.ani.installs();
    raw.sandbox.person("budi")
}

async fn answer(raw: &Raw, pending: &Pending, content: &str) {
    let body = json!({
        "type": 4,
        "data": {
            "content": content,
            "components": [{ "type": 1, "components": [
                { "type": 2, "style": 1, "label": "Press", "custom_id": "press" },
            ]}],
        },
    });
    let (status, _) = raw.answer(pending, body).await;
    assert_eq!(status, 204);
}

#[tokio::test]
async fn a_command_is_offered_between_people_to_who_has_installed_the_app() {
    let raw = Raw::open().await;
    let budi = friend(&raw);
    raw.register("here").await;
    register(&raw, "go").await;
    let dm = raw.ani.dm_with(&budi);
    assert_eq!(budi.dm_with(&raw.ani).id(), dm.id());
    assert!(raw.ani.starts(&dm, "/go", NO_OPTIONS).is_ok());
    let not_here = |name: &str| Some(NotPossible::NotHere(name.to_owned()));
    assert_eq!(budi.starts(&dm, "/go", NO_OPTIONS).err(), not_here("go"));
    assert_eq!(
        raw.ani.starts(&dm, "/here", NO_OPTIONS).err(),
        not_here("here")
    );
    raw.ani.uninstalls();
    assert_eq!(raw.ani.starts(&dm, "/go", NO_OPTIONS).err(), not_here("go"));
}

#[tokio::test]
async fn an_answer_between_people_is_seen_by_them_and_by_nobody_else() {
    let raw = Raw::open().await;
    let budi = friend(&raw);
    let [cici, dani] = ["cici", "dani"].map(|name| raw.sandbox.person(name));
    register(&raw, "go").await;
    let group = raw.sandbox.group("Warung", &[&raw.ani, &budi, &cici]);
    let pending = raw.ani.starts(&group, "/go", NO_OPTIONS).unwrap();
    answer(&raw, &pending, "hello").await;
    for person in [&raw.ani, &budi, &cici] {
        assert!(person.sees(&group).contains("hello"));
    }
    assert_eq!(dani.sees(&group), "(this channel cannot be seen)\n");
    assert_eq!(budi.pings().len(), 1);
    assert_eq!(raw.sandbox.view_of(&budi).dms[0].name, "Warung");
}

#[tokio::test]
async fn the_bot_itself_has_no_access_between_people() {
    let raw = Raw::open().await;
    let budi = friend(&raw);
    register(&raw, "go").await;
    let dm = raw.ani.dm_with(&budi);
    let pending = raw.ani.starts(&dm, "/go", NO_OPTIONS).unwrap();
    answer(&raw, &pending, "hello").await;
    let message = dm.newest().id();
    let channel = format!("/channels/{}", dm.id());
    for (method, path, body) in [
        ("GET", channel.clone(), Value::Null),
        (
            "POST",
            format!("{channel}/messages"),
            json!({ "content": "a" }),
        ),
        (
            "PATCH",
            format!("{channel}/messages/{message}"),
            json!({ "content": "a" }),
        ),
    ] {
        let (status, refused) = raw.send(method, &path, body).await;
        assert_eq!((status, &refused["code"]), (403, &json!(50_001)), "{path}");
    }
    // Through the interaction it can.
    let path = format!("{}/messages/@original", raw.webhook(&pending));
    let (status, _) = raw.send("PATCH", &path, json!({ "content": "b" })).await;
    assert_eq!(status, 200);
    assert_eq!(dm.newest().content(), "b");
}

#[tokio::test]
async fn a_guest_follows_up_five_times_and_a_member_as_often_as_it_likes() {
    let raw = Raw::open().await;
    let budi = friend(&raw);
    register(&raw, "go").await;
    let dm = raw.ani.dm_with(&budi);
    for (channel, most) in [(&dm, 5), (&raw.main, 7)] {
        let pending = raw.ani.starts(channel, "/go", NO_OPTIONS).unwrap();
        answer(&raw, &pending, "hello").await;
        let mut sent = 0;
        while sent < 7 {
            let body = json!({ "content": "more" });
            let (status, refused) = raw.send("POST", &raw.webhook(&pending), body).await;
            if status != 200 {
                assert_eq!(refused["code"], 40_094);
                break;
            }
            sent += 1;
        }
        assert_eq!(sent, most);
    }
}

#[tokio::test]
async fn a_person_who_has_installed_the_app_can_be_written_to() {
    let raw = Raw::open().await;
    let far = raw.sandbox.person("far");
    let path = format!("/channels/{}/messages", far.dm().id());
    let (_, refused) = raw.send("POST", &path, json!({ "content": "a" })).await;
    assert_eq!(refused["code"], 50_278);
    far.installs();
    assert!(far.has_installed());
    let (status, _) = raw.send("POST", &path, json!({ "content": "a" })).await;
    assert_eq!(status, 200);
    far.closes_dms();
    let (_, refused) = raw.send("POST", &path, json!({ "content": "b" })).await;
    assert_eq!(refused["code"], 50_007);
}

#[tokio::test]
async fn without_the_permission_for_external_apps_answers_are_private() {
    let raw = Raw::open().await;
    let budi = friend(&raw);
    register(&raw, "go").await;
    let foreign = raw.sandbox.foreign_guild("Seberang");
    foreign.join(&raw.ani);
    foreign.join(&budi);
    let (loud, quiet) = (foreign.channel("loud"), foreign.channel("quiet"));
    quiet.denies_everyone(permissions::USE_EXTERNAL_APPS);
    for (channel, is_seen) in [(&loud, true), (&quiet, false)] {
        let pending = raw.ani.starts(channel, "/go", NO_OPTIONS).unwrap();
        answer(&raw, &pending, "hello").await;
        assert_eq!(budi.sees(channel).contains("hello"), is_seen);
    }
}
