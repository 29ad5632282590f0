//! Saving a sandbox, and going on from it.

use std::time::Duration;

use sandbox::Sandbox;
use sandbox::SandboxOptions;
use serde_json::json;

use crate::bot::PICTURE;
use crate::raw::Raw;

#[tokio::test]
async fn all_that_was_made_is_there_again() {
    let directory = tempfile::tempdir().unwrap();
    let table = Raw::open().await;
    let body = json!({
        "content": "A board",
        "embeds": [{ "image": { "url": "attachment://board.png" } }],
        "attachments": [{ "id": 0, "description": "Seven holes" }],
    });
    let file = ("board.png", PICTURE.to_vec());
    let (status, _) = table
        .send_file("POST", &table.messages(), &body, file)
        .await;
    assert_eq!(status, 200);
    let pending = table.command().await;
    table
        .answer(
            &pending,
            json!({ "type": 4, "data": { "content": "Gone" } }),
        )
        .await;
    table.ani.closes_dms();
    table.sandbox.clock().advance(Duration::from_mins(1));
    let seen = table.ani.sees(&table.main);
    table.sandbox.save(directory.path()).await.unwrap();

    let again = Sandbox::start(SandboxOptions {
        saved: Some(directory.path().to_owned()),
        ..SandboxOptions::default()
    })
    .await
    .unwrap();
    assert_eq!(again.bot_id(), table.sandbox.bot_id());
    assert_eq!(again.clock().ahead(), Duration::from_mins(1));
    let ani = again.find_person(table.ani.id()).unwrap();
    let main = again.find_channel(table.main.id()).unwrap();
    assert_eq!(ani.sees(&main), seen);
    assert_eq!(ani.dms(), sandbox::Dms::Closed);
    assert_eq!(ani.commands(&main).len(), 1);
    let board = &main.messages()[0];
    assert_eq!(board.picture().as_deref(), Some(PICTURE));
    // The picture is served from where the sandbox is now.
    let url = board.json()["embeds"][0]["image"]["url"].clone();
    assert!(url.as_str().unwrap().starts_with(&again.api_base()));
    let new = ani.says(&main, "New");
    assert!(new.id() > board.id());
}

#[tokio::test]
async fn files_of_deleted_messages_are_not_kept() {
    let directory = tempfile::tempdir().unwrap();
    let files = directory.path().join("files");
    let table = Raw::open().await;
    let file = ("board.png", PICTURE.to_vec());
    let body = json!({ "content": "A board" });
    table
        .send_file("POST", &table.messages(), &body, file)
        .await;
    table.sandbox.save(directory.path()).await.unwrap();
    assert_eq!(std::fs::read_dir(&files).unwrap().count(), 1);
    table.main.newest().delete();
    table.sandbox.save(directory.path()).await.unwrap();
    assert_eq!(std::fs::read_dir(&files).unwrap().count(), 0);
}

#[tokio::test]
async fn an_unreadable_directory_is_an_error_and_not_a_new_beginning() {
    let directory = tempfile::tempdir().unwrap();
    std::fs::write(directory.path().join("sandbox.json"), "{").unwrap();
    let started = Sandbox::start(SandboxOptions {
        saved: Some(directory.path().to_owned()),
        ..SandboxOptions::default()
    })
    .await;
    let error = format!("{:#}", started.err().unwrap());
    assert!(error.contains("sandbox.json"), "{error}");
}
