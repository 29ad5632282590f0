//! Running it: how the bot says that it is well, stops, and is checked.

use crate::table::{Table, first_hole};
use sandbox::{Effect, Fault};
use std::time::Duration;

/// The answers to presses of buttons.
const ANSWERS: &str = "/interactions/*/*/callback";

/// A table whose bot is watched at an address of its own.
async fn watched() -> (Table, String) {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = free.local_addr().unwrap().to_string();
    drop(free);
    let mut table = Table::laid().await;
    table.sets("WATCH_ADDR", address.clone());
    table.start_bot().await;
    (table, format!("http://{address}"))
}

async fn get(url: &str) -> (u16, String) {
    let response = reqwest::get(url).await.unwrap();
    (response.status().as_u16(), response.text().await.unwrap())
}

#[tokio::test]
async fn what_people_do_is_counted_and_nobody_is_named() {
    let (table, address) = watched().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    table.play_opening(&ani, &budi).await;
    let (status, page) = get(&format!("{address}/metrics")).await;
    assert_eq!(status, 200);
    let command = r#"congkak_interactions_total{kind="command",outcome="answered"} 1"#;
    assert!(page.contains(command), "{page}");
    assert!(
        page.contains(r#"kind="press",outcome="answered""#),
        "{page}"
    );
    assert!(page.contains("congkak_open_matches 1\n"), "{page}");
    for name in ["ani", "budi", "Kampung"] {
        assert!(!page.contains(name), "{page}");
    }
    assert!(!page.contains(&table.sandbox.token()), "{page}");
    table.close().await;
}

#[tokio::test]
async fn a_bot_that_cannot_be_reached_is_not_ready() {
    let (mut table, address) = watched().await;
    assert_eq!(get(&format!("{address}/readyz")).await.0, 200);
    let (is_well, lines) = table.run(&["health"]).await;
    assert!(is_well, "{lines}");
    assert!(lines.contains("gateway: well"), "{lines}");

    table
        .sandbox
        .fails(Fault::on("GET", "/", Effect::Status(503)).always());
    table.sandbox.gateway().drops();
    let mut ready = (200, String::new());
    for _ in 0..200 {
        ready = get(&format!("{address}/readyz")).await;
        if ready.0 == 503 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    assert_eq!(ready.0, 503, "{}", ready.1);
    assert!(ready.1.contains("gateway: NOT WELL"), "{}", ready.1);
    // Deaf, but at work: nothing that a restart would mend.
    assert_eq!(get(&format!("{address}/healthz")).await.0, 200);
    let (is_well, lines) = table.run(&["health"]).await;
    assert!(!is_well && lines.contains("the bot is not well"), "{lines}");
    table.kill_bot().await;
    let (is_well, lines) = table.run(&["health"]).await;
    assert!(!is_well && lines.contains("asking the bot at"), "{lines}");
}

#[tokio::test]
async fn told_to_stop_it_answers_what_is_under_way() {
    let mut table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    table.play_opening(&ani, &budi).await;
    let board = table.board().unwrap();
    let (mover, _) = table.to_move([&ani, &budi]);
    // The answer gets through at the second try only, while the bot is being stopped.
    table
        .sandbox
        .fails(Fault::on("POST", ANSWERS, Effect::Status(503)));
    let pending = mover
        .starts_press(&board, &first_hole(&board).unwrap())
        .unwrap();
    let moves = table.moves().await.len();
    table
        .until("the try that fails", || table.sandbox.faults_left() == 0)
        .await;
    table.stop_bot().await;
    assert!(!pending.answer().await.failed(), "{}", table.log());
    assert_eq!(table.moves().await.len(), moves + 1);
    table.start_bot().await;
    let board = table.board().unwrap();
    let (mover, _) = table.to_move([&ani, &budi]);
    let answer = mover.presses_on(&board, &first_hole(&board).unwrap()).await;
    assert!(!answer.failed());
    table.close().await;
}

#[tokio::test]
async fn every_record_is_checked_and_one_that_does_not_hold_is_named() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    table.play_opening(&ani, &budi).await;
    let (holds, told) = table.run(&["check"]).await;
    assert!(holds && told.contains("1 matches hold, 0 do not"), "{told}");
    table
        .poke("update matches set record = record || ' S9'")
        .await;
    let (holds, told) = table.run(&["check"]).await;
    assert!(!holds && told.contains("match 1: "), "{told}");
    table.close().await;
}

#[tokio::test]
async fn a_backup_made_while_people_play_goes_on_from_its_moment() {
    let mut table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    table.play_opening(&ani, &budi).await;
    let backup = table.database().with_file_name("backup.db");
    let (done, told) = table.run(&["backup", backup.to_str().unwrap()]).await;
    assert!(done, "{told}");
    let (kept, old) = (table.moves().await, table.board().unwrap());
    let (mover, _) = table.to_move([&ani, &budi]);
    mover.presses_on(&old, &first_hole(&old).unwrap()).await;
    assert_eq!(table.moves().await.len(), kept.len() + 1);

    table.kill_bot().await;
    for ending in ["", "-wal", "-shm"] {
        let file = format!("{}{ending}", table.database().display());
        std::fs::remove_file(file).ok();
    }
    std::fs::copy(&backup, table.database()).unwrap();
    table.start_bot().await;
    assert_eq!(table.moves().await, kept);
    // The board is of a move that never was: it is answered, and the match goes on.
    let board = table.board().unwrap();
    for person in [&ani, &budi] {
        let Some(label) = first_hole(&board) else {
            break;
        };
        let answer = person.presses_on(&board, &label).await;
        assert!(!answer.failed());
    }
    ani.runs(&table.main, "/board", sandbox::NO_OPTIONS).await;
    let board = table.board().unwrap();
    let (mover, _) = table.to_move([&ani, &budi]);
    let before = table.moves().await.len();
    let answer = mover.presses_on(&board, &first_hole(&board).unwrap()).await;
    assert!(!answer.failed());
    assert_eq!(table.moves().await.len(), before + 1);
    table.close().await;
}
