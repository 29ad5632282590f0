//! The bot on a server of PostgreSQL: it plays as on SQLite, and comes through what only a server has.

use crate::site::{Site, on_postgres};
use crate::table::{Table, first_hole};
use sqlx::Executor;

#[test]
fn a_match_is_played_to_its_end_though_all_connections_are_cut() {
    on_postgres(played_with_cuts);
}

#[tokio::main(flavor = "current_thread")]
async fn played_with_cuts() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    table.play_opening(&ani, &budi).await;
    for _ in 0..3 {
        // As when the server is started anew: what is idle is gone, and nobody was told.
        let mut connection = table.connection().await;
        let cut = "select pg_terminate_backend(pid) from pg_stat_activity
                   where application_name = current_setting('application_name') and pid <> pg_backend_pid()";
        connection.execute(cut).await.unwrap();
        if table.is_over() {
            break;
        }
        let (mover, _) = table.to_move([&ani, &budi]);
        let board = table.board().unwrap();
        let before = table.moves().await.len();
        let answer = mover.presses_on(&board, &first_hole(&board).unwrap()).await;
        assert!(!answer.failed(), "{}", table.log());
        table
            .until("a board", || table.board().is_some() || table.is_over())
            .await;
        assert_eq!(table.moves().await.len(), before + 1);
    }
    table.play_to_the_end([&ani, &budi]).await;
    let (is_well, told) = table.run(&["check"]).await;
    assert!(is_well, "{told}");
    let (is_well, told) = table.run(&["recount"]).await;
    assert!(is_well, "{told}");
    let (is_well, told) = table.run(&["backup", "copy.dump"]).await;
    assert!(!is_well && told.contains("pg_dump"), "{told}");
}

#[test]
fn a_database_is_moved_from_a_file_to_a_server_and_back() {
    on_postgres(moved_and_back);
}

#[tokio::main(flavor = "current_thread")]
async fn moved_and_back() {
    let mut table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    table.play_opening(&ani, &budi).await;
    table.stop_bot().await;
    let server = table.url().to_owned();
    let file = "sqlite://moved.db";
    let (is_well, told) = table
        .run(&["migrate-database", "--from", &server, "--to", file])
        .await;
    assert!(is_well && told.contains("1 matches hold"), "{told}");
    // The bot goes on with the file, from the very same board.
    table.sets("DATABASE_URL", file);
    table.start_bot().await;
    let board = table.board().unwrap();
    let (mover, _) = table.to_move([&ani, &budi]);
    let answer = mover.presses_on(&board, &first_hole(&board).unwrap()).await;
    assert!(!answer.failed(), "{}", table.log());
    table.stop_bot().await;
    // What is full is left as it is; an empty one is filled.
    let (is_well, told) = table
        .run(&["migrate-database", "--from", file, "--to", &server])
        .await;
    assert!(!is_well && told.contains("has something in it"), "{told}");
    let other = Site::new().await;
    assert!(other.is_postgres());
    let (is_well, told) = table
        .run(&["migrate-database", "--from", file, "--to", other.url()])
        .await;
    assert!(is_well, "{told}");
    table.sets("DATABASE_URL", other.url());
    table.start_bot().await;
    table.play_to_the_end([&ani, &budi]).await;
    table.close().await;
}
